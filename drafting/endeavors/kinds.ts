import type { Kind } from './kinds/kind.ts'
import { OF_PLAN } from './kinds/of-plan.ts'
import { OF_PRACTICE } from './kinds/of-practice.ts'
import { OF_PRECEDENT } from './kinds/of-precedent.ts'
import { OF_STUDY } from './kinds/of-study.ts'
import { OF_THING } from './kinds/of-thing.ts'

export type { Kind } from './kinds/kind.ts'

/** Every way in which a record can become an undertaking. */
export const KINDS: readonly Kind[] = [...OF_PLAN, ...OF_THING, ...OF_PRACTICE, ...OF_STUDY, ...OF_PRECEDENT]
