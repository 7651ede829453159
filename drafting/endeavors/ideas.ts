import { abroadAt, isAbroad } from '../builtin/abroad.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import { article, occupation } from '../builtin/wording.ts'
import { titleCase } from '../builtin/title-case.ts'
import type { Told } from '../builtin/told.ts'
import type { Questions } from './questions.ts'
import { worksBehind } from './behind.ts'
import { deedIn, headOf, OF_SELF, shortened, TITLE_LIMIT, nameOf, titlesOf, typedIn } from './titles.ts'

/** What somebody might undertake next, as the record suggests it. It holds nothing but the record’s words and questions. */
export interface Idea {
  anchor: Entry
  works: readonly Work[]
  titles: string[]
  /** What it is: "to carry “Heron” on from Lake Marrow University to others". */
  text: string
  asks: Questions
}

export type Record = Portrait & { works: readonly Work[]; plans: readonly Entry[] }

const called = (entry: Entry, record: Record): string => `“${headOf(nameOf(entry, record))}”`

const fitting = (...titles: string[]): string[] => titles.filter((title) => title.length <= TITLE_LIMIT)

/** Characters of a statement that a title can quote. */
const BREATH = 80

/** What a statement would lean on that a title leaves behind: others, a time, a mood. */
const LEANS = /\btherefore\b|\b(?:19|20)\d\d\b|!/u

/** A short statement in quotation marks, word for word. */
const quoted = (told: Told): string | undefined => {
  const typed = typedIn(told)
  const fits = typed.length <= BREATH && typed.split(' ').length >= 3
  return fits && standsAlone(typed) && !OF_SELF.test(typed) && !LEANS.test(typed) ? `“${asTitle(typed)}”` : undefined
}

/** Content words that a step adds to the title of its plan. */
const ADDS = 3
/** Characters of a step that make a title. */
const LONG_STEP = 90

/** A step of a plan. */
const steps = (record: Record): Idea[] =>
  record.plans.flatMap((plan) => {
    const known = new Set(contentWords(plan.value('plan_title')))
    return plan.told('plans').flatMap((told): Idea[] => {
      const words = shortened(deedIn(told) ?? '', LONG_STEP)
      const isTitle = words !== undefined && titlesOf(plan, record)[0]?.includes(titleCase(words)) === true
      if (words === undefined || isTitle || contentWords(words).filter((word) => !known.has(word)).length < ADDS)
        return []
      const name = called(plan, record)
      return [
        {
          anchor: plan,
          works: worksBehind(plan, record.works).slice(0, 1),
          titles: fitting(titleCase(words)),
          text: `to make this step of ${name} an undertaking of its own`,
          asks: {
            what: 'Which problem does this step solve by itself, and how would you carry it out?',
            change: `what this step alone changes, and for whom, beside the rest of ${name}`,
            scope: `who beyond those whom ${name} names could use what this step yields`,
            urgency: 'why this step cannot wait, with a date or a source',
            beneficiaries: 'who gains from this step, and how many they are, with a source',
            outcome: 'what exists at the end of this step, how it is measured, and when',
          },
        },
      ]
    })
  })

/** A project, carried on from where it was done. */
const elsewhere = (record: Record): Idea[] =>
  record.works.map((work) => {
    const name = called(work, record)
    const house = work.value('organization')
    const isFromAbroad = abroadAt(work, record) !== undefined
    return {
      anchor: work,
      works: [work],
      titles: isFromAbroad
        ? fitting(`Bringing ${name} to the United States`)
        : fitting(`Carrying ${name} on from ${house} to Others`, `Carrying ${name} on Beyond Its First Place`),
      text: isFromAbroad ? `to bring ${name} to the United States` : `to carry ${name} on from ${house} to others`,
      asks: {
        what: isFromAbroad
          ? 'For whom would it be there, what do they lack today, and what would you do first?'
          : 'Who are the others, what do they lack today, and what would you do there first?',
        change: `what would be different for those who take up ${name}`,
        scope: `in which places ${name} could be used, and which of them has asked for it`,
        urgency: `what each further year without ${name} costs those others, with a source`,
        beneficiaries: `how many people or organizations in the United States could use ${name}, with a source`,
        outcome: `in how many places ${name} is to be in use, and by when`,
      },
    }
  })

/** Two things of the record as one. */
const together = (record: Record): Idea[] => {
  const { plans, works } = record
  const pairs = [...plans, ...works].flatMap((one, at, all) =>
    all.slice(at + 1).flatMap((other): [Entry, Entry][] => (other.section === 'futureplan' ? [] : [[one, other]])),
  )
  return pairs.map(([one, other]) => {
    const both = `${called(one, record)} and ${called(other, record)}`
    return {
      anchor: one,
      works: works.filter((work) => work === one || work === other),
      titles: fitting(`Joining ${both} in One Undertaking`),
      text: `to make one undertaking of ${both}`,
      asks: {
        what: 'What can the two do together that neither does alone, and what is the first step?',
        change: 'what the two bring about together, and for whom',
        scope: 'who would use both, beyond those who use one of them today',
        urgency: 'why the two should be joined now, with a date or a source',
        beneficiaries: 'who needs both, and how many they are, with a source',
        outcome: 'by what one would see that the two work together, and by when',
      },
    }
  })
}

