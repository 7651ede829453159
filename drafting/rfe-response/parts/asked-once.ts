import type { Block } from '#domain/document.ts'
import type { Matter } from '../../petition-letter/matter.ts'

/** What the parts of a petition ask for where it was told before; a field that holds it has answered. */
const MOOT: readonly [RegExp, string][] = [
  [/^who will use or benefit/u, 'exp_nation_impt_beneficiaries'],
  [/^why the work cannot wait/u, 'exp_nation_impt_urgency'],
]

/** A question that an earlier answer asks already is not asked again, nor one that the endeavor answers. */
export const askedOnce = (blocks: readonly Block[], told: Set<string>, { endeavor }: Matter): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const sentences = block.sentences.filter(({ inlines }) => {
      const [only, ...more] = inlines
      if (only?.kind !== 'missing' || more.length > 0) return true
      const isMoot = MOOT.some(([form, field]) => form.test(only.what) && endeavor.value(field) !== '')
      const isNew = !told.has(only.what) && !isMoot
      told.add(only.what)
      return isNew
    })
    return sentences.length === 0 ? [] : [{ ...block, sentences }]
  })
