import { arguing, frames } from '../../proof/frames.ts'
import { forEachClass } from '../classes.ts'

/** Part I: who asks for what, and how the letter goes about it. */
export const PETITIONER = frames(
  'This petition is filed by {full}, {position}, on {her} own behalf.',
  'This letter supports the Form I-140 that {full}, {position}, has filed on {her} own behalf.',
)
export const PETITIONER_WITHOUT_POSITION = frames('This petition is filed by {full} on {her} own behalf.')
export const REQUEST = forEachClass((asWhat) =>
  arguing(
    `{She} seek{s} classification under {INA203b2} as ${asWhat}, with a waiver of the job offer, and thus of the labor certification, under {INA203b2Bi} and {CFRk4ii}. See {Dhanasar885to886n1} (professionals with advanced degrees); {Dhanasar889n7} (self-petitioners).`,
  ),
)
export const REQUEST_BESIDES = forEachClass((asWhat) =>
  arguing(`In the alternative {she} seek{s} classification as ${asWhat}.`),
)
export const ENDEAVOR_IN_A_SENTENCE = frames(
  '{Her} proposed endeavor is {title}.',
  'The endeavor {she} propose{s} is {title}.',
)
/** The field that the profile names; the endeavor is one undertaking in it. */
export const IN_THE_FIELD = frames('It lies in the field of {fieldOfWork}.', 'Its field is {fieldOfWork}.')
export const STANDARD = frames(
  'Eligibility is established by a preponderance of the evidence: each claim need only be more likely true than not, and the evidence is weighed for its relevance, probative value and credibility as well as its quantity. {Dhanasar889n8}.',
  'The standard of proof is the preponderance of the evidence, that is, whether a claim is more likely than not true; the quality of the evidence, its relevance, probative value and credibility, counts as well as its quantity. {Dhanasar889n8}.',
)
export const ROADMAP = arguing(
  'Part II introduces the petitioner. Part III shows that {she} qualif{ies} for the classification. Part IV sets out the endeavor, and Part V addresses the three elements of {DhanasarFull} in turn. Part VI asks for a favorable exercise of discretion.',
  'The letter first introduces the petitioner (Part II) and shows that the classification is open to {them} (Part III). It then describes the endeavor (Part IV), addresses each of the three elements of {DhanasarFull} (Part V), and closes with the question of discretion (Part VI).',
)
/** Where Part III cannot show the classification yet. */
export const ROADMAP_OPEN = arguing(
  'What follows takes up in turn the petitioner (Part II), the classification (Part III), the endeavor (Part IV), the elements of {DhanasarFull} (Part V) and the exercise of discretion (Part VI).',
)

/** Part II. */
export const OCCUPATION = frames('By occupation {name} is {occupation}.')
/** Of one whose post is called otherwise. */
export const OCCUPATION_BESIDE_POST = frames('By occupation {she} {is} {occupation}.')
export const NOW = frames(
  'Since {since} {name} has worked at {employer} in {place}.',
  'Since {since} {name} has worked at {employer}.',
)
export const TRAINING = frames('{She} hold{s} {degrees}.')
/** A residency is completed and not held. */
export const RESIDENCY = frames('{She} {has} completed {residencies}.')
/** Where nothing of the present was told. */
export const LATELY = frames('{Name} has worked at {jobs}.')
export const BEFORE = frames('Earlier {she} worked at {jobs}.', 'Before that {she} worked at {jobs}.')
export const BESIDES = frames('{She} also work{s} at {jobs}.')
/** Where one of them went on beside the post that is held. */
export const OTHERS = frames('{Her} other posts were at {jobs}.')
export const RECORD_IN_BRIEF = frames('{Her} work to date includes {works}, each of which is taken up in Part V.')
export const ONE_WORK_IN_BRIEF = frames('{Her} work to date includes {works}, which is taken up in Part V.')
export const PUBLISHED_IN = frames('{Her} published work has appeared in {journals}.')
export const CITED = frames('By the counts in the record it has been cited {citations} times in all.')
export const RESUME = arguing('{Her} resume is in evidence.')
