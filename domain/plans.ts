/**
 * The catalogue: what is sold, for how much, and what it grants, and how the public pages show it. Prices are whole cents;
 * the server charges those of `CATALOGUE` alone. Each catalogue that anything is sold from is kept, with the orders of it.
 */

export const PRODUCTS = {
  recommendation_letter: 'Recommendation Letter',
  rfe_notice_analysis: 'RFE Notice Analysis',
  rfe_response: 'RFE Response',
  proposed_endeavors: 'Proposed Endeavors',
  petition_letter: 'Petition Letter',
} as const
export type Product = keyof typeof PRODUCTS
export const PRODUCT_CODES = Object.keys(PRODUCTS) as [Product, ...Product[]]

export type Grants = Partial<Record<Product, number>>

/** What lines of a cart or an order grant in all. */
export function grantsOf(lines: readonly { grants: Grants; quantity: number }[]): Grants {
  const granted: Grants = {}
  for (const product of PRODUCT_CODES) {
    const units = lines.reduce((sum, { grants, quantity }) => sum + (grants[product] ?? 0) * quantity, 0)
    if (units > 0) granted[product] = units
  }
  return granted
}

const UNITS: Record<Product, readonly [one: string, more: string]> = {
  recommendation_letter: ['recommendation letter', 'recommendation letters'],
  rfe_notice_analysis: ['RFE notice analysis', 'RFE notice analyses'],
  rfe_response: ['RFE response', 'RFE responses'],
  proposed_endeavors: ['proposed endeavor', 'proposed endeavors'],
  petition_letter: ['petition letter', 'petition letters'],
}

/** `10 proposed endeavors`, `1 petition letter`: in the order in which one uses them. */
export const grantedWords = (grants: Grants): string[] =>
  (['proposed_endeavors', 'recommendation_letter', 'petition_letter', 'rfe_notice_analysis', 'rfe_response'] as const)
    .filter((product) => (grants[product] ?? 0) > 0)
    .map((product) => {
      const units = grants[product] ?? 0
      return `${units.toLocaleString('en-US')} ${UNITS[product][units === 1 ? 0 : 1]}`
    })

export interface CatalogueItem {
  id: number
  name: string
  price_cents: number
  was_cents?: number
  grants: Grants
  /** Whom it is shown to on Plans & Billing; a kit is shown on the public pages. */
  stage: 'initial' | 'rfe' | 'add-on' | 'kit'
  features: string[]
}

export const CATALOGUE: readonly CatalogueItem[] = [
  {
    id: 1,
    name: 'Full Package',
    price_cents: 104_900,
    was_cents: 134_900,
    grants: { proposed_endeavors: 10, recommendation_letter: 5, petition_letter: 1 },
    stage: 'initial',
    features: ['10 proposed endeavors', '5 recommendation letters', '1 petition letter'],
  },
  {
    id: 2,
    name: 'Full & RFE Package',
    price_cents: 189_900,
    was_cents: 254_800,
    grants: {
      proposed_endeavors: 10,
      recommendation_letter: 5,
      petition_letter: 1,
      rfe_notice_analysis: 1,
      rfe_response: 1,
    },
    stage: 'initial',
    features: [
      '10 proposed endeavors',
      '5 recommendation letters',
      '1 petition letter',
      '1 RFE analysis',
      '1 RFE notice response',
    ],
  },
  {
    id: 3,
    name: 'RFE Package',
    price_cents: 149_900,
    was_cents: 189_900,
    grants: { rfe_notice_analysis: 1, recommendation_letter: 5, rfe_response: 1 },
    stage: 'rfe',
    features: ['No proposed endeavor', '1 RFE analysis', '5 recommendation letters', '1 response letter'],
  },
  {
    id: 4,
    name: 'Recommendation Letter',
    price_cents: 14_900,
    grants: { recommendation_letter: 1 },
    stage: 'add-on',
    features: ['1 more recommendation letter'],
  },
  {
    id: 5,
    name: 'RFE Notice Analysis',
    price_cents: 59_900,
    grants: { rfe_notice_analysis: 1 },
    stage: 'add-on',
    features: ['1 analysis of an RFE notice'],
  },
  {
    id: 6,
    name: 'Recommendation Letter Kit',
    price_cents: 14_900,
    was_cents: 24_900,
    grants: { recommendation_letter: 1 },
    stage: 'kit',
    features: ['1 personalized recommendation letter'],
  },
  {
    id: 7,
    name: 'NIW Initial Kit',
    price_cents: 104_900,
    was_cents: 134_900,
    grants: { proposed_endeavors: 10, recommendation_letter: 5, petition_letter: 1 },
    stage: 'kit',
    features: ['10 proposed endeavors', '5 personalized recommendation letters', '1 petition letter'],
  },
  {
    id: 8,
    name: 'NIW Full Petition Kit',
    price_cents: 148_900,
    was_cents: 254_800,
    grants: {
      proposed_endeavors: 10,
      recommendation_letter: 5,
      petition_letter: 1,
      rfe_notice_analysis: 1,
      rfe_response: 1,
    },
    stage: 'kit',
    features: [
      '10 proposed endeavors',
      '5 personalized recommendation letters',
      '1 petition letter',
      '1 RFE analysis',
      '1 RFE notice response',
    ],
  },
  {
    id: 9,
    name: 'RFE Only Kit',
    price_cents: 149_900,
    was_cents: 189_900,
    grants: { rfe_notice_analysis: 1, recommendation_letter: 5, rfe_response: 1 },
    stage: 'kit',
    features: ['1 RFE analysis', '5 recommendation letters', '1 response letter'],
  },
]

export const catalogueItem = (id: number): CatalogueItem | undefined => CATALOGUE.find((item) => item.id === id)

const grantsAlike = (one: Grants, other: Grants): boolean =>
  PRODUCT_CODES.every((product) => (one[product] ?? 0) === (other[product] ?? 0))

/** The kit with the same contents that costs least, where it costs less than this item. */
export const cheaperKit = ({ grants, price_cents }: CatalogueItem): CatalogueItem | undefined =>
  CATALOGUE.filter((item) => item.price_cents < price_cents && grantsAlike(item.grants, grants)).toSorted(
    (one, other) => one.price_cents - other.price_cents,
  )[0]

/** Money on the wire: `"1049.00"`. */
export const money = (cents: number): string => (cents / 100).toFixed(2)

/** The one currency that is charged, as payment providers write it. */
export const CURRENCY = 'usd'

/** A card of the public pages. A kit is an item of the catalogue: its price is the price charged. */
export interface Kit {
  item: CatalogueItem
  period: 'per letter' | 'per kit'
  featured?: boolean
  /** A line above the features that says how the kit goes with another. */
  divider?: string
}

const kit = (name: string, card: Omit<Kit, 'item'>): Kit => {
  const item = CATALOGUE.find((one) => one.name === name)
  if (item === undefined) throw new Error(`The catalogue holds no ${name}`)
  return { item, ...card }
}

export const KITS: readonly Kit[] = [
  kit('Recommendation Letter Kit', { period: 'per letter' }),
  kit('NIW Initial Kit', { period: 'per kit', featured: true }),
  kit('NIW Full Petition Kit', {
    period: 'per kit',
    divider: 'Everything in the NIW Initial Kit, and the full RFE package',
  }),
  kit('RFE Only Kit', { period: 'per kit' }),
]
