import type { Composer } from '../../builtin/composer.ts'
import type { Exhibit } from '../../case-file.ts'
import * as phrasing from '../phrasing/issue.ts'
import { quotedWords } from '../quoting.ts'

/** A paper that is named in a mark: what it says, somebody has to see first. */
export function mark(write: Composer, { title, number }: Exhibit, reason: string): void {
  write.add(
    {
      inlines: [
        { kind: 'verify', text: phrasing.nearPaper(quotedWords(title)), reason },
        { kind: 'text', text: ' ' },
        { kind: 'exhibit', number },
        { kind: 'text', text: '.' },
      ],
      sources: [`E${number}`],
    },
    [number],
  )
}
