import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const own = `
const end = (why) => { console.log('ended by', why); process.exit(why === 'SIGTERM' ? 0 : 7) }
process.on('SIGTERM', () => end('SIGTERM'))
process.on('SIGINT', () => end('SIGINT'))
if (process.env.WAIVERLY_PARENT === 'ipc') process.on('disconnect', () => end('disconnect'))
console.log('ready')
setInterval(() => {}, 1000)
`
// A tool that knows nothing of us and has a child of its own, which would be left behind.
const tool = `
require('node:child_process').spawn(process.execPath, ['-e', 'console.log("ready"); setInterval(() => {}, 1000)'], { stdio: 'inherit' })
setInterval(() => {}, 1000)
`
let folder

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waiverly-child-'))
  writeFileSync(join(folder, 'own.mjs'), own)
  writeFileSync(join(folder, 'tool.cjs'), tool)
  const child = JSON.stringify(new URL('child.mjs', import.meta.url).href)
  const runs = {
    'run-own.mjs': `runToItsEnd(process.execPath, [${JSON.stringify(join(folder, 'own.mjs'))}], { env: process.env })`,
    'run-tool.mjs': `ended(startTool(process.execPath, [${JSON.stringify(join(folder, 'tool.cjs'))}], { env: process.env }))`,
  }
  for (const [name, run] of Object.entries(runs)) {
    const text = `import { ended, runToItsEnd, startTool } from ${child}\nprocess.exitCode = await ${run}\n`
    writeFileSync(join(folder, name), text)
  }
  // Stands where npm stands: it starts the command and may be killed.
  writeFileSync(
    join(folder, 'npm.mjs'),
    `import { spawn } from 'node:child_process'
     const env = { ...process.env, npm_lifecycle_event: 'start' }
     spawn(process.execPath, [process.argv[2]], { stdio: ['ignore', 'inherit', 'inherit'], env })
     setInterval(() => {}, 1000)`,
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a script, waits until its innermost process is ready, does the deed; resolves when every process is gone. */
async function story(args, deed) {
  const { npm_lifecycle_event: _, ...env } = process.env
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const exit = once(command, 'exit')
  let said = ''
  // The pipe closes when the last process that holds it has ended.
  for await (const chunk of command.stdout) {
    said += chunk
    if (chunk.toString().includes('ready')) deed(command)
  }
  const [code, signal] = await exit
  return { said: said.replace('ready\n', '').trim(), code: code ?? signal }
}

test.each([
  ['SIGTERM', { said: 'ended by SIGTERM', code: 0 }],
  ['SIGINT', { said: 'ended by SIGINT', code: 7 }],
  ['SIGHUP', { said: 'ended by SIGTERM', code: 0 }],
  ['SIGKILL', { said: 'ended by disconnect', code: 'SIGKILL' }],
])('%s to the command ends its program', async (signal, outcome) => {
  expect(await story([join(folder, 'run-own.mjs')], (command) => command.kill(signal))).toEqual(outcome)
})

test('Ctrl-C that arrives twice at once is passed on once', async () => {
  const twice = (command) => ['SIGINT', 'SIGINT'].forEach((signal) => command.kill(signal))
  expect(await story([join(folder, 'run-own.mjs')], twice)).toEqual({ said: 'ended by SIGINT', code: 7 })
})

test('when npm is killed, the command and its program end', async () => {
  const args = [join(folder, 'npm.mjs'), join(folder, 'run-own.mjs')]
  const outcome = { said: 'ended by SIGTERM', code: 'SIGKILL' }
  expect(await story(args, (npm) => npm.kill('SIGKILL'))).toEqual(outcome)
})

test('a signal reaches a tool and what the tool started; the exit code is a shell’s', async () => {
  const outcome = { said: '', code: 143 }
  expect(await story([join(folder, 'run-tool.mjs')], (command) => command.kill('SIGTERM'))).toEqual(outcome)
})
