import { expect, test } from 'vitest'
import { isNameOf } from './name-of-person.ts'

const person = (first_name: string, last_name: string, more: object = {}) => ({
  first_name,
  middle_name: '',
  last_name,
  ...more,
})
const MARTEN = person('Marten', 'Oakhollow', { middle_name: 'Quill' })
const ILONA = person('Ilona', 'Kőszegi')
const GARCIA = person('Gabriel', 'García Márquez')
const LI = person('明轩', '李', { latin_first_name: 'Mingxuan', latin_last_name: 'Li' })
const NATIVE = person('明轩', '李')
const ONE = person('Suharto', '', { has_one_name: true })

test.each([
  ['Marten Oakhollow', MARTEN],
  ['marten  OAKHOLLOW', MARTEN],
  ['Oakhollow, Marten', MARTEN],
  ['Marten Quill Oakhollow', MARTEN],
  ['Marten Q. Oakhollow', MARTEN],
  ['M. Oakhollow', MARTEN],
  ['M Q Oakhollow', MARTEN],
  ['Prof. Dr. Marten Oakhollow', MARTEN],
  ['Prof. Dr. ir. Marten Oakhollow', MARTEN],
  ['Marten Oakhollow, Ph.D., P.E.', MARTEN],
  ['Dr. Marten Oakhollow (Quillmark Institute)', MARTEN],
  ['Ilona Koszegi', ILONA],
  ['Kőszegi Ilona', ILONA],
  ['Gabriel García', GARCIA],
  ['Gabriel Garcia Marquez', GARCIA],
  ['Mingxuan Li', LI],
  ['Li Mingxuan', LI],
  ['李明轩', LI],
  ['李明轩', NATIVE],
  ['Mingxuan Li', NATIVE],
  ['Suharto', ONE],
  ['Mr. Suharto', ONE],
  ['Anybody At All', person('', '')],
])('“%s” is the name of this person', (typed, name) => expect(isNameOf(typed, name)).toBe(true))

test.each([
  ['x', MARTEN],
  ['!!!', MARTEN],
  ['Marten', MARTEN],
  ['Oakhollow', MARTEN],
  ['Dr. Oakhollow', MARTEN],
  ['M. O.', MARTEN],
  ['Ilona Kőszegi', MARTEN],
  ['Brisa Oakhollow', MARTEN],
  ['Marten Underfell', MARTEN],
  ['张伟', MARTEN],
  ['Mingwei Li', LI],
  ['王小明', LI],
  ['王小明', NATIVE],
  ['!!!', NATIVE],
  ['Sukarno', ONE],
])('“%s” is not the name of this person', (typed, name) => expect(isNameOf(typed, name)).toBe(false))
