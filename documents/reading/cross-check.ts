import { compareLetters } from './compare.ts'
import { isGarbled } from './garbled.ts'

/** Letters that only the second reader found: of a page, more than a number or a mark; and of all that it found. */
const [MANY, SHARE] = [12, 0.08]
/** Letters that only the first reader found, of those of the second: it has read the whole page then. */
const LITTLE = 0.05

export interface Checked {
  pages: string[]
  /** By their places: pages whose words are none, and pages of which some words are lost. */
  garbled: number[]
  lost: number[]
}

/**
 * The pages of a PDF held against those of a second reader, where there is one. A page of which it read more is taken from
 * it where it lacks nothing of the first; where each has what the other lacks, neither has the page.
 */
export function crossCheck(pages: readonly string[], again: readonly string[] | undefined): Checked {
  const checked: Checked = { pages: [...pages], garbled: [], lost: [] }
  pages.forEach((page, index) => {
    const other = again?.[index] ?? ''
    if (other !== '' && !isGarbled(other)) {
      const { lost, added, letters } = compareLetters(page, other)
      const isLess = lost > MANY && lost > SHARE * letters
      if ((isLess && added <= LITTLE * letters) || (isGarbled(page) && letters > MANY)) checked.pages[index] = other
      else if (isLess) checked.lost.push(index)
      if (!isGarbled(checked.pages[index] ?? '')) return
    }
    if (isGarbled(page)) checked.garbled.push(index)
  })
  return checked
}
