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

const DEGREE =
  "Advanced Degree\n\nThe evaluation does not explain how three years of study equal a bachelor's degree. Please submit a detailed evaluation.\n\n"

const KINDS = SIX.split('\n').map((line) => line.slice(4))
/** As the regulation letters them, and with bullets. */
const LISTS = [SIX, KINDS.map((kind) => `• ${kind}`).join('\n')]
const ASKED =
  'Please submit at least three of the following to establish that you are an individual of exceptional ability:'

test.each([
  `You claim to qualify as an individual of exceptional ability. ${ASKED}`,
  'Please submit at least three of the following:',
])('under a heading on exceptional ability they are requests of a point of its own: %s', (lead) => {
  for (const list of LISTS) {
    const [degree, ability] = requestsIn(`${DEGREE}Exceptional Ability\n\n${lead}\n\n${list}`)
    expect(degree).toEqual(['advanced_degree', ['Please submit a detailed evaluation.']])
    expect(ability?.[0]).toBe('exceptional_ability')
    expect(ability?.[1]?.slice(-6)).toEqual(KINDS)
  }
})

test('they are requests where the officer asks "you" for them without a heading', () => {
  for (const list of LISTS) {
    const requests = requestsIn(`${DEGREE}${ASKED}\n\n${list}`).flatMap(([, quotes]) => quotes)
    expect(requests.slice(-6)).toEqual(KINDS)
  }
})

test('they are none for whoever might claim it', () =>
  expect(
    requestsIn(`${DEGREE}If you claim exceptional ability instead, submit at least three of the following:\n\n${SIX}`),
  ).toHaveLength(1))

test('what an officer asks for in particular stays a request', () =>
  expect(
    requestsIn(
      'Record of Success\n\nThe record does not show your work as a founder. Please submit evidence of membership in professional associations.',
    ),
  ).toEqual([['record_of_success', ['Please submit evidence of membership in professional associations.']]]))
