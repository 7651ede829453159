import { t } from '@lingui/core/macro'
import { academicProject, isNoFunding, UNFUNDED } from '#domain/academic-project.ts'
import { isBlank } from '#domain/field.ts'
import { FIELDS_OF_STUDY, NOT_APPLICABLE } from '#domain/options.ts'
import type { FieldGroup, Values } from '../../forms/field-spec.ts'
import { COUNTRY_OPTIONS } from '../../ui/country-options.ts'
import { asOption } from '../../ui/option.ts'
import { MONTH_HELP } from './place-and-time.ts'
import { exampleOf } from './example-of.ts'
import { NotDollars } from './not-dollars.tsx'
import { story } from './story-fields.ts'

/** Without a funder there is no country and no amount of one; what stands there already stays. */
export function otherwiseUnfunded(entry: Values): Values {
  if (typeof entry.funding_source !== 'string' || !isNoFunding(entry.funding_source)) return {}
  const { funding_source: _, ...others } = UNFUNDED
  return Object.fromEntries(Object.entries(others).filter(([name]) => isBlank(entry[name])))
}

const unpublished = (entry: Values) => entry.is_published !== true

export const ACADEMIC_PROJECT_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Project`,
    fields: [
      { name: 'project_name', label: t`Project name`, kind: 'text', example: exampleOf('STUDY', 'project_name') },
      { name: 'organization', label: t`Organization`, kind: 'text', span: 3 },
      {
        name: 'research_domain',
        label: t`Research domain`,
        kind: 'combobox',
        options: FIELDS_OF_STUDY,
        span: 3,
        help: t`The nearest on the list. Your own words go into the passages.`,
      },
      {
        name: 'role',
        label: t`Role`,
        kind: 'text',
        help: t`What you were, and what was yours to do.`,
        example: exampleOf('STUDY', 'role'),
      },
      { name: 'start_date', label: t`Start date`, kind: 'date', edge: 'start', span: 3, help: MONTH_HELP },
      { name: 'end_date', label: t`End date`, kind: 'date', edge: 'end', span: 3 },
    ],
  },
  {
    title: t`What you did`,
    fields: [
      ...story('STUDY'),
      {
        name: 'comments',
        label: t`Comments`,
        kind: 'passage',
        optional: true,
        rows: 2,
        help: t`Anything else your letters should know.`,
      },
    ],
  },
  {
    title: t`Publication`,
    fields: [
      { name: 'is_published', label: t`This work was published`, kind: 'checkbox' },
      { name: 'published_journal', label: t`Journal or venue`, kind: 'text', span: 3, hidden: unpublished },
      { name: 'published_url', label: t`Link to the publication`, kind: 'url', span: 3, hidden: unpublished },
      {
        name: 'published_date',
        label: t`Published on`,
        kind: 'date',
        edge: 'start',
        span: 3,
        hidden: unpublished,
        help: MONTH_HELP,
      },
      {
        name: 'citation_count',
        label: t`Citations`,
        kind: 'number',
        unit: 'count',
        span: 3,
        hidden: unpublished,
        help: t`0 if there are none yet.`,
      },
      {
        name: 'funding_source',
        label: t`Funding source`,
        kind: 'text',
        span: 2,
        hidden: unpublished,
        help: t`Not funded? Enter None, and the other two follow.`,
        fills: otherwiseUnfunded,
      },
      {
        name: 'funding_source_country',
        label: t`Country of the funding`,
        kind: 'combobox',
        options: [asOption(NOT_APPLICABLE), ...COUNTRY_OPTIONS],
        span: 2,
        hidden: unpublished,
      },
      {
        name: 'funding_amount',
        label: t`Funding amount (USD)`,
        kind: 'number',
        unit: 'dollars',
        span: 2,
        hidden: unpublished,
        placeholder: '1000.00',
        hints: NotDollars,
      },
    ],
  },
  {
    title: t({ message: 'Document', context: 'an upload' }),
    fields: [
      {
        name: 'essay',
        label: t`Paper or thesis`,
        kind: 'file',
        file: academicProject.files.essay,
        optional: true,
        help: t`The publication itself, or a report that shows your part.`,
      },
    ],
  },
]
