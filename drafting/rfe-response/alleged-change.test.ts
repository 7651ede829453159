import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { FiledPaper } from '../rfe.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { allegesChange } from './alleged-change.ts'
import { noticeOf, respond } from './testing.ts'

test.each([
  ['Your endeavor changed after the filing, from bridge alarms to road signs.', true],
  ['The endeavor described in your letter is different from the one in the initial filing.', true],
  ['The petitioner now presents a new endeavor.', true],
  ['It appears that the proposed endeavor has been materially changed since the petition was filed.', true],
  ['You have altered your proposed endeavor.', true],
  ['These statements constitute a material change to the petition.', true],
  ['The proposed endeavor no longer concerns bridges.', true],
  ['A petitioner may not make material changes to a petition in an effort to make it conform.', false],
  ['You must not submit a new endeavor.', false],
  ['Explain whether the endeavor has changed.', false],
  ['The endeavor would change the way that counties work.', false],
  ['The endeavor has changed the industry for the better.', false],
  ['The petitioner proposes a new method of testing.', false],
  ['The record does not establish that the endeavor will expand employment.', false],
])('“%s” alleges a change: %s', (text, expected) => expect(allegesChange(text)).toBe(expected))

describe('that the endeavor is the one that was filed', () => {
  const PLAIN = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
URGENCY
The petitioner has not shown that the national interest is urgent. Submit evidence of urgency.`
  const CHANGED = `${PLAIN}
ENDEAVOR
Your endeavor changed after the filing, from bridge alarms to road signs. Submit a statement that clarifies it.`
  const paper = (kind: FiledPaper['kind'], text: string): FiledPaper => ({
    kind,
    name: `${kind}.pdf`,
    url: null,
    pages: [text],
  })
  const letter = paper('petition_letter', 'The proposed endeavor is to give rural counties alarms for their bridges.')
  const statement = paper('endeavor', 'The proposed endeavor is to give rural counties alarms for their bridges.')
  const silent = paper('petition_letter', 'The beneficiary has worked on bridges for nine years in four counties.')

  const SAYS = /the one on which the petition was filed|Nothing in this response changes it|\bunchanged\b/u
  test.each([
    ['stands with the letter that was filed', PLAIN, [letter], true, undefined],
    ['is asked for where there is a statement alone', PLAIN, [statement], false, 'the endeavor as filed'],
    ['is asked for where the letter does not say it', PLAIN, [silent], false, 'the endeavor as filed'],
    ['is asked for where there is the entry alone', PLAIN, [], false, 'the endeavor as filed'],
    ['is asked for where the officer says otherwise', CHANGED, [letter], false, 'from bridge alarms to road signs.”'],
  ])('%s', async (_, page, filed, isSaid, asked) => {
    const { document } = await respond({ profile: civilEngineer, rfe: { ...noticeOf(page), filed } })
    const introduction = document.blocks
      .filter(({ section }) => section === 'introduction')
      .map(blockText)
      .join('\n')
    const [said, ...marks] = introduction.split('[Missing: ')
    expect(SAYS.test(said ?? '')).toBe(isSaid)
    expect(marks.join('\n')).toContain(asked ?? '')
    expect(marks).toHaveLength(asked === undefined ? 0 : 1)
    expect(introduction).toContain('Matter of Izummi')
    expect(introduction).not.toContain('[Verify: ')
  })
})
