/** What the address shows on the page of a recommender: whose it is, and which tab. */
export const SHOWN_BY = ['ref', 'tab'] as const
