import { describe, expect, it } from 'vitest'
import { readNotice } from './index.ts'

const read = (text: string) =>
  readNotice([`Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n${text}`])
const factorsIn = (text: string) => read(text).issues.map(({ factor }) => factor)

describe('an item that begins with what it asks for', () => {
  it('asks for it on its own point, and not on the one before', () => {
    const { issues } = read(
      'Second Prong: Well Positioned\n(a) Submit letters of parishes that ordered bells. No parish has written in support of the endeavor.\n(b) Submit a plan. There is no plan for future work in the record except one sentence of the statement.',
    )
    expect(issues.map(({ factor, requests }) => [factor, requests.map(({ quote }) => quote)])).toEqual([
      ['interest', ['Submit letters of parishes that ordered bells.']],
      ['plan', ['Submit a plan.']],
    ])
  })
})

it('is a point also in few words, where they are those of a complaint', () => {
  expect(
    factorsIn('National Importance\nCarbon: “40 percent less.” Computed by a student, per footnote. Inputs missing.'),
  ).toEqual(['national_importance'])
})

it('is quoted by what is asked for, where what was said before tells only what was filed', () => {
  const said = [
    ['Your filing consisted of Form I-140 and Appendix A.', 'Submit a signed Form ETA-9089, Final Determination.'],
    [
      'With a waiver you must file Appendix A of Form ETA-9089. The Final Determination was in your package.',
      'Submit a completed Form ETA-9089, Appendix A.',
    ],
  ]
  for (const [filed, asked] of said)
    expect(read(`Initial Evidence: Forms\n${filed}\n\n${asked}`).issues.map(({ quote }) => quote)).toEqual([asked])
})

it('that letters are alike is said by what it comes to, also where that is put as a rule', () => {
  const told = (words: string) =>
    read(`Second Prong: Well Positioned\nLetters\nFour letters were submitted. ${words}`).issues.map(
      ({ quote }) => quote,
    )
  const rule = 'Letters in common language are of diminished probative value, and they have been so treated.'
  expect(told(`Three contain an identical paragraph on “the crisis of bells.” ${rule}`)).toEqual([rule])
})

describe('what is worded as a rule', () => {
  const alone = 'Self-employment alone does not establish that a waiver is in the national interest.'
  it.each([
    [`The founder claims that a labor certification is impractical because she is self-employed. ${alone}`, []],
    [`The petitioner claims that a labor certification is impractical because she is self-employed. ${alone}`, [alone]],
    [`${alone}`, []],
    [
      'As for the shortage of founders, that posts are vacant does not by itself establish that the work of one founder has national importance.',
      [
        'As for the shortage of founders, that posts are vacant does not by itself establish that the work of one founder has national importance.',
      ],
    ],
    [
      'The petitioner bases this prong mainly on vacancies in foundries. A shortage of qualified workers is an issue for the Department of Labor and is what the labor certification process was designed for.',
      [
        'A shortage of qualified workers is an issue for the Department of Labor and is what the labor certification process was designed for.',
      ],
    ],
    [
      'A shortage of qualified workers is an issue for the Department of Labor and is what the labor certification process was designed for.',
      [],
    ],
  ])('is a finding behind the claim that it answers alone: %s', (text, quotes) => {
    expect(read(`Third Prong: On balance\n${text}`).issues.map(({ quote }) => quote)).toEqual(quotes)
  })
})

it.each([
  'The transcript in the Norwegian language was submitted without a certified translation.',
  'The letter of the foundry is partly in Norwegian and the English version that follows it is not certified.',
  'The minutes, which you describe as confirming this, are in Finnish with a summary of six lines in English.',
])('is found in a paper that is not translated, also where nothing is asked for: %s', (text) => {
  expect(read(`Translations\n${text}`).issues.map(({ factor, quote }) => [factor, quote])).toEqual([
    ['translation', text],
  ])
})

it('is found behind a condition, where the record is told to fall short', () => {
  const text =
    'If he relies in the alternative on experience, the single letter in the record covers three years after the degree and so falls short of five years of progressive experience.'
  expect(
    read(`Five Years of Progressive Experience\n${text} He may submit letters.`).issues.map(({ quote }) => quote),
  ).toEqual([text])
})

