import { signedLetterRule } from '#domain/recommender.ts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { saveSignedLetter, useLetters } from '../../api/recommenders.ts'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { fileProblem, kindInWords, sizeInWords } from '../../ui/file-kind.ts'
import { FilePicker } from '../../ui/file-picker.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { LetterLinkPanel } from './letter-link.tsx'

const ID = 'signed-letter'

/** The Final Letter tab: the letter as its writer signed it. */
export function FinalTab({ referee, onPrevious }: { referee: number; onPrevious: () => void }) {
  const { data, isError, refetch } = useLetters(referee)
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const stored = data?.signed_letter_url ?? null

  const pick = async (picked: File) => {
    const problem = await fileProblem(picked, signedLetterRule)
    setError(problem ?? undefined)
    setWrong(problem !== null)
    setFile(problem === null ? picked : null)
  }
  const refuse = (text: string) => {
    setError(text)
    focusControl(ID)
  }
  const submit = async () => {
    if (file === null && stored === null) return refuse('Please upload a signed letter before submitting')
    setError(undefined)
    setBusy(true)
    try {
      if (file !== null) await saveSignedLetter(referee, file)
      toast('Signed letter saved')
      void navigate('/petition-letter')
    } catch (refusal) {
      refuse(saysOf(refusal, 'An unexpected error occurred. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  if (isError) return <ErrorState title="Error fetching existing letters" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton />
  return (
    <div className="letter-tab">
      <p className="soft">
        Your recommender reads, corrects and owns every word. Send a link by which the signed letter comes back to this
        page, or send the DOCX and upload here what comes back. It becomes an exhibit of your petition.
      </p>
      {data.letters.length > 0 && <LetterLinkPanel referee={referee} />}
      {stored !== null && (
        <p className="small">
          Stored:{' '}
          <a href={stored} target="_blank" rel="noopener">
            {decodeURIComponent(stored.split('/').at(-1) ?? 'signed letter')}
          </a>
          . Another upload takes its place.
        </p>
      )}
      <Field id={ID} label="Signed letter" error={error} as="group">
        {(ids) =>
          file === null ? (
            <FilePicker
              {...ids}
              name="file"
              rule={signedLetterRule}
              label="Signed letter"
              failed={wrong}
              onPick={(picked) => void pick(picked)}
            />
          ) : (
            <div className="file file-line">
              <Icon of={FileText} />
              <div className="grow">
                <p className="name">{file.name}</p>
                <p className="tiny quiet num">
                  {kindInWords(file.name)}, {sizeInWords(file.size)}
                </p>
              </div>
              <Button {...ids} look="quiet" size="s" disabled={busy} onClick={() => setFile(null)}>
                Remove<span className="sr"> {file.name}</span>
              </Button>
            </div>
          )
        }
      </Field>
      <div className="formbar">
        <Button onClick={onPrevious}>Previous</Button>
        <span className="grow" />
        <Button look="primary" busy={busy} busyLabel="Processing..." onClick={() => void submit()}>
          Submit Signed Letter
        </Button>
      </div>
    </div>
  )
}
