import { useApplication } from './application.ts'
import { useSectionEntries } from './sections.ts'
import { stored } from './stored.ts'

export interface PendingRfe {
  /** True where the filing is an answer to one, or a notice is stored. */
  pending: boolean
  /** The dates by which the stored notices want their answers. */
  deadlines: readonly string[]
  /** While it is not known yet. */
  loading: boolean
}

export function usePendingRfe(): PendingRfe {
  const application = useApplication()
  const notices = useSectionEntries('rfenotice', { enabled: Boolean(application.data) })
  return {
    pending:
      application.data?.filing_type === 'rfe' || stored('filingType') === 'rfe' || (notices.data?.length ?? 0) > 0,
    deadlines: (notices.data ?? []).flatMap(({ deadline }) => (typeof deadline === 'string' ? [deadline] : [])),
    loading: application.isLoading || notices.isLoading,
  }
}
