import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { paragraphText, type Editable } from '#domain/editable.ts'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { isOutdated } from '../../api/linked-letter.ts'
import { clock } from '../../forms/clock.ts'
import { LeaveQuestion } from '../../forms/leave-question.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { TYPED_BLOCK } from '../document/block-words.tsx'
import type { ParagraphDraft } from '../document/use-paragraph-draft.ts'
import { questionsOf, useLinked, type Typed } from './linked.ts'
import { useOwnWords } from './own-words.tsx'
import { useSave, whyNot } from './use-save.ts'
import { savedLine } from './words.ts'

/** A paragraph as a text area in its own type. What is typed is kept on this device until it is saved or given up. */
export function LetterEditor({
  block,
  typed,
  draft,
  onDone,
}: {
  block: Editable
  /** Words that were typed for it elsewhere and met another text here. */
  typed?: Typed
  draft: ParagraphDraft
  onDone: () => void
}) {
  const { letter } = useLinked()
  const save = useSave()
  const stored = paragraphText(block)
  const { kept } = draft
  const [restored] = useState(() => (kept?.block === block.id ? kept : null))
  const [text, setText] = useState(typed?.text ?? restored?.text ?? stored)
  const [base, setBase] = useState(typed?.base ?? restored?.base ?? stored)
  if (base !== stored && text === base) {
    setBase(stored)
    setText(stored)
  }
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { fields, nameNow } = useOwnWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  useEffect(() => {
    const area = box.current
    const end = area?.value.length ?? 0
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(end, end)
    area?.scrollIntoView({ block: 'nearest' })
  }, [])

  const type = (next: string) => {
    setText(next)
    if (next === stored) draft.drop()
    else draft.keep({ block: block.id, text: next, base })
  }
  const leave = () => {
    draft.drop()
    onDone()
  }
  const takeTheirs = () => {
    setBase(stored)
    setText(stored)
    setRefusal(null)
    draft.drop()
    box.current?.focus()
  }
  const submit = async () => {
    if (busy) return
    if (text.trim() === stored) return leave()
    setBusy(true)
    setRefusal(null)
    // A paragraph that is taken out says nothing in anybody's name.
    const name = text.trim() === '' ? null : await nameNow()
    if (name === undefined) return setBusy(false)
    const before = questionsOf(letter).length
    try {
      const saved = await save({ block, text, name })
      toast(savedLine(before, questionsOf(saved).length))
      leave()
    } catch (error) {
      setRefusal(isOutdated(error) ? null : whyNot(error))
    } finally {
      setBusy(false)
    }
  }
  const changed = base !== stored && text !== stored && !busy
  return (
    <form
      className={`editor editor-${block.kind}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {changed && (
        <Notice
          tone="gap"
          action={
            <Button size="s" onClick={takeTheirs}>
              <Trans>Take this text</Trans>
            </Button>
          }
        >
          <div role="alert">
            <p>
              <Trans>
                {letter.applicant.name} changed this paragraph while you were writing. Yours is below, not saved yet. It
                now reads:
              </Trans>
            </p>
            <p className="lost" lang="en">
              {stored}
            </p>
            <p>
              <Trans>If you save, yours takes its place.</Trans>
            </p>
          </div>
        </Notice>
      )}
      {restored && typed === undefined && text !== stored && (
        <Notice>
          <Trans>We put back what you typed {clock(restored.at)}. It is not saved yet.</Trans>
        </Notice>
      )}
      <label className="sr" htmlFor={id}>
        {TYPED_BLOCK[block.kind]}
      </label>
      <div className="typing" lang="en">
        {/* Gives the height; a last empty line has one only where something stands on it. */}
        <div className="behind" aria-hidden="true">{`${text}\u200b`}</div>
        <textarea
          id={id}
          ref={box}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text !== stored) return
            event.preventDefault()
            leave()
          }}
        />
      </div>
      {text.trim() === '' && (
        <Notice tone="gap">
          <Trans>Saved like this, the whole paragraph is taken out.</Trans>
        </Notice>
      )}
      {text !== stored && text.trim() !== '' && fields}
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <div className="editor-acts">
        <Button look="primary" size="s" type="submit" busy={busy} busyLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button size="s" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
        <span className="saved" role="status">
          {kept && text !== stored && (
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
