import { applicationForm } from '#domain/application.ts'
import { isBlank } from '#domain/field.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'
import type { ProgressSection } from '#domain/section.ts'
import { NONE_OPEN, openPoints, together, type OpenPoints } from '../../forms/entry-state.ts'

const isSection = (form: string): form is SectionPath => Object.hasOwn(SECTIONS, form)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An entry in which nothing was typed is none. */
const isEmpty = (entry: unknown): boolean =>
  !isRecord(entry) || Object.values(entry).every((value) => isBlank(value) || value === false)

function stepOf(form: string): ProgressSection | null {
  if (isSection(form)) return SECTIONS[form].progress
  if (form === 'personal-info') return 'Personal Info'
  if (form.startsWith('endeavor-')) return 'Proposed Endeavor'
  return form.startsWith('recommender-') ? 'Recommender' : null
}

function openIn(form: string, values: unknown): OpenPoints {
  if (form === 'personal-info') return openPoints(applicationForm, values)
  if (!isSection(form) || !isRecord(values) || !Array.isArray(values['entries'])) return NONE_OPEN
  const { schema } = SECTIONS[form]
  const entries: unknown[] = values['entries'].filter((entry) => !isEmpty(entry))
  return entries.map((entry) => openPoints(schema, entry)).reduce(together, NONE_OPEN)
}

/** The steps in which something is typed and not saved, each with what of it cannot be saved as it stands. */
export function typedSteps(forms: ReadonlyMap<string, unknown>): ReadonlyMap<ProgressSection, OpenPoints> {
  const steps = new Map<ProgressSection, OpenPoints>()
  for (const [form, values] of forms) {
    const step = stepOf(form)
    if (step !== null) steps.set(step, together(steps.get(step) ?? NONE_OPEN, openIn(form, values)))
  }
  return steps
}
