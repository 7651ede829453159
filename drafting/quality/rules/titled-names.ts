import { fullName, titleOf } from '../../case-file/names.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** A person keeps one title, and the applicant one full name, in every document. */
function* find({ caseFile, blocks, document }: Reading): Generator<Found> {
  const { application, referees } = caseFile.profile
  for (const person of [application, ...referees]) {
    if (person.last_name.trim() === '') continue
    const names = [fullName(person), `${person.first_name} ${person.last_name}`, person.last_name]
      .map(escaped)
      .join('|')
    const titled = new RegExp(`\\b(Dr|Mr|Mrs|Ms|Mx|Miss|Prof|Professor)\\.? (?:${names})(?![\\p{L}-])`, 'gu')
    const namesakes = [application, ...referees].filter(({ last_name }) => last_name === person.last_name)
    const own = namesakes.map((one) => titleOf(one).replace('.', ''))
    // A professor may be called one beside the title of the entry.
    if (namesakes.some((one) => 'title' in one && /professor/iu.test(one.title))) own.push('Prof', 'Professor')
    for (const { id, text } of blocks)
      for (const [whole, title = ''] of text.matchAll(titled))
        if (!own.includes(title))
          yield { block: id, text: `“${whole}” has the title ${titleOf(person) || 'none'} in your profile.` }
  }
  const wanted = fullName(application)
  if (wanted === '') return
  if (document.kind === 'petition_letter' && document.author !== wanted)
    yield { block: null, text: `The document is of “${document.author}”, and your profile of “${wanted}”.` }
  if (!blocks.some(({ text }) => text.includes(wanted)))
    yield { block: null, text: `Your full name, ${wanted}, does not stand in the document.` }
}

export const titledNames: Rule = { id: 'titled-names', severity: 'must', find }
