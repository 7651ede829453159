import type { Profile } from '../profile.ts'

type Degree = Profile['academichistory'][number]

/** Whether more is better on a degree's scale, or the first grade is the best; unknown where neither is told. */
export type GradeScale = 'rises' | 'falls' | 'unknown'

/** Where schools give 1 for the best, so that a grade entered may be theirs or one turned into another scale. */
const ONE_IS_BEST = new Set(['Austria', 'Czechia', 'Czech Republic', 'Germany', 'Philippines', 'Slovakia'])

const FALLS =
  /(?<![\d.,])1(?:[.,]0+)?(?![\d.,]\d)\s*(?:\(\s*)?(?:is|=|:|–|-|means|being)?\s*(?:the )?(?:best|highest|excellent|very good|sehr gut|v[ýy]born[ěe]|ausgezeichnet)|\b(?:best|highest|top)(?: possible)?(?: (?:mark|grade|note))?\s*(?:is|=|:|being)?\s*1(?:[.,]0+)?(?![\d.,]\d)|(?<![\d.,])[456](?:[.,]0+)?\s*(?:is|=|:|–|-|means)\s*(?:an? )?(?:fail|insufficient|nicht ausreichend|nedostate)|\bfail(?:ed|ing)?\s*(?:is|=|:)\s*[456](?:[.,]0+)?(?!\d)/iu
const RISES =
  /(?<![\d.,])(?<best>4|4[.,]0+|4[.,]3|5|6|7|10|20|100)(?:[.,]0+)?\s*(?:\(\s*)?(?:is|=|:|means|being)\s*(?:the )?(?:best|highest|excellent|outstanding|very good)|\b(?:best|highest|maximum)(?: possible)?(?: (?:mark|grade|value))?\s*(?:is|=|:|being)?\s*(?:4|5|6|7|10|20|100)(?:[.,]\d+)?(?!\d)/iu

/** How to read the grade of a degree: by its papers, else by where it was earned. */
export function gradeScale(degree: Degree, { uploads }: Pick<Profile, 'uploads'>): GradeScale {
  const text = [degree.transcript_en, degree.diploma_en, degree.transcript_cn, degree.diploma_cn]
    .flatMap((file) => uploads.find(({ url }) => url === file?.url)?.pages ?? [])
    .join('\n')
  const [falls, rises] = [FALLS.test(text), RISES.test(text)]
  if (falls !== rises) return falls ? 'falls' : 'rises'
  return falls || (ONE_IS_BEST.has(degree.school_country) && degree.max_gpa <= 6) ? 'unknown' : 'rises'
}
