import { z } from 'zod'
import { linkRequest } from '#domain/letter-link.ts'
import type { App } from '../http/app.ts'
import { recordId, uuidParams } from '../http/ids.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { linksOf, makeLink, revokeLink } from './make-link.ts'

const PATH = '/api/product/rec/letter/:ref/link/'
const ofReferee = z.object({ ref: recordId })

/** What the applicant does with links. */
export function letterLinkRoutes(app: App, parts: Parts): void {
  const { config } = parts

  app.get(PATH, { schema: { params: ofReferee } }, async (request) => ({
    links: await linksOf(parts, request.application, request.params.ref, siteOf(config, request)),
  }))

  app.post(PATH, { schema: { params: ofReferee, body: linkRequest } }, async (request, reply) => {
    const site = siteOf(config, request)
    return reply.code(201).send(await makeLink(parts, request.application, request.params.ref, request.body, site))
  })

  app.delete(
    `${PATH}:linkId/`,
    { schema: { params: ofReferee.extend(uuidParams('linkId').shape) } },
    async (request, reply) => {
      const { ref, linkId } = request.params
      await revokeLink(parts, request.application, ref, linkId)
      return reply.code(204).send()
    },
  )
}
