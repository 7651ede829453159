/** Marks of a sentence that was put together and not read. Each is looked for outside of quotation marks. */
export const SLIPS: readonly { form: RegExp; what: string }[] = [
  { form: /(?<![\p{L}\p{N}.,-])(?!(?:that|had)\s)([\p{L}\p{N}]+) \1(?![\p{L}\p{N}-])/iu, what: 'a word stands twice' },
  {
    form: /\ba (?:an|the|my|her|his|their)\b|\bthe (?:the|a|an|my|her|his|their)\b|\ban? a\b/iu,
    what: 'two articles meet',
  },
  { form: /[,;:]{2,}|[,;:]\.|(?<!\.)\.\.(?!\.)|\(\)|“”{2,}/u, what: 'punctuation is left over' },
  { form: /"/u, what: 'a straight quotation mark stands' },
  {
    form: /\bI (?:is|are|has)\b|\b(?:he|she) (?:are|have|am)\b|\b(?:they|we) (?:is|has|was|am)\b/iu,
    what: 'subject and verb do not agree',
  },
  {
    form: /\b(?:drew|wrote|took|made|gave|went|came|saw|knew|grew|threw|wove|built|held|kept|met|sent|spent|taught|won|chose|drove|rose|spoke|began|ran|brought|thought|became)(?:s|ed)\b/u,
    what: 'a form is no form of its verb',
  },
  {
    form: /\b[Ss]ince (?:\p{Lu}\p{L}+ )?\d{4},? (?:she|he|it|(?:Dr|Mr|Mrs|Ms)\. [\p{L}-]+) (?:is|works|leads|teaches|runs|directs)\b/u,
    what: 'the tense does not go with “since”',
  },
  {
    // A list of phrases that were typed as lines of their own.
    form: /(?:, |\band |\bor |\bbring |\bthat |: )(?:(?:A|An|The) (?=\p{Ll})|(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Fifteen|Twenty) (?=\p{Ll}))(?<!: The )(?<!: A )(?<!: An )/u,
    what: 'a capital stands in the middle',
  },
  { form: /^\d/u, what: 'the sentence begins with a figure' },
  {
    // "Used bottle tops for counting": notes of somebody who left out the I.
    form: /^(?:Used|Did|Gave|Took|Wrote|Taught|Helped|Managed|Organized|Created|Developed|Designed|Made|Built|Tested|Led|Ran)\b(?! (?:by|in|on|for|with|together|of|from|as|to)\b)/u,
    what: 'the subject is left out',
  },
]
