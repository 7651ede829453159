import { describe, expect, test } from 'vitest'
import type { Document } from '#domain/document.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { inlinesOf } from './builtin/inlines.ts'
import { plain } from './builtin/phrase.ts'
import { everything, quietRun } from './builtin/testing.ts'
import { buildCaseFile } from './case-file.ts'
import { draftEndeavors } from './endeavors/draft.ts'
import { BUILTIN, draft } from './engine.ts'
import { checkSentence } from './grounding.ts'
import { petitionLetter } from './petition-letter/index.ts'
import type { Profile } from './profile.ts'
import { recommendationLetter } from './recommendation-letter/index.ts'
import type { FiledPaper, RfeCase } from './rfe.ts'
import { respond } from './rfe-response/testing.ts'
import { falsehoods, type Falsehood } from './testing/falsehoods.ts'
import { bridgeEngineerNotice } from './testing/notices/bridge-engineer.ts'
import { civilEngineer } from './testing/profiles.ts'

/** What one applicant has at hand: the profile, and the notice with what was filed before it. */
interface AtHand {
  profile: Profile
  rfe: RfeCase
}

const clean: AtHand = { profile: civilEngineer, rfe: bridgeEngineerNotice.rfe }

const withEndeavor = ({ profile, rfe }: AtHand, said: readonly string[]): AtHand => {
  const [first] = profile.endeavors
  if (first === undefined) throw new Error('no endeavor')
  const parts = ENDEAVOR_PARTS.map((part, at) => [
    part,
    [first[part] ?? '', ...said.filter((_, i) => i % ENDEAVOR_PARTS.length === at)].join(' '),
  ])
  const endeavor = { ...first, ...(Object.fromEntries(parts) as Partial<typeof first>) }
  return { profile: { ...profile, draftedEndeavors: [first.id], endeavors: [endeavor] }, rfe }
}

const withFiled = ({ profile, rfe }: AtHand, kind: FiledPaper['kind'], said: readonly string[]): AtHand => ({
  profile,
  rfe: { ...rfe, filed: [...rfe.filed, { kind, name: `${kind}.pdf`, url: null, pages: [said.join(' ')] }] },
})

const [project] = civilEngineer.professionalprojects
const [referee] = civilEngineer.referees
const DRAFT_COVER = 'For you, not part of the filing'

/** A draft of ours is given as a paper of a project and as the recommender's signed letter. */
const withUploads = ({ profile, rfe }: AtHand, said: readonly string[]): AtHand => {
  const upload = (url: string) => ({ url, pages: [DRAFT_COVER, said.join(' ')], by: 'text' as const })
  const urls = [project?.supporting_docs?.url, referee?.signed_letter?.url].flatMap((url) => url ?? [])
  return {
    profile: {
      ...profile,
      uploads: [...profile.uploads.filter(({ url }) => !urls.includes(url)), ...urls.map(upload)],
    },
    rfe,
  }
}

const asPremise = (said: string): string =>
  `The proposed endeavor starts from this: ${said.charAt(0).toLowerCase()}${said.slice(1)}`

/** Every way by which words that were drafted come back as something to draft from. */
const WAYS: { [way: string]: (record: AtHand, said: readonly string[]) => AtHand } = {
  'a drafted endeavor': (record, said) => withEndeavor(record, said),
  'a drafted endeavor, as its premise': (record, said) => withEndeavor(record, said.map(asPremise)),
  'an uploaded draft': (record, said) => withFiled(withUploads(record, said), 'initial_response', said),
  'a letter of ours': (record, said) =>
    withFiled(withFiled(withUploads(record, said), 'petition_letter', said), 'recommendation', said),
}

const plainOf = (document: Document): string =>
  inlinesOf(document)
    .map(({ inlines }) => plain({ inlines: inlines.filter(({ kind }) => kind !== 'verify' && kind !== 'missing') }))
    .join(' ')
    .replaceAll('\u00a0', ' ')

