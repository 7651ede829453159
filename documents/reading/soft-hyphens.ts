export const SOFT_HYPHEN = '\u00ad'

/**
 * pdf.js leaves out what it takes for an invisible mark, and a soft hyphen is one to it. On a page it is as visible as any:
 * files name the one sign of their font now the one, now the other, and “Form I-140” becomes “Form I140”, “baccalau-” at a
 * line's end “baccalau”. pdf.js asks for a character's class by `match`, which from here on finds none for this one. Only for
 * a process that does nothing else.
 */
export function keepSoftHyphens(): void {
  const match = String.prototype.match
  const orNone = function (this: string, matcher: RegExp): RegExpMatchArray | null {
    return String(this) === SOFT_HYPHEN ? null : Reflect.apply(match, this, [matcher])
  }
  Object.defineProperty(String.prototype, 'match', { value: orNone, configurable: true, writable: true })
}
