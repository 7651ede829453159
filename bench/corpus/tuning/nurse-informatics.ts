import { nurseInformatics as profile } from '#drafting/testing/profiles/nurse-informatics.ts'
import type { Case } from '../case.ts'
import { papers } from './nurse-informatics-papers.ts'

export const nurseInformatics: Case = {
  name: 'nurse-informatics',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Ms. Nwokolo-Finch was a surgical nurse in Port Harcourt for nearly four years before she turned to health informatics.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her master’s degree from Palmetto Bluff, earned in May 2018 with a grade point average of 3.87, is an advanced degree within the meaning of 8 C.F.R. § 204.5(k)(2).',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'To this day she keeps her Georgia nursing license active so as to stay near the wards.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Since July 2018 she has been responsible for the alarm and handover software of seven hospitals.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'No alert goes live in those hospitals without her decision, and its effect is reported quarterly to the chief nursing officer.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'For her graduate research she watched nurses at work for 312 hours and questioned each of them about the last alarm of the shift.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The nurse’s own worry, expressed as a number between zero and three, became part of the score.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'None of the ninety-three patients who were later transferred to intensive care was missed, although alarms dropped by more than half.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'The Bluffhaven Health Foundation supported this research with $38,000.', voice: 'petition', kind: 'true' },
    {
      text: 'Working as a research assistant, she compiled some three thousand abbreviations with the help of six nurses.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Every change of a rule is put to the nurses of the ward concerned; of 311 changes they proposed, 187 were accepted.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Alarms at the seven hospitals fell from about 1.4 million in 2018 to about three quarters of a million four years later.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'By 2022 a nurse reached the bedside 43 seconds sooner after a true alarm than in 2018.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The evaluation was made by the Office of Quality, and those who ran the program had no part in the analysis.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Its authors caution that two hospitals had moved into new buildings, which may account for some of the time gained.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'All twenty-three rural clinics now send their handovers through the exchange, including the six whose connection fails several times a week.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Transfers that arrive without a list of medicines have become rare, down from one in nine to one in fifty.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The League considered eighty-eight programs from thirty-one states before it chose hers for the Safer Bedside Award.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Four hospitals that do not belong to the group have requested the alarm rules and work with them.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Six of the fifteen hospitals have given their agreement in writing, and a decision on funding is expected in February 2027.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Sixty-four rules already exist in the shared form, a little more than half of what the library is meant to hold.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The endeavor concerns hospitals with fewer than one hundred beds, which have no engineers of their own for such work.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Two nurses at each hospital will be taught to run the reviews themselves.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I commissioned the Quiet Ward Alarm Program, and every quarter its results came to my desk.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'In our hospital, which has forty-eight beds, the rules have been in use since 2023.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Ms. Nwokolo-Finch and I have never worked together; I am simply one of those who use her published alarm rules.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'A survey of 612 nurses found that 94 percent now look up when an alarm sounds, compared with 51 percent before the program.',
      voice: 'petition',
      kind: 'number',
      note: '74, 29',
    },
    {
      text: 'Our wards count roughly 120 alarms a day where there were once 600.',
      voice: { referee: 82 },
      kind: 'number',
      note: 'invented',
    },
    {
      text: 'The Safer Bedside Award carried a prize of $38,000, which she passed on to the ward.',
      voice: 'petition',
      kind: 'money',
      note: 'no prize money',
    },
    {
      text: 'The library has a budget of 410,000 dollars, all of which has been granted by the Peachtree Health Trust.',
      voice: 'endeavor',
      kind: 'money',
      note: '250,000 applied for',
    },
    {
      text: 'The Quiet Ward Alarm Program was launched in February 2016 and ran for just under seven years.',
      voice: 'petition',
      kind: 'date',
      note: '2019-02 to 2022-09',
    },
    {
      text: 'I have supervised her since 2012, when she joined us as a registered nurse on the surgical ward.',
      voice: { referee: 81 },
      kind: 'date',
      note: '2018; Nigeria',
    },
    {
      text: 'Sister Bernadette Ashgrove led the visit of the award panel to Marisbrook in January 2023.',
      voice: 'petition',
      kind: 'person',
      note: 'Okafor-Lyle',
    },
    {
      text: 'Our chief nurse, Odalys Trimble, introduced the rules and trained the staff in person.',
      voice: { referee: 82 },
      kind: 'person',
      note: 'invented person',
    },
    {
      text: 'Her article on early warning scores was supported by the National Institutes of Health.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'She designed the handover exchange on behalf of the Georgia Department of Public Health, which owns the software.',
      voice: { referee: 81 },
      kind: 'organization',
    },
    {
      text: 'Hospitals in Georgia, Florida and Tennessee are to take part in the first stage of the library.',
      voice: 'endeavor',
      kind: 'place',
      note: 'Georgia, New Mexico, Alabama',
    },
    {
      text: 'She practiced for four years as a registered nurse in Lagos before emigrating.',
      voice: 'petition',
      kind: 'place',
      note: 'Port Harcourt',
    },
    {
      text: 'She is also a Fellow of the American Academy of Nursing and sits on its panel for bedside technology.',
      voice: 'petition',
      kind: 'award',
    },
    {
      text: 'In addition to the Safer Bedside Award, she twice received our own Nurse Engineer of the Year medal.',
      voice: { referee: 81 },
      kind: 'award',
    },
    {
      text: 'Her corresponding-author article, “Worry as a Vital Sign,” is taught at a nursing school in Georgia.',
      voice: 'petition',
      kind: 'title',
      note: 'wrong title',
    },
    {
      text: 'We work from her book The Quiet Ward, of which every charge nurse has a copy.',
      voice: { referee: 82 },
      kind: 'title',
    },
    {
      text: 'In the survey, nurses agreed that “I no longer take any alarm home with me.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'altered',
    },
    {
      text: 'The board asked me for a program that would, in its words, “silence every alarm that cannot save a life.”',
      voice: { referee: 81 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'A nursing license alone proves exceptional ability, as USCIS confirms at 6 USCIS-PM F.9(B)(4).',
      voice: 'petition',
      kind: 'citation',
      note: 'wrong chapter, wrong law',
    },
    {
      text: 'Her worry scale is the most accurate early warning score that has been published to date.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'Deaths on the wards declined as nurses came to trust the alarms again.',
      voice: 'petition',
      kind: 'causal',
      note: 'no deaths in record',
    },
    {
      text: 'The exchange, built on an open standard that she helped to write, can be read by any record system.',
      voice: 'petition',
      kind: 'slipped',
      note: 'standard authorship',
    },
    {
      text: 'On four rural wards she observed 8,900 handovers and asked six nurses about the last alarm of the shift.',
      voice: 'petition',
      kind: 'swapped',
    },
    {
      text: 'The state office of rural health gave the Quiet Ward Alarm Program its award, while the League described the handover exchange in its report.',
      voice: { referee: 81 },
      kind: 'swapped',
    },
    {
      text: 'She headed the project that mapped nursing notes to shared terms and took all of its decisions.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'research assistant',
    },
    {
      text: 'The alarm library is already open to the public, and fifteen small hospitals have completed their year of measurements.',
      voice: 'endeavor',
      kind: 'role-or-status',
    },
    {
      text: 'Over eight years as her supervisor I have seen her lead five engineers and two nurse analysts.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'The board wanted fewer alarms without new equipment, and she proposed a cut of forty percent in three years.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'In the survey of 2022, nearly three quarters of our nurses said that they look up when an alarm sounds; four years before, it had been 29 percent.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Ours is one of the small hospitals that have agreed in writing to take part in the library.',
      voice: { referee: 82 },
      kind: 'true',
      note: 'High Mesa, 48 beds',
    },
    {
      text: 'I direct the medical service of a hospital with fewer than fifty beds, and I write as an independent user of her rules.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'The shorter time to the bedside is consistent with nurses’ renewed trust in the alarms, although other causes cannot be excluded.',
      voice: 'petition',
      kind: 'true',
      note: 'hedged; buildings',
    },
    {
      text: 'Because even a silenced alarm is recorded, it can be heard again when nurses are trained.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The Quiet Ward program cost the seven hospitals $410,000, most of it for new monitors.',
      voice: 'petition',
      kind: 'money',
      note: '228,000, working time',
    },
    {
      text: 'The 312 hours of observation, most of them spent on night shifts, covered four wards.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'Her rules, which were approved by our state’s health department, have been in use in our hospital since 2023.',
      voice: { referee: 82 },
      kind: 'slipped',
    },
    {
      text: 'Staff turnover on our wards fell by a third as a result of the quieter nights.',
      voice: { referee: 81 },
      kind: 'causal',
      note: 'invented',
    },
    {
      text: 'No other alarm library in the country is governed by the nurses who hear the alarms.',
      voice: 'endeavor',
      kind: 'superlative',
    },
    {
      text: 'Because the prize is national, the second prong is satisfied as a matter of law. Dhanasar, 26 I&N Dec. at 895.',
      voice: 'petition',
      kind: 'citation',
      note: 'no such holding or page',
    },
  ],
}
