import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const caseFile = buildCaseFile(batteryResearcher)
const found = (text: string) => readSentence(text, caseFile).findings.map((one) => one.text)

test.each([
  'Under Dhanasar, 26 I&N Dec. at 890, the petitioner must prove that the endeavor is likely to succeed.',
  'The third prong demands harm to the national interest in the absence of a waiver. Dhanasar, 26 I&N Dec. at 891.',
  'National importance depends on the geographic reach of the work, as Dhanasar, 26 I&N Dec. at 889, explains.',
  'The first prong requires an immediate economic return. Dhanasar, 26 I&N Dec. at 889.',
  'Dhanasar asks for a comparison of the petitioner with available U.S. workers. 26 I&N Dec. at 891.',
  'A locally focused endeavor cannot be of national importance. Dhanasar, 26 I&N Dec. at 887.',
  'The Ninth Circuit announced the framework in Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).',
  'In Dhanasar the Board held that the burden of proof rests on the petitioner. 26 I&N Dec. at 894.',
  'The interest of potential customers is a factor named in Dhanasar, 26 I&N Dec. at 887.',
  'The endeavor need not be likely to succeed. Matter of Dhanasar, 26 I&N Dec. 884, 894 (AAO 2016).',
  'National importance is defined at 8 C.F.R. § 204.5(k)(2).',
  'Membership in professional associations is governed by 8 C.F.R. § 204.5(k)(3)(ii)(C).',
  'A doctorate in itself satisfies the second prong.',
  'Her degree meets the first prong as a matter of law. Dhanasar, 26 I&N Dec. at 889.',
  'An expert’s letter is conclusive on national importance. Matter of Caron International, 19 I&N Dec. 791.',
  'The petitioner must prove each element by clear and convincing evidence. Dhanasar, 26 I&N Dec. at 889.',
  'Once the three elements are met, the officer has to approve the petition. Dhanasar, 26 I&N Dec. at 889.',
  'The petition must be approved where the three prongs are met. Dhanasar, 26 I&N Dec. at 889.',
  'An advanced degree is any degree of a college. 8 C.F.R. § 204.5(k)(2).',
  'Exceptional ability is the highest skill in the field. 8 C.F.R. § 204.5(k)(2).',
  'All of the six kinds of evidence must be met. 8 C.F.R. § 204.5(k)(3)(ii).',
  'At least two of six kinds of evidence must be submitted. 8 C.F.R. § 204.5(k)(3)(ii).',
  'At least five years of full-time experience count as evidence. 8 C.F.R. § 204.5(k)(3)(ii)(B).',
  'The burden of proof shifts to USCIS once a prima facie case is made. INA § 291.',
  'Letters of experts are binding on the officer. Matter of Caron International, 19 I&N Dec. 791.',
  'Eligibility may be established at any time before the decision. 8 C.F.R. § 103.2(b)(1).',
  'Only an employer may file the petition. 8 C.F.R. § 204.5(k)(1).',
  'The petitioner in Dhanasar was a physician who ran a hospital. 26 I&N Dec. at 892.',
  'Mr. Dhanasar had won a Nobel Prize. Dhanasar, 26 I&N Dec. at 893.',
  'The standard of proof is discussed at Dhanasar, 26 I&N Dec. at 889 n.9, where the preponderance is explained.',
  'Dhanasar names five elements. 26 I&N Dec. at 889.',
  'The second prong has seven factors. Dhanasar, 26 I&N Dec. at 890.',
  'A summary translation suffices. 8 C.F.R. § 103.2(b)(3).',
  'Dhanasar requires three letters from abroad and a business plan of forty pages. 26 I&N Dec. at 890.',
  'Merit may be found only in science and technology. Dhanasar, 26 I&N Dec. at 889.',
  'An endeavor of national importance must create jobs in at least ten states. Dhanasar, 26 I&N Dec. at 889.',
  'The job offer may be waived only for physicians. INA § 203(b)(2)(B)(i).',
  'Discretion remains, Dhanasar, 26 I&N Dec. at 886 n.3.',
  'The petitioner in that decision was well positioned because he had founded a company, Dhanasar, 26 I&N Dec. at 893.',
  'USCIS must grant the waiver where the endeavor has merit. Dhanasar, 26 I&N Dec. at 889.',
  'The endeavor’s eventual success must be more likely than not. Dhanasar, 26 I&N Dec. at 890.',
  'A profession is any occupation for which training of two years is usual. 8 C.F.R. § 204.5(k)(2).',
  'Each claim must be proven beyond a reasonable doubt. Matter of Chawathe, 25 I&N Dec. 369, 375–76 (AAO 2010).',
  'A bachelor’s degree followed by at least two years of experience is considered the equivalent of a master’s degree. 8 C.F.R. § 204.5(k)(2).',
])('%s is not the law', (text) => expect(found(text)).not.toEqual([]))

