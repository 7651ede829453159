import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { speaksOfItsEntry } from './speaks-of.ts'

type Section = 'professionalprojects' | 'evidence' | 'futureplan'

/** The first entry of a section with one page for its paper. */
function speaks(section: Section, page: string): boolean | undefined {
  const [entry] = batteryResearcher[section]
  const caseFile = buildCaseFile({ ...batteryResearcher, uploads: [] })
  const [exhibit] = caseFile.exhibitsOf(section, entry?.id ?? 0)
  const read: Profile['uploads'] = page === '' ? [] : [{ url: exhibit?.file.url ?? '', pages: [page], by: 'text' }]
  const withPage = buildCaseFile({ ...batteryResearcher, uploads: read })
  return exhibit === undefined ? undefined : speaksOfItsEntry(exhibit, withPage)
}

test.each<[Section, string, string, boolean]>([
  [
    'futureplan',
    'a menu',
    'Autumn menu\nThe kitchen will serve three warm meals a week in each year. Prices stay.',
    false,
  ],
  ['futureplan', 'its title', 'Open Safety Grading for Second-Life Batteries\nWork plan, version 3.', true],
  [
    'futureplan',
    'its matter under another title',
    'Proposal 17\nTechnicians at recyclers are trained to grade iron phosphate modules; procedure and calibration data are published.',
    true,
  ],
  ['futureplan', 'nothing that was read', '', true],
  [
    'evidence',
    'another paper of the same house',
    'Northern Electrochemical Union\nCertificate of attendance, summer school.',
    false,
  ],
  ['evidence', 'the prize', 'Northern Electrochemical Union\nHalvorsen Prize\nawarded to Ilka Kőszegvári', true],
  [
    'professionalprojects',
    'an invoice of the house',
    'Hollin Ridge Energy Laboratory\nInvoice 4471 for 128 pallets of scrap.',
    false,
  ],
  ['professionalprojects', 'a bare table', 'Modules tested: 600\nRecyclers: 3', true],
])('a paper of %s with %s', (section, _, page, speaksOf) => expect(speaks(section, page)).toBe(speaksOf))

test.each<[string, string, string, string, boolean]>([
  [
    'a tariff of the same year',
    'Certificate in Deep Freezing 2023',
    'Institute of Freezing',
    'NOTICE OF WATER TARIFFS 2023/2024. Consumers with a well pay a fixed charge of 186.40 per month.',
    false,
  ],
  [
    'the certificate',
    'Certificate in Deep Freezing 2023',
    'Institute of Freezing',
    'INSTITUTE OF FREEZING. Certificate in deep freezing, awarded in May 2023.',
    true,
  ],
  [
    'another paper of the year, where the name is the house and a year',
    'Freezing Institute Certificate 2023',
    'Freezing Institute',
    'NOTICE OF WATER TARIFFS 2023/2024. Consumers with a well pay a fixed charge of 186.40 per month.',
    false,
  ],
  [
    'the paper, where the name is the house and a year',
    'Freezing Institute Certificate 2023',
    'Freezing Institute',
    'FREEZING INSTITUTE. Certificate 2023. Given to Ilka Kőszegvári.',
    true,
  ],
  [
    'its name in another form of the word',
    'Letter of employment, Institute of Freezing',
    'Institute of Freezing',
    'INSTITUTE OF FREEZING. He has been employed here since May 2016.',
    true,
  ],
  [
    'its grade, numbered as in the name',
    'Deep Freezing Professional Level 3',
    'Institute of Freezing',
    'INSTITUTE OF FREEZING. Level 3 certificate, 11 February 2022.',
    true,
  ],
  [
    'its year alone, where the name is nothing else',
    'Certificate 2023',
    'Institute of Freezing',
    'Menu for the summer of 2023',
    false,
  ],
])('%s', (_, name, issuing_organization, page, speaksOf) => {
  const [like] = batteryResearcher.evidence
  const of = { name, issuing_organization, domain: '', brief_introduction: 'It is given after an examination.' }
  const profile: Profile = {
    ...batteryResearcher,
    evidence: like === undefined ? [] : [{ ...like, ...of }],
    uploads: [{ url: like?.supporting_doc?.url ?? '', pages: [page], by: 'text' }],
  }
  const caseFile = buildCaseFile(profile)
  const [exhibit] = caseFile.exhibitsOf('evidence', like?.id ?? 0)
  expect(exhibit !== undefined && speaksOfItsEntry(exhibit, caseFile)).toBe(speaksOf)
})
