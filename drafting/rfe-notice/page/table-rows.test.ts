import { describe, expect, it } from 'vitest'
import { readNotice } from '../index.ts'
import { blocksOf } from './blocks.ts'
import { linesOf } from './line.ts'

const LONG = 'This line is as wide as the column, and shows how many characters a full line of the page has.'
const textsOf = (page: string) => blocksOf(linesOf(`${LONG}\n\n${page}`, 1)).map(({ text }) => text)

describe('rows of a table', () => {
  it('are read one by one where their cells stand apart', () =>
    expect(
      textsOf(
        'Substantial merit      Statement      Met\nModel or plan      None      Not shown\nProgress      None      Not shown',
      ),
    ).toEqual([
      LONG,
      'Substantial merit      Statement      Met',
      'Model or plan      None      Not shown',
      'Progress      None      Not shown',
    ]))
  it('keep the second line of a row', () =>
    expect(
      textsOf(
        'Plan The plan names no\nsource of funding\nProgress No progress was documented\nInterest No letters were sent',
      ).slice(1),
    ).toEqual([
      'Plan The plan names no source of funding',
      'Progress No progress was documented',
      'Interest No letters were sent',
    ]))
  it('are not lines of prose that begin with a name', () =>
    expect(
      textsOf(
        'The petitioner worked from 2011 to 2019 at the foundry of the town, with the founders Mr. Otto\nQuillfeather and Ms. Ada Brindle, and from 2019 on, as the letters of his employers show, with\nHollis & Sons, a foundry of bells.',
      ),
    ).toHaveLength(2))
  it('are quoted as printed, one for each issue', () => {
    const rows = [
      'Record of success The record does not show use of the work by others',
      'Model or plan The plan does not name a source of funding',
      'Interest No letters from customers or investors were submitted',
    ]
    const { issues } = readNotice([
      `REQUEST FOR EVIDENCE\nForm I-140\n${LONG}\nYou ask for a national interest waiver.\n\nFactor Finding\n${rows.join('\n')}\n\nPlease submit evidence on the points above.`,
    ])
    expect(issues.map(({ quote }) => quote)).toEqual(rows)
    expect(issues.map(({ factor }) => factor)).toEqual(['record_of_success', 'plan', 'interest'])
  })
})
