import { TIE_ANSWERS, TIE_NAMES, type TieAnswer } from '../../case-file/ties.ts'
import { acquaintanceClaimed, DENIES } from '../acquaintance.ts'
import type { Reading } from '../reading.ts'
import type { Found, Rule } from './rule.ts'

const ALL = '(?:her|him|them|his|their|[^,.;]{0,40}?\\p{Lu}[\\p{L}’-]+)'
/** Words by which a writer tells of a tie, as the writer's own. */
const TELLS: Readonly<Record<TieAnswer, RegExp>> = {
  same_employer:
    /\b(?:(?:the )?same employer|one employer|employers? in common|common employer|shared? an employer|employer was (?:ever )?common)\b/iu,
  was_supervisor: new RegExp(
    `\\bI (?:have |had |also |once |directly |never |not )*supervis(?:ed|e) ${ALL}|\\bI (?:was|am|have been) [^,.;]{0,20}supervisor\\b|\\breport(?:s|ed) to me\\b|\\b(?:as|am|was|been) (?:her|his|their) (?:\\p{L}+ )?(?:professor|teacher|mentor|advis[eo]r|supervisor)\\b`,
    'u',
  ),
  co_author:
    /\b(?:we|I) (?:have |had |also |once |never |not |neither )*(?:co-?(?:wrote|authored|written)|(?:published|wrote|written)\b[^,.;]{0,40}\b(?:together|with))|\bI (?:was|am|have been) [^,.;]{0,20}co-?author\b|\bwe (?:are|were|have been) [^,.;]{0,12}co-?authors\b|\bpublications? (?:in common|with (?:her|him|them))\b/iu,
}

const CLAUSES = /[;,]|\band\b|\bbut\b/u

/** A tie that a writer claims or denies against what the profile answers; words that only quote the relationship are its own. */
function againstAnswers({ voice, text, caseFile }: Reading): Found[] {
  if (typeof voice !== 'object') return []
  return TIE_ANSWERS.flatMap((one): Found[] => {
    const answer = caseFile.fact('referees', voice.referee, one)?.value
    const found = answer === undefined ? null : TELLS[one].exec(text)
    if (found === null) return []
    // A no at the head of a sentence holds for all of a row: "never shared an employer, supervised her or …".
    const before = text.slice(0, found.index)
    const own = `${before.split(/[;]|\bbut\b/u).at(-1) ?? ''} ${found[0]}`
    const denied = DENIES.test(own) || (!CLAUSES.test(text) && DENIES.test(text))
    if (denied === (answer === 'No')) return []
    const said = answer === 'No' ? `there was no tie of ${TIE_NAMES[one]}` : `there is a tie of ${TIE_NAMES[one]}`
    const [start, end] = [found.index, found.index + found[0].length]
    return [{ kind: 'source', start, end, text: found[0], reason: `your profile says that ${said}` }]
  })
}

/** The promise: a source says otherwise, here the recommender's own answers. */
export const ties: Rule = {
  id: 'ties',
  title: 'The recommender answered otherwise about the tie to the applicant.',
  basis: 'promise',
  examples: {
    marks: [
      { text: 'I never supervised her.', of: 'answeredTies', voice: { referee: 81 } },
      { text: 'We have published articles together.', of: 'answeredTies', voice: { referee: 81 } },
      { text: 'I have worked with her for years.', of: 'untied', voice: { referee: 82 } },
    ],
    passes: [
      { text: 'I supervised her.', of: 'answeredTies', voice: { referee: 81 } },
      { text: 'We have never published together.', of: 'answeredTies', voice: { referee: 81 } },
    ],
  },
  find(reading) {
    const denied = againstAnswers(reading)
    // What an answer denies by name says more than that there is no tie.
    return denied.length > 0 ? denied : acquaintanceClaimed(reading)
  },
}
