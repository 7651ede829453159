export { petitionLetter } from './compose.ts'
export { draftPetitionLetter } from './draft.ts'
