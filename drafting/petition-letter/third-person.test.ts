import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { applicants, endeavorOf, ofShortForm, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { draftPetitionLetter } from './draft.ts'

/** Each word of the first person where people write it: at a sentence's head, inside, at its end, spoken by another. */
const FORMS = [
  'Mine took second place among 40 entries.',
  'First place went to a team from Turin. Mine came second. In third place, a quilt from Oslo.',
  'In second place, a design of mine.',
  'Ours was the only group with a cooled stage.',
  'Me and two students built the first rig.',
  'Myself and a colleague ran the first trial.',
  'Us three wrote the first code.',
  'The idea was mine alone.',
  'A student of mine presented it in Turin.',
  'A colleague of ours reported it in Turin.',
  'They chose mine over 14 others.',
  "I'd measured it twice before anybody asked.",
  'I’d like to teach it to others.',
  "I've shown it to four towns and I'm its only author.",
  'We’ve shown it to four towns.',
  "We'll show it to four towns.",
  'MY part was the first design.',
  'I did the design myself, and we ourselves built it.',
  'Not only did I write it, I also tested it.',
  'So do we.',
  'It was I who wrote the first code.',
  'Let me say that it works in four towns.',
  'My/our tests were run in four towns.',
  'As Engineer I designed the first rig.',
  'In four towns it was I, and in two towns we, who ran it.',
  'The inspector told us, “I like it. I use it every day,” and left.',
  "They told me: 'You are our last hope.'",
  'They told me: ‘You can’t have mine, it’s ours.’',
  'Their word was «nous», and mine «we are the last».',
  'If they ask us, we shall stay longer.',
  'When the county asked us for help, we had no sensors.',
  'I, together with Ruth Abara, wrote the first code.',
  'I alone ran it, and I neither sell nor lease it.',
  'We all worked on the first rig.',
  'Ruth Abara and I went door to door; she spoke Spanish.',
  'I’d rebuilt it twice and written to four towns.',
  'In our tests mine lasted longest.',
  'One user wrote: "We like it. Our people use it every day." Four towns use it.',
]

/** The same where a line and no passage is asked for. */
const LINES = {
  role: ['My own lead, with us three', 'Lead; the design is mine', 'I led our group', 'Ours to run, myself alone'],
  relationship: [
    'My supervisor and a friend of ours',
    'A teacher of mine',
    'Mine was her first thesis',
    'Coauthor with me',
  ],
}

const PASSAGES = {
  academicprojects: ['background', 'goal', 'challenge', 'solution', 'impact'],
  professionalprojects: ['background', 'goal', 'challenge', 'solution', 'impact'],
  professionalhistory: ['job_summary', 'required_skills'],
  evidence: ['brief_introduction'],
  futureplan: ['current_progress', 'plans', 'expected_outcomes', 'impact'],
  referees: [],
} as const

/** The profile with a form of the table in each of its passages, and each role and relationship in the first person. */
function inFirstPerson(profile: Profile, from: number): Profile {
  let at = from
  const next = () => FORMS[at++ % FORMS.length] ?? ''
  const spoken = (row: object, fields: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]: [string, unknown]): [string, unknown] => {
        if (field === 'role' || field === 'relationship') return [field, LINES[field][at++ % LINES[field].length]]
        if (!fields.includes(field) || typeof value !== 'string') return [field, value]
        return [field, `${next()}\n${value}\n${next()}`]
      }),
    )
  const sections = Object.entries(PASSAGES).map(([section, fields]) => [
    section,
    profile[section as keyof typeof PASSAGES].map((row) => spoken(row, fields)),
  ])
  return { ...profile, ...(Object.fromEntries(sections) as Partial<Profile>) }
}

const OUTSIDE = /(?<![\p{L}.&])(?:I(?![.&]|-\d)|me|my|mine|we|us|our|ours|myself|ourselves)(?!\p{L})/iu
/** Countries, parts of the law, grades, and mines that are dug. */
const OTHERS =
  /\bU\.S\.|\bUS\b|\((?:i|I)\)|\b(?:Part|Phase|Teacher) I\b|\bI-1\d\d\b|\b(?:the|salt) mines?\b|\bShow-Me\b/gu

const outside = (text: string): string => text.replace(/“[^”]*”|\[Missing: [^\]]*\]/gu, '“”').replace(OTHERS, '')

/** A quotation is a block of its own; the list of exhibits tells the parts in which each is cited. */
const inFirstPersonOf = (blocks: readonly Block[]): string[] =>
  blocks
    .filter((block) => block.kind !== 'quote' && !(block.kind === 'table' && block.caption === 'Exhibits'))
    .flatMap((block) => outside(blockText(block)).split(/(?<=[.?]”?) (?=\p{Lu})/u))
    .filter((text) => OUTSIDE.test(text))

for (const [name, profile] of applicants)
  describe(`the petition of ${name} speaks of the petitioner in the third person`, () => {
    test('as the profile stands', ofShortForm(name), async () => {
      expect(inFirstPersonOf((await petitionOf(profile)).document.blocks)).toEqual([])
    })

    for (const from of [0, 13])
      test(
        `whatever its passages hold (from form ${from} on)`,
        from === 0 ? ofShortForm(name) : { tags: 'long' },
        async () => {
          const spoken = inFirstPerson(profile, from)
          const petition = { endeavor_id: endeavorOf(spoken) }
          const { document } = await draftPetitionLetter(buildCaseFile(spoken), petition, quietRun())
          expect(inFirstPersonOf(document.blocks)).toEqual([])
        },
      )
  })
