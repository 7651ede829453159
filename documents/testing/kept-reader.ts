import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FileKind } from '#domain/file.ts'
import type { CheckedRead } from '../reading/reading.ts'

export interface Order {
  id: number
  file: string
  kind: FileKind
  printed: string
}
export interface Answer {
  id: number
  read: CheckedRead
}

const waiting = new Map<number, PromiseWithResolvers<CheckedRead>>()
let reader: ChildProcess | undefined
let lastId = 0

function hire(): ChildProcess {
  const hired = fork(fileURLToPath(new URL('./kept-reader-process.ts', import.meta.url)), { execArgv: [] })
  hired.on('message', ({ id, read }: Answer) => {
    waiting.get(id)?.resolve(read)
    waiting.delete(id)
  })
  hired.on('exit', () => {
    reader = undefined
    for (const { reject } of waiting.values()) reject(new Error('The reader of the tests has ended'))
    waiting.clear()
  })
  // It ends with the tests.
  hired.unref()
  hired.channel?.unref()
  return hired
}

/**
 * Reads as the product's own process does, of which each takes a quarter of a second to start; this one is kept, and held
 * within no bounds. For papers that tests made themselves.
 */
export function readTextKept(file: string, kind: FileKind, { printed }: { printed: Buffer }): Promise<CheckedRead> {
  reader ??= hire()
  const id = ++lastId
  const answer = Promise.withResolvers<CheckedRead>()
  waiting.set(id, answer)
  reader.send({ id, file, kind, printed: printed.toString() } satisfies Order)
  return answer.promise
}
