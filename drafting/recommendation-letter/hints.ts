import type { Block } from '#domain/document.ts'
import { nearestFirst } from '../builtin/closeness.ts'
import { portraitOf } from '../builtin/portrait.ts'
import { topicOf } from '../cards/answers.ts'
import type { CaseFile } from '../case-file.ts'
import { sentencesOf } from '../editing/inline-groups.ts'

const ON_WORK = ['goal', 'solution', 'impact']

/** What of a field stands in the profile, as it was typed. */
const typed = ({ facts }: CaseFile, section: string, entry: number, fields: readonly string[]): string =>
  fields
    .flatMap(
      (field) =>
        facts.find((fact) => fact.section === section && fact.entry === entry && fact.field === field)?.value ?? [],
    )
    .join('\n\n')

/** The applicant’s words on the plan that is nearest to the endeavor of a paragraph. */
function onEndeavor(block: Block, caseFile: CaseFile): string {
  const sources = new Set(sentencesOf(block).flatMap((sentence) => sentence.sources))
  const { plans, endeavors } = portraitOf(caseFile)
  const endeavor = endeavors.find((one) => one.sources('title').some((id) => sources.has(id)))
  const [plan] = endeavor === undefined ? [] : nearestFirst(plans, endeavor.value('title'))
  return plan === undefined ? '' : typed(caseFile, 'futureplan', plan.id, ['impact'])
}

/** What the applicant wrote about the subject of a question, for its writer to answer from; empty where that is nothing. */
export function hintOn(block: Block, caseFile: CaseFile, referee: number): string {
  const topic = topicOf(block, caseFile)
  if (topic === 'acquaintance') return typed(caseFile, 'referees', referee, ['relationship', 'comments'])
  if (topic === 'endeavor') return onEndeavor(block, caseFile)
  const [section = '', entry] = topic?.split('/') ?? []
  return entry === undefined ? '' : typed(caseFile, section, Number(entry), ON_WORK)
}
