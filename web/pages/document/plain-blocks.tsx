import type { Block } from '#domain/document.ts'
import { Inlines } from './sentence.tsx'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

/** A block that is not typed anew in the page: it follows from the outline and the case file. */
export function PlainBlock({ block }: { block: Of<'lines' | 'particulars' | 'table' | 'signature' | 'page-break'> }) {
  switch (block.kind) {
    case 'lines':
      return <Lines block={block} />
    case 'particulars':
      return <Particulars block={block} />
    case 'table':
      return <Table block={block} />
    case 'signature':
      return <Signature block={block} />
    case 'page-break':
      return <hr className="page-break" />
  }
}

/* What stands in these blocks stands still within a version, so that places serve as keys. */

function Lines({ block: { id, align, lines } }: { block: Of<'lines'> }) {
  return (
    <p className={`lines lines-${align}`}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <span key={at}>
          <Inlines inlines={line} place={{ block: id, sentence: at }} />
        </span>
      ))}
    </p>
  )
}

function Particulars({ block: { id, rows } }: { block: Of<'particulars'> }) {
  return (
    <dl className="particulars">
      {rows.map(({ label, value }, at) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Inlines inlines={value} place={{ block: id, sentence: at }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A table; on a narrow screen each row is a card whose cells carry their column's heading. */
function Table({ block: { id, caption, columns, rows } }: { block: Of<'table'> }) {
  return (
    <table className="sheet-table">
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
                <Inlines inlines={cell} place={{ block: id, sentence: at * columns.length + column }} />
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
    <div className="signature">
      <p>{closing}</p>
      <p className="name">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
