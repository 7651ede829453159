import { Link } from 'react-router'
import { useCaseFile } from '../../api/case-file.ts'
import type { DocumentView } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'

/** What does not fit together, with the way to each place as the case file knows it now. */
export function Contradiction({
  contradiction: { text, places },
}: {
  contradiction: DocumentView['contradictions'][number]
}) {
  const { data } = useCaseFile()
  const known = data?.contradictions.find((one) => one.text === text)?.places ?? []
  return (
    <li>
      <p>{translated(text)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {places.map((place) => {
          const way = known.find((one) => one.place === place)
          if (way === undefined) return <span key={place}>{translated(place)}</span>
          return way.url === null ? (
            <Link key={place} to={way.path}>
              {translated(place)}
            </Link>
          ) : (
            <a key={place} href={way.url} target="_blank" rel="noopener">
              {translated(place)}
            </a>
          )
        })}
      </p>
    </li>
  )
}
