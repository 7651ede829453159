import { t } from '@lingui/core/macro'

/** Questions that people have before they sign up, and what is true. Search engines read them as well. */
export interface Question {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  /** Where to read on. */
  more?: { label: string; to: string }
}

export const FAQ: readonly Question[] = [
  {
    question: t`What is a National Interest Waiver?`,
    answer: [
      t`A way to ask for a U.S. immigrant visa in the second employment-based category (EB-2) without a job offer and without the labor certification that an employer would otherwise need. You file for yourself. You show that you hold an advanced degree or have exceptional ability, and that it would benefit the United States to let you go ahead with the work that you propose.`,
    ],
    more: { label: t`What the law asks for`, to: '/resources/niw-requirements' },
  },
  {
    question: t`Is Waiverly a law firm?`,
    answer: [
      t`No. It is software. It gives no legal advice, does not assess your chances, and using it makes nobody your attorney. You decide what to claim, you read every line, you sign and you file. Some cases should be seen by an attorney first: earlier denials, arrests, status violations, J-1 rules, a child who will soon be 21.`,
    ],
    more: { label: t`On your own, or with an attorney`, to: '/resources/diy-vs-attorney' },
  },
  {
    question: t`Who writes the letters: a person, or a machine?`,
    answer: [
      t`A machine, from what you enter and upload. Each document says what drafted it and when. Where the operator has set up an outside language model, that model writes; otherwise the built-in drafter does, on the same server, and nothing leaves it.`,
      t`Every sentence is then checked against your record. The check is a help and not a guarantee: it does not find everything, and now and then it marks what is true. Read every sentence before anybody signs.`,
    ],
  },
  {
    question: t`What if my record does not hold a fact?`,
    answer: [
      t`Then the draft says so where the fact belongs, as a mark that you can see. It is not filled in for you. You add the fact, attach the proof, or take the sentence out; what is still open is listed on the first page of the download.`,
    ],
  },
  {
    question: t`Do I need publications or citations?`,
    answer: [
      t`The law asks for neither. Many petitions rest on projects, patents, products, contracts, licenses or letters. What counts is whether your evidence shows the merit and national importance of what you propose, and that you are well placed to advance it.`,
    ],
    more: { label: t`Common mistakes`, to: '/resources/common-mistakes' },
  },
  {
    question: t`How long does it take?`,
    answer: [
      t`About three hours of your own time for the profile, the endeavor and the first letter; most people spread it over a week. Drafting a letter takes minutes. Your recommenders need time to read and sign. How long the government takes to decide is not in our hands, nor in yours.`,
    ],
  },
  {
    question: t`What do I pay, and what if a generation fails?`,
    answer: [
      t`You buy a package or a single letter, once. There is no subscription. You see how many credits are left before one is used. If a generation fails or you cancel it, its credit comes back by itself. Government filing fees are separate and are paid to the government.`,
    ],
    more: { label: t`Plans and prices`, to: '/all-plans' },
  },
  {
    question: t`I have received a request for evidence. Can I start there?`,
    answer: [
      t`Yes. Upload the notice and what you filed. The notice is taken apart into its points, each with its words and page; for each you see what your file holds and what is missing, with the days that are left. The response then answers the points in the notice’s own order.`,
    ],
  },
  {
    question: t`What happens to what I enter?`,
    answer: [
      t`It is stored to prepare your documents and for nothing else. You can download all of it and delete your account in your settings. There is no advertising, no tracking and no analytics on this site.`,
    ],
    more: { label: t`Privacy`, to: '/privacy' },
  },
]
