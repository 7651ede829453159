import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const bytesOf = (path) => statSync(join(root, path)).size
const picturesIn = (folder) => readdirSync(join(root, folder)).filter((file) => file.endsWith('.png'))

test('README shows pictures that are there, each of them once taken, and none is heavy', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const shown = [...readme.matchAll(/!\[[^\]]+\]\((docs\/images\/[^)]+)\)/g)].map(([, path]) => path)
  expect(shown.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(shown.toSorted()).toEqual(picturesIn('docs/images').map((file) => `docs/images/${file}`))
  expect(shown.filter((path) => bytesOf(path) > 300_000)).toEqual([])
})

test('the pictures that screens are compared with stay light', () => {
  const sizes = picturesIn('e2e/pictures').map((file) => bytesOf(`e2e/pictures/${file}`))
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3_000_000)
})
