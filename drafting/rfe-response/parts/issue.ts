import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { Composer } from '../../builtin/composer.ts'
import { overlap } from '../../builtin/passages.ts'
import { italic, plain, words, type Phrase } from '../../builtin/phrase.ts'
import { toldIn } from '../../builtin/told.ts'
import type { Quoted } from '#domain/rfe.ts'
import type { CaseFile } from '../../case-file.ts'
import type { Matter } from '../../petition-letter/matter.ts'
import { guided } from '../../rfe-analysis/guidance.ts'
import { lowered } from '../../rfe-analysis/lowered.ts'
import { RIGHT_LAW } from '../../rfe-analysis/standards.ts'
import { calledAbove, tellsOfCase } from '../answered.ts'
import { tellsOfLater, isAfterFiling } from '../filing.ts'
import * as phrasing from '../phrasing/issue.ts'
import { MEETS, PARTICULARS, UNWRITTEN } from '../phrasing/factors.ts'
import type { OwnWords } from '../own-words.ts'
import { claimDoubted } from '../claim-doubted.ts'
import { overlooked } from '../overlooked.ts'
import type { PlannedIssue } from '../planned.ts'
import { clipped, noticeWords, pageWord, quoteBlocks, quotedWords } from '../quoting.ts'
import { askChange } from '../phrasing/opening.ts'
import { quotedPassage } from '../record.ts'
import { placesIn } from '../../rfe-notice/places.ts'
import { isStanding, ownRequests } from '../standing.ts'
import { tellNamedBalance, tellRecord } from './evidence.ts'
import { stillWanted } from '../still-wanted.ts'
import { claimsDoubted, filed } from './filed.ts'
import { fitted } from './fitted.ts'
import { ASKS_INTEREST, asksLetter, citesPaper, heldOnPages, quotesWish, withoutHeld } from './held-on-pages.ts'
import { nearPapers } from '../near-papers.ts'
import { offer } from './offer.ts'
import { attachedPapers } from './papers.ts'
import { put } from './put.ts'

/** What an answer is written from; `told` remembers what was quoted, so that no two answers rest on one sentence. */
export interface Answering {
  caseFile: CaseFile
  matter: Matter
  told: Set<string>
  own: OwnWords
  /** True of a factor that the notice takes up in an issue of its own. */
  isTakenUp: (factor: PlannedIssue['issue']['factor']) => boolean
  /** True of an issue that nothing was told on so far. */
  isOpen: (issue: PlannedIssue) => boolean
}

/** Questions of one answer: more would bury those that matter. */
const MOST_ASKED = 6
const ALIKE = 0.55

/** Writes an answer; false where all of it is still to be filled in. */
export function answer(
  write: Composer,
  planned: PlannedIssue,
  { caseFile, matter, told, own, isTakenUp, isOpen }: Answering,
): boolean {
  const { issue, work, alleged } = planned
  const quoted = notice(write, planned, told, caseFile.rfe?.rfe.notice.pages ?? [])
  correct(write, planned, told, quoted)
  const from = write.blocks.length
  const isSettled = work?.state === 'settled' && work.evidence.length > 0
  if (isSettled) attachedPapers(write, caseFile, planned)
  filed(write, planned, caseFile, told)
  const before = planned.before === undefined || isOpen(planned.before) ? undefined : planned.before
  if (alleged !== undefined) {
    // What the record holds on the endeavor of now says nothing of the one that was filed.
    write.close()
    write.ask(askChange(quotedWords(clipped(alleged.quote)), alleged.page), 'rfe_background')
  } else if (before !== undefined) {
    put(write, phrasing.ABOVE, { heading: headingOf(before) })
    held(write, planned, caseFile, told)
  } else {
    // Letters are told once, under the issue that is about them.
    const apt = issue.factor === 'interest' && isTakenUp('letters') ? withoutLetters(matter) : matter
    write.close()
    if (!tellRecord(write, apt, issue.factor, isTakenUp)) held(write, planned, caseFile, told)
  }
  write.close()
  if (alleged === undefined) tellNamedBalance(write, matter, issue, isTakenUp)
  if (!citesPaper(write.blocks.slice(from)) || asksLetter(write.blocks.slice(from)))
    heldOnPages(write, planned, caseFile, { told, from })
  write.close()
  if (!isSettled) attachedPapers(write, caseFile, planned)
  ownWords(write, planned, own, told)
  write.close()
  write.blocks.splice(from, Infinity, ...withoutHeld(askedOnce(fitted(write.blocks.slice(from)), told, matter)))
  const isAnswered = alleged === undefined && (before !== undefined || tellsOfCase(write.blocks.slice(from)))
  close(write, planned, caseFile, { from, told })
  return isAnswered
}

const KEY = /[^\p{L}\p{N}]+/gu
const keyOf = ({ quote, page }: Quoted): string => `${page} ${quote.toLowerCase().replace(KEY, ' ').trim()}`

