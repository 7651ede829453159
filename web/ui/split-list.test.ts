import { expect, test } from 'vitest'
import { splitList } from './split-list.ts'

test.each([
  ['', []],
  [' ;, ; ', []],
  ['Powder metallurgy', ['Powder metallurgy']],
  ['Statics, Dynamics,Optics', ['Statics', 'Dynamics', 'Optics']],
  ['Statics; Dynamics, advanced', ['Statics', 'Dynamics, advanced']],
  ['Statics, with exercises\nDynamics\r\n\r\n  Optics', ['Statics, with exercises', 'Dynamics', 'Optics']],
  ['• Statics\n- Dynamics\n3. Optics\n4) 3D Modelling', ['Statics', 'Dynamics', 'Optics', '3D Modelling']],
  ['固体化学、电化学', ['固体化学', '电化学']],
  ['C++ 2.0, R', ['C++ 2.0', 'R']],
])('%j → %j', (text, entries) => expect(splitList(text)).toEqual(entries))
