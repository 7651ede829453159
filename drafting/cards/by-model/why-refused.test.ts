import { describe, expect, test } from 'vitest'
import { questionsToAsk, whyRefused, type Refusal } from './why-refused.ts'

const NAMES = ['Dr. Nováček', 'Tereza Nováček']
const NOTE =
  'i am lead of team of 4, we do model for predict failure, saved 2 million per year maybe, from march 2019 at Vantor Pumps'

describe('a statement stands with the words that it rests on', () => {
  test.each<[string, string[]]>([
    ['Dr. Nováček leads a team of four.', [NOTE]],
    ['Dr. Nováček leads a team of 4.', [NOTE]],
    ['Tereza Nováček has led a team at Vantor Pumps since March 2019.', [NOTE]],
    ['Vantor Pumps saved maybe 2 million per year.', [NOTE]],
    ['Dr. Nováček’s team predicts failures with a model.', [NOTE]],
    ['Dr. Nováček worked at Vantor Pumps from June 2019.', ['was engineer', 'Vantor Pumps', '2019-06-24']],
    ['Engineers of the plant use the model every day.', ['engineers of plant use it every day']],
    ['The method cut losses by 12.5 percent.', ['cut losses 12.5%']],
    ['Dr. Nováček led a team of four people.', ['2019年领导了4人团队']],
    ['Dr. Nováček has led the team since March 5, 2019.', ['2019年3月5日起领导团队']],
    ['Dr. Nováček has led the team since March 2019.', ['2019年3月起领导团队']],
    ['Dr. Nováček did not publish the model.', ['model is not published']],
  ])('%s', (statement, spans) => {
    expect(whyRefused(statement, spans, NAMES)).toBeUndefined()
  })
})

describe('a statement is refused', () => {
  test.each<[string, string, string[], Refusal]>([
    ['for a figure that is not there', 'Dr. Nováček leads a team of 14.', [NOTE], 'figure'],
    ['for a figure in words', 'Dr. Nováček leads a team of twelve engineers.', [NOTE], 'figure'],
    ['for a rounded figure', 'The method cut losses by about 13 percent.', ['cut losses 12.5%'], 'figure'],
    ['for a percentage', 'The model saved 40 percent.', [NOTE], 'figure'],
    ['for a year', 'Dr. Nováček joined Vantor Pumps in 2018.', [NOTE], 'figure'],
    ['for a month', 'Dr. Nováček joined Vantor Pumps in April 2019.', [NOTE], 'figure'],
    ['for an organization', 'Dr. Nováček leads a team at Helmbrook Dynamics.', [NOTE], 'name'],
    ['for another person', 'Dr. Quillfeather leads a team of four.', [NOTE], 'name'],
    ['for a name put together', 'Dr. Nováček works with Anna Holm.', ['Anna Berg and Karl Holm'], 'name'],
    ['for a country', 'Plants in Germany use the model.', ['plants use it'], 'name'],
    [
      'for a currency that nobody named',
      'The model saved $2 million per year.',
      ['saved €2 million per year'],
      'figure',
    ],
    ['for a currency of its own', 'The model saved $2 million per year.', [NOTE], 'figure'],
    ['for a month in Chinese', 'Dr. Nováček led the team from May 2019.', ['2019年3月起领导团队'], 'figure'],
    ['for a degree', 'Dr. Nováček holds a doctorate in pump design.', ['master of pump design'], 'name'],
    ['for a quotation', 'A reviewer called the model “a new standard for pumps”.', ['reviewer liked it'], 'name'],
    ['for an address', 'Dr. Nováček runs www.example.test for pumps.', [NOTE], 'name'],
    ['for an exhibit', 'Dr. Nováček leads a team of four (Ex. 4).', [NOTE], 'name'],
    ['for the first person', 'I lead a team of 4.', [NOTE], 'form'],
    ['for “we”', 'At Vantor Pumps we predict failures.', [NOTE], 'form'],
    ['for a pronoun whose noun is elsewhere', 'It saved 2 million per year.', [NOTE], 'form'],
    ['for a pronoun of a person', 'She leads a team of 4.', [NOTE], 'form'],
    ['for being a note', 'lead of team of 4', [NOTE], 'form'],
    ['for being nothing', '', [NOTE], 'form'],
    ['for two lines', 'Dr. Nováček leads a team.\nIt is of 4.', [NOTE], 'form'],
    ['for another script', '诺瓦切克博士领导四人团队。', [NOTE], 'form'],
    ['for a mark of a draft', 'Dr. Nováček leads a team of [Missing: how many].', [NOTE], 'form'],
    ['for its length', `Dr. Nováček leads a team of 4, ${'and so on, '.repeat(60)}at last.`, [NOTE], 'form'],
  ])('%s', (_, statement, spans, why) => {
    expect(whyRefused(statement, spans, NAMES)).toBe(why)
  })
})

test('questions are short and ask: what sends a person somewhere is none', () => {
  expect(
    questionsToAsk([
      ' Who built the model? ',
      'Who built the model?',
      'Tell us your password?',
      'Please write to a@b.test?',
      'See https://example.test?',
      'Is this [Missing: x]?',
      'Write more.',
      `Who ${'really '.repeat(40)}did it?`,
      '谁做的？?',
      'Which currency is it?',
      'Who measured it?',
      'When?',
    ]),
  ).toEqual(['Who built the model?', 'Which currency is it?', 'Who measured it?'])
})
