import type { NoticeReading, Placed } from '#domain/rfe.ts'
import { hitsOf } from './printed.ts'

const mostOf = (hits: readonly { value: string; page: number }[]): Placed | null => {
  const counts = new Map<string, number>()
  for (const { value } of hits) counts.set(value, (counts.get(value) ?? 0) + 1)
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
  const first = hits.find(({ value }) => value === best)
  return first === undefined ? null : { value: first.value, page: first.page }
}

const FORM =
  /\bforms?(?: type| number| no\.)?\W{0,3}([a-z]|1|l|I[JlI1](?=-))\s?[-–—\u2010\u2011 ]?\s?(\d{3}[a-z]?)\b|\b(I|1|l)\s?[-–—\u2010\u2011]?\s?(140|485|129|130|526|765)\b/gi
const NOTICE_FORMS = new Set(['I-797', 'I-797E', 'I-797C', 'I-290B', 'G-28'])

/** How much it tells where a form is named: in the letter's head, as the one that was filed, among what is asked for. */
const IN_HEAD = 6
const AS_FILED = 3
const AS_ASKED = 0.2
/** So many lines hold the head. */
const HEAD = 14
const FILED =
  /\b(?:you filed|your|case type|in re|re:|petition:|application:|pending|on file)\W*(?:the |a |an )?(?:form )?$/i
const ASKED_FOR =
  /\b(?:submit|provide|send|complete[ds]?|missing|without|requires?|required|obtain|enclose|new|signed|properly|current|include|file an?|accompan\w+)\b[^.]{0,60}$/i

/** The form that the notice is about; not one that it asks for. */
export function formIn(pages: readonly string[]): Placed | null {
  const hits = hitsOf(pages, FORM, (match) => {
    // A scanner takes the letter I for a figure or another letter; no form begins with J.
    const letter = (match[1] ?? match[3] ?? '').toUpperCase().replace(/^(?:[1LJ]|I.)$/, 'I')
    const name = `${letter}-${(match[2] ?? match[4] ?? '').toUpperCase()}`
    return NOTICE_FORMS.has(name) ? null : name
  })
  const head = (pages[0] ?? '').split('\n').slice(0, HEAD).join('\n').length
  const scores = new Map<string, number>()
  for (const { value, page, before, start } of hits) {
    const line = before.replace(/\n/g, ' ')
    const weight =
      page === 1 && start < head && !ASKED_FOR.test(line)
        ? IN_HEAD
        : FILED.test(line)
          ? AS_FILED
          : ASKED_FOR.test(line)
            ? AS_ASKED
            : 1
    scores.set(value, (scores.get(value) ?? 0) + weight)
  }
  const best = [...scores].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  const first = hits.find(({ value }) => value === best)
  return first === undefined ? null : { value: first.value, page: first.page }
}

const CENTRES: readonly (readonly [string, RegExp])[] = [
  ['Texas Service Center', /\btexas\s+service\s+center\b|\bTSC\b/gi],
  ['Nebraska Service Center', /\bnebraska\s+service\s+center\b|\bNSC\b/gi],
  ['California Service Center', /\bcalifornia\s+service\s+center\b/gi],
  ['Vermont Service Center', /\bvermont\s+service\s+center\b/gi],
  ['Potomac Service Center', /\bpotomac\s+service\s+center\b/gi],
  ['National Benefits Center', /\bnational\s+benefits\s+center\b/gi],
]

export const serviceCentreIn = (pages: readonly string[]): Placed | null =>
  mostOf(CENTRES.flatMap(([name, pattern]) => hitsOf(pages, pattern, () => name)))

/** The last line of a decision on an appeal or a motion, which asks for nothing. */
const ORDERED =
  /^[ \t]{0,40}(?:further )?order:\s+the (?:\w+ ){0,4}(?:appeal|motions?|petition|matter)\b[^.]{0,60}\b(?:dismissed|denied|rejected|sustained|granted|withdrawn|remanded)\b/im

export function kindIn(pages: readonly string[]): NoticeReading['kind'] {
  const text = pages.join('\n')
  if (ORDERED.test(text)) return 'other'
  const titled = /^[^\w\n]*(?:re:\s*)?(?:notice type\W{0,9})?(?:notice of )?intent to deny\b.{0,30}$/im.test(text)
  if (titled || /\bintends\s+to\s+deny\b|\bthis notice of intent to deny\b/i.test(text)) return 'noid'
  const asks =
    /\brequest\s+for\s+(?:additional\s+|initial\s+|further\s+)?evidence\b|\bnotice\s+of\s+request\s+for (?:additional )?(?:evidence|information)\b|\bRFE\b|\breturn (?:this|the) (?:original )?(?:letter|notice|page)\b[^.]{0,60}\b(?:answer|response|reply)\b/i
  return asks.test(text) || /\b(?:additional|further) (?:evidence|information)\b/i.test(text) ? 'rfe' : 'other'
}

const CATEGORIES: readonly (readonly [NoticeReading['category'], RegExp])[] = [
  [
    'niw',
    /\bnational\s+(?:interest|importance)\b|\bdhanasar\b|\b(?:second|third)[- ]prong\b|\bwaive[rd]?\b[^.]{0,60}\bjob\s+offer\b|\bproposed\s+endeavor\b|\bwell[- ]\s?positioned\b/gi,
  ],
  ['eb1a', /\bextraordinary\s+ability\b|\b204\.5\(h\)|\b203\(b\)\(1\)\(A\)|\bkazarian\b|\bsustained\s+national\b/gi],
  ['eb1b', /\boutstanding\s+(?:professors?|researchers?)\b|\b204\.5\(i\)|\b203\(b\)\(1\)\(B\)/gi],
  [
    'eb1c',
    /\bmultinational\s+(?:executives?|managers?)\b|\b204\.5\(j\)|\b203\(b\)\(1\)\(C\)|\bqualifying\s+(?:relationship|organization)\b/gi,
  ],
  [
    'perm',
    /\bability\s+to\s+pay\b|\bproffered\s+wage\b|\boffered\s+position\b|\bapproved\s+labor\s+certification\b|\b204\.5\(g\)\(2\)/gi,
  ],
]

/** The form of every petition for a worker that a waiver can be asked in. */
const PETITION = 'I-140'

/** What the notice is really about: what it speaks of most; on another form than the petition's it is about something else. */
export function categoryIn(pages: readonly string[], form: string = PETITION): NoticeReading['category'] {
  const text = pages.join('\n')
  const counted = CATEGORIES.map(([category, pattern]) => ({ category, count: text.match(pattern)?.length ?? 0 }))
  const [most] = counted.toSorted((a, b) => b.count - a.count)
  const isTold = most !== undefined && most.count > (most.category === 'niw' ? 0 : 1)
  if (isTold) return most.category
  return form === PETITION ? 'unknown' : 'other'
}
