import type { Composer } from '../../builtin/composer.ts'
import { issuerOf, spanOf } from '../../builtin/entries.ts'
import { monthOf, span } from '../../builtin/dates.ts'
import { joined, plain, words } from '../../builtin/phrase.ts'
import { named } from '../../builtin/whereabouts.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { highestDegree } from '../../case-file.ts'
import { article, degreeName, isResidency, occupation } from '../../builtin/wording.ts'
import { quotedTitle, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/eligibility.ts'

/** The professions that the statute names, by the word that a job title holds. */
const NAMED: [RegExp, keyof typeof phrasing.PROFESSION_LISTED][] = [
  [/^architect$/i, 'architects'],
  [/^(?:attorney|lawyer)(?: at law)?$/i, 'lawyers'],
  [/^(?:(?:attending|staff|resident|emergency|family) )?physician$/i, 'physicians'],
  [/^(?:\p{L}+ )?surgeon$/iu, 'surgeons'],
  [
    /^(?:(?:elementary|primary|secondary|middle|high)(?: school)?|school|college) (?:\p{L}+ )?teacher$|^(?:(?:assistant|associate|full) )?professor$/iu,
    'teachers',
  ],
]

/** "Civil engineer" of a degree in Civil Engineering: a title alone, as that of an ML engineer, makes nobody one of the statute's. */
const isEngineer = (title: string, majors: readonly string[]): boolean => {
  const branch =
    /^(?:(?:senior|lead|principal|staff|chief|professional|licensed) )*(?<branch>(?:\p{L}+ )?)engineer$/iu.exec(title)
      ?.groups?.branch
  return (
    branch !== undefined && majors.some((major) => major.toLowerCase().includes(`${branch.toLowerCase()}engineering`))
  )
}

/** The profession that the statute names, where the whole title is that profession. */
function namedProfession(
  title: string,
  majors: readonly string[],
): keyof typeof phrasing.PROFESSION_LISTED | undefined {
  const bare = title.replace(/\s*[,(].*$/u, '').trim()
  return isEngineer(bare, majors) ? 'engineers' : NAMED.find(([form]) => form.test(bare))?.[1]
}

/** The basis in two sentences, before its proof. */
export function eligibility(write: Composer, { basis, applicant }: Matter): void {
  const slots = { degree: basis.degree?.say('degree', degreeName), major: basis.degree?.say('major') }
  write.say(phrasing.THRESHOLD)
  if (!basis.carried && basis.kind !== 'undetermined') {
    write.say(phrasing.BASIS_CLAIMED, { ground: applicant.say('eb2_basis') })
    write.say(phrasing.BASIS_CLAIMED_STATE)
  } else {
    const bank = {
      'advanced degree': phrasing.BASIS_DEGREE,
      bachelor_plus_five: phrasing.BASIS_FIVE,
      exceptional_ability: phrasing.BASIS_ABILITY[basis.classification] ?? [],
      undetermined: phrasing.BASIS_OPEN,
    }[basis.kind]
    // The papers are cited where the degree is set out.
    write.point(bank, slots)
  }
  if (basis.alternativeDegree !== undefined) write.say(phrasing.DEGREE_BESIDES, slots)
  else if (basis.alternative.length > 0) write.say(phrasing.ABILITY_BESIDES)
}

export function advancedDegree(write: Composer, matter: Matter): void {
  const { degree } = matter.basis
  write.say(phrasing.ADVANCED_DEGREE_RULE)
  write.close()
  if (degree === undefined) {
    heldSoFar(write, matter)
    write.ask('a conferred degree above the baccalaureate, with diploma and transcript', 'academichistory')
    return
  }
  conferral(write, matter, degree)
  further(write, matter, degree)
  originals(write, matter)
}

export function fiveYears(write: Composer, matter: Matter): void {
  const { degree } = matter.basis
  write.say(phrasing.FIVE_YEARS_RULE)
  write.close()
  if (degree === undefined) {
    heldSoFar(write, matter)
    write.ask('a conferred bachelor’s degree, with diploma and transcript', 'academichistory')
    write.ask(ASK_FIVE_YEARS, 'professionalhistory')
    return
  }
  conferral(write, matter, degree)
  further(write, matter, degree)
  originals(write, matter)
  experience(write, matter, degree)
}

/** The degree pleaded beside exceptional ability, proved no less than where it stands alone. */
export function alternativeDegree(write: Composer, matter: Matter): void {
  write.say(phrasing.ALTERNATIVE_DEGREE)
  if (matter.basis.alternativeDegree === 'advanced degree') advancedDegree(write, matter)
  else fiveYears(write, matter)
  write.close()
  profession(write, matter)
}

/** True where the ground of the degree holds, whether it comes first or second. */
const degreeCarries = ({ basis }: Matter): boolean => basis.carried || basis.alternativeDegree !== undefined

const ASK_FIVE_YEARS = 'five years of full-time, progressive experience in the specialty after the degree'

/** The highest degree of the record, where it is not the one that the basis asks for. */
function heldSoFar(write: Composer, { caseFile, degrees }: Matter): void {
  const highest = highestDegree(caseFile.profile)
  const held = degrees.find(({ id }) => id === highest?.id)
  if (held !== undefined) write.say(phrasing.HELD_SO_FAR, degreeSlots(held))
}

/** What each basis asks for and what is there of it; nothing is claimed. */
export function undeterminedBasis(write: Composer, matter: Matter): void {
  const { degree } = matter.basis
  write.say(phrasing.CHOICE)
  write.close()
  if (degree !== undefined) {
    write.say(phrasing.HELD_SO_FAR, degreeSlots(degree))
    write.ask(ASK_FIVE_YEARS, 'professionalhistory')
  } else write.ask('a conferred bachelor’s or higher degree, with diploma and transcript', 'academichistory')
  write.ask(phrasing.ASK_CRITERIA, 'evidence')
}

/** The degree with its papers and, where it is foreign, its equivalence and translation. */
function conferral(write: Composer, matter: Matter, degree: Entry): void {
  const slots = degreeSlots(degree)
  // The papers of the degree are named, with their numbers, at the end.
  write.point(slots.conferred === undefined ? phrasing.QUALIFYING_STUDIES : phrasing.QUALIFYING_DEGREE, slots)
  equivalence(write, matter, degree)
  // Last, so that the numbers stand behind what the papers are.
  const held = (kind: string): number[] =>
    matter.caseFile.exhibits
      .filter(({ number, type }) => type === kind && degree.exhibits.includes(number))
      .map(({ number }) => number)
  const [diplomas, transcripts] = [held('Diploma'), held('Transcript')]
  if (diplomas.length > 0 && transcripts.length > 0) write.say(phrasing.DIPLOMA_AND_TRANSCRIPT, {}, degree.exhibits)
  else {
    if (diplomas.length > 0) write.say(phrasing.DIPLOMA, {}, diplomas)
    if (transcripts.length > 0) write.say(phrasing.TRANSCRIPT, {}, transcripts)
    const wanting = [
      ...(diplomas.length > 0 ? [] : ['the diploma']),
      ...(transcripts.length > 0 ? [] : ['the transcript']),
    ]
    write.ask(`${wanting.join(' and ')} of this degree`, `academichistory.${degree.id}.diploma_en`)
  }
}

/** The papers in another language, each by its title, and what must come with them. */
function originals(write: Composer, { caseFile }: Matter): void {
  const held = caseFile.exhibits.filter(({ field }) => field.endsWith('_cn'))
  const [first] = held
  if (first === undefined) return
  for (const { number, title } of held)
    write.state(phrasing.ORIGINAL, { exhibit: words(title, [`E${number}`]) }, [number])
  write.say(phrasing.TRANSLATED)
  write.ask(phrasing.ASK_TRANSLATOR, `academichistory.${first.entry}.diploma_en`)
}

function further(write: Composer, matter: Matter, degree: Entry): void {
  for (const other of matter.degrees) {
    if (other.id === degree.id || other.value('degree') === 'High School Diploma') continue
    if (isResidency(other) && other.value('end_date') !== '')
      write.state(phrasing.RESIDENCY_DONE, {
        ...degreeSlots(other),
        residency: other.say('major', (major) => article(lowerHead(major))),
      })
    else if (other.value('end_date') === '') write.state(phrasing.IN_PROGRESS_DEGREE, degreeSlots(other))
    else {
      const slots = degreeSlots(other)
      write.say(slots.conferred === undefined ? phrasing.FURTHER_STUDIES : phrasing.FURTHER_DEGREE, slots)
    }
  }
  for (const studies of matter.unfinished)
    write.state(
      phrasing.UNFINISHED_STUDIES,
      {
        degree: studies.say('degree', degreeName),
        major: studies.say('major'),
        school: studies.say('school_name'),
        span: spanOf(studies),
      },
      studies.exhibits,
    )
}

const degreeSlots = (degree: Entry) => ({
  degree: degree.say('degree', degreeName),
  major: degree.say('major'),
  school: degree.say('school_name'),
  schoolPlace: schoolPlace(degree),
  conferred: degree.conferred(),
  ended: degree.say('end_date', monthOf),
  enrolled: degree.say('start_date', monthOf),
})

const lowerHead = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function schoolPlace(degree: Entry) {
  const [city, country] = [degree.say('school_city'), degree.say('school_country')]
  if (city === undefined || country === undefined) return undefined
  // A city that is a country is named once.
  return plain(city) === plain(country) ? city : joined(city, words(', '), country)
}

function equivalence(write: Composer, matter: Matter, degree: Entry): void {
  if (degree.value('school_country') === 'United States') {
    write.say(phrasing.U_S_DEGREE, {}, [], degree.sources('school_country', 'school_name'))
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
  write.say(
    phrasing.EVALUATED,
    { evaluation: quotedTitle(evaluation, 'name'), issuer: issuerOf(evaluation) },
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
  if (jobs.length === 0) {
    write.ask(ASK_FIVE_YEARS, 'professionalhistory')
    return
  }
  write.say(phrasing.EXPERIENCE_INTRO)
  const text = (value: string) => [{ kind: 'text' as const, text: value }]
  write.table(
    'Experience after the degree',
    [
      { heading: 'Employer', share: 0.27, align: 'left' },
      { heading: 'Period', share: 0.2, align: 'left' },
      { heading: 'Length', share: 0.15, align: 'left' },
      { heading: 'Title in the record', share: 0.24, align: 'left' },
      { heading: 'Hours a week', share: 0.14, align: 'right' },
    ],
    jobs.map((job) => [
      text([job.organization, ...named(job.city, job.state, job.country)].join(', ')),
      text(span(job.start_date, job.end_date, job.is_current)),
      text(matter.caseFile.fact('professionalhistory', job.id, 'duration')?.value ?? ''),
      text(job.job_title),
      text(`${job.working_hours_per_week} (${job.job_type.toLowerCase()})`),
    ]),
  )
  // Of a doctor who relies on the bachelor's degree the years after that one count.
  const isHighest = highestDegree(matter.caseFile.profile)?.id === degree.id
  const counted = isHighest ? 'experience_after_degree' : 'experience_after_bachelors'
  const total = matter.caseFile.fact('derived', 0, counted)
  const filed = matter.caseFile.rfe?.reading.filed_date?.value
  const goesOn = filed !== undefined && jobs.some((job) => job.is_current || String(job.end_date) > filed)
  if (total !== undefined && !goesOn)
    write.point(phrasing.EXPERIENCE_TOTAL, { experience: words(total.value, [total.id]) })
  write.say(goesOn ? phrasing.EXPERIENCE_UNTIL_FILING : phrasing.EXPERIENCE_BEFORE_FILING)
  write.say(phrasing.EXPERIENCE_SPECIALTY, { major: degree.say('major') })
  if (!degreeCarries(matter)) write.ask(phrasing.ASK_MORE_YEARS, 'professionalhistory')
  write.ask(
    'letters of these employers that confirm the titles held and from when to when, full-time work and progressive duties',
    'evidence',
  )
}

export function profession(write: Composer, matter: Matter): void {
  const job = matter.currentJob ?? matter.jobs[0]
  const title = matter.occupation?.value ?? job?.value('job_title') ?? ''
  const majors = matter.degrees.map((degree) => degree.value('major'))
  const named = namedProfession(title, majors)
  const worksAs = matter.occupation?.worksAs ?? job?.say('job_title', (value) => article(occupation(value)))
  const isListed = worksAs !== undefined && named !== undefined
  if (isListed) {
    write.say(phrasing.PROFESSION_LISTED[named], { occupation: worksAs })
  } else {
    write.say(phrasing.PROFESSION_RULE)
    write.ask(
      matter.occupation === undefined
        ? phrasing.ASK_OCCUPATION
        : phrasing.ASK_MINIMUM.replace('{occupation}', plain(matter.occupation.worksAs)),
      matter.occupation === undefined ? 'application.occupation' : 'evidence',
    )
  }
  if (!degreeCarries(matter)) {
    write.say(phrasing.THRESHOLD_OPEN)
    return
  }
  const ground = matter.basis.alternativeDegree === undefined ? 'eb2_basis' : 'highest_degree'
  const basis = matter.caseFile.fact('derived', 0, ground)
  const bank = isListed ? phrasing.THRESHOLD_MET : phrasing.THRESHOLD_WITH_SOURCE
  write.say(bank, {}, [], basis === undefined ? [] : [basis.id])
}
