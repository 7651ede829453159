import type { Block, Inline } from '#domain/document.ts'
import type { ReactNode } from 'react'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

/** Sets a line, value or cell: the applicant's page with chips of sources, the recommender's in plain words. */
export type ShowInlines = (inlines: readonly Inline[], place: { block: string; sentence: number }) => ReactNode

/** A block that is not typed anew in the page: it follows from the outline and the case file. */
export function PlainBlock({
  block,
  show,
}: {
  block: Of<'lines' | 'particulars' | 'table' | 'signature' | 'page-break'>
  show: ShowInlines
}) {
  switch (block.kind) {
    case 'lines':
      return <Lines block={block} show={show} />
    case 'particulars':
      return <Particulars block={block} show={show} />
    case 'table':
      return <Table block={block} show={show} />
    case 'signature':
      return <Signature block={block} />
    case 'page-break':
      return <hr className="page-break" />
  }
}

/* What stands in these blocks stands still within a version, so that places serve as keys. */

function Lines({ block: { id, align, lines }, show }: { block: Of<'lines'>; show: ShowInlines }) {
  return (
    <p className={`lines lines-${align}`} lang="en">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <span key={at}>{show(line, { block: id, sentence: at })}</span>
      ))}
    </p>
  )
}

function Particulars({ block: { id, rows }, show }: { block: Of<'particulars'>; show: ShowInlines }) {
  return (
    <dl className="particulars" lang="en">
      {rows.map(({ label, value }, at) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{show(value, { block: id, sentence: at })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A table; on a narrow screen each row is a card whose cells carry their column's heading. */
function Table({ block: { id, caption, columns, rows }, show }: { block: Of<'table'>; show: ShowInlines }) {
  return (
    <table className="sheet-table" lang="en">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, align, share }) => (
            <th key={heading} scope="col" className={`cell-${align}`} style={{ width: `${100 * share}%` }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={at}>
            {row.map((cell, column) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={column}
                className={`cell-${columns[column]?.align ?? 'left'}`}
                data-heading={columns[column]?.heading}
              >
                {show(cell, { block: id, sentence: at * columns.length + column })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Signature({ block: { closing, name, lines } }: { block: Of<'signature'> }) {
  return (
    <div className="signature" lang="en">
      <p>{closing}</p>
      <p className="name">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

export function Heading({ block: { level, text } }: { block: Of<'heading'> }) {
  // The page's own heading is the first.
  const Element = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[level]
  return (
    <Element className={`heading heading-${level}`} lang="en">
      {text}
    </Element>
  )
}
