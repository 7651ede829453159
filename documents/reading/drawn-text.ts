import type { Line } from './lines.ts'

type Matrix = readonly [number, number, number, number, number, number]
const SAME: Matrix = [1, 0, 0, 1, 0, 0]

/** The first applied within the second. */
const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number')
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** In sizes of the type: a gap that is a space between words, and one that is wider than a space can be. */
const [SPACE, APART] = [0.2, 1.3]
/** A character drawn further from its line than this, in sizes of the type, begins a line of its own. */
const SAME_LINE = 0.2

/** In points: a letter may begin a little beyond its box. */
const EDGE = 2

interface Glyph {
  unicode: string
  /** In thousandths of the type's size. */
  width: number
}
const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string'

interface State {
  matrix: Matrix
  size: number
  between: number
  betweenWords: number
  stretch: number
  rise: number
  leading: number
}
const START: State = { matrix: SAME, size: 1, between: 0, betweenWords: 0, stretch: 1, rise: 0, leading: 0 }

/** Follows the drawing operators of a PDF as pdf.js lists them, and keeps the lines of text that they draw. */
export class TextTracer {
  readonly lines: Line[] = []
  #open: Line | undefined
  #state: State = START
  #saved: State[] = []
  #line: Matrix = SAME
  #text: Matrix = SAME
  /** Of the present show: how far the pen has moved along the line. */
  #pen = 0
  readonly #box: readonly number[]

  /** `box`: what is drawn outside it is not seen. The points of the drawing lie on the page by these matrices. */
  constructor(box: unknown, matrices: readonly unknown[]) {
    this.#box = Array.isArray(box) ? box.map(numberOf) : []
    for (const matrix of matrices) this.#transform(matrix)
  }

  /** `name`: the operator, as pdf.js calls it. */
  draw(name: string, args: readonly unknown[]): void {
    const [first, second] = args
    if (name === 'save' || name === 'paintFormXObjectBegin') this.#saved.push(this.#state)
    if (name === 'restore' || name === 'paintFormXObjectEnd') this.#state = this.#saved.pop() ?? this.#state
    if (name === 'transform') this.#transform(args)
    if (name === 'paintFormXObjectBegin') this.#transform(first)
    if (name === 'beginText') this.#setLine(SAME)
    if (name === 'setTextMatrix') this.#setLine(isMatrix(first) ? first : isMatrix(args) ? args : SAME)
    if (name === 'moveText' || name === 'setLeadingMoveText') this.#move(numberOf(first), numberOf(second))
    if (name === 'setLeadingMoveText') this.#state = { ...this.#state, leading: numberOf(second) }
    if (name === 'nextLine') this.#move(0, this.#state.leading)
    if (name === 'setLeading') this.#state = { ...this.#state, leading: -numberOf(first) }
    if (name === 'setFont') this.#state = { ...this.#state, size: numberOf(second) }
    if (name === 'setCharSpacing') this.#state = { ...this.#state, between: numberOf(first) }
    if (name === 'setWordSpacing') this.#state = { ...this.#state, betweenWords: numberOf(first) }
    if (name === 'setHScale') this.#state = { ...this.#state, stretch: numberOf(first) / 100 }
    if (name === 'setTextRise') this.#state = { ...this.#state, rise: numberOf(first) }
    if (name === 'showText' && Array.isArray(first)) this.#show(first)
  }

  #transform(matrix: unknown): void {
    if (isMatrix(matrix)) this.#state = { ...this.#state, matrix: within(matrix, this.#state.matrix) }
  }

  #setLine(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
    this.#pen = 0
  }

  #move(across: number, up: number): void {
    this.#setLine(within([1, 0, 0, 1, across, up], this.#line))
  }

  #show(glyphs: readonly unknown[]): void {
    const { size, between, betweenWords, stretch } = this.#state
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') this.#pen -= ((glyph * size) / 1000) * stretch
      else if (isGlyph(glyph)) {
        const width = (numberOf(glyph.width) * size) / 1000
        this.#put(glyph.unicode, width * stretch)
        this.#pen += (width + between + (glyph.unicode === ' ' ? betweenWords : 0)) * stretch
      }
    }
  }

  #put(letters: string, width: number): void {
    const { matrix, size, rise } = this.#state
    const [a, b, c, d, x, y] = within(within([1, 0, 0, 1, this.#pen, rise], this.#text), matrix)
    if (!this.#isSeen(x, y)) return
    const turn = Math.round(Math.atan2(b, a) / (Math.PI / 2))
    const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
    const left = x * cos + y * sin
    const place = { left, right: left + width * Math.hypot(a, b), base: y * cos - x * sin, turn }
    this.#keep({ text: letters, ...place, size: Math.abs(size) * Math.hypot(c, d) })
  }

  #isSeen(x: number, y: number): boolean {
    const [left = -Infinity, foot = -Infinity, right = Infinity, head = Infinity] = this.#box
    return x >= left - EDGE && x <= right + EDGE && y >= foot - EDGE && y <= head + EDGE
  }

  #keep(drawn: Line): void {
    const open = this.#open
    const gap = open === undefined ? 0 : drawn.left - open.right
    const goesOn =
      open !== undefined &&
      open.turn === drawn.turn &&
      Math.abs(open.base - drawn.base) <= SAME_LINE * Math.max(open.size, drawn.size) &&
      Math.abs(gap) <= APART * drawn.size
    if (!goesOn) {
      if (drawn.text.trim() === '') return
      this.#open = drawn
      this.lines.push(drawn)
      return
    }
    open.text += (gap > SPACE * drawn.size && !open.text.endsWith(' ') ? ' ' : '') + drawn.text
    open.right = Math.max(open.right, drawn.right)
    open.size = Math.max(open.size, drawn.size)
  }
}
