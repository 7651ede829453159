import { academicHistory } from './education.ts'
import { academicProject } from './academic-project.ts'
import { professionalHistory } from './employment.ts'
import { professionalProject } from './employment-project.ts'
import { evidence } from './evidence.ts'
import { futurePlan } from './future-plan.ts'
import { rfeNotice } from './rfe-notice.ts'

/** Every list section of the profile, in the order of its steps. */
export const SECTIONS = {
  academichistory: academicHistory,
  academicprojects: academicProject,
  professionalhistory: professionalHistory,
  professionalprojects: professionalProject,
  evidence,
  futureplan: futurePlan,
  rfenotice: rfeNotice,
} as const

export type SectionPath = keyof typeof SECTIONS
