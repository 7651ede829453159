import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { levelsOf } from './align.ts'
import { indexOf } from './case-index.ts'
import { tokensOf } from './proposition.ts'

const inAfrica = () => {
  const [project, ...rest] = batteryResearcher.academicprojects
  if (project === undefined) throw new Error('The researcher has a project')
  const academicprojects = [{ ...project, background: 'I tested the cells in three towns of Africa.' }, ...rest]
  return indexOf(buildCaseFile({ ...batteryResearcher, academicprojects }))
}

test.each([
  ['African', 'african'],
  ['african', 'African'],
])('a name is held by no word of its sense, whichever of %s and %s is asked first', (...words) => {
  const index = inAfrica()
  const held = Object.fromEntries(
    words.map((word) => [word, tokensOf(word).map((token) => levelsOf(index, token).size > 0)]),
  )
  expect(held).toEqual({ African: [false], african: [true] })
})
