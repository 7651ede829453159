import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { physician } from '../testing/profiles.ts'

const [endeavor] = physician.endeavors
const [carried, other] = physician.futureplan

test.each([
  ['The plan looks 3 to 5 years ahead.', []],
  ['The plan looks 3 to 19 years ahead.', ['19']],
])('how long a plan takes is told by its own field, whatever is told of another: %s', (text, marked) => {
  const caseFile = buildCaseFile({
    ...physician,
    futureplan: [carried, other].flatMap((plan, at) =>
      plan === undefined ? [] : [{ ...plan, eta: at === 0 ? '3-5 years' : '1-3 years' }],
    ),
    endeavors: [endeavor].flatMap((one) => {
      const scope = `My plan “${other?.plan_title},” which looks 1 to 3 years ahead, has room for it.`
      return one === undefined ? [] : [{ ...one, exp_nation_impt_scope: scope }]
    }),
  })
  const sources = [caseFile.fact('futureplan', carried?.id ?? 0, 'eta')?.id ?? '']
  const found = checkSentence({ inlines: [{ kind: 'text', text }], sources }, caseFile)
  expect(found.map((one) => one.text)).toEqual(marked)
})
