import { type RawBuilder, sql } from 'kysely'

/** By what the rows of a table are somebody's. */
export type Holder = keyof typeof HOLDERS

const applications = (id: number) => sql`select id from applications where user_id = ${id}`
const referees = (id: number) => sql`select id from referees where application_id in (${applications(id)})`
const notices = (id: number) => sql`select id from rfenotice where application_id in (${applications(id)})`
const analyses = (id: number) => sql`select id from rfe_analyses where application_id in (${applications(id)})`
const documents = (id: number) => sql`select id from documents where application_id in (${applications(id)})`

const HOLDERS = {
  self: (id: number) => sql<boolean>`id = ${id}`,
  user: (id: number) => sql<boolean>`user_id = ${id}`,
  application: (id: number) => sql<boolean>`application_id in (${applications(id)})`,
  referee: (id: number) => sql<boolean>`referee_id in (${referees(id)})`,
  document: (id: number) => sql<boolean>`document_id in (${documents(id)})`,
  notice: (id: number) => sql<boolean>`notice_id in (${notices(id)})`,
  analysis: (id: number) => sql<boolean>`analysis_id in (${analyses(id)})`,
  file: (id: number) => sql<boolean>`file_id in (select id from files where user_id = ${id})`,
  cart: (id: number) => sql<boolean>`cart_id in (select id from carts where user_id = ${id})`,
  order: (id: number) => sql<boolean>`order_id in (select id from orders where user_id = ${id})`,
  // A message has no sender but the address that was typed.
  email: (id: number) => sql<boolean>`lower(email) = (select lower(email) from users where id = ${id})`,
}

/** The condition under which a row of a table that is held so is this user's. */
export const isOf = (holder: Holder, user_id: number): RawBuilder<boolean> => HOLDERS[holder](user_id)
