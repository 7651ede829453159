import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { kindOfName, type FileRef } from '#domain/file.ts'
import { SIGNED_LETTER_MISSING, signedLetterRule } from '#domain/recommender.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { saveSignedLetter, useLetters } from '../../api/recommenders.ts'
import { unsentIssues } from '../../api/unsent-files.ts'
import { uploadsSettled } from '../../api/upload.ts'
import { LeaveQuestion } from '../../forms/leave-question.tsx'
import { LetterPreview } from '../../tasks/letter-preview.tsx'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { LetterLinkPanel } from './letter-link.tsx'
import { SHOWN_BY } from './shown-by.ts'
import { useSaveKey } from './use-save-key.ts'

const ID = 'signed-letter'
const NAME = 'file'
const NOT_KEPT = t`The letter that you chose is not saved. Leave, and you will have to choose it again.`
const NOT_REMOVED = t`The signed letter is not removed yet. Leave, and it stays as it is stored.`

const refOf = (url: string | null): FileRef | null =>
  url === null ? null : { name: decodeURIComponent(url.split('/').at(-1) ?? ''), url }

/** The Final Letter tab: the letter as its writer signed it. */
export function FinalTab({ referee, onPrevious }: { referee: number; onPrevious: () => void }) {
  const { data, isError, refetch } = useLetters(referee)
  const navigate = useNavigate()
  // Undefined until another is chosen than the stored one, so that what comes from elsewhere is seen.
  const [chosen, setChosen] = useState<FileRef | null>()
  const latest = useRef<FileRef | null>(undefined)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const stored = refOf(data?.signed_letter_url ?? null)
  const file = chosen === undefined ? stored : chosen
  const isDirty = file?.url !== stored?.url

  const choose = (picked: FileRef | null | undefined) => {
    latest.current = picked
    setChosen(picked)
    setError(undefined)
  }
  const refuse = (text: string) => {
    setError(text)
    focusControl(ID)
  }
  const keep = async (goOn: boolean) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    // One that is under way when the button is pressed belongs to what is saved.
    await uploadsSettled()
    const kept = latest.current === undefined ? stored : latest.current
    const unsent = unsentIssues().find(({ path }) => path === NAME)
    try {
      if (unsent !== undefined) return refuse(unsent.message)
      if (goOn && kept === null) return refuse(SIGNED_LETTER_MISSING)
      if (kept?.url !== stored?.url) await saveSignedLetter(referee, kept)
      choose(undefined)
      toast(kept === null && stored !== null ? t`Signed letter removed` : t`Signed letter saved`)
      setSubmitted(goOn)
    } catch (refusal) {
      refuse(saysOf(refusal, t`An unexpected error occurred. Please try again.`))
    } finally {
      setBusy(false)
    }
  }
  // After the render in which nothing is unsaved any more, so that leaving asks nothing.
  useEffect(() => {
    if (submitted && !isDirty) void navigate('/petition-letter')
  }, [submitted, isDirty, navigate])
  const save = () => {
    if (isDirty) void keep(false)
    else toast(file === null ? t`Nothing to save yet` : t`Signed letter saved`)
  }
  useSaveKey(save)

  if (isError && data === undefined)
    return <ErrorState title={t`Error fetching existing letters`} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton />
  return (
    <div className="letter-tab">
      <p className="soft">
        <Trans>
          Your recommender reads, corrects and owns every word. Send a link by which the signed letter comes back to
          this page, or send the DOCX and upload here what comes back. Ask for a signature by hand, in ink. The letter
          becomes an exhibit of your petition.
        </Trans>
      </p>
      {data.letters.length > 0 && <LetterLinkPanel referee={referee} />}
      <Field id={ID} label={t`Signed letter`} error={error} as="group">
        {(ids) => (
          <FileField
            {...ids}
            name={NAME}
            rule={signedLetterRule}
            label={t`Signed letter`}
            value={file}
            disabled={busy}
            onChange={choose}
          />
        )}
      </Field>
      {isDirty && !busy && (
        <p className="small soft" role="status">
          {file === null ? t`The stored letter stays until you save.` : t`Not saved yet.`}
        </p>
      )}
      {file !== null && kindOfName(file.name) === 'pdf' && (
        <LetterPreview url={file.url} title={t`Signed letter, preview`} />
      )}
      {file === null && (
        <p className="small soft">
          <Trans>
            While you wait for the signature, add <Link to="/recommender">another recommender</Link> or look at your{' '}
            <Link to="/petition-letter">petition letter</Link>. Come back here once the letter is signed.
          </Trans>
        </p>
      )}
      <div className="formbar">
        <Button onClick={onPrevious}>
          <Trans>Previous</Trans>
        </Button>
        <span className="grow" />
        <Button busy={busy} busyLabel={t`Processing...`} onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button look="primary" busy={busy} busyLabel={t`Processing...`} onClick={() => void keep(true)}>
          <Trans>Submit Signed Letter</Trans>
        </Button>
      </div>
      <LeaveQuestion isDirty={isDirty} shownBy={SHOWN_BY} told={file === null ? NOT_REMOVED : NOT_KEPT} />
    </div>
  )
}
