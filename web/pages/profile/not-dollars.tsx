import { Trans } from '@lingui/react/macro'
import { readFigure } from '#domain/figure.ts'
import type { FieldHints } from '../../forms/field-spec.ts'

/** An amount in another currency, which no rate of today could turn into what it was worth then. */
export const isOtherMoney = (text: string): boolean =>
  /\d/.test(text) && /[\p{L}\p{Sc}]/u.test(text) && readFigure(text, 'dollars') === null

/** What to do with an amount that is not in dollars, told as it is typed. */
export function NotDollars({ id, text }: FieldHints) {
  return (
    <p className="help" id={id} role="status">
      {isOtherMoney(text) && (
        <Trans>
          This is not a figure in U.S. dollars. Convert it at the rate of the time, and enter the figure alone.
        </Trans>
      )}
    </p>
  )
}
