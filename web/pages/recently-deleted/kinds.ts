import { t } from '@lingui/core/macro'
import type { DeletedItem, DeletedKind } from '#domain/recently-deleted.ts'

interface Kind {
  label: string
  /** The page that shows it once it is restored. */
  page: string
}

const RECORDS: Readonly<Record<Exclude<DeletedKind, 'file'>, Kind>> = {
  academichistory: { label: t`Education`, page: '/education-info' },
  academicprojects: { label: t`Academic project`, page: '/scientific-project' },
  professionalhistory: { label: t`Employment`, page: '/employment-info' },
  professionalprojects: { label: t`Employment project`, page: '/project-info' },
  evidence: { label: t`Evidence`, page: '/evidence' },
  futureplan: { label: t`Future plan`, page: '/future-plans' },
  rfenotice: { label: t`RFE notice`, page: '/rfe' },
  endeavor: { label: t`Proposed endeavor`, page: '/proposed-endeavor' },
  recommender: { label: t`Recommender`, page: '/recommender' },
}

/** Tables of records that files are taken out of, where the name is not that of the kind. */
const HOLDERS: Readonly<Record<string, Kind>> = {
  ...RECORDS,
  referees: RECORDS.recommender,
  applications: { label: t`Personal info`, page: '/personal-info' },
  rfe_background: { label: t`Earlier filing`, page: '/rfe-analysis' },
}

/** What it is called, and where it is shown again. */
export function kindOf({ kind, of }: Pick<DeletedItem, 'kind' | 'of'>): Kind {
  if (kind !== 'file') return RECORDS[kind]
  const holder = HOLDERS[of ?? '']
  const label = holder?.label ?? ''
  return { label: t`File of: ${label}`, page: holder?.page ?? '/dashboard' }
}
