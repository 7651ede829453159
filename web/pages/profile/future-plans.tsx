import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { futurePlan, futurePlanSchema } from '#domain/future-plan.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { FUTURE_PLAN_FIELDS } from './future-plans-fields.ts'
import { SectionPage } from './section-page.tsx'
import { chosenWord, joined } from './years.ts'

const section: Omit<EntrySection, 'load'> = {
  schema: futurePlanSchema,
  groups: FUTURE_PLAN_FIELDS,
  empty: futurePlan.empty,
  title: (entry) => joined(entry.plan_title),
  subtitle: (entry) => joined(entry.area_of_focus, chosenWord(entry.eta)),
  untitled: t`New plan`,
  save: saveSection('futureplan', { words: { deleting: t`Failed to delete future plan. Please try again.` } }),
  minimum: t`You must have at least one future plan.`,
}

export default function FuturePlans() {
  return (
    <SectionPage
      path="futureplan"
      progress={futurePlan.progress}
      section={section}
      text={{
        title: t`Future plans`,
        intro: t`What you will do in the United States, step by step. Your proposed endeavor grows out of this.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                An officer looks at the specific endeavor you propose to undertake, not at your occupation or field (
                <em>Matter of Dhanasar</em>, at 889). A model or plan for future activities is weighed too.
              </Trans>
            </p>
          </>
        ),
        saved: t`Future plans saved successfully!`,
        unread: t`Error fetching future plans`,
        failed: t`Something went wrong`,
        next: '/proposed-endeavor',
      }}
    />
  )
}
