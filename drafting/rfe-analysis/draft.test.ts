import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { inlinesOf } from '../builtin/inlines.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { engineOf } from '../engine.ts'
import { UNUSABLE } from '../model/correspondence.ts'
import { said } from '../testing/model-script.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'
import { findAuthority } from '../authorities/library.ts'
import { isVerbatim } from '../rfe-notice/index.ts'
import { batteryResearcher, richProfiles } from '../testing/profiles.ts'
import { weighed } from './analyse.ts'
import { analysisDocument } from './document/index.ts'
import { draftRfeAnalysis } from './draft.ts'
import { nobody, PAGES, READING, rfeOf } from './testing/notice.ts'

const battery = buildCaseFile({ ...batteryResearcher, today: '2026-11-21' })
const documentOf = (reading = READING, rfe = rfeOf(), caseFile = battery) =>
  analysisDocument(reading, weighed(reading, caseFile, rfe))
const textOf = (blocks: readonly Block[]) => blocks.map(blockText).join('\n')
const text = (...given: Parameters<typeof documentOf>) => textOf(documentOf(...given).blocks)

const quiet: Run = { progress: () => undefined, signal: { aborted: false, throwIfAborted: () => undefined } }

describe('the document of an analysis', () => {
  const { blocks } = documentOf()
  const issues = blocks.filter((block) => block.kind === 'heading' && block.level === 2).map(blockText)

  test('has each issue under a heading of its own, in order', () =>
    expect(issues.slice(0, READING.issues.length)).toEqual(['1. National Importance', '2. Model or plan', '3. Forms']))

  test('has one that the applicant added where the notice raises it, and numbers the others from there', () => {
    const [first, ...rest] = READING.issues
    if (first === undefined) throw new Error('The notice has no issue')
    const late = { ...READING, issues: [...rest, { ...first, added: true as const }] }
    const heads = documentOf(late).blocks.filter((block) => block.kind === 'heading' && block.level === 2)
    expect(heads.map(blockText).slice(0, 3)).toEqual(['1. National Importance', '2. Model or plan', '3. Forms'])
  })

  test('quotes the notice in its own words alone, each with its page', () => {
    const quotes = blocks.flatMap((block) => (block.kind === 'quote' ? block.sentences : []))
    expect(quotes.length).toBeGreaterThanOrEqual(READING.issues.length)
    for (const { inlines, sources } of quotes) {
      const [page] = sources.map((id) => Number(/^N(\d+)$/.exec(id)?.[1]))
      const words = inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')
      expect([words, isVerbatim(words, page ?? 0, PAGES)]).toEqual([words, true])
    }
  })

  test('rests on facts, exhibits, pages and law that exist', () => {
    const { facts, exhibits, pages, rfe } = weighed(READING, battery, rfeOf()).caseFile
    const known = new Set([
      ...facts.map(({ id }) => id),
      ...exhibits.map(({ number }) => `E${number}`),
      ...pages.map(({ id }) => id),
      ...(rfe?.pages ?? []).map(({ id }) => id),
    ])
    const sources = inlinesOf({ blocks }).flatMap((told) => told.sources)
    expect(sources.filter((id) => !known.has(id) && findAuthority(id) === undefined)).toEqual([])
  })

  test.each([
    'SRC2690100001 (page 1)',
    'December 28, 2026 (page 1)',
    'mail it by December 21, 2026',
    'What the officer grants',
    'USCIS agrees that the endeavor has substantial merit.',
    'National scope in place of national importance',
    'Dhanasar, 26 I&N Dec. at 889–90',
    'The name is Ilka Rozália Kőszegvári.',
    'Requests that do not belong to this petition',
    '8 C.F.R. § 103.2(b)(11)',
    'Matter of Izummi',
  ])('tells: %s', (words) => expect(textOf(blocks)).toContain(words))

  test.each(['the service center is not printed', 'the address is not printed'])(
    'asks for what is absent: %s',
    (words) => expect(textOf(blocks)).toContain(`[Missing: ${words}`),
  )

  test('offers the address of the letterhead, marked, and takes it for no other’s', () => {
    const lines = ['Nebraska Service Center', 'P.O. Box 11111', 'Lincoln, NE 68500']
    const [offered, printed] = [null, { lines: ['USCIS', 'Arlington, VA 20590'], page: 2 }].map((address) =>
      text({ ...READING, address, letterhead: { lines, page: 1 } }),
    )
    expect(offered).toContain(`[Verify: ${lines.join(', ')}]`)
    expect(offered).not.toContain('[Missing: the address')
    expect(printed).toContain('USCIS, Arlington, VA 20590 (page 2)')
    expect(printed).not.toContain('Lincoln')
  })

  test('cites an authority in full once', () =>
    expect(textOf(blocks).match(/Matter of Dhanasar, 26 I&N Dec\. 884/g)).toHaveLength(1))

  test.each(Object.entries(richProfiles))(
    '%s: nothing that the record holds is doubted where it is told',
    (_, profile) => {
      expect(text(READING, rfeOf(), buildCaseFile(profile))).not.toContain('[Verify')
    },
  )
})

