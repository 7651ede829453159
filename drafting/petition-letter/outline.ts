import type { Composer } from '../builtin/composer.ts'
import type { Basis } from './basis.ts'
import type { Matter } from './matter.ts'
import { conclusion } from './parts/conclusion.ts'
import { eligibility } from './parts/eligibility.ts'
import { endeavor } from './parts/endeavor.ts'
import { introduction, petitioner } from './parts/opening.ts'
import { prongOne } from './parts/prong-one.ts'
import { prongThree } from './parts/prong-three.ts'
import { prongTwo } from './parts/prong-two.ts'

export interface Part {
  /** As the progress label names it. */
  name: string
  purpose: string
  write(write: Composer, matter: Matter, basis: Basis): void
}

/** The letter's parts in order. */
export const PARTS: Part[] = [
  { name: 'Introduction and request', purpose: 'who asks for what, and by which standard', write: introduction },
  { name: 'The petitioner', purpose: 'the person in two paragraphs', write: petitioner },
  {
    name: 'Eligibility for the classification',
    purpose: 'the degree, or degree and five years, before the waiver',
    write: eligibility,
  },
  {
    name: 'The proposed endeavor',
    purpose: 'problem, method, steps, users, and the link with past work',
    write: endeavor,
  },
  {
    name: 'Substantial merit and national importance',
    purpose: 'this endeavor, not its field; the mechanism beyond one employer; independent sources',
    write: (write, matter) => {
      write.heading(1, 'V. The National Interest Waiver')
      prongOne(write, matter)
    },
  },
  { name: 'Well positioned', purpose: 'education, record, plan, interest; the nearest work first', write: prongTwo },
  { name: 'On balance', purpose: 'the three factors one by one, then the balance', write: prongThree },
  { name: 'Discretion and conclusion', purpose: 'the request once more, in one sentence', write: conclusion },
]
