interface Place {
  start: number
  end: number
}

/**
 * Where the places found in one text stand in the text as it was typed on: those before the change stay, those after it
 * move along, those that the change touched are gone until they are found anew.
 */
export function shifted<T extends Place>(places: readonly T[], found: string, now: string): T[] {
  if (found === now) return [...places]
  const least = Math.min(found.length, now.length)
  let head = 0
  while (head < least && found[head] === now[head]) head++
  let tail = 0
  while (tail < least - head && found[found.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const by = now.length - found.length
  return places.flatMap((place) => {
    if (place.end <= head) return [place]
    return place.start >= found.length - tail ? [{ ...place, start: place.start + by, end: place.end + by }] : []
  })
}

export interface Stretch<T> {
  text: string
  /** What was found there; the first of several that overlap. */
  place: T | null
}

/** A text cut at its places, for a layer behind it. Places outside the text are left out. */
export function stretches<T extends Place>(text: string, places: readonly T[]): Stretch<T>[] {
  const result: Stretch<T>[] = []
  let at = 0
  for (const place of [...places].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (place.start < at || place.end <= place.start || place.end > text.length) continue
    if (place.start > at) result.push({ text: text.slice(at, place.start), place: null })
    result.push({ text: text.slice(place.start, place.end), place })
    at = place.end
  }
  if (at < text.length) result.push({ text: text.slice(at), place: null })
  return result
}

/** Everywhere that one of these pieces stands in a text. */
export const placesOf = (text: string, pieces: readonly string[]): Place[] =>
  pieces.flatMap((piece) => {
    const places: Place[] = []
    for (let at = text.indexOf(piece); at >= 0 && piece !== ''; at = text.indexOf(piece, at + piece.length))
      places.push({ start: at, end: at + piece.length })
    return places
  })
