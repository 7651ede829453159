import type { FactCard } from '#domain/fact-card.ts'
import { useMemo, useState } from 'react'
import { useCaseFile } from '../../api/case-file.ts'
import { useRecommenders } from '../../api/recommenders.ts'
import { useSectionEntries } from '../../api/sections.ts'
import { valuesOf } from './field-names.ts'
import { groupKeeper, groupsOf, isOfFile, type Group, type Papers, type SectionEntries } from './groups.ts'
import { ENTRY_WORDS, SECTION_ORDER, SECTION_WORDS, type FactSection } from './sections.ts'

const sectionAt = (path: string): FactSection | null =>
  SECTION_ORDER.find((section) => SECTION_WORDS[section].path === path) ?? null

/** The entries of the whole profile with what they are called; undefined until all are known. */
function useEntries(enabled: boolean): SectionEntries[] | undefined {
  const lists = {
    academichistory: useSectionEntries('academichistory', { enabled }),
    academicprojects: useSectionEntries('academicprojects', { enabled }),
    professionalhistory: useSectionEntries('professionalhistory', { enabled }),
    professionalprojects: useSectionEntries('professionalprojects', { enabled }),
    evidence: useSectionEntries('evidence', { enabled }),
    futureplan: useSectionEntries('futureplan', { enabled }),
    referees: useRecommenders(),
  } as const
  const data = SECTION_ORDER.map((section) => lists[section].data)
  const isPending = SECTION_ORDER.some((section) => lists[section].isPending && !lists[section].isError)
  return useMemo(
    () =>
      isPending
        ? undefined
        : SECTION_ORDER.map((section, at) => ({
            section,
            entries: (data[at] ?? []).flatMap((entry) =>
              typeof entry.id === 'number'
                ? [{ id: entry.id, ...ENTRY_WORDS[section]({ ...entry }), values: valuesOf(section, { ...entry }) }]
                : [],
            ),
          })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lists themselves, which stay the same until they are read anew
    [isPending, ...data],
  )
}

/** The papers of the profile by their address. */
function usePapers(enabled: boolean): Papers {
  const { data } = useCaseFile({ enabled })
  return useMemo(
    () => new Map(data?.exhibits.map(({ url, title, path }) => [url, { title, section: sectionAt(path) }])),
    [data],
  )
}

/** All facts under the entries that they come from; undefined until what these are called is known. */
export function useGroups(cards: readonly FactCard[] | undefined): Group[] | undefined {
  const sections = useEntries(cards !== undefined)
  const papers = usePapers(cards?.some(({ sources: [source] }) => isOfFile(source)) === true)
  const [keep] = useState(() => groupKeeper())
  return useMemo(
    () => (cards === undefined || sections === undefined ? undefined : keep(groupsOf(cards, sections, papers))),
    [keep, cards, sections, papers],
  )
}
