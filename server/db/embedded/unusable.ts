/** The embedded database cannot be had here; the message says why, to the operator. */
export class Unusable extends Error {
  override readonly name = 'Unusable'
}
