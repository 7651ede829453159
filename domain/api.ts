import { z } from 'zod'
import { accountCalls, ownDataCalls } from './api-accounts.ts'
import { applicationSchema, filingType } from './application.ts'
import { cartChange, checkoutRequest, kitChange } from './cart.ts'
import { caseFileReply } from './case-file.ts'
import * as card from './fact-card.ts'
import * as reading from './fact-reading.ts'
import { clientError, clientErrorReply } from './client-error.ts'
import { contactSchema } from './contact.ts'
import { list } from './list-reply.ts'
import * as drafted from './drafted-document.ts'
import { endeavorChange, endeavorRun, endeavorSchema } from './endeavor.ts'
import { call, type Endpoint, STALE, OUTDATED, PAID, LIMITED } from './endpoint.ts'
import { sameFiles, uploadAs } from './file.ts'
import { importedFile, importReply } from './import.ts'
import * as link from './letter-link.ts'
import { latinNameOffer } from './latin-name-offer.ts'
import { letterPacketReply } from './letter-packet.ts'
import { progressChange } from './progress.ts'
import * as rfe from './rfe-replies.ts'
import { issueChange, looseSentence, looseSentenceChange, missedPoint } from './rfe.ts'
import { configurationItem, refereeSchema } from './recommender.ts'
import { deletedItem, restoredItem } from './recently-deleted.ts'
import * as reply from './replies.ts'
import { entryOrder, shapeOf } from './section.ts'
import { SECTIONS, type SectionPath } from './sections.ts'

const text = z.string()

const contact: Endpoint[] = [
  call('POST', '/api/contact/', 'public', 201, 'Leaves a message for the operator', {
    body: contactSchema,
    ...LIMITED,
    reply: reply.messageReply,
  }),
]

const clientErrors: Endpoint[] = [
  call('POST', '/api/client-errors/', 'public', 201, 'Notes in the log that a page broke, and under which id', {
    body: clientError,
    ...LIMITED,
    reply: clientErrorReply,
  }),
]

const files: Endpoint[] = [
  call('POST', '/api/files/', 'session', 201, 'Stores a file for a later save', {
    costly: 'upload',
    encoding: 'multipart',
    files: ['file'],
    body: uploadAs,
    reply: reply.uploadReply,
  }),
  call(
    'GET',
    '/api/files/same/',
    'session',
    200,
    'Which of your files are the same to the byte, in the order they came',
    {
      reply: sameFiles,
    },
  ),
  call('GET', '/api/files/:id/:name', 'session', 200, 'One of your files; ranges are honoured'),
]

/** Calls whose JSON may hold files. */
const WITH_FILES = { base64: true, costly: 'save-files' } as const

const applicationBody = applicationSchema.safeExtend({ filing_type: filingType.optional() })
const applicationReply = z.looseObject({ id: z.int() })

const applications: Endpoint[] = [
  call('GET', '/api/application/', 'session', 200, 'Your applications, the newest first', {
    reply: list(applicationReply),
  }),
  call('POST', '/api/application/', 'session', 201, 'Starts an application', {
    ...WITH_FILES,
    body: applicationBody,
    encoding: 'multipart',
    files: ['resume'],
    reply: applicationReply,
  }),
  call('PUT', '/api/application/:id/', 'session', 200, 'Saves personal info', {
    ...WITH_FILES,
    body: applicationBody,
    encoding: 'multipart',
    files: ['resume'],
    ...STALE,
    reply: applicationReply,
  }),
  call(
    'GET',
    '/api/latin-names/',
    'application',
    200,
    'Your name in Latin letters, as your notices and imports print it',
    {
      reply: list(latinNameOffer),
    },
  ),
  call('GET', '/api/progress/:applicationId/', 'session', 200, 'What is done', {
    reply: z.object({ results: z.array(reply.progressReply) }),
  }),
  call('PATCH', '/api/progress/:applicationId/', 'session', 200, 'Marks a section', {
    body: progressChange,
    reply: reply.progressReply,
  }),
]

const entry = z.looseObject({ id: z.int() })

