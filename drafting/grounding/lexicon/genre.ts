/** Words that connect, hedge, argue or point, and tell nothing of the world: they need no source. As dictionary forms. */
const CLOSED = `a an the and or but nor so yet if then than that this these those there here it its itself he him his himself she her hers herself they them their
theirs themselves we us our ours ourselves i me my mine myself you your one ones oneself who whom whose which what when where why how whether while
as at by for from in into of off on onto out over per plus since through throughout till to toward towards under until up upon via with within
about above across after against along alongside among amid around before behind below beneath beside besides between beyond despite down during
except inside like near outside past regarding concerning
am is are was were be been being have has had having do does did done doing can could may might must shall should will would ought need dare
not no none neither never any some each every either both all most more much many few less least little several such same other another own
also too very just even still already again once only quite rather almost nearly about merely simply indeed now thus hence therefore however moreover
furthermore nevertheless nonetheless meanwhile otherwise instead perhaps maybe often usually sometimes always ever yet later then afterwards thereafter
because although though unless whereas since because due owing according together apart aside away back forth forward ahead further
everyone everybody anyone anybody someone somebody nobody everything anything something nothing whoever whichever whatever whenever wherever cannot onwards upwards nor
mr mrs ms dr prof etc e.g i.e et al`

const ARGUMENT = `petition petitioner petition waiver waive beneficiary applicant officer adjudicator service record filing file exhibit evidence case matter fact
endeavor proposed undertaking prong element factor inquiry test standard requirement criterion framework analysis decision precedent holding rule law act statute regulation provision
importance important merit meritorious national interest nation significance significant substantial substantially relevance relevant weight weigh balance
benefit beneficial positioned well position advance further show demonstrate establish satisfy meet bear support suggest indicate reflect confirm illustrate point speak
argue argument claim contend submit conclude conclusion reason reasonable reasonably ground basis account respect regard view light sense term meaning word name
question answer issue point matter thing way manner kind sort type form nature degree extent measure scope range level part whole aspect side element place time moment
consider consideration judge judged judgment assess assessment evaluate evaluation weigh look see read note observe mention describe description explain explanation tell say state set present
ask asks seek call require demand need want deserve warrant justify merit qualify qualification eligible eligibility classification category preference
believe think know understand feel consider opinion view impression confidence confident confidently recommend recommendation letter write writer writing pleasure pleased glad happy honor
support supportive endorse warmly strongly highly sincerely without hesitation reservation respectfully request urge hope grant favorable favorably favor discretion approval
person individual people somebody someone anybody anyone nobody everyone man woman applicant
good great well better fine useful valuable helpful important interesting clear clearly plain plainly simple simply careful carefully honest honestly candid modest modestly quiet quietly patient serious practical
concrete concretely specific specifically particular particularly precise precisely exact exactly certain definite definitely distinct narrow narrowly narrower broad broadly wide
direct directly close closely real really true truly actual actually likely possible possibly probable probably apparent apparently evident evidently obvious obviously
make made do done give take get put keep let bring come go become remain stay seem appear turn mean involve concern relate include contain consist belong depend follow lead
work working job effort task activity practice practical experience expert expertise skill ability able capability capable capacity knowledge know-how training background career profession professional
use used using help helpful serve allow enable let provide offer give
value worth matter count contribution contribute achievement achieve accomplish success successful successfully progress potential prospect prospective future past present current currently today
problem difficulty challenge obstacle solution solve answer idea thought concept approach method way means
result outcome effect impact consequence finding change difference
area field subject discipline domain topic sector
example instance illustration namely particular
first second third last final next previous former latter following above below earlier later early late recent recently new newly old long short
high low large small big great full entire complete whole total
year month week day hour minute period duration stage
united states america american u.s. us government country
same different similar comparable alike equal
begin start end finish continue remain proceed
reach arrive enter leave move turn
additional further extra
number amount figure quantity sum total share portion half
often rarely seldom
necessary unnecessary essential
mere alone itself
sentence paragraph section page document material statement passage quotation
text detail summary
read reader reading
line
fall short
beforehand afterward previously subsequently
candid frankly
account
step
order
set
hand
bear
open
ready
rest
stand
run
carry
hold
find
principal
consist
comprise
date
wish tend absence lack willing willingness unwilling welcome suitable suitably stake concede acknowledge admit owe
prefer doubt suppose imagine
`

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

export const CLOSED_CLASS: ReadonlySet<string> = new Set(words(CLOSED))
export const GENRE: ReadonlySet<string> = new Set(words(ARGUMENT))
