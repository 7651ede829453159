import { arguing, frames } from '../../proof/frames.ts'
export const BALANCE_RULE = frames(
  'The last element asks whether, on balance, a waiver of the job offer and the labor certification would benefit the United States. Among the factors are whether it would be impractical to secure a job offer or obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit; and whether the national interest is sufficiently urgent. {Dhanasar890to891}. Neither harm to the national interest nor a comparison with U.S. workers need be shown. {Dhanasar891}.',
  'The third element is the balance: whether it would benefit the United States to waive the job offer and the labor certification. The decision names as factors the impracticality of a job offer or labor certification, the benefit to the United States even if other qualified U.S. workers are available, and the urgency of the national interest. {Dhanasar890to891}. It asks for no showing of harm and for no comparison with U.S. workers. {Dhanasar891}.',
)
export const CERTIFICATION_RULE = frames(
  'Under labor certification “{q:minimum requirements}.” {Dhanasar885}. For that reason the process may fail someone whose knowledge or skills are not easily put into an application. {Dhanasar890n10}.',
  'Labor certification tests the market for a position by the minimum requirements that are normal for the occupation, and skills that go further are left out of account. {Dhanasar885}. Knowledge that cannot easily be put into such an application is the example that the decision itself gives. {Dhanasar890n10}.',
  'A labor certification goes by the minimum requirements of a position and leaves additional skills aside. {Dhanasar885}. That is why the decision mentions those whose knowledge or skills are not easily put into such an application. {Dhanasar890n10}.',
)
export const FOUNDER = frames(
  'It also supposes an employer. {Name} is {jobTitle} of {employer} and would advance the endeavor through an enterprise of {her} own, so that no outside employer exists that could make the offer or test the market. The decision names this case: “{q:entrepreneur}.” {Dhanasar890to891n10}.',
)
export const EMPLOYED = frames(
  '{Name} is employed by {employer}; but a certification goes by the requirements of a position, {Dhanasar885}, here those of {aJobTitle}, and not by the endeavor.',
  'That {name} has a post at {employer} is no answer: what would be certified are the minimum requirements of {aJobTitle}, {Dhanasar885}, while the endeavor is not the work of a single position.',
  'A certification for the post of {jobTitle} at {employer} would test the market for that post; by the rule just stated, {Dhanasar885}, it would leave out what the endeavor asks for beyond it.',
)
export const EMPLOYED_ABROAD = arguing(
  'The post of {name} is with {employer} ({country}), and a labor certification is for a job in the United States; the endeavor itself is not a position that an employer has defined, so that there is no job description against which the market could be tested.',
)
export const UNEMPLOYED = arguing(
  'The endeavor is not a position that an employer has defined, and there is no job description against which the market could be tested.',
)
/** What the plan asks for that no single employer would order. */
export const PLAN_BEYOND = arguing(
  'The plan makes this concrete: {told}',
  'One step of the plan shows the difference: {told}',
  'Consider what the plan calls for: {told}',
)
export const NO_POSITION = arguing(
  'A certification for the post would not speak to that step.',
  'That step lies outside of the post that a certification would test.',
  'What a certification tests is the post, and not that step.',
)
export const COMBINATION = arguing(
  'The endeavor calls for {credential} together with the experience that the works told in section B have given the petitioner, while a certification weighs the normal minimum requirements of an occupation and not what goes further.',
  'The endeavor draws both on the experience of the works told in section B and on {credential}; a certification, which goes by normal minimum requirements, does not weigh that combination.',
)
export const COMBINATION_PLAIN = arguing(
  'The endeavor draws on the experience that the works told in section B have given the petitioner; a certification, which goes by normal minimum requirements, does not weigh such experience.',
)
export const NO_SHORTAGE = frames(
  'This letter does not claim that U.S. workers are lacking, and the test does not ask it. {Dhanasar891}.',
)
export const STILL_BENEFIT = frames(
  'This letter does not claim that U.S. workers are lacking, and the test does not ask it. {Dhanasar891}.',
  'Other qualified workers may well be available; the factor assumes as much. {Dhanasar891}.',
  'Suppose that qualified U.S. workers can be found, as the factor does. {Dhanasar891}.',
)
/** The results once more, now as what the United States would gain from. */
export const RESULT_AT_STAKE = arguing(
  'What {name} contributes shows in {work}: {told}',
  'A contribution of this kind is {work}: {told}',
  'The contribution of {name} can be seen in {work}: {told}',
)
export const FURTHER_RESULT = arguing(
  'To this comes {work}: {told}',
  'Or take {work}: {told}',
  'Another is {work}: {told}',
  'Beside it stands {work}: {told}',
)
export const BENEFIT_LIST = arguing(
  'What {name} contributes shows above all in the results of {works} (Part V.B).',
  'The contribution of {name} consists above all in the results of {works} (Part V.B).',
)
export const BENEFIT_USED = frames('Confirmation comes from {items}.', 'The use is confirmed by {items}.')
export const BENEFIT_HONORED = frames(
  'The work of {name} has been recognized with {items}.',
  'Recognition of the work of {name} has come with {items}.',
)
export const BENEFIT_OPEN = arguing(
  'Under the plan the results are to be open to others.',
  'The plan provides for results that are open to others.',
)
export const BENEFIT_CLOSE = frames(
  'In the decision it was what the petitioner had achieved, there in research, that made the contributions valuable even if other workers were available. {Dhanasar893}.',
  'What the petitioner of the decision had achieved, there in research, made the contributions valuable whoever else was available. {Dhanasar893}.',
)
/** A reason that does not say itself that it is one. */
export const URGENCY_REASON = frames(
  'What makes the work pressing is this: {told}',
  'The reason for haste is this: {told}',
)
/** What stands in a note beside the plan, in the applicant’s own words. */
export const URGENCY_NOTED = frames(
  'The petitioner gives this reason why the work cannot wait: {noted}.',
  'The petitioner adds this on the time that is left: {noted}.',
)
export const URGENCY_AGAIN = arguing(
  'The reason for haste lies in the need itself: {told}',
  'What presses is the need described in Part IV: {told}',
)
/** A need that is told as one of the present. */
export const URGENCY_PRESENT = arguing(
  'The need is one of the present: {told}',
  'What the endeavor is to change goes on as long as it waits: {told}',
)
export const URGENCY_PRESENT_TOO = frames('So is this: {told}', 'The same holds of this: {told}')
/** What is at hand for a time only. */
export const URGENCY_BOUND = arguing(
  'Part of what the plan rests on is bound to a time: {told}',
  'Some of it is at hand for a time only: {told}',
)
export const URGENCY_BOUND_TO = arguing(
  'Part of what the plan rests on, told in section B, is at hand until {year}.',
  'Part of what the plan rests on is bound to a time, until {year}, as section B has told.',
)
/** What has begun, told again as what a delay would break off. */
export const URGENCY_BEGUN = arguing(
  'Work under the plan has begun, and a delay would interrupt it: {told}',
  'A delay would interrupt what has begun: {told}',
)
export const BALANCE = frames(
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. On the other side stand {stakes}. On balance they favor the waiver.',
  'The interest on the other side is that of the domestic labor supply, which the certification process serves. {Dhanasar890}. Against it the petition sets {stakes}. On balance the waiver would benefit the United States.',
)
export const BALANCE_PLAIN = frames(
  'Congress protects the domestic labor supply through the certification process, and that interest is to be set against the merit and reach of the endeavor. {Dhanasar890}.',
)
