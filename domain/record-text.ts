import { z } from 'zod'
import { OPEN_SIGN, printable } from './document-text.ts'

/** What a person may put into a record as a statement: words that show, on one line, without the signs that a draft sets. */

/** Joins letters in the scripts that need it, and hides between letters of the others. */
const JOINS_NOTHING = /(?<![^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{Default_Ignorable_Code_Point}/gu

/** Text without what cannot be seen: controls, signs of no width, and those that turn the direction of what follows. */
export const withoutUnseen = (text: string): string => printable(text).replace(JOINS_NOTHING, '')

const OWN_MARK = /[[［【]\s*(?:missing|verify)\s*[:：\]］】]/iu

/** Whether a text holds a sign that a draft sets: its brackets, or what stands after a sentence that nobody has confirmed. */
export const holdsDraftSign = (text: string): boolean => text.includes(OPEN_SIGN) || OWN_MARK.test(text)

export const DRAFT_SIGN = `Please leave out ${OPEN_SIGN} and brackets such as [Verify: …] and [Missing: …]. Only a draft sets them.`

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/u

/** A statement as a call sends it. What cannot be seen is taken out of it, since it comes along with words that are copied. */
export const recordText = (blank: string, max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .refine((text) => !LINE_END.test(text), 'Please keep it on one line')
    .overwrite((text) => withoutUnseen(text).trim())
    .min(1, blank)
    .max(max, tooLong)
    .refine((text) => !holdsDraftSign(text), DRAFT_SIGN)
