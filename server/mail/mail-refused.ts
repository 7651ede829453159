/** A mail that no server will ever take as it is, so that trying again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** What the server answered, as a number; its words may name the addressee. */
  readonly status: number | undefined
  constructor(status?: number) {
    super('The mail was refused for good')
    this.status = status
  }
}
