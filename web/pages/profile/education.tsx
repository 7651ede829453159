import { academicHistory, academicHistorySchema } from '#domain/education.ts'
import { GraduationCap } from 'lucide-react'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { EDUCATION_FIELDS } from './education-fields.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

export const section: Omit<EntrySection, 'load'> = {
  schema: academicHistorySchema,
  groups: EDUCATION_FIELDS,
  empty: academicHistory.empty,
  title: (entry) => joined(entry.degree, entry.major),
  subtitle: (entry) => joined(entry.school_name, years(entry.start_date, entry.end_date, entry.is_current)),
  untitled: 'New degree',
  none: {
    icon: GraduationCap,
    title: 'No degree yet',
    text: 'Your degrees are the first proof for EB-2. If there is none to tell of, go on without.',
    add: 'Add a degree',
  },
  save: saveSection('academichistory', {
    words: {
      creating: 'Error creating education: ',
      updating: 'Error updating education: ',
      deleting: 'Failed to delete education',
    },
  }),
}

export default function Education() {
  return (
    <SectionPage
      path="academichistory"
      section={section}
      text={{
        title: 'Education history',
        intro:
          'Every degree that your case rests on, the highest first. Dates and marks should match your diploma and transcript to the letter; an officer will compare them.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              EB-2 needs a degree above a bachelor’s, or a bachelor’s and five years of work that built on it. Your
              diploma is the proof (8 CFR 204.5(k)(2)).
            </p>
            <h2>A degree from abroad</h2>
            <p>
              Add a full English translation with the translator’s signed statement, and a credential evaluation as
              evidence in step 6.
            </p>
          </>
        ),
        saved: 'Education information saved successfully!',
        unread: 'Error fetching education history',
        failed: 'Something went wrong',
        next: '/scientific-project',
      }}
    />
  )
}
