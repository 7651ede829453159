import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MissedPoint } from '#domain/rfe.ts'
import { Plus } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { addIssue } from '../../api/rfe.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useNamedNotice } from '../rfe/which-notice.tsx'
import { reasonOf } from './change-work.ts'
import { pageOf } from './focus.ts'
import { NOT_ADDED } from './missed.tsx'

/** Fewer words are marked by chance. */
const LEAST = 3
/** What stands on the page and is not the notice's. */
const OURS = 'button, .running'

function markedIn(box: HTMLElement | null): MissedPoint | null {
  const selection = document.getSelection()
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const sheet = range.startContainer.parentElement?.closest('article')
  if (!sheet || !box.contains(sheet) || !box.contains(range.endContainer)) return null
  const words = range.cloneContents()
  for (const own of words.querySelectorAll(OURS)) own.remove()
  const quote = (words.textContent ?? '').trim()
  const page = pageOf(sheet.id)
  return page === undefined || quote.split(/\s+/).length < LEAST ? null : { quote, page }
}

/** Offers to make an issue of the words that are marked in the notice. */
export function MarkedWords({
  within,
  onAdded,
}: {
  within: RefObject<HTMLElement | null>
  onAdded: (id: number) => void
}) {
  const notice = useNamedNotice()
  const [marked, setMarked] = useState<MissedPoint | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const look = () => setMarked(markedIn(within.current))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [within])
  if (marked === null) return null
  const add = async () => {
    setBusy(true)
    try {
      const { id } = await addIssue(marked, notice)
      document.getSelection()?.removeAllRanges()
      onAdded(id)
    } catch (failure) {
      toast({ text: reasonOf(failure, NOT_ADDED), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div
      className="rfe-marked"
      role="group"
      aria-label={t`The words that you marked`}
      // A press would take the marking away before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      <p className="small" lang="en">
        {marked.quote}
      </p>
      <Button size="s" look="primary" icon={Plus} busy={busy} onClick={() => void add()}>
        <Trans>Add as an issue</Trans>
      </Button>
    </div>
  )
}
