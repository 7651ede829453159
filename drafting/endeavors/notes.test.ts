import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS, type EndeavorFields, type EndeavorPart } from '#domain/endeavor.ts'
import { batteryResearcher, thinTeacher } from '../testing/profiles.ts'
import { notesOn } from './notes.ts'

const [held] = batteryResearcher.endeavors
if (held === undefined) throw new Error('The profile has no endeavor')
const endeavor = held as EndeavorFields

const gapsOf = (part: 'title' | EndeavorPart, text: string): string[] =>
  notesOn({ ...endeavor, [part]: text }, batteryResearcher)
    .filter((note) => note.part === part && note.tone === 'gap')
    .map((note) => note.text)

test('an empty endeavor lacks everything, and says so part by part', () => {
  const empty = Object.fromEntries(['title', ...ENDEAVOR_PARTS].map((part) => [part, ''])) as unknown as EndeavorFields
  const notes = notesOn(empty, thinTeacher)
  expect(notes.filter(({ tone }) => tone === 'good')).toEqual([])
  expect(new Set(notes.map(({ part }) => part))).toEqual(new Set(['title', ...ENDEAVOR_PARTS]))
})

test('of a part without gaps one thing that it holds is told, and every part is spoken of', () => {
  const notes = notesOn(endeavor, batteryResearcher)
  for (const part of ['title', ...ENDEAVOR_PARTS]) {
    const tones = notes.filter((note) => note.part === part).map(({ tone }) => tone)
    expect({ part, tones }).not.toEqual({ part, tones: [] })
    if (tones.includes('good')) expect({ part, tones }).toEqual({ part, tones: ['good'] })
  }
})

describe('a title', () => {
  test.each([
    ['Senior Research Scientist', /^Not specific yet: it names an occupation/],
    ['Materials science', /^Not specific yet: it names a field/],
    ['Battery research', /^Not specific yet: /],
    ['Affordable Scour Alarms That Counties of [Missing: the state] Build Themselves', /^Missing: the state\.$/],
  ])('%s', (title, told) => {
    expect(gapsOf('title', title)).toEqual([expect.stringMatching(told)])
  })
  test('that names an undertaking has no gap', () => {
    expect(gapsOf('title', 'Affordable scour alarms that rural counties can build themselves')).toEqual([])
  })
})

describe('a part', () => {
  const long = 'The furnace restores spent powder for small recyclers and keeps its structure on the way'
  test.each<[string, EndeavorPart, string, RegExp[]]>([
    ['is thin', 'exp_nation_impt_beneficiaries', 'Makers of cells gain.', [/^It has only 4 words/]],
    ['is one word', 'exp_nation_impt_beneficiaries', 'Recyclers', [/^It has only 1 word:/]],
    ['lacks a figure', 'exp_subs_merit_evidence', `${long}.`, [/^It holds no figure/]],
    ['has a year and no figure', 'exp_subs_merit_evidence', `${long} since 2019.`, [/^It holds no figure/]],
    ['lacks a measure', 'exp_nation_impt_impact', `${long}.`, [/^It holds no figure/]],
    ['lacks those who gain', 'exp_nation_impt_beneficiaries', 'It makes me better at what I do here.', [/who gains/]],
    [
      'stops at one employer',
      'exp_nation_impt_scope',
      'My employer would gain much from what I do there.',
      [/beyond you/],
    ],
    ['lacks the present', 'exp_nation_impt_urgency', `${long}.`, [/^It does not say why now/]],
    [
      'tells only how far the plan is',
      'exp_nation_impt_urgency',
      'The form and the twelve sessions exist in English. A network of hospitals wrote on 5 December 2025 that it wishes to try them. The horizon of the plan “Forms for All” is 3 to 5 years.',
      [/^It does not say why now/],
    ],
    ['lacks an intention', 'exp_subs_merit_intric_val', `${long}. ${long}.`, [/what you will do/]],
    ['lacks the person', 'exp_related_experience', `${long}.`, [/what you did yourself/]],
    ['lacks a qualification', 'exp_applicant_qualifications', `${long}.`, [/^It names no degree/]],
    [
      'argues what is no argument',
      'exp_nation_impt_urgency',
      'There is a shortage of skilled workers now, and it grows every single year.',
      [/^It argues a shortage of workers/],
    ],
    [
      'has marks',
      'exp_nation_impt_impact',
      'It lowers [Missing: the cost] by [Verify: 40 percent: no entry].',
      [/^Missing: the cost\.$/, /^To verify: “40 percent: no entry”/],
    ],
    [
      'asks for its figure already',
      'exp_subs_merit_evidence',
      '[Missing: results with figures]',
      [/^Missing: results/],
    ],
  ])('%s', (_, part, text, told) => {
    expect(gapsOf(part, text)).toEqual(told.map((form) => expect.stringMatching(form) as unknown))
  })

  test.each<[EndeavorPart, string]>([
    ['exp_subs_merit_evidence', 'Five counties now use the units.'],
    [
      'exp_subs_merit_intric_val',
      'Cell coverage is poor at many of the sites. The endeavor is to collect the records of 200 bridges and improve the rule after each flood.',
    ],
    ['exp_subs_merit_evidence', 'The loss fell by a third at both plants.'],
    ['exp_nation_impt_impact', 'It would halve the cost, from 40 to 20 dollars a unit.'],
    ['exp_nation_impt_beneficiaries', 'Patients are safer when alarms are heard.'],
    ['exp_nation_impt_beneficiaries', 'The gain is for whoever has to decide about it.'],
    ['exp_nation_impt_scope', 'The drawings are published for all who make cells anywhere in it.'],
    ['exp_nation_impt_urgency', 'The standard is written in 2027, and what is not tested then stays out of it.'],
    ['exp_applicant_qualifications', 'I hold a license as a nurse and have led the alarm program since 2019.'],
  ])('%s is met by: %s', (part, text) => {
    expect(gapsOf(part, text)).toEqual([])
  })

  test('that names the same plan as another does not say the same', () => {
    const plan = 'Its place is in the plan “An Open Alarm Library for Small Hospitals in Three States.”'
    const twice = { ...endeavor, exp_nation_impt_scope: plan, exp_nation_impt_urgency: `${plan} It begins in 2027.` }
    expect(notesOn(twice, batteryResearcher).filter(({ text }) => text.startsWith('It says the same'))).toEqual([])
  })

  test('that says the same as another is told of the later one alone', () => {
    const same = 'Small recyclers return nickel and cobalt to cell makers without dissolving them, by 2028 at 3 plants.'
    const twice = { ...endeavor, exp_subs_merit_impact: same, exp_nation_impt_impact: same }
    const told = notesOn(twice, batteryResearcher).filter(({ text }) => text.startsWith('It says the same'))
    expect(told).toEqual([
      { part: 'exp_nation_impt_impact', tone: 'gap', text: 'It says the same as “What it changes”.' },
    ])
  })
})
