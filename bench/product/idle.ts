// A process that does nothing: how long its event loop is held says what the machine takes from everybody.
import { resetBlocks, longestBlock } from './blocks.ts'

process.on('message', (message: unknown) => {
  if (message === 'reset blocks') resetBlocks()
  process.send?.({ block: longestBlock() })
})
process.on('disconnect', () => process.exit())
resetBlocks()
process.send?.({ block: longestBlock() })
