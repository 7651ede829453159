import { t } from '@lingui/core/macro'
import type { ArticleSection } from '../pages/resources/article.ts'
import { ENGLISH_GOVERNS } from './english-governs.ts'
import { OPERATOR } from './site.ts'

const { law, courts } = OPERATOR
const governed =
  law === ''
    ? t`Whoever runs this site has not stated here which law governs these terms; ask before you rely on it.`
    : t`These terms are governed by the law of ${law}.`
const heard =
  courts === '' ? t`Where a dispute is heard is not stated here either.` : t`Disputes are heard by ${courts}.`

/** The terms of use, in the words of the product as it is. Have them read by an attorney before you open to the public. */
export const TERMS: readonly ArticleSection[] = [
  {
    id: 'what-it-is',
    title: t`What Waiverly is, and what it is not`,
    blocks: [
      ...ENGLISH_GOVERNS,
      t`Waiverly is software with which you prepare your own petition for a National Interest Waiver, or your own response to a request for evidence. You fill in a profile, upload papers, and receive drafts of proposed endeavors, recommendation letters, a petition letter and, where you need one, a response.`,
      t`Waiverly is *not a law firm*. It gives no legal advice, it does not represent you before any agency, and using it creates no attorney-client relationship. What you enter is not protected by attorney-client privilege. The articles in the [Resource Center](/resources) tell what the law says in general and know nothing of your case. One of them tells [when to talk to an attorney first](/resources/diy-vs-attorney).`,
      t`Waiverly is not part of the government of the United States, nor endorsed by it. The forms and the law are free to read on the government’s own sites.`,
    ],
  },
  {
    id: 'no-promise',
    title: t`No promise of an outcome`,
    blocks: [
      t`Officers decide petitions, case by case. Nothing on this site is a promise or a forecast that yours will be approved. Where the product shows how complete something is, it counts what your file holds; it says nothing about the decision. The page About tells [how the figures on the first page are counted](/about#figures).`,
    ],
  },
  {
    id: 'account',
    title: t`Your account`,
    blocks: [
      t`You need an account with an e-mail address that reaches you. Keep your password to yourself and tell us if somebody else has got in. The account is for you and your own filing; ask us first if you prepare papers for others, since most people may not do that for money without being an attorney or an accredited representative ([8 CFR 1.2](cfr-1-2)).`,
      t`You can sign out any device, and delete the account, in your account settings.`,
    ],
  },
  {
    id: 'your-part',
    title: t`Your part: read everything`,
    blocks: [
      t`Drafts are written by a machine from what you enter and upload. A machine errs. The product checks each sentence against your record, and that check does not find everything: it can let a wrong sentence pass, and can mark a true one. So before anything is signed or filed, you`,
      {
        list: [
          t`read every sentence, and correct or remove what is not true;`,
          t`settle each mark for a missing fact or an unsupported claim;`,
          t`make sure that each exhibit is what the text says it is;`,
          t`have foreign-language papers translated and certified as the law asks ([8 CFR 103.2(b)(3)](cfr-103-2));`,
          t`look up fees, form editions and addresses with the government on the day you file.`,
        ],
      },
      t`You decide what to claim. You sign, you file, and you answer for what you file. To say what is false in a petition is a crime, and may bar you from the United States for good.`,
    ],
  },
  {
    id: 'recommenders',
    title: t`Recommenders`,
    blocks: [
      t`A recommendation letter speaks in the name of somebody else. Enter a recommender’s particulars only if that person knows of it. Each recommender reads the draft, changes what he or she would not say, and signs only what is true. Do not sign for anybody, and do not press anybody to sign.`,
    ],
  },
  {
    id: 'ownership',
    title: t`Whose the texts are`,
    blocks: [
      t`What you enter and upload stays yours. The drafts made from it are yours as well, to change, use and file as you like; we claim no right in them. You allow us to store and process your material as far as it takes to do what the product does for you, and for nothing else. We do not train models on it.`,
      t`Another applicant may receive similar wording for similar facts. The software itself, its outlines and its design stay ours.`,
    ],
  },
  {
    id: 'prices',
    title: t`Prices, packages and credits`,
    blocks: [
      t`Prices are in U.S. dollars and stand on [Plans](/all-plans) and at checkout; what is charged is the price at checkout. A package is paid once. There is no subscription and nothing renews by itself. Government fees, translations, evaluations and postage are not part of it.`,
      t`A package gives credits, each for one generation of its kind. You see what is left before one is used. A credit is taken when a generation starts. If the generation fails or you cancel it, the credit comes back by itself. What has been generated stays yours to open, edit and download, and edits cost nothing.`,
    ],
  },
  {
    id: 'refunds',
    title: t`Refunds`,
    blocks: [
      t`Ask for a refund by [writing to us](/contact) with the number of the order. Whoever runs this site decides, and owes you at least what the law where you live gives you. When the whole price of an order is paid back, the credits of it that nobody has used are taken back, and what was made with the others stays yours. When a part is paid back, you keep all credits.`,
      t`That a petition was denied, or that a notice came, is not by itself a reason for a refund: nobody can promise what an officer decides.`,
    ],
  },
  {
    id: 'acceptable-use',
    title: t`What you may not do`,
    blocks: [
      {
        list: [
          t`enter what you know to be false, or papers that are forged or not yours to use;`,
          t`use the product for somebody who has not agreed to it;`,
          t`try to get at other people’s accounts or files, to get around limits, or to put a load on the service that disturbs others;`,
          t`resell access, or copy the service as a whole.`,
        ],
      },
      t`We may close an account that does these things. Unless the law or somebody’s safety forbids it, we tell you first and you can take your data along.`,
    ],
  },
  {
    id: 'availability',
    title: t`When it does not work`,
    blocks: [
      t`We try to keep the service up and your work safe, but cannot promise that it never fails. Do not leave a deadline to the last evening: the date printed on a notice counts, whatever happens here. Download what you need, and keep a copy of your own.`,
    ],
  },
  {
    id: 'liability',
    title: t`Liability`,
    blocks: [
      t`The service is provided as it is. As far as the law allows, we are not liable for a decision on your petition, for lost opportunities, or for other indirect damage, and in all for no more than what you paid us in the twelve months before. Nothing here limits what cannot be limited by law, such as liability for intent, for gross negligence, or your rights as a consumer.`,
    ],
  },
  {
    id: 'changes',
    title: t`Changes, law and courts`,
    blocks: [
      t`When these terms change, the date at the top changes with them, and what matters to people with an account is told to them before it holds. What you have bought stays under the terms of the day you bought it.`,
      governed,
      heard,
      t`If a part of these terms does not hold, the others do.`,
    ],
  },
]
