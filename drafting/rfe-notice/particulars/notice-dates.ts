import type { NoticeReading, Placed } from '#domain/rfe.ts'
import { datesIn } from './dates.ts'
import type { Hit } from './printed.ts'
import { receiptNumbersIn } from './receipt-number.ts'

const DUE =
  /\b(?:must|should|has to) be \w+ by\b|\bwithin [\w() -]{2,30} days\b[^.]{0,60}\bthat is\b|\b(?:must|should|has to|needs? to|shall|to)\b[^.]{0,60}\b(?:received|reach|arrive|respond|submit\w*|returned?|respons\w+|answer\w*|postmarked|sent)\b|\bdue\b|\bdeadline\b|\blast day\b|\b(?:have|has|given|allowed|afforded|granted)\b[^.]{0,60}\buntil\b|\bnot later than\b|\bmust be filed\b|\bin our hands\b|\b(?:rebuttal|response|answer|reply)\b[^.]{0,50}\b(?:by|before|until|than)\b|\brespon(?:d|se) (?:by|date|due|before)\b|\bno later than\b|\bon or before\b|\bnot (?:received|submitted) (?:by|on or before)\b|\bby the close of business\b|\breply by\b|\banswer by\b|\brespond\w*\b[^.]{0,40}\b(?:by|before)\s*$|(?:^|[:;.]\s*|\b(?:please|kindly) )(?:provide|submit|send|return|furnish|mail|file)\b[^.;]{0,80}\b(?:by|before)\s*$|\b(?:responses?|answer|reply|rebuttal|evidence) (?:that (?:is|are) )?(?:received|sent|submitted|filed|arriving) (?:here )?after\s*$/i
const SENT =
  /\b(?:notice date|date of (?:this )?(?:notice|letter|request)|date (?:mailed|issued|of issuance)|(?:mailed|issued) ?:?)\s*:?\s*$|(?:^|\n)\s*(?:date\s*:?|dated\s*:)\s*$|(?<!\b(?:priority|received|receipt|due|response|filing|birth|hire|expiration|start|end) )\bdate\s?:\s*$/i
const FILED =
  /\b(?:received(?: date| on)?|receipt date|priority date|filing date|date (?:of filing|filed|received)|filed)\b[^.]{0,90}$/i

/** A row of labels over a row of dates: which label stands over the date. */
const LABELS =
  /notice date|received date|receipt date|priority date|response due(?: date)?|due date|date of notice|respond by/gi

/** A scanner parts rows that stand together. */
const rowsOf = ({ before }: Hit): string[] =>
  before.split('\n').filter((row, at, { length }) => row.trim() !== '' || at === length - 1)

function labelOf(hit: Hit): string {
  const rows = rowsOf(hit)
  const same = rows.at(-1) ?? ''
  if (/[A-Za-z]{3}/.test(same)) return same
  const labels = [...(rows.at(-2) ?? '').matchAll(LABELS)].map(([label]) => label)
  const [only] = labels
  // The other columns of the row are no dates.
  if (labels.length === 1 && only !== undefined && same.trim() === '' && (rows.at(-2) ?? '').trim().startsWith(only))
    return only
  const before = same.match(/\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/g)?.length ?? 0
  return labels.length > 1 ? (labels[before] ?? '') : `${rows.at(-2) ?? ''}\n`
}

/** Beside the office's name, the notice's or the receipt number, and not in a sentence. */
const isInHead = ({ before, after }: Hit): boolean => {
  const line = `${before.split('\n').at(-1) ?? ''}${after}`
  return (
    line.length < 90 &&
    (/\b(?:uscis|homeland|immigration|service center|[tnv]sc|nbc|i-\d{3}|national interest waiver|request for (?:additional )?evidence|notice of intent to deny)\b/i.test(
      line,
    ) ||
      receiptNumbersIn([line]).length > 0) &&
    !/\b(?:the|on|by|filed|received|was|is)\b/i.test(line)
  )
}

/** Under labels of a row, one for each date. */
const isInRow = (hit: Hit): boolean => {
  const rows = rowsOf(hit)
  return !/[A-Za-z]{3}/.test(rows.at(-1) ?? '') && (rows.at(-2)?.match(LABELS)?.length ?? 0) > 1
}

const placed = (hit: Hit | undefined): Placed | null =>
  hit === undefined ? null : { value: hit.value, page: hit.page }

/**
 * The first date after the notice by which an answer is due. One before it was of another notice, or is the day by which what is
 * asked for had to exist.
 */
function dueAfter(due: readonly Hit[], notice: Hit | undefined): Hit | undefined {
  const inOrder = due.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const { value } = (notice === undefined ? inOrder.at(-1) : inOrder.find((hit) => hit.value > notice.value)) ?? {}
  return due.find((hit) => hit.value === value)
}

type Dates = Pick<NoticeReading, 'notice_date' | 'response_date' | 'filed_date'>

/** The dates of the notice itself, told from each other by what is printed before them. */
export function noticeDatesIn(pages: readonly string[]): Dates {
  const dates = datesIn(pages)
  const isDue = (hit: Hit): boolean => {
    const around = `${hit.before.replace(/\n/g, ' ')}`
    const label = labelOf(hit)
    if (/\b(?:received date|receipt date|priority date|notice date)\s*:?\s*$/i.test(label.trim())) return false
    if (/(?:^|\n)\s*date\s*:\s*$/i.test(label.trimEnd())) return false
    if (isInRow(hit)) return /\b(?:due|respond|deadline)\b/i.test(label)
    const clause = around.split(/(?<=[.;])\s+(?=[A-Z])/).at(-1) ?? around
    return (
      DUE.test(clause) &&
      !/(?<!must be )\bfiled\b[^.]{0,40}$|\b(?:on or after|dated)\b[^.]{0,40}$/i.test(clause) &&
      /\b(?:by|before|after|is|than|due|:|on|date|until|deadline|day|of)(?: the)?(?: \([^()]{0,40}\))?(?: (?:the )?close of business(?: on)?)?(?: \d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?: on)?)?,?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?\W*$/i.test(
        clause,
      )
    )
  }
  const due = dates.filter(isDue)
  const rest = dates.filter((hit) => !due.includes(hit))
  const isFiled = (hit: Hit): boolean =>
    FILED.test(labelOf(hit).replace(/\n/g, ' ').trimEnd()) && !SENT.test(labelOf(hit).trimEnd())
  const labelled = rest.find((hit) => SENT.test(labelOf(hit).trimEnd()) && hit.page <= 2)
  const lonely = rest.find(
    (hit) =>
      hit.page === 1 &&
      !isFiled(hit) &&
      (hit.alone ? !/\b(?:date|filed|received)\b/i.test(hit.before.split('\n').at(-2) ?? '') : isInHead(hit)),
  )
  const notice = labelled ?? lonely ?? rest.find((hit) => SENT.test(labelOf(hit).trimEnd()))
  // Nothing was filed after the notice on it.
  const before = rest.filter(({ value }) => notice === undefined || value <= notice.value)
  const filed =
    before.find((hit) => hit !== labelled && isFiled(hit)) ??
    before.find((hit) => hit.page <= 2 && /\bon\s*$/i.test(hit.before) && /^,?[^.]*\bfiled\b/i.test(hit.after))
  // By the day of filing, what is asked for had to exist.
  const response = dueAfter(
    due.filter(({ value }) => value !== filed?.value),
    notice,
  )
  return { notice_date: placed(notice), response_date: placed(response), filed_date: placed(filed) }
}
