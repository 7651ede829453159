import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { chooseSource, refetchDocument, type FoundSource } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { quotedIn, saidIn } from './chosen-sentence.ts'
import { useReading } from './reading.ts'
import { SEARCH, SourceSearch } from './source-search.tsx'
import { asSentence, quoted } from './words.ts'

/** What came of a check: what the source does not hold, or why there was no answer. */
type Outcome =
  | { kind: 'not held'; place: string; findings: readonly { text: string; reason: string }[] }
  | { kind: 'failed'; text: string; outdated: boolean }

/** A sentence’s source, chosen from the case file; the sentence is checked again with it. */
export function AddSourceDialog({
  place,
  sentence,
  onClose,
}: {
  place: { block: string; sentence: number }
  sentence: Sentence
  onClose: () => void
}) {
  const { document, goTo } = useReading()
  const [chosen, setChosen] = useState<FoundSource | null>(null)
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  const check = async () => {
    if (busy) return
    if (chosen === null) {
      setError(t`Please choose a place from the list`)
      focusControl(SEARCH)
      return
    }
    setBusy(true)
    setOutcome(null)
    try {
      const {
        is_saved,
        findings,
        document: saved,
      } = await chooseSource(document.id, document.version, {
        ...place,
        source: chosen.id,
      })
      if (!is_saved) {
        setOutcome({ kind: 'not held', place: chosen.place, findings })
        return
      }
      const { version } = saved
      const open = findings.length
      toast(
        open === 0
          ? t`The source holds. Saved as version ${version}.`
          : t`The source holds. Saved as version ${version}. ${plural(open, { one: '# thing', other: '# things' })} in it no source holds yet.`,
      )
      onClose()
      goTo(place.block, place.sentence)
    } catch (refusal) {
      const outdated = refusal instanceof ApiError && refusal.status === 409
      setOutcome({ kind: 'failed', text: saysOf(refusal, t`The server did not answer. Please try again.`), outdated })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={t`Add a source`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Checking...`} onClick={() => void check()}>
            <Trans>Check with this source</Trans>
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4 add-source"
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <p className="small soft">
          <Trans>
            Choose what proves this sentence. It is checked again with it; what the source holds is no longer marked.
          </Trans>
        </p>
        <blockquote className="add-source-words" lang="en">
          {quotedIn(sentence)}
        </blockquote>
        <SourceSearch
          document={document.id}
          version={document.version}
          near={saidIn(sentence)}
          chosen={chosen}
          error={error}
          onChoose={(source) => {
            setChosen(source)
            setError(undefined)
            setOutcome(null)
          }}
        />
        <div ref={told}>{outcome && <Told outcome={outcome} document={document.id} onClose={onClose} />}</div>
      </form>
    </Dialog>
  )
}

function Told({ outcome, document, onClose }: { outcome: Outcome; document: number; onClose: () => void }) {
  if (outcome.kind === 'failed')
    return (
      <Notice
        tone="error"
        action={
          outcome.outdated && (
            <Button
              size="s"
              onClick={() => {
                void refetchDocument(document)
                onClose()
              }}
            >
              <Trans>Load the newest version</Trans>
            </Button>
          )
        }
      >
        {outcome.text}
      </Notice>
    )
  return (
    <div role="alert">
      <Notice tone="gap">
        <p>
          <Trans>
            <b>{translated(outcome.place)}</b> does not hold it:
          </Trans>
        </p>
        <ul className="not-held">
          {outcome.findings.map(({ text, reason }) => (
            <li key={`${text} ${reason}`}>
              <span lang="en">{quoted(text)}</span>
              {t`: ${asSentence(translated(reason))}`}
            </li>
          ))}
        </ul>
        <p>
          <Trans>Nothing was changed. Choose another place, or reword the sentence.</Trans>
        </p>
      </Notice>
    </div>
  )
}
