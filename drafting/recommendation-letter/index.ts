export { draftRecommendationLetter, type LetterRequest } from './draft.ts'
