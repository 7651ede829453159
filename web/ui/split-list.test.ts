import { expect, test } from 'vitest'
import { splitList, splitTyped } from './split-list.ts'

test.each([
  ['', []],
  [' ;, ; ', []],
  ['Powder metallurgy', ['Powder metallurgy']],
  ['Statics, Dynamics,Optics', ['Statics', 'Dynamics', 'Optics']],
  ['Statics; Dynamics, advanced', ['Statics', 'Dynamics, advanced']],
  ['Statics, with exercises\nDynamics\r\n\r\n  Optics', ['Statics, with exercises', 'Dynamics', 'Optics']],
  ['• Statics\n- Dynamics\n3. Optics\n4) 3D Modelling', ['Statics', 'Dynamics', 'Optics', '3D Modelling']],
  ['固体化学、电化学', ['固体化学', '电化学']],
  ['固体化学、电化学；材料力学，光学', ['固体化学', '电化学', '材料力学', '光学']],
  ['固体化学，电化学, 光学; Statics', ['固体化学', '电化学', '光学', 'Statics']],
  ['データ構造（C、C++）、統計学', ['データ構造（C、C++）', '統計学']],
  ['1. 固体化学、电化学\n2. 光学，含实验', ['固体化学', '电化学', '光学，含实验']],
  ['C++ 2.0, R', ['C++ 2.0', 'R']],
])('%j → %j', (text, entries) => expect(splitList(text)).toEqual(entries))

test.each<[string, string[], string]>([
  ['Statics', [], 'Statics'],
  [', ', [], ''],
  ['Statics, Dyn', ['Statics'], 'Dyn'],
  ['Statics, Dynamics; ', ['Statics', 'Dynamics'], ''],
  ['固体化学、电化学；材', ['固体化学', '电化学'], '材'],
])('of %j typed so far %j is done and %j goes on', (text, done, rest) =>
  expect(splitTyped(text)).toEqual({ done, rest }),
)
