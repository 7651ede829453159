import { fullName, pronounSet, titledName } from '../case-file/names.ts'
import { answered, tellsNeverMet, TIE_ANSWERS } from '../case-file/ties.ts'
import type { CaseFile } from '../case-file.ts'
import { tieOf } from '../recommendation-letter/writer.ts'
import type { Reading } from './reading.ts'
import type { Found } from './rules/rule.ts'

/** Words by which a clause says no. */
export const DENIES = /\b(?:never|not|no|nor|neither|none|nothing|without|cannot)\b|n[’']t\b/iu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const OBJECTS = { 'she/her': 'her', 'he/him': 'him', 'they/them': 'them' } as const
const OWNERS = { 'she/her': 'her', 'he/him': 'his', 'they/them': 'their' } as const

/** Behind "her" in these places nothing follows that is hers: "known her for years", but "known her work". */
const ALONE =
  '(?=[.,;:)]|$| (?:for|since|over|these|well|personally|professionally|first|when|while|during|at|in|on|and|closely|directly|throughout|long|both|to)\\b)'

const ADVERBS =
  '(?:(?:also|already|always|personally|directly|closely|long|first|once|often|since|later|myself|well) )*'
const HAVE = "(?:I|we)(?:[’']ve| have| had)? "

/** What a writer says who knows the person: by having met, or by having worked, taught or published with. */
interface Claims {
  met: RegExp[]
  known: RegExp[]
  worked: RegExp[]
}

const made = new WeakMap<CaseFile, Claims>()

/** The forms of these claims about the applicant of the case file. */
function claimsOn(caseFile: CaseFile): Claims {
  const held = made.get(caseFile)
  if (held !== undefined) return held
  const { application } = caseFile.profile
  const pronouns = pronounSet(application)
  const names = [titledName(application), fullName(application), application.last_name, application.first_name]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(escaped)
  const name = `(?:(?:Dr|Mr|Mrs|Ms|Mx|Prof)\\. )?(?:${names.join('|') || '(?!)'})(?![\\p{L}’'])`
  const person = `(?:${OBJECTS[pronouns]}${ALONE}|${name}(?! (?:as|from|through|by)\\b)|the applicant\\b(?![’']))`
  const owner = OWNERS[pronouns]
  const form = (source: string): RegExp => new RegExp(source, 'iu')
  const of = 'colleague|collaborator|co-?worker|friend|classmate|mentor|teacher|tutor|advis[eo]r|supervisor|manager'
  const found: Claims = {
    met: [
      form(`\\b${HAVE}${ADVERBS}(?:met|meet) ${ADVERBS}(?:with )?${person}`),
      form('\\b(?:when|since|after) we (?:first )?met\\b'),
    ],
    known: [
      form(`\\b${HAVE}${ADVERBS}(?:known|know|knew|come to know|came to know) ${ADVERBS}${person}`),
      form('\\bknown each other\\b|\\bknow each other\\b'),
      form(`\\b(?:my|our) acquaintance(?: with ${person})?`),
    ],
    worked: [
      form(
        `\\b${HAVE}${ADVERBS}(?:work(?:ed)?|collaborat(?:ed|e)|cooperated|co-?operated) ${ADVERBS}(?:with|alongside|beside|together with) ${person}`,
      ),
      form(
        `\\b${HAVE}${ADVERBS}(?:taught|teach|supervised?|mentored|advised|tutored|trained|coached|hired|employed|managed) ${ADVERBS}${person}`,
      ),
      form(
        `\\b(?:${name}|she|he|they) and I (?:have |had )?${ADVERBS}(?:worked|collaborated|met|taught|published|wrote|shared)\\b`,
      ),
      form(
        '\\bwe (?:have |had )?(?:worked|collaborated) (?:closely |side by side |directly )*together\\b|\\bour (?:\\p{L}+ )?collaboration(?! with\\b)',
      ),
      form(`\\b(?:as|am|was|been) (?:an? |one of )?${owner} (?:\\p{L}+ ){0,2}(?:${of})s?\\b`),
      form(`\\b(?:as|am|was|been) an? (?:\\p{L}+ )?(?:${of}) of ${person}`),
      form(
        '\\b(?:is|was|been|as) (?:one of )?my (?:\\p{L}+ )?(?:students?|colleagues?|collaborators?|mentees?|advisees?|employees?)\\b',
      ),
    ],
  }
  made.set(caseFile, found)
  return found
}

const NEVER_MET = 'your profile says that the writer has never met the applicant'
const NO_TIE = 'by your profile the writer has no tie to the applicant, and knows the work alone'

/** An acquaintance that a writer claims who by the profile has none: with somebody never met, or after three times no. */
export function acquaintanceClaimed({ voice, text, caseFile }: Reading): Found[] {
  if (typeof voice !== 'object') return []
  const writer = caseFile.profile.referees.find(({ id }) => id === voice.referee)
  if (writer === undefined) return []
  const isStranger = tellsNeverMet(writer.relationship) || tellsNeverMet(writer.comments)
  const isUntied = answered(writer, false).length === TIE_ANSWERS.length && tieOf(writer) === 'independent'
  if (!isStranger && !isUntied) return []
  const { met, known, worked } = claimsOn(caseFile)
  // Who is not tied may have met the applicant at a conference; co-authors may have worked together and never met.
  const forms = [...known, ...(isStranger ? met : []), ...(isUntied ? worked : [])]
  return forms.flatMap((form): Found[] => {
    const found = form.exec(text)
    if (found === null) return []
    const before = text.slice(0, found.index)
    if (DENIES.test(`${before.split(/[;]|\bbut\b/u).at(-1) ?? ''} ${found[0]}`)) return []
    const [start, end] = [found.index, found.index + found[0].length]
    return [{ kind: 'source', start, end, text: found[0], reason: isStranger ? NEVER_MET : NO_TIE }]
  })
}
