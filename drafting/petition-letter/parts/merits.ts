import type { Composer } from '../../builtin/composer.ts'
import { issuerOf } from '../../builtin/entries.ts'
import { joined, listed, plain, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { telling } from '../../builtin/results.ts'
import { article, degreePhrase } from '../../builtin/wording.ts'
import type { Criterion, CriterionCode } from '../../case-file/exceptional-ability.ts'
import { credentialOf, isFounder, isWhole, theName, tie, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/eligibility.ts'
import { confirmedPosts, criteria, entriesOf } from './criteria.ts'

const honor = (item: Entry): Phrase[] => {
  const [name, issuer] = [theName(item), issuerOf(item)]
  if (name === undefined || issuer === undefined) return []
  return item.value('name').includes(item.value('issuing_organization'))
    ? [name]
    : [joined(name, words(' from '), issuer)]
}

const isComparison = ({ text }: { text: string }): boolean =>
  /survey|percentile|median|middle|tenth|average/i.test(text)

/** A criterion with the papers that meet it, each with what it is of. */
interface Met {
  code: CriterionCode
  items: Paper[]
}

interface Paper {
  item: Entry
  named: Phrase | undefined
  exhibits: readonly number[]
}

const metOf = (matter: Matter, claimed: readonly Criterion[]): Met[] =>
  claimed
    .filter(({ proved }) => proved)
    .map((criterion) => ({
      code: criterion.code,
      items: [
        ...entriesOf(matter, criterion)
          .filter(({ exhibits }) => exhibits.length > 0)
          .map((item) => ({ item, named: namedIn(item), exhibits: item.exhibits })),
        // Posts have no papers of their own: letters of their employers stand for them.
        ...confirmedPosts(matter, criterion).map(({ post, page }) => ({
          item: post,
          named: post.say('organization', (house) => `the letter of ${house}`),
          exhibits: [page.exhibit],
        })),
      ],
    }))
    .filter(({ items }) => items.length > 0)

const namedIn = (item: Entry): Phrase | undefined => {
  // The papers cited beside it tell the degree; of several not each tells the day.
  if (item.section === 'academichistory') return degreePhrase(item, false)
  if (item.section === 'referees') return item.say('organization', (house) => `the letter of ${house}`)
  return item.value('category') === 'Professional' ? credentialOf(item) : theName(item)
}

const papersOf = (exhibits: readonly number[]): Phrase[] =>
  exhibits.map((number) => ({
    inlines: [
      { kind: 'text', text: ' ' },
      { kind: 'exhibit', number },
    ],
    sources: [],
  }))

/** The letters of ten years are counted together, and each has its part in them; of other papers two tell enough. */
const toldOf = ({ code, items }: Met): readonly Paper[] => (code === 'R2' ? items : items.slice(0, 2))

/** "the academic record by a doctorate in …, the license or certification by …, and the recognition by the … Prize" */
const byPapers = (met: readonly Met[]): Phrase | undefined =>
  listed(
    met.flatMap((one) => {
      const named = listed(
        toldOf(one).map(({ named: name, exhibits }) =>
          joined(name ?? words(phrasing.PAPER_MEETS), ...papersOf(exhibits)),
        ),
      )
      return named === undefined ? [] : [joined(words(`${phrasing.CRITERIA_NAMED[one.code]} by `), named)]
    }),
  )

/** What was claimed as well, and whose papers are asked for where it was. */
const yetUnproved = (matter: Matter, claimed: readonly Criterion[], met: readonly Met[]): Phrase | undefined =>
  listed(
    claimed
      .filter(({ code }) => !met.some((one) => one.code === code))
      .map(({ code }) => {
        const years = code === 'R2' ? matter.caseFile.fact('derived', 0, 'years_in_occupation') : undefined
        return words(phrasing.CRITERIA_NAMED[code], years === undefined ? [] : [years.id])
      }),
  )

/** Those from whom the papers come, each once, the schools first. */
function housesOf(met: readonly Met[]): Phrase[] {
  const held = met.flatMap(({ items }) => items)
  const byName = new Map<string, Phrase>()
  for (const { item } of held) {
    const field = HOUSES[item.section] ?? 'issuing_organization'
    const house = field === 'issuing_organization' ? issuerOf(item) : item.say(field)
    const name = item.value(field)
    if (house !== undefined && name !== '' && !byName.has(name)) byName.set(name, house)
  }
  return [...byName.values()]
}

const HOUSES: Readonly<Record<string, string>> = {
  academichistory: 'school_name',
  professionalhistory: 'organization',
  referees: 'organization',
}

/** Words by which a paper tells how few were chosen, or out of how many. */
const CHOSEN =
  /\b(?:among|out of|at most|only|one of|chosen|chose|selected|elected|nominat\w+|candidates?|applicants?|entries|jury|peers?|examin\w+|passed)\b/i

/** What others did before they gave, admitted or certified: the most telling first. */
function measure(write: Composer, met: readonly Met[]): boolean {
  const order: readonly CriterionCode[] = ['R6', 'R5', 'R3']
  const told = order.flatMap((code) =>
    met
      .filter((one) => one.code === code)
      .flatMap(({ items }) =>
        items.flatMap(({ item }) =>
          item
            .told('brief_introduction')
            .filter((one) => isWhole(one) && CHOSEN.test(one.text))
            .map((one) => ({ item, one })),
        ),
      ),
  )
  const withFigures = told.filter(({ one }) => /\d/.test(one.text))
  return [...withFigures, ...told].some(({ item, one }) =>
    write.recall(phrasing.MERITS_MEASURE, one, { item: namedIn(item) }),
  )
}

/** Which criteria which papers meet, what these show together, and by what measure: the step after the count. */
function weighed(write: Composer, matter: Matter, claimed: readonly Criterion[], short: boolean): boolean {
  const met = metOf(matter, claimed)
  write.say(phrasing.MERITS_RULE, { field: matter.basis.field })
  write.say(phrasing.MERITS_MET, { criteria: byPapers(met) })
  write.say(phrasing.MERITS_CLAIMED, { criteria: yetUnproved(matter, claimed, met) })
  write.close()
  const houses = housesOf(met)
  const own = matter.jobs.filter(isFounder).flatMap((job) => job.value('organization'))
  if (houses.length > 1 && !houses.some((house) => own.includes(plain(house))))
    write.say(phrasing.MERITS_HOUSES, { houses: listed(houses) })
  const strong = matter.ranked.filter((one) => telling(one).length > 0)
  const hasResult = short
    ? write.say(phrasing.MERITS_WORKS, { works: listed(matter.naming.all(strong.slice(0, 2))) })
    : strong.some((work) =>
        telling(work).some((told) => write.recall(phrasing.MERITS_RESULT, told, { work: matter.naming.call(work) })),
      )
  const hasMeasure = measure(write, met)
  return hasResult || hasMeasure
}

/** Final merits: the whole record, the most telling first, and what it means for the endeavor. */
export function finalMerits(write: Composer, matter: Matter): void {
  const { basis } = matter
  const of = (code: CriterionCode) => {
    const held = basis.criteria.find((criterion) => criterion.code === code)
    return held === undefined ? [] : entriesOf(matter, held)
  }
  const isAbove = weighed(write, matter, basis.criteria, false)
  write.recall(
    phrasing.MERITS_POST,
    matter.currentJob?.told('job_summary').find(({ text }) => /\b(?:direct|lead|manage|head|responsible)/i.test(text)),
  )
  const pay = of('R4')
    .flatMap((item) => item.told('brief_introduction').filter(isWhole))
    .find(isComparison)
  if (pay !== undefined) write.say(phrasing.MERITS_PAY, {}, [], pay.sources)
  const member = of('R5').find((item) => / of /.test(item.value('name')))
  const standing = member?.say('name', (name) => `the standing of ${article(name)}`)
  write.say(phrasing.MERITS_PEERS, {
    items: listed([...of('R6').slice(0, 2).flatMap(honor), ...(standing === undefined ? [] : [standing])]),
  })
  const nearest = matter.ranked[0]
  write.say(phrasing.MERITS_SERVES, { topics: nearest === undefined ? undefined : tie(nearest, matter) })
  if (!isAbove && pay === undefined) write.ask(phrasing.ASK_MEASURE, 'evidence')
  write.close()
  const slots = { class: basis.classification, field: basis.field }
  write.say(basis.shown ? phrasing.MERITS_CLOSE : phrasing.MERITS_OPEN, slots)
}

export function alternativeAbility(write: Composer, matter: Matter): void {
  const slots = { field: matter.basis.field }
  write.say(phrasing.ALTERNATIVE_RULE, slots)
  criteria(write, matter, matter.basis.alternative, true)
  if (!weighed(write, matter, matter.basis.alternative, true)) write.ask(phrasing.ASK_MEASURE, 'evidence')
  write.say(phrasing.ALTERNATIVE_CLOSE, slots)
}
