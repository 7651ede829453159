import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { teacher } from '../testing/profiles.ts'
import { plain } from './phrase.ts'
import { portraitOf } from './portrait.ts'
import { statedPost } from './posts.ts'
import { personSlots, Voice } from './voice.ts'

test('no title is said to have been held through all of a post', () => {
  const { jobs, person } = portraitOf(buildCaseFile(teacher))
  const told = jobs.map((job) =>
    new Voice(0, personSlots(person))
      .state(...statedPost(job))
      .map(plain)
      .join(' '),
  )
  expect(told).toEqual([
    'Mr. Abellanosa has worked at the Tonquah County School District since August 2016, and a title held there is “Physics and Chemistry Teacher, Science Department Chair.”',
    'Mr. Abellanosa worked at San Isidro Science High School from June 2008 to May 2016, and a title held there was “Teacher III, Physics.”',
  ])
})
