import { expect, type Page } from '@playwright/test'
import type { Person, Places } from './pictured-people.ts'
import { answers } from './screens.ts'

export interface Picture {
  /** The name of its files. */
  name: string
  /** The path as the router has it; where it holds a parameter, `at` fills it. */
  route: string
  at?: string | ((places: Places) => string)
  who?: Person
  /** What the server is made to answer. */
  given?: (page: Page) => Promise<unknown>
  /** What is done there. */
  act?: (page: Page) => Promise<unknown>
  /** Words that are there once it stands. */
  shows: string | RegExp
  /** Looked at by `npm test` too, at full width. */
  always?: boolean
  /** Looked at in the dark too. */
  dark?: boolean
  /** Looked at to its end, however long it is. */
  whole?: boolean
}

const openCards = async (page: Page) => {
  await page.locator('details').first().waitFor()
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('details')) card.open = true
  })
}
const of = (place: string) => (places: Places) => places[place] ?? ''
const more = (place: string, rest: string) => (places: Places) => (places[place] ?? '') + rest

const PUBLIC: readonly Picture[] = [
  { name: 'landing', route: '/', shows: 'Every sentence shows its source.', always: true, dark: true },
  { name: 'all-plans', route: '/all-plans', shows: 'Elite Kit' },
  { name: 'terms', route: '/terms', shows: /^Last updated/ },
  { name: 'privacy', route: '/privacy', shows: /^Last updated/ },
  { name: 'cookies', route: '/cookies', shows: 'Kept in your browser besides' },
  { name: 'about', route: '/about', shows: 'How the figures are counted' },
  { name: 'contact', route: '/contact', shows: 'Message' },
  { name: 'components', route: '/dev/ui', shows: 'Marks in a document', always: true, dark: true, whole: true },
  { name: 'login', route: '/login', shows: 'New here?', always: true, dark: true },
  {
    name: 'connect-google',
    route: '/login/link',
    given: answers(/google\/link\/$/, 200, { email: 'nobody@example.test', has_password: true }),
    shows: 'Connect and log in',
  },
  { name: 'register', route: '/register', shows: /^I accept the/ },
  { name: 'check-email', route: '/verify-email', shows: 'Check Your Email' },
  {
    name: 'email-verified',
    route: '/verify-email/:token',
    at: '/verify-email/a-token',
    given: answers(/auth\/verify-email/, 200, { message: 'Email verified successfully!' }),
    shows: 'Email verified successfully!',
  },
  { name: 'forgot-password', route: '/forgot-password', shows: 'Send Reset Link' },
  {
    name: 'reset-password',
    route: '/reset-password/:token',
    at: '/reset-password/a-token',
    given: answers(/auth\/reset-password/, 200, {}),
    shows: 'Reset Password',
  },
  {
    name: 'delete-account',
    route: '/delete-account/:token',
    at: '/delete-account/a-token',
    given: answers(/account\/deletion\/confirm/, 200, {}),
    shows: 'Delete your account?',
  },
  { name: 'resources', route: '/resources', shows: 'Read it at the source' },
  { name: 'requirements', route: '/resources/niw-requirements', shows: 'On this page', dark: true },
  { name: 'mistakes', route: '/resources/common-mistakes', shows: 'On this page' },
  { name: 'diy-vs-attorney', route: '/resources/diy-vs-attorney', shows: 'On this page' },
  { name: 'not-found', route: '*', at: '/nowhere', shows: 'Page not found' },
  {
    name: 'letter-link',
    route: '/letter',
    at: of('link'),
    who: 'applicant',
    shows: /asks you for a letter/,
    dark: true,
  },
  { name: 'letter-link-invalid', route: '/letter', shows: /^This link is not valid/ },
]

const STEPS = [
  { name: 'education', route: '/education-info', shows: /^diploma-phd/, always: true, dark: true },
  { name: 'education-project', route: '/scientific-project', shows: 'sodium-cathodes.pdf' },
  { name: 'employment', route: '/employment-info', shows: 'Job summary' },
  { name: 'employment-project', route: '/project-info', shows: 'pilot-line.pdf' },
  { name: 'evidence', route: '/evidence', shows: 'lakeside-prize.pdf' },
  { name: 'future-plans', route: '/future-plans', shows: 'Plan title' },
  { name: 'rfe', route: '/rfe', shows: 'rfe.pdf' },
].map((step): Picture => ({ ...step, who: 'applicant', act: openCards }))

