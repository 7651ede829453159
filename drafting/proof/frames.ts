import type { ProofState } from '#domain/proof.ts'

/** What a frame earns a sentence when its slots hold what their sources hold. */
export type Earned = Extract<ProofState, 'composed' | 'quoted' | 'law' | 'reasoned'>

/** Where a frame's sentence ends; a citation belongs to the sentence before it. */
const BETWEEN_SENTENCES =
  /(?<=[.?]”?) (?=[\p{Lu}“{])(?!\{(?:INA|CFR|PM|CET|Dhanasar|Chawathe|Caron|Soffici|Flores|Izummi|Katigbak))/u

/** The sentences of a frame: a bank may hold several in one. */
export const sentencesOfFrame = (frame: string): string[] => frame.split(BETWEEN_SENTENCES)

const registered = new Map<string, Earned>()

function register(earned: Earned, frames: readonly string[]): readonly string[] {
  for (const sentence of frames.flatMap(sentencesOfFrame)) {
    const known = registered.get(sentence)
    if (known !== undefined && known !== earned) throw new Error(`The frame “${sentence}” earns ${known} already`)
    registered.set(sentence, earned)
  }
  return frames
}

/** Frames that state no more than what stands in their slots, and that these belong to one entry. */
export const stating = (...frames: string[]): readonly string[] => register('composed', frames)

/** Frames of argument that hold for every case: an inference from what they name, with no fact of its own. */
export const arguing = (...frames: string[]): readonly string[] => register('reasoned', frames)

/** Frames that say what an authority of the library holds, with its citation. */
export const ruling = (...frames: string[]): readonly string[] => register('law', frames)

/** Frames around words that stand on a page. */
export const quoting = (...frames: string[]): readonly string[] => register('quoted', frames)

/** What a frame earns; undefined of words that are no registered frame. */
export const earnedBy = (frame: string): Earned | undefined => registered.get(frame)
