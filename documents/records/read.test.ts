import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  BIBTEX,
  EXPORTS,
  JSON_RESUME,
  ORCID_JSON,
  ORCID_WORK_XML,
  ORCID_XML,
  thousandAuthors,
} from '../testing/record-files.ts'
import { readRecords } from './read.ts'
import type { FileRecord, Records } from './records.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(file: string | Uint8Array): Records {
  const found = readRecords(typeof file === 'string' ? bytes(file) : file)
  if ('failed' in found) throw new Error(`not read: ${found.failed}`)
  return found
}

const at = (file: string | Uint8Array, place: string): FileRecord | undefined =>
  read(file).records.find((record) => record.place === place)

describe('what is no such file is told', () => {
  test.each([
    ['nothing', '', 'wrong'],
    ['prose', 'Dear Renáta, my e-mail is somebody@journal.example', 'wrong'],
    ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj', 'wrong'],
    ['an archive', 'PK\u0003\u0004', 'archive'],
    ['a page', '<!doctype html><html><body>@article{a, title={x}}</body></html>', 'wrong'],
    ['XML of something else', '<feed><entry>x</entry></feed>', 'wrong'],
    ['XML cut short', ORCID_XML.slice(0, 900), 'xml'],
    ['XML with a name that is no name', '<record><__proto__><work>1</work></__proto__></record>', 'xml'],
    ['other JSON', '{"name": "waiverly", "version": "1"}', 'wrong'],
    ['a list', '[1, 2, 3]', 'wrong'],
    ['JSON cut short', JSON_RESUME.slice(0, 700), 'json'],
    ['a number', '42', 'wrong'],
  ])('%s', (_, text, failed) => {
    expect(readRecords(bytes(text))).toMatchObject({ failed })
  })

  test('broken JSON says where', () => {
    expect(readRecords(bytes('{\n"work": [\n{"name": "A" "position": "B"}]}'))).toEqual({ failed: 'json', line: 3 })
  })
})

