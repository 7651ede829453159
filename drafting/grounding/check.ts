import { againstAcquaintance } from './acquaintance.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Anchor } from './anchor.ts'
import { anchorsOf } from './anchors.ts'
import { acquaintanceOf } from './case-words.ts'
import { figuresOf, tokensOf } from './proposition.ts'
import { claimsIn } from './read.ts'
import { findAuthority } from '../authorities/library.ts'
import { indexOf, type CaseIndex, type Entry } from './case-index.ts'
import { overtoldAwards } from './awards.ts'
import { misplaced } from './places.ts'
import { overreached } from './scope.ts'
import { brokenRanges } from './ranges.ts'
import { crossed } from './crossed.ts'
import { misdated } from './misdated.ts'
import { mixed } from './works.ts'
import { misfunded } from './funders.ts'
import { unchanged } from './changes.ts'
import { credits } from './causes.ts'
import { exchanged } from './doers.ts'
import type { Finding } from './claim.ts'
import { unheardOf } from './happenings.ts'
import { misreadLaw } from './law.ts'
import { lettersUnseen } from './letters-seen.ts'
import { toldAsDone } from './standing.ts'
import { isVerbatim, weigh, type Signs } from './weighing.ts'
import { ranks } from './ranks.ts'
import { rivaled } from './rivals.ts'
import { readingOf, type SentenceReading, type Voice } from './reading.ts'
import { settle } from './settle.ts'
import { turned } from './turned.ts'
import { unclaimed } from './strangers.ts'
import { uncredited } from './credentials.ts'
import { unconferred } from './degrees.ts'
import { againstAnswers } from './answers.ts'
import { unshared } from './alone.ts'
import { promoted } from './posts.ts'
import { decreed } from './decrees.ts'
import { overwritten } from './authorship.ts'
import { unsettled } from './events.ts'
import { ofOtherTitles } from './titles.ts'
import { mislinked } from './linked.ts'
import { misattributed } from './speakers.ts'
import { raised } from './roles.ts'
import { misrated } from './rates.ts'
import { ratedOtherwise } from './other-rates.ts'
import { unfinished } from './finished.ts'
import { slipped } from './inserts.ts'
import { hearing } from './hearing.ts'
import { unquoted } from './record-quotes.ts'

const NOWHERE: Readonly<Record<string, string>> = {
  number: 'no entry holds this number of what it counts',
  date: 'no entry holds this date',
  name: 'no entry holds this name',
  degree: 'no entry holds this degree',
  quotation: 'no entry holds these words exactly',
  address: 'no entry holds this address',
}

const NOT_ON_PAGE = 'the words that are quoted do not stand on this page'

/** Entries that any clause may draw upon: who the applicant is, what is computed, who speaks. */
function commonOf(index: CaseIndex, voice: Voice): ReadonlySet<number> {
  const speaker = typeof voice === 'object' ? voice.referee : undefined
  const known = commons.get(index) ?? new Map<number | undefined, ReadonlySet<number>>()
  commons.set(index, known)
  const common =
    known.get(speaker) ??
    new Set(
      index.entries
        .filter(
          ({ section, entry }) =>
            section === 'application' || section === 'derived' || (section === 'referees' && entry === speaker),
        )
        .map(({ at }) => at),
    )
  known.set(speaker, common)
  return common
}

const commons = new WeakMap<CaseIndex, Map<number | undefined, ReadonlySet<number>>>()

/** The findings under the name of the rule that made them. */
const by = (rule: string, findings: readonly Finding[]): Finding[] => findings.map((finding) => ({ ...finding, rule }))

const findingOf = ({ claim }: Anchor, reason: string): Finding => ({
  kind: claim.kind,
  start: claim.start,
  end: claim.end,
  text: claim.text,
  reason,
})

interface Told {
  voice: Voice
  /** Sources that the sentence names; a preference, since they may be wrong or left out. */
  declared: readonly string[]
  /** The authorities among them that stand in the sentence itself. */
  named?: readonly string[]
  /** The exhibits that the sentence cites, as ids. */
  cited?: readonly string[]
}

