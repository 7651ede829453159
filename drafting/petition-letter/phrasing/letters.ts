import { frames, quoting } from '../../proof/frames.ts'

/** A signed letter by its writer; what it says is quoted where its pages could be read. */
export const LETTER = frames('A letter signed by {writer}, {title} at {organization}, is in evidence.')
/** Who the writer is to the petitioner, in the words of the profile. */
export const RELATION = quoting('In the petitioner’s words the relation to {surname} is “{quoted}.”')
/** The three answers by which a reader can tell how independent a writer is. */
export const TIES = frames(
  'Asked about {surname}, the petitioner answers “{same_employer}” to the same employer, “{was_supervisor}” to supervision and “{co_author}” to a joint publication.',
)
export const WRITES = quoting('The letter of {surname} states: {quoted}.', '{Surname} writes: {quoted}.')
export const ASK_SIGNED =
  'the signed letters of recommendation of {writers}, to be quoted here with each writer’s relation to the petitioner'
export const ASK_SIGNED_ONE =
  'the signed letter of {writers}, to be quoted here with the writer’s relation to the petitioner'
/** Where a letter is signed and nothing of it could be quoted. */
export const ASK_WORDS = 'what the signed letter of {writer} says of the work, word for word'
/** Where the words of the relation and the answers are at odds. */
export const ASK_RELATION = 'whether {writer} is independent of the petitioner: the relationship and the answers differ'
/** Of a paper whose page could be read. */
export const READS = quoting('It reads in part: {quoted}.')
