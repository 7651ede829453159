import { basename, delimiter, dirname } from 'node:path'
import { isEnding, runQuietly } from './child.mjs'
import { GivenUp } from './say.mjs'

const quiet = ['--no-audit', '--no-fund', '--no-progress']

/** Runs the machine's own npm in a folder; what it prints is shown only when it fails. */
export async function npm(args, { folder, env, node = process.execPath }) {
  // Under `npm start` npm tells where it lives; under plain `node scripts/run.mjs` it has to be found on the path.
  const cli = env.npm_execpath
  const [file, first] = cli !== undefined && basename(cli) === 'npm-cli.js' ? [node, [cli]] : ['npm', []]
  // npm leaves out optional packages that are not made for the Node that it is run by.
  const by = { ...env, PATH: [dirname(node), env.PATH].filter(Boolean).join(delimiter) }
  const { code, printed } = await runQuietly(file, [...first, ...args, ...quiet], { env: by, folder }).catch(
    (error) => {
      throw new GivenUp(`npm could not be run: ${error.message}`)
    },
  )
  if (code === 0) return
  console.log()
  throw new GivenUp(isEnding() ? 'Stopped.' : `${printed}\nnpm ${args[0]} failed (exit code ${code}).`)
}
