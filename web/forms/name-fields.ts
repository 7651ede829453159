import { t } from '@lingui/core/macro'
import { asksForLatinName, isTicked } from '#domain/filing-name.ts'
import type { FieldGroup, FieldSpec, Values } from './field-spec.ts'

const hasOneName = (values: Values): boolean => isTicked(values['has_one_name'])

/** The typed name of a person. With one name only, it is asked for in one field. `autoFill`: it is the applicant's own. */
export const typedName = (spans: Record<'first' | 'middle' | 'last', 2 | 3>, autoFill: boolean): FieldSpec[] => [
  // Before its double, so that messages call the field by the label that most people see.
  {
    name: 'first_name',
    label: t({ message: 'Name', context: 'of a person' }),
    kind: 'text',
    span: spans.first,
    hidden: (values) => !hasOneName(values),
    ...(autoFill && { autoComplete: 'name' }),
  },
  {
    name: 'first_name',
    label: t`First name`,
    kind: 'text',
    span: spans.first,
    hidden: hasOneName,
    ...(autoFill && { autoComplete: 'given-name' }),
  },
  {
    name: 'middle_name',
    label: t`Middle name`,
    kind: 'text',
    span: spans.middle,
    optional: true,
    hidden: hasOneName,
    ...(autoFill && { autoComplete: 'additional-name' }),
  },
  {
    name: 'last_name',
    label: t`Last name`,
    kind: 'text',
    span: spans.last,
    hidden: hasOneName,
    ...(autoFill && { autoComplete: 'family-name' }),
  },
]

/** The box of a person with one name only. */
export const oneNameBox = (label: string): FieldSpec => ({ name: 'has_one_name', label, kind: 'checkbox' })

/**
 * The name in Latin letters, asked for where the typed one holds letters of another script. A form is saved without it;
 * since documents need it, it is not marked as optional.
 */
export const latinName = (title: string, help: string): FieldGroup => {
  const isNotAsked = (values: Values): boolean => !asksForLatinName(values)
  return {
    title,
    fields: [
      {
        name: 'latin_first_name',
        label: t({ message: 'Name', context: 'of a person' }),
        kind: 'text',
        span: 3,
        help,
        hidden: (values) => isNotAsked(values) || !hasOneName(values),
        autoComplete: 'off',
      },
      {
        name: 'latin_first_name',
        label: t`Given names`,
        kind: 'text',
        span: 3,
        help,
        hidden: (values) => isNotAsked(values) || hasOneName(values),
        autoComplete: 'off',
      },
      {
        name: 'latin_last_name',
        label: t`Surname`,
        kind: 'text',
        span: 3,
        hidden: (values) => isNotAsked(values) || hasOneName(values),
        autoComplete: 'off',
      },
    ],
  }
}
