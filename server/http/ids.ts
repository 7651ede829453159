import { z } from 'zod'
import { recordIdOf } from '#domain/record-id.ts'

/** A record's number in a path. What is no such number names no record: the answer is 404, as for one that is not there. */
export const recordId = z.string().transform((words, context) => {
  const id = recordIdOf(words)
  if (id !== null) return id
  context.addIssue('No record has this number')
  return z.NEVER
})

export const idParams = z.object({ id: recordId })
export const uuidParams = <N extends string>(name: N) => z.object({ [name]: z.uuidv4() } as Record<N, z.ZodUUID>)
