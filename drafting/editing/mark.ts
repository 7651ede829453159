import type { Inline } from '#domain/document.ts'

export type Mark = Extract<Inline, { kind: 'missing' | 'verify' }>

export const isMark = (inline: Inline): inline is Mark => inline.kind === 'missing' || inline.kind === 'verify'

export const wordsOf = (mark: Mark): string => (mark.kind === 'missing' ? mark.what : mark.text)
