import { CHECKLIST, type ChecklistItem } from '#domain/progress.ts'
import { Link } from 'react-router'
import { Badge, Dot } from '../../ui/badge.tsx'

type Row = ChecklistItem & { sub?: true }

const find = (section: string): ChecklistItem => {
  const item = CHECKLIST.find((candidate) => candidate.section === section)
  if (!item) throw new Error(`No step for ${section}`)
  return item
}
const row = (section: string, label?: string): Row => ({ ...find(section), ...(label !== undefined && { label }) })
const pair = (label: string, first: string, second: string) => ({
  label,
  rows: [row(first), row(second)].map((item): Row => ({ ...item, sub: true })),
})

/** The four steps, and the parts of the first as the checklist groups them. */
const STEPS: { title: string; parts: ({ label: string; rows: Row[] } | Row)[] }[] = [
  {
    title: 'Create Profile',
    parts: [
      row('Personal Info'),
      pair('Education', 'Education', 'Academic Project'),
      pair('Employment', 'Employment', 'Professional Project'),
      row('Evidence'),
      row('Future Plan'),
      row('RFE'),
    ],
  },
  { title: 'Proposed Endeavors', parts: [row('Proposed Endeavor', 'Choose what you will do in the United States')] },
  { title: 'Add A Recommender', parts: [row('Recommender', 'People who know your work, or only your results')] },
  { title: 'Petition Letter', parts: [row('Petition Letter', 'Opens once an endeavor is selected')] },
]

const rowsOf = (part: { label: string; rows: Row[] } | Row): Row[] => ('rows' in part ? part.rows : [part])
const minutesOf = (rows: readonly Row[]) => rows.reduce((sum, item) => sum + item.minutes, 0)

/** Every step with its minutes and whether it is done. `at` is the section that comes next. */
export function Checklist({ done, at }: { done: ReadonlySet<string>; at: string | undefined }) {
  const all = STEPS.flatMap((step) => step.parts.flatMap(rowsOf)).filter((item) => item.optional !== true)
  return (
    <section className="list" aria-labelledby="checklist">
      <h2 id="checklist">
        Checklist{' '}
        <small>
          {all.filter((item) => done.has(item.section)).length} of {all.length} done
        </small>
      </h2>
      {STEPS.map(({ title, parts }, index) => {
        const open = parts.flatMap(rowsOf).filter((item) => item.optional !== true && !done.has(item.section))
        return (
          <div className="step" key={title}>
            <span className="n" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>
                {title}
                {parts.length > 1 && open.length > 0 && <small>{minutesOf(open)} min left</small>}
              </h3>
              {parts.map((part) =>
                'rows' in part ? (
                  <Group key={part.label} {...part} done={done} at={at} />
                ) : (
                  <Item key={part.section} item={part} done={done.has(part.section)} at={at === part.section} />
                ),
              )}
            </div>
          </div>
        )
      })}
    </section>
  )
}

function Group({
  label,
  rows,
  done,
  at,
}: {
  label: string
  rows: Row[]
  done: ReadonlySet<string>
  at: string | undefined
}) {
  const ready = rows.filter((item) => done.has(item.section)).length
  return (
    <>
      <div className="it grp">
        <Dot
          state={ready === rows.length ? 'done' : ready > 0 ? 'part' : undefined}
          percent={(100 * ready) / rows.length}
        />
        {label}
        <small>{minutesOf(rows)} min</small>
      </div>
      {rows.map((item) => (
        <Item key={item.section} item={item} done={done.has(item.section)} at={at === item.section} />
      ))}
    </>
  )
}

function Item({ item, done, at }: { item: Row; done: boolean; at: boolean }) {
  const classes = ['it', item.sub && 'sub', done && 'done', at && 'at'].filter(Boolean).join(' ')
  return (
    <Link className={classes} to={item.path}>
      <Dot state={done ? 'done' : item.optional ? 'opt' : undefined} />
      <span>
        {item.label}
        {done && <span className="sr">, complete</span>}
      </span>
      {item.optional && <Badge tone="line">Optional</Badge>}
      <small>{item.minutes} min</small>
    </Link>
  )
}
