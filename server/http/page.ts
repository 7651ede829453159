import type { FastifyReply } from 'fastify'

/** Text that is already HTML. Everything else is escaped where it is put into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | false | null | undefined | Html | Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const written = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** A piece of HTML in which every value is escaped, unless it was made by this function itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + written(parts[index - 1]) + string))

export const PAGE_STYLE_PATH = '/api/docs/page.css'

/** A small page made by the server itself: the API's description, the outbox, the sandbox's payment page. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${PAGE_STYLE_PATH}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page.text)
}

/** The colours are those of web/ui/tokens.css: whoever pays sees no break. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #faf7f1; --surface: #fffefb; --hover: #f6f3eb; --ink: #171c21; --quiet: #62686f; --line: #e4ded1; --edge: #857f72; --accent: #0b5c54; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ground: #121615; --surface: #1a1f1e; --hover: #232928; --ink: #ece8df; --quiet: #969691; --line: #2c3331; --edge: #7c8481; --accent: #74c9b8; --on-accent: #06211d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 'Public Sans', system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: 'Source Serif 4', Georgia, serif; line-height: 1.25; font-weight: 500; letter-spacing: -.011em; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-variant-numeric: tabular-nums; }
th:last-child, td:last-child { padding-right: 0; }
.amount { text-align: right; white-space: nowrap; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { padding: 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; }
summary { padding: .5rem 0; cursor: pointer; }
.quiet { color: var(--quiet); }
form { display: inline-block; margin: 0 .75rem .75rem 0; }
button { min-height: 2.75rem; padding: .4375rem 1.25rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; font-size: .875rem; font-weight: 550; cursor: pointer; }
button:hover { background: var(--hover); }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`.trim()
