import { counts, minutesOf, type ChecklistItem } from '#domain/progress.ts'
import { FileInput } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { inWords } from './in-words.ts'

const PAPERS = [
  'Your passport, for the spelling of your name',
  'Your CV as a PDF',
  'Diplomas and transcripts; English translations, certified, where they are in another language',
  'Letters from employers that name your position, dates and duties',
  'Publications, patents, reports or products, and who uses them',
  'Awards, licenses, memberships and certificates',
  'Contracts, grants or letters of interest in what you plan',
]
const NOTICE = 'The notice from USCIS, all of its pages'

/** For a profile that has hardly begun: what the whole takes, and what to have at hand. */
export function Welcome({ items, rfe }: { items: readonly ChecklistItem[]; rfe: boolean }) {
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">Before you begin</h2>
      <div className="halves">
        <div>
          <p>
            The whole takes about <b>{inWords(minutesOf(items.filter(counts)))}</b>. Nobody does it in one evening: stop
            where you like, and what you typed is there when you come back.
          </p>
          <p>
            A paper that you do not have yet is no reason to wait. Fill in what you know; what is still missing is named
            on each card.
          </p>
          <p>
            <LinkButton to="/import" icon={FileInput}>
              Bring in a résumé or publication list
            </LinkButton>
          </p>
        </div>
        <div>
          <h3>Good to have at hand</h3>
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
