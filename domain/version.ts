import { z } from 'zod'

export const NO_VERSION = 'Please give the version as a whole number'

/** The version that a save rests on, where its sender wants nothing overwritten that was saved since. */
export const ifVersion = z.int(NO_VERSION).nullish()
