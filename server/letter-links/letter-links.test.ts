import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LetterLink } from '#domain/letter-link.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { addReferee } from '../testing/fill-profile.ts'
import { publicSite } from '../testing/public-site.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyWithLetters, holderOf, linksOf, makeLink, tokenOf, type Letter } from './testing/with-links.ts'

const DAY = 24 * 3_600_000
let time = Date.now()

let app: TestApp
let client: Client
let stranger: Client
let first: Letter
let second: Letter
beforeAll(async () => {
  app = await startTestApp({ env: publicSite('https://niw.example.test'), clock: { now: () => new Date(time) } })
  stranger = (await apply(app)).client
  ;({ client, first, second } = await applyWithLetters(app))
})
afterAll(() => app.close())

const listed = async (referee: number) => (await client.get<{ links: LetterLink[] }>(linksOf(referee))).body.links
const rows = () => app.parts.db.selectFrom('letter_links').selectAll().execute()
const mailsWaiting = () => app.mailsTo('oakhollow@example.test')

test.each([
  [{ days: 5 }, { days: ['Please choose 7, 14, 30 or 60 days'] }],
  [{ days: '30' }, { days: ['Please choose 7, 14, 30 or 60 days'] }],
  [{ note: 'x'.repeat(2_001) }, { note: ['Please keep this to 2,000 characters'] }],
  [{ note: 7 }, { note: ['Please enter text'] }],
  [{ send: 'yes' }, { send: ['Please choose yes or no'] }],
])('%j makes no link', async (body, fields) => {
  expect(await client.post(linksOf(first.referee), body)).toMatchObject({ status: 400, body: fields })
  expect(await client.post(linksOf(first.referee), { letter_id: 'x' })).toMatchObject({ status: 400 })
  expect(await rows()).toEqual([])
})

test('a link is of a letter that the recommender has', async () => {
  const bare = await addReferee(client)
  expect(await client.post(linksOf(bare), { send: true })).toMatchObject({
    status: 400,
    body: { detail: 'Please generate the letter first.' },
  })
  for (const letter_id of [second.id, second.id + 1_000])
    expect(await client.post(linksOf(first.referee), { letter_id })).toMatchObject({
      status: 404,
      body: { detail: 'Letter does not exist' },
    })
  expect(await rows()).toEqual([])
  expect(await mailsWaiting()).toEqual([])
})

test('nobody but the applicant makes, sees or revokes a link', async () => {
  const { id } = await makeLink(client, first.referee)
  const path = linksOf(first.referee)
  const before = await rows()
  for (const who of [stranger, app.visitor()]) {
    const status = who === stranger ? 404 : 403
    for (const reply of [await who.get(path), await who.post(path, {}), await who.delete(`${path}${id}/`)])
      expect(reply.status).toBe(status)
  }
  const forged = { headers: { 'x-csrftoken': 'forged' } }
  for (const reply of [await client.post(path, {}, forged), await client.delete(`${path}${id}/`, undefined, forged)])
    expect(reply).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
  // Not by the way of another recommender either.
  expect((await client.delete(`${linksOf(second.referee)}${id}/`)).status).toBe(404)
  expect((await client.delete(`${path}${crypto.randomUUID()}/`)).status).toBe(404)
  expect((await client.delete(`${path}x/`)).status).toBe(404)
  expect(await rows()).toEqual(before)
})

