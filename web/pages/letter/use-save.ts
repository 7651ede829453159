import { t } from '@lingui/core/macro'
import { paragraphText, type Editable } from '#domain/editable.ts'
import type { LinkedLetter } from '#domain/letter-link.ts'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { confirmPoints, isOutdated, newestLetter, saveWords, type LinkQuestion } from '../../api/linked-letter.ts'
import { translated } from '../../language/translated.ts'
import { toast } from '../../ui/toast.tsx'
import { refusalOf } from '../document/refusal.ts'
import { blockOf, isAsked, useLinked } from './linked.ts'

/** Why something was not saved, in words that say what becomes of what was typed. */
export function whyNot(error: unknown): string {
  if (isOutdated(error)) return t`This paragraph was changed meanwhile. Compare both texts, then save again.`
  return error instanceof ApiError && error.status === 409 ? translated(error.detail) : refusalOf(error).text
}

/** Saves a paragraph; where somebody changed other paragraphs meanwhile, on top of that. */
async function saveOnTop(token: string, letter: LinkedLetter, block: Editable, text: string): Promise<LinkedLetter> {
  const words = { id: block.id, text }
  try {
    return await saveWords(token, letter.version, words)
  } catch (error) {
    if (!isOutdated(error)) throw error
    const newest = await newestLetter(token)
    const stands = blockOf(newest, block.id)
    if (stands === null || paragraphText(stands) !== paragraphText(block)) throw error
    return saveWords(token, newest.version, words)
  }
}

export interface Saving {
  block: Editable
  /** The paragraph's whole text. */
  text: string
  /** The sentence of it that was typed anew, where it was one. */
  sentence?: number
  /** Who states the new words from their own knowledge, if somebody does. */
  name: string | null
}

/** Saves the recommender's words, and confirms what they newly state where they said so. Throws where nothing was saved. */
export function useSave(): (saving: Saving) => Promise<LinkedLetter> {
  const { token, letter } = useLinked()
  return async ({ block, text, sentence, name }) => {
    const isElsewhere = (point: LinkQuestion) => point.block !== block.id || point.sentence !== sentence
    const before = new Set(letter.open.filter(isElsewhere).map(({ id }) => id))
    const saved = await saveOnTop(token, letter, block, text)
    if (name === null) return saved
    const stated = saved.open.filter(
      (point) => point.kind !== 'missing' && point.block === block.id && isAsked(point) && !before.has(point.id),
    )
    try {
      return (
        (await confirmPoints(
          token,
          stated.map(({ id }) => id),
          name,
        )) ?? saved
      )
    } catch (error) {
      toast({
        text: t`Saved. ${saysOf(error, t`Your confirmation could not be kept.`)} Please confirm it in the list.`,
        tone: 'error',
      })
    }
    return saved
  }
}
