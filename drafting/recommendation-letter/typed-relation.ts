import { lowerFirst } from '../builtin/entries.ts'
import type { Person } from '../builtin/person.ts'

/** Words in which people say what somebody is to them, as a letter says it. */
const IN_FULL: readonly [RegExp, string][] = [
  [/^ex[- ](?=\p{L})/iu, 'former '],
  [/\bP\.?I\.?(?!\p{L})/u, 'principal investigator'],
  [/\bboss(?=$| (?:at|in|of|from)\b)/i, 'supervisor'],
  [/^part of (my|his|her|their) ((?:\p{L}+ )*committee)$/iu, 'member of $1 $2'],
]

/** "PhD students together": a clause without its verb. */
const PAIRED = /^(?!(?:were|are|was) )(?:[\p{L}.]+ ){1,3}together\b/iu

/** The last word of what somebody is, before where or of what. */
const HEAD =
  /^(?<head>[^,;]*?)(?<rest>(?:,| (?:of|at|in|on|for|from|with|to|by|during|since|and|who|whom|that|which|whose)\b).*)?$/iu

const PLURAL =
  /(?:mates|colleagues|workers|authors|students|friends|peers|partners|collaborators|founders|researchers|members|scientists|engineers|fellows|neighbou?rs|teachers|classmates|associates|teammates|investigators|residents|postdocs|interns|musicians|artists|professors|physicians|doctors|nurses|co-?pis)$/i

/** Words for a person; what has none of them ("LinkedIn", "through work") tells nothing of what the writer is. */
const A_PERSON =
  /(?:(?:er|or|ist|ian|ant|ee|ess|eur|mate|man|woman|person|student|client|president|resident|agent|correspondent|independent|superintendent|respondent|patient|parent|recipient|counterpart|colleague|friend|peer|boss|chief|head|lead|chair|dean|host|fellow|partner|associate|guide|coach|captain|official|principal|professional|executive|representative|postdoc|intern|pi|expert|nurse|scholar|spouse|husband|wife|uncle|cousin|judge|user|report|referee|guest|clinician|patron|curate|priest|pastor|rabbi|imam|aide|emeritus|emerita|delegate|graduate|general|technologist|prof|advocate|contact|ally|critic|mechanic|medic|c[a-z]o|vp))$/i
const NO_PERSON =
  /(?:^|[\s-])(?:center|centre|paper|chapter|letter|computer|order|matter|number|manner|semester|summer|winter|quarter|career|labor|sector|factor|other|another|together|never|under|over|after|former|senior|junior|for|or)$/i

/** What a writer is, in the words typed, of one person: "lab mate" of "lab mates"; undefined where they name no person. */
export function oneOf(typed: string): string | undefined {
  const written = IN_FULL.reduce((text, [form, full]) => text.replace(form, full), typed)
  const { head = written, rest = '' } = HEAD.exec(written)?.groups ?? {}
  const one = PLURAL.test(head) ? head.replace(/s$/, '') : head
  return A_PERSON.test(one) && !NO_PERSON.test(one) ? one + rest : undefined
}

/** "same team at Corvane": where both were, which makes nobody "her same team". */
const SAME =
  /^(?:(?:we are |we were |both )?(?:in|at|from|on|of) )?the same (?<what>[\p{L} -]+?)(?<rest>,? (?:at|in|of|from|for|during|until|since|as)\b.*)?$/iu
const INSIDE =
  /\b(?:team|group|department|unit|laboratory|lab|division|office|field|industry|city|building|project|class|program|course|cohort)$/i

/** How people say by what they know each other. */
const BY_WAY = /^(?:know each other |known |acquainted )?(?<way>(?:through|from|via) .+)$/iu

/** What goes on between two people, where no word says who they are. */
const LINK =
  /^(?:(?:professional|personal|regular) )?(?:contacts?|correspondence|collaboration|cooperation) (?:through|via|by|on|in|at|since|about|over|between)\b/i

/** A clause for what was typed without a person and without a verb; undefined where there is none. */
export function withoutPerson(typed: string, person: Person): string | undefined {
  const { what, rest = '' } = SAME.exec(typed.replace(/^same\b/i, 'the same'))?.groups ?? {}
  if (what !== undefined) {
    // Whether both worked there or studied nobody has said.
    return `we have been ${INSIDE.test(what) ? 'in' : 'at'} the same ${what}${rest}`
  }
  if (PAIRED.test(typed) && PLURAL.test(typed.replace(/ together\b.*/i, ''))) return `we have been ${lowerFirst(typed)}`
  const { to, by = '' } = /^introduced (?:(?<to>to me) )?(?<by>.+)$/iu.exec(typed)?.groups ?? {}
  if (by !== '')
    return to === undefined
      ? `we were introduced ${by}`
      : `${person.subject} ${person.plural ? 'were' : 'was'} introduced to me ${by}`
  if (LINK.test(typed)) return `what connects us is ${lowerFirst(typed)}`
  const { way } = BY_WAY.exec(typed)?.groups ?? {}
  return way === undefined ? undefined : `I know ${person.object} ${lowerFirst(way)}`
}