describe('hostile files', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]><record>&c;</record>`
  test.each([
    ['entities that grow', laughs, 'wrong'],
    ['deep XML', '<record>'.repeat(50_000), 'xml'],
    ['deep JSON', `{"work": ${'['.repeat(150_000)}`, 'json'],
    ['tags without end', '<'.repeat(500_000), 'xml'],
  ])('%s', (_, text, failed) => {
    expect(readRecords(bytes(text))).toMatchObject({ failed })
  })

  test('names of what objects are made of stay names', () => {
    read('{"__proto__": {"polluted": 1}, "work": [{"__proto__": {"name": "Evil"}, "position": "Scientist"}],}')
    read('@article{__proto__, __proto__ = {x}, constructor = {y}, title = {P}}')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    const [work] = read('{"work": [{"__proto__": {"name": "Evil"}, "position": "Scientist"}]}').records
    expect(work).toMatchObject({ title: 'Scientist', organization: '' })
  })

  test('values of every wrong type are passed over', () => {
    const odd = [
      null,
      7,
      true,
      'x',
      [],
      [[]],
      {},
      { name: { a: 1 }, startDate: [2019], highlights: 'x', courses: { a: 1 } },
    ]
    for (const value of odd) {
      const resume = Object.fromEntries(
        ['work', 'education', 'projects', 'publications', 'awards'].map((part) => [part, [value]]),
      )
      expect(read(JSON.stringify({ ...resume, certificates: value, basics: value, skills: value })).records).toEqual([])
      const orcid = { 'orcid-identifier': value, 'activities-summary': { works: value, employments: { x: value } } }
      expect(read(JSON.stringify(orcid)).records).toEqual([])
    }
  })

  test('of many thousand records the first are taken and the rest counted', () => {
    const many = Array.from({ length: 20_000 }, (_, key) => `@misc{k${key},title={T ${key}}}`).join('\n')
    const { records, left_out } = read(many)
    expect(records).toHaveLength(500)
    expect(left_out.map(({ from }) => from)).toEqual(['19,000 more', '500 more'])
    const works = Array.from({ length: 3000 }, (_, key) => ({ name: `T ${key}` }))
    expect(read(JSON.stringify({ publications: works })).records).toHaveLength(500)
  })
})

describe('BibTeX', () => {
  test('accents, names and titles are as they are printed', () => {
    expect(at(BIBTEX, 'koszegi2019relithiation')).toMatchObject({
      title: 'Solid-state relithiation of NMC cathodes: the role of Łukasz salts & Größe',
      authors: [
        { family: 'Kőszegi', given: 'Renáta' },
        { family: 'Čapek', given: 'Karel' },
        { family: 'Müller', given: 'Jörg' },
        { family: 'Straßer', given: 'Étienne' },
      ],
      others: false,
      venue: 'Journal of Closed-Loop Materials Letters',
      date: '2019-03',
      doi: '10.5555/jclm.2019.0314',
      standing: 'published',
    })
    expect(at(BIBTEX, 'koszegi:thesis')).toMatchObject({
      title: "Thèse sur l'œuvre: ça, å ø ł ı ñ ğ ą ż",
      organization: 'Université de Łódź',
      date: '2019-05-10',
      standing: 'thesis',
    })
  })

  test('what is left open is known: others, a group, a volume, a preprint, a verbatim address', () => {
    expect(at(BIBTEX, 'Koszegi:2019aa')).toMatchObject({ authors: [{ family: 'Kőszegi', given: 'R.' }], others: true })
    expect(at(BIBTEX, 'oyelaran2021pilot')).toMatchObject({
      venue: 'Proceedings of the Fictional Cell Conference',
      date: '2021-10',
      authors: [{}, {}, { family: 'Great Lakes Cell Institute', given: '' }],
    })
    expect(at(BIBTEX, 'koszegi2022arxiv')).toMatchObject({
      standing: 'preprint',
      date: '2022',
      url: 'https://arxiv.org/abs/2201.01234',
    })
    expect(at(BIBTEX, 'nodate')).toMatchObject({ date: '', url: 'http://letters.example/a_b%20c~d' })
    expect(at(BIBTEX, 'a record without a key')).toMatchObject({ date: 'in press' })
  })

  test('a broken record takes no other with it', () => {
    expect(read(BIBTEX).left_out).toEqual([
      { from: 'cells2021', reason: 'It is the volume that other records here appeared in.' },
      { from: 'unclosed2001', reason: 'A brace or a quotation mark is missing in it, so it could not be read.' },
      { from: 'notitle', reason: 'It has no title.' },
    ])
    expect(read(BIBTEX).records).toHaveLength(7)
  })

  test('every writing of the same file is read the same', () => {
    const same = read(BIBTEX)
    expect(read(BIBTEX.replaceAll('\n', '\r\n'))).toEqual(same)
    expect(read(`\ufeff${BIBTEX}`)).toEqual(same)
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${BIBTEX}`, 'utf16le'))
    expect(read(utf16)).toEqual(same)
    const latin1 = Buffer.from('@article{a, title = {Über Größe}, author = {Müller, Jörg},}', 'latin1')
    expect(read(latin1).records).toMatchObject([
      { title: 'Über Größe', authors: [{ family: 'Müller', given: 'Jörg' }] },
    ])
  })

  const renata = { family: 'Kőszegi', given: 'Renáta' }
  test.each<[string, object]>([
    [
      '2019ApJ...871..131K',
      {
        title: 'Salts of M⊙ and H₂O at 10 K — 5%',
        authors: [renata, { family: 'van der Berg', given: 'A.' }],
        venue: 'Astrophysical Journal',
        date: '2019-02',
        standing: 'published',
      },
    ],
    ['8953204', { authors: [{ given: 'R.' }, { family: 'Doe Jr.', given: 'J.' }], date: '2019-06' }],
    ['ISI:000461234500001', { title: 'Relithiation of spent cathodes', date: '2019-03-14', doi: '10.5555/wos-1' }],
    ['Koszegi20191', { title: 'Salts & cathodes: a review for x < 7' }],
    [
      'DBLP:journals/corr/abs-1901-1',
      {
        standing: 'preprint',
        authors: [renata, { family: 'Chen', given: 'Wei-Yu' }, { family: 'Doe Jr.', given: 'John' }],
      },
    ],
    // One's own name in bold; a command that nobody knows stays to be seen.
    ['bold2020', { title: '¿Por qué? \\foo Nothing', authors: [renata, {}], date: '2020-01-14' }],
    // The fifth of January or the first of May: not guessed.
    ['crucible', { standing: 'patent', date: '2021' }],
  ])('the export %s', (place, expected) => {
    expect(at(EXPORTS, place)).toMatchObject(expected)
  })

  test('a thousand authors keep their places', () => {
    const [work] = read(thousandAuthors(612)).records
    if (work?.kind !== 'work') throw new Error('no work')
    expect(work.authors).toHaveLength(1000)
    expect(work.authors[611]).toEqual({ family: 'Koszegi', given: 'R.' })
    expect(work.authors[612]).toEqual({ family: 'Author613', given: 'A.' })
    expect(work).toMatchObject({ date: '2020-07', title: 'Search for Invented bosons' })
  })

  test.each([
    ['@unpublished{a, title={T}, note={In preparation}}', 'unpublished'],
    ['@article{a, title={T}, journal={arXiv preprint arXiv:2001.1}}', 'preprint'],
    ['@article{a, title={T}, journal={Nature}, note={submitted}}', 'submitted'],
    ['@article{a, title={T}, journal={Nature}, year={in press}}', 'accepted'],
    ['@article{a, title={T}}', 'unknown'],
    ['@inproceedings{a, title={T}, booktitle={Kilns}, note={Invited talk}}', 'talk'],
    ['@techreport{a, title={T}, institution={Kilns}}', 'report'],
    ['@misc{a, title={T}, howpublished={\\url{https://a.example}}}', 'unknown'],
    ['@misc{a, title={T}, publisher={Press}}', 'unknown'],
    ['@book{a, title={T}, publisher={Press}}', 'published'],
    ['@mastersthesis{a, title={T}}', 'thesis'],
  ])('%s is %s', (text, standing) => {
    expect(read(text).records).toMatchObject([{ standing }])
  })
})

