import { AppError } from '#domain/errors.ts'
import type { Block, Inline } from '#domain/document.ts'
import { isToAnswer } from '#domain/rfe.ts'
import { Composer } from '../builtin/composer.ts'
import { longDate } from '../builtin/dates.ts'
import { citedInOrder, lawSlots } from '../builtin/law.ts'
import { seedOf } from '../builtin/seed.ts'
import type { CaseFile } from '../case-file.ts'
import { lessEntry } from '../case-file/less-entry.ts'
import { isSameLine, matterOf, type Matter } from '../petition-letter/matter.ts'
import { petitionerOf, type Petitioner } from '../petition-letter/parts/petitioner.ts'
import * as closing from '../petition-letter/phrasing/conclusion.ts'
import { caseWith } from '../rfe-case/index.ts'
import type { OutlineSection } from '../outline.ts'
import { sortedOut } from '../rfe-case/misplaced.ts'
import type { ResponseRequest } from '../rfe.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { FROM_LETTERHEAD } from '../rfe-analysis/document/caption.ts'
import { otherClassification, withoutOtherTests } from '../rfe-analysis/other-classification.ts'
import { withNumbersOf } from '../rfe-analysis/with-numbers.ts'
import { readNotice } from '../rfe-notice/index.ts'
import type { Variation, Writing } from '../writing.ts'
import { keepsEndeavor } from './alleged-change.ts'
import { GOVERNING_TEST, responseOutline } from './outline.ts'
import { governingTest } from './parts/governing-test.ts'
import { answer, type Answering } from './parts/issue.ts'
import { indexOfExhibits } from './parts/index-of-exhibits.ts'
import { withNamedPapers } from './parts/named-papers.ts'
import { introduction, kindOf, noticeFact, transmittal } from './parts/opening.ts'

import * as phrasing from './phrasing/issue.ts'
import {
  ANSWERED,
  ANSWERED_IN_PART,
  ASK_ADDRESS,
  ASK_CLASSIFICATION,
  PRAYER_OTHER,
  ASK_NOTICE_DATE,
  ASK_RECEIPT,
  NO_ISSUES,
} from './phrasing/opening.ts'
import { nearestOf } from './nearest.ts'
import { ownWordsOf } from './own-words.ts'
import { plannedIssues } from './planned.ts'
import { clipped } from './quoting.ts'
import { citedIn, spareFor } from './spare.ts'
import { goesByVacatedTest } from './vacated-test.ts'

const VERSION = 'builtin-rfe-response-1'

/** No endeavor has it: the filed papers then say what the endeavor is. */
const NO_ENDEAVOR = 0

/** The case that a response is written from and held against: with the notice, what was filed, and what the applicant noted. */
export function caseOfResponse(
  caseFile: CaseFile,
  { rfe: given, analysis, work, endeavor_id }: ResponseRequest,
): CaseFile {
  // Numbered as a document knows it, such a case stays as it is.
  if (caseFile.rfe !== undefined) return caseFile
  const rfe = sortedOut(given)
  const known = withoutOtherTests(analysis ?? analysisOf(readNotice(rfe.notice.pages), caseFile, rfe), rfe)
  const found = caseWith(caseFile, rfe, known.reading, { analysis: known, work, endeavor_id })
  const told = withNumbersOf(known, found.exhibits)
  return found.rfe === undefined || told === known ? found : { ...found, rfe: { ...found.rfe, analysis: told } }
}

