import type { Block } from '#domain/document.ts'
import { isPlain } from '#domain/proof.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { ground, readSentence } from '#drafting/grounding.ts'
import { valuesIn } from '#drafting/grounding/values.ts'
import { sentenceOf } from '#drafting/model/sentence.ts'
import { proved, sentencesIn } from '#drafting/proof/prove.ts'
import { answering, entailedBy, NOT_STATED } from '#drafting/testing/model-script.ts'
import { scriptedLlm } from '#drafting/testing/scripted-llm.ts'
import { asVerified } from '#drafting/verifier/as-verified.ts'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import { claimOf } from '#drafting/verifier/claim-of.ts'
import { verifierPrompt } from '#drafting/verifier/prompt.ts'
import { followsFrom, type Sum } from '#drafting/verifier/sums.ts'
import { conversationWith, verify } from '#drafting/verifier/verify.ts'
import type { Case } from '../corpus/case.ts'
import { withPapers } from '../corpus/cases.ts'
import type { BlindSentence } from './case.ts'

/** A labelled sentence in a document that a verifier has read which errs in nothing. */
export interface Read {
  isTrue: boolean
  isPlain: boolean
  /** Why it is not plain; the rules that contradict it, each by its name. */
  because: string[]
}

const figuresIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((figure) => Number(figure.replace(/,/gu, '')))

const BY: readonly Sum['by'][] = ['sum', 'difference', 'percent', 'percent change', 'product', 'quotient']

/** How a figure that no source has follows from two that a source has. */
function sumFor(text: string, held: string): Sum | null {
  const there = [...new Set([...figuresIn(held), ...valuesIn(held).figures])].slice(0, 300)
  const gives = figuresIn(text).find((figure) => !there.includes(figure))
  if (gives === undefined) return null
  for (const by of BY)
    for (const one of there)
      for (const other of there)
        if (followsFrom({ of: [one, other], by, gives })) return { of: [one, other], by, gives }
  return null
}

const namedBy = ({ rests_on = [] }: Partial<BlindSentence>, { facts }: CaseFile): string[] =>
  facts.filter(({ value }) => rests_on.some((words) => value.includes(words))).map(({ id }) => id)

/** Every labelled sentence of a case, written by a model that names its sources, and read by a verifier that knows the labels. */
export async function underVerifier(one: Case, isShort: boolean): Promise<Read[]> {
  const caseFile = buildCaseFile(withPapers(one))
  const sentences: (Case['sentences'][number] & Partial<BlindSentence>)[] = one.sentences.slice(
    0,
    isShort ? 4 : undefined,
  )
  const drafted = sentences.map((labelled) => {
    const { text, voice } = labelled
    const declared = namedBy(labelled, caseFile)
    const { findings, sources } = readSentence(text, caseFile, { voice, declared })
    const sentence = sentenceOf({ text, sources: [...new Set([...declared, ...sources])] }, caseFile)
    return { ...labelled, findings, sentence, claim: claimOf(sentence, caseFile, voice) }
  })
  const right = new Set(drafted.flatMap(({ kind, claim }) => (kind === 'true' && claim ? [claim.text] : [])))
  const llm = scriptedLlm((asked) =>
    answering(asked, (claim) => {
      if (!right.has(claim.text)) return NOT_STATED
      return { ...entailedBy(claim), sum: sumFor(claim.text, claim.spans.map(({ words }) => words).join('\n')) }
    }),
  )
  const measured: Calibration = {
    provider: llm.provider,
    model: llm.model,
    prompt: verifierPrompt.version,
    threshold: 0,
    passed: { count: 0, of: 0, from: 0, to: 0 },
    withheld: { count: 0, of: 0, from: 0, to: 0 },
    sentences: 0,
    day: '2026-01-01',
  }
  const reading = conversationWith({ llm, signal: new AbortController().signal })
  const asked = drafted.flatMap(({ claim }) => claim ?? [])
  const rulings = new Map((await verify(asked, reading)).map((ruling, at) => [asked[at], ruling] as const))
  return drafted.map(({ sentence, claim, kind, voice, findings }): Read => {
    const ruling = claim && rulings.get(claim)
    const read: Block = { kind: 'paragraph', id: 'p', sentences: [asVerified(sentence, claim, ruling, llm)] }
    const [made] = sentencesIn(proved(ground([read], caseFile, voice).grounded, caseFile, { verifier: measured }))
    const plain = made?.proof !== undefined && isPlain(made.proof.state)
    const rules = [...new Set(findings.map(({ rule = 'no rule' }) => `contradicted by ${rule}`))]
    const silent =
      ruling === undefined
        ? 'no source was found for it'
        : ruling.verdict === 'entailed'
          ? 'entailed, and open all the same'
          : ruling.reason
    return { isTrue: kind === 'true', isPlain: plain, because: plain ? [] : rules.length > 0 ? rules : [silent] }
  })
}
