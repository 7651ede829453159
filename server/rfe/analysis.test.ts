import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS, type Endeavor } from '#domain/endeavor.ts'
import type { RfeAnalysisReply, SeriesPaper, WorkedIssue } from '#domain/rfe-replies.ts'
import { HELD_OTHERWISE, NOTE_CHANGED } from '#domain/rfe.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import { runJob } from '../jobs/worker.ts'
import { apply, startApplication } from '../testing/apply.ts'
import { audit } from '../testing/audit.ts'
import { buy } from '../testing/buy.ts'
import { ENTRIES } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { analysisJob } from './generate-analysis.ts'
import { readOf } from './notice-reading.ts'
import { listNotices } from './notices.ts'
import { backgroundOf, stepCalls } from './testing/step-calls.ts'
import { ANALYSIS, analyseNotice, ONE_ANALYSIS } from './testing/with-analysis.ts'
import { requireReadable } from './unreadable.ts'

type Applied = Awaited<ReturnType<typeof apply>>

const ANOTHER = pdf(...NOTICE_PAGES, 'Another notice, with a page more.')
const ISSUES = '/api/product/rfe/issues/'

let app: TestApp
let me: Applied
let other: Applied
beforeAll(async () => {
  app = await startTestApp()
  other = await apply(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await apply(app)
})

const {
  start,
  view,
  credits,
  run: analyse,
} = stepCalls<RfeAnalysisReply, { analysis_id: number }>(ANALYSIS, 'rfe_notice_analysis')
/** An analysed notice. */
const analysed = (): Promise<RfeAnalysisReply> => analyseNotice(app, me.client)
const work = (who: Applied, id: number | undefined, change: object) =>
  who.client.patch<WorkedIssue>(`${ISSUES}${id}/`, change)

describe('is not started', () => {
  test('without a notice, whatever is sent', async () => {
    for (const sent of [undefined, {}, form({}), { notice: '' }])
      expect(await start(me, sent)).toMatchObject({ status: 400, body: { detail: 'Please add an RFE notice first.' } })
    expect(await view(me)).toEqual({
      current_task_id: null,
      drafter: { provider: 'builtin', model: null },
      notice: null,
      document_id: null,
      analysis_url: null,
      docx_url: null,
      created_at: null,
      stale: false,
      unseen: [],
      renumbered: false,
      reading: null,
      issues: [],
      errors: [],
      beyond: [],
      not_taken_up: [],
      deadline: null,
      notices: [],
    })
  })

  test('of the notice of somebody else, of one that was deleted, or of none', async () => {
    const foreign = await addNotice(other.client)
    const gone = await addNotice(me.client)
    await me.client.delete(`/api/rfenotice/${gone}/`)
    await addNotice(me.client)
    for (const notice of [foreign, gone, 999_999_999, 'x', -1, 1.5, {}])
      expect(await start(me, { notice })).toMatchObject({ status: 404, body: { detail: 'Notice does not exist' } })
    expect((await start(me, form({ notice: String(foreign) }))).status).toBe(404)
  })

  test('with files that are no letters; then nothing is kept of those that are', async () => {
    await addNotice(me.client)
    const letter = { name: 'letter.pdf', bytes: pdf('A letter.') }
    const picture = { name: 'scan.pdf', bytes: png() }
    const wrong = form({}, { petition_letter: letter, response_letter: picture })
    expect(await start(me, wrong)).toMatchObject({
      status: 400,
      body: { response_letter: ['Please upload a PDF, DOC, or DOCX file'] },
    })
    const large = form(
      {},
      { petition_letter: { name: 'a.pdf', bytes: Buffer.concat([pdf(), Buffer.alloc(20 << 20)]) } },
    )
    expect(await start(me, large)).toMatchObject({
      status: 413,
      body: { petition_letter: ['File size should not exceed 20MB'] },
    })
    expect((await start(me, 'notice=1')).status).toBe(415)
    expect(await backgroundOf(me)).toEqual([])
  })

  test('without a credit; then the letters that came along are not kept either', async () => {
    await addNotice(me.client)
    const sent = form({}, { petition_letter: { name: 'letter.pdf', bytes: pdf('A letter.') } })
    expect(await start(me, sent)).toMatchObject({
      status: 402,
      body: {
        code: 'no_credits',
        detail: 'You have no RFE Notice Analysis credits remaining. Would you like to purchase more credits?',
      },
    })
    expect(await backgroundOf(me)).toEqual([])
  })

  test('where the notice is broken: it is told before anything is paid', async () => {
    await addNotice(me.client, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 7)]))
    await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
    await readNotice(app, me.client)
    expect((await view(me)).notice).toMatchObject({
      unreadable: true,
      read_by: 'none',
      reason: 'It could not be read.',
    })
    const refused = await start(me)
    expect(refused.status).toBe(400)
    expect(refused.body.detail).toContain('could not be opened')
    expect(await credits(me)).toBe(1)
  })
})

