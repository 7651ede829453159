import { PA_2026_05, POLICY_MANUAL, precedents as volumeOf } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

/** Precedents and guidance beside Dhanasar. The whole text of none but the alert was read for this library, so they are cited without quotation. */
export const chawathe: Authority = {
  id: 'chawathe',
  level: 'precedent',
  name: 'Matter of Chawathe',
  full: [{ text: 'Matter of Chawathe', style: 'italic' }, { text: ', 25 I&N Dec. 369{, pin} (AAO 2010)' }],
  short: [{ text: 'Chawathe', style: 'italic' }, { text: ', 25 I&N Dec. at {pin}' }],
  label: 'Chawathe',
  address: volumeOf(25),
  checked: null,
  holds:
    'The standard of proof is the preponderance of the evidence: a claim is proved when it is more likely than not true.',
  pins: [
    {
      pin: '375-76',
      holds:
        'A claim is proved when relevant, probative, and credible evidence leads to the belief that it is more likely than not, or probably, true; each piece of evidence is examined both alone and within the whole of the record.',
      quotations: [],
    },
    {
      // By way of Dhanasar at 889 n.8, which cites this page for both.
      pin: '376',
      holds:
        'The petitioner establishes that the elements are more likely than not satisfied; evidence is weighed by its quality and not by its quantity alone.',
      quotations: [],
    },
  ],
}

/** A precedent of which nothing was read here but what others say that it holds. */
const unread = (
  id: string,
  label: string,
  name: string,
  citation: string,
  volume: number,
  holds: string,
  pins: Authority['pins'] = [],
): Authority => ({
  id,
  level: 'precedent',
  name,
  full: [{ text: name, style: 'italic' }, { text: `, ${citation}` }],
  short: [{ text: label, style: 'italic' }, { text: `, ${citation.replace(/ Dec\. .*/, ' Dec.')} at {pin}` }],
  label,
  address: volumeOf(volume),
  checked: null,
  holds,
  pins,
})

export const precedents: readonly Authority[] = [
  unread(
    'caron',
    'Caron',
    'Matter of Caron International, Inc.',
    '19 I&N Dec. 791{, pin} (Comm’r 1988)',
    19,
    'Letters of experts are advisory: the agency weighs them, and may give less weight to one that the rest of the record does not bear out.',
    [{ pin: '795', holds: 'An expert’s opinion may be used as an advisory statement.', quotations: [] }],
  ),
  unread(
    'soffici',
    'Soffici',
    'Matter of Soffici',
    '22 I&N Dec. 158{, pin} (Assoc. Comm’r 1998)',
    22,
    'An assertion without supporting documents does not meet the burden of proof.',
    [{ pin: '165', holds: 'An assertion needs documents in its support.', quotations: [] }],
  ),
  unread(
    'sea',
    'Sea',
    'Matter of Sea, Inc.',
    '19 I&N Dec. 817{, pin} (Comm’r 1988)',
    19,
    'An evaluation of a foreign degree is advisory.',
  ),
  unread(
    'izummi',
    'Izummi',
    'Matter of Izummi',
    '22 I&N Dec. 169{, pin} (Assoc. Comm’r 1998)',
    22,
    'A petitioner may not make material changes to a petition in order to make a deficient petition conform to the requirements.',
  ),
  unread(
    'katigbak',
    'Katigbak',
    'Matter of Katigbak',
    '14 I&N Dec. 45{, pin} (Reg’l Comm’r 1971)',
    14,
    'The beneficiary must be qualified at the time of filing; education or experience acquired afterwards is not considered in support of the petition.',
  ),
  {
    id: 'flores-v-garland',
    level: 'precedent',
    name: 'Flores v. Garland',
    full: [{ text: 'Flores v. Garland', style: 'italic' }, { text: ', 72 F.4th 85{, pin} (5th Cir. 2023)' }],
    short: [{ text: 'Flores', style: 'italic' }, { text: ', 72 F.4th at {pin}' }],
    label: 'Flores v. Garland',
    address: 'https://www.ca5.uscourts.gov/',
    checked: null,
    holds:
      'Because the waiver is a matter of the agency’s discretion, the courts have no jurisdiction to review its denial (5th Cir.).',
    pins: [],
  },
]

/** Since August 5, 2026: the alert by which chapter 6 of part E of volume 1 of the manual was revised. */
export const evidenceAlert: Authority = {
  id: 'pa-2026-05',
  level: 'policy_manual',
  name: 'USCIS Policy Alert PA-2026-05',
  full: [{ text: 'USCIS Policy Alert PA-2026-05 (Aug. 5, 2026){, pin}' }],
  short: [{ text: 'PA-2026-05{, pin}' }],
  label: 'PA-2026-05',
  address: PA_2026_05.address,
  checked: { copy: PA_2026_05.address, on: '2026-11-28' },
  holds:
    'Since August 5, 2026, for pending petitions too: an officer may deny without a request for evidence or a notice of intent to deny where required initial evidence is missing. Twelve weeks are the most that a request gives, and no longer the usual time. Three days are added for service by mail, and no more for an address abroad. Any answer, also a partial one, is taken as a request for a decision.',
  pins: [],
}

export const policyManual: Authority = {
  id: 'policy-manual-6-f-5',
  level: 'policy_manual',
  name: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5',
  full: [{ text: 'USCIS Policy Manual, vol. 6, pt. F, ch. 5{.pin}' }],
  short: [{ text: '6 USCIS-PM F.5{(pin)}' }],
  label: '6 USCIS-PM F.5',
  address: POLICY_MANUAL.address,
  checked: null,
  holds: 'How officers adjudicate advanced degrees, exceptional ability, and national interest waivers.',
  pins: [
    {
      pin: 'A',
      holds:
        'Advanced degree professionals: the degree or its foreign equivalent, or a baccalaureate with five years of progressive post-degree experience in the specialty; the occupation must be a profession.',
      quotations: [],
    },
    {
      pin: 'B',
      holds:
        'Exceptional ability: the officer first counts whether three of the six kinds of evidence, or comparable evidence, are met, and then looks at the whole of the record to decide whether it shows a degree of expertise significantly above that ordinarily encountered.',
      quotations: [],
    },
    {
      pin: 'D',
      holds:
        'National interest waivers: the endeavor is more specific than the general occupation; a benefit limited to one employer or its clients is not enough, nor is a shortage in the occupation alone; the person may self-petition; special considerations for STEM degrees, for entrepreneurs, and for letters from government bodies.',
      quotations: [],
    },
  ],
}
