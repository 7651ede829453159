import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { joined, words, type Phrase } from '../builtin/phrase.ts'
import type { Matter } from './matter.ts'

/** Words of the endeavor's subject that a sentence must share to be worth quoting. */
const NEAR = 3

/** Words by which the writer of a paper says what the writer's own house does or will do. */
const COMMITS =
  /\b(?:we|our \p{L}+) (?:intend|want|wish|plan|expect|will|would|use|have used|are (?:ready|willing|prepared)|agree|offer)\b/iu
const [SHORTEST, LONGEST] = [50, 320]

const isStatement = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /^\p{Lu}.*\.$/u.test(text) &&
  !/["“”]/.test(text) &&
  !/^(?:Dear|Re|To|Date|Sincerely|Respectfully|Page)\b/.test(text)

/** A page's sentences; lines that the page broke are joined, paragraphs are not. */
const sentencesOn = (page: string): string[] =>
  page
    .split('\n')
    .map((line) => (HEAD.test(line.trim()) ? '' : line))
    .join('\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => sentencesOf(paragraph.replace(/\s*\n\s*/g, ' ')))

/** Lines of a letter's head and foot, which belong to no sentence: the house in capitals, the date, the salutation. */
const HEAD =
  /^(?:[\p{Lu}\d\s.,&’'()/-]+|Dear\b.*[,:]|To whom\b.*[,:]|(?:Re|Subject|To|From|Date):.*|(?:Signed|Sincerely|Respectfully|Yours)\b.*|(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*, )*(?:\p{Lu}\p{L}+ )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})$/u

/**
 * Sentences of papers that speak of the endeavor's subject, word for word in quotation marks, each with its page. Only of
 * pages that were read as text: what was read off a picture may have letters wrong.
 */
export function quotationsOf(matter: Matter, exhibits: readonly number[], most: number): Phrase[] {
  const subject = new Set(contentWords(matter.subject))
  return matter.caseFile.pages
    .filter(({ exhibit, by }) => exhibits.includes(exhibit) && by === 'text')
    .flatMap(({ id, exhibit, page, text }) =>
      sentencesOn(text)
        .filter(isStatement)
        .map((sentence) => ({
          id,
          exhibit,
          page,
          sentence,
          near:
            new Set(contentWords(sentence).filter((word) => subject.has(word))).size + (COMMITS.test(sentence) ? 2 : 0),
        })),
    )
    .filter(({ near }) => near >= NEAR)
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ id, exhibit, page, sentence }) =>
      joined(words(`“${sentence}” `, [id]), {
        inlines: [{ kind: 'exhibit', number: exhibit, page }],
        sources: [id, `E${exhibit}`],
      }),
    )
}