describe('what has to be known first', () => {
  test('an entered date that is not the printed one', () =>
    expect(text(READING, rfeOf({ deadline: '2026-12-30' }))).toContain(
      'The notice prints December 28, 2026 (page 1); you entered December 30, 2026. The printed date governs.',
    ))
  test('the same date is not told twice', () => expect(text()).not.toContain('you entered'))
  test('no date on the notice', () => {
    const undated = { ...READING, response_date: null, response_days: { value: 84, page: 2 } }
    const counted = text(undated, rfeOf({ deadline: '2027-01-02' }))
    expect(counted).toContain('December 28, 2026 (computed: 84 days (page 2) from October 5, 2026;')
    expect(counted).toContain('You entered January 2, 2027. The notice’s own count governs.')
    expect(text({ ...undated, response_days: null })).toContain('December 28, 2026 (as you entered it)')
    const uncounted = { ...undated, notice_date: null }
    expect(text(uncounted)).toMatch(
      /gives 84 days \(page 2\), and no date could be read on it from which to count them/,
    )
    expect(text(uncounted, rfeOf({ deadline: '' }))).toMatch(
      /gives 84 days \(page 2\).*Count from the date on the original\./,
    )
    expect(text({ ...undated, response_days: null }, rfeOf({ deadline: '' }))).toContain(
      'Find it on the original today',
    )
  })
  test.each([
    ['2026-12-22', 'Use a courier'],
    ['2026-12-29', 'This date has passed.'],
  ])('on %s', (today, words) =>
    expect(text(READING, rfeOf(), buildCaseFile({ ...batteryResearcher, today }))).toContain(words),
  )
  test.each([
    ['eb1a', 'about extraordinary ability (EB-1A), and not about a national interest waiver'],
    ['perm', 'an employer’s petition with a labor certification, and not'],
    ['unknown', 'does not say, as far as it could be read'],
  ] as const)('a notice on %s says so first and lists its points all the same', (category, words) => {
    const { blocks } = documentOf({ ...READING, category })
    const first = blocks.findIndex((block) => block.kind === 'paragraph')
    expect(textOf(blocks.slice(first, first + 1))).toContain(words)
    expect(textOf(blocks)).toContain('3. Forms')
  })
  test('pages that nobody could read', () => {
    expect(text({ ...READING, unread: [2] })).toContain('Page 2 of the file could not be read')
    expect(text({ ...READING, unread: [1, 2] })).toContain('Pages 1, 2 of the file')
  })
  test('a notice of intent to deny', () => {
    const noid = { ...READING, kind: 'noid' as const }
    expect(documentOf(noid).title).toBe('Analysis of the Notice of Intent to Deny')
    expect(text(noid)).toContain('at most thirty days')
  })
  test('no issue was recognized', () => {
    const none = text({ ...READING, issues: [] })
    expect(none).toContain('No point on which the officer finds the record wanting was recognized')
    expect(none).toContain('Read the notice yourself')
    expect(none).not.toContain('The issues')
    expect(text({ ...READING, issues: [], unread: [1, 2] })).toContain('No words could be read in this file')
  })
})

describe('a whole analysis', () => {
  test('reads the notice, and the document has as many issues as it found', async () => {
    const told: string[] = []
    const run: Run = { ...quiet, progress: (_done, _total, label) => void told.push(label) }
    const { analysis, drafted } = await draftRfeAnalysis(battery, rfeOf(), run)
    expect(analysis.issues.length).toBeGreaterThanOrEqual(3)
    for (const { quote, page } of analysis.issues) expect(isVerbatim(quote, page, PAGES)).toBe(true)
    const headings = drafted.document.blocks.filter((block) => block.kind === 'heading' && block.level === 2)
    expect(headings.filter((block) => /^\d+\. /.test(blockText(block)))).toHaveLength(analysis.issues.length)
    expect(drafted.record).toMatchObject({ provider: 'builtin', model: null, prompt_version: 'builtin-rfe-analysis-1' })
    expect(drafted.document.cover.paragraphs[0]).toMatch(/not to be filed/)
    expect(told).toHaveLength(3)
  })

  test.each([
    ['nothing', []],
    ['blank pages', ['', ' \n ']],
    ['another paper', ['Dear customer,\n\nThank you for your order of 20 pounds of flour.']],
  ])('of %s is honest', async (_, pages) => {
    const { analysis, drafted } = await draftRfeAnalysis(buildCaseFile(nobody), rfeOf({ pages }), quiet)
    expect(analysis.issues).toEqual([])
    expect(textOf(drafted.document.blocks)).toMatch(/No point on which|No words could be read/)
    expect(drafted.document.author).toBe('The applicant')
  })

  test('ends where it is called off', async () => {
    const signal = {
      aborted: true,
      throwIfAborted: () => {
        throw new Error('called off')
      },
    }
    await expect(draftRfeAnalysis(battery, rfeOf(), { ...quiet, signal })).rejects.toThrow('called off')
  })

  describe('with a model', () => {
    const engine = (answer: string) => engineOf(scriptedLlm(() => answer))

    test('the model reads, and the sheet says who wrote', async () => {
      const { analysis, drafted } = await draftRfeAnalysis(
        battery,
        rfeOf(),
        quiet,
        engineOf(
          scriptedLlm(({ prompt }) =>
            prompt.startsWith('<notice>')
              ? said({ issues: [], conceded: [], wrong_standard: [] })
              : said({ sentences: [] }),
          ),
        ),
      )
      const { analysis: builtin } = await draftRfeAnalysis(battery, rfeOf(), quiet)
      expect(analysis.issues).toEqual(builtin.issues)
      expect(drafted.record).toMatchObject({
        provider: 'openai-compatible',
        model: 'scripted-1',
        prompt_version: 'rfe-notice-1, builtin-rfe-analysis-1',
      })
      expect(drafted.record.input_tokens).toBeGreaterThan(0)
      expect(drafted.document.cover.paragraphs.join(' ')).toContain('scripted-1 read the notice beside')
    })

    test('no analysis comes of a model that fails', async () => {
      await expect(draftRfeAnalysis(battery, rfeOf(), quiet, engine('no'))).rejects.toThrow(UNUSABLE)
    })
  })
})
