const BLOCK_END = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)>/gi
const TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|tbody|blockquote|a|b|i|u|s|em|strong|span|sub|sup|code|pre|mark|small|font)(?:\s+[\w:-]+=[^<>]*|\s*\/?)>/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi

const letter = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** The words of a text that an editor of rich text saved; what is no HTML stays as it is. */
export const withoutTags = (text: string): string =>
  text
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (_whole, digits?: string, hex?: string, name?: string) =>
      digits !== undefined
        ? letter(Number(digits))
        : hex !== undefined
          ? letter(Number.parseInt(hex, 16))
          : (NAMED[name?.toLowerCase() ?? ''] ?? ''),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
