import { exhibitLabel } from '#domain/exhibit-number.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Line, type Reading } from '../reading.ts'

const textOf = (lines: readonly Line[]): string => lines.map(({ prose }) => prose).join(' ')

const RELATION = /\b(?:(?:supervisor|teacher|colleague|co-author|independent) of the petitioner|shared an employer)\b/

/** True where the sentence that cites the letter says in a word what the writer is to the petitioner. */
const isTold = (citing: readonly (readonly [unknown, readonly Line[]])[], number: number): boolean =>
  citing.some(([, lines]) =>
    lines.some(
      ({ prose, sentence }) =>
        RELATION.test(prose) &&
        sentence.inlines.some((inline) => inline.kind === 'exhibit' && inline.number === number),
    ),
  )

/** Wherever a letter is called on, the officer learns who wrote it and how the writer knows the petitioner. */
function* find({ paragraphs, caseFile }: Reading): Generator<Found> {
  const letters = caseFile.exhibits.flatMap(({ number, section, entry }) => {
    const writer = section === 'referees' ? caseFile.profile.referees.find(({ id }) => id === entry) : undefined
    return writer === undefined ? [] : [{ number, writer }]
  })
  for (const { number, writer } of letters) {
    const citing = [...paragraphs].filter(([, lines]) =>
      lines.some(({ sentence }) =>
        sentence.inlines.some((inline) => inline.kind === 'exhibit' && inline.number === number),
      ),
    )
    const [first] = citing
    if (first === undefined) continue
    const [block] = first
    const text = citing.map(([, lines]) => textOf(lines)).join(' ')
    const words = new Set(contentWords(text))
    const relation = contentWords(writer.relationship)
    if (!text.includes(writer.last_name))
      yield {
        block,
        text: `Ex. ${exhibitLabel(number)} is called on without the name of its writer, ${writer.last_name}.`,
      }
    // A relation of several words is told by a third of them at the least, or by what it comes to.
    else if (!isTold(citing, number) && relation.filter((word) => words.has(word)).length * 3 < relation.length)
      yield {
        block,
        text: `The letter of ${writer.last_name} (Ex. ${exhibitLabel(number)}) is called on without the writer’s relation to you: ${named(writer.relationship)}.`,
      }
  }
}

export const lettersCited: Rule = { id: 'letters-cited', severity: 'must', kinds: ['petition_letter'], find }
