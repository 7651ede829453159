import { expect, it } from 'vitest'
import { reachable, stepBefore } from './profile-steps.tsx'
import { loginPath, nextPath } from './require-user.ts'

it.each([
  ['nothing done, on the first', 0, [], 1],
  ['on the third', 2, [true, true], 3],
  ['back on the first with four done', 0, [true, true, true, true], 4],
])('opens the steps up to the next one: %s', (_, current, done, last) => {
  expect(reachable(current, done)).toBe(last)
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
})
