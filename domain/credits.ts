import { PRODUCTS, type Product } from './plans.ts'

/** What is left of a product and how much was ever bought or granted. */
export interface Usage {
  product: string
  code: Product
  remaining_usage: number
  total_purchased: number
}

export const noCredits = (product: Product): string =>
  `You have no ${PRODUCTS[product]} credits remaining. Would you like to purchase more credits?`

export const confirmUse = (product: Product, usage: Pick<Usage, 'remaining_usage' | 'total_purchased'>): string =>
  `You have ${usage.total_purchased} times to generate ${PRODUCTS[product]} and ${usage.remaining_usage} times remaining. Would you like to proceed?`
