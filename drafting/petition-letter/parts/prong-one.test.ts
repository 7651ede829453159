import { expect, test } from 'vitest'
import { speaksOfCare } from './prong-one.ts'

// “Medical advances” is the decision’s example of care that gets better, not of everything in public health.
test.each([
  ['A nurse-started pathway gives patients with fever their first dose in one hour.', true],
  ['The endeavor improves the care of patients in rural hospitals.', true],
  ['Early warning of outbreaks for county health departments.', false],
  ['The endeavor treats no patients. Public health surveillance finds disease early.', false],
  ['The dashboard counts patients with influenza in every county.', false],
  ['Health departments receive their data without delay. Treatment of wastewater is measured.', false],
])('“%s” speaks of the care of patients: %s', (text, expected) => expect(speaksOfCare(text)).toBe(expected))
