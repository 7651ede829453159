import type { FileRef } from '#domain/file.ts'
import type { LatinNameOffer } from '#domain/latin-name-offer.ts'
import type { NameGiven } from '#domain/same-person.ts'

/** A name that a paper prints as the applicant's, in any script. */
export interface PrintedName {
  name: NameGiven
  source: LatinNameOffer['source']
  file: FileRef
}
