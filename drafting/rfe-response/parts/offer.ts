import type { Composer } from '../../builtin/composer.ts'
import { plain } from '../../builtin/phrase.ts'
import { lowered } from '../../rfe-analysis/lowered.ts'
import type { NearPaper } from '../near-papers.ts'
import * as phrasing from '../phrasing/issue.ts'
import { paperOf } from './papers.ts'

/** A paper that may be what the notice asks for, named in a mark: whether it is, the applicant has to see. */
export function offer(write: Composer, { exhibit, whats }: NearPaper, told: Set<string>): void {
  const open = whats.map(lowered).filter((what) => !told.has(`${exhibit.number} ${what}`))
  if (open.length === 0) return
  for (const what of open) told.add(`${exhibit.number} ${what}`)
  write.add(
    {
      inlines: [
        { kind: 'verify', text: phrasing.nearPaper(plain(paperOf(exhibit))), reason: phrasing.whetherIt(open) },
        { kind: 'text', text: ' ' },
        { kind: 'exhibit', number: exhibit.number },
        { kind: 'text', text: '.' },
      ],
      sources: [`E${exhibit.number}`],
    },
    [exhibit.number],
  )
}
