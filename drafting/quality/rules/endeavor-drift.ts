import { US_STATES } from '#domain/us-states.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import { BENEFICIARIES } from '../words/beneficiaries.ts'
import type { Found, Rule } from '../finding.ts'
import { inOneForm } from './endeavor-told.ts'
import { LAW, named, outsideQuotes, type Line, type Reading } from '../reading.ts'

/** What the petition has of the endeavor, read once for each response. */
interface Petition {
  text: string
  words: ReadonlySet<string>
}

const OWN_PAPERS = new Set(['petition_letter', 'endeavor', 'response_letter'])

/** What the applicant's own papers say that were filed. */
const filedIn = ({ rfe }: CaseFile): string[] =>
  (rfe?.pages ?? []).filter(({ paper, isLater }) => OWN_PAPERS.has(paper) && isLater !== true).map(({ text }) => text)

/** The letter that was filed or drafted here, the statement, and the endeavor of the profile; the plans only where no letter tells the endeavor. */
function petitionOf({ caseFile, others }: Reading): Petition {
  const filed = filedIn(caseFile)
  const drafted = others
    .filter(({ kind }) => kind === 'petition_letter')
    .flatMap(({ lines }) => lines.map(({ prose }) => prose))
  const letters = filed.length > 0 ? filed : drafted
  const sections = letters.length > 0 ? ['endeavors'] : ['endeavors', 'futureplan']
  const record = caseFile.facts.filter(({ section }) => sections.includes(section)).map(({ value }) => value)
  const text = [...letters, ...record].join('\n')
  return { text: inOneForm(text), words: new Set(contentWords(text)) }
}

/** A sentence on what is to be done. */
const AHEAD =
  /\b(?:will|intends? to|plans? to|proposes?|aims? to|seeks? to)\b|\b(?:the|this|her|his|their) (?:proposed )?(?:endeavor|undertaking|plan)\b/iu
/** What the officer, the law or the response does is no step. */
const NOT_A_STEP =
  /\b(?:never|officer|USCIS|notice|response|exhibit|petition (?:is|was|may)|certification|adjudicat\w+|Dhanasar)\b|\ufffc/iu
const STEP = /\b(?:will|intends? to|plans? to|proposes? to|aims? to|seeks? to) (?:also )?\p{L}+/iu
/** Fewer words tell no step of their own. */
const LEAST_WORDS = 5
/** Less of a step than this in the petition, and it is another. */
const SHARED = 0.4

const CALLED = /\bendeavor (?:is(?: called| titled| entitled| now)?|bears the title|:)[^“”.]{0,40}“([^“”]+)”/giu
const STATED =
  /\b(?:proposed |specific )?endeavor (?:is|will be|consists (?:of|in)|concerns|aims) (?!“|one |the one\b|something\b|not\b|more\b|narrower\b)([^.;“”]+)/iu
const FIELD = /\b(?:in the field of|field of endeavor is|lies in the field of) ([^.,;“”]+)/giu

const share = (text: string, { words }: Petition): number => {
  const own = [...new Set(contentWords(text))]
  return own.length === 0 ? 1 : own.filter((word) => words.has(word)).length / own.length
}

const holds = (text: string, petition: Petition): boolean => petition.text.includes(inOneForm(text).replace(/;$/u, ''))

function* driftIn({ prose, outer, block }: Line, petition: Petition): Generator<Found> {
  for (const [, title = ''] of prose.matchAll(CALLED))
    if (!holds(title, petition))
      yield { block, text: `The endeavor is called “${named(title)}” here, and the petition has no such title.` }
  const stated = outer.includes(LAW) ? undefined : STATED.exec(outer)?.[1]
  if (stated !== undefined && contentWords(stated).length >= 3 && share(stated, petition) < 0.6)
    yield { block, text: `The endeavor is stated otherwise than in the petition: “${named(stated)}”` }
  for (const [, field = ''] of outer.matchAll(FIELD))
    if (share(field, petition) < 0.5)
      yield { block, text: `The field of the endeavor is “${named(field)}” here, which the petition does not name.` }
  if (!AHEAD.test(outer) || NOT_A_STEP.test(prose)) return
  for (const place of Object.keys(US_STATES))
    if (new RegExp(`(?<!\\b(?:of|at) )\\b${place}\\b`, 'u').test(outer) && !holds(place, petition))
      yield { block, text: `${place} is no place of the endeavor in the petition: “${named(outer)}”` }
  for (const group of BENEFICIARIES)
    if (group.test(outer) && !group.test(petition.text))
      yield {
        block,
        text: `The petition does not name “${group.exec(outer)?.[0] ?? ''}” among those whom the endeavor serves.`,
      }
  if (STEP.test(outer) && contentWords(outer).length >= LEAST_WORDS && share(outer, petition) < SHARED)
    yield { block, text: `The petition has no such step: “${named(outer)}”` }
}

/** Less than this of an endeavor's title and of what is told of it in the filed papers, and they are about another. */
const [OF_TITLE, OF_ALL] = [0.5, 0.35]

/** The endeavor of the profile where the papers that were filed, and were added, hardly have a word of it. */
function otherEndeavor({ caseFile }: Reading): string | undefined {
  const filed = filedIn(caseFile)
  const { endeavors } = caseFile.profile
  const endeavor = endeavors.find(({ is_selected }) => is_selected) ?? endeavors[0]
  const words = new Set(filed.flatMap(contentWords))
  if (endeavor === undefined || words.size === 0) return undefined
  const own = caseFile.facts.filter(({ section, entry }) => section === 'endeavors' && entry === endeavor.id)
  const petition: Petition = { text: '', words }
  const isOther =
    share(endeavor.title, petition) < OF_TITLE && share(own.map(({ value }) => value).join(' '), petition) < OF_ALL
  return isOther ? endeavor.title : undefined
}

/** A petition may not be changed materially after it was filed: its endeavor stays what it was (Matter of Izummi, 22 I&N Dec. 169). */
function* find(reading: Reading): Generator<Found> {
  if (reading.caseFile.rfe === undefined) return
  const other = otherEndeavor(reading)
  if (other !== undefined)
    yield {
      block: reading.lines[0]?.block ?? null,
      text: `The papers that were filed do not tell of the endeavor of your profile, “${named(other)}”. Select the one on which the petition was filed.`,
    }
  const petition = petitionOf(reading)
  if (petition.text.trim() === '') return
  for (const line of reading.lines)
    if (line.kind !== 'quote') yield* driftIn({ ...line, outer: outsideQuotes(line.prose) }, petition)
}

export const endeavorDrift: Rule = { id: 'endeavor-drift', severity: 'must', kinds: ['rfe_response'], find }
