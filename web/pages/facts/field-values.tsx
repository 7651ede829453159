import { plural } from '@lingui/core/macro'
import { Check, ChevronRight } from 'lucide-react'
import { langOf } from '../../language/lang-of.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FieldValue } from './field-names.ts'

/** Values that are facts by having been entered, folded to their number. They are corrected in their entry. */
export function FieldValues({ values }: { values: readonly FieldValue[] }) {
  const count = values.length
  if (count === 0) return null
  return (
    <details className="settled">
      <summary>
        <Icon of={ChevronRight} size="s" />
        <Icon of={Check} size="s" />
        {plural(count, {
          one: '# value from your fields, nothing to do',
          other: '# values from your fields, nothing to do',
        })}
      </summary>
      <dl className="values">
        {values.map(({ field, label, words, isOurs }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd lang={isOurs ? undefined : langOf(words)}>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
