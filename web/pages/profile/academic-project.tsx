import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  academicProject,
  academicProjectSchema,
  AMOUNT_FORM,
  PUBLICATION_FIELDS,
  WHOLE_NUMBER,
} from '#domain/academic-project.ts'
import { isBlank } from '#domain/field.ts'
import { z } from 'zod'
import { FlaskConical } from 'lucide-react'
import { saveSection } from '../../api/sections.ts'
import type { Entry, EntrySection, EntryWork } from '../../forms/entry-section.ts'
import type { Values } from '../../forms/field-spec.ts'
import { ACADEMIC_PROJECT_FIELDS } from './academic-project-fields.ts'
import { SectionPage } from './section-page.tsx'
import { PROJECT_WORDS } from './story-fields.ts'
import { joined, years } from './years.ts'

/** What the wire carries for the fields of a publication that an unpublished project leaves open. */
const PLACEHOLDERS: Values = {
  funding_source: '#',
  funding_source_country: '#',
  funding_amount: '0.00',
  published_date: '#',
  published_url: '#',
  published_journal: '#',
  citation_count: '0',
}

const toWire = (fields: Values): Values =>
  fields.is_published === true
    ? fields
    : { ...fields, ...Object.fromEntries(Object.entries(PLACEHOLDERS).filter(([name]) => isBlank(fields[name]))) }

const isPlaceholder = (name: string, value: unknown): boolean =>
  isBlank(value) || value === PLACEHOLDERS[name] || (typeof value === 'number' && String(value) === PLACEHOLDERS[name])

/** The placeholders of an unpublished project are blank to the person. */
export function fromWire(entry: Entry): Entry {
  if (entry.is_published === true) return entry
  const blank = PUBLICATION_FIELDS.filter((name) => isPlaceholder(name, entry[name]))
  return { ...entry, ...Object.fromEntries(blank.map((name) => [name, ''])) }
}

/** Of an unpublished project the publication is not seen: what could not be stored of it must not hold up the save. */
function withoutUnseen(entry: unknown): unknown {
  const { is_published, funding_amount, citation_count } = entry as Values
  if (is_published === true) return entry
  const readable = (value: unknown, form: RegExp) => (form.test(String(value).trim()) ? value : '')
  return {
    ...(entry as Values),
    funding_amount: readable(funding_amount, AMOUNT_FORM),
    citation_count: readable(citation_count, WHOLE_NUMBER),
  }
}

const save = saveSection('academicprojects', { single: true, words: PROJECT_WORDS })

export const section: Omit<EntrySection, 'load'> = {
  schema: z.preprocess(withoutUnseen, academicProjectSchema),
  groups: ACADEMIC_PROJECT_FIELDS,
  empty: academicProject.empty,
  title: (entry) => joined(entry.project_name),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date)),
  untitled: t`New project`,
  none: {
    icon: FlaskConical,
    title: t`No project yet`,
    text: t`A project from your studies shows what you can do. If there is none, go on without.`,
    add: t`Add a project`,
  },
  isBlank: (entry) => Object.keys(academicProject.empty).every((name) => isBlank(entry[name]) || entry[name] === false),
  save: async (work: EntryWork) => {
    const entries = work.entries.map((entry) => ({ ...entry, fields: toWire(entry.fields) }))
    return (await save({ ...work, entries })).map(fromWire)
  },
}

export default function AcademicProjects() {
  return (
    <SectionPage
      path="academicprojects"
      progress={academicProject.progress}
      section={section}
      fromWire={fromWire}
      text={{
        title: t`Education project`,
        intro: t`Research and projects from your studies that show what you can do. Leave the card empty, or skip the step, if there are none.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                Your record in related efforts is one of the things an officer weighs. What you did yourself counts more
                than what the group did.
              </Trans>
            </p>
            <h2>
              <Trans>Publications</Trans>
            </h2>
            <p>
              <Trans>You do not need any. Where there are some, their citations show that others use your work.</Trans>
            </p>
          </>
        ),
        saved: t`Projects saved successfully!`,
        unread: t`Error fetching projects`,
        failed: t`Error saving projects. Please try again.`,
        next: '/employment-info',
        skip: true,
      }}
    />
  )
}
