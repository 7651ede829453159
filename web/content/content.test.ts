import { matchRoutes } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { linesOf, partsOf } from '../pages/resources/article.ts'
import { routes } from '../routes.tsx'
import { FAQ } from './faq.ts'
import { PRIVACY } from './privacy.ts'
import { CLAIMS, COUNTERS, SOCIAL, STRIP, TERMS_UPDATED } from './site.ts'
import { TERMS } from './terms.ts'

const leadsSomewhere = (to: string): boolean => matchRoutes(routes, to.replace(/#.*$/, ''))?.at(-1)?.route.path !== '*'

test('what is claimed and counted is what the specification gives', () => {
  expect(CLAIMS.price.says).toBe('Packages from $1,049')
  expect(CLAIMS.time.says).toMatch(/one week/)
  expect(COUNTERS.map(({ label, value }) => [label, value])).toEqual([
    ['One-Time Approvals', 30],
    ['RFE Approvals', 30],
    ['Industry limitations', 0],
    ['Publication Needed', 0],
  ])
  expect(TERMS_UPDATED).toBe('1/1/2025')
})

test('each claim and figure says how it is counted', () => {
  for (const { counted } of [...COUNTERS, ...Object.values(CLAIMS)]) expect(counted.length).toBeGreaterThan(40)
})

test('links away are to sealed addresses', () => {
  for (const { address } of [...SOCIAL, ...STRIP.sources]) expect(address).toMatch(/^https:\/\//)
})

describe('the terms and the privacy notice, which stand on one page', () => {
  const sections = [...TERMS, ...PRIVACY]
  const lines = sections.flatMap(({ blocks }) => blocks.flatMap(linesOf))
  const parts = lines.flatMap(partsOf)

  it('have an anchor of its own for each part', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.join('')).toMatch(/^[a-z-]+$/)
  })

  it('lead only to pages that exist', () => {
    const ways = parts.flatMap((part) => (part.kind === 'link' ? [part.to] : []))
    expect(ways.length).toBeGreaterThan(5)
    expect(ways.filter((to) => !leadsSomewhere(to))).toEqual([])
  })

  it('say what they must', () => {
    const all = lines.join(' ')
    for (const said of ['not a law firm', 'no attorney-client relationship', 'built-in drafter', 'Refund', 'delete'])
      expect(all.toLowerCase()).toContain(said.toLowerCase())
  })
})

test('the questions are eight or so, each asked once, and foretell nothing', () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(8)
  expect(new Set(FAQ.map(({ question }) => question)).size).toBe(FAQ.length)
  for (const { question, answer, more } of FAQ) {
    expect(question).toMatch(/\?$/)
    expect(answer.join(' ')).not.toMatch(/success rate|guaranteed|\d ?%/i)
    if (more) expect(leadsSomewhere(more.to)).toBe(true)
  }
})
