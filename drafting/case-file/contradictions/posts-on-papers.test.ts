import { describe, expect, test } from 'vitest'
import { batteryResearcher } from '../../testing/profiles.ts'
import { both, change, found, reading, type Change } from './testing.ts'

const resume = batteryResearcher.application.resume?.url
const certificate = batteryResearcher.evidence[1]?.supporting_doc?.url
const HEAD = 'Ilka Kőszegvári\nMaterials scientist\nilka@mail.example\n'

const cv = (...lines: string[]): Change => reading(resume, HEAD + lines.join('\n'))

const TIME =
  'dates: Employment 2 gives your time at Corvane Cell Works as June 3, 2019 to August 27, 2021, but Exhibit 1, page 1 says '

describe('a post that a paper tells otherwise', () => {
  test.each<[string, Change, string]>([
    ['other years, on one line', cv('2013 - 2020 Corvane Cell Works, process engineer'), `${TIME}2013 to 2020.`],
    [
      'other years, below',
      cv('Corvane Cell Works, Michigan', 'March 2016 – August 2021'),
      `${TIME}March 2016 to August 2021.`,
    ],
    ['years in figures', cv('Corvane Cell Works 06/2019-11/2023'), `${TIME}June 2019 to November 2023.`],
    [
      'the end of what is entered as going on',
      cv('2021 - 2023 Hollin Ridge Energy Laboratory'),
      'dates: Employment 1 gives your time at Hollin Ridge Energy Laboratory as September 14, 2021 to the present, but Exhibit 1, page 1 says 2021 to 2023.',
    ],
    [
      'studies',
      cv('PhD, Lake Marrow University, 2009–2013 and 2014', '2009 - 2015 Lake Marrow University'),
      'dates: Education 2 gives your time at Lake Marrow University as August 25, 2014 to May 11, 2019, but Exhibit 1, page 1 says 2009 to 2015.',
    ],
    [
      'another title',
      cv('2019 - 2021 Corvane Cell Works, production manager'),
      'title: Employment 2 gives your job title at Corvane Cell Works as “Battery Process Engineer”, but Exhibit 1, page 1 says “production manager”.',
    ],
    [
      'a higher rank',
      cv('2019 - 2021 Corvane Cell Works, Senior Battery Process Engineer'),
      'title: Employment 2 gives your job title at Corvane Cell Works as “Battery Process Engineer”, but Exhibit 1, page 1 says “Senior Battery Process Engineer”.',
    ],
    [
      'a title on a line of its own',
      cv('', 'Production manager', 'Corvane Cell Works', '2019 - 2021'),
      'title: Employment 2 gives your job title at Corvane Cell Works as “Battery Process Engineer”, but Exhibit 1, page 1 says “Production manager”.',
    ],
    [
      'an employer’s letter',
      reading(
        certificate,
        'CORVANE CELL WORKS\nTo whom it may concern\nMs. Kőszegvári was employed here as a laboratory technician from 1 February 2016\nto 31 March 2020.',
      ),
      TIME.replace('Exhibit 1', 'Exhibit 10') + 'February 1, 2016 to March 31, 2020.',
    ],
  ])('%s', (_, plant, expected) => expect(found(plant)).toContain(expected))

  test.each<[string, Change]>([
    ['the same years', cv('2019 - 2021 Corvane Cell Works, Battery Process Engineer')],
    ['the same months', cv('Battery Process Engineer', 'Corvane Cell Works', 'Jun 2019 – Aug 2021')],
    [
      'posts one above the other',
      cv('09/2021-present', 'Hollin Ridge Energy Laboratory', '06/2019-08/2021', 'Corvane Cell Works'),
    ],
    ['a resume from before the end', cv('2019 - present: Corvane Cell Works, battery process engineer')],
    [
      'a post before it, not entered',
      cv('2014 - 2015 Corvane Cell Works, Intern', '2019 - 2021 Corvane Cell Works, Battery Process Engineer'),
    ],
    [
      'posts before and after a promotion',
      cv(
        '2019 - 2020 Corvane Cell Works, Process Technician',
        '2020 - 2021 Corvane Cell Works, Battery Process Engineer',
      ),
    ],
    [
      'a part of the time under another title',
      cv('2020 - 2021 Corvane Cell Works, shift leader', '2019 - 2021 Corvane Cell Works, Battery Process Engineer'),
    ],
    ['the title without its rank', cv('2021 - present Hollin Ridge Energy Laboratory, Research Scientist')],
    ['a longer form of the title', cv('2019 - 2021 Corvane Cell Works', 'Senior Battery Process Engineer, Coatings')],
    ['a longer form in brackets', cv('06/2019-08/2021 Corvane Cell Works, Battery Process Engineer for Coatings')],
    ['an earlier post at the same employer', cv('2019 - 2020 Corvane Cell Works, production manager')],
    ['a later post at the same employer', cv('2020 - 2021 Corvane Cell Works, production manager')],
    ['a post before the one that is entered', cv('2014 - 2018 Corvane Cell Works, production manager')],
    ['a title of no time', cv('Corvane Cell Works, production manager')],
    ['another body with a word in common', cv('2010 - 2014 Corvane Foundry, manager')],
    ['a language beside it', cv('Corvane Cell Works 2019-2021', 'Languages: Hungarian, Norwegian')],
    ['a report for it', cv('Report to Corvane Cell Works on data of 2012-2013, and of 2014-2015')],
    ['a project’s years', cv('2022 - 2025 Hollin Ridge Energy Laboratory, grading protocol')],
    ['two bodies on a line', cv('2010 - 2013 Corvane Cell Works and Lake Marrow University, joint course')],
    [
      'a recommender’s own years in a letter about the applicant',
      reading(certificate, 'CORVANE CELL WORKS\nI have worked here from 2001 to 2024 and know Ms. Kőszegvári well.'),
    ],
    [
      'a letter about somebody else',
      reading(certificate, 'CORVANE CELL WORKS\nMr. Ozan Dale was employed from 2001 to 2005.'),
    ],
  ])('not: %s', (_, plant) => expect(found(plant)).toEqual([]))

  test.each(['Corvane Cell Works GmbH', 'Corvane Cell Works, Inc.', 'Corvane Cell Works'])(
    'a body under its name without its legal form: %s',
    (organization) => {
      const texts = found(
        both(
          change('professionalhistory', 1, { organization }),
          change('professionalprojects', 1, { organization }),
          cv('2013 - 2020 Corvane Cell Works'),
        ),
      )
      expect(texts).toEqual([TIME.replace('Corvane Cell Works', organization) + '2013 to 2020.'])
    },
  )
})
