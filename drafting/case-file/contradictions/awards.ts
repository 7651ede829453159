import { sentencesOf } from '../../builtin/passages.ts'
import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { searchable } from '../../grounding/fold.ts'
import { atEdge, datesIn, daysApart, written, type WrittenDate } from '../dates-in.ts'
import { FACT_SECTIONS, type SectionName } from '../fields.ts'
import { isPassage } from '../passage-fields.ts'
import { fieldPlace, isSection, placeOf } from '../places.ts'
import { pagePlace, pagesOfEntry, type Check, type Filing } from './filing.ts'

type Evidence = Profile['evidence'][number]

const yearOf = (iso: string): number => Number(iso.slice(0, 4))

/** A prize of a year is often handed over in the first months of the next. */
const isYearOf = (year: number, { received_date }: Evidence): boolean =>
  year === yearOf(received_date) || (year === yearOf(received_date) - 1 && Number(received_date.slice(5, 7)) <= 6)

/** A year in the name of a piece of evidence, other than the year in which it was received. */
export const yearInName: Check = ({ profile }) =>
  profile.evidence.flatMap((item): Contradiction[] => {
    const years = datesIn(item.name)
    const [first] = years
    if (first === undefined || years.some(({ year }) => isYearOf(year, item))) return []
    return [
      {
        kind: 'dates',
        text: `${placeOf(profile, 'evidence', item.id)}, “${item.name}”, was received ${atEdge(item.received_date, 'start')}, not in ${first.year}.`,
        places: [
          fieldPlace(profile, 'evidence', item.id, 'name'),
          fieldPlace(profile, 'evidence', item.id, 'received_date'),
        ],
      },
    ]
  })

/** "The prize was first given in 2009" tells of another's. */
const GIVEN =
  /(?<!\b(?:first|previously|last) )(?:awarded|presented|conferred|issued|granted|given|date of (?:issue|award)|issue date|date issued|dated?:?)\b[^.\n]{0,60}$/iu
const isAward = ({ category, sub_category }: Evidence): boolean =>
  category === 'Achievement' || sub_category === 'Academic Award'
const isDated = (item: Evidence): boolean => isAward(item) || item.category === 'Professional'

const paperSays = (
  filing: Filing,
  item: Evidence,
  { date, page }: { date: WrittenDate; page: ExhibitPage },
): Contradiction => {
  const { profile } = filing
  const paper = pagePlace(filing, page)
  return {
    kind: 'dates',
    text: `${placeOf(profile, 'evidence', item.id)}, “${item.name}”, was received ${atEdge(item.received_date, 'start')}, but its paper (${paper.place}) says ${written(date)}.`,
    places: [{ ...fieldPlace(profile, 'evidence', item.id, 'received_date'), told: item.received_date }, paper],
  }
}

/** The paper of an award or a certificate whose own date is of another year. */
export const yearOnPaper: Check = (filing) =>
  filing.profile.evidence.filter(isDated).flatMap((item): Contradiction[] => {
    const dates = pagesOfEntry(filing, 'evidence', item.id).flatMap((page) =>
      datesIn(page.text).map((date) => ({ date, page })),
    )
    // A paper that tells the year of the entry tells other years of other things: "given every second year since 2015".
    if (dates.some(({ date }) => isYearOf(date.year, item) || date.year === yearOf(item.received_date))) return []
    const first = dates.find(({ date: { start }, page }) => GIVEN.test(page.text.slice(Math.max(0, start - 80), start)))
    return first === undefined ? [] : [paperSays(filing, item, first)]
  })

const RENEWED = /\b(?:re-?new\p{L}*|re-?issu\p{L}*|duplicate|replacement|extended|copy)\b/iu
const CERTIFIES = /\b(?:certificat\p{L}*|licen[cs]e|permit|registration|diploma)\b/iu
/** Days that a certificate's paper tells for something else. */
const OF_ELSE =
  /(?:valid|expir\p{L}*|until|through|born|birth|founded|established|since|from|to|next|due|exam\p{L}*|held on|renew\p{L}*|printed)\b[^.\n]{0,40}$/iu
/** A certificate is sent out weeks after the day that it bears. */
const SENT_LATER = 183

/** A certificate or license whose only day is far from the one entered. */
export const dayOnCertificate: Check = (filing) =>
  filing.profile.evidence
    .filter(({ sub_category }) => sub_category === 'Certification' || sub_category === 'License')
    .flatMap((item): Contradiction[] => {
      const pages = pagesOfEntry(filing, 'evidence', item.id)
      const whole = pages.map(({ text }) => text).join('\n')
      if (!CERTIFIES.test(whole) || RENEWED.test(whole)) return []
      const days = pages.flatMap((page) =>
        datesIn(page.text)
          .filter(
            ({ start, month }) => month !== undefined && !OF_ELSE.test(page.text.slice(Math.max(0, start - 60), start)),
          )
          .map((date) => ({ date, page })),
      )
      const [only, another] = days
      if (only === undefined || another !== undefined || daysApart(only.date, item.received_date) <= SENT_LATER)
        return []
      return [paperSays(filing, item, only)]
    })

