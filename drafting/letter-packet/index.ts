import { GOALS } from '#domain/recommender.ts'
import { countToSettle } from '#domain/to-settle.ts'
import { PRONGS, type Prong } from '#domain/letter-packet.ts'
import type { CaseFile } from '../case-file.ts'
import { nameOrNative } from '../case-file/names.ts'
import { openPointsOf } from '../editing/open-points.ts'
import { linesOf } from '../quality/reading.ts'
import { readWords } from '../quality/rules/length.ts'
import { chosenKey, contributionsIn } from './contributions.ts'
import { gapsIn } from './gaps.ts'
import { independenceOf } from './independence.ts'
import { overlapsOf } from './overlaps.ts'
import type { LetterPacket, PacketLetter, PacketWriter, Writer } from './packet.ts'
import { ASKED_FOR } from './prongs.ts'
import { spokenIn, type Spoken, type SpokenIn } from './spoken.ts'

export type { PacketLetter, PacketWriter, Place } from './packet.ts'

type Referee = CaseFile['profile']['referees'][number]

/** A recommender with what the letter really says. */
interface Known {
  asked: PacketWriter
  spoken: SpokenIn
}

const NOTHING: SpokenIn = { entries: new Map(), prongs: new Map() }

const markOf = (spoken: Spoken | undefined) =>
  spoken === undefined ? { state: 'chosen' as const, sentences: 0, block: null } : { state: 'told' as const, ...spoken }

const letterOf = ({ id, version, blocks, waived, stale }: PacketLetter): Writer['letter'] => ({
  id,
  version,
  words: linesOf({ blocks: [...blocks] }).reduce((sum, { prose }) => sum + readWords(prose).length, 0),
  open: countToSettle(openPointsOf(blocks).filter((point) => !waived.has(point.id))).all,
  stale,
})

function askedProngs({ items }: PacketWriter): Set<Prong> {
  const goals = GOALS.filter(({ id }) => items.some(({ category, item_id }) => category === 'goal' && item_id === id))
  return new Set(goals.flatMap(({ id }) => ASKED_FOR[id]))
}

function writerOf(referee: Referee, { asked, spoken }: Known, rows: readonly string[]): Writer {
  const { letter, is_drafting } = asked
  const chosen = new Set(asked.items.map(chosenKey))
  const prongs = askedProngs(asked)
  return {
    id: referee.id,
    name: nameOrNative(referee),
    title: referee.title,
    organization: referee.organization,
    ...independenceOf(referee),
    letter: letter && letterOf(letter),
    is_drafting,
    is_signed: referee.signed_letter !== null,
    contributions: rows
      .filter((key) => chosen.has(key) || spoken.entries.has(key))
      .map((key) => ({ key, ...markOf(spoken.entries.get(key)) })),
    prongs: PRONGS.filter(({ prong }) => prongs.has(prong) || spoken.prongs.has(prong)).map(({ prong }) => ({
      prong,
      ...markOf(spoken.prongs.get(prong)),
    })),
  }
}

/** The letters of a filing seen together. Of the writers only the profile's own recommenders count, in its order. */
export function letterPacket(caseFile: CaseFile, asked: readonly PacketWriter[]): LetterPacket {
  const { referees } = caseFile.profile
  const known = asked
    .filter(({ referee_id }) => referees.some(({ id }) => id === referee_id))
    .map((one): Known => ({ asked: one, spoken: one.letter === null ? NOTHING : spokenIn(one.letter) }))
  const concerned = new Set(
    known.flatMap(({ asked: { items }, spoken }) => [
      ...items.flatMap((item) => chosenKey(item) ?? []),
      ...spoken.entries.keys(),
    ]),
  )
  const contributions = contributionsIn(caseFile, concerned)
  const rows = contributions.map(({ key }) => key)
  const writers = referees.flatMap((referee) => {
    const own = known.find((one) => one.asked.referee_id === referee.id)
    return own === undefined ? [] : [writerOf(referee, own, rows)]
  })
  const drafted = known.flatMap(({ asked: { referee_id, letter } }) =>
    letter === null ? [] : [{ id: letter.id, referee_id, blocks: letter.blocks }],
  )
  const packet = { contributions, writers, overlaps: overlapsOf(drafted, caseFile) }
  return { ...packet, gaps: gapsIn({ ...packet, asked, contradictions: caseFile.contradictions }) }
}
