/** A piece of work that may have to know what others gave. */
export interface Work<T> {
  id: string
  after: readonly string[]
  run(known: ReadonlyMap<string, T>): Promise<T>
}

/** How many works at most have to be done one after the other from this one on; those with the most are begun first. */
function chainFrom<T>({ id }: Work<T>, works: readonly Work<T>[], seen: readonly string[] = []): number {
  if (seen.includes(id)) return 0
  const next = works.filter(({ after }) => after.includes(id))
  return 1 + Math.max(0, ...next.map((work) => chainFrom(work, works, [...seen, id])))
}

/**
 * Does works at the same time, at most so many, each once those are done that it comes after. What a work names that is not
 * among them counts as done. The first that fails fails all: none is begun after it.
 */
export async function inParallel<T>(works: readonly Work<T>[], most: number): Promise<Map<string, T>> {
  const done = new Map<string, T>()
  const waiting = new Set([...works].sort((a, b) => chainFrom(b, works) - chainFrom(a, works)))
  const ids = new Set(works.map(({ id }) => id))
  const isReady = ({ after }: Work<T>): boolean => after.every((id) => done.has(id) || !ids.has(id))
  return new Promise((resolve, reject) => {
    let running = 0
    let failed = false
    const begin = (): void => {
      if (failed) return
      for (const work of waiting) {
        if (running >= most) return
        if (!isReady(work)) continue
        waiting.delete(work)
        running += 1
        work.run(done).then(
          (value) => {
            running -= 1
            done.set(work.id, value)
            begin()
          },
          (error: unknown) => {
            failed = true
            reject(error instanceof Error ? error : new Error(String(error)))
          },
        )
      }
      if (running > 0) return
      if (waiting.size > 0)
        reject(new Error(`These wait for one another: ${[...waiting].map(({ id }) => id).join(', ')}`))
      else resolve(done)
    }
    begin()
  })
}
