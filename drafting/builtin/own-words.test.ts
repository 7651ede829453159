import { expect, test } from 'vitest'
import { canBeTurned } from './own-words.ts'

test.each([
  'I, as lead, sign every protocol.',
  'I alone ran it for two years.',
  'We all worked on the first rig.',
  'I neither sell nor lease the rigs.',
  'Ruth Abara and I went door to door; she spoke Spanish.',
  'My colleagues and I use it every day.',
  'I’d rebuilt it twice.',
  'If they ask us, we shall stay longer.',
  "They told me: 'You are our last hope.'",
  'They told me: ‘You can’t have ours.’',
  'They wrote «our last hope» on my door.',
  'In our tests mine lasted longest.',
])('is quoted, since no rule tells it of somebody else: %s', (text) => expect(canBeTurned(text)).toBe(false))

test.each([
  'I designed the rig, and I tested it in four towns.',
  'My adviser and I designed the rig.',
  'We gave the crews tablets so that they could record it.',
  'The plant called it ‘the last hope’, and I kept it running.',
  'Engineers’ work and farmers’ work met in my field trials.',
  'The salt mine where I tested it closed in 1990.',
  'I wrote the “We Care” program.',
])('is told in the third person: %s', (text) => expect(canBeTurned(text)).toBe(true))
