import type { CaseFile } from '../case-file.ts'
import { levelsOf, weightOf } from './align.ts'
import type { Entry } from './case-index.ts'
import type { Finding } from './claim.ts'
import { clausesOf, isVerb } from './clauses.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { isPerson, personsOf } from './persons.ts'
import { isOfWriter } from './posts.ts'
import type { Proposition, Token } from './proposition.ts'
import type { SentenceReading } from './reading.ts'
import { matchesOf } from './matches.ts'

/** Who leads, and what in a role, a title or a sentence bears that out. */
const LEADS =
  /\b(?:led|leads|headed|heads|directs|directed|(?:was|is) in (?:sole )?charge of|chairs|chaired|managed|manages|supervise[sd]|runs|ran|founded|(?<=\b[Tt]hey )(?:direct|lead|head|chair|manage|supervise)|(?:[Aa]s|is|was) (?:the |its )?(?:head|director|leader|chief|chair(?:man|woman)?|president|manager|founder|principal investigator|(?:first |lead |sole )?author) of|[Uu]nder (?:his|her|my) (?:leadership|direction|chairmanship|command|presidency)(?: of)?)\b/gu
const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => senseOf(word).stem))
const LEADING = stemsOf(
  'lead leader led head direct director manage manager chief principal chair supervise supervisor run founder sole own owner single-handedly',
)
/** What bears out that somebody began something, or wrote it. */
const BEGAN = stemsOf('founder cofounder start create establish begin open own owner')
const WROTE = stemsOf('author write draft publish')
/** In a role these say that another led. */
const LOWER =
  /\b(?:member|assistant|second|third|co-?author|participant|contributor|junior|deputy|associate|trainee|resident|technician|apprentice|part of)\b/iu
const SELF = new Set(['she', 'he', 'they', 'petitioner', 'applicant', 'beneficiary'])
const BRIDGE = new Set([
  'also',
  'has',
  'had',
  'then',
  'now',
  'once',
  'later',
  'currently',
  'there',
  'personally',
  'single-handedly',
])
const OWN = new Set(['role', 'job_title', 'title'])
const HELD = 0.55
const NEARLY = 0.8
const SHARED = 2
/** How much of what is led the words on leading must tell. */
const LEAST = 0.35

/** Whose doing a clause tells: the applicant's own "I", a recommender's "she". */
const SPEAKERS = new Set(['i', 'she', 'he', 'my'])
const JOINS = new Set(['and', 'but', 'then', 'or'])
/** "Founded" is a form of "find" as well, and who is charged has no charge. */
const FOUNDED = /^(?:(?:co-?)?founded|charge)$/u

/** True where the applicant leads, by the part of a proposition that tells it: "Oyelaran led it; I made the training" is another's. */
function tellsSelf(one: Proposition, leading: ReadonlySet<string>): boolean {
  if (!one.ofApplicant || one.status === 'plan' || one.status === 'aim') return false
  if (OWN.has(one.field) && LOWER.test(one.text)) return false
  let isSelf = false
  return clausesOf(one.text, one.tokens).some(({ from, to }) => {
    const own = one.tokens.slice(from, to)
    const head = own.findIndex((_, at) => isVerb(own, at))
    const subject = own.slice(0, Math.max(0, head)).filter(({ folded }) => !JOINS.has(folded))
    const at = own.findIndex(({ sense, folded }) => leading.has(sense.stem) || FOUNDED.test(folded))
    // "Head of the laboratory from 2012": a fragment has the applicant for a subject.
    if (subject.some(({ folded }) => SPEAKERS.has(folded)) || (from === 0 && head === 0)) isSelf = true
    else if (head === -1) isSelf = at >= 0 && at <= 1
    else if (subject.length > 0) isSelf = false
    return at !== -1 && (isSelf || OWN.has(one.field))
  })
}

const WHOLE = new Set(['whole', 'entire'])
const HOUSES = new Set(
  'office company firm laboratory lab department agency school clinic studio workshop bureau foundation institute cooperative'.split(
    ' ',
  ),
)
/** The name of the organization itself, and nothing of it. */
const isHouse = (objects: readonly Token[], { propositions }: Entry): boolean =>
  objects.every(({ sense, folded }) => HOUSES.has(sense.lemma) || WHOLE.has(folded)) ||
  propositions.some(
    ({ field, tokens }) =>
      (field === 'organization' || field === 'school_name') &&
      objects[0]?.capital === true &&
      tokens.some(({ folded }) => folded === objects[0]?.folded) &&
      tokens.some(({ folded }) => folded === objects[1]?.folded),
  )

const OF_HOUSE = 4

const isLedThere = ({ tokens }: Proposition, leading: ReadonlySet<string>, house: Token | undefined): boolean =>
  tokens.some(
    ({ sense, folded }, at) =>
      (leading.has(sense.stem) || FOUNDED.test(folded)) &&
      tokens
        .slice(at + 1, at + OF_HOUSE)
        .some((token, ahead, after) => token.folded === house?.folded && after[ahead - 1]?.folded !== 'at'),
  )

