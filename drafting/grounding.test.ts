import { describe, expect, test } from 'vitest'
import type { Block, Inline, Sentence } from '#domain/document.ts'
import { cite } from './authorities/library.ts'
import { ofShortForm } from './builtin/testing.ts'
import { buildCaseFile } from './case-file.ts'
import { checkSentence, ground, groundSentences, readSentence } from './grounding.ts'
import { batteryResearcher, profiles, waterChemist } from './testing/profiles.ts'

const caseFile = buildCaseFile(batteryResearcher)
const chinese = buildCaseFile(waterChemist)

/** `academicprojects 21 impact, citation_count; derived 0 total_citations`: ids of these facts; a word with @ or - is a source itself. */
const ids = (places: string, of = caseFile): string[] =>
  places
    .split('; ')
    .filter((place) => place !== '')
    .flatMap((place) => {
      const [section = '', entry = '', ...fields] = place.split(/,? /)
      if (entry === '') return [section]
      return fields.map((field) => {
        const fact = of.fact(section, Number(entry), field)
        if (fact === undefined) throw new Error(`no fact ${section} ${entry} ${field}`)
        return fact.id
      })
    })

const sentence = (text: string, sources: string, of = caseFile): Sentence => ({
  inlines: [{ kind: 'text', text }],
  sources: ids(sources, of),
})

const told = (text: string, sources: string, of = caseFile): string[] =>
  checkSentence(sentence(text, sources, of), of).map((finding) => `${finding.kind}: ${finding.text}`)

const ANODES = 'academicprojects 21'
const PLATING = 'academicprojects 22'
const GRADING = 'professionalprojects 41'

