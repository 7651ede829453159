import { Link } from 'react-router'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { partsOf, type Block, type Part } from './article.ts'
import { LAW } from './law.ts'
import { Unbroken } from './unbroken.tsx'

/** A line of prose with its citations as links to the official texts. */
function Line({ children }: { children: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a line stand still
  return partsOf(children).map((part, at) => <Piece key={at} part={part} />)
}

function Piece({ part }: { part: Part }) {
  const words = <Unbroken>{part.text}</Unbroken>
  switch (part.kind) {
    case 'stress':
      return <em>{words}</em>
    case 'link':
      return <Link to={part.to}>{words}</Link>
    case 'law':
      return (
        <a
          className="law-link"
          href={LAW[part.law].address}
          title={translated(LAW[part.law].name)}
          lang={langOf(part.text)}
          target="_blank"
          rel="noreferrer"
        >
          {words}
        </a>
      )
    case 'text':
      return words
  }
}

/** `part` is the id of the heading that it stands under, by which a table is called. */
export function Prose({ block, part }: { block: Block; part: string }) {
  if (typeof block === 'string')
    return (
      <p>
        <Line>{block}</Line>
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>
            <Line>{line}</Line>
          </li>
        ))}
      </ul>
    )
  const { head, rows } = block.table
  return (
    <table aria-labelledby={part}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <Unbroken>{first}</Unbroken>
            </th>
            {rest.map((cell, at) => (
              <td key={head[at + 1]} data-head={head[at + 1]}>
                <Line>{cell}</Line>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
