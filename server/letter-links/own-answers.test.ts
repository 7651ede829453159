import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentenceText } from '#domain/document-text.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import type { Block } from '#domain/document.ts'
import { answerOfWriter, type FactCard } from '#domain/fact-card.ts'
import { notTheWriter, type LetterLink, type LinkedLetter } from '#domain/letter-link.ts'
import { viewed } from '../drafts/testing/with-documents.ts'
import type { Client } from '../testing/client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
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
let first: Letter
let second: Letter
let holder: Holder
beforeAll(async () => {
  app = await startTestApp()
  ;({ client, first, second } = await applyWithLetters(app))
  holder = holderOf(app, tokenOf(await makeLink(client, first.referee)))
})
afterAll(() => app.close())

const NAME = 'Marten Oakhollow'
const nameAs = (name: string) => holder.send<LinkedLetter>('POST', 'name/', { name })
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
  const { body: named } = await nameAs(NAME)
  expect(named.writer).toMatchObject({ name: NAME })
  let letter = await read()
  expect(letter.writer).toEqual(named.writer)
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

const answersKept = async (): Promise<FactCard[]> => {
  const { results } = (await client.get<{ results: FactCard[] }>('/api/facts/')).body
  return results.filter(({ referee_id, origin }) => referee_id === first.referee && origin === 'person')
}
const stateOf = (blocks: readonly Block[], words: string) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .find((sentence) => sentenceText(sentence) === words)?.proof?.state

test('each answer is a fact that the recommender has confirmed, and vouches for its sentence as long as it stays', async () => {
  const kept = await answersKept()
  expect(kept.length).toBeGreaterThan(0)
  for (const { text, state, about, confirmed_by, confirmed_at } of kept) {
    expect([state, about, confirmed_by]).toEqual(['confirmed', 'recommender', NAME])
    expect(Number.isNaN(Date.parse(confirmed_at ?? ''))).toBe(false)
    expect(ANSWERS.some((answer) => text.endsWith(` says: “${answer}”`))).toBe(true)
  }
  const [card] = kept
  const answer = ANSWERS.find((one) => card?.text.includes(one)) ?? ''
  const state = async () => stateOf((await viewed(client, first.path)).blocks, answer)
  expect(await state()).toBe('composed')
  await client.patch(`/api/facts/${card?.id}/`, { state: 'left_out' })
  expect(await state()).toBe('open')
  await client.patch(`/api/facts/${card?.id}/`, { state: 'confirmed' })
  expect(await state()).toBe('composed')
  const again = (await answersKept()).find(({ id }) => id === card?.id)
  expect([again?.confirmed_by, again?.confirmed_at]).toEqual([NAME, card?.confirmed_at])
})

test('an answer that the recommender corrects takes its fact along', async () => {
  const letter = await read()
  const [answer = ''] = ANSWERS
  const block = letter.blocks.filter(isEditable).find((one) => paragraphText(one).includes(answer))
  if (block === undefined) throw new Error('The answer is not in the letter')
  const anew = answer.replace('27', '28')
  const text = paragraphText(block).replace(answer, () => anew)
  await holder.send('PATCH', '', { base_version: letter.version, blocks: [{ id: block.id, text }] })
  const said = (await answersKept()).map((card) => card.text)
  expect(said.filter((one) => one.includes(answer))).toEqual([])
  expect(said.filter((one) => one.includes(anew))).toHaveLength(1)
  expect(stateOf((await read()).blocks, anew)).toBe('composed')
})

test('the applicant who types the same words vouches for nothing the recommender knows', async () => {
  const page = await viewed(client, first.path)
  const block = page.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  const claim = 'I hold the Quillmark Plaque of 1973.'
  const edit = { base_version: page.version, blocks: [{ id: block.id, text: `${paragraphText(block)} ${claim}` }] }
  await client.patch(first.path, edit)
  expect(stateOf((await read()).blocks, claim)).not.toBe('composed')
  expect((await answersKept()).filter(({ text }) => text.includes(claim))).toEqual([])
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
  const answers = async () => (await answersKept()).filter(({ text }) => text.includes(claim))
  expect(await answers()).toEqual([])
  for (const { id } of asked) {
    const { body } = await holder.send<LinkedLetter>('POST', `open/${id}/confirm/`, { name: NAME })
    expect(openIn(body).length).toBe(--left)
    expect(body.open.find((point) => point.id === id)?.confirmed).toMatchObject({ by: NAME, as: 'recommender' })
  }
  // From now on it is the recommender's answer, which the next draft of the letter prints.
  expect(await answers()).toMatchObject([{ state: 'confirmed', about: 'recommender', confirmed_by: NAME }])
  for (const { id } of asked) expect((await holder.send('DELETE', `open/${id}/confirm/`)).status).toBe(200)
  expect(await answers()).toEqual([])
})

test('beside a question stands what the applicant wrote about its subject, and nothing of another recommender', async () => {
  const hintsFor = async (letter: Letter) => {
    const link = holderOf(app, tokenOf(await makeLink(client, letter.referee)))
    return (await link.send<LinkedLetter>('GET')).body.open
      .filter(({ kind }) => kind === 'missing')
      .map(({ hint }) => hint)
  }
  expect((await hintsFor(second)).filter((hint) => hint.includes('Zyxwort.'))).toHaveLength(1)
  expect((await hintsFor(first)).filter((hint) => hint.includes('Zyxwort.'))).toEqual([])
})

