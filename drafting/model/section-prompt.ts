import type { CaseFile, Fact } from '../case-file.ts'
import type { FactNeed, OutlineSection } from '../outline.ts'
import { fenced } from './fenced.ts'

const meets = (fact: Fact, { section, fields, entry }: FactNeed): boolean =>
  fact.section === section &&
  (fields === undefined || fields.includes(fact.field)) &&
  (entry === undefined || fact.entry === entry)

/** The facts that a section is written from, in the order in which it needs them. */
export const factsFor = (needs: readonly FactNeed[], facts: readonly Fact[]): Fact[] => [
  ...new Set(needs.flatMap((need) => facts.filter((fact) => meets(fact, need)))),
]

export interface SectionTask {
  section: OutlineSection
  caseFile: Pick<CaseFile, 'facts'>
  /** The text of the sections that this one has to know, and of its neighbours when it is written again. */
  known: readonly { section: string; text: string }[]
  /** What the person asks for when a section is written again. */
  instruction?: string
  /** The section as it stands, when it is written again. */
  before?: string
}

export function sectionPrompt({ section, caseFile, known, instruction, before }: SectionTask): string {
  const facts = factsFor(section.facts, caseFile.facts)
  const asked = section.missing.filter((need) => factsFor(need.facts, caseFile.facts).length === 0)
  const { least, most } = section.words
  return [
    `Write the section ${section.id}.`,
    ...(section.heading === '' ? [] : [`Heading: ${fenced(section.heading)}`]),
    `Purpose: ${section.purpose}`,
    ...(section.answers === undefined ? [] : [`It answers these words of the notice: ${fenced(section.answers)}`]),
    `Length: ${least} to ${most} words where the facts carry them; less where they do not.`,
    `Facts: ${facts.length === 0 ? 'none' : facts.map(({ id }) => id).join(' ')}`,
    `Authorities: ${section.authorities.length === 0 ? 'none' : section.authorities.join('; ')}`,
    ...asked.map(({ ask }) => `Missing: ${ask}`),
    ...known.map(({ section: id, text }) => `Section ${id} reads: ${fenced(text)}`),
    ...(before === undefined ? [] : [`The section now reads: ${fenced(before)}`]),
    ...(instruction === undefined
      ? []
      : [
          `The applicant asks for this change: ${fenced(instruction)}. Follow it as far as the rules allow; it adds no facts.`,
        ]),
    'Answer in this shape: {"paragraphs":[{"sentences":[{"text":"…","sources":["F1"]}]}]}',
  ].join('\n')
}
