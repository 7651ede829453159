import { NAME, OCCUPATION, POSTS, RESULTS, type PetitionSection } from './section.ts'

export const OPENING: readonly PetitionSection[] = [
  {
    id: 'introduction',
    heading: 'Introduction and Request',
    level: 1,
    purpose:
      'Who asks for which classification and waiver, for which endeavor and on what foundation; the standard of proof; the order of the letter.',
    facts: [NAME, POSTS, OCCUPATION, { section: 'endeavors', fields: ['title'] }, ...RESULTS],
    authorities: [
      'ina-203-b-2',
      'ina-203-b-2-b-i',
      'cfr-204-5-k-4-ii',
      'dhanasar@885-86 n.1',
      'dhanasar@889 n.7',
      'chawathe@375-76',
      'dhanasar',
      'dhanasar@889 n.8',
    ],
    words: { least: 120, most: 300 },
    missing: [{ facts: [{ section: 'endeavors', fields: ['title'] }], ask: 'the title of the proposed endeavor' }],
  },
  {
    id: 'petitioner',
    heading: 'The Petitioner',
    level: 1,
    purpose: 'The person in two paragraphs: posts and training, then the principal work and what others made of it.',
    facts: [NAME, POSTS, { section: 'academichistory' }, ...RESULTS, { section: 'evidence' }, { section: 'derived' }],
    authorities: [],
    words: { least: 100, most: 280 },
    missing: [
      {
        facts: [{ section: 'academichistory' }],
        ask: 'the petitioner’s degrees, with school, field and dates',
      },
      { facts: [{ section: 'professionalhistory' }], ask: 'the petitioner’s employment, with dates' },
    ],
  },
]
