import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { MISSING_ITEMS, missingItems } from '#domain/recommender.ts'
import { draftRecommendationLetter, sharedWith } from '#drafting/recommendation-letter/index.ts'
import { giveBack } from '../commerce/credits.ts'
import { startPaidTask } from '../commerce/start-paid-task.ts'
import { lettersBeside, lockLetters } from '../drafts/letters-beside.ts'
import { draftDocument, gone, inFileName } from '../drafts/draft-document.ts'
import { draftingJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { itemsOf, itemsOfOthers } from './configuration.ts'
import type { ConfigurationItem } from './item-sources.ts'
import { requireReferee } from './require-referee.ts'
import { findReferee, lockRefereeRow } from './store.ts'

export const LETTER = 'recommendation-letter'
export const letterKey = (referee_id: number): string => `referee:${referee_id}`

/** Takes a credit and queues the letter of a recommender. */
export async function startLetter(parts: Parts, owner: Owner, referee_id: number): Promise<string> {
  const { application_id } = owner
  await requireReferee(parts.db, application_id, referee_id)
  refuseMissing(await itemsOf(parts.db, referee_id))
  const payload = { application_id, referee_id }
  return startPaidTask(parts, { kind: LETTER, key: letterKey(referee_id), ...owner, payload })
}

function refuseMissing(items: ConfigurationItem[]): void {
  const missing = missingItems(items)
  if (missing.length > 0) throw new AppError('invalid', MISSING_ITEMS + missing.join(', '))
}

export const letterJob = draftingJob({
  kind: LETTER,
  payload: z.object({ application_id: z.int(), referee_id: z.int() }),

  async run(context, { application_id, referee_id }) {
    const items = await itemsOf(context.parts.db, referee_id)
    refuseMissing(items)
    const others = await itemsOfOthers(context.parts.db, application_id, referee_id)
    const seen = await lettersBeside(context.parts.db, application_id, referee_id)
    const beside = seen.map(({ blocks }) => blocks)
    return draftDocument(context, {
      application_id,
      referee_id,
      endeavor_id: null,
      draft(caseFile, run, engine) {
        if (!caseFile.profile.referees.some((referee) => referee.id === referee_id)) throw gone('The recommender')
        return draftRecommendationLetter(caseFile, { referee_id, items, others, beside }, run, engine)
      },
      fileName(profile) {
        const referee = profile.referees.find((candidate) => candidate.id === referee_id)
        return referee === undefined ? 'recommendation-letter' : `recommendation-letter-${inFileName(referee)}`
      },
      async stillWanted(trx) {
        await lockRefereeRow(trx, referee_id)
        if (!(await findReferee(trx, application_id, referee_id))) throw gone('The recommender')
      },
      async isOvertaken(trx, { blocks }, caseFile) {
        await lockLetters(trx, application_id)
        const now = await lettersBeside(trx, application_id, referee_id)
        const unseen = now.filter(({ version }) => !seen.some((one) => one.version === version))
        return (
          sharedWith(
            blocks,
            unseen.map((one) => one.blocks),
            caseFile,
          ).size > 0
        )
      },
    })
  },

  onFailure: (trx, task) => giveBack(trx, task.task_id),
})
