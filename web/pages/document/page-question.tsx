import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { Check, Eye } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { quotePage, refetchDocument, usePassages, type Exhibit, type OpenPoint } from '../../api/document.ts'
import { LOCALE } from '../../language/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from './reading.ts'

const OR = new Intl.ListFormat(LOCALE, { type: 'disjunction' })
const atPage = (url: string, page: number): string => `${url}#page=${page}`

/** What to do about a question that papers may answer: the papers, their likely words to accept, and room for others. */
export function PageQuestion({ point }: { point: OpenPoint }) {
  const { document, exhibits, goTo } = useReading()
  const papers = (point.papers?.exhibits ?? []).flatMap((number) => exhibits.get(number) ?? [])
  const isOnThem = point.papers?.may_hold === true
  const { data } = usePassages(document.id, document.version, point.id, isOnThem)
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  if (papers.length === 0) return null
  const named = OR.format(papers.map(({ number }) => exhibitLabel(number)))

  const use = async (words: string) => {
    setBusy(words)
    setRefusal(undefined)
    try {
      const { version } = await quotePage(document.id, point.id, { base_version: document.version, words })
      toast(t`Quoted with its page. Saved as version ${version}.`)
      goTo(point.block, point.sentence)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void refetchDocument(document.id)
      setRefusal(saysOf(error, t`The server did not answer. Please try again.`))
      setBusy(null)
    }
  }
  return (
    <div className="page-question">
      <p className="small">
        {isOnThem ? (
          <Trans>Open exhibit {named} and copy the words that say it, or change the sentence.</Trans>
        ) : (
          <Trans>The pages of exhibit {named} do not say it. Add a paper that does, or change the sentence.</Trans>
        )}
      </p>
      {data !== undefined && data.results.length > 0 && (
        <>
          <p className="tiny quiet">
            <Trans>Do these words say it?</Trans>
          </p>
          <ul>
            {data.results.map(({ source, exhibit, page, words }) => {
              const there = exhibits.get(exhibit)
              return (
                <li key={`${source} ${words}`}>
                  <blockquote className="q" lang="en">
                    {words}
                  </blockquote>
                  <div className="uses">
                    <Button
                      size="s"
                      icon={Check}
                      busy={busy === words}
                      busyLabel={t`Saving...`}
                      onClick={() => void use(words)}
                    >
                      <Trans>
                        Use these words
                        <span className="sr" lang="en">
                          : {words}
                        </span>
                      </Trans>
                    </Button>
                    {there !== undefined && (
                      <a className="tiny" href={atPage(there.url, page)} target="_blank" rel="noopener">
                        <Trans>
                          Ex. {exhibitLabel(exhibit)}, p. {page}
                          <span className="sr">, in a new tab</span>
                        </Trans>
                      </a>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {papers.map((paper) => (
        <Paper
          key={paper.number}
          paper={paper}
          page={data?.results.find((one) => one.exhibit === paper.number)?.page}
        />
      ))}
      {isOnThem && <OtherWords busy={busy !== null} refusal={refusal} onUse={(words) => void use(words)} />}
    </div>
  )
}

/** A paper to look at: beside the question where a browser can show it, and in a tab of its own. */
function Paper({ paper: { number, title, url, content_type }, page = 1 }: { paper: Exhibit; page?: number }) {
  const [isShown, setShown] = useState(false)
  const label = exhibitLabel(number)
  return (
    <>
      <div className="uses">
        <a className="btn btn-second btn-s" href={atPage(url, page)} target="_blank" rel="noopener">
          <Trans>
            Open exhibit {label}
            <span className="sr">, in a new tab</span>
          </Trans>
        </a>
        {content_type === 'application/pdf' && !isShown && (
          <Button size="s" look="quiet" icon={Eye} onClick={() => setShown(true)}>
            <Trans>
              Show here<span className="sr">: {title}</span>
            </Trans>
          </Button>
        )}
      </div>
      {isShown && <iframe className="prev-frame" src={atPage(url, page)} title={t`Exhibit ${label}: ${title}`} />}
    </>
  )
}

/** Words that a person copies from the page. */
function OtherWords({
  busy,
  refusal,
  onUse,
}: {
  busy: boolean
  refusal: string | undefined
  onUse: (words: string) => void
}) {
  const id = useId()
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = words.trim() === ''
    setError(isEmpty ? t`Please copy the words from the page` : undefined)
    if (isEmpty) focusControl(id)
    else onUse(words)
  }
  return (
    <details className="more" open={refusal === undefined ? undefined : true}>
      <summary>
        <Trans>Copy other words</Trans>
      </summary>
      <form onSubmit={submit}>
        <Field id={id} label={t`The words, exactly as they are printed`} error={error ?? refusal}>
          {(ids) => (
            <TextArea
              {...ids}
              lang="en"
              rows={3}
              maxLength={1000}
              value={words}
              onChange={({ target }) => {
                setError(undefined)
                setWords(target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" size="s" busy={busy} busyLabel={t`Saving...`}>
          <Trans>Use these words</Trans>
        </Button>
      </form>
    </details>
  )
}
