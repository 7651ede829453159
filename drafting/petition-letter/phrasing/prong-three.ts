export const BALANCE_RULE = [
  'The last element asks whether, on balance, a waiver of the job offer and the labor certification would benefit the United States. Among the factors are whether it would be impractical to secure a job offer or obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit; and whether the national interest is sufficiently urgent. {Dhanasar890to891}. Neither harm to the national interest nor a comparison with U.S. workers need be shown. {Dhanasar891}.',
  'The third element is the balance: whether it would benefit the United States to waive the job offer and the labor certification. The decision names as factors the impracticality of a job offer or labor certification, the benefit to the United States even if other qualified U.S. workers are available, and the urgency of the national interest. {Dhanasar890to891}. It asks for no showing of harm and for no comparison with U.S. workers. {Dhanasar891}.',
]
export const CERTIFICATION_RULE = [
  'Under labor certification “{q:minimum requirements}.” {Dhanasar885}. For that reason the process may fail someone whose knowledge or skills are not easily put into an application. {Dhanasar890n10}.',
  'Labor certification tests the market for a position by the minimum requirements that are normal for the occupation, and skills that go further are left out of account. {Dhanasar885}. Knowledge that cannot easily be put into such an application is the example that the decision itself gives. {Dhanasar890n10}.',
  'A labor certification goes by the minimum requirements of a position and leaves additional skills aside. {Dhanasar885}. That is why the decision mentions those whose knowledge or skills are not easily put into such an application. {Dhanasar890n10}.',
]
export const FOUNDER = [
  'It also supposes an employer. {Name} is {jobTitle} of {employer} and would advance the endeavor through an enterprise of {her} own, so that no outside employer exists that could make the offer or test the market. The decision names this case: “{q:entrepreneur}.” {Dhanasar890to891n10}.',
]
export const EMPLOYED = [
  '{Name} is employed by {employer}, and nothing here suggests otherwise. A labor certification, however, would cover that post alone; it would not reach an endeavor whose steps go beyond what one employer needs from {aJobTitle}.',
  'It is no answer that {name} is employed. A labor certification would be tied to one job at one employer, such as that of {aJobTitle} at {employer}; the endeavor is not the work of any single position and would remain outside of it.',
  '{Name} has a post at {employer}, and a certification could be sought for it. It would certify the work of {aJobTitle} there and nothing more, while the endeavor reaches past that post and would go uncertified.',
]
export const UNEMPLOYED = [
  'The endeavor is not a position that an employer has defined, and there is no job description against which the market could be tested.',
]
/** What the plan asks for that no single employer would order. */
export const PLAN_BEYOND = [
  'The plan makes this concrete: {told}',
  'One step of the plan shows the difference: {told}',
  'Consider what the plan calls for: {told}',
]
export const NO_POSITION = [
  'No position description would contain that, because it is not done for the employer.',
  'An employer who hires for a post has no reason to ask for it, and no certification would provide for it.',
]
export const COMBINATION = [
  'The endeavor calls for {credential} together with the experience of the works told in section B, united in one person, and a combination of that kind is not among the normal minimum requirements of an occupation.',
  'What the endeavor needs is the experience of the works told in section B and {credential}, united in one person; no list of normal minimum requirements would name it.',
]
export const COMBINATION_PLAIN = [
  'What the endeavor needs is the experience of the works told in section B, united in one person; no list of normal minimum requirements would name it.',
]
export const IMPRACTICAL_CLOSE = [
  'A job offer would thus be possible for a part of the work only, and its certification would test the market for something else than the endeavor. In that sense both are impractical here.',
  'The certification process would therefore answer a question about a vacancy, while the endeavor poses none.',
  'For this endeavor the ordinary way is impractical, not because a post could not be found, but because no post is the endeavor.',
  'It is in this sense that a certification is impractical: it would be sought for one thing while another is to be done.',
]
export const NO_SHORTAGE = ['This letter does not claim that U.S. workers are lacking, and the test does not ask it.']
export const STILL_BENEFIT = [
  'This letter does not claim that U.S. workers are lacking, and the test does not ask it. Even if they are available, what the United States would gain from {name} can be named.',
  'Suppose that qualified U.S. workers can be found. The contribution at issue would still be {name’s} own, because it rests on results that are {her} work.',
  'Other qualified workers may well be available; the factor assumes as much. {Dhanasar891}. The question is what {name} would add, and the record answers it.',
]
/** The results once more, now as what the United States would gain from. */
export const RESULT_AT_STAKE = [
  'Take {work}: {told}',
  '{Work} is one such contribution: {told}',
  '{Work} shows it: {told}',
]
export const FURTHER_RESULT = [
  'To this comes {work}: {told}',
  'Or take {work}: {told}',
  'Another is {work}: {told}',
  'Beside it stands {work}: {told}',
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
  'The results are meant for anyone concerned with {focus}, whoever the employer.',
  'Since the results are to be open, their use for {focus} does not depend on where the petitioner works.',
  'What is to be open to all is a benefit wherever the petitioner is employed.',
]
export const BENEFIT_CLOSE = [
  'The availability of others does not make these results less useful, nor does it carry them further; {name} proposes to do so.',
  'In the decision, too, a record of successful research was what made the contributions valuable even if other workers were available. {Dhanasar893}. A record of results is what is offered here.',
  'Whoever else works on {focus}, results of this kind are a gain, and it is from them that the United States would benefit.',
]
export const URGENCY_TOPIC = [
  'The endeavor should not have to wait.',
  'There is reason not to wait.',
  'Time matters here.',
  'There is a cost to waiting.',
]
export const URGENCY_TOLD = [
  'Why the matter is pressing appears from the problem and the plan described in Part IV and from the progress reported in section B.',
]
export const URGENCY_AGAIN = ['The reason has been told already: {told}', 'Part IV has named what presses: {told}']
export const URGENCY_UNDER_WAY = [
  'Work has begun that a delay would interrupt: {told}',
  'Delay would fall on work already begun: {told}',
]
export const URGENCY_HORIZON = [
  'The plan has a horizon of {eta}, and part of it is under way. A process that tests the market for one employer’s vacancy would consume a share of that time and answer a question that the endeavor does not pose.',
  'With a horizon of {eta} the plan leaves little room for a process that would have to begin anew with each change of employer.',
  'The plan looks {eta} ahead and has begun. A certification tied to one vacancy would have to be repeated with each change of post, and the plan would wait each time.',
]
export const URGENCY_MODEST = [
  'The petition does not claim an emergency, but that time spent on the certification of a vacancy would be time lost to {focus}.',
  'No alarm is raised here; it is enough that waiting would hold up work on {focus} and that nothing would be learned by it.',
  'That is no emergency, and none is claimed; it is a reason not to take time from {focus} for the testing of a vacancy.',
]
export const BALANCE = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. Against it stand the merit and reach of work on {focus}, the results of {works}, and the factors just discussed. On balance they favor the waiver.',
  'The interest on the other side is that of the domestic labor supply, which the certification process serves. {Dhanasar890}. The petition asks for no position that another could fill, and it offers the results of {works} and a plan for {focus}. On balance the waiver would benefit the United States.',
  'What labor certification protects is the domestic labor supply. {Dhanasar890}. Work on {focus} takes nothing from it, and the results of {works} show what it can give. The balance is in favor of the waiver.',
]
export const BALANCE_PLAIN = [
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. It is to be set against the merit and reach of the endeavor and the factors just discussed.',
]
