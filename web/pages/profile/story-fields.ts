import type { FieldSpec } from '../../forms/field-spec.ts'

/** The five passages in which a project is told; they become the paragraphs of the letters. */
export const STORY: readonly FieldSpec[] = [
  {
    name: 'background',
    label: 'Background',
    kind: 'passage',
    help: 'What was the situation before you began? About four lines.',
  },
  { name: 'goal', label: 'Goal', kind: 'passage', help: 'What was to be reached, and for whom?' },
  { name: 'challenge', label: 'Challenge', kind: 'passage', help: 'What made it hard? Why had it not been done?' },
  {
    name: 'solution',
    label: 'Solution',
    kind: 'passage',
    help: 'What did you do yourself? Name the method, and write “I” where it was you.',
  },
  {
    name: 'impact',
    label: 'Impact',
    kind: 'passage',
    help: 'What changed because of you? Figures help, if a paper of yours shows them.',
  },
]
