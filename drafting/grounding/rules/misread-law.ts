import { findAuthority, LIBRARY } from '../../authorities/library.ts'
import { lawCited, type CitedLaw } from '../law-cited.ts'
import { misstated } from '../law-statements.ts'
import { DECIDERS, LAW_TOPICS, type LawTopic } from '../law-topics.ts'
import { matchesOf } from '../matches.ts'
import type { Reading } from '../reading.ts'
import type { Found, Rule } from './rule.ts'

/** Where a sentence says of the law that it asks for something, or that something suffices. */
const DEMANDS =
  /\b(?:requires?|required|must|necessary|needs?|mandatory|demands?|depends? on|asks? (?:for|that|whether)|directs?|gauged|measured|judged|turns? on|calls? for|insists? on)\b/iu
const SUFFICES =
  /\b(?:conclusive(?:ly)?|sufficient|suffices?|automatic(?:ally)?|exempts?|entitles?|entitled|guarantees?|presum\w+|without more|as a matter of law|by itself|in itself|per se|altogether|dispositive|always|never|irrebuttabl[ey]|bars?|forbids?|prohibits?)\b/giu
const OWN_NEGATION = /\b(?:no|not|nothing|nobody|none|hardly|n[’']t|without|never|neither|rather than|far from)\b/iu
const NEGATED =
  /\b(?:no|not|nothing|nor|never|without|neither|cannot|rather than|instead of|whether or not|regardless|irrespective|instead|beyond|avoid\w*|free of)\b|n[’']t\b/iu
/** What is said of it behind: "… is not required". */
const UNASKED = /^.{0,40}\b(?:not|never|neither|nor|immaterial|irrelevant|unnecessary|beside the point)\b/iu
/** "Evidence of it may be favorable". */
const MAY = /\b(?:may|might|can|could|favorable|helpful|welcome)\b/iu
const SHUT =
  /\b(?:cannot|can never|excludes?|excluded|disqualif\w+|barred|ineligible|insufficient|do(?:es)? not (?:qualify|suffice|possess))\b/iu
/** A sentence that tells where the law speaks of something. */
const TELLS_WHERE =
  /\b(?:defin\w+|concern(?:s|ed|ing)|govern\w*|establish(?:ed|es)|enumerat\w+|sets? (?:out|forth)|listed|lists|discuss\w+|provides?|laid down|announced|held|holds|names?|speaks? of)\b/iu

/** Words without which a thought is about people and things, whatever law its sentence rests on. */
const OF_LAW =
  /\b(?:law|statut\w*|regulations?|rules?|the Act|prongs?|elements?|standards?|tests?|criteri\w+|classif\w+|preference|waivers?|petitions?|officers?|USCIS|eligib\w+|merits?|national (?:importance|interest)|burden|proof|evidence|requirements?|exempt\w*|labor certifications?|decisions?|precedents?|Dhanasar|AAO|BIA|Board|INA|C\.?F\.?R|U\.?S\.?C)\b|§/iu

/** Where one thought of a sentence ends and another begins. */
const THOUGHTS = /;|\. |, (?:but|though|although|whereas|while|and (?:it|the|that|an?)|so|for|because|since)\b/giu

/** The thought in which a place of a text lies. */
function thoughtAt(text: string, at: number): { from: number; to: number } {
  let [from, to] = [0, text.length]
  for (const match of matchesOf(THOUGHTS, text))
    if (match.index < at) from = match.index
    else if (match.index < to) to = match.index
  return { from, to }
}

/** Whether a sentence has the law ask for what it does not ask for, or shut out what it leaves open. */
function isContrary({ form, stance }: LawTopic, text: string): boolean {
  const match = form.exec(text)
  if (match === null || stance === 'told') return false
  const { from, to } = thoughtAt(text, match.index)
  const own = text.slice(from, to)
  const before = text.slice(from, match.index)
  if (stance === 'open') return SHUT.test(own) && !/\b(?:no|nothing|not|nor)\b.*\b(?:exclud|disqualif|bar)/iu.test(own)
  const within = match[0].replace(/more likely than not/iu, '')
  if (NEGATED.test(before) || NEGATED.test(within) || UNASKED.test(text.slice(match.index + match[0].length, to)))
    return false
  return DEMANDS.test(own) && !(MAY.test(own) && !/\b(?:must|requires?|required)\b/iu.test(own))
}

const sitsAt = ({ at }: LawTopic, cited: readonly CitedLaw[]): boolean => cited.some(({ id }) => at.includes(id))

/** A page of the decision that speaks of none of the matters in the sentence. */
function isElsewhere(topics: readonly LawTopic[], cited: readonly CitedLaw[]): boolean {
  const pages = cited.flatMap(({ id, pages: own }) => (id === 'dhanasar' ? own : []))
  const notes = cited.flatMap(({ note }) => (note === undefined ? [] : [note]))
  const paged = topics.filter(({ pages: own }) => own !== undefined)
  if (pages.length === 0 || paged.length === 0) return false
  // A note speaks of less than its page.
  const noted = paged.filter((topic) => topic.notes !== undefined)
  if (
    notes.length > 0 &&
    noted.length === topics.length &&
    !noted.some((topic) => notes.some((one) => topic.notes?.includes(one)))
  )
    return true
  // The three elements stand at the head of the analysis.
  const heads = topics.length > paged.length ? [888, 889] : []
  return ![...heads, ...paged.flatMap(({ pages: own = [] }) => own)].some((page) => pages.includes(page))
}

/** Who is said to have decided, where the decision cited is somebody else's. */
function wrongDecider(text: string, cited: readonly CitedLaw[]): RegExpExecArray | null {
  const precedents = cited.flatMap(({ id }) => {
    const held = findAuthority(id)
    return held?.level === 'precedent' ? [held] : []
  })
  // Where none is cited, the decision must be one that the library holds.
  const decisions = (precedents.length > 0 ? precedents : LIBRARY).map(({ full }) =>
    full.map((run) => run.text).join(''),
  )
  for (const { form, by } of DECIDERS) {
    const match = form.exec(text)
    if (match !== null && !decisions.some((decision) => decision.includes(by))) return match
  }
  return null
}

/** What a sentence says that the law asks for, against what the library holds at the place cited. */
function misread(reading: Reading): Found[] {
  const { index, claims, tokens, text: all, authorities, cited: named } = reading
  // What is quoted is compared word for word.
  let text = all
  for (const { kind, start, end } of claims)
    if (kind === 'quotation') text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const isLaw =
    authorities.length > 0 ||
    /\b(?:Dhanasar|statute|regulation|prong|I&N|the Act|C\.?F\.?R|INA|Circuit|Supreme Court|Administrative Appeals Office|AAO|BIA)\b/u.test(
      text,
    )
  if (!isLaw) return []
  const cited = lawCited(text, authorities)
  const findings = misstated(reading, text, lawCited(text, named))
  const find = (start: number, end: number, { reason }: { reason: string }): void => {
    findings.push({ kind: 'citation', start, end, text: all.slice(start, end), reason })
  }
  const topics = LAW_TOPICS.filter(({ form }) => form.test(text))
  for (const topic of topics) {
    const match = topic.form.exec(text)
    if (match !== null && isContrary(topic, text))
      find(match.index, match.index + match[0].length, { reason: 'the law does not ask for this' })
  }
  const citation = claims.find(({ kind }) => kind === 'citation')
  const place =
    /\b\d+ I\s*&\s*N Dec\.[^;]*?(?=\.?$|;|\.\s|, (?:which|and))|\b8 C\.F\.R\. § \S+|\bINA § \S+|Matter of \p{Lu}\p{L}+/u.exec(
      text,
    )
  const [start, end] = [place?.index ?? 0, place === null ? text.length : place.index + place[0].length]
  if (citation === undefined && isElsewhere(topics, cited))
    find(start, end, { reason: 'the page cited speaks of something else' })
  else if (
    citation === undefined &&
    cited.length > 0 &&
    topics.length > 0 &&
    TELLS_WHERE.test(text) &&
    !topics.some((topic) => sitsAt(topic, cited))
  )
    find(start, end, { reason: 'the law cited speaks of something else' })
  const decider = wrongDecider(text, cited)
  if (decider !== null) find(decider.index, decider.index + decider[0].length, { reason: 'somebody else decided this' })
  for (const match of matchesOf(SUFFICES, text)) {
    const { from, to } = thoughtAt(text, match.index)
    if (!OF_LAW.test(text.slice(from, to))) continue
    // "Training by itself positions nobody": an adverb may be denied from behind.
    const around = /^(?:as|by|in|per|without|altogether|always)\b/iu.test(match[0])
      ? `${text.slice(from, match.index)} ${text.slice(match.index + match[0].length, to)}`
      : text.slice(Math.max(0, match.index - 30), match.index)
    if (OWN_NEGATION.test(around)) continue
    const word = tokens.find(({ start: at }) => at === match.index)
    const isHeld =
      word !== undefined &&
      !/\s/.test(match[0]) &&
      index.propositions.some(
        ({ status, tokens: theirs }) => status === 'law' && theirs.some(({ sense }) => sense.stem === word.sense.stem),
      )
    if (!isHeld) find(match.index, match.index + match[0].length, { reason: 'the law does not say this' })
  }
  return findings
}

/** The promise: a source says otherwise, here the law that the sentence speaks of. */
export const misreadLaw: Rule = {
  id: 'misread-law',
  title: 'The law does not say this, or does not say it at this place.',
  basis: 'promise',
  examples: {
    marks: [
      'The third prong requires a showing that the national interest would be harmed without the waiver. Dhanasar, 26 I&N Dec. at 891.',
      'Success in the past is conclusive under Dhanasar, 26 I&N Dec. at 890.',
      'Dhanasar names five elements. 26 I&N Dec. at 889.',
    ],
    passes: [
      'The inquiry looks for broader implications. 26 I&N Dec. at 889.',
      'A job offer may be impractical for an entrepreneur. Dhanasar, 26 I&N Dec. at 890–91 n.10.',
      'The endeavor is narrower than an occupation, and it is on that endeavor that the petition asks to be judged.',
    ],
  },
  find: misread,
}
