import { guided } from '../guidance.ts'
import type { Pages } from './blocks.ts'

const OPTIONS = [
  'Submit all that is requested.',
  'Submit a part, and ask for a decision on the record as it then stands.',
  'Withdraw the petition.',
]

const RULES = [
  'All of it goes in one package, at one time, with the original notice on top. USCIS takes whatever arrives first as the whole answer, and decides on it, even where it answers a part only ({cfr-103-2-b-11}, {pa-2026-05}).',
  'Answer every point, under the notice’s own headings and in its order. A requested paper that is not sent, and without which the matter cannot be examined, is by itself a ground of denial ({cfr-103-2-b-14}).',
  'If nothing is sent, the petition may be denied as abandoned ({cfr-103-2-b-13}).',
  'Show that you were eligible on the day of filing ({cfr-103-2-b-1}). What came later may support that, and cannot take its place ({cfr-103-2-b-12}, {katigbak}).',
  'Do not change the endeavor: explain it with the words of the petition ({izummi}).',
  'An assertion needs a paper in its support ({soffici@165}). More likely than not is enough, and quality counts as well as number ({chawathe@375-76}).',
  'Foreign-language papers need a full English translation with the translator’s certificate ({cfr-103-2-b-3}).',
]

/** How a notice is answered: the three options, and what holds for each. */
export function answering(pages: Pages): void {
  pages.heading(1, 'How to answer')
  pages.say(guided('There are three ways to answer ({cfr-103-2-b-11}):'))
  pages.list(OPTIONS, true)
  pages.list(RULES.map(guided))
}
