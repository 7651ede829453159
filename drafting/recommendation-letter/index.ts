export { leftOutOf } from './left-out.ts'
export { recommendationLetter } from './compose.ts'
export { draftRecommendationLetter } from './draft.ts'
export { sharedWith } from './apart.ts'
