import { printable } from '#domain/document-text.ts'
import { longDate } from '#drafting/builtin/dates.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'

export interface Asked {
  to: string
  applicant: string
  /** Where the applicant can be asked. */
  applicant_email: string
  recommender: string
  url: string
  expires_at: string
  note: string
}

/** Asks the recommender for the letter, in plain words, and says whose words it holds. */
export function askingMail({ to, applicant, applicant_email, recommender, url, expires_at, note }: Asked): Mail {
  const noted = [`${applicant} writes:`, { quote: note.split(/\r?\n/).map(printable) }]
  return composeMail({
    to,
    why: `You get this mail because ${applicant} named you as a recommender at Waiverly.`,
    subject: `${applicant} asks you for a letter of recommendation`,
    paragraphs: [
      `Hello ${recommender},`,
      `${applicant} asks you for a letter of recommendation, to be filed with U.S. Citizenship and Immigration Services in a petition for a National Interest Waiver. A draft of it is ready for you.`,
      ...(note === '' ? [] : noted),
      'The letter is yours: keep, change or take out every word of it, and sign it only when it says nothing but what you know to be true. By this link you read the draft, answer its open questions, edit the text, download it as PDF or Word, and hand in the letter once you have signed it by hand, in ink (since July 2026 USCIS looks more closely at signatures):',
      { link: url, label: 'Open the letter' },
      `The link needs no account. It opens this one letter and nothing else, until ${longDate(expires_at.slice(0, 10))}. Whoever has it can open the letter, so please keep it to yourself.`,
      `Questions? Please write to ${applicant}: ${applicant_email}. If you did not expect this mail, you can ignore it.`,
    ],
  })
}

/** Tells the applicant that the signed letter is there. */
export function signedMail(
  to: { email: string; username: string },
  { recommender, file, url }: { recommender: string; file: string; url: string },
): Mail {
  return composeMail({
    to: to.email,
    subject: `${recommender} has signed your letter`,
    paragraphs: [
      `Hello ${to.username},`,
      `${recommender} has signed the letter of recommendation and handed it in as “${file}”. You find it here:`,
      { link: url, label: 'Open the signed letter' },
    ],
  })
}
