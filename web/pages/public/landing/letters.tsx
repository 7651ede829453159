import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SAMPLE_TOPICS, SAMPLE_WRITERS } from '../../../content/sample-page.ts'
import { LinkButton } from '../../../ui/button.tsx'

export function Letters() {
  return (
    <section className="band" aria-labelledby="letters">
      <div className="wrap-p two">
        <div>
          <h2 id="letters">
            <Trans>AI drafts the letters, and no two repeat one another</Trans>
          </h2>
          <p className="intro">
            <Trans>
              See who speaks to which contribution before you ask anyone to sign. The recommender reads, corrects and
              owns every word.
            </Trans>
          </p>
          <LinkButton to="/login" look="primary" size="l">
            <Trans>Generate My Letter</Trans>
          </LinkButton>
        </div>
        <div className="card covers">
          <table>
            <caption className="sr">
              <Trans>Which recommender covers which contribution</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Recommender</Trans>
                </th>
                {SAMPLE_TOPICS.map((topic) => (
                  <th key={topic} scope="col" className="m">
                    {topic}
                  </th>
                ))}
                <th scope="col" className="r">
                  <Trans>Shared wording</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {SAMPLE_WRITERS.map(({ name, tie, covers, shared }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <span>{tie}</span>
                  </th>
                  {SAMPLE_TOPICS.map((topic, at) => (
                    <td key={topic} className="m">
                      <i className={covers[at] ? 'yes' : 'no'} />
                      <span className="sr">{covers[at] ? t`yes` : t`no`}</span>
                    </td>
                  ))}
                  <td className="r">{shared}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
