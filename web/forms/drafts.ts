import { forgetLastWords, leaveLastWords, takeLastWords, told } from './last-words.ts'
import { openWindows, thisWindow } from './this-window.ts'

/**
 * What was typed and not saved yet, per person, form and window, in IndexedDB: apart from local storage, which a failed
 * login clears. Losing a draft must never stop a form, so every failure here reads as "no draft".
 */
export interface Draft {
  values: unknown
  /** What the form held before it was typed in. */
  base?: unknown
  /** Milliseconds since 1970. */
  at: number
}

const STORE = 'drafts'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

let opened: Promise<IDBDatabase> | undefined
/** What is at hand once a first draft was looked for: a page that is being left can wait for nothing. */
let atHand: { database: IDBDatabase; window: string } | undefined
const database = (): Promise<IDBDatabase> => {
  opened ??= (async () => {
    const request = indexedDB.open('waiverly', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    const ready = await settled(request)
    // Log Out has the browser clear its storage, which closes this; whoever types next needs a new one.
    ready.onclose = () => {
      opened = undefined
      atHand = undefined
    }
    const window = await thisWindow()
    const drafts = ready.transaction(STORE, 'readwrite').objectStore(STORE)
    for (const [key, draft] of takeLastWords())
      if (draft === null) drafts.delete(ofWindow(key, window))
      else drafts.put(draft, ofWindow(key, window))
    atHand = { database: ready, window }
    return ready
  })()
  return opened
}

async function within<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    return await work((await database()).transaction(STORE, mode).objectStore(STORE))
  } catch {
    return null
  }
}

/** `form` names the form; the entry's id belongs in it where there are several of a kind. */
export const draftKey = (userId: number, form: string): string => `${userId}/${form}`

const ofWindow = (key: string, id: string) => `${key}#${id}`
/** Every window's drafts of a form. */
const everywhere = (key: string) => IDBKeyRange.bound(`${key}#`, `${key}#\uffff`)

/** Drafts of windows that are closed, the newest first, by their keys. */
async function left(drafts: IDBObjectStore, key: string, own: string, isOpen: (id: string) => boolean) {
  const [keys, found] = await Promise.all([
    settled(drafts.getAllKeys(everywhere(key))),
    settled(drafts.getAll(everywhere(key)) as IDBRequest<Draft[]>),
  ])
  return keys
    .map((at, index) => ({ at: at as string, draft: found[index] as Draft }))
    .filter(({ at }) => at !== own && !isOpen(at.slice(key.length + 1)))
    .toSorted((a, b) => b.draft.at - a.draft.at)
}

/** This window's draft of a form; where it has none, the newest that a closed window left behind becomes its own. */
export async function readDraft(key: string): Promise<Draft | null> {
  const own = ofWindow(key, await thisWindow())
  const isOpen = await openWindows()
  return within('readwrite', async (drafts) => {
    const mine = await settled(drafts.get(own) as IDBRequest<Draft | undefined>)
    if (mine !== undefined) return mine
    const [last] = await left(drafts, key, own, isOpen)
    if (last === undefined) return null
    drafts.delete(last.at)
    await settled(drafts.put(last.draft, own))
    return last.draft
  })
}

const draftOf = (values: unknown, base: unknown): Draft => ({ values, base, at: Date.now() })

export function keepDraft(key: string, values: unknown, base?: unknown): Promise<unknown> {
  const draft = draftOf(values, base)
  const kept = async () => {
    const own = ofWindow(key, await thisWindow())
    return within('readwrite', (drafts) => settled(drafts.put(draft, own)))
  }
  return told(key, draft, kept())
}

/** Does it at once, as a page that is being left needs it: nothing that has to be waited for would still be done. */
function atOnce(work: (drafts: IDBObjectStore, window: string) => void): void {
  if (atHand === undefined) return
  try {
    const transaction = atHand.database.transaction(STORE, 'readwrite')
    work(transaction.objectStore(STORE), atHand.window)
    transaction.commit()
  } catch {
    // As everywhere here: no draft.
  }
}

/** Keeps a draft as a page is left. */
export function keepDraftNow(key: string, values: unknown, base?: unknown): void {
  const draft = draftOf(values, base)
  atOnce((drafts, window) => drafts.put(draft, ofWindow(key, window)))
  void keepDraft(key, values, base)
  leaveLastWords()
}
// Before the listeners of forms, which are put up later: what those keep is left by them.
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    if (atHand !== undefined) leaveLastWords()
  })

/** Forgets this window's draft, and with `saved` what closed windows left of the form: the save was later. */
export function dropDraft(key: string, { saved = false } = {}): Promise<unknown> {
  // At once, since the page may be left now, and would put back what was just saved or given up; then once more behind
  // what is still being kept.
  atOnce((drafts, window) => drafts.delete(ofWindow(key, window)))
  const dropped = async () => {
    const own = ofWindow(key, await thisWindow())
    const isOpen = await openWindows()
    return within('readwrite', async (drafts) => {
      if (saved) for (const { at } of await left(drafts, key, own, isOpen)) drafts.delete(at)
      return settled(drafts.delete(own))
    })
  }
  return told(key, null, dropped())
}

const allOf = (userId: number) => IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)

/** What one person has typed and not saved yet, in whichever window, by the name of its form: the newest of each. */
export async function typedForms(userId: number): Promise<ReadonlyMap<string, unknown>> {
  const range = allOf(userId)
  const found = await within('readonly', async (drafts) => {
    const [keys, kept] = await Promise.all([
      settled(drafts.getAllKeys(range)),
      settled(drafts.getAll(range) as IDBRequest<Draft[]>),
    ])
    const formOf = (key: IDBValidKey | undefined) =>
      typeof key === 'string' ? (/^[^/]*\/([^#]*)/.exec(key)?.[1] ?? '') : ''
    return kept.map((draft, at) => ({ draft, form: formOf(keys[at]) }))
  })
  const oldestFirst = (found ?? []).toSorted((a, b) => a.draft.at - b.draft.at)
  return new Map(oldestFirst.map(({ form, draft }) => [form, draft.values]))
}

/** A draft that says no more than what was there before it was typed is nothing to lose. */
export const isUnsaved = ({ values, base }: Pick<Draft, 'values' | 'base'>): boolean =>
  JSON.stringify(values) !== JSON.stringify(base)

/** Whether one person has typed anything on this device, in whichever window, that is not saved. */
export async function isAnythingUnsaved(userId: number): Promise<boolean> {
  const kept = await within('readonly', (drafts) => settled(drafts.getAll(allOf(userId)) as IDBRequest<Draft[]>))
  return (kept ?? []).some(isUnsaved)
}

/** Wipes all of one person's drafts, as Log Out does on a machine that others may use. */
export function clearDrafts(userId: number): Promise<unknown> {
  forgetLastWords()
  return within('readwrite', (drafts) => settled(drafts.delete(allOf(userId))))
}
