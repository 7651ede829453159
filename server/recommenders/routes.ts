import { z } from 'zod'
import { configurationItem } from '#domain/recommender.ts'
import { listRecommendationLetters } from '../drafts/store.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { idParams, recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { readSent } from '../profile/sent-entry.ts'
import { addItem, itemsOf, presentItem, removeItem } from './configuration.ts'
import { startLetter } from './generate-letter.ts'
import { findLetter, lettersOf, removeSignedLetter, saveSignedLetter } from './letters.ts'
import { requireReferee } from './require-referee.ts'
import { addReferee, changeReferee, REFEREE_FILES, removeReferee } from './save-referee.ts'
import { refereeRows } from './referee-rows.ts'

const ofReferee = z.object({ ref: recordId })
const ofLetter = ofReferee.extend({ letterId: recordId })

export function recommenderRoutes(app: App, parts: Parts): void {
  app.get('/api/referee/', async (request) => {
    const results = await refereeRows(parts.db, request.application)
    return { count: results.length, results }
  })

  app.post('/api/referee/', async (request, reply) => {
    const sent = await readSent(parts, request, REFEREE_FILES)
    return reply.code(201).send([await addReferee(parts, ownerOf(request), sent)])
  })

  app.get('/api/referee/:id/', { schema: { params: idParams } }, (request) =>
    requireReferee(parts.db, request.application, request.params.id),
  )

  app.patch('/api/referee/:id/', { schema: { params: idParams } }, async (request) => {
    const sent = await readSent(parts, request, REFEREE_FILES)
    return changeReferee(parts, ownerOf(request), request.params.id, sent)
  })

  app.delete('/api/referee/:id/', { schema: { params: idParams } }, async (request, reply) => {
    await removeReferee(parts, ownerOf(request), request.params.id)
    return reply.code(204).send()
  })

  configurationRoutes(app, parts)
  letterRoutes(app, parts)
}

function configurationRoutes(app: App, parts: Parts): void {
  const path = '/api/product/rec/conf/:ref/'

  app.get(path, { schema: { params: ofReferee } }, async (request) => {
    const { id } = await requireReferee(parts.db, request.application, request.params.ref)
    return (await itemsOf(parts.db, id)).map(presentItem)
  })

  app.post(path, { schema: { params: ofReferee, body: configurationItem } }, async (request, reply) => {
    await addItem(parts.db, request.application, request.params.ref, request.body)
    return reply.code(201).send(presentItem(request.body))
  })

  app.delete(path, { schema: { params: ofReferee, body: configurationItem } }, async (request, reply) => {
    await removeItem(parts.db, request.application, request.params.ref, request.body)
    return reply.code(204).send()
  })
}

function letterRoutes(app: App, parts: Parts): void {
  const path = '/api/product/rec/letter/:ref/'

  app.post(path, { schema: { params: ofReferee } }, async (request, reply) =>
    reply.code(201).send({ task_id: await startLetter(parts, ownerOf(request), request.params.ref) }),
  )

  app.get(path, { schema: { params: ofReferee } }, (request) =>
    lettersOf(parts, request.application, request.params.ref),
  )

  app.get(`${path}url/:letterId/`, { schema: { params: ofLetter } }, async (request) => {
    const { ref, letterId } = request.params
    const { url, docx_url } = await findLetter(parts, request.application, ref, letterId)
    return { url, docx_url }
  })

  app.post(`${path}signed/`, { schema: { params: ofReferee } }, async (request, reply) =>
    reply.code(201).send({ signed_letter_url: await saveSignedLetter(parts, request, request.params.ref) }),
  )

  app.delete(`${path}signed/`, { schema: { params: ofReferee } }, async (request, reply) => {
    await removeSignedLetter(parts, request, request.params.ref)
    return reply.code(204).send()
  })

  app.get('/api/RecLetter/', async (request) => {
    const results = await listRecommendationLetters(parts.db, request.application)
    return { count: results.length, results }
  })

  app.get('/api/product/rec/packet/', (request, reply) => answer(parts, reply, 'packet', ownerOf(request)))
}
