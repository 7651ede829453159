import { Trans } from '@lingui/react/macro'

/** What a model drafted and the text does not hold, so that nothing is dropped unseen. */
export function LeftOut({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Left out, because the record does not hold it</Trans>
      </h2>
      <p className="tiny quiet">
        <Trans>If one of these is true, add it to your profile and draft the section again.</Trans>
      </p>
      <ul className="open-points">
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list stands still, and sentences may be worded alike
          <li key={index} lang="en">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
