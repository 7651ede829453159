/** Names of forms and categories, and citations of code, which no line should break in two. */
const WHOLE = /(\b(?:EB|G|I|J|ETA)-\d[\dA-Z]*|(?:\d+ CFR|INA §) [\w.()]*[\w)])/

/** Text in which such names keep together. */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((piece, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line stand still
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
