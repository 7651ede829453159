import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/order.ts'
import * as factors from '../accounts/factor-mails.ts'
import * as accounts from '../accounts/mails.ts'
import * as commerce from '../commerce/mails.ts'
import * as contact from '../contact/mails.ts'
import * as letterLinks from '../letter-links/mails.ts'
import * as ownData from '../own-data/mails.ts'
import * as rfe from '../rfe/mails.ts'
import type { Mail } from '../parts.ts'
import { composeMail } from './compose.ts'

const SITE = 'https://niw.example.test'
const ODD = `王小明 <b>&amp;"O'Kőszegi"`
const line = { item_id: 1, item_name: 'Full Package', price: '1049.00', quantity: 1, total_price: '1049.00' }
const ORDER: Order = {
  order_id: '00000000-0000-4000-8000-000000000000',
  status: 'COMPLETED',
  created_at: '2031-03-04T09:30:10Z',
  paid_at: '2031-03-04T09:31:10Z',
  items: [line, { ...line, item_name: 'Recommendation Letter', price: '149.00', quantity: 2, total_price: '298.00' }],
  total_items: 3,
  total_price: '1347.00',
  grants: { proposed_endeavors: 10, recommendation_letter: 7, petition_letter: 1 },
  refunded: '0.00',
  payment_url: null,
  receipt_url: null,
}
const ann = { email: 'ann@example.test', username: 'ann' }
const odd = { email: 'odd@example.test', username: ODD }

