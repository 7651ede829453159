import type { Profile } from '../profile.ts'
import type { SectionName } from './fields.ts'

type Entry = Profile[SectionName][number]

const ends = (entry: Entry): string => {
  const dated = entry as { is_current?: boolean; end_date?: string | null }
  return dated.is_current === true || dated.end_date == null ? '9999-12-31' : dated.end_date
}
const starts = (entry: Entry): string => String((entry as { start_date?: string }).start_date ?? '')

/** The entries of a section as the filing orders them: degrees and employments newest first, the rest as entered. */
export function ordered<S extends SectionName>(profile: Profile, section: S): Profile[S][number][] {
  const entries: Profile[S][number][] = [...profile[section]]
  if (section !== 'academichistory' && section !== 'professionalhistory') return entries
  return entries.sort((a, b) => ends(b).localeCompare(ends(a)) || starts(b).localeCompare(starts(a)) || a.id - b.id)
}
