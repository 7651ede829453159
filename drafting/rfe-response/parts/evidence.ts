import type { Factor, NoticeIssue } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { Matter } from '../../petition-letter/matter.ts'
import * as ability from '../../petition-letter/parts/ability.ts'
import * as eligibility from '../../petition-letter/parts/eligibility.ts'
import * as endeavor from '../../petition-letter/parts/endeavor.ts'
import { letters } from '../../petition-letter/parts/letters.ts'
import * as first from '../../petition-letter/parts/prong-one.ts'
import * as third from '../../petition-letter/parts/prong-three.ts'
import { education } from '../../petition-letter/parts/prong-two-education.ts'
import { interest, plan } from '../../petition-letter/parts/prong-two-interest.ts'
import { glance, project, recognition } from '../../petition-letter/parts/prong-two-record.ts'
import { withResults } from '../../petition-letter/works.ts'
import { BALANCE_ASKS } from '../phrasing/balance.ts'

type Writer = (write: Composer, matter: Matter) => void

/** Of the record the nearest works say most; a response that tells all of them buries those. */
const MOST_WORKS = 2

/** The results themselves stand in another part of a petition; an answer tells them where it argues from them. */
const benefit: Writer = (write, matter) => {
  third.stillBenefit(write, matter)
  write.close()
  for (const work of withResults(matter.ranked).slice(0, MOST_WORKS)) write.tell(work.told('impact'))
}

/** A petition proves its classification by one ground; an officer who doubts the degree doubts that ground. */
const degree: Writer = (write, matter) => {
  const { kind } = matter.basis
  if (kind === 'bachelor_plus_five') eligibility.fiveYears(write, matter)
  else if (kind === 'undetermined') eligibility.undeterminedBasis(write, matter)
  else eligibility.advancedDegree(write, matter)
}

const success: Writer = (write, matter) => {
  const works = matter.ranked.slice(0, MOST_WORKS)
  if (works.length === 0) write.ask('projects that show a record of success in related efforts', 'professionalprojects')
  else glance(write, matter, works)
  for (const work of works) {
    project(write, matter, work)
    write.close()
  }
  recognition(write, matter)
}

const undertaking: Writer = (write, matter) => {
  endeavor.endeavor(write, matter)
  write.close()
  endeavor.method(write, matter)
  write.close()
  endeavor.steps(write, matter)
}

const planned: Writer = (write, matter) => {
  endeavor.steps(write, matter)
  write.close()
  plan(write, matter, true)
}

/** What is told in full where the endeavor itself is in question is not told again with its plan. */
const AFTER_ENDEAVOR: Readonly<Partial<Record<Factor, Writer>>> = { plan: (write, matter) => plan(write, matter) }

const RECORD = ['professionalprojects', 'academicprojects', 'evidence']

/** The factors of the balance, each as the petition argues it. */
const OF_BALANCE: readonly [Factor, Source][] = [
  ['impractical', { write: third.impractical, from: ['endeavors', 'professionalhistory', 'futureplan'] }],
  ['benefit_despite_workers', { write: benefit, from: RECORD }],
  ['urgency', { write: third.urgency, from: ['endeavors', 'futureplan'] }],
]

/** How an officer names each, and what is asked of a record that tells nothing on it. */
const NAMED: Readonly<Partial<Record<Factor, { form: RegExp; ask: string }>>> = {
  impractical: {
    form: /\bimpractical\w*|\bimpracticab\w*|\bnot (?:be )?practical\b/iu,
    ask: BALANCE_ASKS.impractical,
  },
  benefit_despite_workers: {
    form: /\beven (?:if|assuming)\b[^.]*\bworkers\b|\bother (?:qualified )?U\.?S\.? workers\b/iu,
    ask: BALANCE_ASKS.benefit_despite_workers,
  },
  urgency: { form: /\burgen\w+/iu, ask: BALANCE_ASKS.urgency },
}

/** Answers each factor of the balance that the words of a point name beside its own, or asks for it. */
export function tellNamedBalance(
  write: Composer,
  matter: Matter,
  { factor, prong, quote, further }: Pick<NoticeIssue, 'factor' | 'prong' | 'quote' | 'further'>,
  isTakenUp: (factor: Factor) => boolean,
): void {
  // A doubt of the balance as a whole takes up all three where it can.
  if (prong !== 'prong_3') return
  const finding = [quote, ...further.map((one) => one.quote)].join(' ')
  for (const [one, source] of OF_BALANCE) {
    const named = NAMED[one]
    if (one === factor || isTakenUp(one) || named === undefined || !named.form.test(finding)) continue
    if (isHeldIn(matter, source)) {
      if (factor === 'balance') continue
      source.write(write, matter)
    } else write.ask(named.ask)
    write.close()
  }
}

interface Source {
  write: Writer
  /** Sections of the profile from which it is written: without any entry there nothing can be told. */
  from: readonly string[]
}

/** How the record answers each factor: as the petition argues it. */
const WRITERS: Readonly<Partial<Record<Factor, Source>>> = {
  advanced_degree: { write: degree, from: ['academichistory'] },
  five_years: { write: eligibility.fiveYears, from: ['academichistory', 'professionalhistory'] },
  exceptional_ability: {
    write: ability.exceptionalAbility,
    from: ['academichistory', 'professionalhistory', 'evidence'],
  },
  final_merits: { write: ability.finalMerits, from: ['academichistory', 'professionalhistory', 'evidence'] },
  occupation: { write: eligibility.profession, from: ['professionalhistory'] },
  endeavor: { write: undertaking, from: ['endeavors'] },
  substantial_merit: { write: first.merit, from: ['endeavors'] },
  national_importance: { write: first.importance, from: ['endeavors'] },
  education_and_skills: { write: education, from: ['academichistory'] },
  record_of_success: { write: success, from: RECORD },
  plan: { write: planned, from: ['futureplan'] },
  progress: { write: plan, from: ['futureplan'] },
  interest: { write: interest, from: ['evidence', 'futureplan', 'referees'] },
  letters: { write: letters, from: ['referees'] },
  ...Object.fromEntries(OF_BALANCE),
  balance: { write: third.balance, from: ['endeavors', 'professionalhistory', 'futureplan', ...RECORD] },
}

const isHeldIn = (matter: Matter, { from }: Source): boolean =>
  matter.caseFile.facts.some(
    ({ section, entry }) => from.includes(section) && (section !== 'endeavors' || entry === matter.endeavor.id),
  )

/** Tells what the profile holds on a factor; false where it holds nothing that such a part is written from. */
export function tellRecord(
  write: Composer,
  matter: Matter,
  factor: Factor,
  isTakenUp: (factor: Factor) => boolean,
): boolean {
  const writer = WRITERS[factor]
  if (writer === undefined) return false
  const isHeld = (source: Source): boolean => isHeldIn(matter, source)
  if (!isHeld(writer)) return false
  // An officer who doubts the balance as a whole doubts each factor that has no point of its own.
  if (factor === 'balance')
    for (const [one, source] of OF_BALANCE) {
      if (isTakenUp(one) || !isHeld(source)) continue
      source.write(write, matter)
      write.close()
    }
  const briefer = isTakenUp('endeavor') ? AFTER_ENDEAVOR[factor] : undefined
  ;(briefer ?? writer.write)(write, matter)
  write.close()
  return true
}
