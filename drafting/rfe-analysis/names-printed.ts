import type { Placed } from '#domain/rfe.ts'
import { NAME_PLACES, TITLED, type NamePlace } from './name-places.ts'
import { isParticle, wordsOfName } from './same-name.ts'

/** What stands beside a name in a caption, or in its place. */
const NO_NAME =
  /^(?:address|agent|alien|anumber|appendix|as|attn|attorney|beneficiary|born|case|category|class|classification|counsel|country|date|dear|dob|due|file|filed|for|form|ina|madam|name|no|none|notice|number|office|officer|page|petition|petitioner|preparer|priority|receipt|received|reply|representative|request|respond|response|same|section|self|selfpetitioner|service|sir|the|this|type|uscis|nebraska|texas|potomac|california|vermont|national|waiver)$/u
const COMPANY =
  /\b(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Corporation|Ltd|Limited|LLP|PLLC|P\.C|Company|Co\.|GmbH|University|College|Institute|School|Hospital|Laborator\w+|Center|Centre|Foundation|Department|District|County|Society|Associates|Group|Systems|Technologies|Services|Law)\b/iu
/** The capitals that go on from a name: `Vertical\nTransit, Inc.` */
const GOES_ON = /^(?:[,\s]*\p{Lu}[\p{L}.&]*){0,3}/u
/** Who answers for another may be written to in their place. */
const LAWYER = /\b(?:attorney|esq(?:uire)?|law (?:offices?|firm|group)|LLP|PLLC|P\.C)\b|\bc\/o\b/iu

/** A caption and an address stand within so many characters of the first page. */
const HEAD = 2500
const ADDRESS = 700
/** A sentence on another petition names who filed that. */
const OF_ANOTHER = /\b(?:prior|previous|earlier|another|separate)\b[^.:]{0,100}$/iu

const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase()

/** The name without what a column beside it says: of `KHERFI, Boualem Due` the name. */
function withoutNeighbour(found: string): string {
  const words = found.replace(/-\n/gu, '-').split(/\s+/u)
  const end = words.findIndex((word, at) => {
    const before = words.slice(0, at)
    const isOther =
      at > 1 && /^\p{Lu}\p{Ll}{3}/u.test(word) && before.every((one) => isCapitals(one) && !one.endsWith(','))
    return isOther || NO_NAME.test(word.toLowerCase().replace(/\P{L}/gu, ''))
  })
  return words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/(?<=\p{L}{2})[.,;]$/u, '')
}

const hasInitial = (value: string): boolean => /(?:^|[\s,])\p{Lu}\.?(?:$|[\s,])/u.test(value)

export interface NamedPerson extends Placed {
  of: NamePlace['of']
}

/** Every name that a notice prints as that of its petitioner, or of the one to whom it is sent. */
export function namesPrinted(pages: readonly string[]): NamedPerson[] {
  const small = new Set(pages.flatMap((text) => text.match(/(?<![\p{L}-])\p{Ll}{2,}(?!\p{L})/gu) ?? []))
  const isName = (value: string, { whole }: NamePlace): boolean => {
    const words = wordsOfName(value)
    return whole
      ? words.length > 0 && words.every((word) => isParticle(word) || !small.has(word))
      : words.some((word) => word.length > 2 && !small.has(word))
  }
  const isLawyers = LAWYER.test((pages[0] ?? '').slice(0, ADDRESS))

  return pages.flatMap((text, at) =>
    NAME_PLACES.flatMap((place): NamedPerson[] => {
      const { form, of, head } = place
      if (head && at > 0) return []
      return [...(head ? text.slice(0, HEAD) : text).matchAll(form)].flatMap((match): NamedPerson[] => {
        const [all, found = ''] = match
        const value = withoutNeighbour(found)
        const start = match.index + all.indexOf(found)
        const whole = value + (GOES_ON.exec(text.slice(start + value.length))?.[0] ?? '')
        const isFull = wordsOfName(value).length > 1 || hasInitial(value) || TITLED.test(all)
        if (!isFull || !isName(value, place) || OF_ANOTHER.test(text.slice(Math.max(0, start - 120), start))) return []
        if (COMPANY.test(of === 'party' ? whole : found)) return []
        // The name over "c/o" is the petitioner's; without it the lawyer's own may stand there.
        if (of === 'addressee' && isLawyers && !/(?:c\/o|%)/iu.test(all)) return []
        return [{ value, page: at + 1, of }]
      })
    }),
  )
}
