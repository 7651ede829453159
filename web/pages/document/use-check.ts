import { useEffect, useState } from 'react'
import { checkParagraph, type Checked } from '../../api/document.ts'

const PAUSE = 400

interface Answer {
  text: string
  checked: Checked
}

/**
 * What the case file holds of a text while it is typed. Asked after a short pause; an earlier question is called off by the
 * next, so that the last answer wins. `of` is the text that the answer is about.
 */
export function useCheck(document: number, block: string, text: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      try {
        const checked = await checkParagraph(document, block, text, abort.signal)
        setAnswer({ text, checked })
        setFailed(false)
      } catch {
        if (!abort.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [document, block, text])
  return {
    of: answer?.text ?? null,
    checked: answer?.checked ?? null,
    failed,
    pending: answer?.text !== text && !failed,
  }
}
