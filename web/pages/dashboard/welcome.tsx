import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { counts, minutesOf, type ChecklistItem } from '#domain/progress.ts'
import { FileInput } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { inWords } from './in-words.ts'

const PAPERS = [
  t`Your passport, for the spelling of your name`,
  t`Your CV as a PDF`,
  t`Diplomas and transcripts; English translations, certified, where they are in another language`,
  t`Letters from employers that name your position, dates and duties`,
  t`Publications, patents, reports or products, and who uses them`,
  t`Awards, licenses, memberships and certificates`,
  t`Contracts, grants or letters of interest in what you plan`,
]
const NOTICE = t`The notice from USCIS, all of its pages`

/** For a profile that has hardly begun: what the whole takes, and what to have at hand. */
export function Welcome({ items, rfe }: { items: readonly ChecklistItem[]; rfe: boolean }) {
  const time = inWords(minutesOf(items.filter(counts)))
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">
        <Trans>Before you begin</Trans>
      </h2>
      <div className="halves">
        <div>
          <p>
            <Trans>
              The whole takes about <b>{time}</b>. Nobody does it in one evening: stop where you like, and what you
              typed is there when you come back.
            </Trans>
          </p>
          <p>
            <Trans>
              A paper that you do not have yet is no reason to wait. Fill in what you know; what is still missing is
              named on each card.
            </Trans>
          </p>
          <p>
            <LinkButton to="/import" icon={FileInput}>
              <Trans>Bring in a résumé or publication list</Trans>
            </LinkButton>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Good to have at hand</Trans>
          </h3>
          <ul>
            {(rfe ? [NOTICE, ...PAPERS] : PAPERS).map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
