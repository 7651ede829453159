import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import { foldWord, searchable } from '../../grounding/fold.ts'
import { senseOf } from '../../grounding/lexicon/lexicon.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { stretchesIn, type Stretch } from '../stretches-in.ts'
import { pagePlace, pagesOfEntry, type Check, type Filing } from './filing.ts'
import { isExplained, isLongerForm, sameTitle } from './roles.ts'
import {
  apartFrom,
  bodiesOf,
  entered,
  isStay,
  means,
  toldOf,
  type Apart,
  type Body,
  type Stay,
  type Titled,
} from './stays.ts'

/** What a paper says of the applicant's time at a body. */
interface Mention {
  body: Body
  page: ExhibitPage
  stretch: Stretch | undefined
  title: string | undefined
  /** The title with the unit behind it: "Senior Engineer, Dams". */
  inFull?: string
}

/** WordNet's kind of nouns for persons. */
const PERSON = 18
const HEADS = /^(?:director|head|chief|lead|president|officer|chair|fellow|intern|trainee|postdoc|founder|internist)$/
const NO_TITLE =
  /\b(?:languages?|references?|supervis\w+|advis\w+|mentor\w*|manager:|thesis|award\w*|prize|member|student|candidate|editor|reviewer|author|speaker|winner|native|applicant|citizen|son|daughter|client|customer|patient|university|college|institute|inc|ltd|department|team|group|numbers?|letter|paper)\b/iu

/** A word for a person, or for one who does what its verb says: a scientist, a forecaster. */
function isPerson(word: string): boolean {
  const { noun, known, nounKind } = senseOf(word)
  const [, doing] = /^(\p{L}{3,})(?:er|or)$/u.exec(word) ?? []
  const acts = doing !== undefined && (senseOf(doing).verb || senseOf(`${doing}e`).verb)
  return HEADS.test(word) || (noun && known && (nounKind === PERSON || acts))
}

/** A line's part that names a post: a few words whose head is a person's. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const [named = ''] = text.split(/ (?:of|for|at|in|with) /u)
  const head = foldWord(named.split(/[\s/]+/).findLast((word) => !/^(?:i{1,3}|iv|v|\d)$/i.test(word)) ?? '')
  return words.length > 0 && words.length <= 6 && !/[\d@:]/.test(text) && !NO_TITLE.test(text) && isPerson(head)
}

const titleIn = (line: string): string | undefined =>
  line
    .split(/[,|;•·\t()]|\s[–—-]\s|\s{3,}/u)
    .map((part) => part.trim())
    .find(isTitle)

const UNIT = /^, (?<unit>\p{Lu}[\p{L}’&-]*(?: [\p{L}’&-]+){0,2})\s*(?:$|[|;•·(])/u

/** A title with the unit that stands behind it on one of these lines. */
function inFullOn(lines: readonly string[], title: string): string {
  const units = lines.flatMap((line) => {
    const at = line.indexOf(title)
    return at < 0 ? [] : (UNIT.exec(line.slice(at + title.length))?.groups?.unit ?? [])
  })
  return [title, ...units.slice(0, 1)].join(', ')
}

const holdsIn = (words: string, { forms }: Body): boolean => forms.some((form) => words.includes(form))

/** The line without its times, which end its parts. */
const untimed = (line: string): string =>
  stretchesIn(line).reduce(
    (left, { start, end }) => left.slice(0, start) + '|'.padEnd(end - start) + left.slice(end),
    line,
  )

/** No line of a resume and no sentence of a letter is longer. */
const LONGEST = 600
/** A letter says on its first pages what it certifies. */
const PAGES = 4

/** Lines for the name, what its bearer calls himself, and the way to reach him. */
const HEAD = 3

