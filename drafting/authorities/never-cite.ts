/** What no document may rest on: a test that was overruled, or one of another classification. */
export interface NeverCited {
  /** As it may stand in a text. */
  form: RegExp
  name: string
  why: string
}

export const NEVER_CITED: readonly NeverCited[] = [
  {
    form: /\bNYSDOT\b|New York State Dep(?:artmen|[’'])t of Transp|22 I\s*&\s*N Dec\. (?:at )?2(?:15|1[6-9]|2\d)\b/iu,
    name: 'Matter of New York State Dep’t of Transportation',
    why: 'vacated by Matter of Dhanasar in 2016',
  },
  {
    form: /\bKazarian\b|596 F\.3d 1115/iu,
    name: 'Kazarian v. USCIS',
    why: 'a test of the EB-1A classification',
  },
  {
    form: /sustained (?:national or international|national|international) acclaim/iu,
    name: '“sustained national or international acclaim”',
    why: 'a requirement of EB-1A, not of EB-2',
  },
  { form: /extraordinary ability/iu, name: '“extraordinary ability”', why: 'a requirement of EB-1A, not of EB-2' },
  {
    form: /very top of (?:the|his|her|their) field/iu,
    name: '“very top of the field”',
    why: 'a requirement of EB-1A, not of EB-2',
  },
]

/** Arguments that no petition makes: words of a test that is gone, or of one that was never the waiver’s. */
export const NEVER_ARGUED: readonly NeverCited[] = [
  {
    form: /\b(?:is|are|be|being|was|remains) (?:therefore |thus |plainly )?national in scope\b/iu,
    name: '“national in scope”',
    why: 'the vacated test; Dhanasar at 889-90 asks for national importance instead',
  },
  {
    form: /\b(?:labor|worker|workforce|skills?) shortage\b|\bshortage of (?:qualified |skilled |trained |available )?(?:U\.S\. |American |domestic )?workers\b/iu,
    name: 'a shortage of workers',
    why: 'a shortage does not carry a prong by itself; labor certification is there to test it',
  },
]
