import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_OPTION } from '#domain/field.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { APPLICATION, ENTRIES } from '../testing/entries.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let client: Client
let id: number
beforeAll(async () => {
  app = await startTestApp()
  const applicant = await apply(app)
  client = applicant.client
  id = applicant.application_id
})
afterAll(() => app.close())

const said = (detail: string) => ({ detail, code: 'invalid' })

test.each([
  ['PUT', () => `/api/application/${id}/`, { ...APPLICATION, filing_type: 'x' }, { filing_type: [NO_OPTION] }],
  [
    'POST',
    () => '/api/evidence/',
    [{ ...ENTRIES.evidence(), sub_category: 7 }],
    [{ index: 0, errors: { sub_category: [NO_OPTION] } }],
  ],
  ['PUT', () => '/api/evidence/order/', [1, 2], said('Please send one object')],
  ['PUT', () => '/api/evidence/order/', { ids: ['x'] }, { ids: ['Please give the ids of entries (number 1)'] }],
  ['PUT', () => '/api/evidence/order/', { ids: [-1] }, { ids: ['Please give the ids of entries (number 1)'] }],
  ['PATCH', () => `/api/progress/${id}/`, [{ section: 'Education' }], said('Please send one object')],
  ['POST', () => '/api/academicprojects/', 7, said('Please send one project')],
  ['POST', () => '/api/academicprojects/', 'x', said('Please send one project')],
  ['POST', () => '/api/academicprojects/', [], said('Please send one project')],
  [
    'POST',
    () => '/api/academicprojects/',
    { ...ENTRIES.academicprojects(), citation_count: 2 ** 40 },
    { citation_count: ['Please enter a number up to 999,999,999'] },
  ],
])('%s %o with a value of the wrong kind', async (method, path, body, refusal) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await client.send(method, path(), JSON.stringify(body), { headers })
  expect(reply).toMatchObject({ status: 400, body: refusal })
})
