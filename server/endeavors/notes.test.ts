import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { apply } from '../testing/apply.ts'
import { startTestApp } from '../testing/test-app.ts'
import { notesOf } from './notes.ts'
import { listEndeavors } from './store.ts'

test('where no worker is free endeavors come without notes, and another failure is told', async () => {
  const app = await startTestApp()
  const { client } = await apply(app)
  const typed = {
    title: 'Safer kilns',
    ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'Kilns leak less.'])),
  }
  expect((await client.post('/api/product/proposed-endeavor/', typed)).status).toBe(201)
  const { db } = app.parts
  const owner = { user_id: 1, application_id: Number(client.applicationId) }
  // Other words than those that were saved: of these the notes are at hand.
  const endeavors = (await listEndeavors(db, owner.application_id)).map((one) => ({ ...one, title: 'Tighter kilns' }))
  const notes = (error: Error) => notesOf({ db, workers: { run: () => Promise.reject(error) } }, owner, endeavors)
  expect(await notes(new AppError('unavailable', 'Too many people are asking at once.'))).toEqual([[]])
  await expect(notes(new Error('broken'))).rejects.toThrow('broken')
  await app.close()
})
