import { html, type Html } from '../http/page.ts'
import type { Mail } from '../parts.ts'

/** A mail's HTML, which says the same as its text. */
export const mailPage = (page: Html): string => `<!doctype html><html lang="en"><body>${page.text}</body></html>`

/** A mail around one link, in plain text and in simple HTML that says the same. */
function linkMail(to: string, subject: string, greeting: string, why: string, link: string, otherwise: string): Mail {
  const text = [greeting, '', why, '', link, '', otherwise, '', 'Waiverly'].join('\n')
  const page = html`<p>${greeting}</p>
    <p>${why}</p>
    <p><a href="${link}">${link}</a></p>
    <p>${otherwise}</p>
    <p>Waiverly</p>`
  return { to, subject, text, html: mailPage(page) }
}

interface Addressee {
  email: string
  username: string
}

export const verificationMail = (to: Addressee, site: string, token: string): Mail =>
  linkMail(
    to.email,
    'Please confirm your e-mail address',
    `Hello ${to.username},`,
    'please confirm your e-mail address by opening this link. It works once, for 24 hours:',
    `${site}/verify-email/${token}`,
    'If you did not make an account, you can ignore this mail.',
  )

export const resetMail = (to: Addressee, site: string, token: string): Mail =>
  linkMail(
    to.email,
    'Set a new password',
    `Hello ${to.username},`,
    'you can set a new password by opening this link. It works once, for one hour:',
    `${site}/reset-password/${token}`,
    'If you did not ask for this, you can ignore this mail; your password stays as it is.',
  )
