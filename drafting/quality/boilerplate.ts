import type { Names } from './names.ts'
import { overlapOf, shingled, type Overlap } from './overlap.ts'
import { LEGAL_FORMULAE } from './words/legal-formulae.ts'
import { LAW, linesOf, type DocumentToRead, type Line } from './reading.ts'

/** A document of some applicant, with the names that it may use. */
export interface Owned {
  document: Pick<DocumentToRead, 'blocks'>
  names: Names
}

const restsOnTheCase = ({ sentence }: Line): boolean => sentence.sources.some((id) => /^[FE]\d/u.test(id))

/** Sentences that state the law say the same for everybody. */
const isLaw = (line: Line): boolean =>
  line.prose.includes(LAW) ||
  (!restsOnTheCase(line) && (line.sentence.sources.length > 0 || LEGAL_FORMULAE.some((form) => form.test(line.outer))))

/** So do those that show the way through the document, or name its papers, or ask for the approval. */
const SIGNPOST =
  /\b(?:Parts?|[Ss]ections?) (?:[IVX]+|[A-H]|\d)\b|\b[Ee]xhibits?\b|\b(?:resume|diploma|transcript|table)s?\b|\bapproval\b|\bbe approved\b/u

const isEverybodys = (line: Line): boolean => isLaw(line) || SIGNPOST.test(line.outer)

const ownWords = ({ document, names }: Owned) =>
  shingled(
    linesOf(document).filter((line) => !isEverybodys(line)),
    names,
  )

/** Words of a sentence below which it is nobody’s, and the share of them that makes it somebody else’s. */
const LEAST_WORDS = 8
const SAME = 0.8

export interface Boilerplate extends Overlap {
  /** Sentences that stand as good as whole in the others’ documents, and how many there are in all. */
  sentences: string[]
  of: number
}

/** What a document has in common with those of people who have nothing to do with its applicant; statements of law and signposts aside. */
export function boilerplateIn(own: Owned, strangers: readonly Owned[]): Boilerplate {
  const theirs = { runs: new Map(strangers.flatMap((stranger) => [...ownWords(stranger).runs])) }
  const lines = linesOf(own.document).filter((line) => !isEverybodys(line))
  const counted = lines.filter(
    ({ prose }) => own.names.tokens(prose).filter(({ isName }) => !isName).length >= LEAST_WORDS,
  )
  const sentences = counted
    .filter((line) => overlapOf(shingled([line], own.names), theirs).share >= SAME)
    .map(({ prose }) => prose)
  return { ...overlapOf(ownWords(own), theirs), sentences, of: counted.length }
}