test('a link can be copied again, and a new one takes its place', async () => {
  const made = await makeLink(client, first.referee, { days: 7, note: '  Please look at the dates.  ' })
  expect(made).toMatchObject({
    letter_id: first.id,
    state: 'sent',
    sent_to: null,
    note: 'Please look at the dates.',
    created_at: new Date(time).toISOString(),
    expires_at: new Date(time + 7 * DAY).toISOString(),
  })
  expect(made.url).toMatch(/^https:\/\/niw\.example\.test\/letter#[\w.-]+$/)
  expect((await listed(first.referee))[0]).toEqual(made)
  // The token stands in no column: whoever reads the table can open nothing.
  expect(JSON.stringify(await rows())).not.toContain(tokenOf(made).split('.')[1])

  time += 1_000
  const next = await makeLink(client, first.referee, { letter_id: first.id })
  expect(next.expires_at).toBe(new Date(time + 30 * DAY).toISOString())
  expect((await listed(first.referee)).slice(0, 2)).toEqual([
    next,
    { ...made, state: 'revoked', revoked_at: new Date(time).toISOString(), url: null },
  ])
  expect(await holderOf(app, tokenOf(made)).send('GET')).toMatchObject({ status: 410, body: { code: 'link_revoked' } })
  expect((await holderOf(app, tokenOf(next)).send('GET')).status).toBe(200)
  // That of another recommender is no rival.
  await makeLink(client, second.referee)
  expect((await holderOf(app, tokenOf(next)).send('GET')).status).toBe(200)
})

test('of two made at the same time one lives', async () => {
  const made = await Promise.all([makeLink(client, first.referee), makeLink(client, first.referee)])
  const living = (await listed(first.referee)).filter(({ url }) => url !== null)
  expect(living).toHaveLength(1)
  expect(made.map(({ id }) => id)).toContain(living[0]?.id)
})

test('a revoked link stays revoked since then', async () => {
  time += 1_000
  const { id } = await makeLink(client, second.referee)
  const path = `${linksOf(second.referee)}${id}/`
  expect((await client.delete(path)).status).toBe(204)
  const [revoked] = await listed(second.referee)
  expect(revoked).toMatchObject({ id, state: 'revoked', url: null })
  time += 1_000
  expect((await client.delete(path)).status).toBe(204)
  expect((await listed(second.referee))[0]).toEqual(revoked)
})

test('a link that ran out has expired, also once another has taken its place', async () => {
  const { id } = await makeLink(client, second.referee, { days: 7 })
  const ago = (days: number) => new Date(time - days * DAY)
  await app.parts.db
    .updateTable('letter_links')
    .set({ created_at: ago(8), expires_at: ago(1) })
    .where('id', '=', id)
    .execute()
  const stateNow = async () => (await listed(second.referee)).find((link) => link.id === id)
  expect(await stateNow()).toMatchObject({ state: 'expired', revoked_at: null, url: null })
  await makeLink(client, second.referee)
  expect(await stateNow()).toMatchObject({ state: 'expired', url: null })
})

test('a mail asks in plain words, and nothing that was typed leaves its place', async () => {
  const note = 'Dear Brisa,\n<b>please</b> sign.\r\n\r\nBcc: x@evil.test'
  const link = await makeLink(client, second.referee, { send: true, note, days: 14 })
  expect(link.sent_to).toBe('underfell@example.test')
  const mail = await app.nextMailTo('underfell@example.test')
  expect(mail.subject).toBe('Ilona Kőszegi asks you for a letter of recommendation')
  expect(mail.to).toHaveLength(1)
  expect(mail.bcc ?? []).toEqual([])
  const words = mail.text ?? ''
  expect(words).toContain('Hello Dr. Brisa Underfell,')
  expect(words).toContain('> Dear Brisa,\n> <b>please</b> sign.\n>\n> Bcc: x@evil.test')
  expect(words).toContain('sign it only when it says nothing but what you know to be true')
  expect(words).toContain('It opens this one letter and nothing else, until ')
  expect(words).toContain('Please write to Ilona Kőszegi: ilona@example.test')
  expect(words).toContain(`\n${link.url}\n`)
  expect(mail.html).toContain('&lt;b&gt;please&lt;/b&gt;')
  expect(mail.html).toContain(`href="${link.url}"`)
  expect((await holderOf(app, tokenOf(link)).send('GET')).status).toBe(200)
})

test('a name of several lines is one line of a mail', async () => {
  const first_name = 'Brisa\r\nBcc: x@evil.test\r\n\r\nLook'
  const names = new FormData()
  names.set('first_name', first_name)
  expect(await client.patch(`/api/referee/${second.referee}/`, names)).toMatchObject({
    status: 400,
    body: { first_name: ['Please write this on one line'] },
  })
  // One that was stored before such names were refused.
  await app.parts.db.updateTable('referees').set({ first_name }).where('id', '=', second.referee).execute()
  await makeLink(client, second.referee, { send: true })
  const mail = await app.nextMailTo('underfell@example.test', ({ text }) => text?.includes('Look') === true)
  expect(mail.text).toMatch(/^Hello Dr\. Brisa Bcc: x@evil\.test Look Underfell,\n/)
  expect(mail.bcc ?? []).toEqual([])
})
