import { expect, test } from 'vitest'
import { portraitOf } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { forerunnerFirst, strongestFirst } from './works.ts'

const { works } = portraitOf(buildCaseFile(batteryResearcher))
const [weakest] = strongestFirst(works).slice(-1)
if (weakest === undefined) throw new Error('The profile has lost its works')
const endeavor = `${weakest.value('project_name')} ${weakest.value('goal')}`

test('the work that the endeavor clearly goes on from comes first, however weak its entry is', () => {
  const ranked = forerunnerFirst(works, { title: weakest.value('project_name'), subject: endeavor })
  expect(ranked[0]).toBe(weakest)
  expect(ranked.slice(1)).toEqual(strongestFirst(works).filter((work) => work !== weakest))
})

test('where no work is clearly the nearest the strongest comes first', () => {
  const strongest = strongestFirst(works)
  expect(forerunnerFirst(works, { title: 'Music for small theaters', subject: 'Songs and stages' })).toEqual(strongest)
})
