import { t } from '@lingui/core/macro'
import type { Article } from './article.ts'

export const diyVsAttorney: Article = {
  path: '/resources/diy-vs-attorney',
  title: t`On your own, or with an attorney`,
  summary: t`What the law lets you do yourself, who may advise you, when to talk to an attorney first, and ways in between.`,
  reviewed: t`November 2026`,
  sections: [
    {
      id: 'may-i',
      title: t`May you do it yourself?`,
      blocks: [
        t`Yes. Somebody who asks for a National Interest Waiver may file the petition on his or her own behalf ([Dhanasar at 889 n.7](dhanasar); [Policy Manual, F.5(D)](policy-manual)). A petitioner may be represented, but need not be ([8 CFR 103.2(a)(3)](cfr-103-2)). The officer asks the same questions of a petition that you wrote and of one that an attorney wrote, and holds both to the same standard of proof ([Matter of Chawathe at 375–76](chawathe)).`,
        t`That you may does not say that you should. It depends less on how well you write than on how plain your case is, and on what is at stake if something was overlooked.`,
      ],
    },
    {
      id: 'who-may-advise',
      title: t`Who may advise you`,
      blocks: [
        t`To tell you which category suits you, what to answer in a form, or how the law applies to your facts is to practice law; so is to prepare the papers with such advice ([8 CFR 1.2](cfr-1-2)). Someone who only helps may not claim to be qualified in legal matters. Before the agency that is for attorneys in good standing and for representatives whom the Department of Justice has accredited; a few others may appear in narrow cases, without pay ([8 CFR 292.1](cfr-292-1)). Whoever represents you files [Form G-28](g-28), and is then the one whom the agency writes to as well.`,
        t`Everyone else may help with little more than writing down your answers, for a small fee at most. A *notario* is not an attorney in the United States, nor is an immigration consultant ([USCIS on scams and legal help](avoid-scams)). Some states regulate consultants by laws of their own, as California does ([Business and Professions Code § 22440](ca-22440)).`,
      ],
    },
    {
      id: 'what-we-are',
      title: t`What Waiverly is`,
      blocks: [
        t`Waiverly is software and not a law firm. It gives no legal advice, it does not assess your chances, and using it creates no attorney-client relationship. It arranges what you enter, drafts from that alone, shows the source of each sentence, and marks what has none. You decide what to claim, you read every line, you sign and you send it.`,
        t`It does not do what an attorney does: weigh your whole situation, warn you of a risk you did not ask about, and answer for the advice. Where that is what you need, no software takes its place.`,
      ],
    },
    {
      id: 'first-an-attorney',
      title: t`When to talk to an attorney first`,
      blocks: [
        t`In these cases the petition is not the hard part, or not the only one. A mistake may cost more than the fee, and some cannot be mended later. Take advice before you file anything:`,
        {
          list: [
            t`An earlier petition or application of yours was denied, or you have been given a notice of intent to deny. Such a notice leaves at most thirty days ([8 CFR 103.2(b)(8)(iv)](cfr-103-2)).`,
            t`You stayed longer than you were allowed, worked without permission, or broke the terms of a status.`,
            t`You were arrested, charged or convicted, anywhere, even if it was dismissed or sealed.`,
            t`You hold or held J-1 status and may be bound to return home for two years.`,
            t`An earlier application says something that was not so.`,
            t`A child of yours will soon be 21.`,
            t`You are, or were, in removal proceedings.`,
            t`You are a physician who wants to rely on service in an underserved area. That waiver has rules of its own ([INA § 203(b)(2)(B)(ii)](usc-1153)).`,
            t`You cannot tell on which basis you belong to EB-2.`,
          ],
        },
        t`If none of these is yours, doing it on your own is a choice that you can make with open eyes.`,
      ],
    },
    {
      id: 'compared',
      title: t`The two ways side by side`,
      blocks: [
        {
          table: {
            head: [t({ context: 'compared', message: 'What' }), t`On your own`, t`With an attorney`],
            rows: [
              [
                t`Who decides what to argue`,
                t({ context: 'who does it', message: 'You' }),
                t`You, with advice on category, timing and risk`,
              ],
              [t`Who knows the facts`, t`You do`, t`You still do: you gather the papers in either case`],
              [
                t`Who writes`,
                t`You, with or without software`,
                t`The firm, from your record; ask who in it, and read every draft`,
              ],
              [
                t`Who signs the petition`,
                t`You ([8 CFR 103.2(a)(2)](cfr-103-2))`,
                t`You, and the attorney signs Form G-28`,
              ],
              [t`Who hears from the agency`, t({ context: 'who does it', message: 'You' }), t`You and the attorney`],
              [t`Secrecy`, t`What the services you use promise`, t`The duties of the profession`],
              [
                t`If it was bad advice`,
                t`There is nobody to answer for it`,
                t`A licensed person, bound by the rules of a bar`,
              ],
              [t`Cost`, t`The government’s fees, and any tools`, t`The same and the attorney’s fee`],
            ],
          },
        },
        t`We give no figures for attorneys’ fees: they differ widely, and we know of no source that we would put our name to. Ask for the fee in writing, and for what it leaves out: filing fees, translations, evaluations, an answer to an RFE, an appeal.`,
      ],
    },
    {
      id: 'in-between',
      title: t`Ways in between`,
      blocks: [
        {
          list: [
            t`*One consultation.* An hour on category, timing and risk before you begin. Bring your CV, your status papers, and the endeavor in one paragraph.`,
            t`*A review at the end.* You prepare the package; an attorney reads it before it goes out. Ask whether the attorney will take on a limited task, and what it covers.`,
            t`*Help with the answer only.* You filed yourself and an RFE came. Go early: at most twelve weeks are left, often less, and the time is not extended ([8 CFR 103.2(b)(8)(iv)](cfr-103-2)). Bring the notice and the whole petition as it was filed.`,
            t`*Help after a denial.* An appeal ([8 CFR 103.3(a)(2)(i)](cfr-103-3)) or a motion ([8 CFR 103.5(a)(1)(i)](cfr-103-5)) has to arrive within 30 days of the decision, or 33 where it came by mail ([8 CFR 103.8(b)](cfr-103-8)). Both against one decision count as duplicates ([8 CFR 103.2(a)(7)(iv)](cfr-103-2)).`,
          ],
        },
        t`Whatever Waiverly drafted for you is yours: the letters as DOCX, the list of exhibits, the papers. An attorney can go on from there.`,
      ],
    },
    {
      id: 'choosing',
      title: t`How to choose an attorney`,
      blocks: [
        {
          list: [
            t`Look the license up yourself, with the bar of the state that the attorney names. USCIS tells how, and where accredited representatives are listed ([legal help](avoid-scams)).`,
            t`Ask how many waivers like yours this person has prepared, and who would do the writing.`,
            t`Ask what is weak in your case. An honest answer names something.`,
            t`Walk away from a promise. Nobody can guarantee an approval: a waiver is a matter of discretion even where every element is proved ([Dhanasar at 889 n.9](dhanasar)).`,
            t`Get the agreement in writing, with what is done, by when, for how much.`,
            t`Ask for a copy of everything that is filed in your name, and for receipts. Keep your originals.`,
            t`Never sign a blank form, nor a page that you have not read.`,
          ],
        },
      ],
    },
    {
      id: 'on-your-own',
      title: t`If you go on your own`,
      blocks: [
        t`Set aside more time for the papers than for the writing. Letters from former employers, transcripts, translations and evaluations come at the pace of others. Begin with those.`,
        t`Read the decision itself once. It has eleven pages, and every argument in your petition hangs on three of them ([Dhanasar at 889–91](dhanasar)). Then read the chapter by which officers work ([Policy Manual, F.5](policy-manual)) and how they weigh evidence ([Policy Manual, Volume 1, E.6](evidence)).`,
        t`Use the government’s own checklist on the day you send it ([checklist](checklist)), keep a full copy, and write down the date. Then read [what the law asks for](/resources/niw-requirements) and [the common mistakes](/resources/common-mistakes) once more, with your own petition beside you. And if a doubt remains that you cannot settle from the text, that doubt is worth one consultation.`,
      ],
    },
  ],
}