it('stands under the heading of its own that an item has', () => {
  const told = (words: string) =>
    read(
      `Exceptional ability\nThe petitioner has not met these criteria:\n${words}\n\nNational Importance\nThe record does not show any effect beyond one parish.`,
    )
  const items = [
    '(A) Official academic record. The certificate of the foundry does not state the dates of attendance. Please submit an official academic record.',
    '(B) Ten years of full-time experience. The letter of the parish does not state whether the employment was full-time. Please provide letters from employers.',
  ]
  expect(told(items.join('\n')).issues.map(({ heading }) => heading)).toEqual([
    '(A) Official academic record',
    '(B) Ten years of full-time experience',
    'National Importance',
  ])
})

it.each([
  [
    'Ability to Pay\nSubmit evidence that the prospective employer has the ability to pay the proffered wage of $71,400.',
    'other',
  ],
  [
    'Final Determination\nThe Final Determination (Form ETA-9089) is in the file, but it is not signed by the foreign worker. Please sign it.',
    'signature',
  ],
  ['Final Determination\nThe Final Determination (Form ETA-9089) is not in the file. Please submit it.', 'form'],
])('is of %s', (text, factor) => {
  expect(factorsIn(text)).toEqual([factor])
})

it('is no point of its own where it only leads to a complaint of its paragraph', () => {
  const step = 'You cannot sell the bells, or bill any parish for them, until certain steps have been taken.'
  const finding =
    'Your plan does not take account of your founder’s opinion, neither in its schedule nor in its costs, and we cannot regard it as workable until it does.'
  const { issues } = read(
    `Progress\n${step} The plan says that the bells are “exempt” and leaves it there. ${finding} Submit a revised explanation.`,
  )
  expect(issues.map(({ quote, further }) => [quote, further.map((one) => one.quote)])).toEqual([[finding, [step]]])
})

it.each([
  'No calculation, source or author is given for either number, and a claim without evidence does not meet the burden of proof.',
  'What we miss is a description of the work: to lead a foundry is not, without more, experience in the specialty.',
  'A letter which shows no growth in responsibility does not establish that those six years were progressive, and the rest of the experience amounts to only three years.',
  'Those projections are not supported by evidence such as orders of parishes or prices of alloys.',
  'The shortage of founders does not render your proposed endeavor nationally important.',
  'It is claimed that delay will cost parishes another season, but by the plan the alloy would not be in use before 2029.',
  'In Part 6 you give your occupation as “bell event coordinator,” for which no degree is needed and which is not a profession.',
  'Should a third criterion be shown, the petitioner has still not explained what sets these bells above those ordinarily cast.',
])('is found in %s', (text) => {
  expect(read(`First Prong: National Importance\n${text}`).issues.map(({ quote }) => quote)).toEqual([text])
})

it('is asked for an item whose sign stands before what is to be sent', () => {
  const asked = '• Submit a statement that explains why a labor certification is not suited to this post.'
  const { issues } = read(
    `Third Prong: On balance\nIt was not explained why a parish could not file a labor certification.\n\n${asked}`,
  )
  expect(issues.map(({ requests }) => requests.length)).toEqual([1])
})

it('of a prong is asked for what stands in the list behind its last heading', () => {
  const { issues } = read(
    'Second Prong: Well Positioned\n\nModel or plan\nThe plan contains no budget.\n\nRecord of success\nThe record does not show which part of the work was yours.\n\nInterest of relevant entities\nUSCIS accepts that the three contracts establish the interest of customers.\nThe petitioner may submit the following for this prong:\n• A budget for the plan;\n• Letters of co-authors which specify the petitioner’s own part of the work.',
  )
  expect(issues.map(({ factor, requests }) => [factor, requests.length])).toEqual([
    ['plan', 1],
    ['record_of_success', 1],
  ])
})