/** Each sentence of the notice once and in its order, since “them” means what was named before; of what an earlier answer quotes nothing, unless it is all there is. */
function findingsOf(
  { quote, page, further }: PlannedIssue['issue'],
  told: ReadonlySet<string>,
  pages: readonly string[],
): Quoted[] {
  const found = [{ quote, page }, ...further].flatMap((one) => {
    const claim = claimDoubted(one, pages)
    return claim === undefined ? [one] : [claim, one]
  })
  const all = [...Map.groupBy(found, keyOf).values()].flatMap(([one]) => one ?? [])
  const fresh = all.filter((one) => !told.has(`notice ${keyOf(one)}`))
  const { placeOf } = placesIn([], pages)
  return fresh.length > 0 ? fresh.toSorted((a, b) => placeOf(a) - placeOf(b)) : all.slice(0, 1)
}

/** The notice's own words first: findings, then what it asks for; all that it quotes. */
function notice(write: Composer, { issue }: PlannedIssue, told: Set<string>, pages: readonly string[]): Quoted[] {
  const { quote, further, requests } = issue
  put(write, phrasing.NOTICE_SAYS)
  const set = (quotes: readonly Quoted[]) => {
    for (const block of quoteBlocks(() => write.nextId(), quotes)) write.block(block)
  }
  const findings = findingsOf(issue, told, pages)
  for (const one of findings) told.add(`notice ${keyOf(one)}`)
  set(findings)
  const asked = ownRequests(requests).filter(
    // "You may submit:" asks for nothing by itself.
    (one) =>
      !(one.quote.endsWith(':') && requests.length > 1) &&
      one.quote !== quote &&
      further.every((other) => other.quote !== one.quote) &&
      !told.has(one.quote),
  )
  // What is asked once for several points is quoted under the first.
  for (const one of asked) told.add(one.quote)
  if (asked.length === 0) return findings
  put(write, phrasing.NOTICE_ASKS)
  set(asked)
  return [...findings, ...asked]
}

/** Where the notice applies another test, misreads the record or asks for what does not belong: said once, and courteously. */
function correct(
  write: Composer,
  { law, errors, beyond }: PlannedIssue,
  told: Set<string>,
  quoted: readonly Quoted[],
): void {
  const keys = new Set(quoted.map(keyOf))
  for (const wrong of law) {
    // What stands above in full is not quoted once more, and which of several it is is told.
    const at = quoted.findIndex((one) => keyOf(one) === keyOf(wrong))
    const which = quoted.length === 1 ? undefined : phrasing.ORDINALS[at]
    if (quoted.length === 1 && at === 0) put(write, phrasing.LAW_OPENS_ABOVE)
    else if (which !== undefined) put(write, phrasing.LAW_OPENS_AMONG, { which: words(which) })
    else put(write, phrasing.LAW_OPENS, { page: pageWord(wrong.page), quoted: noticeWords(wrong) })
    if (told.has(wrong.why)) write.say(phrasing.LAW_AGAIN)
    else for (const frame of RIGHT_LAW[wrong.why].says) write.add(guided(frame))
    told.add(wrong.why)
    write.close()
  }
  for (const error of errors) {
    put(write, phrasing.ERROR, { page: pageWord(error.page), quoted: noticeWords(error) })
    write.add(words(error.record))
    write.close()
  }
  // What was put right as another test is put right.
  const right = new Set(law.map(keyOf))
  const asked = beyond.filter((one) => !right.has(keyOf(one)))
  for (const request of asked) {
    if (asked.length === 1 && keys.has(keyOf(request))) put(write, phrasing.BEYOND_ABOVE)
    else put(write, phrasing.BEYOND, { page: pageWord(request.page), quoted: noticeWords(request) })
    write.close()
  }
}

const withoutLetters = (matter: Matter): Matter => ({
  ...matter,
  referees: [],
  caseFile: { ...matter.caseFile, profile: { ...matter.caseFile.profile, referees: [] } },
})

/** The notice's own words are quoted; a name that we gave is part of the sentence. */
const headingOf = ({ heading, issue }: PlannedIssue): Phrase =>
  heading === issue.heading || issue.quote.startsWith(heading)
    ? words(quotedWords(heading), [`N${issue.page}`])
    : italic(lowered(calledAbove(issue)))

const MOST_HELD = 4
const LEANS = /\b(?:it|its|them|they|their|this|these|those)\b/iu

/** What the analysis found in the record on the point, where no part of a petition tells it. */
function held(write: Composer, { issue }: PlannedIssue, caseFile: CaseFile, told: Set<string>): void {
  let count = 0
  for (const { text, paper } of issue.have) {
    if (count === MOST_HELD) return
    if (paper !== 'exhibit' && paper !== 'profile') continue
    const fact = caseFile.facts.find(
      ({ value, kind }) => kind !== 'derived' && kind !== 'notice' && value.includes(text),
    )
    // A name is no sentence.
    if (fact === undefined || told.has(text) || fact.field === 'title') continue
    // Out of its passage "it" means nothing.
    const sentences = toldIn(caseFile, fact.section, fact.entry, fact.field).filter(
      (one) => (one.text.includes(text) || text.includes(one.text)) && !LEANS.test(one.text),
    )
    count += write.tell(sentences)
  }
}

