import { withNext } from '#domain/own-path.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'

export interface Addressee {
  email: string
  username: string
}

export const hello = ({ username }: Addressee) => `Hello ${username},`
export const settings = (site: string) => ({ link: `${site}/account-settings`, label: 'Account settings' })
export const forgot = (site: string) => ({ link: `${site}/forgot-password`, label: 'Set a new password' })
/** Minutes are enough to know one's own sign-in by; the zone is said, since the reader's is not known. */
const atMinute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const verificationMail = (to: Addressee, site: string, token: string, next: string | null = null): Mail =>
  composeMail({
    to: to.email,
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      hello(to),
      'Please confirm your e-mail address by opening this link. It works once, for 24 hours:',
      { link: withNext(`${site}/verify-email/${token}`, next), label: 'Confirm my e-mail address' },
      'If you did not make an account, you can ignore this mail.',
    ],
  })

export const resetMail = (to: Addressee, site: string, token: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Set a new password',
    paragraphs: [
      hello(to),
      'You can set a new password by opening this link. It works once, for one hour:',
      { link: `${site}/reset-password/${token}`, label: 'Set a new password' },
      'If you did not ask for this, you can ignore this mail; your password stays as it is.',
    ],
  })

export const passwordChangedMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your password was changed',
    paragraphs: [
      hello(to),
      'The password of your account was changed, and every device that was signed in with the old one was signed out.',
      'If this was not you, please set a new password at once:',
      forgot(site),
      'Passkeys and a connected Google account go on to log in. If there is one that you do not know, remove it in your account settings:',
      settings(site),
    ],
  })

export const newSignInMail = (to: Addressee, site: string, { device, at }: { device: string; at: Date }): Mail =>
  composeMail({
    to: to.email,
    subject: 'New sign-in to your account',
    paragraphs: [
      hello(to),
      'Somebody signed in to your account from a browser that we have not seen with it before:',
      {
        facts: [
          ['Browser', device],
          ['Time', atMinute(at)],
        ],
      },
      'If this was you, there is nothing to do. If not, sign the device out in your account settings, and set a new password:',
      settings(site),
      forgot(site),
    ],
  })

export const googleConnectedMail = (to: Addressee, site: string, address: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Google was connected to your account',
    paragraphs: [
      hello(to),
      `You can now sign in to your account with Google, as ${address}.`,
      'If this was not you, set a new password at once, and disconnect Google in your account settings:',
      forgot(site),
      settings(site),
    ],
  })

export const googleDisconnectedMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Google was disconnected from your account',
    paragraphs: [
      hello(to),
      'Google no longer signs in to your account. Your password does, as before.',
      'If this was not you, please set a new password at once:',
      forgot(site),
    ],
  })

export const googleTookOverMail = (to: Addressee, site: string): Mail =>
  composeMail({
    to: to.email,
    subject: 'Google was connected to your account',
    paragraphs: [
      hello(to),
      'There was an account with your address already, which nobody had confirmed. You signed in with Google, so it is yours now.',
      'The password that was chosen for it no longer works, since we could not know who chose it. Sign in with Google, or set a password of your own:',
      forgot(site),
    ],
  })
