/** Files of somebody's record as programs and people write them. Everybody in them is invented. */

/** As Google Scholar, Zotero and JabRef write it, and as it looks after a decade of hands. */
export const BIBTEX = String.raw`% Encoding: UTF-8
@comment{jabref-meta: databaseType:bibtex;}
@string{jclm = "Journal of Closed-Loop Materials"}
@STRING(tisza = {Tisza University Press})

@article{koszegi2019relithiation,
  title={Solid-state relithiation of {NMC} cathodes: the role of {\L}ukasz salts \& {Gr\"{o}{\ss}e}},
  author={K{\H{o}}szegi, Ren{\'a}ta and {\v{C}}apek, Karel and M{\"u}ller, J{\"o}rg and Stra{\ss}er, \'{E}tienne},
  journal=jclm # { Letters},
  volume={12}, number={3}, pages={1--20},
  year={2019}, month=mar,
  doi={10.5555/jclm.2019.0314},
  publisher={Fictional Press},
}

@Article{Koszegi:2019aa,
  Title = "Solid-State Relithiation of NMC Cathodes",
  Author = "R. K\H{o}szegi and others",
  Journal = jclm,
  Year = 2019,
  DOI = {https://doi.org/10.5555/JCLM.2019.0314},
}

@inproceedings{oyelaran2021pilot,
  author = {Oyelaran, Marcus and K\"oszegi, R. and {Great Lakes Cell Institute}},
  title = {A Pilot Line for Direct Regeneration},
  crossref = {cells2021},
}

@proceedings{cells2021,
  title = {Proceedings of the Fictional Cell Conference},
  booktitle = {Proceedings of the Fictional Cell Conference},
  year = 2021, month = "10~" # oct,
  publisher = tisza
}

@article{unclosed2001, title = {A title whose brace {is never closed, author = {Nobody, N.}, year = 2001

@phdthesis(koszegi:thesis,
  author = {Renáta Kőszegi},
  title = {Th\`ese sur l'\oe uvre: \c{c}a, \aa{} \o{} \l{} \i{} \~n \u{g} \k{a} \.z},
  school = {Universit\'e de \L{}\'od\'z},
  date = {2019-05-10},
)

@misc{koszegi2022arxiv,
  title={Salts that melt early}, author={K{\H o}szegi, Ren{\' a}ta}, year={2022},
  eprint={2201.01234}, archivePrefix={arXiv}, primaryClass={cond-mat.mtrl-sci}
}

@article{nodate, author = {Somebody, Else}, title = {No date at all}, journal = {Letters}, url = {http://letters.example/a_b%20c~d}}
@article{notitle, author = {Somebody, Else}, year = 2003}
@article{, title = {A record without a key}, year = {in press}, journal = {Letters}}
`

/** As libraries and publishers export it, each with its own habits. */
export const EXPORTS = String.raw`
@ARTICLE{2019ApJ...871..131K,
       author = {{K{\H{o}}szegi}, Ren{\'a}ta and {van der Berg}, A.},
        title = "{Salts of M$_{\odot}$ and H$_2$O at 10\,K \textemdash{} 5\%}",
      journal = {\apj},
         year = 2019,
        month = feb,
          doi = {10.5555/ads-1},
archivePrefix = {arXiv},
       eprint = {1901.01234},
}
@INPROCEEDINGS{8953204,
  author={R. {Kőszegi} and J. {Doe Jr.}},
  booktitle={2019 Conference on Fictional Things (CFT)},
  title={Deep Cells}, year={2019}, volume={}, pages={1-10}, doi={10.5555/ieee-1}, month={June},}
@article{ ISI:000461234500001,
Author = {Koszegi, Renata and Capek, Karel},
Title = {{Relithiation of
   spent cathodes}},
Journal = {{JOURNAL OF CLOSED-LOOP MATERIALS}},
Year = {{2019}},
Month = {{MAR 14}},
DOI = {{10.5555/wos-1}},
}
@ARTICLE{Koszegi20191,
author={K\H{o}szegi, R. and \v{C}apek, K.},
title={Salts &amp; cathodes: a <i>review</i> for x < 7},
journal={J. Fict. Mat.}, year={2019}, document_type={Article}, source={Scopus},
}
@article{DBLP:journals/corr/abs-1901-1,
  author       = {Ren{\'{a}}ta K{\H{o}}szegi and
                  Wei{-}Yu Chen and
                  John Doe Jr.},
  title        = {Cells and {CNN}s},
  journal      = {CoRR},
  volume       = {abs/1901.00001},
  year         = {2019},
  eprinttype    = {arXiv},
}
@article{bold2020, title={¿Por qué? \foo{Nothing}}, author={\textbf{K\H{o}szegi, Ren\'ata} and Doe, J.}, journal={J}, year={2020}, month = 14 # "~" # jan}
@patent{crucible, title={Closed crucible}, author={Kőszegi, Renáta}, year={2021}, month = "5~" # jan}
`

