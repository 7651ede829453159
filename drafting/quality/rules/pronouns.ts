import type { CaseFile } from '../../case-file.ts'
import type { Found, Rule } from '../finding.ts'
import { speaksOfOthers, wrongPronoun } from '../people.ts'
import { LAW, named, type Reading } from '../reading.ts'

/** In what the applicant typed in the first person, she and he are somebody else; recommenders speak of the applicant so. */
function isOfAnother(pronoun: string, sources: readonly string[], { facts }: CaseFile): boolean {
  const word = new RegExp(`\\b${pronoun}\\b`, 'iu')
  return facts.some(({ id, section, value }) => section !== 'referees' && sources.includes(id) && word.test(value))
}

/** A pronoun of another gender, where the applicant is the only person spoken of. */
function* find({ paragraphs, caseFile }: Reading): Generator<Found> {
  for (const [block, lines] of paragraphs)
    for (const [index, { outer, prose, sentence }] of lines.entries()) {
      // Law speaks of the people whom it was made about.
      if (prose.includes(LAW)) continue
      const wrong = wrongPronoun(outer, caseFile)
      if (wrong === undefined || isOfAnother(wrong, sentence.sources, caseFile)) continue
      const around = lines.slice(Math.max(0, index - 1), index + 1)
      if (around.some(({ prose: one }) => speaksOfOthers(one, caseFile))) continue
      yield { block, text: `“${wrong}” is none of the pronouns of your profile: “${named(prose)}”` }
    }
}
export const pronouns: Rule = { id: 'pronouns', severity: 'must', find }

/** "Form I-140" and "Part I" are nobody, and "Teacher I" is a grade. */
const FIRST_PERSON =
  /(?<!\b(?:Part|Phase|Type|Class) )(?<!\bas (?:an? )?\p{Lu}\p{L}+ )(?<!\p{Lu}\p{L}+ (?=I(?:[,;)]|$)))\bI\b(?![-.])|\b(?:me|my|[Mm]yself|mine|My|[Ww]e|[Oo]urs?|us)\b/u

/** A petition that says “the petitioner” does not say “I” two lines on. */
function* findPerson({ lines, document }: Reading): Generator<Found> {
  const name = document.author.split(' ').at(-1) ?? ''
  const third = lines.filter(
    ({ outer }) => outer.includes('petitioner') || (name !== '' && outer.includes(name)),
  ).length
  const first = lines.filter(({ outer }) => FIRST_PERSON.test(outer))
  if (first.length >= third) return
  for (const { block, prose } of first)
    yield { block, text: `The letter speaks of the petitioner by name, and here as “I”: “${named(prose)}”` }
}
export const onePerson: Rule = { id: 'one-person', severity: 'must', kinds: ['petition_letter'], find: findPerson }
