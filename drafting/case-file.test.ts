import { describe, expect, test } from 'vitest'
import { buildCaseFile, type CaseFile } from './case-file.ts'
import { eb2Basis } from './case-file/qualification.ts'
import { monthsCovered } from './case-file/months.ts'
import type { Profile } from './profile.ts'
import { batteryResearcher, civilEngineer, profiles, thinApplicant, waterChemist } from './testing/profiles.ts'

/** A profile with some of one entry's fields changed. */
const having = <S extends 'academichistory' | 'academicprojects' | 'professionalhistory'>(
  profile: Profile,
  section: S,
  index: number,
  fields: Partial<Profile[S][number]>,
): Profile => ({
  ...profile,
  [section]: profile[section].map((entry, at) => (at === index ? { ...entry, ...fields } : entry)),
})

const fieldsOf = (caseFile: CaseFile, section: string, entry: number) =>
  caseFile.facts
    .filter((fact) => fact.section === section && fact.entry === entry && fact.kind !== 'derived')
    .map(({ field }) => field)

describe('what is no fact', () => {
  test('blanks, placeholders of the wire, and boxes that are not ticked', () => {
    expect(fieldsOf(buildCaseFile(thinApplicant), 'academicprojects', 21)).toEqual([
      'project_name',
      'organization',
      'research_domain',
      'role',
      'start_date',
      'end_date',
      'background',
      'goal',
      'challenge',
      'solution',
      'impact',
    ])
  })

  test('funding that is told to be none; but a published article may have no citation', () => {
    const profile = having(batteryResearcher, 'academicprojects', 1, { citation_count: 0 })
    const fields = fieldsOf(buildCaseFile(profile), 'academicprojects', 22)
    expect(fields.filter((field) => field.startsWith('funding'))).toEqual([])
    expect(fields).toContain('citation_count')
  })

  test.each(['None', ' none ', 'N/A', 'No funding', 'Not applicable', '-'])(
    'a funder called “%s”',
    (funding_source) => {
      const profile = having(batteryResearcher, 'academicprojects', 0, {
        funding_source,
        funding_source_country: 'United States',
        funding_amount: '0.00',
      })
      const fields = fieldsOf(buildCaseFile(profile), 'academicprojects', 21)
      expect(fields.filter((field) => field.startsWith('funding'))).toEqual([])
    },
  )

  test('how an entry came to be, and its version', () => {
    const kept = { imported_from: 'cv.bib', version: 7 }
    const profile = {
      ...batteryResearcher,
      application: { ...batteryResearcher.application, ...kept },
      academicprojects: batteryResearcher.academicprojects.map((entry) => ({ ...entry, ...kept })),
      referees: batteryResearcher.referees.map((entry) => ({ ...entry, ...kept })),
    }
    expect(buildCaseFile(profile).facts).toEqual(buildCaseFile(batteryResearcher).facts)
  })

  test('an empty profile has its name and nothing else', () => {
    const { application } = thinApplicant
    const bare = {
      ...application,
      last_name: '',
      email: ' ',
      phone_number: '#',
      gender: '' as never,
      pronoun: '' as never,
    }
    const { facts, exhibits } = buildCaseFile({
      ...thinApplicant,
      application: bare,
      academicprojects: [],
      referees: [],
    })
    expect(facts.map(({ field, value }) => [field, value])).toEqual([
      ['first_name', 'Jun'],
      ['full_name', 'Jun'],
      ['titled_full_name', 'Jun'],
      ['pronoun_set', 'they/them'],
      ['eb2_basis', 'undetermined'],
    ])
    expect(exhibits).toEqual([])
  })
})

