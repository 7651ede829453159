// Reads one file after the other for the tests of a process.
import { readText } from '../reading/read-text.ts'
import { keepSoftHyphens } from '../reading/soft-hyphens.ts'
import type { Answer, Order } from './kept-reader.ts'

keepSoftHyphens()
process.on('message', ({ id, file, kind }: Order) => {
  void readText(file, kind).then((read) => process.send?.({ id, read } satisfies Answer))
})
