export { draftPetitionLetter } from './draft.ts'
