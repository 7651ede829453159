import type { Composer } from '../../builtin/composer.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { figuresAtOdds } from '../at-odds.ts'
import { calledPaper, type Matter } from '../matter.ts'
import { quotationsOn } from '../page-words.ts'
import { PAPER_ADDS, PAPER_STATES } from '../phrasing/papers.ts'

/** Sentences of papers by which an entry is shown. */
const MOST = 2

/** What the papers of the record say of an entry, in their own words: no page has then to be asked for. */
export function tellPapers(write: Composer, { caseFile }: Matter, entry: Entry): void {
  const isWork = entry.section.endsWith('projects')
  const quoted = quotationsOn(entry, caseFile, MOST)
  for (const [at, { exhibit, words }] of quoted.entries()) {
    const paper = caseFile.exhibits.find(({ number }) => number === exhibit)
    const isSame = quoted[at - 1]?.exhibit === exhibit
    write.state(isSame ? PAPER_ADDS : PAPER_STATES, { paper: paper && calledPaper(paper), quoted: words })
  }
  for (const question of figuresAtOdds(entry, caseFile, MOST))
    write.ask(question, `${entry.section}.${entry.id}.${isWork ? 'impact' : 'brief_introduction'}`)
  if (quoted.length > 0) write.shown.add(`${entry.section}/${entry.id}/${isWork ? 'impact' : 'brief_introduction'}`)
}
