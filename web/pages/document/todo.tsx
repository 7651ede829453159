import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { CHOICE_LEFT_OUT } from '#domain/drafted-document.ts'
import { settledTogether } from '#domain/to-settle.ts'
import { CircleCheck, EyeOff, ListChecks } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { OpenPoint } from '../../api/document.ts'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { LeftOut } from '../../tasks/left-out.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { useReview } from '../../review/review-context.ts'
import { toLookAt } from '../../review/words.ts'
import { Contradiction } from './contradiction.tsx'
import { Folded } from './folded.tsx'
import { groupsOfQuestions } from './groups-of-questions.ts'
import { LeftOutByYou } from './left-out-by-you.tsx'
import { NotInLetter } from './not-in-letter.tsx'
import { AboutSettling, Point } from './open-point.tsx'
import { pointElement, useReading, type ShownPoint } from './reading.ts'
import { useFocusOn } from './use-focus-on.ts'
import { isOpen } from './words.ts'

const AddSourceDialog = later(async () => (await import('./add-source-dialog.tsx')).AddSourceDialog)
const WaiveDialog = later(async () => (await import('./waive-dialog.tsx')).WaiveDialog)

/** By whom a point was settled. */
const TAKEN = [
  { as: 'applicant', title: t`Confirmed or left out by you` },
  { as: 'recommender', title: t`Confirmed by the recommender` },
] as const

/** What is still to be settled, what was taken upon oneself, and what the checks of the whole found. */
export function Todo({ shown: pressed }: { shown: ShownPoint | null }) {
  const shown = pressed?.id ?? null
  useFocusOn(pressed)
  const { document, goTo, startReview } = useReading()
  const { left, takeBack } = useReview()
  const { open, quality, contradictions, left_out } = document
  const [waiving, setWaiving] = useState<readonly OpenPoint[]>([])
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
  const worth = quality.filter(({ rule }) => rule !== CHOICE_LEFT_OUT)
  const unsettled = open.filter(isOpen)
  const list = (points: readonly OpenPoint[]) => (
    <ul className="todo">
      {settledTogether(points).map((together) => (
        <Point
          key={together[0].id}
          points={together}
          isShown={together.some(({ id }) => id === shown)}
          onWaive={() => setWaiving(together)}
          onProve={(sentence) => setProving({ point: together[0], sentence })}
        />
      ))}
    </ul>
  )
  // A sentence that nobody has confirmed is looked at in its place.
  const isLookedAt = ({ kind, asked_of }: OpenPoint): boolean => kind === 'open' && asked_of === null
  const unconfirmed = unsettled.filter(isLookedAt)
  const asked = unsettled.filter((point) => !isLookedAt(point))
  const own = asked.filter(({ asked_of }) => asked_of === null)
  const { groups, others } = groupsOfQuestions(own, document)
  const writers = [...Map.groupBy(asked, ({ asked_of }) => asked_of)].flatMap(([name, points]) =>
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
            {left.length > 0 && (
              <p className="dh-review">
                <span>{toLookAt(left.length)}</span>
                <Button size="s" icon={ListChecks} onClick={startReview}>
                  <Trans>Review</Trans>
                </Button>
              </p>
            )}
            {asked.length > 0 && <AboutSettling />}
            {groups.map(({ key, title, points }) => (
              <Folded
                key={key}
                isOpen={points.some(({ id }) => id === shown)}
                title={
                  <>
                    <span lang={langOf(title)}>{title}</span> <span className="tiny quiet num">{points.length}</span>
                  </>
                }
              >
                <Button size="s" look="quiet" icon={EyeOff} onClick={() => setWaiving(points)}>
                  <Trans>
                    Leave out all {points.length}
                    <span className="sr">: {title}</span>
                  </Trans>
                </Button>
                {list(points)}
              </Folded>
            ))}
            {others.length > 0 && list(others)}
            {unconfirmed.length > 0 && (
              <Folded
                title={plural(unconfirmed.length, {
                  one: '# sentence not confirmed yet',
                  other: '# sentences not confirmed yet',
                })}
                isOpen={unconfirmed.some(({ id }) => id === shown)}
              >
                {list(unconfirmed)}
              </Folded>
            )}
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
        const all = open.filter(({ waived }) => waived?.as === as && !waived.left_out)
        const taken = all.filter(({ kind }) => kind !== 'open')
        const confirmed = all.filter(({ kind }) => kind === 'open')
        if (all.length === 0) return null
        const settled = (points: readonly OpenPoint[]) => (
          <ul className="todo">
            {settledTogether(points).map((together) => (
              <Point
                key={together[0].id}
                points={together}
                isShown={together.some(({ id }) => id === shown)}
                onReopen={() => {
                  moved.current = { id: together[0].id, taken: false }
                }}
              />
            ))}
          </ul>
        )
        return (
          <section key={as}>
            <h2>{title}</h2>
            {taken.length > 0 && settled(taken)}
            {confirmed.length > 0 && (
              <Folded
                title={plural(confirmed.length, { one: '# sentence confirmed', other: '# sentences confirmed' })}
                isOpen={confirmed.some(({ id }) => id === shown)}
              >
                {settled(confirmed)}
              </Folded>
            )}
          </section>
        )
      })}
      <LeftOutByYou points={open.filter(({ waived }) => waived?.left_out)} onBack={takeBack} />
      <LeftOut sentences={left_out.map(({ text, reason }) => `${text} (${reason})`)} />
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
      <NotInLetter findings={quality.filter(({ rule }) => rule === CHOICE_LEFT_OUT)} />
      {worth.length > 0 && (
        <section>
          <h2>
            <Trans>Worth another look</Trans>
          </h2>
          <ul className="todo">
            {worth.map(({ rule, severity, text, block }) => (
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
      {waiving[0] !== undefined && (
        <WaiveDialog
          points={waiving}
          onWaived={() => {
            if (waiving[0] !== undefined) moved.current = { id: waiving[0].id, taken: true }
          }}
          onClose={() => setWaiving([])}
        />
      )}
    </>
  )
}
