import { t } from '@lingui/core/macro'
import type { SaveWords } from '../../api/sections.ts'
import type { FieldSpec, Length } from '../../forms/field-spec.ts'
import { exampleOf } from './example-of.ts'

const PART: Length = { from: 30, to: 120 }

const FIELDS = [
  {
    name: 'background',
    label: t`Background`,
    help: t`What was the situation before you began, and who was worse off for it? About four lines.`,
  },
  { name: 'goal', label: t`Goal`, help: t`What was to be reached, by when, and for whom? Two to four lines.` },
  {
    name: 'challenge',
    label: t`Challenge`,
    help: t`What made it hard? Why had nobody done it before? Two to four lines.`,
  },
  {
    name: 'solution',
    label: t`Solution`,
    help: t`What did you do yourself? Name the method, write “I” where it was you, and say what others did. About four lines.`,
  },
  {
    name: 'impact',
    label: t`Impact`,
    help: t`What changed because of you? Before and after, who uses it now, and which paper of yours shows the figures. About four lines.`,
  },
] as const

/** The five passages in which a project is told; they become the paragraphs of the letters. */
export const story = (who: 'STUDY' | 'WORK'): readonly FieldSpec[] =>
  FIELDS.map((field) => ({ ...field, kind: 'passage', length: PART, example: exampleOf(who, field.name) }))

/** What both kinds of projects say where they could not be saved. */
export const PROJECT_WORDS: SaveWords = {
  creating: t`Error: `,
  updating: t`Error: `,
  deleting: t`Failed to delete project. Please try again.`,
}
