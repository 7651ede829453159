import type { BackgroundKind } from '#domain/rfe.ts'
import type { CaseFile } from '../../case-file.ts'
import { NO_ENTRIES } from '../no-entries.ts'
import { civilEngineer } from '../profiles.ts'
import { paper } from '../profiles/paper.ts'
import type { Profile } from '../../profile.ts'
import type { FiledPaper, RfeCase } from '../../rfe.ts'

/** A lampist who prepared the petition elsewhere: no entries, and papers of the filing in their place. */

const RESUME = `Curriculum vitae
Certificate, Horten School of Optical Crafts, August 2007 to June 2010.
Lampist, Fyr og Linse AS, Bergen, August 2010 to July 2021. Self-employed lampist, August 2021 to
present.`
const resume = paper(700, 'resume.pdf')

export const lampist: Profile = {
  ...civilEngineer,
  ...NO_ENTRIES,
  application: { ...civilEngineer.application, resume },
  uploads: [{ url: resume.url, pages: [RESUME], by: 'text' }],
  newPapers: [resume.url],
}

export const LAMPIST_NOTICE = [
  `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
Texas Service Center
REQUEST FOR EVIDENCE
DATE: October 19, 2026
Receipt #: SRC2690300417
Form: I-140, Immigrant Petition for Alien Workers
USCIS has reviewed the petition filed on April 6, 2026 and requires more evidence. You have asked for a national interest waiver.
Please respond so that the evidence is received no later than January 11, 2027.

Exceptional ability

(A) Official academic record. The certificate of the Horten School of Optical Crafts does not state the dates of attendance. Please submit an official academic record showing a degree, diploma or certificate relating to the area of exceptional ability.

(F) Recognition for achievements and significant contributions. The record contains one newspaper article about the petitioner. Please provide evidence of recognition for achievements and significant contributions to the industry or field.

Substantial merit

The petitioner has not submitted sufficient documentary evidence to show that this endeavor has substantial merit. Please submit documentary evidence of the endeavor's value in areas such as culture, health or education.`,
  `National importance

Although the work may benefit the individual stations that hire him, the record does not show that the endeavor will have broader implications for the field of lens conservation. Please explain, with supporting evidence, how training lampists would have an impact beyond the trainees.

Waiver of the job offer

Self-employment alone does not establish that a waiver is in the national interest. Please submit evidence on the third prong.

You have one opportunity to respond. Place this letter on top of your response.`,
]

export const LAMPIST_LETTER = [
  `Petition letter

March 30, 2026. The petitioner is a lens-bearing specialist.

My proposed endeavor is to train American lampists in dry bearings for historic lighthouse lens-
bearing floats. The mercury floats expose keepers and visitors to mercury vapor. In 2021 I developed
a ceramic bearing that carries a first-order lens without mercury in tests at the Sotra Materials
Laboratory (Exhibit 3).

I have worked as a lampist since August 2010, first at Fyr og Linse AS in Bergen, full-time, until July 2021.`,
  `I hold the certificate of the Nordic Guild of Lampists (Exhibit 5). In 2024 the Skagerrak Heritage
Council gave me its Lantern Medal for the ceramic bearing (Exhibit 7). Head lampist Ragna Tveit of
Lindesnes writes of the bearing in her letter (Exhibit 9).

I am self-employed, and no single employer runs courses for lampists of other stations. I have
agreements to teach at three workshops in Maine and Michigan.`,
]

const STATEMENT = `Proposed endeavor

To train American lampists in dry bearings for historic lighthouse lenses. I will hold six courses a year in Rockland
and publish the bearing drawings and the test method without charge.`

const LETTER = `Letter of recommendation

March 2, 2026. I am Ragna Tveit, head lampist at Lindesnes. We installed the ceramic bearing of the petitioner in 11 lenses
in 2025 and measured no mercury vapor in the lantern rooms afterwards. Four of my staff were trained by him.

Sincerely,
Ragna Tveit`

const BEGUN = `Initial response (draft)

The Horten School of Optical Crafts issued on October 30, 2026 an official academic record with the dates of attendance.
The National League of Lens Keepers wrote on November 2, 2026 that it will adopt the test method in its standard for every station.`

export const elsewhere = (kind: BackgroundKind, pages: readonly string[], at: number): FiledPaper => ({
  kind,
  name: `${kind}.pdf`,
  url: `/api/files/00000000-0000-4000-8000-00000000810${at}/${kind}.pdf`,
  pages,
})

export const LAMPIST_PAPERS: readonly FiledPaper[] = [
  elsewhere('endeavor', [STATEMENT], 1),
  elsewhere('recommendation', [LETTER], 2),
  elsewhere('petition_letter', LAMPIST_LETTER, 3),
  elsewhere('initial_response', [BEGUN], 4),
]

export const lampistCase = (filed: readonly FiledPaper[] = LAMPIST_PAPERS): RfeCase => ({
  notice: {
    id: 9,
    url: '/api/files/notice',
    pages: LAMPIST_NOTICE,
    by: 'text',
    sent_date: '2026-10-19',
    deadline: '2027-01-11',
  },
  filed,
})

/** Words by which the officer's points are known. */
export const LAMPIST_POINTS = {
  record: /dates of attendance/u,
  recognition: /newspaper article/u,
  merit: /substantial merit/u,
  importance: /broader implications/u,
  waiver: /third prong|Self-employment alone/u,
} as const
export type LampistPoint = keyof typeof LAMPIST_POINTS

/** The number of the issue that makes a point, from 1. */
export const lampistIssue = (caseFile: CaseFile, point: LampistPoint): number =>
  1 +
  (caseFile.rfe?.analysis?.issues ?? []).findIndex(({ quote, further, requests }) =>
    [quote, ...[...further, ...requests].map((one) => one.quote)].some((words) => LAMPIST_POINTS[point].test(words)),
  )
