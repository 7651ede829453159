import { expect, test } from 'vitest'
import { waiveRequest } from './drafted-document.ts'

const problemOf = (name: string): string | undefined => waiveRequest.safeParse({ name }).error?.issues[0]?.message

test.each(['Ada Example', 'J. R. Okafor', 'Wu Li', 'Suharto', '李明', '김민준', 'Ng ä Þór', 'María-José Núñez'])(
  'somebody answers as %s',
  (name) => expect(problemOf(name)).toBeUndefined(),
)

test.each([
  ['', 'Please type your name'],
  ['  ', 'Please type your name'],
  ['123', 'Please type your name in letters'],
  ['N', 'Please type your full name'],
  ['N.', 'Please type your full name'],
  ['N M', 'Please type your full name'],
  ['NM', 'Please type your full name'],
  ['李', 'Please type your full name'],
  ['x 1', 'Please type your full name'],
])('nobody answers as “%s”', (name, message) => expect(problemOf(name)).toBe(message))
