import { describe, expect, test } from 'vitest'
import { cite, findAuthority, LIBRARY, normalPin, quotation } from './library.ts'
import { NEVER_ARGUED, NEVER_CITED } from './never-cite.ts'
import decision from './texts/matter-of-dhanasar.txt?raw'
import technologies from './texts/critical-and-emerging-technologies-2024.txt?raw'
import { dhanasar } from './dhanasar.ts'
import { criticalTechnologies, TECHNOLOGY_AREAS } from './technologies.ts'

/** Line ends folded, words joined that were divided at a line's end, the marks of footnotes taken out. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?<=\p{L})-\n\s*(?=\p{Ll})/gu, '-')
    .replace(/(?<=evidence:|discretion\.|United States\.|certification;) ?\d{1,2}(?=\s)/g, '')
    .replace(/\s+/g, ' ')

/** The pages of the decision: body and footnotes apart, since a footnote divides a sentence that runs over the page. */
const pages = new Map(
  decision
    .split(/^\f?Cite as 26 I&N Dec\. 884.*$/m)
    .slice(1)
    .map((page, index) => {
      const body: string[] = []
      const notes: string[] = []
      let inNotes = false
      for (const line of page.split('\n')) {
        if (/^\s+8[89]\d\s*$/.test(line)) continue
        if (/^(?:_{5,}|\d{1,2})$/.test(line.trim())) inNotes = true
        if (!/^\s*(?:_{5,}|\(continued \. \. \.\))\s*$/.test(line)) (inNotes ? notes : body).push(line)
      }
      return [884 + index, { body: body.join('\n'), notes: notes.join('\n') }] as const
    }),
)

const textAt = (pin: string): string => {
  const [, from = '', to] = /^(\d{3})(?:-(\d{2}))?/.exec(pin) ?? []
  const last = to === undefined ? Number(from) : Number(from.slice(0, 1) + to)
  const range = [...pages].filter(([page]) => page >= Number(from) && page <= last).map(([, page]) => page)
  return folded(range.map((page) => (pin.includes(' n.') ? page.notes : page.body)).join('\n'))
}

describe('quotations stand word for word in the copy that the project keeps', () => {
  const quotations = dhanasar.pins.flatMap(({ pin, quotations }) => quotations.map((text) => [pin, text] as const))

  test('eleven pages were read', () =>
    expect([...pages.keys()]).toEqual([884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894]))

  test.each(quotations)('Dhanasar at %s: %s', (pin, text) => {
    expect(textAt(pin)).toContain(text.normalize('NFKC'))
  })

  test.each(criticalTechnologies.pins.flatMap((pin) => pin.quotations))('List: %s', (text) => {
    expect(folded(technologies)).toContain(text)
  })

  test('every area and subfield of the list, and no other', () => {
    const list = folded(technologies.replace(/^.*(?:–\d–|LIST UPDATE).*$/gm, ''))
    const [areas = '', subfieldsPart = ''] = list.split('Each identified CET area')
    const bulletsIn = (part: string) => [...part.matchAll(/•/g)].length
    for (const [area, subfields] of Object.entries(TECHNOLOGY_AREAS)) {
      expect(list).toContain(`• ${area}`)
      for (const subfield of subfields) expect(list).toContain(`• ${subfield}`)
    }
    expect(bulletsIn(areas)).toBe(Object.keys(TECHNOLOGY_AREAS).length)
    expect(bulletsIn(subfieldsPart)).toBe(Object.values(TECHNOLOGY_AREAS).flat().length)
  })
})

describe('pins', () => {
  test.each(dhanasar.pins.map(({ pin }) => pin))(
    'Dhanasar at %s is a page of the decision, and a note stands on it',
    (pin) => {
      const text = textAt(pin)
      expect(text.length).toBeGreaterThan(40)
      const note = / n\.(\d+)$/.exec(pin)?.[1]
      if (note !== undefined) expect(text).toMatch(new RegExp(`(?:^| )${note} \\p{Lu}`, 'u'))
    },
  )

  test('a quotation of the wrong page is found out', () => {
    expect(textAt('890')).not.toContain('the specific endeavor that the foreign national proposes to undertake')
    expect(textAt('889')).toContain('the specific endeavor that the foreign national proposes to undertake')
  })
})

