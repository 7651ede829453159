import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { joined, words, type Phrase } from '../builtin/phrase.ts'
import { isBalanced } from '../builtin/quoted.ts'
import type { ExhibitPage } from '../case-file.ts'
import type { Matter } from './matter.ts'

/** Words of the endeavor's subject that a sentence must share to be worth quoting. */
export const NEAR = 3

/** Words by which the writer of a paper says what the writer's own house does or will do. */
export const COMMITS =
  /\b(?:we|our \p{L}+) (?:intend|want|wish|plan|expect|will|would|use|have used|are (?:ready|willing|prepared|interested)|agree|offer)\b|\b(?:agrees?|intends?|wish(?:es)?|undertakes?|commits? (?:itself|themselves)|plans?|expects?|offers?|shall|will) (?:to )?(?:share|provide|supply|use|adopt|install|test|purchase|buy|order|fund|host|pay|license|join|take part|participate|make available|pilot|deploy|support|work with|collaborate|cooperate|contribute|deliver|recommend|train|enroll)\b|\bis (?:interested in|willing to|ready to|prepared to)\b|\bI (?:offer|have offered|intend to|wish to|plan to|will use|am (?:ready|willing|prepared) to)\b/iu
const [SHORTEST, LONGEST] = [50, 320]

/** Sentences of a page that can be quoted: whole ones, of a length that says something, each letter for letter on the page. */
export const statementsOn = (page: string, shortest = SHORTEST): string[] => {
  return sentencesOn(page).filter((one) => one.length >= shortest && isStatement(one) && beginsOn(page, one))
}

/** What may stand before a sentence: a stop, an empty line, a point of a list, or a heading with an empty line before it. */
const BEFORE =
  /(?:^\s*|[.!?:;]["”’)\]]*\s+|\n\s*\n\s*|\n\s*[-–—•*]\s+|(?:^|\n\s*\n)[^\s]+(?: [^\s]+){0,5}(?<!\b(?:that|the|of|and|or|in|to|for|an?|with|by|on|which|is|was|are|were|not))\n\s*)$/iu
/** As much of a page as has to be looked at for that. */
const LOOKED_AT = 200

/** True of a sentence that stands on a page letter for letter, and begins there: the rest of one may say the opposite of the whole. */
function beginsOn(page: string, sentence: string): boolean {
  const words = sentence.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const found = new RegExp(words.join('\\s+'), 'u').exec(page)
  return found !== null && BEFORE.test(page.slice(Math.max(0, found.index - LOOKED_AT), found.index))
}

/** A sentence of a page in quotation marks, with the page. */
export const pageQuoted = ({ id, exhibit, page }: ExhibitPage, sentence: string): Phrase =>
  joined(words(`“${sentence}” `, [id]), {
    inlines: [{ kind: 'exhibit', number: exhibit, page }],
    sources: [id, `E${exhibit}`],
  })

const isStatement = (text: string): boolean =>
  text.length <= LONGEST &&
  /^\p{Lu}.*\.$/u.test(text) &&
  !/["“”]/.test(text) &&
  isBalanced(text) &&
  !/^(?:Dear|Re|To|Date|Sincerely|Respectfully|Page)\b/.test(text)

/** A page's sentences; lines that the page broke are joined, paragraphs are not. */
const sentencesOn = (page: string): string[] =>
  page
    .trimStart()
    .replace(TITLE, '\n')
    .split('\n')
    .map((line, at, lines) => {
      const told = line.trim()
      if (SHORT_LINE.test(told) && /^\s*[\p{Lu}\d]/u.test(lines[at + 1] ?? '')) return ''
      if (HEAD.test(told) || NUMBERED.test(told)) return ''
      if (HEADING.test(told)) return `\n${told}\n`
      return POINT.test(line) ? `\n${line.replace(POINT, '')}` : line
    })
    .join('\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => sentencesOf(paragraph.replace(/\s*\n\s*/g, ' ')))

/** A point of a list begins anew. */
const POINT = /^\s*[-–—•*]\s+/u

/** "2. Results": a heading is no part of the sentence below it. */
const NUMBERED = /^\d+(?:\.\d+)*[.)]? \p{Lu}[^.!?;:]{1,50}$/u

/** "From section 2. Who we serve": a short line without a stop, before a line with a capital, is no part of it. */
const SHORT_LINE = /^(?=.{1,45}$).*[^\s.,;:!?-]$/u

/** "Conclusion": a line of a few words without a stop stands by itself. */
const HEADING = /^\p{Lu}[\p{L}’-]*(?: [\p{L}’-]+){0,3}$/u

/** The first line of a paper where it is a title: capitals throughout but for small words, and no stop. */
const TITLE =
  /^(?=[^\n]{2,89}[^.!?\n]\n)(?:\p{Lu}[\p{L}\d.’'-]*|\d+|of|and|for|the|to|on|in|with|a|an|by|[–—:&/-])(?:[ ,]+(?:\p{Lu}[\p{L}\d.’'-]*|\d+|of|and|for|the|to|on|in|with|a|an|by|[–—:&/-]))*,?\n/u

/** Lines of a letter's head and foot, which belong to no sentence: the house in capitals, the date, the salutation. */
const HEAD =
  /^(?:[\p{Lu}\d\s.,&’'()/-]+|Dear\b.*[,:]|To whom\b.*[,:]|(?:Re|Subject|To|From|Date):.*|(?:Signed|Sincerely|Respectfully|Yours)\b.*|(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*, )*(?:\p{Lu}\p{L}+ )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})$/u

/**
 * Sentences of papers that speak of the endeavor's subject, word for word in quotation marks, each with its page. Only of
 * pages that were read as text: what was read off a picture may have letters wrong.
 */
export const quotationsOf = (matter: Matter, exhibits: readonly number[], most: number): Phrase[] =>
  quotationsIn(
    matter,
    matter.caseFile.pages.filter(({ exhibit }) => exhibits.includes(exhibit)),
    most,
    { isAskedFor: () => true, least: 1 },
  )

/** The same of given pages: only sentences of the kind asked for, with at least so many of the subject's words. */
export function quotationsIn(
  matter: Matter,
  pages: readonly ExhibitPage[],
  most: number,
  {
    isAskedFor,
    least,
    near: nearest = NEAR,
    shortest,
  }: { isAskedFor: (sentence: string) => boolean; least: number; near?: number; shortest?: number },
): Phrase[] {
  const subject = new Set(contentWords(matter.subject))
  return (
    pages
      .filter(({ by }) => by === 'text')
      .flatMap((page) =>
        statementsOn(page.text, shortest)
          .filter(isAskedFor)
          .map((sentence) => {
            // To agree to share is not yet to agree on the subject.
            const shared = new Set(contentWords(sentence.replace(COMMITS, ' ')).filter((word) => subject.has(word)))
              .size
            const commits = COMMITS.test(sentence)
            return { page, sentence, shared, commits, near: shared + (commits ? 2 : 0) }
          }),
      )
      .filter(({ near, shared }) => near >= nearest && shared >= least)
      // What a writer offers or asks for says more than how near it is.
      .sort((a, b) => Number(b.commits) - Number(a.commits) || b.near - a.near)
      .slice(0, most)
      .map(({ page, sentence }) => pageQuoted(page, sentence))
  )
}
