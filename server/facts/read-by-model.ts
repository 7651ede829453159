import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { type CardSource, MAX_CARDS } from '#domain/fact-card.ts'
import { ENOUGH_READ, type FactReading, NO_MODEL, READINGS_A_DAY } from '#domain/fact-reading.ts'
import { cardsOfProposals } from '#drafting/cards/by-model/cards-of-proposals.ts'
import { batchesOf, isUnsettled, passagesToRead, type ReadPassage } from '#drafting/cards/by-model/passages-to-read.ts'
import { type ReadAll, readByModel } from '#drafting/cards/by-model/read-by-model.ts'
import { cardsIn, type SettledCard } from '#drafting/cards/cards.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { profileIn } from '../case-file/load-profile.ts'
import { loadWithPapers } from '../case-file/load-with-papers.ts'
import type { Trx } from '../db/client.ts'
import { withEngine } from '../drafts/with-engine.ts'
import { draftingJob } from '../jobs/job.ts'
import type { Parts, WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { keepReadings, listReadings, readingsToday } from './readings.ts'
import { lockCards, replaceCards } from './store.ts'

/** What a reading is called among the tasks. */
export const READING = 'fact-reading'

export const readingKey = (application_id: number): string => `application:${application_id}`

/** The texts and pages of a record that a model has not read as they are now. */
export const notReadYet = (caseFile: CaseFile, read: ReadonlySet<string>): ReadPassage[] =>
  passagesToRead(caseFile).filter(({ key }) => !read.has(key))

/** Queues a reading. It takes no credit, so there are so many a day. */
export const startReading = (parts: Parts, owner: Owner): Promise<string> => {
  if (parts.llm === undefined) throw new AppError('invalid', NO_MODEL)
  return parts.db.transaction().execute(async (trx) => {
    const { application_id } = owner
    const key = readingKey(application_id)
    const task_id = await parts.jobs.startTask(trx, { kind: READING, key, ...owner, payload: { application_id } })
    if ((await readingsToday(trx, READING, key)) > READINGS_A_DAY) throw new AppError('too_many_requests', ENOUGH_READ)
    return task_id
  })
}

const NOTHING: ReadAll = { proposals: [], unreadable: 0, keys: [], unread: 0 }

const isOf = (source: CardSource, { place }: ReadPassage): boolean =>
  'file' in place
    ? 'file' in source && source.file === place.file && source.page === place.page
    : 'section' in source &&
      source.section === place.section &&
      source.entry === place.entry &&
      source.field === place.field

/** Stores what was proposed, as far as the record still holds its words. What a person has settled stays as it is. */
async function keepProposals(
  trx: Trx,
  parts: Pick<WorkParts, 'clock'>,
  application_id: number,
  read: ReadAll,
): Promise<Omit<FactReading, 'left'>> {
  await lockCards(trx, application_id)
  const caseFile = buildCaseFile(await profileIn(trx, parts, application_id))
  const settled = caseFile.profile.settledCards ?? []
  const there = passagesToRead(caseFile)
  const keys = new Set(read.keys)
  const readNow = there.filter(({ key }) => keys.has(key))
  const outcome = cardsOfProposals(read.proposals, caseFile)

  const shown = new Set(cardsIn(caseFile).map(({ id }) => id))
  const isReplaced = (card: SettledCard): boolean =>
    isUnsettled(card) &&
    (!shown.has(card.id) || card.sources.some((source) => readNow.some((passage) => isOf(source, passage))))
  const before = settled.filter(isReplaced)
  const kept = new Set(settled.filter((card) => !before.includes(card)).map(({ id }) => id))
  const after = outcome.cards.filter(({ id }) => !kept.has(id)).slice(0, Math.max(0, MAX_CARDS - kept.size))
  const isChanged = before.length + after.length > 0
  const change = isChanged ? await replaceCards(trx, application_id, { before, after }) : null
  await keepReadings(trx, application_id, {
    read: readNow.map(({ key }) => key),
    there: there.map(({ key }) => key),
  })
  return {
    read: readNow.length,
    proposed: after.filter(({ state }) => state === 'proposed').length,
    asked: after.filter(({ state }) => state === 'asks').length,
    refused: { ...outcome.refused, unreadable: read.unreadable },
    unread: read.unread,
    change,
  }
}

export const factReadingJob = draftingJob({
  kind: READING,
  payload: z.object({ application_id: z.int() }),

  async run(context, { application_id }) {
    const { parts } = context
    const caseFile = buildCaseFile(await loadWithPapers(context, application_id))
    const { batches, left } = batchesOf(notReadYet(caseFile, await listReadings(parts.db, application_id)))
    const read =
      batches.length === 0
        ? NOTHING
        : await withEngine(context, (run, engine) => {
            if (engine.kind === 'builtin') throw new AppError('invalid', NO_MODEL)
            return readByModel(caseFile, batches, run, engine.llm)
          })
    return async (trx): Promise<FactReading> => ({
      ...(await keepProposals(trx, parts, application_id, read)),
      left,
    })
  },
})
