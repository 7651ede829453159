import { LINK_HEADER, type LetterLink } from '#domain/letter-link.ts'
import { applyAndDraft, type WithDocuments } from '../../drafts/testing/with-documents.ts'
import type { Client, Reply } from '../../testing/client.ts'
import { finishedTask } from '../../testing/finished-task.ts'
import { addReadyReferee } from '../../testing/ready-letter.ts'
import type { TestApp } from '../../testing/test-app.ts'

export interface Letter {
  referee: number
  id: number
  /** Its page's calls. */
  path: string
}

/** An applicant with the letters of two recommenders. */
export interface WithLetters extends Pick<WithDocuments, 'client'> {
  first: Letter
  second: Letter
}

const SECOND = { first_name: 'Brisa', last_name: 'Underfell', email: 'underfell@example.test', comments: 'Zyxwort.' }

export async function applyWithLetters(app: TestApp): Promise<WithLetters> {
  const { client, letter, referee, evidence } = await applyAndDraft(app)
  const [endeavor] = (await client.get<{ results: { id: number }[] }>('/api/product/proposed-endeavor/')).body.results
  const other = await addReadyReferee(client, { evidence, endeavor: endeavor?.id ?? 0 }, SECOND)
  const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${other}/`)).body
  const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
  const id = result?.letter_id ?? 0
  return {
    client,
    first: { referee, id: Number(/\d+/.exec(letter)?.[0]), path: letter },
    second: { referee: other, id, path: `/api/product/documents/${id}/` },
  }
}

export const linksOf = (referee: number): string => `/api/product/rec/letter/${referee}/link/`

export async function makeLink(client: Client, referee: number, body: object = {}): Promise<LetterLink> {
  const made = await client.post<LetterLink>(linksOf(referee), body)
  if (made.status !== 201) throw new Error(`a link answered ${made.status}: ${JSON.stringify(made.body)}`)
  return made.body
}

export const tokenOf = ({ url }: Pick<LetterLink, 'url'>): string => url?.split('#')[1] ?? ''

export const LINKED = '/api/letter-link/'

/** Whoever holds a token, unless told otherwise with a browser that was never signed in. */
export interface Holder {
  send<T>(method: string, path?: string, body?: unknown): Promise<Reply<T>>
  fetch(path: string): Promise<Response>
}

export function holderOf(
  app: Pick<TestApp, 'visitor'>,
  token: string | undefined,
  visitor: Client = app.visitor(),
): Holder {
  const extras = token === undefined ? {} : { headers: { [LINK_HEADER]: token } }
  return {
    send: <T>(method: string, path = '', body?: unknown) => visitor.send<T>(method, LINKED + path, body, extras),
    fetch: (path) => visitor.fetch('GET', LINKED + path, undefined, extras),
  }
}
