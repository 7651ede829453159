import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher, richProfiles, thinApplicant } from '../testing/profiles.ts'
import { blockText } from '#domain/document-text.ts'
import { analysisOf, weighed } from './analyse.ts'
import { analysisDocument } from './document/index.ts'
import { issueOf, nobody, READING, rfeOf } from './testing/notice.ts'

const battery = buildCaseFile(batteryResearcher)
const analysis = analysisOf(READING, battery, rfeOf())
const only = (issue: (typeof READING)['issues'][number], caseFile = battery, rfe = rfeOf(), more = {}) => {
  const [found] = analysisOf({ ...READING, issues: [issue], ...more }, caseFile, rfe).issues
  if (found === undefined) throw new Error('The issue is gone')
  return found
}

describe('a notice alone', () => {
  const alone = analysisOf(READING, buildCaseFile(nobody), rfeOf())

  test('has every issue with nothing at hand and all that belongs to an answer missing', () => {
    expect(alone.issues.map(({ quote }) => quote)).toEqual(READING.issues.map(({ quote }) => quote))
    for (const { have, missing, advice } of alone.issues) {
      expect(have).toEqual([])
      expect(missing.length).toBeGreaterThan(0)
      expect(advice).not.toBe('')
    }
    expect(alone.errors).toEqual([])
  })

  test('without an issue is nothing but what else was read', () => {
    const none = analysisOf({ ...READING, issues: [] }, buildCaseFile(nobody), rfeOf())
    expect(none).toMatchObject({ issues: [], errors: [], beyond: [] })
  })
})

