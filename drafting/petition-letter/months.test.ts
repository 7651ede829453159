import { expect, test } from 'vitest'
import { quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { draftPetitionLetter } from './draft.ts'

const lastDay = (iso: string): string => {
  const [year = 0, month = 0] = iso.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

test('of entries that tell months alone, the petition names no day', async () => {
  const profile = JSON.parse(JSON.stringify(civilEngineer)) as Profile
  const dated = [
    ...profile.academichistory,
    ...profile.academicprojects,
    ...profile.professionalhistory,
    ...profile.professionalprojects,
  ]
  for (const entry of dated) {
    entry.start_date = `${entry.start_date.slice(0, 7)}-01`
    if (entry.end_date) entry.end_date = lastDay(entry.end_date)
  }
  const endeavor_id = profile.endeavors[0]?.id ?? 0
  const { document } = await draftPetitionLetter(buildCaseFile(profile), { endeavor_id }, quietRun())
  const text = textIn(document.blocks)
  expect(text).toMatch(/\b(?:since|from|in) [A-Z][a-z]+ (?:19|20)\d\d\b/)
  expect(text.match(/\b[A-Z][a-z]+ (?:1|28|29|30|31), (?:19|20)\d\d\b/g)).toBeNull()
})
