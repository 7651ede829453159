import type { Document } from '#domain/document.ts'
import { PRONGS, RISKS, type NoticeReading } from '#domain/rfe.ts'
import { citedInOrder } from '../../builtin/law.ts'
import { fullName } from '../../case-file/names.ts'
import { placesIn } from '../../rfe-notice/places.ts'
import type { Weighed } from '../analyse.ts'
import { answering } from './answering.ts'
import { Pages } from './blocks.ts'
import { caption, kindName, warnings } from './caption.ts'
import { issuePart } from './issue.ts'
import { beyond, conceded, mistakes, standards } from './remarks.ts'

const COLUMNS: [heading: string, share: number][] = [
  ['No.', 0.07],
  ['Issue', 0.39],
  ['Part of the test', 0.26],
  ['Weight', 0.18],
  ['Page', 0.1],
]

/** An honest end where a notice was read and no finding was recognized in it. */
function nothingFound(reading: NoticeReading, pages: Pages): void {
  const isBlank = reading.unread.length >= reading.pages
  pages.say(
    isBlank
      ? 'No words could be read in this file, so that nothing can be said of the notice.'
      : 'No point on which the officer finds the record wanting was recognized in this notice. That does not mean that there is none.',
    'Read the notice yourself, and mark each sentence that says what was not shown or that asks for a paper.',
    'If the file is a poor scan, or not the notice itself, add a better one and analyze it again. If the notice asks for something that is not listed here, answer it all the same.',
  )
}

/** The analysis as a document, all but its cover sheet. */
export function analysisDocument(reading: NoticeReading, found: Weighed): Omit<Document, 'cover' | 'draft'> {
  const { caseFile, due, issues, errors } = found
  const { application, today } = caseFile.profile
  const { order } = placesIn(
    issues.map(({ issue }) => issue),
    caseFile.rfe?.rfe.notice.pages ?? [],
  )
  const ordered = order.flatMap((at, rank) => (issues[at] === undefined ? [] : [{ one: issues[at], number: rank + 1 }]))
  const title = `Analysis of the ${kindName(reading)}`
  const pages = new Pages()
  pages.title(title)
  caption(reading, due, pages)
  warnings(reading, found, pages)
  pages.heading(1, 'At a glance')
  if (issues.length === 0) nothingFound(reading, pages)
  else
    pages.table(
      `The ${issues.length === 1 ? 'issue' : `${issues.length} issues`} of the notice, in its order`,
      COLUMNS,
      ordered.map(({ one: { issue }, number }) => [
        String(number),
        issue.title,
        PRONGS[issue.prong],
        RISKS[issue.risk],
        String(issue.page),
      ]),
    )
  if (issues.length > 0) pages.heading(1, 'The issues')
  for (const { one, number } of ordered) issuePart(one, number, caseFile, pages)
  conceded(reading, pages)
  standards(reading, pages)
  mistakes({ errors }, pages)
  beyond(found, pages)
  answering(pages)
  const full = fullName(application).trim() || 'The applicant'
  const receipt = reading.receipt_number?.value
  return {
    kind: 'rfe_analysis',
    title,
    running: `${full} — ${kindName(reading)}${receipt === undefined ? '' : `, ${receipt}`}`,
    date: today,
    subject: `${kindName(reading)}${receipt === undefined ? '' : ` ${receipt}`}`,
    author: full,
    blocks: citedInOrder(pages.blocks),
    contents: issues.length > 0,
  }
}
