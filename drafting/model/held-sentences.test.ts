import { expect, test } from 'vitest'
import { sentenceText } from '#domain/document-text.ts'
import { endeavorOf, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draft } from '../engine.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import { fromFacts, passage, purposeOf, said, sectionOf } from '../testing/model-script.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'

const caseFile = buildCaseFile(batteryResearcher)
const INVENTED = 'In 2019 the Governor of Ohio awarded her the Buckeye Medal.'
const TRUE = 'This section introduces the petition.'

const drafted = (script: Scripted) =>
  draft(petitionLetter(caseFile, { endeavor_id: endeavorOf(batteryResearcher) }), quietRun(), {
    kind: 'model',
    llm: scriptedLlm(script),
  })
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

test('a reading without verdicts vouches for nothing: each sentence stands whole in a mark', async () => {
  const { document, warnings } = await drafted((asked, call) =>
    purposeOf(asked) === 'verdicts' ? said({ verdicts: [] }) : introduction(asked, call),
  )
  const plain = document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.section === 'introduction'
      ? block.sentences.filter(({ inlines }) =>
          inlines.some(({ kind, ...one }) => kind === 'text' && 'text' in one && /\p{L}{2}/u.test(one.text)),
        )
      : [],
  )
  expect(plain.map(sentenceText)).toEqual([])
  expect(document.draft).toBe(true)
  expect(warnings.some(({ text }) => text.startsWith(TRUE))).toBe(true)
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
