import { Trans } from '@lingui/react/macro'
import type { DeletedKind } from '#domain/recently-deleted.ts'
import { Trash2 } from 'lucide-react'
import { useRecentlyDeleted } from '../../api/recently-deleted.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Leads to what was deleted, where there is something of this kind, files of such records too. */
export function DeletedLink({ kind, table = kind }: { kind: Exclude<DeletedKind, 'file'>; table?: string }) {
  const { data = [] } = useRecentlyDeleted()
  const count = data.filter((item) => item.kind === kind || (item.kind === 'file' && item.of === table)).length
  if (count === 0) return null
  return (
    <p className="mt-3">
      <LinkButton to="/recently-deleted" look="quiet" size="s" icon={Trash2} className="-ml-3">
        <Trans>Recently deleted ({count})</Trans>
      </LinkButton>
    </p>
  )
}