/** The calls of a list section: arrays in and out, but for notices (one, multipart) and new academic projects (one). */
const sectionCalls = (path: SectionPath): Endpoint[] => {
  const { schema, files } = SECTIONS[path]
  const one = path === 'rfenotice' || path === 'academicprojects'
  const form = { encoding: 'multipart' as const, files: Object.keys(files), reply: entry }
  const fields = z.object(shapeOf(schema))
  const papers = Object.keys(files).length > 0 ? WITH_FILES : {}
  const add = path === 'rfenotice' ? { ...form, body: fields.extend({ application: z.int().optional() }) } : {}
  const change = fields.extend({ if_version: z.int() }).partial()
  return [
    call('GET', `/api/${path}/`, 'application', 200, 'The entries in your order, else the newest last', {
      reply: list(entry),
    }),
    call('POST', `/api/${path}/`, 'application', 201, 'Adds entries, all or none', {
      body: one ? schema : z.array(schema),
      reply: one ? entry : z.array(entry),
      ...papers,
      ...add,
    }),
    path === 'rfenotice'
      ? call('PATCH', `/api/${path}/:id/`, 'application', 200, 'Changes an entry', {
          ...form,
          ...papers,
          ...STALE,
          body: change,
        })
      : call('PATCH', `/api/${path}/`, 'application', 200, 'Changes entries by id, all or none', {
          body: z.array(change.extend({ id: z.int() })),
          ...papers,
          ...STALE,
          reply: z.array(entry),
        }),
    call('DELETE', `/api/${path}/:id/`, 'application', 204, 'Removes an entry'),
    call('PUT', `/api/${path}/order/`, 'application', 204, 'Puts the entries in an order of your own', {
      body: entryOrder,
    }),
  ]
}

const DELETED = '/api/recently-deleted/'
const recentlyDeletedCalls: Endpoint[] = [
  call('GET', DELETED, 'application', 200, 'What you deleted in the last 30 days', { reply: list(deletedItem) }),
  call('POST', `${DELETED}:kind/:id/restore/`, 'application', 200, 'Restores a deleted record or file', {
    ...OUTDATED,
    reply: restoredItem,
  }),
  call('DELETE', `${DELETED}:kind/:id/`, 'application', 204, 'Purges a deleted record or file now'),
]

const imports: Endpoint[] = [
  call('POST', '/api/import/', 'application', 200, 'Reads a JSON Resume, BibTeX or ORCID file; no entry is stored', {
    costly: 'import',
    encoding: 'multipart',
    files: ['file'],
    reply: importReply,
    refusals: ['conflict'],
  }),
  call('GET', '/api/import/', 'application', 200, 'The files that were read, the newest first', {
    reply: list(importedFile),
  }),
  call('DELETE', '/api/import/:id/', 'application', 204, 'Removes a file that was read; entries from it stay'),
]

const tasks: Endpoint[] = [
  call('GET', '/api/task-status/:task_id/', 'session', 200, 'A job of yours', { reply: reply.taskReply }),
  call('DELETE', '/api/task-status/:task_id/', 'session', 204, 'Cancels a job; the credit comes back'),
]

const ENDEAVOR = '/api/product/proposed-endeavor/'
const endeavors: Endpoint[] = [
  call('GET', ENDEAVOR, 'application', 200, 'The endeavors, and the job that drafts more', {
    reply: reply.endeavorsReply,
  }),
  call('POST', ENDEAVOR, 'application', 201, 'Adds an endeavor of your own', {
    body: endeavorSchema,
    reply: reply.endeavorReply,
  }),
  call('PATCH', `${ENDEAVOR}:id/`, 'application', 200, 'Changes or selects an endeavor', {
    body: endeavorChange,
    ...STALE,
    reply: reply.endeavorReply,
  }),
  call('DELETE', `${ENDEAVOR}:id/`, 'application', 204, 'Removes an endeavor'),
  call('POST', `${ENDEAVOR}generate/`, 'application', 201, 'Drafts ten endeavors', {
    body: endeavorRun,
    costly: 'start',
    reply: reply.taskStarted,
    refusals: [...PAID.refusals, 'changed_elsewhere'],
  }),
  call('POST', `${ENDEAVOR}unlock/all/`, 'application', 200, 'Unlocks all endeavors after a completed order'),
  call('POST', '/api/proposed-endeavor/unlock/all/', 'application', 200, 'The same under its other path'),
]