describe('what the sources hold passes', () => {
  test.each([
    // numbers in each form
    ['The article has been cited 147 times.', `${ANODES} citation_count`],
    ['She collected 1,260 charge events from 84 commercial cells.', `${PLATING} solution`],
    ['She collected twelve hundred and sixty charge events.', `${PLATING} solution`],
    ['The electrodes kept 84% of their capacity after five hundred cycles.', `${ANODES} impact`],
    ['The electrodes kept 84 percent of their capacity after 500 cycles.', `${ANODES} impact`],
    ['The work was supported with $412,500.', `${ANODES} funding_amount`],
    ['The equipment costs less than $15,000.', `${GRADING} goal`],
    ['The protocol sorts a module in a 17-minute test.', `${GRADING} impact`],
    ['A full test takes more than a day, namely 30 hours.', `${GRADING} background`],
    ['The article has been cited more than 140 times.', `${ANODES} citation_count`],
    ['The article has been cited nearly 150 times.', `${ANODES} citation_count`],
    ['The article has been cited about 150 times.', `${ANODES} citation_count`],
    ['Her articles have been cited 235 times.', 'derived 0 total_citations'],
    ['Her two publications are in the record.', `${ANODES} is_published; ${PLATING} is_published`],
    ['Two of the projects were published.', `${ANODES} project_name; ${PLATING} project_name`],
    ['She earned a GPA of 3.94 out of 4.', 'academichistory 12 gpa'],
    ['The work lasted three years and two months.', `${GRADING} start_date, end_date`],
    ['She has worked there for more than five years.', 'professionalhistory 31 start_date, is_current'],
    // what may be counted or computed is open, and contradicted by nothing
    ['Her three publications are in the record.', ''],
    ['The work lasted forty-one years.', `${GRADING} start_date, end_date`],
    ['She is the third author.', `${ANODES} role`],
    ['The article appeared in 2006.', `${ANODES} published_date`],
    // dates in each form
    ['The article appeared on September 14, 2018.', `${ANODES} published_date`],
    ['The article appeared on 14 September 2018.', `${ANODES} published_date`],
    ['The article appeared in Sept. 2018.', `${ANODES} published_date`],
    ['The article appeared in September 2018.', `${ANODES} published_date`],
    ['The article appeared on 2018-09-14.', `${ANODES} published_date`],
    ['The article appeared on 9/14/2018.', `${ANODES} published_date`],
    ['The article appeared in 2018.', `${ANODES} published_date`],
    ['The work ran in 2015–2018.', `${ANODES} start_date, end_date`],
    ['As of November 2026, the work goes on.', `${GRADING} goal`],
    ['May the waiver be granted.', ''],
    // names
    [
      'She studied at Tisza University of Technology in Szeged, Hungary.',
      'academichistory 11 school_name, school_city, school_country',
    ],
    ['Dr. Kőszegvári wrote the control program.', `${ANODES} solution`],
    ['Ilka Koszegvari and Dr. Ilka R. Kőszegvári are the same person.', ''],
    ['Kőszegvári’s method was used.', ''],
    ['Her supervisor was Professor Orrin Halvecroft.', 'referees 81 full_name, title'],
    ['Her supervisor was O. T. Halvecroft.', 'referees 81 full_name'],
    ['Three recyclers in Colorado, Ohio and Nevada have adopted it.', `${GRADING} impact`],
    ['It appeared in the Journal of Electrode Science.', `${ANODES} published_journal`],
    ['The HREL group, at Hollin Ridge Energy Laboratory, goes on.', 'professionalhistory 31 organization'],
    [
      'She petitions U.S. Citizenship and Immigration Services on Form I-140 under the Immigration and Nationality Act.',
      '',
    ],
    ['Part II introduces her; Parts IV and V follow.', ''],
    ['She holds a doctorate in Materials Science and Engineering.', 'academichistory 12 degree, major'],
    ['She holds a Ph.D. from Lake Marrow University.', 'academichistory 12 degree, school_name'],
    // quotations
    ['The project is “Second-Life Grading Protocol for Vehicle Batteries.”', `${GRADING} project_name`],
    ['She reports that "[n]o graded module has caused a safety incident so far."', `${GRADING} impact`],
    ['It asks for “the specific endeavor that the foreign national proposes to undertake.”', 'dhanasar@889'],
    [
      'The decision speaks of “[e]ven ventures and undertakings that have as their focus one geographic area . . . .”',
      'dhanasar@889',
    ],
    // addresses
    ['See https://doi.example/10.5555/jes.2018.0914.', `${ANODES} published_url`],
    ['Write to o.halvecroft@lakemarrow.example.', 'referees 81 email'],
    // law
    ['She seeks classification under section 203(b)(2) of the Act; see 8 C.F.R. § 204.5(k)(4)(ii).', ''],
    ['Under Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), three elements are weighed.', 'dhanasar'],
    ['Neither the first prong nor the second element asks for more.', ''],
    // exhibits
    ['The article proves it (Ex. 6).', `${ANODES} impact`],
    ['The resume gives the dates (Exhibit 1).', `${GRADING} role`],
    // ranks that a source holds
    ['It goes each year to one researcher; the jury chose among 61 nominations.', 'evidence 51 brief_introduction'],
    ['She is first author of the article.', `${ANODES} role`],
    ['Leading to better cells, the work went on; she leads four scientists.', 'professionalhistory 31 job_summary'],
  ])('%s', (text, sources) => {
    expect(told(text, sources)).toEqual([])
  })

  test('names in Chinese, Vietnamese and Polish', () => {
    expect(
      told('Mr. Ōuyáng studied at 虚江理工大学 in Hubei.', 'academichistory 11 school_name, school_state', chinese),
    ).toEqual([])
    expect(
      told(
        'Dr. Zolcinska-Brzezicka of Nadwiślański Instytut Wody agrees.',
        'referees 82 full_name, organization',
        chinese,
      ),
    ).toEqual([])
    expect(told('Mrs. Đặng supervised him.', 'referees 81 full_name, pronoun', chinese)).toEqual([])
    expect(told('He won the 清泉奖.', 'evidence 51 name', chinese)).toEqual([])
    expect(told('He won the 金泉奖.', 'evidence 51 name', chinese)).toEqual(['name: 金泉奖'])
  })
})

