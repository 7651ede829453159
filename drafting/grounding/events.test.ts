import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'

const [project] = ordinaryApplicant.professionalprojects
const [plan] = ordinaryApplicant.futureplan
if (project === undefined || plan === undefined) throw new Error('The applicant has no project, or no plan')
const caseFile = buildCaseFile({
  ...ordinaryApplicant,
  academicprojects: [],
  evidence: [],
  endeavors: [],
  professionalprojects: [
    {
      ...project,
      project_name: 'Sluice protocol',
      solution: 'I put five gauges and wrote the sluice protocol. The Ostrander mill adopted the log sheet in 2022.',
      impact:
        'Wexford asked for the protocol, not yet adopted. The state water office is considering it for all mills. The harbor stopped its contract.',
    },
  ],
  futureplan: [
    {
      ...plan,
      plan_title: 'Gauges for small mills',
      current_progress: 'Talked by phone with two mills in Idaho, no contract. I have drafted a gauge manual.',
      plans: 'I will train 35 millers. I hope for a grant of $180,000.',
      expected_outcomes: 'Fewer floods.',
      impact: 'Mills stay dry.',
      comments: '',
    },
  ],
})
const found = (text: string) =>
  readSentence(text, caseFile)
    .findings.filter(({ kind }) => kind === 'status')
    .map((one) => one.text)

describe('what is talked of, hoped for or weighed has not come about', () => {
  test.each([
    'Two mills in Idaho have signed contracts.',
    'She wrote the sluice protocol, which Wexford has adopted.',
    'The state water office has adopted it for all mills.',
    'She has been awarded a grant of $180,000.',
    'The harbor extended the contract.',
    'She invented the gauges.',
    'She has published the gauge manual.',
    'The plan has been carried out in small mills.',
    'The petitioner trained 35 millers.',
    'The protocol was made law in Wexford.',
    'Mills use the log sheet by order of the government.',
  ])('%s', (text) => expect(found(text)).not.toEqual([]))
  test.each([
    '',
    'No mill has signed a contract so far.',
    'Wexford asked for the protocol and has not yet adopted it.',
    'The Ostrander mill adopted the log sheet in 2022.',
    'She will train 35 millers.',
    'She hopes to be awarded a grant of $180,000.',
    'The harbor stopped its contract.',
    'She has drafted a gauge manual.',
    'The endeavor carries out her plan.',
  ])('but not %j', (text) => expect(found(text)).toEqual([]))
})

describe('what an authority tells has come about', () => {
  const listed = 'The subject stands on the list that the National Science and Technology Council published in 2024.'
  const foundWith = (...declared: string[]) =>
    readSentence(listed, caseFile, { declared })
      .findings.filter(({ kind }) => kind === 'status')
      .map((one) => one.text)
  test('where the sentence cites it', () => expect(foundWith('cet-list-2024')).toEqual([]))
  test('but not where it cites another', () => expect(foundWith('chawathe')).toEqual(['published']))
})
