import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { ALL_ASIDE, areAllAside } from '#domain/rfe.ts'
import { caseOfResponse, draftRfeResponse } from '#drafting/rfe-response/index.ts'
import { giveBack } from '../commerce/credits.ts'
import { draftDocument, gone, inFileName } from '../drafts/draft-document.ts'
import { findEndeavor, listEndeavors } from '../endeavors/store.ts'
import { draftingJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { isAllAside } from './all-aside.ts'
import { startAbout } from './asked.ts'
import { readCase } from './case.ts'
import { holdNotice } from './hold-notice.ts'
import { responseRequest } from './response-request.ts'

export const RESPONSE = 'rfe-response'

/** Takes a credit and queues the response to a notice. The endeavor is the first of those selected; else the filed papers speak. */
export const startResponse = (parts: Parts, request: FastifyRequest): Promise<string> =>
  startAbout(parts, request, RESPONSE, ['initial_response'], async (trx, { application_id }, notice_id) => {
    if (await isAllAside(trx, application_id, notice_id)) throw new AppError('invalid', ALL_ASIDE)
    const endeavors = await listEndeavors(trx, application_id)
    const endeavor = endeavors.find(({ is_selected, is_locked }) => is_selected && !is_locked)
    return { application_id, notice_id, endeavor_id: endeavor?.id ?? null }
  })

export const responseJob = draftingJob({
  kind: RESPONSE,
  payload: z.object({
    application_id: z.int(),
    notice_id: z.int(),
    endeavor_id: z.int().nullable(),
    confirmed: z.boolean().default(true),
  }),

  async run(context, { application_id, notice_id, endeavor_id, confirmed }) {
    await readCase(context, { application_id, notice_id, confirmed })
    const request = await responseRequest(context.parts.db, application_id, notice_id, endeavor_id)
    if (request === undefined) throw gone('The notice')
    if (areAllAside(request.work)) throw new AppError('invalid', ALL_ASIDE)
    return draftDocument(context, {
      application_id,
      referee_id: null,
      endeavor_id,
      notice_id,
      async draft(own, run, engine) {
        const { endeavors } = own.profile
        if (endeavor_id !== null && !endeavors.some(({ id }) => id === endeavor_id)) throw gone('The endeavor')
        const caseFile = caseOfResponse(own, request)
        return { ...(await draftRfeResponse(caseFile, request, run, engine)), caseFile }
      },
      fileName: ({ application }) => `rfe-response-${inFileName(application)}`,
      async stillWanted(trx) {
        await holdNotice(trx, application_id, request.rfe.notice)
        if (endeavor_id !== null && !(await findEndeavor(trx, application_id, endeavor_id))) throw gone('The endeavor')
      },
      completes: 'RFE Response',
    })
  },

  onFailure: (trx, task) => giveBack(trx, task.task_id),
})
