import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { apply } from '../testing/apply.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { publicSite } from '../testing/public-site.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { shiftedDay } from '#domain/rfe-due.ts'
import { remindOfDeadlines, reminderAt } from './remind.ts'

test.each([
  [120, undefined],
  [31, undefined],
  [30, 30],
  [15, 30],
  [14, 14],
  [8, 14],
  [7, 7],
  [4, 7],
  [3, 3],
  [1, 3],
  [0, 3],
  [-1, undefined],
])('%i days before, the reminder of day %s is due', (days, at) => expect(reminderAt(days)).toBe(at))

const DEADLINE = '2031-04-30'
/** A sign-in does not last for ever: what the applicant does is done on this day. */
const SIGNED_IN = shiftedDay(DEADLINE, -10)
const SITE = 'https://niw.example.test'
const UNPRINTED = pdf('A notice without a date.')

let app: TestApp
/** Another process on the same database. */
let second: TestApp['parts']
let today = DEADLINE
let me: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp({ env: publicSite(SITE), clock: { now: () => new Date(`${today}T10:00:00Z`) } })
  second = { ...app.parts, db: openDatabase(app.databaseUrl) }
})
afterAll(async () => {
  await second.db.destroy()
  await app.close()
})
beforeEach(async () => {
  await app.parts.db.deleteFrom('rfenotice').execute()
  today = SIGNED_IN
  me = await apply(app)
})

const remindOn = async (parts: typeof app.parts) => (await remindOfDeadlines(parts)).sent
const remind = () => remindOn(app.parts)
const at = async (days: number): Promise<number> => {
  today = shiftedDay(DEADLINE, -days)
  return remind()
}
const enter = (bytes = UNPRINTED, deadline = DEADLINE) =>
  addNotice(me.client, bytes, { sent_date: shiftedDay(DEADLINE, -80), deadline })
const subjects = async (): Promise<string[]> =>
  (await app.mailsTo(me.email)).map(({ subject = '' }) => subject).filter((subject) => subject.includes('RFE'))
const remove = (id: number) => me.client.delete(`/api/rfenotice/${id}/`)

describe('reminders', () => {
  test('go out on their days, once each, and lead to the analysis', async () => {
    await enter()
    expect(await at(31)).toBe(0)
    for (const days of [30, 14, 7, 3]) {
      expect(await at(days)).toBe(1)
      expect(await remind()).toBe(0)
      expect(await at(days - 1)).toBe(0)
    }
    expect(await at(-1)).toBe(0)
    await waitFor('four mails', async () => (await subjects()).length === 4)
    expect((await subjects()).toSorted()).toEqual([
      'Your RFE response is due in 14 days',
      'Your RFE response is due in 3 days',
      'Your RFE response is due in 30 days',
      'Your RFE response is due in 7 days',
    ])
    const mail = await app.nextMailTo(me.email, ({ subject }) => subject?.includes('14 days') === true)
    expect(mail.text).toContain('by April 30, 2031, which is in 14 days')
    expect(mail.text).toContain('mail it by April 23, 2031')
    expect(mail.text).toMatch(new RegExp(`${SITE}/rfe-analysis\\?notice=\\d+`))
  })

  test('of several processes at once one sends', async () => {
    await enter()
    today = shiftedDay(DEADLINE, -14)
    const sent = await Promise.all([remind(), remindOn(second), remind(), remindOn(second)])
    expect(sent.toSorted()).toEqual([0, 0, 0, 1])
  })

  test('of a notice that is added late only the nearest is sent', async () => {
    await enter()
    expect(await at(5)).toBe(1)
    expect(await at(3)).toBe(1)
    await waitFor('two mails', async () => (await subjects()).length === 2)
    expect((await subjects()).toSorted()).toEqual([
      'Your RFE response is due in 3 days',
      'Your RFE response is due in 5 days',
    ])
  })

  test('a notice that was added twice is reminded of once', async () => {
    await enter()
    await enter()
    expect(await at(14)).toBe(1)
  })

  test('a date that was corrected is reminded of anew', async () => {
    const id = await enter(UNPRINTED, shiftedDay(DEADLINE, -5))
    expect(await at(10)).toBe(1)
    await me.client.patch(`/api/rfenotice/${id}/`, { deadline: DEADLINE })
    expect(await remind()).toBe(1)
  })

  test('the printed date governs, however far off the entered one is', async () => {
    const printed = pdf(
      ...NOTICE_PAGES.map((page) =>
        page.replace('February 3, 2026', 'February 3, 2031').replace('April 28, 2026', 'April 30, 2031'),
      ),
    )
    await enter(printed, shiftedDay(DEADLINE, -40))
    await readNotice(app, me.client)
    expect(await at(14)).toBe(1)
  })

  test('none is sent of a notice that was deleted, nor to whom is about to leave', async () => {
    const id = await enter()
    await remove(id)
    expect(await at(7)).toBe(0)
    today = SIGNED_IN
    await enter()
    const leaving = (delete_after: string | null) =>
      app.parts.db.updateTable('users').set({ delete_after }).where('id', '=', me.id).execute()
    await leaving('2031-05-01T00:00:00Z')
    expect(await at(7)).toBe(0)
    await leaving(null)
    expect(await at(7)).toBe(1)
  })
})
