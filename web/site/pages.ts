/** A page that is rendered when the product is built, so that it can be read before any script has run. */
export interface BuiltPage {
  path: string
  /** Its component's file, from `web/`. */
  module: string
  /** As a search engine and a shared link show it. */
  title: string
  description: string
  /**
   * `still`: complete as it is; a small script without the app's libraries brings it to life. `app`: what the app shows
   * there first; the app takes it over.
   */
  kind: 'still' | 'app'
  /** Stands in the frame of the Resource Center. */
  inResources?: true
}

/** Every one of them: what a search engine is led to. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  {
    path: '/',
    module: 'pages/public/landing.tsx',
    title: 'Prepare your EB-2 National Interest Waiver petition · Waiverly',
    description:
      'From a blank profile to a petition that is ready to file: proposed endeavors, recommendation letters and the petition letter, each sentence tied to the page that proves it.',
    kind: 'still',
  },
  {
    path: '/all-plans',
    module: 'pages/public/all-plans.tsx',
    title: 'Plans and prices for a National Interest Waiver petition · Waiverly',
    description:
      'What each kit holds and costs: recommendation letters, the full petition, the answer to a Request for Evidence. Paid once; a failed generation gives its credit back.',
    kind: 'still',
  },
  {
    path: '/terms',
    module: 'pages/public/terms.tsx',
    title: 'Terms of use and privacy · Waiverly',
    description:
      'What Waiverly does and does not do, in plain words: not a law firm, your papers stay yours, what is stored where, and how it is deleted.',
    kind: 'still',
  },
  {
    path: '/privacy',
    module: 'pages/public/terms.tsx',
    title: 'Privacy and terms of use · Waiverly',
    description:
      'What Waiverly stores and where, what a model provider sees, how long it is kept, and how it is deleted.',
    kind: 'still',
  },
  {
    path: '/cookies',
    module: 'pages/public/cookies.tsx',
    title: 'Cookies · Waiverly',
    description:
      'Each cookie and each entry that Waiverly keeps in your browser, what it is for, and how long it stays. No trackers.',
    kind: 'still',
  },
  {
    path: '/about',
    module: 'pages/public/about.tsx',
    title: 'About · Waiverly',
    description: 'How a sentence of a petition gets its source, what Waiverly does not do, and who runs it.',
    kind: 'still',
  },
  {
    path: '/resources',
    module: 'pages/resources/resource-center.tsx',
    title: 'Resource Center: the National Interest Waiver explained · Waiverly',
    description:
      'What the law asks of an EB-2 National Interest Waiver, mistakes that cost time, and when to see an attorney.',
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/niw-requirements',
    module: 'pages/resources/article-page.tsx',
    title: 'National Interest Waiver requirements, with the law they come from · Waiverly',
    description:
      'The EB-2 threshold and the three prongs of Matter of Dhanasar in plain words, each claim linked to its source.',
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/common-mistakes',
    module: 'pages/resources/article-page.tsx',
    title: 'Common mistakes in National Interest Waiver petitions · Waiverly',
    description: 'What officers ask about again and again, and how to answer it in the petition itself.',
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/diy-vs-attorney',
    module: 'pages/resources/article-page.tsx',
    title: 'A National Interest Waiver on your own, or with an attorney · Waiverly',
    description: 'What you can do yourself, what an attorney adds, and the cases that one should see first.',
    kind: 'app',
    inResources: true,
  },
  {
    path: '/contact',
    module: 'pages/public/contact.tsx',
    title: 'Contact · Waiverly',
    description: 'Write to the people who run this Waiverly.',
    kind: 'app',
  },
  {
    path: '/login',
    module: 'pages/account/login.tsx',
    title: 'Log In · Waiverly',
    description: 'Go on with your National Interest Waiver petition where you left off.',
    kind: 'app',
  },
  {
    path: '/register',
    module: 'pages/account/register.tsx',
    title: 'Sign up · Waiverly',
    description:
      'Make an account and begin your National Interest Waiver petition with a profile in seven short steps.',
    kind: 'app',
  },
  {
    path: '/forgot-password',
    module: 'pages/account/forgot-password.tsx',
    title: 'Forgot password · Waiverly',
    description: 'Have a link mailed to you that sets a new password.',
    kind: 'app',
  },
]
