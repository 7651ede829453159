const EVERY_MS = 1

/** The longest time without a turn of the event loop, and the most that its thread computed in such a time. */
export interface Block {
  wallMs: number
  processorMs: number
}

let longest: Block = { wallMs: 0, processorMs: 0 }
let timer: NodeJS.Timeout | undefined

/** Begins to look for the longest block, and forgets the one found before. */
export function resetBlocks(): void {
  clearInterval(timer)
  longest = { wallMs: 0, processorMs: 0 }
  let last = performance.now()
  let used = process.threadCpuUsage()
  timer = setInterval(() => {
    const now = performance.now()
    const { user, system } = process.threadCpuUsage(used)
    longest = {
      wallMs: Math.max(longest.wallMs, now - last - EVERY_MS),
      processorMs: Math.max(longest.processorMs, (user + system) / 1000),
    }
    last = now
    used = process.threadCpuUsage()
  }, EVERY_MS)
  timer.unref()
}

export const longestBlock = (): Block => longest
