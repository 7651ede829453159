import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '../testing/apply.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { calendarOf, folded } from './calendar.ts'

const NOW = new Date('2026-02-10T08:30:15.250Z')
const unfolded = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n')

describe('a line', () => {
  test.each([
    ['short', 'SUMMARY:Due'],
    ['of 75 octets', 'x'.repeat(75)],
  ])('%s stays whole', (_, line) => expect(folded(line)).toBe(line))

  test.each([
    ['of 76 octets', 'x'.repeat(76)],
    ['of letters that take several octets', 'ő'.repeat(60)],
    ['of signs beyond the first plane', '𝒳'.repeat(40)],
    ['much longer', 'A sentence, and one more. '.repeat(20)],
  ])('%s is folded without breaking a character, and comes back whole', (_, line) => {
    const lines = folded(line).split('\r\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
    expect(folded(line)).not.toContain('\ufffd')
    expect(folded(line).replaceAll('\r\n ', '')).toBe(line)
  })
})

describe('the calendar of a notice', () => {
  const calendar = calendarOf({ notice_id: 7, deadline: '2026-03-03', receipt_number: null, now: NOW })
  const lines = unfolded(calendar)

  test('has both days, whole, across the end of a month', () => {
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20260224',
      'DTEND;VALUE=DATE:20260225',
      'DTSTART;VALUE=DATE:20260303',
      'DTEND;VALUE=DATE:20260304',
    ])
  })

  test.each([
    ['all of them', '2026-01-20', ['PT9H', '-P29DT15H', '-P13DT15H', '-P6DT15H', '-P2DT15H', 'PT9H']],
    ['not those of days that have passed', '2026-02-18', ['PT9H', '-P6DT15H', '-P2DT15H', 'PT9H']],
    ['on the day it is due itself', '2026-03-03', ['PT9H']],
    ['never once it was due', '2026-03-04', []],
  ])('reminds on the mornings of the mails and of both days: %s', (_, today, triggers) => {
    const now = new Date(`${today}T08:30:00Z`)
    const of = unfolded(calendarOf({ notice_id: 7, deadline: '2026-03-03', receipt_number: null, now }))
    expect(of.filter((line) => line.startsWith('TRIGGER'))).toEqual(triggers.map((one) => `TRIGGER:${one}`))
  })

  test('says in its titles which petition it is of, where that is known', () => {
    const receipt_number = 'IOE0000000000'
    const of = unfolded(calendarOf({ notice_id: 7, deadline: '2026-03-03', receipt_number, now: NOW }))
    expect(of.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Mail the response to the RFE (IOE0000000000)',
      'SUMMARY:The response to the RFE is due at USCIS (IOE0000000000)',
    ])
    expect(lines).toContain('SUMMARY:Mail the response to the RFE')
  })

  test('names its events the same each time, so that a calendar changes and does not repeat them', () => {
    const uids = (of: string) => unfolded(of).filter((line) => line.startsWith('UID:'))
    expect(uids(calendar)).toEqual(['UID:rfe-notice-7-mail@waiverly', 'UID:rfe-notice-7-due@waiverly'])
    const now = new Date('2026-02-12T00:00:00Z')
    const later = calendarOf({ notice_id: 7, deadline: '2026-03-10', receipt_number: null, now })
    expect(uids(later)).toEqual(uids(calendar))
    expect(lines).toContain('DTSTAMP:20260210T083015Z')
  })

  test('is put together as RFC 5545 has it', () => {
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const open: string[] = []
    for (const line of lines) {
      const [, what, name = ''] = /^(BEGIN|END):(\w+)$/.exec(line) ?? []
      if (what === 'BEGIN') open.push(name)
      if (what === 'END') expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
    // Commas and semicolons of a text are escaped.
    for (const line of lines.filter((one) => /^(SUMMARY|DESCRIPTION):/.test(one)))
      expect(line.slice(line.indexOf(':') + 1)).not.toMatch(/(?<!\\)[,;]/)
  })
})

describe('asked for', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ clock: { now: () => NOW } })
  })
  afterAll(() => app.close())

  test('there is none without a notice, and none of somebody else', async () => {
    const { client, application_id } = await apply(app)
    expect(await client.get('/api/product/rfe/calendar/')).toMatchObject({
      status: 404,
      body: { detail: 'Please add an RFE notice first.' },
    })
    const other = await apply(app)
    await addNotice(client)
    other.client.applicationId = application_id
    expect(await other.client.get('/api/product/rfe/calendar/')).toMatchObject({
      status: 404,
      body: { detail: 'Application does not exist' },
    })
  })

  test('it is of the newest notice, by the date that was entered where none is printed', async () => {
    const { client } = await apply(app)
    await addNotice(client, pdf('Nothing is printed here.'), { deadline: '2026-04-01' })
    await addNotice(client, pdf('Nor here.'), { deadline: '2026-05-01' })
    const reply = await client.get<string>('/api/product/rfe/calendar/')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="rfe-dates.ics"')
    expect(unfolded(reply.body)).toContain('DTSTART;VALUE=DATE:20260501')
  })

  test.each([
    ['printed', (page: string) => page, '20260428'],
    [
      'counted',
      (page: string) =>
        page.replace(/Your response must be received .*/, 'You have 87 days to respond to this notice.'),
      '20260501',
    ],
  ])('once the notice is read it carries its receipt number, and the date by it: %s', async (_, asPrinted, due) => {
    const { client } = await apply(app)
    await addNotice(client, pdf(...NOTICE_PAGES.map(asPrinted)), { deadline: '2026-06-30' })
    expect((await readNotice(app, client))?.printed?.receipt_number?.value).toBe('LIN2690012345')
    const lines = unfolded((await client.get<string>('/api/product/rfe/calendar/')).body)
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Mail the response to the RFE (LIN2690012345)',
      'SUMMARY:The response to the RFE is due at USCIS (LIN2690012345)',
    ])
    expect(lines).toContain(`DTSTART;VALUE=DATE:${due}`)
  })
})
