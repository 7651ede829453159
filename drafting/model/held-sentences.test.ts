import { expect, test } from 'vitest'
import { sentenceText } from '#domain/document-text.ts'
import { endeavorOf, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draft } from '../engine.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import { answering, fromFacts, NOT_STATED, passage, purposeOf, said, sectionOf } from '../testing/model-script.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'

const caseFile = buildCaseFile(batteryResearcher)
const INVENTED = 'In 2019 the Governor of Ohio awarded her the Buckeye Medal.'
const TRUE = 'This section introduces the petition.'

const petition = () => petitionLetter(caseFile, { endeavor_id: endeavorOf(batteryResearcher) })
const drafted = (script: Scripted) => draft(petition(), quietRun(), { kind: 'model', llm: scriptedLlm(script) })
const honestIntroduction: Scripted = (asked) =>
  sectionOf(asked) === 'introduction'
    ? passage([
        { text: TRUE, sources: [] },
        { text: 'The record says where the work began.', sources: ['F1'] },
      ])
    : fromFacts(asked)
const introduction: Scripted = (asked) =>
  sectionOf(asked) === 'introduction'
    ? passage([
        { text: TRUE, sources: [] },
        { text: INVENTED, sources: ['F1'] },
      ])
    : fromFacts(asked)

test('a sentence that the repair empties is listed with the document, with the reason, and makes no draft of it', async () => {
  const { document, warnings } = await drafted(introduction)
  expect(document.left_out).toContainEqual({
    section: 'introduction',
    text: INVENTED,
    reason: expect.stringContaining('Buckeye') as unknown,
  })
  expect(JSON.stringify(document.blocks)).not.toContain('Buckeye')
  const cover = document.cover.paragraphs.join('\n')
  expect(cover).toContain(`Left out, because the record does not hold it: ${document.left_out?.length}.`)
  expect(cover).toContain(`“${INVENTED}”`)
  expect(warnings.some(({ kind, text }) => kind === 'left_out' && text.startsWith(INVENTED))).toBe(true)
  expect(document.draft).toBe(warnings.some(({ kind }) => kind !== 'left_out'))
})

const SAID = 'The record says where the work began.'
/** A document whose first section is this sentence, which the verifier rules on like this. */
const ruled = async (verdict: string, repaired = SAID, rest = '') => {
  const { document, warnings } = await drafted((asked) => {
    switch (purposeOf(asked)) {
      case 'verdicts':
        return answering(asked, (claim) => {
          if (claim.text !== SAID) return NOT_STATED
          const [span] = claim.spans
          const words = rest || (span?.words ?? '')
          return { verdict, rests: [{ source: span?.id ?? '', words }], reason: 'So it was ruled.' }
        })
      case 'repair':
        return said({ sentences: [{ sentence: 1, text: repaired, sources: ['F1'] }] })
      default:
        return sectionOf(asked) === 'introduction' ? passage([{ text: SAID, sources: ['F1'] }]) : fromFacts(asked)
    }
  })
  const sentences = document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.section === 'introduction' ? block.sentences : [],
  )
  return { document, warnings, sentence: sentences[0], count: sentences.length }
}

test('what no source states after its repair stays as it is, and open', async () => {
  const { sentence, warnings } = await ruled('not stated')
  expect(sentence && sentenceText(sentence)).toBe(SAID)
  expect(sentence?.proof).toEqual({ state: 'open' })
  expect(warnings).toContainEqual({ kind: 'open', text: SAID })
})

test('what its sources contradict twice stands whole in a mark, with the reason', async () => {
  const { sentence, warnings } = await ruled('contradicted')
  expect(sentence?.inlines).toEqual([{ kind: 'verify', text: SAID, reason: 'So it was ruled.' }])
  expect(sentence?.proof?.state).toBe('contradicted')
  expect(warnings).toContainEqual({ kind: 'verify', text: `${SAID}: So it was ruled.` })
})

test('what is contradicted once and then said otherwise is not marked', async () => {
  const { sentence } = await ruled('contradicted', 'The work began in a place that the record names.')
  expect(sentence?.proof).toEqual({ state: 'open' })
})

test('a reading without verdicts vouches for nothing, and asks for no other wording', async () => {
  const llm = scriptedLlm((asked, call) =>
    purposeOf(asked) === 'verdicts' ? said({ verdicts: [] }) : honestIntroduction(asked, call),
  )
  const { document } = await draft(petition(), quietRun(), { kind: 'model', llm })
  const states = document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.section === 'introduction'
      ? block.sentences.map(({ proof }) => proof?.state)
      : [],
  )
  expect(states).toEqual(['open', 'open'])
  expect(document.draft).toBe(true)
  expect(llm.calls.filter(({ prompt }) => prompt.startsWith('These sentences of the section introduction '))).toEqual(
    [],
  )
})

test('facts of a prompt are those of the chosen endeavor, without what a text asks for', async () => {
  const [first] = batteryResearcher.endeavors
  if (first === undefined) throw new Error('The profile has no endeavor')
  const other = { ...first, id: 9_001, title: 'A depot for worn tram wheels' }
  const asking = { ...first, exp_nation_impt_urgency: '[Missing: why the work should begin now]' }
  const own = buildCaseFile({
    ...batteryResearcher,
    endeavors: [asking, ...batteryResearcher.endeavors.slice(1), other],
  })
  const llm = scriptedLlm()
  await draft(petitionLetter(own, { endeavor_id: first.id }), quietRun(), { kind: 'model', llm })
  const material = llm.calls.map((call) => call.material).join('')
  expect(material).toContain(JSON.stringify(first.title))
  expect(material).not.toContain('tram wheels')
  expect(material).not.toContain('[Missing:')
})