/** A resume's line names the body; its time stands there, or in the one line beside it that has a time and no body. */
function onResume(page: ExhibitPage, bodies: readonly Body[]): Mention[] {
  const lines = page.text.split(/\r?\n/)
  const at = (index: number): string => lines[index] ?? ''
  const head = page.page === 1 ? lines.findIndex((line) => line.trim() !== '') + HEAD : 0
  const words = lines.map((line) => searchable(line.slice(0, LONGEST)))
  const named = words.map((line) => bodies.filter((body) => holdsIn(line, body)))
  const namesAny = (index: number): boolean => (named[index] ?? []).length > 0
  return lines.flatMap((line, index): Mention[] => {
    const [body, another] = named[index] ?? []
    if (body === undefined || another !== undefined || line.length > LONGEST) return []
    const own = stretchesIn(line)
    const beside = [index - 1, index + 1].filter((other) => !namesAny(other) && stretchesIn(at(other)).length === 1)
    const [only] = beside
    const times = own.length > 0 ? own : beside.length === 1 && only !== undefined ? stretchesIn(at(only)) : []
    const near = own.length === 0 && only !== undefined && beside.length === 1 ? [line, at(only)] : [line]
    const told = near.map((one) => titleIn(untimed(one))).find((title) => title !== undefined)
    // A title on a line of its own stands above the body or below it; the resume's own head tells none of a post.
    const alone = [index - 1, index + 1]
      .filter((other) => other >= head && !namesAny(other) && stretchesIn(at(other)).length === 0)
      .map((other) => titleIn(at(other)))
      .filter((title) => title !== undefined)
    const title = told ?? (times.length > 0 && alone.length === 1 ? alone[0] : undefined)
    const stretch = times.length === 1 ? times[0] : undefined
    if (title === undefined) return stretch === undefined ? [] : [{ body, page, stretch, title }]
    const inFull = inFullOn([index - 1, index, index + 1].map(at).map(untimed), title)
    return [{ body, page, stretch, title, inFull }]
  })
}

const SERVED =
  /\b(?:(?:was|were|been|is|hereby) (?:employed|engaged|enrolled|registered|appointed|hired)|(?:has|had) (?:worked|served|studied)|worked|served|studied|held the (?:post|position|title))\b/iu
