import type { Block, Inline, Sentence } from '#domain/document.ts'

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
  [
    /\bThey are called R1 to R6 here, in the order of the regulation,/gu,
    'They are called here by the letters of the regulation,',
  ],
  [
    /\bThe codes R1 to R6 stand for these kinds in the order of the regulation,/gu,
    'They go here by the letters of the regulation,',
  ],
]

/** A petition numbers the six kinds of evidence; beside exhibits that are called R1 and R2 they go by their letters. */
const NUMBERED_KIND = /^R([1-6])\.(?= )/u
const asLetter = (_: string, number: string): string => `(${'ABCDEF'[Number(number) - 1]})`

const turned = (inlines: readonly Inline[]): Inline[] =>
  inlines.map((inline) =>
    inline.kind === 'text'
      ? {
          ...inline,
          text: TURNS.reduce(
            (text, [form, by]) => text.replace(form, by),
            inline.style === 'bold' ? inline.text.replace(NUMBERED_KIND, asLetter) : inline.text,
          ),
        }
      : inline,
  )

const plainOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')

const fit = (sentences: readonly Sentence[]): Sentence[] =>
  sentences
    .map((sentence) => ({ ...sentence, inlines: turned(sentence.inlines) }))
    .filter(({ inlines }) => !POINTS.test(plainOf(inlines)))

/** Sentences that were written for a petition, fitted to a response: what points to another part of it loses the pointer, or goes. */
export const fitted = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const sentences = fit(block.sentences)
    return sentences.length === 0 ? [] : [{ ...block, sentences }]
  })