/** Ideas about the statements of a project's field. */
const about =
  (
    field: string,
    titles: (name: string, words: string) => string[],
    text: (name: string, words: string) => string,
    asks: Questions,
  ) =>
  (record: Record): Idea[] =>
    record.works.flatMap((work) =>
      work.told(field).flatMap((told): Idea[] => {
        const words = quoted(told)
        const name = called(work, record)
        if (words === undefined) return []
        return [{ anchor: work, works: [work], titles: fitting(...titles(name, words)), text: text(name, words), asks }]
      }),
    )

const problems = about(
  'background',
  (name, words) => [`Taking up Elsewhere What ${name} Met: ${words}`, `Taking up Where This Holds: ${words}`],
  (name, words) => `to work where it still is as ${name} found it: ${words}`,
  {
    what: 'Where in the United States is it so today, and what would you do about it?',
    change: 'what ends with it, and for whom',
    scope: 'how many places have this problem today, with a public source',
    urgency: 'whether it grows worse, and since when, with a source',
    beneficiaries: 'who suffers from it today, and how many they are, with a source',
    outcome: 'how far the problem is to be reduced, how it is counted, and by when',
  },
)

const results = about(
  'impact',
  (name, words) => [`Reaching for Others What ${name} Reached: ${words}`, `Reaching This for Others: ${words}`],
  (name, words) => `to reach for others what ${name} has reached: ${words}`,
  {
    what: 'For whom would you reach it next, and what do they need for it?',
    change: 'what this result is worth to others',
    scope: 'what in this result depends on the place where it was reached, and what does not',
    urgency: 'who waits for such a result, with a letter if there is one',
    beneficiaries: 'who could have the same result, and how many they are, with a source',
    outcome: 'the figure that others are to reach, and by when',
  },
)

const obstacles = about(
  'challenge',
  (name, words) => [`Clearing for Others What Hindered ${name}: ${words}`, `Clearing This for Others: ${words}`],
  (name, words) => `to clear for others what stood in the way of ${name}: ${words}`,
  {
    what: 'Who else meets this, and what did you learn about it that they do not know?',
    change: 'what becomes possible once it is out of the way',
    scope: 'where else it stands in the way, with examples',
    urgency: 'which work of others is held up by it now',
    beneficiaries: 'who is held up by it, and how many they are, with a source',
    outcome: 'by what one would see that it holds up nobody any more, and by when',
  },
)

/** The work of a post, beyond its employer. */
const posts = ({ jobs, works }: Record): Idea[] =>
  jobs.map((job) => {
    const house = job.value('organization')
    const title = job.value('job_title')
    const post = article(occupation(title))
    return {
      anchor: job,
      works: works.filter((work) => work.value('organization') === house).slice(0, 1),
      titles: isAbroad(job)
        ? fitting(titleCase(`Bringing the Work of ${post} to the United States`))
        : fitting(titleCase(`Taking the Work of ${post} Beyond ${house}`)),
      text: isAbroad(job)
        ? `to bring to the United States what you did as ${post} at ${house}`
        : `to do for others what you do as ${post} for ${house}`,
      asks: {
        what: 'Which part of this work do others lack, and how would you do it for them?',
        change: 'what others could do then that they cannot do now',
        scope: 'how this work reaches those who do not work for the same employer',
        urgency: 'why others need this work now, with a source',
        beneficiaries: 'who beside that employer would gain, and how many they are, with a source',
        outcome: 'what is to be in use at other places, and by when',
      },
    }
  })

/** Another use of what was done. */
const uses = (record: Record): Idea[] =>
  record.works.map((work) => {
    const name = called(work, record)
    const journal = work.value('published_journal')
    return {
      anchor: work,
      works: [work],
      titles:
        journal === ''
          ? fitting(`Finding a Second Use for the Work in ${name}`)
          : fitting(`Putting to Use What ${name} Found`, `Putting to Use What ${asTitle(journal)} Published`),
      text:
        journal === ''
          ? `to use the work in ${name} for another problem`
          : `to put to use what was published of ${name} in ${asTitle(journal)}`,
      asks: {
        what: 'For which other problem would it serve, and what has to be changed for that?',
        change: 'what the second use improves, and for whom',
        scope: 'in which other fields or trades the same problem occurs',
        urgency: 'what the other problem costs today, with a source',
        beneficiaries: 'who has that other problem, and how many they are, with a source',
        outcome: 'the first result of the second use, and its date',
      },
    }
  })

/** In the order in which they are offered. */
export const IDEAS: readonly ((record: Record) => Idea[])[] = [
  steps,
  elsewhere,
  together,
  posts,
  results,
  uses,
  problems,
  obstacles,
]
