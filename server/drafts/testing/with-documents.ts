import { extractText, getDocumentProxy } from 'unpdf'
import { unzip } from '#documents/testing/unzip.ts'
import mammoth from 'mammoth'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { apply } from '../../testing/apply.ts'
import { buy } from '../../testing/buy.ts'
import type { Client } from '../../testing/client.ts'
import { fillProfile } from '../../testing/fill-profile.ts'
import { finishedTask } from '../../testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '../../testing/ready-letter.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** An applicant with a drafted petition letter and a recommendation letter, each by the address of its page's calls. */
export interface WithDocuments {
  client: Client
  petition: string
  letter: string
  referee: number
  evidence: number
}

export async function applyAndDraft(app: TestApp): Promise<WithDocuments> {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  const endeavor = await selectEndeavor(client)
  await buy(app, client, { 1: 1 })
  const referee = await addReadyReferee(client, { evidence, endeavor })
  const draft = async (start: string): Promise<string> => {
    const { task_id } = (await client.post<{ task_id: string }>(start)).body
    const { result, error } = await finishedTask<{ letter_id: number }>(client, task_id)
    if (result === null) throw new Error(`${start} made nothing: ${error}`)
    return `/api/product/documents/${result.letter_id}/`
  }
  const petition = await draft('/api/product/petition/letter/')
  return { client, petition, letter: await draft(`/api/product/rec/letter/${referee}/`), referee, evidence }
}

/** What the page of a document reads. */
export async function viewed(client: Client, path: string): Promise<DocumentView> {
  const reply = await client.get<DocumentView>(path)
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** The first paragraph that cites an exhibit, or the first of all, as it is typed. */
export function paragraphOf({ blocks }: DocumentView): { id: string; text: string } {
  const editable = blocks.filter(isEditable).filter(({ kind }) => kind === 'paragraph')
  const found = editable.find((block) => paragraphText(block).includes('(Ex. ')) ?? editable[0]
  if (found === undefined) throw new Error('The document has no paragraph')
  return { id: found.id, text: paragraphText(found) }
}

const bytesOf = async (client: Client, url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await client.fetch('GET', url)).arrayBuffer())

const folded = (text: string): string => text.replace(/\s+/g, ' ')

/** The words of a file, read back out of it. */
export async function pdfText(client: Client, url: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(await bytesOf(client, url)), { mergePages: true })
  return folded(text)
}
export const docxText = async (client: Client, url: string): Promise<string> =>
  folded((await mammoth.extractRawText({ buffer: Buffer.from(await bytesOf(client, url)) })).value)

/** The running heads of a DOCX, which its text does not hold. */
export const docxHeads = async (client: Client, url: string): Promise<string> =>
  [...unzip(await bytesOf(client, url))]
    .filter(([name]) => name.startsWith('word/header'))
    .map(([, xml]) => xml)
    .join('')
