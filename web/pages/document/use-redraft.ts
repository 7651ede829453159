import { t } from '@lingui/core/macro'
import type { RedraftResult } from '#domain/drafted-document.ts'
import { useEffect, useState } from 'react'
import { acceptProposal, documentCall, type DocumentView } from '../../api/document.ts'
import { store, stored } from '../../api/stored.ts'
import { useGeneration, type Generation } from '../../tasks/use-generation.ts'
import { goToSection } from './outline.tsx'

/** A section that is being drafted again, or was, and is not yet taken over or refused. */
interface Begun {
  task_id: string
  section: string
}

const NOTHING_NEXT: { next: readonly string[]; as: string } = { next: [], as: '' }

const all = (): Record<string, Begun> => {
  try {
    return JSON.parse(stored('redrafts') ?? '{}') as Record<string, Begun>
  } catch {
    return {}
  }
}
function remember(document: number, begun: Begun | null): void {
  const { [document]: _, ...others } = all()
  const next = begun === null ? others : { ...others, [document]: begun }
  store('redrafts', Object.keys(next).length === 0 ? null : JSON.stringify(next))
}

export interface Redraft {
  /** The document's id. */
  document: number
  job: Generation<RedraftResult>
  /** The section that the job is about; null where a job of another device runs and names none. */
  section: string | null
  proposal: RedraftResult | null
  /** False where the server refused it; why is told by the job. */
  start: (section: string, instruction: string) => Promise<boolean>
  /** The sections that follow of themselves once the proposal is settled. */
  next: readonly string[]
  /** Drafts sections again one after the other, each once that before it is settled. */
  startEach: (sections: readonly string[], instruction: string) => void
  /** Nothing follows the section in hand. */
  stop: () => void
  accept: () => Promise<DocumentView>
  refuse: () => void
}

/** Drafting a section again: the job, and what it proposes until that is accepted or refused, also over a reload. */
export function useRedraft(document: DocumentView): Redraft {
  const { id, version, current_task_id } = document
  const [begun, setBegun] = useState<Begun | null>(() => all()[id] ?? null)
  const [asked, setAsked] = useState<string | null>(null)
  const [settled, setSettled] = useState<string | null>(null)
  const [{ next, as }, setNext] = useState(NOTHING_NEXT)
  const job = useGeneration<RedraftResult>({
    url: `${documentCall(id)}redraft/`,
    current: current_task_id ?? begun?.task_id,
    failedToStart: t`The section could not be drafted again.`,
    failed: t`The section could not be drafted again.`,
    onSuccess: () => undefined,
  })
  const { task } = job
  const waits = task?.status === 'SUCCESS' && task.task_id !== settled && task.result !== null
  const proposal = waits ? task.result : null
  const section = proposal?.section ?? asked ?? begun?.section ?? null

  const task_id = task?.task_id ?? null
  const lost = job.ended !== null
  useEffect(() => {
    if (task_id === null || task_id === settled) return
    if (lost) remember(id, null)
    else if (section !== null) remember(id, { task_id, section })
  }, [id, task_id, section, settled, lost])

  const begin = async (of: string, instruction: string): Promise<boolean> => {
    setAsked(of)
    return (await job.start({ section: of, instruction })) !== 'refused'
  }
  const startEach = ([first, ...others]: readonly string[], instruction: string) => {
    setNext({ next: others, as: instruction })
    if (first === undefined) return
    goToSection(first)
    void begin(first, instruction)
  }
  const settle = () => {
    setSettled(task_id)
    setBegun(null)
    setAsked(null)
    remember(id, null)
    startEach(next, as)
  }
  return {
    document: id,
    job,
    section,
    proposal,
    start: (of, instruction) => {
      setNext(NOTHING_NEXT)
      return begin(of, instruction)
    },
    next: lost ? NOTHING_NEXT.next : next,
    startEach,
    stop: () => setNext(NOTHING_NEXT),
    accept: async () => {
      if (task_id === null) throw new Error('There is no proposal')
      const accepted = await acceptProposal(id, version, task_id)
      settle()
      return accepted
    },
    refuse: settle,
  }
}
