import type { NotedEndeavor } from '#domain/endeavor.ts'
import { PARTS_IN_ORDER } from '#domain/endeavor-parts.ts'
import { translated } from '../../language/translated.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { groupOf } from './group-of.ts'
import { NoteLines, notesOf } from './notes.tsx'

/** All of an endeavor to read: each part, what it serves, what was found in it. */
export function EndeavorParts({ endeavor }: { endeavor: NotedEndeavor }) {
  const { notes } = endeavor
  return (
    <>
      <p className="title-notes">
        <NoteLines notes={notesOf(notes, 'title')} />
      </p>
      <dl>
        {PARTS_IN_ORDER.map(({ name, label, asks, ...part }) => (
          <div key={name}>
            <dt>
              {translated(label)} <span className="quiet">{groupOf(part)}</span>
            </dt>
            <dd>
              <span className="part-text" lang="en">
                <MarkedText>{endeavor[name] ?? ''}</MarkedText>
              </span>
              <NoteLines notes={notesOf(notes, name)} />
              <span className="tiny quiet block">{translated(asks)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
