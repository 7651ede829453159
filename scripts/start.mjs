import { ensureBuilt, isWebBuilt } from './build.mjs'
import { runToItsEnd } from './child.mjs'
import { ensureInstalled, ensureInstalledToRun } from './install.mjs'

/** The whole product; resolves to its exit code. In production only what runs stays installed once the web is built. */
export async function start(node, environment) {
  const isProduction = environment.NODE_ENV === 'production'
  if (!isProduction || !isWebBuilt()) {
    await ensureInstalled(node, environment)
    await ensureBuilt(node, environment)
  }
  if (isProduction) await ensureInstalledToRun(node, environment)
  return runToItsEnd(node, ['server/main.ts'], { env: environment })
}