describe('a file that is no notice', () => {
  const MENU = 'Lunch. Soup of the day 6.50. Trout with almonds 14.00. The kitchen closes at three.'
  const NOTHING =
    'Nothing of a notice was found in this file: no receipt number, form or date, no finding and no request. Please replace it with the Request for Evidence itself, all of its pages in one PDF.'

  test('is refused before anything is paid', async () => {
    await addNotice(me.client, pdf(MENU))
    await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
    const before = await credits(me)
    expect(await readNotice(app, me.client)).toMatchObject({
      likeness: 'none',
      lacking: ['receipt_number', 'form', 'date', 'points'],
    })
    for (const step of [ANALYSIS, '/api/product/rfe/response/'])
      expect(await me.client.post(step)).toMatchObject({ status: 400, body: { detail: NOTHING } })
    expect(await credits(me)).toBe(before)
  })

  test('and was paid for before it was read fails by the same rule', async () => {
    await addNotice(me.client, pdf(`${MENU} Closed on Mondays.`))
    await readNotice(app, me.client)
    const { db, config } = app.parts
    const { application_id: id } = me
    const [notice] = await listNotices(db, id)
    if (notice === undefined) throw new Error('No notice')
    await expect(requireReadable(config, await readOf(db, id, notice))).rejects.toThrow(NOTHING)
  })

  test('may be one all the same, and is told from one', async () => {
    await addNotice(me.client, pdf('March 3, 2024', 'Dear Officer: she is the best that I know.'))
    expect(await readNotice(app, me.client)).toMatchObject({
      likeness: 'doubtful',
      lacking: ['receipt_number', 'form', 'points'],
    })
  })
})

test('what a notice prints is told with its page before anything is paid, and where the response goes', async () => {
  await addNotice(me.client)
  const notice = await readNotice(app, me.client)
  expect(notice).toMatchObject({
    likeness: 'notice',
    lacking: [],
    printed: {
      receipt_number: { value: 'LIN2690012345', page: 1 },
      form: { value: 'I-140', page: 1 },
      notice_date: { value: '2026-02-03', page: 1 },
      response_date: { value: '2026-04-28', page: 1 },
      filed_date: { value: '2025-12-12', page: 1 },
      address: { page: 2 },
    },
  })
  expect(notice?.printed?.address?.lines.join(', ')).toBe(
    'USCIS, Nebraska Service Center, P.O. Box 87129, Lincoln, NE 68501',
  )
})

test.each([
  ['a notice', undefined, true],
  ['a resume', 'Resume of Ilona Koszegi. Research engineer at Northlake Storage Works since 2019. Ten papers.', false],
  ['a letter in Spanish', 'Le enviamos los documentos del mes pasado. Un saludo cordial de toda la oficina.', false],
])('%s in the place of the notice is told from one', async (_, words, recognized) => {
  await addNotice(me.client, words === undefined ? undefined : pdf(words))
  await readNotice(app, me.client)
  expect((await view(me)).notice).toMatchObject({ unreadable: false, recognized })
})

test('another person’s notice, or two of them, is told before anything is paid', async () => {
  const another = (words: string) => words.replace('ILONA KOSZEGI', 'ODALYS FERNWICK-ABARA')
  await addNotice(me.client, pdf(...NOTICE_PAGES))
  await readNotice(app, me.client)
  expect((await view(me)).notice).toMatchObject({ notices: [], someone_else: null })
  const second = NOTICE_PAGES.map((page) => another(page).replace('LIN2690012345', 'SRC2190067890'))
  await addNotice(me.client, pdf(...second))
  await readNotice(app, me.client)
  expect((await view(me)).notice?.someone_else).toEqual({ value: 'ODALYS FERNWICK-ABARA', page: 1 })
  await addNotice(me.client, pdf(...NOTICE_PAGES, ...second))
  await readNotice(app, me.client)
  expect((await view(me)).notice).toMatchObject({
    notices: [
      { value: 'LIN2690012345', page: 1 },
      { value: 'SRC2190067890', page: 3 },
    ],
    someone_else: null,
  })
})

