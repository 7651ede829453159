/** Before the first page is there: nothing for a moment, then a quiet word. */
export function FirstLoad() {
  return (
    <p role="status" className="skeleton state">
      Loading…
    </p>
  )
}
