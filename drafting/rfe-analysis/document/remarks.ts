import type { NoticeReading, RfeAnalysis } from '#domain/rfe.ts'
import type { Weighed } from '../analyse.ts'
import { beyondBeside } from '#domain/rfe-beyond.ts'
import { PRONGS } from '#domain/rfe.ts'
import { words } from '../../builtin/phrase.ts'
import { guided } from '../guidance.ts'
import { lawOn } from '../beyond.ts'
import { RIGHT_LAW } from '../standards.ts'
import { onPage, quoted, type Pages } from './blocks.ts'

/** What the officer grants: it does not have to be proved again. */
export function conceded({ conceded: granted }: NoticeReading, pages: Pages): void {
  if (granted.length === 0) return
  pages.heading(1, 'What the officer grants')
  pages.say('Thank the officer for these points in a sentence each, and do not argue them again.')
  pages.list(granted.map(({ quote, page, prong }) => quoted(quote, page, `: ${PRONGS[prong]}.`)))
}

/** Where the notice applies a test that is not the waiver's, and what the law is. */
export function standards({ wrong_standard }: NoticeReading, pages: Pages): void {
  if (wrong_standard.length === 0) return
  pages.heading(1, 'Where the notice applies another test')
  pages.say(
    'State the right test once, with its source and without reproach, and then answer the point under that test.',
  )
  for (const [why, places] of Map.groupBy(wrong_standard, (one) => one.why)) {
    const { name, says } = RIGHT_LAW[why]
    pages.heading(2, name)
    pages.list(places.map(({ quote, page }) => quoted(quote, page, '.')))
    pages.say(...says.map(guided))
  }
}

export function mistakes({ errors }: Pick<RfeAnalysis, 'errors'>, pages: Pages): void {
  if (errors.length === 0) return
  pages.heading(1, 'What the notice says of the case and the record says otherwise')
  pages.say('Correct each of these courteously, in a sentence, with the exhibit that shows it.')
  for (const { quote, page, record, place } of errors) {
    pages.quote(quote, page)
    pages.say(`Notice, page ${page}. ${record} See ${place}.`)
  }
}

export function beyond({ beyond: all, issues }: Pick<Weighed, 'beyond' | 'issues'>, pages: Pages): void {
  const asked = beyondBeside(
    issues.map(({ issue }) => issue),
    all,
  )
  if (asked.length === 0) return
  pages.heading(1, 'Requests that do not belong to this petition')
  pages.say(
    'Do not pass over them: say in the response, politely, why the law does not ask for this, and send what you have that serves the same purpose.',
  )
  for (const { quote, page, why } of asked) {
    pages.quote(quote, page)
    pages.say(words(`Notice, page ${page}.`, [onPage(page)]), guided(lawOn({ why })?.why ?? why))
  }
}
