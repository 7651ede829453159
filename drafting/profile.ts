import type { AcademicHistory } from '#domain/education.ts'
import type { AcademicProject } from '#domain/academic-project.ts'
import type { Application } from '#domain/application.ts'
import type { Endeavor } from '#domain/endeavor.ts'
import type { Evidence } from '#domain/evidence.ts'
import type { FileRef } from '#domain/file.ts'
import type { FiledName } from '#domain/filing-name.ts'
import type { FuturePlan } from '#domain/future-plan.ts'
import type { ProfessionalHistory } from '#domain/employment.ts'
import type { ProfessionalProject } from '#domain/employment-project.ts'
import type { SettledCard } from './cards/settled-card.ts'
import type { Referee } from '#domain/recommender.ts'

/** Fields that a person may leave out; absent, they are as good as empty. */
type Extra =
  | 'latin_first_name'
  | 'latin_last_name'
  | 'has_one_name'
  | 'occupation'
  | 'field_of_endeavor'
  | 'eb2_basis'
  | 'diploma_cn_certificate'
  | 'transcript_cn_certificate'
  | 'same_employer'
  | 'was_supervisor'
  | 'co_author'
  | 'imported_from'
/** What says how a record is kept, and nothing of the applicant. */
type Bookkeeping = 'version'

type Told<T> = Omit<T, Extra | Bookkeeping> & Partial<Pick<T, Extract<keyof T, Extra>>>

/** An entry as stored: with its number, and its files as references. */
export type Stored<T> = Told<{
  [K in keyof T]: T[K] extends infer V ? (V extends { base64_content: string } ? never : V) : never
}> & { id: number }

/** The words of an upload, page by page, as far as they could be read. */
export interface UploadText {
  /** The upload's own address, as the profile's field holds it. */
  url: string
  /** A file without pages (.docx) is one page; a page without words is the empty string. */
  pages: string[]
  /** `ocr`: read off a picture of the page, so that a letter may be wrong. */
  by: 'text' | 'ocr'
}

/** Everything that a document may be drafted from, as the profile holds it. */
export interface Profile {
  application: Told<Omit<Application, 'resume' | 'resume__filename__'>> & { resume: FileRef | null } & FiledName
  academichistory: Stored<AcademicHistory>[]
  academicprojects: Stored<AcademicProject>[]
  professionalhistory: Stored<ProfessionalHistory>[]
  professionalprojects: Stored<ProfessionalProject>[]
  evidence: Stored<Evidence>[]
  futureplan: Stored<FuturePlan>[]
  /** Unlocked endeavors only. */
  endeavors: Endeavor[]
  /** Numbers of those that were drafted here for the applicant to choose from; the others were typed. */
  draftedEndeavors?: readonly number[]
  referees: (Told<Referee> & { signed_letter: FileRef | null } & FiledName)[]
  /** What could be read of the uploads that the entries name; the others are exhibits without words. */
  uploads: UploadText[]
  /** How many pages the uploads have, by their addresses, also where no words could be read; absent where nobody counted. */
  pageCounts?: Readonly<Record<string, number>>
  /** Addresses of the papers that come with a response to a request for evidence; absent where none was received. */
  newPapers?: readonly string[]
  /** Fact cards that a person or a model has worded or decided on; absent where there are none. */
  settledCards?: readonly SettledCard[]
  /** The day of drafting, ISO; the only clock that drafting reads. */
  today: string
}