/** What a filed letter says may be quoted, with the letter's name before it. */
const QUOTED_BY_NAME =
  /(?:petition letter|“?[Ll]etter of recommendation”?|Recommendation letter)[^“]{0,40}“(?:[^“”]|“[^”]*”)*”/gu

/** The text of each kind of document, as far as it stands in no mark. */
const KINDS: { [kind: string]: (record: AtHand) => Promise<string> } = {
  'a petition letter': async ({ profile }) => {
    const { document } = await draft(
      petitionLetter(buildCaseFile(profile), { endeavor_id: profile.endeavors[0]?.id ?? 0 }),
      quietRun(),
      BUILTIN,
    )
    return plainOf(document)
  },
  'a recommendation letter': async ({ profile }) => {
    const { document } = await draft(
      recommendationLetter(buildCaseFile(profile), { referee_id: referee?.id ?? 0, items: everything(profile) }),
      quietRun(),
      BUILTIN,
    )
    return plainOf(document)
  },
  endeavors: async ({ profile }) => {
    const drafted = await draftEndeavors(buildCaseFile(profile), [], quietRun())
    return drafted
      .flatMap((endeavor) => Object.values(endeavor))
      .join(' ')
      .replace(/\[(?:Verify|Missing): [^\]]*\]/gu, '')
  },
  'a response': async ({ profile, rfe }) =>
    plainOf((await respond({ profile, rfe })).document).replace(QUOTED_BY_NAME, ''),
}

const shownIn = (text: string, all: readonly Falsehood[]): string[] =>
  all.filter(({ shows }) => text.includes(shows)).map(({ says }) => says)

/** So many fit into one record without any crowding the others out of a document. */
const BATCH = 27
const batches = Array.from({ length: Math.ceil(falsehoods.length / BATCH) }, (_, at) =>
  falsehoods.filter((__, i) => i % Math.ceil(falsehoods.length / BATCH) === at),
)

test('there are at least 200 falsehoods, of which the clean record holds none', async () => {
  expect(falsehoods.length).toBeGreaterThanOrEqual(200)
  expect(new Set(falsehoods.map(({ shows }) => shows)).size).toBe(falsehoods.length)
  for (const text of Object.values(KINDS)) expect(shownIn(await text(clean), falsehoods)).toEqual([])
})

describe.each(Object.entries(WAYS))('what %s says falsely', (_, told) => {
  test.each(Object.entries(KINDS))('does not stand plain in %s', async (__, textOf) => {
    const [first = []] = batches
    expect(
      shownIn(
        await textOf(
          told(
            clean,
            first.map(({ says }) => says),
          ),
        ),
        first,
      ),
    ).toEqual([])
  })

  test.each(Object.entries(KINDS))(
    'does not stand plain in %s, whatever is said',
    { tags: ['long'] },
    async (__, textOf) => {
      for (const batch of batches.slice(1))
        expect(
          shownIn(
            await textOf(
              told(
                clean,
                batch.map(({ says }) => says),
              ),
            ),
            batch,
          ),
        ).toEqual([])
    },
  )

  test('is marked wherever it would be without it', () => {
    const poisoned = buildCaseFile(
      told(
        clean,
        falsehoods.map(({ says }) => says),
      ).profile,
    )
    const before = buildCaseFile(clean.profile)
    const isMarked = (text: string, caseFile: typeof before) =>
      checkSentence({ inlines: [{ kind: 'text', text }], sources: [] }, caseFile).length > 0
    const lost = falsehoods.filter(({ says }) => isMarked(says, before) && !isMarked(says, poisoned))
    expect(lost.map(({ says }) => says)).toEqual([])
  })
})

describe.each(Object.entries(WAYS))('what %s took over from another', (_, told) => {
  test.each(Object.entries(WAYS))('%s, does not stand plain', { tags: ['long'] }, async (__, before) => {
    for (const batch of batches.slice(0, 2)) {
      const said = batch.map(({ says }) => says)
      const record = told(before(clean, said), said)
      for (const textOf of Object.values(KINDS)) expect(shownIn(await textOf(record), batch)).toEqual([])
    }
  })
})
