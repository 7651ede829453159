import { namesTie } from '#domain/recommender.ts'
import { askedInEnglish } from '../../builtin/in-english.ts'
import { joined, plain, words, capitalised, type Phrase } from '../../builtin/phrase.ts'
import { inSentence } from '../../builtin/reference.ts'
import { asRow } from '../../builtin/typed-list.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { ASK_OF_WHOM, ASK_STANDING, ASK_TIE, ASK_WORK_KNOWN } from '../manners/asked.ts'
import {
  APART,
  APART_IN,
  CATEGORY_DISPUTED,
  EMPLOYED_AT,
  FIELD,
  KNOWN_FOR,
  KNOWN_PLAINLY,
  NO_TIE,
  OCCUPATION,
  OCCUPATION_AT,
  PUT_AS,
  RELATION_DISPUTED,
  RELATION_UNCLEAR,
  TIED_BY,
  WHO,
  WORK_KNOWN_FOR,
  WRITES_AS,
} from '../manners/every.ts'
import {
  affirmedIn,
  deniedIn,
  tellsNeverMet,
  tellsOfTie,
  TIE_ANSWERS,
  type RelationCategory,
  type TieAnswer,
} from '../../case-file/ties.ts'
import { formally, inWritersVoice, type OwnWords, type Remarks } from '../own-voice.ts'
import { asWritten, kindRemarks } from '../remarks.ts'
import { relationOf } from '../relation.ts'
import { frequency, postIn, titleIn, years } from '../writer.ts'
import type { Letter } from '../letter.ts'
import { question } from './question.ts'

export function standing(letter: Letter): void {
  const { write, writer, manner } = letter
  write.say(manner.purpose, {
    title: writer.say('title', titleIn),
    post: writer.say('title', postIn),
    organization: writer.say('organization'),
  })
  introduced(letter)
  question(letter, ASK_STANDING, `referees.${writer.id}`)
}

/** Words up to which a post is named in several letters of one applicant. */
const SHORT = 4

/** Which field the letter speaks to, and who the applicant is where the writer does not come from beside them. */
function introduced({ write, portrait, share, tie }: Letter): void {
  if (share.rank >= FIELD.length) return
  write.say(FIELD, { field: portrait.applicant.say('field_of_endeavor', (field) => inSentence(asRow(field))) })
  if (tie === 'dependent') return
  const post = portrait.jobs.find((one) => one.value('end_date') === '')
  const named = portrait.applicant.say('occupation', (value) => article(occupation(value)))
  // What the form calls the occupation tells more than the title of a post, which says where it is practiced.
  if (named !== undefined) {
    const employer = post?.say('organization')
    const title = post?.value('job_title').toLowerCase() ?? ''
    // A post that bears another title is not that occupation at that house: the two are told apart.
    const isOfPost = title.includes(portrait.applicant.value('occupation').toLowerCase())
    if (isOfPost && write.say(OCCUPATION_AT, { occupation: named, employer })) return
    write.say(OCCUPATION, { occupation: named })
    write.say(EMPLOYED_AT, { employer })
    return
  }
  if (post === undefined || post.value('job_title').split(/\s+/).length > SHORT) return
  write.say(WHO, {
    aJobTitle: post.say('job_title', (title) => article(occupation(title))),
    jobTitle: post.say('job_title', occupation),
    employer: post.say('organization'),
  })
}

const row = (clauses: readonly Phrase[]): Phrase | undefined =>
  clauses.length === 0 ? undefined : joined(...clauses.flatMap((one, at) => (at === 0 ? [one] : [words('; '), one])))

