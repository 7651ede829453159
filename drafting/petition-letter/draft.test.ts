import { beforeAll, describe, expect, test } from 'vitest'
import { isSetOpen } from '#domain/document-text.ts'
import type { Block, Sentence } from '#domain/document.ts'
import { findAuthority, pinOf } from '../authorities/library.ts'
import { NEVER_ARGUED, NEVER_CITED } from '../authorities/never-cite.ts'
import { plain } from '../builtin/phrase.ts'
import { toldIn } from '../builtin/told.ts'
import { applicants, endeavorOf, ofShortForm, quietRun, sentencesIn, textIn, unsupported } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf, petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher, civilEngineer, thinApplicant } from '../testing/profiles.ts'
import { titleOf } from './outline/prong-two.ts'
import { petitionLetter } from './compose.ts'
import { draftPetitionLetter } from './draft.ts'

const CONCLUDES = /^(?:For these reasons|In the alternative) .* qualif/u
const PROVEN = /^(?:academichistory|academicprojects|professionalprojects|evidence|referees)$/

/** The text of each subsection by its heading. */
function subsections(blocks: readonly Block[]): { heading: string; text: string }[] {
  const found: { heading: string; text: string }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') found.push({ heading: block.text, text: '' })
    const last = found.at(-1)
    if (block.kind === 'paragraph' && last !== undefined) last.text += ` ${block.sentences.map(plain).join(' ')}`
  }
  return found
}

test('an endeavor that is not the applicant’s is refused', async () => {
  await expect(
    draftPetitionLetter(buildCaseFile(batteryResearcher), { endeavor_id: 9999 }, quietRun()),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})

const unmarked = (text: string): string => text.replace(/\[Verify: ([^\]]*)\]/g, '$1')

const titled = (name: string): string => titleOf({ value: () => name }).toLowerCase()

test('a run that is called off stops between sections', async () => {
  const called = {
    ...quietRun(),
    signal: {
      aborted: true,
      throwIfAborted: () => {
        throw new Error('called off')
      },
    },
  }
  await expect(draftPetitionLetter(buildCaseFile(batteryResearcher), { endeavor_id: 71 }, called)).rejects.toThrow(
    'called off',
  )
})

/** Whose petition the short form drafts a second time. */
const TWICE = ['droneFounder', 'thinApplicant']

const petitionReadOf = async (profile: Profile) => {
  const { document, warnings } = await petitionOf(profile)
  return {
    caseFile: caseFileOf(profile),
    document,
    warnings,
    inlines: sentencesIn(document.blocks).flatMap((sentence) => sentence.inlines),
    text: textIn(document.blocks),
  }
}

