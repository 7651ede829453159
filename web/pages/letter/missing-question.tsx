import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import type { Editable } from '#domain/editable.ts'
import { useId, useState } from 'react'
import type { LinkQuestion } from '../../api/linked-letter.ts'
import { langOf } from '../../language/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sentencesOf } from '../document/block-words.tsx'
import { draftsOf, useLinked } from './linked.ts'
import { useOwnWords } from './own-words.tsx'
import { answeredSentence, isOnlyMark, printedSentence } from '../../review/sentence-text.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'
import { useAnswerDraft } from './use-answer-draft.ts'
import { useSentence } from './use-sentence.ts'

/** Something that the letter lacks: an answer, shown in its place as it is typed. */
export function MissingQuestion({
  point: { id, sentence: at, text },
  block,
  sentence,
  mark,
}: {
  point: LinkQuestion
  block: Editable
  sentence: Sentence
  /** Which mark of its sentence asks. */
  mark: number
}) {
  const { token } = useLinked()
  const { typed, type, drop } = useAnswerDraft(`${draftsOf(token)}/answer/${id}`)
  const { busy, refusal, keep } = useSentence(block, at)
  const { fields, nameNow, naming } = useOwnWords()
  const [error, setError] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const field = useId()
  const alone = isOnlyMark(sentence)
  const words = typed.sentence ?? answeredSentence(sentence, mark, typed.answer)
  const isAnswered = typed.answer.trim() !== '' || typed.sentence !== null

  const submit = async () => {
    if (!isAnswered) {
      setError(t`Please type your answer, or take the sentence out`)
      focusControl(field)
      return
    }
    const name = await nameNow()
    if (name !== undefined && (await keep(words, name))) drop()
  }
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        id={field}
        label={
          <>
            <Trans>
              Your answer
              <span className="sr" lang={langOf(text)}>
                : {text}
              </span>
            </Trans>
          </>
        }
        help={alone ? t`In whole sentences, as they should stand in the letter.` : undefined}
        error={error}
      >
        {(ids) => (
          <TextArea
            {...ids}
            lang="en"
            rows={alone ? 4 : 2}
            value={typed.answer}
            onChange={(event) => {
              setError(undefined)
              type({ answer: event.target.value, sentence: null })
            }}
          />
        )}
      </Field>
      {isAnswered &&
        (alone ? (
          <Preview block={block} at={at} words={words} />
        ) : (
          <Field
            id={`${field}-sentence`}
            label={t`The sentence then reads`}
            help={t`You can change it here before you save.`}
          >
            {(ids) => (
              <TextArea
                {...ids}
                lang="en"
                className="paper-input"
                value={words}
                onChange={(event) => type({ ...typed, sentence: event.target.value })}
              />
            )}
          </Field>
        ))}
      {isAnswered && fields}
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="s" busy={busy || naming} busyLabel={t`Saving...`}>
          <Trans>
            Save the answer
            <span className="sr" lang={langOf(text)}>
              : {text}
            </span>
          </Trans>
        </Button>
        <Button look="quiet" size="s" onClick={() => setLeaving(true)}>
          <Trans>
            Take it out
            <span className="sr" lang={langOf(text)}>
              : {text}
            </span>
          </Trans>
        </Button>
      </div>
      {leaving && (
        <TakeOutDialog
          sentence={printedSentence(sentence)}
          busy={busy}
          onClose={() => setLeaving(false)}
          onTakeOut={() => {
            drop()
            void keep('', null).then(() => setLeaving(false))
          }}
        />
      )}
    </form>
  )
}

/** The paragraph with the answer in its place. */
function Preview({ block, at, words }: { block: Editable; at: number; words: string }) {
  const sentences = sentencesOf(block)
  const around = (sentence: Sentence | undefined) => (sentence === undefined ? '' : printedSentence(sentence))
  return (
    <div>
      <p className="label">
        <Trans>In the letter</Trans>
      </p>
      <p className="quoted" lang="en" aria-live="off">
        {around(sentences[at - 1])} <mark>{words}</mark> {around(sentences[at + 1])}
      </p>
    </div>
  )
}
