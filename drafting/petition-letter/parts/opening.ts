import type { Composer } from '../../builtin/composer.ts'
import { monthOf } from '../../builtin/dates.ts'
import { contentWords } from '../../builtin/passages.ts'
import { joined, listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { seatOfPost } from '../../builtin/whereabouts.ts'
import { degreePhrase, isResidency, occupation } from '../../builtin/wording.ts'
import { conferred } from '../../case-file/qualification.ts'
import { grounds } from '../basis.ts'
import { fieldOf, repeatsField } from '../field.ts'
import { journalOf, periodOf, quotedTitle, titlesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/opening.ts'

export function introduction(write: Composer, matter: Matter): void {
  const position = positionOf(matter)
  // No paper shows that the petition is filed.
  write.point(position === undefined ? phrasing.PETITIONER_WITHOUT_POSITION : phrasing.PETITIONER, { position })
  const [first = '', second] = grounds(matter.basis)
  write.say(phrasing.REQUEST[first] ?? [])
  if (second !== undefined) write.say(phrasing.REQUEST_BESIDES[second] ?? [])
  write.say(phrasing.ENDEAVOR_IN_A_SENTENCE, { title: quotedTitle(matter.endeavor, 'title') })
  if (!repeatsField(matter.endeavor.value('title'), matter.applicant.value('field_of_endeavor')))
    write.say(phrasing.IN_THE_FIELD, { fieldOfWork: fieldOf(matter.applicant) })
  write.close()
  write.say(phrasing.STANDARD)
  write.close()
  write.say(matter.basis.shown ? phrasing.ROADMAP : phrasing.ROADMAP_OPEN, {
    ies: matter.person.plural ? 'y' : 'ies',
  })
}

function positionOf({ currentJob, occupation: named }: Matter): Phrase | undefined {
  // Who has no post is presented by the occupation that the profile names.
  if (currentJob === undefined) return named?.worksAs
  // Part II names the post; a title with brackets is no part of a sentence.
  const title = /[()[\]/]/u.test(currentJob.value('job_title')) ? undefined : currentJob.say('job_title', occupation)
  const employer = currentJob.say('organization')
  return title === undefined || employer === undefined ? undefined : joined(title, words(' at '), employer)
}

export function petitioner(write: Composer, matter: Matter): void {
  posts(write, matter)
  const held = matter.degrees.filter(({ id }) => conferred(matter.caseFile.profile).some((degree) => degree.id === id))
  const phrases = (degrees: Entry[]) => listed(degrees.flatMap((degree) => degreePhrase(degree, false) ?? []))
  write.say(phrasing.TRAINING, { degrees: phrases(held.filter((degree) => !isResidency(degree))) })
  write.say(phrasing.RESIDENCY, { residencies: phrases(held.filter(isResidency)) })
  if (matter.degrees.length === 0)
    write.ask(
      matter.basis.kind === 'exceptional_ability'
        ? 'the petitioner’s schooling or apprenticeship, if there was any, with dates'
        : 'the petitioner’s degrees, with school, field and dates',
      'academichistory',
    )
  if (matter.jobs.length === 0) write.ask('the petitioner’s employment, with dates', 'professionalhistory')
  write.close()
  const works = matter.ranked.slice(0, 4)
  write.say(works.length > 1 ? phrasing.RECORD_IN_BRIEF : phrasing.ONE_WORK_IN_BRIEF, { works: titlesOf(works) })
  const published = matter.ranked.filter((work) => work.published)
  write.say(phrasing.PUBLISHED_IN, {
    journals: listed(
      published
        .filter((work, at) => published.findIndex((one) => isOfJournal(one, work)) === at)
        .flatMap((work) => journalOf(work) ?? []),
    ),
  })
  const total = matter.caseFile.fact('derived', 0, 'total_citations')
  if (published.length > 1 && total !== undefined && total.value !== '0')
    // What was counted no article shows.
    write.point(phrasing.CITED, { citations: words(total.value, [total.id]) })
  if (matter.applicant.exhibits.length > 0) write.say(phrasing.RESUME, {}, matter.applicant.exhibits)
  else write.ask('the petitioner’s resume', 'application.resume')
}

const isOfJournal = (one: Entry, other: Entry): boolean =>
  one.value('published_journal') === other.value('published_journal')

function posts(write: Composer, matter: Matter): void {
  const job = matter.currentJob
  write.state(phrasing.NOW, {
    employer: job?.say('organization'),
    place: job === undefined ? undefined : seatOfPost(job),
    since: job?.say('start_date', monthOf),
  })
  if (job === undefined) write.say(phrasing.OCCUPATION, { occupation: matter.occupation?.worksAs })
  const earlier = matter.jobs.filter((other) => other.id !== job?.id)
  if (write.empty) write.say(phrasing.LATELY, { jobs: listed(earlier.flatMap(postOf)) })
  else {
    const ended = earlier.filter((one) => one.value('end_date') !== '')
    write.say(phrasing.BESIDES, { jobs: listed(earlier.filter((one) => !ended.includes(one)).flatMap(postOf)) })
    // A post that went on beside the one that is held came not before it.
    const isBefore = ended.every((one) => one.value('end_date') <= (job?.value('start_date') || '9999'))
    write.say(isBefore ? phrasing.BEFORE : phrasing.OTHERS, { jobs: listed(ended.flatMap(postOf)) })
  }
  if (job !== undefined && !namesOccupation(job, matter))
    write.say(phrasing.OCCUPATION_BESIDE_POST, { occupation: matter.occupation?.worksAs })
}

/** True of a title that says the occupation already: "Senior Civil Engineer" of a civil engineer. */
const namesOccupation = (job: Entry, { occupation: named }: Matter): boolean =>
  contentWords(named?.value ?? '').every((word) => contentWords(job.value('job_title')).includes(word))

/** "Vale Tools (May 2016 to July 2021)": what a post was called is told where it is told in full. */
export function postOf(job: Entry): Phrase[] {
  const [employer, period] = [job.say('organization'), periodOf(job)]
  if (employer === undefined || period === undefined) return []
  const isPart = job.value('job_type') === 'Part-Time'
  const time = isPart ? joined(words('part-time, ', job.sources('job_type')), period) : period
  return [joined(employer, words(' ('), time, words(')'))]
}
