import { t } from '@lingui/core/macro'
import { KITS } from '#domain/plans.ts'
import { FAQ } from '../content/faq.ts'
import { OPERATOR } from '../content/site.ts'
import type { BuiltPage } from './pages.ts'
import { translated } from '../language/translated.ts'

/** The sign that the site's own address takes the place of when a page is sent (`scripts/prerender.mjs`). */
const SITE = '__SITE__'

/** What a page tells search engines in their own terms (schema.org); nothing where there is nothing to tell. */
export function structuredData({ path, description }: BuiltPage): object | null {
  if (path !== '/') return null
  const product = {
    '@type': 'SoftwareApplication',
    name: 'Waiverly',
    description,
    url: `${SITE}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: t`Any with a web browser`,
    ...(OPERATOR.name !== '' && { provider: { '@type': 'Organization', name: OPERATOR.name } }),
    offers: KITS.map(({ item: { name, price_cents } }) => ({
      '@type': 'Offer',
      name: translated(name),
      price: (price_cents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: `${SITE}/all-plans`,
    })),
  }
  const questions = {
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
  return { '@context': 'https://schema.org', '@graph': [product, questions] }
}
