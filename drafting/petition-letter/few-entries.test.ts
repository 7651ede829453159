import { expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const resume = { name: 'resume.pdf', url: '/api/files/resume' }

/** One unpublished project and a resume of so many pages: hardly a figure for another to be found beside. */
const withFewEntries = (pages: number): Profile => ({
  ...batteryResearcher,
  application: { ...batteryResearcher.application, filing_type: 'rfe', resume },
  academichistory: [],
  academicprojects: [],
  professionalhistory: [],
  professionalprojects: batteryResearcher.professionalprojects
    .slice(0, 1)
    .map((project) => ({ ...project, supporting_docs: null })),
  evidence: [],
  futureplan: [],
  referees: [],
  uploads: [{ url: resume.url, pages: Array.from({ length: pages }, () => 'A resume'), by: 'text' }],
  endeavors: batteryResearcher.endeavors.slice(0, 1).map((endeavor) => ({
    ...endeavor,
    ...Object.fromEntries(Object.keys(endeavor).flatMap((part) => (part.startsWith('exp_') ? [[part, '']] : []))),
  })),
})

test.each([1, 2, 7, 13])('nothing of the product’s own is asked about where little was entered (%i)', async (pages) => {
  const { warnings, document } = await petitionOf(withFewEntries(pages))
  expect(JSON.stringify(document.blocks)).toContain('National Science and Technology Council')
  expect(warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
})
