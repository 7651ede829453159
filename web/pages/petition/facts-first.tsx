import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** How many facts were not looked at, said before a letter is paid for: each of them would be a mark or a question in it. */
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
        What you have not confirmed is marked in the letter, and you settle it there. You can also confirm it later, and
        draft the sections again at no cost.
      </Trans>
    </Notice>
  )
}