const eachPetition = (name: string, profile: Profile) => {
  let { caseFile, document, warnings, inlines, text } = {} as Awaited<ReturnType<typeof petitionReadOf>>
  beforeAll(async () => {
    ;({ caseFile, document, warnings, inlines, text } = await petitionReadOf(profile))
  })

  test('every word has its source', () => {
    expect(unsupported(caseFile, warnings)).toEqual([])
  })

  test('every exhibit is cited, and only exhibits that exist', () => {
    const cited = new Set(inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : [])))
    expect([...cited].sort((a, b) => a - b)).toEqual(caseFile.exhibits.map(({ number }) => number))
  })

  test('every run of sentences that state fields of a proven entry cites its papers, at its end at the latest', () => {
    const facts = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
    const papersOf = ({ sources }: Sentence): number[] =>
      sources.flatMap((id) => {
        const fact = facts.get(id)
        // What was read is cited for what its pages hold.
        const unread = fact?.exhibits.filter((number) => !caseFile.pages.some(({ exhibit }) => exhibit === number))
        return fact !== undefined && PROVEN.test(fact.section) ? (unread ?? []) : []
      })
    const cites = ({ inlines: runs }: Sentence): number[] =>
      runs.flatMap((run) => (run.kind === 'exhibit' ? [run.number] : []))
    const bare = document.blocks.flatMap((block) => {
      if (block.kind !== 'paragraph') return []
      return block.sentences.filter((sentence, at) => {
        if (sentence.inlines.some(({ kind }) => kind === 'authority' || kind === 'missing')) return false
        // Behind words of the applicant a paper is cited only where a page of it was found to hold them.
        if (sentence.made !== undefined && 'card' in sentence.made) return false
        // What only points to a work leaves its papers to where the work is told.
        if (/\(Part V(?:\.B)?\)\.$/.test(plain(sentence))) return false
        // The basis points to the section that proves it.
        if (/\bsection A\b/.test(plain(sentence))) return false
        // So does the conclusion.
        if (CONCLUDES.test(plain(sentence))) return false
        // No article tells how often it was cited after it had appeared.
        if (/\bcited \d+ times\b/.test(plain(sentence))) return false
        const papers = papersOf(sentence)
        if (papers.length === 0) return false
        const closing = block.sentences.slice(at).find((one) => cites(one).length > 0)
        return closing === undefined || !papers.every((paper) => cites(closing).includes(paper))
      })
    })
    expect(bare.map(plain)).toEqual([])
  })

  test('the same papers are not cited twice in a row', () => {
    const cited = (sentence: Sentence) => sentence.inlines.filter(({ kind }) => kind === 'exhibit')
    const twice = document.blocks.flatMap((block) =>
      block.kind !== 'paragraph'
        ? []
        : block.sentences.filter((sentence, at) => {
            const next = block.sentences[at + 1]
            return (
              next !== undefined &&
              cited(sentence).length > 0 &&
              JSON.stringify(cited(sentence)) === JSON.stringify(cited(next))
            )
          }),
    )
    expect(twice.map(plain)).toEqual([])
  })

  test('every block of the text belongs to a section of the outline', () => {
    const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) })
    const ids = new Set(writing.outline.map(({ id }) => id))
    const loose = document.blocks.filter(
      ({ kind, section }) =>
        (section === undefined || !ids.has(section)) && (kind === 'paragraph' || kind === 'heading'),
    )
    expect(loose.map((block) => (block.kind === 'heading' ? block.text : block.kind))).toEqual(
      caseFile.exhibits.length > 0 ? ['List of Exhibits'] : [],
    )
  })

  test('every section cites only the authorities that its outline allows', () => {
    const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) })
    const allowed = new Map(writing.outline.map(({ id, authorities }) => [id, authorities]))
    const strange = document.blocks.flatMap((block) =>
      block.kind !== 'paragraph'
        ? []
        : block.sentences.flatMap(({ inlines: runs }) =>
            runs.flatMap((run) =>
              run.kind === 'authority' && allowed.get(block.section ?? '')?.includes(run.id) !== true
                ? [`${block.section ?? ''}: ${run.id}`]
                : [],
            ),
          ),
    )
    expect([...new Set(strange)]).toEqual([])
  })

  test('nothing is argued that no petition argues', () => {
    for (const { form } of [...NEVER_CITED, ...NEVER_ARGUED]) expect(text.replace(/“[^”]*”/g, '')).not.toMatch(form)
  })

  test('each project’s subsection tells all of its results', () => {
    const sections = subsections(document.blocks)
    const untold: string[] = []
    for (const project of [...profile.academicprojects, ...profile.professionalprojects]) {
      const told =
        sections.find(({ heading }) => heading.toLowerCase().endsWith(titled(project.project_name)))?.text ?? ''
      const results = toldIn(
        caseFile,
        'is_published' in project ? 'academicprojects' : 'professionalprojects',
        project.id,
        'impact',
      )
      for (const { text: result } of results) {
        const words = result
          .replace(/[.!?]”?$/, '')
          .replace(/^(?:Dr|Mr|Ms|Mrs|Prof)\. \S+ /, '')
          .toLowerCase()
        const isOwn = /\b(?:I|me|my|mine|we|us|our)\b/i.test(result)
        if (!isOwn && !unmarked(told).toLowerCase().includes(words)) untold.push(words)
      }
    }
    expect(untold).toEqual([])
  })

  test('the record at a glance holds each project with its role, word for word', () => {
    const rows = document.blocks.flatMap((block) =>
      block.kind === 'table' && block.caption === 'The record at a glance'
        ? block.rows.map((row) => row.slice(0, 2).map((cell) => plain({ inlines: cell })))
        : [],
    )
    for (const { project_name, role } of [...profile.academicprojects, ...profile.professionalprojects])
      expect(rows).toContainEqual([project_name, `“${role.replace(/[.]$/, '')}”`])
  })

  test('the applicant’s words cite no paper that was not read', () => {
    const read = new Set(caseFile.pages.map(({ exhibit }) => exhibit))
    const told = sentencesIn(document.blocks).filter(({ made }) => made !== undefined && 'card' in made)
    const unread = told.flatMap(({ inlines: runs }) =>
      runs.flatMap((run) => (run.kind === 'exhibit' && !read.has(run.number) ? [run.number] : [])),
    )
    expect(unread).toEqual([])
  })

  test('each signed letter is named with its writer, title, organization and exhibit', () => {
    for (const referee of profile.referees.filter(({ signed_letter }) => signed_letter !== null)) {
      const sentences = sentencesIn(document.blocks).map(plain)
      const at = sentences.findIndex((one) => one.includes(referee.last_name))
      expect(sentences[at]).toContain(referee.title)
      expect(sentences[at]).toContain(referee.organization)
      const [exhibit] = caseFile.exhibitsOf('referees', referee.id)
      expect(sentences.slice(at, at + 4).join(' ')).toContain(`(Ex. ${exhibit?.number ?? 0}`)
    }
  })

  test('no stilted turn of phrase', () => {
    expect(text).not.toMatch(
      /[Ii]ts entry reads|What is recorded is|deserves a line|is that of (?:senior|lead) |can be told in figures|be said in one line|It is carried by|To be read with|The way found was this|As for the work itself|An obstacle had to be met first|With this in view|can be put in figures/,
    )
  })

  test('no sentence speaks of the letter instead of the case, and no apostrophe is straight', () => {
    expect(text).not.toMatch(
      /No (?:alarm|emergency) is|because the plan mentions it|The record has limits\.|Some questions may be raised|what matters here is|this section reports|cited by (?:exhibit )?number|Time matters here|for completeness|Part IV\.A has told/,
    )
    expect(text).not.toMatch(/\p{L}'\p{L}/u)
  })

  test('what a project has shown is told in full once, and called back once at most', () => {
    const told = [...profile.academicprojects, ...profile.professionalprojects].flatMap((project) =>
      toldIn(caseFile, 'is_published' in project ? 'academicprojects' : 'professionalprojects', project.id, 'impact'),
    )
    const prose = text.toLowerCase()
    const often = told
      .map((one) => one.text.replace(/\.$/, '').toLowerCase())
      .filter((one) => one.split(' ').length > 4 && prose.split(one).length - 1 > 2)
    expect(often).toEqual([])
  })

  test('every citation is of the library, with a pin that it holds', () => {
    for (const inline of inlines) {
      if (inline.kind !== 'authority') continue
      expect(findAuthority(inline.id)).toBeDefined()
      if (inline.id.includes('@')) expect(pinOf(inline.id)).toBeDefined()
    }
  })

  test('no placeholder, no empty slot, no phrase of machines', () => {
    expect(text).not.toMatch(/[{}]|\bundefined\b|(?<!\d)0\.00\b|(?:^|\s)#(?:\s|$)| {2}|\.\.|\ba an\b/)
    expect(text).not.toMatch(
      /\b(delve|landscape|pivotal|testament|underscore|groundbreaking|leverag|seamless|holistic)/i,
    )
  })

  test('only the applicant’s own pronouns stand where the letter speaks of the applicant', () => {
    const { gender } = profile.application
    const spoken = sentencesIn(document.blocks)
      .map(({ inlines: runs }) =>
        runs
          .map((run) => (run.kind === 'text' ? run.text : ''))
          .join('')
          .replace(/“[^”]*”/g, ''),
      )
      .join(' ')
      .replace(/he or she|his or her/g, '')
    const others = {
      Female: /\b(he|his|him|himself)\b/i,
      Male: /\b(she|her|hers|herself)\b/i,
      Other: /\b(he|she|his|her|him|hers|himself|herself)\b/i,
    }
    expect(spoken).not.toMatch(others[gender])
  })

  test('what is open stands in the text, in the warnings and on the cover sheet alike', () => {
    const marks = inlines.filter(({ kind }) => kind === 'missing' || kind === 'verify').length
    const unconfirmed = sentencesIn(document.blocks).filter(isSetOpen).length
    expect(document.cover.open).toHaveLength(marks + unconfirmed)
    expect(warnings).toHaveLength(marks + unconfirmed)
    expect(document.draft).toBe(marks + unconfirmed > 0)
  })

  test('two runs say the same', ofShortForm(name, TWICE), async () => {
    const again = await draftPetitionLetter(buildCaseFile(profile), { endeavor_id: endeavorOf(profile) }, quietRun())
    expect(again.document).toEqual(document)
  })

  test(`the parts stand in their order (${name})`, () => {
    const headings = document.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [block.text] : [],
    )
    expect(headings.slice(0, 6).map((heading) => heading.split('.')[0])).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'])
  })
}

