import type { Goal } from '#domain/recommender.ts'
import type { Composer } from '../builtin/composer.ts'
import type { Naming } from '../builtin/naming.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import type { RelationCategory } from '../case-file/ties.ts'
import type { Profile } from '../profile.ts'
import type { Variation } from '../writing.ts'
import type { Manner } from './manners/manner.ts'
import type { Share } from './share.ts'
import type { Tie } from './writer.ts'

/** A piece of work as one writer tells it: the sentences that fall to that writer, by what they are for. */
export interface Contribution {
  work: Work
  need: Told[]
  aims: Told[]
  obstacles: Told[]
  did: Told[]
  results: Told[]
  /** What others have made of it. */
  elsewhere: Told[]
}

/** All that a letter is made of: who writes, about what, with which emphasis. */
export interface Letter {
  write: Composer
  naming: Naming
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
  /** True where so little is to be endorsed that the letter leaves none of it to others. */
  few: boolean
  manner: Manner
  variation: Variation
  goals: Goal[]
  works: Work[]
  /** The works that the writer tells of, the best known first. */
  contributions: Contribution[]
  posts: Entry[]
  studies: Entry[]
  honors: Entry[]
  plans: Entry[]
  endeavor: Entry | undefined
}
