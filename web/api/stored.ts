/** Key of the chosen theme, `light` or `dark`; public/before.js reads it too, before the first paint. */
export const THEME_KEY = 'theme'

/** On the root element while somebody is signed in, for the public header; public/before.js sets it too. */
const MEMBER = 'data-member'

/** What the product keeps in local storage. Typed drafts are elsewhere (forms/drafts.ts). */
export type StoredKey =
  | 'applicationId'
  | 'refereeId'
  | 'orderId'
  | 'selectedPackage'
  | 'boughtFor'
  | 'filingType'
  | 'user'
  | 'verifyEmail'
  | 'jobs'
  | 'redrafts'

export const stored = (key: StoredKey): string | null => localStorage.getItem(key)

export function store(key: StoredKey, value: string | number | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, String(value))
  if (key === 'user') document.documentElement.toggleAttribute(MEMBER, value !== null)
}

export const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Of whose work it is what is stored: nothing of it is the next person's. */
const OF_A_PERSON: readonly StoredKey[] = [
  'applicationId',
  'refereeId',
  'orderId',
  'selectedPackage',
  'boughtFor',
  'filingType',
  'verifyEmail',
  'jobs',
  'redrafts',
]
export const forgetWork = (): void => OF_A_PERSON.forEach((key) => store(key, null))

export const chosenTheme = (): string | null => localStorage.getItem(THEME_KEY)

/** Forgets who was signed in: local and session storage and the cookies that a script may clear. The theme is the device's. */
export function clearStored(theme = chosenTheme()): void {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute(MEMBER)
  if (theme !== null) localStorage.setItem(THEME_KEY, theme)
  for (const part of document.cookie.split('; ')) document.cookie = `${part.split('=')[0]}=; Max-Age=0; Path=/`
}