describe('an analysis', () => {
  test('finds the issues in the notice’s words, takes one credit, and completes its step', async () => {
    await fillProfile(me.client)
    const before = await analysed()
    expect(await credits(me)).toBe(0)
    expect(before.issues.map(({ page, state, note }) => [page, state, note])).toEqual([
      [1, 'open', ''],
      [2, 'open', ''],
    ])
    expect(before.issues[0]?.quote).toContain('the record does not establish that the proposed endeavor')
    expect(before.issues[1]?.quote).toContain('you have made progress towards')
    expect(before).toMatchObject({ current_task_id: null, stale: false, deadline: '2026-04-28' })
    expect(before.notice).toMatchObject({ unreadable: false, read_by: 'text', reason: null, deadline: '2026-04-30' })
    expect(before.notice?.printed?.response_date).toEqual({ value: '2026-04-28', page: 1 })
    for (const url of [before.analysis_url, before.docx_url]) expect((await me.client.get(url ?? '')).status).toBe(200)
    const progress = (await me.client.get<{ results: object[] }>(`/api/progress/${me.application_id}/`)).body.results
    expect(progress).toContainEqual({ section: 'RFE Analysis', status: 'completed' })
    expect((await start(me)).status).toBe(402)
  })

  test('is a document that one reads and does not edit', { tags: 'long' }, async () => {
    const { analysis_url, document_id } = await analysed()
    const path = `/api/product/documents/${document_id}/`
    const page = await me.client.get<DocumentView>(path)
    expect(page).toMatchObject({ status: 200, body: { kind: 'rfe_analysis', url: analysis_url, version: 1 } })
    expect((await other.client.get(path)).status).toBe(404)
    const [block] = page.body.blocks
    const edit = { base_version: 1, blocks: [{ id: block?.kind === 'page-break' ? '' : block?.id, text: 'Else.' }] }
    expect(await me.client.patch(path, edit)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('An analysis is not edited.') as string },
    })
    const again = await me.client.post(`${path}redraft/`, { section: 'x', instruction: 'Shorter' })
    expect(again.status).toBe(409)
  })

  test('of which a second one is asked for while it runs is told, and costs nothing', async () => {
    await addNotice(me.client)
    await buy(app, me.client, { [ONE_ANALYSIS]: 4 })
    const begun = await Promise.all([start(me), start(me), start(me)])
    const started = begun.filter(({ status }) => status === 201).map(({ body }) => body.task_id)
    expect(started.length).toBeGreaterThan(0)
    // Of one that had ended before the next was asked for, that next one is no second.
    for (const { status, body } of begun)
      if (status !== 201) expect(status === 409 && started.includes(body.task_id)).toBe(true)
    for (const task_id of started) expect(await finishedTask(me.client, task_id)).toMatchObject({ status: 'SUCCESS' })
    expect(await credits(me)).toBe(4 - started.length)
  })

  test('that is cancelled gives its credit back, and leaves nothing', async () => {
    await addNotice(me.client)
    await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
    const { task_id } = (await start(me)).body
    await me.client.delete(`/api/task-status/${task_id}/`)
    const ended = await finishedTask(me.client, task_id)
    const done = ended.status === 'SUCCESS'
    expect(await credits(me)).toBe(done ? 0 : 1)
    expect((await view(me)).issues.length > 0).toBe(done)
  })

  test('that is run again after it succeeded leaves everything as it is', { tags: 'long' }, async () => {
    const before = await analysed()
    const task = await app.parts.db
      .selectFrom('tasks')
      .selectAll()
      .where('user_id', '=', me.id)
      .where('kind', '=', 'rfe-analysis')
      .executeTakeFirstOrThrow()
    const payload = { application_id: me.application_id, notice_id: before.notice?.id ?? 0 }
    const claimed = { id: task.task_id, data: { payload }, signal: new AbortController().signal }
    await runJob(analysisJob, app.parts, claimed)
    expect(await view(me)).toEqual(before)
  })

  test('whose notice is deleted meanwhile fails, and its credit comes back', async () => {
    const notice = await addNotice(me.client)
    await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
    const { task_id } = (await start(me)).body
    await me.client.delete(`/api/rfenotice/${notice}/`)
    const ended = await finishedTask(me.client, task_id)
    if (ended.status === 'FAILURE') expect(ended.error).toBe('The notice was deleted. Nothing was generated.')
    expect(await credits(me)).toBe(ended.status === 'SUCCESS' ? 0 : 1)
    expect(await view(me)).toMatchObject({ notice: null, issues: [], analysis_url: null })
  })

  test('knows the letters that came along, and is behind once there is a paper or a notice that it has not seen', async () => {
    const notice = await addNotice(me.client)
    await buy(app, me.client, { [ONE_ANALYSIS]: 2 })
    const letters = form(
      { notice: String(notice) },
      {
        petition_letter: { name: 'petition.pdf', bytes: pdf('The petition letter.') },
        response_letter: { name: 'response.pdf', bytes: pdf('The response letter.') },
      },
    )
    await analyse(me, letters)
    expect(await backgroundOf(me)).toMatchObject([{ kind: 'petition_letter' }, { kind: 'response_letter' }])
    expect(await view(me)).toMatchObject({ stale: false, unseen: [] })
    await me.client.post('/api/evidence/', [ENTRIES.evidence()])
    expect(await view(me)).toMatchObject({ stale: true, unseen: ['prize.pdf'] })
    const again = form({}, { petition_letter: { name: 'second.pdf', bytes: pdf('The letter as filed.') } })
    await analyse(me, again)
    expect((await backgroundOf(me)).map(({ name }) => name)).toEqual(['second.pdf', 'response.pdf'])
    expect((await view(me)).stale).toBe(false)
    await addNotice(me.client, ANOTHER)
    expect(await view(me)).toMatchObject({ stale: true, notice: { id: notice } })
  })
})

