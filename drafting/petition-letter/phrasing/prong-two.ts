import { arguing, frames } from '../../proof/frames.ts'

export const POSITIONED_RULE = frames(
  'The second element turns from the endeavor to the person, by factors that include education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; progress towards the endeavor; and the interest of potential customers, users, investors or others. {Dhanasar890}.',
  'Whether a person is well positioned depends on factors such as that person’s education, skills, knowledge and record of success in related or similar efforts, a model or plan, the progress made, and the interest of those who would use or support the work. {Dhanasar890}.',
)
export const COURSES = frames('{Her} studies in {major} at {school} included {courses}.')
export const RESIDENCY_COURSES = frames('{Her} training at {school} included {courses}.')
export const GPA = frames('The grade point average there was {gpa} on a scale of {max}.')
/** Where the transcript was read and holds it. */
export const GPA_ON_PAPER = frames('The transcript records an average of {gpa} out of {max}.')
export const CREDENTIAL = frames('The record lists {item} ({particulars}).')
export const EDUCATION_CLOSE = frames(
  'Expertise in a field is not enough, {Dhanasar886n3}; the record below shows what {name} has made of it.',
)
export const RECORD_ROLE = arguing(
  'What counts is the petitioner’s own part in joint work. {Dhanasar893}.',
  'A record counts by the part that the petitioner had in it. {Dhanasar893}.',
)
/** Time and place of a project; the role stands in the table of the record. */
export const WORK_OPENER = frames('{Name} worked on this project at {org} {span}.')
export const WORK_GOES_ON = frames('{Name} has worked on this project at {org} {span}.')
/** Where no post and no studies at that time say that it was done there. */
export const WORK_ELSEWHERE = frames(
  '{Name} worked on this project {span}. The organization named for it is “{org}.”',
  '{Name} worked on this project {span}.',
)
export const WORK_ELSEWHERE_GOES_ON = frames(
  '{Name} has worked on this project {span}. The organization named for it is “{org}.”',
  '{Name} has worked on this project {span}.',
)
/** A paper that is in evidence, whatever it holds of the account. */
export const PAPER_CALLED = frames('The document {paper} is in evidence.', 'A document on it is in evidence.')
export const PUBLICATION = frames(
  'A publication on the work appeared in {journal} in {published} and has been cited {citations} times.',
)
export const PUBLICATION_UNCITED = frames('A publication on the work appeared in {journal} in {published}.')
export const FUNDED = frames('The project was funded by {funder} in the amount of {amount}.')
export const FUNDED_NO_AMOUNT = frames('The project was funded by {funder}.')
/** Of a source that no page shows: the petitioner’s own word, without the amount. */
export const FUNDED_AS = frames('As the source of the funding {name} names “{source}.”')
/** A paper among the evidence by its own name, with what its entry says of it; what it is for follows. */
export const PAPER = frames(
  'The record lists {item} ({particulars}); the document {paper} is in evidence.',
  'The record lists {item} ({particulars}); a document is in evidence.',
)
/** The same of an entry whose paper is still to come. */
export const PAPER_TO_COME = frames('The record also lists {item} ({particulars}).')
/** Papers that Part III has told. */
export const PAPERS_AGAIN = arguing('On {items}, see above.')
export const UNCERTAIN = frames(
  'The test does not turn on success: “{q:not to succeed}” {Dhanasar890}.',
  'The success of the endeavor need not be certain, nor even likely: “{q:not to succeed}” {Dhanasar890}.',
)
export const NOT_PUBLISHED = frames(
  'There are no journal articles in this record; they are one way of showing success in related efforts, but not a condition of it. {Dhanasar890}.',
)
export const ASK_CITATIONS =
  'a citation report, printed before the filing, that shows how often the publications were cited and by whom'
export const NOT_FINISHED = arguing('The degree in {major} is still under way, and the petition does not rest on it.')
export const INTEREST_AGAIN = arguing('Section A has described {items}, which counts here as well.')
export const PROGRESS_CLOSE = frames(
  'A plan and progress under it are what the decision asks for. {Dhanasar890}.',
  'Both a plan and progress under it are factors of the decision. {Dhanasar890}.',
)
export const INTEREST_CLOSE = frames(
  'The interest of users, customers, investors and other supporters is what the decision counts. {Dhanasar890}.',
)
/** The plan, whose steps are in Part IV; that it is under way is one of two choices. */
export const PLAN_UNDER_WAY = frames('The plan {plan} (Part IV) is under way.')
export const PLAN_TOLD = frames('The plan is {plan} (Part IV).')
export const FUNDED_BY_OTHERS = frames('{Funder} funded {work}.')
export const ASK_USERS =
  'a letter from a prospective user, customer, investor or agency that states its interest in the endeavor'
export const ENTERPRISE = frames('{Name} is {jobTitle} of {employer}.')
export const ENTERPRISE_RULE = arguing(
  'Broad statements about the economy and about jobs would prove nothing; what counts are the facts of the enterprise.',
)
export const ASK_ENTERPRISE =
  'papers on the enterprise: ownership, investment or grants, contracts or sales, and people employed'
export const POSITIONED_WITHOUT_STUDIES = arguing(
  'By the results of {her} earlier work and by the plan described, {name} is well positioned to advance the endeavor. {Dhanasar890}.',
)
export const POSITIONED_CONCLUSION = arguing(
  'By {her} training in {major}, by the results of {her} earlier work and by the plan described, {name} is well positioned to advance the endeavor, within the meaning of the decision. {Dhanasar890}.',
)
/** What a plan says of money is mostly asked for or hoped for, and no means of it. */
export const ASK_FUNDING =
  'how the further steps of the plan are to be paid for (a salary, a budget, a grant that was given, means of the petitioner’s own), with the paper that shows it'