/** Every mail that the product sends, by the name of the function that writes it. */
const MAILS: Record<string, Mail[]> = {
  verificationMail: [accounts.verificationMail(ann, SITE, 't'.repeat(43)), accounts.verificationMail(odd, SITE, 't')],
  resetMail: [accounts.resetMail(ann, SITE, 't')],
  passwordChangedMail: [accounts.passwordChangedMail(ann, SITE)],
  newSignInMail: [
    accounts.newSignInMail(ann, SITE, { device: 'Firefox on Linux', at: new Date('2031-03-04T09:30:10Z') }),
    accounts.newSignInMail(odd, SITE, { device: ODD, at: new Date('2031-03-04T09:30:10Z') }),
  ],
  googleConnectedMail: [accounts.googleConnectedMail(ann, SITE, 'ann@gmail.example.test')],
  googleDisconnectedMail: [accounts.googleDisconnectedMail(ann, SITE)],
  googleTookOverMail: [accounts.googleTookOverMail(ann, SITE)],
  twoFactorOnMail: [factors.twoFactorOnMail(ann, SITE)],
  twoFactorOffMail: [factors.twoFactorOffMail(ann, SITE)],
  newRecoveryCodesMail: [factors.newRecoveryCodesMail(ann, SITE)],
  recoveryCodeUsedMail: [0, 1, 9].map((left) => factors.recoveryCodeUsedMail(ann, SITE, left)),
  codesRefusedMail: [factors.codesRefusedMail(ann, SITE)],
  passkeyAddedMail: [factors.passkeyAddedMail(ann, SITE, ODD)],
  passkeyRemovedMail: [factors.passkeyRemovedMail(ann, SITE, ODD)],
  exportReadyMail: [ownData.exportReadyMail(ann, SITE, new Date('2031-03-11T09:30:10Z'))],
  confirmDeletionMail: [ownData.confirmDeletionMail(ann, SITE, 't'.repeat(43))],
  deletionPlannedMail: [ownData.deletionPlannedMail(odd, SITE, new Date('2031-03-11T09:30:10Z'))],
  accountKeptMail: [ownData.accountKeptMail(ann, SITE)],
  accountDeletedMail: [ownData.accountDeletedMail(ann)],
  receiptMail: [commerce.receiptMail(ann, SITE, ORDER), commerce.receiptMail(odd, SITE, ORDER)],
  refundMail: ['100.00', '1347.00'].map((refunded) => commerce.refundMail(ann, SITE, { ...ORDER, refunded })),
  askingMail: ['', `Dear Brisa,\n\n${ODD}: please.\nhttps://evil.test/`].map((note) =>
    letterLinks.askingMail({
      to: 'brisa@example.test',
      applicant: 'Ilona Kőszegi',
      applicant_email: 'ilona@example.test',
      recommender: 'Dr. Brisa Underfell',
      url: `${SITE}/letter/${'x'.repeat(43)}`,
      expires_at: '2031-04-05T00:00:00Z',
      note,
    }),
  ),
  signedMail: [
    letterLinks.signedMail(ann, { recommender: 'Dr. Brisa Underfell', file: `${ODD}.pdf`, url: `${SITE}/recommender` }),
  ],
  deadlineMail: [30, 14, 7, 1, 0].map((days) => rfe.deadlineMail(odd, SITE, { id: 1, deadline: '2031-04-05', days })),
  messageMail: [
    contact.messageMail('operator@example.test', {
      name: ODD,
      email: 'ana@example.test',
      phone: '',
      message: `Hello,\n\n${ODD}`,
    }),
  ],
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const wordsOfHtml = (html: string) => words(unescape(html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ')))
/** Quotation marks of the text, and the colon between what a link does and where it leads, have their own look in HTML. */
const wordsOfText = (text: string) => words(text.replace(/^> ?/gm, '').replace(/:(?=\nhttps?:)/g, ''))
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescape(href))

test('every function of the server that composes a mail is among them', async () => {
  const composers: string[] = []
  for await (const file of glob('server/**/*.ts')) {
    const source = await readFile(file, 'utf8')
    if (file.endsWith('.test.ts') || !/\bcomposeMail\(\{/.test(source)) continue
    const module = (await import(`../../${file}`)) as Record<string, unknown>
    composers.push(...Object.keys(module).filter((name) => name.endsWith('Mail') && typeof module[name] === 'function'))
  }
  expect(composers.toSorted()).toEqual(Object.keys(MAILS).toSorted())
})

describe.for(
  Object.entries(MAILS).flatMap(([name, mails]) => mails.map((mail, n) => [`${name} ${n + 1}`, mail] as const)),
)('%s', ([, { subject, text, html = '' }]) => {
  test('says the same in text and in HTML', () => {
    expect(wordsOfHtml(html)).toEqual(wordsOfText(text))
    expect(words(text).length).toBeGreaterThan(20)
  })

  test('greets, goes on with a capital, and says who sends it and why', () => {
    expect(text).toMatch(/^Hello( [^\n]+)?,\n\n\p{Lu}/u)
    expect(text).toMatch(/\n\nWaiverly\nYou get this mail because [^\n]+\.$/)
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object|NaN/)
  })

  test('leads only where it says, and fetches nothing', () => {
    for (const href of hrefs(html)) {
      expect(href.startsWith(`${SITE}/`)).toBe(true)
      expect(text.split('\n')).toContain(href)
    }
    expect(new Set(hrefs(html)).size).toBe(text.split('\n').filter((line) => line.startsWith(SITE)).length)
    expect(html).not.toMatch(/<(img|link|script|iframe|form|object|svg|video|base)\b|\bsrc=|\burl\(|@import|\bon\w+=/i)
  })

  test('tells programs its language, title and both its looks', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/)
    expect(unescape(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')).toBe(subject)
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toContain('<b>&amp;"')
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  })
})

test('the first link is the button; later ones stand back', () => {
  const { html = '' } = composeMail({
    to: 'ann@example.test',
    subject: 'Two links',
    paragraphs: [
      { link: `${SITE}/a`, label: 'A' },
      { link: `${SITE}/b`, label: 'B' },
    ],
  })
  expect([...html.matchAll(/<td class="(\w+)"[^>]*>\s*<a class="(\w+)"/g)].map(([, box, own]) => [box, own])).toEqual([
    ['first', 'on'],
    ['other', 'accent'],
  ])
})

test('colours are those of the application', async () => {
  const tokens = await readFile('web/ui/tokens.css', 'utf8')
  const { html = '' } = accounts.verificationMail(ann, SITE, 't')
  const colours = new Set(html.match(/#[\da-f]{6}\b/g))
  expect(colours.size).toBeGreaterThan(10)
  for (const colour of colours) expect(tokens).toContain(colour)
})
