import { z } from 'zod'

export const list = <T extends z.ZodType>(item: T) => z.object({ count: z.int(), results: z.array(item) })
