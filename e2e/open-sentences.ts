import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { factsOf } from './many-facts.ts'
import type { Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, type Account } from './seed.ts'

const WHO = ['The crew', 'The plant', 'The laboratory', 'The workshop', 'The line', 'The yard']
const DOES = [
  'works with care',
  'keeps good order',
  'learns from each run',
  'shares what it learns',
  'trains newcomers',
]

/** Sentences that somebody types: no rule speaks against them, and nothing vouches for them. */
const typedSentence = (at: number): string =>
  `${WHO[at % WHO.length]} ${DOES[Math.floor(at / WHO.length) % DOES.length]}.`

export const documentOf = async ({ client }: Account, id: number): Promise<DocumentView> =>
  (await client.get<DocumentView>(`/api/product/documents/${id}/`)).body

/** The places of sentences that a person has to look at. */
export async function toLookAt(account: Account, id: number): Promise<string[]> {
  const { open } = await documentOf(account, id)
  const points = open.filter(({ kind, waived }) => kind !== 'missing' && waived === null)
  return [...new Set(points.map(({ block, sentence }) => `${block} ${sentence}`))]
}

/** An applicant whose petition letter holds as many sentences to look at as asked for, some in one paragraph. */
export async function withOpenSentences(
  product: Product,
  count: number,
): Promise<{ account: Account; letter: number }> {
  const account = await makeAccount(product, 'reviewer')
  await makeApplication(account)
  await fillProfile(account.client)
  await selectEndeavor(account.client)
  const ids = (await factsOf(account)).filter(({ state }) => state === 'proposed').map(({ id }) => id)
  if (ids.length > 0) await account.client.post('/api/facts/confirm/', { ids })
  await settle(account, await order(account, { 1: 1 }), 'completed')
  const { task_id } = (await account.client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(account.client, task_id)
  const letter = result?.letter_id ?? 0
  const { version, blocks } = await documentOf(account, letter)
  const before = (await toLookAt(account, letter)).length
  const paragraphs = blocks.filter(isEditable).filter(({ kind }) => kind === 'paragraph')
  const each = 5
  const edits: { id: string; text: string }[] = []
  for (let at = 0; at < count - before; at += each) {
    const block = paragraphs[edits.length * 3]
    if (block === undefined) break
    const typed = Array.from({ length: Math.min(each, count - before - at) }, (_, index) => typedSentence(at + index))
    edits.push({ id: block.id, text: [paragraphText(block), ...typed].join(' ') })
  }
  if (edits.length > 0) {
    const path = `/api/product/documents/${letter}/`
    const { status, body } = await account.client.patch(path, { base_version: version, blocks: edits })
    if (status !== 200) throw new Error(`the edit was answered ${status}: ${JSON.stringify(body)}`)
  }
  return { account, letter }
}