test('an analysis goes by the numbers that its papers have since, and says so', async () => {
  const who = await apply(app)
  const words =
    'I know the work. The testing protocol is used by laboratories in every state and throughout the United States.'
  const letter = { file: { name: 'letter.pdf', bytes: pdf(words) } }
  await who.client.post('/api/product/rfe/background/', form({ kind: 'recommendation' }, letter))
  await analyseNotice(app, who.client)
  const PAPERS = '/api/product/rfe/papers/'
  const cited = (await view(who)).issues.flatMap(({ have }) => have).find(({ exhibit }) => exhibit !== null)
  expect(cited).toBeDefined()
  const say = (is_filed: boolean) =>
    who.client.patch<{ results: SeriesPaper[] }>(PAPERS, [{ url: cited?.url, is_filed }])
  const { results } = (await say(true)).body
  const told = await view(who)
  expect(told.renumbered).toBe(true)
  for (const { exhibit, url } of told.issues.flatMap(({ have }) => have))
    if (exhibit !== null) expect(exhibit).toBe(results.find((paper) => paper.url === url)?.number)
  await say(false)
  expect((await view(who)).renumbered).toBe(false)
})

describe('what is done about an issue', () => {
  test('is noted, with papers of the profile', async () => {
    const { issues } = await analysed()
    const [issue] = issues
    const paper = (await me.client.get<{ results: { url: string }[] }>('/api/product/rfe/papers/')).body.results[0]
    const change = { state: 'settled', note: 'Prof. Oakhollow writes.', gathered: ['a letter'], evidence: [paper?.url] }
    expect(await work(me, issue?.id, change)).toMatchObject({ status: 200, body: { ...issue, ...change } })
    expect((await work(me, issue?.id, { state: 'open' })).body).toMatchObject({ ...change, state: 'open' })
    expect((await view(me)).issues[0]).toMatchObject({ ...change, state: 'open' })
    // Sent twice, it is there once.
    const twice = { gathered: ['a letter', 'a letter'], evidence: [paper?.url, paper?.url] }
    expect((await work(me, issue?.id, twice)).body).toMatchObject({ ...change, state: 'open' })
  })

  test('is that it is none and put aside, with all that was noted, until it is taken back', async () => {
    const { issues } = await analysed()
    const done = { note: 'A recital, see page 2.', gathered: ['a letter'] }
    await work(me, issues[0]?.id, { state: 'settled', ...done })
    const aside = await work(me, issues[0]?.id, { state: 'none' })
    expect(aside).toMatchObject({ status: 200, body: { ...issues[0], ...done, state: 'none' } })
    expect((await view(me)).issues.map(({ state }) => state)).toEqual(['none', 'open'])
    expect((await work(other, issues[0]?.id, { state: 'open' })).status).toBe(404)
    expect((await work(other, issues[1]?.id, { state: 'none' })).status).toBe(404)
    expect((await work(me, issues[0]?.id, { state: 'open' })).body).toMatchObject({ ...done, state: 'open' })
    expect((await view(me)).issues.map(({ state }) => state)).toEqual(['open', 'open'])
  })

  test('is not overridden by who saw another state, and is by who saw this one or says nothing of it', async () => {
    const { issues } = await analysed()
    const id = issues[0]?.id
    await work(me, id, { state: 'none' })
    expect(await work(me, id, { state: 'settled', seen: 'open', note: 'Not kept.' })).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere', detail: HELD_OTHERWISE.none },
    })
    expect((await view(me)).issues[0]).toMatchObject({ state: 'none', note: '' })
    expect((await work(me, id, { state: 'open', seen: 'none' })).body).toMatchObject({ state: 'open' })
    const told = await work(me, id, { state: 'settled' })
    expect(told).toMatchObject({ status: 200, body: { state: 'settled' } })
    expect(told.body).not.toHaveProperty('seen')
  })

  test('is no note in the place of one that its writer has not seen', async () => {
    const { issues } = await analysed()
    const id = issues[0]?.id
    await work(me, id, { note: 'From the first window.', seen_note: '' })
    const second = { note: 'From the second window.', gathered: ['a letter'] }
    expect(await work(me, id, { ...second, seen_note: '' })).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere', detail: NOTE_CHANGED, note: 'From the first window.' },
    })
    expect((await view(me)).issues[0]).toMatchObject({ note: 'From the first window.', gathered: [] })
    // The same once more is no other note; a change that leaves the note alone asks nothing of it.
    for (const change of [
      { note: 'From the first window.', seen_note: '' },
      { state: 'settled', seen_note: '' },
    ])
      expect((await work(me, id, change)).status).toBe(200)
    const told = await work(me, id, { ...second, seen_note: 'From the first window.' })
    expect(told).toMatchObject({ status: 200, body: second })
    expect(told.body).not.toHaveProperty('seen_note')
    expect((await work(me, id, { note: 'Whatever stands there.' })).status).toBe(200)
  })

  test('is refused where it is none', async () => {
    const { issues } = await analysed()
    const id = issues[0]?.id
    const foreign = await other.client.post<{ url: string }>(
      '/api/product/rfe/background/',
      form({ kind: 'endeavor' }, { file: { name: 'a.pdf', bytes: pdf() } }),
    )
    for (const [change, fields] of [
      [{ state: 'done' }, { state: ['Please choose one of the options'] }],
      [{ state: 'aside' }, { state: ['Please choose one of the options'] }],
      [{ note: 'x'.repeat(10_001) }, { note: ['Please keep notes within 10000 characters'] }],
      [{ evidence: ['https://example.test/a.pdf'] }, { evidence: ['Please choose papers of your profile'] }],
      [{ evidence: [foreign.body.url] }, { evidence: ['Please choose papers of your profile'] }],
      [{ gathered: 'all' }, { gathered: ['Please send a list'] }],
    ])
      expect(await work(me, id, change as object)).toMatchObject({ status: 400, body: fields })
    expect((await view(me)).issues).toEqual(issues)
  })

  test('is nobody else’s, nor of another application', async () => {
    const { issues } = await analysed()
    const id = issues[0]?.id
    expect((await work(other, id, { note: 'x' })).status).toBe(404)
    expect((await work(me, 999_999_999, { note: 'x' })).status).toBe(404)
    expect((await app.visitor().patch(`${ISSUES}${id}/`, { note: 'x' })).status).toBe(403)
    me.client.applicationId = await startApplication(me)
    expect((await work(me, id, { note: 'x' })).status).toBe(404)
    expect(await view(me)).toMatchObject({ notice: null, issues: [] })
  })

  test('is carried over to a new analysis of the same notice, and to no other', { tags: 'long' }, async () => {
    const { issues } = await analysed()
    await work(me, issues[0]?.id, { state: 'none' })
    await work(me, issues[1]?.id, { state: 'settled', note: 'Done.' })
    await buy(app, me.client, { [ONE_ANALYSIS]: 2 })
    await analyse(me)
    const again = (await view(me)).issues
    expect(again.map(({ state, note }) => [state, note])).toEqual([
      ['none', ''],
      ['settled', 'Done.'],
    ])
    expect(again[1]?.id).not.toBe(issues[1]?.id)
    // The issue of the analysis before is no more: a note for it would be seen by nobody.
    expect((await work(me, issues[1]?.id, { note: 'x' })).status).toBe(404)
    const newer = await addNotice(me.client, ANOTHER)
    await analyse(me)
    expect(await view(me)).toMatchObject({ notice: { id: newer }, stale: false })
    expect((await view(me)).issues.map(({ state }) => state)).toEqual(['open', 'open'])
  })
})

