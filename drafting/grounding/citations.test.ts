import { describe, expect, test } from 'vitest'
import { LIBRARY } from '../authorities/library.ts'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { marked } from './marks.ts'

const caseFile = buildCaseFile(batteryResearcher)

/** The words of each mark that a sentence on the law gets. */
function marksIn(citation: string): string[] {
  const inlines = [{ kind: 'text' as const, text: `The test is that of ${citation}.` }]
  return marked(inlines, checkSentence({ inlines, sources: [] }, caseFile)).flatMap((inline) =>
    inline.kind === 'verify' ? [inline.text] : [],
  )
}

describe('a citation with one part of it wrong is marked whole', () => {
  test.each([
    ['volume', 'Matter of Dhanasar, 25 I&N Dec. 884 (AAO 2016)'],
    ['page', 'Matter of Dhanasar, 26 I&N Dec. 848 (AAO 2016)'],
    ['year', 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2014)'],
    ['court', 'Matter of Dhanasar, 26 I&N Dec. 884 (BIA 2016)'],
    ['name', 'Matter of Danasar, 26 I&N Dec. 884 (AAO 2016)'],
    ['pin before the decision', 'Matter of Dhanasar, 26 I&N Dec. 884, 880 (AAO 2016)'],
    ['pin behind the decision', 'Matter of Dhanasar, 26 I&N Dec. 884, 899 (AAO 2016)'],
    ['pin range that ends behind it', 'Matter of Dhanasar, 26 I&N Dec. 884, 893–97 (AAO 2016)'],
    ['volume, with a pin', 'Matter of Dhanasar, 27 I&N Dec. 884, 889 (AAO 2016)'],
    ['year, with a pin', 'Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2017)'],
    ['note', 'Matter of Dhanasar, 26 I&N Dec. 884, 889 n.77 (AAO 2016)'],
    ['short form, volume', 'Dhanasar, 25 I&N Dec. at 889'],
    ['short form, pin', 'Dhanasar, 26 I&N Dec. at 899'],
    ['no name, volume', '27 I&N Dec. 884 (AAO 2016)'],
    ['no name, year', '26 I&N Dec. 884 (AAO 2015)'],
    ['no reporter, year', 'Matter of Dhanasar (AAO 2014)'],
    ['no reporter, court', 'Matter of Dhanasar (BIA 2016)'],
    ['volume of Chawathe', 'Matter of Chawathe, 26 I&N Dec. 369 (AAO 2010)'],
    ['page of Chawathe', 'Matter of Chawathe, 25 I&N Dec. 396 (AAO 2010)'],
    ['year of Chawathe', 'Matter of Chawathe, 25 I&N Dec. 369 (AAO 2011)'],
    ['pin of Chawathe', 'Matter of Chawathe, 25 I&N Dec. 369, 475 (AAO 2010)'],
    ['reporter of another decision', 'Matter of Chawathe, 26 I&N Dec. 884 (AAO 2016)'],
    ['title of the regulation', '9 C.F.R. § 204.5(k)(2)'],
    ['section of the regulation', '8 C.F.R. § 204.6(k)(2)'],
    ['paragraph of the regulation', '8 C.F.R. § 204.5(k)(9)'],
    ['section of the statute', '8 U.S.C. § 1158(b)(2)'],
    ['a decision that nobody made', 'Matter of Invented, 29 I&N Dec. 101 (AAO 2025)'],
    ['a court’s decision that nobody made', 'Doe v. Invented, 999 F.3d 123 (9th Cir. 2021)'],
  ])('%s: %s', (_, citation) => expect(marksIn(citation)).toEqual([citation]))
})

describe('a citation of the library is not marked', () => {
  test.each([
    'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)',
    'Matter of Dhanasar, 26 I & N Dec. 884 (AAO 2016)',
    'Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016)',
    'Matter of Dhanasar, 26 I&N Dec. 884, 889–90 (AAO 2016)',
    'Dhanasar, 26 I&N Dec. at 889',
    '26 I&N Dec. 884',
    'Matter of Dhanasar',
    'Matter of Dhanasar (AAO 2016)',
    'Matter of Chawathe, 25 I&N Dec. 369, 375–76 (AAO 2010)',
    '8 C.F.R. § 204.5(k)(2)',
  ])('%s', (citation) => expect(marksIn(citation)).toEqual([]))
})

test('every decision of the library is found out with a wrong volume, page or year', () => {
  const wrong = LIBRARY.filter(({ level }) => level === 'precedent').flatMap(({ full }) => {
    const cited = full
      .map(({ text }) => text)
      .join('')
      .replace(/\{[^{}]*\}/gu, '')
    return [
      cited.replace(/, (\d+) I&N/u, (_, volume: string) => `, ${Number(volume) + 1} I&N`),
      cited.replace(/Dec\. (\d+)/u, (_, page: string) => `Dec. ${Number(page) + 1}`),
      cited.replace(/(\d{4})\)$/u, (_, year: string) => `${Number(year) + 1})`),
    ].filter((one) => one !== cited)
  })
  expect(wrong.length).toBeGreaterThan(5)
  expect(wrong.filter((citation) => marksIn(citation).join() !== citation)).toEqual([])
})
