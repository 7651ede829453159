import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { LINK_INVALID, linkSigned, type LetterLink, type LinkedLetter } from '#domain/letter-link.ts'
import { audit } from '../testing/audit.ts'
import type { Client } from '../testing/client.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { docx } from '../testing/sample-files.ts'
import { publicSite } from '../testing/public-site.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import {
  applyWithLetters,
  holderOf,
  linksOf,
  makeLink,
  tokenOf,
  type Holder,
  type Letter,
} from './testing/with-links.ts'

let app: TestApp
let client: Client
let email: string
let first: Letter
let second: Letter
let link: LetterLink
let holder: Holder
beforeAll(async () => {
  app = await startTestApp({ env: publicSite('https://niw.example.test') })
  ;({ client, first, second } = await applyWithLetters(app))
  email = (await client.get<{ email: string }>('/api/auth/me/')).body.email
})
afterAll(() => app.close())
beforeEach(async () => {
  link = await makeLink(client, first.referee)
  holder = holderOf(app, tokenOf(link))
})

const signed = (name = 'signed.pdf', bytes = pdf('Signed')) => form({}, { file: { name, bytes } })
const linkNow = async () =>
  (await client.get<{ links: LetterLink[] }>(linksOf(first.referee))).body.links.find(({ id }) => id === link.id)
const letterNow = async (who = holder) => (await who.send<LinkedLetter>('GET')).body
const signedUrl = async () =>
  (await client.get<{ signed_letter_url: string | null }>(`/api/product/rec/letter/${first.referee}/`)).body
    .signed_letter_url
const mailsOfSigning = async () =>
  (await app.mailsTo(email)).filter(({ subject }) => subject?.includes('signed')).length
const editOf = (letter: LinkedLetter, words: string) => {
  const block = letter.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  return { base_version: letter.version, blocks: [{ id: block.id, text: `${paragraphText(block)} ${words}` }] }
}
const versions = () =>
  app.parts.db.selectFrom('document_versions').select('number').where('document_id', '=', first.id).execute()
const files = () => app.parts.db.selectFrom('files').select('id').orderBy('id').execute()

test('what is no letter is refused, and nothing of it stays', async () => {
  const before = await files()
  expect(await holder.send('POST', 'signed/', { file: 'x' })).toMatchObject({ status: 415 })
  expect(await holder.send('POST', 'signed/', form({}))).toMatchObject({
    status: 400,
    body: { file: ['Please upload a signed letter before submitting'] },
  })
  for (const [name, bytes] of [
    ['signed.png', png()],
    ['signed.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['signed.docx', pdf()],
  ] as const)
    expect(await holder.send('POST', 'signed/', signed(name, bytes))).toMatchObject({
      status: 400,
      body: { file: ['Please upload a PDF, DOC, or DOCX file'] },
    })
  const large = Buffer.concat([pdf(), Buffer.alloc(20 * 1024 * 1024)])
  expect(await holder.send('POST', 'signed/', signed('signed.pdf', large))).toMatchObject({
    status: 413,
    body: { file: ['File size should not exceed 20MB'] },
  })
  expect(await files()).toEqual(before)
  expect(await linkNow()).toMatchObject({ state: 'opened', signed_at: null })
  expect(await signedUrl()).toBeNull()
})

test('a signed letter is the recommender’s, and the applicant hears of it once', async () => {
  const scan = Buffer.concat([pdf('Signed'), Buffer.alloc(2 * 1024 * 1024)])
  const reply = await holder.send<LinkedLetter>('POST', 'signed/', signed('Signed letter.pdf', scan))
  expect(reply).toMatchObject({ status: 201, body: { state: 'signed', signed: { name: 'Signed letter.pdf' } } })
  expect(await signedUrl()).toContain('/Signed%20letter.pdf')
  const mail = await app.nextMailTo(email, ({ subject }) => subject === 'Dr. Marten Oakhollow has signed your letter')
  expect(mail.text).toContain('“Signed letter.pdf”')
  expect(mail.text).toContain(`https://niw.example.test/recommender-config?ref=${first.referee}&tab=final`)
  const once = await linkNow()
  expect(once).toMatchObject({ state: 'signed', url: link.url })

  const better = await holder.send<LinkedLetter>('POST', 'signed/', signed('better.docx', docx()))
  expect(better.body.signed?.name).toBe('better.docx')
  expect(await signedUrl()).toContain('/better.docx')
  expect(await linkNow()).toEqual(once)
  // The second recommender's comes after whatever the first might still have caused.
  const other = await makeLink(client, second.referee)
  await holderOf(app, tokenOf(other)).send('POST', 'signed/', signed())
  await app.nextMailTo(email, ({ subject }) => subject === 'Dr. Brisa Underfell has signed your letter')
  expect(await mailsOfSigning()).toBe(2)
})

test('behind a signature the text stays, until there is a new link', async () => {
  const letter = await letterNow()
  const point = letter.open.find(({ kind }) => kind === 'missing')?.id ?? ''
  await holder.send('POST', 'signed/', signed())
  const before = await versions()
  for (const reply of [
    await holder.send('PATCH', '', editOf(letter, 'One word more.')),
    await holder.send('POST', `open/${point}/confirm/`, { name: 'Marten Oakhollow' }),
    await holder.send('DELETE', `open/${point}/confirm/`),
  ])
    expect(reply).toMatchObject({ status: 409, body: { detail: linkSigned('Ilona Kőszegi'), code: 'conflict' } })
  expect(await versions()).toEqual(before)
  expect((await holder.fetch('pdf/')).status).toBe(200)

  const again = holderOf(app, tokenOf(await makeLink(client, first.referee)))
  expect(await again.send('PATCH', '', editOf(await letterNow(again), 'One word more.'))).toMatchObject({
    status: 200,
    body: { state: 'edited', signed: null },
  })
  expect(await linkNow()).toMatchObject({ state: 'signed', url: null })
})

/** Does `during` while a call waits for the link's row, and hands back what the call answered. */
async function whileWaiting<T>(call: () => Promise<T>, during: string): Promise<T> {
  const { db } = app.parts
  let asked: Promise<T> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`select id from letter_links where id = ${link.id} for update`.execute(trx)
    asked = call()
    await waitFor('the call at the link', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%letter_links%'`.execute(db)
      return rows.length > 0 ? true : undefined
    })
    await sql`update letter_links set ${sql.raw(during)} where id = ${link.id}`.execute(trx)
  })
  if (asked === undefined) throw new Error('Nothing was asked')
  return asked
}

