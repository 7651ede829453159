import { expect, test } from 'vitest'
import { spelled, withArticle, withIndefinite } from './spelled.ts'

test.each([
  ['Low-cost closure kit 4 small mountain counties', 'Low-cost closure kit for small mountain counties'],
  ['Highway avalanche risk in counties w/o forecasters', 'Highway avalanche risk in counties without forecasters'],
  ['Training 30 plow drivers / yr', 'Training 30 plow drivers a year'],
  ['Pilot in 3 counties w/ approx. 40 drivers', 'Pilot in three counties with about 40 drivers'],
  ['Infrasound + lidar & radar', 'Infrasound and lidar and radar'],
  ['Screening in hospitals/clinics', 'Screening in hospitals and clinics'],
  ['A Level 3 course for 4 cities', 'A Level 3 course for four cities'],
  ['Reduction of waste by 5 percent in 12 towns', 'Reduction of waste by 5 percent in 12 towns'],
  ['A studio with 2 Kilns', 'A studio with two Kilns'],
  ['Grades 7 to 9 and COVID-19', 'Grades 7 to 9 and COVID-19'],
  ['From 61 -> 37 days', 'From 61 to 37 days'],
  ['24/7 help', '24/7 help'],
])('%s', (typed, printed) => {
  expect(spelled(typed)).toBe(printed)
})

test.each([
  ['write open manual', 'write an open manual'],
  ['write the manual', 'write the manual'],
  ['publish protocols', 'publish protocols'],
  ['build low-cost sensor for mills', 'build a low-cost sensor for mills'],
  ['train 30 plow drivers a year', 'train 30 plow drivers a year'],
])('%s', (typed, printed) => {
  expect(withArticle(typed)).toBe(printed)
})

test.each([
  ['closure kit for counties', 'a closure kit for counties'],
  ['an open map', 'an open map'],
  ['help for farmers', 'help for farmers'],
])('%s', (typed, printed) => {
  expect(withIndefinite(typed)).toBe(printed)
})