describe('a notice beside the record', () => {
  test('keeps the issues in order, each as it was read', () => {
    analysis.issues.forEach((issue, at) => expect(issue).toMatchObject(READING.issues[at] ?? {}))
    expect(analysis.issues.map(({ title, risk }) => [title, risk])).toEqual([
      ['National Importance', 'high'],
      ['Model or plan', 'medium'],
      ['Forms', 'low'],
    ])
  })

  test('tells what the record holds on national importance, the most telling first', () => {
    const [importance] = analysis.issues
    expect(importance?.have.slice(0, 4).map(({ text, exhibit }) => [exhibit, text])).toEqual([
      [8, 'Grading protocol report (“Second-Life Grading Protocol for Vehicle Batteries”)'],
      [8, 'Three recyclers in Colorado, Ohio and Nevada have adopted it.'],
      [
        null,
        'The procedure will be published under an open license and handed to the Continental Storage Standards Board, so that any recycler in the country can adopt it.',
      ],
      [11, 'Adoption letter (“Adoption Letter of the Three Rivers Recycling Cooperative”)'],
    ])
    expect(importance?.have.map(({ text }) => text).join(' ')).not.toContain('Certified Energy Storage')
  })

  test('does not count as held what the endeavor itself marks as missing or to be verified', () => {
    const [first, ...others] = batteryResearcher.endeavors
    if (first === undefined) throw new Error('The profile has no endeavor')
    const told = 'It will have broader implications for recyclers in every region of the country'
    const endeavors = [
      { ...first, exp_nation_impt_scope: `${told} [Missing: how many]. ${told} [Verify: in five years].` },
      ...others,
    ]
    const [issue] = READING.issues
    if (issue === undefined) throw new Error('The notice has no issue')
    const have = only(issue, buildCaseFile({ ...batteryResearcher, endeavors })).have.map(({ text }) => text)
    expect(have.join(' ')).not.toMatch(/\[(Missing|Verify)/)
    expect(have.length).toBeGreaterThan(0)
  })

  test('tells what of the requests is missing and what is not', () => {
    const [importance, plan, form] = analysis.issues
    expect(importance?.missing).toEqual([
      'Government or other independent sources that name this problem as a national one',
    ])
    expect(plan?.missing).toContain('Where the money for it comes from')
    expect(plan?.missing).not.toContain('Plan with dated steps, means and place of work')
    expect(form?.missing).toEqual(['The paper with a valid signature of the person who has to sign it'])
    expect(form?.advice).toMatch(/denied for it alone/)
  })

  test('finds the mistakes of the notice, and what does not belong', () => {
    expect(analysis.errors.map(({ page, record }) => [page, record.slice(0, 24)])).toEqual([
      [1, 'The name is Ilka Rozália'],
      [1, 'The record speaks of Ilk'],
      [2, 'The degree from Lake Mar'],
    ])
    expect(analysis.beyond.map(({ quote, page }) => ({ quote, page }))).toEqual(READING.issues[1]?.requests)
  })
})

describe('what bears on a factor', () => {
  const page = (text: string) => ({
    ...batteryResearcher,
    uploads: [
      {
        url: batteryResearcher.evidence[2]?.supporting_doc?.url ?? '',
        pages: ['Letterhead', text],
        by: 'text' as const,
      },
    ],
  })

  test('a page of an exhibit is named with its number', () => {
    const adopted = 'Our customers and users in Ohio have ordered the protocol from the laboratory in writing.'
    const { have } = only(issueOf('interest', 'No users of the protocol were named.'), buildCaseFile(page(adopted)))
    expect(have).toContainEqual(expect.objectContaining({ text: adopted, exhibit: 11, page: 2, paper: 'exhibit' }))
  })

  describe('several things that an issue on letters names', () => {
    const QUOTE =
      'The letters praise the work, but citations, a plan for the years ahead and the interest of users are wanting.'
    const named = issueOf('letters', QUOTE, { heading: 'Well positioned', asked: ['evidence of awards or prizes'] })
    const bare = issueOf('letters', 'The letters praise the work in general terms.', { heading: 'Well positioned' })
    const caseFile = buildCaseFile({ ...batteryResearcher, referees: [] })
    const placesOf = (issue: typeof named, issues = [issue]) => {
      const reading = { ...READING, issues }
      const found = weighed(reading, caseFile, rfeOf()).issues[0]?.have ?? []
      return found.map(({ section, field, text }) => ({ place: `${section}.${field}`, text }))
    }

    test('are each answered from the entries that tell of them, and with little', () => {
      const have = placesOf(named)
      const places = have.map(({ place }) => place)
      expect(places).toContain('derived.total_citations')
      expect(places.filter((place) => place.startsWith('futureplan.')).length).toBeGreaterThan(0)
      expect(have.map(({ text }) => text).join(' ')).toMatch(/Prize|Award/)
      expect(have.map(({ text }) => text).join(' ')).toMatch(/adopted|Adoption/)
      expect(have.length).toBeLessThanOrEqual(8)
    })

    test('are not listed where the officer names none of them', () => {
      const places = placesOf(bare).map(({ place }) => place)
      expect(places).not.toContain('derived.total_citations')
      expect(places.filter((place) => place.startsWith('futureplan.'))).toEqual([])
    })

    test('are left to the issue that is about them', () => {
      const places = placesOf(named, [named, issueOf('plan', 'The plan has no dates.')]).map(({ place }) => place)
      expect(places.filter((place) => place.startsWith('futureplan.'))).toEqual([])
      expect(places).toContain('derived.total_citations')
    })

    test('come after what is on the point itself', () => {
      const of = (issue: typeof named) => only(issue).have.map(({ text }) => text)
      expect(of(bare).length).toBeGreaterThan(0)
      expect(of(named).slice(0, of(bare).length)).toEqual(of(bare))
      expect(of(named).length).toBeGreaterThan(of(bare).length + 3)
    })
  })

  test('a page on something else is none of it', () => {
    const { have } = only(
      issueOf('interest', 'No users were named.'),
      buildCaseFile(page('The weather in the valley was mild for the season and the river was low.')),
    )
    expect(have.filter(({ page: number }) => number !== null)).toEqual([])
  })

  test('a filed letter is quoted with its page, but not where it tells the law, nor the draft of the response', () => {
    const says = 'The plan has three phases with a budget for the first year and a schedule for each.'
    const law = 'Under Dhanasar a plan with a budget and a schedule is one of the factors of the second prong.'
    const filed = [
      { kind: 'petition_letter' as const, name: 'Petition.pdf', url: '/p', pages: ['Introduction', `${says} ${law}`] },
      { kind: 'initial_response' as const, name: 'Draft.docx', url: '/d', pages: [says.replace('three', 'four')] },
    ]
    const { have } = only(issueOf('plan', 'The plan has no budget.'), buildCaseFile(nobody), rfeOf({}, filed))
    expect(have).toEqual([{ text: says, exhibit: null, paper: 'petition_letter', page: 2, url: '/p' }])
  })

  test('a letter that was saved only after the filing is told from the one that was filed', () => {
    const says = 'The plan has three phases with a budget for the first year and a schedule for each.'
    const letter = { kind: 'petition_letter' as const, name: 'Petition.pdf', url: '/p', pages: [says] }
    const issue = issueOf('plan', 'The plan has no budget.')
    const told = (isLater: boolean) => {
      const found = weighed({ ...READING, issues: [issue] }, buildCaseFile(nobody), rfeOf({}, [{ ...letter, isLater }]))
      const document = analysisDocument({ ...READING, issues: [issue] }, found)
      return {
        papers: found.issues[0]?.have.map(({ paper }) => paper),
        text: document.blocks.map(blockText).join('\n'),
      }
    }
    expect(told(true).papers).toEqual(['later_petition'])
    expect(told(true).text).toContain('(petition letter saved after the filing, page 1)')
    expect(told(true).text).toContain('Add the letter as you filed it')
    expect(told(false).papers).toEqual(['petition_letter'])
    expect(told(false).text).not.toContain('after the filing')
  })

  test('a sentence of a filed letter that runs over lines is quoted whole', () => {
    const page = [
      'The petitioner has a plan for the year 2027 that names each step, who takes it and what it',
      'costs, with a budget of the laboratory for the first of them. Three phases follow, each with a bud-',
      'get and a schedule of its own, as the plan document of the record shows (Ex. 4).',
    ].join('\n')
    const filed = [{ kind: 'petition_letter' as const, name: 'Petition.pdf', url: null, pages: [page] }]
    const rfe = rfeOf({}, filed)
    const issue = issueOf('plan', 'The plan does not say how the training modules will be funded.', { page: 2 })
    const { have } = only(issue, buildCaseFile(nobody), rfe)
    expect(have.map(({ text }) => text)).toEqual([
      'Three phases follow, each with a budget and a schedule of its own, as the plan document of the record shows (Ex. 4).',
      'The petitioner has a plan for the year 2027 that names each step, who takes it and what it costs, with a budget of the laboratory for the first of them.',
    ])
    const reading = { ...READING, issues: [issue] }
    const told = analysisDocument(reading, weighed(reading, buildCaseFile(nobody), rfe)).blocks.map(blockText)
    expect(told.join('\n')).not.toContain('[Verify')
  })

  test('the exhibits that a filed letter lists are papers at hand', () => {
    const list = 'List of Exhibits\n1 Diploma\n2 Official transcript\n3 Credential evaluation report'
    const filed = [{ kind: 'petition_letter' as const, name: 'Petition.pdf', url: null, pages: ['Introduction', list] }]
    const degree = issueOf('advanced_degree', 'No degree was shown.', { asked: ['an evaluation of the degree'] })
    expect(only(degree, buildCaseFile(nobody), rfeOf({}, filed)).missing).toEqual([])
    expect(only(degree, buildCaseFile(nobody)).missing).toHaveLength(3)
  })

  test.each(Object.entries(richProfiles))(
    '%s: at most eight of each, none twice, each in the record word for word',
    (_, profile) => {
      const caseFile = buildCaseFile(profile)
      const record = [
        ...caseFile.facts.map(({ value }) => value),
        ...caseFile.exhibits.map(({ title }) => title),
        ...caseFile.pages.map(({ text }) => text),
      ].map((text) => text.replace(/\s+/g, ' '))
      const factors = [
        'national_importance',
        'record_of_success',
        'plan',
        'interest',
        'letters',
        'five_years',
        'advanced_degree',
      ] as const
      const { issues } = analysisOf(
        { ...READING, issues: factors.map((factor) => issueOf(factor, 'It was not shown.')) },
        caseFile,
        rfeOf(),
      )
      for (const { have } of issues) {
        expect(have.length).toBeLessThanOrEqual(8)
        expect(new Set(have.map(({ text }) => text)).size).toBe(have.length)
        const told = have.map(({ text }) => text).filter((text) => /[.!?]$/.test(text))
        expect(told.filter((text) => !record.some((held) => held.includes(text)))).toEqual([])
      }
    },
  )
})

describe('weight', () => {
  const asked = { asked: ['Submit the diploma.'] }

  test('what the record already answers weighs a step less', () => {
    expect(only(issueOf('advanced_degree', 'No degree was shown.', asked)).risk).toBe('medium')
    expect(only(issueOf('advanced_degree', 'No degree was shown.', asked), buildCaseFile(thinApplicant)).risk).toBe(
      'high',
    )
  })
})

describe('time', () => {
  const letters = issueOf('interest', 'No users were named.', { asked: ['grant letters from investors'] })
  const on = (today: string) => only(letters, buildCaseFile({ ...batteryResearcher, today }))

  test('what takes longer than there is is not offered, but said', () => {
    expect(on('2026-11-01').obtainable.map(({ days }) => days)).toEqual([14])
    expect(on('2026-12-15').obtainable).toEqual([])
    expect(on('2026-12-15').advice).toMatch(/longer than there is time: papers on grants/)
  })

  test('a day that has passed takes nothing off the list', () =>
    expect(on('2027-01-15').obtainable).toEqual(on('2026-11-01').obtainable))
})

describe('where to begin', () => {
  const interest = issueOf('interest', 'No users were named.')

  test.each([
    ['with the best papers', battery, /^The record already speaks to this: begin with Ex\. 12/],
    [
      'with what was filed, of which nothing is known',
      buildCaseFile(nobody),
      /^Nothing of your petition is known here/,
    ],
    [
      'with the papers for what is only told',
      buildCaseFile({
        ...nobody,
        futureplan: batteryResearcher.futureplan.map((plan) => ({ ...plan, supporting_doc: null })),
      }),
      /^Your entries speak of this, but no paper proves it yet/,
    ],
  ])('%s', (_, caseFile, words) =>
    expect(only(issueOf('plan', 'The plan has no dates.'), caseFile).advice).toMatch(words),
  )

  test('a paper that is new is called by its own series', () => {
    const url = batteryResearcher.evidence[2]?.supporting_doc?.url ?? ''
    expect(only(interest, buildCaseFile({ ...batteryResearcher, newPapers: [url] })).advice).toMatch(/Ex\. R1/)
  })
})

describe('another test', () => {
  const quote = 'You must show that the benefit will be national in scope.'

  test('is not gathered for, and the advice says how it is met', () => {
    const found = only(issueOf('national_importance', 'It was not shown.', { page: 2, asked: [quote] }))
    expect(found.missing.join(' ')).not.toContain('national in scope')
    expect(found.advice).toContain('those of another test')
  })
})

test('two analyses of the same are the same', () => expect(analysisOf(READING, battery, rfeOf())).toEqual(analysis))
