import { t } from '@lingui/core/macro'
import { isEditable } from '#domain/editable.ts'
import type { DocumentView } from '../../api/document.ts'
import { sectionName } from './words.ts'

/** Where a sentence stands, in words: "National importance, paragraph 3". */
export function whereIs({ blocks, outline }: Pick<DocumentView, 'blocks' | 'outline'>, id: string): string {
  const block = blocks.find((one) => one.kind !== 'page-break' && one.id === id)
  if (block === undefined) return ''
  const entry = outline.find(({ section }) => section === block.section)
  const own = blocks.filter((one) => isEditable(one) && one.section === block.section)
  const number = own.indexOf(block) + 1
  if (entry === undefined) return number === 0 ? '' : t`Paragraph ${number}`
  const name = sectionName(entry)
  return number === 0 ? name : t`${name}, paragraph ${number}`
}
