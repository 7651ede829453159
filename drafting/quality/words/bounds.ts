import type { DocumentKind } from '#domain/document.ts'

/** Words of running text: below, little is said; above, nobody reads on. A page of these documents holds about 450. */
export const LENGTHS: Partial<Record<DocumentKind, { most: number; pages: string }>> = {
  recommendation_letter: { most: 1_800, pages: 'four pages' },
  petition_letter: { most: 13_500, pages: 'thirty pages' },
  rfe_response: { most: 13_500, pages: 'thirty pages' },
}

/** Words after which a sentence has to be read twice. */
export const LONG_SENTENCE = 48

/** Words after which a paragraph tires. */
export const LONG_PARAGRAPH = 260

/**
 * Grades of the Automated Readability Index (Smith and Senter, 1967). Fourteen is a college sophomore; official letters that officers
 * read every day lie between eleven and fifteen.
 */
export const HARD_GRADE = 16

/** Machine phrases in a thousand words that still are chance; one always is. */
export const MACHINE_PHRASES_PER_THOUSAND = 0.5
