import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Key } from '../ui/foot-bar.tsx'
import { useReview, type Writing } from './review-context.ts'

/** What the server takes of a paragraph is more; a sentence is never so long. */
const MOST = 4_000

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return t`Please write the sentence, or leave it out`
  return text.length > MOST ? t`Please keep it under 4,000 characters` : undefined
}

/** One sentence, typed anew in its place: Enter saves and confirms it, Esc leaves it. It stands within a paragraph. */
export function SentenceBox({ writing }: { writing: Writing }) {
  const { save, leave, type, typedIn } = useReview()
  const [text, setText] = useState(() => typedIn(writing))
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    const area = box.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    area?.scrollIntoView({ block: 'center' })
  }, [])
  const submit = () => {
    const found = problemOf(text)
    setProblem(found)
    if (found === undefined) save(writing, text.replace(/\s+/gu, ' ').trim())
    else box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') submit()
    else leave(writing, text)
  }
  return (
    <span className="sentence-box">
      <label className="sr" htmlFor={id}>
        <Trans>The sentence</Trans>
      </label>
      {/* Its height is that of its words. */}
      <span className="typing">
        <span className="behind" aria-hidden="true">{`${text}\u200b`}</span>
        <textarea
          id={id}
          ref={box}
          value={text}
          lang="en"
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setText(target.value)
            type(writing, target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <span id={`${id}-help`} className={problem === undefined ? 'help' : 'help is-problem'} role={problem && 'alert'}>
        {problem ?? t`Enter saves and confirms it under your name, Esc leaves it as it was.`}
      </span>
      <span className="acts">
        <Button look="primary" size="s" onClick={submit}>
          <Trans>Save and confirm</Trans>
          <Key>{t`Enter`}</Key>
        </Button>
        <Button look="quiet" size="s" onClick={() => leave(writing, text)}>
          <Trans>Cancel</Trans>
          <Key>{t`Esc`}</Key>
        </Button>
      </span>
    </span>
  )
}
