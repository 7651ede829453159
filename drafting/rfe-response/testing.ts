import type { Block, Document } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { IssueWork } from '#domain/rfe.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Drafted } from '../drafted.ts'
import type { Profile } from '../profile.ts'
import { qualityOf, type Finding } from '../quality/index.ts'
import type { ResponseRequest, RfeCase } from '../rfe.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { caseOfResponse, draftRfeResponse } from './index.ts'

export const untouched: IssueWork = { state: 'open', note: '', gathered: [], evidence: [] }

/** A notice with these pages, and nothing filed. */
export const noticeOf = (...pages: string[]): RfeCase => ({
  notice: { id: 9, url: '/api/files/notice', pages, by: 'text', sent_date: '2026-09-14', deadline: '2026-12-07' },
  filed: [],
})

export interface Answered {
  drafted: Drafted
  document: Document
  caseFile: CaseFile
  quality: Finding[]
  /** The blocks of the answer to an issue, from 1. */
  answer: (issue: number) => Block[]
  /** Everything in it, as it is printed. */
  text: (issue: number) => string
}

interface Given {
  profile?: Profile
  rfe?: RfeCase
  work?: readonly IssueWork[]
}

const answered = new Map<string, Promise<Answered>>()

/** The bridge engineer's response, but for what is told; drafted once however many tests ask for the same. */
export function respond(given: Given = {}, endeavor_id?: number | null): Promise<Answered> {
  const key = JSON.stringify([given, endeavor_id])
  const known = answered.get(key) ?? answer(given, endeavor_id)
  answered.set(key, known)
  return known
}

async function answer(
  { profile = civilEngineer, rfe = bridgeEngineerNotice.rfe, work = [] }: Given,
  endeavor_id: number | null = profile.endeavors[0]?.id ?? null,
): Promise<Answered> {
  const own = buildCaseFile(profile)
  const reading = rfe.notice.pages === bridgeEngineerNotice.rfe.notice.pages ? bridgeEngineerNotice.reading : undefined
  const analysis = analysisOf(reading ?? readNotice(rfe.notice.pages), own, rfe)
  const request: ResponseRequest = { rfe, analysis, work, endeavor_id }
  const drafted = await draftRfeResponse(own, request, quietRun())
  const { document } = drafted
  const caseFile = caseOfResponse(own, request)
  const answerTo = (issue: number): Block[] => document.blocks.filter(({ section }) => section === `issue-${issue}`)
  return {
    drafted,
    document,
    caseFile,
    quality: qualityOf(document, caseFile, []),
    answer: answerTo,
    text: (issue) => answerTo(issue).map(blockText).join('\n').replaceAll('\u00a0', ' '),
  }
}
