import { html, type Html } from '../http/page.ts'
import type { Mail } from '../parts.ts'
import { look, type Look, STYLE } from './look.ts'

/** A paragraph, an address to be followed, what somebody else wrote, or facts under their names. */
export type Paragraph =
  | string
  | { link: string; label: string }
  | { quote: readonly string[] }
  | { facts: [string, string][] }

const asText = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('link' in paragraph) return `${paragraph.label}:\n${paragraph.link}`
  if ('quote' in paragraph) return paragraph.quote.map((line) => `> ${line}`.trimEnd()).join('\n')
  return paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

const SPACE = 'margin: 0 0 16px'

/** A table of one cell, since some mail programs give a link no padding and no colour of its own. */
const button = ({ link, label }: { link: string; label: string }, box: Look, words: Look): Html =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin: 8px 0 8px">
      <tr>
        <td class="${box}" style="${look(box)}">
          <a class="${words}" style="${look(words)}" href="${link}">${label}</a>
        </td>
      </tr>
    </table>
    <p class="quiet" style="margin: 0 0 24px; ${look('quiet')}">
      <a class="quiet" style="${look('quiet')}" href="${link}">${link}</a>
    </p>`

/** What is to be done comes first: of several links the first is the button that one sees. */
const asHtml = (paragraph: Paragraph, isFirstLink: boolean): Html => {
  if (typeof paragraph === 'string') return html`<p style="${SPACE}">${paragraph}</p>`
  if ('link' in paragraph) return isFirstLink ? button(paragraph, 'first', 'on') : button(paragraph, 'other', 'accent')
  if ('quote' in paragraph)
    return html`<blockquote class="quote" style="${look('quote')}" dir="auto">
      ${paragraph.quote.map((line) => html`${line}<br />`)}
    </blockquote>`
  return html`<p style="${SPACE}">${paragraph.facts.map(([name, value]) => html`${name}: <b>${value}</b><br />`)}</p>`
}

const NAME = 'Waiverly'
const WHY = `You get this mail because this address was given for an account at ${NAME}.`

/**
 * A mail whose text and HTML say the same. Nothing in it is fetched from anywhere, so that reading it tells nobody.
 * `why` tells those who have no account why they get it.
 */
export function composeMail(mail: {
  to: string
  subject: string
  paragraphs: readonly Paragraph[]
  why?: string
}): Mail {
  const { to, subject, paragraphs, why = WHY } = mail
  const firstLink = paragraphs.find((one) => typeof one !== 'string' && 'link' in one)
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${STYLE}
      </head>
      <body class="ground" style="${look('ground')}">
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          border="0"
          style="${look('ground')}"
        >
          <tr>
            <td align="center" style="padding: 32px 16px">
              <table
                role="presentation"
                width="560"
                cellspacing="0"
                cellpadding="0"
                border="0"
                style="width: 100%; max-width: 560px"
              >
                <tr>
                  <td class="sheet" style="${look('sheet')}">
                    ${paragraphs.map((paragraph) => asHtml(paragraph, paragraph === firstLink))}
                    <p class="rule" style="margin: 32px 0 0; ${look('rule')}">${NAME}</p>
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding: 16px 8px; text-align: left; ${look('quiet')}">${why}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  const text = [...paragraphs.map(asText), `${NAME}\n${why}`].join('\n\n')
  return { to, subject, text, html: page.text }
}
