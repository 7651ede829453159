import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { professionalHistory, professionalHistorySchema } from '#domain/employment.ts'
import { BriefcaseBusiness } from 'lucide-react'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection, EntryToSave } from '../../forms/entry-section.ts'
import { EMPLOYMENT_FIELDS } from './employment-fields.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

const save = saveSection('professionalhistory')

/** The wire's placeholder for a blank website. */
const withWebsite = (entry: EntryToSave): EntryToSave =>
  entry.fields.organization_website === ''
    ? { ...entry, fields: { ...entry.fields, organization_website: '#' } }
    : entry

export const section: Omit<EntrySection, 'load'> = {
  schema: professionalHistorySchema,
  groups: EMPLOYMENT_FIELDS,
  empty: professionalHistory.empty,
  title: (entry) => joined(entry.job_title),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date, entry.is_current)),
  untitled: t`New position`,
  none: {
    icon: BriefcaseBusiness,
    title: t`No position yet`,
    text: t`Work shows what you can do, and five years of it can count towards EB-2, the category of your petition. If you have not worked yet, go on without.`,
    add: t`Add a position`,
  },
  save: (work) => save({ ...work, entries: work.entries.map(withWebsite) }),
}

export default function Employment() {
  return (
    <SectionPage
      path="professionalhistory"
      progress={professionalHistory.progress}
      section={section}
      text={{
        title: t`Employment history`,
        intro: t`Your positions, the latest first. Titles and dates should match your employment letters.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                With a bachelor’s degree, five years of progressive work after it count as an advanced degree. Weekly
                hours show that it was full-time (8 CFR 204.5(k)(2)).
              </Trans>
            </p>
          </>
        ),
        saved: t`Employment information saved successfully!`,
        unread: t`Error fetching data`,
        failed: t`Something went wrong`,
        next: '/project-info',
      }}
    />
  )
}