describe('the points of a notice', () => {
  it.each([
    'If you do not respond to this request by the date shown, your petition will be denied without further notice.',
    'USCIS has considered all of the evidence, whether or not it is specifically discussed in this notice.',
    'You are not required to submit a business plan.',
    'You made no claim about employment, and none has been weighed.',
    'Neither have we any doubt as to what it is that you would do.',
    'There are nonetheless some matters on which we cannot decide in your favor without more, and this letter sets them out.',
    'We have not made a final determination on the whole, since three criteria have not been met.',
    'None of them is indispensable.',
    'A petitioner may not make material changes to the petition.',
    'Once the period has expired, no further evidence can be submitted.',
    'To meet this criterion, the evidence must establish that the salary is high relative to others.',
    'The fact that an occupation is in demand does not show that an endeavor has national importance.',
    'You have not claimed that you meet criterion (iv), and it will not be discussed.',
    'You may submit any other evidence that you believe will establish eligibility.',
    'According to your statement, no other foundry in the country mends bells.',
    'We note that an earlier petition filed for you was denied because the employer did not show its ability to pay.',
    'If the evidence does not show that the letter is yours, the letter cannot be considered.',
    'Your spouse’s Form I-765 was rejected for the wrong fee. That is a separate matter and is not a part of this request.',
    'No further description of the plan is needed at this time.',
    'Generalized conclusory statements that do not identify a specific impact in the field have little probative value.',
    'The following is needed to continue processing.',
    'The absence of a date beside the signature was not treated as a defect.',
    'You filed the petition in May. We looked at the form and at what you filed with it. We need more from you before we can decide.',
    'Each of the prongs is set out below with the evidence that may be sent.',
    'Some of these papers matter more in one case than in another. Letters of officials can be good evidence.',
    'It cannot suffice to state that the alien possesses useful skills, or a unique background.',
    'No determination is made with respect to salary.',
    'In Dhanasar a role in funded projects was persuasive although the petitioner had not always obtained the funds.',
    'You also have a petition pending in another classification, in which an officer found that your articles were not about you; that finding has no bearing on this petition.',
    'There is no provision in the regulation that would allow a person to qualify with anything less.',
    'Review of the file shows that we need the evidence described here.',
    'USCIS has reviewed the petition, and additional information is needed before a decision can be made.',
    'What follows tells you what we found, and what you may send.',
    'Every form or other document must be submitted with a valid signature. 8 CFR 103.2(a)(2).',
    'You do not claim to qualify by a bachelor’s degree and five years of experience, and no employment letters were submitted.',
    'Turning to this requirement, the factors include, without being limited to, the person’s education, skills, knowledge and record of success in related or similar efforts, a model or plan for future activities, and any progress towards achieving the endeavor.',
    'We note that your certificate bears a different spelling of your name; the other documents leave no doubt that it is yours.',
    'The petition was filed by Ivo Brandl, a bell founder. Evidence is requested as follows.',
    'The petitioner mentioned a membership but stated that he does not rely upon it. No finding is therefore made with respect to memberships.',
    'The petitioner’s schooling, though it stops short of the doctorate, prepares him for the task, and the Service has no reservation as to his skills. Nor has it any as to the plan, which assigns a cost to every step.',
    'The method is in the record from the first page to the last, and there can be no doubt about what is proposed.',
    'It may be said that busy people do not give up a morning for nothing.',
    'It is argued first that this blend of skills cannot be put into an advertisement.',
    'We cannot extend the date.',
    'A copy of this notice has not been sent to any attorney, since the form in the file was withdrawn.',
    'You state that you reviewed submissions. Review is routine in the field and adds little here, but it does not weigh against you.',
    'I should add that I had no difficulty with the five letters from scholars.',
    'The absence of Form G-28 is without consequence, no attorney having appeared.',
    'There is a page missing from the copy of your lease, which plays no part in our decision.',
    'It is generally presumed that the national interest in the protection of U.S. workers is served by the labor certification process.',
    'USCIS notes, for your convenience, that page 6 of the lease was filed upside down but is legible.',
    'You also remark that bells “know no state lines.” No point is taken on geography, one way or the other.',
    'You asked us to join a second founder to the petition. That cannot be done. It has no effect upon your own case.',
    'No agreement of service and no letter of a parish council or of a state department is required of her.',
    'Her description leaves no question open. As culture is among the areas that the decision names, the endeavor is found to have substantial merit.',
    'It was argued that a labor certification would be impractical, as no single parish has need of the whole work. USCIS agrees that the work does not fit well with a certification.',
    'The petitioner may provide:\n– licenses or agreements with other founders;\n– the opinion of persons in the trade, with no interest in the foundry, as to what the method would change for others.',
    'You may submit, for any of the factors:\n• Diplomas and letters that document your skills;\n• A detailed plan for the endeavor.',
  ])('are not raised by %s', (text) => {
    for (const heading of ['Second Prong: Well Positioned', 'Plan', 'Third Prong: On balance'])
      expect([heading, factorsIn(`${heading}\n${text}`)]).toEqual([heading, []])
  })

  it.each([
    [
      'three of one paragraph',
      'Third Prong: On balance\nThe petitioner has not explained why it would be impractical to obtain a labor certification. Nor has she shown that the United States would benefit from her work even if other qualified workers are available. Likewise, no evidence of urgency has been provided.\nYou may submit evidence on these factors.',
      ['impractical', 'benefit_despite_workers', 'urgency'],
    ],
    [
      'of the second prong',
      'Second Prong: Well Positioned\nThe plan contains no budget. No evidence of progress has been provided. And no investor or customer has expressed interest.\nPlease submit further evidence.',
      ['plan', 'progress', 'interest'],
    ],
    [
      'several sentences on one',
      'National Importance\nThe exhibits concern the field. They do not mention your foundry. You have not shown that its impact would reach beyond three parishes.\nPlease submit evidence.',
      ['national_importance'],
    ],
    [
      'one said without any negative, for which something is asked',
      'Interest of others\nExhibit 9 is a note of thanks from a sexton. Please send letters from parishes.',
      ['interest'],
    ],
    [
      'two on one factor, each with what is asked',
      'Five years of progressive experience\nThe first letter does not state your hours.\nSubmit a letter that states them.\nThe second letter does not state your duties.\nSubmit a letter that describes them.',
      ['five_years', 'five_years'],
    ],
    [
      'two of one paragraph, each with what is asked, the second named by neither its words nor its heading',
      'Second Prong: Well Positioned\nThe plan contains no budget. Please send one. Likewise, apart from your own cousins, we see no one who has said that he wants it. Evidence of the interest of customers would be considered.',
      ['plan', 'interest'],
    ],
    [
      'two on one factor, each in a paragraph of its own',
      'National Importance\n\nThe exhibits concern the field. They do not show that your foundry would have any effect beyond three parishes.\n\nYou also state that mending bells would save $400 million. No source is given for this figure, and you have not said how it was reached.\n\nPlease submit evidence.',
      ['national_importance', 'national_importance'],
    ],
    [
      'two of one paragraph, of which the second begins with an “it” that stands for nothing',
      'Third Prong: On balance\nThe hospital has offered to sponsor her. In these circumstances it is unclear why a labor certification would be impractical. It has also not been shown in what way the United States would benefit from her work even if other founders are available.\nYou may submit evidence on these factors.',
      ['impractical', 'benefit_despite_workers'],
    ],
    [
      'a slight complaint of one paragraph and the matter to which the next turns',
      'Second Prong: Well Positioned\nAs for the letters, the writers mention the bells in one sentence each without saying what came of them.\n\nThen there is the matter of the plan. The plan has no timetable and no budget.',
      ['letters', 'plan'],
    ],
    [
      'a form that is asked for behind another point',
      'Advanced Degree\nThe transcript has not been submitted. Please submit the transcript.\n\nPlease send Appendix A of Form ETA-9089, completed for yourself, which was not among the forms received.',
      ['advanced_degree', 'form'],
    ],
    [
      'with what such notices ask under it in words of their own',
      'National Importance\nThe petitioner has not shown an effect beyond three parishes. Please submit evidence of it.\n\nThe petitioner should submit a detailed description of the proposed endeavor and why it is of national importance.',
      ['national_importance'],
    ],
    [
      'with what sums them up',
      'Second Prong: Well Positioned\nThe plan contains no budget.\n\nIn the aggregate, you have not shown that you are well positioned.',
      ['plan'],
    ],
    [
      'under questions',
      'Second Prong: Well Positioned\nHave you a plan?\n\nThe pages we have were made with a template and contain no budget.\n\nAre customers interested?\n\nNo letter shows that anybody would buy a bell. Please send one that does.',
      ['plan', 'interest'],
    ],
    [
      'of a criterion that is claimed, and none of one that is not',
      'Exceptional ability\n(C) License: not claimed\nNo license was submitted.\n(D) Salary\nThe form does not show a salary above that of others. Please submit wage surveys.',
      ['exceptional_ability'],
    ],
    [
      'a complaint and what it comes to',
      'Second Prong: Well Positioned\nAlthough the plan needs forty parishes, the file holds nothing from any of them. The record does not establish the interest of customers in the foundry.\nPlease submit letters of intent.',
      ['interest'],
    ],
    [
      'on letters that are not signed',
      'Letters of recommendation\nThe letters were written by former classmates and are unsigned. Consequently the letters do not show a record of success.\nPlease submit further letters.',
      ['letters'],
    ],
    [
      'of a table, each under its row',
      'Element You filed Observation\nPlan Pages 3 to 9 Open.\nCosts do not agree with one another.\nInterest of others Nothing Open.\nNo letter came.',
      ['plan', 'interest'],
    ],
    [
      'of two matters in one paragraph that no turn of speech tells apart',
      'Second Prong: Well Positioned\nThe letters praise you in general terms and do not say what you did. The plan has no budget, and it does not say who will pay for the foundry.\nPlease submit further evidence.',
      ['letters', 'plan'],
    ],
    [
      'a complaint and what it comes to after what was said between',
      'Third Prong: On balance\nThat assertion is not explained. The foundry is half owned by a company which could employ her. Thus the petitioner has failed to show that it would be impractical to obtain a labor certification.\nPlease submit an explanation.',
      ['impractical'],
    ],
    [
      'said before the first heading and nowhere again',
      'The file holds a transcript but no diploma, and we cannot tell if the degree was awarded.\nFirst Prong: National Importance\nThe record does not show an impact beyond your clients.\nPlan\nThe plan has no budget.\nInterest of others\nNo customer has written.',
      ['advanced_degree', 'national_importance', 'plan', 'interest'],
    ],
    [
      'of a plan without which a thing cannot open, which is no row of a table',
      'Plan\nThe plan also does not address the permit without which the foundry cannot open. Please submit the permit.',
      ['plan'],
    ],
    [
      'under a criterion in the regulation’s words, although another was met',
      'Exceptional ability\nMembership in professional associations. You sent a card of the guild. Met.\n\nRecognition for achievements and significant contributions to the industry or field. The article is not translated, and we cannot tell whether it recognizes an achievement. You may submit a translation.',
      ['exceptional_ability'],
    ],
    [
      'of a criterion, with what is said to meet it before, and what it comes to after',
      'Exceptional ability\n(D) Salary\nTo establish this criterion the petitioner may provide tax returns.\n\nEvaluation: The petitioner sent one page of a job site. It says nothing of bell founders. The criterion has not been met.',
      ['exceptional_ability'],
    ],
    [
      'that first refers back, and then says what it is on',
      'First Prong: National Importance\nMr. Marsh writes that nobody else knows the bells of the valley. Those remarks are about you and not about the reach of what you will do. The opinion and the report speak of bells at large, and the record does not show that casting nine bells a year would have a broader impact that rises to national importance.',
      ['national_importance'],
    ],
    [
      'announced at first and told under their headings',
      'As explained below, the record does not show a plan.\nFirst Prong: National Importance\nThe record does not show an impact beyond your clients.\nPlan\nThe plan has no budget.\nInterest of others\nNo customer has written.',
      ['national_importance', 'plan', 'interest'],
    ],
  ])('%s', (_, text, factors) => {
    expect(factorsIn(text)).toEqual(factors)
  })
})

