import type { Case } from '../../case.ts'
import { musicPapers, musicProfile } from './music-profile.ts'
import { told, untold } from './say.ts'

const strand = { referee: 81 }
const bracegirdle = { referee: 82 }
const okwuosa = { referee: 83 }

const truths = [
  ...told(
    'petition',
    'Ms. Barabás trained first as a choral conductor in Budapest, and only later, in Cleveland, as a teacher of children who learn differently.',
    'A boy named Marci, silent in her classroom in Pécs, sent her back to school.',
    'For the past decade she has taught music to children with disabilities in Columbus, where 118 of them now pass through her 22 weekly lessons.',
    'Watch yourself teach and you may wince: she timed her own pauses on video and found that they lasted under two seconds on average.',
    'She filmed 96 lessons, coded every musical question by hand, and had a speech therapist code a fifth of them again; the two agreed 88 times in a hundred.',
    'When she held her tongue for seven to ten seconds, children answered 54 percent of the time, up from 31 percent when she waited less than three.',
    'Wait too long, though, and the spell breaks; past twelve seconds the children drifted from the game.',
    'Screen lessons from the pandemic, fourteen weeks of them, were left out of the analysis.',
    'The article carries her name alone, appeared in February 2022, and has been cited by 17 later works.',
    'Numbers are only part of this story, but they are the part that can be checked.',
    'A grant of $1,200 from an education foundation paid for the cameras; there was no other money.',
    'Drum Before Word, fifty-six lessons in all, was written by the petitioner together with Delphine Achterkamp, a speech therapist.',
    'The district’s own analyst, Marguerite Oduya, found that unprompted requests climbed from about two a day to more than five.',
    'Candor requires adding what the evaluation adds: classrooms were not chosen by lot, and the aides who counted knew which ones had the lessons.',
    'In classrooms without the program, requests crept up too, from 2.3 to 3.0 a day.',
    'Eleven of the children in that evaluation did not speak when it began.',
    'Rufus Templeman and Ji-woo Standish carried the lessons into two of the four schools, and she took the remaining pair.',
    'Six of the seven beginning teachers she has mentored since 2021 have stayed in the district.',
    'The Lantern Foundation weighed 212 applications in 2023 and honored four teachers, of whom she alone taught music.',
    'A foundation visitor left her classroom with this observation: “Nobody was told to be quiet, and nobody needed to be.”',
    'Of the $7,500 that came with the prize, a third had to be spent on her classroom.',
    'Eight concerts, some 1,900 listeners, and nobody told to sit still: the series ended when the pandemic came, and it was never revived because the hall had closed.',
    'Engineering students in Absalom Grieve’s charge built the one-finger instruments; the idea was hers, and so was the testing, with 21 children.',
    'Nine designs went into trials and five lived through them.',
    'Her handbook is complete but has no publisher yet, Whetstone Classroom Press having had the manuscript only since September 2026.',
    'She trimmed eleven lessons from the book upon learning that they succeeded in nobody’s hands but her own.',
  ),
  ...told(
    'endeavor',
    'Two hundred and forty music teachers across Ohio, Indiana and Kentucky: that is the number the endeavor hopes to train by the summer of 2031.',
    'The courses would run for six days apiece, and every lesson and video would be given away.',
    'A randomized study in twenty schools is contemplated, so that the method may be proved or disproved in the open.',
    'Sycamore Plains has said it would like to begin in three elementary schools in the fall of 2027, provided that its board passes the budget.',
    'To teach one class is a job; to teach those who teach is the undertaking described here.',
    'One in four of that district’s intervention specialist posts stands vacant.',
    'A shop-bought adapted instrument runs to $600 or more; the parts for one of these come to $38.',
    'The lending library has yet to start, though a workshop has been offered for it.',
    'The endeavor asks nothing exotic of schools: the teachers are already on the payroll, and what they lack is the know-how.',
    'An endeavor’s worth is not measured on the map alone, for the inquiry looks to its potential prospective impact. Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
    'Under the third step of the framework, USCIS asks whether, on balance, it would benefit the United States to dispense with the job offer. 26 I&N Dec. at 890.',
    'Before we come to the plan, a word about the classroom that gave rise to it.',
  ),
  ...told(
    strand,
    'I first met Zsófia nearly thirteen years ago, and she had barely finished singing when she asked why our stage had no ramp.',
    'I advised her capstone, “Tempo and Turn-Taking,” which earned an A, and I can still see the seed of everything that followed in it.',
    'If the trial we are planning comes to pass, we will run it side by side, and we will abide by the result even if it embarrasses us.',
    'She paid no tuition with us; a graduate assistantship covered all four of her semesters.',
  ),
  ...told(
    bracegirdle,
    'I confess that I was the skeptic among us, and that the evaluation turned me around.',
    'It was I who moved the program into nine schools, and I did so after reading the numbers, not before.',
    'Zsófia has reported to me since 2018; we talk every week, and I would miss it if we stopped.',
    'Our own program office recommended carrying the lessons on and adding two schools the next year.',
  ),
  ...told(
    okwuosa,
    'I came upon her article before I ever met her, and then I asked her to join my committee.',
    'My students here in Colorado read “Waiting as Instruction” because I assign it.',
    'Our guidance on inclusion is only a draft at this point, out for comment, and she is one of the eleven of us writing it.',
    'She spoke to some 340 teachers in Denver in October 2025, having been chosen with 25 others from 171 proposals.',
  ),
]