describe('what no source holds is found', () => {
  test.each([
    // numbers
    ['The article has been cited 148 times.', `${ANODES} citation_count`, 'number: 148'],
    ['The article has been cited two hundred times.', `${ANODES} citation_count`, 'number: two hundred'],
    ['The electrodes kept 97 percent of their capacity.', `${ANODES} impact`, 'number: 97 percent'],
    ['The work was supported with $4,125,000.', `${ANODES} funding_amount`, 'number: $4,125,000'],
    ['The work was supported with $1.2 million.', `${ANODES} funding_amount`, 'number: $1.2 million'],
    ['The article has been cited more than 200 times.', `${ANODES} citation_count`, 'number: 200'],
    // dates
    ['The article appeared on September 15, 2018.', `${ANODES} published_date`, 'date: September 15, 2018'],
    ['The article appeared in October 2016.', `${ANODES} published_date`, 'date: October 2016'],
    ['She arrived in May 2018.', `${ANODES} background`, 'date: May 2018'],
    // names
    ['She studied at Stanford University.', 'academichistory 11 school_name', 'name: Stanford University'],
    [
      'She studied at Tisza Institute of Technology.',
      'academichistory 11 school_name',
      'name: Tisza Institute of Technology',
    ],
    ['Recyclers in Colorado and Utah have adopted it.', `${GRADING} impact`, 'name: Colorado and Utah'],
    [
      'Stanford University adopted the protocol.',
      `${GRADING} impact; academichistory 12 school_name`,
      'name: Stanford University',
    ],
    [
      'When Ms. Kőszegvári wrote it, it worked.',
      `${ANODES} solution; referees 82 full_name, pronoun`,
      'name: Ms. Kőszegvári',
    ],
    ['NASA adopted the protocol.', `${GRADING} impact`, 'name: NASA'],
    ['Google adopted the protocol.', `${GRADING} impact`, 'name: Google'],
    ['It appeared in Nature.', `${ANODES} published_journal`, 'name: Nature'],
    ['She works with Dr. Miles Vandersloot.', 'referees 81 full_name', 'name: Dr. Miles Vandersloot'],
    ['Ms. Kőszegvári wrote it.', `${ANODES} solution`, 'name: Ms. Kőszegvári'],
    ['She received the Volta Medal.', 'evidence 51 name', 'name: Volta Medal'],
    ['She holds a B.Sc. in it.', 'academichistory 12 degree', 'degree: B.Sc.'],
    ['She holds a bachelor’s degree.', 'academichistory 11 degree', 'degree: bachelor’s degree'],
    // quotations
    ['She reports “a safe and proven grade.”', `${GRADING} impact`, 'quotation: “a safe and proven grade.”'],
    ['It asks for “the general occupation.”', 'dhanasar@889', 'quotation: “the general occupation.”'],
    [
      'It asks for “the specific endeavor that the foreign national proposes to undertake.”',
      'dhanasar@890',
      'quotation: “the specific endeavor that the foreign national proposes to undertake.”',
    ],
    // addresses
    [
      'See https://doi.example/10.5555/jes.2018.0915.',
      `${ANODES} published_url`,
      'address: https://doi.example/10.5555/jes.2018.0915',
    ],
    ['Write to orrin@lakemarrow.example.', 'referees 81 email', 'address: orrin@lakemarrow.example'],
    // law
    ['See 8 C.F.R. § 204.5(h)(3).', '', 'citation: 8 C.F.R. § 204.5(h)(3)'],
    ['See Smith v. Garland, 72 F.4th 85.', '', 'citation: Smith v. Garland, 72 F.4th 85'],
    ['Matter of Price controls here.', '', 'citation: Matter of Price'],
    ['See 27 I&N Dec. 884.', '', 'citation: 27 I&N Dec. 884'],
    ['NYSDOT asks for more.', '', 'never: NYSDOT'],
    ['See Kazarian.', '', 'never: Kazarian'],
    ['She has extraordinary ability.', '', 'never: extraordinary ability'],
    [
      'She enjoys sustained national or international acclaim.',
      '',
      'never: sustained national or international acclaim',
    ],
    // exhibits
    ['The article proves it (Ex. 99).', `${ANODES} impact`, 'exhibit: Ex. 99'],
    ['The article proves it (Ex. 7).', `${ANODES} impact`, 'exhibit: Ex. 7'],
    // a source that does not exist supports nothing
    ['It goes on.', 'F9999', 'source: F9999'],
  ])('%s', (text, sources, finding) => expect(told(text, sources)).toEqual([finding]))

  test('where the sources named do not hold it but others do, those are reported', () => {
    const text = 'The article on silicon anodes has been cited 147 times.'
    const { findings, sources } = readSentence(text, caseFile, { declared: ids(`${PLATING} citation_count`) })
    expect(findings).toEqual([])
    expect(caseFile.facts.find(({ id }) => id === sources[0])).toMatchObject({ section: 'academicprojects', entry: 21 })
  })

  test('without sources the whole case file is read', () => {
    expect(told('In 2019 she won 47 prizes.', '')).toEqual(['number: 47'])
    expect(told('The electrodes kept 84 percent of their capacity after 500 cycles.', '')).toEqual([])
  })
})

