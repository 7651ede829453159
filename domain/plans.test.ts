import { describe, expect, it, test } from 'vitest'
import { MAX_QUANTITY } from './cart.ts'
import {
  CATALOGUE,
  catalogueItem,
  cheaperKit,
  grantedWords,
  grantsOf,
  KITS,
  PRODUCT_CODES,
  type Product,
} from './plans.ts'

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
      'Recommendation Letter Kit',
      'NIW Initial Kit',
      'NIW Full Petition Kit',
      'RFE Only Kit',
    ])
  })
})

test.each(CATALOGUE.map((item) => [item.name, item] as const))(
  '%s costs whole cents, and less than it did',
  (_, of) => {
    expect(Number.isSafeInteger(of.price_cents) && of.price_cents > 0).toBe(true)
    if (of.was_cents === undefined) return
    expect(Number.isSafeInteger(of.was_cents)).toBe(true)
    expect(of.was_cents).toBeGreaterThan(of.price_cents)
  },
)

describe('the kits of the public pages', () => {
  test('are the four kits of the catalogue, at its prices', () => {
    expect(KITS.map(({ item }) => [item.name, item.price_cents, item.was_cents])).toEqual([
      ['Recommendation Letter Kit', 14_900, 24_900],
      ['NIW Initial Kit', 104_900, 134_900],
      ['NIW Full Petition Kit', 148_900, 254_800],
      ['RFE Only Kit', 149_900, 189_900],
    ])
    expect(KITS.map(({ item }) => item)).toEqual(CATALOGUE.filter(({ stage }) => stage === 'kit'))
  })

  it('flags one as the most popular', () => {
    expect(KITS.filter(({ featured }) => featured).map(({ item }) => item.name)).toEqual(['NIW Initial Kit'])
  })

  it.each([
    ['Full Package', undefined],
    ['Full & RFE Package', 'NIW Full Petition Kit'],
    ['RFE Package', undefined],
    ['Recommendation Letter', undefined],
    ['RFE Notice Analysis', undefined],
    ['NIW Full Petition Kit', undefined],
  ])('%s is sold for less as %s', (name, cheaper) => {
    const item = CATALOGUE.find((one) => one.name === name)
    expect(item && cheaperKit(item)?.name).toBe(cheaper)
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
