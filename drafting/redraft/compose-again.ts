import type { Block, Document, Sentence } from '#domain/document.ts'
import { blockText, sentenceText } from '#domain/document-text.ts'
import { AppError } from '#domain/errors.ts'
import { seedOf } from '../builtin/seed.ts'
import type { OutlineSection } from '../outline.ts'
import { AS_USUAL, type Variation, type Writing } from '../writing.ts'
import { movedFirst } from './first.ts'
import { tellsMore, untoldElsewhere, withFuller } from './fuller.ts'
import { inPlace } from './in-place.ts'
import { readInstruction, type Wish } from './instruction.ts'
import { leftOut, speaksOfOthers } from './left-out.ts'
import { asNumbered } from './planned.ts'
import * as reasons from './reasons.ts'
import { sentencesIn, textOf } from './rows.ts'
import { shortened } from './shorter.ts'
import { isAbout, type Target } from './target.ts'

/** A section as it is asked to be written again by the built-in drafter. */
interface Task {
  writing: Writing
  document: Pick<Document, 'blocks'>
  /** Its name in the document, and what it is in today's outline. */
  section: string
  planned: OutlineSection
}

/** How many compositions are tried before the section stays as it is. */
const TRIES = 6

export interface ComposedAgain {
  blocks: Block[]
  /** A sentence on each part of the instruction that was not followed, and why. */
  unfollowed: string[]
}

/** The section with what was asked for done to it, wish by wish. */
export async function composeAgain(task: Task, instruction: string): Promise<ComposedAgain> {
  const { document, section, writing } = task
  let blocks = document.blocks.filter((block) => block.section === section)
  const { wishes, unread } = readInstruction(instruction, writing.caseFile, blocks)
  if (wishes.length === 0) throw new AppError('invalid', unread.join(' '))
  const unfollowed = [...unread]
  for (const wish of wishes) {
    const done = await granted(task, wish, blocks)
    if (typeof done === 'string') unfollowed.push(done)
    else blocks = done
  }
  return { blocks, unfollowed }
}

const granted = async (task: Task, wish: Wish, before: readonly Block[]): Promise<Block[] | string> => {
  const { target } = wish
  switch (wish.kind) {
    case 'afresh': {
      const blocks = await composed(task, AS_USUAL)
      return same(blocks, before) && !vouchesForMore(blocks, before) ? reasons.UP_TO_DATE : blocks
    }
    case 'words':
      return inOtherWords(task, before)
    case 'fuller':
      return toldFuller(task, before, target)
    case 'leave-out':
      return target === undefined ? reasons.NOTHING_TO_CUT : without(task, before, target)
    case 'shorter':
      return cut(task, before, target)
    case 'first': {
      if (target === undefined) return reasons.UP_TO_DATE
      const moved = movedFirst(before, (sentence) => isAbout(target, sentence, task.writing.caseFile))
      if (typeof moved !== 'string') return moved
      if (moved === 'not told') return reasons.notTold(target.name)
      return moved === 'tied' ? reasons.tied(target.name) : reasons.firstAlready(target.name)
    }
  }
}

const others = ({ document, section }: Task): Block[] => document.blocks.filter((block) => block.section !== section)

const said = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ kind }) => kind !== 'heading')
    .map(blockText)
    .join('\n')
const same = (one: readonly Block[], other: readonly Block[]): boolean => said(one) === said(other)

const madeIn = (blocks: readonly Block[]): number => sentencesIn(blocks).filter(({ made }) => made !== undefined).length

/** True where the same words stand in an older document, which does not hold yet what they were made of. */
const vouchesForMore = (now: readonly Block[], before: readonly Block[]): boolean => madeIn(now) > madeIn(before)

/** The section as the built-in drafter writes it now. Where an authority first stands its citation is longer. */
async function composed(task: Task, variation: Variation, writing: Writing = task.writing): Promise<Block[]> {
  const { document, section, planned } = task
  const all = await writing.compose(variation, async () => undefined)
  const own = all.filter((block) => block.section === planned.id)
  const before = document.blocks.filter((block) => block.section === section)
  return inPlace(document.blocks, section, asNumbered(own, section, before))
}

