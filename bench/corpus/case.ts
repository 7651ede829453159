import type { Profile } from '#drafting/profile.ts'

export const FABRICATIONS = [
  'number',
  'money',
  'date',
  'person',
  'organization',
  'place',
  'award',
  'title',
  'quotation',
  'citation',
  'superlative',
  'causal',
  'slipped',
  'swapped',
  'role-or-status',
] as const
export type Kind = 'true' | (typeof FABRICATIONS)[number]
export interface CorpusSentence {
  text: string
  voice: 'petition' | 'endeavor' | { referee: number }
  kind: Kind
  note?: string
}
export interface Case {
  name: string
  profile: Profile
  papers: { url: string; pages: string[] }[]
  sentences: CorpusSentence[]
}
