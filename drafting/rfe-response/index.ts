import type { CaseFile } from '../case-file.ts'
import type { Drafted, Run } from '../drafted.ts'
import { BUILTIN, draft, type Engine } from '../engine.ts'
import type { ResponseRequest } from '../rfe.ts'
import { rfeResponse } from './compose.ts'

export { caseOfResponse, rfeResponse } from './compose.ts'

/** The whole response to a notice, from the case file, the notice and what was filed before it. */
export const draftRfeResponse = async (
  caseFile: CaseFile,
  request: ResponseRequest,
  run: Run,
  engine: Engine = BUILTIN,
): Promise<Drafted> => draft(rfeResponse(caseFile, request), run, engine)
