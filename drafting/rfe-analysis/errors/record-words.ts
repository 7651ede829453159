import { contentWords, sentencesOf } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import type { RfeCase } from '../../rfe.ts'
import { oneLine } from '../passage.ts'

/** A sentence of the record, and where it stands. */
export interface Said {
  text: string
  place: string
  /** The same within a sentence. */
  where: string
  words: ReadonlySet<string>
}

export interface RecordWords {
  /** What was filed and what the entries tell, without what only repeats the notice. */
  said: readonly Said[]
  /** Sentences of the papers that the applicant signs. */
  own: readonly Said[]
  /** Such sentences that deny something. */
  denied: readonly Said[]
  /** Whether a word stands anywhere in the record, but in a denial. */
  has: (word: string) => boolean
}

const PAPERS = {
  petition_letter: 'Petition letter',
  endeavor: 'Endeavor statement',
  response_letter: 'Earlier response letter',
  initial_response: 'Draft response',
  recommendation: 'Recommendation letter',
} as const

const DENIES = /\b(?:never|not|neither|nor)\b|n[’']t\b/iu
/** In an answer to it such a sentence may be the notice's own. */
const OF_NOTICE = /\b(?:notice|request for evidence|RFE|officer)\b/iu
const OWN: ReadonlySet<string> = new Set(['petition_letter', 'endeavor', 'response_letter', 'initial_response'])

const said = (text: string, place: string, where = place): Said => ({
  text,
  place,
  where,
  words: new Set(contentWords(text)),
})

/** The record sentence by sentence, for holding against it what a notice says of the applicant. */
export function recordWords({ facts, exhibits, pages }: CaseFile, { filed }: RfeCase): RecordWords {
  const written = filed.flatMap(({ kind, pages: sheets, isLater }) =>
    isLater === true
      ? []
      : sheets.flatMap((sheet, at) =>
          sentencesOf(oneLine(sheet)).map((text) => ({
            kind,
            ...said(text, `${PAPERS[kind]}, page ${at + 1}`, `the ${PAPERS[kind].toLowerCase()}, at page ${at + 1},`),
          })),
        ),
  )
  const denied = written.filter(({ kind, text }) => OWN.has(kind) && DENIES.test(text))
  const fresh = written.filter(
    (one) => !denied.includes(one) && !(one.kind.endsWith('response') || OF_NOTICE.test(one.text)),
  )
  const entered = facts
    .filter(({ kind }) => kind !== 'notice' && kind !== 'derived')
    .flatMap(({ value, place }) => sentencesOf(value).map((text) => said(text, place)))
  const all = [...fresh, ...entered]
  const held = new Set([
    ...all.flatMap(({ words }) => [...words]),
    ...exhibits.flatMap(({ title, type }) => contentWords(`${type} ${title}`)),
    ...pages.flatMap(({ text }) => contentWords(text)),
  ])
  return { said: all, own: fresh.filter(({ kind }) => OWN.has(kind)), denied, has: (word) => held.has(word) }
}

/** In a sentence: `The petition letter, at page 2, says: “…”` */
export const says = (where: string, text: string): string =>
  `${where.charAt(0).toUpperCase()}${where.slice(1)} says: “${text}”`
