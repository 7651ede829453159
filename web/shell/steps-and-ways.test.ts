import { expect, it } from 'vitest'
import { PROFILE_STEPS, openPages, reachable, stepBefore } from './profile-steps.tsx'
import { furthestStep } from './furthest-step.ts'
import { withNext } from '#domain/own-path.ts'
import { loginPath, nextPath } from './require-user.ts'

it.each([
  ['nothing done, on the first', 0, [], 1],
  ['on the third', 2, [true, true], 3],
  ['back on the first with four done', 0, [true, true, true, true], 4],
])('opens the steps up to the next one: %s', (_, current, done, last) => {
  expect(reachable(current, done)).toBe(last)
})

const PATHS = PROFILE_STEPS.map(({ path }) => path)

it.each([
  ['nothing done', [], 2],
  ['the first done', ['Personal Info'], 3],
  ['one done out of turn', ['Personal Info', 'Evidence'], 7],
  ['the second open again', ['Personal Info', 'Academic Project'], 4],
  ['all but the last done', PROFILE_STEPS.slice(0, 6).map(({ section }) => section), 7],
  ['all done', PROFILE_STEPS.map(({ section }) => section), 7],
])('opens, seen from the overview, the first step to do and the next: %s', (_, done, count) => {
  expect([...openPages(new Set(done))]).toEqual(PATHS.slice(0, count))
})

it('opens the step that one is on and the next, whatever is done', () => {
  expect([...openPages(new Set(), 4)]).toEqual(PATHS.slice(0, 6))
  expect([...openPages(new Set(), 6)]).toEqual(PATHS)
})

it.each([
  ['/education-info', '/personal-info'],
  ['/future-plans', '/evidence'],
  ['/rfe', '/dashboard'],
])('goes from %s back to %s', (path, before) => {
  expect(stepBefore(path)).toBe(before)
})

it.each([
  ['/plans', '/plans'],
  ['/recommender-config?ref=3', '/recommender-config?ref=3'],
  ['https://elsewhere.example', null],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['', null],
])('goes on to %j only within this site', (next, path) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe(path)
})

it('comes back to where one was', () => {
  expect(loginPath('/evidence?a=1')).toBe('/login?next=%2Fevidence%3Fa%3D1')
  expect(loginPath('/')).toBe('/login')
  expect(withNext('/register', '/plans#orders')).toBe('/register?next=%2Fplans%23orders')
  expect(withNext('/login?step=code', '/plans')).toBe('/login?step=code&next=%2Fplans')
  expect(withNext('/register', null)).toBe('/register')
})

const PROFILE = PROFILE_STEPS.map(({ section }) => section)

it.each([
  ['nothing done', [], '/personal-info'],
  ['the first done', ['Personal Info'], '/education-info'],
  ['an earlier one open again', ['Personal Info', 'Employment'], '/project-info'],
  ['the profile done', PROFILE, '/proposed-endeavor'],
  ['an RFE added on the way', ['Personal Info', 'RFE'], '/education-info'],
  ['an endeavor chosen', [...PROFILE, 'Proposed Endeavor'], '/recommender'],
  ['a recommender added', [...PROFILE, 'Proposed Endeavor', 'Recommender'], '/petition-letter'],
  ['all done', [...PROFILE, 'Proposed Endeavor', 'Recommender', 'Petition Letter'], '/petition-letter'],
])('leads to the furthest step: %s', (_, done, path) => {
  expect(furthestStep(new Set(done))).toBe(path)
})
