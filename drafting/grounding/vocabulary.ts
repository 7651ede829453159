/**
 * Words that any document of a filing may use without a source: the names of the law, of the government's bodies and
 * of the filing's own parts. No place but the United States, no organization and no person belongs here.
 */
export const KNOWN_NAMES: readonly string[] = [
  'United States',
  'United States of America',
  'U.S.',
  'U.S',
  'US',
  'America',
  'American',
  'Americans',
  'USCIS',
  'U.S. Citizenship and Immigration Services',
  'United States Citizenship and Immigration Services',
  'Department of Homeland Security',
  'U.S. Department of Homeland Security',
  'DHS',
  'Department of Labor',
  'U.S. Department of Labor',
  'DOL',
  'Administrative Appeals Office',
  'AAO',
  'Board of Immigration Appeals',
  'BIA',
  'Supreme Court',
  ...'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh'
    .split(' ')
    .map((one) => `${one} Circuit`),
  'Congress',
  'Secretary',
  'Secretary of Homeland Security',
  'Immigration and Nationality Act',
  'INA',
  'Act',
  'Code of Federal Regulations',
  'Policy Manual',
  'USCIS Policy Manual',
  'National Interest Waiver',
  'NIW',
  'EB',
  'EB-2',
  'Request for Evidence',
  'Response to Request for Evidence',
  'Response to Notice of Intent to Deny',
  'Notice of Intent to Deny',
  'RFE',
  'NOID',
  'Response',
  'Notice',
  'Form',
  'Form I-140',
  'I-140',
  'Form ETA-9089',
  'ETA-9089',
  'Form I-94',
  'Immigrant Petition for Alien Workers',
  'Dhanasar',
  'Chawathe',
  'Part',
  'Parts',
  'Section',
  'Sections',
  'Chapter',
  'Table',
  'Prong',
  'Exhibit',
  'Exhibits',
  'Exhibit List',
  'Ex.',
  'Officer',
  'Immigration Officer',
  'Dear Officer',
  'Dear Sir or Madam',
  'Sir',
  'Madam',
  'Re',
  'Petitioner',
  'Beneficiary',
  'Self-Petitioner',
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').flatMap((day) => [day, `${day}s`]),
  'STEM',
  'English',
  'Celsius',
  'Fahrenheit',
  'Kelvin',
  'Internet',
  'GPA',
  'CEO',
  'CV',
  'IT',
  'AI',
  'PDF',
]

/** What is of a country: words with a capital that name no one thing. */
export const NATIONALITIES: readonly string[] =
  'afghan african albanian algerian argentine argentinian armenian australian austrian azerbaijani bangladeshi belarusian belgian bolivian bosnian brazilian british bulgarian cambodian cameroonian canadian chilean chinese colombian croatian cuban cypriot czech danish dominican dutch ecuadorian egyptian estonian ethiopian filipina filipino finnish french georgian german ghanaian greek guatemalan haitian honduran hungarian icelandic indian indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian kazakh kazakhstani kenyan korean kuwaiti kyrgyz latvian lebanese libyan lithuanian luxembourgish malaysian malian maltese mexican moldovan mongolian moroccan mozambican nepalese nepali nicaraguan nigerian norwegian pakistani panamanian paraguayan persian peruvian philippine polish portuguese romanian russian rwandan salvadoran saudi scottish senegalese serbian singaporean slovak slovene slovenian spanish sudanese swedish swiss syrian taiwanese tanzanian thai tunisian turkish ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabweanmonday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  )

/** Words that may begin a sentence with a capital and name nothing, even before a name. */
export const OPENERS: ReadonlySet<string> = new Set(
  (
    'ours hers theirs mine whose taken said asked told being a about above according across after again all already also although among an and another any appended as at attached based be because before ' +
    'behind being below beside besides between beyond both but by consider considering dear despite due during each earlier either enclosed even every ' +
    'few finally first following for four from further furthermore given had has have having he hence her here hers his how however i if in ' +
    'including indeed instead into is it its itself last later least like likewise many meanwhile more moreover most much my near nearly neither ' +
    'nevertheless next no none nor not nothing now of on once one only or other others our out outside over own part perhaps petitioner rather ' +
    'regarding second see several she should similarly since so some still such ten than that the their them then there therefore these they third ' +
    'this those three through throughout thus to today together too toward towards two under unless unlike until up upon using was we were what ' +
    'whatever when where whereas whether which while who whom whose why will with within without yet you your five six seven eight nine both'
  ).split(' '),
)

/** Small words that stand inside a name. */
export const CONNECTORS: ReadonlySet<string> = new Set(
  'of the and for in on at to by with a an from & de la le du des del della di da do dos van von der den y e i zu und'.split(
    ' ',
  ),
)

export const HONORIFICS: ReadonlySet<string> = new Set(['dr', 'mr', 'mrs', 'ms', 'mx', 'prof', 'professor'])

/** The ways in which a degree of the list is named. */
export const DEGREE_NAMES: Readonly<Record<string, RegExp>> = {
  Doctoral: /\b(?:Ph\.?\s?D\b\.?|[Dd]octorates?|[Dd]octoral degrees?|Doctor of \p{Lu}\p{L}+)/gu,
  "Master's":
    /\b(?:[Mm]aster[’']s(?: degrees?)?(?! (?:student|thesis|program|work))|M\.\s?(?:Sc?|A|Eng)\.|MSc|MBA|Master of \p{Lu}\p{L}+)/gu,
  "Bachelor's":
    /\b(?:[Bb]achelor[’']s(?: degrees?)?|baccalaureate|B\.\s?(?:Sc?|A|Eng)\.|BSc|Bachelor of \p{Lu}\p{L}+)/gu,
  "Associate's": /\b[Aa]ssociate[’']s degrees?/gu,
}
