import { Trans } from '@lingui/react/macro'
import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import type { DocumentView } from '../../api/document.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { goToSection } from './outline.tsx'
import { useReading } from './reading.ts'
import type { Redraft } from './use-redraft.ts'
import { counted, quoted, sectionName } from './words.ts'

const [, , , FROM_PROFILE] = REDRAFT_WAYS
/** Changes that are named at once; the others on demand. */
const AT_ONCE = 3

/** What changed in the profile since the text was written, and the sections to be drafted again for it. */
export function ProfileChanges({ redraft }: { redraft: Redraft }) {
  const { changed, outline } = useReading().document
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
            <summary>{counted(rest.length, 'more change')}</summary>
            <Changes changes={rest} />
          </details>
        )}
        {concerned.length > 0 && (
          <details open={concerned.length <= AT_ONCE}>
            <summary>
              <Trans>{counted(concerned.length, 'section')} to draft again</Trans>
            </summary>
            <p className="small">
              <Trans>You see each change before you accept it. It uses no credit.</Trans>
            </p>
            <ul className="concerned">
              {concerned.map((entry) => (
                <li key={entry.section}>
                  <Button size="s" icon={RefreshCw} disabled={busy} onClick={() => start(entry.section)}>
                    {sectionName(entry)}
                    <span className="sr">
                      <Trans>: draft it again</Trans>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Notice>
  )
}

function Changes({ changes }: { changes: DocumentView['changed'] }) {
  return (
    <ul>
      {changes.map(({ place, was, now, href }) => (
        <li key={`${place} ${was} ${now}`}>
          {href === null ? place : <Link to={href}>{place}</Link>} {saysOf(was, now)}
        </li>
      ))}
    </ul>
  )
}

const MOST_SHOWN = 90
const shown = (text: string): string =>
  quoted(text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`)

function saysOf(was: string | null, now: string | null): string {
  if (was === null) return now === null ? 'is new' : `is new: ${shown(now)}`
  return now === null ? `is gone: ${shown(was)}` : `was ${shown(was)} and is now ${shown(now)}`
}
