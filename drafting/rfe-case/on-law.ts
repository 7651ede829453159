/** The law, the argument about it, what a draft asks for and a line of an index are no evidence, and no account of the case. */
const ON_LAW =
  /\b(?:Dhanasar|Chawathe|I&N Dec|C\.?\s?F\.?\s?R|U\.?S\.?C|INA\b|prongs?\b|(?:first|second|third|last) elements?\b|well positioned to\b|must be of national\b|factors?\b|[Tt]he (?:decision|test|statute|regulation)\b|preponderance|burden|discretion\b|prospective impact\b|Policy Manual|USCIS (?:must|should|requests?)|Part [IVX]+\b)|§|\[(?:Missing|Verify)|^An? (?:endeavor|petitioner|labor certification|waiver|person)\b|[Nn]ational [Ii]nterest [Ww]aiver|Immigration and Nationality|[Nn]either harm\b|\bneed be shown\b|\bgeography alone\b|\ban endeavor (?:centered|may|can)\b|\bsubstantial merit and national importance\b|[Rr]espectfully (?:asks?|requests?|submits?)\b|\b(?:Exh?s?|Exhibits?)\.?$|^(?:Exh?s?\.? ?)?[A-Z]?\d{1,3} \p{Lu}/u

export const tellsLaw = (text: string): boolean => ON_LAW.test(text)
