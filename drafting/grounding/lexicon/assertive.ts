/**
 * Words that tell something about the world by themselves, so that one of them slipped into a true sentence makes it false.
 * A line is a claim that a source must make too: one of its words for another, but no broader or related word.
 * After `<` stand words that bear the claim out without making it.
 */
const LINES = `
adoption: adopt adoption adopter < use introduce take standard apply deploy install
widespread: widespread widely ubiquitous pervasive everywhere wide
nationwide: nationwide countrywide nationally national statewide < country federal nation state
worldwide: worldwide global globally international internationally world abroad overseas multinational < country continental
regional: regionwide citywide countywide
approval: approve approval authorize authorization clear clearance accredit accreditation sanction ratify validated endorse endorsement ratification < accept sign certify
mandate: mandate mandatory compulsory obligatory enact legislate legislation ordinance regulator < require rule law regulation
standard: standard standardize benchmark
guideline: guideline < guide
praise: praise acclaim laud commend hail celebrate applaud admire esteem acclaimed celebrated commendation tribute
fame: famous renowned fame celebrity prominent prominence eminent distinguished notable illustrious legendary reputation reputed noted respected prestigious prestige influential influence authoritative
excellence: exceptional extraordinary outstanding remarkable unparalleled unrivaled unmatched unprecedented superb brilliant excellent stellar superior exemplary
novelty: pioneer pioneering groundbreaking breakthrough revolutionary revolutionize transform transformative innovative innovation landmark seminal cutting-edge trailblazing milestone game-changing < new novel invent
award: medal accolade laureate trophy fellowship scholarship < win receive grant distinction
awardwinning: award-winning prize-winning decorated
finalist: finalist runner-up shortlist shortlisted
competition: competitive compete competition contest competitor rival rigorous selective stringent selectively < jury nominate applicant application nomination choose select
selection: handpick handpicked select selected selection shortlist < choose pick appoint jury nominate seat accept sort
unanimous: unanimous unanimously unanimity
review: peer-reviewed peer-review refereed referee < article published journal
invite: invite invitation invited keynote plenary < ask request speak
press: newspaper television broadcast press media magazine coverage headline radio feature featured < print report report film article headline
commercial: commercial commercially commercialize commercialization market marketed sell sale sold retail buyer profitable profit revenue < price customer product
license: license licence licensed licensing royalty royalties
patent: patent patented patents
contract: contractual procurement tender
startup: spinoff spin-off startup venture
invest: invest investor investment venture-capital shareholder < fund raise
fund: fund funded funding sponsor sponsored finance bankroll underwrite subsidize < grant pay cost support money
donate: donate donation donor charitable philanthropic
lead: lead leader leadership head spearhead direct director helm captain < chief principal chair charge supervise
chair: chair chairman chairwoman chairperson preside president < head
found: founder cofound co-found cofounder < found establish start create open
supervise: supervise oversee mentor supervision < lead direct guide manage train adviser advisor advise
invent: invent inventor invention < design develop create build patent
sole: sole solely singlehanded single-handedly singlehandedly alone exclusively exclusive unaided < only single herself himself own
collaborate: collaborate collaboration collaborator partner partnership consortium alliance coauthor co-author co-authored coauthored jointly joint cooperation < together with both share second team cooperative
colleague: colleague coworker peer < together team friend three two resident
save: save saved rescue spare avert < avoid reduce lower without stay cheaper energy
lives: lives < death die survive
cause: cause causal trigger spur prompt induce provoke precipitate drive catalyze catalyst < because reason why since so
result: result-in lead-to owing attributable attribute credit thanks contribute-to stem < because result due since reason why so
eliminate: eliminate eradicate abolish eradication entirely wipe cure < remove without no zero rid never
prevent: prevent prevention avert < avoid without no stop protect
solve: solve resolve < answer solution
prove: proof proven conclusively conclusive definitively definitive beyond-doubt irrefutable < show confirm demonstrate certainty
guarantee: guarantee guaranteed ensure assure certain certainly surely inevitable inevitably < certainty secure
tenure: tenure tenured professorship endowed
promote: promote promotion promoted elevate < senior became head lead chief
elect: elect elected election fellow < member choose
appoint: appoint appointed appointment nominated < name member seat hire
military: military army navy defense pentagon veteran soldier
agency: federal congressional senate parliament ministry ministerial presidential < public state agency national
industry: industry industrial < manufacturer plant company
bank: bank insurer
retain: indefinitely permanent permanently perpetual lifelong
implement: implement implementation rollout roll-out inaugurate launch launched < start introduce begin open use put bring
double: double doubling triple tripling quadruple tenfold fivefold threefold twofold < twice two three tripled
substantial: dramatic dramatically drastically vastly enormous enormously massive massively tremendous tremendously immense huge hugely significantly overwhelming overwhelmingly sharply spectacular phenomenal
outperform: outperform beat superior overtake < better above more higher target pass
top: top leading foremost premier elite world-class finest first-rate < most
expert: expert authority luminary specialist < certified expertise
independent: independent independently < outside own
blind: blind blinded double-blind randomized randomised placebo < random
multi: multicenter multicentre multinational multi-site nationwide
weekly: weekly daily monthly annually yearly hourly quarterly < week day month year quarter hour
honor: honorary knighted laureate < honor
volunteer: volunteer voluntary pro-bono unpaid < free
remote: remote remotely < telephone online internet video
secret: classified confidential proprietary secret
legal: lawsuit litigation sued indictment dispute
team: team crew < we our us group laboratory we with colleague technician physician
subsidiary: subsidiary branch franchise
copy: copied imitate replicate replicated reproduce < repeat
translate: translate translated translation < language english
teach: teach taught lecture lecturer professor instructor < course train class student
train: train trained trainee < course teach student instruct
influence: influence shape reshape inspire < change
policy: policy policymaker policymaking legislation bylaw < rule office
safety: accident injury injured harm casualty < safety incident dangerous danger
bankrupt: bankrupt closure
export: export exported import imported
many: millions billions thousands hundreds dozens scores
persuade: persuade convince dissuade < agree adopt accept
abandon: abandon discontinue scrap withdraw withdrawal < stop drop end
disclose: disclose leak
pledge: pledge commit commitment promise < promise grant will agree
order: purchase purchased bought procure < buy order sell
renew: renew renewed renewal < again back return
insure: insure insured insurance insurer
audit: audit auditor audited verify verified verification validate validated < check examine confirm
inspect: inspect inspected inspection inspector < examine check visit
harm: harm harmed
regain: regain restore restored revive revived revival < back return repair
owe: owe owed indebted
forbid: forbid ban banned prohibit prohibition outlaw
testify: testify testimony testified hearing
hire: hired recruit recruited recruitment headhunted < employ hire take join
dismiss: dismiss dismissed fired resign resigned retire retired
partner: partner partnered partnering
adviser: adviser advisor advisory consultant consult consultancy < advise
governors: governor governors trustee trustees regents senator mayor minister president vice-president
aerospace: aerospace automotive pharmaceutical semiconductor nuclear petroleum
scholarship: scholarship stipend endowment
chemist: chemist physicist statistician lawyer attorney accountant
assistant: assistant apprentice < assist help
independent2: third-party impartial
presence: presence witness
confidence: confidence secrecy
committee: subcommittee taskforce task-force
shortlist: longlist
profit: profitable profitability bankruptcy
sharply: sharply steeply surge surged soar soared skyrocket plummet plunge plunged collapse
demand: oversubscribed waiting-list sold-out
replace: replace replaced supersede superseded < instead change
spread2: exported franchised
mentor: mentor mentored mentorship coach coached < guide supervise train
examine: examiner
reference: textbook handbook encyclopedia curriculum syllabus < book
curricular: accredited
weekly2: around-the-clock
hospitalize: hospitalization readmission
cost: savings saving < save cost cheaper less lower fall
scores: exam examination scores test-scores < test grade pass fail certified certification license
admit: admitted admission
reviewed: reviewed reviewer < article published journal review read check
comparison: comparison controlled
gifted: gifted disadvantaged
former: former ex
directors: director superintendent dean provost < lead head direct
failure2: flawless flawlessly perfect perfectly faultless
earnings: profit earnings turnover dividend
federal2: federally taxpayer subsidy subsidies
protest: protest controversy scandal criticism criticized
lawmaker: lawmaker legislator congressman council commissioner
oversight: certified-organic iso compliance compliant
graduate: alumni valedictorian cum laude honours
celebrity: celebrity celebrities royalty
textbooks: textbook
succession: predecessor
ownership: shareholder equity
merger: merged acquired acquisition takeover
relocation: relocated relocate < move
delegation: delegation delegates ambassador embassy
orders: backlog
stop: halted ceased stopped ended
instrumental: instrumental pivotal crucial decisive decisively vital
cure: cured cure healed
invaluable: invaluable priceless
request: invited solicited
capability: capable
withstand: withstood
exclusive: exclusivity monopoly proprietary
sponsor: sponsor sponsorship benefactor patron
graduate2: graduated
board: board boards < committee panel jury
prototype: prototype < cell unit model first
clinical: clinical < hospital patient ward
ethics: ethics consent
insurer: insurer insurers premium
manufacture: manufactured mass-produced
worldclass: worldclass flagship
staffing: staffed staffing
overseas: overseas
franchise: franchise
scaleup: scaled scale-up upscaled
`

interface Assertion {
  name: string
  claims: readonly string[]
  borneOut: readonly string[]
}

export const ASSERTIONS: readonly Assertion[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = ''] = line.split(': ')
    const [claims = '', borneOut = ''] = words.split(' < ')
    return { name, claims: claims.split(' '), borneOut: borneOut.split(' ').filter(Boolean) }
  })
