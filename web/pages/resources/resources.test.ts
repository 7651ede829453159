import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routes } from '../../routes.tsx'
import { citedIn, linesOf, minutesToRead, partsOf, wordsOf, type Article } from './article.ts'
import { ARTICLES } from './articles.ts'
import { LAW, type LawKey } from './law.ts'

describe('a line of prose', () => {
  it.each([
    ['', []],
    ['Plain words.', [{ kind: 'text', text: 'Plain words.' }]],
    [
      '*Merit* counts ([8 CFR 103.2(b)(3)](cfr-103-2)).',
      [
        { kind: 'stress', text: 'Merit' },
        { kind: 'text', text: ' counts (' },
        { kind: 'law', text: '8 CFR 103.2(b)(3)', law: 'cfr-103-2' },
        { kind: 'text', text: ').' },
      ],
    ],
    ['[Plans](/plans)', [{ kind: 'link', text: 'Plans', to: '/plans' }]],
    ['Two * three [and] (four)', [{ kind: 'text', text: 'Two * three [and] (four)' }]],
  ])('%j', (line, parts) => {
    expect(partsOf(line)).toEqual(parts)
  })

  it('that cites what is not on the list is a mistake', () => {
    expect(() => partsOf('[8 CFR 1](cfr-1)')).toThrow('"cfr-1" is no text of the law and no page')
    expect(() => partsOf('[8 CFR 1](toString)')).toThrow('no text of the law')
  })
})

it('counts the words that are read, not the addresses', () => {
  const article: Article = {
    path: '/a',
    title: 'Of no account',
    summary: 'Nor this',
    reviewed: 'November 2026',
    sections: [
      { id: 'a', title: 'Two words', blocks: ['One [8 CFR 103.2](cfr-103-2).', { list: ['*Five* and six'] }] },
    ],
  }
  expect(wordsOf(article)).toBe(9)
  expect(minutesToRead(article)).toBe(1)
  expect(citedIn(article)).toEqual(['cfr-103-2'])
  const long = { ...article, sections: [{ id: 'a', title: '', blocks: [Array(201).fill('word').join(' ')] }] }
  expect(minutesToRead(long)).toBe(2)
})

it('counts the characters of Chinese, and its foreign words', () => {
  const blocks = [`${'要件'.repeat(173)}，见 [8 CFR 103.2](cfr-103-2)。`]
  const article: Article = {
    path: '/a',
    title: '',
    summary: '',
    reviewed: '',
    sections: [{ id: 'a', title: '', blocks }],
  }
  expect(wordsOf(article)).toBe(3)
  expect(minutesToRead(article)).toBe(2)
  expect(minutesToRead({ ...article, sections: [{ id: 'a', title: '', blocks: ['要件'] }] })).toBe(1)
})

describe.each(ARTICLES.map((article) => [article.path, article] as const))('%s', (path, article) => {
  const lines = article.sections.flatMap(({ blocks }) => blocks.flatMap(linesOf))
  const parts = lines.flatMap(partsOf)

  it('is a page that anybody may read, of 900 to 1,800 words', () => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path)
    expect(wordsOf(article)).toBeGreaterThanOrEqual(900)
    expect(wordsOf(article)).toBeLessThanOrEqual(1800)
  })

  it('has an anchor of its own for each section', () => {
    const ids = article.sections.map(({ id }) => id)
    expect(new Set([...ids, 'cited']).size).toBe(ids.length + 1)
    expect(ids.join('')).toMatch(/^[a-z0-9-]+$/)
  })

  it('names no regulation, statute or decision without a link to it', () => {
    const plain = parts.flatMap((part) => (part.kind === 'law' ? [] : [part.text])).join(' ')
    expect(plain).not.toMatch(/\d+ (?:CFR|U\.S\.C\.)|INA §|I&N Dec\.|Matter of/)
  })

  it('links each citation to the text that it names', () => {
    const cited = parts.filter((part) => part.kind === 'law')
    const astray = cited.filter(({ text, law }) => {
      const section = /^8 CFR (\d+\.\d+)/.exec(text)?.[1]
      const decision = /^(?:Matter of )?([A-Z]\w+).* at \d/.exec(text)?.[1] ?? /^Matter of (\w+)/.exec(text)?.[1]
      if (section !== undefined) return !LAW[law].address.endsWith(`section-${section}`)
      return decision !== undefined && !LAW[law].name.startsWith(`Matter of ${decision}`)
    })
    expect(cited.length).toBeGreaterThan(10)
    expect(astray).toEqual([])
  })

  it('leads only to pages that exist', () => {
    const ways = parts.flatMap((part) => (part.kind === 'link' ? [part.to] : []))
    expect(ways.filter((to) => matchRoutes(routes, to)?.at(-1)?.route.path !== to)).toEqual([])
  })

  it('promises nothing and counts no approvals', () => {
    expect(lines.join(' ')).not.toMatch(/success rate|\d ?(?:%|percent)|guaranteed|your chances are/i)
  })

  it('says when it was last read against the law', () => {
    expect(article.reviewed).toMatch(
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    )
  })
})

it('keeps no text that no article cites, all of them at official addresses', () => {
  const cited = new Set(ARTICLES.flatMap(citedIn))
  expect((Object.keys(LAW) as LawKey[]).filter((key) => !cited.has(key))).toEqual([])
  for (const { address } of Object.values(LAW)) expect(new URL(address).hostname).toMatch(/\.gov$/)
})
