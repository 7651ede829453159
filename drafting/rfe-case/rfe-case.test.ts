import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence, readSentence } from '../grounding.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { caseWith } from './index.ts'

const { rfe, reading } = bridgeEngineerNotice
const without = buildCaseFile(civilEngineer)
const caseFile = caseWith(without, rfe, reading)

const reasons = (text: string, sources: string[] = []): string[] =>
  checkSentence({ inlines: [{ kind: 'text', text }], sources }, caseFile).map(({ reason }) => reason)

describe('words of the notice', () => {
  test.each([
    [
      'one letter other',
      'The notice states: “The record does not shows that any county other than Calder County has used the 12 units that he installed.”',
    ],
    [
      'a word left out without a sign',
      'The notice states: “The record does not show that any county has used the 12 units that he installed.”',
    ],
    [
      'words of two pages out of order',
      'The notice states: “The plan does not explain … the degree is the foreign equivalent”.',
    ],
    ['put into the petition letter', 'The petition letter states: “Ten counties use the units today.”'],
  ])('a quotation is marked that has %s', (_, text) => {
    expect(reasons(text, ['N3'])).toContain('no entry holds these words exactly')
  })

  test.each([
    ['whole', 'The notice states: “The plan does not explain how the publication of the drawings will be paid for.”'],
    ['over a line that divides a word', 'The notice asks for an evaluation of “a United States baccalaureate degree.”'],
    ['over several sentences', 'It reads: “Submit an evaluation by a credentials evaluation service.”'],
    [
      'with an ellipsis',
      'The notice states that “The record does not show that any county … has used the 12 units that he installed.”',
    ],
    [
      'of the petition letter',
      'As the petition letter states, “Five counties use the units today, and none of them is a client of another.”',
    ],
  ])('a quotation stands that is %s', (_, text) => {
    expect(reasons(text, ['N2', 'N3', 'P2'])).toEqual([])
  })

  test('stand on the page that is named, and on no other', () => {
    const at = (page: number) =>
      reasons(
        `At page ${page} the notice states: “The plan does not explain how the publication of the drawings will be paid for.”`,
        ['N3'],
      )
    expect(at(3)).toEqual([])
    expect(at(2)).not.toEqual([])
  })

  test('may name what no petition cites, and what stands beside them is read all the same', () => {
    const cited = 'Matter of New York State Department of Transportation, 22 I&N Dec. 215'
    const notice = { ...rfe.notice, pages: [`USCIS applies ${cited}, and asks for sustained acclaim.`] }
    const old = caseWith(without, { ...rfe, notice }, { ...reading, issues: [], conceded: [], wrong_standard: [] })
    const found = (text: string) =>
      checkSentence({ inlines: [{ kind: 'text', text }], sources: ['N1'] }, old).map(({ text: words }) => words)
    expect(found(`The notice “applies ${cited}, and asks for sustained acclaim.”`)).toEqual([])
    expect(found(`The petitioner relies on ${cited}.`)).not.toEqual([])
    expect(found('The notice “asks for sustained acclaim,” and Mr. Berrenechea installed 47 units.')).not.toEqual([])
  })

  test('are the source of a sentence that is typed', () => {
    const typed = 'The notice states: “The plan does not explain how the publication of the drawings will be paid for.”'
    expect(readSentence(typed, caseFile).sources[0]).toBe('N3')
  })

  test('prove nothing where they are neither quoted nor named', () => {
    const notice = { ...rfe.notice, pages: ['The petitioner claims to have installed 617 units.'] }
    const other = caseWith(without, { ...rfe, notice }, { ...reading, issues: [], conceded: [], wrong_standard: [] })
    const found = (sources: string[]) =>
      checkSentence({ inlines: [{ kind: 'text', text: 'Mr. Berrenechea installed 617 units.' }], sources }, other)
    expect(found([])).toMatchObject([{ text: '617' }])
    expect(found(['N1'])).toEqual([])
  })

  test('no page of a letter that is not in the case counts as one', () => {
    expect(reasons('The notice states: “ADVANCED DEGREE”.', ['N4'])).toEqual([
      'neither the case file nor the library holds this source',
    ])
  })
})

