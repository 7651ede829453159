import type { Authority } from './authority.ts'

/** Precedents and guidance beside Dhanasar. Their texts were not read for this library, so they are cited without quotation. */
export const chawathe: Authority = {
  id: 'chawathe',
  level: 'precedent',
  name: 'Matter of Chawathe',
  full: [{ text: 'Matter of Chawathe', style: 'italic' }, { text: ', 25 I&N Dec. 369{, pin} (AAO 2010)' }],
  short: [{ text: 'Chawathe', style: 'italic' }, { text: ', 25 I&N Dec. at {pin}' }],
  label: 'Chawathe',
  address: 'https://www.justice.gov/eoir/precedent-decisions-volume-25',
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
    { pin: '376', holds: 'Evidence is weighed by its quality and not by its quantity alone.', quotations: [] },
  ],
}

export const policyManual: Authority = {
  id: 'policy-manual-6-f-5',
  level: 'policy_manual',
  name: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5',
  full: [{ text: 'USCIS Policy Manual, vol. 6, pt. F, ch. 5{.pin}' }],
  short: [{ text: '6 USCIS-PM F.5{(pin)}' }],
  label: '6 USCIS-PM F.5',
  address: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
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
      pin: 'D',
      holds:
        'National interest waivers: the endeavor is more specific than the general occupation; a benefit limited to one employer or its clients is not enough, nor is a shortage in the occupation; the person may self-petition; special considerations for STEM degrees, for entrepreneurs, and for letters from government bodies.',
      quotations: [],
    },
  ],
}
