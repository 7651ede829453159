export { analysisOf } from './analyse.ts'
export { draftRfeAnalysis } from './draft.ts'
