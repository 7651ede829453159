/** The double quotation marks of a title as the single ones that stand inside of a quotation: “Burial of ‘hoar’”. */
function singled(title: string): string {
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
