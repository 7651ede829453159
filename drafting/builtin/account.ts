import { frames } from '../proof/frames.ts'

/** Before the applicant's words behind labels: whose they are. */
export const ACCOUNT = frames('{Name’s} own account follows.')
