import type { WorkParts } from '../parts.ts'
import { saveProgress } from './tasks.ts'

const EVERY_MS = 300

/** Writes the newest progress at most every 300 ms. A write that fails is logged: progress is no reason to fail a task. */
export const throttledProgress = (parts: Pick<WorkParts, 'db' | 'log'>, task_id: string) => {
  let next: [number, number, string] | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const told = next
    next = undefined
    if (!told) return
    await saveProgress(parts.db, task_id, ...told).catch((error: unknown) => parts.log.warn({ err: error }, 'progress'))
  }

  return {
    tell(done: number, total: number, label: string) {
      next = [done, total, label]
      if (timer) return
      writing = writing.then(write)
      timer = setTimeout(() => {
        timer = undefined
        writing = writing.then(write)
      }, EVERY_MS)
    },
    async settle() {
      clearTimeout(timer)
      writing = writing.then(write)
      await writing
    },
  }
}
