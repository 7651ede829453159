import { CHECKLIST } from '#domain/progress.ts'
import type { ProgressSection } from '#domain/section.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'

const OTHERS: Readonly<Record<string, ProgressSection>> = {
  application: 'Personal Info',
  endeavors: 'Proposed Endeavor',
  referees: 'Recommender',
}

const isPath = (section: string): section is SectionPath => Object.hasOwn(SECTIONS, section)

/** The page of the product on which an entry of a section is changed. */
export function pathOf(section: string): string {
  const step = isPath(section) ? SECTIONS[section].progress : OTHERS[section]
  return CHECKLIST.find((item) => item.section === step)?.path ?? '/dashboard'
}

/** The field by which a name in Latin letters is asked for. */
export const LATIN_NAME = 'latin_first_name'

/** The form of a person, opened at the name in Latin letters. */
export const pathOfName = (section: string, entry: number): string =>
  section === 'referees'
    ? `/recommender-config?ref=${entry}&tab=profile&field=${LATIN_NAME}`
    : `${pathOf(section)}#f-${LATIN_NAME}`
