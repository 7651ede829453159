import { latinNameIn, type LatinNameOffer, withoutRepeats } from '#domain/latin-name-offer.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { namesInImports } from './import-names.ts'
import { namesInNotices } from './notice-names.ts'
import type { PrintedName } from './printed-name.ts'

/** More than anybody wants to choose from. */
const MOST = 4

const offerOf = ({ name, source, file }: PrintedName): LatinNameOffer[] => {
  const found = latinNameIn(name)
  return found === undefined ? [] : [{ ...found, source, file }]
}

/** The applicant's name in Latin letters as notices and imported files print it. Nothing is stored: the person chooses. */
export async function findOffers(parts: Parts, owner: Owner, signal: AbortSignal): Promise<LatinNameOffer[]> {
  const printed = [...(await namesInNotices(parts.db, owner)), ...(await namesInImports(parts, owner, signal))]
  return withoutRepeats(printed.flatMap(offerOf)).slice(0, MOST)
}
