import type { Goal } from '#domain/recommender.ts'
import type { Composer } from '../builtin/composer.ts'
import type { Naming } from '../builtin/naming.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import type { Share } from './share.ts'
import type { Tie } from './writer.ts'

/** All that a letter is made of: who writes, about what, with which emphasis. */
export interface Letter {
  write: Composer
  naming: Naming
  portrait: Portrait
  writer: Entry
  tie: Tie
  share: Share
  goals: Goal[]
  works: Work[]
  posts: Entry[]
  studies: Entry[]
  honors: Entry[]
  plans: Entry[]
  endeavor: Entry | undefined
}
