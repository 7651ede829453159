import { Link } from 'react-router'
import { usePageTitle } from '../../shell/page-title.ts'
import { minutesToRead } from './article.ts'
import { ARTICLES } from './articles.ts'
import { LAW, type LawKey } from './law.ts'
import { NotALawFirm } from './not-a-law-firm.tsx'

/** What is worth reading at the source, with what it is for. */
const AT_THE_SOURCE: readonly { law: LawKey; why: string }[] = [
  { law: 'dhanasar', why: 'The decision that every petition is measured by: eleven pages.' },
  { law: 'policy-manual', why: 'How officers are told to read it.' },
  { law: 'cfr-204-5', why: 'The regulation: degrees, exceptional ability, who may file. Paragraph (k).' },
  { law: 'cfr-103-2', why: 'How petitions are filed, translated, and asked about.' },
  { law: 'checklist', why: 'What the government wants to find in the package.' },
  { law: 'fees', why: 'What it costs today.' },
]

export default function ResourceCenter() {
  usePageTitle('Resource Center')
  return (
    <div className="resources">
      <h1>Resource Center</h1>
      <p className="lead">
        What the law asks for, where petitions go wrong, and whether to do it on your own. Each claim of law leads to
        the official text.
      </p>
      <ol className="shelf">
        {ARTICLES.map((article) => (
          <li key={article.path}>
            <h2>
              <Link to={article.path}>{article.title}</Link>
            </h2>
            <p>{article.summary}</p>
            <p className="small quiet">
              {minutesToRead(article)} min to read · Last reviewed {article.reviewed}
            </p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="at-the-source">
        <h2 id="at-the-source">Read it at the source</h2>
        <dl className="sources-list">
          {AT_THE_SOURCE.map(({ law, why }) => (
            <div key={law}>
              <dt>
                <a href={LAW[law].address} target="_blank" rel="noreferrer">
                  {LAW[law].name}
                </a>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NotALawFirm />
    </div>
  )
}
