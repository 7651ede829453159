import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import type { Product } from '#domain/plans.ts'

export interface Price {
  product: Product
  amount: number
  /** True where the first run of an account that succeeds takes nothing. */
  first_is_free?: true
}

/** What a task of each paid kind takes; one of a kind that is not here takes nothing. */
export const PRICES = {
  'recommendation-letter': { product: 'recommendation_letter', amount: 1 },
  'petition-letter': { product: 'petition_letter', amount: 1 },
  'rfe-analysis': { product: 'rfe_notice_analysis', amount: 1 },
  'rfe-response': { product: 'rfe_response', amount: 1 },
  'proposed-endeavors': { product: 'proposed_endeavors', amount: ENDEAVORS_PER_RUN, first_is_free: true },
} as const satisfies Record<string, Price>

export type PaidKind = keyof typeof PRICES