describe('a notice that was added twice', () => {
  test('is one: what was found and done stands for both, whichever of them goes', async () => {
    const before = await analysed()
    const first = before.notice?.id
    await work(me, before.issues[1]?.id, { state: 'settled', note: 'Done.' })
    const second = await addNotice(me.client, undefined, { deadline: '2026-05-01' })
    expect(await view(me)).toMatchObject({
      stale: false,
      created_at: before.created_at,
      notice: { id: second, deadline: '2026-05-01' },
    })
    const done = (await view(me)).issues.map(({ state, note }) => [state, note])
    expect(done[1]).toEqual(['settled', 'Done.'])
    await buy(app, me.client, { [ONE_ANALYSIS]: 2 })
    for (const notice of [first, second]) {
      expect(await analyse(me, { notice })).toMatchObject({ status: 'SUCCESS' })
      expect((await view(me)).issues.map(({ state, note }) => [state, note])).toEqual(done)
    }
    await me.client.delete(`/api/rfenotice/${second}/`)
    expect(await view(me)).toMatchObject({ stale: false, notice: { id: first, deadline: '2026-04-30' } })
    expect((await view(me)).issues.map(({ state, note }) => [state, note])).toEqual(done)
    await me.client.delete(`/api/rfenotice/${first}/`)
    expect(await view(me)).toMatchObject({ notice: null, issues: [] })
  })

  test(
    'counts what was drafted to choose from as the record’s only where it was chosen; what one typed counts',
    { tags: 'long' },
    async () => {
      const { client } = me
      const ENDEAVORS = '/api/product/proposed-endeavor/'
      await fillProfile(client)
      const { task_id } = (await client.post<{ task_id: string }>(`${ENDEAVORS}generate/`)).body
      const { result } = await finishedTask<{ endeavor_ids: number[] }>(client, task_id)
      await addNotice(client)
      await buy(app, client, { [ONE_ANALYSIS]: 3 })
      await client.post(`${ENDEAVORS}unlock/all/`)
      const told = async () => {
        expect(await analyse(me)).toMatchObject({ status: 'SUCCESS' })
        const { facts } = await currentCaseFile(app.parts, me.application_id)
        // What is drafted also repeats sentences of the entries, which the record holds in any case.
        const isEntered = (text: string) =>
          facts.some(({ section, value }) => section !== 'endeavors' && value.includes(text))
        const have = (await view(me)).issues
          .flatMap((issue) => issue.have.map(({ text }) => text))
          .filter((text) => !isEntered(text))
        const { results } = (await client.get<{ results: Endeavor[] }>(ENDEAVORS)).body
        const holds = (endeavor: Endeavor) =>
          have.some((text) => ENDEAVOR_PARTS.some((part) => endeavor[part]?.includes(text)))
        return results.filter(holds).map(({ id }) => id)
      }
      expect(await told()).toEqual([])
      const says = 'The industry of every region will adopt the protocol.'
      const own = { title: 'A protocol', ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, says])) }
      const typed = (await client.post<Endeavor>(ENDEAVORS, own)).body
      expect(await told()).toEqual([typed.id])
      const chosen = result?.endeavor_ids[0] ?? 0
      await client.patch(`${ENDEAVORS}${chosen}/`, { is_selected: true })
      const last = await told()
      expect(last).toContain(chosen)
      expect(last).not.toContain(typed.id)
    },
  )

  test('by somebody else is theirs', async () => {
    await analysed()
    await addNotice(other.client)
    expect(await view(other)).toMatchObject({ created_at: null, issues: [] })
  })
})

test('after all this the books, the tasks and the files agree', async () => {
  expect(await audit(app.parts.db, app.parts.files)).toEqual([])
})
