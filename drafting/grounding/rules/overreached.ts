import { levelOf } from '../align.ts'
import { covers, senseOf, type Sense } from '../lexicon/lexicon.ts'
import { matchesOf } from '../matches.ts'
import type { Token } from '../proposition.ts'
import type { Clause, Reading } from '../reading.ts'
import { isVerbatim } from '../verbatim.ts'
import type { Found, Rule } from './rule.ts'

const AREA =
  'states?|count(?:y|ies)|countr(?:y|ies)|regions?|continents?|nation|world|cit(?:y|ies)|districts?|provinces?|parish(?:es)?|Midwest|South|West|Northeast|Southwest|Southeast|Northwest'
/** Told of a whole area, or of every one of its kind. */
const WHOLE = new RegExp(
  `\\b(?:(?:across|throughout|all over|in all of) (?:the )?(?:entire |whole )?(?<area>${AREA}|United States)|(?:the )?(?:entire|whole) (?<whole>${AREA})|(?:every|all)(?: of the| the)? (?:[\\p{L}-]+ ){0,2}?(?<each>${AREA}))\\b(?! (?:data|law|average|health))`,
  'giu',
)
const QUANTIFIED =
  /\b(?:every|each|all|entire|whole|throughout|across|anywhere in|any|nationwide|nationally|statewide|everywhere)\b[^.;,]{0,30}/iu
/** Names of the whole country. */
const COUNTRY = /\b(?:United States|U\.S\.|country|nation|national|nationwide)/u

/** The whole country in other words. */
const IDIOMS =
  /\b(?:from coast to coast|coast to coast|the length and breadth of the (?:country|land|nation)|all fifty states|in every state|around the (?:globe|world)|the world over|worldwide|on (?:three|four|five|six|several|all) continents)\b/giu

/** Everything of a kind in a whole country, and every time there has been. */
const ALL_OF =
  /\b(?:all|every|most|many)(?: of)?(?: the)? (?<whose>American|U\.S\.|US|federal|national|nation[’']s|country[’']s|European|world[’']s) (?<kind>\p{Ll}+)/giu
/** So many in the whole country. */
const SO_MANY =
  /^ ?(?:\p{Ll}+ ){0,3}in (?:the (?:whole |entire )?(?:United States|U\.S\.|country|nation|world)|America)\b/u
const EVER = /\b(?:has|have|had) ever (?=\p{L}+(?:ed|en|n|t)\b)|\bof all time\b|\bin (?:the )?history\b(?! of)/giu
const EVER_TOLD =
  /\b(?:ever|never|histor\w+|all time|first|so far|to date|no(?:body|ne| one)|until then|yet|before)\b/iu
const WORLDWIDE = /\b(?:world\w*|global\w*|international\w*|countries)\b/iu

const TOLD = 0.55

const DONE = /\b(?:now|already|today|(?:has|have) (?:been )?\p{L}+ed)\b/iu
/** What something is called tells of no country as a whole. */
const NAMES_OF = new Set(['plan_title', 'project_name', 'name', 'title', 'organization', 'exhibit', 'entry'])
/** How far behind a figure it is told where. */
const FAR = 70
/** What a form holds is no sentence. */
const FIELD = 4

/** Whether a text speaks of every such area. */
function tellsOfEach(told: string, tokens: readonly Token[], noun: Sense): boolean {
  const match = QUANTIFIED.exec(told)
  if (match === null) return false
  const end = match.index + match[0].length
  return tokens.some(
    ({ start, capital, sense }) =>
      start >= match.index && start <= end && !capital && (sense.stem === noun.stem || covers(noun, sense)),
  )
}

/** An area told as a whole of which the case file tells only a part. */
function tooWide(clause: Clause, { text, index }: Reading): Found[] {
  const from = clause.tokens[0]?.start ?? 0
  const to = clause.tokens.at(-1)?.end ?? 0
  const said = clause.tokens.filter(({ content, capital }) => content && !capital)
  const tellsIt = (at: number) => said.some((token) => levelOf(index, token, at) >= TOLD)
  const finding = (start: number, whole: string): Found => ({
    kind: 'assertion',
    start,
    end: start + whole.length,
    text: whole,
    reason: 'no entry says this of the whole',
  })
  const idioms = matchesOf(IDIOMS, text.slice(from, to)).flatMap((match): Found[] =>
    index.propositions.some(({ text: told }) => told.toLowerCase().includes(match[0].toLowerCase()))
      ? []
      : [finding(from + match.index, match[0])],
  )
  const areas = matchesOf(WHOLE, text.slice(from, to)).flatMap((match): Found[] => {
    const { area, whole, each } = match.groups ?? {}
    const word = (area ?? whole ?? each ?? '').toLowerCase()
    const noun = senseOf(word)
    // "Across the Northwest" is told of whatever lies in several places there.
    const isRegion = area !== undefined && /^\p{Lu}/u.test(area) && !/\b(?:entire|whole)\b/iu.test(match[0])
    const isDone = DONE.test(text.slice(from, to))
    const isCountry = /^(?:united states|countr|nation)/u.test(word)
    const isTold = index.propositions.some(
      ({ at, status, text: told, tokens }) =>
        status !== 'law' &&
        (isCountry
          ? COUNTRY.test(told) && tellsIt(at) && (!isDone || (status === 'told' && tokens.length > FIELD))
          : isRegion
            ? tokens.some(({ sense }) => sense.stem === noun.stem)
            : tellsOfEach(told, tokens, noun)),
    )
    if (isTold) return []
    return [finding(from + match.index, match[0])]
  })
  const kinds = matchesOf(ALL_OF, text.slice(from, to)).flatMap((match): Found[] => {
    const kind = senseOf((match.groups?.kind ?? '').toLowerCase())
    const form = /world/iu.test(match.groups?.whose ?? '') ? WORLDWIDE : COUNTRY
    const isTold = index.propositions.some(
      ({ status, field, text: told, tokens }) =>
        status === 'told' && !NAMES_OF.has(field) && form.test(told) && tokens.some(({ sense }) => covers(kind, sense)),
    )
    return isTold ? [] : [finding(from + match.index, match[0])]
  })
  const counts = clause.anchors.flatMap(({ claim, at, free }): Found[] => {
    if (claim.kind !== 'number' || free || at.size === 0) return []
    const match = SO_MANY.exec(text.slice(claim.end, claim.end + FAR))
    if (match === null) return []
    const form = /world/u.test(match[0]) ? WORLDWIDE : COUNTRY
    const isTold = [...at.keys()].some((place) =>
      [place - 1, place, place + 1].some((near) => form.test(index.propositions[near]?.text ?? '')),
    )
    return isTold ? [] : [finding(claim.start, text.slice(claim.start, claim.end + match[0].length))]
  })
  const times = matchesOf(EVER, text.slice(from, to)).flatMap((match): Found[] =>
    index.propositions.some(({ at, status, text: told }) => status !== 'law' && EVER_TOLD.test(told) && tellsIt(at))
      ? []
      : [finding(from + match.index, match[0].trim())],
  )
  return [...idioms, ...areas, ...kinds, ...counts, ...times]
}

export const overreached: Rule = {
  id: 'overreached',
  title: 'The sentence says of a whole country or of everything what the record tells of a part.',
  basis: 'measured',
  examples: {
    marks: [
      'All American recyclers have adopted the protocol.',
      'Recyclers in every county have adopted the protocol.',
    ],
    passes: ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.'],
  },
  find: (reading) => reading.clauses.flatMap((clause) => (isVerbatim(clause, reading) ? [] : tooWide(clause, reading))),
}
