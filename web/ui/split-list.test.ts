import { expect, test } from 'vitest'
import { splitList, splitTyped, withFresh } from './split-list.ts'

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
  ['Calculus (I, II), Optics [waves, rays]', ['Calculus (I, II)', 'Optics [waves, rays]']],
  ['Calculus (I; II), Optics', ['Calculus (I; II)', 'Optics']],
  ['Calculus (real (I, II), complex), Optics', ['Calculus (real (I, II), complex)', 'Optics']],
  ['1) Statics, 2) Dynamics', ['Statics', 'Dynamics']],
  ['Calculus (I, Statics, Optics', ['Calculus (I', 'Statics', 'Optics']],
])('%j → %j', (text, entries) => expect(splitList(text)).toEqual(entries))

test.each<[string, string[], string]>([
  ['Statics', [], 'Statics'],
  [', ', [], ''],
  ['Statics, Dyn', ['Statics'], 'Dyn'],
  ['Statics, Dynamics; ', ['Statics', 'Dynamics'], ''],
  ['固体化学、电化学；材', ['固体化学', '电化学'], '材'],
  ['Calculus (I,', [], 'Calculus (I,'],
  ['Calculus (I, II)', [], 'Calculus (I, II)'],
  ['Calculus (I, II), Op', ['Calculus (I, II)'], 'Op'],
  ['2) Statics, ', ['Statics'], ''],
])('of %j typed so far %j is done and %j goes on', (text, done, rest) =>
  expect(splitTyped(text)).toEqual({ done, rest }),
)

test.each<[string[], string[], string[]]>([
  [[], [' Optics ', '', ' '], ['Optics']],
  [['Calculus I'], ['calculus i', 'CALCULUS  I', 'Calculus II'], ['Calculus I', 'Calculus II']],
  [[], ['optics', 'Optics'], ['optics']],
  [['Optics', 'optics'], ['OPTICS'], ['Optics', 'optics']],
  [['Ｃ＋＋'], ['C++'], ['Ｃ＋＋']],
])('to %j, %j come as %j', (had, words, has) => expect(withFresh(had, words)).toEqual(has))
