import { plural, t } from '@lingui/core/macro'
import { countToSettle } from '#domain/to-settle.ts'
import type { DocumentView, Version } from '../../api/document.ts'
import { DAY_FIRST } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { moment } from '../../ui/moment.ts'

const KINDS: Record<string, string> = {
  petition_letter: t`Petition letter`,
  rfe_analysis: t`RFE analysis`,
  rfe_response: t`RFE response`,
}

/** What a document is called at the head of its page; a recommender's letter by the recommender. */
export const nameOf = ({ kind, title }: Pick<DocumentView, 'kind' | 'title'>): string =>
  KINDS[kind] ?? translated(title)

export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(DAY_FIRST, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Who wrote a version, in words. */
export function writerOf({ provider, model }: Pick<Version, 'provider' | 'model'>): string {
  if (provider === 'builtin') return t`the built-in drafter`
  if (provider === 'applicant') return t`you`
  if (provider === 'recommender') return t`the recommender`
  return model === null ? provider : `${model} (${provider})`
}

/** `Version 3 of 3, edited 20 Nov 2026, 21:46.` */
export const versionLine = ({ versions, version }: DocumentView): string => {
  const newest = versions.find(({ number }) => number === version)
  const all = versions.length
  if (newest === undefined) return t`Version ${version} of ${all}.`
  const when = moment(newest.created_at)
  switch (newest.made_by) {
    case 'draft':
      return t`Version ${version} of ${all}, written ${when}.`
    case 'edit':
      return t`Version ${version} of ${all}, edited ${when}.`
    case 'redraft':
      return t`Version ${version} of ${all}, with a section drafted again ${when}.`
    case 'restore':
      return t`Version ${version} of ${all}, restored ${when}.`
    case 'recommender':
      return t`Version ${version} of ${all}, edited by the recommender ${when}.`
  }
}

/** `Drafted by the built-in drafter from 58 facts and 14 exhibits.` The drafter is the last that wrote no edit by hand. */
export const drafterLine = ({ versions, basis }: DocumentView): string => {
  const drafted = versions.findLast(({ provider }) => provider !== 'applicant' && provider !== 'recommender')
  const facts = plural(basis.facts, { one: '# fact', other: '# facts' })
  const exhibits = plural(basis.exhibits, { one: '# exhibit', other: '# exhibits' })
  if (drafted === undefined) return t`Drafted from ${facts} and ${exhibits}.`
  return t`Drafted by ${writerOf(drafted)} from ${facts} and ${exhibits}.`
}

export const isOpen = ({ waived }: DocumentView['open'][number]): boolean => waived === null
/** How much of a document is to be settled. */
export const openCount = ({ open }: DocumentView): number => countToSettle(open.filter(isOpen)).all

/** What was taken upon oneself comes back with its words, and is then settled at once: whoever restores is told. */
export function restoredLine(number: number, { version, open }: Pick<DocumentView, 'version' | 'open'>): string {
  const waived = open.length - open.filter(isOpen).length
  if (waived === 0) return t`Version ${number} is back, as version ${version}`
  return t`Version ${number} is back, as version ${version}. ${plural(waived, {
    one: '# point in it is confirmed or left out as it was before',
    other: '# points in it are confirmed or left out as they were before',
  })}`
}

/** What the way to the place says that takes a missing fact. */
export function placeWord(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://place.invalid')
  if (pathname === '/facts') return t`Answer among your facts`
  if (pathname === '/evidence') return t`Add to evidence`
  if (pathname === '/proposed-endeavor') return t`Add to the endeavor`
  if (pathname === '/recommender-config' && searchParams.get('tab') === 'final') return t`Add the signed letter`
  if (hash === '#letter-link') return t`Send the letter to them`
  if (pathname === '/recommender-config') return t`Add what you know`
  if (pathname.startsWith('/rfe')) return t`Add to the papers of the notice`
  return t`Add to profile`
}

/** Words in quotation marks, once: some bring their own. */
export const quoted = (text: string): string => (/^[“"]/.test(text) ? text : `“${text}”`)

/** What a check says that found nothing wrong. */
export const checkedLine = (sentences: number, sourced: number): string => {
  if (sourced === sentences)
    return plural(sentences, {
      one: '# sentence checked, with a source.',
      other: '# sentences checked, each with a source.',
    })
  if (sourced === 0)
    return plural(sentences, {
      one: '# sentence checked. Nothing in it needs a source.',
      other: '# sentences checked. Nothing in them needs a source.',
    })
  const checked = plural(sentences, { one: '# sentence checked', other: '# sentences checked' })
  return plural(sentences - sourced, {
    one: `${checked}, ${sourced} with a source. The other one claims nothing that needs one.`,
    other: `${checked}, ${sourced} with a source. The other ones claim nothing that needs one.`,
  })
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A reason as a sentence of its own. */
export const asSentence = (reason: string): string => {
  const stop = /\p{Script=Han}/u.test(reason) ? '。' : '.'
  return `${capital(reason)}${/[.?!。？！]$/u.test(reason) ? '' : stop}`
}

/** What a section is called: by its heading, in a letter without headings by its place in the outline. */
export const sectionName = ({ heading, section }: DocumentView['outline'][number]): string =>
  heading === '' ? translated(capital(section.replaceAll('-', ' '))) : capital(heading)

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
