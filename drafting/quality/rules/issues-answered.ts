import type { Block } from '#domain/document.ts'
import { isToAnswer, type AnalysedIssue } from '#domain/rfe.ts'
import { isBeyond } from '#domain/rfe-beyond.ts'
import { foldText } from '../../grounding/fold.ts'
import { placesIn } from '../../rfe-notice/places.ts'
import { headed, tellsOfCase } from '../../rfe-response/answered.ts'
import { allAsked } from '../../rfe-response/standing.ts'
import { namedBy, withoutJoint } from '../../rfe-response/quoting.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'

/** Letters and digits alone, as a quotation is compared whatever marks it was set with. */
const tight = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** By the notice's heading; of several points under one each by its own title. */
const calledAmong =
  (issues: readonly AnalysedIssue[]) =>
  ({ heading, title, page }: AnalysedIssue): string =>
    `“${named(heading === null || issues.filter((one) => one.heading === heading).length > 1 ? title : heading)}” (page ${page})`

/** Words that send the reader to what was answered before, under its heading. */
const pointsTo = (answer: Reading['blocks'], answered: readonly AnalysedIssue[]): boolean =>
  answer.some(
    ({ block, text }) =>
      block.kind === 'paragraph' &&
      answered.some((issue) =>
        [issue.heading ?? headed(issue), namedBy(issue)].some((one) => tight(text).includes(tight(one))),
      ),
  )

/** What does not belong to the petition is answered by the law that says so. */
const tellsLaw = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.sentences.some(({ inlines }) => inlines.some(({ kind }) => kind === 'authority')),
  )

/** Blocks of an answer by themselves: where each issue's words stand, and what follows up to the next. */
function* find({ caseFile, blocks }: Reading): Generator<Found> {
  const { analysis, work = [] } = caseFile.rfe ?? {}
  const beyond = analysis?.beyond ?? []
  const all = analysis?.issues ?? []
  const { order } = placesIn(all, caseFile.rfe?.rfe.notice.pages ?? [])
  const issues = order.flatMap((index) => (isToAnswer(work[index]) ? (all[index] ?? []) : []))
  if (issues.length === 0) return
  const called = calledAmong(issues)
  const texts = blocks.map(({ text }) => tight(text))
  let from = -1
  const places = issues.map((issue) => {
    const words = tight(withoutJoint(issue.quote))
    const at = texts.findIndex((text, index) => index > from && text.includes(words))
    if (at !== -1) from = at
    return { issue, at, isElsewhere: at === -1 && texts.some((text) => text.includes(words)) }
  })
  const answered: AnalysedIssue[] = []
  for (const [index, { issue, at, isElsewhere }] of places.entries()) {
    if (at === -1) {
      yield {
        block: null,
        text: isElsewhere
          ? `The point ${called(issue)} is not answered in the notice’s order.`
          : `The point ${called(issue)} is not answered: its words do not stand in the response.`,
      }
      continue
    }
    const next = places.slice(index + 1).find((one) => one.at !== -1)?.at ?? blocks.length
    const id = blocks[at]?.id ?? null
    const heading = tight(issue.heading ?? headed(issue))
    const above = places.slice(0, index).findLast((one) => one.at !== -1)
    const start = above?.issue.heading === issue.heading ? 0 : (above?.at ?? 0)
    if (!blocks.slice(start, at).some(({ block }) => block.kind === 'heading' && tight(block.text) === heading))
      yield { block: id, text: `The point ${called(issue)} does not stand under the notice’s own heading.` }
    const answer = blocks.slice(at + 1, next).filter(({ block }) => block.kind !== 'quote')
    const isAnswered = isBeyond(issue, beyond)
      ? tellsLaw(answer.map(({ block }) => block))
      : tellsOfCase(answer.map(({ block }) => block)) || pointsTo(answer, answered)
    for (const { quote } of allAsked(issue.requests))
      if (!texts.some((text) => text.includes(tight(withoutJoint(quote)))))
        yield {
          block: id,
          text: `What the notice asks for under ${called(issue)} does not stand in the response: “${named(quote)}”`,
        }
    if (isAnswered) answered.push(issue)
    else yield { block: id, text: `Nothing of the record answers the point ${called(issue)}.` }
  }
}

/** Every point of the notice that was not put aside is quoted under its heading, in order, and answered: an officer denies on the one that is not. */
export const issuesAnswered: Rule = { id: 'issues-answered', severity: 'must', kinds: ['rfe_response'], find }
