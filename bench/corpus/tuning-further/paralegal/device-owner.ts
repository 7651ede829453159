import type { Case } from '../../case.ts'
import { deviceOwnerPapers, deviceOwnerProfile } from './device-owner-profile.ts'
import { said } from './said.ts'

const DEITCH = { referee: 381 }
const MONTAGUE = { referee: 382 }

export const deviceOwner: Case = {
  name: 'device-owner',
  profile: deviceOwnerProfile,
  papers: deviceOwnerPapers,
  sentences: [
    ...said(
      'true',
      'petition',
      'Mr. Bozdağlı holds a master’s degree in biomedical engineering, awarded in May 2014 by the Kettle Moraine Institute of Technology in Milwaukee, and a bachelor’s degree in mechanical engineering, taken in Istanbul not quite four years earlier.',
      'In the two years that separated his studies he designed 26 injection molds at Bursa, four of them for medical parts.',
      'The subject of the thesis was one of which he had personal knowledge, since he had performed the suctioning of his uncle’s tracheostomy for five months.',
      'The measurements were made on 52 pig tracheas from a slaughterhouse, none of which could be used for longer than four hours.',
      'Of the eight forms of side eye under examination, the vented one lowered the peak pressure at the wall by 57 percent, at the cost of 8 percent of the flow.',
      'The reviewers criticized that loss of flow, and the petitioner concedes the point.',
      'The pressure rig was designed by Professor Lucinda Abernethy-Cho, who is the second author of the article in the Annals of Airway Devices.',
      'The study in 64 homes was designed and written up by the nurse researcher Philippa Okonjo; the construction of the recorders and the analysis of the sound files were the petitioner’s contribution.',
      'The median noise was 71 decibels with the usual catheter and eight decibels less with the prototype, and twelve of the 64 families did not remain in the study to its end.',
      'The two articles have been cited on 54 occasions.',
      'At Brandt-Oakes, where he was employed as a process engineer from July 2014 to March 2019, he was responsible for three extrusion lines and brought the scrap on one of them down from 7.8 to 2.9 percent.',
      'He laid the vented eye before the management in 2017; the proposal was declined, and it was acknowledged to him in writing that the idea was his.',
      'In the conversion to tubing free of phthalates he was one of a team of nine under Sheila Montague, and four of the five products were in fact converted.',
      'He established Ternpoint Airway in April 2019 with $60,000 of his own savings and is the owner of 72 percent of it, the balance being held by Joyce Wendelin.',
      'For two years in succession, 2020 and 2021, he took no salary from the company.',
      'The first mold was a failure that cost $31,000, and gamma sterilization, by which the vent was closed, had to be given up in favor of ethylene oxide.',
      'Clearance was granted in September 2022 under the number K213987, for adult patients only and for prescription use.',
      'The agency determined that the QuietPass “is substantially equivalent to a legally marketed predicate device for the indications for use stated in the enclosure.”',
      'The price of $3.60 is forty cents lower than the limit that he had set himself, and 1.1 million pieces had been sold by October 2026.',
      'St. Gereon Hospital in Green Bay counted nineteen bleeding events in the six months before and eight in the six months after, an observation confined, as the petitioner acknowledges, to one hospital and made without a control group.',
      'Revenue rose from $310,000 in 2023 to $1,460,000 in 2025, which was also the first year to close with a profit.',
      'At the end of 2025 the company had 43 customers in nine states, 38 of them hospitals.',
      'Eleven of the fourteen employees work in the clean room, and three of the fourteen came to the company by way of the county’s re-entry program.',
      'The Accelerator funded nine of 86 proposals and placed his fourth among the nine.',
      'The panel found in it “[a] modest idea, carried out with unusual thoroughness,” and named as its weakness the reliance upon a single molding supplier.',
      'Both milestones having been attained, the award of $275,000 has been paid out in full.',
      'The patent on the vented eyelet names no inventor other than himself, and it has no counterpart outside the United States.',
      'Membership in the Society of Respiratory Device Engineers, which is open to any engineer with five years of practice who pays the fee, is offered here for no more than it is.',
    ),
    ...said(
      'true',
      'endeavor',
      'The endeavor is the manufacture, in the United States, of gentle and quiet suction catheters for adults and children with a tracheostomy who are cared for at home.',
      'The premarket notification for the QuietPass Junior was submitted on August 28, 2026 and is still under review, so that no child has yet used the device.',
      'Two designs came to nothing before a third replaced the hole with a slit, with the laser cutting done by Wisconsin Microcut.',
      'Of the eleven therapists who tried the pediatric prototype on mannequins, nine preferred it to the catheter then in use and two considered its grip too small.',
      'Given clearance, Three Bridges Children’s Hospital would be willing to purchase 2,000 units at not more than $4.10 apiece, although its letter is expressly without binding effect.',
      'Nine further employees are to be engaged by the end of 2028, seven of them in production, which would bring the number to 23.',
      'The cost of a second clean room is estimated at $640,000 and is to be met by a bank loan, for which there is as yet no commitment.',
      'Five of the twelve videos of the caregiver course have been filmed, all of them in English, and the work in Spanish has not begun.',
      'Discussions with two insurers over a price code have so far remained without result.',
      'An endeavor with significant potential to employ U.S. workers “may well be understood to have national importance.” Matter of Dhanasar, 26 I&N Dec. 884, 890 (AAO 2016).',
      'The precedent acknowledges that “many innovations and entrepreneurial endeavors may ultimately fail, in whole or in part, despite an intelligent plan and competent execution.” Dhanasar, 26 I&N Dec. at 890.',
      'Whether an endeavor has merit is one question and whether its importance is national is another, and they are taken here in that order.',
      'None of this is put forward as proof of commercial success, which the framework does not require.',
      'The preference of most of those therapists gives some reason to believe that the pediatric design will be found acceptable elsewhere.',
    ),
    ...said(
      'true',
      DEITCH,
      'Ternpoint paid me as a consultant from 2019 to 2022, and I have done no business with the company since.',
      'In 2020 I told him to quit and sell the mold for scrap, and he drew a new one over the weekend.',
      'I built the quality system; the eye and the mold are his.',
      'The FDA asked 14 questions, and the validation took 3,200 pieces.',
    ),
    ...said(
      'true',
      MONTAGUE,
      'I supervised Emre from 2014 to 2019, and the company I work for now competes with his.',
      'I was in the room when we turned down the vented eye, I voted against it, and I was wrong.',
      'The new material stuck in the die, and he changed the die temperature profile and the haul-off.',
      'The fifth product kinked, so we left it on the old material.',
      'It would have been easier for me not to write this letter.',
    ),
    ...said(
      'number',
      'petition',
      [
        'By October 2026 the company had sold eleven million pieces of the QuietPass at a price of $3.60.',
        '1.1 million',
      ],
      [
        'The vented form reduced the peak pressure at the wall by 75 percent and the flow by no more than eight.',
        '57 percent',
      ],
    ),
    ...said('number', 'endeavor', [
      'From 2029 onward the pediatric line is expected to yield about sixty thousand pieces in a year.',
      '600,000',
    ]),
    ...said('number', DEITCH, [
      'The FDA came back to us with 41 questions, and every one of them landed on my desk.',
      '14',
    ]),
    ...said(
      'money',
      'petition',
      ['The year 2025 was the first to close with a profit, in the amount of $940,000.', '$94,000'],
      [
        'The study of caregivers and noise was carried out with $28,000 from the Great Lakes Device Accelerator.',
        'Ternpoint paid it',
      ],
    ),
    ...said('money', 'endeavor', [
      'The hospital in St. Paul is prepared to pay at least $4.10 for each of the 2,000 units of its initial purchase.',
      'not above $4.10',
    ]),
    ...said('money', MONTAGUE, [
      'When he left, we offered him $60,000 for the vented eye, and he would not sell.',
      'his savings; no offer',
    ]),
    ...said(
      'date',
      'petition',
      [
        'The company was founded in the autumn of 2017, while he was still employed as a process engineer in Rockford.',
        'April 2019',
      ],
      [
        'The patent on the vented eyelet was granted only after the agency had cleared the device.',
        'Dec 2021, before Sept 2022',
      ],
    ),
    ...said('date', 'endeavor', [
      'The pediatric catheter has been under development since the foundation of the company.',
      'Feb 2023',
    ]),
    ...said('date', DEITCH, [
      'We had been cleared for a year already when I told him to quit and sell the mold.',
      '2020, before clearance',
    ]),
    ...said(
      'person',
      'petition',
      [
        'The study in 64 homes was conceived by Imogen Sallow-Reyes, a nurse researcher, by whom the paper was also written.',
        'Philippa Okonjo',
      ],
      ['A minority interest of 28 percent is held by Joyce Wendling, who has the conduct of the finances.', 'Wendelin'],
    ),
    ...said('person', 'endeavor', [
      'The videos of the caregiver course are presented by Dana Whitcomb, a respiratory therapist.',
      'invented',
    ]),
    ...said('person', MONTAGUE, [
      'The only one in that room who spoke up for the vented eye was our vice president, Carl Ostrander.',
      'invented',
    ]),
    ...said(
      'organization',
      'petition',
      [
        'Development of the pediatric catheter was financed by a small business award of the National Institutes of Health.',
        'Great Lakes Device Accelerator',
      ],
      ['It was to the management of Deitch Quality Services that he first proposed the vented eye.', 'Brandt-Oakes'],
    ),
    ...said('organization', 'endeavor', [
      'The loan for the second clean room is under discussion with the Small Business Administration.',
      'Lakeshore Mutual Bank',
    ]),
    ...said('organization', MONTAGUE, [
      'From us he went to Fenwick Airway, and only after that did he set up on his own.',
      'invented',
    ]),
    ...said(
      'place',
      'petition',
      ['The count of bleeding events was undertaken at St. Gereon Hospital in Madison.', 'Green Bay'],
      ['Purchasers of the QuietPass are found in nine states and in two Canadian provinces.', 'nine states only'],
    ),
    ...said('place', 'endeavor', [
      'Production of the pediatric line is to be housed in a second clean room in St. Paul.',
      'Milwaukee',
    ]),
    ...said('place', MONTAGUE, ['He looked after three extrusion lines for us at our plant in Milwaukee.', 'Rockford']),
    ...said(
      'award',
      'petition',
      ['He has been elected a Fellow of the Society of Respiratory Device Engineers.', 'paying member'],
      [
        'The vented eyelet enjoys the protection of a European patent alongside the American one.',
        'none outside the U.S.',
      ],
    ),
    ...said('award', 'endeavor', [
      'The slit of the pediatric catheter, like the vent of its predecessor, is protected by a patent of the United States.',
      'pending',
    ]),
    ...said('award', DEITCH, [
      'The quality system I built for him got its ISO 13485 certificate the first time around.',
      'no certificate',
    ]),
    ...said(
      'title',
      'petition',
      [
        'The findings of the bench study were published in January 2015 in the Journal of Tracheal Surgery.',
        'Annals of Airway Devices',
      ],
      [
        'His master’s thesis was entitled “Toward a Safer Airway: Vented Eyelets and the Prevention of Bleeding.”',
        'invented',
      ],
    ),
    ...said('title', 'endeavor', [
      'It is under the name of QuietPass Mini that the catheter for children is to be brought to market.',
      'QuietPass Junior',
    ]),
    ...said('title', MONTAGUE, [
      'In-house we called the job of getting rid of DEHP the GreenTube Initiative, and he was on the team.',
      'Phthalate-Free Tubing',
    ]),
    ...said(
      'quotation',
      'petition',
      ['The panel of the Accelerator praised “[a] bold idea, carried out with unusual thoroughness.”', 'modest'],
      [
        'The agency found the device to be “safer than a legally marketed predicate device.”',
        'substantially equivalent',
      ],
    ),
    ...said('quotation', 'endeavor', [
      'The respiratory care manager of the hospital writes that “our families have waited years for a catheter like this.”',
      'invented',
    ]),
    ...said('quotation', DEITCH, [
      'He looked at me and said, “I would rather lose the company than the eye.”',
      'invented',
    ]),
    ...said(
      'citation',
      'petition',
      ['The three prongs are those of Matter of Dhanasar, 25 I&N Dec. 884, 889 (AAO 2016).', 'volume 26'],
      [
        'His membership in the Society is submitted under 8 C.F.R. § 204.5(k)(3)(ii)(B), which concerns membership in professional associations.',
        '(E)',
      ],
    ),
    ...said('citation', 'endeavor', [
      'The finished videos of the caregiver course may be consulted at https://www.ternpoint.example/caregivers.',
      'address invented',
    ]),
    ...said('citation', MONTAGUE, [
      'Anyone who wants to check what I say can write to me at sheila.m@brandtoakes.example.',
      'address invented',
    ]),
    ...said(
      'superlative',
      'petition',
      [
        'Ternpoint Airway has become the foremost American manufacturer of suction catheters for use at home.',
        'not in the record',
      ],
      [
        'With a median noise of 63 decibels, no quieter suction catheter is to be had on the market.',
        'not in the record',
      ],
    ),
    ...said('superlative', 'endeavor', [
      'No other company in the United States is engaged in the development of a vented catheter for children.',
      'not in the record',
    ]),
    ...said('superlative', DEITCH, [
      'I have put a lot of devices through the FDA, and his was the cleanest file of them all.',
      'not in the record',
    ]),
    ...said(
      'causal',
      'petition',
      [
        'It was owing to his reduction of the scrap that Brandt-Oakes was able to keep its second line in operation.',
        'no such effect told',
      ],
      [
        'The appearance of the noise study induced two insurers to enter into discussions of a price code.',
        'no such cause told',
      ],
    ),
    ...said('causal', 'endeavor', [
      'Through its engagement of participants in the re-entry program, the company has contributed to a decline in reoffending in the county.',
      'no such effect told',
    ]),
    ...said('causal', MONTAGUE, [
      'His catheter took so many accounts from us that we ended up bringing out a vented one of our own.',
      'no such effect told',
    ]),
    ...said(
      'slipped',
      'petition',
      [
        'The patent on the vented eyelet, under which two larger manufacturers have since taken licenses, names him as the only inventor.',
        'licenses',
      ],
      [
        'All fourteen employees, eleven of whom work in the clean room, are covered by the company’s health insurance.',
        'health insurance',
      ],
    ),
    ...said('slipped', 'endeavor', [
      'In a blinded comparison at the bench, nine of eleven therapists gave preference to the pediatric prototype.',
      'blinded',
    ]),
    ...said('slipped', DEITCH, [
      'He drew a new mold over the weekend, with an old toolmaker friend from Bursa on the phone.',
      'toolmaker friend',
    ]),
    ...said(
      'swapped',
      'petition',
      ['The median noise was 63 decibels with the usual catheter and 71 with the prototype.', 'exchanged'],
      [
        'He designed the user study and wrote the paper, while Philippa Okonjo built the recorders and analyzed the sound files.',
        'exchanged',
      ],
    ),
    ...said('swapped', 'endeavor', [
      'Of the caregiver course five videos exist in Spanish, and those in English have not been begun.',
      'exchanged',
    ]),
    ...said('swapped', MONTAGUE, [
      'On the phthalate-free job his new temperature profile took the scrap from 7.8 percent down to 2.9.',
      'scrap was line 2, another matter',
    ]),
    ...said(
      'role-or-status',
      'petition',
      ['In the project on phthalate-free tubing he directed a team of nine.', 'member under Montague'],
      ['As the sole owner of Ternpoint Airway he bears the whole of its commercial risk.', '72 percent'],
    ),
    ...said('role-or-status', 'endeavor', [
      'The QuietPass Junior has been cleared and is already in the hands of families whose children live at home with a tracheostomy.',
      'under review; no child has used it',
    ]),
    ...said('role-or-status', DEITCH, [
      'Three Bridges has bought its first 2,000 pieces of the pediatric catheter, which tells you something.',
      'would be willing, if cleared',
    ]),
  ],
}
