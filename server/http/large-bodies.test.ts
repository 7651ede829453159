import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSent } from '../files/sent-bytes.ts'
import { apply } from '../testing/apply.ts'
import { ENTRIES } from '../testing/entries.ts'
import { inJson, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { readLargeBody } from './large-bodies.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const MEGABYTE = 1024 * 1024
const large = Buffer.concat([pdf('A paper.'), Buffer.alloc(19 * MEGABYTE, 0x20)])
const sender = { account: 'user 1', signal: new AbortController().signal, atMost: MEGABYTE }
const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

const entryOf = () => ({ name: 'Prize', supporting_doc: inJson('a.pdf', large) })

/** What was read, and the processor time of the longest turn of this thread meanwhile. */
async function readingOf(body: Buffer) {
  let longest = 0
  let isRead = false
  let from = process.threadCpuUsage()
  const turn = (): void => {
    longest = Math.max(longest, process.threadCpuUsage(from).user)
    from = process.threadCpuUsage()
    if (!isRead) setImmediate(turn)
  }
  setImmediate(turn)
  const read = await readLargeBody(body, sender)
  isRead = true
  return { ...read, longest }
}

test('no turn of the event loop takes half of what it would cost there to read a body of 20 MB', async () => {
  const body = bodyOf([entryOf()])
  const text = body.toString()
  const from = process.threadCpuUsage()
  const [entry] = JSON.parse(text) as [{ supporting_doc: { base64_content: string } }]
  expect(/^[A-Za-z0-9+/]*={0,2}$/.test(entry.supporting_doc.base64_content)).toBe(true)
  expect(Buffer.from(entry.supporting_doc.base64_content, 'base64').equals(large)).toBe(true)
  const here = process.threadCpuUsage(from).user

  // The least of three, since what the engine tidies up falls into some turn.
  const longest = []
  for (const copy of [bodyOf([entryOf()]), bodyOf([entryOf()])]) longest.push((await readingOf(copy)).longest)
  const read = await readingOf(body)
  expect(Math.min(...longest, read.longest)).toBeLessThan(here / 2)
  const { json = '', files } = read
  const [name = ''] = Object.keys(files)
  expect(JSON.parse(json)).toEqual([
    { name: 'Prize', supporting_doc: { ...inJson('a.pdf', pdf()), base64_content: name } },
  ])
  expect(files[name]?.bytes?.equals(large)).toBe(true)
})

test('nothing is read for a sender who left', async () => {
  const signal = AbortSignal.abort(new Error('left'))
  await expect(readLargeBody(bodyOf(large.toString('base64')), { ...sender, signal })).rejects.toThrow('left')
})

test('several large files of one body are kept, and none is held once it was answered', async () => {
  const { client } = await apply(app)
  const entry = () => ({ ...ENTRIES.evidence(), supporting_doc: inJson('a.pdf', large.subarray(0, 2 * MEGABYTE)) })
  const saved = await client.post<{ id: number; supporting_doc: { url: string } }[]>('/api/evidence/', [
    entry(),
    entry(),
  ])
  expect(saved.status).toBe(201)
  for (const { supporting_doc } of saved.body) {
    const file = await client.fetch('GET', supporting_doc.url)
    expect(Buffer.from(await file.arrayBuffer()).equals(large.subarray(0, 2 * MEGABYTE))).toBe(true)
  }
  expect(countSent()).toBe(0)
})

test('text above 1 MB beside the files is refused', async () => {
  const { client } = await apply(app)
  const entry = { ...ENTRIES.evidence(), brief_introduction: 'a'.repeat(2 * MEGABYTE) }
  expect(await client.post('/api/evidence/', [entry])).toMatchObject({
    status: 400,
    body: { detail: 'Apart from its files a request holds at most 1 MB. Please send less at once.' },
  })
})
