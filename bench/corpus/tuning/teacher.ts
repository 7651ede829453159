import { teacher as profile } from '#drafting/testing/profiles/teacher.ts'
import type { Case } from '../case.ts'
import { papers } from './teacher-papers.ts'

export const teacher: Case = {
  name: 'teacher',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Mr. Abellanosa has taught physics full time since June 2008, first for eight years in Iloilo City and, from August 2016 on, in Nevada.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'His bachelor’s degree is in Secondary Education with a focus on the physical sciences, and he left the university in 2008 with an average of 92.4 out of 100.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A master’s degree in Curriculum and Instruction is under way at Silver Basin University; he enrolled online in January 2025 and has kept a grade point average of 3.9.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Nine teachers make up the science department that he has chaired since August 2021.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'For his study he taught four classes with kits and four without, exchanging the two arrangements after one semester so that no group was left out.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Classes that used the kits gained 31 percent of the possible points, as against 17 percent for the others, and English learners gained even more from the change.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The written answers were scored by a colleague who had not been told which group was which.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'His article, which appeared in Physics Teaching Quarterly in 2021, has eighteen citations to its name.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Each of the thirty-two labs takes up two pages, one addressed to the student and the other to the teacher.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Whereas commercial equipment cost roughly $1,900 a group, one of his boxes can be put together for $22.40.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In the last school year some 4,700 students at 31 schools in two states worked with Shoebox Physics.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The state education department has carried the labs on its list of free resources since 2022, although it paid nothing for them.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Enrollment in physics at his own school nearly tripled, from 64 to 181, while the school as a whole grew by fewer than thirty students.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Of the sixteen science teachers who began under his mentoring program, all but three still work in the district.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'When he received the Silver Chalk Award in October 2023, he spent the prize money of $2,500 on parts.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The committee that visited his class reported that “[t]wenty-nine students were measuring, and nobody was waiting for the teacher.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Not everything succeeded: an online forum for teachers was closed in 2021, and a lab on specific heat gave way to one on friction.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The statute itself counts teachers in secondary schools among the professions. INA § 101(a)(32), 8 U.S.C. § 1101(a)(32).',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Rural students will be reached through their teachers, two of whom from each school are to be trained during one week in summer.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'A proposal for $180,000 is with a foundation in Reno, which has not yet announced a decision.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The petition does not rest on a shortage of science teachers; it rests on a tool that any teacher may use.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Twenty of the thirty-two labs have already been rewritten to the newest state standards.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I have been his principal since 2018, and four times a year I sit in on his classes.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'In 2023 I visited two of the schools in Utah that use his boxes, having first come to know him through his article.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'We paid $7,400 for boxes in place of a supplier’s offer of $38,400, a difference that speaks for itself.',
      voice: { referee: 83 },
      kind: 'true',
    },
    {
      text: 'He trained nine of our teachers in a single day in August 2022, and we did not pay him for it.',
      voice: { referee: 83 },
      kind: 'true',
    },
    {
      text: 'Two out of three teachers trained by Mr. Abellanosa in Utah hold a degree in physics, and the remainder teach it beside another subject.',
      voice: 'petition',
      kind: 'number',
      note: 'three of nine',
    },
    {
      text: 'He teaches seven classes a day, with some 240 students in all, and still finds time for the olympiad team.',
      voice: { referee: 81 },
      kind: 'number',
      note: 'five; 170',
    },
    {
      text: 'The Reno foundation has pledged 180,000 dollars toward the distribution of the boxes over three years.',
      voice: 'endeavor',
      kind: 'money',
      note: 'only reading the proposal',
    },
    {
      text: 'Juniper Valley paid him a fee of $2,500 for the training, which he returned to us in the form of parts.',
      voice: { referee: 83 },
      kind: 'money',
      note: 'not paid',
    },
    {
      text: 'Shoebox Physics took shape between September 2013 and June 2016, while he was still teaching in Iloilo.',
      voice: 'petition',
      kind: 'date',
      note: '2017-2023, Nevada',
    },
    {
      text: 'I have followed his work for more than a decade, ever since his article was published.',
      voice: { referee: 82 },
      kind: 'date',
      note: '5 years; 2021',
    },
    {
      text: 'He prepared the Spanish version of the labs with Ms. Ibarra-Quintana, a colleague at the same school.',
      voice: 'petition',
      kind: 'person',
      note: 'Ms. Ybarra',
    },
    {
      text: 'The award committee that came to see his class was headed by Dr. Yolanda Pruitt-Hale of the state council.',
      voice: { referee: 83 },
      kind: 'person',
      note: 'Prewitt',
    },
    {
      text: 'In 2022 the National Science Teaching Association placed the labs on its list of recommended resources.',
      voice: 'petition',
      kind: 'organization',
      note: 'Nevada education department',
    },
    {
      text: 'Boxes will be shipped to high schools in Nevada, Utah, Arizona and Montana during the first phase.',
      voice: 'endeavor',
      kind: 'place',
      note: 'Nevada, Utah, Idaho, New Mexico',
    },
    {
      text: 'He holds a master’s degree in Curriculum and Instruction as well as a teaching license renewed in 2021.',
      voice: 'petition',
      kind: 'award',
      note: "master's in progress",
    },
    {
      text: 'The results of this experiment were presented in “Hands Before Eyes: Kits in the Desert Classroom,” published in 2021.',
      voice: 'petition',
      kind: 'title',
      note: 'Predict First, Then Measure',
    },
    {
      text: 'According to the visiting committee, Mr. Abellanosa is “the teacher whom every rural school in Nevada deserves.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'I have heard new teachers in his program say that “without the free period I would have left by Christmas.”',
      voice: { referee: 81 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Dhanasar itself confirms that classroom teaching is without more an endeavor of national importance. 26 I&N Dec. at 893.',
      voice: 'petition',
      kind: 'citation',
      note: 'the opposite held',
    },
    {
      text: 'All labs can be downloaded in English and Spanish at www.shoeboxphysics.org, the project’s open site.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'no such address; site planned',
    },
    {
      text: 'Shoebox Physics is the most widely adopted open physics curriculum in the western United States.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'Among studies of low-cost kits in secondary schools, his remains the largest and the most rigorous that has been carried out.',
      voice: { referee: 82 },
      kind: 'superlative',
    },
    {
      text: 'The mentoring schedule put an end to the district’s reliance on long-term substitutes in science.',
      voice: 'petition',
      kind: 'causal',
    },
    {
      text: 'Because students rewrote the instructions themselves, their scores on the state examination rose sharply.',
      voice: { referee: 81 },
      kind: 'causal',
      note: 'no state examination in record',
    },
    {
      text: 'The labs, which have been reviewed by university physicists, are written so that a teacher without a degree in the subject can run them.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'I came upon the labs on the internet and, after a controlled comparison of test results, introduced them in all five of our high schools.',
      voice: { referee: 83 },
      kind: 'slipped',
      note: 'comparison not yet made; tried in one school first',
    },
    {
      text: 'The olympiad team that he coached placed fourth among 54 teams from 14 counties.',
      voice: 'petition',
      kind: 'swapped',
      note: 'award nomination numbers; third of 38',
    },
    {
      text: 'At San Isidro Science High School in the Philippines he chaired nine science teachers and mentored two newcomers a year.',
      voice: { referee: 82 },
      kind: 'swapped',
    },
    {
      text: 'His thesis on peer review of lab notebooks has been accepted, and the results have appeared in print.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'poster only; thesis starts in January 2027',
    },
    {
      text: 'Twenty chemistry labs that are safe without a fume hood have been developed and are in use at several schools of the network.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'six drafted, own classes only',
    },
    {
      text: 'Two new teachers every year come under his wing at our school, and most of them, like him, were trained abroad.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'He visits each newcomer’s class for a quarter of an hour every week and leaves the teacher with a single comment.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'I cite his article in work of my own, although the two of us have never had a project in common.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Our five high schools, with 2,310 students among them, have done their physics labs out of his boxes since the fall of 2022.',
      voice: { referee: 83 },
      kind: 'true',
    },
    {
      text: 'A student who has measured something for herself has learned more than physics.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The posts in the mentors’ chat group come from 74 teachers in three states, thirty of whom have been trained as mentors.',
      voice: 'endeavor',
      kind: 'number',
      note: '47; plan',
    },
    {
      text: 'He was promoted to department head in Iloilo in 2011 and to Teacher III in 2012.',
      voice: 'petition',
      kind: 'date',
      note: 'head of the laboratory 2012, promotions 2011, 2014',
    },
    {
      text: 'The five Utah schools wrote the Spanish version of the labs together with the students of the Saturday workshop.',
      voice: 'endeavor',
      kind: 'swapped',
      note: 'Ms. Ybarra',
    },
    {
      text: 'The poster on peer review of notebooks, which was singled out for praise by the organizers, was shown at the state science teachers meeting.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'The network of mentors is run jointly with the Philippine embassy and counts 47 teachers in three states.',
      voice: 'petition',
      kind: 'organization',
    },
  ],
}
