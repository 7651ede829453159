import { plural } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import type { DocumentView } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { goToSection } from './outline.tsx'
import { useReading } from './reading.ts'
import { replacedLine } from './replaced.ts'
import type { Redraft } from './use-redraft.ts'
import { quoted, sectionName } from './words.ts'

const [, , , FROM_PROFILE] = REDRAFT_WAYS
/** Changes that are named at once; the others on demand. */
const AT_ONCE = 3

/** What changed in the profile since the text was written, and the sections to be drafted again for it. */
export function ProfileChanges({ redraft }: { redraft: Redraft }) {
  const { document } = useReading()
  const { changed, outline } = document
  const concerned = outline.filter(({ section }) => changed.some(({ sections }) => sections.includes(section)))
  const busy = redraft.job.running || redraft.proposal !== null
  const start = (section: string) => {
    goToSection(section)
    void redraft.start(section, FROM_PROFILE)
  }
  const rest = changed.slice(AT_ONCE)
  return (
    <Notice tone="gap">
      <div className="profile-changes">
        <b>
          <Trans>Your profile changed after this was written.</Trans>
        </b>
        <Changes changes={changed.slice(0, AT_ONCE)} />
        {rest.length > 0 && (
          <details>
            <summary>{plural(rest.length, { one: '# more change', other: '# more changes' })}</summary>
            <Changes changes={rest} />
          </details>
        )}
        {concerned.length > 0 && (
          <details open={concerned.length <= AT_ONCE}>
            <summary>
              <Plural value={concerned.length} one="# section to draft again" other="# sections to draft again" />
            </summary>
            <p className="small">
              <Trans>You see each change before you accept it. It uses no credit.</Trans>
            </p>
            <OneAfterAnother redraft={redraft} sections={concerned.map(({ section }) => section)} busy={busy} />
            <ul className="concerned">
              {concerned.map((entry) => (
                <Concerned
                  key={entry.section}
                  name={sectionName(entry)}
                  replaced={replacedLine(document, entry.section)}
                  busy={busy}
                  onStart={() => start(entry.section)}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Notice>
  )
}

function OneAfterAnother({
  redraft,
  sections,
  busy,
}: {
  redraft: Redraft
  sections: readonly string[]
  busy: boolean
}) {
  const follow = redraft.next.length
  if (follow > 0)
    return (
      <p className="small">
        <span>
          <Plural
            value={follow}
            one="# section follows once this one is settled."
            other="# sections follow once this one is settled."
          />
        </span>{' '}
        <Button size="s" look="quiet" onClick={redraft.stop}>
          <Trans>Stop after this one</Trans>
        </Button>
      </p>
    )
  if (sections.length < 2) return null
  return (
    <p>
      <Button size="s" icon={RefreshCw} disabled={busy} onClick={() => redraft.startEach(sections, FROM_PROFILE)}>
        <Trans>Draft them again, one after the other</Trans>
      </Button>
    </p>
  )
}

function Concerned({
  name,
  replaced,
  busy,
  onStart,
}: {
  name: string
  replaced: string | null
  busy: boolean
  onStart: () => void
}) {
  return (
    <li>
      <Button size="s" icon={RefreshCw} disabled={busy} onClick={onStart}>
        {name}
        <span className="sr">
          <Trans>: draft it again</Trans>
        </span>
      </Button>
      {replaced !== null && <p className="small mt-1 mb-1">{replaced}</p>}
    </li>
  )
}

function Changes({ changes }: { changes: DocumentView['changed'] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.place} ${change.was} ${change.now}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  )
}

const MOST_SHOWN = 90
const shown = (text: string): string =>
  quoted(text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`)

function Change({ change: { place: of, was, now, says, href } }: { change: DocumentView['changed'][number] }) {
  const words = translated(says ?? of)
  const place = href === null ? words : <Link to={href}>{words}</Link>
  if (says !== undefined) return place
  if (was === null) {
    if (now === null) return <Trans>{place} is new</Trans>
    return (
      <Trans>
        {place} is new: {shown(now)}
      </Trans>
    )
  }
  if (now === null)
    return (
      <Trans>
        {place} is gone: {shown(was)}
      </Trans>
    )
  return (
    <Trans>
      {place} was {shown(was)} and is now {shown(now)}
    </Trans>
  )
}
