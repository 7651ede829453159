import type { Goal } from '#domain/recommender.ts'
import type { Composer } from '../builtin/composer.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import type { RelationCategory } from '../case-file/ties.ts'
import type { Profile } from '../profile.ts'
import type { Variation } from '../writing.ts'
import type { Share } from './share.ts'
import type { Tie } from './writer.ts'

/** What was chosen for a letter, in the order in which it is told. */
export interface Chosen {
  works: Work[]
  posts: Entry[]
  /** The plan whose title the endeavor begins with. */
  plan: Entry | undefined
  endeavor: Entry | undefined
  goals: Goal[]
}

/** All that a letter is made of: who writes, about what, and which facts fall to this writer. */
export interface Letter extends Chosen {
  write: Composer
  portrait: Portrait
  writer: Entry
  /** The same as the profile holds it. */
  row: Profile['referees'][number]
  tie: Tie
  /** What the writer is to the applicant by the category, where the profile bears it out. */
  relation: RelationCategory | undefined
  /** False of a writer who knows the work alone. */
  knowsPerson: boolean
  share: Share
  variation: Variation
  /** How often each bank of frames was used. */
  turns: Map<readonly string[], number>
}
