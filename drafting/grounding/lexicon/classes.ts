/** Words by which the field says the same thing, as dictionary forms: the first of a line is its name. A word may stand in several lines. */
const CLASSES = `
improve: improve raise increase boost enhance strengthen better lift gain advance upgrade grow higher rise climb
reduce: reduce cut lower fall drop decrease decline shorten shrink halve lessen down less fewer shorter trim bring decrease diminish slash minimize go
keep: keep retain maintain preserve hold stay remain
end: end finish complete conclude close
begin: begin start open launch commence initiate since onset establish set first join enter take
last: last run span cover extend stretch duration take continue
design: design develop create build devise construct make write draw craft engineer invent conceive author produce prepare work plan formulate compose shape
write: write draft author compose prepare pen text paper record document put
record: record log note document register keep write trace
measure: measure gauge record quantify time determine assess evaluate measurement reading
test: test trial try pilot check examine experiment validate evaluation assess verify evaluate experimental tryout
study: study investigate research examine investigation analyze look analysis work inquiry review project question ask paper article explore survey
collect: collect gather assemble compile acquire obtain enter review amass recruit enroll
analyze: analyze analysis model regression evaluate study examine compute calculate interpret
show: show find reveal demonstrate report conclude finding result indicate confirm establish prove observe discover detect document suggest evidence turn see
explain: explain describe state set report account outline present say tell write note
divide: divide split break separate partition sort part segment distinguish
separate: separate distinguish tell apart discriminate isolate
connect: connect link join serve reach tie
teach: teach lecture instruct train course class lesson educate tutor training education teacher instruction pupil
train: train training teach instruct prepare educate trainee
student: student pupil trainee learner undergraduate class youngster child kid teenager
school: school classroom pupil education high
university: university college academy institute school faculty institution alma department
degree: degree doctorate phd diploma graduate master bachelor study earn hold qualification graduation education baccalaureate doctoral dissertation thesis hold
doctorate: doctorate phd doctoral doctor dissertation
residency: residency resident
physician: physician doctor clinician hospitalist oncologist medic practitioner medical
nurse: nurse nursing rn
hospital: hospital clinic center ward medical facility
patient: patient person people case
medicine: medicine medical clinical drug antibiotic dose treatment therapy
drug: drug medicine antibiotic tablet dose drip medication pill therapy
death: death die mortality survive fatal dead kill lose
fever: fever febrile temperature
home: home house household domestic
small: small little tiny modest compact rural
large: large big great major considerable substantial wide huge
fast: fast quick rapid speed quickly rapidly swift prompt soon minute
slow: slow slowly long
long: long lengthy extended prolonged
cheap: cheap inexpensive low affordable economical cost price
cost: cost price expense spend expensive pay worth budget
safe: safe safety safely hazard danger risk secure
danger: danger dangerous hazard risk unsafe harm harmful hazardous
need: need require necessary requirement call demand must want ask have
require: require call need demand requirement must condition
want: want wish aim seek intend hope goal target objective set purpose ask
aim: aim goal target objective purpose intend seek set want design propose mean
plan: plan intend propose will aim schedule project expect purpose design be going
expect: expect anticipate foresee hope should project forecast estimate will expectation
become: become turn grow get
problem: problem difficulty challenge obstacle trouble issue hurdle barrier defect fail failure constraint limit
fail: fail failure break crack reject defect
defect: defect flaw fault error mistake
method: method technique approach procedure process way test analysis protocol algorithm tool means system design route
protocol: protocol procedure method instruction order guide guideline standard recipe pathway process
tool: tool instrument device equipment kit software program apparatus
equipment: equipment device instrument machine hardware apparatus
device: device unit apparatus machine instrument
machine: machine equipment device unit
software: software program code system application app platform tool script
system: system platform program network infrastructure
model: model simulation prototype
data: data dataset set record information figure measurement number
dataset: dataset data
result: result outcome finding effect impact conclusion consequence figure
conclusion: conclusion finding result
work: work project effort study research undertaking job task activity practice contribution
project: project work undertaking study program effort initiative venture endeavor scheme
program: program project initiative scheme course curriculum
article: article paper publication essay study manuscript work appear journal
publish: publish appear publication print post issue release article paper carry public
release: release publish open available post
available: available open free public accessible offer download
free: free cost charge open
cite: cite citation reference mention
citation: cite citation
group: group team laboratory lab crew staff party
team: team group crew staff colleague
person: person people individual man woman somebody anyone human
staff: staff employee personnel worker team crew
employee: employee worker staff job workforce personnel hire employ
worker: worker employee technician staff operator laborer crew
technician: technician worker operator
engineer: engineer engineering technical
scientist: scientist researcher investigator science chemist research
researcher: researcher scientist investigator research
company: company firm business enterprise corporation manufacturer maker startup employer organization works operator
manufacturer: manufacturer maker producer company plant
customer: customer client buyer user
farm: farm farmer grower agriculture field agricultural
grow: grow grower cultivate raise
organization: organization institution body agency employer company society association firm department
agency: agency office department authority government bureau body public state
government: government public state federal agency official ministry
position: position post job role title appointment employment serve work
serve: serve work act position post hold service role function sit
employ: employ hire work employment job employer serve staff
employer: employer employ employment company
job: job employment work position post
salary: salary pay wage earn annual compensation
current: current currently today now present presently still ongoing
year: year yearly annual annually twelve
yearly: yearly annually year
month: month monthly
week: week weekly
day: day daily
weekly: weekly week
quarterly: quarterly quarter
daily: daily day
night: night nighttime overnight evening
time: time period duration hour minute term
hour: hour hourly
delay: delay wait late time lose lag
wait: wait delay
half: half halve
share: share part portion percent percentage proportion fraction rate
rate: rate share percentage frequency proportion
percent: percent percentage share
number: number count figure total
several: several some various number
many: many numerous several
region: region area district county state province territory regional local
county: county district
rural: rural countryside village remote country
city: city town municipal urban
country: country nation national
nation: nation national country
abroad: abroad foreign overseas international
local: local locally nearby region
road: road highway street route
bridge: bridge crossing span
water: water aqueous wet moisture
energy: energy power electricity electrical
electricity: electricity power energy
material: material substance
cell: cell battery
battery: battery cell storage
storage: storage store
vehicle: vehicle car bus truck automobile
child: child children kid pupil young student
family: family parent household relative
parent: parent mother father family
music: music musical sound
exhibit: exhibit exhibition show display gallery
book: book volume catalogue
picture: picture image photo photograph drawing illustration
film: film video movie recording
sound: sound audio noise acoustic
cloth: cloth textile fabric weave
know: know acquainted familiar acquaintance met known
meet: meet met encounter acquaintance introduce
supervise: supervise supervisor advise adviser oversee mentor supervision direct report guide
supervisor: supervisor supervise adviser boss chief manager
hire: hire recruit employ bring appoint
introduce: introduce bring adopt install implement
admit: admit acknowledge concede candid confess must
hesitate: hesitate hesitation reluctance doubt reservation
name: name call title entitle nominate
propose: propose suggest nominate recommend forward name
ask: ask request invite want question enquire
request: request ask
receive: receive get obtain take gain win award earn grant give accept be confer bestow honor
answer: answer reply respond response
send: send mail deliver transfer
visit: visit trip tour inspect
use: use apply employ utilize run operate usage user adopt deploy work rely put rely
apply: apply use application
user: user use
work2: operate run function work
operate: operate run operator work operation
run: run operate conduct manage carry
conduct: conduct carry run perform lead do undertake
perform: perform do carry conduct
manage: manage run oversee direct manager administer responsible
responsible: responsible charge oversee manage duty
lead: lead head direct run manage principal chief chair charge leader leadership supervise
part: part participate contribute share member component
contribute: contribute help assist part
help: help assist support aid contribute enable
allow: allow let enable permit able can possible
let: let allow permit enable
prevent: prevent avoid stop avert
avoid: avoid prevent without spare
protect: protect guard shield secure safe
remove: remove eliminate rid without dispense away
replace: replace substitute change swap
change: change alter modify adapt revise shift
add: add include additional extra further
include: include contain comprise cover among
contain: contain hold include
choose: choose select pick selection
sort: sort grade classify rank class
grade: grade sort classify rating average gpa
agree: agree agreement match consistent correspond coincide accord
agreement: agreement agree contract sign
match: match agree correspond
combine: combine merge integrate join together
calibrate: calibrate tune adjust
adjust: adjust correct control
compare: compare comparison against versus
repeat: repeat again redo replicate second
continue: continue ongoing go still extend keep
extend: extend expand broaden enlarge spread
spread: spread expand extend disseminate bring
expand: expand extend enlarge grow scale
transfer: transfer move send pass
move: move transfer relocate come go
stay: stay remain keep leave
leave: leave depart quit
return: return back
open: open public free
hand: hand give deliver pass over
give: give provide offer supply deliver hand
provide: provide give offer supply
offer: offer provide give
support: support fund back help finance aid sponsor
fund: fund finance support grant pay money sponsor award back underwrite funding
grant: grant fund award funding
pay: pay fund finance cost bear
sign: sign signed signature
interest: interest letter interested wish ask want
letter: letter write confirm state
confirm: confirm state letter verify corroborate attest affirm certify
attest: attest confirm state
state: state say declare write note
examine: examine inspect review check test study examination exam
examination: examination exam test
pass: pass succeed
certify: certify certification certified board qualified qualification hold license certificate
license: license licence licensed licensing permit
member: member membership belong sit seat serve panel
panel: panel committee board jury group
committee: committee panel board group body
jury: jury panel judge committee
prize: prize award honor win medal distinction
award: award prize honor grant receive win
win: win receive award earn prize
competition: competition compete contest nominate enter
nominate: nominate nomination candidate propose
nomination: nomination nominate nominee entry
entry: entry enter submission nominate project
honor: honor award prize recognition distinction
recognize: recognize recognition honor award
recommend: recommend recommendation endorse
guide: guide guideline guidance instruction
instruction: instruction guide direction
page: page sheet
call: call telephone phone ring contact
telephone: telephone phone call
online: online internet web website
computer: computer computing
design2: blueprint drawing design
drawing: drawing draw sketch
draw: draw drawing
sell: price sell sale market buy purchase
buy: buy purchase acquire
produce: produce make manufacture production generate yield output
manufacture: manufacture make produce production
product: product output
install: install put place fit deploy mount
place: place put install locate
build: build construct erect construction assemble
repair: repair fix mend restore maintenance
restore: restore repair renovate
inspect: inspect inspection check examine survey
survey: survey questionnaire poll interview
interview: interview talk
independent: independent independently outside own
together: together jointly both share with joint common combine
share: share common divide
alone: alone single sole only own herself himself themselves
single: single one alone
same: same equal identical
different: different other another vary
new: new novel fresh recent
early: early earlier first before
earlier: earlier before previous prior former past
later: later after subsequent then
last2: last final latest end
final: final last end
second: second two another again
further: further additional extra another more every each
each: each every per apiece
most: most majority more bulk mainly
nearly: nearly almost close about virtually
only: only solely just merely exclusively
without: without no free lack not
lack: lack without no miss absence missing
miss: miss short lack fail
wrong: wrong incorrect false error
true: true correct real right
alarm: alarm warning alert
warn: warn alert warning
detect: detect find sense spot identify recognize
identify: identify find recognize detect determine
predict: predict forecast anticipate
control: control regulate steer
simple: simple plain easy simply
plain: plain simple clear
difficult: difficult hard
hard: hard difficult
clear: clear plain
question: question problem issue ask
idea: idea concept proposal
reason: reason cause because why
thought: thought opinion view
voice: voice speak spoken
language: language speak tongue
translate: translate translation translator
read: read reader
attend: attend participate visit present
present: present show give talk
talk: talk lecture speak address presentation
conference: conference meeting congress symposium
meeting: meeting meet conference session
trip: trip travel journey
travel: travel trip journey
cover: cover include
loss: loss lose
lose: lose loss
save: save spare avoid reduce
waste: waste scrap discard
reuse: reuse second again recycle
recycle: recycle recycler recycling reuse
charge: charge charging
reject: reject rejection refuse
accept: accept take admit approve recognize
approve: approve approval accept authorize
submit: submit submission send file
file: file submit apply
pending: pending await awaiting wait decision undecided consideration review
await: await pending wait
revise: revise revision
patent: patent invention
invention: invention invent patent
start: start begin
founder: founder found establish cofounder
found: found founder establish start create set
establish: establish found set create
own: own owner belong
age: age old year
young: young child youth under
old: old aged elderly age
weight: weight heavy weigh
temperature: temperature cold heat degree warm
heat: heat hot thermal warm
cold: cold winter cool
season: season summer winter spring autumn fall
summer: summer season
autumn: autumn fall
damage: damage harm injury loss
accident: accident incident crash
incident: incident accident event
event: event incident
emergency: emergency urgent
urgent: urgent urgency pressing soon
flood: flood flooding
crop: crop harvest plant yield
soil: soil ground earth
animal: animal livestock
environment: environment environmental ecology
community: community public neighborhood village
public: public open community
health: health medical healthcare
care: care treat treatment
treat: treat treatment therapy
treatment: treatment treat therapy
hearing: hearing hear listen
visual: visual sight see
art: art artist artistic
artist: artist art
theater: theater stage play theatrical
perform2: performance perform concert play
piece: piece work composition
compose: compose composer composition
audience: audience visitor viewer spectator attend
visitor: visitor visit audience guest
museum: museum gallery
buyer: buyer purchaser customer
count: count number total
total: total sum altogether together all combined
sum: sum total amount
amount: amount sum quantity
average: average mean median typical
median: median average middle
double: double twice
distance: distance mile kilometer
area: area region field
field: field area discipline domain industry
discipline: discipline field subject
subject: subject topic field
topic: topic subject
knowledge: knowledge know expertise skill
skill: skill ability expertise knowledge
experience: experience work practice
practice: practice work
success: success succeed successful
progress: progress advance stage
stage: stage phase step
step: step stage phase part
phase: phase stage step
level: level degree
line: line service
service: service serve
network: network connect
site: site location place
location: location site place
room: room space
unit: unit device
module: module unit
component: component part
surface: surface face
layer: layer coating film
coating: coating coat layer
fiber: fiber thread
metal: metal metallic
light: light lighting lamp
air: air atmosphere
gas: gas vapor
oil: oil petroleum
waste2: waste refuse
clean: clean pure
toxic: toxic poisonous harmful
solvent: solvent organic
code: code program software
algorithm: algorithm method program
user2: user operator
operator: operator operate company
pilot: pilot trial test
trial: trial test study pilot try
randomize: randomize random
random: random randomize
select: select choose selection
participant: participant subject patient enroll
enroll: enroll include participant recruit enrollment
enrollment: enrollment enroll attendance
attendance: attendance attend
score: score mark result grade
mark: mark grade score
lesson: lesson class unit
class: class lesson course
course: course class lecture
curriculum: curriculum course program
teacher: teacher teach instructor educator
educator: educator teacher
chief: chief head principal senior
head: head chief lead
senior: senior chief
assistant: assistant assist
assist: assist help support aid
director: director direct head
manager: manager manage head
owner: owner own
partner: partner partnership collaborate
collaborate: collaborate collaboration cooperate together joint jointly partner
cooperate: cooperate cooperation collaborate
colleague: colleague coworker peer team
shortage: shortage lack scarce scarcity
scarce: scarce shortage rare few
rare: rare scarce few
few: few little small
enough: enough sufficient adequate
exceed: exceed above over more surpass beyond
below: below under less
above: above over more exceed
between: between from
during: during while in
before: before prior ahead until
after: after following later since once
until: until till up
while: while during
`

export const SYNONYMS: readonly (readonly string[])[] = CLASSES.trim()
  .split('\n')
  .map((line) => [...new Set(line.replace(/:/, '').split(' '))])
