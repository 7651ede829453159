import { contentWords, sentencesOf } from '../../builtin/passages.ts'
import { bodyCalled } from '../../builtin/bodies.ts'
import { joined, type Phrase } from '../../builtin/phrase.ts'
import type { Work } from '../../builtin/portrait.ts'
import type { CaseFile, ExhibitPage } from '../../case-file.ts'
import { searchable } from '../../grounding/fold.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'

export interface Funder {
  name: Phrase
  /** The paper of another entry on which it stands; the work's own papers are found with its facts. */
  exhibits: number[]
}

/** Words of a project's title that a page on its money repeats: one may stand there by chance. */
const NAMED = 2

const PAID = /\b(?:grants?|granted|award(?:ed|s)?|fund(?:ed|ing|s)?|support(?:ed|s)?|sponsor(?:ed|s)?)\b/i

/** The whole figures of a page, however their thousands are parted. */
const figuresIn = (text: string): Set<number> =>
  new Set((text.replace(/(?<=\d)[,.’' ](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? []).map(Number))

/** A page among the papers, put to whatever entry, on which a sentence says that a house paid for this work. */
function pageOn(work: Work, caseFile: CaseFile): ExhibitPage | undefined {
  const funder = searchable(work.value('funding_source'))
  const title = [...new Set(contentWords(work.value('project_name')))]
  const amount = Math.trunc(Number(work.value('funding_amount')))
  if (funder.trim() === '') return undefined
  // The resume is the petitioner's own word.
  const papers = caseFile.exhibits.filter(
    (exhibit) => exhibit.section !== 'application' && speaksOfItsEntry(exhibit, caseFile),
  )
  const isOwn = (number: number): boolean => work.exhibits.includes(number)
  return caseFile.pages.find(({ exhibit, text }) => {
    if (!papers.some(({ number }) => number === exhibit)) return false
    // In an article a house is named for many reasons; a notice of its own is on its money.
    const told = isOwn(exhibit) ? sentencesOf(text) : [text]
    if (!told.some((one) => PAID.test(one) && searchable(one).includes(funder))) return false
    const there = new Set(contentWords(text))
    const isNamed = isOwn(exhibit) || title.filter((word) => there.has(word)).length >= Math.min(NAMED, title.length)
    return isNamed && (!(amount > 0) || figuresIn(text).has(amount))
  })
}

/** Who funded a project; undefined where the entry says that nobody did. */
export function fundedBy(work: Work, caseFile: CaseFile): Funder | undefined {
  if (/^(none|n\/?a|not applicable)$/i.test(work.value('funding_source'))) return undefined
  const name = work.say('funding_source', bodyCalled)
  if (name === undefined) return undefined
  const page = pageOn(work, caseFile)
  return page === undefined
    ? { name, exhibits: [] }
    : { name: joined(name, { inlines: [], sources: [page.id] }), exhibits: [page.exhibit] }
}