const OF_WRITER = /\b(?:I|we|my|our)\b(?! (?:hereby )?(?:confirm|certify|declare|attest))/u
const AS =
  /\bas (?:an? |the |our )?(?<title>(?:\p{L}[\p{L}’'/-]*\s+){0,5}?\p{L}[\p{L}’'/-]*)(?=\s+(?:from|in|at|since|with|for|until|between|on|and|by|under|during|of)\b|[,.;(]|$)/u
/** A line that is broken within a sentence. */
const BROKEN = /\n(?=[\p{Ll}\d(])/gu

/** The sentences in which an employer or a school certifies the applicant's time, on its own paper or by its name. */
function inLetter(page: ExhibitPage, bodies: readonly Body[], surnames: readonly string[]): Mention[] {
  if (!SERVED.test(page.text)) return []
  const words = searchable(page.text)
  if (!surnames.some((name) => words.includes(` ${name} `))) return []
  const [head = ''] = page.text.trim().split('\n')
  const headWords = searchable(head.slice(0, LONGEST))
  const letterhead = bodies.filter((body) => holdsIn(headWords, body))
  return page.text
    .replace(BROKEN, ' ')
    .split(/(?<=[.!?])\s+|\n+/u)
    .flatMap((sentence): Mention[] => {
      if (sentence.length > LONGEST || !SERVED.test(sentence) || OF_WRITER.test(sentence)) return []
      const folded = searchable(sentence)
      const named = bodies.filter((body) => holdsIn(folded, body))
      const [body, another] = named.length > 0 ? named : letterhead
      const [stretch, more] = stretchesIn(sentence)
      if (body === undefined || another !== undefined || stretch === undefined || more !== undefined) return []
      const as = AS.exec(untimed(sentence))?.groups?.title?.trim()
      return [{ body, page, stretch, title: as !== undefined && isTitle(as) ? as : undefined }]
    })
}

const PAPERS = ['evidence', 'professionalprojects', 'academicprojects', 'academichistory'] as const

function mentionsIn(filing: Filing): Mention[] {
  const { profile } = filing
  const bodies = bodiesOf(profile)
  const surnames = profile.application.last_name
    .split(/[\s-]+/)
    .map(foldWord)
    .filter((name) => name.length >= 3)
  const resume = pagesOfEntry(filing, 'application', profile.application.id)
  const letters = PAPERS.flatMap((section) =>
    profile[section].flatMap(({ id }) => pagesOfEntry(filing, section, id).filter(({ page }) => page <= PAGES)),
  )
  return [
    ...resume.flatMap((page) => onResume(page, bodies)),
    ...letters.flatMap((page) => inLetter(page, bodies, surnames)),
  ]
}

/** True of a title that is entered at the body, told of by an entry there, or part of one. */
function isEntered(title: string, { stays, projects }: Body): boolean {
  return [...stays, ...projects].some(
    (stay) => (stay.title !== '' && sameTitle(title, stay.title)) || isExplained(title, stay.told),
  )
}

const titledOf = ({ title, body }: Mention): Titled =>
  title === undefined ? 'none' : isEntered(title, body) ? 'same' : 'other'

/** The post whose very time a paper gives under another title; one of another time is another post. */
function otherTitle(
  { body, stretch, title, page, inFull = title }: Mention,
  today: string,
): { post: Stay; title: string; page: ExhibitPage }[] {
  if (stretch === undefined || title === undefined || inFull === undefined) return []
  const posts = body.stays.filter((stay) => stay.title !== '' && means(stretch, stay, today))
  const [post] = posts
  return post === undefined || posts.some((one) => isLongerForm(inFull, one.title)) ? [] : [{ post, title, page }]
}

/** What one paper says of one body. */
type Told = readonly [Mention, ...Mention[]]

/** The times that a paper gives at a body, where none of them is the one entered; several of them as one. */
function timeApart(
  [first, ...rest]: Told,
  today: string,
): { stretch: Stretch; apart: Apart; page: ExhibitPage } | undefined {
  const timed = [first, ...rest].flatMap((mention) =>
    mention.stretch === undefined ? [] : [{ ...mention, stretch: mention.stretch }],
  )
  if (timed.some(({ stretch }) => isStay(stretch, first.body))) return undefined
  const [one, another] = timed
  if (one === undefined) return undefined
  const from = timed.map(({ stretch }) => stretch.from).reduce((a, b) => (b.year < a.year ? b : a))
  const ends = timed.map(({ stretch }) => stretch.to)
  const to = ends.reduce((a, b) => (a === undefined || b === undefined ? undefined : b.year > a.year ? b : a))
  const stretch = { ...one.stretch, from, to }
  const apart = apartFrom(stretch, first.body, another === undefined ? titledOf(one) : 'none', today)
  return apart === undefined ? undefined : { stretch, apart, page: one.page }
}

/** The time or the title that a resume, a letter or a certificate gives at a body, other than entered. */
export const postsOnPapers: Check = (filing) => {
  const { profile } = filing
  const papers = Map.groupBy(mentionsIn(filing), ({ body, page }) => `${page.exhibit}/${body.name}`)
  return [...papers.values()].flatMap((mentions): Contradiction[] => {
    const [mention, ...more] = mentions
    if (mention === undefined) return []
    const { body } = mention
    const found: Contradiction[] = []
    const time = timeApart([mention, ...more], profile.today)
    if (time !== undefined) {
      const { stay, fields } = time.apart
      const paper = pagePlace(filing, time.page)
      found.push({
        kind: 'dates',
        text: `${placeOf(profile, stay.section, stay.id)} gives your time at ${body.name} as ${entered(stay)}, but ${paper.place} says ${toldOf(time.stretch)}.`,
        places: [
          ...fields.map((field) => {
            const told = stay[field]
            return { ...fieldPlace(profile, stay.section, stay.id, field), ...(told === null ? {} : { told }) }
          }),
          paper,
        ],
      })
    }
    // One title of several that a paper gives is enough: the others are from before a promotion.
    const other = mentions.some((one) => titledOf(one) === 'same')
      ? undefined
      : mentions.flatMap((one) => otherTitle(one, profile.today))[0]
    if (other !== undefined) {
      const { post, title } = other
      const paper = pagePlace(filing, other.page)
      found.push({
        kind: 'title',
        text: `${placeOf(profile, post.section, post.id)} gives your job title at ${body.name} as “${post.title}”, but ${paper.place} says “${title}”.`,
        places: [{ ...fieldPlace(profile, post.section, post.id, 'job_title'), told: post.title }, paper],
      })
    }
    return found
  })
}
