import type { Composer } from '../builtin/composer.ts'
import type { Matter } from './matter.ts'
import * as ability from './parts/ability.ts'
import { conclusion } from './parts/conclusion.ts'
import * as eligibility from './parts/eligibility.ts'
import * as endeavor from './parts/endeavor.ts'
import { askCitations, askMeans } from './parts/means.ts'
import { introduction, petitioner } from './parts/opening.ts'
import { tellPapers } from './parts/paper-words.ts'
import * as first from './parts/prong-one.ts'
import * as third from './parts/prong-three.ts'
import { education } from './parts/prong-two-education.ts'
import { enterprise, interest, plan } from './parts/prong-two-interest.ts'
import { posts, project, recognition, record } from './parts/prong-two-record.ts'
import { limits, positioned } from './parts/prong-two.ts'

type Writer = (write: Composer, matter: Matter) => void

/** Who writes which section of the outline. */
const WRITERS: Readonly<Record<string, Writer>> = {
  introduction,
  petitioner,
  eligibility: eligibility.eligibility,
  'advanced-degree': eligibility.advancedDegree,
  'five-years': eligibility.fiveYears,
  'exceptional-ability': ability.exceptionalAbility,
  'undetermined-basis': eligibility.undeterminedBasis,
  'final-merits': ability.finalMerits,
  profession: eligibility.profession,
  'alternative-ability': ability.alternativeAbility,
  'alternative-degree': eligibility.alternativeDegree,
  endeavor: endeavor.endeavor,
  'endeavor-problem': endeavor.problem,
  'endeavor-method': endeavor.method,
  'endeavor-steps': endeavor.steps,
  'past-to-future': endeavor.pastToFuture,
  waiver: first.waiver,
  'first-element': () => undefined,
  'substantial-merit': first.merit,
  'national-importance': first.importance,
  'critical-technology': first.criticalTechnology,
  'government-interest': first.publicBodies,
  'second-element': positioned,
  education,
  record(write, matter) {
    record(write, matter)
    askCitations(write, matter)
  },
  posts,
  recognition,
  'plan-and-progress'(write, matter) {
    plan(write, matter)
    askMeans(write, matter)
  },
  interest,
  enterprise,
  limits,
  'third-element': third.thirdElement,
  impracticality: third.impractical,
  benefit: third.stillBenefit,
  urgency: third.urgency,
  balance: third.balance,
  conclusion,
}

/** The writer of a section; those of the projects follow their order by closeness. */
export function writerFor(id: string): Writer {
  const place = /^project-(\d+)$/.exec(id)?.[1]
  if (place !== undefined)
    return (write, matter) => {
      const work = matter.ranked[Number(place) - 1]
      if (work === undefined) return
      project(write, matter, work)
      write.close()
      tellPapers(write, matter, work)
    }
  const writer = WRITERS[id]
  if (writer === undefined) throw new Error(`Nobody writes the section "${id}"`)
  return writer
}
