import type { Work } from './records.ts'

/** What a file says of a work, from which its kind is known. */
export interface Said {
  /** What the file's format calls it, if that is a kind of its own. */
  type: Work['standing'] | undefined
  /** The form in which such works are published; undefined where the type names none. */
  form: 'article' | 'part' | 'book' | undefined
  /** Journal or proceedings. */
  venue: string
  publisher: string
  /** Notes and states in the file's words. */
  notes: string
  doi: string
  url: string
  /** The number that a preprint server gave. */
  eprint: string
}

/** Servers that take papers before anybody has reviewed them, by the prefixes of their DOIs. */
const PREPRINT_DOIS = [
  '10.48550/', // arXiv
  '10.64898/', // openRxiv
  '10.26434/', // ChemRxiv
  '10.21203/', // Research Square
  '10.20944/', // Preprints.org
  '10.2139/', // SSRN
  '10.22541/', // Authorea
  '10.36227/', // TechRxiv
  '10.1002/essoar.',
  '10.7287/', // PeerJ Preprints
  '10.33774/', // Cambridge Open Engage
  '10.31234/', // PsyArXiv
  '10.31219/', // OSF Preprints
  '10.35542/', // EdArXiv
  '10.1590/scielopreprints.',
  '10.5194/egusphere-',
  '10.3386/', // NBER working papers
]
/** bioRxiv and medRxiv share a prefix with the journals of their former house; the societies' servers at OSF share a form. */
const PREPRINT_DOI_FORMS = [/^10\.1101\/(?:\d{4}\.\d\d\.\d\d\.)?\d{6,8}/, /^10\.31\d{3}\/osf\.io/]
/** Shelves where anybody puts anything: data, slides, papers. */
const DEPOSIT_DOIS = ['10.5281/', '10.6084/', '10.5061/', '10.17605/', '10.17632/', '10.7910/', '10.13140/']

const PREPRINT_SERVERS =
  /\b(?:[a-z]*r?xiv|corr|ssrn|social science research network|research square|preprints?(?:\.org)?|authorea|osf|e-?prints?|working papers?)\b/i
const DEPOSITS = /\b(?:zenodo|figshare|dryad|researchgate|academia\.edu|github|mendeley data|dataverse)\b/i

/** A state that a file names in words, from the least finished: the first that is found counts. */
const STATES: readonly (readonly [Work['standing'], RegExp])[] = [
  ['unpublished', /\b(?:in prep(?:aration)?|inpreparation|unpublished|work in progress|draft|manuscript)\b/i],
  ['submitted', /\b(?:submitted|to be submitted|(?:under|in) (?:re)?view|revisions?|revise and resubmit)\b/i],
  ['accepted', /\b(?:in ?press|to appear|forthcoming|accepted|to be published)\b/i],
  ['talk', /\b(?:talk|keynote|oral presentation|presented (?:at|to)|invited speaker|slides|poster|seminar)\b/i],
  ['data', /\b(?:data ?sets?|software|computer (?:program|code)|source code)\b/i],
  ['trademark', /\btrademarks?\b/i],
]
/** Journals have such words in their names. */
const ONLY_IN_NOTES = new Set<Work['standing']>(['data', 'trademark'])
const TALK_AS_VENUE = /\b(?:talk|keynote|oral presentation|presented (?:at|to)|poster)\b/i

const begins = (doi: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => doi.toLowerCase().startsWith(prefix))
const isPreprintDoi = (doi: string): boolean =>
  begins(doi, PREPRINT_DOIS) || PREPRINT_DOI_FORMS.some((form) => form.test(doi.toLowerCase()))

function stateIn(notes: string, venue: string): Work['standing'] | undefined {
  return STATES.find(
    ([state, form]) =>
      form.test(notes) ||
      (state === 'talk' ? TALK_AS_VENUE.test(venue) : !ONLY_IN_NOTES.has(state) && form.test(venue)),
  )?.[0]
}

/** The old house of two servers also prints journals, which a file then names. */
const HOUSE_OF_SERVERS = /^cold spring harbor laboratory$/i

function isPreprint({ venue, publisher, notes, doi, url, eprint }: Said): boolean {
  if (isPreprintDoi(doi) || PREPRINT_SERVERS.test(venue)) return true
  if (venue !== '') return false
  return (
    PREPRINT_SERVERS.test(publisher) ||
    HOUSE_OF_SERVERS.test(publisher) ||
    PREPRINT_SERVERS.test(notes) ||
    eprint !== '' ||
    /\/\/(?:\w+\.)?(?:[a-z]*r?xiv|ssrn)\.(?:org|com)\//i.test(url)
  )
}

/** Whether the file names a place that publishes works of this form. */
function hasVenue({ form, venue, publisher, doi }: Said): boolean {
  if (begins(doi, DEPOSIT_DOIS) || DEPOSITS.test(`${venue} ${publisher}`)) return false
  return form === 'article' ? venue !== '' : form === 'part' ? venue !== '' : form === 'book' && publisher !== ''
}

/**
 * What a work is by the words of its file. It is published only where the file names a journal, proceedings or the
 * publisher of a book; what the file leaves open stays unknown, and is asked.
 */
export function standingOf(said: Said): Work['standing'] {
  if (said.type !== undefined && said.type !== 'unpublished') return said.type
  const state = stateIn(said.notes, said.venue)
  if (state !== undefined) return state
  if (isPreprint(said)) return 'preprint'
  if (said.type !== undefined) return said.type
  return hasVenue(said) ? 'published' : 'unknown'
}
