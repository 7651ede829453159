const LONGEST = 2000
/** Browsers leave tabs and line breaks in an address out and read a backslash as a slash: `/\t/elsewhere` is another host. */
const OWN = /^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u

/** A path of this site to go on to, as it stands in an address, never another host; null for anything else. */
export const ownPath = (given: string | null | undefined): string | null =>
  typeof given === 'string' && given.length <= LONGEST && OWN.test(given)
    ? given.replace(/[^!-~]+/g, encodeURIComponent)
    : null

/** A page before the login, which knows where to go on after it. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
