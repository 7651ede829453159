import { type EndeavorFields, type EndeavorNote, type EndeavorPart } from '#domain/endeavor.ts'
import { PARTS_IN_ORDER } from '#domain/endeavor-parts.ts'
import { marksIn } from '#domain/task.ts'
import { NEVER_ARGUED } from '../authorities/never-cite.ts'
import { PARTS_IN_COMMON } from '../quality/endeavors/alike.ts'
import { own, shareOf, subjectOf } from '../quality/endeavors/text.ts'
import { PART_NEEDS } from './needs.ts'
import { whyUnspecific, type Known } from './specificity.ts'

/** What is seen in an endeavor by rules alone, of the title first and then part by part; the same whoever wrote it. */
export function notesOn(endeavor: EndeavorFields, profile: Known): EndeavorNote[] {
  const repeated = repeats(endeavor)
  return [
    ...titleNotes(endeavor.title, profile),
    ...PARTS_IN_ORDER.flatMap(({ name }) => partNotes(name, endeavor[name], repeated.get(name))),
  ]
}

function titleNotes(title: string, profile: Known): EndeavorNote[] {
  const why = whyUnspecific(own(title), profile)
  const specific: EndeavorNote =
    why === undefined
      ? { part: 'title', tone: 'good', text: 'It names an undertaking, not an occupation or a field.' }
      : { part: 'title', tone: 'gap', text: `Not specific yet: ${why}.` }
  return [specific, ...gaps('title', marked(title))]
}

function partNotes(part: EndeavorPart, text: string, repeated: string | undefined): EndeavorNote[] {
  const { fewest, need } = PART_NEEDS[part]
  const words = own(text)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const marks = marked(text)
  const wrong = [...argued(text), ...(repeated === undefined ? [] : [repeated])]
  // What a mark asks for already is not asked for twice.
  const isAsked = marksIn(text).some(({ kind }) => kind === 'missing')
  const few = `It has only ${words === 1 ? '1 word' : `${words} words`}: too few to tell a reader anything of this endeavor.`
  const lacking = isAsked ? [] : [...(words < fewest ? [few] : []), ...(need.isMet(own(text)) ? [] : [need.gap])]
  const found = [...marks, ...wrong, ...lacking]
  return found.length > 0 ? gaps(part, found) : [{ part, tone: 'good', text: need.good }]
}

const gaps = (part: EndeavorNote['part'], texts: readonly string[]): EndeavorNote[] =>
  texts.map((text) => ({ part, tone: 'gap', text }))

const marked = (text: string): string[] =>
  marksIn(text).map(({ kind, text: what }) =>
    kind === 'missing'
      ? `Missing: ${what}.`
      : `To verify: “${what}”. Your profile does not hold it: prove it or take it out.`,
  )

const argued = (text: string): string[] =>
  NEVER_ARGUED.filter(({ form }) => form.test(text)).map(({ name, why }) => `It argues ${name}: ${why}.`)

/** What is named again is not said again: a plan, a project. */
const QUOTED = /“[^”]*”/gu
/** Words about which two short sentences may well agree. */
const FEW_SUBJECTS = 4

/** Each part says something of its own; of two that say the same, the first is left alone. */
function repeats(endeavor: EndeavorFields): Map<EndeavorPart, string> {
  const parts = PARTS_IN_ORDER.map(({ name, label }) => ({
    name,
    label,
    words: subjectOf(endeavor[name].replace(QUOTED, '')),
  }))
  const found = parts.flatMap(({ name, words }, at) => {
    const twin =
      words.size < FEW_SUBJECTS
        ? undefined
        : parts.slice(0, at).find((before) => shareOf(before.words, words) > PARTS_IN_COMMON)
    return twin === undefined ? [] : [[name, `It says the same as “${twin.label}”.`] as const]
  })
  return new Map(found)
}