interface Checked {
  findings: Finding[]
  reading: SentenceReading
  /** Pages of the notice and of filed papers that it quotes. */
  quoted: string[]
  /** How many findings stand on their own, and the signs that were weighed. */
  hard: number
  signs: Signs | null
  weight: number
}

const byId = new WeakMap<CaseFile, ReadonlyMap<string, Fact>>()

const factsById = (caseFile: CaseFile): ReadonlyMap<string, Fact> => {
  const known = byId.get(caseFile) ?? new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  byId.set(caseFile, known)
  return known
}

const entriesOf = (caseFile: CaseFile, index: CaseIndex, declared: readonly string[]): Set<number> => {
  const found = new Set<number>()
  if (declared.length === 0) return found
  const facts = factsById(caseFile)
  const all = [...declared, ...declared.flatMap((id) => facts.get(id)?.from ?? [])]
  for (const id of all) for (const at of index.bySource.get(id) ?? []) found.add(at)
  for (const id of declared) {
    const number = /^(?:E|Ex\.? ?)(\d+)/.exec(id)?.[1]
    const exhibit = number === undefined ? undefined : caseFile.exhibits.find((one) => one.number === Number(number))
    if (exhibit === undefined) continue
    for (const { at, section, entry } of index.entries)
      if (section === exhibit.section && entry === exhibit.entry) found.add(at)
  }
  return found
}

