import { citation } from './citation.ts'
import { exhibits } from './exhibits.ts'
import { misplaced } from './misplaced.ts'
import { misreadLaw } from './misread-law.ts'
import { never } from './never.ts'
import { notOnPage } from './not-on-page.ts'
import { nowhereAddress } from './nowhere-address.ts'
import { nowhereDate } from './nowhere-date.ts'
import { nowhereDegree } from './nowhere-degree.ts'
import { nowhereName } from './nowhere-name.ts'
import { nowhereNumber } from './nowhere-number.ts'
import { nowhereQuotation } from './nowhere-quotation.ts'
import { overreached } from './overreached.ts'
import type { Rule } from './rule.ts'
import { source } from './source.ts'
import { ties } from './ties.ts'

/** What must stand in a source, in a cell or a line of a table as well. */
export const NOWHERE: readonly Rule[] = [
  nowhereNumber,
  nowhereDate,
  nowhereName,
  nowhereDegree,
  nowhereQuotation,
  nowhereAddress,
]

/** Every rule that may say that the record contradicts a sentence. Where two find the same words, the first is told. */
export const RULES: readonly Rule[] = [
  source,
  notOnPage,
  citation,
  never,
  ...NOWHERE,
  misreadLaw,
  misplaced,
  overreached,
  ties,
  exhibits,
]
