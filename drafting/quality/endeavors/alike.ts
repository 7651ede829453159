import type { EndeavorFields } from '#domain/endeavor.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import type { Finding } from '../finding.ts'
import { namesOf } from '../names.ts'
import { overlapOf, shingled } from '../overlap.ts'
import { linesOf, named } from '../reading.ts'
import { ARGUING, asBlocks, labelOf, likeness, own, pairsOf } from './text.ts'

/** Share of subject words that two endeavors, or two parts of one, may have in common. */
const ENDEAVORS_IN_COMMON = 0.6
export const PARTS_IN_COMMON = 0.5

const undertaking = (one: EndeavorFields): string => [one.title, ...ARGUING.map((part) => own(one[part]))].join(' ')

/** True of two endeavors that are one plan in other words. */
export const areAlike = (one: EndeavorFields, other: EndeavorFields): boolean =>
  likeness(undertaking(one), undertaking(other)) > ENDEAVORS_IN_COMMON

/** Two endeavors that are one. */
export function endeavorsAlike(endeavors: readonly EndeavorFields[]): Finding[] {
  const found = (text: string, block: string): Finding => ({ rule: 'endeavors-alike', severity: 'must', text, block })
  return pairsOf(endeavors).flatMap(([one, other]) => {
    if (one.title.toLowerCase() === other.title.toLowerCase())
      return [found(`Two endeavors have the title “${one.title}”.`, one.title)]
    if (!areAlike(one, other)) return []
    const percent = (likeness(undertaking(one), undertaking(other)) * 100).toFixed(0)
    return [
      found(`“${named(one.title)}” and “${named(other.title)}” have ${percent} % of their words in common.`, one.title),
    ]
  })
}

/** A sentence that most of them say belongs to none of them. */
export function endeavorsRepeat(endeavors: readonly EndeavorFields[]): Finding[] {
  const told = endeavors.flatMap((one) =>
    [...new Set(ARGUING.flatMap((part) => sentencesOf(own(one[part]))))].map((text) => ({ text, one })),
  )
  return [...Map.groupBy(told, ({ text }) => text)]
    .filter(([, same]) => same.length * 2 > endeavors.length && same.length > 1)
    .map(([text, same]) => ({
      rule: 'endeavors-repeat',
      severity: 'should',
      text: `“${named(text)}” stands in ${same.length} of ${endeavors.length} endeavors.`,
      block: same[0]?.one.title ?? null,
    }))
}

/** Merit, scope, urgency, beneficiaries and impact each say something that the others do not. */
export function partsAlike(endeavor: EndeavorFields, caseFile: CaseFile): string[] {
  const names = namesOf(caseFile)
  const paragraphs = Map.groupBy(linesOf({ blocks: asBlocks(endeavor) }), ({ block }) => block)
  return pairsOf(ARGUING).flatMap(([one, other]) => {
    const [run] = overlapOf(
      shingled(paragraphs.get(one) ?? [], names),
      shingled(paragraphs.get(other) ?? [], names),
    ).runs
    if (run !== undefined) return [`Its parts ${labelOf(one)} and ${labelOf(other)} both say “${named(run.text)}”.`]
    return likeness(own(endeavor[one]), own(endeavor[other])) > PARTS_IN_COMMON
      ? [`Its parts ${labelOf(one)} and ${labelOf(other)} say the same.`]
      : []
  })
}
