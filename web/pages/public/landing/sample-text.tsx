import type { Inline } from '#domain/document.ts'
import { Fragment } from 'react'
import { chipText, partsOf } from '../../document/sentence-parts.ts'

/**
 * A sentence in the product's own marks, in English like the document that it is of. A chip of an exhibit that stands
 * beside the page leads to it.
 */
export function SampleText({ inlines, beside }: { inlines: readonly Inline[]; beside?: number }) {
  return partsOf(inlines).map((part, at) => {
    // The parts of a sample stand still.
    const key = at
    if (part.kind === 'words')
      return (
        <span key={key} className="src">
          {part.text}
        </span>
      )
    if (part.kind === 'mark')
      return part.of.kind === 'missing' ? (
        <span key={key} className="missing">
          [Missing: {part.of.what}]
        </span>
      ) : (
        <span key={key} className="verify">
          [Verify: {part.of.text}]
        </span>
      )
    const leads = part.of.kind === 'exhibit' && part.of.number === beside
    const look = part.of.kind === 'exhibit' ? 'mark' : 'mark mark-law'
    return (
      <Fragment key={key}>
        {'\u00a0'}
        {leads ? (
          <a className={look} href={`#exhibit-${beside}`}>
            {chipText(part.of)}
          </a>
        ) : (
          <span className={look}>{chipText(part.of)}</span>
        )}
      </Fragment>
    )
  })
}
