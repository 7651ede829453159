import { extractText, getDocumentProxy } from 'unpdf'
import mammoth from 'mammoth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { LINK_INVALID, type LetterLink, type LinkedLetter } from '#domain/letter-link.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import { audit } from '../testing/audit.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import {
  applyWithLetters,
  holderOf,
  LINKED,
  makeLink,
  tokenOf,
  type Holder,
  type Letter,
} from './testing/with-links.ts'

const DAY = 24 * 3_600_000
let later = 0

let app: TestApp
let client: Client
let first: Letter
let second: Letter
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + later) } })
  ;({ client, first, second } = await applyWithLetters(app))
})
afterAll(() => app.close())

const letterOf = async (holder: Holder): Promise<LinkedLetter> => {
  const reply = await holder.send<LinkedLetter>('GET')
  if (reply.status !== 200) throw new Error(`the link answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
const holding = async (letter: Letter, body: object = {}): Promise<Holder & { link: LetterLink }> => {
  const link = await makeLink(client, letter.referee, body)
  return { ...holderOf(app, tokenOf(link)), link }
}
/** A paragraph in the recommender's own hands, as it is typed. */
const paragraphIn = ({ blocks }: Pick<LinkedLetter, 'blocks'>) => {
  const block = blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  return { id: block.id, text: paragraphText(block) }
}
const claimed = (letter: LinkedLetter, words: string) => {
  const { id, text } = paragraphIn(letter)
  return { base_version: letter.version, blocks: [{ id, text: `${text} ${words}` }] }
}
const rowsOf = (letter: Letter) =>
  app.parts.db
    .selectFrom('document_versions')
    .select(['number', 'made_by', 'note', 'provider'])
    .where('document_id', '=', letter.id)
    .orderBy('number')
    .execute()

const CALLS = ENDPOINTS.filter(({ access }) => access === 'link').map(({ method, path }) => ({
  method,
  path: path.slice(LINKED.length).replace(':point', 'a'.repeat(16)),
}))
/** Bodies that would be right, so that nothing but the link decides. */
const bodyOf = (method: string, path: string): unknown => {
  if (path === 'signed/') return form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } })
  if (path === 'review/') return { base_version: 1, name: 'Marten Oakhollow', confirm: ['a'.repeat(16)] }
  if (method === 'PATCH') return { base_version: 1, blocks: [{ id: 'x', text: 'x' }] }
  return method === 'POST' ? { name: 'Marten Oakhollow' } : undefined
}
const everyCall = (token: string | undefined) =>
  Promise.all(CALLS.map(({ method, path }) => holderOf(app, token).send(method, path, bodyOf(method, path))))

describe('a link that opens nothing', () => {
  test('the table of calls names seven and more', () => {
    expect(CALLS.length).toBeGreaterThanOrEqual(7)
  })

  test('missing, malformed and forged links are all not valid, on every call', async () => {
    const { link } = await holding(first)
    const other = await holding(second)
    const [id, signature] = tokenOf(link).split('.')
    const before = await rowsOf(first)
    for (const token of [
      undefined,
      'x',
      link.id,
      `${id}.`,
      `${id}.${tokenOf(other.link).split('.')[1]}`,
      `${other.link.id}.${signature}`,
      `${crypto.randomUUID()}.${signature}`,
    ])
      for (const reply of await everyCall(token))
        expect(reply).toMatchObject({ status: 404, body: { detail: LINK_INVALID, code: 'not_found' } })
    // A signed-in applicant's session is no link either.
    expect(await client.get(LINKED)).toMatchObject({ status: 404, body: { detail: LINK_INVALID } })
    expect(await rowsOf(first)).toEqual(before)
  })

  test('a link that ran out says so on every call, and whom to ask', async () => {
    const { link } = await holding(first, { days: 7 })
    later = 7 * DAY
    const replies = await everyCall(tokenOf(link))
    later = 0
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 410,
        body: { detail: 'This link has expired. Please ask Ilona Kőszegi for a new one.', code: 'link_expired' },
      })
  })

  test('a revoked link says so on every call', async () => {
    const { link } = await holding(first)
    await client.delete(`/api/product/rec/letter/${first.referee}/link/${link.id}/`)
    for (const reply of await everyCall(tokenOf(link)))
      expect(reply).toMatchObject({
        status: 410,
        body: {
          detail: 'Ilona Kőszegi has withdrawn this link. Please ask Ilona Kőszegi for a new one.',
          code: 'link_revoked',
        },
      })
  })
})

describe('what a link opens', () => {
  const SECRET = 'Quokkaville'

  test('is the letter, and nothing that stands beside it in the profile, the files or the other documents', async () => {
    const evidence = {
      ...ENTRIES.evidence(),
      name: `${SECRET} Prize`,
      brief_introduction: `The prize of ${SECRET}.`,
      supporting_doc: inJson(`${SECRET}.pdf`, pdf(`A paper from ${SECRET}`)),
    }
    await client.post('/api/evidence/', [evidence])
    const job = { ...ENTRIES.professionalhistory(), organization: `${SECRET} Works`, annual_salary: 246_813 }
    await client.post('/api/professionalhistory/', [job])
    const project = { ...ENTRIES.professionalprojects(), impact: `The line of ${SECRET} made 98,765 cells.` }
    await client.post('/api/professionalprojects/', [project])
    // What nothing holds gets a mark with a reason, and a reason may say what the profile holds.
    const page = await viewed(client, first.path)
    const marked = await client.patch<DocumentView>(first.path, {
      base_version: page.version,
      blocks: [{ ...paragraphIn(page), text: `${paragraphIn(page).text} It was in May 1931.` }],
    })
    const reasons = marked.body.open.map(({ reason }) => reason).filter((reason) => reason !== '')
    expect(reasons.length).toBeGreaterThan(0)

    const holder = await holding(first, { note: 'Thank you!' })
    const letter = await letterOf(holder)
    expect(letter).toMatchObject({
      applicant: { name: 'Ilona Kőszegi' },
      recommender: { name: 'Dr. Marten Oakhollow', title: 'Professor of Electrochemistry' },
      note: 'Thank you!',
      expires_at: holder.link.expires_at,
      state: 'opened',
      version: marked.body.version,
      draft: true,
      changed: [],
      signed: null,
      drafter: { provider: 'builtin', model: null },
    })
    expect(letter.open.map(({ id, text }) => ({ id, text }))).toEqual(
      marked.body.open.map(({ id, text }) => ({ id, text })),
    )
    expect(letter.blocks.filter(isEditable).map(paragraphText)).toEqual(
      marked.body.blocks.filter(isEditable).map(paragraphText),
    )
    const files = await app.parts.db.selectFrom('files').select('id').execute()
    const hidden = [
      SECRET,
      '246813',
      '98,765',
      '/api/files/',
      ...files.map(({ id }) => id),
      ...reasons,
      'Zyxwort',
      'Underfell',
      'ilona@example.test',
      '2025550143',
      'Petition Letter',
    ]
    const told = JSON.stringify(letter)
    const pdfBytes = new Uint8Array(await (await holder.fetch('pdf/')).arrayBuffer())
    const docxBytes = Buffer.from(await (await holder.fetch('docx/')).arrayBuffer())
    const printed = [
      (await extractText(await getDocumentProxy(pdfBytes), { mergePages: true })).text,
      (await mammoth.extractRawText({ buffer: docxBytes })).value,
    ].map((text) => text.replace(/\s+/g, ' '))
    for (const text of [told, ...printed]) for (const words of hidden) expect(text).not.toContain(words)
    for (const text of printed) {
      expect(text).toContain('[Verify: May 1931]')
      expect(text).not.toMatch(/of the case file|To be put right/)
    }
    for (const block of letter.blocks)
      if (block.kind === 'paragraph') for (const { sources } of block.sentences) expect(sources).toEqual([])
  })

  test('comes as files that are named, kept by nobody, and no page of a browser', async () => {
    const holder = await holding(first)
    for (const [kind, type] of [
      ['pdf', 'application/pdf'],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const) {
      const { status, headers } = await holder.fetch(`${kind}/`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toContain(`filename="recommendation-letter-marten-oakhollow.${kind}"`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('is that one letter: no block, point or page of another', async () => {
    const holder = await holding(first)
    const other = await letterOf(await holding(second))
    const letter = await letterOf(holder)
    const base_version = letter.version
    const names = new Set(letter.blocks.map((block) => (block.kind === 'page-break' ? '' : block.id)))
    const foreign = other.blocks.filter(isEditable).find(({ id }) => !names.has(id))?.id ?? 'elsewhere'
    expect(await holder.send('PATCH', '', { base_version, blocks: [{ id: foreign, text: 'x' }] })).toMatchObject({
      status: 400,
      body: { 'blocks.0.id': ['This paragraph is not in the document'] },
    })
    const points = new Set(letter.open.map(({ id }) => id))
    for (const { id } of other.open.filter((point) => !points.has(point.id)))
      expect((await holder.send('POST', `open/${id}/confirm/`, { name: 'Marten Oakhollow' })).status).toBe(404)
    const headers = { 'X-Letter-Link': tokenOf(holder.link) }
    for (const path of [first.path, second.path, '/api/evidence/', `/api/referee/${first.referee}/`, '/api/auth/me/'])
      expect((await app.visitor().get(path, { headers })).status).toBe(403)
  })

  test('only opening it makes it opened, and the first time stays', async () => {
    const holder = await holding(first)
    const stateNow = async () =>
      (await client.get<{ links: LetterLink[] }>(`/api/product/rec/letter/${first.referee}/link/`)).body.links[0]
    // The applicant looks at what was sent.
    const own = holderOf(app, tokenOf(holder.link), client)
    await letterOf(own)
    for (const file of ['pdf/', 'docx/']) expect((await own.fetch(file)).status).toBe(200)
    expect(await stateNow()).toMatchObject({ state: 'sent', opened_at: null })
    await letterOf(holder)
    const opened = await stateNow()
    expect(opened).toMatchObject({ state: 'opened', edited_at: null, signed_at: null })
    later = 60_000
    await letterOf(holder)
    later = 0
    expect(await stateNow()).toEqual(opened)
  })
})

describe('what the recommender types', () => {
  test('that cannot be read is refused, at its place', async () => {
    const holder = await holding(first)
    const letter = await letterOf(holder)
    const { id } = paragraphIn(letter)
    const edit = (blocks: unknown, base_version: unknown = letter.version) =>
      holder.send('PATCH', '', { base_version, blocks })
    expect((await edit([])).status).toBe(400)
    expect((await edit('x')).status).toBe(400)
    expect((await edit([{ id, text: 'x' }], 'one')).status).toBe(400)
    expect(await edit([{ id, text: 'x'.repeat(20_001) }])).toMatchObject({
      status: 400,
      body: { 'blocks.0.text': ['Please keep a paragraph under 20,000 characters'] },
    })
    const many = ['a', 'b', 'c'].map((name) => ({ id: name, text: 'x'.repeat(7_000) }))
    expect(await edit(many)).toMatchObject({ status: 400, body: { blocks: ['Please save fewer paragraphs at once'] } })
    expect(await edit([{ id: 'signature', text: 'x' }])).toMatchObject({
      status: 400,
      body: { 'blocks.0.id': ['Only paragraphs, quotations and lists can be edited'] },
    })
    const large = { ...claimed(letter, 'So it was.'), padding: 'x'.repeat(1024 * 1024) }
    expect(await holder.send('PATCH', '', large)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await letterOf(holder)).version).toBe(letter.version)
  })

  test('becomes a version of the recommender’s own, read like any other words', async () => {
    const holder = await holding(first)
    const before = await letterOf(holder)
    const reply = await holder.send<LinkedLetter>('PATCH', '', claimed(before, 'I counted 4,711 of them in 1899.'))
    expect(reply).toMatchObject({
      status: 200,
      body: { version: before.version + 1, state: 'edited', draft: true },
    })
    expect(reply.body.changed.at(-1)).toMatchObject({
      number: before.version + 1,
      note: '1 paragraph edited by Dr. Marten Oakhollow',
    })
    expect(reply.body.open.map(({ text }) => text)).toEqual(expect.arrayContaining(['4,711', '1899']))
    expect(await letterOf(holder)).toEqual(reply.body)

    const page = await viewed(client, first.path)
    expect(page.versions.at(-1)).toMatchObject({
      number: before.version + 1,
      made_by: 'recommender',
      provider: 'recommender',
      note: '1 paragraph edited by Dr. Marten Oakhollow',
    })
    const { body } = await client.get<{ blocks: DocumentView['blocks'] }>(`${first.path}versions/${before.version}/`)
    expect(body.blocks.filter(isEditable).map(paragraphText)).toEqual(
      before.blocks.filter(isEditable).map(paragraphText),
    )
    // The same words again are no change.
    const same = { base_version: page.version, blocks: [paragraphIn(reply.body)] }
    expect((await holder.send<LinkedLetter>('PATCH', '', same)).body.version).toBe(page.version)
  })

  test('on a text that the applicant has changed meanwhile changes nothing', async () => {
    const holder = await holding(first)
    const letter = await letterOf(holder)
    const { id, text } = paragraphIn(letter)
    const mine = { base_version: letter.version, blocks: [{ id, text: `${text} So it was.` }] }
    expect((await client.patch(first.path, mine)).status).toBe(200)
    const versions = await rowsOf(first)
    expect(await holder.send('PATCH', '', claimed(letter, 'I saw it.'))).toMatchObject({
      status: 409,
      body: { detail: 'This document was changed meanwhile. Reload it to see the newest version.' },
    })
    expect(await rowsOf(first)).toEqual(versions)
  })

  test('at the same time as the applicant is saved whole or not at all', async () => {
    const holder = await holding(first)
    const letter = await letterOf(holder)
    const { id, text } = paragraphIn(letter)
    const [mine, theirs] = await Promise.all([
      client.patch(first.path, { base_version: letter.version, blocks: [{ id, text: `${text} Mine.` }] }),
      holder.send('PATCH', '', { base_version: letter.version, blocks: [{ id, text: `${text} Theirs.` }] }),
    ])
    expect([mine.status, theirs.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const after = await letterOf(holder)
    expect(after.version).toBe(letter.version + 1)
    expect(paragraphIn(after).text).toMatch(mine.status === 200 ? /Mine\.$/ : /Theirs\.$/)
    expect(await rowsOf(first)).toHaveLength(after.version)
  })
})

describe('a statement that the recommender answers for', () => {
  const NAME = 'Prof. Marten Oakhollow'
  /** A year that nothing tells of, another one each time. */
  let year = 1742
  const withClaim = async () => {
    const claim = String(year++)
    const holder = await holding(first)
    const { body } = await holder.send<LinkedLetter>(
      'PATCH',
      '',
      claimed(await letterOf(holder), `It was in ${claim}.`),
    )
    const point = body.open.find(({ text }) => text === claim)
    if (point === undefined) throw new Error('The claim is not asked about')
    return { holder, point, path: `open/${point.id}/confirm/`, version: body.version }
  }

  test('needs a name, and has to be one', async () => {
    const { holder, path } = await withClaim()
    for (const name of ['', '  ', '—', 7]) expect((await holder.send('POST', path, { name })).status).toBe(400)
    expect((await holder.send('POST', 'open/xyz/confirm/', { name: NAME })).status).toBe(404)
    expect(await holder.send('POST', `open/${'0'.repeat(16)}/confirm/`, { name: NAME })).toMatchObject({
      status: 404,
      body: { detail: 'Open point does not exist' },
    })
    expect((await holder.send('DELETE', path)).status).toBe(404)
  })

  test('is no gap: that is written', async () => {
    const holder = await holding(first)
    const letter = await letterOf(holder)
    const { body } = await holder.send<LinkedLetter>('PATCH', '', claimed(letter, 'I met her at [Missing: the place].'))
    const gap = body.open.find(({ kind, text }) => kind === 'missing' && text === 'the place')
    expect(await holder.send('POST', `open/${gap?.id}/confirm/`, { name: NAME })).toMatchObject({
      status: 400,
      body: { detail: 'Something is missing here. Please write it into the text, or take the sentence out.' },
    })
    const filled = paragraphIn(body)
    const text = filled.text.replace('[Missing: the place]', 'a conference')
    const answered = await holder.send<LinkedLetter>('PATCH', '', {
      base_version: body.version,
      blocks: [{ ...filled, text }],
    })
    expect(answered.body.open.map(({ id }) => id)).not.toContain(gap?.id)
  })

  test('stands under that name, for the applicant and on paper, until it is taken back', async () => {
    const { holder, point, path, version } = await withClaim()
    const reply = await holder.send<LinkedLetter>('POST', path, { name: NAME })
    expect(reply).toMatchObject({ status: 200, body: { version, state: 'edited' } })
    const inLetter = ({ open }: LinkedLetter) => open.find(({ id }) => id === point.id)?.confirmed
    expect(inLetter(reply.body)).toMatchObject({ by: NAME, as: 'recommender' })
    const page = await viewed(client, first.path)
    expect(page.open.find(({ id }) => id === point.id)?.waived).toEqual(inLetter(reply.body))
    const words = (
      await extractText(await getDocumentProxy(new Uint8Array(await (await holder.fetch('pdf/')).arrayBuffer())), {
        mergePages: true,
      })
    ).text.replace(/\s+/g, ' ')
    expect(words).toContain(`Confirmed by ${NAME} on `)
    expect(words).toContain(`It was in ${point.text}.`)
    const back = await holder.send<LinkedLetter>('DELETE', path)
    expect(back.status).toBe(200)
    expect(inLetter(back.body)).toBeNull()
  })

  test('is taken back by whoever gave their word, and by the applicant', async () => {
    const { holder, point, path } = await withClaim()
    const waive = `${first.path}open/${point.id}/waive/`
    await client.post(waive, { name: 'Ilona Kőszegi' })
    expect(await holder.send('DELETE', path)).toMatchObject({ status: 404 })
    const own = await holder.send<LinkedLetter>('POST', path, { name: NAME })
    expect(own.body.open.find(({ id }) => id === point.id)?.confirmed?.as).toBe('recommender')
    expect((await client.delete(waive)).status).toBe(200)
    const letter = await letterOf(holder)
    expect(letter.open.find(({ id }) => id === point.id)?.confirmed).toBeNull()
  })
})

test('what was left behind is whole', async () => {
  expect(await audit(app.parts.db, app.parts.files)).toEqual([])
})
