// Every npm script enters here. Plain JavaScript for Node 20 and later, with nothing installed yet.
import { start } from './start.mjs'
import { environmentFor, ensureRuntime } from './runtime.mjs'
import { ensureInstalled } from './install.mjs'
import { GivenUp } from './say.mjs'
import { runToItsEnd } from './child.mjs'

const commands = new Set(['dev', 'test', 'test:full', 'check', 'format', 'bench', 'eval', 'pictures'])

/** Resolves to the exit code. */
async function run(command, args) {
  if (command !== 'start' && !commands.has(command)) {
    throw new GivenUp(`Unknown command “${command ?? ''}”. Known: start, ${[...commands].join(', ')}.`)
  }
  const node = await ensureRuntime()
  const environment = environmentFor(node)
  if (command === 'start') return start(node, environment)
  await ensureInstalled(node, environment)

  const script = command === 'test:full' ? 'test' : command
  const env = command === 'test:full' ? { ...environment, WAIVERLY_FULL: '1' } : environment
  return runToItsEnd(node, [`scripts/${script}.mjs`, ...args], { env })
}

try {
  process.exitCode = await run(process.argv[2], process.argv.slice(3))
} catch (error) {
  if (!(error instanceof GivenUp)) throw error
  console.error(error.message)
  process.exitCode = 1
}
