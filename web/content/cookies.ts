/** Every cookie and every other thing that the product keeps in a browser; a journey in the browser holds the list to it. */
export interface Kept {
  name: string
  /** What for. */
  why: string
  /** How long. */
  until: string
}

export const COOKIES: readonly Kept[] = [
  {
    name: 'sessionid',
    why: 'Tells the server that it is you who is signed in. Scripts cannot read it.',
    until: 'The browser is closed; with Remember me 30 days',
  },
  {
    name: 'csrftoken',
    why: 'Proves that a change comes from this site and not from another one that you have open.',
    until: 'As long as sessionid',
  },
  {
    name: 'device',
    why: 'Tells a browser that you have signed in from before, so that only a new one is reported to you by mail, and a stranger’s wrong guesses do not lock you out. It opens nothing.',
    until: '400 days',
  },
  {
    name: 'signin',
    why: 'Holds the place between two steps of signing in or of adding a passkey.',
    until: 'The step is done or the browser is closed; it counts for 10 minutes',
  },
]

export const ON_THE_DEVICE: readonly Kept[] = [
  { name: 'theme', why: 'Light or dark, if you chose one.', until: 'You choose “system” again' },
  {
    name: 'user',
    why: 'Username and address of who is signed in, so that pages know whom they show.',
    until: 'Log Out',
  },
  {
    name: 'applicationId, filingType',
    why: 'Which application you work on, and whether it is an initial filing or a response.',
    until: 'Log Out',
  },
  { name: 'refereeId', why: 'Which recommender you opened last.', until: 'Log Out' },
  { name: 'orderId, selectedPackage', why: 'What you are about to buy or just bought.', until: 'Log Out' },
  { name: 'verifyEmail', why: 'The address to which the confirmation is sent again.', until: 'You log in or out' },
  {
    name: 'jobs, redrafts',
    why: 'Work that is under way, so that its end is told wherever you are.',
    until: 'Log Out',
  },
  {
    name: 'jobSteps, waiverly-window',
    why: 'Steps that a job has passed, and a name for this tab.',
    until: 'The tab is closed',
  },
  {
    name: 'waiverly (database)',
    why: 'What you typed and have not saved, for each form.',
    until: 'You save, discard or log out',
  },
]
