import { AppError } from '#domain/errors.ts'
import type { Block } from '#domain/document.ts'
import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { citedInOrder, lawSlots } from '../builtin/law.ts'
import { seedOf } from '../builtin/seed.ts'
import type { CaseFile } from '../case-file.ts'
import { lessEntry } from '../case-file/less-entry.ts'
import type { Variation, Writing } from '../writing.ts'
import { grounds } from './basis.ts'
import { matterOf, type Matter } from './matter.ts'
import { petitionOutline } from './outline.ts'
import { petitionerOf, type Petitioner } from './parts/petitioner.ts'
import { exhibitList, remainingExhibits } from './parts/exhibits.ts'
import { PassagesInEnglish } from './parts/in-english.ts'
import { UnprovenPassages } from './parts/unproven.ts'
import { writerFor } from './writers.ts'

const VERSION = 'builtin-petition-letter-3'

export interface PetitionRequest {
  endeavor_id: number
}

/** The petition letter of this case, around the chosen endeavor. */
export function petitionLetter(caseFile: CaseFile, { endeavor_id }: PetitionRequest): Writing {
  const { application, today, endeavors } = caseFile.profile
  if (!endeavors.some((endeavor) => endeavor.id === endeavor_id))
    throw new AppError('not_found', 'Endeavor does not exist')
  const matter = matterOf(caseFile, endeavor_id)
  const { basis } = matter
  const outline = petitionOutline(matter)
  const { full, subject, object, possessive } = matter.person
  const composer = (seed: number) => {
    const parts = ['petition', application.id, endeavor_id, ...(seed === 0 ? [] : [seed])]
    const write = new Composer(caseFile, matter.person, seedOf(...parts), lawSlots())
    return write
  }

  return {
    kind: 'petition_letter',
    caseFile,
    voice: 'petition',
    outline,
    version: VERSION,
    particulars: [
      `The petitioner and beneficiary is ${full} (${subject}/${object}/${possessive}); the letter speaks of the petitioner in the third person.`,
      `The letter asks for classification as ${grounds(basis).join(' and, in the alternative, as ')} and for a national interest waiver.`,
      `The proposed endeavor is “${matter.endeavor.value('title')}”.`,
      `Today is ${longDate(today)}.`,
    ],

    endeavor_id,
    without: (entry) => petitionLetter(lessEntry(caseFile, entry), { endeavor_id }),

    async compose({ seed, length }: Variation, begun) {
      const fresh = matterOf(caseFile, endeavor_id)
      const write = composer(seed)
      write.brief = length === 'shorter'
      write.full = length === 'fuller'
      const unproven = new UnprovenPassages(fresh)
      const foreign = new PassagesInEnglish(fresh)
      for (const section of outline) {
        await begun(section)
        write.section = section.id
        write.heading(section.level, section.heading)
        writerFor(section.id)(write, fresh)
        unproven.askAfter(section.id, write)
        foreign.askAfter(section.id, write)
        write.close()
      }
      return write.blocks
    },

    framed(sections) {
      const write = composer(0)
      const petitioner = petitionerOf(caseFile)
      opening(write, petitioner, longDate(today), matter)
      const rest = composer(0)
      rest.blocks.push(...sections)
      write.blocks.push(...withRemaining(sections, rest, matter))
      write.block({
        kind: 'signature',
        id: 'signature',
        closing: 'Respectfully submitted,',
        name: petitioner.signature,
        lines: ['Self-petitioner'],
      })
      exhibitList(write, matter)
      return {
        kind: 'petition_letter',
        title: 'Petition Letter',
        running: `${petitioner.running}Form I-140, National Interest Waiver`,
        date: today,
        subject: 'Form I-140, National Interest Waiver',
        author: petitioner.author,
        blocks: citedInOrder(write.blocks),
        contents: true,
      }
    },
  }
}

/** The sections with the papers that none of them called on named beside the plan, else before the last section. */
function withRemaining(sections: readonly Block[], write: Composer, matter: Matter): Block[] {
  const others = sections.findLastIndex(({ section }) => section === OTHER_PAPERS) + 1
  const last = others > 0 ? others : sections.findIndex(({ section }) => section === sections.at(-1)?.section)
  write.section = sections[last - 1]?.section
  remainingExhibits(write, matter)
  write.close()
  const added = write.blocks.slice(sections.length)
  return [...sections.slice(0, last), ...added, ...sections.slice(last)]
}

/** The section in which papers of further plans are named, and whatever else was not. */
const OTHER_PAPERS = 'plan-and-progress'

/** What the profile names beside the classification. */
const NAMED = [
  { label: 'Occupation', field: 'occupation' },
  { label: 'Field of endeavor', field: 'field_of_endeavor' },
]

function opening(write: Composer, { caption }: Petitioner, date: string, { basis, applicant }: Matter): void {
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
      { label: 'Petitioner and beneficiary', value: caption },
      {
        label: 'Classification',
        value: line(
          `Section 203(b)(2) of the Immigration and Nationality Act, ${grounds(basis)
            .map((ground) => ground.replace(/^an? /, ''))
            .join('; in the alternative, ')}`,
        ),
      },
      ...NAMED.flatMap(({ label, field }) =>
        applicant.value(field) === '' ? [] : [{ label, value: line(applicant.value(field)) }],
      ),
      { label: 'Request', value: line('National Interest Waiver of the job offer and labor certification') },
    ],
  })
}
