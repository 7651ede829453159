import type { NoticeReading, WrongStandard } from '#domain/rfe.ts'
import { frames } from '../proof/frames.ts'

/** What a test that is not the waiver's should have been, said so that it can be said to an officer. */
export interface RightLaw {
  name: string
  /** Sentences with places of the library. */
  says: readonly string[]
}

export const RIGHT_LAW: Readonly<Record<WrongStandard, RightLaw>> = {
  eb1a: {
    name: 'Words of another classification',
    says: frames(
      'These words belong to the first preference classification ({cfr-204-5-h}). The second preference has tests of its own ({cfr-204-5-k-2}, {cfr-204-5-k-3-ii}).',
    ),
  },
  nysdot: {
    name: 'The test of 1998, which no longer applies',
    says: frames(
      'The earlier test was vacated in 2016 ({dhanasar@888}). The three elements that replaced it are substantial merit and national importance, a good position to advance the endeavor, and the balance ({dhanasar@889}).',
    ),
  },
  national_scope: {
    name: 'National scope in place of national importance',
    says: frames(
      'The question is the importance of what may come of the endeavor, not how far it reaches on a map ({dhanasar@889-90}).',
      'Even work that has one area of the country as its focus may be of national importance ({dhanasar@889}).',
    ),
  },
  labor_shortage_required: {
    name: 'A shortage of workers asked for',
    says: frames(
      'No shortage has to be shown. The third prong asks whether the country would benefit even if other qualified workers are available ({dhanasar@891}).',
    ),
  },
  harm_required: {
    name: 'Harm to the national interest asked for',
    says: frames(
      'No harm to the national interest has to be shown ({dhanasar@891}). The earlier test that could be read in this way was vacated ({dhanasar@888}).',
    ),
  },
  comparison_with_workers: {
    name: 'A comparison with U.S. workers asked for',
    says: frames('No comparison with U.S. workers in the field has to be made ({dhanasar@891}).'),
  },
  success_required: {
    name: 'Proof that the endeavor will succeed asked for',
    says: frames(
      'It does not have to be shown that the endeavor is more likely than not to succeed ({dhanasar@890}). To be well positioned is enough.',
    ),
  },
  standard_of_proof: {
    name: 'A higher standard of proof than the preponderance of the evidence',
    says: frames(
      'The standard of proof is the preponderance of the evidence: each claim has to be shown to be more likely true than not ({dhanasar@889 n.8}, {chawathe@375-76}). Neither clear and convincing evidence nor certainty is asked for.',
    ),
  },
  membership_requirement: {
    name: 'Memberships that ask for outstanding achievements',
    says: frames(
      'For exceptional ability, membership in professional associations is one of six kinds of evidence ({cfr-204-5-k-3-ii-e}). That the association must ask for outstanding achievements is a rule of the first preference ({cfr-204-5-h}).',
    ),
  },
}

/** What a notice is about that is none of a waiver's. */
export const OTHER_CATEGORIES: Readonly<Partial<Record<NoticeReading['category'], string>>> = {
  eb1a: 'extraordinary ability (EB-1A)',
  eb1b: 'outstanding professors and researchers (EB-1B)',
  eb1c: 'multinational managers and executives (EB-1C)',
  perm: 'an employer’s petition with a labor certification',
  other: 'another benefit',
}