/** One paper of a great collaboration: the applicant is somewhere in it. */
export function thousandAuthors(place: number, name = String.raw`K{\H{o}}szegi, R.`): string {
  const authors = Array.from({ length: 1000 }, (_, at) => (at + 1 === place ? name : `Author${at + 1}, A.`))
  return `@article{atlas2020, title={Search for {Invented} bosons}, author={${authors.join(' and ')}}, journal={J. Fict. Phys.}, year={2020}, month=7}`
}

export const JSON_RESUME = `{
  // exported by hand, with a comma too many here and there
  "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  "basics": { "name": "Renáta Kőszegi", "label": "Scientist", "email": "renata@koszegi.example", },
  "work": [
    {
      "name": "Great Lakes Cell Institute", "position": "Senior Scientist", "url": "glci.example",
      "location": "Holland, Michigan", "startDate": "2019-08-01", "endDate": "Present",
      "summary": "I lead the pilot line.", "highlights": ["Wrote the furnace profile", "Team of six",],
    },
    { "company": "Danube Metals", "position": "Engineer", "startDate": "2011-07", "endDate": "2014" },
  ],
  "volunteer": [{ "organization": "Library", "position": "Reader" }],
  "education": [
    {
      "institution": "Lakeshore State University", "url": "https://lakeshore-state.example", "area": "Materials Science",
      "studyType": "PhD", "startDate": "2014-09-01", "endDate": "2019-05-10", "score": "3.94/4.00",
      "courses": ["MS 601 - Solid-state chemistry", "MS 620 - Électrochimie"],
    },
    { "institution": "Tisza University of Technology", "area": "Materials", "studyType": "Okl. mérnök", "startDate": "2009", "gpa": "jeles" },
  ],
  "awards": [{ "title": "Young Investigator Award", "date": "2022-05-19", "awarder": "Danube Battery Society", "summary": "Given each year to one." }],
  "certificates": [{ "name": "Furnace operator", "date": "Sept. 2015", "issuer": "Guild of Furnaces", "url": "guild.example/7" }],
  "publications": [{ "name": "Solid-state relithiation", "publisher": "Journal of Closed-Loop Materials", "releaseDate": "2019-03-14", "url": "https://doi.org/10.5555/jclm.2019.0314", "summary": "How to heal a cathode." }],
  "skills": [{ "name": "Furnaces", "level": "Master" }],
  "languages": [{ "language": "Hungarian" }],
  "projects": [
    { "name": "Pilot line", "description": "A furnace of production width.", "highlights": ["38 tonnes"], "startDate": "2021-02", "endDate": "2024-11-30", "roles": ["Technical lead"], "entity": "Great Lakes Cell Institute", "type": "application" },
    {},
    "not an entry",
  ],
}`

const xmlDate = (year: string, month?: string, day?: string) =>
  `<common:year>${year}</common:year>${month ? `<common:month>${month}</common:month>` : ''}${day ? `<common:day>${day}</common:day>` : ''}`
const jsonDate = (year: string, month?: string, day?: string) => ({
  year: { value: year },
  month: month === undefined ? null : { value: month },
  day: day === undefined ? null : { value: day },
})

const organization = (name: string, city: string, region: string | null, country: string) => ({
  name,
  address: { city, region, country },
  'disambiguated-organization': null,
})
const summary = (
  put: number,
  role: string,
  department: string | null,
  at: object,
  start: object,
  end: object | null,
) => ({
  'created-date': { value: 1_600_000_000_000 },
  source: { 'source-name': { value: 'Renáta Kőszegi' } },
  'put-code': put,
  'department-name': department,
  'role-title': role,
  'start-date': start,
  'end-date': end,
  organization: at,
  url: null,
  visibility: 'public',
})
const GLCI = organization('Great Lakes Cell Institute', 'Holland', 'MI', 'US')
const LAKESHORE = organization('Lakeshore State University', 'Muskegon', 'Michigan', 'US')

const workSummary = (put: number, title: string, type: string, date: object | null, doi: string | null) => ({
  'put-code': put,
  title: { title: { value: title }, subtitle: null, 'translated-title': null },
  'journal-title': { value: 'Journal of Closed-Loop Materials' },
  type,
  'publication-date': date,
  'external-ids': {
    'external-id': [
      {
        'external-id-type': 'issn',
        'external-id-value': '0000-0000',
        'external-id-url': null,
        'external-id-relationship': 'part-of',
      },
      ...(doi === null
        ? []
        : [
            {
              'external-id-type': 'doi',
              'external-id-value': doi,
              'external-id-url': { value: `https://doi.org/${doi}` },
              'external-id-relationship': 'self',
            },
          ]),
    ],
  },
  url: null,
})

