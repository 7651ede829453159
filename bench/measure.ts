import { SHORT } from './short.ts'

/** The value below which this share of the samples lies (nearest rank). */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

/** How long it takes, in milliseconds. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** How long it takes, this many times after one another, in milliseconds. */
export const timedTimes = async (times: number, run: () => Promise<unknown>): Promise<number[]> => {
  const samples: number[] = []
  for (let i = 0; i < times; i += 1) samples.push(await timed(run))
  return samples
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** One line: the name, the figures, and how the first compares with its reference in the same run. */
export const report = (
  name: string,
  figures: Record<string, number>,
  unit: string,
  against?: { reference: string; value: number; base: number },
): void => {
  const values = Object.entries(figures).map(([label, value]) => `${label} ${shown(value)} ${unit}`)
  const ratio = against
    ? [`${(against.value / against.base).toFixed(2)} x ${against.reference} (${shown(against.base)} ${unit})`]
    : []
  console.log(`${name.padEnd(28)} ${[...values, ...ratio].join('   ')}`)
}

/** Says whether a figure is within its target; beyond it the run fails, unless it is too short to measure anything. */
export const target = (what: string, value: number, atMost: number, unit: string): void => {
  const met = value <= atMost
  console.log(
    `${' '.repeat(28)} ${what}: ${shown(value)} ${unit}, target ${shown(atMost)} ${unit}: ${met ? 'met' : 'MISSED'}`,
  )
  if (!met && !SHORT) process.exitCode = 1
}
