import { ensureBuilt } from './build.mjs'
import { runToItsEnd } from './child.mjs'

/** The whole product; resolves to its exit code. */
export async function start(node, environment) {
  await ensureBuilt(node, environment)
  return runToItsEnd(node, ['server/main.ts'], { env: environment })
}
