import { AppError } from '#domain/errors.ts'
import type { Block, Inline } from '#domain/document.ts'
import { GOALS } from '#domain/recommender.ts'
import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { textOf } from '../builtin/closeness.ts'
import { Naming, proseOf } from '../builtin/naming.ts'
import { overlap } from '../builtin/passages.ts'
import { phoneNumber } from '../builtin/phone-number.ts'
import { listed } from '../builtin/phrase.ts'
import { portraitOf, type Entry, type Portrait, type Work } from '../builtin/portrait.ts'
import { seedOf } from '../builtin/seed.ts'
import type { CaseFile } from '../case-file.ts'
import { ASK_OWN_NAME, askNameOf, inBrackets, nativeAside, titledFullName } from '../case-file/names.ts'
import { relationBy } from '../case-file/ties.ts'
import { lessEntry } from '../case-file/less-entry.ts'
import { AS_USUAL, type Variation, type Writing } from '../writing.ts'
import type { Letter } from './letter.ts'
import { firstPersonOf } from './first-person.ts'
import { contributionsOf } from './contributions.ts'
import { LENGTHS } from './lengths.ts'
import { FAREWELL, SALUTATION } from './manners/every.ts'
import { MANNERS } from './manners/index.ts'
import { outlineFor } from './outline.ts'
import { contributionsTold, problem } from './sections/contributions.ts'
import { effect, foremost } from './sections/effect.ts'
import { future } from './sections/endeavor.ts'
import { fromRecord } from './sections/from-record.ts'
import { acquaintance, standing } from './sections/writer.ts'
import { saidElsewhere } from './said-elsewhere.ts'
import { shareOf } from './share.ts'
import { knowsPerson, tieOf } from './writer.ts'

const VERSION = 'builtin-recommendation-letter-5'

