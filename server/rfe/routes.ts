import { z } from 'zod'
import { seriesChange } from '#domain/rfe-replies.ts'
import { issueChange, looseSentenceChange, missedPoint } from '#domain/rfe.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { idParams } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { addBackground, removeBackground } from './background.ts'
import { askedNotice } from './asked.ts'
import { startAnalysis } from './generate-analysis.ts'
import { startResponse } from './generate-response.ts'

const RFE = '/api/product/rfe/'
const MOST_PAPERS = 1000

export function rfeRoutes(app: App, parts: Parts): void {
  app.post(`${RFE}analysis/`, async (request, reply) =>
    reply.code(201).send({ task_id: await startAnalysis(parts, request) }),
  )

  app.get(`${RFE}analysis/`, async (request, reply) =>
    answer(parts, reply, 'analysis', { ...ownerOf(request), notice: await askedNotice(parts, request) }),
  )

  app.post(`${RFE}issues/`, { schema: { body: missedPoint } }, async (request, reply) => {
    const about = { ...ownerOf(request), notice: await askedNotice(parts, request) }
    return answer(parts, reply.code(201), 'add-issue', { ...about, missed: request.body })
  })

  app.patch(`${RFE}issues/:id/`, { schema: { params: idParams, body: issueChange } }, (request, reply) =>
    answer(parts, reply, 'change-issue', { ...ownerOf(request), ...request.params, change: request.body }),
  )

  app.patch(`${RFE}sentences/`, { schema: { body: looseSentenceChange } }, async (request, reply) => {
    const about = { ...ownerOf(request), notice: await askedNotice(parts, request) }
    return answer(parts, reply, 'set-sentence', { ...about, change: request.body })
  })

  app.get(`${RFE}calendar/`, async (request, reply) => {
    const about = { ...ownerOf(request), notice: await askedNotice(parts, request) }
    const calendar = await parts.workers.run('rfe-calendar', about, { account: String(about.user_id) })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="rfe-dates.ics"')
      .send(calendar)
  })

  app.post(`${RFE}response/`, async (request, reply) =>
    reply.code(201).send({ task_id: await startResponse(parts, request) }),
  )

  app.get(`${RFE}response/`, async (request, reply) =>
    answer(parts, reply, 'response', { ...ownerOf(request), notice: await askedNotice(parts, request) }),
  )

  paperRoutes(app, parts)
}

function paperRoutes(app: App, parts: Parts): void {
  app.get(`${RFE}papers/`, (request, reply) => answer(parts, reply, 'series', ownerOf(request)))

  const changes = z.array(seriesChange).max(MOST_PAPERS)
  app.patch(`${RFE}papers/`, { schema: { body: changes } }, (request, reply) =>
    answer(parts, reply, 'change-series', { ...ownerOf(request), changes: request.body }),
  )

  app.get(`${RFE}background/`, async (request) => {
    const owner = ownerOf(request)
    const results = await parts.workers.run('background', owner, { account: String(owner.user_id) })
    return { count: results.length, results }
  })

  app.post(`${RFE}background/`, async (request, reply) => reply.code(201).send(await addBackground(parts, request)))

  app.delete(`${RFE}background/:id/`, { schema: { params: idParams } }, async (request, reply) => {
    await removeBackground(parts, request.application, request.params.id)
    return reply.code(204).send()
  })
}
