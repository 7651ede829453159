import type { Block } from '#domain/document.ts'
import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import type { CaseFile } from '../case-file.ts'
import { ABOUT, BETWEEN, NEW, POLITE, WHOLE, type Kind } from './instruction-data.ts'
import { sentencesIn } from './rows.ts'
import { targetOf, type Target } from './target.ts'

/** One thing that the built-in drafter is asked to do to a section. */
export interface Wish {
  kind: Kind
  /** What it is about; the whole section where there is none. */
  target?: Target
}

export interface Instruction {
  wishes: Wish[]
  /** A sentence on each part that is not followed, with what to do instead. */
  unread: string[]
}

/** The order in which wishes are granted: what writes anew comes before what takes away and moves. */
const ORDER: readonly Kind[] = ['afresh', 'words', 'fuller', 'leave-out', 'shorter', 'first']

const OFFERED: Readonly<Record<string, Kind>> = {
  [REDRAFT_WAYS[0]]: 'words',
  [REDRAFT_WAYS[1]]: 'shorter',
  [REDRAFT_WAYS[2]]: 'fuller',
  [REDRAFT_WAYS[3]]: 'afresh',
}

const MOST_QUOTED = 80
const quoted = (text: string): string =>
  `“${text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED).trimEnd()}…`}”`

function aboutIn(clause: string, caseFile: CaseFile, told: ReadonlySet<string>): Wish | string | undefined {
  for (const [kind, form] of ABOUT) {
    const phrase = form.exec(clause)?.[1]
    if (phrase === undefined) continue
    const target = targetOf(phrase, caseFile, told)
    if (target === undefined) continue
    if ('among' in target)
      return `${quoted(clause)} may mean ${target.among.map(quoted).join(' or ')}. Please name one in full.`
    return { kind, target }
  }
  return undefined
}

function clauseIn(clause: string, caseFile: CaseFile, told: ReadonlySet<string>): Wish | string {
  const about = aboutIn(clause, caseFile, told)
  if (about !== undefined && (typeof about === 'string' || about.target?.entry !== undefined)) return about
  const whole = WHOLE.find(([, form]) => form.test(clause))
  if (about === undefined && whole !== undefined) return { kind: whole[0] }
  if (about !== undefined) return about
  if (NEW.test(clause))
    return `${quoted(clause)}: the built-in drafter puts nothing new into a section. Add it to your profile, or type it into a paragraph.`
  return `${quoted(clause)} was not understood.`
}

/** What an instruction asks the built-in drafter for, clause by clause; `blocks` are those of the section. */
export function readInstruction(instruction: string, caseFile: CaseFile, blocks: readonly Block[]): Instruction {
  const offered = OFFERED[instruction]
  if (offered !== undefined) return { wishes: [{ kind: offered }], unread: [] }
  const told = new Set(sentencesIn(blocks).flatMap(({ sources }) => sources))
  const clauses = instruction
    .split(BETWEEN)
    .map((clause) => clause.trim().replace(POLITE, '').trim())
    .filter((clause) => clause !== '')
  const read = clauses.map((clause) => clauseIn(clause, caseFile, told))
  const unread = read.filter((one) => typeof one === 'string')
  const wishes: Wish[] = []
  for (const wish of read) {
    if (typeof wish === 'string') continue
    const opposite = wish.kind === 'shorter' ? 'fuller' : wish.kind === 'fuller' ? 'shorter' : undefined
    if (wish.target === undefined && wishes.some(({ kind, target }) => kind === opposite && target === undefined))
      unread.push('A section cannot be shorter and tell more at once: the first of the two was followed.')
    else if (!wishes.some(({ kind, target }) => kind === wish.kind && target?.name === wish.target?.name))
      wishes.push(wish)
  }
  return { wishes: wishes.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)), unread }
}
