import { academicHistory } from '#domain/education.ts'
import { DEGREES, LEARNING_TYPES } from '#domain/options.ts'
import type { FieldGroup, Values } from '../../forms/field-spec.ts'
import { period, place } from './place-and-time.ts'
import { TRANSLATORS_CERTIFICATE } from './translators-certificate.tsx'

const { files } = academicHistory

const ORIGINAL = 'If it was issued in another language. A place for the translator’s certificate opens with it.'

/** Both certificates stand below both originals once there is one: nothing else moves then. */
const hasNoOriginal = (entry: Values): boolean =>
  ['diploma_cn', 'transcript_cn', 'diploma_cn_certificate', 'transcript_cn_certificate'].every((name) => !entry[name])

export const EDUCATION_FIELDS: readonly FieldGroup[] = [
  {
    title: 'School',
    fields: [
      { name: 'school_name', label: 'School name', kind: 'text', span: 3 },
      { name: 'school_website', label: 'School website', kind: 'url', span: 3 },
      ...place('school_country', 'school_state', 'school_city'),
    ],
  },
  {
    title: 'Degree',
    fields: [
      { name: 'learning_type', label: 'Learning type', kind: 'select', options: LEARNING_TYPES, span: 2 },
      { name: 'degree', label: 'Degree', kind: 'select', options: DEGREES, span: 2 },
      { name: 'major', label: 'Major', kind: 'text', span: 2, help: 'As the diploma names it.' },
      ...period('I am still studying here'),
      {
        name: 'total_gpa',
        label: 'Total GPA',
        kind: 'number',
        unit: 'grade',
        span: 2,
        help: 'The figure alone, such as 3.85.',
      },
      {
        name: 'max_gpa',
        label: 'Max GPA',
        kind: 'number',
        unit: 'grade',
        span: 2,
        help: 'The top of its scale as printed, such as 4.00.',
      },
      {
        name: 'courses',
        label: 'Courses',
        kind: 'words',
        placeholder: 'Add a course',
        help: 'The three to six that matter most for your endeavor. Press Enter or type a comma after each, or paste a list.',
      },
    ],
  },
  {
    title: 'Documents',
    fields: [
      { name: 'diploma_en', label: 'Diploma, English', kind: 'file', file: files.diploma_en, span: 3 },
      { name: 'transcript_en', label: 'Transcript, English', kind: 'file', file: files.transcript_en, span: 3 },
      {
        name: 'diploma_cn',
        label: 'Diploma, original language',
        kind: 'file',
        file: files.diploma_cn,
        span: 3,
        optional: true,
        help: ORIGINAL,
      },
      {
        name: 'transcript_cn',
        label: 'Transcript, original language',
        kind: 'file',
        file: files.transcript_cn,
        span: 3,
        optional: true,
        help: ORIGINAL,
      },
      {
        name: 'diploma_cn_certificate',
        label: 'Translator’s certificate, diploma',
        kind: 'file',
        file: files.diploma_cn_certificate,
        span: 3,
        optional: true,
        help: TRANSLATORS_CERTIFICATE,
        hidden: hasNoOriginal,
      },
      {
        name: 'transcript_cn_certificate',
        label: 'Translator’s certificate, transcript',
        kind: 'file',
        file: files.transcript_cn_certificate,
        span: 3,
        optional: true,
        help: TRANSLATORS_CERTIFICATE,
        hidden: hasNoOriginal,
      },
    ],
  },
]
