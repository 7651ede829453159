import { expect, test } from 'vitest'
import { meritAreas } from './areas.ts'

test.each([
  [['Rural health services'], ['health']],
  [['Materials science', 'Battery recycling'], ['science']],
  [['Educational technology'], ['technology', 'education']],
  [['Ceramic separators', 'Clay for batteries'], []],
  [['Patients, hospitals, nurses and drugs'], []],
  [[''], []],
])('%s', (named, areas) => expect(meritAreas(named)).toEqual(areas))
