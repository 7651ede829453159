/** A criterion that a program can check, and the rules whose findings speak to it. */
export interface Criterion {
  number: number
  /** Short, as it stands in the table. */
  name: string
  of: 'all' | 'endeavors' | 'petition' | 'letters'
  rules: readonly string[]
}

/** Without these a document is not filed: all of them at 2. */
export const ESSENTIAL: readonly number[] = [1, 2, 3, 4, 5, 6]

/** What the others reach on average. */
export const BAR = 1.6

export const CRITERIA: readonly Criterion[] = [
  { number: 1, name: 'every factual sentence has its source', of: 'all', rules: ['sources', 'grounding-source'] },
  {
    number: 2,
    name: 'nothing absent from the input',
    of: 'all',
    rules: ['grounding', 'unverified', 'quotations', 'superlatives', 'plan-as-fact'],
  },
  {
    number: 3,
    name: 'missing facts are marks, listed once',
    of: 'all',
    rules: ['placeholders', 'open-points', 'asked-twice'],
  },
  {
    number: 4,
    name: 'names, pronouns, dates, titles consistent',
    of: 'all',
    rules: [
      'pronouns',
      'one-person',
      'titled-names',
      'name-forms',
      'dates',
      'order-of-time',
      'posts',
      'degrees',
      'endeavor-told',
      'other-plan',
    ],
  },
  {
    number: 5,
    name: 'only library authorities, right pins',
    of: 'all',
    rules: ['citations', 'never-cited', 'eb1-words', 'right-pins', 'first-citation'],
  },
  { number: 6, name: 'note on the cover sheet alone, no odds', of: 'all', rules: ['cover-note', 'odds'] },
  {
    number: 7,
    name: 'plain, whole sentences',
    of: 'all',
    rules: [
      'slips',
      'no-sentence',
      'repeats',
      'odd-figures',
      'scraps',
      'long-sentences',
      'long-paragraphs',
      'reading-level',
      'length',
    ],
  },
  { number: 8, name: 'no boilerplate, no machine phrases', of: 'all', rules: ['machine-phrases', 'boilerplate'] },
  {
    number: 10,
    name: 'ten endeavors differ materially',
    of: 'endeavors',
    rules: ['endeavors-alike', 'endeavors-repeat', 'endeavor-general', 'field-as-endeavor', 'endeavors-count'],
  },
  { number: 11, name: 'no shortage argument', of: 'all', rules: ['never-argued'] },
  {
    number: 12,
    name: 'endeavors follow from the record',
    of: 'endeavors',
    rules: ['endeavor-rootless', 'endeavor-invented'],
  },
  { number: 13, name: 'parts of an endeavor differ', of: 'endeavors', rules: ['endeavor-parts', 'endeavor-empty'] },
  { number: 15, name: 'prongs and sub-factors headed, pins', of: 'petition', rules: ['petition-parts', 'right-pins'] },
  {
    number: 20,
    name: 'exhibits complete, cited, none dangling',
    of: 'all',
    rules: ['dangling-exhibits', 'unused-exhibits', 'exhibit-list'],
  },
  { number: 21, name: 'letters quoted exactly, with relation', of: 'petition', rules: ['letters-cited', 'quotations'] },
  { number: 22, name: 'writer’s standing, relation, independence', of: 'letters', rules: ['writer', 'same-house'] },
  { number: 24, name: 'the endeavor ahead, no formulae', of: 'letters', rules: ['legal-formulae', 'future-told'] },
  { number: 25, name: 'letters distinct', of: 'letters', rules: ['letter-overlap'] },
  { number: 26, name: 'for the writer’s review', of: 'letters', rules: ['writers-review'] },
]
