/**
 * What one account can store, each far above honest use: the fullest of our fictional applicants has 21,000 characters, and
 * five entries in a section. They bound what a case file, a check and a draft can cost.
 */

const counted = (count: number): string => count.toLocaleString('en-US')

/** Entries of a section, and recommenders. */
export const MAX_ENTRIES = 200
export const TOO_MANY_ENTRIES = `A section holds at most ${counted(MAX_ENTRIES)} entries. Please remove some before you add more.`

/** Characters of all entries of a profile together, endeavors and recommenders included: a book of a hundred pages. */
export const MAX_PROFILE_CHARACTERS = 200_000
export const PROFILE_IS_FULL = `Your profile holds at most ${counted(MAX_PROFILE_CHARACTERS)} characters. Please shorten or remove entries before you add more.`

/** Of one uploaded paper, and of all papers of a filing, so many characters are read for a document, and so many pages of one. */
export const READ_OF_PAPER = 200_000
export const READ_OF_PAPERS = 600_000
export const READ_PAGES = 200

/** Applications, uploaded files, and their bytes, of an account. */
export const MAX_APPLICATIONS = 20
export const TOO_MANY_APPLICATIONS = `An account holds at most ${MAX_APPLICATIONS} applications.`
export const MAX_FILES = 10_000
export const MAX_STORED_BYTES = 5 * 1024 ** 3
export const STORAGE_IS_FULL =
  'Your account’s storage is full (5 GB or 10,000 files). Please remove papers that you no longer need.'
