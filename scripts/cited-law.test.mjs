// What the articles cite of the law is in the library that documents cite from, with its pin.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIBRARY, normalPin } from '../drafting/authorities/library.ts'

const ARTICLES = ['niw-requirements', 'mistakes', 'diy-vs-attorney']
const text = ARTICLES.map((name) => readFileSync(`web/pages/resources/${name}.ts`, 'utf8')).join('\n')
const found = (form) => [...new Set([...text.matchAll(form)].map(([, cited]) => cited))]

const dhanasar = LIBRARY.find(({ id }) => id === 'dhanasar')
const pages = new Set(dhanasar.pins.flatMap(({ pin }) => pin.match(/\d{3}/g)))
/** "886, 889" names two pages; "889–91" is the whole of the analysis; a note is a pin of its own. */
const isPin = (cited) =>
  cited.includes('n.')
    ? dhanasar.pins.some(({ pin }) => pin === normalPin(cited))
    : (cited.match(/\d{3}/g) ?? []).every((page) => page === '884' || pages.has(page))

test.each(found(/\[Dhanasar at ([^\]]+)\]/g))('Dhanasar at %s', (cited) => expect(isPin(cited)).toBe(true))
test('a page of which the library holds nothing is found out', () => expect(isPin('895')).toBe(false))

const sections = LIBRARY.filter(({ level }) => level === 'regulation').map(({ name }) =>
  name.replace('8 C.F.R. § ', ''),
)
/** Sections that documents never cite, and whose text the articles link to as a whole. */
const ARTICLES_ONLY = /^(?:1\.2|292\.1|103\.3|106\.4|103\.2\(a\)\((?:3\)|7\)\(iv\)))/
const held = (cited) => sections.some((section) => section.startsWith(cited) || cited.startsWith(section))

test.each(found(/\[8 CFR ([\d.]+(?:\([a-z0-9]+\))*)/g).filter((cited) => !ARTICLES_ONLY.test(cited)))(
  '8 CFR %s',
  (cited) => expect(held(cited)).toBe(true),
)
