import { useApplication } from './application.ts'
import { useSectionEntries } from './sections.ts'
import { stored } from './stored.ts'

export interface PendingRfe {
  /** True where the filing is an answer to one, or a notice is stored. */
  pending: boolean
  /** The stored notices with the dates by which they want their answers, as entered. */
  notices: readonly { id: number; deadline: string }[]
  /** While it is not known yet. */
  loading: boolean
}

export function usePendingRfe(): PendingRfe {
  const application = useApplication()
  const notices = useSectionEntries('rfenotice', { enabled: Boolean(application.data) })
  return {
    pending:
      application.data?.filing_type === 'rfe' || stored('filingType') === 'rfe' || (notices.data?.length ?? 0) > 0,
    notices: (notices.data ?? []).flatMap(({ id, deadline }) =>
      typeof id === 'number' && typeof deadline === 'string' ? [{ id, deadline }] : [],
    ),
    loading: application.isLoading || notices.isLoading,
  }
}
