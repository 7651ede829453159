import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { quietRun } from '#drafting/builtin/testing.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { composeEndeavors } from '#drafting/endeavors/draft.ts'
import { asComposed, fromFacts, passage, purposeOf, said, type Answering } from '#drafting/testing/model-script.ts'
import type { Writing } from '#drafting/writing.ts'

const told = (sentences: readonly Sentence[]): string => sentences.map(sentenceText).join(' ')

const ASKED = 'what is to be said here, which the record does not tell'

/** A model that writes a document as well as the built-in drafter does, and asks where that has nothing to say. */
export async function documentAnswers(writing: Writing): Promise<Answering> {
  const composed = await asComposed(writing)
  return (asked) => {
    const answer = composed(asked)
    const isQuoted = purposeOf(asked) === 'section' && answer === fromFacts(asked)
    return isQuoted ? passage([{ text: `[Missing: ${ASKED}]`, sources: [] }]) : answer
  }
}

/** A model that plans and fills the endeavors as well as the built-in drafter does. */
export async function endeavorAnswers(caseFile: CaseFile): Promise<Answering> {
  const drafted = await composeEndeavors(caseFile, [], quietRun())
  const sourcesOf = ({ parts }: (typeof drafted)[number]) => [
    ...new Set(ENDEAVOR_PARTS.flatMap((part) => parts[part]).flatMap(({ sources }) => sources)),
  ]
  const plan = said({
    endeavors: drafted.map((one) => ({
      title: one.title,
      problem: told(one.parts.exp_subs_merit_intric_val),
      method: told(one.parts.exp_nation_impt_scope),
      output: one.title,
      beneficiaries: told(one.parts.exp_nation_impt_beneficiaries),
      steps: told(one.parts.exp_nation_impt_urgency),
      sources: sourcesOf(one).filter((id) => /^F\d+$/u.test(id)),
    })),
  })
  const byLength = drafted.toSorted((a, b) => b.title.length - a.title.length)
  return (asked) => {
    if (purposeOf(asked) === 'plan') return plan
    const planned = byLength.find(({ title }) => asked.prompt.includes(title))
    if (purposeOf(asked) !== 'endeavor' || planned === undefined) return fromFacts(asked)
    return said(
      Object.fromEntries(
        ENDEAVOR_PARTS.map((part) => [
          part,
          planned.parts[part].map(({ inlines, sources }) => ({ text: sentenceText({ inlines, sources }), sources })),
        ]),
      ),
    )
  }
}
