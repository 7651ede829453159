import { t } from '@lingui/core/macro'
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
    title: t`Prepare your EB-2 National Interest Waiver petition · Waiverly`,
    description: t`From a blank profile to a petition that is ready to file: proposed endeavors, recommendation letters and the petition letter, each sentence tied to the page that proves it.`,
    kind: 'still',
  },
  {
    path: '/all-plans',
    module: 'pages/public/all-plans.tsx',
    title: t`Plans and prices for a National Interest Waiver petition · Waiverly`,
    description: t`What each kit holds and costs: recommendation letters, the full petition, the answer to a Request for Evidence. Paid once; a failed generation gives its credit back.`,
    kind: 'still',
  },
  {
    path: '/terms',
    module: 'pages/public/terms.tsx',
    title: t`Terms of use and privacy · Waiverly`,
    description: t`What Waiverly does and does not do, in plain words: not a law firm, your papers stay yours, what is stored where, and how it is deleted.`,
    kind: 'still',
  },
  {
    path: '/privacy',
    module: 'pages/public/terms.tsx',
    title: t`Privacy and terms of use · Waiverly`,
    description: t`What Waiverly stores and where, what a model provider sees, how long it is kept, and how it is deleted.`,
    kind: 'still',
  },
  {
    path: '/cookies',
    module: 'pages/public/cookies.tsx',
    title: t`Cookies · Waiverly`,
    description: t`Each cookie and each entry that Waiverly keeps in your browser, what it is for, and how long it stays. No trackers.`,
    kind: 'still',
  },
  {
    path: '/about',
    module: 'pages/public/about.tsx',
    title: t`About · Waiverly`,
    description: t`How a sentence of a petition gets its source, what Waiverly does not do, and who runs it.`,
    kind: 'still',
  },
  {
    path: '/resources',
    module: 'pages/resources/resource-center.tsx',
    title: t`Resource Center: the National Interest Waiver explained · Waiverly`,
    description: t`What the law asks of an EB-2 National Interest Waiver, mistakes that cost time, and when to see an attorney.`,
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/niw-requirements',
    module: 'pages/resources/article-page.tsx',
    title: t`National Interest Waiver requirements, with the law they come from · Waiverly`,
    description: t`The EB-2 threshold and the three prongs of Matter of Dhanasar in plain words, each claim linked to its source.`,
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/common-mistakes',
    module: 'pages/resources/article-page.tsx',
    title: t`Common mistakes in National Interest Waiver petitions · Waiverly`,
    description: t`What officers ask about again and again, and how to answer it in the petition itself.`,
    kind: 'app',
    inResources: true,
  },
  {
    path: '/resources/diy-vs-attorney',
    module: 'pages/resources/article-page.tsx',
    title: t`A National Interest Waiver on your own, or with an attorney · Waiverly`,
    description: t`What you can do yourself, what an attorney adds, and the cases that one should see first.`,
    kind: 'app',
    inResources: true,
  },
  {
    path: '/contact',
    module: 'pages/public/contact.tsx',
    title: t`Contact · Waiverly`,
    description: t`Write to the people who run this Waiverly.`,
    kind: 'app',
  },
  {
    path: '/login',
    module: 'pages/account/login.tsx',
    title: t`Log In · Waiverly`,
    description: t`Go on with your National Interest Waiver petition where you left off.`,
    kind: 'app',
  },
  {
    path: '/register',
    module: 'pages/account/register.tsx',
    title: t`Sign up · Waiverly`,
    description: t`Make an account and begin your National Interest Waiver petition with a profile in seven short steps.`,
    kind: 'app',
  },
  {
    path: '/forgot-password',
    module: 'pages/account/forgot-password.tsx',
    title: t`Forgot password · Waiverly`,
    description: t`Have a link mailed to you that sets a new password.`,
    kind: 'app',
  },
]
