/** Words by which a sentence without a subject begins, as people write them in forms. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Pasts that are spelled as no participle is. */
export const IRREGULAR_PAST = set(
  'froze led wrote ran won gave took drew grew began drove chose saw fell rose came became did oversaw undertook spoke flew went rewrote broke forgot',
)

/** Pasts that are participles too. */
export const EITHER_PAST = set(
  'built made held found taught brought sold spent met set put cut kept got sent sought laid rebuilt bought caught understood bound wound fed cast run read told thought left heard sat',
)

/** Participles that are no past. */
export const PARTICIPLE = set(
  'given chosen written shown taken known driven grown drawn spoken seen done undertaken begun worn proven overseen broken rewritten flown',
)

/** Words in -ed that are no verbs. */
export const NO_VERB = set('need seed feed speed bed red shed embed breed hundred weed deed greed unlimited')

/** Verbs that take no object, so that what follows them makes no passive. */
export const WITHOUT_OBJECT = set(
  `worked left served participated collaborated contributed focused focussed graduated studied reported volunteered lectured consulted
   specialized specialised assisted succeeded interned moved joined returned acted cooperated co-operated competed failed dropped
   declined happened occurred resulted remained appeared arrived lasted started ended continued agreed depended relied existed
   reacted settled cracked died belonged differed varied doubled tripled halved responded expired emerged stayed stopped traveled
   travelled fell rose grew ran led went came became won talked listened waited corresponded negotiated chatted froze crashed liaised partnered excelled engaged advised taught spoke increased decreased improved`,
)