/** The response to a notice: every issue under the notice's own heading, in its words, with what answers it. */
export function rfeResponse(own: CaseFile, request: ResponseRequest): Writing {
  const { endeavor_id } = request
  const { application, today, endeavors } = own.profile
  if (endeavor_id !== null && !endeavors.some(({ id }) => id === endeavor_id))
    throw new AppError('not_found', 'Endeavor does not exist')
  const caseFile = caseOfResponse(own, request)
  const analysis = caseFile.rfe?.analysis
  const planned = analysis == null ? [] : plannedIssues(analysis, request.work, request.rfe.notice.pages)
  const aside = (analysis?.issues ?? []).filter((_, at) => !isToAnswer(request.work[at]))
  const other = otherOf(caseFile)
  const isVacated = other === undefined && goesByVacatedTest(planned, request.rfe.notice.pages)
  const outline = responseOutline(planned, { isOther: other !== undefined, isVacated })
  // A plan beside the endeavor is no part of an answer about the endeavor.
  const matter = (): Matter => {
    const whole = matterOf(caseFile, endeavor_id ?? NO_ENDEAVOR)
    return { ...whole, otherPlans: whole.otherPlans.filter((plan) => isSameLine(plan, whole)) }
  }
  const { full, subject, object, possessive } = matter().person
  const composer = (seed: number): Composer => {
    const { person } = matter()
    const parts = ['response', application.id, request.rfe.notice.id, ...(seed === 0 ? [] : [seed])]
    const write = new Composer(caseFile, person, seedOf(...parts), lawSlots())
    return write
  }

  const answers = async (
    { seed, length }: Variation,
    begun: (section: OutlineSection) => Promise<void>,
    spare: Answering['spare'],
  ): Promise<Block[]> => {
    const fresh = matter()
    const write = composer(seed)
    write.brief = length === 'shorter'
    write.full = length === 'fuller'
    const open = new Set(planned)
    const said = ownWordsOf(caseFile, planned)
    const answering: Answering = {
      caseFile,
      matter: fresh,
      told: new Set<string>(),
      own: said,
      nearest: nearestOf(caseFile, planned),
      spare,
      under: new Map(),
      isTakenUp: (factor) => planned.some(({ issue }) => issue.factor === factor),
      isOpen: (issue) => open.has(issue),
    }
    for (const section of outline) {
      await begun(section)
      write.section = section.id
      write.heading(section.level, section.heading)
      const one = planned.find(({ id }) => id === section.id)
      if (one !== undefined) {
        if (answer(write, one, answering)) open.delete(one)
      } else if (section.id === 'transmittal') {
        transmittal(write, fresh)
        write.close()
        for (const text of said.announced.get(null) ?? []) write.ask(phrasing.askAnnounced(clipped(text)), 'evidence')
      } else if (section.id === 'introduction') introduction(write, fresh, { planned, isWhole: aside.length === 0 })
      else if (section.id === GOVERNING_TEST) governingTest(write, planned, answering.told)
      else if (section.id === 'issues' && planned.length === 0 && aside.length === 0) write.ask(NO_ISSUES)
      else if (section.id === 'conclusion' && other !== undefined) write.say(PRAYER_OTHER)
      else if (section.id === 'conclusion') conclude(write, planned.length > 0, open.size === 0)
      write.close()
    }
    return write.blocks
  }

  return {
    kind: 'rfe_response',
    caseFile,
    voice: 'petition',
    outline,
    endeavor_id: endeavor_id ?? NO_ENDEAVOR,
    version: VERSION,
    particulars: [
      `The petitioner and beneficiary is ${full} (${subject}/${object}/${possessive}); the response speaks of the petitioner in the third person.`,
      other === undefined
        ? `It answers a ${kindOf(caseFile)} of USCIS on Form I-140 with a national interest waiver.`
        : `It answers a ${kindOf(caseFile)} of USCIS about ${other}. Nothing says what the petition asks for, and the response does not say it.`,
      ...(endeavor_id === null
        ? []
        : [
            `The proposed endeavor is “${matter().endeavor.value('title')}”${keepsEndeavor(caseFile) ? ', unchanged' : ''}.`,
          ]),
      ...planned.map(
        ({ id, issue, work }) =>
          `Section ${id} answers these words of the notice at page ${issue.page}: “${issue.quote}”${work?.state === 'settled' ? ' The applicant holds it settled.' : ''}`,
      ),
      ...aside.map(
        ({ quote, page }) =>
          `These words of the notice at page ${page} are a remark and raise no point: “${quote}” No section answers them, and none speaks of them.`,
      ),
      `Today is ${longDate(today)}.`,
    ],

    without: (entry) => rfeResponse(lessEntry(own, entry), request),

    async compose(variation: Variation, begun) {
      // Once without: only then is it known which papers no answer names.
      const dry = await answers(variation, async () => {}, new Map())
      return answers(variation, begun, spareFor(planned, caseFile, citedIn(dry)))
    },

    framed(sections) {
      const write = composer(0)
      const petitioner = petitionerOf(caseFile)
      address(write, caseFile, petitioner, longDate(today))
      write.blocks.push(...sections)
      write.block({
        kind: 'signature',
        id: 'signature',
        closing: 'Respectfully submitted,',
        name: petitioner.signature,
        lines: ['Self-petitioner'],
      })
      indexOfExhibits(write, caseFile)
      return {
        kind: 'rfe_response',
        title: `Response to ${kindOf(caseFile)}`,
        running: `${petitioner.running}Response to ${kindOf(caseFile)}, Form I-140`,
        date: today,
        subject: `Response to ${kindOf(caseFile)}, Form I-140${other === undefined ? ', National Interest Waiver' : ''}`,
        author: petitioner.author,
        blocks: citedInOrder(withNamedPapers(write.blocks, caseFile)),
        contents: true,
      }
    },
  }
}

