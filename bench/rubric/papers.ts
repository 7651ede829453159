import type { EndeavorFields } from '#domain/endeavor.ts'
import { endeavorOf, everything, quietRun } from '#drafting/builtin/testing.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { draftEndeavors } from '#drafting/endeavors/draft.ts'
import { BUILTIN, draft, type Engine } from '#drafting/engine.ts'
import { petitionLetter } from '#drafting/petition-letter/index.ts'
import type { Profile } from '#drafting/profile.ts'
import type { DocumentToRead } from '#drafting/quality/index.ts'
import { recommendationLetter } from '#drafting/recommendation-letter/index.ts'
import type { Writing } from '#drafting/writing.ts'
import { openLlm } from '#server/adapters/llm.ts'
import { startModelServer, type ModelServer } from '#server/testing/model-server.ts'
import { documentAnswers, endeavorAnswers } from './model-answers.ts'

/** A document, and who speaks in it. */
export interface Paper {
  document: DocumentToRead
  voice: Writing['voice']
}

/** Everything that is drafted for one applicant. */
export interface Papers {
  applicant: string
  caseFile: CaseFile
  petition: Paper
  letters: Paper[]
  endeavors: EndeavorFields[]
}

/** Who writes: the built-in drafter, or a scripted model that is told beforehand what a good one would write. */
export interface Writer {
  name: string
  write(writing: Writing): Promise<DocumentToRead>
  endeavors(caseFile: CaseFile): Promise<EndeavorFields[]>
  close(): Promise<void>
}

export const builtinWriter: Writer = {
  name: 'builtin',
  write: async (writing) => (await draft(writing, quietRun(), BUILTIN)).document,
  endeavors: (caseFile) => draftEndeavors(caseFile, [], quietRun()),
  close: async () => undefined,
}

const log = { warn: () => undefined, error: () => undefined }

const engineAt = async (server: ModelServer): Promise<Engine> => {
  const settings = { provider: 'anthropic' as const, model: 'scripted', baseUrl: `${server.url}/v1`, apiKey: 'k' }
  return { kind: 'model', llm: await openLlm(settings, log) }
}

export async function modelWriter(): Promise<Writer> {
  const server = await startModelServer()
  const engine = await engineAt(server)
  return {
    name: 'scripted model',
    async write(writing) {
      const answering = await documentAnswers(writing)
      server.follow((asked) => ({ text: answering(asked) }))
      return (await draft(writing, quietRun(), engine)).document
    },
    async endeavors(caseFile) {
      const answering = await endeavorAnswers(caseFile)
      server.follow((asked) => ({ text: answering(asked) }))
      return draftEndeavors(caseFile, [], quietRun(), engine)
    },
    close: () => server.close(),
  }
}

export async function papersOf(applicant: string, profile: Profile, writer: Writer): Promise<Papers> {
  const caseFile = buildCaseFile(profile)
  const paper = async (writing: Writing): Promise<Paper> => ({
    document: await writer.write(writing),
    voice: writing.voice,
  })
  const petition = await paper(petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) }))
  const letters: Paper[] = []
  for (const { id } of profile.referees)
    letters.push(await paper(recommendationLetter(caseFile, { referee_id: id, items: everything(profile) })))
  return { applicant, caseFile, petition, letters, endeavors: await writer.endeavors(caseFile) }
}
