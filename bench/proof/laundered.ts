import type { Block } from '#domain/document.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Profile } from '#drafting/profile.ts'
import { plainIn } from './typed.ts'

type Way = (profile: Profile, said: readonly string[]) => Profile

/** The first page of every draft of ours. */
const DRAFT_COVER = 'For you, not part of the filing'

const inEndeavor: Way = (profile, said) => ({
  ...profile,
  draftedEndeavors: profile.endeavors.map(({ id }) => id),
  endeavors: profile.endeavors.map((endeavor) => ({
    ...endeavor,
    ...Object.fromEntries(
      ENDEAVOR_PARTS.map((part, at) => [
        part,
        [endeavor[part] ?? '', ...said.filter((_, i) => i % ENDEAVOR_PARTS.length === at)].join(' '),
      ]),
    ),
  })),
})

const inUploads =
  (urls: (profile: Profile) => (string | undefined)[]): Way =>
  (profile, said) => {
    const given = urls(profile).flatMap((url) => url ?? [])
    const drafts = given.map((url) => ({ url, pages: [DRAFT_COVER, said.join(' ')], by: 'text' as const }))
    return { ...profile, uploads: [...profile.uploads.filter(({ url }) => !given.includes(url)), ...drafts] }
  }

/** Ways by which words that were drafted come back as something to draft from. */
export const WAYS: Readonly<Record<string, Way>> = {
  'through a drafted endeavor': inEndeavor,
  'through an uploaded draft': inUploads(({ professionalprojects }) =>
    professionalprojects.map(({ supporting_docs }) => supporting_docs?.url),
  ),
  'through an earlier letter': inUploads(({ referees }) => referees.map(({ signed_letter }) => signed_letter?.url)),
}

const RUN = 6
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const runsIn = (words: readonly string[]): string[] =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))

/** How many of these texts have six words in a row in a plain sentence that neither the record nor a document without them has. */
export function plainAgain(document: readonly Block[], texts: readonly string[], clean: readonly string[]): number {
  const known = new Set(clean.flatMap((text) => runsIn(wordsOf(text))))
  const shown = new Set([...plainIn(document)].flatMap((text) => runsIn(wordsOf(text))))
  return texts.filter((text) => runsIn(wordsOf(text)).some((run) => shown.has(run) && !known.has(run))).length
}
