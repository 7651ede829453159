import { randomBytes } from 'node:crypto'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'Correct1Horse'

export interface Applicant {
  client: Client
  id: number
  email: string
  username: string
}

/** What a newcomer needs: a way in, and the mails. */
export type Door = Pick<TestApp, 'visitor' | 'nextMailTo'>

/** Somebody who registered, followed the link in the mail and logged in, all through the API. */
export const signUp = async (app: Door, wanted: { email?: string; username?: string } = {}): Promise<Applicant> => {
  const client = app.visitor()
  const username = wanted.username ?? `applicant${randomBytes(6).toString('hex')}`
  const email = wanted.email ?? `${username}@example.test`
  const registered = await client.post('/api/auth/register/', {
    username,
    email,
    password: PASSWORD,
    acceptedTerms: true,
  })
  expectStatus(registered, 201, 'register')
  const mail = await app.nextMailTo(email)
  const token = /\/verify-email\/([\w-]+)/.exec(mail.text ?? '')?.[1]
  if (!token) throw new Error('The mail holds no link')
  expectStatus(await client.get(`/api/auth/verify-email/${token}/`), 200, 'verify-email')
  const login = await client.post<{ id: number }>('/api/auth/login/', { email, password: PASSWORD })
  expectStatus(login, 200, 'login')
  return { client, id: login.body.id, email, username }
}

const expectStatus = (reply: { status: number; body: unknown }, status: number, call: string): void => {
  if (reply.status !== status) throw new Error(`${call} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
}
