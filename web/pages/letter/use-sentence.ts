import { paragraphText, type Editable } from '#domain/editable.ts'
import { useState } from 'react'
import { isOutdated } from '../../api/linked-letter.ts'
import { toast } from '../../ui/toast.tsx'
import { questionsOf, useLinked } from './linked.ts'
import { withSentence } from '../../review/sentence-text.ts'
import { useSave, whyNot } from './use-save.ts'
import { savedLine } from './words.ts'

/** Saves a sentence in other words. Where its paragraph was changed meanwhile, both texts are shown in the paragraph. */
export function useSentence(block: Editable, sentence: number) {
  const { letter, edit, goOn } = useLinked()
  const save = useSave()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async (words: string, name: string | null): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setRefusal(null)
    const text = withSentence(block, sentence, words)
    const before = questionsOf(letter).length
    try {
      const saved = await save({ block, text, sentence, name })
      toast(savedLine(before, questionsOf(saved).length))
      goOn()
      return true
    } catch (error) {
      setRefusal(whyNot(error))
      if (isOutdated(error)) edit(block.id, { text, base: paragraphText(block) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, keep }
}