describe('what a person may leave out', () => {
  const { application, referees } = batteryResearcher
  const [first] = referees
  const held = (extra: Partial<Profile['application']>, answers: Partial<NonNullable<typeof first>>) =>
    buildCaseFile({
      ...batteryResearcher,
      application: { ...application, ...extra },
      referees: referees.map((row) => ({ ...row, ...answers })),
    })

  test.each([
    ['occupation', 'Battery engineer', 'Personal Info, Occupation'],
    ['field_of_endeavor', 'Energy storage', 'Personal Info, Field of endeavor'],
    ['eb2_basis', 'Exceptional ability', 'Personal Info, How you qualify for EB-2'],
  ])('%s is a fact with its place where it is told', (field, value, place) => {
    expect(held({ [field]: value }, {}).fact('application', application.id, field)).toMatchObject({ value, place })
    expect(held({ [field]: '' }, {}).fact('application', application.id, field)).toBeUndefined()
  })

  test.each([
    ['same_employer', 'Recommender 1, Same employer'],
    ['was_supervisor', 'Recommender 1, Supervised you'],
    ['co_author', 'Recommender 1, Co-author'],
  ])('%s: a no is an answer, and none is none', (field, place) => {
    const value = (answer: boolean | null) => held({}, { [field]: answer }).fact('referees', first?.id ?? 0, field)
    expect(value(true)).toMatchObject({ value: 'Yes', place })
    expect(value(false)).toMatchObject({ value: 'No', place })
    expect(value(null)).toBeUndefined()
  })
})

describe('numbering', () => {
  test('facts and exhibits count from one without a gap', () => {
    for (const { facts, exhibits } of Object.values(profiles).map(buildCaseFile)) {
      expect(facts.map(({ id }) => id)).toEqual(facts.map((_, index) => `F${index + 1}`))
      expect(exhibits.map(({ number }) => number)).toEqual(exhibits.map((_, index) => index + 1))
    }
  })

  test('two runs number alike', () =>
    expect(buildCaseFile(waterChemist).facts).toEqual(buildCaseFile(structuredCloneOf(waterChemist)).facts))

  test('degrees and employments newest first, whatever the order of entry; places follow the form', () => {
    const turned = { ...batteryResearcher, academichistory: batteryResearcher.academichistory.toReversed() }
    const titles = (profile: Profile) => buildCaseFile(profile).exhibits.map(({ title }) => title)
    expect(titles(turned)).toEqual(titles(batteryResearcher))
    expect(buildCaseFile(turned).fact('academichistory', 12, 'degree')?.place).toBe('Education 1, Degree')
    expect(buildCaseFile(batteryResearcher).fact('academichistory', 12, 'degree')?.place).toBe('Education 2, Degree')
  })

  test('a fact carries the papers of its entry, a derived one those of its origins', () => {
    const caseFile = buildCaseFile(batteryResearcher)
    expect(caseFile.fact('academicprojects', 21, 'impact')?.exhibits).toEqual([6])
    expect(caseFile.fact('derived', 0, 'total_citations')).toMatchObject({ value: '235', exhibits: [6, 7] })
    expect(caseFile.exhibitsOf('academichistory', 12).map(({ number }) => number)).toEqual([2, 3])
  })
})

const structuredCloneOf = (profile: Profile): Profile => JSON.parse(JSON.stringify(profile)) as Profile

