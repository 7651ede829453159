import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { addFact, changeFact, confirmFacts, keepFacts, regroupFacts, reloadFacts, undoFacts } from '../../api/facts.ts'
import { stored } from '../../api/stored.ts'
import { toast } from '../../ui/toast.tsx'
import { factQueue, type FactQueue } from './queue.ts'

/** What was pressed is sent to its end, also once the page is left. */
const queue = factQueue({
  confirm: confirmFacts,
  change: changeFact,
  regroup: regroupFacts,
  add: addFact,
  undo: undoFacts,
  keep: keepFacts,
  reload: reloadFacts,
  tell: (error) =>
    toast({ text: error.says(t`This could not be saved. Please try again.`), tone: 'error', stays: true }),
})

const whose = (): string => `${stored('user')} ${stored('applicationId')}`
let owner: string | null = null

/** The queue of the person who is here: of somebody else nothing is left. */
export function queueOfMine(): FactQueue {
  if (owner !== whose()) queue.clear()
  owner = whose()
  return queue
}

export const useQueueState = () => useSyncExternalStore(queue.subscribe, queue.state)
