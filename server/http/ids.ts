import { z } from 'zod'

/** As far as the narrowest column counts; no record has a higher number. */
const HIGHEST = 2_147_483_647

/** A record's number in a path. What is no such number names no record: the answer is 404, as for one that is not there. */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= HIGHEST)

export const idParams = z.object({ id: recordId })
export const uuidParams = <N extends string>(name: N) => z.object({ [name]: z.uuidv4() } as Record<N, z.ZodUUID>)
