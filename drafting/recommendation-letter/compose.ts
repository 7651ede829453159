import { PROFILE_SECTION_OF } from './section-of.ts'
import { AppError } from '#domain/errors.ts'
import type { Block } from '#domain/document.ts'
import { GOALS } from '#domain/recommender.ts'
import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { nearestFirst } from '../builtin/closeness.ts'
import { worksNamedBy } from '../builtin/named-works.ts'
import { portraitOf, type Entry, type Portrait } from '../builtin/portrait.ts'
import { seedOf } from '../builtin/seed.ts'
import { wasAt } from '../builtin/was-at.ts'
import type { CaseFile } from '../case-file.ts'
import { lessEntry } from '../case-file/less-entry.ts'
import { askNameOf, inBrackets, titledFullName } from '../case-file/names.ts'
import { relationBy } from '../case-file/ties.ts'
import { AS_USUAL, type Variation, type Writing } from '../writing.ts'
import { ahead } from './about-plan.ts'
import { contributions, effect } from './about-work.ts'
import { answers } from './answer.ts'
import { acquaintance, standing } from './about-writer.ts'
import { CLOSING, FAREWELLS } from './frames.ts'
import type { Chosen, Letter } from './letter.ts'
import { opening, seatOf } from './opening.ts'
import { outlineFor } from './outline.ts'
import { say } from './say.ts'
import { shareOf, type Place, type Share } from './share.ts'
import { knowsPerson, tieOf } from './writer.ts'

const VERSION = 'builtin-recommendation-letter-8'

interface Item {
  category: string
  item_id: string | number
}

export interface LetterRequest {
  referee_id: number
  /** As the recommender's configuration holds them. */
  items: readonly Item[]
  /** What the other recommenders are asked to speak to; absent where nobody has said so, and each may speak to everything. */
  others?: readonly { referee_id: number; items: readonly Item[] }[]
  /** The letters of the other recommenders as they stand: what a model has in their words is written again. */
  beside?: readonly (readonly Block[])[]
}

/** A letter in the writer's first person about the items endorsed, for the writer to correct and sign. */
export function recommendationLetter(caseFile: CaseFile, request: LetterRequest): Writing {
  const { profile } = caseFile
  const row = profile.referees.find((referee) => referee.id === request.referee_id)
  if (row === undefined) throw new AppError('not_found', 'Recommender does not exist')
  const letter = letterOf(caseFile, request, AS_USUAL)
  const outline = outlineFor(letter.tie, letter.knowsPerson)
  const { full, subject, object, possessive } = letter.portrait.person
  const known = titledFullName(row)
  const name = known === '' ? inBrackets(askNameOf(row.id)) : known

  return {
    kind: 'recommendation_letter',
    caseFile,
    voice: { referee: request.referee_id },
    outline,
    version: VERSION,
    particulars: [
      `The letter is written by ${name} in the first person, for that writer to correct and sign.`,
      `It recommends ${full} (${subject}/${object}/${possessive}).`,
      `The writer’s tie to the applicant is ${letter.tie}.`,
      ...acquainted(letter),
      ...endorsed(letter),
      'Each project that was chosen is spoken to, if only in a sentence. Of what the writer cannot know at first hand the letter says that the writer knows it from the applicant’s record.',
      `Today is ${longDate(profile.today)}.`,
    ],
    tellable: tellable(caseFile, request, letter),

    without: (entry) => recommendationLetter(lessEntry(caseFile, entry), request),

    async compose(variation, begun) {
      const composed = letterOf(caseFile, request, variation)
      const { write } = composed
      for (const section of outline) {
        await begun(section)
        write.section = section.id
        SECTIONS[section.id]?.(composed)
        write.close()
      }
      return write.blocks
    },

    framed(sections) {
      const around = letterOf(caseFile, request, AS_USUAL)
      const { write } = around
      opening(around)
      const last = sections.findIndex(({ section }) => section === 'conclusion')
      const at = last < 0 ? sections.length : last
      write.blocks.push(...sections.slice(0, at))
      write.section = undefined
      write.blocks.push(...sections.slice(at))
      write.block({
        kind: 'signature',
        id: 'signature',
        closing: FAREWELLS[letter.share.rank % FAREWELLS.length] ?? '',
        name,
        lines: seatOf(row),
      })
      return {
        kind: 'recommendation_letter',
        title: known === '' ? 'Recommendation Letter' : `Recommendation Letter of ${known}`,
        running: known === '' ? `On ${full}` : `${known} on ${full}`,
        date: profile.today,
        subject: `Letter of recommendation for ${full}`,
        author: known,
        blocks: write.blocks,
        contents: false,
      }
    },
  }
}

/** What the built-in writer does for each section of the outline. The problem of the field is the writer’s own to describe. */
const SECTIONS: Readonly<Record<string, (letter: Letter) => void>> = {
  writer: standing,
  acquaintance,
  contributions,
  effect,
  endeavor: ahead,
  conclusion(letter) {
    answers(letter, 'conclusion')
    say(letter, CLOSING)
  },
}

