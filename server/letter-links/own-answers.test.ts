import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEditable, paragraphText } from '#domain/editable.ts'
import type { LinkedLetter } from '#domain/letter-link.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyWithLetters, holderOf, makeLink, tokenOf, type Holder, type Letter } from './testing/with-links.ts'

let app: TestApp
let client: Client
let first: Letter
let holder: Holder
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, first } = await applyWithLetters(app))
  holder = holderOf(app, tokenOf(await makeLink(client, first.referee)))
})
afterAll(() => app.close())

const NAME = 'Marten Oakhollow'
const read = async (): Promise<LinkedLetter> => (await holder.send<LinkedLetter>('GET')).body
const openIn = ({ open }: LinkedLetter) => open.filter(({ confirmed }) => confirmed === null)

/** What a recommender says of nobody but the recommender, with figures and names that no profile holds. */
const ANSWERS = [
  'I have worked on corrosion for 27 years and am a Fellow of the Quillmark Institute.',
  'For 22 years I have led a laboratory of 31 people.',
  'I reviewed 412 papers in my field and hold the Brannock Medal of 2011.',
  'My own plant has used such a line since 2019, in 14 halls.',
  'I judge it by 9 criteria of my own.',
  'I know of 3 plants of my own company that wait for it.',
]

test('the questions grow fewer by one with each answer of a recommender about the recommender', async () => {
  let letter = await read()
  const asked = openIn(letter).filter(({ kind }) => kind === 'missing').length
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(ANSWERS.length)
  for (const answer of ANSWERS.slice(0, asked)) {
    const before = openIn(letter)
    const gap = before.find(({ kind }) => kind === 'missing')
    const block = letter.blocks.filter(isEditable).find(({ id }) => id === gap?.block)
    if (gap === undefined || block === undefined) throw new Error('The question has no place')
    const text = paragraphText(block).replace(`[Missing: ${gap.text}]`, () => answer)
    const saved = await holder.send<LinkedLetter>('PATCH', '', {
      base_version: letter.version,
      blocks: [{ id: block.id, text }],
    })
    letter = saved.body
    expect([answer, saved.status, openIn(letter).length]).toEqual([answer, 200, before.length - 1])
  }
  expect(openIn(letter).filter(({ kind }) => kind === 'missing')).toEqual([])
  // The applicant sees who wrote them.
  const { versions } = await viewed(client, first.path)
  expect(versions.filter(({ made_by }) => made_by === 'recommender')).toHaveLength(asked)
})

test('what is said of the applicant is asked about until the recommender confirms it by name', async () => {
  const letter = await read()
  const block = letter.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  const claim = 'Ilona Kőszegi holds the Brannock Medal of 1931.'
  const { body: edited } = await holder.send<LinkedLetter>('PATCH', '', {
    base_version: letter.version,
    blocks: [{ id: block.id, text: `${paragraphText(block)} ${claim}` }],
  })
  const asked = openIn(edited).filter(({ kind }) => kind === 'verify')
  expect(asked.length).toBeGreaterThan(0)
  let left = openIn(edited).length
  for (const { id } of asked) {
    const { body } = await holder.send<LinkedLetter>('POST', `open/${id}/confirm/`, { name: NAME })
    expect(openIn(body).length).toBe(--left)
    expect(body.open.find((point) => point.id === id)?.confirmed).toMatchObject({ by: NAME, as: 'recommender' })
  }
})
