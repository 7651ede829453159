// Reads one file after the other for the tests of a process.
import { readChecked } from '../reading/read-checked.ts'
import { keepSoftHyphens } from '../reading/soft-hyphens.ts'
import type { Answer, Order } from './kept-reader.ts'

keepSoftHyphens()
process.on('message', ({ id, file, kind, printed }: Order) => {
  void readChecked(file, kind, [printed]).then((read) => process.send?.({ id, read } satisfies Answer))
})
