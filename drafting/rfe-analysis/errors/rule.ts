import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { RfeAnalysis } from '#domain/rfe.ts'
import type { CaseFile, Fact } from '../../case-file.ts'
import type { RfeCase } from '../../rfe.ts'
import type { RecordWords } from './record-words.ts'

export type FactualError = RfeAnalysis['errors'][number]
export interface Statement {
  quote: string
  page: number
}
export type Otherwise = Omit<FactualError, keyof Statement>

/** What the record says otherwise of a statement; `record` is undefined where the notice does not name the applicant. */
export type Rule = (
  statement: Statement,
  caseFile: CaseFile,
  rfe: RfeCase,
  record: RecordWords | undefined,
) => Otherwise | undefined

export const OF_APPLICANT = /\b(?:petitioner|beneficiary|self-petitioner|you)\b/iu
/** Somebody else whose degree, post or pronoun it may be. */
export const OTHERS =
  /\b(?:letters?|author|writer|signatory|professor|prof\.|recommender|expert|director|supervisor|colleague|referee|spouse|wife|husband|attorney|counsel|officer|manager)\b/iu

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const names = (quote: string, name: string): boolean =>
  fold(name).length > 5 && ` ${fold(quote)} `.includes(` ${fold(name)} `)

export const told = (fact: Fact | undefined, record: string): Otherwise | undefined => {
  if (fact === undefined) return undefined
  const [exhibit] = fact.exhibits
  const place = fact.place.replace(' (computed)', '')
  return { record, place: exhibit === undefined ? place : `${place} (Ex. ${exhibitLabel(exhibit)})` }
}
