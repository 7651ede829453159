/** Words that do the same in an officer's sentence, by what they do; compared by their stems. */
export const WORD_CLASSES = {
  officer: 'uscis we i us officer service director bureau adjudicator reviewer ourselves undersigned',
  you: 'you petitioner self-petitioner beneficiary applicant he she yourself him her himself herself',
  your: 'your yours his hers',
  grant:
    'accept accepts accepted agree agrees agreed acknowledge acknowledges acknowledged recognize recognizes recognized recognise concede concedes conceded credit credits credited grant grants granted satisfied persuaded persuade persuades convinced convince convinces content admit allow allows allowed endorse endorses concur concurs welcome gladly commend commends appreciate',
  dispute:
    'dispute disputes disputed question questions questioned doubt doubts doubted contest contests contested challenge challenges challenged quarrel object objects objection disagree disagrees gainsay deny denies denied controvert disturb revisit begrudge hesitation reservation controversy issue',
  show: 'show shows showed shown showing establish establishes established demonstrate demonstrates demonstrated prove proves proved proven document documents documented confirm confirms confirmed corroborate corroborates corroborated substantiate substantiates verify verified attest attests evidence evidences evidenced support supports supported illustrate illustrates illustrated reflect reflects reveal reveals indicate indicates',
  meet: 'meet meets met satisfy satisfies satisfied fulfil fulfills fulfilled qualify qualifies qualified suffice suffices sufficed discharge discharged carry carries carried answer answers answered cure cured cures resolve resolved overcome settle settled settles close closed dispose passes pass',
  sound:
    'sound credible clear plain plainly solid strong genuine valid adequate sufficient ample amply full fully persuasive convincing impressive considerable commendable reliable probative detailed specific thorough complete consistent realistic feasible favorable undisputed uncontested evident evidently clearly obvious real sincere independent excellent good well proper properly duly acceptable satisfactory beneficial undoubted unquestionable unquestioned indisputable respectable worthy helpful enough ample particular beyond rightly fairly squarely readily freely',
  weak: 'weak thin vague general generic conclusory speculative unsupported unclear uncertain inadequate insufficient deficient incomplete limited local minimal scant scanty sparse slight modest bare brief cursory broad unspecified unidentified undated unsigned untranslated uncertified undocumented unexplained uncorroborated unsubstantiated unverified unproven unpersuasive unconvincing inconsistent contradictory aspirational hypothetical anecdotal promotional templated boilerplate silent blank illegible absent missing wanting lacking tentative remote indefinite doubtful obscure confusing confused circular outdated expired sketchy unanswered unnamed unfunded unrelated illusory premature deficient nominal tangential',
  lack: 'lack lacks lacked lacking fail fails failed failing omit omits omitted neglect neglects neglected miss misses stop stops ends leave leaves left falls fell short leaving guess infer wonder conjecture speculate speculation silence silent gap gaps absence deficiency deficiencies discrepancy discrepancies contradiction contradict contradicts conflict conflicts inconsistency mismatch differs differ diverge shortcoming omission defect obscures undercut undercuts undermine undermines weakens repeats repeat restate restates copies identical verbatim',
  negative:
    'not no nor neither never nothing none nobody cannot without hardly nowhere scarcely barely little few unable',
  only: 'only merely simply solely just alone mere sole exclusively purely chiefly mostly largely nearly almost',
  turn: 'but however yet nevertheless nonetheless though although while whereas still despite notwithstanding except unless otherwise instead rather even',
  ask: 'submit provide send furnish supply explain describe identify clarify state specify produce obtain enclose attach include file list address correct reconcile document show give tell say please kindly',
  may: 'may might should could would can',
  must: 'must shall need needs required requires require',
  filed:
    'submitted provided sent filed furnished enclosed included offered presented supplied produced attached lodged tendered adduced',
  says: 'says states claims asserts argues contends maintains writes describes calls notes explains opines predicts estimates believes hopes expects insists suggests adds alleges stated claimed asserted argued wrote described explained predicts promised envisions anticipates intends propose proposes projects',
  paper:
    'record evidence exhibit exhibits letter letters documentation document documents report reports plan statement filing petition tab materials papers submission publication publications article articles transcript transcripts diploma evaluation contract contracts invoice invoices lease table tables data figures budget affidavit certificate curriculum vitae resume file testimony brochure photograph photographs survey memorandum agreement agreements declaration attachment',
  merit:
    'merit importance endeavor skills education knowledge expertise experience training degree credentials success achievement achievements progress interest plan urgency occupation profession record eligibility national impact benefit benefits learning competence talent qualifications prong criterion criteria element factor requirement threshold classification',
  law: 'dhanasar statute regulation regulations congress act cfr policy manual precedent framework standard law court aao decision section',
  anybody:
    'person persons individual individuals noncitizen alien foreign anyone petitioners beneficiaries applicants whoever one',
  done: 'point subject half part portion matter head further more asked needed required necessary requested nothing settled closed answer',
  answer:
    'response respond reply notice deadline abandoned denial deny denied address mail original translation fee date',
} as const satisfies Record<string, string>

export type WordClass = keyof typeof WORD_CLASSES
