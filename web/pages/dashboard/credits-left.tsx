import { useUsage } from '../../api/usage.ts'

/** What is left of each product that was ever bought. */
export function CreditsLeft() {
  const { data = [] } = useUsage()
  const bought = data.filter((row) => row.total_purchased > 0)
  return (
    <section aria-labelledby="credits">
      <h2 id="credits">Credits left</h2>
      {bought.length === 0 ? (
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
