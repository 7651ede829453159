import type { WorkParts } from '../parts.ts'

export const REDRAFT = 'redraft'
export const redraftKey = (document_id: number): string => `document:${document_id}`

/** The built-in drafter knows a few ways to write again; a model follows what it is asked. */
export const followsInstructions = (parts: Pick<WorkParts, 'llm'>): boolean => parts.llm !== undefined
