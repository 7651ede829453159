import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FACTORS } from '#domain/rfe.ts'
import { beyondBeside } from '#domain/rfe-beyond.ts'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import type { ReactNode } from 'react'
import { translated } from '../../language/translated.ts'
import { Quote } from './quote.tsx'
import { RIGHT_LAW } from './words.ts'

/** What else a notice says that a response should take up: what is granted, and where it errs. */
export function Findings({
  analysis: { reading, errors, beyond, issues },
  onShow,
}: {
  analysis: RfeAnalysisReply
  onShow: (page: number) => void
}) {
  const conceded = reading?.conceded ?? []
  const wrong = reading?.wrong_standard ?? []
  return (
    <>
      <Group
        id="conceded"
        title={t`What the officer grants`}
        intro={t`These sentences read as if a point were granted. Compare each with the notice: some only lead up to a finding.`}
        items={conceded.map((one) => (
          <>
            <b>{translated(FACTORS[one.factor].name)}</b>
            <Quote of={one} onShow={onShow} />
          </>
        ))}
      />
      <Group
        id="wrong"
        title={t`Where the notice asks by another test`}
        intro={t`The response states the law as it is, with respect, and then answers all the same.`}
        items={wrong.map((one) => (
          <>
            <b>{RIGHT_LAW[one.why].name}</b>
            <Quote of={one} onShow={onShow} />
            <p className="small">{RIGHT_LAW[one.why].says}</p>
          </>
        ))}
      />
      <Group
        id="errors"
        title={t`Where the notice and your record differ`}
        intro={t`Check each against the paper. Either the notice errs, or an entry of yours does.`}
        items={errors.map((one) => (
          <>
            <Quote of={one} onShow={onShow} />
            <p className="small">
              <Trans>
                Your record: {one.record} <span className="quiet">({translated(one.place)})</span>
              </Trans>
            </p>
          </>
        ))}
      />
      <Group
        id="beyond"
        title={t`Requests that do not belong`}
        intro={t`They are asked of other petitions. The response says so in a sentence.`}
        items={beyondBeside(issues, beyond).map((one) => (
          <>
            <Quote of={one} onShow={onShow} />
            <p className="small">{translated(one.why)}</p>
          </>
        ))}
      />
    </>
  )
}

function Group({ id, title, intro, items }: { id: string; title: string; intro: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <section className="rfe-findings" aria-labelledby={id}>
      <h2 id={id}>
        {title} <small>{items.length}</small>
      </h2>
      <p className="small soft">{intro}</p>
      <ul>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- findings stand still
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
