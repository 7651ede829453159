export { draftRecommendationLetter } from './draft.ts'