test.each([
  ['revoked_at = created_at', 410, 'link_revoked'],
  [`signed_at = now(), signed_file = (select pdf from documents limit 1)`, 409, 'conflict'],
])('a change that comes while %s is not saved', async (during, status, code) => {
  const letter = await letterNow()
  const before = [await versions(), await files()]
  const reply = await whileWaiting(() => holder.send('PATCH', '', editOf(letter, 'Too late.')), during)
  expect(reply).toMatchObject({ status, body: { code } })
  expect([await versions(), await files()]).toEqual(before)
})

test('a letter that is handed in while the link is revoked is not kept', async () => {
  await letterNow()
  const [kept, url] = [await files(), await signedUrl()]
  const reply = await whileWaiting(() => holder.send('POST', 'signed/', signed('late.pdf')), 'revoked_at = created_at')
  expect(reply).toMatchObject({ status: 410, body: { code: 'link_revoked' } })
  expect(await files()).toEqual(kept)
  expect(await signedUrl()).toBe(url)
})

test('what all of this left behind is whole', async () => {
  expect(await audit(app.parts.db, app.parts.files)).toEqual([])
})

test('with the letter goes the link', async () => {
  const other = holderOf(app, tokenOf(await makeLink(client, second.referee)))
  await app.parts.db.deleteFrom('documents').where('id', '=', second.id).execute()
  expect(await other.send('GET')).toMatchObject({ status: 404, body: { detail: LINK_INVALID } })
})

test('with the recommender goes the link', async () => {
  await client.delete(`/api/referee/${first.referee}/`)
  const point = 'a'.repeat(16)
  for (const reply of [
    await holder.send('GET'),
    await holder.send('PATCH', '', { base_version: 1, blocks: [{ id: 'x', text: 'x' }] }),
    await holder.send('POST', `open/${point}/confirm/`, { name: 'Marten Oakhollow' }),
    await holder.send('DELETE', `open/${point}/confirm/`),
    await holder.send('GET', 'pdf/'),
    await holder.send('GET', 'docx/'),
    await holder.send('POST', 'signed/', signed()),
  ])
    expect(reply).toMatchObject({ status: 404, body: { detail: LINK_INVALID } })
  expect((await client.get(linksOf(first.referee))).status).toBe(404)
})
