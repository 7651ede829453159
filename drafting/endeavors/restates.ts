import * as frames from './person-frames.ts'

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const forms = Object.values(frames)
  .flat()
  .map(
    (frame) =>
      new RegExp(
        `^${frame
          .split(/\{[^}]+\}/)
          .map(escaped)
          .join('.+')}$`,
        'i',
      ),
  )

/** What drafts have said of urgency for want of a reason. */
const FOR_WANT_OF_REASON =
  /^(?:The work is under way, and a pause would come in the middle of it|An early first step would let the others follow in time)\.$/

/**
 * True of a sentence by which a drafted endeavor names an entry of the record. A document that tells the record itself
 * has no use for it.
 */
export function restatesEntry(sentence: string): boolean {
  const plain = sentence.replace(/([,.])”/g, '”$1')
  return FOR_WANT_OF_REASON.test(plain) || forms.some((form) => form.test(plain))
}
