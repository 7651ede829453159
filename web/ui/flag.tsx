import { flagOf } from './flags.ts'

/** A country's flag. It never speaks: the country's name beside it does. */
export function Flag({ country }: { country: string }) {
  const src = flagOf(country)
  // The place stays where a flag is lacking, so that names stand under each other.
  return (
    <span className="flag">{src !== undefined && <img src={src} alt="" loading="lazy" width={20} height={14} />}</span>
  )
}
