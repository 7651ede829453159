/** Over what the record holds on an issue: what stands under it is told of the case, and all else of an analysis is the product's word or the notice's. */
export const RECORD_HOLDS = 'What the record already holds'
