import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp } from '../testing/test-app.ts'

test('what is logged tells of routes, never of persons, tokens and bodies', async () => {
  let log = ''
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  const app = await startTestApp({
    log: pino(lines),
    routes: [
      (server) =>
        server.get('/probe/broken', { config: { access: 'public' } }, () => {
          throw new Error('about somebody@example.test')
        }),
    ],
  })
  try {
    const { client, email, username } = await signUp(app)
    const session = client.cookies.get('sessionid') ?? ''
    await client.post('/api/auth/login/', { email, password: 'Wrong1Password' })
    await app.visitor().get('/probe/broken?email=somebody@example.test')
    await app.visitor().get('/nobody@example.test?token=abc')
    const token = /verify-email\/([\w-]+)/.exec((await app.nextMailTo(email)).text ?? '')?.[1] ?? ''
    for (const secret of [
      email,
      username,
      session,
      token,
      PASSWORD,
      'Wrong1Password',
      'example.test',
      '127.0.0.1:',
      'token=abc',
    ])
      expect(log.replace(/.*Server listening.*\n/, '')).not.toContain(secret)
    expect(log).toContain('"route":"/api/auth/verify-email/:token/"')
    expect(log).toContain('"status":401')
    expect(log).toMatch(/"level":50.*"route":"\/probe\/broken".*"error":"Error"/)
  } finally {
    await app.close()
  }
})