export function acquaintance(letter: Letter): void {
  const { write, writer, tie, relation, knowsPerson, manner, portrait } = letter
  const { person, applicant } = portrait
  const { as, clauses: told, unclear } = relationOf(writer, person, relation)
  const { clauses, remarks } = toldOnce(
    told.map((clause) => {
      const { text, sources } = formally(plain(clause), clause.sources, applicant.value('first_name'), person)
      return words(text, sources)
    }),
    remarksOf(letter),
  )
  const time = writer.say('years_of_known', years)
  const rest = row(clauses)
  if (tie === 'dependent') {
    const slots = { years: time, as, frequency: writer.say('frequency', frequency) }
    // Whom only an answer ties would not know the applicant as that writer's manner has it.
    if (relation === undefined) {
      write.say(WRITES_AS, { as })
      write.say(knowsPerson ? KNOWN_FOR : WORK_KNOWN_FOR, { years: time })
    } else if (!write.say(manner.known, slots)) write.say(KNOWN_PLAINLY, { as })
    for (const clause of clauses) write.add(capitalised(joined(clause, words('.'))))
    tied(letter)
  } else {
    const whole = as === undefined || rest === undefined ? as : joined(as, words('; '), rest)
    const isOfWords = tellsOfTie(writer.value('relationship'))
    const isDenied = answersOf(letter, 'No').length === TIE_ANSWERS.length
    if (whole !== undefined) write.say(isDenied && isOfWords ? PUT_AS : WRITES_AS, { as: whole })
    else if (rest !== undefined && tie === 'independent') write.say(NO_TIE, { rest })
    else if (rest !== undefined) write.add(capitalised(joined(rest, words('.'))))
    write.say(manner.known, { years: time })
    // Where the category or the relationship's words tell of a tie, the writer is asked and nothing is denied.
    if (!isDenied || tie === 'independent') apart(letter)
    if (tie === 'unclear') {
      const disputed = isOfWords ? RELATION_DISPUTED : CATEGORY_DISPUTED
      write.ask(
        isDenied ? disputed : RELATION_UNCLEAR,
        `referees.${writer.id}.${isOfWords || !namesTie(letter.row.category) ? 'relationship' : 'category'}`,
      )
    }
    if (!tellsHowKnown(letter)) question(letter, ASK_WORK_KNOWN, `referees.${writer.id}.comments`)
  }
  for (const { text, sources } of remarks) write.add(words(text, [...writer.sources('comments'), ...sources]))
  for (const typed of unclear)
    write.ask(
      ASK_TIE.replace('{typed}', () => typed),
      `referees.${writer.id}.relationship`,
    )
  askUnclear(letter)
  const asked = askedInEnglish(letter.portrait.caseFile, writer.section, writer.id)
  if (asked !== undefined) write.ask(asked.what, asked.path)
}

/** "We have never met", and nothing besides. */
const isNeverMetAlone = (text: string): boolean =>
  tellsNeverMet(text) &&
  text.split(/\s+/).length <= NEVER_MET_ALONE &&
  !/\b(?:but|and|yet|though|only)\b|[;,]/i.test(text)
const NEVER_MET_ALONE = 8

/** That the two have never met may stand in the relationship and in the remarks; it is told once, and nothing else is lost. */
function toldOnce(clauses: Phrase[], remarks: OwnWords[]): { clauses: Phrase[]; remarks: OwnWords[] } {
  if (!clauses.some((one) => tellsNeverMet(plain(one)))) return { clauses, remarks }
  const kept = remarks.filter(({ text }) => !isNeverMetAlone(text))
  const isRemarked = kept.some(({ text }) => tellsNeverMet(text))
  return { clauses: isRemarked ? clauses.filter((one) => !isNeverMetAlone(plain(one))) : clauses, remarks: kept }
}

/** Words of a relationship that tell of a tie, or deny it, so that the answer need not be said again. */
const TOLD_OF: Readonly<Record<TieAnswer, RegExp>> = {
  same_employer: /\b(?:employ\w*|work(?:s|ed|ing)?|colleagues?|co-?workers?)\b/i,
  was_supervisor: /\b(?:supervis\w*|advis\w*|mentor\w*|taught|teacher|report(?:s|ed)|boss|managed?|head|director)\b/i,
  co_author: /\b(?:co-?auth\w*|publish\w*|publications?|papers?|articles?|wrote)\b/i,
}

