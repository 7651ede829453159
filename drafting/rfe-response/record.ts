import type { BackgroundKind, Held } from '#domain/rfe.ts'
import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { joined, plain, words, type Phrase } from '../builtin/phrase.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import type { RecordPage } from '../rfe-case/index.ts'
import { tellsLaw } from '../rfe-case/on-law.ts'
import { announces, sends, withoutPointer } from './announced.ts'
import { pageWord, quotedSentence } from './quoting.ts'

/** A sentence of a paper that was filed, and the place where it stands. */
export interface RecordPassage {
  text: string
  page: RecordPage
  /** `the petition letter, at page 4`. */
  place: string
}

const CALLED: Record<BackgroundKind, string> = {
  endeavor: 'the endeavor statement',
  recommendation: 'a letter of recommendation',
  petition_letter: 'the petition letter',
  response_letter: 'the earlier response',
  initial_response: 'the petitioner’s own account',
}

const SHORTEST = 45
export const LONGEST = 420

/** The head of a letter or of a report: who it is of, and its day. */
const HEAD =
  /^\s*\p{Lu}[^.;!?]{0,90}\b(?:\p{Lu}\p{Ll}+\.? \d{1,2}, |\d{1,2} \p{Lu}\p{Ll}+ |\p{Lu}\p{Ll}+ )(?:19|20)\d\d\s*$/u

