import { plural, t } from '@lingui/core/macro'
import type { FactCard } from '#domain/fact-card.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isOpen } from '../../api/facts.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { paceOfFacts } from '../../review/pace.ts'
import { neighborOf, openAfter, type Group } from './groups.ts'
import { factsInView, focusFact } from './in-view.ts'
import { queueOfMine } from './sending.ts'
import { inOneLine, linesOf, type Walk, type Writing } from './walk.ts'

const seenOf = (cards: readonly FactCard[]): Record<string, string> =>
  Object.fromEntries(cards.map(({ id, text }) => [id, text]))

/** Texts that were begun and left, by card and kind. */
const begun = new Map<string, string>()
const begunKey = ({ kind, id }: Pick<Writing, 'kind' | 'id'>): string => `${kind} ${id}`

/** The fact with an id; where it is gone or settled elsewhere, the one that came after it. */
function nearest(
  open: readonly FactCard[],
  { id, order }: { id: string | null; order: readonly string[] },
): FactCard | undefined {
  const byId = new Map(open.map((card) => [card.id, card]))
  const place = id === null ? 0 : Math.max(0, order.indexOf(id))
  const next = [id ?? '', ...order.slice(place), ...order.slice(0, place).reverse()].find((one) => byId.has(one))
  return next === undefined ? open[0] : byId.get(next)
}

/** Where the walk is to begin, as far as its address says it. */
export interface Start {
  section: string | null
  entry: string | null
  field: string | null
}

/** The first open fact of the field that is named, else of the section. */
function firstOf(groups: readonly Group[], { section, entry, field }: Start): FactCard | undefined {
  const open = groups.filter((group) => group.section === section).flatMap(({ cards }) => cards.filter(isOpen))
  const ofField = open.find(({ sources }) =>
    sources.some((one) => 'field' in one && String(one.entry) === entry && one.field === field),
  )
  return ofField ?? open[0]
}

