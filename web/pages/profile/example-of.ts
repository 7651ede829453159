import type { Example } from '../../forms/field-spec.ts'
import type * as examples from './examples.ts'

type Examples = typeof examples

/** An answer of one of the people of `examples.ts`, fetched when somebody wants to see one. */
export const exampleOf =
  <Who extends keyof Examples>(who: Who, field: keyof Examples[Who] & string) =>
  async (): Promise<Example> =>
    (await import('./examples.ts'))[who][field] as Example