describe('the points of a notice of a few lines', () => {
  it.each([
    [
      'labelled by what they are on',
      'National Importance: The record does not establish that the proposed endeavor has national importance.\nPlease submit evidence of its prospective impact.\nWell Positioned: The evidence does not show that you are well positioned to advance the endeavor.\nPlease submit letters from experts.\nYou must respond by April 1, 2026.',
      ['national_importance', 'record_of_success'],
    ],
    [
      'numbered',
      'Issue 1: National importance. The evidence does not show that the proposed endeavor has national importance.\nIssue 2: Well positioned. You have not submitted a plan for future activities.\nIssue 3: On balance. You did not explain why it would be beneficial to waive the job offer.',
      ['national_importance', 'plan', 'balance'],
    ],
    [
      'without any heading',
      '1. The petitioner has not demonstrated that the proposed endeavor has national importance.\n2. The petitioner has not demonstrated that she is well positioned to advance the proposed endeavor.\n3. The petitioner has not demonstrated that, on balance, it would be beneficial to the United States to waive the job offer.',
      ['national_importance', 'record_of_success', 'balance'],
    ],
  ])('%s', (_, text, factors) => {
    expect(
      readNotice([`REQUEST FOR EVIDENCE\nForm I-140 Immigrant Petition, National Interest Waiver\n${text}`]).issues.map(
        ({ factor }) => factor,
      ),
    ).toEqual(factors)
  })
})

