import type { Finding } from './claim.ts'
import type { CaseFile } from '../case-file.ts'
import { isPerson, personsOf } from './persons.ts'
import type { SentenceReading } from './reading.ts'

/** The author who counts for most. */
const FIRST = /\b(?:first|lead|leading|sole|only|senior|principal|corresponding) author(?:ship)?\b/iu
/** The applicant's place among the authors, as a role or a sentence tells it. */
const LATER = /\b(?:2nd|3rd|\dth|second|third|fourth|fifth|co-?|middle|last|one of \p{L}+) ?-?authors?\b/iu
const OTHERS = /\b(?:first|lead) author(?:ship)?(?:: | is | was |,? )(?:\p{Lu}|my|the|Dr|Prof)/u
const OWN = /\b(?:first|lead|sole|only|senior|principal|corresponding) author\b/iu
const NOT_OWN = /\b(?:not|never|whose|nor)\b/iu

/** First authorship that a project gives to another. */
export function overwritten({ text, tokens, index, clauses, voice }: SentenceReading, caseFile: CaseFile): Finding[] {
  const match = FIRST.exec(text)
  if (match === null || LATER.test(text) || NOT_OWN.test(text)) return []
  const { applicant } = personsOf(caseFile)
  const before = tokens.filter(({ start }) => start < match.index)
  const after = tokens.filter(({ start }) => start > match.index)
  const isApplicant = before
    .concat(after.slice(0, 4))
    .some(
      ({ folded, capital }) =>
        ['she', 'he', 'they', 'petitioner', 'applicant', 'beneficiary', 'her', 'his'].includes(folded) ||
        (folded === 'i' && typeof voice !== 'object') ||
        (capital && applicant !== undefined && isPerson([folded], applicant)),
    )
  if (!isApplicant || (typeof voice === 'object' && before.some(({ folded }) => folded === 'i'))) return []
  const homes = new Set(clauses.flatMap(({ entry, reach }) => (entry === undefined ? [] : [...reach])))
  const told = index.propositions.filter(
    ({ status, ofApplicant, entry }) =>
      status === 'told' && ofApplicant && index.entries[entry]?.section === 'academicprojects',
  )
  const isOwn = told.some(
    ({ field, text: one }) => OWN.test(one) && !OTHERS.test(one) && (field === 'role' || /\bI\b/u.test(one)),
  )
  const isLater = told.some(
    ({ text: one, entry }) => (homes.has(entry) || homes.size === 0) && (LATER.test(one) || OTHERS.test(one)),
  )
  if (isOwn || !isLater) return []
  const [start, end] = [match.index, match.index + match[0].length]
  return [{ kind: 'role', start, end, text: match[0], reason: 'the case file tells of another first author' }]
}
