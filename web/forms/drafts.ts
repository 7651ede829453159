/**
 * What was typed and not saved yet, per person and form, in IndexedDB: apart from local storage, which a failed login
 * clears. Losing a draft must never stop a form, so every failure here reads as "no draft".
 */
export interface Draft {
  values: unknown
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
const database = (): Promise<IDBDatabase> => {
  opened ??= (() => {
    const request = indexedDB.open('waiverly', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return settled(request)
  })()
  return opened
}

async function within<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    return await settled(work((await database()).transaction(STORE, mode).objectStore(STORE)))
  } catch {
    return null
  }
}

/** `form` names the form; the entry's id belongs in it where there are several of a kind. */
export const draftKey = (userId: number, form: string): string => `${userId}/${form}`

export const readDraft = async (key: string): Promise<Draft | null> =>
  ((await within('readonly', (drafts) => drafts.get(key) as IDBRequest<Draft | undefined>)) as Draft | undefined) ??
  null

export const keepDraft = (key: string, values: unknown): Promise<unknown> =>
  within('readwrite', (drafts) => drafts.put({ values, at: Date.now() } satisfies Draft, key))

export const dropDraft = (key: string): Promise<unknown> => within('readwrite', (drafts) => drafts.delete(key))

/** Wipes all of one person's drafts, as Log Out does on a machine that others may use. */
export const clearDrafts = (userId: number): Promise<unknown> =>
  within('readwrite', (drafts) => drafts.delete(IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)))
