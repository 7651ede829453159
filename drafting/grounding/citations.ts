import type { Inline } from '#domain/document.ts'
import { cite, findAuthority, findPin, LIBRARY } from '../authorities/library.ts'
import { NEVER_CITED } from '../authorities/never-cite.ts'
import type { Claim, Unread } from './claim.ts'

const PRECEDENTS = LIBRARY.filter(({ level }) => level === 'precedent')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** A decision's volume and page, with its name where that stands right before: "Dhanasar, 26 I&N Dec. at 889". */
const REPORTED = new RegExp(
  [
    String.raw`\b(?:(?:Matter of )?(?:${PRECEDENTS.map(({ label }) => escaped(label)).join('|')}), )?`,
    String.raw`\d+ I\s*&\s*N Dec\.(?: at)? \d+(?:, \d+)?(?:[–-]\d+)?(?: n\.\d+)?(?: \([^)]*\))?`,
  ].join(''),
  'gu',
)

/** The forms in which law is cited in running text. */
const CITATIONS: readonly RegExp[] = [
  /\bMatter of [\p{Lu}][\p{L}’'-]*(?:(?: [\p{Lu}][\p{L}’'.-]*)*)(?:, Inc\.)?(?:, \d+ I\s*&\s*N Dec\. \d+(?:, \d+(?:[–-]\d+)?(?: n\.\d+)?)*)?(?: \([^()]*\d{4}\))?/gu,
  /\b(?!(?:See|Cf|In|Under|But|And|As)\b)(?:[\p{Lu}][\p{L}’'-]+ )+v\. (?:[\p{Lu}][\p{L}’'-]+ ?)+(?:, \d+ \S+ \d+(?: \([^)]*\d{4}\))?)?/gu,
  REPORTED,
  /\b\d+ (?:F\.(?:2d|3d|4th)|U\.S\.|S\. ?Ct\.|Fed\. ?Reg\.|Stat\.) \d+(?: \([^)]*\d{4}\))?/gu,
  /\b\d+ (?:C\.?F\.?R\.?|U\.?S\.?C\.?)(?: §+| sections?)? ?[\d.]+(?:\([\dA-Za-z]+\))*/gu,
  /\bPub(?:lic|\.) L(?:aw|\.)(?: No\.)? \d+[-–]\d+/gu,
  /\bINA ?§+ ?\d+(?:\([\dA-Za-z]+\))*/gu,
  /(?:\bINA ?(?:§+|[Ss]ection)|§+|\b[Ss]ections?) ?\d+(?:\([\dA-Za-z]+\))+/gu,
]

/** A citation reduced to what identifies it: `8cfr204.5(k)(2)`, `203(b)(2)`, `26dec884`. */
const reduced = (citation: string): string =>
  citation
    .toLowerCase()
    .replace(/\b(?:ina|sections?|matter of|inc)\b\.?|[§,]/g, ' ')
    .replace(/c\.?f\.?r\.?/g, 'cfr')
    .replace(/u\.?s\.?c\.?/g, 'usc')
    .replace(/i\s*&\s*n dec\.(?: at)?/g, 'dec')
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")
    .replace(/\s+/g, '')

/** The court and the year at a citation’s end. */
const DECIDED = / \([^()]*\d{4}\)$/u

const HELD = LIBRARY.flatMap(({ name, label, full, pins }) => {
  const cited = (pin: string) =>
    full
      .map(({ text }) => text)
      .join('')
      .replace(/\{([^{}]*)pin([^{}]*)\}/g, (_, before: string, after: string) =>
        pin === '' ? '' : `${before}${pin}${after}`,
      )
  const volume = / (\d+ I&N Dec\.)/.exec(cited(''))?.[1]
  return [
    name,
    ...['', ...pins.map(({ pin }) => pin)].flatMap((pin) => {
      const whole = cited(pin)
      const reporter = whole.replace(/^.*?, (?=\d+ I&N)/, '')
      // Who decided and when may be left out; where it stands, it is that of the decision.
      return [whole, reporter, whole.replace(DECIDED, ''), reporter.replace(DECIDED, '')]
    }),
    `${name}${DECIDED.exec(cited(''))?.[0] ?? ''}`,
    ...cited('').split(', '),
    ...(volume === undefined
      ? []
      : pins.flatMap(({ pin }) => [`${volume} at ${pin}`, `${label}, ${volume} at ${pin}`])),
  ].map(reduced)
})

/** A whole provision may be named where the library holds a part of it, but no other part. */
const isHeld = (citation: string): boolean => {
  const wanted = reduced(citation)
  return HELD.some((held) => held === wanted || held.startsWith(`${wanted}(`))
}

/** What no citation does without. */
const LEGAL =
  /Dec\.|Matter of|§|\bv\. |C\.?F\.?R|U\.?S\.?C|F\.[234]|U\.S\. \d|Fed\.|Stat\.|Pub|INA|[Ss]ections? \d|NYSDOT|Kazarian|acclaim|extraordinary|very top|New York State|\((?:AAO|BIA|A\.G\.) \d/u

/** A court’s name and a year in brackets, as they stand behind a citation. */
const COURT = String.raw`(?:AAO|A\.A\.O\.|BIA|A\.G\.|(?:Acting )?(?:Assoc\. |Reg’l )?Comm[’']r|\d+(?:st|nd|rd|th) Cir\.)`

/** A decision of the library that is named with another court or year than its own. */
const MISDATED = PRECEDENTS.flatMap(({ label, full }) => {
  const [, court, year] =
    / \(([^()]*?) ?(\d{4})\)$/u.exec(
      full
        .map(({ text }) => text)
        .join('')
        .replace(/\{[^{}]*\}/gu, ''),
    ) ?? []
  if (court === undefined) return []
  const own = escaped(`${court} ${year}`)
  return [new RegExp(`\\b(?:Matter of )?${label}\\b[^.;()]{0,60} \\((?!${own}\\))${COURT} \\d{4}\\)`, 'gu')]
})

export function* readCitations(unread: Unread): Generator<Claim> {
  if (!LEGAL.test(unread.text)) return
  for (const { form, why, name } of NEVER_CITED)
    for (const { place } of unread.take(new RegExp(form.source, `g${form.flags}`)))
      yield { kind: 'never', ...place, why: `${name} is never cited here: ${why}` }
  for (const form of MISDATED) for (const { place } of unread.take(form)) yield { kind: 'citation', ...place }
  for (const form of CITATIONS)
    for (const { place } of unread.take(form)) if (!isHeld(place.text.trim())) yield { kind: 'citation', ...place }
}

/** What is wrong with a citation of the library as it stands in a sentence; null where nothing is. */
export function wrongCitation(inline: Extract<Inline, { kind: 'authority' }>): string | null {
  const held = findAuthority(inline.id)
  if (held === undefined) return 'the library of authorities does not hold it'
  const pin = inline.id.split('@')[1]
  if (pin !== undefined && findPin(held, pin) === undefined) return `the library holds no such pin of ${held.name}`
  const text = (runs: { text: string }[]) => runs.map((run) => run.text).join('')
  const forms = (['full', 'short'] as const).map((form) => text(cite(held.id, pin, form).runs))
  return forms.includes(text(inline.runs)) ? null : `it does not read as ${held.name} is cited`
}
