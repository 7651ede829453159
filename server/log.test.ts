import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const logged = (error: Error): string => {
  let line = ''
  openLog('production', { write: (text) => (line += text) }).error({ err: error }, 'a task failed')
  return line
}

test('an error tells where it came from, never what a person typed', () => {
  const refused = Object.assign(new Error('no room for somebody@example.test'), {
    code: '23514',
    table: 'applications',
    detail: 'Failing row contains (somebody@example.test)',
  })
  const line = logged(refused)
  expect(line).not.toContain('somebody')
  expect(line).toContain('"code":"23514","table":"applications"')
  expect(line).toContain('log.test.ts')
})

test('what the system refuses is told in its own words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  expect(logged(full)).toContain('no space left on device')
})
