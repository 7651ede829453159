import type { Document, DocumentKind } from '#domain/document.ts'
import type { Finding } from './finding.ts'

/** How many findings a sheet can tell before nobody reads it; the document's page tells all. */
const MOST = 8

/** By when a finding has to be settled, for what each kind of document is for. */
const SETTLED_BEFORE: Readonly<Record<DocumentKind, string>> = {
  petition_letter: 'To be put right before this is filed',
  recommendation_letter: 'To be put right before this is signed',
  rfe_response: 'To be put right before this is sent',
  // It is filed with nobody.
  rfe_analysis: 'To check before you rely on this',
}

/**
 * Rules whose findings were right nine times in ten on labelled sentences (`node bench/cover.ts`), and those that count what is there:
 * exhibits and issues. The sheet tells these alone. What a rule takes from how a sentence sounds is wrong too often to be told as a
 * fault; the document’s page shows it as worth another look. Contradicted dates, figures and names stand in the text as marks.
 */
const EXACT: ReadonlySet<string> = new Set([
  'placeholders',
  'quotations',
  'citations',
  'never-cited',
  'dangling-exhibits',
  'exhibit-list',
  'issues-answered',
])

export const isToldOnCover = ({ severity, rule }: Finding): boolean => severity === 'must' && EXACT.has(rule)

/** The document with what must not stay so on its cover sheet, for the reader alone. */
export function onCover(document: Document, findings: readonly Finding[]): Document {
  const must = findings.filter(isToldOnCover)
  if (must.length === 0) return document
  const more = must.length > MOST ? [`${must.length - MOST} more are listed on the document’s page.`] : []
  return {
    ...document,
    cover: {
      ...document.cover,
      paragraphs: [
        ...document.cover.paragraphs,
        `${SETTLED_BEFORE[document.kind]}: ${must.length}.`,
        ...must.slice(0, MOST).map(({ text }) => text),
        ...more,
      ],
    },
  }
}
