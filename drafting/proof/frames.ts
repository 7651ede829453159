/** Where a frame's sentence ends; a citation belongs to the sentence before it. */
const BETWEEN_SENTENCES =
  /(?<=[.?]”?) (?=[\p{Lu}“{])(?!\{(?:INA|CFR|PM|CET|Dhanasar|Chawathe|Caron|Soffici|Flores|Izummi|Katigbak))/u

/** The sentences of a frame: a bank may hold several in one. */
export const sentencesOfFrame = (frame: string): string[] => frame.split(BETWEEN_SENTENCES)

/**
 * `states`: no more than what is put into its slots, and that these belong together. `argues`: an inference from them. `quotes`:
 * the slot `quoted` holds words of its source letter by letter.
 */
export type FrameKind = 'states' | 'argues' | 'quotes'

const registered = new Map<string, FrameKind>()

function register(kind: FrameKind, bank: readonly string[]): readonly string[] {
  // A sentence that argues in one bank does not state in another.
  for (const sentence of bank.flatMap(sentencesOfFrame))
    registered.set(sentence, registered.get(sentence) === 'argues' ? 'argues' : kind)
  return bank
}

/** Frames of the built-in drafter that state a value of the record, or the law with its citation. */
export const frames = (...bank: string[]): readonly string[] => register('states', bank)

/** Frames of argument that hold for every case: an inference from what they name, hedged as far as it carries. */
export const arguing = (...bank: string[]): readonly string[] => register('argues', bank)

/** Frames around a quotation, which stands in the slot `quoted`. */
export const quoting = (...bank: string[]): readonly string[] => register('quotes', bank)

/** What kind of frame these words are; undefined of words that are none of ours. */
export const kindOfFrame = (frame: string): FrameKind | undefined => registered.get(frame)

/** Every text in these, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Registers the frames of these banks once more as another document turns them: a variant vouches for no more than its frame. */
export function registerVariants(banks: unknown, turned: (frame: string) => string): void {
  for (const frame of textsIn(banks).flatMap(sentencesOfFrame)) {
    const kind = registered.get(frame)
    if (kind !== undefined && turned(frame) !== frame) register(kind, [turned(frame)])
  }
}
