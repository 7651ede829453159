import { t } from '@lingui/core/macro'
import type { ConfigurationCategory } from '#domain/recommender.ts'
import type { SectionPath } from '#domain/sections.ts'
import { useSectionEntries } from '../../api/sections.ts'
import { useEndeavors } from '../../api/endeavors.ts'
import type { Entry } from '../../forms/entry-section.ts'
import { chosenWord, joined, years } from '../profile/years.ts'

export interface Endorsable {
  id: string
  title: string
  description: string
  /** It can be seen, and not be chosen. */
  locked?: boolean
}
export interface EndorsableGroup {
  category: ConfigurationCategory
  label: string
  items: Endorsable[]
}

/** What an entry of a section is called where it is offered for endorsement. */
const GROUPS: {
  path: SectionPath
  category: ConfigurationCategory
  label: string
  of: (entry: Entry) => [string, string]
}[] = [
  {
    path: 'professionalprojects',
    category: 'professionalproject',
    label: t`Employment projects`,
    of: (entry) => [joined(entry.project_name), joined(entry.organization, years(entry.start_date, entry.end_date))],
  },
  {
    path: 'academicprojects',
    category: 'academicproject',
    label: t`Education projects`,
    of: (entry) => [joined(entry.project_name), joined(entry.organization, years(entry.start_date, entry.end_date))],
  },
  {
    path: 'professionalhistory',
    category: 'professionalhistory',
    label: t`Employment`,
    of: (entry) => [
      joined(entry.job_title),
      joined(entry.organization, years(entry.start_date, entry.end_date, entry.is_current)),
    ],
  },
  {
    path: 'academichistory',
    category: 'academichistory',
    label: t`Education`,
    of: (entry) => [joined(chosenWord(entry.degree), entry.major), joined(entry.school_name)],
  },
  {
    path: 'evidence',
    category: 'evidence',
    label: t`Evidence`,
    of: (entry) => [joined(entry.name), joined(entry.issuing_organization, years(entry.received_date, null))],
  },
  {
    path: 'futureplan',
    category: 'futureplan',
    label: t`Future plans`,
    of: (entry) => [joined(entry.plan_title), joined(entry.area_of_focus, chosenWord(entry.eta))],
  },
]

/** Every entry that a recommender may be asked to speak to, by category; undefined while they load. */
export function useEndorsable(): { groups: EndorsableGroup[] | undefined; failed: boolean; refetch: () => void } {
  const lists = [
    useSectionEntries('professionalprojects'),
    useSectionEntries('academicprojects'),
    useSectionEntries('professionalhistory'),
    useSectionEntries('academichistory'),
    useSectionEntries('evidence'),
    useSectionEntries('futureplan'),
  ]
  const groups = lists.every((list) => list.data)
    ? GROUPS.map(({ category, label, of }, index) => ({
        category,
        label,
        items: (lists[index]?.data ?? []).map((entry) => {
          const [title, description] = of(entry)
          return { id: String(entry.id), title, description }
        }),
      })).filter((group) => group.items.length > 0)
    : undefined
  return {
    groups,
    failed: lists.some((list) => list.isError && list.data === undefined),
    refetch() {
      for (const list of lists) if (list.isError) void list.refetch()
    },
  }
}

/** The endeavors that a letter may speak to; the locked ones stand last. */
export function useEndorsableEndeavors(): {
  group: EndorsableGroup | undefined
  failed: boolean
  refetch: () => void
} {
  const { data, isError, refetch } = useEndeavors()
  const items = data?.results
    .toSorted((a, b) => Number(a.is_locked) - Number(b.is_locked))
    .map((endeavor) => ({
      id: String(endeavor.id),
      title: endeavor.title,
      description: endeavor.is_selected ? t`Selected for your petition` : '',
      locked: endeavor.is_locked,
    }))
  return {
    group: items && { category: 'proposedendeavor', label: t`Proposed endeavors`, items },
    failed: isError && data === undefined,
    refetch: () => void refetch(),
  }
}
