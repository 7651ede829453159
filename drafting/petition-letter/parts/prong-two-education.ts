import type { Composer } from '../../builtin/composer.ts'
import { listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import type { Told } from '../../builtin/told.ts'
import { embedded, occupation } from '../../builtin/wording.ts'
import { gradeScale } from '../../case-file/grade-scale.ts'
import { credentialOf, issued, isWhole, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin } from '../../builtin/results.ts'

export function education(write: Composer, matter: Matter): void {
  write.tell(matter.endeavor.told('exp_applicant_qualifications').filter(({ proof }) => proof === undefined))
  for (const degree of matter.degrees) {
    if (degree.value('degree') === 'High School Diploma') continue
    write.say(phrasing.COURSES, {
      school: degree.say('school_name'),
      major: degree.say('major'),
      courses: coursesOf(matter, degree),
    })
    const transcript = transcriptOf(matter, degree)
    write.say(
      phrasing.GPA,
      { ...gpaOf(matter, degree), transcript: transcript === undefined ? undefined : 'transcript' },
      transcript === undefined ? [] : [transcript],
    )
  }
  if (matter.degrees.length === 0) write.ask('education and training for the endeavor', 'academichistory')
  write.close()
  for (const job of matter.jobs) {
    const asked = write.untold(job.told('required_skills').filter(isWhole))
    write.tell(asked.map((one, at) => (at === 0 ? ofPost(one, job) : one)))
  }
  write.close()
  const again = matter.credentials.filter((credential) => isTold(write, credential))
  write.say(phrasing.CREDENTIALS_AGAIN, {
    items: listed(again.filter(isLicense).flatMap((one) => credentialOf(one) ?? [])),
  })
  for (const credential of matter.credentials) {
    if (again.includes(credential)) continue
    write.say(phrasing.CREDENTIAL, { ...issued(credential), credential: credentialOf(credential) })
    write.tell(credential.told('brief_introduction').filter(isWhole))
    if (credential.value('status') === 'Inactive')
      write.ask('whether this credential is still in force', `evidence.${credential.id}.status`)
  }
  if (matter.degrees.length > 0 && !isThin(matter.ranked)) write.say(phrasing.EDUCATION_CLOSE)
}

/** What a position requires, with the position named: "The post of analyst at the Agency requires …". */
function ofPost(told: Told, job: Entry): Told {
  const post = `post of ${occupation(job.value('job_title'))} at ${job.value('organization')}`
  const text = told.text
    .replace(/^The position (?=requires?\b|required\b)/, `The ${post} `)
    .replace(/^The requirements of the position (?=are\b|were\b)/, `The requirements of the ${post} `)
  return text === told.text
    ? { ...told, text: `For the ${post}, ${embedded(told.text)}` }
    : { ...told, text, sources: [...told.sources, ...job.sources('job_title', 'organization')] }
}

const isLicense = (item: Entry): boolean => /^(?:License|Certification)$/.test(item.value('sub_category'))

/** True of a paper that Part III has told under exceptional ability. */
const isTold = (write: Composer, item: Entry): boolean => {
  const told = item.told('brief_introduction')
  return told.length > 0 && write.untold(told).length === 0
}

function coursesOf(matter: Matter, degree: Entry): Phrase | undefined {
  const row = matter.caseFile.profile.academichistory.find((one) => one.id === degree.id)
  return listed((row?.courses ?? []).slice(0, 6).map((course) => words(course, degree.sources('courses'))))
}

/** The transcript on whose pages the average was read; what was typed beside another paper is recorded by none. */
function transcriptOf({ caseFile }: Matter, degree: Entry): number | undefined {
  const own = caseFile.exhibits.filter(
    ({ section, entry, field }) => section === degree.section && entry === degree.id && field.startsWith('transcript'),
  )
  const isOn = (field: string, number: number): boolean =>
    caseFile.fact(degree.section, degree.id, field)?.pages.some(({ exhibit }) => exhibit === number) === true
  return own.find(({ number }) => isOn('total_gpa', number) && isOn('max_gpa', number))?.number
}

/** Only a good average is worth an officer's time, and nobody has graduated before the end. */
function gpaOf(matter: Matter, degree: Entry) {
  const row = matter.caseFile.profile.academichistory.find((one) => one.id === degree.id)
  if (row === undefined || row.is_current || row.total_gpa / row.max_gpa < 0.85) return {}
  if (gradeScale(row, matter.caseFile.profile) !== 'rises') return {}
  return { gpa: degree.say('total_gpa'), max: degree.say('max_gpa') }
}
