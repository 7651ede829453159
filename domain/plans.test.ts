import { describe, expect, it, test } from 'vitest'
import { MAX_QUANTITY } from './cart.ts'
import {
  ALL_PLANS_KITS,
  CATALOGUE,
  catalogueItem,
  checkoutNote,
  grantedWords,
  grantsOf,
  LANDING_KITS,
  PRODUCT_CODES,
  type Product,
} from './plans.ts'

const KITS = [
  ...LANDING_KITS.map((kit) => ['landing', kit] as const),
  ...ALL_PLANS_KITS.map((kit) => ['plans', kit] as const),
]
const named = KITS.map(([page, kit]) => [`${kit.title} (${page})`, kit] as const)

/** What a feature counts, and of which product; nothing of one that counts nothing. */
function counted(feature: string): [Product, number] | undefined {
  const found = /^(?<units>\d+|No) (?<what>.+)$/.exec(feature)?.groups
  if (!found) return undefined
  const kinds: [RegExp, Product][] = [
    [/endeavor/, 'proposed_endeavors'],
    [/recommendation letter/, 'recommendation_letter'],
    [/petition letter/, 'petition_letter'],
    [/analysis/, 'rfe_notice_analysis'],
    [/response/, 'rfe_response'],
  ]
  const product = kinds.find(([words]) => words.test(found.what ?? ''))?.[1]
  if (product === undefined) throw new Error(`counts nothing that is sold: ${feature}`)
  return [product, Number(found.units === 'No' ? 0 : found.units)]
}

describe('the catalogue', () => {
  test.each(CATALOGUE.map((item) => [item.name, item] as const))(
    '%s says what it grants, no more and no less',
    (_, item) => {
      const said = new Map(item.features.map((feature) => counted(feature) ?? [null, 0]))
      for (const product of PRODUCT_CODES)
        expect([product, said.get(product) ?? 0]).toEqual([product, item.grants[product] ?? 0])
    },
  )

  it('stays below what Stripe takes in one payment, however full a cart is', () => {
    const fullest = CATALOGUE.reduce((sum, { price_cents }) => sum + price_cents * MAX_QUANTITY, 0)
    expect(fullest).toBeLessThanOrEqual(99_999_999)
  })

  it('names each item and numbers it once', () => {
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
    expect(CATALOGUE.map(({ name }) => name)).toEqual([
      'Full Package',
      'Full & RFE Package',
      'RFE Package',
      'Recommendation Letter',
      'RFE Notice Analysis',
    ])
  })
})

test.each([...CATALOGUE.map((item) => [item.name, item] as const), ...named])(
  '%s costs whole cents, and less than it did',
  (_, of) => {
    expect(Number.isSafeInteger(of.price_cents) && of.price_cents > 0).toBe(true)
    if (of.was_cents === undefined) return
    expect(Number.isSafeInteger(of.was_cents)).toBe(true)
    expect(of.was_cents).toBeGreaterThan(of.price_cents)
  },
)

describe('the kits of the public pages', () => {
  test.each(named)('%s is sold, or asks for an offer', (_, { title, item_id }) => {
    if (title === 'Elite Kit') expect(item_id).toBeUndefined()
    else expect(catalogueItem(item_id ?? 0)).toBeDefined()
  })

  test.each(named)('%s promises what its item grants', (_, { item_id, features }) => {
    const grants = item_id === undefined ? {} : catalogueItem(item_id)?.grants
    const promised = features.map((feature) => counted(feature)).filter((promise) => promise !== undefined)
    expect(promised.map(([product]) => [product, grants?.[product]])).toEqual(promised)
  })

  it('flags one of the landing page as the most popular', () => {
    expect(LANDING_KITS.filter(({ featured }) => featured).map(({ title }) => title)).toEqual(['NIW Initial Kit'])
  })

  it.each([
    ['landing', 'Recommendation Letter Kit', ''],
    ['landing', 'NIW Initial Kit', ''],
    ['landing', 'NIW Full Petition Kit', 'At checkout: Full & RFE Package, $1,899.'],
    ['landing', 'RFE Only Kit', ''],
    ['plans', 'Recommendation Letter Kit', ''],
    ['plans', 'NIW Full Petition Kit', ''],
    ['plans', 'RFE Kit', 'At checkout: RFE Package, $1,499.'],
    ['plans', 'Elite Kit', 'Priced on request: we make you an offer.'],
  ])('says where the price at checkout is another: %s, %s', (page, title, note) => {
    const kit = KITS.find(([where, { title: name }]) => where === page && name === title)?.[1]
    expect(kit && checkoutNote(kit)).toBe(note)
  })
})

describe('what is granted in all', () => {
  const of = (id: number, quantity: number) => ({ grants: catalogueItem(id)?.grants ?? {}, quantity })
  it.each([
    ['nothing', [], []],
    ['no unit', [of(1, 0)], []],
    ['one letter', [of(4, 1)], ['1 recommendation letter']],
    [
      'two packages and a letter',
      [of(1, 2), of(4, 1)],
      ['20 proposed endeavors', '11 recommendation letters', '2 petition letters'],
    ],
    [
      'the whole and more analyses',
      [of(2, 1), of(5, 2)],
      [
        '10 proposed endeavors',
        '5 recommendation letters',
        '1 petition letter',
        '3 RFE notice analyses',
        '1 RFE response',
      ],
    ],
    [
      'a thousand packages',
      [of(1, 1000)],
      ['10,000 proposed endeavors', '5,000 recommendation letters', '1,000 petition letters'],
    ],
  ])('%s', (_, lines, words) => {
    expect(grantedWords(grantsOf(lines))).toEqual(words)
  })
})
