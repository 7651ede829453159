import { evidence, evidenceSchema, subCategoriesOf } from '#domain/evidence.ts'
import { EVIDENCE_CATEGORIES, EVIDENCE_LEVELS, EVIDENCE_STATUSES } from '#domain/options.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

const groups: readonly FieldGroup[] = [
  {
    title: 'What it is',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'category',
        label: 'Category',
        kind: 'select',
        options: EVIDENCE_CATEGORIES,
        span: 3,
        clears: ['sub_category'],
      },
      {
        name: 'sub_category',
        label: 'Sub-category',
        kind: 'select',
        options: (entry) => subCategoriesOf(entry.category),
        span: 3,
        disabled: (entry) => subCategoriesOf(entry.category).length === 0,
      },
      { name: 'issuing_organization', label: 'Issuing organization', kind: 'text', span: 3 },
      { name: 'domain', label: 'Domain', kind: 'text', span: 3, help: 'The field it belongs to.' },
      { name: 'level', label: 'Scope', kind: 'select', options: EVIDENCE_LEVELS, span: 3 },
      { name: 'status', label: 'Status', kind: 'select', options: EVIDENCE_STATUSES, span: 3 },
      { name: 'received_date', label: 'Received on', kind: 'date', span: 3 },
      { name: 'expired_date', label: 'Expires on', kind: 'date', span: 3, optional: true },
    ],
  },
  {
    title: 'What it shows',
    fields: [
      {
        name: 'brief_introduction',
        label: 'Brief introduction',
        kind: 'passage',
        help: 'Who gives it, for what, and to how many. About four lines.',
      },
      {
        name: 'supporting_doc',
        label: 'Supporting document',
        kind: 'file',
        file: evidence.files.supporting_doc,
        optional: true,
        help: 'It becomes an exhibit of your petition.',
      },
    ],
  },
]

export const section: Omit<EntrySection, 'load'> = {
  schema: evidenceSchema,
  groups,
  empty: evidence.empty,
  title: (entry) => joined(entry.name),
  subtitle: (entry) => joined(entry.issuing_organization, years(entry.received_date, null)),
  untitled: 'New evidence',
  save: saveSection('evidence'),
  minimum: 'You must have at least one evidence.',
}

export default function EvidenceStep() {
  return (
    <SectionPage
      path="evidence"
      section={section}
      text={{
        title: 'Evidence',
        intro: 'Awards, certificates, licenses and project records that show what you have done, each with its PDF.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              A sentence in your petition weighs as much as the paper behind it. Each document here becomes a numbered
              exhibit that your letters cite.
            </p>
            <h2>Worth adding</h2>
            <p>
              A credential evaluation of a foreign degree. Letters or reports from government or independent bodies that
              use or ask for your work.
            </p>
          </>
        ),
        saved: 'Evidence saved successfully!',
        unread: 'Error fetching evidence',
        failed: 'Something went wrong',
        next: '/future-plans',
      }}
    />
  )
}
