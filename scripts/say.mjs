/** An end that the user can do something about: shown as its one line, without a stack. */
export class GivenUp extends Error {}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
