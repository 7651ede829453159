import { z } from 'zod'
import { SELECT_ENDEAVOR_FIRST } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import { draftPetitionLetter } from '#drafting/petition-letter/index.ts'
import { giveBack } from '../commerce/credits.ts'
import { startPaidTask } from '../commerce/start-paid-task.ts'
import { draftDocument, gone, inFileName } from '../drafts/draft-document.ts'
import { findEndeavor, listEndeavors } from '../endeavors/store.ts'
import { draftingJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'

export const PETITION = 'petition-letter'
export const petitionKey = (application_id: number): string => `application:${application_id}`

/** Takes a credit and queues the petition letter around the first of the selected endeavors. */
export async function startPetition(parts: Parts, owner: Owner): Promise<string> {
  const { application_id } = owner
  const endeavor = (await listEndeavors(parts.db, application_id)).find((candidate) => candidate.is_selected)
  if (!endeavor) throw new AppError('invalid', SELECT_ENDEAVOR_FIRST)
  const payload = { application_id, endeavor_id: endeavor.id }
  return startPaidTask(parts, { kind: PETITION, key: petitionKey(application_id), ...owner, payload })
}

export const petitionJob = draftingJob({
  kind: PETITION,
  payload: z.object({ application_id: z.int(), endeavor_id: z.int() }),

  run: (context, { application_id, endeavor_id }) =>
    draftDocument(context, {
      application_id,
      referee_id: null,
      endeavor_id,
      draft(caseFile, run, engine) {
        if (!caseFile.profile.endeavors.some((endeavor) => endeavor.id === endeavor_id)) throw gone('The endeavor')
        return draftPetitionLetter(caseFile, { endeavor_id }, run, engine)
      },
      fileName: ({ application }) => `petition-letter-${inFileName(application)}`,
      async stillWanted(trx) {
        if (!(await findEndeavor(trx, application_id, endeavor_id))) throw gone('The endeavor')
      },
      completes: 'Petition Letter',
    }),

  onFailure: (trx, task) => giveBack(trx, task.task_id),
})