/** Everything in a text that the case file does not bear out, and the sources that bear out the rest. */
export function check(sentence: string, whole: CaseFile, { voice, declared, named, cited = [] }: Told): Checked {
  const { text, pages, elsewhere } = unquoted(sentence, whole)
  const caseFile = hearing(text, pages.length > 0 ? cited : [...declared, ...cited], voice, whole)
  const index = indexOf(caseFile)
  const reading = readingOf(text, caseFile, voice, entriesOf(caseFile, index, declared))
  const common = commonOf(index, voice)
  const authorities = declared.filter((id) => findAuthority(id) !== undefined)
  const findings = elsewhere.map((place): Finding => ({
    kind: 'quotation',
    ...place,
    reason: NOT_ON_PAGE,
    rule: 'not-on-page',
  }))
  let settled: Entry | undefined
  for (const claim of reading.claims) {
    if (claim.kind === 'citation')
      findings.push(
        ...by('citation', [placed(claim, 'citation', 'the library of authorities does not hold this citation')]),
      )
    if (claim.kind === 'never') findings.push(...by('never', [placed(claim, 'never', claim.why)]))
  }
  const figures = reading.clauses.flatMap((clause) => clause.figures)
  for (const clause of reading.clauses) {
    const anchors = anchorsOf(
      clause.claims,
      clause.figures,
      reading.tokens,
      text,
      index,
      caseFile,
      authorities,
      figures,
    )
    for (const anchor of anchors)
      if (!anchor.free && anchor.at.size === 0)
        findings.push(...by(`nowhere-${anchor.claim.kind}`, [findingOf(anchor, NOWHERE[anchor.claim.kind] ?? '')]))
    clause.anchors = anchors
    for (const anchor of settle(clause, anchors, reading, common, settled))
      findings.push(
        ...by('of-another-entry', [
          findingOf(anchor, `the case file tells this of something else than ${clause.entry?.label ?? 'this'}`),
        ]),
      )
    settled = clause.entry
  }
  findings.push(...by('misread-law', misreadLaw(reading, authorities, named)))
  findings.push(
    ...by('broken-ranges', brokenRanges(reading)),
    ...by('misdated', misdated(reading)),
    ...by('misattributed', misattributed(reading)),
  )
  for (const clause of reading.clauses) {
    if (isVerbatim(clause, reading)) continue
    findings.push(
      ...by('rivaled', rivaled(clause, reading)),
      ...by('ranks', ranks(clause, reading, common)),
      ...by('credits', credits(clause, reading)),
      ...by('told-as-done', toldAsDone(clause, reading)),
      ...by('decreed', decreed(clause, reading)),
      ...by('overtold-awards', overtoldAwards(clause, reading)),
      ...by('uncredited', uncredited(clause, reading)),
      ...by('unconferred', unconferred(clause, reading, caseFile)),
      ...by('overreached', overreached(clause, reading)),
      ...by('misplaced', misplaced(clause, reading)),
    )
    // Whose doer is unknown has been told of already.
    if (!findings.some((finding) => isWithin(finding, clause)))
      findings.push(...by('unsettled', unsettled(clause, reading)))
  }
  const restated = reading.clauses.filter((clause) => isVerbatim(clause, reading)).map(({ tokens }) => tokens)
  const isRestated = ({ start, end }: Finding) =>
    restated.some((own) => start >= (own[0]?.start ?? 0) && end <= (own.at(-1)?.end ?? 0))
  const denied = againstAnswers(reading, caseFile)
  // What an answer denies by name says more than that there is no tie.
  const ofTies = denied.length > 0 ? denied : againstAcquaintance(reading, caseFile)
  findings.push(
    ...[
      ...by('raised', raised(reading, caseFile)),
      ...by('mixed', mixed(reading)),
      ...by('crossed', crossed(reading)),
      ...by('mislinked', mislinked(reading)),
      ...by('of-other-titles', ofOtherTitles(reading)),
      ...by('unchanged', unchanged(reading)),
      ...by('misrated', misrated(reading)),
      ...by('rated-otherwise', ratedOtherwise(reading)),
      ...by('misfunded', misfunded(reading)),
      ...by('unfinished', unfinished(reading, caseFile)),
      ...by('unshared', unshared(reading)),
      ...by('promoted', promoted(reading, caseFile)),
      ...by('overwritten', overwritten(reading, caseFile)),
      ...by('unheard-of', unheardOf(reading)),
      ...by('turned', turned(reading)),
    ].filter((finding) => !isRestated(finding)),
    // Words that stand in the file are told of somebody else where another is made their subject.
    ...by('exchanged', exchanged(reading, caseFile)),
    ...by('ties', ofTies),
    ...by('letters-unseen', lettersUnseen(reading, whole)),
    ...by(
      'slipped',
      slipped(
        reading,
        reading.clauses.flatMap((clause) => (isVerbatim(clause, reading) ? [] : unclaimed(clause, reading))),
      ),
    ),
  )
  const weighed = weigh(reading)
  const hard = findings.length
  if (hard === 0) findings.push(...by('weighed', weighed.findings))
  return { findings: onceEach(findings), reading, quoted: pages, hard, signs: weighed.worst, weight: weighed.weight }
}

const isWithin = ({ start, end }: Finding, { tokens }: SentenceReading['clauses'][number]): boolean =>
  start >= (tokens[0]?.start ?? 0) && end <= (tokens.at(-1)?.end ?? 0)

/** Several rules may find the same words, each for its reason: the first is told. */
const onceEach = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ kind, start, end }, at) =>
      findings.findIndex((one) => one.kind === kind && one.start === start && one.end === end) === at,
  )

const placed = (
  { start, end, text }: { start: number; end: number; text: string },
  kind: Finding['kind'],
  reason: string,
): Finding => ({
  kind,
  start,
  end,
  text,
  reason,
})

/** The names, figures, dates and ranks of a text that stand nowhere in the case file: for cells and lines, which are no sentences. */
export function hardOf(text: string, caseFile: CaseFile): Finding[] {
  const index = indexOf(caseFile)
  const claims = claimsIn(text, acquaintanceOf(index))
  return anchorsOf(claims, figuresOf(claims, tokensOf(text)), [], text, index, caseFile, [])
    .filter(({ free, at }) => !free && at.size === 0)
    .map((anchor) => findingOf(anchor, NOWHERE[anchor.claim.kind] ?? ''))
}
