import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const caseFile = buildCaseFile(batteryResearcher)
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

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
])('%s is the law', (text) => expect(found(text)).toEqual([]))
