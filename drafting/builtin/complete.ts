import { canFrame, framed, ofEvidence, quotedAs } from './framing.ts'
import { bare, cap, ended, inner } from './heads-and-ends.ts'
import { BASE, LABEL } from './openings.ts'
import { canBeTurned, inFull } from './own-words.ts'
import { quotable } from './quoted.ts'
import { read } from './reading.ts'
import { hasSameWords } from './keeps-words.ts'
import { isRough } from './rough.ts'
import type { Seat } from './seat.ts'
import { unspliced } from './splices.ts'
import { tidySentence } from './tidy.ts'

/** A heading without a word under it, the number of a point, and what people put where they have nothing to say. */
const SAYS_NOTHING =
  /^[^.!?]{1,40}:$|^\(?\d{1,2}[.)]$|^(?:n\/?a|none|nil|not applicable|tbd|to be (?:added|determined)|(?:please )?see (?:the )?(?:attached|resume|cv|above|below)\b[^.]*)\.?$/i

/** "See …", "Visit …", and what holds a web address without being a sentence: it sends the reader elsewhere and tells no deed. */
const SENDS_ELSEWHERE = /^(?:please )?(?:see|cf\.?|visit|refer to|click|go to|consult)\b/i
const WEB_ADDRESS = /https?:\/\/|\bwww\./i
const isPointer = (text: string, seat: Seat): boolean =>
  (SENDS_ELSEWHERE.test(text) || WEB_ADDRESS.test(text)) && read(text, seat).kind !== 'whole'

/** A fragment that only says where, how or by whom what stands before it was. */
const WHERE_OR_HOW = /^(?:(?:on|in|by|for|with|without|from|at|under|within|among) |each \d)/i

/** A fragment that "And" joins to what stands before it, without the "And". */
const joinedOn = (text: string): string => (/^And (?=\p{Ll})/u.test(text) ? cap(text.slice(4)) : text)

/** "Studio with two kilns, teach four students": a step, and another of another kind. */
function steps(text: string, seat: Seat): string[] {
  const [, first = '', second = ''] = /^([^,;“”()]+), ([^,;“”()]+)$/.exec(text) ?? []
  if (!first.includes(' ') || /^(?:and|or|but|so|which|who|that|with|for) /i.test(second)) return [text]
  const [one, other] = [read(cap(first), seat), read(cap(second), seat)]
  const isMixed = (one.kind === 'thing' && other.kind === 'to') || (one.kind === 'to' && other.kind === 'whole')
  return isMixed &&
    !/^(?:In|Within|By|At|On|After|Before|During|Until|From|With|Without|For|To|So|When|While|If|Once)\b/.test(first)
    ? [cap(first), cap(second)]
    : [text]
}

/** "Certification after an examination, I passed it": a thing, and what is told of it. */
function parted(text: string, seat: Seat): string[] {
  if (/^(?:plans|expected_outcomes|goal)$/.test(seat.field)) return steps(text, seat)
  const [, thing = '', rest = ''] = /^([^,“”()]+), ((?:I|we) .+)$/.exec(text) ?? []
  if (!/^(?:evidence|professionalhistory)$/.test(seat.section) || thing === '') return [text]
  if (/^(?:every|each|when|after|before|today|now|then|also)\b|\b(?:days?|weeks?|months?|years?|times?)\b/i.test(thing))
    return [text]
  const reading = read(thing, seat)
  return reading.kind === 'thing' && reading.sure && !WHERE_OR_HOW.test(thing) ? [thing, cap(rest)] : [text]
}

