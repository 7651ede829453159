import type { Block, Inline, Sentence } from '#domain/document.ts'
import { cite, quotation } from '../authorities/library.ts'
import { words, type Phrase, type Slots } from './phrase.ts'

/** The citations that frames may name, each by a slot of its own: an authority of the library and its pin. */
const CITATIONS: Record<string, [id: string, pin?: string]> = {
  INA203b2: ['ina-203-b-2'],
  INA203b2Bi: ['ina-203-b-2-b-i'],
  INA101a32: ['ina-101-a-32'],
  CFRk2: ['cfr-204-5-k-2'],
  CFRk3i: ['cfr-204-5-k-3-i'],
  CFRtranslation: ['cfr-103-2-b-3'],
  CFRk3ii: ['cfr-204-5-k-3-ii'],
  CFRk3iiA: ['cfr-204-5-k-3-ii-a'],
  CFRk3iiB: ['cfr-204-5-k-3-ii-b'],
  CFRk3iiC: ['cfr-204-5-k-3-ii-c'],
  CFRk3iiD: ['cfr-204-5-k-3-ii-d'],
  CFRk3iiE: ['cfr-204-5-k-3-ii-e'],
  CFRk3iiF: ['cfr-204-5-k-3-ii-f'],
  CFRk3iii: ['cfr-204-5-k-3-iii'],
  CFRfiling: ['cfr-103-2-b-1'],
  CFRone: ['cfr-103-2-b-11'],
  CFRlater: ['cfr-103-2-b-12'],
  Izummi: ['izummi'],
  INA203b2Bii: ['ina-203-b-2-b-ii'],
  Caron: ['caron', '795'],
  Soffici: ['soffici', '165'],
  Flores: ['flores-v-garland'],
  CFRk4ii: ['cfr-204-5-k-4-ii'],
  PM5A: ['policy-manual-6-f-5', 'A'],
  PM5B: ['policy-manual-6-f-5', 'B'],
  PM5D: ['policy-manual-6-f-5', 'D'],
  CET: ['cet-list-2024'],
  Chawathe: ['chawathe', '375-76'],
  DhanasarFull: ['dhanasar'],
  Dhanasar886: ['dhanasar', '886'],
  Dhanasar886n3: ['dhanasar', '886 n.3'],
  Dhanasar885: ['dhanasar', '885'],
  Dhanasar885to886n1: ['dhanasar', '885-86 n.1'],
  Dhanasar887: ['dhanasar', '887'],
  Dhanasar889: ['dhanasar', '889'],
  Dhanasar889n7: ['dhanasar', '889 n.7'],
  Dhanasar889n8: ['dhanasar', '889 n.8'],
  Dhanasar889n9: ['dhanasar', '889 n.9'],
  Dhanasar889to890: ['dhanasar', '889-90'],
  Dhanasar890: ['dhanasar', '890'],
  Dhanasar890to891: ['dhanasar', '890-91'],
  Dhanasar890n10: ['dhanasar', '890 n.10'],
  Dhanasar890to891n10: ['dhanasar', '890-91 n.10'],
  Dhanasar891: ['dhanasar', '891'],
  Dhanasar892: ['dhanasar', '892'],
  Dhanasar892to893: ['dhanasar', '892-93'],
  Dhanasar893: ['dhanasar', '893'],
  Dhanasar893n11: ['dhanasar', '893 n.11'],
}

/** The passages that frames quote, by slot: authority, pin and words by which the passage is found. */
const QUOTATIONS: Record<string, [id: string, pin: string, containing: string]> = {
  'q:specific endeavor': ['dhanasar', '889', 'the specific endeavor'],
  'q:potential prospective impact': ['dhanasar', '889-90', 'potential prospective impact'],
  'q:broader implications': ['dhanasar', '889', 'we do not evaluate prospective impact'],
  'q:two factors of merit': ['dhanasar', '889', 'Evidence that the endeavor'],
  'q:one area': ['dhanasar', '889', 'Even ventures'],
  'q:positioned': ['dhanasar', '890', 'the individual’s education'],
  'q:not to succeed': ['dhanasar', '890', 'We do not, therefore'],
  'q:minimum requirements': ['dhanasar', '885', 'it may only list'],
  'q:entrepreneur': ['dhanasar', '890-91 n.10', 'entrepreneur'],
  'q:improved': ['dhanasar', '889', 'national or even global implications'],
  'q:pure science': ['dhanasar', '889', 'endeavors related to research'],
  'q:teaching': ['dhanasar', '893', 'more broadly'],
  'q:may fail': ['dhanasar', '890', 'many innovations'],
  'q:unique': ['dhanasar', '890 n.10', 'unique knowledge'],
  'q:no comparison': ['dhanasar', '891', 'does not require'],
  'q:still benefit': ['dhanasar', '891', 'would still benefit'],
  'q:urgent': ['dhanasar', '891', 'sufficiently urgent'],
}

const citation = (id: string, pin?: string): Phrase => {
  const inline = cite(id, pin)
  return { inlines: [inline], sources: [inline.id] }
}

/** Every citation and quotation of the library that a frame may hold. A mark the library lacks is a mistake in a frame. */
export const lawSlots = (): Slots => ({
  ...Object.fromEntries(Object.entries(CITATIONS).map(([slot, [id, pin]]) => [slot, citation(id, pin)])),
  ...Object.fromEntries(
    Object.entries(QUOTATIONS).map(([slot, [id, pin, containing]]) => [
      slot,
      words(quotation(id, pin, containing), citation(id, pin).sources),
    ]),
  ),
})

/** Cites each authority in full where it first stands and in short from then on. */
export function citedInOrder(blocks: Block[]): Block[] {
  const seen = new Set<string>()
  const settled = (inline: Inline): Inline => {
    if (inline.kind !== 'authority') return inline
    const [id = '', pin] = inline.id.split('@')
    const form = seen.has(id) ? 'short' : 'full'
    seen.add(id)
    return cite(id, pin, form)
  }
  const inOrder = (sentence: Sentence): Sentence => ({ ...sentence, inlines: sentence.inlines.map(settled) })
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(inOrder)) }
    return block.kind === 'paragraph' ? { ...block, sentences: block.sentences.map(inOrder) } : block
  })
}