describe('numbered paragraphs of which each asks for something', () => {
  const BELLS = ['The plan has no budget.', 'Submit a budget.']
  const DEED = ['No parish has written in support of the foundry.', 'Submit letters of parishes.']
  const rowOf = (...paragraphs: string[][]) => paragraphs.map((each, at) => `${at + 1}. ${each.join(' ')}`).join('\n\n')
  const told = (text: string) =>
    read(text).issues.map(({ heading, quote, requests }) => [
      heading,
      quote.replace(/^\d\. /, ''),
      ...requests.map((one) => one.quote.replace(/^\d\. /, '')),
    ])

  it.each([
    [
      'one whose words complain of nothing',
      ['You intend to move the foundry to another river.', 'State on which river it will stand.'],
    ],
    [
      'one that asks first',
      ['Send the deed of the foundry, both sides.', 'The copy on file ends in the middle of a line.'],
    ],
    [
      'one with a title before a name',
      ['The letters of Dr. Marsh and Ms. Fen use identical language.', 'Provide letters in their own words.'],
    ],
    [
      'one that asks for originals',
      ['The letters of Mr. Marsh bear no signature.', 'Submit signed originals on letterhead.'],
    ],
  ])('are points of their own: %s', (_, second) => {
    const [request] = second.filter((one) => /^(?:State|Send|Provide|Submit)/.test(one))
    const [reason] = second.filter((one) => one !== request)
    for (const row of [rowOf(BELLS, second, DEED), rowOf(DEED, BELLS, second), rowOf(second, DEED, BELLS)])
      expect(told(row)).toEqual(
        expect.arrayContaining([
          [null, ...BELLS],
          [null, ...DEED],
          [null, reason, request],
        ]),
      )
  })
  it('tell what is said twice once, and are not unsure', () => {
    const stay = 'It is not clear that you will stay with the bells.'
    const ends = 'Your license ends on June 30, 2027.'
    const { issues } = read(rowOf(BELLS, [stay, ends, 'Submit evidence that you will.'], DEED))
    expect(issues.map(({ further }) => further.map(({ quote }) => quote))).toEqual([[], [ends], []])
    expect(issues.filter(({ unsure }) => unsure)).toEqual([])
  })
  it('are under no heading that another of them has', () => {
    const first = [
      'National importance.',
      'The record does not show an effect beyond three parishes.',
      'Submit evidence of one.',
    ]
    const { issues } = read(rowOf(first, BELLS, DEED))
    expect(issues.map(({ heading, factor }) => [heading, factor])).toEqual([
      ['1. National importance', 'national_importance'],
      [null, 'plan'],
      [null, 'interest'],
    ])
  })
  it('raise nothing where they only tell', () => {
    const tells = ['You state that your son will come with you.', 'No action is needed for him.']
    expect(told(rowOf(BELLS, tells, DEED))).toHaveLength(2)
  })
})