describe('what a notice prints', () => {
  test('is a fact of the case', () => {
    expect(caseFile.fact('rfenotice', 9, 'receipt_number')?.value).toBe('IOE0912345678')
    expect(caseFile.fact('rfenotice', 9, 'filed_date')?.value).toBe('2026-03-02')
    expect(caseFile.facts.slice(0, without.facts.length)).toEqual(without.facts)
    expect(new Set(caseFile.facts.map(({ id }) => id)).size).toBe(caseFile.facts.length)
  })

  test('bears out what is said of it, and nothing else', () => {
    expect(reasons('This letter answers the Request for Evidence of September 14, 2026.')).toEqual([])
    expect(reasons('This letter answers the Request for Evidence of September 15, 2026.')).not.toEqual([])
  })

  test('leaves a date to the applicant’s own entry where none was read, and never takes it for a printed one', () => {
    const dateless = caseWith(without, rfe, { ...reading, notice_date: null, response_date: null })
    expect(dateless.fact('rfenotice', 9, 'response_date')).toBeUndefined()
    expect(dateless.fact('rfenotice', 9, 'deadline')).toMatchObject({
      value: '2026-12-07',
      place: 'RFE notice, Deadline',
    })
  })
})

test('a note on an issue is a fact where there is one', () => {
  const work = { state: 'open' as const, gathered: [], evidence: [] }
  const noted = caseWith(without, rfe, reading, {
    work: [
      { ...work, note: ' ' },
      { ...work, note: 'Hollow County ordered eleven units in October 2026.' },
    ],
  })
  expect(noted.fact('rfe_issues', 1, 'note')).toBeUndefined()
  const text = 'Hollow County ordered eleven units in October 2026.'
  expect(checkSentence({ inlines: [{ kind: 'text', text }], sources: [] }, noted)).toEqual([])
  expect(reasons(text)).not.toEqual([])
})

test('several letters of recommendation have ids of their own', () => {
  const filed = ['One.', 'Two.'].map((words) => ({
    kind: 'recommendation' as const,
    name: '',
    url: null,
    pages: ['', words],
  }))
  const { rfe: record } = caseWith(without, { ...rfe, filed }, reading)
  expect(record?.pages.slice(3).map(({ id, place }) => [id, place])).toEqual([
    ['L1p2', 'Recommendation letter 1, page 2'],
    ['L2p2', 'Recommendation letter 2, page 2'],
  ])
})

describe('endeavors', () => {
  const [own] = civilEngineer.endeavors
  if (own === undefined) throw new Error('The profile has no endeavor')
  const proposal = { ...own, id: own.id + 1, title: 'A manual for county engineers', is_selected: false }
  const held = (endeavors: typeof civilEngineer.endeavors, draftedEndeavors: number[], endeavor_id?: number) => {
    const profile = { ...civilEngineer, endeavors, draftedEndeavors }
    const found = caseWith(buildCaseFile(profile), rfe, reading, { endeavor_id })
    const ofFacts = new Set(found.facts.filter(({ section }) => section === 'endeavors').map(({ entry }) => entry))
    expect(found.profile.endeavors.map(({ id }) => id)).toEqual([...ofFacts])
    for (const { id } of endeavors)
      expect(found.fact('endeavors', id, 'title') !== undefined, `${id}`).toBe(ofFacts.has(id))
    return [...ofFacts]
  }

  test('of the record are those that were selected', () => {
    expect(held([own, proposal], [own.id, proposal.id])).toEqual([own.id])
    expect(held([own, proposal], [])).toEqual([own.id])
  })

  test('where none was selected, are those that were typed, and none that was drafted here', () => {
    const open = { ...own, is_selected: false }
    expect(held([open, proposal], [own.id, proposal.id])).toEqual([])
    expect(held([open, proposal], [proposal.id])).toEqual([own.id])
  })

  test('keep the one that a document is written on', () =>
    expect(held([own, proposal], [own.id, proposal.id], proposal.id)).toEqual([own.id, proposal.id]))

  test('leave every other fact its number', () => {
    const profile = { ...civilEngineer, endeavors: [{ ...proposal }, { ...own }] }
    const whole = buildCaseFile(profile)
    const found = caseWith(whole, rfe, reading)
    const ids = found.facts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, value, kind } of found.facts)
      if (kind !== 'notice') expect(whole.facts.find((one) => one.id === id)?.value).toBe(value)
  })
})