for (const [name, profile] of applicants)
  describe(`the petition letter of ${name}`, ofShortForm(name), () => {
    eachPetition(name, profile)
  })

test('a thin profile makes a short letter that asks', async () => {
  const [, profile] = applicants.find(([, one]) => one.application.id === thinApplicant.application.id) ?? []
  if (profile === undefined) throw new Error('The thin applicant is gone')
  const { document, warnings } = await petitionOf(profile)
  expect(textIn(document.blocks).split(/\s+/).length).toBeLessThan(1800)
  expect(warnings.filter(({ kind }) => kind === 'missing').length).toBeGreaterThan(8)
})

test('of one who has no post any more the last one is told first', async () => {
  const professionalhistory = batteryResearcher.professionalhistory.map((job) => ({
    ...job,
    is_current: false,
    end_date: job.end_date ?? '2025-08-31',
  }))
  const application = { ...batteryResearcher.application, occupation: '' }
  const left = { ...batteryResearcher, application, professionalhistory }
  const { document } = await draftPetitionLetter(buildCaseFile(left), { endeavor_id: endeavorOf(left) }, quietRun())
  const about = subsections(document.blocks).find(({ heading }) => heading === 'II. The Petitioner')
  expect(about?.text).toMatch(/^ (?:Dr\. \S+|\S+ \S+) has worked at Hollin Ridge/i)
})

test('a bachelor’s degree without five years after it is not called enough', async () => {
  const [job] = civilEngineer.professionalhistory
  if (job === undefined) throw new Error('The engineer has no job')
  const young = { ...civilEngineer, professionalhistory: [{ ...job, start_date: '2024-02-01' }] }
  const { document, warnings } = await draftPetitionLetter(buildCaseFile(young), { endeavor_id: 71 }, quietRun())
  expect(warnings.map(({ text }) => text).join(' ')).toContain('five years of full-time')
  expect(textIn(document.blocks)).not.toMatch(/threshold is thus met|is therefore a member|qualifies as a member/)
})

test('no labor certification is spoken of for a post in another country', async () => {
  const professionalhistory = civilEngineer.professionalhistory.map((job) => ({ ...job, country: 'Hungary' as const }))
  const abroad = { ...civilEngineer, professionalhistory }
  const { document } = await draftPetitionLetter(buildCaseFile(abroad), { endeavor_id: 71 }, quietRun())
  expect(textIn(document.blocks)).toMatch(/\(Hungary\), and a labor certification is for a job in the United States/)
  expect(textIn(document.blocks)).not.toMatch(/certification for the post of/)
})
