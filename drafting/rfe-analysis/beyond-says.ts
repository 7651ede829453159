import { frames } from '../proof/frames.ts'

/** What is told the officer of requests that belong to other petitions, with places of the library. */
export const BEYOND_SAYS = {
  pay: frames(
    'Evidence of the ability to pay a wage accompanies a petition that requires an offer of employment ({cfr-204-5-g-2}). Whoever petitions without an employer and asks for the waiver has no such offer, and no prospective employer whose means could be shown ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}).',
  ),
  certification: frames(
    'The waiver takes the place of the job offer and thus of the labor certification; only the petitioner’s own parts of the form are filed ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}).',
  ),
  offer: frames('The waiver takes the place of the job offer ({cfr-204-5-k-4-ii}, {dhanasar@885-86 n.1}).'),
  employer: frames(
    'Whoever asks for the waiver may petition without an employer ({dhanasar@889 n.7}, {policy-manual-6-f-5@D}).',
  ),
  first: frames('This belongs to the first preference classification ({cfr-204-5-h}).'),
  membership: frames(
    'For exceptional ability, membership in professional associations is one of six kinds of evidence ({cfr-204-5-k-3-ii-e}); outstanding achievements are a matter of the first preference ({cfr-204-5-h}).',
  ),
  market: frames('No comparison with U.S. workers has to be made ({dhanasar@891}).'),
}
