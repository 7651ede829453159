type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Between what floats and what it stands clear of. */
export const GAP = 8

/**
 * The lowest place, from its own upwards, at which a box stands over none of the others: its bottom edge there. Null where
 * there is none beneath the ceiling.
 */
export function clearBottom(box: Box, others: readonly Box[], ceiling: number): number | null {
  const height = box.bottom - box.top
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left)
  let bottom = box.bottom
  for (;;) {
    const top = bottom - height
    if (top < ceiling) return null
    const under = beside.filter((other) => other.top < bottom && other.bottom > top)
    if (under.length === 0) return bottom
    bottom = Math.min(...under.map((other) => other.top)) - GAP
  }
}
