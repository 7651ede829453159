import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { minutesToRead, type Article } from './article.ts'
import { ARTICLES } from './articles.ts'
import { LAW, type LawKey } from './law.ts'
import { NotALawFirm } from './not-a-law-firm.tsx'

/** What is worth reading at the source, with what it is for. */
const AT_THE_SOURCE: readonly { law: LawKey; why: string }[] = [
  { law: 'dhanasar', why: t`The decision that every petition is measured by: eleven pages.` },
  { law: 'policy-manual', why: t`How officers are told to read it.` },
  { law: 'cfr-204-5', why: t`The regulation: degrees, exceptional ability, who may file. Paragraph (k).` },
  { law: 'cfr-103-2', why: t`How petitions are filed, translated, and asked about.` },
  { law: 'checklist', why: t`What the government wants to find in the package.` },
  { law: 'fees', why: t`What it costs today.` },
]

export default function ResourceCenter() {
  usePageTitle(t`Resource Center`)
  return (
    <div className="resources">
      <h1>
        <Trans>Resource Center</Trans>
      </h1>
      <p className="lead">
        <Trans>
          What the law asks for, where petitions go wrong, and whether to do it on your own. Each claim of law leads to
          the official text.
        </Trans>
      </p>
      <ol className="shelf">
        {ARTICLES.map((article) => (
          <OnTheShelf key={article.path} article={article} />
        ))}
      </ol>
      <section aria-labelledby="at-the-source">
        <h2 id="at-the-source">
          <Trans>Read it at the source</Trans>
        </h2>
        <dl className="sources-list">
          {AT_THE_SOURCE.map(({ law, why }) => (
            <div key={law}>
              <dt>
                <a href={LAW[law].address} target="_blank" rel="noreferrer">
                  {translated(LAW[law].name)}
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

function OnTheShelf({ article }: { article: Article }) {
  const { path, title, summary, reviewed } = article
  const minutes = minutesToRead(article)
  return (
    <li>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <p>{summary}</p>
      <p className="small quiet">
        <Trans>
          {minutes} min to read · Last reviewed {reviewed}
        </Trans>
      </p>
    </li>
  )
}
