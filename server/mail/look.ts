import { Html } from '../http/page.ts'

/** The colours of the application (web/ui/tokens.css) by day and by night, each name a class of the mail's HTML. */
const COLOURS = {
  ground: { day: 'background-color: #faf7f1', night: 'background-color: #121615' },
  sheet: {
    day: 'background-color: #fffefb; border-color: #e4ded1; color: #171c21',
    night: 'background-color: #1a1f1e; border-color: #2c3331; color: #ece8df',
  },
  first: { day: 'background-color: #0b5c54', night: 'background-color: #74c9b8' },
  on: { day: 'color: #ffffff', night: 'color: #06211d' },
  other: { day: 'border-color: #857f72', night: 'border-color: #7c8481' },
  accent: { day: 'color: #0b5c54', night: 'color: #74c9b8' },
  quiet: { day: 'color: #62686f', night: 'color: #969691' },
  quote: { day: 'border-color: #7fb3a8; color: #454c54', night: 'border-color: #356b62; color: #b9b7b0' },
  rule: { day: 'border-color: #e4ded1', night: 'border-color: #2c3331' },
} as const

const SANS = "font-family: -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
const SERIF = "font-family: Georgia, 'Times New Roman', serif"

/** What does not change at night. */
const SHAPES = {
  ground: 'margin: 0; padding: 0',
  sheet: `padding: 32px; border-width: 1px; border-style: solid; border-radius: 8px; ${SANS}; font-size: 16px; line-height: 1.6; text-align: left; word-break: break-word`,
  first: 'border-radius: 8px',
  on: 'display: inline-block; padding: 12px 24px; font-weight: 600; line-height: 1.25; text-decoration: none',
  other: 'border-width: 1px; border-style: solid; border-radius: 8px',
  accent: 'display: inline-block; padding: 11px 23px; font-weight: 600; line-height: 1.25; text-decoration: none',
  quiet: `${SANS}; font-size: 13px; line-height: 1.5; word-break: break-word`,
  quote: 'margin: 0 0 16px; padding: 0 0 0 16px; border-width: 0 0 0 3px; border-style: solid',
  rule: `padding: 20px 0 0; border-width: 1px 0 0; border-style: solid; ${SERIF}; font-size: 19px; line-height: 1.2; font-weight: 600`,
} as const

export type Look = keyof typeof COLOURS

/** Mail programs drop style sheets more often than attributes, so that the day stands in the attributes. */
export const look = (name: Look): string => `${SHAPES[name]}; ${COLOURS[name].day}`

const night = Object.entries(COLOURS)
  .map(([name, { night: colours }]) => `.${name} { ${colours.replaceAll(/(;|$)/g, ' !important$1')} }`)
  .join('\n')

export const STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
${night}
}
</style>`)
