/** A few values by name, those used last: what is read again and again within minutes. */
export class AtHand<T> {
  private readonly values = new Map<string, T>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(name: string): T | undefined {
    const value = this.values.get(name)
    if (value !== undefined) this.set(name, value)
    return value
  }

  set(name: string, value: T): void {
    this.values.delete(name)
    this.values.set(name, value)
    const [oldest] = this.values.keys()
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest)
  }
}
