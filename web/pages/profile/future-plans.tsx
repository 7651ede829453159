import { futurePlan, futurePlanSchema } from '#domain/future-plan.ts'
import { PLAN_ETAS, PLAN_STATUSES } from '#domain/options.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { SectionPage } from './section-page.tsx'
import { joined } from './years.ts'

const groups: readonly FieldGroup[] = [
  {
    title: 'Plan',
    fields: [
      { name: 'plan_title', label: 'Plan title', kind: 'text' },
      { name: 'area_of_focus', label: 'Area of focus', kind: 'text' },
      { name: 'eta', label: 'When it will be done', kind: 'select', options: PLAN_ETAS, span: 3 },
      { name: 'status', label: 'Status', kind: 'select', options: PLAN_STATUSES, span: 3 },
    ],
  },
  {
    title: 'How',
    fields: [
      {
        name: 'current_progress',
        label: 'Current progress',
        kind: 'passage',
        help: 'What is there already: a prototype, an agreement, a first user, money.',
      },
      { name: 'plans', label: 'Plans', kind: 'passage', help: 'The steps, in order, each with its year.' },
      {
        name: 'expected_outcomes',
        label: 'Expected outcomes',
        kind: 'passage',
        help: 'What will be there at the end that is not there now.',
      },
      {
        name: 'impact',
        label: 'Impact',
        kind: 'passage',
        help: 'Who in the United States is better off, beyond your employer, and how.',
      },
      { name: 'comments', label: 'Comments', kind: 'passage', optional: true, rows: 2 },
      {
        name: 'supporting_doc',
        label: 'Supporting document',
        kind: 'file',
        file: futurePlan.files.supporting_doc,
        optional: true,
        help: 'A business plan, letter of intent or agreement.',
      },
    ],
  },
]

const section: Omit<EntrySection, 'load'> = {
  schema: futurePlanSchema,
  groups,
  empty: futurePlan.empty,
  title: (entry) => joined(entry.plan_title),
  subtitle: (entry) => joined(entry.area_of_focus, entry.eta),
  untitled: 'New plan',
  save: saveSection('futureplan'),
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
