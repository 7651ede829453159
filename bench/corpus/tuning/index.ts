import type { Case } from '../case.ts'
import { artist } from './artist.ts'
import { batteryResearcher } from './battery-researcher.ts'
import { civilEngineer } from './civil-engineer.ts'
import { droneFounder } from './drone-founder.ts'
import { nurseInformatics } from './nurse-informatics.ts'
import { ordinaryApplicant } from './ordinary-applicant.ts'
import { physician } from './physician.ts'
import { teacher } from './teacher.ts'
import { thinArtist } from './thin-artist.ts'
import { thinTeacher } from './thin-teacher.ts'
import { waterChemist } from './water-chemist.ts'

/** The cases the checker is tuned on; how well it does is told by others, held apart. */
export const tuning: Case[] = [
  physician,
  teacher,
  artist,
  thinTeacher,
  thinArtist,
  batteryResearcher,
  civilEngineer,
  droneFounder,
  nurseInformatics,
  ordinaryApplicant,
  waterChemist,
]