const EXPIRES =
  /\b(?:valid (?:un)?til(?:l)?|valid to|valid through|expires?(?: on)?|expir(?:y|ation)(?: date)?|good through)\b[^.\n\d]{0,20}$/iu
const SAME_END = 31

/** A certificate or license that ends on another day than entered. */
export const endOfCertificate: Check = (filing) =>
  filing.profile.evidence.flatMap((item): Contradiction[] => {
    const { profile } = filing
    const { expired_date } = item
    if (expired_date === null || expired_date === '') return []
    const pages = pagesOfEntry(filing, 'evidence', item.id)
    const ends = pages.flatMap((page) =>
      datesIn(page.text)
        .filter(({ start }) => EXPIRES.test(page.text.slice(Math.max(0, start - 60), start)))
        .map((date) => ({ date, page })),
    )
    const [first] = ends
    if (first === undefined || ends.some(({ date }) => daysApart(date, expired_date) <= SAME_END)) return []
    const paper = pagePlace(filing, first.page)
    return [
      {
        kind: 'dates',
        text: `${placeOf(profile, 'evidence', item.id)}, “${item.name}”, expires ${atEdge(expired_date, 'end')}, but its paper (${paper.place}) says ${written(first.date)}.`,
        places: [{ ...fieldPlace(profile, 'evidence', item.id, 'expired_date'), told: expired_date }, paper],
      },
    ]
  })

const RECEIVING = /\b(?:received|won|awarded|given|got|earned|honou?red|presented|granted)\b/iu

interface ToldAward {
  section: SectionName
  id: number
  field: string
  date: WrittenDate
  words: string
}

/** The sentences of the entries that tell of something received, with the one date that they give it. */
function awardsTold(profile: Profile): ToldAward[] {
  const sections: SectionName[] = Object.keys(FACT_SECTIONS).filter(isSection)
  return sections.flatMap((section) =>
    profile[section].flatMap((entry) =>
      Object.entries(entry)
        .flatMap(([field, value]) => (isPassage(field) && typeof value === 'string' ? [{ field, value }] : []))
        .flatMap(({ field, value }) =>
          sentencesOf(value)
            .filter((sentence) => RECEIVING.test(sentence))
            .flatMap((sentence): ToldAward[] => {
              const [date, ...others] = datesIn(sentence)
              if (date === undefined || others.length > 0) return []
              return [{ section, id: entry.id, field, date, words: searchable(sentence) }]
            }),
        ),
    ),
  )
}

/** Two words that stand beside each other, each two of a text. */
function wordPairs(words: string): string[] {
  const each = words.trim().split(' ')
  return each.slice(1).map((word, at) => `${each[at]} ${word}`)
}

/** Finds what is told of an award among all that is told: by the pair of its words that fewest sentences have. */
function findAwards(told: readonly ToldAward[]): (name: string) => readonly ToldAward[] {
  const byPair = new Map<string, ToldAward[]>()
  for (const one of told)
    for (const pair of new Set(wordPairs(one.words))) {
      const known = byPair.get(pair)
      if (known === undefined) byPair.set(pair, [one])
      else known.push(one)
    }
  return (name) => {
    const wanted = searchable(name)
    const lists = wordPairs(wanted).map((pair) => byPair.get(pair) ?? [])
    const fewest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? [])
    return fewest.filter(({ words }) => words.includes(wanted))
  }
}

/** An award that another passage gives another year. */
export const yearToldElsewhere: Check = ({ profile }) => {
  const toldOf = findAwards(awardsTold(profile))
  return profile.evidence
    .filter((item) => searchable(item.name).trim().split(' ').length >= 2)
    .flatMap((item): Contradiction[] => {
      const other = toldOf(item.name).find(({ date }) => !isYearOf(date.year, item))
      if (other === undefined) return []
      const place = fieldPlace(profile, other.section, other.id, other.field)
      return [
        {
          kind: 'dates',
          text: `${placeOf(profile, 'evidence', item.id)}, “${item.name}”, was received ${atEdge(item.received_date, 'start')}, but ${place.place} puts it in ${written(other.date)}.`,
          places: [fieldPlace(profile, 'evidence', item.id, 'received_date'), place],
        },
      ]
    })
}
