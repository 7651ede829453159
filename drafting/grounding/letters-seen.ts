import { titledName } from '../case-file/names.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import type { Finding } from './claim.ts'
import { searchable } from './fold.ts'
import type { SentenceReading } from './reading.ts'

type Writer = CaseFile['profile']['referees'][number]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What somebody does in a letter. Told of the past most of these are deeds: "confirmed the result in her own plant". */
const TELLS =
  '(?:writes|states|attests|certifies|testifies|declares|confirms|explains|notes|observes|describes|reports|recalls|recounts|adds|concludes|praises|credits|calls|recommends|emphasizes|stresses|says|puts it)'
const TOLD =
  '(?:wrote|stated|attested|certified|testified|declared|explained|noted|said|added|concluded)(?=,? (?:that\\b|[“"])|[:,] ?[“"])'
const HOW = '(?: (?:also|further|then|likewise|himself|herself|in turn))*'
const SAYS = `${HOW} (?:${TELLS}|${TOLD})(?![\\p{L}\\p{N}])`
const LETTERS = '(?:letters?|statement|testimony|declaration|affidavit|recommendation)'

interface Forms {
  /** Words that the writer is made to say, and those that only say that there is a letter. */
  says: readonly RegExp[]
  writes: readonly RegExp[]
}

const made = new WeakMap<Writer, Forms>()

function formsOf(writer: Writer): Forms {
  const known = made.get(writer)
  if (known !== undefined) return known
  const given = [writer.first_name, writer.middle_name].filter((name) => name.trim() !== '').map(escaped)
  const name = `(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? |Professor )?(?:(?:${[...given, '\\p{Lu}\\.'].join('|')}) )*${escaped(writer.last_name)}(?! \\p{Lu})`
  // Between a name and its verb stands who that is.
  const behind = '(?:,[^.;:“”]{1,120},)?(?: who)?'
  const of = `${LETTERS} (?:of [\\p{L}]+ )?(?:of|from|by|(?:is |was )?signed by|comes from) (?:the [^.;:“”]{1,60}? )?${name}`
  const owned = `${name}[’']s (?:[\\p{Ll}-]+ ){0,3}${LETTERS}`
  const says = [
    `(?<![\\p{L}])${name}${behind}${SAYS}`,
    `\\b(?:[Ii]n the words of|[Aa]ccording to) ${name}`,
    `\\b[Aa]s ${name}${behind}${SAYS}`,
    `\\b${of}${behind}${SAYS}`,
    `(?<![\\p{L}])${owned}${SAYS}`,
  ]
  const writes = [
    `\\b${of}`,
    `(?<![\\p{L}])${owned}`,
    `(?<![\\p{L}])${name}${behind} (?:has |have )?(?:also )?(?:signed|writes|wrote) an? (?:[\\p{Ll}-]+ ){0,2}letter`,
  ]
  const forms = {
    says: says.map((form) => new RegExp(form, 'u')),
    writes: writes.map((form) => new RegExp(form, 'u')),
  }
  made.set(writer, forms)
  return forms
}

/** The signed letter of a writer, and other papers that name the writer: one of those may be the letter too. */
function papersOf(
  writer: Writer,
  { exhibits, pages, rfe }: CaseFile,
): { letter: Exhibit | undefined; isNamed: boolean; isRead: boolean } {
  const letter = exhibits.find(
    ({ section, entry, field }) => section === 'referees' && entry === writer.id && field === 'signed_letter',
  )
  const surname = searchable(writer.last_name)
  const others = exhibits.filter(({ section }) => section !== 'application' && section !== 'referees')
  const named = [
    ...pages.filter(({ exhibit }) => others.some(({ number }) => number === exhibit)),
    ...(rfe?.pages.filter(({ paper }) => paper !== 'notice') ?? []),
  ].some(({ text }) => searchable(text).includes(surname))
  const titled = others.some(({ title }) => searchable(title).includes(surname))
  const isRead =
    letter !== undefined && pages.some(({ exhibit, text }) => exhibit === letter.number && text.trim() !== '')
  return { letter, isNamed: named || titled, isRead: isRead || named }
}

/**
 * What is told of a recommender's letter that the filing does not have, or that nobody has read. What was noted of the
 * writer under the recommender is the applicant's word, and no letter says it before it is signed.
 */
export function lettersUnseen({ text, voice }: SentenceReading, caseFile: CaseFile): Finding[] {
  if (voice !== 'petition') return []
  return caseFile.profile.referees.flatMap((writer): Finding[] => {
    if (writer.last_name.trim() === '' || !text.includes(writer.last_name)) return []
    const { says, writes } = formsOf(writer)
    // Of several forms that fit, the one that begins first has most of the words.
    const find = (forms: readonly RegExp[]) =>
      forms
        .map((form) => ({ start: text.search(form), words: form.exec(text)?.[0] ?? '' }))
        .filter(({ words }) => words !== '')
        .toSorted((one, other) => one.start - other.start)[0]
    const [said, written] = [find(says), find(writes)]
    const told = said ?? written
    if (told === undefined) return []
    const { letter, isNamed, isRead } = papersOf(writer, caseFile)
    const name = titledName(writer)
    const reason =
      letter === undefined && !isNamed
        ? `the case file has no signed letter of ${name}`
        : said !== undefined && !isRead
          ? `the case file has no words of the letter of ${name}: check that it says so`
          : undefined
    if (reason === undefined) return []
    const { start, words } = told
    return [{ kind: 'source', start, end: start + words.length, text: words, reason }]
  })
}
