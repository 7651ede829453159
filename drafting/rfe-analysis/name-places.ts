const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|MR|MRS|MS|DR|PROF)\b\.?`
const PARTICLE = String.raw`\b(?:de|da|do|dos|das|del|della|di|du|la|le|las|los|van|von|der|den|ter|ten|bin|ibn|bint|al|el|af|av|y|e|zu|zur)\b`
/** The end of a line may divide a name at its hyphen. */
const WORD = String.raw`(?:(?<![\p{L}\p{M}\d'’])\p{Lu}[\p{L}\p{M}.'’ʼ]*(?:-\n?[\p{L}\p{M}][\p{L}\p{M}.'’ʼ]*)*(?![\p{L}\d-]))`
/** On a line of its own, where the surname may come first with a comma. */
const NAME = String.raw`(?:${TITLE}[ \t]+)?((?:${PARTICLE}[ \t]+)*${WORD}(?:(?:,?[ \t]+|,)(?:${PARTICLE}[ \t]+)*${WORD}){0,5})`
/** In a sentence, where a comma ends it. */
const IN_TEXT = String.raw`(?:${TITLE}\s+)?(${WORD}(?:\s+(?:${PARTICLE}\s+)*${WORD}){0,5})`

const ROLE = String.raw`(?:(?:[Ss]elf|SELF)-)?(?:[Pp]etitioner|PETITIONER|[Bb]eneficiary|BENEFICIARY|[Aa]pplicant|APPLICANT)`
const ROLES = String.raw`${ROLE}(?:[ \t]*(?:/|&|and|AND)[ \t]*${ROLE})?`
const SELF = String.raw`(?:(?:SELF|Self)[ \t]*/[ \t]*)?`
const PARTY = String.raw`(?:[Ss]elf-)?(?:[Pp]etitioner|[Bb]eneficiary|[Aa]pplicant)`
const STREET = String.raw`(?:\d|P\.?[ \t]?O\.?[ \t]|(?:BOX|Box|RURAL|Rural|RR|HC)\b)`
const ZIP = String.raw`\b\p{Lu}\p{L}+\.?,?[ \t]+\d{5}\b`
const CARE_OF = String.raw`(?:[cC]/[oO]|%|℅)[^\n]*`

export interface NamePlace {
  form: RegExp
  /** Of the petitioner, or only of whom the notice is sent to. */
  of: 'party' | 'addressee'
  /** No word of it may be one that the notice has in small letters too: a heading is no name. */
  whole: boolean
  /** It stands at the head of the notice. */
  head: boolean
}

const place = (of: NamePlace['of'], whole: boolean, head: boolean, form: string, flags = 'gu'): NamePlace => ({
  form: new RegExp(form, flags),
  of,
  whole,
  head,
})

/** Where a notice prints the name of the person whose petition it is about. */
export const NAME_PLACES: readonly NamePlace[] = [
  // "Petitioner: …", the name beside it or under it; a table has no colon.
  place('party', false, false, String.raw`\b${ROLES}(?:['’]s [Nn]ame)?[ \t]*:[ \t]*\n?${SELF}${NAME}`),
  place('party', true, true, String.raw`^${ROLES}(?:[ \t]+|[ \t]*\n)${SELF}${NAME}`, 'gmu'),
  place('party', true, true, String.raw`^(?:(?:IN|In)[ \t]+)?(?:RE|Re)[ \t]*:[ \t]*${NAME}[ \t]*$`, 'gmu'),
  place(
    'party',
    true,
    true,
    String.raw`^(?:FOR|For|(?:NOTICE|Notice) (?:TO|to|FOR|for))[ \t]*:[ \t]*${NAME}(?=[ \t]*(?:,|$)| \p{Lu}{3}\d)`,
    'gmu',
  ),
  place('party', true, true, String.raw`\bI-140[ \t]+[–—-][ \t]+${NAME}[ \t]*$`, 'gmu'),
  place('party', true, true, String.raw`^${NAME}, ${PARTY}\b`, 'gmu'),
  place('party', false, false, String.raw`\b[Yy]ou,\s${IN_TEXT},\s(?:filed|submitted|seek)\b`),
  place('party', true, false, String.raw`\b${PARTY},\s${IN_TEXT},\s(?!and\b|or\b|of\b)\p{Ll}`),
  place('party', true, false, String.raw`\b[Tt]he\s${PARTY}\s${IN_TEXT},?\s\p{Ll}`),
  // "Odalys Fernwick (the petitioner)", "(hereinafter “the beneficiary”)".
  place('party', true, false, String.raw`${IN_TEXT},?\s\((?:here\w*,?\s)?["“‘']?(?:the\s)?${PARTY}\b`),
  place(
    'party',
    true,
    false,
    String.raw`\b(?:[Pp]etition|I-140)\b(?:,?\s(?:was|is|dated|which|that|the|petition))*\s?,?\s?(?:filed|submitted|lodged|signed)\s(?:[^.;\n]{0,40}\s)?(?:by|on\sbehalf\sof|in\sthe\sname(?:\sof)?)\s${IN_TEXT}`,
  ),
  place('party', true, false, String.raw`\b[Pp]etition\s(?:by|of)\s${IN_TEXT}`),
  // A line over a street.
  place(
    'addressee',
    true,
    true,
    String.raw`^(?:(?:TO|To):[ \t]*)?${NAME}[ \t]*\n(?:${CARE_OF}\n|(?:[^\n]{0,40}\n)??${STREET})(?=(?:[^\n]*\n){0,2}?[^\n]*${ZIP})`,
    'gmu',
  ),
  place(
    'addressee',
    true,
    true,
    String.raw`^(?:TO|To)[ \t]*:[ \t]*${NAME}(?=[ \t]*(?:$|,[ \t]*(?:${STREET}|${CARE_OF})|:))`,
    'gmu',
  ),
  place('addressee', true, true, String.raw`^${NAME},[ \t]*${STREET}(?=[^\n]*\n?[^\n]*${ZIP})`, 'gmu'),
  place('addressee', true, true, String.raw`\b(?:Dear|DEAR)[ \t]+${NAME}[ \t]*[:,]`),
]

/** One surname alone is a name where a title stands before it. */
export const TITLED = new RegExp(String.raw`${TITLE}\s+\p{Lu}`, 'u')
