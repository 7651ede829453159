import { sentencesOf } from '../builtin/passages.ts'
import type { Entry, Work } from '../builtin/portrait.ts'

/** What kind of thing a project was, which decides what can follow from it. */
export type WorkKind = 'thing' | 'practice' | 'study' | 'collection' | 'precedent'

/** Words by which a project's own telling shows what it was: at the end of its title, and anywhere in what it says. */
interface Cues {
  title: RegExp
  text: RegExp
}

const CUES: Readonly<Record<WorkKind, Cues>> = {
  thing: {
    title:
      /\b(?:pilot line|production line|(?:crawler|controller|planner|climber|analy[sz]er|printer|scanner|sprayer|harvester|logger|tracker|reader|sorter|heater|cooler|charger|inverter|converter|catheter|monitor|assistant|model|desk|instruments?|filters?|tubing|kiln|sensors?|kit|app|software|tool|system|device|platform|robot|drone|watch|battery|reactor|furnace|engine|machine|dashboard|pipeline|units?|detector|probe|prototype|module|alarm))$/iu,
    text: /\b(?:units? (?:are|cost|in)|prototypes?|software|sold|pieces|boxe?s?|devices?|sensors?|crawler|catheter|furnace|housing|electronics|installed|patent\w*|parts cost|memory|screen|the model|solver|network that)\b/giu,
  },
  practice: {
    title:
      /\b(?:protocol|pathway|guideline|register|registry|bulletin|report|exchange|programs?|network|mentoring|course|curriculum|exercise|line|service|clinic|club|procedure|code|checklist|return|assessment|rating|reduction|change|lessons|labs|workshop|project|initiative|campaign)$/iu,
    text: /\b(?:lessons?|labs|trained|taught|teachers?|nurses?|protocol|checklist|schedule|committee|program|course|ordinance|exercise|wards?|calls|guide|procedure|meetings?|rule)\b/giu,
  },
  study: {
    title: /\b(?:study|survey|analysis|trial|measurement|detection|counting|mapping|removal)\b/iu,
    text: /\b(?:measured?|samples?|specimens?|interviews?|participants|patients were|randomized|whether|find out|cited|article|paper|hypothes\w+|statistic\w+|regression|tested)\b/giu,
  },
  collection: {
    title: /\b(?:data ?set|image set|corpus|open set|benchmark|data base|database)\b/iu,
    text: /\b(?:data ?set|frames|labeled|labels|annotat\w+|images of)\b/giu,
  },
  precedent: {
    title:
      /\b(?:library|addition|building|house|hall|bridge|crossing|reef|tapestr(?:y|ies)|film|exhibition|concerts?|restoration|repair|opera|symphony|novel|book|handbook|recipes|garden|park|mural|museum|church|dam|road)s?$/iu,
    text: /\b(?:films?|festivals?|audience|director said|tapestr(?:y|ies)|exhibitions?|museums?|novel|tapes|recordings|opened on|visitors|visits|roof|classrooms|the book|reef)\b/giu,
  },
}

const rawOf = (work: Entry, ...fields: string[]): string => fields.map((field) => work.value(field)).join(' ')

/** The head of a title: what stands before "for", "of", "on" or a colon tells what was made. */
const headOf = (title: string): string => title.split(/:\s| (?:for|on|from|in|at|to|of|with|by) /)[0]?.trim() ?? title

const MOST = 4

/** The kind of thing that the project's title, aim, solution and results speak of most. */
export function kindOfWork(work: Work): WorkKind {
  const title = work.value('project_name')
  const score = (kind: WorkKind): number => {
    const { title: named, text } = CUES[kind]
    const hits = (...fields: string[]) => Math.min(rawOf(work, ...fields).match(text)?.length ?? 0, MOST)
    const isNamed = named.test(headOf(title)) || (kind === 'collection' && named.test(title))
    // What was done for a degree or a paper was a study, unless its title says otherwise.
    if (work.academic && kind !== 'study' && !isNamed) return 0
    return (
      (isNamed ? 5 : 0) + (work.academic && kind === 'study' ? 3 : 0) + hits('goal') * 1.5 + hits('solution', 'impact')
    )
  }
  const kinds = Object.keys(CUES) as WorkKind[]
  return kinds.reduce((best, kind) => (score(kind) > score(best) ? kind : best))
}

const ENDED =
  /\b(?:(?:product|project|system|pilot|venture|experiment|company|service) (?:has |had )?failed|(?:I|we|they|customer|company|board|management|client|owner|university) (?:then )?(?:stopped|abandoned|cancell?ed|discontinued|shelved|dropped|gave up) (?:the|it|this)|(?:it|project|product|work|program) (?:was |were )?(?:stopped|abandoned|cancell?ed|discontinued|withdrawn|shelved)|did not begin it again|it stopped with|ended without)\b/iu

/** True of a project that did not reach what it was for: nothing can be built on it. */
export const hasFailed = (work: Entry): boolean =>
  ['impact', 'solution'].some((field) => sentencesOf(work.value(field)).some((sentence) => ENDED.test(sentence)))

const MINOR = /\b(?:member|third author|second author|co-author|assistant|student helper|adviser|advisor|guest)\b/i
const MAIN = /\b(?:lead|head|principal|first|founder|designer|author of|responsible|director|inventor|initiator)\b/i

/** True where others led the project, so that the applicant's undertaking seldom grows from it. */
export const isMinorPart = (work: Entry): boolean => MINOR.test(work.value('role')) && !MAIN.test(work.value('role'))

const UNTRIED =
  /\b(?:no (?:\p{L}+ ){1,2}has (?:yet )?used|not (?:yet )?(?:been )?(?:used|in use|built|approved|cleared)|is under review|under review\.|will be released|neither has ordered)\b/iu

/** True of something made that nobody uses yet: there is nothing to bring to others, only something to test. */
export const isUntried = (work: Entry): boolean => UNTRIED.test(work.value('impact'))
