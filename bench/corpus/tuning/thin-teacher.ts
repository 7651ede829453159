import { thinTeacher as profile } from '#drafting/testing/profiles/thin-teacher.ts'
import type { Case } from '../case.ts'
import { papers } from './thin-teacher-papers.ts'

export const thinTeacher: Case = {
  name: 'thin-teacher',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Mrs. Kamautheri has taught mathematics full time since September 2014, first in Kenya and then in Louisiana.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She holds a bachelor’s degree in Mathematics Education, awarded in Nakuru in July 2014 with a grade point average of 3.4.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Between her degree and this filing lie more than twelve years, nearly all of them spent in the classroom.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'In Bayou Teal she teaches five classes of algebra and geometry.', voice: 'petition', kind: 'true' },
    {
      text: 'As a student she looked for a way to take away pupils’ fear of fractions and let them count with bottle tops.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'Her classes in that project were large, with seventy pupils.', voice: 'petition', kind: 'true' },
    {
      text: 'The certificate that allows her to teach mathematics in grades six through twelve remains valid until July 2027.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'During her studies she did fourteen weeks of teaching practice at the school that would later employ her.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She graduated with Second Class Honours in the Upper Division, and her best subjects included geometry and teaching methods.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Twelve students attend the mathematics club on Wednesdays, and clubs are planned for all four middle schools of the parish.',
      voice: 'endeavor',
      kind: 'true',
    },
    { text: 'The telephone line for homework exists only as an intention so far.', voice: 'endeavor', kind: 'true' },
    {
      text: 'Many parents work late, and an evening line would give their children someone to ask.',
      voice: 'endeavor',
      kind: 'true',
      note: '"Parents work late and cannot help."',
    },
    {
      text: 'Whether an endeavor matters to the nation is not decided by the size of the place where it begins.',
      voice: 'endeavor',
      kind: 'true',
    },
    { text: 'I see Mrs. Kamautheri at work every day, as her principal.', voice: { referee: 81 }, kind: 'true' },
    {
      text: 'We were colleagues at Mlima Girls Secondary School, and I have known her for twelve years.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'In her student project the share of pupils who passed rose by twenty-two percentage points.',
      voice: 'petition',
      kind: 'number',
      note: '"marks went up"',
    },
    {
      text: 'Her annual salary of $62,300 places her above the average of teachers in the parish.',
      voice: 'petition',
      kind: 'money',
      note: '52,300; average not told',
    },
    {
      text: 'She moved to Louisiana in the summer of 2018, after four years at Mlima Girls.',
      voice: 'petition',
      kind: 'date',
      note: '2021, seven years',
    },
    {
      text: 'My predecessor, Mr. Alphonse Thibodeaux, hired her on the advice of the parish superintendent.',
      voice: { referee: 81 },
      kind: 'person',
      note: 'invented',
    },
    {
      text: 'She earned her degree at Kenyatta University and has taught in public schools ever since.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'Clubs will be opened in the middle schools of four parishes in Louisiana and Mississippi.',
      voice: 'endeavor',
      kind: 'place',
      note: 'four schools of one parish',
    },
    {
      text: 'Mrs. Kamautheri was named Parish Teacher of the Year for her work with the mathematics club.',
      voice: 'petition',
      kind: 'award',
    },
    {
      text: 'Her project, “Bottle Tops and the Fear of Fractions,” was presented at a conference of the university.',
      voice: 'petition',
      kind: 'title',
      note: '"fractions project"; no conference',
    },
    {
      text: 'She used to tell the girls that “a fraction is only a whole that has learned to share.”',
      voice: { referee: 82 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Under 8 C.F.R. § 204.5(k)(2) a bachelor’s degree with two years of experience is the equivalent of a master’s.',
      voice: 'petition',
      kind: 'citation',
      note: 'five years',
    },
    {
      text: 'She is by far the strongest mathematics teacher that our parish has ever had.',
      voice: { referee: 81 },
      kind: 'superlative',
    },
    {
      text: 'Since the club was founded, the pass rate in algebra has risen at every school of the parish.',
      voice: 'endeavor',
      kind: 'causal',
    },
    {
      text: 'She teaches algebra and geometry in five classes, two of which are reserved for gifted students.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'At Mlima Girls Secondary School she founded the Wednesday club, which twelve students of algebra attended.',
      voice: 'petition',
      kind: 'swapped',
    },
    {
      text: 'The help line answers about fifty calls a week and has become a fixture of family life.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'not started',
    },
    {
      text: 'Mrs. Kamautheri taught forms one through four at our school until the middle of 2021.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Her certificate covers mathematics from the sixth grade to the twelfth.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'If the clubs reach all four schools, more students can be expected to pass algebra.',
      voice: 'endeavor',
      kind: 'true',
      note: 'told as expectation',
    },
    {
      text: 'Some forty students gather each Wednesday for the club, and a waiting list has been opened.',
      voice: 'endeavor',
      kind: 'number',
    },
    {
      text: 'For three years we taught side by side before she left for Louisiana in 2018.',
      voice: { referee: 82 },
      kind: 'date',
      note: '2021, seven years',
    },
    {
      text: 'Having passed three evaluations, she holds the Level 2 certificate with an endorsement for gifted education.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'Level 1, no endorsements',
    },
  ],
}
