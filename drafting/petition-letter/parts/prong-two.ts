import type { Composer } from '../../builtin/composer.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import { joined, listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { isFounder, journalOf, lowerFirst, spanOf, theName, tie, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'

export function prongTwo(write: Composer, matter: Matter): void {
  write.heading(2, 'B. The Petitioner Is Well Positioned to Advance the Endeavor')
  write.say(phrasing.POSITIONED_RULE)
  education(write, matter)
  record(write, matter)
  plan(write, matter)
  interest(write, matter)
  candor(write, matter)
  write.close()
  write.say(phrasing.POSITIONED_CONCLUSION, { works: listed(matter.naming.all(matter.ranked.slice(0, 2))) })
}

const issued = (entry: Entry) => ({ issuer: entry.say('issuing_organization'), received: entry.say('received_date', monthOf) })

function education(write: Composer, matter: Matter): void {
  write.heading(3, '1. Education, Skills and Knowledge')
  write.tell(matter.endeavor.told('exp_applicant_qualifications'))
  for (const degree of matter.degrees) {
    if (degree.value('degree') === 'High School Diploma') continue
    write.say(phrasing.COURSES, {
      school: degree.say('school_name'),
      major: degree.say('major'),
      courses: coursesOf(matter, degree),
    })
    write.say(phrasing.GPA, gpaOf(matter, degree), degree.exhibits)
  }
  if (matter.degrees.length === 0) write.ask('education and training for the endeavor', 'academichistory')
  write.close()
  for (const job of matter.jobs) {
    const asked = write.untold(job.told('required_skills'))
    if (asked.length === 0) continue
    write.say(phrasing.SKILLS, {
      jobTitle: job.say('job_title', occupation),
      aJobTitle: job.say('job_title', (value) => article(occupation(value))),
      employer: job.say('organization'),
    })
    write.tell(asked)
  }
  write.close()
  for (const credential of matter.credentials) {
    write.say(phrasing.CREDENTIAL, { ...issued(credential), credential: credential.say('name') }, credential.exhibits)
    write.tell(credential.told('brief_introduction'))
    if (credential.value('status') === 'Inactive') write.ask('whether this credential is still in force', `evidence.${credential.id}.status`)
  }
}

function coursesOf(matter: Matter, degree: Entry): Phrase | undefined {
  const row = matter.caseFile.profile.academichistory.find((one) => one.id === degree.id)
  return listed((row?.courses ?? []).slice(0, 6).map((course) => words(course, degree.sources('courses'))))
}

/** Only a good average is worth an officer's time. */
function gpaOf(matter: Matter, degree: Entry) {
  const row = matter.caseFile.profile.academichistory.find((one) => one.id === degree.id)
  if (row === undefined || row.total_gpa / row.max_gpa < 0.85) return {}
  return { gpa: degree.say('total_gpa'), max: degree.say('max_gpa') }
}

function record(write: Composer, matter: Matter): void {
  write.heading(3, '2. Record of Success in Related Efforts')
  if (matter.ranked.length === 0) write.ask('projects that show a record of success in related efforts', 'professionalprojects')
  else write.say(phrasing.RECORD_TOPIC)
  write.tell(matter.endeavor.told('exp_related_experience'))
  matter.ranked.forEach((work, index) => project(write, matter, work, index))
  posts(write, matter)
  recognition(write, matter)
}

function posts(write: Composer, matter: Matter): void {
  if (matter.jobs.every((job) => write.untold(job.told('job_summary')).length === 0)) return
  write.heading(3, `2(${letterOf(matter.ranked.length)}). Posts Held`)
  for (const job of matter.jobs) {
    const duties = write.untold(job.told('job_summary'))
    if (duties.length === 0) continue
    write.say(phrasing.JOB_TOPIC, {
      jobTitle: job.say('job_title', occupation),
      employer: job.say('organization'),
      span: spanOf(job, job.id === matter.currentJob?.id),
    })
    write.tell(duties)
    write.close()
  }
}

const letterOf = (index: number): string => String.fromCharCode(97 + index)

function project(write: Composer, matter: Matter, work: Work, index: number): void {
  write.heading(3, `2(${letterOf(index)}). ${work.value('project_name')}`)
  matter.naming.call(work)
  write.say(phrasing.WORK_OPENERS, {
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', lowerFirst),
  })
  write.tell(work.told('background'))
  if (write.sentences > 4) write.close()
  write.tell(work.told('goal'))
  write.close()
  write.tell(work.told('challenge'))
  if (write.sentences > 3) write.close()
  write.tell(work.told('solution'))
  write.close()
  const impact = write.untold(work.told('impact'))
  if (impact.filter((one) => /\d/.test(one.text)).length > 1) write.say(phrasing.RESULTS)
  write.tell(impact)
  publication(write, work)
  write.say(phrasing.TIES, { topics: tie(work, matter) })
  write.close()
}

function publication(write: Composer, work: Work): void {
  if (!work.published) return
  const slots = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  const told = work.told('impact').some((one) => one.text.includes(work.value('citation_count')))
  if (told || !write.say(phrasing.PUBLICATION, slots, work.exhibits)) write.say(phrasing.PUBLICATION_UNCITED, slots, work.exhibits)
  const funder = fundedBy(work)
  if (funder === undefined) return
  // The profile does not hold a currency: only a U.S. grant is known to be in dollars.
  const amount = work.value('funding_source_country') === 'United States' ? work.say('funding_amount', dollars) : undefined
  if (!write.say(phrasing.FUNDED, { funder, amount })) write.say(phrasing.FUNDED_NO_AMOUNT, { funder })
}

