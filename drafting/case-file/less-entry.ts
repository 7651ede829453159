import type { CaseFile } from '../case-file.ts'
import { FACT_SECTIONS } from './fields.ts'

/** The case file as if it did not hold an entry, nor what was computed from it; everything else keeps its number. */
export function lessEntry(caseFile: CaseFile, left: { section: string; entry: number }): CaseFile {
  const { section, entry } = left
  const own = new Set(
    caseFile.facts.filter((fact) => fact.section === section && fact.entry === entry).map(({ id }) => id),
  )
  const facts = caseFile.facts.filter(({ id, from }) => !own.has(id) && from?.some((one) => own.has(one)) !== true)
  const held = new Set(facts)
  const name = Object.keys(FACT_SECTIONS).find((one) => one === section) as keyof typeof FACT_SECTIONS | undefined
  const { profile } = caseFile
  return {
    ...caseFile,
    profile: name === undefined ? profile : { ...profile, [name]: profile[name].filter(({ id }) => id !== entry) },
    facts,
    fact: (of, id, field) => {
      const fact = caseFile.fact(of, id, field)
      return fact !== undefined && held.has(fact) ? fact : undefined
    },
  }
}
