import type { CaseFile } from '../case-file.ts'
import { AT_HOUSE } from './reference.ts'

/** A sentence with the facts that hold what it was made to name. */
interface Named {
  text: string
  sources: string[]
}

/** The order in which an entry tells: what an earlier field has introduced, a later one calls by its noun. */
const PROJECT = ['project_name', 'background', 'goal', 'challenge', 'solution', 'impact']
const PLAN = ['plan_title', 'area_of_focus', 'current_progress', 'plans', 'expected_outcomes', 'impact']

const HOUSE = /\b(?:Hospital|Clinic|School|University|College|Institute|Museum|Library)\b/gu

/** Things that people make and put to use. */
const ARTIFACT =
  'form|toolkit|tool|protocol|manual|model|method|forecast|worksheet|course|kit|filter|sensor|device|app|register|guide|system|furnace|procedure|curriculum|handbook|platform|test|map|database|checklist|calculator|index|score|alarm|unit|instrument'
/** "I designed a one-page review form" */
const MADE = new RegExp(
  `\\b(?:I|[Ww]e) (?:also |then |first |have )?(?:designed|built|developed|wrote|created|invented|constructed|devised|established|introduced|programmed|drew up|set up) (?:an?|the) (?<what>(?:[\\p{Ll}\\d-]+ ){1,3})(?<head>${ARTIFACT})\\b(?!-)`,
  'gu',
)
/** "The review form exists in English" */
const CALLED = new RegExp(`\\b(?:[Aa]n?|[Tt]he) (?<what>(?:[\\p{Ll}\\d-]+ ){1,2})(?<head>${ARTIFACT})\\b(?!-)`, 'gu')
/** Words that only point at a thing, or join it to another. */
const NO_NAME =
  /\b(?:the|an?|and|or|of|for|in|on|to|with|same|other|new|first|second|next|last|whole|this|that|is|was|each|every)\b/

/**
 * The sentences of a field so that each can be told apart from its project or plan: "the hospital" is called by its name,
 * and "the form" by what tells it from others, where nothing in the field has done so before.
 */
export function withThingsNamed(
  caseFile: CaseFile,
  { section, entry, field }: { section: string; entry: number; field: string },
  texts: readonly string[],
): Named[] {
  const order = section === 'futureplan' ? PLAN : section.endsWith('projects') ? PROJECT : []
  const at = order.indexOf(field)
  if (at < 1) return texts.map((text) => ({ text, sources: [] }))
  const fact = (name: string) => caseFile.fact(section, entry, name)
  const house = section === 'futureplan' ? undefined : houseOf(fact('project_name'), fact('organization'))
  const made = order.slice(1, at).flatMap((name) => thingsIn(fact(name), section === 'futureplan' ? CALLED : MADE))
  return texts.map((text, index) => {
    const before = texts.slice(0, index).join(' ')
    const named: Named = { text, sources: [] }
    if (/^\[|[“”]/.test(text)) return named
    const known = [...(house === undefined ? [] : [house]), ...sole(made)]
    return known.reduce((told, thing) => called(told, thing, before), named)
  })
}

/** What a bare noun stands for, with its fact. */
interface Thing {
  noun: string
  name: string
  source: string
}

type Fact = ReturnType<CaseFile['fact']>

/** The house where a work was done: the one that its title names, or else its organization. */
function houseOf(title: Fact, organization: Fact): Thing | undefined {
  for (const fact of [title, organization]) {
    if (fact === undefined) continue
    const name =
      fact === title ? AT_HOUSE.exec(fact.value)?.[0].replace(/^ (?:at|in) (?:the )?/, '') : fact.value.trim()
    const noun = name?.match(HOUSE)?.at(-1)?.toLowerCase()
    if (name !== undefined && noun !== undefined) return { noun, name, source: fact.id }
  }
  return undefined
}

const thingsIn = (fact: Fact, form: RegExp): Thing[] =>
  fact === undefined
    ? []
    : [...fact.value.matchAll(form)].flatMap(({ groups }) => {
        const { what = '', head = '' } = groups ?? {}
        return NO_NAME.test(what) ? [] : [{ noun: head, name: `the ${what}${head}`, source: fact.id }]
      })

/** Those whose noun stands for one thing only. */
const sole = (things: readonly Thing[]): Thing[] =>
  things.filter(
    ({ noun, name }, at) =>
      things.every((other) => other.noun !== noun || other.name === name) &&
      things.findIndex((other) => other.noun === noun) === at,
  )

/** A sentence in which a thing that was not spoken of before is called by its name. */
function called({ text, sources }: Named, { noun, name, source }: Thing, before: string): Named {
  const bare = new RegExp(`\\b(?<the>[Tt]he) ${noun}\\b(?![-’']| (?:of|for|that|which|in|at|where) )`, 'u')
  const at = bare.exec(text)
  const spoken = new RegExp(`\\b${noun}\\b`, 'iu')
  if (at === null || spoken.test(before) || spoken.test(text.slice(0, at.index))) return { text, sources }
  const isHead = at.groups?.the === 'The'
  const isHouse = !name.startsWith('the ')
  // At the head of a sentence the record's own subject stays, so that who did it is told by its words.
  const told = isHead ? (isHouse ? `${at[0]} (${name})` : name.replace(/^the/, 'The')) : name
  return { text: text.slice(0, at.index) + told + text.slice(at.index + at[0].length), sources: [...sources, source] }
}
