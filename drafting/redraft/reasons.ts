import type { Block } from '#domain/document.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { factsFor } from '../model/section-prompt.ts'
import type { OutlineSection } from '../outline.ts'
import { sentencesIn } from './rows.ts'

/** Why a wish changed nothing, in sentences for the applicant. */
export const SAME_FRAMES =
  'The built-in drafter has no other words for this section: what stands here is your own wording, or the law’s. Change it in your profile, or edit the paragraph.'
export const NOTHING_TO_CUT =
  'Nothing can go: what stands here opens a paragraph, states the law, cites a paper that nothing else cites, or is needed by the next sentence. You can still cut by hand.'
export const UP_TO_DATE = 'What your profile holds now for this section is in it already.'

export const notTold = (name: string): string => `This section says nothing about “${name}”.`
export const firstAlready = (name: string): string => `“${name}” comes first already.`
export const tied = (name: string): string =>
  `What is said about “${name}” builds on the sentences before it and cannot be moved. You can edit the paragraphs.`
export const ownSection = (name: string): string => `This section is about “${name}”; without it nothing would be left.`
export const leavesGap = (name: string): string =>
  `Without “${name}” the section would lack something that it needs, so it was not left out.`
export const toldInFull = (name: string): string =>
  `All that your profile tells of “${name}” for this section is in it.`

const MOST_NAMED = 3
/** Of a passage, which a drafter can tell, and not of a date or a name. */
const isPassage = ({ kind, value }: Fact): boolean => kind !== 'derived' && value.trim().split(/\s+/).length > 6

const named = (document: readonly Block[]): Set<string> =>
  new Set(sentencesIn(document).flatMap(({ sources }) => sources))

/** Why a section cannot tell more: what its facts are, and where they are told. */
export function nothingMore(
  section: OutlineSection,
  document: readonly Block[],
  { facts }: Pick<CaseFile, 'facts'>,
): string {
  const own = factsFor(section.facts, facts)
  if (own.every(({ kind }) => kind === 'derived'))
    return 'This section states the law and refers to the others; your profile has no facts of its own for it.'
  const told = named(document)
  const here = named(document.filter((block) => block.section === section.id))
  const untold = own.filter((fact) => isPassage(fact) && !told.has(fact.id))
  if (untold.length > 0) {
    const places = untold.slice(0, MOST_NAMED).map(({ place }) => place)
    const more = untold.length > MOST_NAMED ? ` and ${untold.length - MOST_NAMED} more` : ''
    return `The built-in drafter finds no more sentences that fit here. Not used in this document: ${places.join('; ')}${more}. You can type what belongs here into a paragraph.`
  }
  const isElsewhere = own.some((fact) => isPassage(fact) && !here.has(fact.id))
  return isElsewhere
    ? 'Everything that your profile holds for this section is in it already, or told in another section, and is not told twice. Add to your profile to say more.'
    : 'Everything that your profile holds for this section is in it already. Add to your profile to say more.'
}
