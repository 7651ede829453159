import { z } from 'zod'
import {
  acceptRequest,
  addSourceRequest,
  checkRequest,
  documentEdit,
  findSourceRequest,
  quoteRequest,
  redraftRequest,
  reviewRequest,
  waiveRequest,
} from '#domain/drafted-document.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { idParams, recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { startRedraft } from './redraft.ts'

const DOCUMENT = '/api/product/documents/:id/'
/** The most that a version's column holds. */
const MOST_VERSIONS = 2_147_483_647
const ofVersion = idParams.extend({ number: recordId.refine((number) => number <= MOST_VERSIONS) })
const ofPoint = idParams.extend({ point: z.string().regex(/^[0-9a-f]{16}$/) })

export function documentRoutes(app: App, parts: Parts): void {
  app.get(DOCUMENT, { schema: { params: idParams } }, (request, reply) =>
    answer(parts, reply, 'document', { ...ownerOf(request), ...request.params }),
  )

  app.patch(DOCUMENT, { schema: { params: idParams, body: documentEdit } }, (request, reply) =>
    answer(parts, reply, 'edit-document', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.post(`${DOCUMENT}check/`, { schema: { params: idParams, body: checkRequest } }, (request, reply) =>
    answer(parts, reply, 'check-words', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.post(`${DOCUMENT}sources/find/`, { schema: { params: idParams, body: findSourceRequest } }, (request, reply) =>
    answer(parts, reply, 'find-source', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.post(`${DOCUMENT}sources/`, { schema: { params: idParams, body: addSourceRequest } }, (request, reply) =>
    answer(parts, reply, 'choose-source', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.post(`${DOCUMENT}redraft/`, { schema: { params: idParams, body: redraftRequest } }, async (request, reply) =>
    reply.code(201).send({ task_id: await startRedraft(parts, ownerOf(request), request.params.id, request.body) }),
  )

  app.post(`${DOCUMENT}accept/`, { schema: { params: idParams, body: acceptRequest } }, (request, reply) =>
    answer(parts, reply, 'accept-proposal', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  versionRoutes(app, parts)
  openPointRoutes(app, parts)
}

function versionRoutes(app: App, parts: Parts): void {
  app.get(`${DOCUMENT}versions/:number/`, { schema: { params: ofVersion } }, (request, reply) =>
    answer(parts, reply, 'document-version', { ...ownerOf(request), ...request.params }),
  )

  app.post(`${DOCUMENT}versions/:number/restore/`, { schema: { params: ofVersion } }, (request, reply) =>
    answer(parts, reply, 'restore-version', { ...ownerOf(request), ...request.params }),
  )
}

function openPointRoutes(app: App, parts: Parts): void {
  const path = `${DOCUMENT}open/:point/waive/`

  app.post(path, { schema: { params: ofPoint, body: waiveRequest } }, (request, reply) =>
    answer(parts, reply, 'waive', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.get(`${DOCUMENT}open/:point/passages/`, { schema: { params: ofPoint } }, (request, reply) =>
    answer(parts, reply, 'passages', { ...ownerOf(request), ...request.params }),
  )

  app.post(`${DOCUMENT}open/:point/quote/`, { schema: { params: ofPoint, body: quoteRequest } }, (request, reply) =>
    answer(parts, reply, 'quote', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.post(`${DOCUMENT}review/`, { schema: { params: idParams, body: reviewRequest } }, (request, reply) =>
    answer(parts, reply, 'review', { ...ownerOf(request), ...request.params, body: request.body }),
  )

  app.delete(path, { schema: { params: ofPoint } }, (request, reply) =>
    answer(parts, reply, 'reopen', { ...ownerOf(request), ...request.params }),
  )
}
