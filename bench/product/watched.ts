import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ProductProcess, startProduct } from '#server/testing/product-process.ts'
import type { Block } from './blocks.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The product in its own process, with a clock on its event loop. */
export const startWatched = (env: Record<string, string>): Promise<ProductProcess> =>
  startProduct(env, fileOf('watched-main.ts'))

/** A process beside it that does nothing. */
export async function startIdle(): Promise<ChildProcess> {
  const child = fork(fileOf('idle.ts'))
  await once(child, 'message')
  return child
}

async function ask(child: ChildProcess, message: string): Promise<Block> {
  const answer = once(child, 'message')
  child.send(message)
  const [{ block }] = (await answer) as [{ block: Block }]
  return block
}

export const resetBlock = (child: ChildProcess): Promise<Block> => ask(child, 'reset blocks')
export const blockOf = (child: ChildProcess): Promise<Block> => ask(child, 'longest block')
