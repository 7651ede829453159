import { AppError } from '#domain/errors.ts'
import { GOALS } from '#domain/recommender.ts'
import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { textOf } from '../builtin/closeness.ts'
import { Naming } from '../builtin/naming.ts'
import { overlap } from '../builtin/passages.ts'
import { portraitOf, type Entry, type Portrait, type Work } from '../builtin/portrait.ts'
import { seedOf } from '../builtin/seed.ts'
import type { CaseFile } from '../case-file.ts'
import { finish, type Drafted, type Run } from '../drafted.ts'
import type { Letter } from './letter.ts'
import { PARAGRAPHS } from './outline.ts'
import { FAREWELL, SALUTATION } from './phrasing.ts'
import { shareOf } from './share.ts'
import { tieOf } from './writer.ts'

const VERSION = 'builtin-recommendation-letter-2'

export interface LetterRequest {
  referee_id: number
  /** As the recommender's configuration holds them. */
  items: { category: string; item_id: string | number }[]
}

/** A letter in the writer's first person about the items endorsed, for the writer to correct and sign. */
export async function draftRecommendationLetter(
  caseFile: CaseFile,
  request: LetterRequest,
  run: Run,
): Promise<Drafted> {
  const row = caseFile.profile.referees.find((referee) => referee.id === request.referee_id)
  if (row === undefined) throw new AppError('not_found', 'Recommender does not exist')
  const total = PARAGRAPHS.length + 2
  run.signal.throwIfAborted()
  await run.progress(0, total, 'Reading the case file')
  const letter = letterOf(caseFile, request)
  const { write, portrait } = letter
  write.naming = letter.naming
  opening(letter, caseFile)
  for (const [index, part] of PARAGRAPHS.entries()) {
    run.signal.throwIfAborted()
    await run.progress(index + 1, total, `Drafting section ${index + 1} of ${PARAGRAPHS.length}: ${part.name}`)
    part.write(letter)
    write.close()
  }
  const name = [row.pronoun, row.first_name, row.middle_name, row.last_name].filter((part) => part !== '').join(' ')
  write.block({
    kind: 'signature',
    id: 'signature',
    closing: FAREWELL[letter.share.rank % FAREWELL.length] ?? '',
    name,
    lines: [row.title, row.department, row.organization].filter((line) => line !== ''),
  })
  await run.progress(total - 1, total, 'Checking every sentence against its sources')
  return finish(caseFile, VERSION, {
    kind: 'recommendation_letter',
    title: `Recommendation Letter of ${name}`,
    running: `${name} on ${portrait.person.full}`,
    date: caseFile.profile.today,
    subject: `Letter of recommendation for ${portrait.person.full}`,
    author: name,
    blocks: write.blocks,
    contents: false,
  })
}

function letterOf(caseFile: CaseFile, request: LetterRequest): Letter {
  const { profile } = caseFile
  const portrait = portraitOf(caseFile)
  const ids = (category: string) =>
    request.items.filter((item) => item.category === category).map((item) => Number(item.item_id))
  const among = <T extends Entry>(entries: T[], category: string): T[] =>
    entries.filter((entry) => ids(category).includes(entry.id))
  const share = shareOf(profile, request.referee_id)
  const chosen = new Set(request.items.filter((item) => item.category === 'goal').map((item) => String(item.item_id)))
  const writer = portrait.referees.find((entry) => entry.id === request.referee_id)
  const row = profile.referees.find((referee) => referee.id === request.referee_id)
  if (writer === undefined || row === undefined) throw new AppError('not_found', 'Recommender does not exist')
  return {
    write: new Composer(
      caseFile,
      portrait.person,
      seedOf('letter', profile.application.id, request.referee_id),
      {},
      share.rank,
    ),
    naming: new Naming(portrait.works),
    portrait,
    writer,
    tie: tieOf(row),
    share,
    goals: GOALS.map((goal) => goal.id).filter((goal) => chosen.has(goal)),
    works: nearestToWriter(worksOf(portrait, ids), row, among(portrait.endeavors, 'proposedendeavor')[0]),
    posts: among(portrait.jobs, 'professionalhistory'),
    studies: among(portrait.degrees, 'academichistory'),
    honors: among(portrait.evidence, 'evidence'),
    plans: among(portrait.plans, 'futureplan').concat(ids('futureplan').length === 0 ? portrait.plans : []),
    endeavor: among(portrait.endeavors, 'proposedendeavor')[0],
  }
}

/** The writer's own house first, then what the writer's remarks and the endeavor speak of. */
function nearestToWriter(
  works: Work[],
  row: { organization: string; comments: string; relationship: string },
  endeavor?: Entry,
): Work[] {
  const nearness = (work: Work) =>
    (work.value('organization') === row.organization ? 1 : 0) +
    overlap(`${row.comments} ${row.relationship}`, textOf(work)) +
    (endeavor === undefined ? 0 : overlap(endeavor.value('title'), textOf(work)))
  return works
    .map((work, index) => ({ work, index, near: nearness(work) }))
    .sort((a, b) => b.near - a.near || a.index - b.index)
    .map(({ work }) => work)
}

const worksOf = (portrait: Portrait, ids: (category: string) => number[]) =>
  portrait.works.filter((work) => ids(work.academic ? 'academicproject' : 'professionalproject').includes(work.id))

/** "+1 614 555 0188" */
const phoneOf = (code: string, digits: string): string =>
  `${code} ${digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}`.trim()

function opening(letter: Letter, caseFile: CaseFile): void {
  const { write, writer, portrait } = letter
  const line = (text: string) => [{ kind: 'text' as const, text }]
  const phone = writer.value('phone')
  const head = [
    ['pronoun', 'first_name', 'middle_name', 'last_name']
      .map((field) => writer.value(field))
      .filter((part) => part !== '')
      .join(' '),
    writer.value('title'),
    writer.value('department'),
    writer.value('organization'),
    writer.value('email'),
    phone === '' ? '' : phoneOf(writer.value('country_code'), phone),
  ].filter((text) => text !== '')
  write.block({ kind: 'lines', id: 'letterhead', align: 'left', lines: head.map(line) })
  write.block({ kind: 'lines', id: 'date', align: 'right', lines: [line(longDate(caseFile.profile.today))] })
  write.block({
    kind: 'lines',
    id: 'addressee',
    align: 'left',
    lines: [line('U.S. Citizenship and Immigration Services'), line('U.S. Department of Homeland Security')],
  })
  const subject = letter.tie === 'independent' ? 'Independent letter of recommendation' : 'Letter of recommendation'
  write.block({
    kind: 'particulars',
    id: 're',
    rows: [{ label: 'Re', value: line(`${subject} for ${portrait.person.full}`) }],
  })
  write.block({
    kind: 'lines',
    id: 'salutation',
    align: 'left',
    lines: [line(SALUTATION[letter.share.rank % SALUTATION.length] ?? '')],
  })
}
