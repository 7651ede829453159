import type { Composer } from '../../builtin/composer.ts'
import { monthOf, span } from '../../builtin/dates.ts'
import { joined, words } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { article, degreeName, occupation } from '../../builtin/wording.ts'
import type { Basis } from '../basis.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/eligibility.ts'

/** The professions that the statute names, by the word that a job title holds. */
const NAMED: [RegExp, string][] = [
  [/\barchitect\b/i, 'architects'],
  [/\bengineer\b/i, 'engineers'],
  [/\b(lawyer|attorney)\b/i, 'lawyers'],
  [/\bphysician\b/i, 'physicians'],
  [/\bsurgeon\b/i, 'surgeons'],
  [/\b(teacher|professor|lecturer)\b/i, 'teachers'],
]

export function eligibility(write: Composer, matter: Matter, basis: Basis): void {
  write.heading(1, 'III. Eligibility for the Classification')
  if (basis.degree === undefined) {
    write.say(phrasing.ADVANCED_DEGREE_RULE)
    write.ask('a conferred bachelor’s or higher degree, with diploma and transcript', 'academichistory')
    profession(write, matter)
    return
  }
  const five = basis.degree.value('degree') === "Bachelor's"
  write.heading(2, five ? 'A. A Bachelor’s Degree and Five Years of Progressive Experience' : 'A. The Advanced Degree')
  write.say(five ? phrasing.FIVE_YEARS_RULE : phrasing.ADVANCED_DEGREE_RULE)
  write.close()
  const degree = basis.degree
  write.say(phrasing.QUALIFYING_DEGREE, degreeSlots(degree))
  if (degree.exhibits.length > 0) write.say(phrasing.DIPLOMA_AND_TRANSCRIPT, {}, degree.exhibits)
  else write.ask('the diploma and the transcript of this degree', `academichistory.${degree.id}.diploma_en`)
  equivalence(write, matter, degree)
  if (matter.caseFile.exhibits.some((exhibit) => exhibit.field.endsWith('_cn'))) {
    write.say(phrasing.TRANSLATED)
    write.ask(phrasing.ASK_TRANSLATOR, `academichistory.${degree.id}.diploma_en`)
  }
  for (const other of matter.degrees) {
    if (other.id === degree.id || other.value('degree') === 'High School Diploma') continue
    if (other.value('end_date') === '') write.say(phrasing.IN_PROGRESS_DEGREE, degreeSlots(other))
    else write.say(phrasing.FURTHER_DEGREE, degreeSlots(other))
  }
  if (five) experience(write, matter, degree)
  if (five && basis.kind === 'undetermined')
    write.ask(
      'five years of full-time, progressive experience in the specialty after the degree',
      'professionalhistory',
    )
  write.heading(2, 'B. A Member of the Professions')
  profession(write, matter)
  if (basis.kind !== 'undetermined') write.say(phrasing.THRESHOLD_MET)
}

const degreeSlots = (degree: Entry) => ({
  degree: degree.say('degree', degreeName),
  major: degree.say('major'),
  school: degree.say('school_name'),
  schoolPlace: schoolPlace(degree),
  conferred: degree.say('end_date', monthOf),
  enrolled: degree.say('start_date', monthOf),
})

function schoolPlace(degree: Entry) {
  const [city, country] = [degree.say('school_city'), degree.say('school_country')]
  return city === undefined || country === undefined ? undefined : joined(city, words(', '), country)
}

function equivalence(write: Composer, matter: Matter, degree: Entry): void {
  if (degree.value('school_country') === 'United States') {
    write.say(phrasing.U_S_DEGREE, {})
    return
  }
  const evaluation = matter.evaluations[0]
  if (evaluation === undefined) {
    write.ask(
      phrasing.FOREIGN.replace('{degree}', degreeName(degree.value('degree')).replace(/^an? /, '')).replace(
        '{school}',
        degree.value('school_name'),
      ),
      'evidence',
    )
    return
  }
  const [name, issuer] = [evaluation.say('name'), evaluation.say('issuing_organization')]
  write.say(
    phrasing.EVALUATED,
    { evaluation: name === undefined || issuer === undefined ? undefined : joined(name, words(' by '), issuer) },
    evaluation.exhibits,
  )
  write.tell(evaluation.told('brief_introduction'))
}

function experience(write: Composer, matter: Matter, degree: Entry): void {
  const from = degree.value('end_date')
  const jobs = matter.caseFile.profile.professionalhistory
    .filter((job) => job.end_date === null || job.end_date > from)
    .sort((a, b) => b.start_date.localeCompare(a.start_date))
  write.close()
  if (jobs.length === 0) return
  write.say(phrasing.EXPERIENCE_INTRO)
  write.table(
    'Experience after the degree',
    [
      { heading: 'Position', share: 0.28, align: 'left' },
      { heading: 'Employer', share: 0.3, align: 'left' },
      { heading: 'Period', share: 0.27, align: 'left' },
      { heading: 'Hours a week', share: 0.15, align: 'right' },
    ],
    jobs.map((job) => [
      [{ kind: 'text', text: job.job_title }],
      [{ kind: 'text', text: `${job.organization}, ${job.city}, ${job.state}` }],
      [{ kind: 'text', text: span(job.start_date, job.end_date, job.is_current) }],
      [{ kind: 'text', text: `${job.working_hours_per_week} (${job.job_type.toLowerCase()})` }],
    ]),
  )
  const total = matter.caseFile.facts.find((fact) => fact.kind === 'derived' && /experience/.test(fact.field))
  if (total !== undefined) write.say(phrasing.EXPERIENCE_TOTAL, { experience: words(total.value, [total.id]) })
  write.say(phrasing.EXPERIENCE_SPECIALTY, { major: degree.say('major') })
  write.ask('letters of these employers that confirm dates, full-time work and progressive duties', 'evidence')
}

function profession(write: Composer, matter: Matter): void {
  const job = matter.currentJob ?? matter.jobs[0]
  const title = job?.value('job_title') ?? ''
  const named = NAMED.find(([form]) => form.test(title))
  if (job !== undefined && named !== undefined) {
    write.say(phrasing.PROFESSION_LISTED, {
      occupation: job.say('job_title', (value) => article(occupation(value))),
      profession: named[1],
    })
    return
  }
  write.say(phrasing.PROFESSION_RULE)
  const required =
    job?.told('required_skills').filter((one) => /\b(degree|bachelor|master|doctor|Ph\.?D)/i.test(one.text)) ?? []
  if (required.length > 0) {
    write.say(phrasing.POSITION_REQUIRES)
    write.tell(required)
  } else
    write.ask(
      `a source that a bachelor’s degree is the minimum for entry into the occupation of ${title === '' ? 'the petitioner' : article(occupation(title))}`,
      'evidence',
    )
}
