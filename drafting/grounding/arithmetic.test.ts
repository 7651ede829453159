import { expect, test } from 'vitest'
import { followsFrom } from './arithmetic.ts'
import { figuresOf, tokensOf } from './proposition.ts'
import { claimsIn } from './read.ts'

const follows = (text: string, figure: string): boolean => {
  const figures = figuresOf(claimsIn(text), tokensOf(text))
  const own = figures.find(({ start, end }) => text.slice(start, end) === figure)
  if (own === undefined) throw new Error(`“${text}” has no ${figure}`)
  return followsFrom(own, figures, text)
}

test.each([
  ['Of the $90,000 that it cost, the county paid $60,000, leaving $30,000 to the mill.', '$30,000'],
  ['At $1,200 a kiln, all eight would come to $9,600.', '$9,600'],
  ['The wait was cut by six hours, from 14.5 to 8.5.', 'six'],
  ['Losses fell by nearly two thirds, from 30 percent to 11 percent.', 'two thirds'],
  ['She directs a team of three: two drivers and a cook.', 'three'],
  ['In all 57 answered, 31 by letter and 26 by telephone.', '57'],
])('%s holds its own %s', (text, figure) => expect(follows(text, figure)).toBe(true))

test.each([
  ['Of the $90,000 that it cost, the county paid $60,000, leaving $25,000 to the mill.', '$25,000'],
  ['At $1,200 a kiln, all eight would come to $12,000.', '$12,000'],
  ['The wait was cut by nine hours, from 14.5 to 8.5.', 'nine'],
  ['Losses fell by nearly two thirds, from 30 percent to 18 percent.', 'two thirds'],
  ['Seven cooks and three drivers came, and four stayed.', 'four'],
  ['She trained 31 drivers.', '31'],
])('but not in %s', (text, figure) => expect(follows(text, figure)).toBe(false))