/** A letter whose link nobody has given a name by yet, with an answer saved the way it was before names were asked for. */
async function answerNameless(answer: string) {
  const nameless = holderOf(app, tokenOf(await makeLink(client, second.referee)))
  const { body: letter } = await nameless.send<LinkedLetter>('GET')
  const block = letter.blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  const edit = {
    base_version: letter.version,
    blocks: [{ id: block.id, text: `${paragraphText(block)} ${answer}` }],
  }
  const { body: saved, status } = await nameless.send<LinkedLetter>('PATCH', '', edit)
  const card = async () =>
    (await client.get<{ results: FactCard[] }>('/api/facts/')).body.results.find(({ text }) => text.includes(answer))
  const known = await card()
  if (known === undefined) throw new Error('The answer is lost')
  return { nameless, saved, status, card, known }
}

test('an answer without a name is saved and open, and the applicant cannot make it a fact', async () => {
  const answer = 'I have led the Brannock Laboratory for 17 years.'
  const { saved, status, card, known } = await answerNameless(answer)
  expect([status, saved.writer]).toEqual([200, null])
  expect(stateOf(saved.blocks, answer)).toBe('open')
  expect(known).toMatchObject({ state: 'proposed', confirmed_by: null, confirmed_at: null })
  const refused = { status: 403, body: { detail: answerOfWriter('Brisa Underfell') } }
  expect(await client.post('/api/facts/confirm/', { ids: [known.id] })).toMatchObject(refused)
  expect(await client.patch(`/api/facts/${known.id}/`, { state: 'confirmed' })).toMatchObject(refused)
  expect(await client.patch(`/api/facts/${known.id}/`, { text: known.text.replace('17', '71') })).toMatchObject(refused)
  expect(await client.post('/api/facts/regroup/', { ids: [known.id], texts: ['One.', 'Two.'] })).toMatchObject(refused)
  expect(await card()).toEqual(known)
  // Leaving it out and using it again names nobody either.
  await client.patch(`/api/facts/${known.id}/`, { state: 'left_out' })
  await client.patch(`/api/facts/${known.id}/`, { state: 'proposed' })
  expect(await card()).toEqual(known)
})

test('a name that is typed later vouches for what is said from then on, and for what is confirmed by it', async () => {
  const answer = 'I have judged 23 such plants.'
  const { nameless, saved, card } = await answerNameless(answer)
  const writer = 'Brisa Underfell'
  const { body: named } = await nameless.send<LinkedLetter>('POST', 'name/', { name: writer })
  expect(named.writer).toMatchObject({ name: writer })
  expect(await card()).toMatchObject({ state: 'proposed', confirmed_by: null })
  const point = named.open.find(({ kind, text }) => kind === 'open' && text.includes(answer))
  expect(saved.open.some(({ id }) => id === point?.id)).toBe(true)
  const review = { base_version: named.version, name: writer, confirm: [point?.id] }
  const { body: settled } = await nameless.send<LinkedLetter>('POST', 'review/', review)
  expect(stateOf(settled.blocks, answer)).not.toBe('open')
  expect(await card()).toMatchObject({ state: 'confirmed', confirmed_by: writer })
  // The applicant reads beside the link in what name the answers are given.
  const { links } = (await client.get<{ links: LetterLink[] }>(linksOf(second.referee))).body
  expect(links[0]?.writer).toEqual(named.writer)
})

test('who confirms by name has given the name by that', async () => {
  const { nameless, saved } = await answerNameless('I have worked with sand for 9 years.')
  const point = saved.open.find(({ kind, confirmed }) => kind === 'open' && confirmed === null)
  const { body } = await nameless.send<LinkedLetter>('POST', `open/${point?.id}/confirm/`, { name: 'Brisa Underfell' })
  expect(body.writer).toMatchObject({ name: 'Brisa Underfell' })
})

test.each([
  ['', 'Please type your name'],
  ['B.', 'Please type your full name'],
  ['12', 'Please type your name in letters'],
  ['Oakhollow', notTheWriter('Ilona Kőszegi')],
  ['Ilona Kőszegi', notTheWriter('Ilona Kőszegi')],
])('“%s” is not the recommender’s name', async (name, message) => {
  const anew = holderOf(app, tokenOf(await makeLink(client, first.referee)))
  const refused = { status: 400, body: { name: [message] } }
  expect(await anew.send('POST', 'name/', { name })).toMatchObject(refused)
  const { version, open } = (await anew.send<LinkedLetter>('GET')).body
  const point = open.find(({ kind }) => kind !== 'missing')?.id ?? '0'.repeat(16)
  expect(await anew.send('POST', `open/${point}/confirm/`, { name })).toMatchObject(refused)
  const review = { base_version: version, name, confirm: [point] }
  expect(await anew.send('POST', 'review/', review)).toMatchObject(refused)
  expect((await anew.send<LinkedLetter>('GET')).body.writer).toBeNull()
})

test('a name that the profile has corrected since is asked for again, and vouches for nothing until then', async () => {
  const { nameless } = await answerNameless('I have poured 31 molds.')
  const { body: named } = await nameless.send<LinkedLetter>('POST', 'name/', { name: 'Brisa Underfell' })
  expect(named.writer).toMatchObject({ name: 'Brisa Underfell' })
  expect((await client.patch(`/api/referee/${second.referee}/`, { last_name: 'Overdale' })).status).toBe(200)
  try {
    expect((await nameless.send<LinkedLetter>('GET')).body.writer).toBeNull()
    expect((await nameless.send<LinkedLetter>('POST', 'name/', { name: 'Brisa Overdale' })).body.writer).toMatchObject({
      name: 'Brisa Overdale',
    })
  } finally {
    await client.patch(`/api/referee/${second.referee}/`, { last_name: 'Underfell' })
  }
})
