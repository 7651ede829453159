import { store, stored } from '../api/stored.ts'

/** A job that somebody waits for on this device, and whose end nobody was told of yet. */
export interface Followed {
  task_id: string
  /** The call that started it, and of which application: by these its page finds it again. */
  call: string
  application: string | null
  /** Where it was started. */
  path: string
}

const NONE: readonly Followed[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

let read: { raw: string | null; jobs: readonly Followed[] } = { raw: null, jobs: NONE }

/** All of them; the same list as long as nothing changed. */
export function followedJobs(): readonly Followed[] {
  const raw = stored('jobs')
  if (raw !== read.raw) read = { raw, jobs: parsed(raw) }
  return read.jobs
}
function parsed(raw: string | null): readonly Followed[] {
  try {
    const jobs: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(jobs) ? (jobs as Followed[]) : NONE
  } catch {
    return NONE
  }
}

const keep = (jobs: readonly Followed[]): void => {
  store('jobs', jobs.length === 0 ? null : JSON.stringify(jobs))
  tell()
}

/** The job that this call started for the application that one works on. */
export const followedOf = (call: string): Followed | undefined =>
  followedJobs().findLast((job) => job.call === call && job.application === stored('applicationId'))

export function follow(task_id: string, call: string): void {
  const jobs = followedJobs()
  if (jobs.some((job) => job.task_id === task_id)) return
  const { pathname, search } = window.location
  keep([...jobs, { task_id, call, application: stored('applicationId'), path: pathname + search }])
}

/** Takes a job off the list. True for the one tab that did: its end is told once, however many tabs are open. */
export async function claim(task_id: string): Promise<boolean> {
  const take = () => {
    const jobs = followedJobs()
    const left = jobs.filter((job) => job.task_id !== task_id)
    if (left.length === jobs.length) return false
    keep(left)
    return true
  }
  // Locks are there on secure pages only; elsewhere two tabs may tell it at the same moment.
  return 'locks' in navigator ? navigator.locks.request('jobs', take) : take()
}

/** Hears of changes, those of other tabs too. */
export function onFollowed(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
