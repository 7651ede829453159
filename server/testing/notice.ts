import type { NoticeView, RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { fileIdOf } from '../files/file-name.ts'
import { readFile } from '../uploads/read-file.ts'
import type { Client } from './client.ts'
import { form, pdf } from './papers.ts'
import type { TestApp } from './test-app.ts'

/** A short notice about a fictional person: its date and address, two findings, each with what is asked for. */
export const NOTICE_PAGES = [
  `U.S. Citizenship and Immigration Services
REQUEST FOR EVIDENCE
Notice Date: February 3, 2026
Receipt Number: LIN2690012345
Form: I-140, Immigrant Petition for Alien Workers
Petitioner: ILONA KOSZEGI

Your response must be received in this office by April 28, 2026.

On December 12, 2025, you filed Form I-140 and asked for a national
interest waiver of the job offer under section 203(b)(2)(B) of the Act.

1. National Importance

You state that your testing protocol will be used across the country.
However, the record does not establish that the proposed endeavor will
have broader implications in the field of electrochemistry.`,
  `You may submit:
- Documentary evidence of the potential prospective impact of the
  proposed endeavor; and
- Letters from experts that explain its broader implications.

2. Well Positioned to Advance the Proposed Endeavor

The evidence does not demonstrate that you have made progress towards
achieving the proposed endeavor.

You may submit:
- A detailed plan for future activities.

You must submit all requested materials together at one time.
USCIS, Nebraska Service Center, P.O. Box 87129, Lincoln, NE 68501`,
]

export const NOTICE_DATES = { sent_date: '2026-02-03', deadline: '2026-04-30' }

/** Adds a notice to the profile; its number. */
export async function addNotice(
  client: Client,
  bytes: Buffer = pdf(...NOTICE_PAGES),
  dates: Partial<typeof NOTICE_DATES> = {},
): Promise<number> {
  const fields = { description: 'More is asked about prong two.', ...NOTICE_DATES, ...dates }
  const reply = await client.post<{ id: number }>('/api/rfenotice/', form(fields, { file: { name: 'rfe.pdf', bytes } }))
  if (reply.status !== 201) throw new Error(`a notice answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body.id
}

/** Reads the newest notice's file, as a job does sooner or later; the notice as pages then see it. */
export async function readNotice(app: Pick<TestApp, 'parts'>, client: Client): Promise<NoticeView | null> {
  const view = async () => (await client.get<RfeAnalysisReply>('/api/product/rfe/analysis/')).body.notice
  await readFile(app.parts, fileIdOf((await view())?.url ?? '') ?? '', new AbortController().signal)
  return view()
}
