import type { Composer } from '../../builtin/composer.ts'
import { listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { asTitle } from '../../builtin/quoted.ts'
import { isResidency } from '../../builtin/wording.ts'
import { gradeScale } from '../../case-file/grade-scale.ts'
import { issued, namesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin } from '../works.ts'
import { ownWords } from './endeavor.ts'

export function education(write: Composer, matter: Matter): void {
  write.tell(ownWords(matter, 'exp_applicant_qualifications'))
  for (const degree of matter.degrees) {
    // What is still being studied is no training yet.
    if (degree.value('degree') === 'High School Diploma' || degree.value('is_current') !== '') continue
    write.state(isResidency(degree) ? phrasing.RESIDENCY_COURSES : phrasing.COURSES, {
      school: degree.say('school_name'),
      major: degree.say('major'),
      courses: coursesOf(matter, degree),
    })
    const transcript = transcriptOf(matter, degree)
    if (transcript === undefined) write.state(phrasing.GPA, gpaOf(matter, degree))
    else write.state(phrasing.GPA_ON_PAPER, gpaOf(matter, degree), [transcript])
  }
  if (matter.degrees.length === 0) write.ask('education and training for the endeavor', 'academichistory')
  write.close()
  credentials(write, matter)
  if (matter.degrees.length > 0 && !isThin(matter.ranked)) write.say(phrasing.EDUCATION_CLOSE)
}

function credentials(write: Composer, matter: Matter): void {
  const again = matter.credentials.filter((credential) => isTold(write, credential))
  write.say(phrasing.PAPERS_AGAIN, { items: namesOf(again) })
  for (const credential of matter.credentials) {
    if (again.includes(credential)) continue
    write.state(phrasing.CREDENTIAL, issued(credential), credential.exhibits)
    write.tell(credential.told('brief_introduction'))
    write.close()
  }
}

/** True of a paper that Part III has told under exceptional ability. */
export const isTold = (write: Composer, item: Entry): boolean => {
  const told = item.told('brief_introduction')
  return told.length > 0 && write.untold(told).length === 0
}

function coursesOf(matter: Matter, degree: Entry): Phrase | undefined {
  const row = matter.caseFile.profile.academichistory.find((one) => one.id === degree.id)
  return listed(
    (row?.courses ?? [])
      .slice(0, 6)
      .map((course) => words(`“${asTitle(course)}${/\p{L}\.$/u.test(course) ? '.' : ''}”`, degree.sources('courses'))),
  )
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
  // A form left empty holds zeros.
  if (row === undefined || row.is_current || !(row.max_gpa > 0 && row.total_gpa / row.max_gpa >= 0.85)) return {}
  if (gradeScale(row, matter.caseFile.profile) !== 'rises') return {}
  return { gpa: degree.say('total_gpa'), max: degree.say('max_gpa') }
}
