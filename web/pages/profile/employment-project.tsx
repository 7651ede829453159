import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { professionalProject, professionalProjectSchema } from '#domain/employment-project.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { EMPLOYMENT_PROJECT_FIELDS } from './employment-project-fields.ts'
import { SectionPage } from './section-page.tsx'
import { PROJECT_WORDS } from './story-fields.ts'
import { joined, years } from './years.ts'

export const section: Omit<EntrySection, 'load'> = {
  schema: professionalProjectSchema,
  groups: EMPLOYMENT_PROJECT_FIELDS,
  empty: professionalProject.empty,
  title: (entry) => joined(entry.project_name),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date)),
  untitled: t`New project`,
  save: saveSection('professionalprojects', { words: PROJECT_WORDS }),
  minimum: t`You must have at least one project.`,
}

export default function EmploymentProjects() {
  return (
    <SectionPage
      path="professionalprojects"
      progress={professionalProject.progress}
      section={section}
      text={{
        title: t`Employment project`,
        intro: t`Two to four projects from your work that speak for your endeavor. They become the heart of your letters.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                “Well positioned” is shown by what you have already brought about: your part, before and after, and who
                uses it (<em>Matter of Dhanasar</em>, at 890).
              </Trans>
            </p>
          </>
        ),
        saved: t`Projects saved successfully!`,
        unread: t`Error fetching projects`,
        failed: t`Error saving projects. Please try again.`,
        next: '/evidence',
        skip: true,
        back: true,
      }}
    />
  )
}