/** Categories that tell such a tie by themselves, where the profile bears them out. */
const TOLD_BY: Readonly<Record<TieAnswer, readonly (RelationCategory | undefined)[]>> = {
  same_employer: ['supervisor', 'colleague'],
  was_supervisor: ['supervisor', 'professor'],
  co_author: [],
}

const answersOf = ({ writer }: Letter, answer: 'Yes' | 'No'): TieAnswer[] =>
  TIE_ANSWERS.filter((one) => writer.value(one) === answer)

/** A tie that was answered with yes is told, whatever the category. */
function tied(letter: Letter): void {
  const { write, writer, relation } = letter
  for (const one of answersOf(letter, 'Yes'))
    if (!TOLD_OF[one].test(writer.value('relationship')) && !TOLD_BY[one].includes(relation))
      write.say(TIED_BY[one], {}, [], writer.sources(one))
}

/** What was answered with no, and only that, is denied; once in a letter. */
function apart(letter: Letter): void {
  const { write, writer } = letter
  const denied = answersOf(letter, 'No')
  const open = denied.filter((one) => !TOLD_OF[one].test(deniedIn(writer.value('relationship'))))
  if (open.length === TIE_ANSWERS.length) write.say(APART, {}, [], writer.sources(...open))
  else for (const one of open) write.say(APART_IN[one], {}, [], writer.sources(one))
}

/** Words by which an entry tells how somebody outside came upon the work. */
const HOW_KNOWN =
  /\b(?:read(?:er|s|ing)?|cit(?:e[sd]?|ing)|articles?|papers?|users?|us(?:es|ed|ing)|customers?|clients?|visit(?:s|ed)?|saw|seen|heard|met|follow(?:s|ed)|review(?:ed|er)|examiner|panel|jury|judge[ds]?|fair|conference|congress|talk|lecture|exhibition|internet|bought|tried|editor|inspected|tested|reads?|knows? (?:my|his|her|their|the) (?:work|film|music|book)|chair|network|council|commissioned|ordered|introduc(?:ed|tion)|came (?:across|upon)|contact(?:s|ed)?|correspond\w*|exchange[sd]?|collaborat\w+|through|via|LinkedIn|workshop|meeting|seminar|symposium|committee|board|worked|served|attended|presented|consult(?:s|ed)|advis(?:es|ed)|discuss\w*|wrote|spoke|invited|know(?:s|n)? (?:of )?(?:my|his|her|their|the) (?!well\b|since\b|for\b)\p{Ll}+)\b/iu

/** True where the profile tells how the writer knows the work; it is not for a drafter to suppose. */
export const tellsHowKnown = ({ writer, tie }: Pick<Letter, 'writer' | 'tie'>): boolean =>
  tie === 'dependent' || HOW_KNOWN.test(`${affirmedIn(writer.value('relationship'))} ${writer.value('comments')}`)

/** The writer's own remarks as they stand, and those of which nobody can tell whom they are about. */
function remarksIn({ writer, portrait }: Letter): Remarks {
  const { person, applicant } = portrait
  const { said, unclear } = inWritersVoice(kindRemarks(writer.value('comments')).join('\n'), writer, person, applicant)
  return { said: said.map((one) => ({ ...one, text: asWritten(one.text) })), unclear }
}

/** The sentences of the writer's own remarks. */
export const remarksOf = (letter: Letter): OwnWords[] => remarksIn(letter).said

/** Asks of whom a note speaks; as it stands, the letter would say it of the wrong person. */
function askUnclear(letter: Letter): void {
  for (const note of remarksIn(letter).unclear)
    letter.write.ask(
      ASK_OF_WHOM.replace('{note}', () => note.replace(/[[\]]/gu, '').replace(/[.!?]+$/u, '')),
      `referees.${letter.writer.id}.comments`,
    )
}
