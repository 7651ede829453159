import type { Told } from '../../translated.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Dates as contradictions write them: `in May 2019`, `on May 3, 2019`. */
export const DATES_TOLD: Told = Object.fromEntries(
  MONTHS.flatMap((name, at) =>
    ['', 'in ', 'on '].flatMap((before) => [
      [`${before}${name} {0#}`, `{0#} 年 ${at + 1} 月`],
      [`${before}${name} {0#}, {1#}`, `{1#} 年 ${at + 1} 月 {0#} 日`],
    ]),
  ),
)