describe('citations and exhibits as inlines', () => {
  const check = (inlines: Inline[], sources: string[] = []) =>
    checkSentence({ inlines, sources }, caseFile).map(({ kind, reason }) => `${kind}: ${reason}`)
  const text = (words: string): Inline => ({ kind: 'text', text: words })

  test('as the library gives them they pass, and hold what they say', () => {
    expect(check([text('Three elements must be shown. '), cite('dhanasar', '889'), text('.')])).toEqual([])
    expect(check([text('Five years of progressive experience count. '), cite('cfr-204-5-k-2'), text('.')])).toEqual([])
  })
  test.each([
    [
      { ...cite('dhanasar', '889'), id: 'dhanasar@895' },
      'citation: the library holds no such pin of Matter of Dhanasar',
    ],
    [{ ...cite('dhanasar', '889'), id: 'dhanasar@890' }, 'citation: it does not read as Matter of Dhanasar is cited'],
    [{ ...cite('chawathe'), id: 'nysdot' }, 'citation: the library of authorities does not hold it'],
  ])('altered they do not: %o', (inline, finding) => expect(check([inline])[0]).toBe(finding))

  test('an exhibit must prove an entry that the sentence rests on', () => {
    expect(
      check([text('It kept its capacity '), { kind: 'exhibit', number: 6 }, text('.')], ids(`${ANODES} impact`)),
    ).toEqual([])
    expect(
      check([text('It kept its capacity '), { kind: 'exhibit', number: 8 }, text('.')], ids(`${ANODES} impact`)),
    ).toEqual(['exhibit: it proves no entry that tells “It kept its capacity”'])
    expect(check([text('The letter is attached '), { kind: 'exhibit', number: 13 }, text('.')])).toEqual([])
    expect(check([text('The letter is attached '), { kind: 'exhibit', number: 14 }, text('.')])).toEqual([
      'exhibit: the filing has no exhibit 14',
    ])
  })
})

