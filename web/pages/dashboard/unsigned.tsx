import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRecommenders } from '../../api/recommenders.ts'

/** Recommenders without a letter and letters that nobody signed: the steps count what is written, and only what is signed is evidence. */
export function Unsigned() {
  const { data = [] } = useRecommenders()
  const count = data.filter(({ letter }) => letter === 'drafted').length
  const lacking = data.filter(({ letter }) => letter === 'none').length
  return (
    <>
      {count > 0 && (
        <p className="small mt-2">
          <Link to="/recommender">
            <Plural value={count} one="# letter awaits a signature" other="# letters await a signature" />
          </Link>
          <Trans>. A letter is evidence only once it is signed.</Trans>
        </p>
      )}
      {lacking > 0 && (
        <p className="small mt-2">
          <Link to="/recommender">
            <Plural value={lacking} one="# recommender has no letter yet" other="# recommenders have no letter yet" />
          </Link>
        </p>
      )}
      <p className="tiny quiet mt-2">
        <Trans>
          A tick says that a step was saved or drafted. What is open in a letter is told with it, and is settled there.
        </Trans>
      </p>
    </>
  )
}
