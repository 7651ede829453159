import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { bothNotes } from './both-notes.ts'

function savedThere(note: string): string {
  const words = note === '' ? t`(empty)` : note
  return t`Saved there: ${words}`
}

/** Which of two notes is to stay. The one in the box can be typed on until that is chosen. */
export function NoteClash({
  theirs,
  mine,
  onChoose,
}: {
  /** What was saved elsewhere; empty where the note was. */
  theirs: string
  mine: string
  /** The note to save, or null where what was saved elsewhere is to stay. */
  onChoose: (note: string | null) => void
}) {
  const both = bothNotes(theirs, mine)
  return (
    <div className="mt-2" role="group" aria-label={t`Changed in two windows`}>
      <Notice tone="error">
        <p>
          <Trans>
            The same was saved in another window or on another device while you typed here. Nothing was overwritten.
            Which is to stay?
          </Trans>
        </p>
        <p className="rfe-note-there">{savedThere(theirs)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {both !== null && both !== mine && both !== theirs && (
            <Button size="s" look="primary" onClick={() => onChoose(both)}>
              <Trans>Keep both</Trans>
            </Button>
          )}
          <Button size="s" onClick={() => onChoose(mine)}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button size="s" onClick={() => onChoose(null)}>
            <Trans>Take what was saved there</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  )
}
