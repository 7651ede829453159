import { t } from '@lingui/core/macro'
import type { Article } from './article.ts'

export const niwRequirements: Article = {
  path: '/resources/niw-requirements',
  title: t`What a National Interest Waiver asks for`,
  summary: t`The two questions of the law, the three prongs of Dhanasar, the proof for each, and what goes into the package.`,
  reviewed: t`November 2026`,
  sections: [
    {
      id: 'what-is-waived',
      title: t`What is waived`,
      blocks: [
        t`Usually an employer who wants to bring somebody into the EB-2 category offers a job first. The Department of Labor then certifies that no U.S. worker is able, willing, qualified and available for it ([Dhanasar at 885](dhanasar)). Congress lets the agency do without the job offer, and thus without the certification, when that is in the national interest ([INA § 203(b)(2)(B)(i)](usc-1153)). This exception is the National Interest Waiver, or NIW. Since it needs no employer, you may sign and file the petition yourself ([Dhanasar at 889 n.7](dhanasar); [Policy Manual, F.5(D)](policy-manual)). The regulation speaks of exceptional ability alone; a statute of 1991 opened the waiver to professionals with advanced degrees as well ([Dhanasar at 885–86 n.1](dhanasar)).`,
        t`Two questions are asked, one after the other. Do you belong to the EB-2 category at all? And is it in the national interest to waive the job offer in your case? A fine answer to the second does not mend a missing answer to the first: the waiver is looked at only after EB-2 is established ([Dhanasar at 886, 889](dhanasar)).`,
      ],
    },
    {
      id: 'eb-2',
      title: t`First question: do you belong to EB-2?`,
      blocks: [
        t`There are two ways in. Choose the one that your papers prove, and prove it whole.`,
        {
          list: [
            t`*Advanced degree.* A U.S. degree above the bachelor’s, or a foreign degree equivalent to one. A bachelor’s degree followed by at least five years of progressive experience in the specialty counts as a master’s ([8 CFR 204.5(k)(2)](cfr-204-5)). The years are counted after the degree, and letters from employers show them ([8 CFR 204.5(k)(3)(i)](cfr-204-5)), with the writer’s name, address and title and a specific description of your duties ([8 CFR 204.5(g)(1)](cfr-204-5)). Without a bachelor’s degree or its foreign equivalent this way is closed ([Policy Manual, F.5(A)](policy-manual)).`,
            t`*Exceptional ability.* Expertise significantly above what is ordinarily met with in the sciences, arts or business ([8 CFR 204.5(k)(2)](cfr-204-5)). At least three of six kinds of evidence open the door ([8 CFR 204.5(k)(3)(ii)](cfr-204-5)).`,
          ],
        },
        {
          table: {
            head: [t`Kind of evidence`, t`What shows it`],
            rows: [
              [t`(A) Academic record`, t`A degree, diploma or certificate that relates to the area of your ability`],
              [t`(B) Ten years of full-time work in the occupation`, t`Letters from current or former employers`],
              [
                t`(C) License or certification`,
                t`The license for the profession, or the certificate for the occupation`,
              ],
              [t`(D) Salary`, t`Pay that shows exceptional ability`],
              [t`(E) Membership`, t`Membership in professional associations`],
              [
                t`(F) Recognition`,
                t`Recognition of your achievements and significant contributions by peers, government bodies, or professional or business organizations`,
              ],
            ],
          },
        },
        t`A degree or a license alone is not enough ([INA § 203(b)(2)(C)](usc-1153)), and the ability must promise a substantial benefit to the economy, culture, education or welfare of the United States ([INA § 203(b)(2)(A)](usc-1153)). Where these kinds do not readily fit an occupation, comparable evidence may be offered ([8 CFR 204.5(k)(3)(iii)](cfr-204-5)). Three kinds are the entrance and not the decision: the officer then weighs the whole record ([Policy Manual, F.5(B)](policy-manual)).`,
        t`The occupation has to fit as well. With a degree, what you intend to do must itself be a profession, one for which a bachelor’s degree is the least that is asked at entry ([INA § 101(a)(32)](usc-1101); [8 CFR 204.5(k)(2)](cfr-204-5)). Guidance of January 15, 2025 stresses this, and that exceptional ability must relate to the endeavor ([Policy Manual, F.5](policy-manual)). A foreign degree is usually explained by a credential evaluation. It is advice to the officer and binds nobody ([Matter of Sea, Inc.](sea)).`,
      ],
    },
    {
      id: 'endeavor',
      title: t`An endeavor is more than an occupation`,
      blocks: [
        t`All that follows turns on the specific endeavor that you propose to undertake ([Dhanasar at 889](dhanasar)). An occupation is what many people do. An endeavor is what *you* will do in it: which problem, by what method, for whom, through which employer or on your own, by when. The agency’s guidance asks for these details and for the direct effects that you expect ([Policy Manual, F.5(D)](policy-manual)).`,
        t`“Civil engineer” is an occupation. “To work out, test and publish a way of inspecting small county bridges from the sound they make” is an endeavor. A good test: would the same sentence fit another person with your job title? Then it is not specific yet.`,
      ],
    },
    {
      id: 'prong-one',
      title: t`Prong one: substantial merit and national importance`,
      blocks: [
        t`*Merit* may lie in business, entrepreneurialism, science, technology, culture, health or education. An economic effect helps but is not required; research and pure science may qualify whether or not money follows ([Dhanasar at 889](dhanasar)).`,
        t`*National importance* looks ahead, at the potential effect of this endeavor. It may reach a whole field, as a better manufacturing process or a medical advance does. It is not measured on a map: work in one region may qualify. Significant potential to employ U.S. workers, or another substantial economic effect, above all in a depressed area, may show it too ([Dhanasar at 889–90](dhanasar)).`,
        t`What has not been enough: the importance of the field as such, a benefit that stops at one employer or its clients, and a shortage of workers in the occupation alone ([Policy Manual, F.5(D)](policy-manual)). Dhanasar himself did not qualify by his teaching, since the record did not show an effect on STEM education more broadly ([Dhanasar at 893](dhanasar)).`,
        t`So tie each claim to a mechanism and a source: who takes the result up, how it spreads beyond those you work for, which public or independent text names the problem.`,
      ],
    },
    {
      id: 'prong-two',
      title: t`Prong two: well positioned to advance it`,
      blocks: [
        t`Now the question is about you. The decision names four factors, and others may count ([Dhanasar at 890](dhanasar)):`,
        {
          list: [
            t`education, skills, knowledge, and a record of success in related or similar efforts;`,
            t`a model or plan for what you will do;`,
            t`progress made so far;`,
            t`interest of possible customers, users, investors, or other relevant entities or individuals.`,
          ],
        },
        t`You need not show that the endeavor will more likely than not succeed in the end ([Dhanasar at 890](dhanasar)). You do need to show your own part. In joint work, say what you did and who can confirm it: that Dhanasar had initiated or was the primary contact of funded proposals mattered ([Dhanasar at 893 n.11](dhanasar)).`,
        t`For endeavors in science and technology, the guidance calls an advanced STEM degree, above all a Ph.D., that is tied to work in a critical and emerging technology an especially positive factor ([Policy Manual, F.5(D)](policy-manual); [the list of 2024](technologies)).`,
      ],
    },
    {
      id: 'prong-three',
      title: t`Prong three: on balance, a benefit to waive`,
      blocks: [
        t`Job offers and labor certification protect U.S. workers. Here the officer asks whether other interests outweigh that in your case, and may look at three factors ([Dhanasar at 890–91](dhanasar)): whether a job offer or a certification would be impractical, given your qualifications or the endeavor; whether the country would benefit even if other qualified U.S. workers were available; and whether the matter is urgent.`,
        t`You need not show harm to the national interest, nor compare yourself with U.S. workers ([Dhanasar at 891](dhanasar)). Do not repeat prongs one and two in other words; say why the usual way does not fit this endeavor.`,
      ],
    },
    {
      id: 'proof',
      title: t`How it is proved`,
      blocks: [
        t`The burden is yours ([INA § 291](usc-1361)). The standard is the preponderance of the evidence: each element must be more likely true than not, and quality counts beside quantity, that is relevance, probative value and credibility ([Matter of Chawathe at 375–76](chawathe); [Dhanasar at 889 n.8](dhanasar)). Assertions without documents do not carry it ([Matter of Soffici at 165](soffici)). Letters from experts are advice that is weighed against the rest of the record ([Matter of Caron International at 795](caron)). And since a waiver is a matter of discretion, you also show that you merit it ([Dhanasar at 889 n.9](dhanasar)).`,
        t`You must be eligible on the day you file ([8 CFR 103.2(b)(1)](cfr-103-2)). What happens later may bear that out, but cannot create it.`,
        t`*File as if there were no second chance.* Since August 5, 2026 an officer may deny a petition at once, without a request for evidence, where required initial evidence is missing or the papers do not show that you are eligible. This holds for pending petitions too ([8 CFR 103.2(b)(8)(ii), (iii)](cfr-103-2); [PA-2026-05](pa-2026-05); [Policy Manual, Volume 1, E.6](evidence)).`,
      ],
    },
    {
      id: 'package',
      title: t`What goes into the package`,
      blocks: [
        {
          list: [
            t`Form I-140, in the edition that [its official page](i-140) shows on that day. On paper it is signed by hand, in ink; an electronic signature counts only where the form itself is filed online ([8 CFR 103.2(a)(2)](cfr-103-2)).`,
            t`Your parts of the labor certification form: Form ETA-9089 Appendix A and a signed Final Determination ([Policy Manual, F.5(D)](policy-manual); [checklist](checklist); [forms](labor-forms)).`,
            t`The petition letter, with a list of exhibits in its order.`,
            t`Proof of EB-2: diplomas, transcripts, evaluation, employers’ letters, or the kinds of evidence above.`,
            t`The plan of the endeavor and proof of progress and interest.`,
            t`Recommendation letters with the writers’ CVs.`,
            t`For each paper in another language, a full English translation that the translator certifies as complete and accurate, with a certification of competence ([8 CFR 103.2(b)(3)](cfr-103-2)).`,
          ],
        },
        t`On paper, send copies rather than originals, on one side of letter-size sheets. They are scanned: no binders, no staples, no insertable tabs or dividers. Put a plain sheet with the exhibit’s number before each exhibit instead ([filing tips](form-tips)). On paying and on filing online, see forms and fees among [the common mistakes](/resources/common-mistakes).`,
      ],
    },
    {
      id: 'figures',
      title: t`Figures that change`,
      blocks: [
        t`Gathered in November 2026 from what the agency announced and practitioners report. The official page is right where this table is late: look there before you pay.`,
        {
          table: {
            head: [t({ context: 'what costs', message: 'What' }), t`How much`, t`Where it is told`],
            rows: [
              [t`Filing fee, Form I-140`, '$715', t`[Fee schedule](fees)`],
              [t`Asylum Program Fee, individual self-petitioner`, t`$300, paid beside it`, t`[Fee schedule](fees)`],
              [
                t`Premium processing of an NIW, if you ask for it`,
                t`$2,965 since March 1, 2026`,
                t`[Form I-907](i-907)`,
              ],
              [
                t`Its clock for an NIW`,
                t`45 business days; an RFE stops it, and it starts over when the answer arrives`,
                '[8 CFR 106.4(e)(18), (f)(3)](cfr-106-4)',
              ],
              [
                t`Answer to an RFE`,
                t`The date on the notice; at most 12 weeks, often less since August 2026, no extension`,
                t`[8 CFR 103.2(b)(8)(iv)](cfr-103-2); [PA-2026-05](pa-2026-05)`,
              ],
              [
                t`Days added for the mail`,
                t`3; none for an address abroad since August 2026`,
                t`[8 CFR 103.8(b)](cfr-103-8); [PA-2026-05](pa-2026-05)`,
              ],
              [
                t`Form editions, addresses, whether a form must be filed online`,
                t`Not known here: check before you file`,
                t`[Form I-140](i-140); [filing online](file-online)`,
              ],
            ],
          },
        },
        t`Ordinary processing times and approval rates are not in it. They move from month to month, and what is passed around disagrees.`,
      ],
    },
    {
      id: 'afterwards',
      title: t`What an approval is, and is not`,
      blocks: [
        t`An approved petition puts you into the EB-2 category; it is not yet a green card. Your place in the queue is the priority date, for an NIW the day on which the signed petition, with all initial evidence and the correct fee, was properly filed ([8 CFR 204.5(d)](cfr-204-5)). When that date becomes current for your country of birth, the [Visa Bulletin](bulletin) of the month says so, and only then can the last step be taken.`,
        t`The last step is an immigrant visa abroad, or adjustment of status in the United States ([Form I-485](i-485)). Adjustment is at the officer’s discretion, as a memorandum of May 2026 stresses; check before you file.`,
      ],
    },
  ],
}
