import { Trans } from '@lingui/react/macro'
import { isCategoryAtOdds } from '#domain/recommender.ts'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldHints } from '../../forms/field-spec.ts'
import { FormReach } from '../../forms/reach.ts'

/** Under the last question about ties: a category that they deny, before a letter is paid for. It refuses nothing. */
export function CategoryAtOdds({ id }: FieldHints) {
  const { methods } = use(FormReach)
  const given = useWatch({ control: methods?.control })
  return (
    <p className="help" id={id} role="status">
      {isCategoryAtOdds(given) && (
        <Trans>
          You answered no to every tie, but a supervisor or colleague has one. Put right the category or an answer: the
          letter cannot say which is true, and asks the recommender.
        </Trans>
      )}
    </p>
  )
}
