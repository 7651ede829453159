import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { seriesChange } from '#domain/rfe-replies.ts'
import { ADD_NOTICE_FIRST, issueChange, missedPoint } from '#domain/rfe.ts'
import type { App } from '../http/app.ts'
import { idParams } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { addIssue } from './add-issue.ts'
import { viewAnalysis } from './analysis-view.ts'
import { addBackground, removeBackground, viewBackground } from './background.ts'
import { askedNotice } from './asked.ts'
import { calendarOf } from './calendar.ts'
import { changeIssue } from './change-issue.ts'
import { startAnalysis } from './generate-analysis.ts'
import { startResponse } from './generate-response.ts'
import { deadlineOf, readOf } from './notice-reading.ts'
import { listNotices } from './notices.ts'
import { viewResponse } from './response-view.ts'
import { changeSeries, listSeries } from './series.ts'

const RFE = '/api/product/rfe/'
const MOST_PAPERS = 1000

const list = <T>(results: T[]) => ({ count: results.length, results })

export function rfeRoutes(app: App, parts: Parts): void {
  app.post(`${RFE}analysis/`, async (request, reply) =>
    reply.code(201).send({ task_id: await startAnalysis(parts, request) }),
  )

  app.get(`${RFE}analysis/`, async (request) =>
    viewAnalysis(parts, request.application, await askedNotice(parts, request)),
  )

  app.post(`${RFE}issues/`, { schema: { body: missedPoint } }, async (request, reply) =>
    reply.code(201).send(await addIssue(parts, request.application, request.body, await askedNotice(parts, request))),
  )

  app.patch(`${RFE}issues/:id/`, { schema: { params: idParams, body: issueChange } }, (request) =>
    changeIssue(parts, request.application, request.params.id, request.body),
  )

  app.get(`${RFE}calendar/`, async (request, reply) => {
    const notice = (await askedNotice(parts, request)) ?? (await listNotices(parts.db, request.application))[0]
    if (notice === undefined) throw new AppError('not_found', ADD_NOTICE_FIRST)
    const read = await readOf(parts.db, request.application, notice)
    const receipt_number = read.reading?.receipt_number?.value ?? null
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="rfe-dates.ics"')
      .send(calendarOf({ notice_id: notice.id, deadline: deadlineOf(read), receipt_number, now: parts.clock.now() }))
  })

  app.post(`${RFE}response/`, async (request, reply) =>
    reply.code(201).send({ task_id: await startResponse(parts, request) }),
  )

  app.get(`${RFE}response/`, async (request) =>
    viewResponse(parts, request.application, await askedNotice(parts, request)),
  )

  paperRoutes(app, parts)
}

function paperRoutes(app: App, parts: Parts): void {
  app.get(`${RFE}papers/`, async (request) => list(await listSeries(parts, request.application)))

  const changes = z.array(seriesChange).max(MOST_PAPERS)
  app.patch(`${RFE}papers/`, { schema: { body: changes } }, async (request) =>
    list(await changeSeries(parts, request.application, request.body)),
  )

  app.get(`${RFE}background/`, async (request) => list(await viewBackground(parts.db, request.application)))

  app.post(`${RFE}background/`, async (request, reply) => reply.code(201).send(await addBackground(parts, request)))

  app.delete(`${RFE}background/:id/`, { schema: { params: idParams } }, async (request, reply) => {
    await removeBackground(parts, request.application, request.params.id)
    return reply.code(204).send()
  })
}
