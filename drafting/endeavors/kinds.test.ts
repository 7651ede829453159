import { expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { draftEndeavors } from './draft.ts'

const [study] = waterChemist.academicprojects
const [work] = waterChemist.professionalprojects
const [plan] = waterChemist.futureplan
const [post] = waterChemist.professionalhistory
const [degree] = waterChemist.academichistory
if (!study || !work || !plan || !post || !degree) throw new Error('The profile lacks an entry')

const { today } = waterChemist
const year = Number(today.slice(0, 4))
const rough =
  'I want make the plug with nursery in Oregon and two county of Idaho, if they let me. Then she go to Ohio too.'

const peat = {
  ...work,
  id: 901,
  project_name: 'Peat-free plugs for pine seedlings',
  organization: 'Harrow Lake Nursery Institute',
  start_date: `${year - 3}-02-01`,
  end_date: `${year - 1}-06-30`,
  background: 'Pine seedlings in peat plugs dry out in four days on the planting site.',
  goal: 'I wanted to keep pine seedlings alive for ten days without peat.',
  challenge: 'Bark swells unevenly.',
  solution: 'I designed a plug of bark and wool for pine seedlings. Orla Quillfeather built the press.',
  impact: 'Survival rose from 61 to 88 percent on 14 sites. The plug is not yet sold.',
}
const dam = {
  ...study,
  id: 902,
  project_name: 'Beaver dams in three valleys of Norland',
  organization: 'Norland College of Forestry',
  start_date: '2012-02-01',
  end_date: '2013-06-30',
  solution: 'I mapped 40 beaver dams.',
  impact: 'The map holds 40 dams.',
}

/** Somebody with a plan on pine plugs, a project behind it in the United States and studies abroad. */
const grower = (
  changes: Partial<(typeof waterChemist.futureplan)[number]> = {},
  of: Partial<typeof peat> = {},
): Profile => ({
  ...waterChemist,
  endeavors: [],
  evidence: [],
  academichistory: [{ ...degree, school_name: 'Norland College of Forestry', school_country: 'Norway' }],
  professionalhistory: [
    {
      ...post,
      organization: 'Harrow Lake Nursery Institute',
      country: 'United States',
      end_date: null,
      is_current: true,
    },
  ],
  academicprojects: [dam],
  professionalprojects: [{ ...peat, ...of }],
  futureplan: [
    {
      ...plan,
      plan_title: 'Open peat-free plugs for small nurseries',
      area_of_focus: 'Plugs for pine seedlings',
      current_progress: 'The first 300 plugs are in the ground.',
      plans:
        'In 2027 I will publish the recipe of the plug. By 2028 I will test it with nurseries in Oregon and Idaho.',
      expected_outcomes: 'By 2029 twelve nurseries grow seedlings without peat.',
      impact: 'Small nurseries stop paying for imported peat.',
      ...changes,
    },
  ],
})

const ten = (profile: Profile) => draftEndeavors(buildCaseFile(profile), [], quietRun())

test('a plan comes first, then the next step of a recent project in the United States, then ideas', async () => {
  expect((await ten(grower())).slice(0, 3).map(({ title }) => title)).toEqual([
    'Open Peat-Free Plugs for Small Nurseries',
    'Take “Peat-Free Plugs for Pine Seedlings” to Its Next Step',
    'Carry “Beaver Dams in Three Valleys of Norland” Further in the United States?',
  ])
})

test.each([
  ['ended long ago', { start_date: '2014-01-01', end_date: '2015-01-01' }],
  ['has nothing to do with the plan', { ...dam, id: 903, organization: peat.organization, end_date: peat.end_date }],
])('a project that %s is an idea', async (_, of) => {
  const titles = (await ten(grower({}, of as Partial<typeof peat>))).map(({ title }) => title)
  expect(titles.filter((title) => title.includes('Next Step'))).toEqual([])
  expect(
    titles
      .slice(1)
      .filter((title) => title.startsWith('Carry “'))
      .every((title) => title.endsWith('?')),
  ).toBe(true)
})

test('a project that goes on has a next step, whatever is planned', async () => {
  const goesOn = grower({ plan_title: 'A choir of foresters', area_of_focus: 'Song' }, { end_date: null as never })
  const found = (await ten(goesOn)).find(({ title }) => title.includes('Next Step'))
  expect(found?.exp_related_experience).toContain('has worked on “Peat-free plugs for pine seedlings”')
})

test('an idea is a question, with a few sentences of the record, and the ten never retitle what is finished', async () => {
  const drafted = await ten(grower())
  const idea = drafted.find(({ title }) => title.includes('Beaver'))
  expect(idea?.exp_subs_merit_intric_val).toMatch(/^\[Missing: This is an idea and not yet an endeavor: [^\]]*\]$/)
  expect(idea?.exp_related_experience).toMatch(/worked on “Beaver dams in three valleys of Norland” at Norland College/)
  expect(idea?.exp_applicant_qualifications).toContain('Norland College of Forestry')
  expect(drafted.map(({ title }) => title.toLowerCase())).not.toContain(dam.project_name.toLowerCase())
})

test('experience and evidence are of the project at hand, without deeds of others and what is not there yet', async () => {
  const [first] = await ten(grower())
  expect(first?.exp_related_experience).toMatch(/designed a plug of bark and wool/)
  expect(first?.exp_related_experience).not.toMatch(/Beaver|Quillfeather|role/)
  expect(first?.exp_subs_merit_evidence).toMatch(/61 to 88 percent/)
  expect(first?.exp_subs_merit_evidence).not.toMatch(/not yet|dams/)
})

test('the plan’s own passages fill its parts before anything is asked', async () => {
  const [first] = await ten(grower())
  expect(first?.exp_nation_impt_beneficiaries).toContain('stop paying for imported peat')
  expect(first?.exp_nation_impt_scope).toContain('Oregon and Idaho')
  expect(first?.exp_subs_merit_impact).toContain('twelve nurseries')
  expect(first?.exp_subs_merit_intric_val).toContain('dry out in four days')
})

test('a passage that is quoted stays whole, in one part, and its places are named', async () => {
  const [first] = await ten(grower({ plans: rough }))
  const text = ENDEAVOR_PARTS.map((part) => first?.[part].replace(/\[Missing: [^\]]*\]/g, '') ?? '').join('\n')
  expect(text.split(rough)).toHaveLength(2)
  expect(first?.exp_subs_merit_intric_val).toContain(rough)
  expect(first?.exp_nation_impt_scope).toMatch(/names Oregon, Idaho, and Ohio\.$/)
})

test('a long title keeps whole words and says that it goes on', async () => {
  const long = `Open ${'peat-free plugs of bark and wool '.repeat(6)}`.trim()
  const [first] = await ten(grower({ plan_title: long }))
  expect(first?.title).toMatch(/^Open Peat-Free Plugs .*(?:Plugs|of|Bark|and|Wool|Peat-Free)…$/)
})
