import type { Contradiction } from '../case-file.ts'
import {
  dayOnCertificate,
  endOfCertificate,
  yearInName,
  yearOnPaper,
  yearToldElsewhere,
} from './contradictions/awards.ts'
import {
  conferredLater,
  dateOnDiploma,
  degreeNotAwarded,
  degreeOnDiploma,
  gradeOnTranscript,
  majorOnPapers,
} from './contradictions/degree-papers.ts'
import { countsOnPapers } from './contradictions/counts-on-papers.ts'
import { citationsInWords, endeavorAndPlan, gradeAboveScale } from './contradictions/figures.ts'
import { MOST_OF_A_CHECK, type Check, type Filing } from './contradictions/filing.ts'
import { nameNotInLatin } from './contradictions/name-in-latin.ts'
import { nameOnPapers } from './contradictions/names-on-papers.ts'
import {
  endsBeforeItBegins,
  notYet,
  publishedBeforeItBegan,
  receivedBeforeThePost,
} from './contradictions/order-of-dates.ts'
import { postsOnPapers } from './contradictions/posts-on-papers.ts'
import { journalOfArticle, placeAmongAuthors, yearOfArticle } from './contradictions/publications.ts'
import { majorInWords } from './contradictions/major-in-words.ts'
import { basisNotCarried } from './contradictions/basis.ts'
import { rolesOfOneProject, titleOfProject } from './contradictions/roles.ts'
import { authorDenied, authorUnproven, employerDenied, tieDenied, tieToldOtherwise } from './contradictions/ties.ts'
import { tieAgainstLetter } from './contradictions/ties-in-letters.ts'
import { sharesOfOneMeasure } from './contradictions/shares.ts'
import { knownForTooLong, studyAndWorkApart, tooManyHours } from './contradictions/same-time.ts'

const CHECKS: readonly Check[] = [
  nameNotInLatin,
  nameOnPapers,
  degreeNotAwarded,
  degreeOnDiploma,
  majorOnPapers,
  majorInWords,
  dateOnDiploma,
  conferredLater,
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
  dayOnCertificate,
  endOfCertificate,
  yearToldElsewhere,
  yearOfArticle,
  journalOfArticle,
  placeAmongAuthors,
  postsOnPapers,
  titleOfProject,
  rolesOfOneProject,
  citationsInWords,
  countsOnPapers,
  sharesOfOneMeasure,
  knownForTooLong,
  endeavorAndPlan,
  basisNotCarried,
  tieDenied,
  tieToldOtherwise,
  authorDenied,
  authorUnproven,
  employerDenied,
  tieAgainstLetter,
]

/** What a reader of the filing would ask about: places that cannot both be right, those of papers first. */
export function contradictionsIn(filing: Filing): Contradiction[] {
  const found = CHECKS.flatMap((check) => check(filing).slice(0, MOST_OF_A_CHECK))
  // A day on a certificate may be read by more than one check.
  const texts = new Set<string>()
  return found.filter(({ text }) => !texts.has(text) && texts.add(text))
}
