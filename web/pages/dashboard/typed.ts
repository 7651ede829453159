import { applicationForm } from '#domain/application.ts'
import { isBlank } from '#domain/field.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'
import type { ProgressSection } from '#domain/section.ts'
import type { z } from 'zod'
import { issuesOf } from '../../forms/issues.ts'

const isSection = (form: string): form is SectionPath => Object.hasOwn(SECTIONS, form)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An entry in which nothing was typed is none. */
const isEmpty = (entry: unknown): boolean =>
  !isRecord(entry) || Object.values(entry).every((value) => isBlank(value) || value === false)

function toFill(schema: z.ZodType, values: unknown): number {
  const read = schema.safeParse(values)
  return read.success ? 0 : issuesOf(read.error).length
}

function stepOf(form: string): ProgressSection | null {
  if (isSection(form)) return SECTIONS[form].progress
  if (form === 'personal-info') return 'Personal Info'
  if (form.startsWith('endeavor-')) return 'Proposed Endeavor'
  return form.startsWith('recommender-') ? 'Recommender' : null
}

function lacking(form: string, values: unknown): number {
  if (form === 'personal-info') return toFill(applicationForm, values)
  if (!isSection(form) || !isRecord(values) || !Array.isArray(values['entries'])) return 0
  const { schema } = SECTIONS[form]
  const entries: unknown[] = values['entries'].filter((entry) => !isEmpty(entry))
  return entries.reduce<number>((sum, entry) => sum + toFill(schema, entry), 0)
}

/** The steps in which something is typed and not saved, each with how many of its fields cannot be saved as they stand. */
export function typedSteps(forms: ReadonlyMap<string, unknown>): ReadonlyMap<ProgressSection, number> {
  const steps = new Map<ProgressSection, number>()
  for (const [form, values] of forms) {
    const step = stepOf(form)
    if (step !== null) steps.set(step, (steps.get(step) ?? 0) + lacking(form, values))
  }
  return steps
}
