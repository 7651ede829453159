import type { Block, Inline, Made, Sentence } from '#domain/document.ts'
import * as eligibility from '../../petition-letter/phrasing/eligibility.ts'
import * as endeavor from '../../petition-letter/phrasing/endeavor.ts'
import * as first from '../../petition-letter/phrasing/prong-one.ts'
import * as third from '../../petition-letter/phrasing/prong-three.ts'
import * as second from '../../petition-letter/phrasing/prong-two.ts'
import { registerVariants } from '../../proof/frames.ts'

/** The parts of a petition letter, to which its frames point and which a response does not have. */
const PART = String.raw`(?:Parts? [IVX]+(?:\.[A-Z])?|[Ss]ections? [A-Z0-9](?![\p{L}\d(]))`
const POINTS = new RegExp(String.raw`\b${PART}`, 'u')

const TURNS: readonly [RegExp, string][] = [
  [
    new RegExp(String.raw`\bthe works told in ${PART} have given the petitioner`, 'gu'),
    'the petitioner has from earlier works',
  ],
  [new RegExp(String.raw`\bthe works told in ${PART}`, 'gu'), 'the petitioner’s earlier works'],
  [
    new RegExp(
      String.raw`(?<!\b(?:is|are|was|were|be)),? (?:(?:as )?(?:shown|described|told|set out|laid down|stated|named) (?:above )?in|of) ${PART},?`,
      'gu',
    ),
    '',
  ],
  [new RegExp(String.raw` \((?:see )?${PART}\)`, 'gu'), ''],
  [/\bThis letter\b/gu, 'This response'],
  [/\bthis letter\b/gu, 'this response'],
  [/\bthis Part\b/gu, 'this answer'],
]

const turnedText = (text: string): string => TURNS.reduce((turned, [form, by]) => turned.replace(form, by), text)

const turned = (inlines: readonly Inline[]): Inline[] =>
  inlines.map((inline) => (inline.kind === 'text' ? { ...inline, text: turnedText(inline.text) } : inline))

/** The frames of a petition as a response turns them: they vouch for the turned sentences as the others do. */
registerVariants([eligibility, endeavor, first, second, third], turnedText)

const turnedMade = (made: Made | undefined): Made | undefined =>
  made !== undefined && 'frame' in made ? { ...made, frame: turnedText(made.frame) } : made

const plainOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')

const fit = (sentences: readonly Sentence[]): Sentence[] =>
  sentences
    .map((sentence) => ({ ...sentence, inlines: turned(sentence.inlines), made: turnedMade(sentence.made) }))
    .filter(({ inlines }) => !POINTS.test(plainOf(inlines)))

/** Sentences that were written for a petition, fitted to a response: what points to another part of it loses the pointer, or goes. */
export const fitted = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const sentences = fit(block.sentences)
    return sentences.length === 0 ? [] : [{ ...block, sentences }]
  })
