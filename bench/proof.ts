/**
 * What stands plain in documents of applicants whom nobody who works on the product has read, with 160 labelled sentences each:
 * falsehoods by every way in, sentences of built-in documents, true sentences under a perfect verifier, the rules' findings, and
 * how long checking takes. Their sentences are never shown.
 *
 * `npm run bench proof`
 */
import { endeavorOf, everything, quietRun } from '#drafting/builtin/testing.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { draftEndeavors } from '#drafting/endeavors/draft.ts'
import { readSentence } from '#drafting/grounding.ts'
import { draftPetitionLetter } from '#drafting/petition-letter/draft.ts'
import type { Profile } from '#drafting/profile.ts'
import { proved, sentencesIn } from '#drafting/proof/prove.ts'
import { draftRecommendationLetter } from '#drafting/recommendation-letter/draft.ts'
import { confirmed, stated } from '#drafting/testing/states.ts'
import { withPapers } from './corpus/cases.ts'
import { timeOfDrafted } from './letters/twenty-pages.ts'
import { blindCasesIn, falseIn, type BlindCase } from './proof/case.ts'
import { IMPORTS, plainWhenStored, responseAfter, withoutQuoted } from './proof/imported.ts'
import { plainAgain, WAYS } from './proof/laundered.ts'
import { plainIn, plainWhenTyped, plainWhenWritten } from './proof/typed.ts'
import { underVerifier } from './proof/under-verifier.ts'
import { SHORT } from './short.ts'

class Share {
  part = 0
  all = 0
  add(part: number, all: number): void {
    this.part += part
    this.all += all
  }
  text(): string {
    return `${this.part} of ${this.all} (${this.all === 0 ? '–' : ((100 * this.part) / this.all).toFixed(1)} %)`
  }
}

const shares = new Map<string, Share>()
function count(name: string, part: number, all: number): void {
  const share = shares.get(name) ?? new Share()
  shares.set(name, share)
  share.add(part, all)
}

async function withEndeavor(profile: Profile): Promise<Profile> {
  const [first] = await draftEndeavors(buildCaseFile(profile), [], quietRun())
  if (first === undefined) throw new Error('No endeavor was drafted')
  return { ...profile, endeavors: [{ id: 1, is_selected: true, is_locked: false, ...first }] }
}

async function documentsOf(profile: Profile, referee_id: number) {
  const caseFile = buildCaseFile(profile)
  const [petition, letter] = [
    await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(profile) }, quietRun()),
    await draftRecommendationLetter(caseFile, { referee_id, items: everything(profile) }, quietRun()),
  ]
  return {
    caseFile,
    petition: proved(petition.document.blocks, caseFile),
    letter: proved(letter.document.blocks, caseFile),
  }
}

async function measure(one: BlindCase): Promise<void> {
  const profile = await withEndeavor(withPapers(one))
  const false_ = falseIn(one, SHORT)
  const whole = confirmed(profile)
  for (const { id } of profile.referees.slice(0, SHORT ? 1 : undefined)) {
    const { caseFile, petition, letter } = await documentsOf(whole, id)
    for (const [name, blocks] of [
      ['a letter', letter],
      ['a petition', petition],
    ] as const) {
      if (name === 'a petition' && id !== profile.referees[0]?.id) continue
      const { all, open } = stated(sentencesIn(blocks), caseFile)
      count(`sentences of ${name} that are plain once the proposals are confirmed`, all - open.length, all)
    }
    const his = false_.filter(({ voice }) => typeof voice === 'object' && voice.referee === id).map(({ text }) => text)
    const voice = { referee: id }
    count('falsehoods plain, typed into a letter', plainWhenTyped(letter, his, { caseFile, voice }), his.length)
    const link = { caseFile, voice, isWriter: true }
    count('falsehoods plain, typed over a recommender’s link', plainWhenTyped(letter, his, link), his.length)
    if (id !== profile.referees[0]?.id) continue
    const texts = false_.map(({ text }) => text)
    const typed = plainWhenTyped(petition, texts, { caseFile, voice: 'petition' })
    count('falsehoods plain, typed or pasted into a petition', typed, texts.length)
    count('falsehoods plain, written by a model that names sources', plainWhenWritten(false_, caseFile), texts.length)
    const stored = plainWhenStored([...petition, ...letter], texts, caseFile)
    count('falsehoods plain, in a stored document that was changed elsewhere', stored, texts.length)
    const clean = [JSON.stringify(whole), ...plainIn(petition), ...plainIn(letter)]
    for (const [way, through] of Object.entries({ ...WAYS, ...IMPORTS })) {
      const laundered = await documentsOf(through(whole, texts), id)
      const blocks = [...laundered.petition, ...laundered.letter]
      const own = plainAgain(withoutQuoted(blocks), texts, clean)
      count(`falsehoods plain, ${way}`, own, texts.length)
      count(`falsehoods quoted of a paper, with its page, ${way}`, plainAgain(blocks, texts, clean) - own, texts.length)
    }
    const answers = await responseAfter(whole, texts)
    const before = [...clean, ...plainIn(await responseAfter(whole, []))]
    const own = plainAgain(withoutQuoted(answers), texts, before)
    count('falsehoods plain, in a response after they were filed', own, texts.length)
    const quoted = plainAgain(answers, texts, before) - own
    count('falsehoods quoted of a paper, with its page, in a response after they were filed', quoted, texts.length)
  }
  for (const read of await underVerifier(one, SHORT)) {
    const name = read.isTrue ? 'true sentences plain (goal 95 %)' : 'falsehoods plain'
    count(`${name}, with a perfect scripted verifier`, read.isPlain ? 1 : 0, 1)
    for (const because of read.isTrue ? read.because : [])
      count(`true sentences not plain with a perfect verifier, ${because}`, 1, 1)
  }
  const caseFile = buildCaseFile(profile)
  for (const { text, voice, kind } of SHORT ? one.sentences.slice(0, 5) : one.sentences) {
    const { findings } = readSentence(text, caseFile, { voice })
    for (const rule of new Set(findings.map(({ rule = 'no rule' }) => rule))) {
      count(`findings that are right, ${rule}`, kind === 'true' ? 0 : 1, 1)
      count('findings that are right, all rules', kind === 'true' ? 0 : 1, 1)
    }
    if (kind === 'true') count('true sentences that a rule contradicts', findings.length > 0 ? 1 : 0, 1)
    else count('falsehoods that a rule contradicts', findings.length > 0 ? 1 : 0, 1)
  }
}

for (const one of blindCasesIn('blind', SHORT)) await measure(one)
for (const [name, share] of [...shares].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name}: ${share.text()}`)
if (!SHORT) await timeOfDrafted()
