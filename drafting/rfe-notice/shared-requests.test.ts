import { describe, expect, it } from 'vitest'
import { readNotice } from './index.ts'

const read = (text: string) =>
  readNotice([`Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n${text}`]).issues.map(
    ({ factor, requests }) => [factor, requests.map(({ quote }) => quote)],
  )
const WANTING =
  'You have not explained why a foundry could not file a labor certification for you. On urgency, you have not shown that delay would do harm.'

describe('what one sentence asks for on several points', () => {
  it.each([
    'You may submit evidence on these two considerations.',
    'The petitioner may submit evidence on each of these points.',
    'Please provide evidence of why a labor certification is impractical, and evidence of the urgency of your contributions.',
  ])('stands with each of them: %s', (asked) => {
    expect(read(`Third Prong: On balance\n${WANTING} ${asked}`)).toEqual([
      ['impractical', [asked]],
      ['urgency', [asked]],
    ])
  })

  it('stands with no point that something else is asked for on', () => {
    const own = 'Submit a letter of the foundry.'
    const [first = '', second = ''] = WANTING.split(/(?<=you\.) /)
    expect(
      read(`Third Prong: On balance\n${first} ${own}\n\n${second} Evidence on these two considerations may be sent.`),
    ).toEqual([
      ['impractical', [own]],
      ['urgency', ['Evidence on these two considerations may be sent.']],
    ])
  })

  it('stands once with the point it is on where it names no other', () => {
    const asked = 'Submit evidence of the urgency of your contributions.'
    expect(read(`Third Prong: On balance\n${WANTING} ${asked}`)).toEqual([
      ['impractical', []],
      ['urgency', [asked]],
    ])
  })
})
