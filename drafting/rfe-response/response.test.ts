import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { AppError } from '#domain/errors.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { BUILTIN } from '../engine.ts'
import { redraftSection } from '../redraft.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { asComposed } from '../testing/model-script.ts'
import { NO_ENTRIES } from '../testing/no-entries.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'
import { civilEngineer, richProfiles, thinApplicant } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'
import { draftRfeResponse, rfeResponse } from './index.ts'
import { noticeOf, respond, untouched } from './testing.ts'

const { rfe, reading } = bridgeEngineerNotice
const county = paper(521, 'Calder County letter.pdf').url

/** Nobody has told anything but a name: what there is stands in the papers that were filed. */
const nameOnly: Profile = {
  ...civilEngineer,
  application: { ...civilEngineer.application, resume: null },
  ...NO_ENTRIES,
  uploads: [],
}

test('an endeavor that the profile does not have is refused', () => {
  const request = { rfe, analysis: null, work: [], endeavor_id: 99 }
  expect(() => rfeResponse(buildCaseFile(civilEngineer), request)).toThrow(AppError)
})

describe('a response to a notice with headings', async () => {
  const { document, drafted, quality, answer, text, caseFile } = await respond({
    profile: { ...civilEngineer, newPapers: [county] },
    work: [untouched, untouched, { ...untouched, state: 'settled', evidence: [county] }, untouched, untouched],
  })
  const whole = document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')

  test('answers each issue under the notice’s own heading, in its order', () => {
    const headings = document.blocks.flatMap((block) =>
      block.kind === 'heading' && /^(?:issue|heading)-/.test(block.section ?? '') ? [[block.level, block.text]] : [],
    )
    expect(headings).toEqual([
      [2, 'ADVANCED DEGREE'],
      [2, 'NATIONAL IMPORTANCE'],
      [2, 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR'],
      [3, expect.stringMatching(/interest/i)],
      [3, expect.stringMatching(/plan/i)],
      [2, 'ON BALANCE'],
    ])
  })

  test.each(reading.issues.map((issue, at) => [issue.quote.slice(0, 60), issue, at + 1] as const))(
    '“%s …” is quoted with its page before it is answered',
    (_, { quote, page }, number) => {
      const [heading, lead, quoted, ...rest] = answer(number)
      expect([heading?.kind, lead?.kind, quoted?.kind]).toEqual(['heading', 'paragraph', 'quote'])
      expect(quoted && blockText(quoted)).toContain(`“${quote}” (notice, page ${page})`)
      expect(rest.some(({ kind }) => kind === 'paragraph')).toBe(true)
    },
  )

  test('has nothing in it that the case does not bear out', () => {
    expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
    expect(quality.filter(({ severity }) => severity === 'must')).toEqual([])
  })

  test('goes to the printed address, with what the notice prints', () => {
    expect(whole).toContain(reading.address?.lines.join('\n'))
    for (const printed of [
      'IOE0912345678',
      'September 14, 2026',
      'December 7, 2026',
      'The original Request for Evidence, on top',
    ])
      expect(whole).toContain(printed)
    expect(whole).toContain('submitted together and at one time. 8 C.F.R. § 103.2(b)(11)')
  })

  test('states the endeavor in the words of the petition, and changes nothing', () => {
    expect(whole).toContain(
      'In the petition letter, at page 1, it reads: “The proposed endeavor is to give rural counties scour alarms that their own road crews can build, install and keep running.”',
    )
    expect(whole).toContain('Matter of Izummi')
  })

  test('takes note of what is conceded, and does not argue it', () => {
    expect(whole).toContain('“USCIS acknowledges that the proposed endeavor has substantial merit.” (notice, page 2)')
    expect(whole).not.toMatch(/^Substantial Merit/m)
  })

  test('puts a wrong test right in courtesy', () => {
    expect(text(2)).toMatch(/“You did not establish that the endeavor is national in scope[,.]”.*(?:respect)/s)
    expect(text(2)).toContain('Dhanasar, 26 I&N Dec. at 889–90')
    expect(whole).not.toMatch(/\b(?:wrongly|erred|ignored|failed to consider|obviously|clearly wrong)\b/i)
  })

  test('quotes the petition with its page before new papers, unless a settled issue has papers of its own', () => {
    expect(text(2)).toContain('the petition letter, at page 2')
    const asked = answer(3).findLastIndex(({ kind }) => kind === 'quote')
    const first = answer(3)[asked + 1]
    expect(first && blockText(first).replaceAll('\u00a0', ' ')).toContain('(Ex. R1)')
  })

  test('asks for what lacks instead of inventing it', () => {
    expect(text(1)).toMatch(/\[Missing: .*evaluation/i)
    expect(text(4)).toContain('[Missing: how this is paid for, with the paper that shows it]')
  })

  test('lists its exhibits in two parts, with the headings that call on them', () => {
    const tables = document.blocks.filter((block) => block.kind === 'table' && block.section === undefined)
    expect(tables.map((table) => (table.kind === 'table' ? [table.caption, table.rows.length] : []))).toEqual([
      ['Exhibits filed with the petition', caseFile.exhibits.length - 1],
      ['Exhibits submitted with this response', 1],
    ])
    expect(whole).toMatch(/Ex\. R1\tCalder County letter \(“Letter of the Calder County Commissioners”\)\t.*Interest/i)
  })

  test('says nothing twice', () => {
    expect(quality.filter(({ rule }) => rule === 'repeats' || rule === 'asked-twice')).toEqual([])
  })
})

describe('as many answers as issues', () => {
  const NUMBERED = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers
1. Five years of experience
The letters do not state whether the employment was full-time. Submit letters from your employers.
2. National importance
The record does not establish that the proposed endeavor has national importance. You may submit reports of government agencies.
3. Plan
You did not submit a plan for the proposed endeavor.
4. Urgency
The petitioner has not shown that the national interest is urgent.`
  const PROSE = `U.S. Citizenship and Immigration Services
We have reviewed your petition for a national interest waiver. The record does not establish that your proposed endeavor has national importance. In addition, you have not demonstrated that you are well positioned to advance the endeavor, because the letters do not describe your own role in the projects. Please submit evidence of your role.`
  const OTHERS = `REQUEST FOR EVIDENCE
The petition seeks classification as an alien of extraordinary ability.
AWARDS
The record does not show that the awards are nationally or internationally recognized prizes. Submit the criteria of the awards.`

  test.each([
    ['numbered', NUMBERED],
    ['running prose', PROSE],
    ['of another classification', OTHERS],
  ])('%s', async (_, page) => {
    for (const profile of [civilEngineer, thinApplicant, nameOnly]) {
      const { caseFile, document, drafted } = await respond({ profile, rfe: noticeOf(page) })
      const issues = caseFile.rfe?.analysis?.issues ?? []
      const answers = new Set(
        document.blocks.flatMap(({ section }) => (section?.startsWith('issue-') === true ? [section] : [])),
      )
      expect(issues.length).toBeGreaterThan(0)
      expect(answers.size).toBe(issues.length)
      expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
    }
  })

  test('a notice without a point that could be told says so', async () => {
    const { document } = await respond({ rfe: noticeOf('Thank you for your letter.') })
    expect(document.blocks.map(blockText).join('\n')).toContain('[Missing: the points that the notice raises')
  })
})

describe('somebody who prepared the filing elsewhere', async () => {
  const { document, drafted, quality, text } = await respond({ profile: nameOnly })
  const whole = document.blocks.map(blockText).join('\n')

  test('is answered for from the papers that were filed, and from nothing else', () => {
    expect(whole).toContain('“The proposed endeavor is to give rural counties scour alarms')
    expect(text(2)).toContain('The drawings will be open to every county in the United States')
    expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
    expect(quality.filter(({ severity, rule }) => severity === 'must' && rule !== 'issues-answered')).toEqual([])
  })

  test('is asked for what nothing answers', () => {
    for (const issue of [1, 5]) expect(text(issue)).toContain('[Missing: ')
  })

  test('is told of an endeavor that no paper states', async () => {
    const { document: bare } = await respond({ profile: nameOnly, rfe: { ...rfe, filed: [] } })
    expect(bare.blocks.map(blockText).join('\n')).toContain(
      '[Missing: the sentence of the petition that states the proposed endeavor]',
    )
  })
})

test('a draft of the applicant’s own is quoted, and proof is asked for', async () => {
  const own = 'The county of Hollow paid for the publication of the drawings of the units.'
  const filed = [...rfe.filed, { kind: 'initial_response' as const, name: 'draft.docx', url: null, pages: [own] }]
  const { text } = await respond({ rfe: { ...rfe, filed } })
  expect(text(4)).toContain(`“${own}”`)
  expect(text(4)).toContain('[Missing: a paper that proves what the petitioner’s own account says here]')
})

test('what argues law in a paper that was filed is not quoted as an account of the case', async () => {
  const law = 'The reach of an endeavor is not measured by geography alone, and what counts is its prospective impact.'
  const told = 'The drawings are open to every county in the United States and to its employers.'
  const filed = [{ kind: 'petition_letter' as const, name: 'letter.pdf', url: null, pages: [`${law}\n\n${told}`] }]
  const { text } = await respond({ rfe: { ...rfe, filed } })
  expect(text(2)).toContain(told)
  expect(text(2)).not.toContain(law)
})

test('a petition letter that was drafted too late to be filed is not quoted as one that was', async () => {
  const states = 'The proposed endeavor is the release of drawings of bridge units to every county.'
  const filed = [{ kind: 'petition_letter' as const, name: 'letter.pdf', url: null, pages: [states] }]
  const told = async (isLater: boolean) => {
    const { document } = await respond({ rfe: { ...rfe, filed: filed.map((paper) => ({ ...paper, isLater })) } })
    return document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')
  }
  expect(await told(false)).toContain(`In the petition letter, it reads: “${states.slice(0, -1)}`)
  const later = await told(true)
  expect(later).not.toContain(states.slice(0, -1))
  expect(later.replace(/\[Missing: [^\]]*\]/gu, '')).not.toMatch(/petition letter/iu)
  expect(later).toContain('[Missing: the endeavor as filed, in the words of the petition letter]')
})

test('a sentence that was filed is quoted with its own stop, whatever frame it stands in', async () => {
  const { document } = await respond()
  const whole = document.blocks.map(blockText).join('\n')
  expect(whole).not.toMatch(/\.,[’”]|[’”]\.(?=\s|$)/u)
})

test('no sentence says that the evidence is wanting: that is asked of the applicant', async () => {
  const { document } = await respond({ profile: nameOnly, rfe: { ...rfe, filed: [] } })
  expect(document.blocks.map(blockText).join('\n')).not.toMatch(
    /still to (?:come|be answered)|evidence asked for follows/,
  )
})

test('that every point is taken up is said only where every answer has something of the case', async () => {
  const said = async (given: Parameters<typeof respond>[0]) => {
    const { document } = await respond(given)
    const conclusion = document.blocks.filter(({ section }) => section === 'conclusion')
    const text = conclusion.map(blockText).join('\n')
    expect(text).toContain('the petitioner asks that the evidence be weighed together')
    return text.includes('has been taken up above')
  }
  expect(await said({})).toBe(true)
  expect(await said({ profile: nameOnly, rfe: { ...rfe, filed: [] } })).toBe(false)
  // One answer is wanting: the profile has no schooling, and no paper tells of any.
  expect(await said({ profile: { ...civilEngineer, academichistory: [] }, rfe: { ...rfe, filed: [] } })).toBe(false)
})

test('another test is put right under the heading under which the notice states it', async () => {
  const page = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
NATIONAL IMPORTANCE
The benefit must be national in scope, that is, felt in all parts of the country.
The record does not establish that the proposed endeavor has implications beyond the four counties. Submit evidence of its prospective impact.
PLAN
You did not submit a plan for the proposed endeavor. Submit a detailed plan.`
  const { caseFile, text } = await respond({ rfe: noticeOf(page) })
  expect(caseFile.rfe?.reading.wrong_standard).toHaveLength(1)
  expect(text(1)).toContain('felt in all parts of the country')
  expect(text(2)).not.toContain('felt in all parts of the country')
})

test('a higher standard of proof is put right with the one in force', async () => {
  const page = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
PLAN
The petitioner must demonstrate by clear and convincing evidence each of the three prongs.
You did not submit a plan for the proposed endeavor. Submit a detailed plan.`
  const { text, drafted } = await respond({ rfe: noticeOf(page) })
  expect(text(1)).toContain(
    '“The petitioner must demonstrate by clear and convincing evidence each of the three prongs',
  )
  expect(text(1)).toContain('The standard of proof is the preponderance of the evidence')
  expect(text(1)).toMatch(/Chawathe.*375–76/u)
  expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
})

test('a notice on another form is asked about before it is answered', async () => {
  const page = `REQUEST FOR EVIDENCE
Form I-485, Application to Adjust Status
The record does not contain a copy of your passport. Submit a copy of your passport.`
  const { document, caseFile } = await respond({ rfe: noticeOf(page) })
  expect(caseFile.rfe?.reading.category).toBe('other')
  expect(document.blocks.map(blockText).join('\n')).toContain('[Missing: whether this is the notice on your petition')
})

test('another endeavor than that of the papers that were filed is refused', async () => {
  const letter =
    'The proposed endeavor is to breed quinoa that bears drought and to bring it to the farms of the high plains.'
  const filed = [{ kind: 'petition_letter' as const, name: 'letter.pdf', url: null, pages: [letter] }]
  const drift = async (of: typeof rfe) =>
    (await respond({ rfe: of })).quality.filter(({ rule }) => rule === 'endeavor-drift').map(({ text }) => text)
  expect(await drift({ ...rfe, filed })).toContainEqual(expect.stringContaining('do not tell of the endeavor'))
  expect(await drift(rfe)).toEqual([])
})

test('what came after the filing is offered as corroboration only', async () => {
  const later = civilEngineer.evidence.map((item) => (item.id === 52 ? { ...item, received_date: '2026-08-20' } : item))
  const profile = { ...civilEngineer, evidence: later, newPapers: [county] }
  const { text } = await respond({ profile })
  expect(text(3)).toMatch(/corroboration/)
  const before = await respond({ profile: { ...civilEngineer, newPapers: [county] } })
  expect(before.text(3)).not.toMatch(/corroboration/)
})

test('a paper that no answer calls on is named all the same', async () => {
  const thesis = paper(211, 'Thesis on scour.pdf').url
  const { document, quality } = await respond({ profile: { ...civilEngineer, newPapers: [thesis] } })
  expect(document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')).toContain('(Ex. R1)')
  expect(quality.filter(({ rule }) => rule === 'unused-exhibits')).toEqual([])
})

test('a note is no part of the text', async () => {
  const note = 'Ask Mr. Astorga-Pike for a second letter by Friday.'
  const { document } = await respond({ work: [{ ...untouched, note }, untouched, untouched, untouched, untouched] })
  expect(document.blocks.map(blockText).join('\n')).not.toContain('Friday')
})

/** Whom the short form answers for. */
const SAMPLE = ['civilEngineer']

for (const [name, profile] of Object.entries(richProfiles))
  test(
    `${name} has a response without a word that nothing holds`,
    { tags: SAMPLE.includes(name) ? [] : ['long'] },
    async () => {
      const { drafted, quality } = await respond({ profile, rfe: { ...rfe, filed: [] } })
      expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
      expect(quality.filter(({ severity }) => severity === 'must')).toEqual([])
    },
  )

test('a model writes it under the same words of the notice', async () => {
  const own = buildCaseFile(civilEngineer)
  const request = { rfe, analysis: analysisOf(reading, own, rfe), work: [], endeavor_id: 71 }
  const writing = rfeResponse(own, request)
  const llm = scriptedLlm(await asComposed(writing))
  const { document, warnings } = await draftRfeResponse(own, request, quietRun(), { kind: 'model', llm })
  const [call] = llm.calls
  expect(call?.material).toContain('Notice, page 3 is N3')
  for (const [at, { quote }] of reading.issues.entries()) {
    const [, quoted] = document.blocks.filter(({ section }) => section === `issue-${at + 1}`)
    expect(quoted?.kind === 'quote' && blockText(quoted)).toContain(quote)
  }
  expect(warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
})

for (const instruction of ['Say it in other words.', 'Make it shorter.', 'Leave out the license.'])
  test(
    `an answer that is drafted again (${instruction}) keeps the words that it answers`,
    { tags: instruction === 'Make it shorter.' ? [] : ['long'] },
    async () => {
      const own = buildCaseFile(civilEngineer)
      const request = { rfe, analysis: analysisOf(reading, own, rfe), work: [], endeavor_id: 71 }
      const writing = rfeResponse(own, request)
      const { document } = await draftRfeResponse(own, request, quietRun())
      const quotes = (blocks: typeof document.blocks) =>
        blocks.filter(({ kind, section }) => kind === 'quote' && section === 'issue-5').map(blockText)
      const again = await redraftSection(writing, document, { section: 'issue-5', instruction }, quietRun(), BUILTIN)
      expect(quotes(again.blocks)).toEqual(quotes(document.blocks))
      expect(JSON.stringify(again.blocks)).not.toContain('"verify"')
    },
  )

test('years are counted to no later day than that of filing', async () => {
  const filed = { value: '2024-11-27', page: 1 }
  const own = buildCaseFile(civilEngineer)
  const { rfe, reading } = bridgeEngineerNotice
  const request = (filed_date: typeof filed | null) => ({
    rfe,
    analysis: analysisOf({ ...reading, filed_date }, own, rfe),
    work: [],
    endeavor_id: civilEngineer.endeavors[0]?.id ?? null,
  })
  const textOf = async (filed_date: typeof filed | null) =>
    (await draftRfeResponse(own, request(filed_date), quietRun())).document.blocks.map(blockText).join('\n')
  expect(await textOf(filed)).toContain('only what was worked until then counts')
  expect(await textOf(filed)).not.toMatch(/this comes to .* of experience/)
  expect(await textOf(null)).toMatch(/this comes to .* of experience/)
})
