import type { Document } from '#domain/document.ts'
import { entryCalled } from '../builtin/entry-called.ts'
import { cardsIn } from '../cards/cards.ts'
import type { CaseFile } from '../case-file.ts'
import type { Finding } from '../quality/finding.ts'
import { linesOf } from '../quality/reading.ts'
import type { LetterRequest } from './compose.ts'
import { PROFILE_SECTION_OF } from './section-of.ts'

/** Notes on what was chosen that are no statements yet: a letter leaves them out, and says so in one place. */
function notesLeftOut(caseFile: CaseFile, { items }: LetterRequest): Finding[] {
  const chosen = new Set(items.map(({ category, item_id }) => `${PROFILE_SECTION_OF[category]}/${item_id}`))
  const entries = cardsIn(caseFile)
    .filter(({ state }) => state === 'asks')
    .flatMap(({ sources }) => sources.slice(0, 1))
    .filter((source) => 'section' in source)
    .filter(({ section, entry }) => chosen.has(`${section}/${entry}`))
  const called = new Set(entries.flatMap(({ section, entry }) => entryCalled(caseFile, section, entry) ?? []))
  if (called.size === 0) return []
  return [
    {
      rule: 'notes-left-out',
      severity: 'should',
      text: `Some of your notes are not clear yet, and the letter leaves them out. They are on ${[...called].join(', ')}. Answer the questions about them under Facts, then draft the letter again.`,
      block: null,
    },
  ]
}

/** What the writer was asked to speak to and the letter does not speak of, each with what to do about it. */
export const leftOutOf = (
  document: Pick<Document, 'blocks'>,
  caseFile: CaseFile,
  request: LetterRequest,
): Finding[] => [...chosenLeftOut(document, caseFile, request), ...notesLeftOut(caseFile, request)]

function chosenLeftOut(document: Pick<Document, 'blocks'>, caseFile: CaseFile, request: LetterRequest): Finding[] {
  const rested = new Set(linesOf({ blocks: document.blocks }).flatMap(({ sentence }) => sentence.sources))
  const spoken = new Set(
    caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  return request.items.flatMap(({ category, item_id }): Finding[] => {
    const section = PROFILE_SECTION_OF[category]
    if (section === undefined || spoken.has(`${section}/${item_id}`)) return []
    const called = entryCalled(caseFile, section, Number(item_id))
    // An entry that was deleted since is no choice any more.
    if (called === undefined) return []
    return [
      {
        rule: 'choice-left-out',
        severity: 'should',
        text: `You chose ${called} for this letter, and the letter does not speak of it. If it matters here, add a sentence about it, or draft the letter again with more detail; if not, take it out of your choice.`,
        block: null,
      },
    ]
  })
}