const referee = z.looseObject({ id: z.int() })
const LETTER = '/api/product/rec/letter/:ref/'
const CONFIGURATION = '/api/product/rec/conf/:ref/'
const item = z.object({ item_id: z.union([z.int(), text]), category: text })
const recommenders: Endpoint[] = [
  call('GET', '/api/referee/', 'application', 200, 'The recommenders', { reply: list(reply.refereeRow) }),
  call('POST', '/api/referee/', 'application', 201, 'Adds a recommender', {
    ...WITH_FILES,
    body: refereeSchema,
    encoding: 'multipart',
    files: ['resume'],
    reply: z.array(referee),
  }),
  call('GET', '/api/referee/:id/', 'application', 200, 'A recommender', { reply: referee }),
  call('PATCH', '/api/referee/:id/', 'application', 200, 'Changes a recommender', {
    ...WITH_FILES,
    ...STALE,
    body: refereeSchema,
    encoding: 'multipart',
    files: ['resume'],
    reply: referee,
  }),
  call('DELETE', '/api/referee/:id/', 'application', 204, 'Removes a recommender'),
  call('GET', CONFIGURATION, 'application', 200, 'What the recommender is asked to speak to', { reply: z.array(item) }),
  call('POST', CONFIGURATION, 'application', 201, 'Adds an item', { body: configurationItem, reply: item }),
  call('DELETE', CONFIGURATION, 'application', 204, 'Removes an item', { body: configurationItem }),
  call('POST', LETTER, 'application', 201, 'Drafts the letter', { costly: 'start', reply: reply.taskStarted, ...PAID }),
  call('GET', LETTER, 'application', 200, 'The letters of a recommender', { reply: reply.lettersReply }),
  call('GET', `${LETTER}url/:letterId/`, 'application', 200, 'Where a letter lies', {
    reply: z.object({ url: text, docx_url: text }),
  }),
  call('POST', `${LETTER}signed/`, 'application', 201, 'Stores the signed letter', {
    costly: 'upload',
    encoding: 'multipart',
    files: ['file'],
    reply: z.object({ signed_letter_url: text }),
  }),
  call('DELETE', `${LETTER}signed/`, 'application', 204, 'Takes the signed letter away'),
  call('GET', '/api/RecLetter/', 'application', 200, 'Every letter of the application', { reply: list(entry) }),
  call('GET', '/api/product/rec/packet/', 'application', 200, 'Who covers what in the letters, and what is missing', {
    costly: 'document',
    reply: letterPacketReply,
  }),
]

const LINKED = '/api/letter-link/'
const linked = { reply: link.linkedLetterReply }
const letterLinks: Endpoint[] = [
  call('GET', `${LETTER}link/`, 'application', 200, 'The links that were made for a recommender, the newest first', {
    reply: link.letterLinksReply,
  }),
  call('POST', `${LETTER}link/`, 'application', 201, 'Makes the link by which the recommender opens the letter', {
    costly: 'letter-link',
    body: link.linkRequest,
    reply: link.letterLinkReply,
  }),
  call('DELETE', `${LETTER}link/:linkId/`, 'application', 204, 'Revokes a link'),
  call('GET', LINKED, 'link', 200, 'The letter, as its recommender sees it', linked),
  call('PATCH', LINKED, 'link', 200, 'Saves the recommender’s words as a new version', {
    ...linked,
    ...OUTDATED,
    body: link.linkedEdit,
  }),
  call('POST', `${LINKED}name/`, 'link', 200, 'The recommender says in what name the answers by this link are given', {
    ...linked,
    ...OUTDATED,
    body: drafted.waiveRequest,
  }),
  call('POST', `${LINKED}open/:point/confirm/`, 'link', 200, 'The recommender answers for a statement, by name', {
    ...linked,
    ...OUTDATED,
    body: drafted.waiveRequest,
  }),
  call('POST', `${LINKED}review/`, 'link', 200, 'The recommender confirms and leaves out many statements at once', {
    ...linked,
    body: drafted.reviewRequest,
    refusals: [...OUTDATED.refusals, ...STALE.refusals],
  }),
  call('DELETE', `${LINKED}open/:point/confirm/`, 'link', 200, 'Opens a confirmed statement again', {
    ...linked,
    ...OUTDATED,
  }),
  call('GET', `${LINKED}pdf/`, 'link', 200, 'The letter as PDF'),
  call('GET', `${LINKED}docx/`, 'link', 200, 'The letter as DOCX'),
  call('POST', `${LINKED}signed/`, 'link', 201, 'Hands in the signed letter', {
    ...linked,
    encoding: 'multipart',
    files: ['file'],
  }),
]