const SECTION_OF: Readonly<Record<string, string>> = { ...PROFILE_SECTION_OF, proposedendeavor: 'endeavors' }

const keysOf = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.map(({ category, item_id }) => `${SECTION_OF[category]}/${item_id}`))

/** What of the tie the facts alone would be misread in. */
const acquainted = ({ relation, knowsPerson, row }: Letter): string[] => [
  ...(relation === undefined && row.category !== 'other'
    ? [`That the writer is a ${row.category} tells nothing of what the writer is to the applicant.`]
    : []),
  ...(knowsPerson
    ? []
    : [
        'The years known are those for which the writer has known the work: the letter tells of no acquaintance with the person and of no contact.',
      ]),
]

/** What the writer endorses, which the built-in drafter gives its emphasis by. */
const endorsed = ({ goals }: Letter): string[] => {
  const asked = GOALS.filter(({ id }) => goals.includes(id))
  return asked.length === 0
    ? []
    : [
        `The writer endorses these, and the letter gives them most of its room: ${asked.map(({ label }) => label).join('; ')}.`,
      ]
}

/** What a writer who is asked to tell of no acquaintance would be misled by. */
const isMisleading = (field: string, { relation, knowsPerson }: Letter): boolean =>
  (field === 'category' && relation === undefined) || (field === 'frequency' && !knowsPerson)

/** The writer's own facts, the applicant's person, and what the writer is asked to speak to. */
function tellable({ facts }: CaseFile, { referee_id, items }: LetterRequest, letter: Letter): ReadonlySet<string> {
  const chosen = keysOf(items)
  const anyPlan = !items.some(({ category }) => category === 'futureplan')
  return new Set(
    facts
      .filter(({ section, entry, field }) => {
        // A native name is printed once, by the letter's own frame.
        if (field === 'native_name') return false
        if (section === 'application') return true
        if (section === 'referees') return entry === referee_id && !isMisleading(field, letter)
        return chosen.has(`${section}/${entry}`) || (anyPlan && section === 'futureplan')
      })
      .map(({ id }) => id),
  )
}

/** Works of the writer’s own house first, those ahead that were begun there and whose account names the writer. */
const nearness = (work: Chosen['works'][number], share: Share, portrait: Portrait): number =>
  (share.isInside(work) ? (wasAt(work, portrait) ? 0 : 4) : 8) +
  (share.isNamed(work) ? 0 : 2) +
  (work.published ? 0 : 1)

function spokenToBy(others: NonNullable<LetterRequest['others']>): (referee: number, entry: Place) => boolean {
  const keys = new Map(others.map(({ referee_id, items }) => [referee_id, keysOf(items)]))
  // Who is asked for no plan may speak to any.
  return (referee, { section, id }) => section === 'futureplan' || keys.get(referee)?.has(`${section}/${id}`) === true
}

function chosenOf(portrait: Portrait, items: LetterRequest['items'], share: Share): Chosen {
  const ids = (category: string) => items.filter((item) => item.category === category).map(({ item_id }) => item_id)
  const among = <T extends Entry>(entries: readonly T[], category: string): T[] =>
    entries.filter(({ id }) => ids(category).map(Number).includes(id))
  const goals = new Set(ids('goal').map(String))
  const works = portrait.works.filter((work) =>
    ids(work.academic ? 'academicproject' : 'professionalproject')
      .map(Number)
      .includes(work.id),
  )
  const [endeavor] = among(portrait.endeavors, 'proposedendeavor')
  const title = endeavor?.value('title') ?? ''
  return {
    works: nearestFirst(works, title).toSorted((a, b) => nearness(a, share, portrait) - nearness(b, share, portrait)),
    posts: among(portrait.jobs, 'professionalhistory'),
    plan: portrait.plans.find((plan) => {
      const own = plan.value('plan_title').toLowerCase()
      return own !== '' && title.toLowerCase().startsWith(own)
    }),
    endeavor,
    goals: GOALS.map(({ id }) => id).filter((id) => goals.has(id)),
  }
}

function letterOf(caseFile: CaseFile, request: LetterRequest, variation: Variation): Letter {
  const { referee_id, items, others } = request
  const { profile } = caseFile
  const portrait = portraitOf(caseFile)
  const writer = portrait.referees.find((entry) => entry.id === referee_id)
  const row = profile.referees.find((referee) => referee.id === referee_id)
  if (writer === undefined || row === undefined) throw new AppError('not_found', 'Recommender does not exist')
  const dealt = shareOf(profile, referee_id, others && spokenToBy(others))
  const noted = worksNamedBy(writer, portrait)
  const isNoted = ({ section, id }: Place): boolean => noted.some((one) => one.section === section && one.id === id)
  const share: Share = { ...dealt, isNamed: (entry) => dealt.isNamed(entry) || isNoted(entry) }
  return {
    ...chosenOf(portrait, items, share),
    write: new Composer(caseFile, portrait.person, seedOf('letter', referee_id), {}, { citesExhibits: false }),
    portrait,
    writer,
    row,
    tie: tieOf(row),
    relation: relationBy(row),
    knowsPerson: knowsPerson(row),
    share,
    variation,
    turns: new Map(),
  }
}
