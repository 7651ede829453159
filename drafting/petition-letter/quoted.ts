import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { joined, words, type Phrase } from '../builtin/phrase.ts'
import type { Matter } from './matter.ts'

/** Words of the endeavor's subject that a sentence must share to be worth quoting. */
const NEAR = 3
const [SHORTEST, LONGEST] = [50, 320]

const isStatement = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /^\p{Lu}.*\.$/u.test(text) &&
  !/["“”]/.test(text) &&
  !/^(?:Dear|Re|To|Date|Sincerely|Respectfully|Page)\b/.test(text)

/** A page's sentences; lines that the page broke are joined, paragraphs are not. */
const sentencesOn = (page: string): string[] =>
  page.split(/\n\s*\n/).flatMap((paragraph) => sentencesOf(paragraph.replace(/\s*\n\s*/g, ' ')))

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
          near: new Set(contentWords(sentence).filter((word) => subject.has(word))).size,
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
