import type { Said } from './standing.ts'

type Kind = Pick<Said, 'type' | 'form'>

/** Kinds of entries of BibTeX and BibLaTeX, with those that other programs write. What is not here is of no known kind. */
const KINDS: readonly (readonly [string, Kind])[] = [
  ['article magazine newspaper review suppperiodical', { type: undefined, form: 'article' }],
  [
    'inproceedings conference incollection inbook bookinbook suppbook suppcollection inreference',
    { type: undefined, form: 'part' },
  ],
  [
    'book mvbook collection mvcollection proceedings mvproceedings reference mvreference',
    { type: undefined, form: 'book' },
  ],
  ['thesis phdthesis mastersthesis bathesis', { type: 'thesis', form: undefined }],
  ['patent', { type: 'patent', form: undefined }],
  ['software dataset', { type: 'data', form: undefined }],
  ['presentation talk', { type: 'talk', form: undefined }],
  ['techreport report manual booklet', { type: 'report', form: undefined }],
  ['unpublished online electronic www set xdata', { type: 'unpublished', form: undefined }],
]
const BY_TYPE = new Map(KINDS.flatMap(([names, kind]) => names.split(' ').map((name) => [name, kind] as const)))

export const kindOf = (type: string): Kind => BY_TYPE.get(type) ?? { type: undefined, form: undefined }

/** Types with marks in them, as programs of citation styles write them; the parser knows letters only. */
const MARKED: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  'paper-conference': 'inproceedings',
  'entry-encyclopedia': 'inreference',
  'entry-dictionary': 'inreference',
  'post-weblog': 'online',
  'web-page': 'online',
  'data-set': 'dataset',
  'computer-program': 'software',
}
const WITH_MARKS = /(^|\})(\s*@\s*)([a-z]+(?:[-_][a-z]+)+)(?=\s*[{(])/gim

/** The text with types that the parser can read. */
export const withPlainTypes = (text: string): string =>
  text.replace(WITH_MARKS, (_whole, before: string, at: string, type: string) => {
    const name = type.toLowerCase().replaceAll('_', '-')
    return `${before}${at}${MARKED[name] ?? name.replaceAll('-', '')}`
  })
