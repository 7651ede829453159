import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { academicHistory, academicHistorySchema } from '#domain/education.ts'
import { GraduationCap } from 'lucide-react'
import { addWords } from '../../forms/record-controls.tsx'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { Chips } from '../../ui/chips.tsx'
import { EDUCATION_FIELDS } from './education-fields.ts'
import { SectionPage } from './section-page.tsx'
import { chosenWord, joined, years } from './years.ts'

addWords(Chips)

export const section: Omit<EntrySection, 'load'> = {
  schema: academicHistorySchema,
  groups: EDUCATION_FIELDS,
  empty: academicHistory.empty,
  title: (entry) => joined(chosenWord(entry.degree), entry.major),
  subtitle: (entry) => joined(entry.school_name, years(entry.start_date, entry.end_date, entry.is_current)),
  untitled: t`New degree`,
  none: {
    icon: GraduationCap,
    title: t`No degree yet`,
    text: t`Your degrees are the first proof for EB-2. If there is none to tell of, go on without.`,
    add: t`Add a degree`,
  },
  save: saveSection('academichistory', {
    words: {
      creating: t`Error creating education: `,
      updating: t`Error updating education: `,
      deleting: t`Failed to delete education`,
    },
  }),
}

export default function Education() {
  return (
    <SectionPage
      path="academichistory"
      progress={academicHistory.progress}
      section={section}
      text={{
        title: t`Education history`,
        intro: t`Every degree that your case rests on, the highest first. Dates and marks should match your diploma and transcript to the letter; an officer will compare them.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                EB-2, the immigrant category of your petition, needs a degree above a bachelor’s, or a bachelor’s and
                five years of work that built on it. Your diploma is the proof (8 CFR 204.5(k)(2)).
              </Trans>
            </p>
            <h2>
              <Trans>A degree from abroad</Trans>
            </h2>
            <p>
              <Trans>
                Add a credential evaluation as evidence in step 6. Where the diploma or transcript is not in English, a
                full English translation with the translator’s signed statement as well.
              </Trans>
            </p>
          </>
        ),
        saved: t`Education information saved successfully!`,
        unread: t`Error fetching education history`,
        failed: t`Something went wrong`,
        next: '/scientific-project',
      }}
    />
  )
}
