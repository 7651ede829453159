import { z } from 'zod'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import type { CaseFile } from '../case-file.ts'
import type { Correspondence } from './correspondence.ts'
import { fenced } from './fenced.ts'
import { isEnglish } from './language.ts'
import { faultsIn } from './plan-faults.ts'
import { plansOfRecord } from './plans-of-record.ts'
import { PLANNING } from './prompts/endeavors.ts'
import { titleAsTold } from './title.ts'

const planned = z.object({
  title: z.string(),
  problem: z.string(),
  method: z.string(),
  output: z.string(),
  beneficiaries: z.string(),
  steps: z.string(),
  sources: z.array(z.string()),
})
export type Planned = z.infer<typeof planned>

const shape = z.object({ endeavors: z.array(planned) })
const tolerant = z.object({ endeavors: z.array(planned.extend({ sources: z.array(z.string()).nullish() })) })

const SHAPE =
  '{"endeavors":[{"title":"…","problem":"…","method":"…","output":"…","beneficiaries":"…","steps":"…","sources":["F1"]}]}'

type Titled = readonly { title: string }[]

const prompt = (many: number, existing: Titled): string[] => [
  `Propose ${many} endeavors.`,
  ...PLANNING,
  ...(existing.length === 0
    ? []
    : ['These exist already; propose none that is close to them:', ...existing.map(({ title }) => fenced(title))]),
]

const promptAgain = (
  many: number,
  taken: Titled,
  refused: readonly { title: string; faults: string[] }[],
): string[] => [
  ...prompt(many, taken),
  ...(refused.length === 0
    ? []
    : [
        'These were proposed and cannot be used:',
        ...refused.map(({ title, faults }) => `${fenced(title)}: ${fenced(faults.join('; '))}`),
        'Put others in their place, or the same with what is wrong put right.',
      ]),
]

/**
 * Ten undertakings that differ. What is wrong with a plan is told once and others are asked for; what then still lacks is
 * planned from the record's own plans and projects, as the outline of a letter is, and written by the model like the rest.
 */
export async function planEndeavors(
  caseFile: CaseFile,
  existing: readonly { title: string }[],
  ask: Correspondence,
): Promise<Planned[]> {
  const question = (lines: readonly string[], many: number) =>
    ask.ask<Planned[]>({
      name: 'plan',
      prompt: [...lines, `Answer in this shape: ${SHAPE}`].join('\n'),
      schema: shape,
      read(answer) {
        const parsed = tolerant.safeParse(answer)
        if (!parsed.success) return { fault: `it did not have the shape ${SHAPE}.` }
        const plans = parsed.data.endeavors.map((plan) => ({
          ...plan,
          title: titleAsTold(plan.title),
          sources: knownIn(plan.sources ?? [], caseFile),
        }))
        if (!isEnglish(plans.map(({ title, problem, method }) => `${title} ${problem} ${method}`).join(' ')))
          return { fault: 'it was not in English.' }
        return { value: plans.slice(0, many) }
      },
    })
  const read = (plans: readonly Planned[], kept: readonly Planned[]) => {
    const faults = faultsIn(plans, kept, existing, caseFile)
    const judged = plans.map((plan, at) => ({ plan, title: plan.title, faults: faults[at] ?? [] }))
    return {
      good: judged.flatMap(({ plan, faults: found }) => (found.length === 0 ? [plan] : [])),
      refused: judged.filter(({ faults: found }) => found.length > 0),
    }
  }

  const first = read(await question(prompt(ENDEAVORS_PER_RUN, existing), ENDEAVORS_PER_RUN), [])
  const lacking = ENDEAVORS_PER_RUN - first.good.length
  if (lacking === 0) return first.good
  // A few more than lack, since some of them may not do either.
  const asked = Math.min(lacking + SPARE, ENDEAVORS_PER_RUN)
  const again = promptAgain(asked, [...existing, ...first.good], first.refused)
  const second = read(await question(again, asked), first.good)
  const good = [...first.good, ...second.good].slice(0, ENDEAVORS_PER_RUN)
  return [...good, ...plansOfRecord(caseFile, existing, good, ENDEAVORS_PER_RUN - good.length)]
}

const SPARE = 2

const knownIn = (sources: readonly string[], { facts }: CaseFile): string[] =>
  sources.filter((id) => facts.some((fact) => fact.id === id))
