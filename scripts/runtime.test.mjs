import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'
import { environmentFor, fits, pinnedVersion } from './runtime.mjs'

test.each([
  ['20.20.2', false],
  ['24.11.1', false],
  ['24.12.0', true],
  ['24.21.0', true],
  ['25.9.0', false],
  ['26.0.0', false],
])('Node %s can run the product: %s', (version, expected) => {
  expect(fits(version, 24)).toBe(expected)
})

test('the pin is one exact version of a major that fits', () => {
  const { version = '24.21.0', major } = pinnedVersion() // no package of it on this platform: nothing to look at
  expect(fits(version, major)).toBe(true)
})

test('the pinned Node comes first on the path', () => {
  const [first, ...rest] = environmentFor('/somewhere/bin/node').PATH.split(delimiter)
  expect(first).toBe(dirname('/somewhere/bin/node'))
  expect(rest.join(delimiter)).toBe(process.env.PATH)
})

test('what Node compiles is kept in the project, unless the caller keeps it elsewhere', () => {
  const before = process.env.NODE_COMPILE_CACHE
  try {
    delete process.env.NODE_COMPILE_CACHE
    expect(environmentFor('/somewhere/bin/node').NODE_COMPILE_CACHE).toBe(join(root, '.build', 'compiled'))
    process.env.NODE_COMPILE_CACHE = '/elsewhere'
    expect(environmentFor('/somewhere/bin/node').NODE_COMPILE_CACHE).toBe('/elsewhere')
  } finally {
    if (before === undefined) delete process.env.NODE_COMPILE_CACHE
    else process.env.NODE_COMPILE_CACHE = before
  }
})
