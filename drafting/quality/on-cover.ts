import type { Document } from '#domain/document.ts'
import type { Finding } from './finding.ts'

/** How many findings a sheet can tell before nobody reads it; the document's page tells all. */
const MOST = 8

/** The document with what must not be filed so on its cover sheet, for the reader alone. */
export function onCover(document: Document, findings: readonly Finding[]): Document {
  const must = findings.filter(({ severity }) => severity === 'must')
  if (must.length === 0) return document
  const more = must.length > MOST ? [`${must.length - MOST} more are listed on the document’s page.`] : []
  return {
    ...document,
    cover: {
      ...document.cover,
      paragraphs: [
        ...document.cover.paragraphs,
        `To be put right before this is filed: ${must.length}.`,
        ...must.slice(0, MOST).map(({ text }) => text),
        ...more,
      ],
    },
  }
}
