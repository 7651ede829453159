import { expect, test } from 'vitest'
import { isWhole } from './install.mjs'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const needed = { integrity: 'sha512-a' }
const forThisOne = { integrity: 'sha512-b', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }
const locked = {
  '': {},
  'node_modules/a': needed,
  'node_modules/b-linux-x64-gnu': forThisOne,
  'node_modules/b-linux-x64-musl': { ...forThisOne, libc: ['musl'] },
  'node_modules/b-linux-arm64-gnu': { ...forThisOne, cpu: ['arm64'] },
  'node_modules/b-darwin-x64': { ...forThisOne, os: ['darwin'], libc: undefined },
  'node_modules/c': { integrity: 'sha512-c', devOptional: true },
}
const all = { 'node_modules/a': needed, 'node_modules/b-linux-x64-gnu': forThisOne }

test.each([
  ['all that this machine needs', all, true],
  ['and an optional one beside it', { ...all, 'node_modules/c': locked['node_modules/c'] }, true],
  ['one of another content', { ...all, 'node_modules/a': { integrity: 'sha512-z' } }, false],
  ['one that the lock does not name', { ...all, 'node_modules/d': needed }, false],
  ['all but a needed one', { 'node_modules/b-linux-x64-gnu': forThisOne }, false],
  ['all but the one that is made for this machine', { 'node_modules/a': needed }, false],
])('with %s installed the tree is whole: %s', (_what, installed, whole) =>
  expect(isWhole(locked, installed, machine)).toBe(whole),
)
