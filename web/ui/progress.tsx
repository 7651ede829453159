import { cssVariables } from './badge.tsx'

export interface Segment {
  /** Its share of the length. */
  minutes: number
  done: boolean
}

/** Progress cut into segments as long as their minutes, with marks at 0, 25, 50, 75 and 100. */
export function ProgressBar({
  percent,
  segments,
  labelledBy,
}: {
  percent: number
  segments: readonly Segment[]
  labelledBy: string
}) {
  return (
    <>
      <div
        className="bar"
        role="progressbar"
        aria-labelledby={labelledBy}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {segments.map(({ minutes, done }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- segments stand still
          <i key={index} className={done ? 'on' : undefined} style={cssVariables({ '--m': String(minutes) })} />
        ))}
      </div>
      <div className="ticks" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((tick) => (
          <span key={tick} style={cssVariables({ '--at': `${tick}%` })}>
            {tick}
          </span>
        ))}
      </div>
    </>
  )
}

/** A thin line for one thing under way: an upload, a job. */
export function ProgressLine({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="line"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={cssVariables({ '--p': `${percent}%` })} />
    </div>
  )
}
