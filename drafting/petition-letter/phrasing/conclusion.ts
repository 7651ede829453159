import { arguing, frames } from '../../proof/frames.ts'
import { forEachClass } from '../classes.ts'

export const DISCRETION_RULE = frames('A waiver is granted in the exercise of discretion. {Dhanasar889n9}; {Flores}.')
export const DISCRETION = arguing(
  'The waiver is a matter of discretion, and the record described above merits its favorable exercise. {Dhanasar889n9}; {Flores}.',
  'Because a waiver is granted in the exercise of discretion, {Dhanasar889n9}, the petitioner asks that the whole of the record be weighed in {her} favor.',
)
/** The ground of the classification, then the three elements. */
export const SUMMARY_GROUND = forEachClass((asWhat) => arguing(`For these reasons {name} qualifies as ${asWhat}.`))
export const SUMMARY_GROUND_BESIDES = forEachClass((asWhat) =>
  arguing(`In the alternative {she} qualif{ies} as ${asWhat}.`),
)
export const SUMMARY = arguing(
  'The endeavor has substantial merit and national importance, {she} {is} well positioned to advance it, and on balance a waiver would benefit the United States; {she} respectfully ask{s} that the petition be approved and the waiver granted.',
  'What {she} propose{s} has substantial merit and national importance, {she} {is} well positioned to advance it, and on balance a waiver would benefit the United States. {She} therefore respectfully request{s} approval of the Form I-140 with that waiver.',
)
export const SUMMARY_OPEN = arguing(
  'The petitioner submits that the endeavor has substantial merit and national importance.',
)
export const PRAYER = arguing(
  '{She} respectfully ask{s} that the petition be approved and the waiver granted.',
  'Approval of the petition, with the national interest waiver, is respectfully requested.',
)
