import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { citedInOrder, lawSlots } from '../builtin/law.ts'
import { seedOf } from '../builtin/seed.ts'
import type { CaseFile } from '../case-file.ts'
import { finish, type Drafted, type Run } from '../drafted.ts'
import { basisOf } from './basis.ts'
import { matterOf } from './matter.ts'
import { PARTS } from './outline.ts'
import { exhibitList, remainingExhibits } from './parts/exhibits.ts'
import { AppError } from '#domain/errors.ts'

const VERSION = 'builtin-petition-letter-2'

/** The whole petition letter from the case file alone, around the chosen endeavor. */
export async function draftPetitionLetter(
  caseFile: CaseFile,
  { endeavor_id }: { endeavor_id: number },
  run: Run,
): Promise<Drafted> {
  const { application, today, endeavors } = caseFile.profile
  if (!endeavors.some((endeavor) => endeavor.id === endeavor_id))
    throw new AppError('not_found', 'Endeavor does not exist')
  const total = PARTS.length + 3
  let done = 0
  const step = async (label: string) => {
    run.signal.throwIfAborted()
    await run.progress(done++, total, label)
  }
  await step('Reading the case file')
  const matter = matterOf(caseFile, endeavor_id)
  const basis = basisOf(matter)
  await step('Arranging the argument')
  const write = new Composer(caseFile, matter.person, seedOf('petition', application.id, endeavor_id), lawSlots())
  write.naming = matter.naming
  opening(write, matter.person.full, longDate(today), basis.classification)
  for (const [index, part] of PARTS.entries()) {
    await step(`Drafting section ${index + 1} of ${PARTS.length}: ${part.name}`)
    if (index === PARTS.length - 1) remainingExhibits(write, matter)
    part.write(write, matter, basis)
    write.close()
  }
  write.block({
    kind: 'signature',
    id: 'signature',
    closing: 'Respectfully submitted,',
    name: matter.person.full,
    lines: ['Self-petitioner'],
  })
  exhibitList(write, matter)
  await step('Checking every sentence against its sources')
  return finish(caseFile, VERSION, {
    kind: 'petition_letter',
    title: 'Petition Letter',
    running: `${matter.person.full} — Form I-140, National Interest Waiver`,
    date: today,
    subject: 'Form I-140, National Interest Waiver',
    author: matter.person.full,
    blocks: citedInOrder(write.blocks),
    contents: true,
  })
}

function opening(write: Composer, name: string, date: string, classification: string): void {
  const line = (text: string) => [{ kind: 'text' as const, text }]
  write.block({ kind: 'lines', id: 'date', align: 'right', lines: [line(date)] })
  write.block({
    kind: 'lines',
    id: 'addressee',
    align: 'left',
    lines: [line('U.S. Citizenship and Immigration Services'), line('U.S. Department of Homeland Security')],
  })
  write.block({
    kind: 'particulars',
    id: 'caption',
    rows: [
      { label: 'Re', value: line('Form I-140, Immigrant Petition for Alien Workers') },
      { label: 'Petitioner and beneficiary', value: line(`${name} (self-petitioner)`) },
      {
        label: 'Classification',
        value: line(`Section 203(b)(2) of the Immigration and Nationality Act, ${classification.replace(/^an? /, '')}`),
      },
      { label: 'Request', value: line('National Interest Waiver of the job offer and labor certification') },
    ],
  })
}