describe('what follows from the entries', () => {
  const basis = (profile: Profile) => [
    eb2Basis(profile),
    buildCaseFile(profile).fact('derived', 0, 'experience_after_degree')?.value,
  ]

  test.each<[string, Profile, ReturnType<typeof basis>]>([
    ['a doctorate', batteryResearcher, ['advanced degree', '7 years and 4 months']],
    ['a bachelor’s and five years', civilEngineer, ['bachelor_plus_five', '9 years and 7 months']],
    [
      'a bachelor’s and less',
      having(civilEngineer, 'professionalhistory', 0, { start_date: '2026-01-01' }),
      ['undetermined', '4 years and 8 months'],
    ],
    [
      'a bachelor’s and years that are part-time',
      having(civilEngineer, 'professionalhistory', 0, { job_type: 'Part-Time' }),
      ['undetermined', '9 years and 7 months, of which 5 years and 9 months part-time'],
    ],
    [
      'a bachelor’s not yet finished',
      having(civilEngineer, 'academichistory', 0, { is_current: true, end_date: null }),
      ['undetermined', undefined],
    ],
    [
      'an associate’s degree',
      having(civilEngineer, 'academichistory', 0, { degree: "Associate's" }),
      ['undetermined', '9 years and 7 months'],
    ],
    ['no degree', thinApplicant, ['undetermined', undefined]],
  ])('EB-2 basis of %s', (_, profile, expected) => expect(basis(profile)).toEqual(expected))

  test('time counted twice counts once, and work before the degree does not count', () => {
    expect(
      monthsCovered([
        { start: '2020-01-01', end: '2020-12-31' },
        { start: '2020-07-01', end: '2021-06-30' },
      ]),
    ).toBe(18)
    expect(
      monthsCovered([
        { start: '2020-01-16', end: '2020-02-14' },
        { start: '2020-02-15', end: '2020-03-15' },
      ]),
    ).toBe(2)
    expect(monthsCovered([{ start: '2021-01-01', end: '2020-01-01' }])).toBe(0)
    const early = having(civilEngineer, 'professionalhistory', 1, { start_date: '2015-01-01' })
    expect(basis(early)[1]).toBe('9 years and 9 months')
  })

  test.each([
    ['Female', 'Mr.', 'she/her'],
    ['Male', 'Dr.', 'he/him'],
    ['Other', 'Ms.', 'they/them'],
    ['', 'Mr.', 'he/him'],
    ['', 'Dr.', 'they/them'],
  ] as const)('gender %s and title %s are %s', (gender, pronoun, set) => {
    const application = { ...batteryResearcher.application, gender: gender as 'Male', pronoun }
    expect(buildCaseFile({ ...batteryResearcher, application }).fact('application', 101, 'pronoun_set')?.value).toBe(
      set,
    )
  })
})

describe('papers', () => {
  const diploma = batteryResearcher.academichistory[1]?.diploma_en?.url ?? ''
  const article = batteryResearcher.academicprojects[0]?.essay?.url ?? ''
  const read: Profile = {
    ...batteryResearcher,
    uploads: [
      {
        url: diploma,
        pages: [
          '',
          'LAKE MARROW UNIVER-\nSITY\nDoctor of Philosophy in Materials Science and Engi-\nneering\nMay 2019',
        ],
        by: 'ocr',
      },
      { url: article, pages: ['Published 2018. It was cited 147 times.', 'Page 147 of 400'], by: 'text' },
      { url: '/api/files/another/of-nobody.pdf', pages: ['Lake Marrow University'], by: 'text' },
    ],
  }

  test('their pages are sources with the exhibit’s number; a page without words is none', () =>
    expect(buildCaseFile(read).pages.map(({ id, exhibit, page, by }) => [id, exhibit, page, by])).toEqual([
      ['E2p2', 2, 2, 'ocr'],
      ['E6p1', 6, 1, 'text'],
      ['E6p2', 6, 2, 'text'],
    ]))

  test.each<[string, number, string, [number, number][]]>([
    ['academichistory', 12, 'degree', [[2, 2]]],
    ['academichistory', 12, 'major', [[2, 2]]],
    ['academichistory', 12, 'end_date', [[2, 2]]],
    ['academichistory', 12, 'school_name', []],
    ['academichistory', 12, 'learning_type', []],
    ['academichistory', 11, 'degree', []],
    ['academicprojects', 21, 'citation_count', [[6, 1]]],
    ['academicprojects', 21, 'impact', []],
    ['application', 101, 'first_name', []],
  ])('%s %i %s stands on %j', (section, entry, field, pages) =>
    expect(
      buildCaseFile(read)
        .fact(section, entry, field)
        ?.pages.map(({ exhibit, page }) => [exhibit, page]),
    ).toEqual(pages),
  )

  test('evidence is of the kind that it proves, and a signed letter is a fact', () => {
    const { facts } = buildCaseFile(batteryResearcher)
    const kinds = (entry: number) =>
      new Set(
        facts
          .filter((f) => f.section === 'evidence' && f.entry === entry && f.from === undefined)
          .map(({ kind }) => kind),
      )
    expect([51, 52, 53].map((entry) => [...kinds(entry)])).toEqual([['award'], ['credential'], ['letter']])
    expect(facts.find(({ field }) => field === 'signed_letter')).toMatchObject({
      kind: 'letter',
      section: 'referees',
      entry: 81,
      value:
        'Letter of recommendation, Dr. Orrin T. Halvecroft, Professor of Materials Science, Lake Marrow University',
    })
  })

  test.each([
    ['derived', 0, 'weekly_hours', '40 hours'],
    ['derived', 0, 'years_in_occupation', '5 years and 2 months'],
    ['derived', 0, 'awards', '1'],
    ['derived', 0, 'degrees', '2'],
    ['derived', 0, 'recommenders', '2'],
    ['derived', 0, 'signed_letters', '1'],
    ['evidence', 51, 'age', '7 years and 1 month'],
  ])('%s %i %s is %s', (section, entry, field, value) =>
    expect(buildCaseFile(batteryResearcher).fact(section, entry, field)?.value).toBe(value),
  )

  test('what follows a bachelor’s degree, in all and in its specialty', () => {
    const caseFile = buildCaseFile(civilEngineer)
    const value = (field: string) => caseFile.fact('derived', 0, field)?.value
    expect(value('experience_after_bachelors')).toBe('9 years and 7 months')
    expect(value('specialty_after_bachelors')).toBeUndefined()
    const named = having(civilEngineer, 'professionalhistory', 1, { job_title: 'Civil Engineer' })
    expect(buildCaseFile(named).fact('derived', 0, 'specialty_after_bachelors')?.value).toBe('3 years and 10 months')
    expect(caseFile.fact('derived', 0, 'experience_after_bachelors')?.from?.length).toBeGreaterThan(4)
    expect(buildCaseFile(batteryResearcher).fact('derived', 0, 'experience_after_bachelors')).toBeUndefined()
  })
})

