import { BUILTIN, draft, type Engine } from '../engine.ts'
import type { CaseFile } from '../case-file.ts'
import type { Drafted, Run } from '../drafted.ts'
import { petitionLetter, type PetitionRequest } from './compose.ts'

/** The whole petition letter from the case file alone, around the chosen endeavor. */
export const draftPetitionLetter = async (
  caseFile: CaseFile,
  request: PetitionRequest,
  run: Run,
  engine: Engine = BUILTIN,
): Promise<Drafted> => draft(petitionLetter(caseFile, request), run, engine)
