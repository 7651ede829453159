import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface ProductProcess {
  /** Empty for a worker that was given no port. */
  url: string
  child: ChildProcess
  /** All that it has printed up to now. */
  output(): string
  /** Its exit code once it has ended, or null after a signal that it cannot handle. */
  ended: Promise<number | null>
  /** Ends it and waits for that. */
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * The product as its own process, started as `npm start` does, with these settings and none of ours; ready. `main`: a file
 * that starts it in another way.
 */
export const startProduct = async (env: Record<string, string>, main = MAIN): Promise<ProductProcess> => {
  const { child, output, ended } = spawnProduct(env, main)
  const ready = await Promise.race([readyLine(child, output), ended.then(() => undefined)])
  if (ready === undefined) throw new Error(`The product did not start: ${output()}`)
  return {
    url: / at (\S+)/.exec(ready)?.[1] ?? '',
    child,
    output,
    ended,
    async kill(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** A start that is expected to be refused: its exit code and what it printed. */
export const startRefused = async (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const { output, ended } = spawnProduct(env)
  const code = await ended
  return { code, output: output().trim() }
}

/** A start whose parent leaves at once: its exit code. */
export const startAbandoned = (env: Record<string, string>): Promise<number | null> => {
  const { child, ended } = spawnProduct(env)
  child.disconnect()
  return ended
}

const spawnProduct = (env: Record<string, string>, main = MAIN) => {
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    // A parent that is killed takes the product with it, so that no test run leaves one behind.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...(process.env['NODE_COMPILE_CACHE'] && { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
      ...(env['ROLE'] !== 'worker' && { PORT: '0' }),
      ...env,
      WAIVERLY_PARENT: 'ipc',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of outputs) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // Not 'close': that never comes when it is this side that closed the channel.
  const ended = Promise.all([once(child, 'exit'), ...outputs.map((stream) => finished(stream))]).then(
    ([[code]]) => code as number | null,
  )
  return { child, ended, output: () => printed }
}

const readyLine = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const line = /^Waiverly is ready.*\n/m.exec(output())
      if (line) resolve(line[0].trim())
    })
  })
