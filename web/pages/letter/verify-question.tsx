import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import type { Editable } from '#domain/editable.ts'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { confirmPoints } from '../../api/linked-letter.ts'
import { langOf } from '../../language/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLinked, type Question } from './linked.ts'
import { NameDialog, useOwnWords } from './own-words.tsx'
import { plainSentence } from '../../review/sentence-text.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'
import { useSentence } from './use-sentence.ts'

/** Words that nothing in the applicant's papers tells: confirmed by name, changed, or taken out. */
export function VerifyQuestion({
  points,
  block,
  sentence,
}: {
  /** The words of the sentence that are asked about. */
  points: Question['points']
  block: Editable
  sentence: Sentence
}) {
  const { token, name, goOn } = useLinked()
  const at = points[0].sentence
  const text = points.map((one) => one.text).join(', ')
  const [ask, setAsk] = useState<'name' | 'take out' | null>(null)
  const [words, setWords] = useState<string | null>(null)
  const [confirming, setConfirming] = useState(false)
  const { busy, refusal, keep } = useSentence(block, at)
  const { fields, nameNow, naming } = useOwnWords()
  const field = useId()
  const plain = plainSentence(sentence)

  const confirm = async (by: string) => {
    setAsk(null)
    setConfirming(true)
    try {
      await confirmPoints(
        token,
        points.map(({ id }) => id),
        by,
      )
      toast(t`Confirmed as ${by}`)
      goOn()
    } catch (error) {
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    } finally {
      setConfirming(false)
    }
  }
  const change = async () => {
    const by = await nameNow()
    if (by !== undefined && words !== null) void keep(words, by)
  }
  return (
    <div className="answer">
      {words === null ? (
        <>
          {plain !== text && (
            <p className="quoted" lang="en">
              {plain}
            </p>
          )}
          <p className="small soft">
            <Trans>Nothing in the applicant’s papers says so.</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              size="s"
              icon={Check}
              className="wraps"
              busy={confirming}
              busyLabel={t`Saving...`}
              onClick={() => (name === null ? setAsk('name') : void confirm(name))}
            >
              <Trans>
                Yes, I state this from my own knowledge
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
            <Button size="s" disabled={confirming} onClick={() => setWords(plain)}>
              <Trans>
                Change the sentence
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
            <Button size="s" look="quiet" disabled={confirming} onClick={() => setAsk('take out')}>
              <Trans>
                Take it out
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
          </div>
        </>
      ) : (
        <form
          className="answer"
          onSubmit={(event) => {
            event.preventDefault()
            void change()
          }}
        >
          <Field id={field} label={t`The sentence`}>
            {(ids) => (
              <TextArea
                {...ids}
                lang="en"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button that it takes the place of
                autoFocus
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          {fields}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" size="s" busy={busy || naming} busyLabel={t`Saving...`}>
              <Trans>
                Save
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
            <Button size="s" onClick={() => setWords(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      {ask === 'name' && <NameDialog words={plain} onClose={() => setAsk(null)} onNamed={(by) => void confirm(by)} />}
      {ask === 'take out' && (
        <TakeOutDialog
          sentence={plain}
          busy={busy}
          onClose={() => setAsk(null)}
          onTakeOut={() => void keep('', null).then(() => setAsk(null))}
        />
      )}
    </div>
  )
}
