/**
 * What was computed of the texts that were asked for last. At least so many are kept, and at most twice as many: what nobody
 * asked for while as many others came in is let go of.
 */
export class Recent<V extends NonNullable<unknown>> {
  private fresh = new Map<string, V>()
  private older = new Map<string, V>()
  private readonly kept: number

  constructor(kept: number) {
    this.kept = kept
  }

  of(text: string, compute: (text: string) => V): V {
    const held = this.fresh.get(text)
    if (held !== undefined) return held
    const value = this.older.get(text) ?? compute(text)
    if (this.fresh.size >= this.kept) {
      this.older = this.fresh
      this.fresh = new Map()
    }
    this.fresh.set(text, value)
    return value
  }
}
