import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { isEditable } from '#domain/editable.ts'
import { CircleCheck, FilePlus, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { useCaseFile } from '../../api/case-file.ts'
import { reopenPoint, type DocumentView, type OpenPoint } from '../../api/document.ts'
import type { AskedFor } from '../../forms/asked-place.tsx'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { moment } from '../../ui/moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { toast } from '../../ui/toast.tsx'
import { chosenSentence } from './chosen-sentence.ts'
import { pointElement, useReading } from './reading.ts'
import { asSentence, isOpen, placeWord, quoted } from './words.ts'

const AddSourceDialog = later(async () => (await import('./add-source-dialog.tsx')).AddSourceDialog)
const WaiveDialog = later(async () => (await import('./waive-dialog.tsx')).WaiveDialog)

const ABOUT_TAKING = 'about-taking-responsibility'
const TAKING = t`“Take responsibility” settles a point under your name without a paper: you say that what is marked is true, or that the document can be filed without what is missing. You confirm it first, and can undo it.`

/** By whom a point was settled. */
const TAKEN = [
  { as: 'applicant', title: t`Settled on your responsibility` },
  { as: 'recommender', title: t`Confirmed by the recommender` },
] as const

/** What is still to be settled, what was taken upon oneself, and what the checks of the whole found. */
export function Todo({ shown }: { shown: string | null }) {
  const { document, goTo } = useReading()
  const { open, quality, contradictions } = document
  const [waiving, setWaiving] = useState<OpenPoint | null>(null)
  const [proving, setProving] = useState<{ point: OpenPoint; sentence: Sentence } | null>(null)
  // A point that is settled or opened again stands under another heading then, and its button is gone.
  const moved = useRef<{ id: string; taken: boolean } | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    const { id, taken } = moved.current
    if (!open.some((point) => point.id === id && (point.waived !== null) === taken)) return
    window.document.getElementById(pointElement(id))?.focus()
    moved.current = null
  })
  const unsettled = open.filter(isOpen)
  const list = (points: readonly OpenPoint[]) => (
    <ul className="todo">
      {points.map((point) => (
        <Point
          key={point.id}
          point={point}
          isShown={point.id === shown}
          onWaive={() => setWaiving(point)}
          onProve={(sentence) => setProving({ point, sentence })}
        />
      ))}
    </ul>
  )
  const own = unsettled.filter(({ asked_of }) => asked_of === null)
  const writers = [...Map.groupBy(unsettled, ({ asked_of }) => asked_of)].flatMap(([name, points]) =>
    name === null ? [] : [{ name, points }],
  )
  return (
    <>
      <section>
        <h2>
          <Trans>To settle before you file</Trans>
        </h2>
        {unsettled.length === 0 ? (
          <p className="found">
            <Icon of={CircleCheck} size="s" />
            <span>
              <Trans>Nothing is left to settle. The PDF and DOCX are no longer marked DRAFT.</Trans>
            </span>
          </p>
        ) : (
          <>
            <p className="tiny quiet">
              <Trans>The PDF and DOCX say DRAFT on each page until all of these are settled.</Trans>
            </p>
            <p className="tiny quiet about-taking" id={ABOUT_TAKING}>
              {TAKING}
            </p>
            {own.length > 0 && list(own)}
            {writers.map(({ name, points }) => (
              <div key={name} className="for-writer">
                <h3>
                  <Trans>
                    For <span lang={langOf(name)}>{name}</span>
                  </Trans>
                </h3>
                <p className="tiny quiet">
                  <Trans>“You” in these questions is the writer of the letter. They are answered by its link:</Trans>{' '}
                  <Link to={`/recommender-config?ref=${document.referee_id}&tab=letters#letter-link`}>
                    <Trans>send it to {name}</Trans>
                  </Link>
                </p>
                {list(points)}
              </div>
            ))}
          </>
        )}
      </section>
      {TAKEN.map(({ as, title }) => {
        const taken = open.filter((point) => point.waived?.as === as)
        if (taken.length === 0) return null
        return (
          <section key={as}>
            <h2>{title}</h2>
            <ul className="todo">
              {taken.map((point) => (
                <Point
                  key={point.id}
                  point={point}
                  isShown={point.id === shown}
                  onReopen={() => {
                    moved.current = { id: point.id, taken: false }
                  }}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {contradictions.length > 0 && (
        <section>
          <h2>
            <Trans>Contradictions in your case file</Trans>
          </h2>
          <ul className="todo">
            {contradictions.map((one) => (
              <Contradiction key={`${one.kind} ${one.text}`} contradiction={one} />
            ))}
          </ul>
        </section>
      )}
      {quality.length > 0 && (
        <section>
          <h2>
            <Trans>Worth another look</Trans>
          </h2>
          <ul className="todo">
            {quality.map(({ rule, severity, text, block }) => (
              <li key={`${rule} ${text}`}>
                <div>
                  <Badge tone={severity === 'must' ? 'gap' : undefined}>
                    {severity === 'must' ? t`Must` : t`Should`}
                  </Badge>
                </div>
                <p>{translated(text)}</p>
                {block !== null && (
                  <div>
                    <Button size="s" look="quiet" onClick={() => goTo(block)}>
                      <Trans>
                        Go to the place<span className="sr">: {translated(text)}</span>
                      </Trans>
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {proving && (
        <AddSourceDialog place={proving.point} sentence={proving.sentence} onClose={() => setProving(null)} />
      )}
      {waiving && (
        <WaiveDialog
          point={waiving}
          onWaived={() => {
            moved.current = { id: waiving.id, taken: true }
          }}
          onClose={() => setWaiving(null)}
        />
      )}
    </>
  )
}

/** What does not fit together, with the way to each place as the case file knows it now. */
function Contradiction({ contradiction: { text, places } }: { contradiction: DocumentView['contradictions'][number] }) {
  const { data } = useCaseFile()
  const known = data?.contradictions.find((one) => one.text === text)?.places ?? []
  return (
    <li>
      <p>{translated(text)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {places.map((place) => {
          const way = known.find((one) => one.place === place)
          if (way === undefined) return <span key={place}>{translated(place)}</span>
          return way.url === null ? (
            <Link key={place} to={way.path}>
              {translated(place)}
            </Link>
          ) : (
            <a key={place} href={way.url} target="_blank" rel="noopener">
              {translated(place)}
            </a>
          )
        })}
      </p>
    </li>
  )
}

/** A mark as it stands in the text that one types, which is English. */
const markOf = ({ kind, text }: OpenPoint): string => `[${kind === 'missing' ? 'Missing' : 'Verify'}: ${text}]`

function Point({
  point,
  isShown,
  onWaive,
  onProve,
  onReopen,
}: {
  point: OpenPoint
  isShown: boolean
  onWaive?: () => void
  /** Asks for a source of the sentence. */
  onProve?: (sentence: Sentence) => void
  onReopen?: () => void
}) {
  const { document, goTo, edit } = useReading()
  const { id, kind, block, sentence, text, reason, href, waived } = point
  const there = document.blocks.find((one) => one.kind !== 'page-break' && one.id === block)
  const editable = there !== undefined && isEditable(there)
  const said = editable && kind === 'verify' ? chosenSentence(there, sentence) : null
  const whatIsAsked: AskedFor = { asked: text, from: `/documents/${document.id}?panel=todo` }
  const [busy, setBusy] = useState(false)
  const reopen = async () => {
    setBusy(true)
    onReopen?.()
    try {
      await reopenPoint(document.id, id)
      toast({ text: t`It is open again` })
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    }
  }
  return (
    <li id={pointElement(id)} tabIndex={-1} className={isShown ? 'is-shown' : undefined}>
      <div>
        <Badge tone={waived === null ? 'gap' : undefined}>{kind === 'missing' ? t`Missing` : t`Verify`}</Badge>
      </div>
      <button type="button" className="btn btn-link point" lang="en" onClick={() => goTo(block, sentence)}>
        {kind === 'verify' ? quoted(text) : text}
      </button>
      {reason !== '' && reason !== text && <p className="soft">{asSentence(translated(reason))}</p>}
      {waived === null ? (
        <div className="ways">
          {editable && (
            <Button size="s" icon={Pencil} onClick={() => edit(block, markOf(point))}>
              <Trans>
                Edit
                <span className="sr" lang={langOf(text)}>
                  : {text}
                </span>
              </Trans>
            </Button>
          )}
          {said !== null && (
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
          <Button size="s" look="quiet" onClick={onWaive} title={TAKING} aria-describedby={ABOUT_TAKING}>
            <Trans>
              Take responsibility
              <span className="sr" lang={langOf(text)}>
                : {text}
              </span>
            </Trans>
          </Button>
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