const isRun = (objects: readonly Token[], behind: string): boolean =>
  /^r[au]ns? (?:the )?(?:whole|entire)\b/u.test(behind) ||
  objects[0]?.capital === true ||
  objects.slice(0, 2).some(({ sense }) => HOUSES.has(sense.lemma))

/** "I have known her as the principal investigator of the study": the recommender was. */
const isWriters = (post: string, { voice, index }: SentenceReading): boolean => {
  const words = post.replace(/^as (?:the |its )?| of$/giu, '')
  return typeof voice === 'object' && isOfWriter(index, voice.referee, new RegExp(`\\b${words}\\b`, 'iu'))
}

/** What the applicant is said to lead, where the entry has them in another part. */
export function raised(all: SentenceReading, caseFile: CaseFile): Finding[] {
  const { index, text, tokens, voice } = all
  const { applicant } = personsOf(caseFile)
  const isApplicant = (token: Token | undefined): boolean =>
    token !== undefined &&
    (SELF.has(token.folded) || (token.capital && applicant !== undefined && isPerson([token.folded], applicant)))
  const found: Finding[] = []
  for (const match of matchesOf(LEADS, text)) {
    const at = tokens.findIndex(({ start }) => start >= match.index)
    const isAs = /^(?:[Aa]s|[Uu]nder)\b/u.test(match[0])
    const leading = /found/u.test(match[0])
      ? new Set([...LEADING, ...BEGAN])
      : /author/u.test(match[0])
        ? new Set([...LEADING, ...WROTE])
        : LEADING
    let before = at - 1
    while (before >= 0 && BRIDGE.has(tokens[before]?.folded ?? '')) before -= 1
    const subject = tokens[before]?.folded ?? ''
    if (
      !isAs &&
      !isApplicant(tokens[before]) &&
      !(voice !== 'petition' && voice !== 'endeavor' ? false : subject === 'i')
    )
      continue
    // "I served as principal investigator of the study in which Ms. Toivakka …": whose part it is stands before.
    const people = tokens.slice(0, at).filter((token) => isApplicant(token) || token.folded === 'i')
    const ofWriter = typeof voice === 'object' && people.at(-1)?.folded === 'i'
    if (isAs && (ofWriter || isWriters(match[0], all) || !tokens.some(isApplicant))) continue
    const behind = tokens
      .filter(
        ({ start, sense, folded }) => start >= match.index + match[0].length && !sense.closed && !/^\d/.test(folded),
      )
      .slice(0, 5)
    // "The group, which she chairs": what is led stands before.
    const objects =
      behind.length > 0 && !/^\s*[,.;]/u.test(text.slice(match.index + match[0].length))
        ? behind
        : tokens
            .slice(0, before)
            .filter(({ sense }) => !sense.closed)
            .slice(-3)
    if (objects.length === 0) continue
    // What is run may be a test or a mile: only an organization, or the whole of something, is led so.
    if (/^r[au]ns?$/u.test(match[0]) && !isRun(objects, text.slice(match.index))) continue
    const count = new Map<number, number>()
    let most = 0
    for (const token of objects) {
      const weight = weightOf(index, token)
      const homes = new Set<number>()
      const levels = levelsOf(index, token)
      for (const place of levels.places)
        if (levels.at(place) >= HELD && index.propositions[place]?.status !== 'law')
          homes.add(index.propositions[place]?.entry ?? -1)
      for (const home of homes) {
        const sum = (count.get(home) ?? 0) + weight
        count.set(home, sum)
        if (sum > most) most = sum
      }
    }
    if (most === 0) continue
    const ofHouse = index.entries.some((entry) => isHouse(objects, entry))
    const isBorne = [...count].some(([home, sum]) =>
      (index.entries[home]?.propositions ?? []).some((one) => {
        // A recommender's post is not the applicant's.
        // Who leads a project leads no organization.
        if ((one.field === 'role' || one.field === 'entry') && ofHouse) return false
        if (OWN.has(one.field))
          return index.entries[home]?.section !== 'referees' && sum >= NEARLY * most && tellsSelf(one, leading)
        // "As lead at Corvane Cell Works" leads a work there, "head of Corvane Cell Works" the house.
        if (ofHouse && !isLedThere(one, leading, objects[0])) return false
        const shared = objects.filter((token) => levelsOf(index, token).at(one.at) >= HELD)
        if (shared.length < Math.min(SHARED, objects.length)) return false
        const told = shared.reduce((all, token) => all + weightOf(index, token), 0)
        return told >= LEAST * most && tellsSelf(one, leading)
      }),
    )
    if (!isBorne)
      found.push({
        kind: 'role',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        reason: 'no entry gives the applicant this part in it',
      })
  }
  return found
}
