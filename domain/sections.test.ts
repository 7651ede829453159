import { expect, test } from 'vitest'
import { SECTIONS, type SectionPath } from './sections.ts'

const paths = Object.keys(SECTIONS) as SectionPath[]

test.each(paths)('%s refuses what is no entry, without throwing', (path) => {
  for (const given of [null, [], 'x', 7, { is_current: 'yes', courses: {}, start_date: [] }])
    expect(SECTIONS[path].schema.safeParse(given).success).toBe(false)
})

test.each(paths)('%s says of each wrong type what it wants, at the field', (path) => {
  const { schema, empty } = SECTIONS[path]
  for (const wrong of [7, true, {}, [[]]]) {
    const entry = Object.fromEntries(Object.keys(empty).map((field) => [field, wrong]))
    const issues = schema.safeParse(entry).error?.issues ?? []
    expect(issues.length).toBeGreaterThan(0)
    for (const { path: at, message } of issues) {
      expect(Object.keys(empty)).toContain(String(at[0]))
      expect(message).toMatch(/^[A-Z][^{}<>]+$/)
    }
  }
})
