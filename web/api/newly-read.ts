import type { BackgroundPaper } from '#domain/rfe-replies.ts'

type Read = Pick<BackgroundPaper, 'url' | 'read_by' | 'reason'>

/** Whether a paper's words are still being taken out of it. */
export const isBeingRead = ({ read_by, reason }: Omit<Read, 'url'>): boolean => read_by === null && reason === null

/** Whether a paper is read that was not before: only then does it count for what an analysis or a response has seen. */
export function isAnyNewlyRead(before: readonly Read[], now: readonly Read[]): boolean {
  const known = new Set(before.filter((paper) => !isBeingRead(paper)).map(({ url }) => url))
  return now.some((paper) => !isBeingRead(paper) && !known.has(paper.url))
}
