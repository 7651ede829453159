import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SAMPLE, type SampleSentence } from '../../../content/sample-page.ts'
import { SampleText } from './sample-text.tsx'
import './desk.css'

/** Lit from the start, and where nothing moves. */
const LIT = 7

const litClass = (base: string, exhibit?: number) => (exhibit === LIT ? `${base} lit` : base)

/**
 * A page of a petition with the exhibits that it cites; `enliven` lights them and draws the wire between them. What belongs
 * to an exhibit has its number as `data-exhibit`.
 */
export function Desk() {
  return (
    <div
      className="desk"
      data-desk
      role="group"
      aria-label={t`A sample page of a petition, with the exhibits that its sentences cite`}
    >
      <svg className="wires" aria-hidden="true">
        <path />
        <circle r="3.5" />
      </svg>
      <div className="sheet" lang="en">
        <p className="running">
          <span>{SAMPLE.running}</span>
          <span>{SAMPLE.page}</span>
        </p>
        <p className="desk-heading">{SAMPLE.heading}</p>
        {SAMPLE.paragraphs.map((sentences) => (
          <p key={JSON.stringify(sentences)}>
            <Sentences of={sentences} />
          </p>
        ))}
        {SAMPLE.more.map((sentences) => (
          <p key={JSON.stringify(sentences)} className="more">
            <Sentences of={sentences} />
          </p>
        ))}
      </div>
      <div className="cards">
        <Exhibit number={4} page={1} pages={11} caption={t`Journal article, 2023`}>
          <blockquote lang="en">
            <b>Solid-state relithiation of spent NMC cathodes</b>
            <br />
            <mark>R.&nbsp;Kőszegi</mark>, T.&nbsp;Brandt, L.&nbsp;Achterberg
          </blockquote>
        </Exhibit>
        <Exhibit number={7} page={14} pages={38} caption={t`Pilot line report, figure 6`}>
          <svg
            viewBox="0 0 216 104"
            role="img"
            aria-label={t`Line chart: capacity kept over 500 cycles, regenerated 94 percent, untreated 71 percent`}
          >
            <path className="axis" d="M.5 4v82.5H186" />
            <path className="curve" d="M1 10C40 11 90 15 186 22" />
            <path className="curve-2" d="M1 12C40 20 100 42 186 68" />
            <text x="192" y="26">
              94
            </text>
            <text x="192" y="72">
              71
            </text>
            <text x="0" y="101">
              0
            </text>
            <text x="140" y="101" lang="en">
              500 cycles
            </text>
          </svg>
        </Exhibit>
        <Exhibit number={12} page={2} pages={3} caption={t`Letter, M. Oyelaran, Ph.D.`}>
          <blockquote lang="en">
            I have not met Dr. Kőszegi. I read her paper because our yields had stalled.{' '}
            <mark>It is where our own line now starts.</mark>
          </blockquote>
        </Exhibit>
        <p className="invented">
          <Trans>A sample: the people and their papers are invented.</Trans>
        </p>
      </div>
    </div>
  )
}

function Sentences({ of: sentences }: { of: readonly SampleSentence[] }) {
  return sentences.map(({ inlines, exhibit }) => (
    <span key={JSON.stringify(inlines)} className={litClass('sen', exhibit)} data-exhibit={exhibit}>
      <SampleText inlines={inlines} beside={exhibit} />
    </span>
  ))
}

function Exhibit({
  number,
  page,
  pages,
  caption,
  children,
}: {
  number: number
  page: number
  pages: number
  caption: string
  children: ReactNode
}) {
  return (
    <figure className={litClass('exh', number)} id={`exhibit-${number}`} data-exhibit={number}>
      <p className="exh-head">
        <b>
          <Trans>Exhibit {number}</Trans>
        </b>
        <span>
          <Trans>
            p. {page} of {pages}
          </Trans>
        </span>
      </p>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
