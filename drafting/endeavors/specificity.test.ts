import { describe, expect, test } from 'vitest'
import { batteryResearcher, civilEngineer } from '../testing/profiles.ts'
import { isSpecific, whyUnspecific } from './specificity.ts'

describe('an occupation is no endeavor', () => {
  test.each([
    'Senior Research Scientist',
    'Software engineer',
    'Data scientist for healthcare companies',
    'Working as a nurse in rural hospitals',
    'To work as a civil engineer in the United States',
    'Physics teacher at a rural high school',
    'Independent bridge consultant',
    'Founder and Chief Executive Officer',
  ])('%s', (title) => {
    expect(whyUnspecific(title)).toMatch(/names an occupation/)
  })
})

describe('a field is no endeavor', () => {
  test.each([
    'Materials science',
    'Materials Science and Engineering',
    'Engineering',
    'Work in Energy',
    'Artificial intelligence',
    'Advancing artificial intelligence in healthcare',
    'Improving the economy',
    'Cybersecurity',
  ])('%s', (title) => {
    expect(whyUnspecific(title)).toMatch(/names a field/)
  })
})

describe('a subject without an undertaking is no endeavor', () => {
  test.each([
    '',
    'My startup',
    'Cancer research',
    'Bridge engineering',
    'Research in renewable energy',
    'Promoting STEM education',
    'Development of new batteries',
    'Math Club',
    'Tutoring by Phone',
  ])('“%s”', (title) => {
    expect(isSpecific(title)).toBe(false)
  })
})

test('what only the applicant’s own post and degree say is no undertaking either', () => {
  expect(isSpecific('Load rating engineer', civilEngineer)).toBe(false)
  expect(isSpecific('Electrochemistry and battery materials', batteryResearcher)).toBe(false)
})

describe('an undertaking is one', () => {
  test.each([
    'An open, validated safety-grading protocol that lets U.S. recyclers return vehicle batteries to grid storage',
    'Affordable scour alarms that rural U.S. counties can build, install and keep running themselves',
    'A nurse-started, one-hour antibiotic pathway that rural U.S. hospitals can run for cancer patients with fever',
    'Low-cost, open physics laboratories that let small rural U.S. high schools teach by measurement',
    'Sound-absorbing wool tapestries for U.S. public buildings, woven by newly trained American weavers',
    'Collecting the Records of 200 Bridges and Improving the Rule After Each Flood Season',
    'Training Rural Hospitals in Missouri and Iowa to Run the One-Hour Fever Pathway by Themselves',
    'Testing the Filter on 20 Wells in Washington, Oregon and Idaho',
    'A Free Step-by-Step Manual of the Load Rating of Undocumented Bridges',
  ])('%s', (title) => {
    expect(whyUnspecific(title)).toBeUndefined()
  })
})
