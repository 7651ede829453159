import { t } from '@lingui/core/macro'
import type { Article } from './article.ts'

export const commonMistakes: Article = {
  path: '/resources/common-mistakes',
  title: t`Common mistakes, and what to do instead`,
  summary: t`What officers ask about again and again, from a vague endeavor to an answer that came in two parts.`,
  reviewed: t`November 2026`,
  sections: [
    {
      id: 'endeavor',
      title: t`The endeavor`,
      blocks: [
        t`*A job title in place of an endeavor.* “I will work as a data scientist in health care” fits thousands of people. The officer looks at the specific endeavor that you propose ([Dhanasar at 889](dhanasar)), which is narrower than the occupation ([Policy Manual, F.5(D)](policy-manual)). *Instead*, name the problem, the method, what comes out, who uses it, and the first steps with their dates.`,
        t`*The importance of the field.* That energy, cancer or cybersecurity matter to the country is not in doubt, and proves nothing about your project. National importance is the potential effect of the endeavor itself ([Dhanasar at 889](dhanasar)). *Instead*, show the way from your result to people you will never meet.`,
        t`*A benefit that stops at the employer.* Better margins for one company and happier clients are good work, not yet national importance, however large the company ([Policy Manual, F.5(D)](policy-manual)). *Instead*, show what others can take up: a published method, a standard, an open tool, a product that changes how a field works.`,
        t`*A shortage of workers.* A shortage does not carry a prong by itself: labor certification is there to test it ([Policy Manual, F.5(D)](policy-manual)). *Instead*, say why the certification does not suit this endeavor ([Dhanasar at 890–91](dhanasar)).`,
        t`*Numbers without a source.* Jobs, dollars and tonnes that nobody has counted weaken the true ones beside them. An assertion without documents does not meet the burden ([Matter of Soffici at 165](soffici)). *Instead*, give the figure with its paper, or leave it out.`,
      ],
    },
    {
      id: 'threshold',
      title: t`The EB-2 threshold`,
      blocks: [
        t`*Five years that cannot be counted.* With a bachelor’s degree, at least five years of progressive experience in the specialty have to follow it ([8 CFR 204.5(k)(2)](cfr-204-5)). Letters that give no dates, do not say full-time, do not describe the duties, or describe another specialty leave holes ([8 CFR 204.5(g)(1)](cfr-204-5)). *Instead*, make a dated table, one employer’s letter for each line, and count only what comes after the degree.`,
        t`*Three kinds of evidence and nothing more.* For exceptional ability three of six open the door; then the whole record is weighed ([8 CFR 204.5(k)(3)(ii)](cfr-204-5); [Policy Manual, F.5(B)](policy-manual)). *Instead*, end with a page that says what the evidence shows when it is put together.`,
        t`*Borrowed words.* “Sustained acclaim” and “the very top of the field” belong to another category, EB-1A, and set a bar that EB-2 does not have. The older test for waivers, known as NYSDOT, was vacated in 2016 ([Dhanasar at 884](dhanasar)). *Instead*, argue the three prongs of Dhanasar, in its order.`,
      ],
    },
    {
      id: 'evidence',
      title: t`The evidence`,
      blocks: [
        t`*Claims without an exhibit.* Each sentence of fact should lead to a page. *Instead*, number the exhibits once, cite them by number and page, and cut what leads nowhere.`,
        t`*A heap.* Hundreds of pages without an order hide the ten that matter. Quality counts beside quantity ([Dhanasar at 889 n.8](dhanasar)). *Instead*, put the best proof of each factor first, add a list of exhibits, and leave out what repeats.`,
        t`*Dates and titles that do not agree.* A CV says 2018, a letter says 2019, the form says something else. It is for the petitioner to resolve inconsistencies by independent, objective evidence, and doubt about one point may spread to the rest ([Matter of Ho at 591–92](ho)). *Instead*, compare your papers before anybody else does, and explain what you cannot change.`,
        t`*Papers in another language.* Without a full English translation, certified as complete and accurate by a translator who certifies his or her competence, a paper says nothing to the officer ([8 CFR 103.2(b)(3)](cfr-103-2)). *Instead*, keep certification, translation and original together.`,
        t`*Citations in place of use.* A count says that others read your work, not what they did with it. *Instead*, choose a few citing works and say what each took up, in its own words.`,
        t`*Somebody else’s petition.* Public samples carry other people’s facts and, often, mistakes about the law. Phrases that come back in many petitions persuade nobody. *Instead*, begin from your own papers.`,
      ],
    },
    {
      id: 'letters',
      title: t`Recommendation letters`,
      blocks: [
        t`*One voice in six letters.* When paragraphs and turns of phrase repeat, the reader knows who wrote them. *Instead*, give every writer different contributions to speak about, and let each change the text until it is his or her own. Never disguise a common draft; the honest cure is that each writer edits it.`,
        t`*Only people close to you.* Supervisors and co-authors can say what you did. What your work has done elsewhere is better told by someone who owes you nothing. *Instead*, have both, and call a letter independent only where there is no tie of employment, supervision or co-authorship.`,
        t`*Praise without facts.* An expert’s letter is advisory, and weighs less where the record does not bear it out ([Matter of Caron International at 795](caron)). *Instead*, ask for what the writer saw, used or measured, before and after.`,
        t`*A signature that is none.* Since July 10, 2026 every paper that requires a signature has to carry a valid one ([8 CFR 103.2(a)(7)(ii)(A)](cfr-103-2)). No rule asks for ink on a letter, but ink, or a copy of a letter signed in ink, is the safe way. *Instead* of a pasted picture or a typed name, ask each writer to print the letter and sign it by hand.`,
        t`*Legal formulas.* A chemist who declares the third prong satisfied is not speaking of what a chemist knows. *Instead*, leave the law to the petition letter.`,
      ],
    },
    {
      id: 'forms',
      title: t`Forms and fees`,
      blocks: [
        t`*A part of the labor certification form is missing.* A waiver of the certification still needs your parts of its form ([Policy Manual, F.5(D)](policy-manual); [checklist](checklist)). *Instead*, go through the official checklist on the day you send the package.`,
        t`*No valid signature, an old edition, a wrong fee.* Each can bring the package back, and the day of filing is lost with it. Since July 10, 2026 a petition whose signature turns out to be invalid can also be denied, and the fee is kept; so can one with a wrong fee ([8 CFR 103.2(a)(7)(ii)](cfr-103-2); [91 FR 25479](signatures)). A pasted, stamped or typed signature on a paper form is none: sign by hand, in ink. The answers about the size of the petitioner in Part 1 of Form I-140 decide the fee; do not leave them open. *Instead*, take edition and fee from their official pages on that day ([Form I-140](i-140); [fee schedule](fees)).`,
        t`*Paying.* Pay each form by itself: one [Form G-1450](g-1450) (card) or [Form G-1650](g-1650) (U.S. bank account) for each. Paper checks have not been accepted since October 2025, practitioners report. A payment that fails can cost you the day of filing ([8 CFR 103.2(a)(7)(ii)(D)](cfr-103-2)).`,
        t`*Online.* Practitioners report that a self-petitioner without an attorney can file Form I-140 for a waiver online, for $50 less, and ask for premium processing afterwards. To ask for it together with the petition, file on paper. We could not check this on an official page in November 2026: look at [what can be filed online](file-online) before you choose.`,
      ],
    },
    {
      id: 'timing',
      title: t`Timing, and the answer to an RFE`,
      blocks: [
        t`*Counting on what is still to come.* You must be eligible on the day you file ([8 CFR 103.2(b)(1)](cfr-103-2); [Matter of Katigbak](katigbak)). A degree conferred in the month after, or a paper accepted since, cannot make a petition right that was not. *Instead*, file when the record stands, and call later news what it is: corroboration.`,
        t`*Counting on a request for evidence.* Since August 5, 2026 an officer may deny at once where required evidence is missing or eligibility is not shown ([8 CFR 103.2(b)(8)(ii), (iii)](cfr-103-2); [PA-2026-05](pa-2026-05)). *Instead*, file as if there were no second chance: go through each gap before you send the package.`,
        t`*A new endeavor in the answer.* A petition cannot be changed materially to make a deficient one conform ([Matter of Izummi](izummi)). *Instead*, explain and prove the endeavor that you filed, with references to the pages where it stood already.`,
        t`*Late, or in two parts.* An RFE leaves at most twelve weeks, since August 2026 often less; the date on the notice governs, and the time is not extended ([8 CFR 103.2(b)(8)(iv)](cfr-103-2); [PA-2026-05](pa-2026-05)). Three days are added for the mail, and none for an address abroad ([8 CFR 103.8(b)](cfr-103-8)). All that is asked for goes in at one time; a part of it is taken as a request to decide on that ([8 CFR 103.2(b)(11)](cfr-103-2)). A notice that is left unanswered can end in a denial for abandonment ([8 CFR 103.2(b)(13)](cfr-103-2)). *Instead*, count back from the date printed on the notice, leave a week for the mail, and send one package with the notice on top.`,
        t`*An answer to another question.* Some answers argue what was never doubted and pass over what was. *Instead*, quote each point of the notice and reply under it, in its order. Where the notice is wrong about a fact or about the law, say so politely and show the page.`,
      ],
    },
    {
      id: 'last-look',
      title: t`A last look before you send it`,
      blocks: [
        {
          list: [
            t`Does the first page say in one sentence what you will do, and for whom?`,
            t`Is the EB-2 basis proved before the waiver is argued?`,
            t`Has every factor of the second prong at least one exhibit?`,
            t`Do names, dates, titles and employers agree in all papers and on the forms?`,
            t`Is every mark that says something is missing, or to be verified, settled?`,
            t`Would you sign each sentence? You do: the signature vouches for the petition and for all evidence sent with it ([8 CFR 103.2(a)(2)](cfr-103-2)).`,
          ],
        },
      ],
    },
  ],
}
