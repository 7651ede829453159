import { readHeading } from './headings.ts'
import { NOWHERE } from './factor-of.ts'
import type { Block } from './page/block.ts'
import { capitals, withoutBullet } from './page/headings.ts'
import { endsSentence, sentencesOf } from './sentences.ts'

/** "Law." before a paragraph: a heading within it. */
const RUN_IN =
  /^(?:(?:[Ii]ssue|[Ii]tem|[Pp]oint|[Dd]eficiency|[Qq]uestion)\s+\d{1,2}\s?[.:–-]\s+)?((?:\(?[a-z0-9]{1,2}[.)]\s*)?(?:\([A-Fivx]{1,4}\)\s*)?[\p{Lu}][^.:–—!?]{2,110}?)(?:[.:]|\s[–—-])\s+(?=[\p{Lu}“"\d])/u
const VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|must|may|will|should|submit|provide|explain|please|you|not|remains?|needs?|turns?|asks?|requires?|comes?|goes|gives?|makes?|can|cannot|seems?|appears?|finds?|agrees?|notes?|lies|rests?|contains?|states?|shows?|says?|lacks?)\b/i

/** What begins so asks for something itself. */
const ASKS =
  /^(?:\W*\d{1,2}[.)]\s*)?(?:please |kindly )?(?:send|furnish|supply|complete|discuss|describe|identify|clarify|return|resubmit)\b/i

export const isNumbered = (text: string): boolean => /^\(?\d{1,2}[.)]\s/.test(text)

/** "(B) Ten years of experience. The letter does not say ... Please submit ...": an item that is told whole has its own heading. */
const LETTERED = /^\([A-F]\)\s/
const WHOLE = 3
export const isWholeItem = (block: Block): boolean =>
  block.kind === 'bullet' && LETTERED.test(block.text) && sentencesOf(block).length >= WHOLE

/** "The letters of Dr. Marsh": a stop after which the sentence goes on ends no heading. */
const isStopWithin = (words: string, heading: string): boolean =>
  words[words.indexOf(heading) + heading.length] === '.' &&
  !endsSentence(words, words.indexOf(heading) + heading.length + 1)

/** The heading with which a paragraph or an item begins; null where it has none. */
export function runIn(block: Block): string | null {
  if (block.kind !== 'paragraph' && block.kind !== 'bullet') return null
  const isItem = isWholeItem(block)
  const words = isItem ? block.text : withoutBullet(block.text)
  const text = RUN_IN.exec(words)?.[1]
  if (text === undefined || VERB.test(text) || ASKS.test(text)) return null
  // What begins with a citation states the law all the same.
  if (isStopWithin(words, text) && readHeading(text, NOWHERE).kind !== 'law') return null
  // "4. Major prizes or awards for outstanding achievement.": what a number stands before may be longer.
  if ((isItem || (isNumbered(block.text) && block.kind === 'paragraph')) && text.split(/\s+/).length <= 16) return text
  if (text.split(/\s+/).length > 9) return null
  // A sentence without a verb that is told here may still be one.
  if (text.split(/\s+/).length > 4 && capitals(text) < 0.75) return null
  if (
    /^(?:however|moreover|first|second|third|finally|last|therefore|dear|matter|mr|ms|dr|no|the record|in sum|the law|the (?:self-)?petitioner|you|one|two|three|four|five|six|seven|eight|nine|ten|several|all|both)\b/i.test(
      text,
    )
  )
    return null
  return text
}
