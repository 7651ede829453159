import type { Case } from '../case.ts'
import { alloyModeler } from './alloy-modeler.ts'
import { dispatchEngineer } from './dispatch-engineer.ts'
import { fractionTeacher } from './fraction-teacher.ts'
import { kidneyPhysician } from './kidney-physician.ts'
import { tactileArtist } from './tactile-artist.ts'
import { textileFounder } from './textile-founder.ts'

/** The corpus that nobody who works on the checker reads. */
export const heldApart: Case[] = [
  alloyModeler,
  kidneyPhysician,
  textileFounder,
  tactileArtist,
  dispatchEngineer,
  fractionTeacher,
]
