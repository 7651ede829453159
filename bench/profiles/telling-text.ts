/** Numbers that look random and are the same in each run. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const MEASURES = [
  'leakage',
  'fuel use',
  'waiting time',
  'scrap',
  'downtime',
  'energy demand',
  'error rate',
  'water loss',
]
const PLACES = ['Brackwater', 'Ostrava Fields', 'Calder Valley', 'Port Lorne', 'Sienna Ridge', 'Nordhaven']
const NAMES = ['Dr. Ilse Marwick', 'Prof. Teodor Vance', 'Ms. Amara Quill', 'Mr. Jonas Rell', 'Dr. Pia Sondheim']
const BODIES = ['Calder Institute', 'Vellum Laboratories', 'Orrin Rail Authority', 'Halden Power Works']
const MONTHS = ['January', 'March', 'May', 'August', 'November']

const SENTENCES: ((n: (below: number) => number, pick: (from: readonly string[]) => string) => string)[] = [
  (n, pick) =>
    `The new control reduced ${pick(MEASURES)} by ${1 + n(97)} percent in ${pick(PLACES)} in ${2008 + n(17)}.`,
  (n, pick) => `A ${1 + n(97)}% reduction in ${pick(MEASURES)} was measured at ${pick(BODIES)}.`,
  (n, pick) => `It cut ${pick(MEASURES)} from ${60 + n(900)} to ${1 + n(59)} at ${pick(PLACES)}.`,
  (n, pick) =>
    `On ${pick(MONTHS)} ${1 + n(28)}, ${2008 + n(17)}, ${pick(NAMES)} of ${pick(BODIES)} confirmed the result.`,
  (n, pick) =>
    `Between ${2008 + n(8)} and ${2017 + n(8)} I led ${2 + n(60)} engineers and ${1 + n(20)} field trials at ${pick(BODIES)}.`,
  (n) => `The plant serves ${(1 + n(900)) * 1000} households, and the budget was $${1 + n(90)}.${n(9)} million.`,
  (n, pick) =>
    `${pick(NAMES)} wrote that the method “runs on ${3 + n(400)} machines without a fault” in ${pick(PLACES)}.`,
  (n, pick) =>
    `My article on ${pick(MEASURES)} was cited ${1 + n(400)} times, and ${2 + n(30)} groups in ${2 + n(20)} countries use the data.`,
]

/** A text of at most so many characters, full of figures, shares, dates and names. */
export function tellingText(seed: number, characters: number): string {
  const n = numbersFrom(seed)
  const pick = (from: readonly string[]): string => from[n(from.length)] ?? ''
  const parts: string[] = []
  for (let length = 0; ;) {
    const sentence = SENTENCES[n(SENTENCES.length)]?.(n, pick) ?? ''
    length += sentence.length + 1
    if (length > characters) return parts.join(' ')
    parts.push(sentence)
  }
}
