/** Forms that no ending tells, each with the word they belong to. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `be: am is are was were been being; have: has had having; do: does did done; go: goes went gone; say: said; get: got gotten; make: made;
know: knew known; think: thought; take: took taken; see: saw seen; come: came; give: gave given; find: found; tell: told; become: became;
leave: left; feel: felt; bring: brought; begin: began begun; keep: kept; hold: held; write: wrote written; stand: stood; hear: heard; let: let;
mean: meant; set: set; meet: met; run: ran; pay: paid; sit: sat; speak: spoke spoken; lie: lay lain; lead: led; read: read; grow: grew grown;
lose: lost; fall: fell fallen; send: sent; build: built; understand: understood; draw: drew drawn; break: broke broken; spend: spent; cut: cut;
rise: rose risen; drive: drove driven; buy: bought; wear: wore worn; choose: chose chosen; seek: sought; teach: taught; catch: caught;
win: won; sell: sold; show: shown; lay: laid; put: put; arise: arose arisen; fight: fought; throw: threw thrown; strike: struck stricken;
forget: forgot forgotten; hide: hid hidden; fly: flew flown; sing: sang sung; swim: swam swum; undergo: underwent undergone;
undertake: undertook undertaken; overcome: overcame; withdraw: withdrew withdrawn; shrink: shrank shrunk; sink: sank sunk; swell: swollen;
spread: spread; shed: shed; split: split; shut: shut; hit: hit; hurt: hurt; cost: cost; quit: quit; bid: bid; forecast: forecast; broadcast: broadcast;
wake: woke woken; freeze: froze frozen; steal: stole stolen; weave: wove woven; bear: bore borne born; tear: tore torn; swear: swore sworn;
eat: ate eaten; forbid: forbade forbidden; forgive: forgave forgiven; shake: shook shaken; mistake: mistook mistaken; foresee: foresaw foreseen;
bend: bent; lend: lent; sleep: slept; sweep: swept; weep: wept; creep: crept; deal: dealt; dream: dreamt; burn: burnt; learn: learnt; spoil: spoilt;
shoot: shot; slide: slid; stick: stuck; swing: swung; hang: hung; wind: wound; bind: bound; grind: ground; feed: fed; breed: bred; speed: sped;
good: better best; bad: worse worst; many: more most; little: less least; far: farther further;
man: men; woman: women; child: children; person: people; foot: feet; tooth: teeth; mouse: mice; life: lives; half: halves; wife: wives;
knife: knives; leaf: leaves; shelf: shelves; analysis: analyses; thesis: theses; hypothesis: hypotheses; basis: bases; crisis: crises;
criterion: criteria; phenomenon: phenomena; medium: media; datum: data; curriculum: curricula; index: indices; matrix: matrices; appendix: appendices; series: series; species: species; news: news; means: means; lens: lens; physics: physics`
    .split(/;\s*/)
    .flatMap((line) => {
      const [word = '', forms = ''] = line.split(':')
      return forms
        .trim()
        .split(/\s+/)
        .map((form): [string, string] => [form, word.trim()])
    }),
)

const BRITISH: readonly [RegExp, string][] = [
  [/isation/, 'ization'],
  [/is(e|ed|es|ing|er)$/, 'iz$1'],
  [/yse/, 'yze'],
  [/our(?=$|s$|ed$|ing$|al|ful|it|hood)/, 'or'],
  [/tre(s?)$/, 'ter$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/mme(s?)$/, 'm$1'],
  [/aem/, 'em'],
  [/oed/, 'ed'],
  [/paed/, 'ped'],
  [/ence$/, 'ense'],
]

/** Endings and what may stand in their place, the longest first. */
const ENDINGS: readonly [string, readonly string[]][] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['ying', ['y', 'ie']],
  ['ches', ['ch', 'che']],
  ['shes', ['sh']],
  ['sses', ['ss']],
  ['xes', ['x']],
  ['zes', ['ze', 'z']],
  ['ves', ['f', 'fe', 've']],
  ['ing', ['e', '', '2']],
  ['ed', ['e', '', '2']],
  ['es', ['e', '', 'is']],
  ['s', ['']],
]

/** Comparisons are tried last: a number is nothing that is more numb. */
const COMPARED: typeof ENDINGS = [
  ['ier', ['y']],
  ['iest', ['y']],
  ['er', ['', 'e', '2']],
  ['est', ['', 'e', '2']],
]

/** The word of the dictionary that a form belongs to; the form itself where none is known. */
export function lemmaOf(form: string, isKnown: (word: string) => boolean): string {
  const irregular = IRREGULAR.get(form)
  if (irregular !== undefined) return irregular
  for (const candidate of formsBehind(form, ENDINGS)) if (isKnown(candidate)) return candidate
  for (const [british, american] of BRITISH) {
    const word = form.replace(british, american)
    if (word === form) continue
    for (const candidate of [word, ...formsBehind(word, ENDINGS)]) if (isKnown(candidate)) return candidate
  }
  if (isKnown(form)) return form
  for (const candidate of formsBehind(form, COMPARED)) if (isKnown(candidate)) return candidate
  return /[^s]s$/.test(form) && form.length > 3 ? form.slice(0, -1) : form
}

function* formsBehind(form: string, endings: typeof ENDINGS): Generator<string> {
  for (const [ending, stems] of endings) {
    if (!form.endsWith(ending) || form.length - ending.length < 2) continue
    if ((ending === 's' && /(?:ss|us|is)$/.test(form)) || (ending === 'ed' && form.endsWith('eed'))) continue
    const base = form.slice(0, -ending.length)
    for (const stem of stems) {
      if (stem === '2') {
        if (/(.)\1$/.test(base)) yield base.slice(0, -1)
      } else if (base.length + stem.length >= 3) yield base + stem
    }
  }
}

const DERIVED: readonly [RegExp, string][] = [
  [/(?:ization|izing|ize|izer)$/, ''],
  [/(?:ational|ation|ative|ator|ating|ate)$/, ''],
  [/(?:ication|ify|ifier)$/, 'ify'],
  [/(?:ement|ment)$/, ''],
  [/(?:fulness|ness|ful|less)$/, ''],
  [/(?:ability|ibility|able|ible|ably|ibly)$/, ''],
  [/(?:ically|ical|ics|ic)$/, ''],
  [/(?:ously|ous)$/, ''],
  [/(?:ively|ivity|ive)$/, ''],
  [/(?:ally|ality|al)$/, ''],
  [/(?:ance|ence|ancy|ency|ant|ent)$/, ''],
  [/(?:tion|sion)$/, 't'],
  [/(?:ity|ty)$/, ''],
  [/(?:ist|ism)$/, ''],
  [/(?:ly|er|or|al|y|e)$/, ''],
]

/** What a word shares with those derived from it: `publication` and `publish` differ, `electrical` and `electricity` do not. */
export function stemOf(lemma: string): string {
  if (lemma.length < 5) return lemma
  for (const [ending, rest] of DERIVED) {
    const stem = lemma.replace(ending, rest)
    if (stem !== lemma && stem.length >= 4) return stem
  }
  return lemma
}
