import type { z } from 'zod'
import type {
  acceptRequest,
  addSourceReply,
  addSourceRequest,
  checkReply,
  checkRequest,
  documentEdit,
  DocumentView,
  findSourceRequest,
  foundSources,
  passagesReply,
  quoteRequest,
  redraftRequest,
  reviewRequest,
  waiveRequest,
} from '#domain/drafted-document.ts'
import type { Document } from '#domain/document.ts'
import type { Owner } from '../profile/owner.ts'
import type { WorkContext } from '../workers/operation.ts'
import { checkWords, editDocument, restoreVersion } from './edit.ts'
import { isStale } from './is-stale.ts'
import { openDocument, openVersion, type OpenDocument } from './open-document.ts'
import { acceptProposal, refuseRedraft } from './redraft.ts'
import { findPassages, quote } from './quote.ts'
import { requireDocument } from './require-document.ts'
import { chooseSource, findSource } from './sources.ts'
import { reopen, review, waive } from './review.ts'
import { viewOf } from './view.ts'

/** A document of an account. */
export interface Named extends Owner {
  id: number
}

/** A request about a document, with what was sent. */
export interface Asked<S extends z.ZodType> extends Named {
  body: z.output<S>
}

/** What changes a document gives it as its page shows it then. */
const shown =
  <I>(change: (context: WorkContext, input: I) => Promise<OpenDocument>) =>
  async (context: WorkContext, input: I): Promise<DocumentView> =>
    viewOf(context.parts, await change(context, input))

export const DOCUMENT_OPERATIONS = {
  document: shown(({ parts }, { application_id, id }: Named) => openDocument(parts, application_id, id)),

  'edit-document': shown(({ parts }, { id, body, ...owner }: Asked<typeof documentEdit>) =>
    editDocument(parts, owner, id, body),
  ),

  'check-words': (
    { parts },
    { application_id, id, body }: Asked<typeof checkRequest>,
  ): Promise<z.infer<typeof checkReply>> => checkWords(parts, application_id, id, body),

  'find-source': (
    { parts },
    { application_id, id, body }: Asked<typeof findSourceRequest>,
  ): Promise<z.infer<typeof foundSources>> => findSource(parts, application_id, id, body),

  'choose-source': (
    { parts },
    { id, body, ...owner }: Asked<typeof addSourceRequest>,
  ): Promise<z.infer<typeof addSourceReply>> => chooseSource(parts, owner, id, body),

  'refuse-redraft': ({ parts }, { application_id, id, body }: Asked<typeof redraftRequest>): Promise<void> =>
    refuseRedraft(parts, application_id, id, body),

  'accept-proposal': shown(({ parts }, { id, body, ...owner }: Asked<typeof acceptRequest>) =>
    acceptProposal(parts, owner, id, body),
  ),

  'document-version': async (
    { parts },
    { application_id, id, number }: Named & { number: number },
  ): Promise<{ number: number; blocks: Document['blocks'] }> => {
    const { document } = await openVersion(parts, await requireDocument(parts.db, application_id, id), number)
    return { number, blocks: document.blocks }
  },

  'restore-version': shown(({ parts }, { id, number, ...owner }: Named & { number: number }) =>
    restoreVersion(parts, owner, id, number),
  ),

  waive: shown(({ parts }, { id, point, body, ...owner }: Asked<typeof waiveRequest> & { point: string }) =>
    waive(parts, owner, id, { point, ...body }),
  ),

  passages: (
    { parts },
    { application_id, id, point }: Named & { point: string },
  ): Promise<z.infer<typeof passagesReply>> => findPassages(parts, application_id, id, point),

  quote: shown(({ parts }, { id, point, body, ...owner }: Asked<typeof quoteRequest> & { point: string }) =>
    quote(parts, owner, id, { point, ...body }),
  ),

  review: shown(({ parts }, { id, body, ...owner }: Asked<typeof reviewRequest>) => review(parts, owner, id, body)),

  reopen: shown(({ parts }, { id, point, ...owner }: Named & { point: string }) => reopen(parts, owner, id, point)),

  'is-stale': ({ parts }, { application_id, id }: Named): Promise<boolean> => isStale(parts, application_id, id),
} satisfies Record<string, (context: WorkContext, input: never) => Promise<unknown>>
