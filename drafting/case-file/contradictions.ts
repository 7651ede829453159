import type { Contradiction } from '../case-file.ts'
import { yearInName, yearOnPaper, yearToldElsewhere } from './contradictions/awards.ts'
import {
  dateOnDiploma,
  degreeNotAwarded,
  degreeOnDiploma,
  gradeOnTranscript,
  majorOnPapers,
} from './contradictions/degree-papers.ts'
import { citationsInWords, endeavorAndPlan, gradeAboveScale } from './contradictions/figures.ts'
import type { Check, Filing } from './contradictions/filing.ts'
import { nameOnPapers } from './contradictions/names-on-papers.ts'
import {
  endsBeforeItBegins,
  notYet,
  publishedBeforeItBegan,
  receivedBeforeThePost,
} from './contradictions/order-of-dates.ts'
import { rolesOfOneProject, titleOfProject } from './contradictions/roles.ts'
import { knownForTooLong, studyAndWorkApart, tooManyHours } from './contradictions/same-time.ts'

const CHECKS: readonly Check[] = [
  nameOnPapers,
  degreeNotAwarded,
  degreeOnDiploma,
  majorOnPapers,
  dateOnDiploma,
  gradeAboveScale,
  gradeOnTranscript,
  endsBeforeItBegins,
  notYet,
  tooManyHours,
  studyAndWorkApart,
  publishedBeforeItBegan,
  receivedBeforeThePost,
  yearInName,
  yearOnPaper,
  yearToldElsewhere,
  titleOfProject,
  rolesOfOneProject,
  citationsInWords,
  knownForTooLong,
  endeavorAndPlan,
]

/** What a reader of the filing would ask about: places that cannot both be right, those of papers first. */
export const contradictionsIn = (filing: Filing): Contradiction[] => CHECKS.flatMap((check) => check(filing))
