import { expect, test } from 'vitest'
import { isPlain } from '#domain/proof.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Voice } from '../grounding.ts'
import { proved, sentencesIn } from '../proof/prove.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { parseParagraph } from './parse-paragraph.ts'

const caseFile = buildCaseFile(batteryResearcher)

/** What a comparison of words can only guess at, by the kind of doubt. None of it is vouched for, so none of it is plain. */
test.each<[string, string, Voice?]>([
  ['of another entry', 'At Corvane Cell Works she placed 310 graded modules in storage units at nine rural clinics.'],
  ['of another title', 'Under the “Formation Time Reduction on the Pilot Line,” recyclers grade vehicle modules.'],
  ['an effect', 'Her article persuaded manufacturers in Japan and Norway to abandon solvent casting.'],
  ['a change', 'Since then fires in garages have declined.'],
  ['a change that did not come', 'The reject rate has remained at 4.1 percent.'],
  ['a change turned round', 'The reject rate rose from 2.6 percent to 4.1 percent.'],
  ['a rank', 'Hers is the most widely used grading protocol in the country.'],
  ['a rank by a recommender', 'In thirty years I have not supervised a more gifted student.', { referee: 81 }],
  ['another figure of the same', 'Formation now takes 17 hours.'],
  ['figures in each other’s place', 'The method found plating in 3 percent of the affected cells.'],
  ['a rate', 'The protocol sorts 17 modules a minute.'],
  [
    'words put in',
    'The grading protocol, which is patented and has been licensed to two manufacturers, sorts a module.',
  ],
  ['a plan told as done', 'A deposition unit for foil 300 millimeters wide has been built in the workshop.'],
  [
    'a thing that is not finished',
    'The committee of the Continental Storage Standards Board has adopted the procedure.',
  ],
  ['a decree', 'The state requires the protocol of every recycler.'],
  ['an event', 'Two manufacturers have signed contracts for the protocol.'],
  ['a happening', 'The protocol overturned the prevailing theory.'],
  ['a credential', 'She is a certified welding inspector.'],
  ['studies told as a degree', 'She defended her dissertation in May.'],
  ['a post', 'She directs Hollin Ridge Energy Laboratory.'],
  ['a part in something', 'She headed the committee of the Continental Storage Standards Board.'],
  ['authorship', 'She is the sole author of the article.'],
  ['done alone', 'She wrote the procedure alone.'],
  ['an award', 'In 2019 she was the sole recipient of the prize.'],
  ['who paid', 'Corvane Cell Works paid for the work on silicon anodes.'],
  ['who said it', '“No graded module has caused a safety incident so far,” wrote Orrin Halvecroft.'],
  ['a letter that nobody has read', 'Dr. Halvecroft writes that he supervised the work on silicon anodes.'],
  ['another day of an entry', 'The article appeared in 2017.'],
  ['a share in words', 'Half of the modules passed.'],
  ['a period', 'The work ran in 2015–2019.'],
  ['two works in one', 'Her article in the Journal of Electrode Science has been cited 88 times.'],
])('%s, typed by hand, does not end plain: %s', (_, text, voice = 'petition') => {
  const sentences = parseParagraph(text, [], { caseFile, voice })
  const states = sentencesIn(proved([{ kind: 'paragraph', id: 'p', sentences }], caseFile)).map(
    ({ proof }) => proof?.state,
  )
  expect(states).toHaveLength(1)
  expect(states.filter((state) => state === undefined || isPlain(state))).toEqual([])
})
