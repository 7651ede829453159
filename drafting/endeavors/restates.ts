import { POST_FRAMES } from '../builtin/posts.ts'
import * as banks from './frames.ts'

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const forms = [...Object.values(banks).flat(), ...POST_FRAMES].map(
  (frame) =>
    new RegExp(
      `^${frame
        .split(/\{[^}]+\}/)
        .map(escaped)
        .join('.+')}$`,
      'i',
    ),
)

/**
 * True of a sentence by which a drafted endeavor names an entry of the record. A document that tells the record itself
 * has no use for it.
 */
export function restatesEntry(sentence: string): boolean {
  const plain = sentence.replace(/([,.])”/g, '”$1')
  return forms.some((form) => form.test(plain) || form.test(sentence))
}
