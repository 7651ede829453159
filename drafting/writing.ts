import type { Block, Document } from '#domain/document.ts'
import type { CaseFile } from './case-file.ts'
import type { Voice } from './grounding.ts'
import type { OutlineSection } from './outline.ts'

/** How the built-in drafter is to write: as at first, or in other words, shorter, or with more detail. */
export interface Variation {
  /** 0 at first; another number gives other frames. */
  seed: number
  length: 'usual' | 'shorter' | 'fuller'
}

export const AS_USUAL: Variation = { seed: 0, length: 'usual' }

/** A document but for what is decided once its text is checked. */
export type Body = Omit<Document, 'cover' | 'draft'> & {
  kind: 'recommendation_letter' | 'petition_letter' | 'rfe_response'
}

/** A document of one case that is to be written: what both engines write from, and what stands around their sections. */
export interface Writing {
  kind: Body['kind']
  caseFile: CaseFile
  /** The sections that this case has, in order. */
  outline: readonly OutlineSection[]
  /** Names the built-in drafter's prose, for the record kept with each document. */
  version: string
  /** Who speaks, for the check of what is said. */
  voice: Voice
  /** What a writer has to know beside the facts: who speaks, about whom, in which person. A sentence each. */
  particulars: readonly string[]
  /** The endeavor that it is about; absent where the document may speak of several. */
  endeavor_id?: number
  /** Ids of the facts that this document may tell; absent where it may tell them all. */
  tellable?: ReadonlySet<string>
  /** The same document as if an entry were not in the profile. */
  without(entry: { section: string; entry: number }): Writing
  /** The built-in drafter's sections, every block with its section's id; `begun` is told of each before it is written. */
  compose(variation: Variation, begun: (section: OutlineSection) => Promise<void>): Promise<Block[]>
  /** The whole document around the sections that an engine wrote: caption, signature, list of exhibits. */
  framed(sections: readonly Block[]): Body
}
