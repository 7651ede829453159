import type { Article } from './article.ts'
import { commonMistakes } from './mistakes.ts'
import { diyVsAttorney } from './diy-vs-attorney.ts'
import { niwRequirements } from './niw-requirements.ts'

/** In the order in which they are best read. */
export const ARTICLES: readonly Article[] = [niwRequirements, commonMistakes, diyVsAttorney]
