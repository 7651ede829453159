import type { Profile, UploadText } from '../profile.ts'

type Degree = Profile['academichistory'][number]

/** How people write into a form that studies ended without the degree. */
const SAID =
  /\b(?:not|never) (?:yet )?(?:been )?(?:finished|completed|conferred|awarded|defended)\b|\b(?:unfinished|incomplete|no (?:dissertation|thesis|degree|diploma)|dropped out|did(?: not|n[’']t) (?:finish|complete|graduate)|without (?:a |the |any )?(?:degree|diploma|dissertation|thesis|finishing|completing)|withdrew|all but dissertation)\b/iu
/** How a school writes it. */
const CERTIFIED =
  /\b(?:no degree (?:was |has been )?(?:awarded|conferred|earned)|degree (?:was |has )?(?:not|never) (?:been )?(?:awarded|conferred|completed)|degree status\s*:?\s*(?:not (?:awarded|conferred)|none|incomplete|withdrawn)|withdrew (?:from the (?:program|university|school)|without))\b/iu

/** The words of a degree's papers that say it was not awarded. */
export const notAwardedIn = (text: string): string | undefined => CERTIFIED.exec(text)?.[0]

const papersOf = (degree: Degree, uploads: readonly UploadText[]): string[] =>
  [degree.diploma_en, degree.transcript_en, degree.diploma_cn, degree.transcript_cn].flatMap(
    (file) => uploads.find(({ url }) => url === file?.url)?.pages ?? [],
  )

/** True of studies that by the applicant's own words, or the school's, ended without a degree, whatever dates were entered. */
export const isUnfinished = (degree: Degree, { uploads }: Pick<Profile, 'uploads'>): boolean =>
  SAID.test([degree.major, ...degree.courses].join('; ')) ||
  papersOf(degree, uploads).some((page) => notAwardedIn(page) !== undefined)