export interface LetterRequest {
  referee_id: number
  /** As the recommender's configuration holds them. */
  items: { category: string; item_id: string | number }[]
  /** The letters of the other recommenders as they stand: what they tell is not told again. */
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
      opening(around, caseFile)
      const last = sections.findIndex(({ section }) => section === 'conclusion')
      const at = last < 0 ? sections.length : last
      write.blocks.push(...sections.slice(0, at))
      write.section = 'conclusion'
      // A model may pass over what was chosen.
      fromRecord(around, sections)
      write.section = undefined
      write.blocks.push(...sections.slice(at))
      write.block({
        kind: 'signature',
        id: 'signature',
        closing: FAREWELL[letter.share.rank % FAREWELL.length] ?? '',
        name,
        lines: [row.title, row.department, row.organization].filter((line) => line !== ''),
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

/** What the built-in writer does for each section of the outline. */
const SECTIONS: Readonly<Record<string, (letter: Letter) => void>> = {
  writer: standing,
  acquaintance,
  problem,
  contributions: contributionsTold,
  effect,
  endeavor: future,
  conclusion(letter) {
    fromRecord(letter, letter.write.blocks)
    letter.write.say(letter.manner.closing, {
      works: letter.contributions.length === 0 ? undefined : listed(letter.naming.all(foremost(letter))),
    })
  },
}

const SECTION_OF: Record<string, string> = {
  academichistory: 'academichistory',
  academicproject: 'academicprojects',
  professionalhistory: 'professionalhistory',
  professionalproject: 'professionalprojects',
  futureplan: 'futureplan',
  evidence: 'evidence',
  proposedendeavor: 'endeavors',
}

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
  const chosen = new Set(items.map(({ category, item_id }) => `${SECTION_OF[category]}/${item_id}`))
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

/** Items beside which there is something to endorse. */
const BESIDES: ReadonlySet<string> = new Set(['proposedendeavor', 'goal'])
/** Up to so many items a letter tells of each all that its writer can know, and leaves nothing to others. */
const FEW = 2

function letterOf(caseFile: CaseFile, request: LetterRequest, variation: Variation): Letter {
  const { profile } = caseFile
  const portrait = portraitOf(caseFile)
  const ids = (category: string) =>
    request.items.filter((item) => item.category === category).map((item) => Number(item.item_id))
  const among = <T extends Entry>(entries: T[], category: string): T[] =>
    entries.filter((entry) => ids(category).includes(entry.id))
  const few = request.items.filter(({ category }) => !BESIDES.has(category)).length <= FEW
  const share = shareOf(profile, request.referee_id, {
    dealt: variation.length === 'fuller' ? 'all' : few ? 'works' : undefined,
    isSaid: saidElsewhere(request.beside ?? [], caseFile),
  })
  const chosen = new Set(request.items.filter((item) => item.category === 'goal').map((item) => String(item.item_id)))
  const writer = portrait.referees.find((entry) => entry.id === request.referee_id)
  const row = profile.referees.find((referee) => referee.id === request.referee_id)
  if (writer === undefined || row === undefined) throw new AppError('not_found', 'Recommender does not exist')
  const { seed } = variation
  const { place, of } = share.turn
  // In other words: the writer's next frames, never those of another of the same manner.
  // Letters about different applicants begin at different places.
  const from = seedOf('letters', profile.application.id) % 60
  const manner = MANNERS[share.manner]
  const own = new Set<unknown>(Object.values(manner))
  const all = profile.referees.length
  // Of the sentences that any writer may take, writers of all manners take turns.
  const turns = (bank: readonly string[]) =>
    own.has(bank) ? { place: from + place + of * seed, of } : { place: from + share.rank + all * seed, of: all }
  const write = new Composer(caseFile, portrait.person, seedOf('letter', request.referee_id), {}, turns)
  const naming = new Naming(portrait.works, proseOf(portrait.caseFile))
  write.naming = naming
  write.weaves = seed % 2 === 0
  write.asWriter = firstPersonOf(writer)
  const works = nearestToWriter(worksOf(portrait, ids), row, among(portrait.endeavors, 'proposedendeavor')[0])
  return {
    write,
    naming,
    portrait,
    writer,
    row,
    tie: tieOf(row),
    relation: relationBy(row),
    knowsPerson: knowsPerson(row),
    share,
    few,
    manner,
    variation,
    goals: GOALS.map((goal) => goal.id).filter((goal) => chosen.has(goal)),
    works,
    contributions: contributionsOf(works, share, LENGTHS[variation.length]),
    posts: among(portrait.jobs, 'professionalhistory'),
    studies: among(portrait.degrees, 'academichistory'),
    honors: among(portrait.evidence, 'evidence'),
    plans: among(portrait.plans, 'futureplan').concat(ids('futureplan').length === 0 ? portrait.plans : []),
    endeavor: among(portrait.endeavors, 'proposedendeavor')[0],
  }
}

/** The writer's own house first, then what the writer's remarks and the endeavor speak of. */
function nearestToWriter(
  works: Work[],
  row: { organization: string; comments: string; relationship: string },
  endeavor?: Entry,
): Work[] {
  const nearness = (work: Work) =>
    (work.value('organization') === row.organization ? 1 : 0) +
    overlap(`${row.comments} ${row.relationship}`, textOf(work)) +
    (endeavor === undefined ? 0 : overlap(endeavor.value('title'), textOf(work)))
  return works
    .map((work, index) => ({ work, index, near: nearness(work) }))
    .sort((a, b) => b.near - a.near || a.index - b.index)
    .map(({ work }) => work)
}

/** What the letter is about: the one place where it introduces the applicant, with the native name. */
function subjectOf(tie: Letter['tie'], { person, caseFile }: Portrait): Inline[] {
  const subject = tie === 'independent' ? 'Independent letter of recommendation' : 'Letter of recommendation'
  const { application } = caseFile.profile
  return person.isNamed
    ? [{ kind: 'text', text: `${subject} for ${person.full}${nativeAside(application)}` }]
    : [
        { kind: 'text', text: `${subject} for ` },
        { kind: 'missing', ...ASK_OWN_NAME },
      ]
}

const worksOf = (portrait: Portrait, ids: (category: string) => number[]) =>
  portrait.works.filter((work) => ids(work.academic ? 'academicproject' : 'professionalproject').includes(work.id))

function opening(letter: Letter, caseFile: CaseFile): void {
  const { write, writer, portrait } = letter
  const line = (text: string) => [{ kind: 'text' as const, text }]
  const phone = writer.value('phone')
  const name = titledFullName(letter.row)
  const head = [
    writer.value('title'),
    writer.value('department'),
    writer.value('organization'),
    writer.value('email'),
    phone === '' ? '' : phoneNumber(writer.value('country_code'), phone),
  ].filter((text) => text !== '')
  const first: Inline[] = name === '' ? [{ kind: 'missing', ...askNameOf(letter.row.id) }] : line(name)
  write.block({ kind: 'lines', id: 'letterhead', align: 'left', lines: [first, ...head.map(line)] })
  write.block({ kind: 'lines', id: 'date', align: 'right', lines: [line(longDate(caseFile.profile.today))] })
  write.block({
    kind: 'lines',
    id: 'addressee',
    align: 'left',
    lines: [line('U.S. Citizenship and Immigration Services'), line('U.S. Department of Homeland Security')],
  })
  write.block({
    kind: 'particulars',
    id: 're',
    rows: [{ label: 'Re', value: subjectOf(letter.tie, portrait) }],
  })
  write.block({
    kind: 'lines',
    id: 'salutation',
    align: 'left',
    lines: [line(SALUTATION[letter.share.rank % SALUTATION.length] ?? '')],
  })
}
