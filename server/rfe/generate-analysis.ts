import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { RfeAnalysis } from '#domain/rfe.ts'
import { draftRfeAnalysis } from '#drafting/rfe-analysis/index.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { caseWith } from '#drafting/rfe-case/index.ts'
import type { RfeCase } from '#drafting/rfe.ts'
import { giveBack } from '../commerce/credits.ts'
import { draftDocument, inFileName } from '../drafts/draft-document.ts'
import { draftingJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { addedIssues, insertAnalysis } from './analysis-store.ts'
import { startAbout } from './asked.ts'
import { readCase } from './case.ts'
import { holdNotice } from './hold-notice.ts'

export const ANALYSIS = 'rfe-analysis'

/** Takes a credit and queues the analysis of a notice, with the letters that came along. */
export const startAnalysis = (parts: Parts, request: FastifyRequest): Promise<string> =>
  startAbout(
    parts,
    request,
    ANALYSIS,
    ['petition_letter', 'response_letter'],
    (_trx, { application_id }, notice_id) => ({
      application_id,
      notice_id,
    }),
  )

/** Addresses of all that an analysis is made of. */
export const seenIn = ({ notice, filed }: RfeCase, { exhibits }: Pick<CaseFile, 'exhibits'>): string[] => [
  ...new Set([notice.url, ...filed.flatMap(({ url }) => url ?? []), ...exhibits.map(({ file }) => file.url)]),
]

export const analysisJob = draftingJob({
  kind: ANALYSIS,
  payload: z.object({ application_id: z.int(), notice_id: z.int(), confirmed: z.boolean().default(true) }),

  async run(context, { application_id, notice_id, confirmed }) {
    const read = await readCase(context, { application_id, notice_id, confirmed })
    const rfe = { ...read, added: await addedIssues(context.parts.db, application_id, notice_id) }
    let made: { analysis: RfeAnalysis; seen: string[] } | undefined
    return draftDocument(context, {
      application_id,
      referee_id: null,
      endeavor_id: null,
      notice_id,
      async draft(caseFile, run, engine) {
        const { analysis, drafted } = await draftRfeAnalysis(caseFile, rfe, run, engine)
        made = { analysis, seen: seenIn(rfe, caseFile) }
        return { ...drafted, caseFile: caseWith(caseFile, rfe, analysis.reading, { analysis }) }
      },
      fileName: ({ application }) => `rfe-analysis-${inFileName(application)}`,
      stillWanted: (trx) => holdNotice(trx, application_id, rfe.notice),
      async keep(trx, document_id) {
        if (made === undefined) return {}
        const { analysis, seen } = made
        return { analysis_id: await insertAnalysis(trx, { application_id, notice_id, document_id, seen }, analysis) }
      },
      completes: 'RFE Analysis',
    })
  },

  onFailure: (trx, task) => giveBack(trx, task.task_id),
})
