import type { CaseFile } from '../case-file.ts'
import { conferred } from '../case-file/qualification.ts'
import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Told as had: what is held, won or handed over, or is somebody's own. */
const HAD =
  /\b(?:holds?|held|has|have|having|earn(?:ed|ing)|receiv(?:ed|ing)|complet(?:ed|ing|es)|obtain(?:ed|ing)|finish(?:ed|ing)|award(?:ed|ing)|granted|conferred|possess\w*|gained|won|took|with|her|his|their|my)\b/iu
/** Told as under way, let go, or somebody else's wish. */
const SHORT_OF =
  /\b(?:not|never|no|without|nor|toward\w*|candidate\w*|enrol\w+|pursu\w+|expect\w*|stud(?:y|ied|ies|ying|ent|ents)|progress|began|begun|begins?|start\w*|left|leave|leaving|work(?:s|ed|ing)? (?:on|for)|unfinished|incomplete|before|until|once|when|if|will|would|(?<!\b(?:in|since|until|of|by|from|to|and) )may(?! (?:of )?\d)|might|could|should|plan\w*|under way|admitted|first years?|aban\w+|broke off|instead of)\b/iu
const DEFENDED = /\b(?:defen(?:ded|ding|d|s|se of)|submitted)\b(?: [\p{L}’']+){0,3} (?:dissertation|thesis)\b/iu
const THESIS = /\b(?:defen[ds]\w*|submitted)\b[^.;]*\b(?:dissertation|thesis)\b/iu
const GRADUATED = /\b(?:graduat(?:ed|es|ing)|is a graduate|alumn(?:us|a)|completed (?:his|her|their|the) studies)\b/iu
const EVALUATED =
  /\b(?:evaluat\w+|assess\w+|recognized|certified|deemed|found)\b[^.;]{0,30}\b(?:as|to be) (?:the |an? )?(?:equal|equivalent)\b/iu
const EVALUATION = /\bevaluat|\bequivalen|\bequal to/iu

/** Without any of these, and without a degree, nothing of a school is told. */
const STUDIES = /dissertation|thesis|gradua|alumn|studies/iu
const BEFORE = 16

const finding = (start: number, text: string, reason: string): Finding => ({
  kind: 'status',
  start,
  end: start + text.length,
  text,
  reason,
})

/** A degree told as had whose studies ended without it or are still under way, and one told as weighed by an evaluator. */
export function unconferred(clause: Reading, { text, index, voice }: SentenceReading, caseFile: CaseFile): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const to = clause.tokens.at(-1)?.end ?? 0
  const said = text.slice(from, to)
  const degrees = clause.claims.filter((claim) => claim.kind === 'degree')
  if (degrees.length === 0 && !STUDIES.test(said)) return []
  const ofWriter = typeof voice === 'object' && /\b(?:I|my)\b/u.test(said) && !/\b(?:her|his|their)\b/iu.test(said)
  const found: Finding[] = []
  const evaluated = degrees.length > 0 ? EVALUATED.exec(said) : null
  if (
    evaluated !== null &&
    !/\b(?:not|never|no|may|can|will|is|are|would)\b/iu.test(said) &&
    !index.propositions.some((one) => one.status === 'told' && EVALUATION.test(one.text))
  )
    found.push(finding(from + evaluated.index, evaluated[0], 'no entry tells of an evaluation'))
  // A negation may stand before the clause that it denies: "have not yet graduated".
  if (ofWriter || SHORT_OF.test(text.slice(Math.max(0, from - BEFORE), to))) return found
  const had = new Set(conferred(caseFile.profile))
  const without = caseFile.profile.academichistory.filter((one) => !had.has(one))
  if (without.length === 0) return found
  const reason = 'the case file tells of these studies without the degree'
  const isWithout = (level: string) =>
    without.some(({ degree }) => degree === level) && ![...had].some(({ degree }) => degree === level)
  if (HAD.test(said))
    for (const { degree, start, text: words } of degrees)
      if (isWithout(degree)) found.push(finding(start, words, reason))
  const defended = DEFENDED.exec(said)
  if (
    defended !== null &&
    isWithout('Doctoral') &&
    !index.propositions.some((one) => one.status === 'told' && THESIS.test(one.text))
  )
    found.push(finding(from + defended.index, defended[0], reason))
  const graduated = GRADUATED.exec(said)
  const { entry } = clause
  if (graduated !== null && entry?.section === 'academichistory' && without.some(({ id }) => id === entry.entry))
    found.push(finding(from + graduated.index, graduated[0], reason))
  return found
}
