import { blockText } from '#domain/document-text.ts'
import type { Block } from '#domain/document.ts'
import type { Composer } from '../../builtin/composer.ts'
import { overlap } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import { lowered } from '../../rfe-analysis/lowered.ts'
import { tellsOfCase } from '../answered.ts'
import { nearPapers } from '../near-papers.ts'
import { isOfBalance } from '../nearest.ts'
import { overlooked } from '../overlooked.ts'
import { MEETS, PARTICULARS, UNWRITTEN } from '../phrasing/factors.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { clipped, quotedWords } from '../quoting.ts'
import { isStanding } from '../standing.ts'
import { stillWanted } from '../still-wanted.ts'
import { claimsDoubted } from './filed.ts'
import { ASKS_INTEREST, quotesWish } from './held-on-pages.ts'
import { offer } from './offer.ts'
import { put } from './put.ts'
import { read } from './reached.ts'

/** Questions of one answer: more would bury those that matter. */
const MOST_ASKED = 6

const ALIKE = 0.55

/** Factors of which the law names the paper: words of the petition alone are none. */
const NEEDS_PAPER: ReadonlySet<string> = new Set([
  'advanced_degree',
  'five_years',
  'interest',
  'letters',
  'translation',
])

/** What others are to put in writing. */
const IN_WRITING = /\b(?:letters?|agreements?)\b/iu

/** The frames of what the applicant wrote on how a plan is paid for. */
const TELLS_MONEY = /\b(?:Of the means for the plan|On how the plan is paid for) the petitioner writes:/u

/** What an analysis asks the applicant to write, and a response has written itself. */
const WRITTEN: readonly [RegExp, (blocks: readonly Block[]) => boolean][] = [
  [/\bthree factors of the third prong\b/iu, tellsOfCase],
  [/^evidence on the third prong\b/iu, tellsOfCase],
  [/^reasons from the endeavor itself why no single employer\b/iu, tellsOfCase],
  [/^the contributions that only come with this person\b/iu, tellsOfCase],
  [ASKS_INTEREST, quotesWish],
  [/^where the money\b/iu, (blocks) => blocks.some((one) => TELLS_MONEY.test(blockText(one)))],
  [/^dated table of the posts\b/iu, (blocks) => blocks.some(({ kind }) => kind === 'table')],
]

const isWritten = (what: string, answer: readonly Block[]): boolean =>
  WRITTEN.some(([form, stands]) => form.test(what) && stands(answer))

/** What the finding asks in particular, and the answer has no word of. */
function unmet({ quote, further, missing }: PlannedIssue['issue'], blocks: readonly Block[]): string[] {
  const finding = [quote, ...further.map((one) => one.quote)].join(' ')
  const said = [...blocks.map(blockText), ...missing].join(' ')
  return PARTICULARS.filter(({ asked, told }) => asked.test(finding) && !told.test(said)).map(({ ask }) => ask)
}

/** Corroboration marked as such, the point tied to the law, and what still lacks asked for. */
export function close(
  write: Composer,
  planned: PlannedIssue,
  caseFile: CaseFile,
  { from, told }: { from: number; told: Set<string> },
): void {
  const { issue, work } = planned
  const answer = write.blocks.slice(from)
  const { isProved, cites, isLater, asked } = read(answer, caseFile)
  const gathered = new Set(work?.gathered)
  const open = issue.missing.filter(
    (what) =>
      !gathered.has(what) &&
      !isStanding(what) &&
      !isWritten(what, answer) &&
      asked.every((one) => overlap(one, what) < ALIKE),
  )
  const isSettled = work?.state === 'settled' && work.evidence.length > 0
  const sought = isSettled ? stillWanted(planned, caseFile).filter((what) => !isWritten(what, answer)) : open
  const { near, missing: lacking } = nearPapers(sought, planned, caseFile)
  const still = isSettled ? lacking : []
  // Of an issue that the applicant has settled nothing more is asked than what its text asks, and what the notice does.
  const wanted = isSettled ? [] : lacking.slice(0, Math.max(1, MOST_ASKED - asked.length))
  const offered = near.flatMap(({ whats }) => whats)
  if (isLater) put(write, phrasing.CORROBORATES)
  if (isProved && (cites || !NEEDS_PAPER.has(issue.factor))) {
    const isInWriting = ![...asked, ...wanted, ...offered].some((what) => IN_WRITING.test(what))
    const factor = isOfBalance(issue) ? 'balance' : issue.factor
    write.say(isInWriting ? MEETS[factor] : (UNWRITTEN[factor] ?? MEETS[factor]))
  }
  write.close()
  if (!isProved && asked.length + near.length === 0 && wanted.every((what) => told.has(lowered(what))))
    write.ask(`${phrasing.ASK_ANSWER}: ${clipped(issue.title)}`)
  const particular = isSettled ? [] : unmet(issue, answer)
  const claims = claimsDoubted(planned, caseFile)
  const left = isSettled
    ? undefined
    : overlooked(issue, answer, [...wanted, ...offered, ...particular].join(' '), claims)
  if (left !== undefined) particular.push(`${phrasing.ASK_FINDING} ${quotedWords(clipped(left.quote))}`)
  for (const what of [...wanted.map(lowered), ...particular]) {
    if (told.has(what)) continue
    told.add(what)
    write.ask(what)
  }
  if (still.length > 0) write.ask(phrasing.askStillWanted(still.map(lowered)), 'evidence')
  write.close()
  for (const one of near) offer(write, one, told)
  write.close()
}
