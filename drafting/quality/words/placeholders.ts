/** What a form or a template leaves behind where a fact lacks; a fact that lacks is asked for in a mark instead. */
export const PLACEHOLDERS: readonly { form: RegExp; shown: string }[] = [
  { form: /(?<![\p{L}\p{N}&])#(?![\p{L}\p{N}])/u, shown: '#' },
  { form: /(?<![\d.,])\$?0\.00(?!\d)/u, shown: '0.00' },
  { form: /\bnot applicable\b/iu, shown: 'Not applicable' },
  { form: /(?<![\p{L}/])N\/A(?![\p{L}/])/u, shown: 'N/A' },
  { form: /\blorem ipsum\b/iu, shown: 'lorem ipsum' },
  { form: /\b(?:TBD|TBC|XXX+|FIXME)\b/u, shown: 'TBD' },
  { form: /\b(?:undefined|NaN)\b|\[object \w+\]/u, shown: 'undefined' },
  { form: /\{\{?[\w .]*\}?\}/u, shown: '{…}' },
  { form: /\[(?!Missing: |Verify: )(?:insert|your|name|date|company|title|applicant)[^\]]*\]/iu, shown: '[insert …]' },
  { form: /_{3,}/u, shown: '____' },
]
