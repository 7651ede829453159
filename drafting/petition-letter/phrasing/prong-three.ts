import { arguing, frames } from '../../proof/frames.ts'

export const BALANCE_RULE = frames(
  'The last element asks whether, on balance, a waiver of the job offer and the labor certification would benefit the United States. {Dhanasar890}. Among the factors are whether it would be impractical to secure a job offer or obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit; and whether the national interest is sufficiently urgent. {Dhanasar890to891}. Neither harm to the national interest nor a comparison with U.S. workers need be shown. {Dhanasar891}.',
  'The third element is the balance: whether it would benefit the United States to waive the job offer and the labor certification. {Dhanasar890}. The decision names as factors the impracticality of a job offer or labor certification, the benefit to the United States even if other qualified U.S. workers are available, and the urgency of the national interest. {Dhanasar890to891}. It asks for no showing of harm and for no comparison with U.S. workers. {Dhanasar891}.',
)
export const CERTIFICATION_RULE = frames(
  'Under labor certification “{q:minimum requirements}.” {Dhanasar885}. For that reason the process may fail someone whose knowledge or skills are not easily put into an application. {Dhanasar890n10}.',
  'A labor certification goes by the minimum requirements of a position and leaves additional skills aside. {Dhanasar885}. That is why the decision mentions those whose knowledge or skills are not easily put into such an application. {Dhanasar890n10}.',
)
export const FOUNDER = frames(
  '{Name} is {jobTitle} of {employer}. The decision names the case of those who work for themselves: “{q:entrepreneur}.” {Dhanasar890to891n10}.',
)
export const EMPLOYED = frames(
  '{Name} is employed by {employer}; a certification would be for a position there, and not for the endeavor. {Dhanasar885}.',
)
export const EMPLOYED_ABROAD = arguing(
  'The post of {name} is with {employer} ({country}), and a labor certification is for a job in the United States; the endeavor itself is not a position that an employer has defined, so that there is no job description against which the market could be tested.',
)
export const UNEMPLOYED = arguing(
  'The endeavor is not a position that an employer has defined, and there is no job description against which the market could be tested.',
)
export const STILL_BENEFIT = frames(
  'The petition does not claim that U.S. workers are lacking, and the test does not require it. {Dhanasar891}.',
  'Other qualified workers may well be available; the factor assumes as much. {Dhanasar890to891}.',
)
/** The results once more, now as what the United States would gain from. */
export const BENEFIT_LIST = arguing(
  'What {name} contributes shows in the results of {works} (Part V.B).',
  'The contribution of {name} can be seen in the results of {works} (Part V.B).',
)
export const BENEFIT_RECORD = arguing('What came of the past work of {name} is told in Part V.B.')
export const BENEFIT_CLOSE = frames(
  'In Dhanasar itself it was a record of success in research that made the contributions valuable even if other workers were available. {Dhanasar893}.',
)
export const BALANCE = arguing(
  'Congress protects the domestic labor supply through the certification process, and that interest deserves its weight. {Dhanasar890}. On the other side stand the work and the plan that this petition describes, and {name} asks that they be weighed in favor of the waiver.',
  'The interest on the other side is that of the domestic labor supply, which the certification process serves. {Dhanasar890}. Against it stand the work and the plan that this petition describes, and {name} asks that they be weighed in favor of the waiver.',
)
export const BALANCE_PLAIN = frames(
  'Congress protects the domestic labor supply through the certification process, and that interest is to be set against the merit and reach of the endeavor. {Dhanasar890}.',
)
