import type { ReactNode } from 'react'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand right. */
  figures?: boolean
}

/** A ruled table; on a phone each row becomes a card whose first cell is its title. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  /** Read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}) {
  return (
    <table className="table table-cards">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, figures }) => (
            <th key={head} scope="col" className={figures ? 'r' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ head, cell, figures }) => (
              <td key={head} data-l={head} className={figures ? 'r num' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
