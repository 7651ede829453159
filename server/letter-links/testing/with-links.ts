import { LINK_HEADER, type LetterLink } from '#domain/letter-link.ts'
import { apply } from '../../testing/apply.ts'
import { buy } from '../../testing/buy.ts'
import type { Client, Reply } from '../../testing/client.ts'
import { fillProfile } from '../../testing/fill-profile.ts'
import { finishedTask } from '../../testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '../../testing/ready-letter.ts'
import type { TestApp } from '../../testing/test-app.ts'

export interface Letter {
  referee: number
  id: number
  /** Its page's calls. */
  path: string
}

/** An applicant with the letters of two recommenders. */
export interface WithLetters {
  client: Client
  first: Letter
  second: Letter
}

const SECOND = { first_name: 'Brisa', last_name: 'Underfell', email: 'underfell@example.test', comments: 'Zyxwort.' }

export async function applyWithLetters(app: TestApp): Promise<WithLetters> {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  const items = { evidence, endeavor: await selectEndeavor(client) }
  await buy(app, client, { 1: 1 })
  const draft = async (fields?: Record<string, string>): Promise<Letter> => {
    const referee = await addReadyReferee(client, items, fields)
    const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
    const { result, error } = await finishedTask<{ letter_id: number }>(client, task_id)
    if (result === null) throw new Error(`The letter was not drafted: ${error}`)
    return { referee, id: result.letter_id, path: `/api/product/documents/${result.letter_id}/` }
  }
  return { client, first: await draft(), second: await draft(SECOND) }
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
