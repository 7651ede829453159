export { recommendationLetter } from './compose.ts'
export { draftRecommendationLetter } from './draft.ts'
