import { plural, t } from '@lingui/core/macro'
import type { DocumentView } from '../../api/document.ts'
import { isOpen } from './words.ts'

/** What a person did in a section that its new text puts away, and how to go back; null where there is nothing to lose. */
export function replacedLine(
  { by_hand, open, version }: Pick<DocumentView, 'by_hand' | 'open' | 'version'>,
  section: string,
): string | null {
  const isTyped = by_hand.includes(section)
  const count = open.filter((point) => point.section === section && !isOpen(point)).length
  if (!isTyped && count === 0) return null
  const settled = plural(count, { one: '# point that was settled', other: '# points that were settled' })
  const kept = t`Version ${version} keeps them: you can restore it under “Versions”.`
  if (count === 0)
    return t`This section holds changes made by hand. The new text takes their place once you accept it. ${kept}`
  return isTyped
    ? t`This section holds changes made by hand and ${settled}. The new text takes their place once you accept it. ${kept}`
    : t`This section holds ${settled}. The new text takes their place once you accept it. ${kept}`
}
