import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { isEditable } from '#domain/editable.ts'
import { FilePlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { reviewDocument, type OpenPoint } from '../../api/document.ts'
import type { AskedFor } from '../../forms/asked-place.tsx'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { STATE_WORDS } from '../../review/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { moment } from '../../ui/moment.ts'
import { toast } from '../../ui/toast.tsx'
import { chosenSentence } from './chosen-sentence.ts'
import { PageQuestion } from './page-question.tsx'
import { pointElement, useReading } from './reading.ts'
import { asSentence, placeWord, quoted } from './words.ts'

const ABOUT_SETTLING = 'about-settling'
const SETTLING = t`“Confirm” says under your name that a sentence is true. “Leave out” says under your name that the document can be filed without what is asked. You can undo both.`

/** What it means to confirm and to leave out: said once above the points, which refer to it. */
export const AboutSettling = () => (
  <p className="tiny quiet about-settling" id={ABOUT_SETTLING}>
    {SETTLING}
  </p>
)

/** A mark as it stands in the text that one types, which is English. */
const markOf = ({ kind, text }: OpenPoint): string => `[${kind === 'missing' ? 'Missing' : 'Verify'}: ${text}]`

/** A question, or the marks of a sentence, with the ways to settle it or to open it again. */
export function Point({
  points,
  isShown,
  onWaive,
  onProve,
  onReopen,
}: {
  /** Points that one press settles together; the first is shown. */
  points: readonly [OpenPoint, ...OpenPoint[]]
  isShown: boolean
  onWaive?: () => void
  /** Asks for a source of the sentence. */
  onProve?: (sentence: Sentence) => void
  onReopen?: () => void
}) {
  const { document, goTo, edit } = useReading()
  const [point, ...others] = points
  const { id, kind, block, sentence, text, reason, href, waived, asked_of } = point
  const waits = kind !== 'missing' && asked_of !== null
  const there = document.blocks.find((one) => one.kind !== 'page-break' && one.id === block)
  const editable = there !== undefined && isEditable(there)
  const said = editable && kind !== 'missing' ? chosenSentence(there, sentence) : null
  const whatIsAsked: AskedFor = { asked: text, from: `/documents/${document.id}?panel=todo` }
  const [busy, setBusy] = useState(false)
  const reopen = async () => {
    setBusy(true)
    onReopen?.()
    try {
      const ids = points.map((one) => one.id)
      await reviewDocument(document.id, { base_version: document.version, reopen: ids })
      toast({ text: t`It is open again` })
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    }
  }
  return (
    <li id={pointElement(id)} tabIndex={-1} className={isShown ? 'is-shown' : undefined}>
      <div>
        <Badge tone={waived === null ? 'gap' : undefined}>
          {kind === 'missing' ? t`Missing` : kind === 'verify' ? t`Verify` : STATE_WORDS.open}
        </Badge>
      </div>
      <button type="button" className="btn btn-link point" lang="en" onClick={() => goTo(block, sentence)}>
        {kind === 'missing' ? text : quoted(text)}
      </button>
      {waived === null && point.papers !== null && <PageQuestion point={point} />}
      {reason !== '' && reason !== text && <p className="soft">{asSentence(translated(reason))}</p>}
      {others.map((other) => (
        <div key={other.id} id={pointElement(other.id)} tabIndex={-1}>
          <p className="also" lang="en">
            {quoted(other.text)}
          </p>
          {other.reason !== '' && <p className="soft">{asSentence(translated(other.reason))}</p>}
        </div>
      ))}
      {waived === null ? (
        <div className="ways">
          {editable && (
            <Button size="s" icon={Pencil} onClick={() => edit(block, kind === 'open' ? text : markOf(point))}>
              <Trans>
                Edit
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
          )}
          {said !== null && !waits && (
            <Button size="s" icon={FilePlus} onClick={() => onProve?.(said)}>
              <Trans>
                Add a source
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
          )}
          {href !== null && (
            <Link className="btn btn-second btn-s" to={href} state={whatIsAsked}>
              {placeWord(href)}
              <span className="sr" lang={langOf(text)}>
                {t`: ${text}`}
              </span>
            </Link>
          )}
          {waits ? (
            <span className="tiny quiet">
              <Trans>Waits for {asked_of}</Trans>
            </span>
          ) : (
            <Button size="s" look="quiet" onClick={onWaive} title={SETTLING} aria-describedby={ABOUT_SETTLING}>
              {kind === 'missing' ? (
                <Trans>
                  Leave out
                  <span className="sr" lang={langOf(text)}>
                    : {text}
                  </span>
                </Trans>
              ) : (
                <Trans>
                  Confirm
                  <span className="sr" lang={langOf(text)}>
                    : {text}
                  </span>
                </Trans>
              )}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="tiny quiet">{t`${waived.by}, ${moment(waived.at)}`}</span>
          <Button size="s" look="quiet" busy={busy} onClick={() => void reopen()}>
            <Trans>
              Undo
              <span className="sr" lang={langOf(text)}>
                : {text}
              </span>
            </Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
