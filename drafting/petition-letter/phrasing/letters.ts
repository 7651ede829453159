import { frames } from '../../proof/frames.ts'
/** A signed letter by its writer; what it says is quoted where its pages could be read. */
export const LETTER = frames(
  'A letter in support of the petition is signed by {writer}, {title} at {organization}, who is {relation}.',
  'A signed letter of support comes from {writer}, {title} at {organization}, who is {relation}.',
  'The record includes a signed letter from {writer}, {title} at {organization}; its writer is {relation}.',
  '{Writer}, {title} at {organization} and {relation}, has also signed a letter.',
)
export const LETTER_PLAIN = frames(
  '{Writer}, {title} at {organization}, has signed a letter in support of the petition.',
  'A signed letter of support comes from {writer}, {title} at {organization}.',
)
/** The relation in the applicant's own words, where these cannot be set into a sentence. */
export const RELATION_QUOTED = frames(
  'The petitioner tells of the relation to this writer in these words: {quoted}.',
)
/** Why what was noted of a writer is marked. */
export const NOTED = { reason: 'noted in this recommender’s comments; check that the signed letter says so' }
export const WRITES = frames(
  '{Surname} writes: {quoted}.',
  'In the words of {surname}: {quoted}.',
  '{Surname} adds: {quoted}.',
  'The letter of {surname} states: {quoted}.',
  'As {surname} puts it: {quoted}.',
  '{Surname} also writes: {quoted}.',
)
export const ASK_SIGNED =
  'the signed letters of {writers}, to be quoted here with each writer’s relation to the petitioner'
export const ASK_SIGNED_ONE =
  'the signed letter of {writers}, to be quoted here with the writer’s relation to the petitioner'
/** Of a paper whose page could be read. */
export const READS = frames(
  'It reads in part: {quoted}.',
  'In its own words: {quoted}.',
  'The paper states: {quoted}.',
  'The text says: {quoted}.',
)
