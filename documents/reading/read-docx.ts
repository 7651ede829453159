import { isLocked } from './locked.ts'
import { onePage, type Read } from './reading.ts'
import { allNamed, type Element, openPackage, type Package } from './word-parts.ts'

type Node = Element | string

/** What stands in the file and not on the page: deleted words, the instructions of fields, the reading aids of a script. */
const NOT_SHOWN = new Set(['del', 'moveFrom', 'delText', 'instrText', 'delInstrText', 'rt', 'pPr', 'sectPr'])
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-', ptab: '\t' }

const isOff = ({ val }: Readonly<Record<string, string>>): boolean => val === '0' || val === 'false' || val === 'off'

const isHidden = (run: Element): boolean =>
  allNamed('rPr', run.children)
    .flatMap(({ children }) => children)
    .some((node) => typeof node !== 'string' && node.name === 'vanish' && !isOff(node.attributes))

function signOf(code: string | undefined): string {
  const value = Number.parseInt(code ?? '', 16)
  return value > 0 && value <= 0xffff ? String.fromCharCode(value) : ''
}

/** A choice is written twice, for newer and for older programs: one of them is shown. */
function chosen(alternatives: Element): readonly Node[] {
  const [choice, fallback] = ['Choice', 'Fallback'].map(
    (name) =>
      alternatives.children.find((node) => typeof node !== 'string' && node.name === name) as Element | undefined,
  )
  const hasWords = choice !== undefined && allNamed('t', choice.children).length > 0
  return (hasWords ? choice : (fallback ?? choice))?.children ?? []
}

/** The paragraphs in the order in which they are read; what stands in a box follows the paragraph to which it is tied. */
function paragraphsOf(nodes: readonly Node[]): string[] {
  const paragraphs: string[] = []
  const read = (within: readonly Node[], boxes: string[]): string =>
    within
      .map((node) => {
        if (typeof node === 'string') return ''
        const { name, attributes, children } = node
        if (NOT_SHOWN.has(name) || (name === 'r' && isHidden(node))) return ''
        if (name === 't') return children.filter((child) => typeof child === 'string').join('')
        if (name === 'sym') return signOf(attributes['char'])
        if (name === 'AlternateContent') return read(chosen(node), boxes)
        if (name === 'txbxContent') {
          boxes.push(...paragraphsOf(children))
          return ''
        }
        if (name !== 'p') return SIGNS[name] ?? read(children, boxes)
        const ownBoxes: string[] = []
        const words = read(children, ownBoxes)
        paragraphs.push(words, ...ownBoxes)
        return ''
      })
      .join('')
  const loose: string[] = []
  read(nodes, loose)
  return [...paragraphs, ...loose].filter((words) => words.trim() !== '')
}

/** The heads or feet that the sections of a document show. */
function edgesOf(kind: 'header' | 'footer', document: Element[], file: Package, path: string): string[] {
  const parts = new Map(file.relations(path).map(({ id, target }) => [id, target]))
  const settings = file.relations(path).find(({ type }) => type === 'settings')
  const twoSided = allNamed('evenAndOddHeaders', settings ? file.part(settings.target) : [])
  const hasEven = twoSided.some(({ attributes }) => !isOff(attributes))
  const shown = allNamed('sectPr', document).flatMap((section) => {
    const hasFirst = allNamed('titlePg', section.children).some(({ attributes }) => !isOff(attributes))
    return allNamed(`${kind}Reference`, section.children)
      .map(({ attributes }) => attributes)
      .filter(({ type }) => (type === 'first' ? hasFirst : type === 'even' ? hasEven : true))
      .map(({ id = '' }) => parts.get(id))
  })
  const texts = [...new Set(shown)].map((part) => (part === undefined ? '' : paragraphsOf(file.part(part)).join('\n')))
  return [...new Set(texts)].filter((text) => text !== '')
}

/** The notes below or behind the text, without the lines that part them from it. */
function notesOf(kind: 'footnote' | 'endnote', file: Package, path: string): string[] {
  const relation = file.relations(path).find(({ type }) => type === `${kind}s`)
  return allNamed(kind, relation ? file.part(relation.target) : [])
    .filter(({ attributes: { type = 'normal' } }) => type === 'normal')
    .map(({ children }) => paragraphsOf(children).join('\n'))
    .filter((text) => text !== '')
}

/** The words of a .docx: its heads, its text with what stands in boxes, its notes, its feet. */
export function readDocx(bytes: Buffer): Read {
  if (isLocked(bytes)) return { failed: 'protected' }
  const file = openPackage(bytes)
  const path = file?.relations('').find(({ type }) => type === 'officeDocument')?.target
  const document = file && path !== undefined ? file.part(path) : []
  if (file === undefined || path === undefined || document.length === 0) return { failed: 'broken' }
  const parts = [
    ...edgesOf('header', document, file, path),
    ...paragraphsOf(document),
    ...notesOf('footnote', file, path),
    ...notesOf('endnote', file, path),
    ...edgesOf('footer', document, file, path),
  ]
  return onePage(parts.join('\n\n'))
}
