import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IMPORT_REFUSALS, type ImportReply, MAX_IMPORT_BYTES } from '#domain/import.ts'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { importFile } from '../../api/imports.ts'
import { useMe } from '../../api/session.ts'
import type { Entry } from '../../forms/entry-section.ts'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { focusControl } from '../../ui/error-summary.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { later } from '../../ui/later.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EarlierFiles } from './earlier-files.tsx'
import { Guide } from './guide.tsx'
import './import.css'

/** With the forms of all sections, which only a file that was read needs. */
const Review = later(async () => (await import('./review.tsx')).Review)

/** The server looks at the bytes; this only helps to find the file. */
const ACCEPT = '.json,.bib,.bibtex,.xml,.txt,application/json,application/xml,text/xml,application/x-bibtex,text/plain'
const RULE = {
  kinds: [],
  maxBytes: MAX_IMPORT_BYTES,
  wrongKind: IMPORT_REFUSALS.wrong,
  tooLarge: IMPORT_REFUSALS.too_large,
}

const PICKER = 'import-file'

type Stage =
  | { is: 'choosing'; failure: string | null }
  | { is: 'reading'; name: string }
  | { is: 'read'; read: ImportReply; typed: ReadonlyMap<string, readonly Entry[]> }

function saysOfRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return t`An unexpected error occurred`
  if (error.code === 'timeout') return IMPORT_REFUSALS.slow
  if (error.status === 0) return t`The server did not answer. Please try again.`
  if (error.status === 413) return IMPORT_REFUSALS.too_large
  return error.says(t`The file could not be read. Please try again.`)
}

/** Takes entries out of a file in which they are told already, to be looked at one by one. */
export default function Import() {
  usePageTitle(t`Import from a file`)
  const me = useMe()
  const [stage, setStage] = useState<Stage>({ is: 'choosing', failure: null })

  const opened = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone with what stood here before.
    if (opened.current && stage.is === 'choosing') focusControl(PICKER)
    opened.current = true
  }, [stage])

  const take = async (file: File) => {
    if (me === null || stage.is === 'reading') return
    if (file.size > MAX_IMPORT_BYTES) return setStage({ is: 'choosing', failure: IMPORT_REFUSALS.too_large })
    setStage({ is: 'reading', name: file.name })
    window.scrollTo(0, 0)
    try {
      const [read, { typedEntries }] = await Promise.all([importFile(file), import('./into-drafts.ts')])
      setStage({ is: 'read', read, typed: await typedEntries(me.id) })
    } catch (error) {
      setStage({ is: 'choosing', failure: saysOfRefusal(error) })
    }
  }
  const pick = (file: File) => void take(file)
  /** Google Scholar shows its export as a page of text. */
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData.getData('text/plain')
    if (clipboardData.files.length === 0 && text.trim() !== '') pick(new File([text], 'pasted-text.txt'))
  }

  return (
    <div className="import">
      <h1>
        <Trans>Import from a file</Trans>
      </h1>
      {stage.is === 'read' ? (
        <Review
          key={stage.read.source.url}
          read={stage.read}
          typed={stage.typed}
          onOther={() => {
            setStage({ is: 'choosing', failure: null })
            window.scrollTo(0, 0)
          }}
        />
      ) : (
        <>
          <p className="lead">
            <Trans>
              Bring in what you have told elsewhere already. You look at each entry before it is added, and nothing that
              you saved is changed.
            </Trans>
          </p>
          <div role="alert">
            {stage.is === 'choosing' && stage.failure !== null && (
              <Notice tone="error">{translated(stage.failure)}</Notice>
            )}
          </div>
          {stage.is === 'reading' ? (
            <div className="card card-pad reading" role="status">
              <p>
                <Trans>Reading {stage.name}</Trans>
              </p>
              <div className="skeleton" aria-hidden="true">
                <span className="sk" />
              </div>
              <p className="tiny quiet">
                <Trans>A long list of publications takes up to 10 seconds.</Trans>
              </p>
            </div>
          ) : (
            <div onPaste={paste}>
              <FilePicker
                id={PICKER}
                name="file"
                label={t`A file of your record`}
                rule={RULE}
                accept={ACCEPT}
                failed={stage.failure !== null}
                onPick={pick}
              >
                <Trans>ORCID, BibTeX or JSON Resume, up to 2 MB</Trans>
              </FilePicker>
            </div>
          )}
          <p className="small soft">
            <Trans>
              The file is read here, by Waiverly itself. It is sent to nobody else, and kept with your other files.
            </Trans>
          </p>
          <Guide />
          <EarlierFiles />
        </>
      )}
    </div>
  )
}
