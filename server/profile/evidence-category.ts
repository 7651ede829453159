import { evidence, subCategoriesOf } from '#domain/evidence.ts'
import type { Section } from '#domain/section.ts'
import type { Sent } from './sent-entry.ts'

/**
 * A changed category leaves no sub-type of the old one behind: unless a fitting one comes along it is cleared, and stays so
 * while other fields are changed. The form asks for a new one then; the call does not.
 */
export const clearsSubCategory = (section: Section, stored: Sent, sent: Sent): boolean => {
  if (section.path !== evidence.path) return false
  if (sent.category === undefined || sent.category === stored.category)
    return stored.sub_category === '' && sent.sub_category === undefined
  return !subCategoriesOf(sent.category).includes(String(sent.sub_category))
}

/** Any sub-type of the category: stands in for the one to be chosen while the rest of the entry is read by its schema. */
export const anySubCategory = (category: unknown): string => subCategoriesOf(category)[0] ?? ''