/** Who writes a letter of recommendation stands above rather than below. */
const ABOVE =
  /\b(?:boss|supervisor|manager|professor|teacher|advis[eo]r|mentor|employer|director|head|chief|leader|lead|dean|principal|instructor|coach|pi)\b/i

/** By which pronouns somebody of this gender is meant. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  male: /^(?:he|him|his)$/i,
  female: /^(?:she|her|hers)$/i,
}

/**
 * Whom a pronoun means in what the applicant typed of the writer, or in what was typed in the writer’s own voice; undefined
 * where it could be either.
 */
function meant(pronoun: string, person: Person, gender: string): 'writer' | 'applicant' | undefined {
  const isApplicant = [person.subject, person.object, person.possessive].includes(pronoun.toLowerCase())
  const isWriter = PRONOUNS[gender]?.test(pronoun) ?? true
  if (isApplicant !== isWriter) return isApplicant ? 'applicant' : 'writer'
  return undefined
}

/**
 * A clause about two people, in the writer's mouth: "He is my former manager", "I report to him", "reports to me". Null where
 * nobody can tell which of them it is about, undefined where it is no such clause.
 */
export function ofTwo(typed: string, person: Person, gender: string): string | null | undefined {
  const is = /^(?<who>he|she|they) (?<be>is|was|are|were) (?:my|our) (?<what>.+)$/iu.exec(typed)?.groups
  if (is !== undefined) {
    const { who = '', be = '', what = '' } = is
    const whose = meant(who, person, gender) ?? (ABOVE.test(what) ? 'writer' : 'applicant')
    if (whose === 'applicant') return undefined
    return `I ${/^(?:is|are)$/i.test(be) ? 'am' : 'was'} ${person.possessive} ${oneOf(what) ?? what}`
  }
  const report =
    /^(?:(?<who>I|he|she|they) )?(?<verb>report(?:s|ed)?|answer(?:s|ed)?) (?:directly )?to (?<whom>me|him|her|them)(?<rest>.*)$/iu
  const to = report.exec(typed)?.groups
  if (to !== undefined) {
    const { who = '', verb = '', whom = '', rest = '' } = to
    const ofWhom = /^(?:|I)$/.test(who) ? (whom === 'me' ? '' : whom) : who
    const isMeant = ofWhom === '' ? undefined : meant(ofWhom, person, gender)
    if (isMeant === undefined) return null
    // "I report to him" of a man whom a woman names is hers; of a woman named by a man, the writer's.
    const applicantReports = (isMeant === 'writer') === (ofWhom === whom)
    const past = verb.endsWith('ed')
    const stem = verb.replace(/(?:ed|s)$/, '')
    return applicantReports
      ? `${person.subject} ${past ? `${stem}ed` : person.plural ? stem : `${stem}s`} to me${rest}`
      : `I ${past ? `${stem}ed` : stem} to ${person.object}${rest}`
  }
  const beside =
    /^I (?<verb>(?:have )?(?:know|knew|known|met|work|worked|study|studied) (?:with |together with )?)(?<whom>him|her|them)\b(?<rest>.*)$/iu
  const of = beside.exec(typed)?.groups
  // What both do alike is as true of the other.
  if (of !== undefined && !/\b(?:my|his|her|their)\b/i.test(of.rest ?? ''))
    return `I ${of.verb ?? ''}${person.object}${of.rest ?? ''}`
  const alone =
    /^(?<verb>met|knew|worked (?:together )?with|studied (?:together )?with|published with) (?:me|him|her|them|us)\b(?<rest>.*)$/iu.exec(
      typed,
    )
  if (alone?.groups !== undefined)
    return `I ${(alone.groups.verb ?? '').toLowerCase()} ${person.object}${alone.groups.rest ?? ''}`
  return undefined
}

/** What people leave out where they note something down. */
export const withArticles = (typed: string): string =>
  typed
    .replace(
      /\b(at|during) (?=(?:conference|workshop|meeting|seminar|symposium|congress|fair|trade show)\b)/giu,
      '$1 a ',
    )
    .replace(/^(?:know|knew|have known) each other\b/i, (known) => `we ${lowerFirst(known)}`)
    .replace(/^(?=both (?:work|stud|taught|attended)\p{L}*\b)/iu, 'we ')
