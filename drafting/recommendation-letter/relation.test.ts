import { expect, test } from 'vitest'
import { plain } from '../builtin/phrase.ts'
import { portraitOf } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { relationBy } from '../case-file/ties.ts'
import type { Profile } from '../profile.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { relationOf } from './relation.ts'

type Referee = Profile['referees'][number]

function told(row: Partial<Referee>): { as: string | undefined; clauses: string[]; unclear: string[] } {
  const [first] = civilEngineer.referees
  if (first === undefined) throw new Error('No recommender')
  const profile = { ...civilEngineer, referees: [{ ...first, ...row }] }
  const { referees, person } = portraitOf(buildCaseFile(profile))
  const [writer] = referees
  if (writer === undefined) throw new Error('No recommender')
  const { as, clauses, unclear } = relationOf(writer, person, relationBy({ ...first, ...row }))
  return { as: as === undefined ? undefined : plain(as), clauses: clauses.map(plain), unclear }
}

test.each([
  ['supervisor', 'Supervisor at Llano Verde', 'his supervisor at Llano Verde', []],
  ['supervisor', 'boss', 'his supervisor', []],
  ['supervisor', 'my boss', 'his supervisor', []],
  [
    'supervisor',
    'Principal of his school and his direct supervisor since 2018',
    'the principal of his school and his direct supervisor',
    [],
  ],
  ['supervisor', 'I was her group leader', 'his supervisor', []],
  ['professor', 'Doctoral supervisor and co-author', 'his doctoral supervisor and co-author', []],
  ['colleague', 'taught together in Kenya', 'his colleague', ['we taught together in Kenya']],
  ['other', 'Introduced to me by a colleague', undefined, ['he was introduced to me by a colleague']],
  ['other', 'Introduced at a conference', undefined, ['we were introduced at a conference']],
  ['other', 'Corresponded since 2021', undefined, ['we have corresponded since 2021']],
  ['other', 'Collaborated on a standard', undefined, ['we collaborated on a standard']],
  ['other', 'Came across his paper in 2021', undefined, ['I came across his paper in 2021']],
  ['other', 'Heard his talk in Toledo', undefined, ['I heard his talk in Toledo']],
  ['other', 'Know each other from a workshop', undefined, ['we know each other from a workshop']],
  ['other', 'Contact through LinkedIn', undefined, ['what connects us is contact through LinkedIn']],
  ['other', 'Our utility would like to test his units', undefined, ['our utility would like to test his units']],
  [
    'other',
    'Independent user of the protocol; we have never worked together',
    'an independent user of the protocol',
    ['we have never worked together'],
  ],
  [
    'other',
    'Independent researcher who cites his article; no shared work or employer',
    'an independent researcher who cites his article',
    ['there is no shared work or employer'],
  ],
  [
    'other',
    'Independent customer; never employed by or invested in the company',
    'an independent customer',
    ['I was never employed by or invested in the company'],
  ],
  [
    'other',
    'Independent user of the kits, never worked for the same district',
    'an independent user of the kits',
    ['I have never worked for the same district'],
  ],
  [
    'other',
    'Led the inspectors during the trials; not employed or paid by Girderline',
    undefined,
    ['I led the inspectors during the trials', 'I am not employed or paid by Girderline'],
  ],
  [
    'colleague',
    'Runs the plant whose laboratory he uses; works for the city',
    'his colleague',
    ['I run the plant whose laboratory he uses', 'I work for the city'],
  ],
  ['colleague', 'Principal investigator of the listening test', 'the principal investigator of the listening test', []],
  ['colleague', 'Drove the barge; paid by the day', 'his colleague', ['I drove the barge', 'I was paid by the day']],
  ['professor', 'Doctoral advisor 2013–2018, still in contact', 'his doctoral advisor', []],
  [
    'colleague',
    'Co-author, first author on our 2016 paper; were students together',
    'his co-author and the first author of our 2016 paper',
    ['we were students together'],
  ],
  [
    'professor',
    'Teacher in Ankara and first author of the article',
    'his teacher in Ankara and the first author of the article',
    [],
  ],
  ['other', 'Independent; met at a conference in Denver', undefined, ['we met at a conference in Denver']],
  ['other', 'knows my work from the fair, independent', undefined, ['I know his work from the fair']],
  [
    'other',
    'Client; responsible for the tapestries during the restoration',
    'a client',
    ['I was responsible for the tapestries during the restoration'],
  ],
  ['professor', 'Professor at MIT; reads his articles', 'a professor at MIT', ['I read his articles']],
  [
    'professor',
    'We have never met, I know his work from publications',
    undefined,
    ['we have never met', 'I know his work from publications'],
  ],
  // As people type it: of both at once, of the other one, or of nobody.
  ['colleague', 'lab mates', 'his lab mate', []],
  ['other', 'Labmates in Zurich', 'a labmate in Zurich', []],
  ['colleague', 'We were colleagues', 'his colleague', ['we were colleagues']],
  ['colleague', 'Former colleagues at Corvane', 'his former colleague at Corvane', []],
  ['colleague', 'co-authors', 'his co-author', []],
  ['supervisor', 'ex boss', 'his former supervisor', []],
  ['supervisor', 'line manager at Llano Verde', 'his line manager at Llano Verde', []],
  ['professor', 'my PhD supervisor', 'his PhD supervisor', []],
  ['supervisor', 'my PI', 'his principal investigator', []],
  ['supervisor', 'CEO of our company', 'the CEO of our company', []],
  ['professor', 'part of my PhD committee', 'a member of his PhD committee', []],
  ['colleague', 'PhD students together', 'his colleague', ['we have been PhD students together']],
  ['colleague', 'same team', 'his colleague', ['we have been in the same team']],
  ['other', 'in the same lab at Corvane', undefined, ['we have been in the same lab at Corvane']],
  ['other', 'same university', undefined, ['we have been at the same university']],
  ['other', 'met at conference', undefined, ['we met at a conference']],
  ['colleague', 'worked with me at Corvane', 'his colleague', ['I worked with him at Corvane']],
  ['colleague', 'both worked at Corvane', 'his colleague', ['we both worked at Corvane']],
  ['other', 'know each other from conferences', undefined, ['we know each other from conferences']],
  ['colleague', 'through work', 'his colleague', ['I know him through work']],
  ['colleague', 'LinkedIn', 'his colleague', []],
  ['other', 'N/A', undefined, []],
  ['other', 'work', undefined, []],
  ['colleague', 'reports to me', 'his colleague', []],
  ['other', 'Chair of the panel; we have no common employer', 'the chair of the panel', ['we have no common employer']],
] as const)('%s, “%s”', (category, relationship, as, clauses) => {
  expect(told({ category, relationship })).toMatchObject({ as, clauses: [...clauses] })
})

