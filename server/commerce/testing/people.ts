import { createHash } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { APPLICATION } from '../../testing/entries.ts'
import { pdf } from '../../testing/papers.ts'

export const PAPER = pdf('A letter.')

/** Somebody with two applications, and with the one paper that is every letter of theirs. */
export interface Person {
  id: number
  email: string
  applications: [number, number]
}

export async function addPerson(db: Db, name: string, paper: string): Promise<Person> {
  const email = `${name}@example.test`
  const user = { email, username: name }
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('files')
    .values({
      id: paper,
      user_id: id,
      name: 'letter.pdf',
      content_type: 'application/pdf',
      size: PAPER.length,
      sha256: createHash('sha256').update(PAPER).digest('hex'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { first_name, middle_name, last_name, phone_number, gender, pronoun } = APPLICATION
  const application = { first_name, middle_name, last_name, phone_number, gender, pronoun, user_id: id, email }
  const made = await db
    .insertInto('applications')
    .values([application, application].map((row) => ({ ...row, resume: paper })))
    .returning('id')
    .execute()
  const [first, second] = made.map((row) => row.id)
  return { id, email, applications: [first ?? 0, second ?? 0] }
}
