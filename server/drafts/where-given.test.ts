import { buildCaseFile } from '#drafting/case-file.ts'
import { nurseInformatics } from '#drafting/testing/profiles/nurse-informatics.ts'
import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { askedOf, whereGiven } from './where-given.ts'

const caseFile = buildCaseFile(nurseInformatics)
const { professionalhistory, evidence, endeavors, futureplan, referees } = nurseInformatics
const first = <T extends { id: number }>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('The profile has no such entry')
  return row
}
const [post, paper, endeavor, plan, writer] = [
  first(professionalhistory),
  first(evidence),
  first(endeavors),
  first(futureplan),
  first(referees),
]
const name = `${writer.first_name} ${writer.last_name}`
const unsigned = buildCaseFile({ ...nurseInformatics, referees: [{ ...writer, middle_name: '', signed_letter: null }] })

test.each([
  [
    'page of a paper that shows the duties of the post',
    `professionalhistory.${post.id}.job_summary`,
    '/evidence?entry=new',
  ],
  [
    'the job summary of the post in English',
    `professionalhistory.${post.id}.job_summary`,
    `/employment-info?entry=${post.id}&field=job_summary`,
  ],
  [
    'the duties of this post in full sentences, from your notes: “ran ward”',
    `professionalhistory.${post.id}.job_summary`,
    `/facts?at=professionalhistory&entry=${post.id}&field=job_summary`,
  ],
  ['letters of Harborline and Brackwater that confirm the dates', 'referees', '/evidence?entry=new'],
  [`the signed letter of ${name}, to be quoted here`, 'referees', `/recommender-config?ref=${writer.id}&tab=final`],
  ['your standing', `referees.${writer.id}`, `/recommender-config?ref=${writer.id}&tab=letters#letter-link`],
  [
    'what you saw yourself',
    `referees.${writer.id}.comments`,
    `/recommender-config?ref=${writer.id}&tab=profile&field=comments`,
  ],
  [
    'the same problem in the United States, with a source',
    `endeavors.${endeavor.id}.exp_subs_merit_intric_val`,
    `/proposed-endeavor?edit=${endeavor.id}&field=exp_subs_merit_intric_val`,
  ],
  ['a paper that shows it', `evidence.${paper.id}.supporting_doc`, `/evidence?entry=${paper.id}&field=supporting_doc`],
  ['an independent source', 'evidence', '/evidence?entry=new'],
  ['the resume', 'application.resume', '/personal-info#f-resume'],
  ['a paper that is gone from the profile', 'evidence.987654.supporting_doc', '/evidence?entry=new'],
  ['the filed petition’s sentence', 'rfe_background', '/rfe-response'],
  ['what no section takes', 'derived', null],
])('%s is given where its field is', (text, path, href) => {
  expect(whereGiven({ kind: 'missing', text, path }, unsigned)).toBe(href)
})

test('a plan is told of further where there is one, and chosen among several', () => {
  const asked = { kind: 'missing', text: 'the measurable outcome', path: 'futureplan' } as const
  const withPlans = (plans: typeof futureplan) =>
    whereGiven(asked, buildCaseFile({ ...nurseInformatics, futureplan: plans }))
  expect(withPlans([])).toBe('/future-plans?entry=new')
  expect(withPlans([plan])).toBe(`/future-plans?entry=${plan.id}`)
  expect(withPlans([plan, { ...plan, id: plan.id + 1 }])).toBe('/future-plans')
})

test.each([
  ['what qualifies you to judge this work', `referees.${writer.id}`, true],
  ['an instance in which somebody relied on this work', `referees.${writer.id}.comments`, true],
  ['how you came to know of the work', null, true],
  ['the comments of the recommender in English', `referees.${writer.id}.comments`, false],
  ['the year of the award', null, false],
  ['page of a paper that shows it', `evidence.${paper.id}.supporting_doc`, false],
])('who is to answer “%s”', (text, path, ofWriter) => {
  const asked = { kind: 'missing', text, path, block: 'p1', sentence: 0 } as const
  const told = `${writer.pronoun} ${writer.first_name}`
  const of = { blocks: [], caseFile }
  expect(askedOf(asked, of, writer.id)?.startsWith(told) ?? false).toBe(ofWriter)
  expect(askedOf(asked, of, null)).toBeNull()
})

test.each([
  ['I watched her build the line.', true],
  ['We built the line together.', true],
  ['The line runs daily.', false],
  ['She wrote: “I built the line.”', false],
])('whose it is to confirm in a letter: %s', (text, ofWriter) => {
  const blocks: Block[] = [
    { kind: 'paragraph', id: 'p1', sentences: [{ inlines: [{ kind: 'text', text }], sources: [] }] },
  ]
  const asked = { kind: 'open', text, path: null, block: 'p1', sentence: 0 } as const
  expect(askedOf(asked, { blocks, caseFile }, writer.id) !== null).toBe(ofWriter)
  expect(askedOf(asked, { blocks, caseFile }, null)).toBeNull()
})
