import { describe, expect, test } from 'vitest'
import { completed } from './complete.ts'
import { sentencesOf } from './passages.ts'
import { personOf } from './person.ts'
import { plain, words } from './phrase.ts'
import { recast } from './recast.ts'
import { faultsOf } from './sanity.ts'
import type { Seat } from './seat.ts'
import { tidySentence } from './tidy.ts'
import { wovenWith } from './weave.ts'

const seat = (section: string, field: string, more: Partial<Seat> = {}): Seat => ({
  section,
  entry: 1,
  field,
  item: section === 'evidence' ? 'the competition' : '',
  past: false,
  ...more,
})
const impact = seat('professionalprojects', 'impact')
const background = seat('professionalprojects', 'background')
const goal = seat('professionalprojects', 'goal')
const plans = seat('futureplan', 'plans')
const progress = seat('futureplan', 'current_progress')
const told = (typed: string, place: Seat): string => completed(sentencesOf(typed), typed, place).join(' ')

describe('notes that cannot be told without guessing are quoted whole', () => {
  test.each<[string, Seat, string]>([
    [
      'Surface hoar = feather crystals on snow. When buried, very dangerous.',
      background,
      'In my own words, the problem is this: “Surface hoar = feather crystals on snow. When buried, very dangerous”.',
    ],
    ['Learned: need lidar not radar.', impact, 'In my own words, the result is this: “Learned: need lidar not radar”.'],
    [
      'Budget NOK 6.5 million, from that we spent about 4,1 mill.',
      background,
      'In my own words, the problem is this: “Budget NOK 6.5 million, from that we spent about 4,1 mill”.',
    ],
    [
      'Finalist 3 of 120 posters.',
      seat('evidence', 'brief_introduction'),
      'The competition is described as follows: “Finalist 3 of 120 posters”.',
    ],
    // Sentences stay sentences.
    ['Two years ago, we started.', background, 'Two years ago, we started.'],
    ['Goal: restore lithium.', goal, 'The aim was to restore lithium.'],
  ])('%s', (typed, place, expected) => expect(told(typed, place)).toBe(expected))
})

describe('shorthand is read out, with every figure and every doubt', () => {
  test.each([
    [
      'False alarms down from 4 per week to about 1 per week.',
      'False alarms went down from 4 per week to about 1 per week.',
    ],
    ['Costs were cut down from 40 to 30.', 'Costs were cut down from 40 to 30.'],
    // No word is added, and the doubt stays.
    [
      'closed days: 61 -> 37 (but it was also less snow).',
      'closed days went from 61 to 37 (but it was also less snow).',
    ],
    [
      'ZERO vehicles hit since dec 2022; before 2-3 a year.',
      'Zero vehicles hit since December 2022; before 2-3 a year.',
    ],
    [
      'Each day cost approx. $210,000 (county study; I did not make it).',
      'Each day cost approximately $210,000 (county study; I did not make it).',
    ],
    ['Drone crashed 3x.', 'The drone crashed 3 times.'],
    ['We march in 2021 and may 2022 was wet.', 'We march in 2021 and May 2022 was wet.'],
    ['train 30 drivers / yr w/o pay', 'train 30 drivers a year without pay'],
    ['“Infrasound + lidar, w/o radar” was its title.', '“Infrasound + lidar, w/o radar” was its title.'],
    ['NASA did NOT pay.', 'NASA did not pay.'],
    ['PLEASE SEE NOT THIS', 'PLEASE SEE NOT THIS'],
    ['Got a beanie :)', 'Got a beanie'],
  ])('%s', (typed, expected) => expect(tidySentence(typed)).toBe(expected))
})

describe('fragments get the subject, verb or article that they lack', () => {
  test.each<[string, Seat, string]>([
    ['compare with the model', goal, 'The aim was to compare with the model.'],
    ['write open manual', plans, 'I intend to write an open manual.'],
    ['train 30 plow drivers / yr', plans, 'I intend to train 30 plow drivers a year.'],
    ['publish open data', plans, 'I intend to publish open data.'],
    [
      'Talked by phone with 2 counties — no contract!! Nothing signed.',
      progress,
      'In my own words, the progress is this: “Talked by phone with 2 counties — no contract”. Nothing signed.',
    ],
    [
      'I hope for grant, $180k, I will apply in spring 2027.',
      plans,
      'I hope for grant, $180k; I will apply in spring 2027.',
    ],
    ['We had no light, instruments froze.', background, 'We had no light; instruments froze.'],
    ['Forecasters use the rule now, I was told.', impact, 'Forecasters use the rule now, I was told.'],
    [
      'geography or similar, ski touring',
      seat('professionalhistory', 'required_skills', { past: true }),
      'The position required geography or similar, ski touring.',
    ],
    [
      "Master's degree in geography; explosives permit",
      seat('professionalhistory', 'required_skills'),
      "The requirements of the position are a master's degree in geography and an explosives permit.",
    ],
  ])('%s', (typed, place, expected) => expect(told(typed, place)).toBe(expected))
})

test('a sentence ends where its capital was forgotten, and after a list', () =>
  expect(sentencesOf('They did not trust. infrasound gives alarms. I wrote reports etc. I was one of six.')).toEqual([
    'They did not trust.',
    'infrasound gives alarms.',
    'I wrote reports etc.',
    'I was one of six.',
  ]))

test('after somebody else’s name “they” would be anybody', () => {
  const named = {
    first_name: 'Tamsin',
    middle_name: '',
    last_name: 'Vale',
    pronoun: 'Dr.' as const,
    gender: 'Other' as const,
  }
  const person = personOf(named, [])
  expect(recast('My colleague Tor Hansen wrote the code; I did the field work.', { person, byName: true })).toBe(
    'Dr. Vale’s colleague Tor Hansen wrote the code; Dr. Vale did the field work.',
  )
})

test('a name and “they” do not share one verb', () => {
  const woven = wovenWith(words('Dr. Vale leads two technicians.'), words('They control the towers.'))
  expect(woven === undefined ? '' : plain(woven)).not.toContain('and control')
})

test('a name that ends in “AS” is no word twice', () =>
  expect(faultsOf('She worked at Fjellvarsel AS as an analyst.')).toEqual([]))
