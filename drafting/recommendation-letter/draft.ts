import type { CaseFile } from '../case-file.ts'
import type { Drafted, Run } from '../drafted.ts'
import { BUILTIN, draft, type Engine } from '../engine.ts'
import { recommendationLetter, type LetterRequest } from './compose.ts'

/** A letter in the writer's first person about the items endorsed, for the writer to correct and sign. */
export const draftRecommendationLetter = async (
  caseFile: CaseFile,
  request: LetterRequest,
  run: Run,
  engine: Engine = BUILTIN,
): Promise<Drafted> => draft(recommendationLetter(caseFile, request), run, engine)
