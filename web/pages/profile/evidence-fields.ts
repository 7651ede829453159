import { t } from '@lingui/core/macro'
import { evidence, subCategoriesOf } from '#domain/evidence.ts'
import { EVIDENCE_CATEGORIES, EVIDENCE_LEVELS, EVIDENCE_STATUSES } from '#domain/options.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { exampleOf } from './example-of.ts'
import { MONTH_HELP } from './place-and-time.ts'

export const EVIDENCE_FIELDS: readonly FieldGroup[] = [
  {
    title: t`What it is`,
    fields: [
      {
        name: 'name',
        label: t({ message: 'Name', context: 'of a paper' }),
        kind: 'text',
        help: t`As it is printed on the document, with its year.`,
        example: exampleOf('PAPER', 'name'),
      },
      {
        name: 'category',
        label: t`Category`,
        kind: 'select',
        options: EVIDENCE_CATEGORIES,
        span: 3,
        clears: ['sub_category'],
        help: t`A letter of an employer or of a user of your work: Professional, then Others.`,
      },
      {
        name: 'sub_category',
        label: t`Sub-category`,
        kind: 'select',
        options: (entry) => subCategoriesOf(entry.category),
        span: 3,
        disabled: (entry) => subCategoriesOf(entry.category).length === 0,
      },
      { name: 'issuing_organization', label: t`Issuing organization`, kind: 'text', span: 3 },
      {
        name: 'domain',
        label: t`Domain`,
        kind: 'text',
        span: 3,
        help: t`The field it belongs to.`,
        example: exampleOf('PAPER', 'domain'),
      },
      { name: 'level', label: t`Scope`, kind: 'select', options: EVIDENCE_LEVELS, span: 3 },
      { name: 'status', label: t`Status`, kind: 'select', options: EVIDENCE_STATUSES, span: 3 },
      { name: 'received_date', label: t`Received on`, kind: 'date', edge: 'start', span: 3, help: MONTH_HELP },
      { name: 'expired_date', label: t`Expires on`, kind: 'date', edge: 'end', span: 3, optional: true },
    ],
  },
  {
    title: t`What it shows`,
    fields: [
      {
        name: 'brief_introduction',
        label: t`Brief introduction`,
        kind: 'passage',
        help: t`Who gives it, for what, to how many of how many, and which page says so. Two to four lines.`,
        length: { from: 25, to: 80 },
        example: exampleOf('PAPER', 'brief_introduction'),
      },
      {
        name: 'supporting_doc',
        label: t`Supporting document`,
        kind: 'file',
        file: evidence.files.supporting_doc,
        optional: true,
        help: t`It becomes an exhibit of your petition.`,
      },
    ],
  },
]
