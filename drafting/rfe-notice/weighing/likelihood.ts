/** What traits speak for or against, and what is to be thought before any is known; learned by `bench/notices/learn.ts`. */
export interface Weights {
  base: number
  of: Readonly<Record<string, number>>
}

export const spokenFor = ({ base, of }: Weights, traits: readonly string[]): number =>
  traits.reduce((total, trait) => total + (of[trait] ?? 0), base)

export const likelihood = (weights: Weights, traits: readonly string[]): number =>
  1 / (1 + Math.exp(-spokenFor(weights, traits)))
