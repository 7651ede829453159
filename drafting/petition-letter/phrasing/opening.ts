import { arguing, frames } from '../../proof/frames.ts'
/** Part I: who asks for what, and how the letter goes about it. */
export const REQUEST = frames(
  '{Full}, {position}, has filed this petition on {her} own behalf. {She} seek{s} classification under {INA203b2} as {class}, with a waiver of the job offer, and thus of the labor certification, under {INA203b2Bi} and {CFRk4ii}. See {Dhanasar885to886n1} (professionals with advanced degrees); {Dhanasar889n7} (self-petitioners).',
  'This letter supports the Form I-140 that {full}, {position}, has filed on {her} own behalf. {She} seek{s} classification as {class} under {INA203b2}. The petition also asks that the requirement of a job offer, and with it that of a labor certification, be waived in the national interest under {INA203b2Bi} and {CFRk4ii}. See {Dhanasar885to886n1} (professionals with advanced degrees); {Dhanasar889n7} (self-petitioners).',
  'This petition is filed by {full}, {position}, on {her} own behalf. {She} seek{s} classification as {class} under {INA203b2}, together with a national interest waiver under {INA203b2Bi} and {CFRk4ii}. See {Dhanasar885to886n1} (professionals with advanced degrees); {Dhanasar889n7} (self-petitioners).',
)
export const REQUEST_WITHOUT_POSITION = REQUEST.map((frame) => frame.replace(/, \{position\},?/, ''))

export const ENDEAVOR_IN_A_SENTENCE = frames(
  '{Her} proposed endeavor is {title}.',
  'The endeavor {she} propose{s} is {title}.',
  'The waiver is asked for {title}.',
  'What {she} propose{s} is {title}.',
)

/** The field that the profile names; the endeavor is one undertaking in it. */
export const IN_THE_FIELD = frames('It lies in the field of {fieldOfWork}.', 'Its field is {fieldOfWork}.')

/** The strongest result of the nearest work, told again where it belongs. */
export const FOUNDATION = arguing(
  'It builds on {work}, whose results can be checked: {told}',
  'The ground for it has been laid by {work}: {told}',
  'It starts from {work} and what came of it: {told}',
)

/** The same where nothing ties the work to the endeavor by its words. */
export const EARLIER_WORK = frames('Before it came {work}, whose results can be checked: {told}')

export const STANDARD = frames(
  'Eligibility is established by a preponderance of the evidence: each claim need only be more likely true than not, and the evidence is weighed for its relevance, probative value and credibility as well as its quantity. {Chawathe}; {Dhanasar889n8}.',
  'The standard of proof is the preponderance of the evidence, that is, whether a claim is more likely than not true; the quality of the evidence, its relevance, probative value and credibility, counts as well as its quantity. {Chawathe}; {Dhanasar889n8}.',
  'Each claim need be no more than probably true, for the standard of proof is the preponderance of the evidence; what is weighed is the relevance, probative value and credibility of the evidence along with its quantity. {Chawathe}; {Dhanasar889n8}.',
)

export const ROADMAP = frames(
  'Part II introduces the petitioner. Part III shows that {she} qualif{ies} for the classification. Part IV sets out the endeavor, and Part V addresses the three elements of {DhanasarFull} in turn. Part VI asks for a favorable exercise of discretion.',
  'The letter first introduces the petitioner (Part II) and shows that the classification is open to {them} (Part III). It then describes the endeavor (Part IV), addresses each of the three elements of {DhanasarFull} (Part V), and closes with the question of discretion (Part VI).',
  'What follows takes up in turn the petitioner (Part II), the classification (Part III), the endeavor (Part IV), the elements of {DhanasarFull} (Part V) and the exercise of discretion (Part VI).',
)

/** Where Part III cannot show the classification yet. */
export const ROADMAP_OPEN = ROADMAP.slice(-1)

/** Part II. */
export const OCCUPATION = frames('By occupation {name} {is} {occupation}.', '{Name} {is} {occupation} by occupation.')
/** Of one whose post is called otherwise. */
export const OCCUPATION_BESIDE_POST = frames(
  '{She} {is} {occupation} by occupation.',
  'By occupation {she} {is} {occupation}.',
)
export const NOW = frames('Since {since} {name} has been {jobTitle} at {employer} in {place}.')
export const TRAINING = frames('{She} hold{s} {degrees}.')
/** A residency is completed and not held. */
export const RESIDENCY = frames('{She} {has} completed {residencies}.')
/** Where nothing of the present was told. */
export const LATELY = frames('{Name} {was} {jobs}.')
export const BEFORE = frames('Earlier {she} {was} {jobs}.', 'Before that {she} {was} {jobs}.')
export const RECORD_IN_BRIEF = frames(
  '{Her} principal work to date consists of {works}, each of which is taken up in Part V.',
)
export const PUBLISHED_IN = frames(
  'Results of this work have appeared in {journals}.',
  '{Her} findings have appeared in {journals}.',
)
/** Where others led the work: no more than a share in it. */
export const COAUTHOR_IN = frames(
  '{She} {is} a co-author of work that has appeared in {journals}.',
  'Work of which {she} {is} a co-author has appeared in {journals}.',
)
export const CITED = frames(
  'In all, these publications have been cited {citations} times.',
  'Taken together, they have drawn {citations} citations.',
)
export const HONORED_IN_BRIEF = frames(
  '{She} {has} been honored with {awards}.',
  'Others have honored {them} with {awards}.',
)
export const RESUME = frames('{Her} resume gives the full chronology.', 'The full chronology is in {her} resume.')
export const ONE_WORK_IN_BRIEF = frames('{Her} principal work to date is {works}, which is taken up in Part V.')
