/**
 * What one account can store, each far above honest use: the fullest of our fictional applicants has 21,000 characters, and
 * five entries in a section. They bound what a case file, a check and a draft can cost.
 */

/** Entries of a section, and recommenders. */
export const MAX_ENTRIES = 200
/** Characters of all entries of a profile together: the words of a book of two hundred pages. */
export const MAX_PROFILE_CHARACTERS = 400_000

/** Of one uploaded paper, and of all papers of a filing, so many characters are read for a document; the rest is an exhibit without words. */
export const READ_OF_PAPER = 200_000
export const READ_OF_PAPERS = 1_000_000
/** Of one paper, so many pages. */
export const READ_PAGES = 200
