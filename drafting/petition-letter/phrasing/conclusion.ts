export const DISCRETION = [
  'The waiver is a matter of discretion, and a petitioner must merit its favorable exercise. {Dhanasar889n9}. The record of study, work and results described above supports it.',
  'Because a waiver is granted in the exercise of discretion, {Dhanasar889n9}, the petitioner asks that the whole of the record be weighed in {her} favor.',
]
export const SUMMARY = [
  'In sum, {name} qualifies as {class}; the endeavor has substantial merit and national importance; {she} {is} well positioned to advance it; and on balance a waiver would benefit the United States.',
  'For these reasons {name} qualifies as {class}. What {she} propose{s} has substantial merit and national importance, {her} record shows that {she} {is} well positioned to advance it, and on balance a waiver would benefit the United States.',
]
export const PRAYER = [
  '{She} respectfully ask{s} that the petition be approved and the waiver granted.',
  'The petitioner respectfully requests approval of the Form I-140 with a national interest waiver.',
]
