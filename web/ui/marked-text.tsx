const MARK = /(\[(?:Missing|Verify): [^\]]*\])/

/** Drafted text with its open points lit: `[Missing: …]` and `[Verify: …]`. */
export function MarkedText({ children }: { children: string }) {
  return children.split(MARK).map((piece, index) =>
    piece.startsWith('[Missing: ') || piece.startsWith('[Verify: ') ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text is shown as a whole, and marks may be worded alike
      <mark key={index} className={piece.startsWith('[Missing') ? 'missing' : 'verify'}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
