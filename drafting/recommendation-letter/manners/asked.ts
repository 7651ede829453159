import { frames } from '../../proof/frames.ts'
/** What only the writer can add; each writer is asked in other words. */
export const ASK_STANDING = frames(
  'your standing: years in the field, what you are responsible for, and an honor or publication or two',
  'what qualifies you to judge this work, in two sentences',
  'your own background in this field, with years and responsibilities',
  'one or two facts about your career that show your knowledge of the subject',
  'your experience in the field and the responsibilities that you carry',
  'how long you have worked on this subject, and in which capacity',
  'the part of your career that lets you judge such work',
  'which posts you have held in the field, and what recognition you received',
  'two sentences on yourself: what you do, since when, and what it has to do with this subject',
  'the training and the experience on which your judgment rests',
)
/** How the two know each other is another thing, and told or asked for elsewhere. */
export const ASK_OF_WORK = frames(
  'what you know yourself of “{project}”, or of another work of {name}',
  'your own source for “{project}”, if you wish to speak to it',
  'anything of “{project}” that you saw on a visit, heard in a talk or read in a report',
  'if you know “{project}” yourself, on what basis and since when',
  'what you have seen or read of “{project}”',
  'what in “{project}” you would vouch for',
  'what of “{project}” you know from your own work, and what of it you cannot vouch for',
  'how far you are acquainted with “{project}”',
  'whether “{project}” is known to you, and what of it',
  'since when you know “{project}”, and what you saw of it',
)
export const ASK_SEEN = frames(
  'one thing that you yourself saw {name} do, with place and year, and what it told you about {them}',
  'an occasion that you remember, which shows how {name} works',
  'something in this work that you used, reviewed or observed yourself, and your judgment of it',
  'a situation in which you relied on {name}, and what came of it',
  'what in this work you have checked or tried with your own hands',
  'a moment in which the work convinced you, told in your own words',
  'a detail of this work that an outsider would not know and you do',
  'where and when you last saw results of {name}, and your impression',
  'an example from memory of how {name} met a difficulty',
  'what you would tell a friend about working with {name}, with an instance',
)
/** What the writer thinks of a thing that the letter has told of; no drafter can know it. */
export const ASK_JUDGMENT = frames(
  'your own judgment of {product}: what is sound in it, and why',
  'whether {product} is better than what you knew before, and in what',
  'how {product} compares with other work that you know in this field',
  'what you, with your experience, think of {product}',
  'what {product} shows you about {name}',
  'your opinion of {product}, with the reason for it',
  'what was hard about {product}, as you see it, and how well it was met',
  'whether you would rely on {product} yourself, and why',
  'what you hold to be the merit of {product}',
  'how you would rank {name}, for {product}, among those whom you know, and on what ground',
)
export const ASK_EFFECT = frames(
  'what changed in your own organization because of this work, in figures if you have them',
  'who else, to your knowledge, uses this work, and since when',
  'how your own practice differs today from before',
  'a use of this work outside of the applicant’s employer that you know of',
  'the benefit that you have seen, with a number if possible',
  'one consequence of this work in your own field of responsibility',
  'to whom you have recommended the results, and why',
  'figures or dates of which you are certain yourself',
  'what would be missing today without this work, as far as you can tell',
  'an instance in which somebody relied on this work, with place and time',
)
export const ASK_AHEAD = frames(
  'what you think of the endeavor, and why {name} can carry it out',
  'why the endeavor deserves support, as you see it',
  'what you expect of the plan, and on what ground',
  'whom the endeavor would help, to your knowledge',
  'in what way {name} has shown the ability for the endeavor',
  'your opinion of the endeavor and of its chances of use',
  'a reason of your own for supporting the plan',
)
/** Where the profile does not tell how somebody outside knows the work. */
export const ASK_WORK_KNOWN = frames(
  'how you came to know of the work',
  'when and through what you first learned of the work of {name}',
  'what brought this work to your notice: an article, a talk, a use of your own',
  'which of the publications or results you know yourself, and since when',
  'how the work of {name} reached you',
  'the occasion on which you first met with this work',
)

/** Notes that could be about the writer or about the applicant. */
export const ASK_OF_WHOM = 'of whom “{note}” was noted, in a sentence of your own in which “I” is you'
export const ASK_TIE = 'how you are tied to the applicant, for which “{typed}” was noted, in your own words'
