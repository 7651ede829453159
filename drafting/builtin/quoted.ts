/** The double quotation marks of a title as the single ones that stand inside of a quotation: “Burial of ‘hoar’”. */
export function singled(title: string): string {
  let open = false
  return title.replace(/["“”]/g, (mark) => {
    open = mark === '"' ? !open : mark === '“'
    return open ? '‘' : '’'
  })
}

/** A title as it stands between quotation marks: without a full stop, and without marks around the whole of it. */
export const asTitle = (title: string): string => {
  const bare = title.trim().replace(/\.+$/, '')
  const inner = /^["“]([^"“”]*)["”]$/.exec(bare)?.[1] ?? bare
  return singled((inner.match(/"/g)?.length ?? 0) % 2 === 1 ? inner.replace(/"/, '') : inner)
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** Places of the brackets that have no other half. */
function unmatched(text: string): number[] {
  const [open, lone]: [number[], number[]] = [[], []]
  for (const { 0: mark, index } of text.matchAll(/[()[\]]/g)) {
    if (PAIRS[mark] === undefined) open.push(index)
    else if (text[open.at(-1) ?? -1] === PAIRS[mark]) open.pop()
    // "1)" numbers a point and closes nothing.
    else if (!/(?:^|\s)(?:\d{1,2}|\p{Ll})$/u.test(text.slice(0, index))) lone.push(index)
  }
  return [...lone, ...open].sort((a, b) => a - b)
}

export const isBalanced = (text: string): boolean => unmatched(text).length === 0

/** Typed words as they can be quoted: where a bracket lacks its other half, the longest stretch without it. */
export function quotable(text: string): string {
  const cuts = unmatched(text)
  const parts = [...cuts, text.length].map((end, at) => text.slice(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, end).trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}
