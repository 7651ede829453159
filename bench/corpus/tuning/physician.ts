import { physician as profile } from '#drafting/testing/profiles/physician.ts'
import type { Case } from '../case.ts'
import { papers } from './physician-papers.ts'

export const physician: Case = {
  name: 'physician',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Dr. Rahmonova is an oncology hospitalist at Great Elm Regional Medical Center in Elmhollow, Missouri, where she has worked full time since July 2019.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her medical studies in Samarkand, which ended in June 2011 with a grade average of 4.76 out of 5, were followed by a four-year residency in internal medicine in Ankara.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Because her training in Türkiye was not accepted for licensing, she completed a second internal medicine residency in Arkansas and served as chief resident in its last year.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Working evenings and weekends with a single student, she went through 1,146 episodes of fever in just over seven hundred patients.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The study found that most of the delay, 61 percent, arose before a physician had even been called.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Each further hour without the drug went along with odds of death within thirty days that were nine percent higher.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Together her two published articles had been cited 102 times when this petition was prepared.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Under the standing order she wrote, a nurse may begin one of two antibiotics on her own if the temperature exceeds 38.3 and the patient has had chemotherapy within the previous six weeks.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The goal of 90 percent was narrowly missed: 88 percent of patients now receive the first dose within an hour.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Seven other hospitals, six of them in Missouri and one in Illinois, have taken over both the standing order and the red card.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She shared the Quality of Care Prize with the head nurse, Colette Braddigan, after the jury had considered 32 projects from 27 hospitals.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In the words of that jury, the pathway was “[a] plain idea, carried out with discipline and reported without varnish.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Of the 64 people nominated to the Guideline Panel on Neutropenic Fever, 17 were seated, and Dr. Rahmonova was one of them.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The guideline on which she has worked has not appeared yet; it is open for public comment and is expected in 2027.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Between May 2022 and October 2025 the night line took 1,320 calls, and in 541 cases the patient could, at least at first, be kept in the local hospital.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In 2024 a two-year grant of $145,000 from the Heartland Rural Care Foundation made it possible to pay a nurse coordinator.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her third study, based on 58 interviews with rural patients and families, was submitted in July 2026 and still awaits a decision.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She is candid that other things changed in the same years in which thirty-day mortality fell from 11.2 to 7.4 percent.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'These facts bear directly on the second prong, which asks about “education, skills, knowledge and record of success in related or similar efforts.” Dhanasar, 26 I&N Dec. at 890.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The endeavor is not the practice of medicine in general but the spread of one pathway, and it should be weighed as such.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Forty rural hospitals in four states are to run the pathway, each of them recording its own times for three months beforehand and a year afterwards.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Under Dhanasar an undertaking focused on one geographic area may still have national importance, because the inquiry looks for broader implications. 26 I&N Dec. at 889.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'A kit that costs around fourteen dollars is to be tried with 300 patients in a randomized trial whose protocol is still being written.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I hired Dr. Rahmonova in 2019, and I will admit that I hesitated before I approved her standing order.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'I read her article before I ever met her, and it was on the strength of that article that I put her name forward for the panel.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Dr. Rahmonova and I have never shared an employer, and we have published nothing together.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Our hospital has 22 beds, and until the night line existed nearly every patient with cancer left us by ambulance.',
      voice: { referee: 83 },
      kind: 'true',
    },
    {
      text: 'For this study she reviewed 1,416 fever episodes in 702 patients and divided the delay into four steps.',
      voice: 'petition',
      kind: 'number',
      note: 'digits transposed: 1,146',
    },
    {
      text: 'The project was carried out with a grant of $21,500 from Great Elm Regional Medical Center, which paid for a data manager.',
      voice: 'petition',
      kind: 'money',
      note: 'unfunded; no data manager',
    },
    {
      text: 'After two years as a resident in Ankara, from November 2013 to November 2015, Dr. Rahmonova moved to the United States.',
      voice: 'petition',
      kind: 'date',
      note: 'four years, 2011-2015',
    },
    {
      text: 'The Quality of Care Prize went jointly to Dr. Rahmonova and to head nurse Colette Bradshaw, with whom she had built the pathway.',
      voice: 'petition',
      kind: 'person',
      note: 'Braddigan',
    },
    {
      text: 'In 2024 the American Hospital Association printed the standing order in its sepsis toolkit.',
      voice: 'petition',
      kind: 'organization',
      note: 'the state hospital association',
    },
    {
      text: 'When I supervised her at the Hacettepe Faculty of Medicine, she called every patient on days 4, 7 and 14.',
      voice: { referee: 84 },
      kind: 'organization',
      note: 'Yıldızpınar Training and Research Hospital',
    },
    {
      text: 'By October 2025 critical access hospitals in Missouri, Kansas and Arkansas were connected to the Night Oncology Line.',
      voice: 'petition',
      kind: 'place',
      note: 'Missouri and Kansas only',
    },
    {
      text: 'Beginning with the states around the center, the package will be introduced in rural hospitals in all fifty states.',
      voice: 'endeavor',
      kind: 'place',
      note: 'forty hospitals in four states',
    },
    {
      text: 'She is board certified in both internal medicine and medical oncology, having passed each examination at her first attempt.',
      voice: 'petition',
      kind: 'award',
      note: 'internal medicine only',
    },
    {
      text: 'Her work has been recognized with the first prize of the state hospital alliance in two successive years.',
      voice: { referee: 81 },
      kind: 'award',
      note: 'one prize, given every second year',
    },
    {
      text: 'Her findings appeared in the Annals of Supportive Hematology in February 2022 and have since been cited 73 times.',
      voice: 'petition',
      kind: 'title',
      note: 'Archives of Supportive Oncology',
    },
    {
      text: 'Our article, “Outpatient Antibiotics for Every Neutropenic Patient,” came out in 2016 after three years of work.',
      voice: { referee: 84 },
      kind: 'title',
      note: 'wrong title',
    },
    {
      text: 'The nominating committee observed that her research “has changed how every American hospital treats neutropenic fever.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'altered words',
    },
    {
      text: 'One of our family physicians said of the line that “no patient has been lost since it was opened,” and I share that view.',
      voice: { referee: 83 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'As the Board held in Matter of Dhanasar, 26 I&N Dec. 884, 887 (BIA 2016), past success in similar efforts is conclusive proof that a person is well positioned.',
      voice: 'petition',
      kind: 'citation',
      note: 'AAO; wrong pin; no such holding',
    },
    {
      text: 'The endeavor is moreover of national scope within the meaning of Matter of New York State Department of Transportation, 22 I&N Dec. 215, which remains the governing test.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'vacated',
    },
    {
      text: 'No other physician in the United States has ever measured how long patients on a ward wait for their first antibiotic.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'Among the seventeen members of our panel she is the most frequently cited, and her judgment on timing carries the greatest weight.',
      voice: { referee: 82 },
      kind: 'superlative',
      note: 'nothing on other members',
    },
    {
      text: 'The decline in deaths within thirty days was brought about by the pathway, which thereby spared the lives of dozens of patients.',
      voice: 'petition',
      kind: 'causal',
      note: 'applicant herself says other things changed; dozens not in record',
    },
    {
      text: 'Thanks to her guides our own emergency department no longer transfers anyone with bleeding or high calcium.',
      voice: { referee: 83 },
      kind: 'causal',
    },
    {
      text: 'Her standing order, which was approved by the state board of physicians, lets a nurse begin the antibiotic without waiting for a new order.',
      voice: 'petition',
      kind: 'slipped',
      note: 'approval invented',
    },
    {
      text: 'She sits in the working group on timing, which she chairs, and drafted the recommendation on antibiotics started by nurses.',
      voice: { referee: 82 },
      kind: 'slipped',
      note: 'chair slipped in',
    },
    {
      text: 'In the trial of oral therapy, 58 patients were randomized in eleven counties, and treatment failed in seven of those who received tablets.',
      voice: 'petition',
      kind: 'swapped',
      note: 'interviews study numbers',
    },
    {
      text: 'The Heartland Rural Care Foundation supported her study of the time to first antibiotic, while the Anatolia Health Research Fund supported the night line.',
      voice: { referee: 81 },
      kind: 'swapped',
    },
    {
      text: 'As first author of the trial in Ankara, she designed the study and supervised its randomization.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'second author; selection and follow-up',
    },
    {
      text: 'The national guideline containing her recommendation has been published and is now in force.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'in public comment',
    },
    {
      text: 'She has been medical lead of our cancer ward since 2022, with four physicians and three nurse practitioners under her guidance.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'The administration made it a condition that the pathway get by without new staff.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'We were the first hospital to join the night line, in May 2022, and we use the fever pathway as well.',
      voice: { referee: 83 },
      kind: 'true',
    },
    {
      text: 'I was the first author of the article on oral therapy, and it was she who telephoned every patient in the weeks of follow-up.',
      voice: { referee: 84 },
      kind: 'true',
      note: '"I called each patient on days 4, 7 and 14"',
    },
    {
      text: 'I have known her for fourteen years, from the time when I was one of her teachers in Ankara.',
      voice: { referee: 84 },
      kind: 'true',
    },
    {
      text: 'Taken together, these figures suggest that the greatest gain was to be had before the physician is called, which is where her pathway begins.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'For our small hospital the night line has meant savings of about 145,000 dollars a year in ambulance costs.',
      voice: { referee: 83 },
      kind: 'money',
      note: 'invented; figure is the grant',
    },
    {
      text: 'The training film was directed by her colleague Merritt Kittredge, who also appears in it.',
      voice: 'endeavor',
      kind: 'person',
      note: 'mix of two names',
    },
    {
      text: 'Each delay beyond sixty minutes was discussed with the team within the week, in the presence of the patient’s family, and without blame.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'Her interviews prompted the center to hand out thermometers to every rural patient who starts chemotherapy.',
      voice: 'petition',
      kind: 'causal',
      note: 'only a planned kit, tried with 20 families',
    },
    {
      text: 'The guide sheets for bleeding, fever and high calcium were printed by the state hospital association in its sepsis toolkit.',
      voice: 'petition',
      kind: 'swapped',
      note: 'standing order/pathway was',
    },
  ],
}