const fabrications = [
  ...untold(
    'number',
    [
      'petition',
      'The evaluation followed 43 children in four schools, each of them with an individualized education program.',
      '34',
    ],
    [
      okwuosa,
      'Ninety-six lessons, thirty-one children, one pair of eyes: I cannot think of many colleagues with that sort of stamina.',
      '13 children; second coder',
    ],
    [
      'endeavor',
      'Some 12,000 downloads of the instrument drawings show that the appetite for cheap adapted instruments is real.',
      '2,300',
    ],
    [
      'petition',
      'Her lessons were well attended, with 98 percent of the children present on the days they were given.',
      '93 percent',
    ],
  ),
  ...untold(
    'money',
    [
      'petition',
      'Linden Hollow City Schools pays her an annual salary of $76,400, well above what the state’s music teachers ordinarily earn.',
      '67,400; comparison invented',
    ],
    ['endeavor', 'Sycamore Plains has pledged $41,000 toward the first year of lessons.', 'estimate, not pledge'],
    [
      strand,
      'The Lantern people gave her $7,500 for research, and she put every cent of it into cameras.',
      'award; cameras from other grant',
    ],
    [
      'petition',
      'The Olentangy Chamber Players performed the series for a fee of $600 a concert, a fraction of their usual price.',
      'without fee',
    ],
  ),
  ...untold(
    'date',
    ['petition', 'She began the concerts for restless children in 2015, while still a student in Cleveland.', '2018'],
    [
      bracegirdle,
      'Drum Before Word has been running in our schools since the fall of 2017, when few of us had heard of it.',
      'September 2020',
    ],
    [
      'petition',
      'Her Ohio license was first granted in 2021 and must be renewed in 2026.',
      '2016, renewed both, to 2031',
    ],
    [
      'endeavor',
      'Indiana’s first classrooms are to open in the fall of 2026, some months after the March demonstration.',
      'fall 2027',
    ],
  ),
  ...untold(
    'person',
    [
      'petition',
      'Her second coder, the speech therapist Delphine Achterberg, went through a fifth of the recordings.',
      'Achterkamp',
    ],
    [
      'petition',
      'Dr. Fenwick Adair, a professor of music, visited her room on the foundation’s behalf one February morning.',
      'Mr., a visitor; not professor',
    ],
    [okwuosa, 'My deputy on the committee, Joan Castellane, was the one who pressed me to invite her.', 'invented'],
    [
      'endeavor',
      'The letter from Indianapolis bears the signature of Superintendent Horacio Benavides.',
      'Horatio Benalcázar, assistant',
    ],
  ),
  ...untold(
    'organization',
    [
      'petition',
      'One-Finger Instruments grew out of her work with the engineering faculty of Ohio State University.',
      'Franklin Ridge',
    ],
    [
      'endeavor',
      'The program’s early evaluation was carried out by an independent research firm and not by the schools themselves.',
      'district office',
    ],
    [
      'petition',
      'Before Columbus she led music groups for children with autism at the Cleveland Clinic.',
      'Maple Arch',
    ],
    [strand, 'I understand that the Kennedy Center has asked her to advise on its programs for children.', 'invented'],
  ),
  ...untold(
    'place',
    [
      'petition',
      'She taught singing and solfège for two years in Debrecen, where she also led the children’s choir.',
      'Pécs',
    ],
    [
      'endeavor',
      'Teachers in Ohio, Indiana and West Virginia will be the first to take the six-day course.',
      'Kentucky',
    ],
    [
      'petition',
      'Sixteen teachers in Ohio and Tennessee tried the handbook’s lessons before she let them stand.',
      'Ohio and Kentucky',
    ],
    [okwuosa, 'I remember the hush in the hall in Chicago as she counted those seven seconds aloud.', 'Denver'],
  ),
  ...untold(
    'award',
    [
      'petition',
      'The Lantern Award, a national distinction for teachers, singled her out from applicants in every state.',
      'Ohio only',
    ],
    ['petition', 'She is, besides, a board-certified music therapist.', 'no such credential'],
    [
      strand,
      'She finished with us summa cum laude, as everyone on the faculty had expected she would.',
      'not in the record',
    ],
    [
      'petition',
      'Her doctorate in music education from Cuyahoga Lakes rests on work about tempo and turn-taking.',
      "master's capstone",
    ],
  ),
  ...untold(
    'title',
    [
      'petition',
      'Writing in the Journal of Music Therapy Research, she showed that a teacher’s patience can be measured in seconds.',
      'Journal of Adaptive Music Practice',
    ],
    ['petition', 'Her talk in Denver, “The Sound of Waiting,” was accepted from a crowded field.', '"Seven Seconds"'],
    [
      'endeavor',
      'The forty lessons of “Music for Every Child: A Guide” were each tried by at least three other teachers.',
      'The Patient Music Room',
    ],
    [
      bracegirdle,
      'Families still ask me about the “Open Door Recitals” and when they might come back.',
      'Come-As-You-Are Concerts',
    ],
  ),
  ...untold(
    'quotation',
    ['petition', 'The foundation’s director called hers “the most hopeful classroom in Ohio.”', 'invented'],
    [
      'petition',
      '“It should be in every school in the district,” the evaluation concludes.',
      'invented; recommended two further',
    ],
    ['endeavor', 'Sycamore Plains wrote that its teachers had “never seen anything like it.”', 'invented'],
    [
      strand,
      'I will not forget Marguerite Oduya saying, as she left the classroom, “Nobody was told to be quiet, and nobody needed to be.”',
      'Fenwick Adair wrote it',
    ],
  ),
  ...untold(
    'citation',
    [
      'endeavor',
      'National importance is presumed where an endeavor concerns children. Dhanasar, 26 I&N Dec. at 893.',
      'no such holding',
    ],
    [
      'petition',
      'Her classification falls under section 203(b)(1) of the Act, as a member of the professions holding an advanced degree.',
      '203(b)(2)',
    ],
    [
      'petition',
      'The full evaluation is posted at https://www.lindenhollow.example/review/drum-before-word-2022.pdf.',
      'invented URL',
    ],
    ['endeavor', 'An advanced degree is defined at 8 CFR 214.2(h), and hers plainly satisfies it.', 'wrong section'],
  ),
  ...untold(
    'superlative',
    [
      'petition',
      'Ms. Barabás is the foremost authority in the United States on music for children who do not speak.',
      'unsupported',
    ],
    ['endeavor', 'There is no other program anywhere that joins a drum to a speaking tablet.', 'unsupported'],
    [
      bracegirdle,
      'In all my years I have never supervised a teacher whose results came close to hers.',
      'unsupported comparison',
    ],
    ['petition', 'She was the first music teacher ever to win the Lantern.', 'second'],
  ),
  ...untold(
    'causal',
    ['petition', 'Because of her lessons, eleven children who had been silent learned to speak.', 'not in record'],
    [
      'endeavor',
      'Wherever the program has gone, schools have found it easier to keep their special-education teachers.',
      'not in record',
    ],
    [
      okwuosa,
      'Her article changed the way that colleges across the country prepare music teachers.',
      'two reading lists',
    ],
    [
      'petition',
      'The concerts persuaded the hall’s owners to rewrite their rules for families with loud children.',
      'not in record',
    ],
  ),
  ...untold(
    'slipped',
    [
      'petition',
      'She filmed the lessons herself, on equipment lent by her old university, and coded each question by hand.',
      'equipment clause',
    ],
    [strand, 'Her capstone, later published as a short book, earned her an A from me.', 'published clause'],
    [
      'petition',
      'Five of the nine instrument types survived testing with 21 children, and a manufacturer has taken them up.',
      'manufacturer clause',
    ],
    [
      'endeavor',
      'All fifty-six lessons, which already meet the curriculum standards of the three states, are to be given away.',
      'standards clause',
    ],
  ),
  ...untold(
    'swapped',
    ['petition', 'Emeric Lausanne conducted three of the eight concerts and Ms. Barabás the other five.', 'exchanged'],
    [
      'petition',
      'Comparison classrooms saw unprompted requests rise from 2.1 to 5.3 a day, and the drum classrooms from 2.3 to 3.0.',
      'exchanged',
    ],
    [
      bracegirdle,
      'Absalom Grieve wrote the lessons with her, and Delphine Achterkamp’s students built the instruments.',
      'exchanged',
    ],
    [
      'endeavor',
      'Kentucky has sent its letter of interest; with Indiana there has so far been only a conversation with a teacher.',
      'exchanged',
    ],
  ),
  ...untold(
    'role-or-status',
    [
      'petition',
      'As chair of the Committee on Inclusive Practice, she oversees the national guidance on inclusion in music classrooms.',
      'member',
    ],
    ['petition', 'The National Assembly has adopted the guidance that she helped to write.', 'draft open for comments'],
    [
      okwuosa,
      'Her keynote, which I was lucky to hear, moved a room of 340 teachers to put down their pens and listen.',
      'not a keynote',
    ],
    [
      'petition',
      'Whetstone Classroom Press is bringing out her handbook, forty lessons that any music teacher can pick up on a Monday.',
      'no answer yet',
    ],
  ),
]

export const music: Case = {
  name: 'music',
  profile: musicProfile,
  papers: musicPapers,
  sentences: [...truths, ...fabrications],
}
