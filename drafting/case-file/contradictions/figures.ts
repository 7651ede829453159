import type { Contradiction } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { contentWords, sentencesOf } from '../../builtin/passages.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { FACT_SECTIONS, type SectionName } from '../fields.ts'
import { figuresIn, valueOf, type Figure } from '../figures-in.ts'
import { fieldPlace, placeOf } from '../places.ts'
import type { Check } from './filing.ts'

export const gradeAboveScale: Check = ({ profile }) =>
  profile.academichistory.flatMap(({ id, total_gpa, max_gpa }): Contradiction[] =>
    total_gpa <= max_gpa
      ? []
      : [
          {
            kind: 'figure',
            text: `${placeOf(profile, 'academichistory', id)} gives a GPA of ${total_gpa}, above its highest possible value, ${max_gpa}.`,
            places: [
              fieldPlace(profile, 'academichistory', id, 'total_gpa'),
              fieldPlace(profile, 'academichistory', id, 'max_gpa'),
            ],
          },
        ],
  )

const NUMBER = '(?<number>\\d{1,3}(?:,\\d{3})+|\\d+|(?:[a-z]+-)?[a-z]+(?: hundred)?)'
const CITED = [
  new RegExp(
    `(?:article|paper|study|work|publication|it)\\b[^.]{0,80}?\\b(?:was|is|has been|have been|were) (?:since )?cited (?:about |around )?${NUMBER} times`,
    'giu',
  ),
  /(?:article|paper|study|publication)\b[^.]{0,60}?\b(?:has|have|had|received|drew) (?<number>\d{1,3}(?:,\d{3})+|\d+) citations/giu,
]
const PASSAGES = ['background', 'goal', 'challenge', 'solution', 'impact', 'comments'] as const
const LOOSELY = /(?:more than|over|at least|nearly|almost|about|around|some)\s*$/iu

/** A count of citations in a project's own words, other than in its field. */
export const citationsInWords: Check = ({ profile }) =>
  profile.academicprojects.flatMap((project): Contradiction[] => {
    const { id, is_published, citation_count } = project
    if (!is_published || citation_count === null) return []
    return PASSAGES.flatMap((field): Contradiction[] => {
      const told = CITED.flatMap((form) =>
        [...project[field].matchAll(form)].flatMap((match) => {
          const number = match.groups?.number ?? ''
          const value = valueOf(number)
          const loosely = LOOSELY.test(match[0].slice(0, match[0].lastIndexOf(number)))
          return Number.isFinite(value) && value >= 0 && !loosely ? [value] : []
        }),
      )
      const other = told.find((value) => value !== citation_count)
      if (other === undefined || told.includes(citation_count)) return []
      const label = FACT_SECTIONS.academicprojects.fields[field]
      return [
        {
          kind: 'figure',
          text: `${placeOf(profile, 'academicprojects', id)} has a citation count of ${citation_count}, but its ${label.toLowerCase()} says ${other}.`,
          places: [
            { ...fieldPlace(profile, 'academicprojects', id, 'citation_count'), told: String(citation_count) },
            fieldPlace(profile, 'academicprojects', id, field),
          ],
        },
      ]
    })
  })

const PLAN_PARTS = ['plans', 'expected_outcomes'] as const

type Plan = Profile['futureplan'][number]

const planWords = ({ plan_title, area_of_focus, plans }: Plan): string[] =>
  contentWords(`${plan_title} ${area_of_focus} ${plans}`)

/** The plan that an endeavor carries out: the one that shares most of its words. */
function planOf(plans: readonly { plan: Plan; words: readonly string[] }[], title: string): Plan | undefined {
  const wanted = new Set(contentWords(title))
  const shared = plans.map(({ words }) => words.filter((word) => wanted.has(word)).length)
  const most = Math.max(0, ...shared)
  return most === 0 ? undefined : plans[shared.indexOf(most)]?.plan
}

/** Every figure that the entries other than endeavors tell, by its thing. */
function toldElsewhere(profile: Profile): Map<string, Set<number>> {
  const sections = Object.keys(FACT_SECTIONS).filter((section): section is SectionName => section !== 'endeavors')
  const texts = sections.flatMap((section) =>
    profile[section].flatMap((entry) => Object.values(entry).filter((value) => typeof value === 'string')),
  )
  const byThing = new Map<string, Set<number>>()
  for (const { noun, value } of texts.flatMap(figuresIn))
    byThing.set(noun, (byThing.get(noun) ?? new Set<number>()).add(value))
  return byThing
}

/** Figures of an endeavor other than those of the plan it rests on. */
export const endeavorAndPlan: Check = ({ profile }) => {
  if (profile.endeavors.length === 0 || profile.futureplan.length === 0) return []
  const elsewhere = toldElsewhere(profile)
  const plans = profile.futureplan.map((plan) => ({ plan, words: planWords(plan) }))
  return profile.endeavors.flatMap((endeavor): Contradiction[] => {
    const plan = planOf(plans, endeavor.title)
    if (plan === undefined) return []
    const planned = PLAN_PARTS.flatMap((field) => figuresIn(plan[field]).map((figure) => ({ ...figure, field })))
    const fields = ['title' as const, ...ENDEAVOR_PARTS]
    const repeated = fields.flatMap((field) => figuresIn(endeavor[field] ?? ''))
    // An endeavor that holds the plan's own figure speaks of something else where it tells another.
    const isRepeated = ({ noun, value }: Figure) =>
      repeated.some((figure) => figure.noun === noun && figure.value === value)
    return fields.flatMap((field): Contradiction[] =>
      plannedIn(field, endeavor[field] ?? '').flatMap((figure): Contradiction[] => {
        const same = planned.filter(({ noun }) => noun === figure.noun)
        const counterpart = onlyOne(same)
        if (
          counterpart === undefined ||
          isRepeated(counterpart) ||
          elsewhere.get(figure.noun)?.has(figure.value) === true
        )
          return []
        return [
          {
            kind: 'figure',
            text: `${placeOf(profile, 'endeavors', endeavor.id)} says “${figure.text}”, but ${placeOf(profile, 'futureplan', plan.id)}, on which it rests, says “${counterpart.text}”.`,
            places: [
              fieldPlace(profile, 'endeavors', endeavor.id, field),
              fieldPlace(profile, 'futureplan', plan.id, counterpart.field),
            ],
          },
        ]
      }),
    )
  })
}

const AHEAD = /\b(?:will|would|shall|plans?|intends?|aims?|expects?|going to|proposes?|target|goal)\b/iu

/** Figures of what is still to be done: those of the past have their own places. A title is a plan throughout. */
const plannedIn = (field: string, text: string): Figure[] =>
  sentencesOf(text).flatMap((sentence) => (field === 'title' || AHEAD.test(sentence) ? figuresIn(sentence) : []))

/** Of several counts of a thing, none can be told to be the one that another text means. */
const onlyOne = <T extends Figure>(figures: readonly T[]): T | undefined =>
  new Set(figures.map(({ value }) => value)).size === 1 ? figures[0] : undefined
