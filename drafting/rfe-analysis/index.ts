export { analysisOf } from './analyse.ts'
export { draftRfeAnalysis } from './draft.ts'
export { otherClassification } from './other-classification.ts'
export { someoneElseOnly } from './whose-notice.ts'
