// The product, with a clock on the event loop of its process: the process that started it asks by message for the longest block.
import { resetBlocks, longestBlock } from './blocks.ts'

process.on('message', (message: unknown) => {
  if (message === 'reset blocks') resetBlocks()
  if (message === 'reset blocks' || message === 'longest block') process.send?.({ block: longestBlock() })
})
resetBlocks()

await import('#server/main.ts')
