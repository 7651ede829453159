import { html, type Html } from '../http/page.ts'
import type { Mail } from '../parts.ts'

/** A paragraph, an address to be followed, what somebody else wrote, or facts under their names. */
export type Paragraph =
  string | { link: string; label: string } | { quote: readonly string[] } | { facts: [string, string][] }

const asText = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('link' in paragraph) return paragraph.link
  if ('quote' in paragraph) return paragraph.quote.map((line) => `> ${line}`.trimEnd()).join('\n')
  return paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

const asHtml = (paragraph: Paragraph): Html => {
  if (typeof paragraph === 'string') return html`<p>${paragraph}</p>`
  if ('link' in paragraph)
    return html`<p><a href="${paragraph.link}">${paragraph.label}</a></p>
      <p>${paragraph.link}</p>`
  if ('quote' in paragraph) return html`<blockquote>${paragraph.quote.map((line) => html`${line}<br />`)}</blockquote>`
  return html`<p>${paragraph.facts.map(([name, value]) => html`${name}: <b>${value}</b><br />`)}</p>`
}

const NAME = 'Waiverly'

/** A mail whose text and HTML say the same. Nothing in it is fetched from anywhere, so that reading it tells nobody. */
export function composeMail(mail: { to: string; subject: string; paragraphs: readonly Paragraph[] }): Mail {
  const { to, subject } = mail
  const paragraphs = [...mail.paragraphs, NAME]
  const page = html`<!doctype html>
    <html lang="en">
      <body>
        ${paragraphs.map(asHtml)}
      </body>
    </html>`
  return { to, subject, text: paragraphs.map(asText).join('\n\n'), html: page.text }
}