test.each([
  ['professor', { was_supervisor: true }, 'his professor'],
  ['professor', { was_supervisor: false }, undefined],
  ['professor', {}, undefined],
  ['supervisor', {}, 'his supervisor'],
  ['supervisor', { was_supervisor: false }, undefined],
  ['colleague', {}, 'his colleague'],
  ['colleague', { same_employer: false }, undefined],
  ['colleague', { same_employer: false, co_author: true }, undefined],
] as const)('a %s with the answers %j is told as %s', (category, answers, as) => {
  const none = { same_employer: null, was_supervisor: null, co_author: null }
  expect(told({ category, relationship: 'I use the method', ...none, ...answers }).as).toBe(as)
})

test.each(['his hospital uses the line', 'his group used my results'])('whose “%s” is of is asked', (relationship) => {
  expect(told({ category: 'other', gender: 'male', relationship })).toMatchObject({
    clauses: [],
    unclear: [relationship],
  })
})

test.each([
  ['female', 'She was my supervisor', 'I was his supervisor'],
  ['male', 'He is my former manager', 'I am his former manager'],
  ['female', 'He was my student', 'he was my student'],
  ['female', 'I report to her', 'he reports to me'],
  ['female', 'I know her from church', 'I know him from church'],
] as const)('a %s writer of whom “%s” was typed says so of the right one', (gender, relationship, said) => {
  expect(told({ category: 'other', gender, relationship }).clauses).toEqual([said])
})

test('whose group and whose results is asked where either of the two may have noted it', () => {
  const relationship = 'we met at conference, his group used my results'
  const { clauses, unclear } = told({ category: 'other', gender: 'male', relationship })
  expect(clauses).toEqual([])
  expect(unclear).toEqual(['we met at a conference, his group used my results'])
})
