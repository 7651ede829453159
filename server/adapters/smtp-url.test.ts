import { describe, expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-url.ts'

describe('no server is told by', () => {
  test.for([
    '',
    'mail.example.test',
    'http://mail.example.test',
    'smtp:',
    'smtp://',
    'smtp://:2525',
    'smtp://mail.example.test:0',
    'smtp://mail.example.test:70000',
    'smtp://mail.example.test/inbox',
    'smtp://mail.example.test/#top',
    'smtp://mail example.test',
    ' smtp://mail.example.test',
    'smtp://-x.example.test',
    'smtp://u:%zz@mail.example.test',
    // Passwords whose special characters were left as they are.
    'smtp://u:12?34@mail.example.test',
    'smtp://u:12#34@mail.example.test',
    'smtp://u:12/34@mail.example.test',
    'smtp://u:p?q@mail.example.test',
    // Options that nodemailer does not have, that would show what is sent, or that never end.
    'smtp://mail.example.test/?tls.rejectUnauthorised=false',
    'smtp://mail.example.test/?logger=true',
    'smtp://mail.example.test/?debug=true',
    'smtp://mail.example.test/?requireTLS=yes',
    'smtp://mail.example.test/?requireTLS=true&requireTLS=false',
    'smtp://mail.example.test/?socketTimeout=600000',
    'smtp://mail.example.test/?socketTimeout=0',
    'smtp://mail.example.test/?maxConnections=-1',
    'smtp://mail.example.test/?__proto__=1',
  ])('%j', (address) => {
    expect(readSmtpUrl(address)).toBeUndefined()
  })
})

test('user and password are unescaped, and the usual ports stand where none is named', () => {
  expect(readSmtpUrl('smtp://me%40w.test:p%2Fq%20%23r@mail.example.test')).toMatchObject({
    host: 'mail.example.test',
    port: 587,
    secure: false,
    auth: { user: 'me@w.test', pass: 'p/q #r' },
  })
  expect(readSmtpUrl('smtps://mail.example.test/')).toMatchObject({ port: 465, secure: true, auth: undefined })
  expect(readSmtpUrl('smtps://[2001:db8::1]:4650')).toMatchObject({ host: '2001:db8::1', port: 4650 })
})

test('options are taken as nodemailer names them', () => {
  const address = 'smtps://m.test/?tls.rejectUnauthorized=false&tls.servername=x.test&socketTimeout=500&name=me.test'
  expect(readSmtpUrl(address)).toMatchObject({
    tls: { rejectUnauthorized: false, servername: 'x.test' },
    socketTimeout: 500,
    connectionTimeout: 10_000,
    name: 'me.test',
  })
})

test.for<[string, { requireTLS: boolean; checked: boolean }]>([
  ['smtp://mail.example.test', { requireTLS: true, checked: true }],
  ['smtp://mail.example.test/?requireTLS=false', { requireTLS: false, checked: true }],
  ['smtp://localhost.example.test', { requireTLS: true, checked: true }],
  ['smtp://127.0.0.1.example.test', { requireTLS: true, checked: true }],
  ['smtp://10.0.0.1', { requireTLS: true, checked: true }],
  ['smtp://localhost:2525', { requireTLS: false, checked: false }],
  ['smtp://127.0.0.1:2525', { requireTLS: false, checked: false }],
  ['smtp://[::1]:2525', { requireTLS: false, checked: false }],
  ['smtp://127.0.0.1:2525/?requireTLS=true', { requireTLS: true, checked: true }],
  ['smtps://127.0.0.1', { requireTLS: true, checked: true }],
])('%s: whether it has to be encrypted, and the certificate checked', ([address, { requireTLS, checked }]) => {
  expect(readSmtpUrl(address)).toMatchObject({ requireTLS, tls: { rejectUnauthorized: checked } })
})
