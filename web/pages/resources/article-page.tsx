import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { translated } from '../../language/translated.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { citedIn, minutesToRead, type Article } from './article.ts'
import { ARTICLES } from './articles.ts'
import { LAW } from './law.ts'
import { NotALawFirm } from './not-a-law-firm.tsx'
import { Prose } from './prose.tsx'
import { Unbroken } from './unbroken.tsx'
import { useFocusAtHash } from './use-focus-at-hash.ts'

export default function ArticlePage() {
  const { pathname } = useLocation()
  const article = ARTICLES.find(({ path }) => pathname.replace(/\/$/, '') === path)
  usePageTitle(article?.title ?? t`Resource Center`)
  useFocusAtHash()
  return article ? <Reading article={article} /> : <NotFound />
}

function Reading({ article }: { article: Article }) {
  const minutes = minutesToRead(article)
  const { reviewed } = article
  return (
    <article className="article">
      <header>
        <p className="over">
          <Link to="/resources">
            <Trans>Resource Center</Trans>
          </Link>
        </p>
        <h1>{article.title}</h1>
        <p className="lead">{article.summary}</p>
        <p className="small quiet">
          <Trans>
            {minutes} min to read · Last reviewed {reviewed}
          </Trans>
        </p>
      </header>
      <nav className="toc" aria-labelledby="toc">
        <h2 id="toc">
          <Trans>On this page</Trans>
        </h2>
        <ol>
          {article.sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>
                <Unbroken>{title}</Unbroken>
              </Link>
            </li>
          ))}
          <li>
            <Link to="#cited">
              <Trans>The texts cited</Trans>
            </Link>
          </li>
        </ol>
      </nav>
      <div className="text">
        {article.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <Unbroken>{title}</Unbroken>
            </h2>
            {blocks.map((block) => (
              <Prose key={JSON.stringify(block)} block={block} part={`${id}-title`} />
            ))}
          </section>
        ))}
        <Cited article={article} />
        <NotALawFirm />
        <Neighbours of={article} />
      </div>
    </article>
  )
}

function Cited({ article }: { article: Article }) {
  return (
    <section className="cited" id="cited" tabIndex={-1} aria-labelledby="cited-title">
      <h2 id="cited-title">
        <Trans>The texts cited</Trans>
      </h2>
      <p>
        <Trans>
          From the most binding to the least. What is said of Matter of Dhanasar was compared with the text of the
          decision; the others are told in our words. Read the text itself before you rest anything on it.
        </Trans>
      </p>
      <ul>
        {citedIn(article).map((key) => (
          <li key={key}>
            {translated(LAW[key].name)}
            <a href={LAW[key].address} target="_blank" rel="noreferrer">
              {LAW[key].address}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ of: article }: { of: Article }) {
  const at = ARTICLES.indexOf(article)
  const before = ARTICLES[at - 1]
  const after = ARTICLES[at + 1]
  return (
    <nav className="neighbours" aria-label={t`More articles`}>
      {before && (
        <Link to={before.path}>
          <span className="over">
            <Icon of={ArrowLeft} size="s" /> <Trans>Before this</Trans>
          </span>
          {before.title}
        </Link>
      )}
      {after && (
        <Link to={after.path} className="after">
          <span className="over">
            <Trans>Read next</Trans> <Icon of={ArrowRight} size="s" />
          </span>
          {after.title}
        </Link>
      )}
    </nav>
  )
}
