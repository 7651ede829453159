import { IMPORT_KIND_NAMES } from '#domain/import.ts'
import { Download } from 'lucide-react'
import { useImports } from '../../api/imports.ts'
import { Icon } from '../../ui/icon.tsx'

const day = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })

/** The files that were read before: where entries came from can be looked up. */
export function EarlierFiles() {
  const { data } = useImports()
  if (data === undefined || data.length === 0) return null
  return (
    <section className="import-earlier" aria-labelledby="earlier">
      <h2 id="earlier">Files you brought in</h2>
      <p className="small soft">We keep them, so that you can look up where an entry came from.</p>
      <ul>
        {data.map(({ id, kind, source, imported_at }) => (
          <li key={id}>
            <span className="min-w-0">
              <span className="name">{source.name}</span>
              <span className="tiny quiet">
                {IMPORT_KIND_NAMES[kind]}, <time dateTime={imported_at}>{day(imported_at)}</time>
              </span>
            </span>
            <a className="btn btn-quiet btn-s" href={source.url} download={source.name}>
              <Icon of={Download} size="s" />
              Download
              <span className="sr"> {source.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
