import type { Inline } from '#domain/document.ts'
import { longDate } from '../builtin/dates.ts'
import { contentWords } from '../builtin/passages.ts'
import { phoneNumber } from '../builtin/phone-number.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { ASK_OWN_NAME, askNameOf, nativeAside, titledFullName } from '../case-file/names.ts'
import { SALUTATIONS } from './frames.ts'
import type { Letter } from './letter.ts'

/** What the letter is about: the one place where it introduces the applicant, with the native name. */
function subjectOf(tie: Letter['tie'], { person, caseFile }: Portrait): Inline[] {
  const subject = tie === 'independent' ? 'Independent letter of recommendation' : 'Letter of recommendation'
  const { application } = caseFile.profile
  return person.isNamed
    ? [{ kind: 'text', text: `${subject} for ${person.full}${nativeAside(application)}` }]
    : [
        { kind: 'text', text: `${subject} for ` },
        { kind: 'missing', ...ASK_OWN_NAME },
      ]
}

/** Title, department and organization of a writer, without a department that only says the title again. */
export function seatOf({ title, department, organization }: Letter['row']): string[] {
  const said = new Set(contentWords(title))
  const isEcho = contentWords(department).every((word) => said.has(word))
  return [title, isEcho ? '' : department, organization].filter((line) => line !== '')
}

/** Letterhead, date, addressee, subject and salutation. */
export function opening({ write, writer, row, tie, portrait, share }: Letter): void {
  const line = (text: string): Inline[] => [{ kind: 'text', text }]
  const phone = writer.value('phone')
  const name = titledFullName(row)
  const head = [
    ...seatOf(row),
    writer.value('email'),
    phone === '' ? '' : phoneNumber(writer.value('country_code'), phone),
  ].filter((text) => text !== '')
  const first: Inline[] = name === '' ? [{ kind: 'missing', ...askNameOf(row.id) }] : line(name)
  write.block({ kind: 'lines', id: 'letterhead', align: 'left', lines: [first, ...head.map(line)] })
  const { today } = portrait.caseFile.profile
  write.block({ kind: 'lines', id: 'date', align: 'right', lines: [line(longDate(today))] })
  write.block({
    kind: 'lines',
    id: 'addressee',
    align: 'left',
    lines: [line('U.S. Citizenship and Immigration Services'), line('U.S. Department of Homeland Security')],
  })
  write.block({ kind: 'particulars', id: 're', rows: [{ label: 'Re', value: subjectOf(tie, portrait) }] })
  const salutation = SALUTATIONS[share.rank % SALUTATIONS.length] ?? ''
  write.block({ kind: 'lines', id: 'salutation', align: 'left', lines: [line(salutation)] })
}
