import type { CaseFile } from '../case-file.ts'
import type { Drafted, Run } from '../drafted.ts'
import { BUILTIN, draft, type Engine } from '../engine.ts'
import { setApart } from './apart.ts'
import { recommendationLetter, type LetterRequest } from './compose.ts'

/**
 * A letter in the writer's first person about the items endorsed, for the writer to correct and sign. What a model wrote is
 * compared with the other letters.
 */
export async function draftRecommendationLetter(
  caseFile: CaseFile,
  request: LetterRequest,
  run: Run,
  engine: Engine = BUILTIN,
): Promise<Drafted> {
  const writing = recommendationLetter(caseFile, request)
  const drafted = await draft(writing, run, engine)
  return engine.kind === 'builtin' ? drafted : setApart(writing, drafted, request.beside ?? [], run, engine)
}
