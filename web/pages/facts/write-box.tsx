import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isStillNote, MAX_CARD_TEXT, type FactCard } from '#domain/fact-card.ts'
import { DRAFT_SIGN, holdsDraftSign, withoutUnseen } from '#domain/record-text.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { LeaveQuestion } from '../../forms/leave-question.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { inOneLine, linesOf, useWalk, type Writing } from './walk.ts'

const LABELS = {
  edit: t`The fact, as your documents may state it`,
  split: t`One fact on each line`,
  join: t`Both as one fact`,
  add: t`A fact of your own`,
} as const

const HELP = {
  edit: t`One full sentence in English that names who did what. Enter saves it, Esc leaves it.`,
  split: t`Each line becomes a fact of its own. Ctrl+Enter saves them, Esc leaves it.`,
  join: t`One full sentence. Enter saves it, Esc leaves it.`,
  add: t`One full sentence in English that names who did what. Enter saves it, Esc leaves it.`,
} as const

type Kind = keyof typeof LABELS

const problemOf = (kind: Kind, text: string, cards: readonly FactCard[]): string | undefined => {
  const lines = kind === 'split' ? linesOf(text) : [inOneLine(text)]
  if (lines.every((line) => line === '')) return t`Please write one statement`
  if (lines.some((line) => line.length > MAX_CARD_TEXT)) return t`Please keep it under 1,000 characters`
  if (lines.some((line) => holdsDraftSign(withoutUnseen(line)))) return DRAFT_SIGN
  if (isStillNote(cards, lines)) return t`This is still the note. Please write who did what.`
  return lines.length > 20 ? t`Please keep it to 20 facts` : undefined
}

/** A box for a statement: Enter saves, Esc leaves. */
export function WriteBox({
  id,
  kind,
  text,
  typed: typedBefore = text,
  cards = [],
  onType,
  onSave,
  onLeave,
}: {
  id: string
  kind: Kind
  text: string
  /** What was typed here before the box moved to another place. */
  typed?: string
  /** The facts in whose place it stands. */
  cards?: readonly FactCard[]
  onType?: (text: string) => void
  onSave: (text: string) => void
  onLeave: (text: string) => void
}) {
  const [typed, setTyped] = useState(typedBefore)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = box.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    area?.scrollIntoView({ block: 'nearest' })
  }, [])
  const save = () => {
    const found = problemOf(kind, typed, cards)
    setProblem(found)
    if (found === undefined) onSave(typed)
    else box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isSave = event.key === 'Enter' && (kind !== 'split' || event.ctrlKey || event.metaKey)
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    if (isSave) save()
    else onLeave(typed)
  }
  return (
    <div className="write">
      <Field id={id} label={LABELS[kind]} help={HELP[kind]} error={problem}>
        {(control) => (
          <textarea
            {...control}
            ref={box}
            className="input"
            lang="en"
            rows={kind === 'split' ? 4 : 2}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              onType?.(target.value)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="acts">
        <Button look="primary" onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={() => onLeave(typed)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveQuestion isDirty={typed !== text} told={t`The fact that you are writing is not saved yet.`} />
    </div>
  )
}

/** The box in place of a fact. */
export function WriteFact({ writing }: { writing: Writing }) {
  const { save, leave, type, typedIn } = useWalk()
  return (
    <WriteBox
      id={`write-${writing.id}`}
      kind={writing.kind}
      text={writing.text}
      cards={writing.cards}
      typed={typedIn(writing)}
      onType={(text) => type(writing, text)}
      onSave={(text) => save(writing, text)}
      onLeave={(text) => leave(writing, text)}
    />
  )
}
