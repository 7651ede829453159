import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { sharedWith } from '#drafting/recommendation-letter/index.ts'
import { loadProfile } from '../case-file/load-profile.ts'
import { findVersion } from '../drafts/versions-store.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { addReferee, fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A project of which there is much to tell, in sentences that each stand alone. */
const PROJECT = {
  background: [
    'The institute tested each cell for thirty hours before anybody knew whether it was sound.',
    'Every laboratory in the region kept a sheet of its own and nobody could compare two of them.',
  ].join(' '),
  goal: 'I wanted one sheet by which every bench in the region could test a cell in the same way.',
  challenge: 'The chargers of the laboratories came from four makers and each of them measured at another time.',
  solution: [
    'I wrote a sheet of eleven steps and tried it on two hundred old cells from a bus depot.',
    'I built a small clock that starts all four makers of chargers at the same second.',
  ].join(' '),
  impact: [
    'Nine laboratories in four states now test their cells by the sheet that I wrote for the bench.',
    'The time for one cell fell from thirty hours to eleven minutes on the bench of the institute.',
    'Two of the laboratories found a fault in their own chargers with it and told me of it.',
  ].join(' '),
}

const HOUSE = { category: 'supervisor', organization: 'Northlake Storage Works' }

/** An applicant who may have two letters, and how a recommender is added, asked about so many items, and drafted for. */
async function applicantOfTwo() {
  const { client, application_id } = await apply(app)
  const { professionalprojects: project, evidence, academichistory } = await fillProfile(client)
  const [stored] = (await client.get<{ results: object[] }>('/api/professionalprojects/')).body.results
  await client.patch('/api/professionalprojects/', [{ ...stored, ...PROJECT }])
  const endeavor = await selectEndeavor(client)
  await buy(app, client, { 1: 2 })
  const few = [
    { item_category: 'professionalproject', item_id: project },
    { item_category: 'proposedendeavor', item_id: endeavor },
    { item_category: 'goal', item_id: 'work_impact' },
  ]
  const more = [
    { item_category: 'evidence', item_id: evidence },
    { item_category: 'academichistory', item_id: academichistory },
    { item_category: 'goal', item_id: 'personal_abilities' },
  ]
  return {
    application_id,
    async ask(fields: Record<string, string>, besides: 'few' | 'more'): Promise<number> {
      const id = await addReferee(client, { ...HOUSE, ...fields })
      for (const item of besides === 'few' ? few : [...few, ...more])
        await client.post(`/api/product/rec/conf/${id}/`, item)
      return id
    },
    start: async (referee: number) =>
      (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body.task_id,
    async drafted(task_id: string): Promise<Block[]> {
      const { result, error } = await finishedTask<{ letter_id: number }>(client, task_id)
      if (result === null) throw new Error(`No letter was drafted: ${error}`)
      return (await findVersion(app.parts.db, result.letter_id, 1))?.document.blocks ?? []
    },
  }
}

const isSet = (task_id: string) =>
  waitFor('the letter to be drafted', async () => {
    const { progress_label } = await app.parts.db
      .selectFrom('tasks')
      .select('progress_label')
      .where('task_id', '=', task_id)
      .executeTakeFirstOrThrow()
    return progress_label === 'Setting the pages'
  })

test('of two letters drafted at the same time the one that is stored later takes nothing from the other', async () => {
  const { application_id, ask, start, drafted } = await applicantOfTwo()
  const tasks: string[] = []
  await app.parts.db.transaction().execute(async (trx) => {
    // Each waits for its recommender's row at its end. The first knows of no other who could tell a part.
    const hold = (id: number) => trx.selectFrom('referees').select('id').where('id', '=', id).forUpdate().execute()
    for (const [fields, besides] of [
      [{}, 'few'],
      [{ first_name: 'Ottoline', last_name: 'Fennimore' }, 'more'],
    ] as const) {
      const referee = await ask(fields, besides)
      await hold(referee)
      const task_id = await start(referee)
      await isSet(task_id)
      tasks.push(task_id)
    }
  })
  const [first = [], second = []] = await Promise.all(tasks.map(drafted))
  const telling = (blocks: Block[]) => blocks.filter(({ section }) => section === 'contributions')
  expect([telling(first).length, telling(second).length]).not.toContain(0)
  const caseFile = buildCaseFile(await loadProfile(app.parts, application_id))
  expect([...sharedWith(second, [first], caseFile)]).toEqual([])
})
