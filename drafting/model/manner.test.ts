import { describe, expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { artist, batteryResearcher } from '../testing/profiles.ts'
import { mannerFaults } from './manner.ts'

const caseFile = buildCaseFile(batteryResearcher)
const referee = { referee: batteryResearcher.referees[0]?.id ?? 0 }
const planned = caseFile.facts.find(({ section, field }) => section === 'futureplan' && field === 'plans')?.id ?? ''
const sentence = (text: string, sources: string[] = []): Sentence => ({ inlines: [{ kind: 'text', text }], sources })
const faults = (text: string, sources?: string[]) =>
  mannerFaults(sentence(text, sources), undefined, caseFile, 'petition').join('\n')

describe('what a finished document would be faulted for', () => {
  test.each([
    ['Her work delves into storage.', /as if a machine/],
    ['The petition will surely be approved.', /foretells the decision/],
    ['There is a shortage of qualified workers.', /is no argument here/],
    ['She has sustained national or international acclaim.', /EB-1/],
    ['She is the best engineer in the country.', /ranks somebody/],
    ['He built the deposition cell.', /none of the pronouns/],
    ['The company is called [Company Name].', /where a fact should/],
    ['and so the work went on.', /does not begin or end as a sentence/],
  ])('%j', (text, fault) => {
    expect(faults(text)).toMatch(fault)
  })

  test('a plan told as if it were so, unless the sentence before speaks of what lies ahead', () => {
    const told = sentence('The protocol covers lithium iron phosphate modules.', [planned])
    expect(mannerFaults(told, undefined, caseFile, 'petition').join()).toContain('This is planned')
    const ahead = sentence('This is what the plan will do.')
    expect(mannerFaults(told, ahead, caseFile, 'petition')).toEqual([])
  })

  test('formulae of the law, in a letter only', () => {
    const formula = sentence('Her endeavor has substantial merit and national importance.')
    expect(mannerFaults(formula, undefined, caseFile, 'petition')).toEqual([])
    expect(mannerFaults(formula, undefined, caseFile, referee).join()).toContain('formula of the law')
  })
})

test.each(['', 'She built the deposition cell herself and wrote the control program.', 'The “landscape” is a title.'])(
  'nothing is the matter with %j',
  (text) => {
    expect(faults(text)).toBe('')
  },
)

test('a word that machines are fond of is the record’s own where the record uses it', () => {
  const woven = sentence('She wove a tapestry for the court.')
  expect(mannerFaults(woven, undefined, buildCaseFile(artist), 'petition')).toEqual([])
  expect(mannerFaults(woven, undefined, caseFile, 'petition').join()).toContain('as if a machine')
})
