import { AppError } from '#domain/errors.ts'
import { academicProject } from '#domain/academic-project.ts'
import { rfeNotice } from '#domain/rfe-notice.ts'
import { entryOrder, type Section } from '#domain/section.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'
import type { App } from '../http/app.ts'
import { idParams } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { addNotice, changeNotice } from './notice.ts'
import { ownerOf } from './owner.ts'
import { removeEntry } from './remove-entry.ts'
import { addEntries, addEntry, changeEntries, orderEntries, saveSection } from './save-entries.ts'
import { listEntries } from './section-store.ts'
import { isSent } from './sent-entry.ts'

/** Every list section from its row in the table of sections. Notices come as forms, new academic projects one a call. */
export function sectionRoutes(app: App, parts: Parts): void {
  for (const section of Object.values<Section>(SECTIONS)) {
    const path = `/api/${section.path}/`

    app.get(path, async (request) => {
      const results = await listEntries(parts.db, section, request.application)
      return { count: results.length, results }
    })

    app.put(`${path}order/`, { schema: { body: entryOrder } }, async (request, reply) => {
      await orderEntries(parts, ownerOf(request), section, request.body.ids)
      return reply.code(204).send()
    })

    app.delete(`${path}:id/`, { schema: { params: idParams } }, async (request, reply) => {
      await removeEntry(parts, request.application, section.path as SectionPath, request.params.id)
      return reply.code(204).send()
    })

    if (section.path === rfeNotice.path) continue

    app.patch(path, (request) => changeEntries(parts, ownerOf(request), section, request.body))

    if (section.path === academicProject.path) continue

    app.post(path, async (request, reply) =>
      reply.code(201).send(await addEntries(parts, ownerOf(request), section, request.body)),
    )
  }

  app.post(`/api/${academicProject.path}/`, async (request, reply) => {
    const owner = ownerOf(request)
    const sent = request.body ?? {}
    if (!isSent(sent)) throw new AppError('invalid', 'Please send one project')
    const [saved] = await saveSection(parts, owner, academicProject, async (trx) => [
      await addEntry(parts, trx, owner, academicProject, sent),
    ])
    return reply.code(201).send(saved)
  })

  app.post(`/api/${rfeNotice.path}/`, async (request, reply) => reply.code(201).send(await addNotice(parts, request)))

  app.patch(`/api/${rfeNotice.path}/:id/`, { schema: { params: idParams } }, (request) =>
    changeNotice(parts, request, request.params.id),
  )
}
