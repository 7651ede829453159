import type { Composer } from '../../builtin/composer.ts'
import { lowered } from '../../rfe-analysis/lowered.ts'
import type { NearPaper } from '../near-papers.ts'
import * as phrasing from '../phrasing/issue.ts'
import { mark } from './mark.ts'

/** A paper that may be what the notice asks for, named in a mark: whether it is, the applicant has to see. */
export function offer(write: Composer, { exhibit, whats }: NearPaper, told: Set<string>): void {
  const open = whats.map(lowered).filter((what) => !told.has(`${exhibit.number} ${what}`))
  if (open.length === 0) return
  for (const what of open) told.add(`${exhibit.number} ${what}`)
  mark(write, exhibit, phrasing.whetherIt(open))
}