/** Variations whose seed what stands there decides, so that asking again gives yet other words. */
const variations = ({ section }: Task, length: Variation['length'], before: readonly Block[]): Variation[] => {
  const seed = seedOf(section, length, said(before)) % 10_000
  return Array.from({ length: TRIES }, (_, attempt) => ({ seed: seed + attempt + 1, length }))
}

/** Of some compositions the one with the most sentences that are not there yet. */
async function inOtherWords(task: Task, before: readonly Block[]): Promise<Block[] | string> {
  const known = new Set(sentencesIn(before).map(sentenceText))
  let best: { blocks: Block[]; fresh: number } | undefined
  for (const variation of variations(task, 'usual', before)) {
    const blocks = await composed(task, variation)
    const fresh = sentencesIn(blocks).filter((sentence) => !known.has(sentenceText(sentence))).length
    if (fresh > (best?.fresh ?? 0)) best = { blocks, fresh }
  }
  return best?.blocks ?? reasons.SAME_FRAMES
}

async function toldFuller(task: Task, before: readonly Block[], target: Target | undefined): Promise<Block[] | string> {
  const { caseFile } = task.writing
  const concerns = (sentence: Sentence) => target === undefined || isAbout(target, sentence, caseFile)
  if (!sentencesIn(before).some(concerns)) return reasons.notTold(target?.name ?? '')
  for (const variation of [{ seed: 0, length: 'fuller' as const }, ...variations(task, 'fuller', before)]) {
    const fuller = untoldElsewhere(await composed(task, variation), before, others(task))
    const blocks = target === undefined ? fuller : withFuller(before, fuller, concerns)
    if (tellsMore(blocks, before, caseFile)) return blocks
  }
  if (target !== undefined) return reasons.toldInFull(target.name)
  return reasons.nothingMore(task.planned, task.document.blocks, {
    facts: caseFile.facts.filter(({ id }) => task.writing.tellable?.has(id) ?? true),
  })
}

async function without(task: Task, before: readonly Block[], target: Target): Promise<Block[] | string> {
  const { writing, planned } = task
  const { entry, name } = target
  const { caseFile } = writing
  const concerned = sentencesIn(before).filter((sentence) => isAbout(target, sentence, caseFile))
  if (concerned.length === 0) return reasons.notTold(name)
  if (entry !== undefined && planned.facts.some((need) => need.section === entry.section && need.entry === entry.entry))
    return reasons.ownSection(name)
  const about = (sentence: Sentence): boolean => isAbout(target, sentence, caseFile)
  const plainly = leftOut(before, about)
  // Where a sentence tells of several things, or the law of what is left out, the section is written as if it were not in the profile.
  const isMixed = concerned.some((sentence) => speaksOfOthers(target, sentence, caseFile))
  const isEntangled = isMixed || lawIn(plainly) < lawIn(before)
  const left =
    entry === undefined || !isEntangled || entry.section === 'professionalhistory'
      ? plainly
      : leftOut(await composed(task, AS_USUAL, writing.without(entry)), about)
  if (textOf(left) === '') return reasons.ownSection(name)
  return gapsIn(left) > gapsIn(before) ? reasons.leavesGap(name) : left
}

const lawIn = (blocks: readonly Block[]): number =>
  sentencesIn(blocks).filter(({ inlines }) => inlines.some(({ kind }) => kind === 'authority')).length

const gapsIn = (blocks: readonly Block[]): number => (said(blocks).match(/\[(?:Missing|Verify): /g) ?? []).length

async function cut(task: Task, before: readonly Block[], target: Target | undefined): Promise<Block[] | string> {
  const { caseFile } = task.writing
  const concerns = target === undefined ? undefined : (sentence: Sentence) => isAbout(target, sentence, caseFile)
  if (concerns !== undefined && !sentencesIn(before).some(concerns)) return reasons.notTold(target?.name ?? '')
  const shorter = shortened(before, others(task), caseFile, concerns)
  if (shorter !== undefined) return shorter
  if (target !== undefined) return reasons.NOTHING_TO_CUT
  for (const variation of variations(task, 'shorter', before)) {
    const blocks = await composed(task, variation)
    const briefer = shortened(blocks, others(task), caseFile) ?? blocks
    if (said(briefer).length < said(before).length * 0.93 && gapsIn(briefer) <= gapsIn(before)) return briefer
  }
  return reasons.NOTHING_TO_CUT
}
