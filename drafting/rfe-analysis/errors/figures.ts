import { contentWords } from '../../builtin/passages.ts'
import { says } from './record-words.ts'
import { OTHERS, type Rule } from './rule.ts'

/** What the notice says that the petitioner, or the petition, says. */
const STATES =
  /\b(?:petitioner|beneficiary|you|petition|petition letter|cover letter|statement|record|evidence|she|he)\b[^.;]{0,30}?\b(?:states?|stated|claims?|claimed|asserts?|asserted|says?|said|reports?|reported|indicates?|indicated|contends?|submitted|shows?)\b/iu
const SUPPOSED = /\b(?:not|never|nor|whether|if|unclear)\b/iu
const FIGURE = /(?<![\p{L}\d.$,-])(\$?\d[\d,]*(?:\.\d+)?)(?=(?:[ -])(?:(\p{L}{3,})[ -])?(\p{L}{3,})|[^\p{L}]*$)/gu
const YEAR = /^(?:19|20)\d\d$/u

interface Figure {
  value: string
  of: string[]
}

const valueOf = (text: string): string => text.replace(/[$,]/gu, '')

/** Figures with what they count: `31 fewer hours` is of fewer and of hours. */
const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].flatMap(([, value = '', first = '', second = '']) => {
    const of = contentWords(`${first} ${second}`)
    return YEAR.test(value) || of.length === 0 ? [] : [{ value: valueOf(value), of }]
  })
const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d\d\b/gu) ?? []

const LIKE = 5
const MOSTLY = 0.65
/** Of a notice, not of what it tells. */
const TELLING = new Set(
  contentWords(
    'petitioner beneficiary states stated claims claimed asserts says reports indicates contends submitted evidence shows record petition letter',
  ),
)

/** Another figure, or another year, than the sentence of the record that says the same otherwise word for word. */
export const figure: Rule = ({ quote }, _, __, record) => {
  if (record === undefined || !STATES.test(quote) || OTHERS.test(quote) || SUPPOSED.test(quote)) return undefined
  const [figures, years] = [figuresIn(quote), yearsIn(quote)]
  if (figures.length + years.length === 0) return undefined
  const about = [...new Set(contentWords(quote))].filter((word) => !TELLING.has(word) && !/\d/u.test(word))
  if (about.length < LIKE) return undefined
  const alike = record.said
    .map((one) => ({ one, shared: about.filter((word) => one.words.has(word)).length }))
    .filter(({ shared }) => shared >= LIKE && shared >= MOSTLY * about.length)
    .sort((a, b) => b.shared - a.shared)
  for (const { one } of alike) {
    const own = figuresIn(one.text)
    const isOther = figures.some(
      ({ value, of }) =>
        own.some((other) => other.value !== value && other.of.join() === of.join()) &&
        // Nowhere else does the record tell it of the same.
        !record.said.some(({ text }) =>
          figuresIn(text).some((other) => other.value === value && other.of.some((word) => of.includes(word))),
        ),
    )
    const told = yearsIn(one.text)
    const isOtherYear =
      years.length > 0 &&
      told.length === years.length &&
      years.some((year) => !told.includes(year)) &&
      !alike.some(({ one: { text } }) => years.every((year) => text.includes(year)))
    if (isOther || isOtherYear) return { record: says(one.where, one.text), place: one.place }
  }
  return undefined
}
