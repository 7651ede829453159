import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Pdf } from './typesetter.ts'

/** One document to set; the answer carries the same `id`. */
export interface Order {
  id: number
  data: string
}

export type Outcome = { id: number; pdf: Pdf } | { id: number; failed: string }

/** What the template says of its pages. */
interface Numbering {
  pages: number
  headings: { id: string; page: number }[]
}

const require = createRequire(import.meta.url)
const fonts = ['tinos', 'noto-serif-sc'].map((family) =>
  dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
)
const compiler = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [
    {
      fontPaths: [
        ...['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((face) => join(fonts[0]!, face)),
        ...['400Regular', '700Bold'].map((face) => join(fonts[1]!, face)),
      ],
    },
  ],
})
const template = join(import.meta.dirname, 'template.typ')

function typeset({ id, data }: Order): Outcome {
  const compiled = compiler.compile({ mainFilePath: template, inputs: { document: data } })
  const result = compiled.result
  if (!result) {
    const error = compiled.takeError()
    return { id, failed: JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no result') }
  }
  const { bytes, unshown } = exported(result)
  const [numbering] = compiler.query(result, { selector: '<numbering>', field: 'value' }) as [Numbering]
  const headingPages = Object.fromEntries(numbering.headings.map((heading) => [heading.id, heading.page]))
  return { id, pdf: { bytes, pages: result.numOfPages, numberedPages: numbering.pages, headingPages, unshown } }
}

/** As PDF/UA-1; where a letter has no glyph or the document no title, which that standard forbids, tagged all the same. */
function exported(result: NodeTypstDocument): Pick<Pdf, 'bytes' | 'unshown'> {
  try {
    return { bytes: compiler.pdf(result, { pdfStandard: 'ua-1' }), unshown: [] }
  } catch (error) {
    const letters = [...String(error).matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)]
    const unshown = letters.map(([, letter = '']) =>
      letter.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
    )
    return { bytes: compiler.pdf(result), unshown: [...new Set(unshown)] }
  }
}

process.on('message', (order: Order) => {
  let outcome: Outcome
  try {
    outcome = typeset(order)
  } catch (error) {
    outcome = { id: order.id, failed: error instanceof Error ? error.message : JSON.stringify(error) }
  } finally {
    // The compiler keeps the parts of every document for reuse, for as long as it is let.
    compiler.evictCache(0)
  }
  process.send?.(outcome)
})
