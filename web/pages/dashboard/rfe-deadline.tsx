import { Link } from 'react-router'
import { CFR_103_2 } from '#domain/official-texts.ts'
import { inFull } from '../profile/years.ts'
import { awayInWords, pressing, today } from './in-words.ts'

/** How long a notice leaves, and that nothing lengthens it. */
export function RfeDeadline({ deadlines }: { deadlines: readonly string[] }) {
  const from = today()
  const day = pressing(deadlines, from)
  return (
    <div className="small soft grid gap-2 pb-2">
      {day === null ? (
        <p>
          <Link to="/rfe">Add your notice</Link> first: it says what is asked and by when.
        </p>
      ) : (
        <p>
          {day < from ? 'The response was due' : 'The response is due'} <b>{inFull(day)}</b>, {awayInWords(day, from)}.
          It must have arrived by then, all of it at once; there is no extension (
          <a href={CFR_103_2.address} target="_blank" rel="noreferrer">
            8 CFR 103.2(b)(8)(iv), (11)
          </a>
          ).
        </p>
      )}
      <p>The two steps below are not available yet. Do not wait for them: the date on the notice decides.</p>
    </div>
  )
}
