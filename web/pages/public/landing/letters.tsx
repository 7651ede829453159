import { SAMPLE_TOPICS, SAMPLE_WRITERS } from '../../../content/sample-page.ts'
import { LinkButton } from '../../../ui/button.tsx'

export function Letters() {
  return (
    <section className="band" aria-labelledby="letters">
      <div className="wrap-p two">
        <div>
          <h2 id="letters">AI drafts the letters, and no two repeat one another</h2>
          <p className="intro">
            See who speaks to which contribution before you ask anyone to sign. The recommender reads, corrects and owns
            every word.
          </p>
          <LinkButton to="/login" look="primary" size="l">
            Generate My Letter
          </LinkButton>
        </div>
        <div className="card covers">
          <table>
            <caption className="sr">Which recommender covers which contribution</caption>
            <thead>
              <tr>
                <th scope="col">Recommender</th>
                {SAMPLE_TOPICS.map((topic) => (
                  <th key={topic} scope="col" className="m">
                    {topic}
                  </th>
                ))}
                <th scope="col" className="r">
                  Shared wording
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
                      <span className="sr">{covers[at] ? 'yes' : 'no'}</span>
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