const input = (name: string) => readFileSync(new URL(`../testing/inputs/${name}`, import.meta.url))

describe('BibTeX of other programs', () => {
  test('a preprint is one by its DOI, its publisher or its server’s name', () => {
    const { records } = read(input('preprints-by-publisher.bib'))
    expect(records).toMatchObject(records.map(() => ({ standing: 'preprint' })))
    expect(records).toHaveLength(4)
    expect(records[1]).toMatchObject({ doi: '10.1101/2021.06.15.000002' })
  })

  test('DOIs and addresses are read as they are, whatever was escaped in them', () => {
    const doi = '10.1007/978-3-000-20490-6_14'
    expect(read(input('doi-escapes.bib')).records).toMatchObject([
      { doi, url: `https://doi.org/${doi}` },
      { doi },
      { url: 'https://kilns.example/a_b?x=1&y=50%25#top', standing: 'unknown' },
    ])
  })

  test('a percent sign is a character', () => {
    expect(read(input('percent-in-title.bib')).records).toMatchObject([
      { title: 'Reduction of 50% in the loss of a sintering line', venue: 'Journal of Kilns', date: '2020' },
      { title: 'Less than 1% of cracks after 300 h at 5% humidity', venue: 'Journal of Kilns', date: '2021' },
    ])
  })

  test.each([
    ['{What We Heard}', '{A Summary}', 'What We Heard: A Summary'],
    ['{Who Pays?}', '{The Cost of Kilns}', 'Who Pays? The Cost of Kilns'],
    ['{Kilns: A Summary}', '{A Summary}', 'Kilns: A Summary'],
    ['{Growth of {\\{}GaAs{\\}} wires on {0,1}-lattices}', '{}', 'Growth of GaAs wires on 0,1-lattices'],
    ['{On \\{0,1\\}-sequences}', '{}', 'On {0,1}-sequences'],
  ])('the title %s with the subtitle %s', (title, subtitle, whole) => {
    const { records } = read(`@book{a, author={Ada Kiln}, title=${title}, subtitle=${subtitle}, year=2011}`)
    expect(records).toMatchObject([{ title: whole }])
  })

  test.each([
    ['{{Council for the Arts}}', [{ family: 'Council for the Arts', given: '' }]],
    ['"{Council for the Arts}"', [{ family: 'Council for the Arts', given: '' }]],
    [
      '{{Kiln and Partners, Inc.} and Ada Kiln}',
      [
        { family: 'Kiln and Partners, Inc.', given: '' },
        { family: 'Kiln', given: 'Ada' },
      ],
    ],
    ['{{Kiln, Ada}}', [{ family: 'Kiln', given: 'Ada' }]],
    [
      '{{Kiln, Ada and Wright, Bo}}',
      [
        { family: 'Kiln', given: 'Ada' },
        { family: 'Wright', given: 'Bo' },
      ],
    ],
  ])('the authors %s', (list, authors) => {
    expect(read(`@report{a, author = ${list}, title = {Heard}, year = 2013}`).records).toMatchObject([{ authors }])
  })

  test('types with marks in them are read', () => {
    expect(read(input('entry-types.bib'))).toMatchObject({
      records: [
        { place: 'wang2018', standing: 'unpublished' },
        { place: 'wang2019', standing: 'published' },
      ],
      left_out: [],
    })
  })
})

