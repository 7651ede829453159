/** What is of a country, by the country: WordNet knows "Danish" as a pastry. */
const LINES = `
afghanistan: afghan
albania: albanian
algeria: algerian
argentina: argentine argentinian
armenia: armenian
australia: australian
austria: austrian
azerbaijan: azerbaijani
bangladesh: bangladeshi
belarus: belarusian
belgium: belgian
bolivia: bolivian
bosnia and herzegovina: bosnian
brazil: brazilian
bulgaria: bulgarian
cambodia: cambodian
cameroon: cameroonian
canada: canadian
chile: chilean
china: chinese
colombia: colombian
costa rica: rican
croatia: croatian
cuba: cuban
cyprus: cypriot
czech republic: czech
czechia: czech
denmark: danish
dominican republic: dominican
ecuador: ecuadorian
egypt: egyptian
el salvador: salvadoran
england: english
estonia: estonian
ethiopia: ethiopian
finland: finnish
france: french
georgia: georgian
germany: german
ghana: ghanaian
greece: greek
guatemala: guatemalan
haiti: haitian
honduras: honduran
hungary: hungarian
iceland: icelandic
india: indian
indonesia: indonesian
iran: iranian persian
iraq: iraqi
ireland: irish
israel: israeli
italy: italian
ivory coast: ivorian
jamaica: jamaican
japan: japanese
jordan: jordanian
kazakhstan: kazakh kazakhstani
kenya: kenyan
korea: korean
south korea: korean
kuwait: kuwaiti
kyrgyzstan: kyrgyz
latvia: latvian
lebanon: lebanese
libya: libyan
lithuania: lithuanian
luxembourg: luxembourgish
malaysia: malaysian
mali: malian
malta: maltese
mexico: mexican
moldova: moldovan
mongolia: mongolian
morocco: moroccan
mozambique: mozambican
nepal: nepali nepalese
netherlands: dutch
new zealand: zealand
nicaragua: nicaraguan
nigeria: nigerian
norway: norwegian
pakistan: pakistani
panama: panamanian
paraguay: paraguayan
peru: peruvian
philippines: philippine filipino filipina
poland: polish
portugal: portuguese
romania: romanian
russia: russian
rwanda: rwandan
saudi arabia: saudi
scotland: scottish
senegal: senegalese
serbia: serbian
singapore: singaporean
slovakia: slovak
slovenia: slovenian slovene
south africa: african
spain: spanish
sri lanka: lankan
sudan: sudanese
sweden: swedish
switzerland: swiss
syria: syrian
taiwan: taiwanese
tanzania: tanzanian
thailand: thai
tunisia: tunisian
turkey: turkish
turkiye: turkish
uganda: ugandan
ukraine: ukrainian
united kingdom: british
uruguay: uruguayan
uzbekistan: uzbek
venezuela: venezuelan
vietnam: vietnamese
wales: welsh
yemen: yemeni
zambia: zambian
zimbabwe: zimbabwean
`

const countries = new Map<string, string[][]>()
for (const line of LINES.trim().split('\n')) {
  const [country = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) countries.set(word, [...(countries.get(word) ?? []), country.split(' ')])
}

/** The words of each country of which something so called may be. */
export const countriesOf = (word: string): readonly (readonly string[])[] => countries.get(word) ?? []
