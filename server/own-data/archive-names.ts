import { tidyFileName } from '../files/file-name.ts'

/** File systems bound the bytes of a name, Windows the length of a path. */
const MOST_BYTES = 180
/** Names of devices, with any ending: Windows opens no file of such a name. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i
const ENDING = /\.[A-Za-z0-9]{1,8}$/

/** Two names that some system takes for one. */
const fold = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()

const partsOf = (name: string): [string, string] => {
  const ending = ENDING.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - ending.length), ending]
}

function cut(stem: string, bytes: number): string {
  let left = stem
  while (Buffer.byteLength(left) > bytes) left = [...left].slice(0, -1).join('')
  return left.trimEnd()
}

function fitting(given: string): [string, string] {
  const [stem, ending] = partsOf(tidyFileName(given).replace(DEVICE, '_$1'))
  return [cut(stem, MOST_BYTES) || 'file', ending]
}

/** Names for one folder of an archive: each opens on every system and is given once, also beside another's capitals. */
export function namesOfFolder(): (given: string) => string {
  const taken = new Set<string>()
  const take = (name: string): boolean => {
    const folded = fold(name)
    return !taken.has(folded) && !!taken.add(folded)
  }
  return (given) => {
    const [stem, ending] = fitting(given)
    let name = stem + ending
    for (let number = 2; !take(name); number++) name = `${stem} (${number})${ending}`
    return name
  }
}
