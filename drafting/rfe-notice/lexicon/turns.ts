/** Words by which an officer goes on to another point. */
export const SEPARATE =
  /^(?:you|the (?:self-)?petitioner|counsel|he|she|the brief) (?:also|further|additionally) (?:claims?|argues?|asserts?|relies|rely|contends?|maintains?|points?)\b|^(?:second|third|fourth|fifth|lastly|last|secondly|thirdly)\b[,:]?|\bis (?:a|another|quite another) separate (?:matter|question|point|issue)\b|\b(?:one|a) (?:thing|point|matter) more\b|^(?:another|a further|the other) (?:point|matter|question|difficulty|concern)\b/

/** Words by which an officer may go on to another point, or with the same. */
export const TURNS =
  /^it (?:has|is|was|does|do) also not\b|^(?:\W*(?:\[?\d{1,2}[\].)]\s*)?)(?:on the (?:first|second|third)|last comes|something similar|i (?:now )?turn|the (?:first|second|third|last|next) (?:matter|question|point|issue)|then|next|finally|there (?:remains|is also)|turning|we (?:now )?turn|we come|it remains|as (?:to|for|regards)|with (?:regard|respect) to|regarding|concerning|in addition|also|moreover|further|furthermore|nor|likewise|similarly|first)\b/

/** An officer who writes without headings says what comes next. */
export const COMES_TO =
  /^(?:\W*(?:as (?:to|for)|on|with (?:regard|respect) to|there remains|last comes|the (?:first|second|third|last|remaining) (?:matter|question|part|prong|element|point|test)|i (?:now )?turn|we (?:now )?turn|turning|then|next|finally|it remains))\b|\bthe (?:first|second|third) (?:part|prong|element) of the (?:test|framework)\b/

export const ORDINALS = ['first', 'second', 'third']
/** "On the second, ..." is 2. */
export const ordinalOf = (own: string): number | null => {
  const word =
    /^(?:and |as to |on |with regard to |regarding )?the (first|second|third)\b|^(first|second|third)(?:ly)?,/.exec(own)
  const at = ORDINALS.indexOf(word?.[1] ?? word?.[2] ?? '')
  return at === -1 ? null : at + 1
}
