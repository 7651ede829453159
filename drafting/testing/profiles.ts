import type { Profile } from '../profile.ts'
import { artist } from './profiles/artist.ts'
import { avalancheForecaster } from './profiles/avalanche-forecaster.ts'
import { batteryResearcher } from './profiles/battery-researcher.ts'
import { civilEngineer } from './profiles/civil-engineer.ts'
import { droneFounder } from './profiles/drone-founder.ts'
import { nurseInformatics } from './profiles/nurse-informatics.ts'
import { ordinaryApplicant } from './profiles/ordinary-applicant.ts'
import { physician } from './profiles/physician.ts'
import { teacher } from './profiles/teacher.ts'
import { thinApplicant } from './profiles/thin-applicant.ts'
import { thinArtist } from './profiles/thin-artist.ts'
import { thinTeacher } from './profiles/thin-teacher.ts'
import { waterChemist } from './profiles/water-chemist.ts'

export {
  artist,
  avalancheForecaster,
  batteryResearcher,
  civilEngineer,
  droneFounder,
  nurseInformatics,
  ordinaryApplicant,
  physician,
  teacher,
  thinApplicant,
  thinArtist,
  thinTeacher,
  waterChemist,
}

/** Fictional applicants who have filled in everything: no such person, school, company, journal or board exists. */
export const richProfiles: Record<string, Profile> = {
  batteryResearcher,
  nurseInformatics,
  civilEngineer,
  droneFounder,
  physician,
  teacher,
  artist,
}

/** Every fictional applicant, with the ordinary one, the thin ones and the one whose names are hard to set; the one who typed notes, whose papers tell otherwise than the entries, stands apart. */
export const profiles: Record<string, Profile> = {
  ...richProfiles,
  ordinaryApplicant,
  thinApplicant,
  thinTeacher,
  thinArtist,
  waterChemist,
}
