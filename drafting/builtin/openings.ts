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

/** Pasts that are spelled like the bare verb. */
export const PAST_LIKE_BASE = set('put set cut let run read cast spread split bring hold')

/** Participles that are no past. */
export const PARTICIPLE = set(
  'given chosen written shown taken known driven grown drawn spoken seen done undertaken begun worn proven overseen broken rewritten flown',
)

/** Words in -ed that are no verbs. */
export const NO_VERB = set('need seed feed speed bed red shed embed breed hundred weed deed greed unlimited')

/** Participles that mostly stand before a noun: "mixed chemistries", "reduced cost". */
export const ADJECTIVAL = set(
  'mixed limited increased improved reduced used spent known measured advanced combined required needed unknown rechargeable shared skilled aged untreated repeated added detailed extended proven broken estimated',
)

/** Verbs that take no object, so that what follows them makes no passive. */
export const WITHOUT_OBJECT = set(
  `worked left served participated collaborated contributed focused focussed graduated studied reported volunteered lectured consulted
   specialized specialised assisted succeeded interned moved joined returned acted cooperated co-operated competed failed dropped
   declined happened occurred resulted remained appeared arrived lasted started ended continued agreed depended relied existed
   reacted settled cracked died belonged differed varied doubled tripled halved responded expired emerged stayed stopped traveled
   travelled fell rose grew ran led went came became won talked listened waited corresponded negotiated chatted froze crashed liaised partnered excelled engaged advised taught spoke increased decreased improved`,
)

/** Verbs of what work brings about: of results, the work is the subject. */
export const EFFECTS = set(
  `resulted reduced improved increased saved enabled achieved lowered allowed generated helped decreased raised shortened
   eliminated prevented doubled tripled halved accelerated expanded extended boosted contributed replaced solved
   demonstrated`,
)

/** Passives of which a person is the subject. */
export const OF_A_PERSON = set(
  `recognized recognised invited selected honored honoured promoted hired nominated elected named appointed chosen ranked certified
   licensed trained asked tasked entrusted assigned admitted accepted qualified authorized authorised employed engaged seconded interviewed commended praised featured`,
)

/** Passives after which a person may stand as the one who was given something: "awarded the prize". */
export const GIVEN_SOMETHING = set('awarded granted given')

export const BASE = set(
  `lead manage design develop build write make create run test conduct perform carry coordinate supervise oversee train teach
   mentor analyze analyse evaluate assess review measure monitor maintain operate implement introduce improve reduce increase
   optimize optimise automate support help assist provide prepare plan organize organise direct guide advise consult research
   investigate study explore examine validate verify calibrate install deploy integrate transfer extend publish present report
   document establish set define deliver ensure enable produce process synthesize fabricate model simulate program code treat
   restore recover remove replace restructure find identify detect predict determine collect gather compile translate apply
   adapt use utilize work collaborate contribute serve handle solve address lower cut shorten save raise expand grow scale
   launch start begin complete finish achieve obtain gain win secure license patent commercialize sell market recruit hire
   enroll enrol join combine merge connect link share open keep hold bring give take show see demonstrate prove protect prevent
   eliminate minimize maximize enhance strengthen accelerate simplify standardize map track trace record sort grade certify
   inspect repair clean care treat diagnose counsel allow recognize recognise honor honour reward award require cover include count change host climb permit understand compare survey rank predict forecast digitize record interview inform warn alert observe test verify check hold draft edit teach`,
)

/** Adjectives and phrases that tell what a person is, up to what follows them. */
export const STATE =
  /^(?:solely |jointly |fully |mainly |primarily |highly |also )?(?:responsible|accountable|able|capable|skilled|proficient|experienced|fluent|familiar|knowledgeable|expert|competent|certified|licensed|qualified|authorized|in charge|on call|known)\b/i

/** What a person may be, by the head of the phrase. */
export const ROLE =
  /^(?:(?:the|a|an) )?(?:\p{L}+[- ]){0,3}?(?:author|co-author|coauthor|inventor|co-inventor|founder|co-founder|member|fellow|chair|co-chair|chairman|chairwoman|head|director|editor|reviewer|referee|investigator|recipient|winner|finalist|leader|lead|manager|supervisor|coordinator|scientist|engineer|researcher|architect|designer|consultant|lecturer|teacher|organizer|president|representative|delegate|speaker|mentor|resident|trainer|instructor|tutor|coach|secretary|treasurer)\b(?= (?:of|for|on|in|at|to|with|by)\b)/iu

/** Roles of which there is one. */
export const SOLE_ROLE =
  /\b(?:winner|recipient|founder|head|director|president|chair|inventor|chief resident|(?:first|lead|senior|sole|corresponding) author|(?:principal|lead|chief) investigator|lead|leader|editor)\b/i

export const ADVERBS = set(
  'also successfully currently then recently later jointly personally independently previously now additionally further finally first subsequently mainly primarily partly already closely actively directly solely together annually regularly presently',
)

/** Headings that people put before what they write. */
export const LABEL =
  /^(?:(?:the|my|our) )?(?:main |key |overall |specific |expected )?(?:background|context|goals?|aims?|objectives?|purpose|challenges?|problems?|difficult(?:y|ies)|solutions?|approach|methods?|methodology|impacts?|results?|outcomes?|effects?|tasks?|duties|responsibilities|role|plans?|next steps?|progress|status|skills|requirements?|qualifications?|summary|description|introduction|benefits?|significance)(?:\s*:|\s[–—-])\s+/i
