import { isEnding, runQuietly } from './child.mjs'
import { seconds } from './say.mjs'

const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'architecture', args: ['scripts/check-architecture.mjs'] },
  // Every word of the interface is in the catalogs. That each is translated too, the build sees to (vite.config.ts).
  { name: 'language', args: ['node_modules/@lingui/cli/dist/lingui.js', 'check', 'sync', '--workers', '1'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

/** Runs every check at once and says what each one has against the tree; resolves to the names of those that failed. */
export async function runChecks(env, say = console.log) {
  const began = Date.now()
  const failed = []
  await Promise.all(
    checks.map(async ({ name, args }) => {
      const { code, printed } = await runQuietly(process.execPath, args, { env })
      if (isEnding()) return
      say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)}  ${seconds(began)}`)
      if (code === 0) return
      say(`${printed}\n`)
      failed.push(name)
    }),
  )
  const verdict = failed.length === 0 ? 'check passed' : `check failed (${failed.join(', ')})`
  say(`${isEnding() ? 'check stopped' : verdict} in ${seconds(began)}`)
  return failed
}
