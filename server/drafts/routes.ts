import { z } from 'zod'
import {
  acceptRequest,
  addSourceRequest,
  checkRequest,
  documentEdit,
  findSourceRequest,
  redraftRequest,
  waiveRequest,
} from '#domain/drafted-document.ts'
import type { App } from '../http/app.ts'
import { idParams, recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { checkWords, editDocument, restoreVersion } from './edit.ts'
import { openDocument, openVersion } from './open-document.ts'
import { acceptProposal, startRedraft } from './redraft.ts'
import { requireDocument } from './require-document.ts'
import { chooseSource, findSource } from './sources.ts'
import { viewOf } from './view.ts'
import { reopen, waive } from './waive.ts'

const DOCUMENT = '/api/product/documents/:id/'
/** The most that a version's column holds. */
const MOST_VERSIONS = 2_147_483_647
const ofVersion = idParams.extend({ number: recordId.refine((number) => number <= MOST_VERSIONS) })
const ofPoint = idParams.extend({ point: z.string().regex(/^[0-9a-f]{16}$/) })

export function documentRoutes(app: App, parts: Parts): void {
  app.get(DOCUMENT, { schema: { params: idParams } }, async (request) =>
    viewOf(parts, await openDocument(parts, request.application, request.params.id)),
  )

  app.patch(DOCUMENT, { schema: { params: idParams, body: documentEdit } }, async (request) =>
    viewOf(parts, await editDocument(parts, ownerOf(request), request.params.id, request.body)),
  )

  app.post(`${DOCUMENT}check/`, { schema: { params: idParams, body: checkRequest } }, async (request, reply) =>
    reply.code(200).send(await checkWords(parts, request.application, request.params.id, request.body)),
  )

  app.post(
    `${DOCUMENT}sources/find/`,
    { schema: { params: idParams, body: findSourceRequest } },
    async (request, reply) =>
      reply.code(200).send(await findSource(parts, request.application, request.params.id, request.body)),
  )

  app.post(`${DOCUMENT}sources/`, { schema: { params: idParams, body: addSourceRequest } }, async (request, reply) =>
    reply.code(200).send(await chooseSource(parts, ownerOf(request), request.params.id, request.body)),
  )

  app.post(`${DOCUMENT}redraft/`, { schema: { params: idParams, body: redraftRequest } }, async (request, reply) =>
    reply.code(201).send({ task_id: await startRedraft(parts, ownerOf(request), request.params.id, request.body) }),
  )

  app.post(`${DOCUMENT}accept/`, { schema: { params: idParams, body: acceptRequest } }, async (request) =>
    viewOf(parts, await acceptProposal(parts, ownerOf(request), request.params.id, request.body)),
  )

  versionRoutes(app, parts)
  openPointRoutes(app, parts)
}

function versionRoutes(app: App, parts: Parts): void {
  app.get(`${DOCUMENT}versions/:number/`, { schema: { params: ofVersion } }, async (request) => {
    const { id, number } = request.params
    const { document } = await openVersion(parts, await requireDocument(parts.db, request.application, id), number)
    return { number, blocks: document.blocks }
  })

  app.post(`${DOCUMENT}versions/:number/restore/`, { schema: { params: ofVersion } }, async (request) =>
    viewOf(parts, await restoreVersion(parts, ownerOf(request), request.params.id, request.params.number)),
  )
}

function openPointRoutes(app: App, parts: Parts): void {
  const path = `${DOCUMENT}open/:point/waive/`

  app.post(path, { schema: { params: ofPoint, body: waiveRequest } }, async (request) => {
    const { id, point } = request.params
    return viewOf(parts, await waive(parts, ownerOf(request), id, { point, ...request.body }))
  })

  app.delete(path, { schema: { params: ofPoint } }, async (request) =>
    viewOf(parts, await reopen(parts, ownerOf(request), request.params.id, request.params.point)),
  )
}