const fundedBy = (work: Work): Phrase | undefined =>
  /^(none|n\/?a|not applicable)$/i.test(work.value('funding_source')) ? undefined : work.say('funding_source')

function recognition(write: Composer, matter: Matter): void {
  if (matter.awards.length + matter.otherEvidence.length === 0) return
  write.heading(3, `2(${letterOf(matter.ranked.length + (matter.jobs.length > 0 ? 1 : 0))}). Recognition by Others`)
  for (const award of matter.awards) {
    write.say(phrasing.AWARD, { ...issued(award), award: theName(award) }, award.exhibits)
    write.tell(award.told('brief_introduction'))
  }
  write.close()
  for (const item of matter.otherEvidence) {
    write.say(phrasing.OTHER_EVIDENCE, { ...issued(item), item: theName(item) }, item.exhibits)
    write.tell(item.told('brief_introduction'))
  }
}

function plan(write: Composer, matter: Matter): void {
  write.heading(3, '3. A Plan, and Progress Under It')
  const lead = matter.leadPlan
  if (lead === undefined) {
    write.ask('a plan for the endeavor and what has been done under it', 'futureplan')
    return
  }
  write.say(lead.value('status') === 'In Progress' ? phrasing.MODEL_TOPIC : phrasing.MODEL_TOPIC_NOT_STARTED)
  write.tell(lead.told('current_progress'))
  write.tell(lead.told('comments'))
  if (lead.exhibits.length > 0) write.say(phrasing.PLAN_PAPER, {}, lead.exhibits)
}

function interest(write: Composer, matter: Matter): void {
  write.heading(3, '4. The Interest of Users and Others')
  if (matter.interest.length > 0) write.say(phrasing.INTEREST_TOPIC)
  for (const item of matter.interest) {
    write.say(phrasing.INTEREST_ITEM, { ...issued(item), item: theName(item) }, item.exhibits)
    write.tell(item.told('brief_introduction'))
  }
  const funders = matter.ranked.flatMap((work) => {
    const funder = work.published ? fundedBy(work) : undefined
    const name = funder === undefined ? undefined : matter.naming.call(work)
    return funder === undefined || name === undefined ? [] : [joined(funder, words(' funded '), name)]
  })
  write.close()
  write.say(phrasing.FUNDING_AS_INTEREST, { funders: listed(funders) })
  letters(write, matter)
  if (matter.interest.length > 0) return
  const used = matter.ranked.filter((work) => USED.test(work.value('impact')))
  write.say(phrasing.USE_AS_INTEREST, { works: listed(matter.naming.all(used.slice(0, 2))) })
  const subject = lowerFirst(matter.leadPlan?.value('area_of_focus') ?? 'the endeavor')
  const hasLetters = /\bletters? of (interest|intent|support)/i.test(matter.leadPlan?.value('current_progress') ?? '')
  write.ask(hasLetters ? phrasing.ASK_NAMED_LETTERS : phrasing.ASK_USERS.replace('{subject}', subject), 'evidence')
}

/** Words by which a result shows that others have taken it up. */
const USED = /\b(adopted|sold|introduced it|now use|uses? (it|the)|used (it|the)|in use|took the method|serve)\b/i

function letters(write: Composer, matter: Matter): void {
  const signed = matter.caseFile.profile.referees.filter((referee) => referee.signed_letter !== null)
  const phrases = signed.flatMap((row) => {
    const referee = matter.referees.find((one) => one.id === row.id)
    if (referee === undefined) return []
    const title = referee.say('title')
    const organization = referee.say('organization')
    const name = words([row.pronoun, row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '), referee.sources('pronoun', 'first_name', 'middle_name', 'last_name'))
    const relation = referee.say('relationship', lowerFirst)
    if (title === undefined || organization === undefined || relation === undefined) return []
    return [{ phrase: joined(name, words(', '), title, words(' at '), organization, words(' ('), relation, words(')')), exhibits: referee.exhibits }]
  })
  if (phrases.length === 0) return
  const who = listed(phrases.map(({ phrase }) => phrase))
  write.say(phrasing.LETTERS, { letters: who === undefined ? undefined : joined(who, words(phrases.length === 1 ? ' has written' : ' have written')) }, phrases.flatMap(({ exhibits }) => exhibits))
}

/** The weak places of the record, met before an officer finds them. */
function candor(write: Composer, matter: Matter): void {
  if (matter.ranked.length === 0) return
  write.heading(3, '5. Limits of the Record')
  write.say(phrasing.CANDOR_TOPIC)
  if (!matter.ranked.some((work) => work.published)) write.say(phrasing.NOT_PUBLISHED)
  else write.say(phrasing.CITATIONS_ALONE, { items: listed(matter.interest.flatMap((item) => theName(item) ?? [])) })
  const job = matter.currentJob
  if (job !== undefined)
    write.say(isFounder(job) ? phrasing.OWN_ENTERPRISE : phrasing.OWN_EMPLOYER, { employer: job.say('organization') })
  if (matter.leadPlan !== undefined && matter.leadPlan.value('status') !== 'In Progress') write.say(phrasing.NOT_STARTED)
  write.say(phrasing.UNCERTAIN)
}
