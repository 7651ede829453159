/** What belongs to the cover sheet and never into the text that is filed. */
export const PRODUCT_NOTES: readonly RegExp[] = [
  /\bWaiverly\b/u,
  /\bnot a law firm\b|\bno legal advice\b|\bnot legal advice\b|\battorney[- ]client relationship\b/iu,
  /\blanguage model\b|\bbuilt-in drafter\b|\bas an AI\b|\bAI[- ]generated\b/iu,
]

/** What the cover sheet has to say. */
export const COVER_SAYS: readonly { form: RegExp; what: string }[] = [
  { form: /\bnot a law firm\b/iu, what: 'that this is not a law firm' },
  { form: /\bno legal advice\b/iu, what: 'that it gives no legal advice' },
  { form: /\breview\b/iu, what: 'for whose review the draft is' },
]
