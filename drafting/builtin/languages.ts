/** Languages by their English names, which have a capital wherever they stand and no article. */
const LANGUAGES =
  'Afrikaans Akan Albanian Amharic Arabic Armenian Assamese Aymara Azerbaijani Bambara Basque Belarusian Bengali Bosnian Bulgarian Burmese Cantonese Catalan Cebuano Chechen Chichewa Chinese Croatian Czech Danish Dari Dholuo Dinka Dutch English Estonian Farsi Filipino Finnish Flemish French Frisian Fulani Fulfulde Galician Georgian German Greek Guarani Gujarati Hausa Hawaiian Hebrew Hindi Hmong Hungarian Icelandic Igbo Ilocano Indonesian Inuktitut Irish Italian Japanese Javanese Kamba Kannada Kanuri Kashmiri Kazakh Khmer Kikuyu Kinyarwanda Kirundi Korean Krio Kurdish Kyrgyz Lao Latin Latvian Lingala Lithuanian Luganda Luo Luxembourgish Macedonian Malagasy Malay Malayalam Maltese Mandarin Maori Marathi Mongolian Nahuatl Navajo Ndebele Nepali Norwegian Odia Oromo Pashto Persian Polish Portuguese Punjabi Quechua Romanian Romansh Russian Samoan Sanskrit Serbian Sesotho Setswana Shona Sindhi Sinhala Slovak Slovenian Somali Spanish Sundanese Swahili Kiswahili Swedish Tagalog Tajik Tamil Tatar Telugu Thai Tibetan Tigrinya Tongan Tshiluba Turkish Turkmen Twi Uighur Ukrainian Urdu Uyghur Uzbek Vietnamese Welsh Wolof Xhosa Yiddish Yoruba Yucatec Zulu'.split(
    ' ',
  )

export const IS_LANGUAGE: ReadonlySet<string> = new Set(LANGUAGES)

/** "Swahili and Dholuo": words at whose head a language stands, and no thing that is called after one, "Spanish course". */
export const headsWithLanguage = (text: string): boolean => {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?=$|[,;.]| (?:and|or|in|at|for|with|to|on)\b| \()/u.exec(text) ?? []
  return IS_LANGUAGE.has(first)
}
