import { domainToASCII, domainToUnicode } from 'node:url'

/** The host of an address may be written in letters of any script, or in the ASCII form that the network uses (`xn--…`). */
const IN_TWO_FORMS = /[^\x00-\x7f]|xn--/i

function withHost(address: string, form: (host: string) => string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  // Empty where the host is none in that form.
  const written = IN_TWO_FORMS.test(host) ? form(host) || host : host
  return `${address.slice(0, at + 1).normalize('NFC')}${written}`
}

/** The one form in which an address is kept and compared: its host in letters. */
export const oneAddress = (address: string): string => withHost(address, domainToUnicode)

/** An address in each form in which it may have been stored. */
export const formsOfAddress = (address: string): string[] => [
  ...new Set([oneAddress(address), withHost(address, domainToASCII), address]),
]
