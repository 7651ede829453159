import { t } from '@lingui/core/macro'
import type { DocumentView, Version } from '../../api/document.ts'
import { DAY_FIRST, LOCALE } from '../../language/locale.ts'
import { moment } from '../../ui/moment.ts'

const KINDS: Record<string, string> = {
  petition_letter: t`Petition letter`,
  rfe_analysis: t`RFE analysis`,
  rfe_response: t`RFE response`,
}

/** What a document is called at the head of its page; a recommender's letter by the recommender. */
export const nameOf = ({ kind, title }: Pick<DocumentView, 'kind' | 'title'>): string => KINDS[kind] ?? title

export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(DAY_FIRST, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`

/** Who wrote a version, in words. */
export function writerOf({ provider, model }: Pick<Version, 'provider' | 'model'>): string {
  if (provider === 'builtin') return 'the built-in drafter'
  if (provider === 'applicant') return 'you'
  if (provider === 'recommender') return 'the recommender'
  return model === null ? provider : `${model} (${provider})`
}

const MADE: Record<Version['made_by'], string> = {
  draft: 'written',
  edit: 'edited',
  redraft: 'with a section drafted again',
  restore: 'restored',
  recommender: 'edited by the recommender',
}

/** `Version 3 of 3, edited 20 Nov 2026, 21:46.` */
export const versionLine = (document: DocumentView): string => {
  const { versions, version } = document
  const newest = versions.find(({ number }) => number === version)
  const made = newest === undefined ? '' : `, ${MADE[newest.made_by]} ${moment(newest.created_at)}`
  return t`Version ${version} of ${versions.length}${made}.`
}

/** `Drafted by the built-in drafter from 58 facts and 14 exhibits.` The drafter is the last that wrote no edit by hand. */
export const drafterLine = ({ versions, basis }: DocumentView): string => {
  const drafted = versions.findLast(({ provider }) => provider !== 'applicant' && provider !== 'recommender')
  const by = drafted === undefined ? '' : ` by ${writerOf(drafted)}`
  return t`Drafted${by} from ${counted(basis.facts, 'fact')} and ${counted(basis.exhibits, 'exhibit')}.`
}

export const isOpen = ({ waived }: DocumentView['open'][number]): boolean => waived === null
export const openCount = ({ open }: DocumentView): number => open.filter(isOpen).length

/** What was taken upon oneself comes back with its words, and is then settled at once: whoever restores is told. */
export function restoredLine(number: number, { version, open }: Pick<DocumentView, 'version' | 'open'>): string {
  const waived = open.length - open.filter(isOpen).length
  const back = t`Version ${number} is back, as version ${version}`
  if (waived === 0) return back
  return `${back}. ${counted(waived, 'point')} in it ${waived === 1 ? 'is' : 'are'} settled under the name that took ${waived === 1 ? 'it' : 'them'} on before`
}

/** Words in quotation marks, once: some bring their own. */
export const quoted = (text: string): string => (/^[“"]/.test(text) ? text : `“${text}”`)

/** What a check says that found nothing wrong. */
export const checkedLine = (sentences: number, sourced: number): string => {
  const all = `${counted(sentences, 'sentence')} checked`
  if (sourced === sentences) return t`${all}, ${sentences === 1 ? 'with' : 'each with'} a source.`
  const rest = sentences - sourced === 1 ? 'one claims' : 'ones claim'
  if (sourced === 0) return t`${all}. Nothing in ${sentences === 1 ? 'it' : 'them'} needs a source.`
  return t`${all}, ${sourced} with a source. The other ${rest} nothing that needs one.`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A reason as a sentence of its own. */
export const asSentence = (reason: string): string => `${capital(reason)}${/[.?!]$/.test(reason) ? '' : '.'}`

/** What a section is called: by its heading, in a letter without headings by its place in the outline. */
export const sectionName = ({ heading, section }: DocumentView['outline'][number]): string =>
  capital(heading || section.replaceAll('-', ' '))

/** How much an authority weighs, in words; the library's own word where it has a new one. */
const LEVELS: Record<string, string> = {
  statute: t`Statute: binding`,
  regulation: t`Regulation: binding`,
  precedent: t`Precedent decision: binding on officers`,
  policy_manual: t`Policy Manual: guidance to officers`,
  official_list: t`Official list`,
  non_precedent: t`Non-precedent decision: an illustration only`,
}
export const levelName = (level: string): string => LEVELS[level] ?? level
