export { draftEndeavors } from './draft.ts'
