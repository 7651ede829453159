import { Trans } from '@lingui/react/macro'
import { counts, minutesOf, type ChecklistItem } from '#domain/progress.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { translated } from '../../language/translated.ts'
import { openPages, PROFILE_STEPS } from '../../shell/profile-steps.tsx'
import { Badge, Dot } from '../../ui/badge.tsx'
import { inWords } from './in-words.ts'
import { rowState, type StepFacts } from './row-state.ts'
import { isPair, rowsOf, stepsOf, type Pair, type Row, type Step } from './steps.ts'

/** What the rows are drawn from. */
interface Standing {
  items: readonly ChecklistItem[]
  done: ReadonlySet<string>
  /** The step that comes next. */
  at: ChecklistItem | undefined
  factsOf: (item: ChecklistItem) => StepFacts
}

const inProfile = new Set(PROFILE_STEPS.map(({ path }) => path))
/** The bar over the profile's pages opens them one after another, and so does this list; the others tell what they wait for. */
const mayOpen = (item: ChecklistItem, open: ReadonlySet<string>): boolean =>
  !inProfile.has(item.path) || open.has(item.path)

/** Every step with its minutes and where it stands. `rfe` is said over the steps of a request for evidence. */
export function Checklist({ rfe, ...standing }: Standing & { rfe?: ReactNode }) {
  const { items, done } = standing
  const counted = items.filter(counts)
  const ready = counted.filter((item) => done.has(item.section)).length
  const open = openPages(done)
  return (
    <section className="list" aria-labelledby="checklist">
      <h2 id="checklist">
        <Trans>
          Checklist{' '}
          <small>
            {ready} of {counted.length} done
          </small>
        </Trans>
      </h2>
      {stepsOf(items).map((step, index) => (
        <ChecklistStep key={step.title} step={step} number={index + 1} open={open} {...standing}>
          {index === 0 && PROFILE_STEPS.some(({ path }) => !open.has(path)) && (
            <p className="tiny quiet">
              <Trans>They open one after another. Go back to any of them as often as you like.</Trans>
            </p>
          )}
          {step.parts.some((part) => rowsOf(part).some(({ section }) => section === 'RFE Response')) && rfe}
        </ChecklistStep>
      ))}
    </section>
  )
}

function ChecklistStep({
  step: { title, parts },
  number,
  open,
  children,
  ...standing
}: Standing & { step: Step; number: number; open: ReadonlySet<string>; children: ReactNode }) {
  const { items, done } = standing
  const own = items.filter((item) => parts.flatMap(rowsOf).some(({ section }) => section === item.section))
  const left = minutesOf(own.filter((item) => counts(item) && !done.has(item.section)))
  const timeLeft = inWords(left)
  return (
    <div className="step">
      <span className="n" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          {title}
          {parts.length > 1 && left > 0 && (
            <small>
              <Trans>{timeLeft} left</Trans>
            </small>
          )}
        </h3>
        {children}
        {parts.map((part) =>
          isPair(part) ? (
            <Group key={part.label} pair={part} open={open} {...standing} />
          ) : (
            <Item key={part.section} row={part} open={open} {...standing} />
          ),
        )}
      </div>
    </div>
  )
}

function Group({ pair: { label, rows }, ...rest }: Standing & { pair: Pair; open: ReadonlySet<string> }) {
  const items = rest.items.filter((item) => rows.some(({ section }) => section === item.section))
  const ready = items.filter((item) => rest.done.has(item.section)).length
  return (
    <>
      <div className="it grp">
        <Dot
          state={ready === rows.length ? 'done' : ready > 0 ? 'part' : undefined}
          percent={(100 * ready) / rows.length}
        />
        {label}
        <small>{inWords(minutesOf(items))}</small>
      </div>
      {rows.map((row) => (
        <Item key={row.section} row={row} sub {...rest} />
      ))}
    </>
  )
}

function Item({
  row,
  sub = false,
  items,
  at,
  open,
  factsOf,
}: Standing & { row: Row; sub?: boolean; open: ReadonlySet<string> }) {
  const item = items.find(({ section }) => section === row.section)
  if (item === undefined) return null
  const facts = factsOf(item)
  const { dot, badge, spoken } = rowState(item, facts)
  const leads = mayOpen(item, open)
  const classes = ['it', sub && 'sub', facts.done && 'done', item === at && 'at', !leads && 'shut']
  const content = (
    <>
      <Dot state={dot} />
      <span>
        {row.says ?? translated(item.label)}
        <span className="sr">
          <Trans>, {spoken}</Trans>
        </span>
      </span>
      {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      <small>{inWords(item.minutes)}</small>
    </>
  )
  const className = classes.filter(Boolean).join(' ')
  return leads ? (
    <Link className={className} to={item.path}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  )
}
