import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { signedLetterRule } from '#domain/recommender.ts'
import { Download, FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { handInSigned, linkedFile, linkHeaders } from '../../api/linked-letter.ts'
import { downloadLetter } from '../../tasks/download.ts'
import { isInterrupted } from '../../api/upload.ts'
import { useReview } from '../../review/review-context.ts'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { SendingFile } from '../../ui/file-cards.tsx'
import { fileProblem, kindInWords, shownName, sizeInWords } from '../../ui/file-kind.ts'
import { FilePicker } from '../../ui/file-picker.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whyStopped } from '../../ui/use-upload.ts'
import { questionsOf, useLinked } from './linked.ts'
import { whyNot } from './use-save.ts'

export const HAND_IN = 'sign'
const ID = 'signed-letter'
const FAILED = t`The letter could not be downloaded. Please check your connection and try again.`

/** The letter taken away as a file. */
export function Downloads() {
  const { token } = useLinked()
  const take = (kind: 'pdf' | 'docx') =>
    void downloadLetter(linkedFile(kind), { headers: linkHeaders(token), failed: FAILED })
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Download} onClick={() => take('pdf')}>
        <Trans>Download PDF</Trans>
      </Button>
      <Button icon={Download} onClick={() => take('docx')}>
        <Trans>Download DOCX</Trans>
      </Button>
    </div>
  )
}

/** The last step: take the letter away, sign it, hand it in. */
export function HandIn() {
  const { letter } = useLinked()
  const left = questionsOf(letter).length
  const unconfirmed = useReview().left.length
  return (
    <section className="card card-pad hand-in" aria-labelledby={HAND_IN}>
      <h2 id={HAND_IN} tabIndex={-1}>
        <Trans>Sign and return</Trans>
      </h2>
      {left === 0 && unconfirmed > 0 && (
        <Notice tone="gap">
          <Plural
            value={unconfirmed}
            one="# sentence is not confirmed yet. Until then each page of the download says DRAFT."
            other="# sentences are not confirmed yet. Until then each page of the download says DRAFT."
          />
        </Notice>
      )}
      {left > 0 && (
        <Notice tone="gap">
          <Plural
            value={left}
            one="# question is still open. Until then each page of the download says DRAFT."
            other="# questions are still open. Until then each page of the download says DRAFT."
          />
        </Notice>
      )}
      <ol className="hand-in-steps">
        <li>
          <p>
            <Trans>Download the letter, and put it on your letterhead if you like.</Trans>
          </p>
          <Downloads />
        </li>
        <li>
          <p>
            <Trans>Print it and sign it by hand, in ink. A scan of the signed pages is fine here.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>
              Hand in the signed letter. From then on its text stays as it is, and {letter.applicant.name} is told.
            </Trans>
          </p>
          <SignedFile label={t`Signed letter`} press={t`Hand in the signed letter`} />
        </li>
      </ol>
    </section>
  )
}

/** What is said where the file did not arrive; nothing of one that was stopped by hand. */
function whyNotSent(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return whyNot(error)
  if (error.code === 'cancelled') return undefined
  return isInterrupted(error) ? whyStopped(error) : whyNot(error)
}

/** Chooses a file, shows which, and sends it. */
export function SignedFile({ label, press, onSent }: { label: string; press: string; onSent?: () => void }) {
  const { token } = useLinked()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  /** How much of it is on its way; null while nothing is. */
  const [bytes, setBytes] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const pick = async (picked: File) => {
    const problem = await fileProblem(picked, signedLetterRule)
    setError(problem ?? undefined)
    setWrong(problem !== null)
    setFile(problem === null ? picked : null)
  }
  const send = async () => {
    if (file === null) {
      setError(t`Please choose the signed letter first`)
      focusControl(ID)
      return
    }
    if (bytes !== null) return
    setBytes(0)
    setError(undefined)
    const { signal } = (stop.current = new AbortController())
    try {
      await handInSigned(token, file, { onProgress: setBytes, signal })
      onSent?.()
    } catch (refusal) {
      setError(whyNotSent(refusal))
    } finally {
      setBytes(null)
    }
  }
  return (
    <div className="grid gap-4">
      <Field id={ID} label={label} error={error} as="group">
        {(ids) =>
          file === null ? (
            <FilePicker
              {...ids}
              name="file"
              rule={signedLetterRule}
              label={label}
              failed={isWrong}
              onPick={(picked) => void pick(picked)}
            />
          ) : bytes !== null ? (
            <SendingFile file={file} bytes={bytes} id={ids.id} onCancel={() => stop.current?.abort()} />
          ) : (
            <div className="file file-line">
              <Icon of={FileText} />
              <div className="grow">
                <p className="name">{shownName(file.name)}</p>
                <p className="tiny quiet num">{t`${kindInWords(file.name)}, ${sizeInWords(file.size)}`}</p>
              </div>
              <Button {...ids} look="quiet" size="s" onClick={() => setFile(null)}>
                <Trans>
                  Choose another<span className="sr"> in place of {shownName(file.name)}</span>
                </Trans>
              </Button>
            </div>
          )
        }
      </Field>
      <div>
        <Button look="primary" busy={bytes !== null} busyLabel={t`Sending...`} onClick={() => void send()}>
          {press}
        </Button>
      </div>
    </div>
  )
}