test.each([
  'Under Dhanasar the petitioner need not prove that the endeavor is likely to succeed. 26 I&N Dec. at 890.',
  'The petitioner must show that she is well positioned, though not that success is certain. Dhanasar, 26 I&N Dec. at 890.',
  'The third prong asks for no harm to the national interest and for no comparison with U.S. workers. Dhanasar, 26 I&N Dec. at 891.',
  'National importance does not turn on geography; what matters is the endeavor’s potential prospective impact. Dhanasar, 26 I&N Dec. at 889–90.',
  'Merit requires no immediate economic return. Dhanasar, 26 I&N Dec. at 889.',
  'Even a regional undertaking may be of national importance. Dhanasar, 26 I&N Dec. at 889.',
  'The Administrative Appeals Office announced the framework in Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).',
  'The burden of proof rests on the petitioner, INA § 291, and the standard is a preponderance of the evidence, Matter of Chawathe, 25 I&N Dec. 369, 375-76 (AAO 2010).',
  'The interest of potential customers is a factor named in Dhanasar, 26 I&N Dec. at 890.',
  'An advanced degree is defined at 8 C.F.R. § 204.5(k)(2).',
  'The regulation names membership in professional associations among six kinds of evidence. 8 C.F.R. § 204.5(k)(3)(ii)(E).',
  'Whether to grant a waiver is a matter of discretion, as the Fifth Circuit held in Flores v. Garland, 72 F.4th 85 (5th Cir. 2023).',
  'Training by itself positions nobody under the second prong.',
  'The waiver is a matter of discretion, and no single factor is dispositive.',
  'No proof beyond a reasonable doubt is asked for. Matter of Chawathe, 25 I&N Dec. 369, 375–76 (AAO 2010).',
  'USCIS may grant the waiver as a matter of discretion. Dhanasar, 26 I&N Dec. at 886.',
  'An advanced degree is a degree above the baccalaureate. 8 C.F.R. § 204.5(k)(2).',
  'Exceptional ability means a degree of expertise significantly above that ordinarily encountered. 8 C.F.R. § 204.5(k)(2).',
  'The petitioner in Dhanasar held three graduate degrees and had played a key role in funded research. 26 I&N Dec. at 893.',
  'In that case the petitioner in Dhanasar was well positioned by his education and the sustained interest of government bodies. 26 I&N Dec. at 893.',
  'At least three of the six kinds of evidence are required. 8 C.F.R. § 204.5(k)(3)(ii).',
  'A favorable exercise of discretion must be merited as well. Dhanasar, 26 I&N Dec. at 889 n.9.',
  'Expertise alone is not enough. Dhanasar, 26 I&N Dec. at 886 n.3.',
  'Letters of experts are advisory, not binding. Matter of Caron International, 19 I&N Dec. 791, 795 (Comm’r 1988).',
  'The petition need not show that success is certain. Dhanasar, 26 I&N Dec. at 890.',
  'Four factors bear on the second prong. Dhanasar, 26 I&N Dec. at 890.',
  'The petitioner may file on her own behalf. 8 C.F.R. § 204.5(k)(1).',
  'The endeavor’s eventual success need not be more likely than not. Dhanasar, 26 I&N Dec. at 890.',
])('%s is the law', (text) => expect(found(text)).toEqual([]))

describe('who decided, and when, is compared with the decision', () => {
  test.each([
    'National importance is judged by potential prospective impact. Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2014).',
    'National importance is judged by potential prospective impact. Matter of Dhanasar, 26 I&N Dec. 884, 889 (BIA 2016).',
    'National importance is judged by potential prospective impact. Matter of Dhanasar, 27 I&N Dec. 884 (AAO 2016).',
    'National importance is judged by potential prospective impact. Matter of Dhanasar (AAO 2014).',
    'As Dhanasar, decided by the same office, explains (AAO 2014), impact is what counts.',
    'A preponderance is enough. Matter of Chawathe, 25 I&N Dec. 369, 376 (AAO 2011).',
  ])('%s', (text) => expect(found(text)).not.toEqual([]))

  test.each([
    'National importance is judged by potential prospective impact. Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
    'National importance is judged by potential prospective impact. Matter of Dhanasar (AAO 2016).',
    'A preponderance is enough. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010).',
  ])('%s is right', (text) => expect(found(text)).toEqual([]))
})

test('a sentence about people is no sentence of law, whatever it rests on', () => {
  const text = 'We have never worked for the same employer, and I have always known her through her papers.'
  const { findings } = readSentence(text, caseFile, { declared: ['dhanasar@889'] })
  expect(findings.filter(({ reason }) => reason.startsWith('the law'))).toEqual([])
})