/** A line far shorter than the page's usual one, without a stop, before a line that begins anew: a heading. */
function withoutHeadings(text: string): string {
  const lines = text.split('\n')
  const full = Math.max(...lines.map((line) => line.length))
  return lines
    .map((line, at) => {
      const isShort = line.length < 0.7 * full && line.length < 90
      const isOpen = !/[.,;:!?”)-]\s*$/u.test(line)
      const next = lines[at + 1] ?? ''
      if (at === 0 && HEAD.test(line) && /^\s*["“(]?\p{Lu}/u.test(next)) return ''
      return isShort && isOpen && /^\s*(?:$|["“(]?[\p{Lu}\d])/u.test(next) ? '' : line
    })
    .join('\n')
}

const paragraphsOn = (text: string): string[][] =>
  withoutHeadings(text)
    .split(/\n\s*\n/u)
    .map((paragraph) => sentencesOf(paragraph.replace(/[ \t]*\n[ \t]*/gu, ' ')))

export const allOn = (text: string): string[] => paragraphsOn(text).flat()

/** A sentence that can be quoted: whole, without a line that divides a word, and without quotation marks of its own. */
export const isWhole = (one: string): boolean =>
  one.length >= SHORTEST &&
  one.length <= LONGEST &&
  /^\p{Lu}.*[.]$/u.test(one) &&
  !/["“”]/u.test(one) &&
  !/\p{L}[-\u00ad] \p{Ll}/u.test(one) &&
  !/^(?:Dear|Re|To(?! (?!whom\b|the\b)\p{Ll})|Date|Sincerely|Respectfully|Page|Exhibit|Ex\.)(?!\p{L})/u.test(one)

/** Sentences of a page that can be quoted. */
export const sentencesOn = (text: string): string[] => allOn(text).filter(isWhole)

const cleaned = new WeakMap<CaseFile, Map<string, readonly string[]>>()

export function onPage(caseFile: CaseFile, page: RecordPage): readonly string[] {
  const known = cleaned.get(caseFile) ?? new Map<string, readonly string[]>()
  cleaned.set(caseFile, known)
  const found = known.get(page.id) ?? sentencesOn(page.text)
  known.set(page.id, found)
  return found
}

/** A paper of one page has none to name: a letter that was drafted here is one. */
export function placeOf(page: RecordPage, caseFile: CaseFile): string {
  const pages = caseFile.rfe?.rfe.filed[page.entry - 1]?.pages.length ?? 1
  const name = CALLED[page.paper as BackgroundKind]
  return pages > 1 ? `${name}, at ${pageWord(page.page)}` : name
}

/** The place of a passage as a part of a sentence. */
export const placed = ({ place, page }: RecordPassage): Phrase => words(place, [page.id])

/** The same before the verb of a sentence. */
export const whereOf = (place: Phrase): Phrase => (plain(place).includes(', at ') ? joined(place, words(',')) : place)

/** What was drafted here too late to be filed is no paper to quote as one of the filing. */
export const withoutLater = ({ rfe }: CaseFile): RecordPage[] =>
  (rfe?.pages ?? []).filter(({ isLater }) => isLater !== true)

/** What argues about the law, or speaks to the officer, is no account of the case. */
export const isOfCase = (text: string): boolean => !/\bUSCIS\b/u.test(text) && !tellsLaw(text)

const ownPages = (caseFile: CaseFile): RecordPage[] =>
  withoutLater(caseFile).filter(({ paper }) => paper === 'initial_response' || paper === 'response_letter')

/** The paragraphs of the applicant's own draft and of an earlier answer, each by its sentences, whatever they speak of. */
export const ownParagraphs = (caseFile: CaseFile): { page: RecordPage; sentences: string[] }[] =>
  ownPages(caseFile).flatMap((page) => paragraphsOn(page.text).map((sentences) => ({ page, sentences })))

/** What the applicant's own draft and an earlier answer say, sentence by sentence in their order. */
export const ownSentences = (caseFile: CaseFile): RecordPassage[] =>
  ownPages(caseFile).flatMap((page) =>
    allOn(page.text)
      .filter((text) => announces(text) || isOfCase(text))
      .map((text) => ({ text, page, place: placeOf(page, caseFile) })),
  )

/** An exhibit that a paper of the filing names is one of the filing, and so it is quoted; that something is sent is of its own day. */
const isTold = (text: string): boolean => isOfCase(text) && !sends(text)

/** All sentences of filed papers of these kinds that can be quoted. */
export const passagesOn = (caseFile: CaseFile, kinds: readonly BackgroundKind[]): RecordPassage[] =>
  withoutLater(caseFile)
    .filter(({ paper }) => paper !== 'notice' && kinds.includes(paper))
    .flatMap((page) =>
      onPage(caseFile, page)
        .filter(isTold)
        .map((text) => ({ text: quotable(text), page, place: placeOf(page, caseFile) })),
    )

/** Sentences of filed papers of these kinds, the nearest to some words first. */
export function passagesNear(
  caseFile: CaseFile,
  kinds: readonly BackgroundKind[],
  about: string,
  least: number,
): RecordPassage[] {
  const subject = new Set(contentWords(about))
  return passagesOn(caseFile, kinds)
    .map((passage) => ({
      ...passage,
      shared: new Set(contentWords(passage.text).filter((word) => subject.has(word))).size,
    }))
    .filter(({ shared }) => shared >= least)
    .sort((a, b) => b.shared - a.shared)
}

/** A sentence of a filed paper as it is quoted: without the number of an exhibit that stands in brackets behind it. */
export function quotable(text: string): string {
  const rest = announces(text) ? withoutPointer(text) : undefined
  return rest !== undefined && isWhole(`${rest}.`) ? rest : text
}

/** A salutation is no part of the sentence after it. */
const SALUTED = /^(?:To whom it may concern|Dear [^,:]{2,60})[,:]\s*/iu

export const withoutSalutation = (text: string): string => text.replace(SALUTED, '')

/** Sentences that an analysis found on a point in filed papers of these kinds, or in their exhibits, the most telling first. */
export function passagesHeld(
  caseFile: CaseFile,
  kinds: readonly BackgroundKind[],
  have: readonly Held[],
): RecordPassage[] {
  const pages = withoutLater(caseFile).filter(({ paper }) => paper !== 'notice' && kinds.includes(paper))
  return have.flatMap(({ text: held, page: number, url }) => {
    const whole = withoutSalutation(held)
    const text = quotable(whole)
    const page = pages.find((one) => one.page === number && one.url === url)
    const isFit = isWhole(whole) && isTold(whole)
    return page === undefined || !isFit ? [] : [{ text, page, place: placeOf(page, caseFile) }]
  })
}

/** The exhibit in which a filed paper comes with the response, where it does. */
export const exhibitOf = ({ exhibits }: CaseFile, { page: { url } }: RecordPassage): Exhibit | undefined =>
  url === null ? undefined : exhibits.find(({ file }) => file.url === url)

export const quotedPassage = ({ text, page }: Pick<RecordPassage, 'text' | 'page'>): Phrase =>
  words(quotedSentence(text), [page.id])
