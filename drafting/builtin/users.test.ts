import { expect, test } from 'vitest'
import { plain } from './phrase.ts'
import { usersIn } from './users.ts'

const told = (text: string): string | undefined => {
  const users = usersIn({ text, sources: ['F1'] })
  return users === undefined ? undefined : plain(users)
}

test.each([
  ['The electrodes kept 84 percent of their capacity.'],
  ['The article has been cited 147 times.'],
  ['Two hospitals in Kansas wrote to me that they repeat the measurement.'],
  ['The museum changed its manual and now uses our mapping method.'],
  ['Two years have passed.'],
  ['It was used by my colleague.'],
  ['Two neighboring counties asked for the text, and one of them wrote its own.'],
])('names nobody: %s', (text) => expect(told(text)).toBeUndefined())

test.each([
  ['Five counties now use the units.', 'five counties'],
  ['Three recyclers in Colorado, Ohio and Nevada have adopted it.', 'three recyclers in Colorado, Ohio and Nevada'],
  [
    'Six hospitals in Missouri and one in Illinois have taken over the standing order.',
    'six hospitals in Missouri and one in Illinois',
  ],
  ['Four hospitals outside the group have asked for the rules and use them.', 'four hospitals outside the group'],
  ['Nine critical access hospitals are connected.', 'nine critical access hospitals'],
  ['The data set was downloaded by laboratories in 14 countries.', 'laboratories in 14 countries'],
  [
    'The company has sold 185 units to 37 cooperatives in Iowa, Nebraska and Illinois.',
    '37 cooperatives in Iowa, Nebraska and Illinois',
  ],
])('%s', (text, users) => expect(told(text)).toBe(users))
