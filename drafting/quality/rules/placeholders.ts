import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'
import { PLACEHOLDERS } from '../words/placeholders.ts'

function* find({ blocks }: Reading): Generator<Found> {
  for (const { id, text } of blocks)
    for (const { form, shown } of PLACEHOLDERS)
      if (form.test(text))
        yield { block: id, text: `“${shown}” stands where a fact should. Name the fact, or leave it out.` }
}

export const placeholders: Rule = { id: 'placeholders', severity: 'must', find }
