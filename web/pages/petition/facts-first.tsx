import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** How many facts were not looked at, said before a letter is paid for: each of them would be a question in it. */
export function FactsFirst({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      tone="gap"
      action={
        <LinkButton to="/facts" size="s">
          <Trans>Look at them first</Trans>
        </LinkButton>
      }
    >
      <b>{plural(count, { one: '# fact is not confirmed yet.', other: '# facts are not confirmed yet.' })}</b>
      {BETWEEN_SENTENCES}
      <Trans>
        The letter tells only what you have confirmed, and asks you for the rest. You can also do it later, and draft
        the sections again at no cost.
      </Trans>
    </Notice>
  )
}