describe('what no petition argues', () => {
  test.each([
    'The benefit is national in scope.',
    'There is a labor shortage in this field.',
    'A shortage of qualified U.S. workers makes it urgent.',
  ])('%s', (text) => expect(NEVER_ARGUED.some(({ form }) => form.test(text))).toBe(true))
  test.each(['The decision asks for national importance.', 'The region has a shortage of water.'])('but %s', (text) =>
    expect(NEVER_ARGUED.some(({ form }) => form.test(text))).toBe(false),
  )
})

describe('the library', () => {
  test('quotes nothing of what was not checked', () => {
    for (const held of LIBRARY.filter(({ checked }) => checked === null))
      expect(held.pins.flatMap(({ quotations }) => quotations)).toEqual([])
  })

  test('has an official address and an id of its own for everything', () => {
    expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length)
    for (const { address } of LIBRARY) expect(address).toMatch(/^https:\/\/[a-z0-9.]+\.gov\//)
  })

  test('holds nothing that is never to be cited', () => {
    const texts = LIBRARY.flatMap(({ full, name }) => [name, full.map(({ text }) => text).join('')])
    for (const text of texts) for (const { form } of NEVER_CITED) expect(text).not.toMatch(form)
  })
})

const plain = (citation: ReturnType<typeof cite>) => citation.runs.map(({ text }) => text).join('')

describe('citations', () => {
  test.each([
    ['dhanasar', undefined, 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)'],
    ['dhanasar', '889', 'Dhanasar, 26 I&N Dec. at 889'],
    ['dhanasar', '889 n.8', 'Dhanasar, 26 I&N Dec. at 889 n.8'],
    ['dhanasar', '889–890', 'Dhanasar, 26 I&N Dec. at 889–90'],
    ['chawathe', '375-76', 'Chawathe, 25 I&N Dec. at 375–76'],
    ['policy-manual-6-f-5', 'D', '6 USCIS-PM F.5(D)'],
    ['ina-203-b-2', undefined, 'INA § 203(b)(2), 8 U.S.C. § 1153(b)(2)'],
    ['cfr-204-5-k-4-ii', undefined, '8 C.F.R. § 204.5(k)(4)(ii)'],
    ['cet-list-2024', '2', 'Critical and Emerging Technologies List Update, 2'],
  ])('%s at %s', (id, pin, text) => expect(plain(cite(id, pin))).toBe(text))

  test('in full with a pin', () =>
    expect(plain(cite('dhanasar', '889', 'full'))).toBe('Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016)'))
  test('without a pin never "at" nothing', () =>
    expect(plain(cite('chawathe', undefined, 'short'))).toBe('Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010)'))
  test('set the name of a case in italics', () =>
    expect(cite('dhanasar', '890').runs[0]).toEqual({ text: 'Dhanasar', style: 'italic' }))
  test('a short form for the chip', () => expect(cite('dhanasar', '890').short).toBe('Dhanasar at 890'))
  test('refuse a pin or an authority that the library does not hold', () => {
    expect(() => cite('dhanasar', '895')).toThrow('no pin')
    expect(() => cite('nysdot')).toThrow('no authority')
    expect(() => quotation('chawathe', '376')).toThrow('no such quotation')
  })
  test('find the authority of a source with a pin', () =>
    expect(findAuthority('dhanasar@889 n.8')?.id).toBe('dhanasar'))
  test('read pins in every usual form', () =>
    expect(['889-890', '889–90', '890-91', '889 n. 8', '889 note 8'].map(normalPin)).toEqual([
      '889-90',
      '889-90',
      '890-91',
      '889 n.8',
      '889 n.8',
    ]))
})
