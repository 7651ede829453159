import type { CaseFileView } from '#domain/case-file.ts'
import type { EndeavorNote } from '#domain/endeavor.ts'
import type { LetterPacketView } from '#domain/letter-packet.ts'
import { currentView } from '../case-file/current-view.ts'
import { DOCUMENT_OPERATIONS } from '../drafts/operations.ts'
import { makeNotes } from '../endeavors/notes.ts'
import { FACT_OPERATIONS } from '../facts/operations.ts'
import { LINK_OPERATIONS } from '../letter-links/operations.ts'
import type { Owner } from '../profile/owner.ts'
import { packetOf } from '../recommenders/packet.ts'
import { RFE_OPERATIONS } from '../rfe/operations.ts'
import { DRAFTING_JOBS } from './drafting-jobs.ts'
import type { WorkContext } from './operation.ts'
import { runningOf } from './run-drafting-job.ts'

/** Everything that workers do, by name. */
export const OPERATIONS = {
  ...DOCUMENT_OPERATIONS,
  ...LINK_OPERATIONS,
  ...RFE_OPERATIONS,
  ...FACT_OPERATIONS,

  'case-file': ({ parts }, { application_id }: Owner): Promise<CaseFileView> => currentView(parts, application_id),

  packet: ({ parts }, { application_id }: Owner): Promise<LetterPacketView> => packetOf(parts, application_id),

  'endeavor-notes': async (_, input: Parameters<typeof makeNotes>[0]): Promise<EndeavorNote[][]> => makeNotes(input),

  job: runningOf(DRAFTING_JOBS),
} satisfies Record<string, (context: WorkContext, input: never) => Promise<unknown>>

type Operations = typeof OPERATIONS
export type OperationName = keyof Operations
export type InputOf<N extends OperationName> = Parameters<Operations[N]>[1]
export type OutputOf<N extends OperationName> = Awaited<ReturnType<Operations[N]>>
