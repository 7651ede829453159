import { describe, expect, it } from 'vitest'
import { ownWords } from './sentences.ts'
import { type Role, weigh } from './roles.ts'

const roleOf = (text: string): Role => weigh(ownWords(text)).role

describe('what a sentence of a notice does', () => {
  it.each([
    'The submitted documents are insufficient to demonstrate that the proposed endeavor is of national importance.',
    'USCIS is unable to determine from the record how the restaurant would impact the broader industry.',
    'Without sufficient information regarding the proposed endeavor, we cannot assess its national importance.',
    'The record is silent on the source of funding.',
    'It is therefore unclear what specific endeavor the beneficiary intends to pursue.',
    'Although you will create jobs, you did not offer a direct tie between your work and the claimed results.',
    'None of the writers explains how your methods have been used by others.',
    'The proposed endeavor appears to benefit only the petitioner’s prospective employer.',
    'You have yet to show any investment in the business.',
    'The translation was not certified.',
    'The letters are vague and nearly identical.',
    'The petitioner has the burden of proof and has not met that burden with respect to the second prong.',
    'Your claim that there is a shortage of nurses does not render your work nationally important.',
    'We note several inconsistencies between your resume and the employment letters.',
    'On the other hand, no evidence was given of the standing of the orchard trust.',
    'How the bells would get from the foundry to the parishes is left to the imagination.',
    'The description is too general to allow us to apply the first prong.',
    'A letter from Professor Larkmere says that the work is important but identifies no effect beyond one parish.',
    'A single favorable factor has not, in this case, been shown to carry the balance.',
    'A plan which leaves its own first season without money does not show a workable model.',
    'Minutes and a lease show a wish, but little movement toward carrying it out.',
    'While you claim that “every county will use it”, no survey, order, or letter pointing beyond the home county was provided.',
    'In your letter you say that you mean to “retire to teaching”, and that plan is silent on research.',
    'USCIS does not find evidence that the laboratory’s work would have a broader impact on the regulation of odors.',
    'This is a different endeavor and a material change to the petition.',
    'You did not claim or show that the United States would benefit even if other surveyors are available.',
    'The petition letter states that the articles have been cited 212 times, while the printout shows 164 citations.',
    'According to the petition letter your work has been cited 500 times; however, the printout in Exhibit 9 reflects 312.',
    'You claim 35 publications, but your curriculum vitae lists 28.',
    'While the petition letter gives 212 citations, the printout at Exhibit 9 gives 164.',
    'The employment letter states that you worked from 2015 to 2019, whereas the form lists 2016 to 2019.',
    'The petition describes one endeavor and the business plan describes another.',
    'The letter is dated June 2024, yet it describes events of September 2024.',
    'The brief says that "there are no bell founders in this country\' but Exhibit 9 names five of them, and the brief does not say what you would add.',
  ])('finds the record wanting: %s', (text) => {
    expect(roleOf(text)).toBe('finding')
  })

  it.each([
    'The petitioner must establish that the endeavor has national importance.',
    'Merely working in an important field is insufficient to establish the national importance of an endeavor.',
    'An individual who lacks a plan is not well positioned.',
    'In Dhanasar, the AAO found that the record did not show broader effects on the field.',
    'If you fail to submit the requested evidence, the petition may be denied.',
    'Statements made without supporting documentation are of limited probative value.',
    'It is not sufficient to show that a person is skilled.',
    'Please note that no extension of time can be granted.',
    'You may request a decision on the record if you do not have additional evidence.',
    'The petition may not be changed in a material way after filing in order to make it approvable.',
    'No one kind of evidence is required, and the absence of any one kind is not fatal.',
    'That a document is named below does not mean that its absence is by itself fatal.',
    'If we do not receive a response in time, we may deny your petition.',
    'You should bear in mind that letters which only repeat the decision carry little weight.',
    'USCIS has considered all of it, whether or not an exhibit is mentioned below.',
    'No foreign language documents without translation were found in your filing.',
    'The only question is that of the waiver.',
    'Three things are missing.',
    'What the record does not show.',
    'No finding on it is made at this time.',
    'USCIS acknowledges that you led the work on a pilot orchard, and finds that this is evidence of a record of success.',
    'Neither the statute nor the regulations define the term “national interest.”',
    'You state that no company in the United States offers this service.',
    'The letter says that the agency “has failed to act and nobody has looked at these bridges since 1987.”',
    'The trial was small, and this is not a deficiency for the purpose of this petition.',
    'This factor alone, however, is not determinative.',
    'No further evidence is required on this point.',
    'The petitioner’s subjective assurance that the alien will serve the national interest cannot suffice.',
    'The evidence you submitted is not sufficient for approval.',
    'USCIS needs more information to make a decision on your petition.',
    'In that case the petitioner’s research had implications for defense, while his teaching was not shown to affect his field.',
    'Neither Congress nor the Service has defined the phrase “in the national interest.”',
    'It is therefore not enough to show that a person is paid; the evidence must permit a comparison.',
    'certified translation L (B) Letters: Hirudo-Balt OOO; Tidewater See below. | | Biologicals LLC © None [ Not claimed.',
  ])('complains of nothing: %s', (text) => {
    expect(roleOf(text)).not.toBe('finding')
  })

  it.each([
    'The petitioner has demonstrated that he is an advanced degree professional.',
    'USCIS acknowledges that your endeavor has substantial merit.',
    'Your degree and transcripts are sufficient to establish the advanced degree.',
    'It appears that you have met the first prong.',
    'Being self-employed, the petitioner has no employer who could file, and USCIS accepts it.',
    'The plan is otherwise a sound one.',
    'This office has no difficulty with the degree, and we consider it adequate.',
    'The petitioner’s work has substantial merit, and USCIS does not question it.',
    'The self-employed cannot readily use that process, and USCIS gives some weight to this.',
    'Substantial merit shown.',
  ])('grants something: %s', (text) => {
    expect(roleOf(text)).toBe('concession')
  })

  it.each([
    'You may wish to submit letters from government agencies.',
    'Provide copies of your contracts.',
    'Evidence may include, but is not limited to, the following:',
    'Clarification is required as to which of the two bells is meant.',
    'We would consider agreements with parishes.',
    'Statistics of the Department of Labor should be submitted.',
    'To remedy this, submit a letter that describes your duties.',
    'Evidence requested: a plan for future activities, with milestones.',
    'The alien should provide a detailed plan of her intended work.',
    'She should submit evidence of the harm that would follow if the waiver is not granted.',
    'You may send a statement of the reasons, if letters cannot be had from the foundry.',
    'Your rebuttal may include tax or payroll records for those years.',
    'Your response to this notice should contain a detailed statement of the undertaking.',
    'You may rebut these findings with evidence of the effect beyond the parish.',
    'You may overcome this with dated casting records.',
    'The plan may be supported with quotations or loan approvals.',
    'Evidence on this factor should be submitted.',
    'The report of the test should be uploaded in full.',
    'The writers may send new letters in their own words.',
    'Ms. Larkmere may submit a description of what her course offers.',
    'If you rely on them, tell us their source.',
    'Otherwise tell us that you stand by the endeavor as filed.',
    'Please let me have a corrected financial plan.',
    'Please mark the passages which show that others applied the alloy.',
    'Please submit evidence of funding applied for by the date of filing.',
    'A statement by the director of the foundry would serve.',
    'I invite evidence of commissions in being at the time of filing.',
    'To overcome this ground submit evidence of the wider use of the alloy.',
    'a. Submit statements of the other founders.',
    'The petitioner shall submit a statement reconciling the two descriptions.',
    'Any evidence that the alloy has implications for the trade will be considered.',
    'A complete, signed Form I-140 on the current edition.',
    'Submit Part 8 of the form with an original or properly reproduced handwritten signature.',
    'Send the Final Determination, completed where it applies to you and signed.',
    'Please send one or more of the documents named in 8 CFR 204.5(h)(5).',
    'The Service would expect to see proof of the funds available.',
    'In answer to this notice you may send a plan with costs.',
    'Please have the preparer sign, or explain.',
    'For interest, send orders or letters of dioceses.',
  ])('asks for something: %s', (text) => {
    expect(roleOf(text)).toBe('request')
  })
})

it.each([
  'The letters of the parishes, with the signed agreement of the foundry, show the interest of users.',
  'The following explains why, and what may be submitted.',
  'The petition has been examined, and it is found that the following is needed before a decision can be made.',
])('asks for nothing: %s', (text) => expect(roleOf(text)).not.toBe('request'))

describe('what is evidence on “the matters below”', () => {
  it('is asked for there, and not by the sentence that says so', () => {
    expect(roleOf('Please submit evidence addressing the matters set out below.')).toBe('boilerplate')
    expect(roleOf('Please submit evidence addressing the ownership of the patents.')).toBe('request')
  })
})

describe('what the officer does not discuss one by one', () => {
  it.each([
    'While we may not discuss every document submitted, we have reviewed and considered each one.',
    'While we do not discuss each piece of evidence individually, we have reviewed and considered the record in its entirety.',
    'Although USCIS does not mention each exhibit, all of them were read.',
  ])('is no finding: %s', (text) => expect(roleOf(text)).toBe('boilerplate'))

  it.each([
    'You did not discuss every milestone of the plan, and the record does not show progress.',
    'While we do not discuss each letter, the evidence does not establish progress.',
  ])('hides no finding: %s', (text) => expect(roleOf(text)).not.toBe('boilerplate'))
})
