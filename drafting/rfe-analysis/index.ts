export { analysisOf } from './analyse.ts'
export { draftRfeAnalysis } from './draft.ts'
export { someoneElseOnly } from './whose-notice.ts'
