import { t } from '@lingui/core/macro'
import { EXPORT_KEPT_DAYS, GRACE_DAYS } from '#domain/own-data.ts'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import type { ArticleSection } from '../pages/resources/article.ts'
import { ENGLISH_GOVERNS } from './english-governs.ts'

/** What the product stores, where, how long, and who sees it. It tells how the product works: change both or none. */
export const PRIVACY: readonly ArticleSection[] = [
  {
    id: 'privacy',
    title: t`Privacy in short`,
    blocks: [
      ...ENGLISH_GOVERNS,
      {
        list: [
          t`What you enter is stored to prepare your documents, and for nothing else.`,
          t`No advertising, no tracking, no analytics, nothing sold, nothing handed on but what is told below.`,
          t`With the built-in drafter nothing you enter leaves the server. With an outside model, the parts that a draft needs are sent to it, and each document says so.`,
          t`You can download everything and delete everything yourself.`,
        ],
      },
    ],
  },
  {
    id: 'what-is-stored',
    title: t`What is stored, and where`,
    blocks: [
      t`All of it lies in one database and one file store of this service, on the server of whoever runs it, who is responsible for it. Only your account can open it by the product. People who run the server have the technical means to reach what lies on it, and may use them only to keep it running, or when you ask for help.`,
      {
        table: {
          head: [
            t({ context: 'What is stored', message: 'What' }),
            t({ context: 'Why it is stored', message: 'Why' }),
            t`How long`,
          ],
          rows: [
            [
              t`Account: e-mail address, username, password as a hash, confirmed or not, last login`,
              t`To let you in and nobody else`,
              t`Until you delete the account`,
            ],
            [
              t`Devices: kind of browser, network address, first and last use`,
              t`So that you see where you are signed in and can end it`,
              t`Until the session ends: after a day unused and a week in all, or with Remember me after two weeks unused and thirty days in all`,
            ],
            [t`The time zone of your browser`, t`So that documents carry your day`, t`Until you delete the account`],
            [
              t`Browsers that you have signed in from: a fingerprint of a random number in each`,
              t`So that only a new one is reported to you`,
              t`Until you delete the account`,
            ],
            [
              t`Two-step sign-in and passkeys, if you set them up; a connected Google account: its number and address`,
              t`To let you in that way`,
              t`Until you take them out`,
            ],
            [
              t`Profile: personal info, education, work, projects, evidence, plans, notices`,
              t`The facts that your documents rest on`,
              t`Until you delete the account. What you delete can be restored for ${RESTORABLE_DAYS} days and is then deleted for good`,
            ],
            [
              t`Your files, and the words read in them`,
              t`Exhibits, and sources with their page`,
              t`As long as an entry or a recommender has them. A file that you delete or replace cannot be opened any more; it can be restored for ${RESTORABLE_DAYS} days and is then deleted for good. Uploads that you never saved are deleted after a week`,
            ],
            [
              t`Recommenders: name, position, contact, how you know each other; their links, edits and signed letters`,
              t`To draft letters and let them be read and signed`,
              t`Until you delete the account. A recommender whom you delete can be restored for ${RESTORABLE_DAYS} days; then their name and contact, links, files and letters are deleted for good`,
            ],
            [
              t`Drafts and their versions`,
              t`Your documents`,
              t`Until you delete the account; letters of a deleted recommender, and the analysis of and response to a deleted notice, go with them. A draft keeps the words that it quotes from a deleted entry or file`,
            ],
            [
              t`Orders, payments and credits; never a card number`,
              t`What you bought and used, and the books that law asks for`,
              t`Orders and payments stay after deletion, without your name`,
            ],
            [
              t`Messages by the contact form`,
              t`To answer you`,
              t`Until the operator deletes them; those from your account’s address go with the account`,
            ],
          ],
        },
      },
      t`Log lines say which kind of page was asked for, when, and whether it failed. They hold no names, no addresses and nothing that you typed.`,
    ],
  },
  {
    id: 'on-your-device',
    title: t`What is kept on your device`,
    blocks: [
      t`What you type and have not saved is kept in your browser, so that it is not lost; Log Out wipes it. A few cookies keep you signed in. The whole list stands on [Cookies](/cookies).`,
    ],
  },
  {
    id: 'models',
    title: t`What a model provider sees`,
    blocks: [
      t`Each document says what drafted it. The *built-in drafter* runs on the server of this service: nothing leaves it.`,
      t`Where the operator has set up an *outside language model*, the service sends it what a document may rest on: the facts of your profile, words of your papers and, for a recommendation letter, what you said of the recommender. A second call reads the drafted sentences again beside their sources. E-mail addresses, phone numbers and profile links from the forms are left out, though a paper that you uploaded may hold some. Your password, payments and account data are never sent. What the provider keeps, and for how long, follows from its contract with the operator; ask us which provider it is.`,
      t`Half-finished answers of a model are kept until the document is done, so that nothing is asked twice, and then deleted.`,
    ],
  },
  {
    id: 'others',
    title: t`Who else sees something`,
    blocks: [
      {
        list: [
          t`*Mail.* Confirmations, reset links, reminders and receipts go through the operator’s mail server to your address. They never hold your documents.`,
          t`*Payment.* You pay on the page of the payment provider. It is told your e-mail address, what you buy and for how much. Card data goes to it alone and never comes here.`,
          t`*Google*, only if you sign in with it: we are told your address and a number that stands for your account, and Google learns that you signed in here.`,
          t`*Your recommender*, only if you make a link: it opens that one letter and nothing else, for the days that you choose, and you can revoke it.`,
          t`*Authorities*, only where the law compels the operator, and you are told unless that is forbidden.`,
        ],
      },
    ],
  },
  {
    id: 'your-rights',
    title: t`Your data: see it, take it, delete it`,
    blocks: [
      t`*See and correct.* All that you entered stands in the product and can be changed there. *Take along.* In your [account settings](/account-settings) you can have an archive made of everything that is stored about you, with your files; it can be fetched for ${EXPORT_KEPT_DAYS} days and is then removed. Of proposed endeavors that are still locked it holds the titles.`,
      t`*Take back.* What you delete is in [Recently deleted](/recently-deleted) for ${RESTORABLE_DAYS} days, for you alone. There you can restore it or delete it at once. After ${RESTORABLE_DAYS} days it is deleted for good, with its files.`,
      t`*Delete.* In the same place you can delete the account. You confirm it by a mailed link; for ${GRACE_DAYS} days you can still change your mind. Then your name, profile, files, drafts and recommenders are deleted and cannot be brought back, by us neither. Orders and payments stay in the books without your name. Copies that the operator keeps against loss go when they are replaced.`,
      t`Depending on where you live, the law gives you more: to object, to restrict, to complain to an authority. Use the [contact page](/contact); you need give no reason. Recommenders have the same rights in what is stored about them, and may write to us without an account.`,
    ],
  },
  {
    id: 'safety',
    title: t`How it is kept safe`,
    blocks: [
      t`Passwords are stored as slow hashes, session and link tokens as fingerprints or signatures. Every file is checked for whose it is before it is sent. Sign-in from a new browser is told to you by mail, and guesses are limited. Two-step sign-in and passkeys are there to be used. No system is beyond error; if something of yours is ever exposed, we tell you.`,
      t`The service is for adults. It is not meant for children, and does not ask for data of theirs.`,
    ],
  },
]
