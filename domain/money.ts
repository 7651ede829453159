/** A price as cards show it, whole dollars where there are no cents: `$1,049`. */
export const priceInWords = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })

/** What is charged, as carts, orders and receipts show it, from how it is sent: `"1049.00"` is `$1,049.00`. */
export const amountInWords = (sent: string): string =>
  Number(sent).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
