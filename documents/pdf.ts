import type { Paper } from '#domain/document.ts'
import { pageData } from './pdf/page-data.ts'
import { Typesetter, type Pdf } from './pdf/typesetter.ts'

export type { Pdf } from './pdf/typesetter.ts'

const typesetter = new Typesetter()

/** A document, or a paper without a cover sheet, as a tagged PDF. Rejects with the signal's reason when it is aborted. */
export async function renderPdf(document: Paper, options: { signal?: AbortSignal } = {}): Promise<Pdf> {
  return typesetter.set(JSON.stringify(pageData(document)), options.signal)
}

/** Lets the worker go, for shutdown; what is still waiting is refused. A later document starts a new one. */
export const closeTypesetter = (): Promise<void> => typesetter.close()
