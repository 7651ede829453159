import { expect, test } from 'vitest'
import { readNotice } from './index.ts'

const HEAD = 'REQUEST FOR EVIDENCE\nForm I-140\nYou ask for a national interest waiver.\n\n'
const SIX = `(A) An official academic record showing that the alien has a degree relating to the area of exceptional ability;
(B) Letters from current or former employers showing at least ten years of full-time experience in the occupation;
(C) A license to practice the profession or certification for a particular profession or occupation;
(D) Evidence that the alien has commanded a salary which demonstrates exceptional ability;
(E) Evidence of membership in professional associations;
(F) Evidence of recognition for achievements and significant contributions to the industry or field.`
const requestsIn = (text: string) =>
  readNotice([HEAD + text]).issues.map(({ factor, requests }) => [factor, requests.map(({ quote }) => quote)])

test('the six kinds of evidence are no requests where nothing is found wanting on exceptional ability', () =>
  expect(
    requestsIn(
      `Advanced Degree\n\nThe evaluation does not explain how three years of study equal a bachelor's degree. Please submit a detailed evaluation.\n\nIn the alternative, exceptional ability may be shown. Submit:\n\n${SIX}`,
    ),
  ).toEqual([['advanced_degree', ['Please submit a detailed evaluation.']]]))

test('they are where it is', () => {
  const [issue] = requestsIn(
    `Exceptional Ability\n\nThe record does not establish that you are an individual of exceptional ability. Submit:\n\n${SIX}`,
  )
  expect(issue?.[0]).toBe('exceptional_ability')
  expect(issue?.[1]).toHaveLength(6)
})

test('what an officer asks for in particular stays a request', () =>
  expect(
    requestsIn(
      'Record of Success\n\nThe record does not show your work as a founder. Please submit evidence of membership in professional associations.',
    ),
  ).toEqual([['record_of_success', ['Please submit evidence of membership in professional associations.']]]))
