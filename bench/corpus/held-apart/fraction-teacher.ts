import type { Case } from '../case.ts'
import { fractionTeacherPapers, fractionTeacherProfile } from './fraction-teacher-profile.ts'
import { sentences } from './sentences.ts'

export const fractionTeacher: Case = {
  name: 'fractionTeacher',
  profile: fractionTeacherProfile,
  papers: fractionTeacherPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        'Mrs. Oakenshaw-Reyes holds a Master of Education in Mathematics Education, conferred by Mesa Quebrada University in August 2020 after studies that were held partly on campus and partly online.',
        'Her grade point average was 3.97, and the capstone, "One Number Line, Two Languages," was passed with distinction.',
        'Ten days after the degree was conferred, she began to teach at Palo Hueco Middle School in Tucson, and she has taught there ever since.',
        'She teaches sixth and seventh graders in two languages and acts as a mentor to two teachers who are new to the profession.',
        'The class work that led to her degree included courses on the learning of fractions, on curriculum design and on bilingual teaching.',
        'Four of her units were tried out in the spring of 2026 by nine teachers at four schools.',
        'Over five weeks the average score of the 231 pupils rose by 19 points out of a hundred.',
        'Pupils from homes where mostly Spanish is spoken began seven points below the average and finished only one point below it.',
        'Her own report states that there was no comparison group, and the petition claims no more than the report does.',
        'Asked for criticism, two thirds of the teachers said that the third unit was too long; asked whether they would use the units again, all nine said yes.',
        'One teacher wrote, "My pupils argued about the line for a whole hour. I let them."',
        'The law counts teachers in elementary and secondary schools among the professions. INA § 101(a)(32), 8 U.S.C. § 1101(a)(32).',
        'Dhanasar looks for broader implications and does not evaluate prospective impact "solely in geographic terms." 26 I&N Dec. at 889.',
        'A gain of this kind suggests, without proving it, that the units do what they were written to do.',
      ],
      number: ['The average score in the tryout rose from 48 to 76 of 100 points. ~~ 67'],
      money: [
        'The materials for the tryout were paid for by the school district at 3 dollars a pupil. ~~ the Sahuaro Parents Association',
      ],
      date: [
        'She has taught at Palo Hueco since August 2018, the year in which she took up her graduate studies. ~~ August 2020',
      ],
      person: [
        'Her capstone on the number line in two languages was supervised by Dr. Lucinda Barrowclough and passed with distinction. ~~ Barraclough',
      ],
      organization: [
        "At the University of Sonora Heights she earned a Master's degree in mathematics education with a grade point average of 3.97. ~~ Mesa Quebrada University",
      ],
      place: [
        'Nine teachers in Tucson and Phoenix tried out four of the units with 231 pupils over five weeks. ~~ Tucson and Nogales',
      ],
      award: [
        'While teaching grades six and seven in two languages, she became a finalist for the title of Arizona Teacher of the Year. ~~ not told',
      ],
      title: [
        'Her graduate studies ended with a capstone, "Bridging Fractions in the Bilingual Classroom," that was passed with distinction. ~~ One Number Line, Two Languages',
      ],
      quotation: [
        'One teacher wrote, "My pupils argued about the line for a whole hour, and I joined them." ~~ "I let them."',
      ],
      citation: [
        'Teachers in elementary and secondary schools are named among the professions in INA § 212(a)(32), 8 U.S.C. § 1182(a)(32). ~~ 101(a)(32)',
      ],
      superlative: [
        'Hers are the first units in the country to teach fractions in two languages. ~~ not in the record',
      ],
      causal: ['The units have raised the number of pupils at her school who go on to algebra. ~~ not told'],
      slipped: [
        'Nine teachers, who had been chosen by lot, tried out four of the units in the spring of 2026. ~~ how they were chosen is not told',
      ],
      swapped: [
        'Pupils who spoke mostly Spanish at home rose from 48 to 67 points, and all pupils together from 41 to 66. ~~ exchanged',
      ],
      'role-or-status': [
        'All ten units have been written, and teachers in four schools have tried out every one of them. ~~ seven written, four tried out',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The endeavor consists of ten units in English and Spanish that teach fractions as lengths and that schools may use without paying for them.',
        'Three units remain to be written, and all are to be finished by 2028.',
        'Eighty teachers in two states are to be trained, and some six thousand pupils a year should then be taught with the units.',
        'The textbooks of her district are from 2011 and were thus about fifteen years old at the time of the tryout.',
        'Pupils in grades four to six, their teachers, and parents whose language is Spanish are the people for whom the units are meant.',
        'Fractions are a small part of mathematics, but they stand at a point where many pupils lose their way.',
      ],
      number: [
        'When the units have been finished and published, 800 teachers in Arizona and New Mexico will be trained. ~~ 80',
      ],
      money: [
        'Schools will pay a license fee of 3 dollars a pupil for the finished units. ~~ free; 3 dollars was the cost of materials',
      ],
      place: ['Teachers in Arizona, New Mexico and Texas are to be trained in the use of the units. ~~ two states'],
      organization: [
        'The units are to appear in English and Spanish with the Saguaro Learning Press, at no cost to schools. ~~ no publisher told',
      ],
      quotation: [
        'The plan promises that the units "will replace the textbook in every American classroom." ~~ not in the plan',
      ],
      causal: ['Because of the tryout, the district has decided to replace its textbooks of 2011. ~~ not told'],
      slipped: [
        'The units, which follow the mathematics standards of all fifty states, will be free for every school. ~~ not told',
      ],
      'role-or-status': [
        'Some 6,000 pupils a year are taught with the units today, which schools receive for nothing. ~~ an expectation',
      ],
      superlative: [
        'A rise from 48 to 67 points in five weeks is the largest that any curriculum for fractions has produced. ~~ not in the record',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I am the principal of the school at which Pilar teaches, and in six years I have seen her at work day after day.',
          'Thursday is the day on which she opens her classroom to parents, and I mention it because it says something about her as a teacher.',
          'I will admit that, as her principal, I was skeptical in the beginning of opening a classroom to parents.',
          'At our middle school in Tucson she teaches mathematics to grades six and seven, both in English and in Spanish.',
          'The strips of paper for the tryout were cut by hand, and the Sahuaro Parents Association paid for the materials.',
          'Besides teaching her own classes, all in a working week of forty-five hours, she mentors two new teachers.',
          'Nothing in her report tries to hide that one of the units is too long.',
          'What I admire about her is best seen on an ordinary morning, and so I invite the officer to imagine one.',
        ],
        date: ['For the past ten years I have been her principal and have seen her at work every day. ~~ six'],
        person: [
          'My deputy, Mrs. Leonor Baca, was one of the six teachers who found unit 3 too long. ~~ no such person',
        ],
        award: [
          'Besides her Master of Education she holds national board certification, the highest license open to a teacher. ~~ not told',
        ],
        title: [
          'She has described the tryout, its gains and its faults in an article for "The Arizona Mathematics Classroom." ~~ no such article',
        ],
        citation: [
          'Any teacher who wishes to see her units can download the first seven at https://www.fractions-as-lengths.example today. ~~ no such address; to be published by 2028',
        ],
        swapped: [
          'On Thursdays I open my office to parents, a custom of which Pilar was skeptical at first. ~~ she opens her classroom; he was skeptical',
        ],
      },
    ),
  ],
}