describe('JSON Resume', () => {
  test('comments and trailing commas are let pass, older names are known', () => {
    const { records } = read(JSON_RESUME)
    expect(records.map(({ place }) => place)).toEqual([
      'work 1',
      'work 2',
      'education 1',
      'education 2',
      'projects 1',
      'publications 1',
      'awards 1',
      'certificates 1',
    ])
    expect(at(JSON_RESUME, 'work 1')).toMatchObject({
      organization: 'Great Lakes Cell Institute',
      end: 'Present',
      summary: 'I lead the pilot line.\nWrote the furnace profile\nTeam of six',
    })
    expect(at(JSON_RESUME, 'work 2')).toMatchObject({ organization: 'Danube Metals', start: '2011-07' })
    expect(at(JSON_RESUME, 'publications 1')).toMatchObject({ doi: '10.5555/jclm.2019.0314' })
  })

  test('what has no place is told', () => {
    expect(read(JSON_RESUME).left_out).toEqual([
      { from: 'basics', reason: 'Your name and contacts are entered in Personal info.' },
      { from: 'projects 2', reason: 'It is empty.' },
      { from: 'projects 3', reason: 'It is not an entry.' },
      { from: 'volunteer', reason: 'Your profile has no list for these.' },
      { from: 'skills', reason: 'Your profile has no list for these.' },
      { from: 'languages', reason: 'Your profile has no list for these.' },
    ])
  })
})

test('a resume of Reactive Resume gives its jobs, degrees and papers, in words', () => {
  expect(read(input('reactive-resume-v4.json')).records).toMatchObject([
    {
      kind: 'position',
      organization: 'Harrowgate Battery Laboratory',
      title: 'Engineer',
      start: '2019',
      end: 'Present',
      summary: 'Runs the kiln',
    },
    { kind: 'study', school: 'Jiangcheng University of Technology', degree: 'PhD', start: '2014', end: '2018' },
    { kind: 'work', title: 'Kilns', venue: 'Journal of Kilns', date: '2020', standing: 'unknown' },
  ])
  const more = { sections: { custom: { items: [{ name: 'A' }] }, profiles: { items: [] }, basics: 3 } }
  expect(read(JSON.stringify(more)).left_out).toEqual([
    { from: 'custom', reason: 'Your profile has no list for these.' },
  ])
})

test.each([
  ['journal-article', 'published'],
  ['JOURNAL_ARTICLE', 'published'],
  ['conference-paper', 'published'],
  ['conference-poster', 'talk'],
  ['lecture-speech', 'talk'],
  ['trademarks', 'trademark'],
  ['software', 'data'],
  ['report', 'report'],
  ['website', 'unknown'],
  ['other', 'unknown'],
])('a work that ORCID calls %s is %s', (type, standing) => {
  const summary = { title: { title: { value: 'T' } }, 'journal-title': { value: 'Journal of Kilns' }, type }
  const record = { 'orcid-identifier': {}, works: { group: [{ 'work-summary': [summary] }] } }
  expect(read(JSON.stringify(record)).records).toMatchObject([{ standing }])
})

describe('ORCID', () => {
  test('JSON of the public record', () => {
    const { records, left_out } = read(ORCID_JSON)
    expect(records).toMatchObject([
      {
        kind: 'position',
        place: 'employment 1',
        organization: 'Great Lakes Cell Institute',
        country: 'US',
        start: '2019-08',
        end: '',
      },
      { kind: 'study', degree: 'PhD in Materials Science', department: 'Chemistry', start: '2014-09-01', end: '2019' },
      {
        kind: 'honour',
        of: 'award',
        name: 'Young Investigator Award',
        issuer: 'Danube Battery Society',
        date: '2022-05-19',
      },
      {
        kind: 'work',
        title: 'Solid-state relithiation',
        doi: '10.5555/jclm.2019.0314',
        date: '2019-03-14',
        authors: [],
      },
      { kind: 'work', title: 'Salts that melt early', standing: 'preprint', doi: '', date: '' },
    ])
    expect(left_out).toEqual([{ from: 'funding', reason: 'Your profile has no list for these.' }])
  })

  test('XML of a record', () => {
    expect(read(ORCID_XML).records).toMatchObject([
      { kind: 'position', department: 'Pilot & Scale-up', city: 'Holland', start: '2019-08-01', end: '' },
      {
        kind: 'work',
        title: 'Relithiation of 7 < x cathodes, Kőszegi’s way',
        date: '2019',
        doi: '10.5555/jclm.2019.0314',
      },
    ])
  })

  test('XML of one work, with its contributors', () => {
    expect(read(ORCID_WORK_XML).records).toMatchObject([
      {
        title: 'A Pilot Line: From gram to tonne',
        authors: [
          { family: 'Oyelaran', given: 'Marcus' },
          { family: 'Kőszegi', given: 'Renáta' },
        ],
        summary: 'What it takes.',
      },
    ])
  })
})
