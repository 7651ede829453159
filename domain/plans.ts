/** The catalogue: what is sold, for how much, and what it grants. Prices are whole cents; the server charges these alone. */

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

export interface CatalogueItem {
  id: number
  name: string
  price_cents: number
  was_cents?: number
  grants: Grants
  /** Whom it is shown to on Plans & Billing. */
  stage: 'initial' | 'rfe' | 'add-on'
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
]

export const catalogueItem = (id: number): CatalogueItem | undefined => CATALOGUE.find((item) => item.id === id)

/** Money on the wire: `"1049.00"`. */
export const money = (cents: number): string => (cents / 100).toFixed(2)
