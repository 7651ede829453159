import { futurePlan, futurePlanSchema } from '#domain/future-plan.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { FUTURE_PLAN_FIELDS } from './future-plans-fields.ts'
import { SectionPage } from './section-page.tsx'
import { joined } from './years.ts'

const section: Omit<EntrySection, 'load'> = {
  schema: futurePlanSchema,
  groups: FUTURE_PLAN_FIELDS,
  empty: futurePlan.empty,
  title: (entry) => joined(entry.plan_title),
  subtitle: (entry) => joined(entry.area_of_focus, entry.eta),
  untitled: 'New plan',
  save: saveSection('futureplan', { words: { deleting: 'Failed to delete future plan. Please try again.' } }),
  minimum: 'You must have at least one future plan.',
}

export default function FuturePlans() {
  return (
    <SectionPage
      path="futureplan"
      section={section}
      text={{
        title: 'Future plans',
        intro: 'What you will do in the United States, step by step. Your proposed endeavor grows out of this.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              An officer looks at the specific endeavor you propose to undertake, not at your occupation or field (
              <em>Matter of Dhanasar</em>, at 889). A model or plan for future activities is weighed too.
            </p>
          </>
        ),
        saved: 'Future plans saved successfully!',
        unread: 'Error fetching future plans',
        failed: 'Something went wrong',
        next: '/proposed-endeavor',
      }}
    />
  )
}
