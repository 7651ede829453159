import type { FactCard } from '#domain/fact-card.ts'
import { cardsOf } from '#drafting/cards/cards.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import type { Owner } from '../profile/owner.ts'
import type { WorkContext } from '../workers/operation.ts'
import { addCard, changeCard, confirmCards, regroupCards, undoCards } from './change-cards.ts'
import { notReadYet } from './read-by-model.ts'
import { listReadings } from './readings.ts'
import { listSettled } from './store.ts'

type Input<F extends (...args: never[]) => unknown> = Parameters<F>

/** What is done with fact cards, in a worker: the built-in reader reads every text of the profile. */
export const FACT_OPERATIONS = {
  facts: async ({ parts }: WorkContext, { application_id }: Owner): Promise<{ count: number; results: FactCard[] }> => {
    const caseFile = await currentCaseFile(parts, application_id)
    const results = cardsOf(caseFile, await listSettled(parts.db, application_id))
    return { count: results.length, results }
  },

  /** How many texts and pages a model has not read yet. */
  'facts-to-read': async ({ parts }: WorkContext, { application_id }: Owner): Promise<number> =>
    notReadYet(await currentCaseFile(parts, application_id), await listReadings(parts.db, application_id)).length,

  'confirm-facts': (
    { parts }: WorkContext,
    { application_id, request }: Owner & { request: Input<typeof confirmCards>[2] },
  ) => confirmCards(parts, application_id, request),

  'change-fact': (
    { parts }: WorkContext,
    { application_id, id, change }: Owner & { id: string; change: Input<typeof changeCard>[3] },
  ) => changeCard(parts, application_id, id, change),

  'add-fact': ({ parts }: WorkContext, { application_id, card }: Owner & { card: Input<typeof addCard>[2] }) =>
    addCard(parts, application_id, card),

  'regroup-facts': (
    { parts }: WorkContext,
    { application_id, request }: Owner & { request: Input<typeof regroupCards>[2] },
  ) => regroupCards(parts, application_id, request),

  'undo-facts': ({ parts }: WorkContext, { application_id, change }: Owner & { change: number }) =>
    undoCards(parts, application_id, change),
}
