import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'
import { type Addressee, forgot, hello, settings } from './mails.ts'

/** What every change of the ways in ends with. */
const notYou = (site: string) => [
  'If this was not you, please set a new password at once, then look at your account settings:',
  forgot(site),
  settings(site),
]

export const twoFactorOnMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Two-step sign-in is on',
    paragraphs: [
      hello(to),
      'Two-step sign-in was turned on for your account. From now on you need your password and a code from your authenticator app to log in.',
      'Please keep your recovery codes in a safe place: each of them replaces the app once.',
      ...notYou(site),
    ],
  })

export const twoFactorOffMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Two-step sign-in is off',
    paragraphs: [
      hello(to),
      'Two-step sign-in was turned off for your account. Your password alone is enough to log in now, and your recovery codes do not work any more.',
      ...notYou(site),
    ],
  })

export const newRecoveryCodesMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'You have new recovery codes',
    paragraphs: [
      hello(to),
      'New recovery codes were made for your account. The ones before do not work any more.',
      ...notYou(site),
    ],
  })

const leftOf = (left: number) => {
  if (left === 0) return 'It was the last one. Please make new ones in your account settings.'
  return left === 1 ? 'You have 1 left.' : `You have ${left} left.`
}

export const recoveryCodeUsedMail = (to: Addressee, site: string, left: number): Mail =>
  composeMail({
    to: to.email,
    subject: 'A recovery code was used',
    paragraphs: [
      hello(to),
      `Somebody logged in to your account with one of your recovery codes. ${leftOf(left)}`,
      ...notYou(site),
    ],
  })

export const codesRefusedMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Wrong codes for your account',
    paragraphs: [
      hello(to),
      'Somebody entered the password of your account, and then several codes that were not right. They were not let in, and must wait before they can try again.',
      ...notYou(site),
    ],
  })

export const passkeyAddedMail = (to: Addressee, site: string, name: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'A passkey was added',
    paragraphs: [
      hello(to),
      `The passkey “${name}” was added to your account. Whoever has that device and can unlock it can log in.`,
      ...notYou(site),
    ],
  })

export const passkeyRemovedMail = (to: Addressee, site: string, name: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'A passkey was removed',
    paragraphs: [
      hello(to),
      `The passkey “${name}” was removed from your account. It does not log anybody in any more.`,
      ...notYou(site),
    ],
  })
