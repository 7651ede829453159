import { expect, test } from 'vitest'
import { endsIn, needToday } from './need.ts'
import { statement } from './testing.ts'

const told = (text: string) => statement('futureplan', 1, 'impact', text)

test.each([
  ['Small ports still have no radar.', 'Small ports still have no radar.'],
  [
    'Each year boats are lost because nobody counts the ice.',
    'Each year boats are lost because nobody counts the ice.',
  ],
  ['The ice is spreading to the southern ports.', 'The ice is spreading to the southern ports.'],
  [
    'Crews of small boats, who sail today without a forecast, would be warned a day before.',
    'The need is that of crews of small boats, who sail today without a forecast.',
  ],
  ['Crews, who sail today with a forecast, would be warned a day before.', undefined],
  ['Crews would be warned a day before, who today sail without a forecast.', undefined],
  ['Other ports can take the forecast without paying for it.', undefined],
  ['Small ports had no radar and still were asked to pay.', undefined],
  ['The forecast is now read in two ports.', undefined],
  ['They still have no radar.', undefined],
])('of “%s” a need of today is %s', (text, need) => expect(needToday(told(text))?.text).toBe(need))

test.each([
  ['The ship is lent to us until the end of 2027.', '2027'],
  ['The permit expires in May 2028.', '2028'],
  ['The permit expired in 2024 and ends nothing.', undefined],
  ['The harbor lent us a ship until 2025.', undefined],
  ['In 2027 I will sail.', undefined],
])('“%s” ends in %s', (text, year) => expect(endsIn(text, '2026-11-28')).toBe(year))
