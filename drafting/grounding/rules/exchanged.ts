import type { CaseFile } from '../../case-file.ts'
import { akin, weightOf } from '../align.ts'
import type { CaseIndex } from '../case-index.ts'
import { deedsIn, type Deed, type Doer, type Pronouns } from '../deeds.ts'
import type { Proposition, Token } from '../proposition.ts'
import type { Reading, Voice } from '../reading.ts'
import type { Found, Rule } from './rule.ts'

/** What anybody may do with anything: the object alone tells which deed is meant. */
const LIGHT = new Set(
  'do make perform conduct carry run undertake be have handle write compute prepare produce take become remain'.split(
    ' ',
  ),
)
/** What tells of speech and thought is no doing. */
const SPEECH = new Set([31, 32, 37, 39])
const OF_LETTERS = new Set(['letter', 'name', 'recommendation', 'word'])
const HEARD = new Set('write design publish report draw plan record teach train negotiate translate'.split(' '))

const read = new WeakMap<CaseIndex, Deed[]>()

const SUBJECTS: Readonly<Record<string, string>> = { female: 'she', male: 'he' }

/** What was typed of a recommender, who may be told of as the applicant is: "He used the worksheet in two classes." */
function ofRecommender(entry: number, field: string, { profile }: CaseFile): Pronouns {
  const told = profile.referees.find(({ id }) => id === entry)
  const writer = SUBJECTS[told?.gender ?? '']
  if (writer === undefined || !/^(?:relationship|comments)$/.test(field)) return { i: 'other', third: 'applicant' }
  const applicant = SUBJECTS[profile.application.gender.toLowerCase()] ?? ''
  // Where both are men or both women, whoever begins by telling of the writer goes on with the writer, perhaps.
  const meansWriter = /^(?:He|She)\b/.test(told?.relationship ?? '')
  const each: Record<string, Doer | null> = { [writer]: 'other' }
  if (writer !== applicant || !meansWriter) each[applicant] = 'applicant'
  else each[applicant] = null
  return { i: 'other', third: 'applicant', each }
}

const meant = (
  { source, field }: Proposition,
  home: CaseIndex['entries'][number] | undefined,
  caseFile: CaseFile,
): Pronouns | null =>
  home === undefined || home.section === 'library' || source === ''
    ? null
    : home.section === 'referees'
      ? ofRecommender(home.entry, field, caseFile)
      : field === 'page'
        ? { i: 'other', third: null }
        : { i: 'applicant', third: 'other' }

function deedsOf(index: CaseIndex, caseFile: CaseFile): Deed[] {
  const known = read.get(index)
  if (known !== undefined) return known
  const deeds = index.propositions.flatMap((one) => {
    const pronouns = meant(one, index.entries[one.entry], caseFile)
    return pronouns === null || one.status !== 'told' ? [] : deedsIn(one.text, one.tokens, pronouns, caseFile)
  })
  read.set(index, deeds)
  return deeds
}

const pronounsOf = (voice: Voice, { profile }: CaseFile): Pronouns => ({
  i: typeof voice === 'object' ? 'other' : 'applicant',
  third: 'applicant',
  ...(/^(?:male|female)$/iu.test(profile.application.gender) ? {} : { they: 'applicant' }),
})

const byVerb = new WeakMap<CaseIndex, Map<string, readonly Deed[]>>()

/** Deeds of the same kind: by a verb that says the same, or where both verbs may be said of anything. */
function alikeTo(verb: Token, index: CaseIndex, deeds: readonly Deed[]): readonly Deed[] {
  const known = byVerb.get(index) ?? new Map<string, readonly Deed[]>()
  byVerb.set(index, known)
  const isLight = LIGHT.has(verb.sense.lemma)
  const found =
    known.get(verb.folded) ??
    deeds.filter((deed) => akin(verb, deed.verb) || (isLight && LIGHT.has(deed.verb.sense.lemma)))
  known.set(verb.folded, found)
  return found
}

const SAME = 0.6
const MAYBE = 0.4

/** What is told as one person's doing, where the case file has it as another's. */
function toldOfAnother({ text, tokens, index, voice, caseFile }: Reading): Found[] {
  const known = deedsOf(index, caseFile)
  const found: Found[] = []
  for (const { doer, verb, object, words } of deedsIn(
    text,
    tokens,
    pronounsOf(voice, caseFile),
    caseFile,
    // Who says "I did it together with her" takes a share of what she did.
    { joint: typeof voice === 'object' },
  )) {
    if (OF_LETTERS.has(object[0]?.sense.lemma ?? '')) continue
    if (SPEECH.has(verb.sense.verbKind) && !HEARD.has(verb.sense.lemma)) continue
    const weight = object.reduce((sum, token) => sum + weightOf(index, token), 0)
    // A recommender tells much of their own that no entry holds: only the very same deed is somebody else's.
    const ofWriter = typeof voice === 'object' && doer === 'other' && /\bi\b/u.test(words)
    const likeness = (deed: Deed): number => {
      if (ofWriter && verb.sense.stem !== deed.verb.sense.stem) return 0
      const shared = object.filter((token) => deed.object.some((other) => akin(token, other)))
      if (ofWriter && shared.length < 2) return 0
      // A word that means much the same, done to one thing: too little to tell which deed is meant.
      if (shared.length < 2 && verb.sense.stem !== deed.verb.sense.stem && !LIGHT.has(deed.verb.sense.lemma)) return 0
      return shared.reduce((sum, token) => sum + weightOf(index, token), 0) / weight
    }
    const best = { applicant: 0, other: 0 }
    for (const deed of alikeTo(verb, index, known)) best[deed.doer] = Math.max(best[deed.doer], likeness(deed))
    const another: Doer = doer === 'applicant' ? 'other' : 'applicant'
    if (best[another] < SAME || best[doer] >= MAYBE) continue
    // A source's own words, its subject with them, mean whom they mean there.
    if (index.propositions.some(({ held }) => held.words.includes(` ${words} `))) continue
    found.push({
      kind: 'role',
      start: verb.start,
      end: verb.end,
      text: verb.text,
      reason:
        doer === 'applicant'
          ? 'the case file says that somebody else did this'
          : 'the case file says that the applicant did this',
    })
  }
  return found
}

export const exchanged: Rule = {
  id: 'exchanged',
  title: 'The record tells this as the doing of another person.',
  basis: 'measured',
  examples: {
    marks: ['Dr. Halvecroft collected 1,260 charge events from 84 commercial cells.'],
    passes: ['She collected 1,260 charge events from 84 commercial cells.', 'She wrote the control program.'],
  },
  find: toldOfAnother,
}
