import { t } from '@lingui/core/macro'
import { academicHistory } from '#domain/education.ts'
import { DEGREES, LEARNING_TYPES } from '#domain/options.ts'
import type { FieldGroup, Values } from '../../forms/field-spec.ts'
import { period, place } from './place-and-time.ts'
import { TRANSLATORS_CERTIFICATE } from './translators-certificate.tsx'

const { files } = academicHistory

const ORIGINAL = t`If it was issued in another language. A place for the translator’s certificate opens with it.`

/** Both certificates stand below both originals once there is one: nothing else moves then. */
const hasNoOriginal = (entry: Values): boolean =>
  ['diploma_cn', 'transcript_cn', 'diploma_cn_certificate', 'transcript_cn_certificate'].every((name) => !entry[name])

export const EDUCATION_FIELDS: readonly FieldGroup[] = [
  {
    title: t`School`,
    fields: [
      { name: 'school_name', label: t`School name`, kind: 'text', span: 3 },
      { name: 'school_website', label: t`School website`, kind: 'url', span: 3 },
      ...place('school_country', 'school_state', 'school_city'),
    ],
  },
  {
    title: t`Degree`,
    fields: [
      { name: 'learning_type', label: t`Learning type`, kind: 'select', options: LEARNING_TYPES, span: 2 },
      { name: 'degree', label: t`Degree`, kind: 'select', options: DEGREES, span: 2 },
      { name: 'major', label: t`Major`, kind: 'text', span: 2, help: t`As the diploma names it.` },
      ...period(t`I am still studying here`),
      {
        name: 'total_gpa',
        label: t`Total GPA`,
        kind: 'number',
        unit: 'grade',
        span: 2,
        help: t`The figure alone, such as 3.85.`,
      },
      {
        name: 'max_gpa',
        label: t`Max GPA`,
        kind: 'number',
        unit: 'grade',
        span: 2,
        help: t`The top of its scale as printed, such as 4.00.`,
      },
      {
        name: 'courses',
        label: t`Courses`,
        kind: 'words',
        placeholder: t`Add a course`,
        help: t`The three to six that matter most for your endeavor. Press Enter or type a comma after each, or paste a list.`,
      },
    ],
  },
  {
    title: t`Documents`,
    fields: [
      { name: 'diploma_en', label: t`Diploma, English`, kind: 'file', file: files.diploma_en, span: 3 },
      { name: 'transcript_en', label: t`Transcript, English`, kind: 'file', file: files.transcript_en, span: 3 },
      {
        name: 'diploma_cn',
        label: t`Diploma, original language`,
        kind: 'file',
        file: files.diploma_cn,
        span: 3,
        optional: true,
        help: ORIGINAL,
      },
      {
        name: 'transcript_cn',
        label: t`Transcript, original language`,
        kind: 'file',
        file: files.transcript_cn,
        span: 3,
        optional: true,
        help: ORIGINAL,
      },
      {
        name: 'diploma_cn_certificate',
        label: t`Translator’s certificate, diploma`,
        kind: 'file',
        file: files.diploma_cn_certificate,
        span: 3,
        optional: true,
        help: TRANSLATORS_CERTIFICATE,
        hidden: hasNoOriginal,
      },
      {
        name: 'transcript_cn_certificate',
        label: t`Translator’s certificate, transcript`,
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