const PETITION = '/api/product/petition/letter/'
const petition: Endpoint[] = [
  call('POST', PETITION, 'application', 201, 'Drafts the petition letter', {
    costly: 'start',
    reply: reply.taskStarted,
    ...PAID,
  }),
  call('GET', PETITION, 'application', 200, 'The petition letter', { reply: reply.petitionReply }),
]

const RFE = '/api/product/rfe/'
/** Of an application with several notices, which one the call is about. */
const OF_NOTICE = { query: z.object({ notice: z.coerce.number().int().optional() }) }
const ofRfe: Endpoint[] = [
  call('POST', `${RFE}analysis/`, 'application', 201, 'Analyses a notice', {
    ...OF_NOTICE,
    costly: 'start',
    encoding: 'multipart',
    files: ['petition_letter', 'response_letter'],
    body: z.object({ notice: z.coerce.number().int().optional(), confirm_category: z.stringbool().optional() }),
    reply: reply.taskStarted,
    refusals: [...PAID.refusals, 'other_category'],
  }),
  call('GET', `${RFE}analysis/`, 'application', 200, 'The notice, its issues, and what was done about them', {
    ...OF_NOTICE,
    reply: rfe.rfeAnalysisReply,
  }),
  call('POST', `${RFE}issues/`, 'application', 201, 'Adds a point of the notice that the reader did not tell apart', {
    ...OF_NOTICE,
    body: missedPoint,
    reply: rfe.workedIssue,
  }),
  call('PATCH', `${RFE}issues/:id/`, 'application', 200, 'Notes what was done about an issue', {
    body: issueChange,
    reply: rfe.workedIssue,
    ...STALE,
  }),
  call('PATCH', `${RFE}sentences/`, 'application', 200, 'Says whether a sentence that no issue holds is no issue', {
    ...OF_NOTICE,
    body: looseSentenceChange,
    reply: list(looseSentence),
  }),
  call('GET', `${RFE}calendar/`, 'application', 200, 'The dates of a notice, for a calendar (.ics)', OF_NOTICE),
  call('GET', `${RFE}papers/`, 'application', 200, 'Which papers were filed already and which are new', {
    reply: list(rfe.seriesPaper),
  }),
  call('PATCH', `${RFE}papers/`, 'application', 200, 'Says of papers whether they were filed already', {
    body: z.array(rfe.seriesChange),
    reply: list(rfe.seriesPaper),
  }),
  call('GET', `${RFE}background/`, 'application', 200, 'Papers of a filing that was prepared elsewhere', {
    reply: list(rfe.backgroundPaper),
  }),
  call('POST', `${RFE}background/`, 'application', 201, 'Adds such a paper', {
    costly: 'upload',
    encoding: 'multipart',
    files: ['file'],
    body: rfe.backgroundFields,
    reply: rfe.backgroundPaper,
  }),
  call('DELETE', `${RFE}background/:id/`, 'application', 204, 'Takes such a paper away'),
  call('POST', `${RFE}response/`, 'application', 201, 'Drafts the response', {
    ...OF_NOTICE,
    costly: 'start',
    encoding: 'multipart',
    files: ['initial_response'],
    body: z.object({ notice: z.coerce.number().int().optional(), confirm_category: z.stringbool().optional() }),
    reply: reply.taskStarted,
    refusals: [...PAID.refusals, 'other_category'],
  }),
  call('GET', `${RFE}response/`, 'application', 200, 'The response', { ...OF_NOTICE, reply: rfe.rfeResponseReply }),
]