/** Notes in quotation marks, in one pair where they were typed one after the other. */
function asTyped(notes: readonly string[], exact: (text: string) => boolean): string {
  const nested = (note: string): string => note.replace(/["“]([^"“”]*)["”]/gu, '‘$1’')
  const whole = bare(notes.join(' '))
  return exact(whole)
    ? `“${nested(quotable(whole))}”`
    : notes.map((note) => `“${nested(quotable(bare(note)))}”`).join('; and ')
}

/**
 * The sentences of a passage, each whole and in the applicant's first person: what was typed without a subject gets the
 * one it is about, and what cannot be joined to any is quoted.
 */
export function completed(sentences: readonly string[], typed: string, seat: Seat): string[] {
  const done: string[] = []
  const source = typed.replace(/\s+/g, ' ')
  const exact = (text: string): boolean => source.includes(text)
  let run: { kind: 'thing' | 'to' | 'doing'; texts: string[]; typed: string[] } | undefined
  let notes: string[] = []
  const close = (): void => {
    if (notes.length > 0) done.push(ended(quotedAs(asTyped(notes, exact), seat)))
    notes = []
    const papers = run?.kind === 'thing' ? ofEvidence(run.texts, seat) : undefined
    if (run !== undefined) done.push(...(papers ?? [framed(run.kind, run.texts, seat, exact, run.typed)]))
    run = undefined
  }
  /** Words that no frame can take on for certain, as they were typed. */
  const quote = (note: string, text: string): void => {
    if (exact(bare(note))) {
      if (notes.length === 0) close()
      notes.push(note)
      return
    }
    close()
    done.push(ended(quotedAs(`“${quotable(bare(text)).replace(/[“”"]/gu, '’')}”`, seat)))
  }
  const pieces = sentences.flatMap((one) => {
    const tidy = tidySentence(one)
    const parts = canBeTurned(tidy) ? parted(inFull(tidy), seat) : [tidy]
    return parts.map((sentence) => ({ sentence, typed: parts.length === 1 ? one : sentence }))
  })
  for (const { sentence, typed: note } of pieces) {
    const text = joinedOn(sentence)
    if (text === '' || SAYS_NOTHING.test(text)) continue
    if (text.startsWith('[Missing: ')) {
      close()
      done.push(text)
      continue
    }
    const isNote = (): boolean => {
      if (!canBeTurned(text) || isPointer(text, seat)) return true
      if (isRough(text)) return !LABEL.test(text)
      // What no frame can take on goes on with the notes before it.
      const next = notes.length > 0 ? read(text, seat) : undefined
      return next?.kind === 'thing' && !canFrame(next.text, seat)
    }
    if (exact(bare(note)) && isNote()) {
      if (notes.length === 0) close()
      notes.push(note)
      continue
    }
    const ordinal = /^(?:Second|Third|Fourth|Finally)(?=, to )/.exec(text)?.[0]
    if (ordinal !== undefined) {
      close()
      const aim = read(cap(text.slice(ordinal.length + 2)), seat)
      done.push(aim.kind === 'whole' ? text : `${ordinal}, ${inner(framed(aim.kind, [bare(aim.text)], seat, exact))}`)
      continue
    }
    const added = text !== sentence
    // "And test every one" goes on with what was to be done.
    if (added && run?.kind === 'to' && BASE.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '')) {
      run.texts.push(`to ${bare(inner(text))}`)
      run.typed.push(note)
      continue
    }
    const reading = read(text, seat)
    const goesOn = WHERE_OR_HOW.test(text) && (reading.kind === 'thing' || /^each \d/i.test(text))
    if (run?.kind === 'thing' && goesOn) {
      const last = run.texts.pop()
      run.texts.push(`${last}, ${bare(inner(text))}`)
      run.typed.push(note)
      continue
    }
    const last = done.at(-1)
    if (
      run === undefined &&
      notes.length === 0 &&
      last !== undefined &&
      reading.kind === 'thing' &&
      goesOn &&
      text.split(' ').length <= 9 &&
      /^[^“”:;[\]]+\.$/.test(last)
    ) {
      done[done.length - 1] = `${last.slice(0, -1)}, ${bare(inner(text))}.`
      continue
    }
    if (reading.kind === 'whole' && added) {
      close()
      done.push(tidySentence(sentence))
      continue
    }
    // A subject or a verb that was added would be a guess: who did it, only the applicant can tell.
    const isWhole = reading.kind === 'whole' && hasSameWords(text, reading.text)
    if (isWhole) {
      close()
      done.push(reading.text)
    } else if (reading.kind === 'whole') {
      quote(note, text)
    } else if (!reading.sure && !(seat.section === 'evidence' && !/^top\b/i.test(text))) {
      quote(note, reading.text)
    } else {
      if (notes.length > 0) close()
      if (run?.kind !== reading.kind) close()
      run ??= { kind: reading.kind, texts: [], typed: [] }
      run.texts.push(bare(reading.text))
      run.typed.push(note)
    }
  }
  close()
  return done.map((one) => (one.startsWith('[') ? one : unspliced(one)))
}
