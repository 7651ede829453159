import { lawSlots } from '../../builtin/law.ts'
import type { Composer } from '../../builtin/composer.ts'
import { inWords } from '../../builtin/dates.ts'
import { filled, joined, listed, plain, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { degreePhrase, isResidency } from '../../builtin/wording.ts'
import type { ExhibitPage } from '../../case-file.ts'
import { CRITERIA_ASKED, type Criterion, type CriterionCode } from '../../case-file/exceptional-ability.ts'
import { issued, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/eligibility.ts'
import { employersLetter } from './employers-letters.ts'
import { postOf } from './opening.ts'

const law = lawSlots()

/** The first sentence of a criterion's paragraph: what the regulation asks for. */
const head = (code: CriterionCode): Phrase => filled(phrasing.CRITERION_HEADS[code][0] ?? '', law) ?? words('')

export const entriesOf = (matter: Matter, { entries }: Criterion): Entry[] =>
  [...matter.degrees, ...matter.jobs, ...matter.evidence, ...matter.referees].filter((one) =>
    entries.some(({ section, id }) => one.section === section && one.id === id),
  )

interface Confirmed {
  post: Entry
  page: ExhibitPage
}

const confirmedBy = (posts: readonly Entry[], { caseFile }: Matter): Confirmed[] =>
  posts.flatMap((post) => {
    const page = employersLetter(post, caseFile)
    return page === undefined ? [] : [{ post, page }]
  })

/** The posts of a criterion that a paper confirms, but for those whose employer has signed a letter of recommendation. */
export function confirmedPosts(matter: Matter, criterion: Criterion): Confirmed[] {
  const entries = entriesOf(matter, criterion)
  const signed = new Set(
    entries.filter(({ section }) => section === 'referees').map((letter) => letter.value('organization')),
  )
  return confirmedBy(
    entries.filter((post) => post.section === 'professionalhistory' && !signed.has(post.value('organization'))),
    matter,
  )
}

type Writer = (write: Composer, matter: Matter, entries: Entry[], short: boolean) => void

/** A paper by its own name, then what it says; one that tells of something else is asked after where the papers are. */
const papers: Writer = (write, { caseFile }, entries, short) => {
  const proved = entries.filter(({ exhibits }) => exhibits.length > 0)
  if (short && proved.length === entries.length) {
    const items = entries.map((item) => {
      const { item: name, particulars } = issued(item)
      return name === undefined || particulars === undefined
        ? undefined
        : joined(name, words(' ('), particulars, words(')'))
    })
    write.state(
      phrasing.CRITERION_PAPERS,
      { items: listed(items.filter((one) => one !== undefined)) },
      entries.flatMap(({ exhibits }) => exhibits),
    )
    return
  }
  for (const item of entries) {
    const bank = item.exhibits.length > 0 ? phrasing.CRITERION_PAPER : phrasing.CRITERION_PAPER_TO_COME
    write.state(bank, issued(item), item.exhibits)
    if (!short) write.tell(item.told('brief_introduction'))
    if (caseFile.exhibitsOf(item.section, item.id).length === 0)
      write.ask(phrasing.ASK_PAPER, `evidence.${item.id}.supporting_doc`)
  }
}

/** What is written under each criterion; `short` where it is only the alternative. */
const EVIDENCE: Record<CriterionCode, Writer> = {
  R1(write, matter, entries, short) {
    const phrases = (degrees: Entry[]) => listed(degrees.flatMap((degree) => degreePhrase(degree) ?? []))
    if (short) {
      write.point(phrasing.R1_ABOVE)
      return
    }
    write.say(phrasing.R1_RECORD, { degrees: phrases(entries.filter((degree) => !isResidency(degree))) })
    write.say(phrasing.R1_RESIDENCY, { residencies: phrases(entries.filter(isResidency)) })
    const row = matter.caseFile.profile.academichistory.find(({ id }) => id === entries[0]?.id)
    const sources = entries[0]?.sources('courses') ?? []
    write.say(phrasing.R1_COURSES, { courses: listed((row?.courses ?? []).map((course) => words(course, sources))) })
  },
  R2(write, matter, entries) {
    const posts = entries.filter(({ section }) => section === 'professionalhistory')
    write.say(phrasing.R2_POSTS, { posts: listed(posts.flatMap(postOf)) })
    const total = matter.caseFile.fact('derived', 0, 'years_in_occupation')
    if (total !== undefined) write.say(phrasing.R2_TOTAL, { experience: words(total.value, [total.id]) })
    const letters = entries.filter(({ section }) => section === 'referees')
    const employers = [...new Set(posts.map((post) => post.value('organization')))]
    const signed = new Set(letters.map((one) => one.value('organization')))
    const confirmed = confirmedBy(posts, matter)
    for (const { post, page } of confirmed)
      write.state(phrasing.R2_LETTER, { employer: words(post.value('organization'), [page.id]) }, [page.exhibit])
    const open = employers.filter(
      (employer) => !signed.has(employer) && !confirmed.some(({ post }) => post.value('organization') === employer),
    )
    if (open.length === 0 && letters.length > 0)
      write.say(
        phrasing.R2_LETTERS,
        {},
        letters.flatMap(({ exhibits }) => exhibits),
      )
    else
      for (const letter of letters)
        write.state(phrasing.R2_SIGNED, { employer: letter.say('organization') }, letter.exhibits)
    if (open.length > 0) {
      const employers = listed(open.map((one) => words(one)))
      write.ask(phrasing.ASK_R2.replace('{employers}', employers === undefined ? '' : plain(employers)), 'referees')
    }
  },
  R3: papers,
  R4: papers,
  R5: papers,
  R6: papers,
}

export function criteria(write: Composer, matter: Matter, claimed: readonly Criterion[], short: boolean): void {
  for (const criterion of claimed) {
    write.close()
    write.add(head(criterion.code))
    const entries = entriesOf(matter, criterion)
    // Beside a degree only what a paper proves is worth a line; posts have no papers of their own.
    const proved = short && criterion.code !== 'R2' ? entries.filter(({ exhibits }) => exhibits.length > 0) : entries
    EVIDENCE[criterion.code](write, matter, proved.length > 0 ? proved : entries, short)
  }
  write.close()
}

export function exceptionalAbility(write: Composer, matter: Matter): void {
  write.say(phrasing.ABILITY_RULE)
  criteria(write, matter, matter.basis.criteria, false)
  if (matter.basis.field === undefined) write.ask(phrasing.ASK_FIELD, `application.field_of_endeavor`)
  const wanting = CRITERIA_ASKED - matter.basis.criteria.length
  if (wanting > 0) write.ask(phrasing.ASK_MORE_CRITERIA.replace('{more}', inWords(wanting)), 'evidence')
  else if (matter.basis.criteria.length < 6) write.say(phrasing.NOT_CLAIMED)
}
