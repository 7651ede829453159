import type { Rule } from './finding.ts'
import { citations, firstCitation } from './rules/citations.ts'
import { coverNote } from './rules/cover-note.ts'
import { dates } from './rules/dates.ts'
import { endeavorDrift } from './rules/endeavor-drift.ts'
import { endeavorTold } from './rules/endeavor-told.ts'
import { danglingExhibits, exhibitList, unusedExhibits } from './rules/exhibits.ts'
import { fieldAsEndeavor } from './rules/field-as-endeavor.ts'
import { futureTold } from './rules/future-told.ts'
import { issuesAnswered } from './rules/issues-answered.ts'
import { legalFormulae } from './rules/legal-formulae.ts'
import { documentLength, longParagraphs, longSentences, readingLevel } from './rules/length.ts'
import { letterOverlap } from './rules/letter-overlap.ts'
import { lettersCited } from './rules/letters-cited.ts'
import { notANotice } from './rules/not-a-notice.ts'
import { machinePhrases } from './rules/machine-phrases.ts'
import { nameForms } from './rules/name-forms.ts'
import { eb1Words, neverArgued, neverCited, odds } from './rules/never.ts'
import { askedTwice, openPoints } from './rules/open-points.ts'
import { petitionParts, rightPins } from './rules/petition-parts.ts'
import { placeholders } from './rules/placeholders.ts'
import { degrees, posts } from './rules/posts-and-degrees.ts'
import { planAsFact } from './rules/plan-as-fact.ts'
import { otherPlan } from './rules/other-plan.ts'
import { scraps } from './rules/scraps.ts'
import { oddFigures } from './rules/odd-figures.ts'
import { orderOfTime } from './rules/order-of-time.ts'
import { onePerson, pronouns } from './rules/pronouns.ts'
import { quotations } from './rules/quotations.ts'
import { repeats } from './rules/repeats.ts'
import { slips } from './rules/slips.ts'
import { sources } from './rules/sources.ts'
import { superlatives } from './rules/superlatives.ts'
import { titledNames } from './rules/titled-names.ts'
import { sameHouse, writerTold, writersReview } from './rules/writer.ts'

/** Everything that a document is read for, in the order in which a person would put it right. */
export const RULES: readonly Rule[] = [
  placeholders,
  notANotice,
  openPoints,
  sources,
  quotations,
  superlatives,
  dates,
  orderOfTime,
  posts,
  degrees,
  pronouns,
  onePerson,
  titledNames,
  nameForms,
  endeavorTold,
  endeavorDrift,
  issuesAnswered,
  fieldAsEndeavor,
  otherPlan,
  planAsFact,
  citations,
  neverCited,
  eb1Words,
  neverArgued,
  odds,
  petitionParts,
  rightPins,
  danglingExhibits,
  unusedExhibits,
  exhibitList,
  lettersCited,
  writerTold,
  writersReview,
  legalFormulae,
  futureTold,
  letterOverlap,
  coverNote,
  askedTwice,
  firstCitation,
  sameHouse,
  machinePhrases,
  repeats,
  slips,
  oddFigures,
  scraps,
  longSentences,
  longParagraphs,
  readingLevel,
  documentLength,
]
