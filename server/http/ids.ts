import { z } from 'zod'

/** A record's number in a path. What is no such number names no record: the answer is 404, as for one that is not there. */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

export const idParams = z.object({ id: recordId })
export const uuidParams = <N extends string>(name: N) => z.object({ [name]: z.uuidv4() } as Record<N, z.ZodUUID>)
