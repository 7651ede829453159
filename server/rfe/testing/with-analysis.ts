import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { buy } from '../../testing/buy.ts'
import type { Client } from '../../testing/client.ts'
import { finishedTask } from '../../testing/finished-task.ts'
import { addNotice } from '../../testing/notice.ts'
import type { TestApp } from '../../testing/test-app.ts'

export const ANALYSIS = '/api/product/rfe/analysis/'
/** RFE Notice Analysis and RFE Package, of the catalogue. */
export const ONE_ANALYSIS = 5
export const RFE_PACKAGE = 3

/** Adds a notice, pays for its analysis and waits for it. */
export async function analyseNotice(app: TestApp, client: Client): Promise<RfeAnalysisReply> {
  await addNotice(client)
  await buy(app, client, { [ONE_ANALYSIS]: 1 })
  const { body } = await client.post<{ task_id: string }>(ANALYSIS)
  const { status, error } = await finishedTask(client, body.task_id)
  if (status !== 'SUCCESS') throw new Error(`the analysis ended as ${status}: ${error}`)
  return (await client.get<RfeAnalysisReply>(ANALYSIS)).body
}
