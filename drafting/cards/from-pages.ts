import type { FactCard } from '#domain/fact-card.ts'
import { fold } from '#domain/fold.ts'
import { sentencesOf } from '../builtin/passages.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { proposalId } from './identity.ts'
import { formOf } from './sentence-form.ts'

/** What a paper says of the applicant is a proposal for the applicant to look at; a person reads a few of each paper. */
const OF_A_PAPER = 3
const OF_ALL = 30
const SHORTEST = 30
const LONGEST = 300
/** Characters of a page that are read for this. */
const READ = 20_000

const isOfRecommender = ({ section }: Exhibit): boolean => section === 'referees'

/** The paragraphs of a page. Lines that were broken at its margin are one text; an empty line ends a paragraph. */
export const paragraphsOf = (page: string): string[] =>
  page
    .slice(0, READ)
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())

/** Whole sentences on the applicant’s papers that name the applicant, word for word. Recommenders’ letters are quoted as letters. */
export function cardsOfPages({ exhibits, pages, profile }: CaseFile): FactCard[] {
  const surname = fold(profile.application.last_name)
  if (surname === '') return []
  const names = (text: string): boolean => ` ${fold(text)} `.includes(` ${surname} `)
  const cards: FactCard[] = []
  for (const exhibit of exhibits) {
    if (isOfRecommender(exhibit)) continue
    let found = 0
    for (const { page, text } of pages.filter((one) => one.exhibit === exhibit.number && one.by === 'text')) {
      if (!names(text)) continue
      for (const words of paragraphsOf(text).flatMap(sentencesOf)) {
        if (found === OF_A_PAPER || cards.length === OF_ALL) break
        if (words.length < SHORTEST || words.length > LONGEST || !names(words) || formOf(words) !== 'whole') continue
        const sources = [{ file: exhibit.file.url, page, words }]
        found++
        cards.push({
          id: proposalId(sources, words),
          text: words,
          about: 'applicant',
          kind: 'recognition',
          status: 'done',
          state: 'proposed',
          questions: [],
          choices: [],
          sources,
          referee_id: null,
          origin: 'reader',
          was: null,
          confirmed_by: null,
          confirmed_at: null,
        })
      }
    }
  }
  return cards
}
