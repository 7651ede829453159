import { contentWords } from '../builtin/passages.ts'
import type { Phrase } from '../builtin/phrase.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import type { Candidate } from './candidate.ts'
import { inPlace, isSentence } from './in-own-words.ts'

/** Where the ten of a run keep count of which of the applicant's sentences they have used, so that each leans on others. */
export type Uses = Map<string, number>

/** How many of the ten lean on a sentence while the record has others, and how many where it has no other. */
const OFTEN = 1
const ONLY = 5

/** Marks a sentence that one of the ten has told of what it would change. */
const ALONE = 'alone: '

/** Marks a sentence from which one of the ten starts out. */
const PROBLEM = 'problem: '

/** A sentence that counts on from another, or whose subject comes after it. */
const LEANS_BACK = /^(?:Second|Third|Fourth|Finally|Lastly),? |, (?:this|that) (?:is|was) /

/** One endeavor's telling of the record: each sentence once, those nearest to its subject and used least first. */
export class Telling {
  private readonly own = new Set<string>()
  private readonly subject: Set<string>
  private readonly most: number
  private readonly uses: Uses
  hasProblem = false

  constructor(candidate: Candidate, uses: Uses) {
    if (candidate.said !== undefined) this.own.add(candidate.said)
    this.most = candidate.kind.of === 'plan' ? Number.POSITIVE_INFINITY : OFTEN
    this.subject = new Set(contentWords(candidate.title))
    this.uses = uses
  }

  private near({ text, field }: Told): number {
    const isPersonal = field === 'background' && /\b(?:I|me|my|our)\b/.test(text)
    return (
      contentWords(text).filter((word) => this.subject.has(word)).length +
      (/\d/.test(text) ? 1.5 : 0) -
      (isPersonal ? 2 : 0)
    )
  }

  /** Up to `most` sentences, in their own order; `always` takes some where other endeavors have leaned on all, up to half of them. */
  tell(told: readonly Told[], most: number, always = false): Phrase[] {
    const free = this.chosen(told, most, false)
    return free.length === 0 && always ? this.chosen(told, most, true) : free
  }

  private chosen(told: readonly Told[], most: number, always: boolean): Phrase[] {
    return told
      .map((one, order) => ({ one, order, rank: this.near(one) - 3 * (this.uses.get(one.text) ?? 0) }))
      .filter(({ one, order }) => this.isFree(one, told[order - 1], always) && (most > 1 || standsAlone(one.text)))
      .sort((a, b) => b.rank - a.rank || a.order - b.order)
      .slice(0, most)
      .sort((a, b) => a.order - b.order)
      .filter(({ one, order }, at, kept) => standsAlone(one.text) || kept[at - 1]?.order === order - 1)
      .map(({ one }) => {
        this.uses.set(one.text, (this.uses.get(one.text) ?? 0) + 1)
        this.own.add(one.text)
        return inPlace(one)
      })
  }

  /** Up to `most` sentences that no other endeavor has told of what changes: each says for itself what it is good for. */
  alone(told: readonly Told[], most: number): Phrase[] {
    const free = told.filter(({ text }) => !this.uses.has(`${ALONE}${text}`))
    const before = new Set(this.own)
    const phrases = this.tell(free, most)
    for (const text of this.own) if (!before.has(text)) this.uses.set(`${ALONE}${text}`, 1)
    return phrases
  }

  /** One problem; two undertakings on one are one, but for the plan of which both are parts. */
  problem(told: readonly Told[]): Phrase[] {
    const free = told.filter(({ text }) => !this.uses.has(`${PROBLEM}${text}`))
    const before = new Set(this.own)
    const phrases = this.tell(free, 1, true)
    for (const text of this.own) if (!before.has(text)) this.uses.set(`${PROBLEM}${text}`, 1)
    this.hasProblem ||= phrases.length > 0
    return phrases
  }

  /** A whole passage from its beginning; of one that another of the ten has told, what is nearest to this one. */
  all(told: readonly Told[], most: number, others: readonly Told[] = []): Phrase[] {
    const open = told.filter((one) => !this.own.has(one.text))
    if (open.some(({ text }) => this.uses.has(text))) return this.tell([...open, ...others], 1, true)
    const fresh = open.slice(0, most)
    for (const one of fresh) {
      this.uses.set(`${ALONE}${one.text}`, 1)
      this.uses.set(one.text, (this.uses.get(one.text) ?? 0) + 1)
      this.own.add(one.text)
    }
    return fresh.map(inPlace)
  }

  private isFree(one: Told, before: Told | undefined, always: boolean): boolean {
    if ((this.uses.get(one.text) ?? 0) >= (always ? Math.max(this.most, ONLY) : this.most)) return false
    if (LEANS_BACK.test(one.text)) return false
    if (this.own.has(one.text) || !isSentence(one)) return false
    return standsAlone(one.text) || (before !== undefined && !this.own.has(before.text) && standsAlone(before.text))
  }
}
