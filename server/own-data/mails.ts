import { dayOf } from '#domain/own-data.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'

interface Addressee {
  email: string
  username: string
}

const hello = ({ username }: Addressee) => `Hello ${username},`
const settings = (site: string) => ({ link: `${site}/account-settings`, label: 'Account settings' })
const forgot = (site: string) => ({ link: `${site}/forgot-password`, label: 'Set a new password' })

/** Leads to the settings, not to the archive: a mail may be read by others. */
export const exportReadyMail = (to: Addressee, site: string, expires_at: Date): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your data is ready',
    paragraphs: [
      hello(to),
      `The archive with everything that is in your account is ready. You can download it in your account settings until ${dayOf(expires_at)}:`,
      settings(site),
      'If you did not ask for it, somebody else is signed in to your account. Please set a new password at once:',
      forgot(site),
    ],
  })

export const confirmDeletionMail = (to: Addressee, site: string, token: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Do you want to delete your account?',
    paragraphs: [
      hello(to),
      'You asked us to delete your account and everything in it. Please confirm it on this page. The link works once, for 24 hours:',
      { link: `${site}/delete-account/${token}`, label: 'Go on to delete my account' },
      'Nothing is deleted as long as you do not confirm.',
      'If you did not ask for this, somebody else is signed in to your account. Please set a new password at once:',
      forgot(site),
    ],
  })

export const deletionPlannedMail = (to: Addressee, site: string, on: Date): Mail =>
  composeMail({
    to: to.email,
    subject: `Your account will be deleted on ${dayOf(on)}`,
    paragraphs: [
      hello(to),
      `Your account and everything in it will be deleted on ${dayOf(on)}. It cannot be brought back after that.`,
      'If you change your mind, log in before that day and press "Keep my account":',
      { link: `${site}/account-settings`, label: 'Keep my account' },
    ],
  })

export const accountKeptMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your account stays',
    paragraphs: [
      hello(to),
      'Your account will not be deleted. Everything in it is as it was.',
      'If it was not you who kept it, please set a new password:',
      forgot(site),
    ],
  })

export const accountDeletedMail = (to: Addressee): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your account is deleted',
    paragraphs: [
      hello(to),
      'As you asked, your account is deleted, with your profile, your files and your letters.',
      'The law makes us keep what was paid: orders, payments and credits stay, without your name and address.',
    ],
  })
