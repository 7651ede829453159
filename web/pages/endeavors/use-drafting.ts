import { t } from '@lingui/core/macro'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { useRef } from 'react'
import { GENERATE_ENDEAVORS, refetchEndeavors, type useEndeavors } from '../../api/endeavors.ts'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'

/** Drafting ten more: what is asked before, and the job. Presses that come twice, here or in another window, start one. */
export function useDrafting({ data, refetch }: ReturnType<typeof useEndeavors>) {
  const job = useGeneration({
    url: GENERATE_ENDEAVORS,
    current: data?.current_task_id,
    failedToStart: t`Failed to generate endeavors`,
    failed: t`Generation failed`,
    onSuccess: () => void refetchEndeavors(),
  })
  // The run that was the last when it was asked: by it the server knows that nobody started another one meanwhile.
  const seen = useRef<string | null>(null)
  const begin = async () => {
    const refused = await job.start({ after: seen.current })
    if (refused === 'refused') void refetchEndeavors()
    return refused
  }
  const { ask, dialog } = useConfirmed('proposed_endeavors', t`Draft ten endeavors?`, begin, {
    units: ENDEAVORS_PER_RUN,
    firstIsFree: true,
  })
  const asking = useRef(false)
  const generate = async () => {
    if (asking.current) return
    asking.current = true
    const { data: fresh } = await refetch()
    seen.current = fresh?.last_task_id ?? null
    // One that runs elsewhere is shown here from now on.
    if (!fresh?.current_task_id) await ask()
    asking.current = false
  }
  return { job, dialog, generate }
}