describe('a finding that counts what the sentence before it names', () => {
  it.each([
    ['You provided nine photographs of bells.', 'None bears a date. No parish has written.'],
    ['The petitioner provided four offers.', 'Two bear no name. No parish has written.'],
    ['You submitted five letters of parishes.', 'Two are signed by your own cousins and do not name a bell.'],
  ])('is quoted with it: %s', (names, text) => {
    const { issues } = read(`Second Prong: Well Positioned\n${names} ${text} Please submit further evidence.`)
    const quotes = issues.flatMap(({ quote, further }) => [...further.map((one) => one.quote), quote])
    expect(quotes.filter((one) => one === names)).toHaveLength(1)
    expect(issues.map(({ quote }) => quote)).not.toContain(names)
  })
  it('and with nothing that a finding which names its own does not need', () => {
    const [issue] = read('Plan\nYou submitted a plan of nine pages. The plan has no budget. Please submit one.').issues
    expect(issue).toMatchObject({ quote: 'The plan has no budget.', further: [] })
  })
})

it.each([
  ['In addition, the articles submitted as Exhibit 7 are unpublished.', 'Please submit evidence of publication.'],
  ['In addition, the photographs submitted as Exhibit 9 are undated.', 'Please submit a statement of their dates.'],
])('is raised by a slight complaint in a paragraph that asks because of it: %s', (said, asked) => {
  const first =
    'National Importance\nYou describe a foundry on a river. The river has three parishes. Each parish has a church. The record does not show an effect beyond the three parishes. Please submit evidence of one.'
  const last = 'Third Prong: On balance\n\nThe petitioner has not shown that the need is urgent.'
  const { issues } = read(
    `${first}\nSecond Prong: Well Positioned\nThe plan has no budget. Submit:\n• A budget;\n• A list of costs.\n\n${said} ${asked}\n\n${last}`,
  )
  expect(issues.slice(1).map(({ quote, requests }) => [quote, requests.map((one) => one.quote)])).toEqual([
    ['The plan has no budget.', ['A budget;', 'A list of costs.']],
    [said, [asked]],
    ['The petitioner has not shown that the need is urgent.', []],
  ])
})

