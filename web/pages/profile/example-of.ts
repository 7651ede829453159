import type { Example } from '../../forms/field-spec.ts'

type Examples = typeof import('./examples.ts')

/** An answer of one of the people of `examples.ts`, fetched when somebody wants to see one. */
export const exampleOf =
  <Who extends keyof Examples>(who: Who, field: keyof Examples[Who] & string) =>
  async (): Promise<Example> =>
    (await import('./examples.ts'))[who][field] as Example
