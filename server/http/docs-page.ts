import { html, type Html } from './page.ts'

interface Operation {
  summary?: string
  tags?: readonly string[]
  security?: readonly object[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}
interface Document {
  paths?: Record<string, unknown>
}

const shown = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`

const part = (title: string, value: unknown) =>
  value === undefined
    ? null
    : html`<h3>${title}</h3>
        ${shown(value)}`

const operation = (method: string, path: string, call: Operation) => html`
  <details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${call.summary}</summary>
    <p class="quiet">${call.security?.length ? 'For a signed-in user.' : 'Public.'}</p>
    ${part('Body', call.requestBody)} ${part('Answers', call.responses)}
  </details>
`

/** The OpenAPI document as a page for people: the calls by their subject, each to be opened. */
export function docsPage(document: Document): Html {
  const groups = new Map<string, Html[]>()
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods as Record<string, Operation>)) {
      const name = call.tags?.[0] ?? 'other'
      groups.set(name, [...(groups.get(name) ?? []), operation(method, path, call)])
    }
  return html`
    <h1>Waiverly API</h1>
    <p>
      Every call, made from the schemas that read it. As a document for programs:
      <a href="/api/openapi.json">openapi.json</a>.
    </p>
    <p>
      Sign in with <code>POST /api/auth/login/</code>; the cookie <code>sessionid</code> is the session. Every other
      unsafe call sends the cookie <code>csrftoken</code> back as the header <code>X-CSRFToken</code>. Calls on an
      application take its id as <code>X-Application-ID</code>; without it the newest is meant. Calls by the link of a
      letter take what follows <code>#</code> in that link as <code>X-Letter-Link</code>, and neither session nor
      cookie.
    </p>
    ${[...groups].map(
      ([name, calls]) =>
        html`<h2>${name}</h2>
          ${calls}`,
    )}
  `
}
