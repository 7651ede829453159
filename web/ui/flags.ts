/** The address of a country's flag, by its code. A file of the product (`scripts/lighter.mjs`), fetched only when it is seen. */
export const flagOf = (country: string): string => `${String(import.meta.env['FLAGS'])}${country}.svg`