describe('that somebody will go on in the field', () => {
  const doubts = [
    'It is not clear that you will remain in the field. Your current status is F-1 and ends on June 30, 2027. Submit evidence of an intention to work in the field of endeavor.',
    'Your employment authorization expires on June 30, 2027. Explain what you will do after that day.',
  ]
  it.each(doubts)('is on no factor of the waiver: %s', (text) =>
    expect(read(text).issues).toMatchObject([{ factor: 'other', prong: 'other' }]),
  )
  it.each(doubts)('but where a prong is discussed is of that: %s', (text) =>
    expect(read(`Second Prong: Well Positioned\n${text}`).issues.map(({ prong }) => prong)).toEqual(['prong_2']),
  )
})

describe('that the endeavor has changed since the filing', () => {
  it.each([
    'In your letter of May 4 you say that your endeavor changed after the filing, from casting bells to teaching welders.',
    'The response materially changes the endeavor.',
    'You have since replaced the proposed endeavor.',
    'The plan describes a school for welders, which is not the endeavor on which the petition was filed.',
    'What is now described amounts to a material change.',
  ])('is a point on the endeavor, under whatever heading: %s', (text) => {
    for (const heading of ['The Proposed Endeavor', 'Second Prong: Well Positioned', 'Plan']) {
      const { issues } = read(`${heading}\n${text} Clarify which endeavor this petition rests upon.`)
      expect(issues).toMatchObject([{ factor: 'endeavor', prong: 'prong_1', quote: text }])
      expect(issues[0]?.unsure).toBeUndefined()
    }
  })
  it.each([
    'A petitioner may not make material changes to a petition in an effort to make a deficient petition conform to USCIS requirements.',
    'A response may explain but may not materially change the endeavor.',
    'Changes made to the endeavor after that time will not be considered.',
    'The second prong shifts the focus from the proposed endeavor to the foreign national.',
  ])('is not said by %s', (text) => {
    expect(factorsIn(`The Proposed Endeavor\n${text}`)).toEqual([])
  })
})

describe('what is asked for on a point', () => {
  it('is never what only leads to it', () => {
    const text = 'Plan\nThe plan has no budget. You may submit:\n\nInterest of others\nNo customer has written.'
    const issues = readNotice([
      `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n${text}`,
    ]).issues
    expect(issues.map(({ factor, requests }) => [factor, requests])).toEqual([
      ['plan', []],
      ['interest', []],
    ])
  })

  it.each([
    [
      'behind words of a point',
      'The plan has no budget. To establish this point, submit:\n• Objective evidence of the budget;\n• Letters that show who will pay.',
      2,
    ],
    [
      'below',
      'The plan has no budget. Below is what you may send. Copies are accepted.\n• The budget;\n• Letters that show who will pay.',
      2,
    ],
    [
      'within the items of a list',
      '• The plan has no budget. You may send\n‣ the budget of the foundry;\n‣ letters that show who will pay.',
      2,
    ],
  ])('is all of the list: %s', (_, text, count) => {
    const [issue] = readNotice([
      `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\nPlan\n${text}`,
    ]).issues
    expect(
      issue?.requests.filter(({ quote }) => /budget|who will pay/.test(quote) && !/no budget/.test(quote)),
    ).toHaveLength(count)
  })
})
