import type { z } from 'zod'
import type { User } from '#domain/account.ts'
import type { reviewRequest } from '#domain/drafted-document.ts'
import type { linkedEdit, LinkedLetter } from '#domain/letter-link.ts'
import type { Pages } from '../drafts/set-pages.ts'
import { openDocument, type OpenDocument } from '../drafts/open-document.ts'
import type { WorkParts } from '../parts.ts'
import type { WorkContext } from '../workers/operation.ts'
import { confirmLinked, editLinked, nameWriter, reopenLinked, reviewLinked } from './change-linked.ts'
import { linkedLetter } from './linked-letter.ts'
import { linkedPages } from './linked-pages.ts'
import { openLink } from './open-link.ts'

/** Who uses a link: nobody where the caller is not signed in. */
export interface Held {
  link: string
  by: User | undefined
}

async function letterOf(parts: WorkParts, { link: id, by }: Held, changed?: OpenDocument): Promise<LinkedLetter> {
  const link = await openLink(parts, id, by)
  return linkedLetter(parts, link, changed ?? (await openDocument(parts, link.application_id, link.document_id)))
}

export const LINK_OPERATIONS = {
  'linked-letter': ({ parts }, held: Held): Promise<LinkedLetter> => letterOf(parts, held),

  'edit-linked': async (
    { parts },
    { body, ...held }: Held & { body: z.output<typeof linkedEdit> },
  ): Promise<LinkedLetter> => letterOf(parts, held, await editLinked(parts, held.link, body)),

  'name-linked': async ({ parts }, { name, ...held }: Held & { name: string }): Promise<LinkedLetter> => {
    await nameWriter(parts, held.link, name)
    return letterOf(parts, held)
  },

  'confirm-linked': async (
    { parts },
    { point, name, ...held }: Held & { point: string; name: string },
  ): Promise<LinkedLetter> => letterOf(parts, held, await confirmLinked(parts, held.link, { point, name })),

  'review-linked': async (
    { parts },
    { body, ...held }: Held & { body: z.output<typeof reviewRequest> },
  ): Promise<LinkedLetter> => letterOf(parts, held, await reviewLinked(parts, held.link, body)),

  'reopen-linked': async ({ parts }, { point, ...held }: Held & { point: string }): Promise<LinkedLetter> =>
    letterOf(parts, held, await reopenLinked(parts, held.link, point)),

  'linked-pages': async (
    { parts },
    { link: id, by, kind }: Held & { kind: 'pdf' | 'docx' },
  ): Promise<{ bytes: Pages['pdf']; name: string }> => {
    const link = await openLink(parts, id, by)
    const document = await openDocument(parts, link.application_id, link.document_id)
    const pages = await linkedPages(parts.db, document)
    return { bytes: pages[kind], name: document.row[`${kind}_name`] }
  },
} satisfies Record<string, (context: WorkContext, input: never) => Promise<unknown>>
