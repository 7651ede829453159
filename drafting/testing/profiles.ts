import type { Profile } from '../profile.ts'
import { batteryResearcher } from './profiles/battery-researcher.ts'
import { civilEngineer } from './profiles/civil-engineer.ts'
import { droneFounder } from './profiles/drone-founder.ts'
import { nurseInformatics } from './profiles/nurse-informatics.ts'
import { ordinaryApplicant } from './profiles/ordinary-applicant.ts'
import { thinApplicant } from './profiles/thin-applicant.ts'
import { waterChemist } from './profiles/water-chemist.ts'

export {
  batteryResearcher,
  civilEngineer,
  droneFounder,
  nurseInformatics,
  ordinaryApplicant,
  thinApplicant,
  waterChemist,
}

/** Fictional applicants who have filled in everything: no such person, school, company, journal or board exists. */
export const richProfiles: Record<string, Profile> = {
  batteryResearcher,
  nurseInformatics,
  civilEngineer,
  droneFounder,
}

/** Every fictional applicant, with the ordinary one, the thin one and the one whose names are hard to set. */
export const profiles: Record<string, Profile> = { ...richProfiles, ordinaryApplicant, thinApplicant, waterChemist }
