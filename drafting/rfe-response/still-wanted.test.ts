import { expect, test } from 'vitest'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'
import { respond, untouched } from './testing.ts'

const ASKED =
  '[Missing: what the notice asks for here and the record does not have, though you hold the point settled: '
const county = paper(521, 'Calder County letter.pdf').url
const settled = { ...untouched, state: 'settled' as const, evidence: [county] }

test('of a settled point it is asked what the notice asks for and no paper is', async () => {
  const { text } = await respond({ work: [settled] })
  expect(text(1)).toMatch(/though you hold the point settled: [^\]]*evaluation[^\]]*\]/u)
})

test('what was ticked off is there', async () => {
  const first = await respond({ work: [settled] })
  const gathered = first.caseFile.rfe?.analysis?.issues[0]?.missing ?? []
  expect(gathered.length).toBeGreaterThan(0)
  const { text } = await respond({ work: [{ ...settled, gathered }] })
  expect(text(1)).not.toContain(ASKED)
})

test('a draft of the response does not bring the papers that it lists', async () => {
  const { rfe } = bridgeEngineerNotice
  const page = 'LIST OF EXHIBITS\nExhibit A: Evaluation of the degree by a credential evaluator'
  const filed = [...rfe.filed, { kind: 'initial_response' as const, name: 'draft.docx', url: null, pages: [page] }]
  const { caseFile } = await respond({ profile: civilEngineer, rfe: { ...rfe, filed } })
  expect(caseFile.rfe?.analysis?.issues[0]?.missing.join(' ')).toMatch(/evaluation/iu)
})
