export const BALANCE_RULE = [
  'The last element asks whether, on balance, a waiver of the job offer and the labor certification would benefit the United States. Among the factors are whether it would be impractical to secure a job offer or obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit; and whether the national interest is sufficiently urgent. {Dhanasar890to891}. Neither harm to the national interest nor a comparison with U.S. workers need be shown. {Dhanasar891}.',
  'The third element is the balance: whether it would benefit the United States to waive the job offer and the labor certification. The decision names as factors the impracticality of a job offer or labor certification, the benefit to the United States even if other qualified U.S. workers are available, and the urgency of the national interest. {Dhanasar890to891}. It asks for no showing of harm and for no comparison with U.S. workers. {Dhanasar891}.',
]
export const CERTIFICATION_RULE = [
  'Under labor certification “{q:minimum requirements}.” {Dhanasar885}. For that reason the process may fail someone whose knowledge or skills are not easily put into an application. {Dhanasar890n10}.',
  'Labor certification tests the market for a position by the minimum requirements that are normal for the occupation, and skills that go further are left out of account. {Dhanasar885}. Knowledge that cannot easily be put into such an application is the example that the decision itself gives. {Dhanasar890n10}.',
]
export const FOUNDER = [
  'It also supposes an employer. {Name} is {jobTitle} of {employer} and would advance the endeavor through an enterprise of {her} own, so that no outside employer exists that could make the offer or test the market. The decision names this case: “{q:entrepreneur}.” {Dhanasar890to891n10}.',
]
export const EMPLOYED = [
  '{Name} is employed by {employer}, and nothing here suggests otherwise. A labor certification, however, would cover that post alone; it would not reach an endeavor whose steps go beyond what one employer needs from {aJobTitle}.',
  'It is no answer that {name} is employed. A labor certification would be tied to one job at one employer, such as that of {aJobTitle} at {employer}; the endeavor is not the work of any single position and would remain outside of it.',
]
export const UNEMPLOYED = [
  'The endeavor is not a position that an employer has defined, and there is no job description against which the market could be tested.',
]
export const COMBINATION = [
  'The endeavor calls for experience from {combination}, united in one person. A combination of that kind is not among the normal minimum requirements of an occupation.',
  'What the endeavor needs is the experience gained in {combination}, united in one person; no list of normal minimum requirements would name it.',
]
export const STILL_BENEFIT = [
  'This letter does not claim that U.S. workers are lacking, and the test does not ask it. Even if they are available, what the United States would gain from {name} can be named.',
  'Suppose that qualified U.S. workers can be found. The contribution at issue would still be {name’s} own, because it rests on results that are {her} work.',
]
export const BENEFIT_LIST = [
  'It consists above all of the results of {works} (Part V.B).',
  'These are above all the results of {works} (Part V.B).',
]
export const BENEFIT_USED = [
  'That they are of use to others is confirmed by {items}.',
  'Their use by others is confirmed by {items}.',
]
export const BENEFIT_HONORED = [
  'Others have recognized their worth by {items}.',
  'Recognition has come in the form of {items}.',
]
export const BENEFIT_OPEN = [
  'None of this depends on who employs the petitioner; the results are to be open to users whom {she} will never meet.',
]
export const URGENCY_TOPIC = ['The endeavor should not have to wait.', 'There is reason not to wait.']
export const URGENCY_TOLD = [
  'Why the matter is pressing appears from the problem and the plan described in Part IV and from the progress reported in section B.',
]
export const URGENCY_HORIZON = [
  'The plan has a horizon of {eta}, and part of it is under way. A process that tests the market for one employer’s vacancy would consume a share of that time and answer a question that the endeavor does not pose.',
  'With a horizon of {eta} the plan leaves little room for a process that would have to begin anew with each change of employer.',
]
export const BALANCE = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. Against it stand the merit and reach of the endeavor (section A), the petitioner’s record in {works} (section B) and the factors just discussed. On balance they favor the waiver.',
  'The interest on the other side is that of the domestic labor supply, which the certification process serves. {Dhanasar890}. It is not slighted here: the petition asks for no position that another could fill. Against it stand an endeavor of substantial merit and broad reach (section A) and a record, in {works}, that supports it (section B). On balance the waiver would benefit the United States.',
]
export const BALANCE_PLAIN = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. It is to be set against the merit and reach of the endeavor and the factors just discussed.',
]
