import { t } from '@lingui/core/macro'

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
    why: t`Tells the server that it is you who is signed in. Scripts cannot read it.`,
    until: t`The browser is closed; with Remember me 30 days`,
  },
  {
    name: 'csrftoken',
    why: t`Proves that a change comes from this site and not from another one that you have open.`,
    until: t`As long as sessionid`,
  },
  {
    name: 'device',
    why: t`Tells a browser that you have signed in from before, so that only a new one is reported to you by mail, and a stranger’s wrong guesses do not lock you out. It opens nothing.`,
    until: t`400 days`,
  },
  { name: 'language', why: t`The language of the interface, if you chose one.`, until: t`A year after you chose it` },
  {
    name: 'signin',
    why: t`Holds the place between two steps of signing in or of adding a passkey.`,
    until: t`The step is done or the browser is closed; it counts for 10 minutes`,
  },
]

export const ON_THE_DEVICE: readonly Kept[] = [
  { name: 'theme', why: t`Light or dark, if you chose one.`, until: t`You choose “system” again` },
  {
    name: 'user',
    why: t`Username and address of who is signed in, so that pages know whom they show.`,
    until: t`Log Out`,
  },
  {
    name: 'applicationId, filingType',
    why: t`Which application you work on, and whether it is an initial filing or a response.`,
    until: t`Log Out`,
  },
  { name: 'refereeId', why: t`Which recommender you opened last.`, until: t`Log Out` },
  {
    name: 'orderId, selectedPackage, boughtFor',
    why: t`What you are about to buy or just bought, and the page where you wanted it.`,
    until: t`Log Out`,
  },
  {
    name: 'verifyEmail',
    why: t`The address to which the confirmation is sent again.`,
    until: t`You log in or out`,
  },
  {
    name: 'jobs, redrafts',
    why: t`Work that is under way, so that its end is told wherever you are.`,
    until: t`Log Out`,
  },
  {
    name: 'jobSteps, waiverly-window',
    why: t`Steps that a job has passed, and a name for this tab.`,
    until: t`The tab is closed`,
  },
  {
    name: 'waiverly-last-words',
    why: t`What you typed right before you left a page, until the next one has kept it.`,
    until: t`The next page is open, or the tab is closed`,
  },
  {
    name: t`waiverly (database)`,
    why: t`What you typed and have not saved, for each form.`,
    until: t`You save, discard or log out`,
  },
]