/** The applicant's own draft or earlier answer: it is quoted, and proof is asked for, as is what it says is sent. */
function ownWords(write: Composer, planned: PlannedIssue, own: OwnWords, told: Set<string>): void {
  const { work, issue } = planned
  const fresh = (own.said.get(planned) ?? []).filter(({ text }) => !told.has(text))
  for (const passage of fresh) {
    told.add(passage.text)
    put(write, phrasing.OWN_WORDS, { place: passage.place, quoted: quotedPassage(passage) })
  }
  const isProved = work !== undefined && work.evidence.length > 0
  if (fresh.length > 0 && !isProved)
    write.ask(
      told.has(phrasing.ASK_OWN_PROOF) ? `${phrasing.ASK_OWN_PROOF}: ${clipped(issue.title)}` : phrasing.ASK_OWN_PROOF,
    )
  write.close()
  for (const text of own.announced.get(planned) ?? []) write.ask(phrasing.askAnnounced(clipped(text)), 'evidence')
}

interface Answered {
  isProved: boolean
  cites: boolean
  isLater: boolean
  asked: string[]
}

/** Factors of which the law names the paper: words of the petition alone are none. */
const NEEDS_PAPER: ReadonlySet<string> = new Set([
  'advanced_degree',
  'five_years',
  'interest',
  'letters',
  'translation',
])

/** What an answer has come to so far. */
function read(blocks: readonly Block[], caseFile: CaseFile): Answered {
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : []))
  const inlines = [...sentences.flatMap((sentence) => sentence.inlines), ...rows]
  const cited = inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : []))
  const papers = caseFile.exhibits.filter(({ number }) => cited.includes(number))
  const quotes = sentences.some(({ sources }) => sources.some((id) => /^[PSL]\d/u.test(id)))
  return {
    isProved: papers.length > 0 || quotes,
    cites: papers.length > 0,
    isLater:
      papers.some((paper) => isAfterFiling(caseFile, paper)) ||
      sentences.some(
        ({ inlines: own, sources }) =>
          sources.some((id) => /^[FEIQ]\d/u.test(id)) && tellsOfLater(plain({ inlines: own }), caseFile),
      ),
    asked: inlines.flatMap((inline) => (inline.kind === 'missing' ? [inline.what] : [])),
  }
}

/** What others are to put in writing. */
const IN_WRITING = /\b(?:letters?|agreements?)\b/iu

/** What an analysis asks the applicant to write, and a response has written itself. */
const WRITTEN: readonly [RegExp, (blocks: readonly Block[]) => boolean][] = [
  [/\bthree factors of the third prong\b/iu, tellsOfCase],
  [/^reasons from the endeavor itself why no single employer\b/iu, tellsOfCase],
  [/^the contributions that only come with this person\b/iu, tellsOfCase],
  [ASKS_INTEREST, quotesWish],
  [/^dated table of the posts\b/iu, (blocks) => blocks.some(({ kind }) => kind === 'table')],
]
const isWritten = (what: string, answer: readonly Block[]): boolean =>
  WRITTEN.some(([form, stands]) => form.test(what) && stands(answer))

/** Corroboration marked as such, the point tied to the law, and what still lacks asked for. */
function close(
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
    write.say(isInWriting ? MEETS[issue.factor] : (UNWRITTEN[issue.factor] ?? MEETS[issue.factor]))
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

/** What the parts of a petition ask for where it was told before; a field that holds it has answered. */
const MOOT: readonly [RegExp, string][] = [
  [/^who will use or benefit/u, 'exp_nation_impt_beneficiaries'],
  [/^why the work cannot wait/u, 'exp_nation_impt_urgency'],
]

/** A question that an earlier answer asks already is not asked again, nor one that the endeavor answers. */
const askedOnce = (blocks: readonly Block[], told: Set<string>, { endeavor }: Matter): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const sentences = block.sentences.filter(({ inlines }) => {
      const [only, ...more] = inlines
      if (only?.kind !== 'missing' || more.length > 0) return true
      const isMoot = MOOT.some(([form, field]) => form.test(only.what) && endeavor.value(field) !== '')
      const isNew = !told.has(only.what) && !isMoot
      told.add(only.what)
      return isNew
    })
    return sentences.length === 0 ? [] : [{ ...block, sentences }]
  })

/** What the finding asks in particular, and the answer has no word of. */
function unmet({ quote, further, missing }: PlannedIssue['issue'], blocks: readonly Block[]): string[] {
  const finding = [quote, ...further.map((one) => one.quote)].join(' ')
  const said = [...blocks.map(blockText), ...missing].join(' ')
  return PARTICULARS.filter(({ asked, told }) => asked.test(finding) && !told.test(said)).map(({ ask }) => ask)
}
