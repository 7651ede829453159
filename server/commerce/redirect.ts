import { invalidFields } from '#domain/errors.ts'

/** Browsers and parsers disagree on addresses with a backslash, a blank, a control character, or a scheme without `//`. */
const PLAIN_ADDRESS = /^(https?:\/\/[^/\\]|\/(?![/\\]))[^\\\s\p{Cc}]*$/iu

/** Where the applicant goes after paying: a page of this site, never another one. A path alone is one of this site. */
export function readRedirect(given: string, sites: readonly [string, ...string[]]): string {
  const url = PLAIN_ADDRESS.test(given) && URL.canParse(given, sites[0]) ? new URL(given, sites[0]) : null
  const own = sites.map((address) => new URL(address).origin)
  // The origin of a `blob:` address is that of the page that made it.
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !own.includes(url.origin) ||
    url.username !== '' ||
    url.password !== ''
  )
    throw invalidFields({ redirect_url: ['Please use an address of this site'] })
  return url.href
}

/** The address with the order in it, which the page it leads to needs after a reload. */
export function withOrderId(redirect_url: string, order_id: string): string {
  const url = new URL(redirect_url)
  if (!url.searchParams.has('order_id')) url.searchParams.set('order_id', order_id)
  return url.href
}
