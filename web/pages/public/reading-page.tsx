import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleSection } from '../resources/article.ts'
import { Prose } from '../resources/prose.tsx'
import { Unbroken } from '../resources/unbroken.tsx'
import { useFocusAtHash } from '../resources/use-focus-at-hash.ts'
import { PublicPage } from './public-page.tsx'
import '../resources/resources.css'

/** A page to be read: its parts in the contents, and each at an address of its own. */
export function ReadingPage({
  title,
  lead,
  note,
  contents,
  children,
}: {
  title: string
  lead: string
  /** Since when it holds. */
  note?: ReactNode
  contents: readonly Pick<ArticleSection, 'id' | 'title'>[]
  children: ReactNode
}) {
  useFocusAtHash()
  return (
    <PublicPage title={title}>
      <div className="wrap-p visiting">
        <article className="article">
          <header>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            {note !== undefined && <p className="small quiet">{note}</p>}
          </header>
          <nav className="toc" aria-labelledby="toc">
            <h2 id="toc">
              <Trans>On this page</Trans>
            </h2>
            <ol>
              {contents.map((section) => (
                <li key={section.id}>
                  <Link to={`#${section.id}`}>{section.title}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className="text">{children}</div>
        </article>
      </div>
    </PublicPage>
  )
}

/** A part of such a page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Unbroken>{title}</Unbroken>
      </h2>
      {children}
    </section>
  )
}

/** Parts whose text is data. */
export function Parts({ of: sections }: { of: readonly ArticleSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <Part key={id} id={id} title={title}>
      {blocks.map((block) => (
        <Prose key={JSON.stringify(block)} block={block} part={`${id}-title`} />
      ))}
    </Part>
  ))
}