/** What the notice is about, where nothing says that the petition asks for the waiver. */
const otherOf = ({ rfe }: CaseFile): string | undefined => rfe && otherClassification(rfe.reading, rfe.rfe)

/** What every answer comes to, and the request once more. */
function conclude(write: Composer, hasIssues: boolean, isAnswered: boolean): void {
  if (hasIssues) write.say(isAnswered ? ANSWERED : ANSWERED_IN_PART)
  write.say(closing.PRAYER)
}

/** A response goes with Form I-140; a notice on another form is hardly on this petition. */
function onOtherForm({ rfe }: CaseFile): Inline[] {
  const form = rfe?.reading.form?.value
  if (form === undefined || form === 'I-140') return []
  const what = `whether this is the notice on your petition, since it speaks of Form ${form}`
  return [
    { kind: 'text', text: ' ' },
    { kind: 'missing', what, path: 'rfenotice' },
  ]
}

const SERVICE = 'U.S. Citizenship and Immigration Services'

/** The printed address to which an answer goes; what stands in the letterhead alone is no more than offered. */
function addressee({ rfe }: CaseFile): Inline[][] {
  const { address, letterhead } = rfe?.reading ?? {}
  const lines = address?.lines ?? []
  if (lines.length > 0) return lines.map((text) => [{ kind: 'text', text }])
  const head = letterhead?.lines ?? []
  if (head.length === 0)
    return [[{ kind: 'text', text: SERVICE }], [{ kind: 'missing', what: ASK_ADDRESS, path: 'rfenotice' }]]
  const isNamed = head.some((line) => line.toLowerCase().includes(SERVICE.toLowerCase()) || /\bUSCIS\b/u.test(line))
  return [
    ...(isNamed ? [] : [[{ kind: 'text' as const, text: SERVICE }]]),
    [{ kind: 'verify', text: head.join(', '), ...FROM_LETTERHEAD }],
  ]
}

/** Where the response goes and what it is about, as the notice prints it. */
function address(write: Composer, caseFile: CaseFile, { caption }: Petitioner, date: string): void {
  const line = (text: string): Inline[] => [{ kind: 'text', text }]
  const held = (field: string, ask: string, as?: (value: string) => string): Inline[] =>
    noticeFact(caseFile, field, as)?.inlines ?? [{ kind: 'missing', what: ask, path: 'rfenotice' }]
  const kind = kindOf(caseFile)
  write.block({ kind: 'lines', id: 'date', align: 'right', lines: [line(date)] })
  write.block({ kind: 'lines', id: 'addressee', align: 'left', lines: addressee(caseFile) })
  write.block({
    kind: 'particulars',
    id: 'caption',
    rows: [
      {
        label: 'Re',
        value: [...line(`Response to ${kind} dated `), ...held('notice_date', ASK_NOTICE_DATE, longDate)],
      },
      { label: 'Receipt number', value: held('receipt_number', ASK_RECEIPT) },
      { label: 'Form', value: [...line('Form I-140, Immigrant Petition for Alien Workers'), ...onOtherForm(caseFile)] },
      { label: 'Petitioner and beneficiary', value: caption },
      {
        label: 'Request',
        value:
          otherOf(caseFile) === undefined
            ? line('National Interest Waiver of the job offer and labor certification')
            : [{ kind: 'missing', what: ASK_CLASSIFICATION, path: 'rfe_background' }],
      },
    ],
  })
}
