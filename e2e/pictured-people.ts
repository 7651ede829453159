import type { LetterLink } from '#domain/letter-link.ts'
import { COMPLETE } from '#domain/testing/complete-entries.ts'
import { addReferee } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { addNotice } from '#server/testing/notice.ts'
import { inJson, pdf } from '#server/testing/papers.ts'
import { addReadyReferee } from '#server/testing/ready-letter.ts'
import { test as base, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, type Account } from './seed.ts'

/**
 * Who is seen in pictures. All that they entered, and so all that is drafted from it, is the same on every day and
 * machine: no work goes on up to today, no paper needs OCR, no letter is wanting in the product's own fonts.
 */
const paper = (name: string, ...pages: string[]) => inJson(name, pdf(...pages))
const WORKED = { end_date: '2025-08-29', is_current: false }

const PROFILE = {
  academichistory: [
    {
      ...COMPLETE.academichistory,
      diploma_en: paper('diploma-phd.pdf', 'Doctor of Philosophy, Materials Engineering'),
      transcript_en: paper('transcript-phd.pdf', 'Transcript of records'),
      diploma_cn: null,
      transcript_cn: null,
    },
    {
      ...COMPLETE.academichistory,
      degree: "Master's",
      major: 'Chemical Engineering',
      start_date: '2012-09-01',
      end_date: '2014-06-20',
      courses: ['Transport Phenomena', 'Ceramics'],
      diploma_en: paper('diploma-msc.pdf', 'Master of Science, Chemical Engineering'),
      transcript_en: paper('transcript-msc.pdf', 'Transcript of records'),
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: { ...COMPLETE.academicprojects, essay: paper('sodium-cathodes.pdf', 'Sodium cathodes') },
  professionalhistory: [{ ...COMPLETE.professionalhistory, ...WORKED }],
  professionalprojects: [
    { ...COMPLETE.professionalprojects, supporting_docs: paper('pilot-line.pdf', 'The line made 12,000 cells.') },
  ],
  evidence: [{ ...COMPLETE.evidence, supporting_doc: paper('lakeside-prize.pdf', 'Lakeside Prize 2021') }],
  futureplan: [{ ...COMPLETE.futureplan, supporting_doc: null }],
}

const run = async <R>(account: Account, url: string): Promise<R | null> => {
  const { task_id } = (await account.client.post<{ task_id: string }>(url)).body
  const { status, result } = await finishedTask<R>(account.client, task_id)
  if (status !== 'SUCCESS') throw new Error(`${url} ended as ${status}`)
  return result
}

async function saveProfile(account: Account): Promise<{ evidence: number }> {
  let evidence = 0
  for (const [path, entries] of Object.entries(PROFILE)) {
    const { status, body } = await account.client.post<{ id: number }[]>(`/api/${path}/`, entries)
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    if (path === 'evidence') evidence = body[0]?.id ?? 0
  }
  return { evidence }
}

/** The places that only this person's own things have. */
export type Places = Record<string, string>
interface Pictured {
  account: Account
  places: Places
}

const people = {
  /** Has an account and nothing more. */
  async newcomer(product) {
    return { account: await makeAccount(product, 'newcomer', 'newcomer'), places: {} }
  },

  /** Has entered who they are. */
  async beginner(product) {
    const account = await makeAccount(product, 'beginner', 'beginner')
    await makeApplication(account)
    return { account, places: {} }
  },

  /** Has done everything: endeavor, letter, petition; and was asked for more evidence. */
  async applicant(product) {
    const account = await makeAccount(product, 'ilonakoszegi', 'ilonakoszegi')
    const { client } = account
    await makeApplication(account)
    const { evidence } = await saveProfile(account)
    const endeavors = '/api/product/proposed-endeavor/'
    await run(account, `${endeavors}generate/`)
    const paid = await order(account, { 2: 1 })
    await settle(account, paid, 'completed')
    const endeavor = (await client.get<{ results: { id: number }[] }>(endeavors)).body.results[0]?.id ?? 0
    await client.patch(`${endeavors}${endeavor}/`, { is_selected: true })
    const referee = await addReadyReferee(client, { evidence, endeavor })
    await addReferee(client, { first_name: 'Ottilie', last_name: 'Brandvold', email: 'brandvold@example.test' })
    const letters = `/api/product/rec/letter/${referee}/`
    const letter = (await run<{ letter_id: number }>(account, letters))?.letter_id ?? 0
    const { url } = (await client.post<LetterLink>(`${letters}link/`, {})).body
    const petition = (await run<{ letter_id: number }>(account, '/api/product/petition/letter/'))?.letter_id ?? 0
    await addNotice(client)
    await run(account, '/api/product/rfe/analysis/')
    const cart = (await client.post<{ id: string }>('/api/payments/cart/')).body.id
    await client.post(`/api/payments/cart/${cart}/items/`, { item_id: 4, quantity: 2 })
    return {
      account,
      places: {
        recommender: `/recommender-config?ref=${referee}`,
        letter: `/documents/${letter}`,
        petition: `/documents/${petition}`,
        order: `/order-confirmation?order_id=${paid}`,
        link: url ?? '',
      },
    }
  },
} satisfies Record<string, (product: Product) => Promise<Pictured>>
export type Person = keyof typeof people

/**
 * With a product that no other file uses: the drafter varies its sentences by the numbers of the application and the
 * recommender, so these have to be the first.
 */
export const test = base.extend<object, { alone: 'pictures' }>({
  alone: ['pictures', { scope: 'worker', auto: true, option: true }],
})

const known = new Map<Person, Promise<Pictured>>()
/** Somebody, made when first asked for. A worker has one product, and so one of each. */
export function pictured(person: Person, product: Product): Promise<Pictured> {
  const one = known.get(person) ?? people[person](product)
  known.set(person, one)
  return one
}