const APPLICANT = [
  { name: 'personal-info', route: '/personal-info', shows: 'Résumé.pdf' },
  { name: 'dashboard', route: '/dashboard', shows: 'Checklist', always: true, dark: true },
  { name: 'import', route: '/import', shows: 'Where to get such a file' },
  { name: 'facts', route: '/facts', shows: /facts? to look at/, dark: true },
  { name: 'endeavors', route: '/proposed-endeavor', shows: 'Draft ten more', always: true, dark: true },
  { name: 'recommenders', route: '/recommender', shows: /Oakhollow/ },
  {
    name: 'recommender',
    route: '/recommender-config',
    at: of('recommender'),
    shows: 'Professional Information',
  },
  {
    name: 'recommender-letters',
    route: '/recommender-config',
    at: more('recommender', '&tab=letters'),
    shows: 'Download DOCX',
  },
  {
    name: 'recommender-final',
    route: '/recommender-config',
    at: more('recommender', '&tab=final'),
    shows: 'Submit Signed Letter',
  },
  { name: 'letter-packet', route: '/letter-packet', shows: 'Who speaks to what', dark: true },
  { name: 'petition-letter', route: '/petition-letter', shows: 'Download DOCX' },
  {
    name: 'document',
    route: '/documents/:id',
    at: of('petition'),
    act: (page: Page) => page.locator('.para .mark:not(.mark-law)').first().click(),
    shows: /^Exhibit \d+$|and \d+ more/,
    always: true,
    dark: true,
  },
  { name: 'document-letter', route: '/documents/:id', at: of('letter'), shows: 'To the recommender' },
  {
    name: 'rfe-analysis',
    route: '/rfe-analysis',
    act: (page: Page) => page.getByRole('button', { name: /^Issue 1: / }).click(),
    shows: 'What the officer writes',
    dark: true,
  },
  { name: 'rfe-response', route: '/rfe-response', shows: 'Your papers' },
  { name: 'plans', route: '/plans', shows: 'Credits left', always: true },
  { name: 'cart', route: '/cart', shows: 'Proceed to Checkout' },
  { name: 'order', route: '/order-confirmation', at: of('order'), shows: 'Payment Successful' },
  { name: 'settings', route: '/account-settings', shows: 'Two-step sign-in', dark: true },
  { name: 'recently-deleted', route: '/recently-deleted', shows: 'Recently deleted' },
  { name: 'resources-inside', route: '/resources', shows: 'Read it at the source' },
  { name: 'not-found-inside', route: '*', at: '/nowhere', shows: 'Page not found' },
].map((one): Picture => ({ ...one, who: 'applicant' }))

/** Where somebody who has hardly begun sees another page than one who has everything. */
const EMPTY: readonly Picture[] = [
  { name: 'welcome', route: '/personal-info', who: 'newcomer', shows: 'Initial Filing' },
  ...[
    { name: 'education-empty', route: '/education-info', shows: 'Add Another' },
    { name: 'education-project-empty', route: '/scientific-project', shows: 'This work was published' },
    { name: 'employment-empty', route: '/employment-info', shows: 'Add Another' },
    { name: 'employment-project-empty', route: '/project-info', shows: 'Project name' },
    { name: 'evidence-empty', route: '/evidence', shows: 'Add Another' },
    { name: 'future-plans-empty', route: '/future-plans', shows: 'Plan title' },
    { name: 'rfe-empty', route: '/rfe', shows: 'Response due' },
    { name: 'dashboard-empty', route: '/dashboard', shows: 'Before you begin' },
    { name: 'endeavors-empty', route: '/proposed-endeavor', shows: 'No endeavors yet' },
    { name: 'recommenders-empty', route: '/recommender', shows: 'No recommenders yet' },
    { name: 'recommender-new', route: '/recommender-config', shows: 'Professional Information' },
    { name: 'facts-empty', route: '/facts', shows: 'No facts yet' },
    { name: 'letter-packet-empty', route: '/letter-packet', shows: 'No recommenders yet' },
    {
      name: 'petition-letter-empty',
      route: '/petition-letter',
      shows: 'Please select a proposed endeavor first.',
    },
    { name: 'rfe-analysis-empty', route: '/rfe-analysis', shows: 'Please add an RFE notice first.' },
    { name: 'rfe-response-empty', route: '/rfe-response', shows: 'Please add an RFE notice first.' },
    { name: 'plans-empty', route: '/plans', shows: 'Credits left' },
    { name: 'cart-empty', route: '/cart', shows: 'Your cart is empty' },
    { name: 'order-none', route: '/order-confirmation', shows: 'No order yet' },
    { name: 'document-none', route: '/documents/:id', at: '/documents/987654321', shows: 'This document is not here' },
  ].map((one): Picture => ({ ...one, who: 'beginner' })),
]

export const PICTURES: readonly Picture[] = [...PUBLIC, ...STEPS, ...APPLICANT, ...EMPTY]

/** Opens a picture's screen and waits until it stands. */
export async function stands(page: Page, { given, act, shows, ...picture }: Picture, places: Places): Promise<void> {
  await given?.(page)
  const { at = picture.route } = picture
  await page.goto(typeof at === 'string' ? at : at(places))
  // What is done comes after what it is done to.
  if (act) await page.locator('main h1, main h2').first().waitFor()
  await act?.(page)
  await expect(page.getByText(shows).locator('visible=true').first()).toBeVisible()
}
