import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_USED } from '#domain/account.ts'
import { isMostUsed } from '#domain/most-used-password.ts'
import { signUp, PASSWORD } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const register = (fields: Record<string, string>) =>
  app.visitor().post('/api/auth/register/', {
    username: 'Zyxfold',
    email: 'zyxfold@example.test',
    password: PASSWORD,
    acceptedTerms: true,
    ...fields,
  })

describe('one of the most used passwords', () => {
  test.each(['Password1', 'PASSWORD123a'.slice(0, 11), 'Welcome1', 'Qwerty123', 'Ｐassword1'])('is %s', (password) => {
    expect(isMostUsed(password)).toBe(true)
  })

  test.each(['Correct1Horse', 'Cathode94percent', 'P\u00e1ssw\u00f6rd1', ''])('is not %s', (password) => {
    expect(isMostUsed(password)).toBe(false)
  })

  test('is refused wherever a new one is chosen', async () => {
    expect(await register({ password: 'Password1' })).toMatchObject({ status: 400, body: { password: [MOST_USED] } })
    const { client, email } = await signUp(app)
    const change = { old_password: PASSWORD, new_password: 'Welcome1' }
    const refused = { status: 400, body: { new_password: [MOST_USED] } }
    expect(await client.post('/api/auth/change-password/', change)).toMatchObject(refused)
    await app.visitor().post('/api/auth/forgot-password/', { email })
    const link = /\/reset-password\/([\w-]+)/
    const mail = await app.nextMailTo(email, ({ text }) => link.test(text ?? ''))
    const path = `/api/auth/reset-password/${link.exec(mail.text ?? '')?.[1]}/`
    expect(await app.visitor().post(path, { new_password: 'Qwerty123' })).toMatchObject(refused)
    // The link is not used up by it.
    expect((await app.visitor().post(path, { new_password: 'Another1Horse' })).status).toBe(200)
  })
})

test('an address is one account, its host in letters or as the network writes it', async () => {
  const [letters, network] = ['Olin@b\u00fccher.example', 'Olin@XN--BCHER-KVA.example']
  expect((await register({ email: network, username: 'olin' })).status).toBe(201)
  const { email } = await app.parts.db
    .updateTable('users')
    .set({ is_email_verified: true })
    .where('username', '=', 'olin')
    .returning('email')
    .executeTakeFirstOrThrow()
  expect(email).toBe(letters)
  expect(await register({ email: letters })).toMatchObject({
    status: 400,
    body: { email: ['An account with this email already exists.'] },
  })
  for (const form of [letters, network, 'olin@bu\u0308cher.example'])
    expect((await app.visitor().post('/api/auth/login/', { email: form, password: PASSWORD })).status).toBe(200)
})

test('an account that was stored with the network’s form is found by letters', async () => {
  const { id } = await signUp(app)
  await app.parts.db.updateTable('users').set({ email: 'ada@xn--bcher-kva.example' }).where('id', '=', id).execute()
  const login = { email: 'ada@b\u00fccher.example', password: PASSWORD }
  expect((await app.visitor().post('/api/auth/login/', login)).status).toBe(200)
  expect((await register({ email: login.email })).status).toBe(400)
})
