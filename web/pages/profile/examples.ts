import { t } from '@lingui/core/macro'
import type { Example } from '../../forms/field-spec.ts'

/**
 * One good answer to a field: a before and an after, one's own part, a figure with the paper it stands in. Nobody of
 * these exists, nor do their papers. English in every language of the interface, as what is drafted from the answers is.
 */
const writtenBy =
  (by: string) =>
  <T extends string>(answers: Record<T, string>): Record<T, Example> =>
    Object.fromEntries(Object.entries<string>(answers).map(([name, text]) => [name, { by, text }])) as Record<
      T,
      Example
    >

export const PERSON = writtenBy(t`bridge engineer`)({
  occupation: 'Structural engineer',
  field_of_endeavor: 'Inspection and repair of aging highway bridges',
})

export const STUDY = writtenBy(t`student of water chemistry`)({
  project_name: 'A low-cost filter for arsenic in village wells',
  role: 'Doctoral researcher: I designed the tests and wrote two of the three papers',
  background:
    'Hand pumps in two districts gave water with up to 180 micrograms of arsenic per liter, eighteen times the limit of the World Health Organization. The filters in use cost $40 a year and were thrown away after three months, because nobody could see when they were spent.',
  goal: 'A filter that a family can afford and that shows by its color when it must be changed. It had to keep arsenic below 10 micrograms per liter for a year, with materials sold within 50 kilometers.',
  challenge:
    'Iron in the same water used up every known material within weeks. Earlier laboratory work had not seen this, because it was done with pure water. Nobody could repeat its results at a well.',
  solution:
    'I took waste from a brickworks nearby and coated it with manganese oxide, in a step that I worked out in 60 trials. My adviser had the idea of a color strip; I built and calibrated it. A colleague ran the analyses of the samples.',
  impact:
    'Arsenic fell from 180 to 6 micrograms per liter and stayed there for 14 months (Table 3 of our 2019 paper). The district put the filter into 212 homes in 2020 (its report of 2021). Two groups abroad have repeated the result.',
})

export const POST = writtenBy(t`bridge engineer`)({
  job_summary:
    'I am responsible for the inspection of 140 road bridges in two counties and lead a team of five. I plan the yearly program, sign the ratings and decide on load limits. In 2020 I proposed inspection by drone and have run the trial since; lane closures fell from 61 to 22 days a year (annual report 2022).',
  required_skills:
    'A degree in structural engineering, a license as a professional engineer, certified training in bridge inspection, and load rating by finite-element analysis.',
})

export const WORK = writtenBy(t`hospital pharmacist`)({
  project_name: 'Barcode check of infusions on three wards',
  role: 'Project lead: I wrote the rules and trained the first forty nurses',
  background:
    'Infusions were mixed by hand on the wards. In 2019 our incident reports listed 31 wrong doses on three wards, four of them with harm to a patient. Nobody checked a bag against its order before it was hung.',
  goal: 'No bag was to be hung that does not match its order, and nurses were to have no more work than before. The hospital asked for half as many wrong doses within a year.',
  challenge:
    'The order system and the pumps came from two makers and shared no patient number. An earlier attempt had cost two minutes for each bag, and nurses had gone around it.',
  solution:
    'I followed all 18 steps from order to bag with the nurses. I then wrote the rules that match a barcode to an order and tested them on 2,400 old orders. Our IT team built the link between the systems; I accepted each release.',
  impact:
    'Wrong doses fell from 31 in 2019 to 7 in 2021 (the hospital’s incident reports). A check takes nine seconds. Four other hospitals have used my rules since 2022, and the regional pharmacy board prints them in its guide.',
})

export const PAPER = writtenBy(t`film editor`)({
  name: 'Best Editing, Lakeside Documentary Festival 2021',
  domain: 'Documentary film editing',
  brief_introduction:
    'One of five prizes that a jury of seven editors gives each year. In 2021 there were 340 films from 41 countries (festival catalogue, page 6). I received it as the only editor of the film.',
})

export const PLAN = writtenBy(t`teacher of mathematics`)({
  plan_title: 'A first-year algebra course in two languages for rural community colleges',
  area_of_focus: 'Mathematics teaching for adults at rural colleges',
  current_progress:
    'I taught a pilot at one college in 2024 and 2025. Of 86 students 71 percent passed, against 48 percent in the ordinary course (the college’s report of 2025). All 24 lessons are written. Two more colleges have signed letters of intent.',
  plans:
    '2027: I train eight instructors at the two colleges that have signed. 2028: we compare pass rates over two terms, and I publish the lessons and the results free of charge. 2029: I offer the course to all 14 rural colleges of the state, together with its college board.',
  expected_outcomes:
    'By the end of 2029 there is a tested course that any college can take over: lessons, tests and a guide for instructors, with pass rates from at least five colleges to judge it by.',
  impact:
    'Adults who fail algebra often leave college without a degree. If the rate of the pilot holds, each college would see about 60 more of them pass in a year. The lessons are free for every college in the country, also where I do not teach.',
})

export const NOTICE = writtenBy(t`bridge engineer`)({
  description:
    'It accepts my degree. It asks for proof that the endeavor reaches beyond my employer (page 2), and for letters from people outside it who have used my method (page 3).',
})
