import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import { endeavorOf } from '../builtin/testing.ts'
import { batteryResearcher, profiles } from '../testing/profiles.ts'
import { briefed } from './briefing.ts'
import { KIND_PROMPTS } from './kinds.ts'
import { sentenceOf } from './sentence.ts'

const award = batteryResearcher.evidence[0]
const url = award?.supporting_doc?.url ?? ''

/** The line of the award's name as a model is shown it, where its paper reads so; null where nobody could read it. */
function lineOf(page: string | null) {
  const caseFile = buildCaseFile({
    ...batteryResearcher,
    uploads: page === null ? [] : [{ url, pages: [page], by: 'text' }],
  })
  const { outline, particulars } = petitionLetter(caseFile, { endeavor_id: endeavorOf(batteryResearcher) })
  const { material } = briefed({ kind: KIND_PROMPTS.petition_letter, outline, particulars, caseFile })
  const fact = caseFile.fact('evidence', award?.id ?? 0, 'name')
  const line = material.split('\n').find((one) => one.startsWith(`${fact?.id} [`)) ?? ''
  return { caseFile, fact, line, exhibit: fact?.exhibits[0] ?? 0 }
}

describe('a fact is shown with a paper of its entry', () => {
  test.each<[string, string | null, boolean]>([
    ['whose page holds it', `This certifies: ${award?.name}.`, true],
    ['that nobody could read', null, true],
    ['and without one whose pages hold nothing of it', 'The kitchen closes at three.', false],
  ])('%s', (_, page, isShown) => {
    const { line, exhibit } = lineOf(page)
    expect(line).toContain(award?.name)
    expect(line.includes(`Ex. ${exhibit}`)).toBe(isShown)
  })

  test('and whoever cites what is shown is not faulted for it', () => {
    for (const page of [`This certifies: ${award?.name}.`, null]) {
      const { caseFile, fact, exhibit } = lineOf(page)
      const told = sentenceOf(
        { text: `She received the ${award?.name} (Ex. ${exhibit}).`, sources: [fact?.id ?? ''] },
        caseFile,
      )
      expect(checkSentence(told, caseFile)).toEqual([])
    }
  })
})

test('no profile shows an exhibit beside a fact that its read pages do not hold', () => {
  for (const profile of Object.values(profiles)) {
    const caseFile = buildCaseFile(profile)
    const read = new Set(caseFile.pages.map(({ exhibit }) => exhibit))
    const { material } = briefed({ kind: KIND_PROMPTS.petition_letter, outline: [], particulars: [], caseFile })
    for (const { id, exhibits, pages } of caseFile.facts) {
      const line = material.split('\n').find((one) => one.startsWith(`${id} [`)) ?? ''
      const shown = /; Ex\. (?<numbers>[^\]]*)\]: /u.exec(line)?.groups?.numbers?.split(', ') ?? []
      const strange = exhibits.filter((number) => read.has(number) && !pages.some(({ exhibit }) => exhibit === number))
      expect(strange.filter((number) => shown.includes(String(number)))).toEqual([])
    }
  }
})
