import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { paragraphText, type Editable } from '#domain/editable.ts'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { refetchDocument, saveParagraph } from '../../api/document.ts'
import { clock } from '../../forms/clock.ts'
import { LeaveQuestion } from '../../forms/leave-question.tsx'
import { LOCALE } from '../../language/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { TYPED_BLOCK } from './block-words.tsx'
import { Findings } from './findings.tsx'
import { useReading } from './reading.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { placesOf, shifted, stretches } from './shifted.ts'
import { useCheck } from './use-check.ts'
import type { ParagraphDraft } from './use-paragraph-draft.ts'

/** What the server takes. The box itself takes more: what it cut off a paste would be lost unseen. */
const MOST = 20_000

/**
 * A block as a text area in its own type. What is typed is checked as one types: words that no source holds are underlined
 * in a layer behind the text and listed below with the reason.
 */
export function Editor({
  block,
  aim,
  draft,
  onDone,
}: {
  block: Editable
  /** Words to be selected at first; else one types on at the end. */
  aim?: string
  draft: ParagraphDraft
  /** It was saved or given up. */
  onDone: () => void
}) {
  const { document } = useReading()
  const stored = paragraphText(block)
  const { kept } = draft
  const [restored] = useState(() => (kept?.block === block.id ? kept : null))
  const [text, setText] = useState(restored?.text ?? stored)
  // What one began from: where the paragraph was changed since, elsewhere or before a reload, saving would undo that unseen.
  const [base, setBase] = useState(restored?.base ?? stored)
  if (base !== stored && text === base) {
    setBase(stored)
    setText(stored)
  }
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { of, checked, failed, pending } = useCheck(document.id, block.id, text)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  useEffect(() => {
    const area = box.current
    area?.focus({ preventScroll: true })
    const from = aim === undefined ? -1 : (area?.value.indexOf(aim) ?? -1)
    const end = area?.value.length ?? 0
    area?.setSelectionRange(from < 0 ? end : from, from < 0 ? end : from + (aim?.length ?? 0))
    area?.scrollIntoView({ block: 'nearest' })
  }, [aim])

  const unshown = checked?.unshown.filter((letter) => text.includes(letter)) ?? []
  const findings = checked === null || of === null ? [] : shifted(checked.findings, of, text)
  const type = (next: string) => {
    setText(next)
    if (next === stored) draft.drop()
    else draft.keep({ block: block.id, text: next, base })
  }
  const leave = () => {
    draft.drop()
    onDone()
  }
  const save = async () => {
    if (busy) return
    if (text.trim() === stored) return leave()
    if (text.length > MOST) {
      box.current?.focus()
      return
    }
    setBusy(true)
    setRefusal(null)
    try {
      const saved = await saveParagraph(document.id, document.version, { id: block.id, text })
      toast(t`Saved as version ${saved.version}`)
      leave()
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <form
      className={`editor editor-${block.kind}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {base !== stored && text !== stored && !busy && (
        <Notice
          tone="gap"
          action={
            <Button
              size="s"
              onClick={() => {
                setBase(stored)
                setText(stored)
                draft.drop()
                box.current?.focus()
              }}
            >
              <Trans>Take the new text</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              This paragraph was changed since you began to type. If you save, yours takes the place of this:
            </Trans>
          </p>
          <p className="lost" lang="en">
            {stored}
          </p>
        </Notice>
      )}
      {restored && text !== stored && (
        <Notice>
          <Trans>We put back what you typed {clock(restored.at)}. It is not saved yet.</Trans>
        </Notice>
      )}
      <label className="sr" htmlFor={id}>
        {TYPED_BLOCK[block.kind]}
      </label>
      <div className="typing" lang="en">
        <div className="behind" aria-hidden="true">
          {stretches(text, [...findings, ...placesOf(text, unshown)]).map(({ text: words, place }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- stretches are rebuilt with each letter
            place === null ? words : <mark key={at}>{words}</mark>,
          )}
          {/* A last empty line has height only where something stands on it. */}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={box}
          value={text}
          aria-describedby={`${id}-checked`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text !== stored) return
            event.preventDefault()
            leave()
          }}
        />
      </div>
      {text.length > MOST ? (
        <div id={`${id}-checked`}>
          <Notice tone="error">
            <Trans>
              A paragraph can hold {MOST.toLocaleString(LOCALE)} characters; this has{' '}
              {text.length.toLocaleString(LOCALE)}. Nothing was cut off: shorten it to save it.
            </Trans>
          </Notice>
        </div>
      ) : (
        <Findings
          id={`${id}-checked`}
          findings={findings}
          state={failed ? 'failed' : pending || checked === null ? 'pending' : 'checked'}
          sentences={checked?.sentences ?? []}
          unshown={unshown}
          empty={text.trim() === ''}
          onShow={({ start, end }) => {
            box.current?.focus()
            box.current?.setSelectionRange(start, end)
          }}
        />
      )}
      {refusal && (
        <Notice
          tone="error"
          action={
            refusal.outdated && (
              <Button
                size="s"
                onClick={() => {
                  setRefusal(null)
                  void refetchDocument(document.id)
                }}
              >
                <Trans>Load the newest version</Trans>
              </Button>
            )
          }
        >
          {refusal.text}
        </Notice>
      )}
      <div className="editor-acts">
        <Button look="primary" size="s" type="submit" busy={busy} busyLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button size="s" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
        <span className="saved" role="status">
          {kept && (
            <>
              <Icon of={Check} size="s" />
              <span>
                <Trans>
                  Draft kept <time dateTime={kept.at.toISOString()}>{clock(kept.at)}</time>
                </Trans>
              </span>
            </>
          )}
        </span>
      </div>
      <LeaveQuestion isDirty={text !== stored && !busy} />
    </form>
  )
}
