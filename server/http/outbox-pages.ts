import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Email } from 'postal-mime'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { listOutbox, readOutboxMail } from '../adapters/mail-outbox.ts'
import type { Parts } from '../parts.ts'
import type { App } from './app.ts'
import { isLoopback } from './loopback.ts'
import { html, sendPage } from './page.ts'

const SHOWN = 100
const LINK = /(https?:\/\/\S+)/

const noSuchPage = () => new AppError('not_found', 'Not found')
const recipients = (mail: Email) => (mail.to ?? []).map((to) => to.address).join(', ')

/** The text of a mail with its links to be clicked. */
const body = (text: string) =>
  html`<pre>
${text.split(LINK).map((piece) => (LINK.test(piece) ? html`<a href="${piece}">${piece}</a>` : piece))}</pre>`

/** `/dev/outbox`: the mails that were not sent, for whoever sits at this machine. Not in production, nor where mail is sent. */
export function outboxPages(app: App, { config }: Parts): void {
  if (config.production || config.smtp) return
  const folder = join(config.dataDir, 'outbox')
  const open = { access: 'public' } as const
  const onlyHere = async (request: FastifyRequest) => {
    if (!isLoopback(request)) throw noSuchPage()
  }

  app.get('/dev/outbox', { config: open, onRequest: onlyHere }, async (_request, reply) => {
    const names = (await listOutbox(folder)).slice(0, SHOWN)
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: await readOutboxMail(folder, name) })))
    const rows = mails.map(({ name, mail }) =>
      mail === undefined
        ? null
        : html`<tr>
            <td><a href="/dev/outbox/${name}">${mail.subject}</a></td>
            <td>${recipients(mail)}</td>
            <td>${mail.date}</td>
          </tr>`,
    )
    const table = html`<table>
      <thead>
        <tr>
          <th>Subject</th>
          <th>To</th>
          <th>Time</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`
    const empty = html`<p>No mail yet.</p>`
    return sendPage(
      reply,
      'Outbox',
      html`<h1>Outbox</h1>
        ${names.length === 0 ? empty : table}`,
    )
  })

  const schema = { params: z.object({ name: z.string() }) }
  app.get('/dev/outbox/:name', { config: open, onRequest: onlyHere, schema }, async (request, reply) => {
    const mail = await readOutboxMail(folder, request.params.name)
    if (mail === undefined) throw noSuchPage()
    const page = html`<p><a href="/dev/outbox">Outbox</a></p>
      <h1>${mail.subject}</h1>
      <p class="quiet">To ${recipients(mail)}, ${mail.date}</p>
      ${body(mail.text ?? '')}`
    return sendPage(reply, mail.subject ?? 'Mail', page)
  })
}
