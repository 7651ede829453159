import { t } from '@lingui/core/macro'
import type { PARTS_IN_ORDER } from '#domain/endeavor-parts.ts'
import { translated } from '../../language/translated.ts'

/** Under which heading a part stands, and the prong it serves. */
export function groupOf({ group: english, prong }: Pick<(typeof PARTS_IN_ORDER)[number], 'group' | 'prong'>): string {
  const group = translated(english)
  return t`${group} · Prong ${prong}`
}
