import type { Inline } from '#domain/document.ts'
import type { CaseFile } from '../../case-file.ts'
import { ASK_OWN_NAME, fullName, inBrackets, nativeAside } from '../../case-file/names.ts'

/** How a paper of the petition names the one who files it; the same in the petition letter and in a response. */
export interface Petitioner {
  /** In the caption: the one place with the native name. */
  caption: Inline[]
  /** Under the letter. */
  signature: string
  /** Before the title in the head of every page. */
  running: string
  /** In the properties of the file; empty where the name is not known. */
  author: string
}

export function petitionerOf({ profile }: CaseFile): Petitioner {
  const { application } = profile
  const full = fullName(application)
  if (full === '')
    return {
      caption: [
        { kind: 'missing', ...ASK_OWN_NAME },
        { kind: 'text', text: ' (self-petitioner)' },
      ],
      signature: inBrackets(ASK_OWN_NAME),
      running: '',
      author: '',
    }
  const caption = `${full}${nativeAside(application)} (self-petitioner)`
  return { caption: [{ kind: 'text', text: caption }], signature: full, running: `${full} — `, author: full }
}
