export const BALANCE_RULE = [
  'The last element asks whether, on balance, a waiver of the job offer and the labor certification would benefit the United States. Among the factors are whether it would be impractical to secure a job offer or obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit; and whether the national interest is sufficiently urgent. {Dhanasar890to891}. Neither harm to the national interest nor a comparison with U.S. workers need be shown. {Dhanasar891}.',
  'What remains is the balance: whether, all in all, it would benefit the United States to waive the job offer and the labor certification. The decision names as factors the impracticality of a job offer or labor certification, the benefit to the United States even if other qualified U.S. workers are available, and the urgency of the national interest. {Dhanasar890to891}. It asks for no showing of harm and for no comparison with U.S. workers. {Dhanasar891}.',
]
export const CERTIFICATION_RULE = [
  'Under labor certification “{q:minimum requirements}.” {Dhanasar885}. For that reason the process may fail someone whose knowledge or skills are not easily put into an application. {Dhanasar890n10}.',
  'Labor certification tests the market for a position by the minimum requirements that are normal for the occupation, and skills that go further are left out of account. {Dhanasar885}. Knowledge that cannot easily be put into such an application is the example that the decision itself gives. {Dhanasar890n10}.',
]
export const FOUNDER = [
  'It also supposes an employer. {Name} is {jobTitle} of {employer} and would advance the endeavor through an enterprise of {her} own, so that no outside employer exists that could make the offer or test the market. The decision names this case: “{q:entrepreneur}.” {Dhanasar890to891n10}.',
]
export const EMPLOYED = [
  '{Name} has a position, at {employer}, and nothing here suggests otherwise. But a certification for that post would be a certification for that post. It would say nothing of the endeavor, whose steps reach beyond what one employer needs from {aJobTitle}.',
  'It is no answer that {name} is employed. A labor certification would be tied to one job at one employer, such as that of {aJobTitle} at {employer}; the endeavor is not the work of any single position and would remain outside of it.',
]
export const UNEMPLOYED = [
  'The endeavor is not a position that an employer has defined, and there is no job description against which the market could be tested.',
]
export const COMBINATION = [
  'What the endeavor asks for is a combination of experience, that of {combination}, in one person. No list of minimum requirements names it.',
  'The endeavor draws on {combination}, all in one person; a combination of that kind does not figure among the normal requirements of an occupation.',
]
export const STILL_BENEFIT = [
  'This letter does not claim that U.S. workers are lacking, and the test does not ask it. Even if they are available, what the United States would gain from {name} can be named.',
  'Suppose that qualified U.S. workers can be found. The contribution at issue would still be {name’s} own, because it rests on results that are {her} work.',
]
export const BENEFIT_LIST = [
  'It consists of the results shown in Part V: those of {works}.',
  'These are, above all, the results of {works}.',
]
export const BENEFIT_USED = [
  'That they are of use to others is confirmed by {items}.',
  'Users have put this in writing; see {items}.',
]
export const BENEFIT_HONORED = [
  'Others have recognized their worth; see {items}.',
  'Recognition has come in the form of {items}.',
]
export const BENEFIT_OPEN = [
  'None of this depends on who employs the petitioner; the results are to be open to users whom {she} will never meet.',
]
export const URGENCY_TOPIC = ['The matter is also one of time.', 'There is reason not to wait.']
export const URGENCY_TOLD = [
  'Why the matter is pressing was said in Part IV, where the problem and the plan are described; it need not be repeated.',
]
export const URGENCY_HORIZON = [
  'The plan has a horizon of {eta}, and part of it is under way. A process that tests one employer’s vacancy would consume a share of that time and answer a question that the endeavor does not pose.',
  'With a horizon of {eta} the plan leaves little room for a process that would have to begin anew with each change of employer.',
]
export const BALANCE = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. Against it stand the merit and reach of the endeavor (section A), the petitioner’s record in {works} (section B) and the factors just taken. Weighed together, they favor the waiver.',
  'The interest on the other side is that of the domestic labor supply, which the certification process serves. {Dhanasar890}. It is not slighted here: the petition asks for no position that another could fill. What stands against it is an endeavor of shown merit and reach (section A) and a record, with {works}, that bears it out (section B). The balance is in favor of the waiver.',
]
export const BALANCE_PLAIN = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. It is to be set against the merit and reach of the endeavor and the factors just taken.',
]
