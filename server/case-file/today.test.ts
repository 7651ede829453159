import { expect, test } from 'vitest'
import { TIME_ZONE_HEADER } from '#domain/time-zone.ts'
import { apply } from '../testing/apply.ts'
import { startTestApp } from '../testing/test-app.ts'
import { todayOf } from './today.ts'

test('the day of documents is the day where the applicant is, and a time zone that does not exist changes nothing', async () => {
  const clock = { now: () => new Date('2026-03-01T02:30:00Z') }
  const app = await startTestApp({ clock })
  const { db } = app.parts
  const [{ client }, { client: other }] = await Promise.all([apply(app), apply(app)])
  const dayFor = (one: typeof client) => todayOf(db, clock, Number(one.applicationId))
  const ask = (zone: string) => client.get('/api/application/', { headers: { [TIME_ZONE_HEADER]: zone } })
  expect(await dayFor(client)).toBe('2026-03-01')
  await ask('America/New_York')
  expect(await dayFor(client)).toBe('2026-02-28')
  for (const zone of ['Nowhere/Land', "UTC'; drop table users", 'x'.repeat(5_000)]) {
    expect((await ask(zone)).status).toBe(200)
    expect(await dayFor(client)).toBe('2026-02-28')
  }
  expect(await dayFor(other)).toBe('2026-03-01')
  await app.close()
})
