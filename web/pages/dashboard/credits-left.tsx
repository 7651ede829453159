import { useUsage } from '../../api/usage.ts'
import { Button } from '../../ui/button.tsx'
import './credits-left.css'

/** What is left of each product that was ever bought. */
export function CreditsLeft() {
  const { data, isError, refetch } = useUsage()
  const bought = data?.filter((row) => row.total_purchased > 0) ?? []
  return (
    <section className="credits" aria-labelledby="credits">
      <h2 id="credits">Credits left</h2>
      {isError ? (
        <p className="small soft mt-3">
          Failed to fetch usage data.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : data === undefined ? (
        <p className="skeleton tiny quiet mt-3">Loading…</p>
      ) : bought.length === 0 ? (
        <p className="tiny quiet mt-3">None yet. Your first ten endeavors are drafted free of charge.</p>
      ) : (
        <dl>
          {bought.map(({ code, product, remaining_usage, total_purchased }) => (
            <div key={code}>
              <dt>{product}</dt>
              <dd>
                {remaining_usage} of {total_purchased}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
