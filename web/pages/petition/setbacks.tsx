import { Trans } from '@lingui/react/macro'

/**
 * Asks for what an officer may hold against the applicant. Nothing guesses it from words: "two bridges were closed before
 * failure" is a success, and no sentence of the record is moved for such a word.
 */
export function Setbacks() {
  return (
    <details className="card card-pad">
      <summary>
        <Trans>Is there a setback in your record?</Trans>
      </summary>
      <p className="small soft mt-3">
        <Trans>
          A project that ended early, a paper that was taken back, years without work: an officer may ask about it. We
          never guess that something is a setback. If there is one, write in its entry what happened and how it was
          resolved. The petition then uses your own words. If there is none, you need do nothing.
        </Trans>
      </p>
    </details>
  )
}
