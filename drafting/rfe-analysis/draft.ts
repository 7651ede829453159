import type { RfeAnalysis } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { documented, type Drafted, type DraftRecord, type Run } from '../drafted.ts'
import { BUILTIN, type Engine } from '../engine.ts'
import type { Usage } from '../llm.ts'
import type { RfeCase } from '../rfe.ts'
import { withAdded } from '../rfe-notice/added.ts'
import { readNoticeBy } from '../rfe-notice/by-model.ts'
import { READING_VERSION } from '../rfe-notice/by-model/prompt.ts'
import { weighed } from './analyse.ts'
import { analysisDocument } from './document/index.ts'

const VERSION = 'builtin-rfe-analysis-1'

const STEPS = 3

function recordOf(engine: Engine, usage: Usage): DraftRecord {
  if (engine.kind === 'builtin') return { provider: 'builtin', model: null, prompt_version: VERSION, ...usage }
  const { provider, model } = engine.llm
  return { provider, model, prompt_version: `${READING_VERSION}, ${VERSION}`, ...usage }
}

/** The notice read, put beside the record, and told as a document. A model reads; what is said of the issues is the product's own. */
export async function draftRfeAnalysis(
  caseFile: CaseFile,
  rfe: RfeCase,
  run: Run,
  engine: Engine = BUILTIN,
): Promise<{ analysis: RfeAnalysis; drafted: Drafted }> {
  run.signal.throwIfAborted()
  await run.progress(0, STEPS, 'Reading the notice')
  const { reading: read, usage } = await readNoticeBy(rfe.notice.pages, run, engine)
  run.signal.throwIfAborted()
  await run.progress(1, STEPS, 'Comparing each issue with the record')
  const found = weighed({ ...read, issues: withAdded(read.issues, rfe.added ?? []) }, caseFile, rfe)
  const { reading } = found
  run.signal.throwIfAborted()
  await run.progress(2, STEPS, 'Writing the analysis')
  const drafted = documented(found.caseFile, recordOf(engine, usage), analysisDocument(reading, found))
  return {
    analysis: { reading, issues: found.issues.map(({ issue }) => issue), errors: found.errors, beyond: found.beyond },
    drafted,
  }
}