/** As https://pub.orcid.org/v3.0/<iD>/record answers JSON. */
export const ORCID_JSON = JSON.stringify({
  'orcid-identifier': { uri: 'https://orcid.org/0000-0000-0000-0000', path: '0000-0000-0000-0000', host: 'orcid.org' },
  person: { name: { 'given-names': { value: 'Renáta' }, 'family-name': { value: 'Kőszegi' } } },
  'activities-summary': {
    distinctions: {
      'affiliation-group': [
        {
          summaries: [
            {
              'distinction-summary': summary(
                5,
                'Young Investigator Award',
                null,
                organization('Danube Battery Society', 'Szolnok', null, 'HU'),
                jsonDate('2022', '05', '19'),
                null,
              ),
            },
          ],
        },
      ],
    },
    educations: {
      'affiliation-group': [
        {
          summaries: [
            {
              'education-summary': summary(
                2,
                'PhD in Materials Science',
                'Chemistry',
                LAKESHORE,
                jsonDate('2014', '09', '01'),
                jsonDate('2019'),
              ),
            },
          ],
        },
      ],
    },
    employments: {
      'affiliation-group': [
        {
          summaries: [
            {
              'employment-summary': summary(
                1,
                'Senior Scientist',
                'Pilot Operations',
                GLCI,
                jsonDate('2019', '08'),
                null,
              ),
            },
          ],
        },
      ],
    },
    fundings: { group: [{ 'funding-summary': [{ title: { title: { value: 'A grant' } } }] }] },
    'peer-reviews': { group: [] },
    works: {
      group: [
        {
          'external-ids': { 'external-id': [] },
          'work-summary': [
            workSummary(
              10,
              'Solid-state relithiation',
              'journal-article',
              jsonDate('2019', '03', '14'),
              '10.5555/jclm.2019.0314',
            ),
            workSummary(
              11,
              'Solid state relithiation (again)',
              'journal-article',
              jsonDate('2019'),
              '10.5555/jclm.2019.0314',
            ),
          ],
        },
        { 'work-summary': [workSummary(12, 'Salts that melt early', 'preprint', null, null)] },
      ],
    },
  },
})

/** As the same record is written in XML, and in the archive that ORCID sends its owner. */
export const ORCID_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<record:record path="/0000-0000-0000-0000" xmlns:record="http://www.orcid.org/ns/record" xmlns:common="http://www.orcid.org/ns/common" xmlns:activities="http://www.orcid.org/ns/activities" xmlns:employment="http://www.orcid.org/ns/employment" xmlns:work="http://www.orcid.org/ns/work">
  <common:orcid-identifier><common:path>0000-0000-0000-0000</common:path></common:orcid-identifier>
  <activities:activities-summary>
    <activities:employments>
      <activities:affiliation-group>
        <employment:employment-summary put-code="1" visibility="public">
          <common:department-name>Pilot &amp; Scale-up</common:department-name>
          <common:role-title>Senior Scientist</common:role-title>
          <common:start-date>${xmlDate('2019', '08', '01')}</common:start-date>
          <common:organization><common:name>Great Lakes Cell Institute</common:name>
            <common:address><common:city>Holland</common:city><common:region>MI</common:region><common:country>US</common:country></common:address>
          </common:organization>
        </employment:employment-summary>
      </activities:affiliation-group>
    </activities:employments>
    <activities:works>
      <activities:group>
        <work:work-summary put-code="10">
          <work:title><common:title>Relithiation of 7 &lt; x cathodes, K&#337;szegi&#x2019;s way</common:title></work:title>
          <common:external-ids>
            <common:external-id><common:external-id-type>doi</common:external-id-type><common:external-id-value>10.5555/jclm.2019.0314</common:external-id-value><common:external-id-relationship>self</common:external-id-relationship></common:external-id>
          </common:external-ids>
          <work:type>journal-article</work:type>
          <common:publication-date>${xmlDate('2019')}</common:publication-date>
          <work:journal-title>Journal of Closed-Loop Materials</work:journal-title>
        </work:work-summary>
      </activities:group>
    </activities:works>
  </activities:activities-summary>
</record:record>`

/** One work of such an archive: a file of its own, with its contributors. */
export const ORCID_WORK_XML = `<?xml version="1.0" encoding="UTF-8"?>
<work:work put-code="10" xmlns:work="http://www.orcid.org/ns/work" xmlns:common="http://www.orcid.org/ns/common">
  <work:title><common:title>A Pilot Line</common:title><common:subtitle>From gram to tonne</common:subtitle></work:title>
  <work:short-description>What it takes.</work:short-description>
  <work:type>conference-paper</work:type>
  <work:contributors>
    <work:contributor><work:credit-name>Marcus Oyelaran</work:credit-name></work:contributor>
    <work:contributor><work:credit-name>Kőszegi, Renáta</work:credit-name></work:contributor>
    <work:contributor><work:credit-name>Edith Editor</work:credit-name><work:contributor-attributes><work:contributor-role>editor</work:contributor-role></work:contributor-attributes></work:contributor>
  </work:contributors>
</work:work>`
