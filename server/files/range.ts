export interface Range {
  start: number
  end: number
}

/**
 * The one stretch of bytes that a `Range` header asks for; `end` is included. Null: send everything (no header, another
 * unit, several stretches, nonsense: a server may ignore them). `unsatisfiable`: nothing of it lies within the file.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