const caseFile: Endpoint[] = [
  call('GET', '/api/case-file/', 'application', 200, 'What was read of your entries and papers, and what contradicts', {
    costly: 'case-file',
    reply: caseFileReply,
  }),
]

const facts: Endpoint[] = [
  call('GET', '/api/facts/', 'application', 200, 'The statements that were read from the profile, to be confirmed', {
    costly: 'case-file',
    reply: list(card.cardReply),
  }),
  call('POST', '/api/facts/', 'application', 201, 'Adds a fact of one’s own', {
    costly: 'check',
    body: card.newCard,
    reply: card.changedCard,
  }),
  call('POST', '/api/facts/confirm/', 'application', 200, 'Confirms facts as they are worded now', {
    costly: 'check',
    body: card.confirmRequest,
    ...STALE,
    reply: card.changedCards,
  }),
  call('POST', '/api/facts/regroup/', 'application', 200, 'Makes several facts of one, or one of several', {
    costly: 'check',
    body: card.regroupRequest,
    ...STALE,
    reply: card.changedCards,
  }),
  call('POST', '/api/facts/undo/', 'application', 200, 'Takes a change of facts back', {
    costly: 'check',
    body: card.undoRequest,
    ...STALE,
    reply: card.changedCards,
  }),
  call('GET', '/api/facts/reading/', 'application', 200, 'How much a model has not read yet for facts', {
    costly: 'case-file',
    reply: reading.factReadingReply,
  }),
  call('POST', '/api/facts/reading/', 'application', 201, 'Has a model propose facts from notes and papers', {
    costly: 'start',
    reply: reply.taskStarted,
    refusals: ['already_running'],
  }),
  call('PATCH', '/api/facts/:id/', 'application', 200, 'Corrects a fact, leaves it out or takes it back', {
    costly: 'check',
    body: card.cardChange,
    ...STALE,
    reply: card.changedCard,
  }),
]

const DOCUMENT = '/api/product/documents/:id/'
const documents: Endpoint[] = [
  call('GET', DOCUMENT, 'application', 200, 'A drafted document with the sources of each sentence', {
    costly: 'document',
    reply: drafted.documentReply,
  }),
  call('PATCH', DOCUMENT, 'application', 200, 'Saves edited paragraphs as a new version', {
    costly: 'document',
    body: drafted.documentEdit,
    ...OUTDATED,
    reply: drafted.documentReply,
  }),
  call('POST', `${DOCUMENT}check/`, 'application', 200, 'Checks words against the case file without saving them', {
    costly: 'check',
    body: drafted.checkRequest,
    ...OUTDATED,
    reply: drafted.checkReply,
  }),
  call('POST', `${DOCUMENT}sources/find/`, 'application', 200, 'Looks for a sentence’s source in the case file', {
    costly: 'check',
    body: drafted.findSourceRequest,
    ...OUTDATED,
    reply: drafted.foundSources,
  }),
  call('POST', `${DOCUMENT}sources/`, 'application', 200, 'Checks a sentence again with a source chosen for it', {
    costly: 'check',
    body: drafted.addSourceRequest,
    ...OUTDATED,
    reply: drafted.addSourceReply,
  }),
  call('POST', `${DOCUMENT}redraft/`, 'application', 201, 'Drafts a section again, as a proposal', {
    costly: 'start',
    body: drafted.redraftRequest,
    refusals: ['conflict', 'already_running'],
    reply: reply.taskStarted,
  }),
  call('POST', `${DOCUMENT}accept/`, 'application', 200, 'Takes over a proposal as a new version', {
    costly: 'document',
    body: drafted.acceptRequest,
    ...OUTDATED,
    reply: drafted.documentReply,
  }),
  call('GET', `${DOCUMENT}versions/:number/`, 'application', 200, 'The text of a version', {
    costly: 'document',
    reply: drafted.versionBlocksReply,
  }),
  call(
    'POST',
    `${DOCUMENT}versions/:number/restore/`,
    'application',
    200,
    'Makes an earlier version the newest again',
    {
      costly: 'document',
      reply: drafted.documentReply,
      ...OUTDATED,
    },
  ),
  call('POST', `${DOCUMENT}open/:point/waive/`, 'application', 200, 'Takes an open point upon oneself, by name', {
    costly: 'document',
    body: drafted.waiveRequest,
    ...OUTDATED,
    reply: drafted.documentReply,
  }),
  call('GET', `${DOCUMENT}open/:point/passages/`, 'application', 200, 'Passages of papers that may answer a question', {
    costly: 'check',
    reply: drafted.passagesReply,
  }),
  call('POST', `${DOCUMENT}open/:point/quote/`, 'application', 200, 'Answers a question with words of a page', {
    costly: 'document',
    body: drafted.quoteRequest,
    ...OUTDATED,
    reply: drafted.documentReply,
  }),
  call('POST', `${DOCUMENT}review/`, 'application', 200, 'Confirms, leaves out and opens again many points at once', {
    costly: 'document',
    body: drafted.reviewRequest,
    refusals: [...OUTDATED.refusals, ...STALE.refusals],
    reply: drafted.documentReply,
  }),
  call('DELETE', `${DOCUMENT}open/:point/waive/`, 'application', 200, 'Opens a waived point again', {
    costly: 'document',
    reply: drafted.documentReply,
    ...OUTDATED,
  }),
]

