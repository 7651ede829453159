import { bodiesOf, readBlocks } from '#drafting/rfe-notice/page/read-blocks.ts'
import { withStandings } from '#drafting/rfe-notice/standings.ts'
import { tell, type Told } from '#drafting/rfe-notice/told.ts'
import type { Following } from '#drafting/rfe-notice/weighing/break-traits.ts'
import { reweighed } from '#drafting/rfe-notice/weighing/weigh.ts'
import type { NoticeLabel } from './label.ts'
import { shareOf, wordsOf } from './score.ts'

/** A finding behind others of its paragraph, and whether it is on another issue than they are. */
export interface LabelledBreak extends Following {
  is: boolean
}

const SPOKEN: ReadonlySet<Told['role']> = new Set(['finding', 'weak', 'other'])

/** Which of the issues of a label a sentence is of; the one whose quote holds most of it. */
function issueOf({ text, role }: Told, { issues }: NoticeLabel): number | undefined {
  if (!SPOKEN.has(role)) return undefined
  const shares = issues.map(({ quote }, at) => {
    const holdsQuote = shareOf(quote, text) >= 0.9 && wordsOf(quote).length >= 4
    return { at, share: Math.max(shareOf(text, quote), holdsQuote ? 0.95 : 0) }
  })
  const [most] = shares.toSorted((a, b) => b.share - a.share)
  return most !== undefined && most.share >= 0.6 ? most.at : undefined
}

/** Where a paragraph of a labelled notice has one finding after another. */
export function breaksOfNotice(pages: readonly string[], label: NoticeLabel): LabelledBreak[] {
  if (label.category !== 'niw') return []
  const breaks: LabelledBreak[] = []
  let before: Told[] = []
  let between: Told[] = []
  let issue: number | undefined
  for (const one of withStandings(reweighed(tell(readBlocks(bodiesOf(pages)))))) {
    const own = issueOf(one, label)
    const follows = one.role === 'finding' && before.at(-1)?.block === one.block
    if (own === undefined || one.role !== 'finding') {
      // What nobody counts as an issue of its own goes on with the one in hand.
      if (own === undefined && follows) breaks.push({ before, between, one, is: false })
      between = [...between, one]
      continue
    }
    const is = own !== issue
    if (follows) breaks.push({ before, between, one, is })
    before = is || before.at(-1)?.section !== one.section ? [one] : [...before, one]
    between = []
    issue = own
  }
  return breaks
}
