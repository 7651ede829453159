import type { Profile } from '../profile.ts'
import { otherFieldIn, type OtherField } from '../case-file/contradictions/major-in-words.ts'
import type { RfeCase } from '../rfe.ts'

const PAPERS = {
  petition_letter: 'petition letter',
  endeavor: 'endeavor statement',
  response_letter: 'earlier response letter',
} as const
const isTold = (kind: string): kind is keyof typeof PAPERS => Object.hasOwn(PAPERS, kind)

/** Factors in which a degree is in question. */
export const OF_DEGREE: ReadonlySet<string> = new Set(['advanced_degree', 'five_years', 'education_and_skills'])

/** A filed paper that tells the degree in another field than the entries do, with its page. */
export function fieldToldOtherwise(
  profile: Pick<Profile, 'academichistory'>,
  { filed }: Pick<RfeCase, 'filed'>,
): (OtherField & { where: string }) | undefined {
  for (const { kind, pages, isLater } of filed) {
    if (!isTold(kind) || isLater === true) continue
    for (const [at, page] of pages.entries()) {
      const found = otherFieldIn(page, profile)
      if (found !== undefined) return { ...found, where: `${PAPERS[kind]}, page ${at + 1}` }
    }
  }
  return undefined
}
