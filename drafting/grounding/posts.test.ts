import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence, type Voice } from '../grounding.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'

const [post] = ordinaryApplicant.professionalhistory
const [referee] = ordinaryApplicant.referees
if (post === undefined || referee === undefined) throw new Error('The applicant has no post, or nobody who recommends')
const caseFile = buildCaseFile({
  ...ordinaryApplicant,
  professionalprojects: [],
  academicprojects: [],
  evidence: [],
  futureplan: [],
  endeavors: [],
  referees: [{ ...referee, title: 'Director', relationship: 'Supervisor', comments: 'She keeps the logs.' }],
  professionalhistory: [
    {
      ...post,
      organization: 'Harrow Tide Office',
      job_title: 'Tide Specialist',
      job_summary: 'I assist the director, Dr. Ursa Lindqvist, and keep the logs. I supervise two technicians.',
    },
    {
      ...post,
      id: post.id + 700,
      organization: 'Brinewatch Ltd',
      job_title: 'Senior Tide Reader',
      job_summary: 'I read the gauges.',
    },
  ],
})
const found = (text: string, voice: Voice = 'petition') =>
  readSentence(text, caseFile, { voice })
    .findings.filter(({ kind }) => kind === 'role')
    .map((one) => one.text)

describe('a post is not raised', () => {
  test.each([
    'She has been the chief tide forecaster at Harrow Tide Office.',
    'She is the director of Harrow Tide Office.',
    'She works at Harrow Tide Office as head of forecasting.',
    'The logs fell to her as director.',
    'She heads the Harrow Tide Office.',
    'She runs the whole office.',
    'The petitioner founded and ran Brinewatch Ltd.',
  ])('%s', (text) => expect(found(text)).not.toEqual([]))
  test.each([
    '',
    'She is a tide specialist at Harrow Tide Office.',
    'At Brinewatch Ltd she was a senior tide reader.',
    'She supervises two technicians.',
    'She ran the gauges every day.',
    'She has never been the director.',
    'She assists the director, Dr. Ursa Lindqvist.',
  ])('but not %j', (text) => expect(found(text)).toEqual([]))
  test('nor a recommender’s own', () =>
    expect(found('This is my view of her, as Director of the office.', { referee: referee.id })).toEqual([]))
})