describe('grounding a text', () => {
  test('puts unsupported words in marks and leaves the rest as it is', () => {
    const { grounded, warnings } = groundSentences(
      [
        sentence('The article has been cited 147 times.', `${ANODES} citation_count`),
        {
          inlines: [
            { kind: 'text', text: 'She won the ' },
            { kind: 'text', text: 'Volta Medal', style: 'italic' },
            { kind: 'text', text: ' in 2019 ' },
            { kind: 'exhibit', number: 9 },
            { kind: 'text', text: '.' },
          ],
          sources: ids('evidence 51 name, received_date'),
        },
      ],
      caseFile,
    )
    expect(grounded[0]?.inlines).toEqual([{ kind: 'text', text: 'The article has been cited 147 times.' }])
    expect(grounded[1]?.inlines).toEqual([
      { kind: 'text', text: 'She won the ' },
      { kind: 'verify', text: 'Volta Medal', reason: 'no entry holds this name' },
      { kind: 'text', text: ' in 2019 ' },
      { kind: 'exhibit', number: 9 },
      { kind: 'text', text: '.' },
    ])
    expect(warnings).toEqual([{ kind: 'verify', text: 'Volta Medal: no entry holds this name' }])
  })

  test('marks a wrong exhibit and a wrong citation in their place', () => {
    const { grounded } = groundSentences(
      [
        {
          inlines: [
            { kind: 'text', text: 'See ' },
            { kind: 'exhibit', number: 99 },
            { kind: 'text', text: ' and ' },
            { ...cite('dhanasar', '889'), id: 'dhanasar@1' },
          ],
          sources: [],
        },
      ],
      caseFile,
    )
    expect(grounded[0]?.inlines.map((inline) => inline.kind)).toEqual(['text', 'verify', 'text', 'verify'])
  })

  test('marks a finding over several inlines once', () => {
    const { grounded } = groundSentences(
      [
        {
          inlines: [
            { kind: 'text', text: 'The Volta ' },
            { kind: 'text', text: 'Medal', style: 'bold' },
            { kind: 'text', text: ' hangs.' },
          ],
          sources: [],
        },
      ],
      caseFile,
    )
    expect(grounded[0]?.inlines).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'verify', text: 'Volta Medal', reason: 'no entry holds this name' },
      { kind: 'text', text: ' hangs.' },
    ])
  })

  test('goes through every kind of block; cells of a table are held against the whole case file', () => {
    const wrong = sentence('It was cited 999 times.', `${ANODES} citation_count`)
    const blocks: Block[] = [
      { kind: 'heading', level: 1, id: 'h', text: 'I. Introduction' },
      { kind: 'paragraph', id: 'p', sentences: [wrong] },
      { kind: 'quote', id: 'q', sentences: [wrong] },
      { kind: 'list', id: 'l', ordered: false, items: [[wrong]] },
      {
        kind: 'table',
        id: 't',
        caption: 'Posts',
        columns: [],
        rows: [[[{ kind: 'text', text: 'Corvane Cell Works, June 2019' }], [{ kind: 'text', text: 'Volta Works' }]]],
      },
    ]
    const { findings } = ground(blocks, caseFile)
    expect(findings.map(({ text }) => text)).toEqual(['999', '999', '999', 'Volta Works'])
  })

  test('a page that a paper does not have is found', () => {
    const [exhibit] = caseFile.exhibitsOf('academicprojects', 21)
    const { number = 0, file } = exhibit ?? {}
    const uploads = [{ url: file?.url ?? '', pages: ['The electrodes kept 84 percent.', ''], by: 'text' as const }]
    const read = buildCaseFile({ ...batteryResearcher, uploads })
    const cited = (page: number): Sentence => ({
      inlines: [
        { kind: 'text', text: 'The electrodes kept 84 percent of their capacity after 500 cycles ' },
        { kind: 'exhibit', number, page },
        { kind: 'text', text: '.' },
      ],
      sources: ids(`${ANODES} impact`),
    })
    expect(checkSentence(cited(2), read)).toEqual([])
    expect(checkSentence(cited(3), read)).toMatchObject([{ kind: 'exhibit', reason: `exhibit ${number} has 2 pages` }])
    expect(checkSentence(cited(3), caseFile)).toEqual([])
  })

  for (const [name, profile] of Object.entries(profiles))
    test(`every entry of ${name} supports its own words`, ofShortForm(name), () => {
      const own = buildCaseFile(profile)
      const findings = own.facts.flatMap((fact) =>
        checkSentence({ inlines: [{ kind: 'text', text: fact.value }], sources: [fact.id] }, own),
      )
      expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([])
    })
})

describe('a sentence is read once', () => {
  const invented = sentence('She holds 97 patents.', '')

  test('what is found does not change, whatever is done with it', () => {
    const found = checkSentence(invented, caseFile)
    expect(found).not.toEqual([])
    found.pop()
    expect(checkSentence(invented, caseFile)).toHaveLength(found.length + 1)
  })

  test('other sources are another question', () => {
    const [held] = caseFile.facts
    const own = sentence(`It was told of ${held?.value ?? ''}.`, '')
    expect(checkSentence(own, caseFile)).not.toEqual(checkSentence({ ...own, sources: ['F99999'] }, caseFile))
  })

  test('another voice is another question', () => {
    const referees = batteryResearcher.referees.map((one) => ({ ...one, same_employer: false }))
    const untied = buildCaseFile({ ...batteryResearcher, referees })
    const rules = (voice: Parameters<typeof checkSentence>[2]) =>
      checkSentence(sentence('We had the same employer.', ''), untied, voice).map(({ rule }) => rule)
    expect(rules('petition')).not.toContain('ties')
    expect(rules({ referee: 81 })).toContain('ties')
  })

  test('another case file is another question', () => {
    const asked = sentence('She worked at Lake Marrow University.', '')
    expect(checkSentence(asked, caseFile)).toEqual([])
    expect(checkSentence(asked, chinese)).not.toEqual([])
  })
})
