import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

// npm writes a lock without the platform packages that its registry did not have that day, and then `npm ci` refuses it.
test('the lock names every platform package, so that npm ci takes it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReached(path, name)),
  )
  expect(missing).toEqual([])
})

// Without it npm takes whatever the registry sends under that name.
test('every package of the lock has the sum of its bytes', () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && link !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

test('no entry of the lock carries a download address', () => {
  expect(Object.keys(packages).filter((path) => packages[path].resolved !== undefined)).toEqual([])
})

function isReached(from, name) {
  if (packages[[from, 'node_modules', name].filter(Boolean).join('/')] !== undefined) return true
  return from !== '' && isReached(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}
