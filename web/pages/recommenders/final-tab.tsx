import { signedLetterRule } from '#domain/recommender.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { saveSignedLetter, useLetters } from '../../api/recommenders.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

/** The Final Letter tab: the letter as its writer signed it. */
export function FinalTab({ referee, onPrevious }: { referee: number; onPrevious: () => void }) {
  const { data } = useLetters(referee)
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const stored = data?.signed_letter_url ?? null

  const submit = async () => {
    if (file === null && stored === null) return setError('Please upload a signed letter before submitting')
    setError(undefined)
    setBusy(true)
    try {
      if (file !== null) await saveSignedLetter(referee, file)
      toast('Signed letter saved')
      void navigate('/petition-letter')
    } catch (refusal) {
      setError(saysOf(refusal, 'An unexpected error occurred. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="letter-tab">
      <p className="soft">
        Send the DOCX to your recommender, who reads, corrects and owns every word. When it comes back signed, upload it
        here; it becomes an exhibit of your petition.
      </p>
      <Field
        id="signed-letter"
        label="Signed letter"
        help={`${signedLetterRule.kinds.map((kind) => kind.toUpperCase()).join(', ')}, up to 20 MB`}
        error={error}
      >
        {(ids) => (
          <input
            {...ids}
            className="input"
            type="file"
            accept=".pdf,.doc,.docx"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {stored !== null && (
        <p className="small">
          Stored:{' '}
          <a href={stored} target="_blank" rel="noopener">
            {decodeURIComponent(stored.split('/').at(-1) ?? 'signed letter')}
          </a>
        </p>
      )}
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
