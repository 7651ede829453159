import type { CaseFile, Fact } from '../case-file.ts'
import type { PartialDate, Quantity } from './claim.ts'
import { foldText, searchable, wordsOf } from './fold.ts'
import type { Acquaintance } from './names.ts'
import { claimsIn } from './read.ts'

/** What a text holds, read once: the other side of every comparison. */
export interface Held {
  folded: string
  /** Its words between blanks. */
  words: string
  /** Runs of capitalised words, as they may stand alone in a name. */
  names: ReadonlySet<string>
  /** First letters of its capitalised words, run by run: "LMU" of Lake Marrow University. */
  initials: ReadonlySet<string>
  dates: readonly PartialDate[]
  quantities: readonly Quantity[]
  degrees: ReadonlySet<string>
}

const SMALL = /^(?:of|the|and|for|in|on|at|to|de|la|del|da|do|von|van)$/

/** Every stretch of a capitalised run: "University of Technology" of "Tisza University of Technology". */
const stretches = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')))

export function readText(text: string): Held {
  const claims = claimsIn(text)
  // A quotation, a title in quotation marks above all, is a source of the names and figures in it.
  const inner = claims.flatMap((claim) => (claim.kind === 'quotation' ? [readText(claim.text.slice(1, -1))] : []))
  const names = claims.flatMap((claim) => (claim.kind === 'name' ? [claim.words] : []))
  const lone = wordsOf(text)
    .filter((word) => /^[\p{Lu}\p{Script=Han}]/u.test(word.text))
    .map((word) => word.folded)
  return {
    folded: foldText(text),
    words: searchable(text),
    names: new Set([...names.flatMap(stretches), ...lone]),
    initials: new Set(
      names.map((words) =>
        words
          .filter((word) => !SMALL.test(word))
          .map((word) => word[0])
          .join(''),
      ),
    ),
    dates: [
      ...claims.flatMap((claim) => (claim.kind === 'date' ? [claim.date] : [])),
      ...inner.flatMap(({ dates }) => dates),
    ],
    quantities: [
      ...claims.flatMap((claim) => (claim.kind === 'number' ? [claim.quantity] : [])),
      ...inner.flatMap(({ quantities }) => quantities),
    ],
    degrees: new Set([
      ...claims.flatMap((claim) => (claim.kind === 'degree' ? [claim.degree] : [])),
      ...inner.flatMap(({ degrees }) => [...degrees]),
    ]),
  }
}

const AMOUNTS = new Set(['funding_amount', 'annual_salary'])
const INSIDE_MEASURE: Readonly<Record<string, string>> = { working_hours_per_week: 'hour', years_of_known: 'year' }

function readFact(fact: Fact): Held {
  // The name of a derived fact says what was reckoned: "Highest degree".
  const held = readText(fact.kind === 'derived' ? `${fact.value}; ${fact.place}` : fact.value)
  if (fact.field === 'degree') return { ...held, degrees: new Set([...held.degrees, fact.value]) }
  const unit = AMOUNTS.has(fact.field) ? 'money' : INSIDE_MEASURE[fact.field]
  if (unit === undefined) return held
  return {
    ...held,
    quantities: [...held.quantities, { value: Number(fact.value), unit, nearness: 'exactly', noun: '' }],
  }
}

const factsRead = new WeakMap<Fact, Held>()

export function heldByFact(fact: Fact): Held {
  const known = factsRead.get(fact) ?? readFact(fact)
  factsRead.set(fact, known)
  return known
}

/** Fields whose words are names, of places, persons and bodies. */
const NAMING = new Set(
  'first_name middle_name last_name school_name school_city school_state school_country organization city state country issuing_organization published_journal funding_source'.split(
    ' ',
  ),
)

const acquaintances = new WeakMap<CaseFile, Acquaintance>()

/** What the whole case file tells of single words; kept with it. */
export function acquaintanceOf(caseFile: CaseFile): Acquaintance {
  const known = acquaintances.get(caseFile)
  if (known !== undefined) return known
  const ordinary = new Set<string>()
  const proper = new Set<string>()
  // Addresses are written small whatever they are made of.
  for (const { field, value } of caseFile.facts.filter((fact) => !/:\/\/|@/.test(fact.value)))
    for (const { text, folded } of wordsOf(value)) {
      if (/^\p{Ll}/u.test(text)) ordinary.add(folded)
      else if (NAMING.has(field)) proper.add(folded)
    }
  const acquaintance: Acquaintance = (word) =>
    ordinary.has(word) ? 'ordinary' : proper.has(word) ? 'proper' : undefined
  acquaintances.set(caseFile, acquaintance)
  return acquaintance
}
