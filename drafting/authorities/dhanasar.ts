import { DHANASAR } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

const CASE = 'Matter of Dhanasar'

export const dhanasar: Authority = {
  id: 'dhanasar',
  level: 'precedent',
  name: CASE,
  full: [{ text: CASE, style: 'italic' }, { text: ', 26 I&N Dec. 884{, pin} (AAO 2016)' }],
  short: [{ text: 'Dhanasar', style: 'italic' }, { text: ', 26 I&N Dec. at {pin}' }],
  label: 'Dhanasar',
  address: DHANASAR.address,
  checked: { copy: DHANASAR.address, on: '2026-11-21' },
  holds:
    'The framework for national interest waivers: three elements, or prongs, shown by a preponderance of the evidence, and then discretion. The first prong is substantial merit and national importance; the second, being well positioned; the third, the balance.',
  pins: [
    {
      pin: '885',
      holds:
        'In a labor certification the employer may list only the actual minimum requirements that are normal for the occupation; skills beyond them are left out of account.',
      quotations: [
        'the employer may not tailor the position requirements to the foreign worker’s qualifications; it may only list the position’s minimum requirements, regardless of the foreign worker’s additional skills that go beyond what is normally required for the occupation',
      ],
    },
    {
      pin: '885-86 n.1',
      holds:
        'The words of 8 C.F.R. § 204.5(k)(4)(ii) that limit the waiver to aliens of exceptional ability were superseded in part by a statute of 1991: the waiver is available to members of the professions holding advanced degrees too.',
      quotations: [
        'made the national interest waiver available to members of the professions holding advanced degrees in addition to individuals of exceptional ability',
      ],
    },
    {
      pin: '886',
      holds:
        'The petitioner first shows that the classification applies and then that a waiver is in the national interest.',
      quotations: [
        'USCIS may grant a national interest waiver as a matter of discretion if the petitioner satisfies both subparagraphs (A) and (B).',
      ],
    },
    {
      pin: '886 n.3',
      holds: 'Expertise in a field does not by itself suffice for a waiver.',
      quotations: ['a petitioner must go beyond showing the individual’s expertise in a particular field'],
    },
    {
      pin: '887',
      holds: 'Endeavors with a local or regional focus may be of national importance.',
      quotations: [
        'Certain locally or regionally focused endeavors, however, may be of national importance despite being difficult to quantify with respect to geographic scope.',
      ],
    },
    {
      pin: '888',
      holds: 'The earlier framework is vacated; it could be misread to ask for evidence of harm and for a comparison.',
      quotations: [
        'this concept of harm-to-national-interest is not required by, and unnecessarily narrows, the Secretary’s broad discretionary authority to grant a waiver',
      ],
    },
    {
      pin: '889',
      holds:
        'Three elements, by a preponderance of the evidence. The first prong looks at the specific endeavor. Merit may lie in business, entrepreneurialism, science, technology, culture, health, or education, and does not need an immediate or quantifiable economic impact. National importance is the potential prospective impact, such as national or even global implications within a particular field.',
      quotations: [
        'the foreign national’s proposed endeavor has both substantial merit and national importance',
        'the foreign national is well positioned to advance the proposed endeavor',
        'on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification',
        'the specific endeavor that the foreign national proposes to undertake',
        'The endeavor’s merit may be demonstrated in a range of areas such as business, entrepreneurialism, science, technology, culture, health, or education.',
        'Evidence that the endeavor has the potential to create a significant economic impact may be favorable but is not required, as an endeavor’s merit may be established without immediate or quantifiable economic impact.',
        'endeavors related to research, pure science, and the furtherance of human knowledge may qualify, whether or not the potential accomplishments in those fields are likely to translate into economic benefits for the United States',
        'we consider its potential prospective impact',
        'national or even global implications within a particular field, such as those resulting from certain improved manufacturing processes or medical advances',
        'we do not evaluate prospective impact solely in geographic terms. Instead, we look for broader implications.',
        'Even ventures and undertakings that have as their focus one geographic area of the United States may properly be considered to have national importance.',
      ],
    },
    {
      pin: '889 n.7',
      holds:
        'A petitioner for the waiver may be an employer, or an individual who files on his or her own behalf: a self-petitioner.',
      quotations: ['individuals who have filed petitions on their own behalf (namely, self-petitioners)'],
    },
    {
      pin: '889 n.8',
      holds:
        'Under the preponderance standard the petitioner establishes that each element is more likely than not satisfied; quality counts as well as quantity: relevance, probative value, and credibility.',
      quotations: [
        'a petitioner must establish that he or she more likely than not satisfies the qualifying elements',
        'not only the quantity, but also the quality (including relevance, probative value, and credibility) of the evidence',
      ],
    },
    {
      pin: '889 n.9',
      holds: 'A waiver is discretionary; the petitioner also shows that a favorable exercise of discretion is merited.',
      quotations: [
        'the petitioner also must show that the foreign national otherwise merits a favorable exercise of discretion',
      ],
    },
    {
      pin: '889-90',
      holds:
        'National importance is judged by potential prospective impact, not by geographic breadth. Significant potential to employ U.S. workers, or other substantial positive economic effects, particularly in an economically depressed area, may show it.',
      quotations: [
        'In modifying this prong to assess “national importance” rather than “national in scope,” as used in NYSDOT, we seek to avoid overemphasis on the geographic breadth of the endeavor.',
        'potential prospective impact',
      ],
    },
    {
      pin: '890',
      holds:
        'Four factors of the second prong: education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; any progress towards achieving the endeavor; and the interest of potential customers, users, investors, or other relevant entities or individuals. The endeavor need not be more likely than not to succeed in the end. The third prong asks for the balance: Congress protects the domestic labor supply by job offers and labor certifications, the process that serves that interest, and other factors may outweigh it.',
      quotations: [
        'Congress clearly sought to further the national interest by requiring job offers and labor certifications to protect the domestic labor supply',
        'An endeavor that has significant potential to employ U.S. workers or has other substantial positive economic effects, particularly in an economically depressed area, for instance, may well be understood to have national importance.',
        'the individual’s education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; any progress towards achieving the proposed endeavor; and the interest of potential customers, users, investors, or other relevant entities or individuals',
        'We do not, therefore, require petitioners to demonstrate that their endeavors are more likely than not to ultimately succeed.',
        'many innovations and entrepreneurial endeavors may ultimately fail, in whole or in part, despite an intelligent plan and competent execution',
        'in certain cases the benefits inherent in the labor certification process can be outweighed by other factors that are also deemed to be in the national interest',
      ],
    },
    {
      pin: '890 n.10',
      holds:
        'Labor certification may fail a person with unique knowledge or skills that are not easily articulated, and may be impractical for an entrepreneur or self-employed inventor.',
      quotations: [
        'the labor certification process may prevent a petitioning employer from hiring a foreign national with unique knowledge or skills that are not easily articulated in a labor certification',
      ],
    },
    {
      pin: '890-91',
      holds:
        'Three factors of the third prong: whether it would be impractical to secure a job offer or to obtain a labor certification; whether the United States would still benefit even assuming that other qualified U.S. workers are available; and whether the national interest is sufficiently urgent.',
      quotations: [],
    },
    {
      pin: '890-91 n.10',
      holds:
        'It may be impractical for an entrepreneur or a self-employed inventor to secure a job offer from a U.S. employer.',
      quotations: [
        'because of the nature of the proposed endeavor, it may be impractical for an entrepreneur or self-employed inventor, when advancing an endeavor on his or her own, to secure a job offer from a U.S. employer',
      ],
    },
    {
      pin: '891',
      holds:
        'The third prong requires no showing of harm to the national interest and no comparison against U.S. workers.',
      quotations: [
        'even assuming that other qualified U.S. workers are available, the United States would still benefit from the foreign national’s contributions',
        'the national interest in the foreign national’s contributions is sufficiently urgent to warrant forgoing the labor certification process',
        'does not require a showing of harm to the national interest or a comparison against U.S. workers in the petitioner’s field',
      ],
    },
    {
      pin: '892',
      holds:
        'Expert letters from academia, government, and industry, media articles, and government interest showed national importance.',
      quotations: [
        'probative expert letters from individuals holding senior positions in academia, government, and industry',
      ],
    },
    {
      pin: '892-93',
      holds:
        'A significant role in funded projects and the interest of government bodies showed that the petitioner was well positioned.',
      quotations: [],
    },
    {
      pin: '893',
      holds:
        'Education, experience, expertise, the significance of the role in research projects, and sustained interest and funding position a petitioner well. Teaching did not qualify where no broader impact on the field of education was shown.',
      quotations: [
        'the significance of the petitioner’s research in his field is corroborated by evidence of peer and government interest in his research',
        'offers contributions of such value that, on balance, they would benefit the United States even assuming that other qualified U.S. workers are available',
        'the record does not indicate by a preponderance of the evidence that the petitioner would be engaged in activities that would impact the field of STEM education more broadly',
      ],
    },
    {
      pin: '893 n.11',
      holds: 'Having initiated funded proposals, or being the only listed researcher on a grant, shows the role.',
      quotations: [
        'the petitioner initiated or is the primary award contact on several funded grant proposals and that he is the only listed researcher on many of the grants',
      ],
    },
    {
      pin: '894',
      holds: 'The burden of proof is the petitioner’s.',
      quotations: [
        'In visa petition proceedings, it is the petitioner’s burden to establish eligibility for the immigration benefit sought.',
      ],
    },
  ],
}
