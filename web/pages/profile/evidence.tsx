import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { evidence, evidenceSchema } from '#domain/evidence.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { EVIDENCE_FIELDS } from './evidence-fields.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

export const section: Omit<EntrySection, 'load'> = {
  schema: evidenceSchema,
  groups: EVIDENCE_FIELDS,
  empty: evidence.empty,
  title: (entry) => joined(entry.name),
  subtitle: (entry) => joined(entry.issuing_organization, years(entry.received_date, null)),
  untitled: t`New evidence`,
  save: saveSection('evidence', { words: { deleting: t`Failed to delete evidence. Please try again.` } }),
  minimum: t`You must have at least one evidence.`,
}

export default function EvidenceStep() {
  return (
    <SectionPage
      path="evidence"
      progress={evidence.progress}
      section={section}
      text={{
        title: t`Evidence`,
        intro: t`Awards, certificates, licenses and project records that show what you have done, each with its PDF.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                A sentence in your petition weighs as much as the paper behind it. Each document here becomes a numbered
                exhibit that your letters cite.
              </Trans>
            </p>
            <h2>
              <Trans>Worth adding</Trans>
            </h2>
            <p>
              <Trans>
                A credential evaluation of a foreign degree. Letters or reports from government or independent bodies
                that use or ask for your work.
              </Trans>
            </p>
          </>
        ),
        saved: t`Evidence saved successfully!`,
        unread: t`Error fetching evidence`,
        failed: t`Something went wrong`,
        next: '/future-plans',
      }}
    />
  )
}
