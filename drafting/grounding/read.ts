import { type Claim, Unread } from './claim.ts'
import { readCitations } from './citations.ts'
import { readDates } from './dates.ts'
import { readExhibits } from './exhibits.ts'
import { readNames, type Acquaintance } from './names.ts'
import { readNumbers } from './numbers.ts'
import { readAddresses, readQuotations } from './quotations.ts'
import { DEGREE_NAMES } from './vocabulary.ts'

/** What no degree's name does without. */
const DEGREE = /[Dd]octor|Ph\.?\s?D|[Mm]aster|\b[MB]\.|MSc|MBA|BSc|achelor|baccalaureate|ssociate/u

function* readDegrees(unread: Unread): Generator<Claim> {
  if (!DEGREE.test(unread.text)) return
  for (const [degree, form] of Object.entries(DEGREE_NAMES))
    for (const { place } of unread.take(form)) yield { kind: 'degree', ...place, degree }
}

/** Designations in which a figure counts nothing: `Form I-140`, `EB-2`, `Parts IV and V`, `Step 3`. */
const DESIGNATIONS = [
  /\b(?:Form )?(?:I-(?:140|94|485|765|907)|G-(?:28|1145|1450|1650)|ETA-9089|EB-[1-5]|H-1B|[JLO]-1)(?![\p{L}\d])/gu,
  /\b(?:[Pp]arts?|[Ss]ections?|Chapters?|Tables?|Prongs?|Steps?) (?:[IVX]+|\d+|[A-H])(?:(?:, | and |, and |[–-])(?:[IVX]+|\d+|[A-H]))*(?![\p{L}\d(])/gu,
]

/**
 * Everything in a text that a source must hold, in the order of the text. Each reader takes what is its own, so that a
 * date is not a number as well, and the words of a quotation are not read for names.
 */
export function claimsIn(text: string, acquaintance: Acquaintance = () => undefined, isSource = false): Claim[] {
  const unread = new Unread(text)
  const claims = [...readAddresses(unread)]
  // A source cites as it likes; it is the sentence that must not.
  if (!isSource) claims.push(...readCitations(unread), ...readExhibits(unread))
  for (const form of DESIGNATIONS) for (const { place } of unread.take(form)) unread.blank(place)
  claims.push(...readQuotations(unread), ...readDegrees(unread))
  claims.push(...readDates(unread))
  // A number may stand in a name: "Twelve States".
  const forNames = new Unread(unread.text)
  if (!isSource) claims.push(...readNumbers(unread))
  claims.push(...readNames(forNames, acquaintance))
  return claims.sort((a, b) => a.start - b.start || b.end - a.end)
}
