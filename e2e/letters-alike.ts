import type { Page } from '@playwright/test'
import type { LetterPacketView } from '#domain/letter-packet.ts'

const shared = 'we took the protocol from her article and had it running on our own bench within a week'

/** The packet of somebody whose letters were written by several hands out of one sentence, with names that need room. */
export const sharedWords = (page: Page, long: string) =>
  page.route(/rec\/packet\/$/, async (route) => {
    const answer = await route.fetch()
    const packet = (await answer.json()) as LetterPacketView
    const [first] = packet.writers
    if (first === undefined) throw new Error('The packet has no writer')
    const ties = ['independent', 'unclear', 'dependent', 'independent'] as const
    const more = ties.map((tie, at) => ({
      ...first,
      id: first.id + 1000 + at,
      name: at % 2 === 0 ? `Ngũgĩ ${long}` : '岡本 Ōkamoto-Þórbergsdóttir',
      organization: `Institut für ${long}`,
      tie,
      reason: tie === 'unclear' ? 'It is not told yet.' : 'No common employer, no supervision, no joint publication.',
      ask: tie === 'unclear' ? ['Have you published together?'] : [],
      is_signed: at === 0,
      letter: at === 3 ? null : first.letter,
      is_drafting: at === 3,
    }))
    const side = { block: 'opening-4', before: 'In truth ', shared, after: ', and nobody had to be called.' }
    const writers: [number, number] = [first.id, first.id + 1000]
    const letters: [number, number] = [first.letter?.id ?? 0, first.letter?.id ?? 0]
    const passages = [{ words: 18, sides: [side, { ...side, before: '' }] as [typeof side, typeof side] }]
    const overlaps: LetterPacketView['overlaps'] = [
      { writers, letters, percent: [12.4, 9.8], passages },
      { writers: [first.id, first.id + 1001], letters: [1, 2], percent: [0, 0], passages: [] },
    ]
    await route.fulfill({ response: answer, json: { ...packet, writers: [first, ...more], overlaps } })
  })