/** Where a person is in their facts, and what they do there. */
export function useFactsWalk(groups: readonly Group[], start: Start) {
  const open = useMemo(() => groups.flatMap(({ cards }) => cards.filter(isOpen)), [groups])
  const [at, setAt] = useState(() => {
    const first = firstOf(groups, start)
    return { id: first?.id ?? open[0]?.id ?? null, order: open.map(({ id }) => id) }
  })
  const [writing, setWriting] = useState<Writing | null>(null)
  const [said, setSaid] = useState('')
  const current = nearest(open, at)

  /** The fact that gets the focus once it is drawn. */
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null || writing !== null) return
    focusFact(wanted.current === '' ? current?.id : wanted.current)
    wanted.current = null
  })

  // Whoever opens the page goes on with the keyboard at once; and a fact that another window settles takes the focus with it.
  // The shell gives a new page the focus first.
  const id = current?.id
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement
      if (active === document.body || active?.id === 'main') focusFact(id)
    })
    return () => cancelAnimationFrame(frame)
  }, [id])

  const now = { groups, open, current, writing }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  const walk = useMemo((): Walk => {
    const all = () => latest.current.groups.flatMap(({ cards }) => cards)
    const lookAt = (id: string | null) => {
      setAt({ id, order: latest.current.open.map((card) => card.id) })
      wanted.current = id ?? ''
    }
    /** Goes on to the next open fact, and says how many are left. */
    const goOn = (words: string, touched: readonly string[]) => {
      paceOfFacts.note(Date.now(), touched.length)
      const left = latest.current.open.filter(({ id }) => !touched.includes(id)).length
      setSaid(
        words +
          BETWEEN_SENTENCES +
          (left === 0 ? t`That was the last one.` : plural(left, { one: '# fact left.', other: '# facts left.' })),
      )
      setWriting(null)
      const from = latest.current.current?.id ?? null
      if (from !== null && !touched.includes(from)) lookAt(from)
      else lookAt(openAfter(latest.current.open, { from, skip: touched })?.id ?? null)
    }
    const confirmCards = (cards: FactCard[]) => {
      const ids = cards.map(({ id }) => id)
      queueOfMine().press({ kind: 'confirm', ids, seen: seenOf(cards) }, cards)
      goOn(plural(ids.length, { one: 'Confirmed.', other: '# facts confirmed.' }), ids)
    }
    const correct = (card: FactCard, text: string) => {
      queueOfMine().press({ kind: 'change', id: card.id, change: { text, seen: card.text } }, [card])
      goOn(t`Saved.`, [card.id])
    }
    const write = (kind: Writing['kind'], card: FactCard) => {
      const other = kind === 'join' ? neighborOf(card, all()) : undefined
      if (kind === 'join' && other === undefined) {
        setSaid(t`There is no further fact of this field to join.`)
        return
      }
      const text = begun.get(begunKey({ kind, id: card.id })) ?? [card.text, other?.text].filter(Boolean).join(' ')
      setWriting({ kind, id: card.id, text, cards: other === undefined ? [card] : [card, other] })
    }
    const regroup = (cards: FactCard[], texts: string[]) => {
      const ids = cards.map(({ id }) => id)
      queueOfMine().press({ kind: 'regroup', ids, texts, seen: seenOf(cards) }, cards)
      goOn(cards.length > 1 ? t`Joined.` : t`Split.`, ids)
    }
    return {
      look: lookAt,
      move: (back) => {
        const { open: cards, current: card } = latest.current
        lookAt(openAfter(cards, { from: card?.id ?? null, back })?.id ?? null)
      },
      confirm: (card) => (card.state === 'asks' ? write('edit', card) : confirmCards([card])),
      confirmAll: () => {
        const { current: card, groups: entries } = latest.current
        const entry = entries.find(({ cards }) => cards.some(({ id }) => id === card?.id))
        const proposed = entry?.cards.filter((one) => isOpen(one) && one.state === 'proposed') ?? []
        const seen = factsInView(proposed.map(({ id }) => id))
        const cards = proposed.filter(({ id }) => id === card?.id || seen.has(id))
        if (cards.length > 0) confirmCards(cards)
        else setSaid(t`Nothing in view can be confirmed as it is. These facts need an answer first.`)
      },
      choose: (card, choice) => {
        const text = card.choices[choice]?.text
        if (text !== undefined) correct(card, text)
      },
      leaveOut: (card) => {
        queueOfMine().press({ kind: 'change', id: card.id, change: { state: 'left_out', seen: card.text } }, [card])
        goOn(t`Left out.`, [card.id])
      },
      takeBack: (card) => {
        queueOfMine().press({ kind: 'change', id: card.id, change: { state: 'proposed', seen: card.text } }, [card])
        setSaid(t`Taken back. It is open again.`)
        lookAt(card.id)
      },
      write,
      type: (box, typed) => void begun.set(begunKey(box), typed),
      typedIn: (box) => begun.get(begunKey(box)) ?? box.text,
      save: ({ kind, id, cards }, typed) => {
        const [card] = cards
        begun.delete(begunKey({ kind, id }))
        if (card === undefined) return setWriting(null)
        const lines = kind === 'split' ? linesOf(typed) : [inOneLine(typed)]
        const [text = ''] = lines
        if (cards.length > 1 || lines.length > 1) regroup(cards, lines)
        else if (text !== card.text || card.state === 'asks') correct(card, text)
        else if (card.state === 'proposed') confirmCards([card])
        else {
          setWriting(null)
          lookAt(card.id)
        }
      },
      leave: (left, typed) => {
        if (typed === left.text) begun.delete(begunKey(left))
        setWriting(null)
        wanted.current = left.id
      },
      add: (card) => {
        queueOfMine().press({ kind: 'add', card }, [])
        setSaid(t`Added.`)
      },
      undo: () => {
        const of = queueOfMine().undo()
        setWriting(null)
        if (of === undefined) return setSaid(t`There is nothing to undo.`)
        setSaid(t`Undone.`)
        const first = of.before.find(isOpen)
        if (first !== undefined) lookAt(first.id)
      },
    }
  }, [])

  return { open, current, writing, said, walk }
}
