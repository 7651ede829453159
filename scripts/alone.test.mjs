import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alone } from './alone.mjs'
import { root } from './root.mjs'

const name = `alone-test-${process.pid}`
const claim = join(root, '.build', `.${name}.pid`)

test('two do the work one after the other', async () => {
  const order = []
  const work = (who) => async () => {
    order.push(`${who} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    order.push(`${who} ends`)
  }
  await Promise.all([alone(name, work('one')), alone(name, work('two'))])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(existsSync(claim)).toBe(false)
})

test('work that fails gives its claim up', async () => {
  const failing = () => Promise.reject(new Error('no space left'))
  await expect(alone(name, failing)).rejects.toThrow('no space left')
  expect(existsSync(claim)).toBe(false)
})

test('the claim of a killed command is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(claim, String(pid))
  expect(await alone(name, () => Promise.resolve('done'))).toBe('done')
})
