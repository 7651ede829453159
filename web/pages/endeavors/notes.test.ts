import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ENDEAVOR_PARTS, type EndeavorNote, type NotedEndeavor } from '#domain/endeavor.ts'
import { NoteBadges } from './notes.tsx'

const GOOD: EndeavorNote = { part: 'title', tone: 'good', text: 'It names an undertaking.' }
const GAP: EndeavorNote = { part: 'exp_nation_impt_scope', tone: 'gap', text: 'Missing: who would use it.' }

const endeavor = (text: string): NotedEndeavor => ({
  id: 1,
  title: 'A title',
  is_selected: false,
  is_locked: false,
  notes: [GOOD, GAP],
  ...(Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, text])) as Record<
    (typeof ENDEAVOR_PARTS)[number],
    string
  >),
})
const shown = (text: string): string => renderToStaticMarkup(createElement(NoteBadges, { endeavor: endeavor(text) }))

it('an idea has one neutral badge, without a tick', () => {
  const idea = shown('[Missing: This is an idea and not yet an endeavor: start it in another state. Who asked for it?]')
  expect(idea.match(/<li>/gu)).toHaveLength(1)
  expect(idea).toContain('Idea, 1 question')
  expect(idea).not.toMatch(/badge-done|Specific|nothing to settle/u)
})

it('an endeavor has a badge for its title and for each prong', () => {
  const badges = shown('A kit for the drills of the coast.')
  expect(badges.match(/<li>/gu)).toHaveLength(3)
  expect(badges).toContain('Specific')
})
