import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(541, 'Quality prize letter.pdf').url,
    pages: [
      `SHOW-ME HOSPITAL ALLIANCE
Office of Quality
April 22, 2024

Dr. Nilufar Rahmonova and Ms. Colette Braddigan, RN
Great Elm Regional Medical Center, Elmhollow, Missouri

Dear Dr. Rahmonova, dear Ms. Braddigan,

It is my pleasure to tell you that the jury has chosen the One-Hour Fever Pathway for the Quality of Care Prize of this year. The prize is given every second year. This time 32 projects were entered by 27 hospitals of the state, and five of them were visited. The jury has seven members, two of whom are former patients.

The jury wrote: "A plain idea, carried out with discipline and reported without varnish." It was struck in particular by the weekly review of delays, in which no one is blamed.`,
      `The prize carries 4,000 dollars, which your hospital has agreed to spend on the family room of the ward. It will be handed over at our spring meeting in Jefferson City on May 16, 2024. We ask you to speak for ten minutes about the red card.

With warm congratulations,
Merritt Sandoval-Hughes
Director of Quality`,
    ],
  },
  {
    url: paper(531, 'Guideline panel appointment.pdf').url,
    pages: [
      `CONTINENTAL SOCIETY FOR SUPPORTIVE CANCER CARE
March 20, 2023

Appointment to the Guideline Panel on Neutropenic Fever

Dear Dr. Rahmonova,

The Board of the Society has appointed you to the Guideline Panel on Neutropenic Fever. The term is four years. Sixty-four persons were nominated for 17 seats. You will serve in the working group on timing. The panel meets four times a year, three times by video and once in Chicago. Members are not paid; travel is reimbursed.

Members must declare every tie to a maker of antibiotics or growth factors. Your declaration shows none.

The nominating committee noted that "her ward-level data fill a gap that studies from emergency departments had left open."

Philippa Ravensworth-Ochoa, MD
Chair of the Guideline Panel`,
    ],
  },
  {
    url: paper(421, 'Night line numbers.pdf').url,
    pages: [
      `Night Oncology Line: figures from May 2022 to October 2025
Prepared by the Telehealth Office, Great Elm Regional Medical Center

Hospitals connected at the end of the period: 9 (in Missouri 7, in Kansas 2). First hospital: Salt Fork Memorial Hospital, May 2, 2022.
Calls: 1,320. Calls answered within ten minutes: 1,241 (94 percent). Median time to answer: 4 minutes.
Reasons: fever 402, bleeding 211, pain 198, high calcium 74, other 435.
Patients who stayed in the local hospital: 541 (41 percent). Of these, 33 were transferred later.
Physicians on the roster: 4. Shared guides: 12.`,
      `Comments from the yearly survey of the local doctors (2025, 38 answers of 51 sent)
"I sleep better on the nights when there is an oncologist on the other end." (family physician)
"Please add a guide on spinal cord compression." (nurse practitioner)
Question "Has the line changed what you did for a patient?": yes 35, no 3.

Cost: the nurse coordinator is paid by the Heartland Rural Care Foundation until December 2025. The center has not yet decided how the position will be paid afterwards.`,
    ],
  },
]