const CART = '/api/payments/cart/'
const commerce: Endpoint[] = [
  call('GET', '/api/payments/usage/', 'session', 200, 'Credits left, a row for each product', {
    reply: z.array(reply.usageReply),
  }),
  call('GET', '/api/payments/items/', 'session', 200, 'The catalogue', {
    reply: list(z.object({ id: z.int(), name: text })),
  }),
  call('POST', CART, 'session', 201, 'The open cart', { reply: z.object({ id: z.uuid() }) }),
  call('GET', `${CART}:cartId/items/`, 'session', 200, 'What is in the cart', { reply: reply.cartReply }),
  call('POST', `${CART}:cartId/items/`, 'session', 201, 'Adds to the cart', { body: cartChange, ...OUTDATED }),
  call('DELETE', `${CART}:cartId/items/`, 'session', 204, 'Takes from the cart', { body: cartChange, ...OUTDATED }),
  call('POST', `${CART}:cartId/cheaper/`, 'session', 200, 'Puts a cheaper kit in the place of a package', {
    body: kitChange,
    ...OUTDATED,
    reply: reply.cartReply,
  }),
  call('POST', `${CART}:cartId/checkout/`, 'session', 201, 'Makes an order of the cart', {
    costly: 'order',
    body: checkoutRequest,
    refusals: ['conflict', 'unavailable'],
    reply: z.object({ order_id: z.uuid(), payment_url: text }),
  }),
  call('GET', '/api/payments/order/:orderId/status/', 'session', 200, 'How an order stands', {
    reply: reply.orderStatusReply,
  }),
  call('POST', '/api/payments/order/:orderId/cancel/', 'session', 200, 'Takes an order back that is not paid', {
    refusals: ['unavailable'],
    reply: reply.orderStatusReply,
  }),
  call('GET', '/api/payments/order/:orderId/receipt/', 'session', 200, 'The receipt of a paid order, a PDF', {
    costly: 'order',
  }),
  call('GET', '/api/payments/orders/', 'session', 200, 'Orders, the newest first', {
    reply: list(reply.orderReply),
  }),
  call('POST', '/api/payments/webhooks/:provider/', 'public', 200, 'Signed word of a payment provider'),
]

/** Every call of the product, once. The server registers exactly these; the documentation is made from them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...accountCalls,
  ...ownDataCalls,
  ...contact,
  ...clientErrors,
  ...files,
  ...applications,
  ...(Object.keys(SECTIONS) as SectionPath[]).flatMap(sectionCalls),
  ...recentlyDeletedCalls,
  ...imports,
  ...tasks,
  ...endeavors,
  ...recommenders,
  ...letterLinks,
  ...petition,
  ...ofRfe,
  ...caseFile,
  ...facts,
  ...documents,
  ...commerce,
]