const listing = ({ facts, exhibits }: CaseFile): string =>
  [
    ...exhibits.map(
      ({ number, type, title, section, entry, field }) =>
        `Ex. ${number} [${type}] ${title} (${section} ${entry} ${field})`,
    ),
    '',
    ...facts.map(({ id, kind, place, value, exhibits: papers, from }) => {
      const proof = papers.length === 0 ? '' : ` {${papers.join(', ')}}`
      return `${id} ${kind} | ${place} | ${value}${proof}${from === undefined ? '' : ` <- ${from.join(' ')}`}`
    }),
    '',
  ].join('\n')

test.each(Object.entries(profiles))('the case file of %s, whole', async (name, profile) => {
  await expect(listing(buildCaseFile(profile))).toMatchFileSnapshot(`case-file/golden/${name}.txt`)
})

test('a translator’s certificate is the exhibit right after the paper that it certifies', () => {
  const paper = (name: string) => ({ name, url: `/api/files/0b6f7d0e-3f4a-4e55-9a35-0c6c6a1f4a11/${name}` })
  const papers = {
    diploma_cn: paper('diploma.pdf'),
    diploma_cn_certificate: paper('diploma-certificate.pdf'),
    transcript_cn: null,
    transcript_cn_certificate: paper('transcript-certificate.pdf'),
  }
  const [degree] = batteryResearcher.academichistory
  const { exhibits } = buildCaseFile(having(batteryResearcher, 'academichistory', 0, papers))
  const its = exhibits.filter(({ section, entry }) => section === 'academichistory' && entry === degree?.id)
  expect(its.map(({ field }) => field)).toEqual([
    'diploma_en',
    'transcript_en',
    'diploma_cn',
    'diploma_cn_certificate',
    'transcript_cn_certificate',
  ])
  expect(its.at(-1)).toMatchObject({
    type: 'Translator’s certificate',
    title: expect.stringMatching(/^Translator’s certificate for the transcript, /) as unknown,
  })
})
