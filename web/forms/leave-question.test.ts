import { expect, it } from 'vitest'
import { isElsewhere } from './leave-question.tsx'

const place = (address: string) => new URL(address, 'https://waiverly.test')

it.each<[string, string, string[], boolean]>([
  ['/evidence', '/evidence', [], false],
  ['/evidence', '/evidence?entry=2', [], false],
  ['/evidence', '/dashboard', [], true],
  ['/recommender-config?ref=1', '/recommender-config?ref=1&tab=letters', ['ref', 'tab'], true],
  ['/recommender-config?ref=1&tab=profile', '/recommender-config?ref=2&tab=profile', ['ref', 'tab'], true],
  ['/recommender-config?ref=1&tab=profile', '/recommender-config?tab=profile&ref=1', ['ref', 'tab'], false],
  ['/proposed-endeavor?edit=12', '/proposed-endeavor', ['edit'], true],
  ['/documents/1?panel=todo', '/documents/1?panel=sources', [], false],
])('from %s to %s, shown by %j', (here, there, shownBy, is) => {
  expect(isElsewhere(place(here), place(there), shownBy)).toBe(is)
})
