import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { Composer } from '../../builtin/composer.ts'
import { CITED_IN, partsCiting } from '../../builtin/cited-parts.ts'
import { isSpent } from '../../builtin/papers.ts'
import { lastPage } from '../../case-file/pages.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import { frames } from '../../proof/frames.ts'
import { words } from '../../builtin/phrase.ts'
import type { Exhibit } from '../../case-file.ts'
import { calledPaper, quotedTitle, type Matter } from '../matter.ts'

/**
 * Papers that no sentence has called on are named before the conclusion, since each exhibit must serve some statement; what
 * tells of something else than its title says is asked after, and never offered under that title.
 */
export function remainingExhibits(write: Composer, matter: Matter): void {
  const cited = write.cited()
  // What no longer holds is offered for nothing.
  const { evidence, caseFile } = matter
  const ended = new Set(
    evidence.filter((item) => isSpent(item, caseFile.profile.today)).flatMap(({ exhibits }) => exhibits),
  )
  const rest = matter.caseFile.exhibits.filter(
    (exhibit) => !cited.has(exhibit.number) && !ended.has(exhibit.number) && speaksOfItsEntry(exhibit, matter.caseFile),
  )
  for (const exhibit of rest)
    write.state(
      exhibit.section === 'futureplan' ? OF_OTHER_PLAN : REMAINING,
      {
        plan: planOf(matter, exhibit),
        paper: calledPaper(exhibit),
        exhibit: words(exhibit.title, [`E${exhibit.number}`]),
      },
      [exhibit.number],
    )
}

/** A paper of a plan that the petition does not propose says of which. */
const OF_OTHER_PLAN = frames('On a further plan, {plan}, the document {paper} is in evidence.')

const planOf = ({ plans }: Matter, { entry }: Exhibit) => {
  const plan = plans.find(({ id }) => id === entry)
  return plan && quotedTitle(plan, 'plan_title')
}

const REMAINING = frames('The record also includes the document {paper}.', 'The record also includes {exhibit}.')

export function exhibitList(write: Composer, matter: Matter): void {
  if (matter.caseFile.exhibits.length === 0) return
  const cited = partsCiting(write.blocks)
  write.block({ kind: 'page-break' })
  write.heading(1, 'List of Exhibits')
  write.table(
    'Exhibits',
    [
      { heading: 'No.', share: 0.09, align: 'left' },
      { heading: 'Title', share: 0.43, align: 'left' },
      { heading: 'Type', share: 0.19, align: 'left' },
      { heading: 'Pages', share: 0.09, align: 'right' },
      { heading: CITED_IN, share: 0.2, align: 'left' },
    ],
    matter.caseFile.exhibits.map((exhibit) => [
      [{ kind: 'text', text: `Ex. ${exhibitLabel(exhibit.number)}` }],
      [{ kind: 'text', text: exhibit.title }],
      [{ kind: 'text', text: exhibit.type }],
      [{ kind: 'text', text: String(lastPage(matter.caseFile, exhibit.number) ?? '–') }],
      [{ kind: 'text', text: (cited.get(`Ex. ${exhibitLabel(exhibit.number)}`) ?? []).join(', ') }],
    ]),
  )
}
