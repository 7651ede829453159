/** Things that happen in the world, by the words that say so and those of a source that bear it out. */
export interface Event {
  says: RegExp
  borneOut: RegExp
}

export const EVENTS: readonly Event[] = [
  {
    says: /\b(?:nobody|no one|none|no \p{L}+) (?:has |have |was |were )?(?:since )?(?:been )?(?:died|killed|hurt|injured|harmed)\b/giu,
    borneOut:
      /\b(?:d(?:ie[sd]?|ying|ead|eaths?)|kill\w*|fatal\w*|hurt|injur\w*|harm\w*|accident\w*|incident\w*|casualt\w*|victim\w*|safe\w*)\b/iu,
  },
  {
    says: /\b(?:dies?|died|dying|(?:been |were |was |are |is |get |gets )killed|deaths?|fatalit(?:y|ies)|lost (?:his|her|their) li(?:fe|ves))\b/giu,
    borneOut:
      /\b(?:d(?:ie[sd]?|ying|ead|eaths?)|kill\w*|fatal\w*|mortality|li(?:fe|ves)|surviv\w*|suicid\w*|los[st]\w*|drown\w*|buried|late|widow\w*)\b/iu,
  },
  {
    says: /\b(?:convicted|imprisoned|jailed|acquitted|deported|evicted|bankrupted|went bankrupt)\b/giu,
    borneOut:
      /\b(?:convict\w*|prison\w*|jail\w*|guilt\w*|acquit\w*|innocen\w*|deport\w*|evict\w*|bankrupt\w*|insolven\w*)\b/iu,
  },
  {
    says: /\b(?:overturn(?:s|ed|ing)?|refut(?:es?|ed|ing)|disprov(?:es?|ed|ing)|debunk(?:s|ed|ing)?|overthrew|upended) (?:\p{L}+ ){0,3}?(?:theor\p{L}+|view|belief|wisdom|doctrine|assumption|consensus|opinion|science)/giu,
    borneOut:
      /\b(?:overturn\w*|refut\w*|disprov\w*|debunk\w*|contradict\w*|contrary|wrong|opposite|challeng\w*|question\w*|revers\w*)\b/iu,
  },
  {
    says: /\b(?:(?:made|became|become|passed into|written into) (?:the |a )?law|enacted|legislated|outlawed|by (?:order|decree) of|decreed|by law)\b/giu,
    borneOut:
      /\b(?:laws?|legal\w*|orders?|ordered|decree\w*|mandat\w*|requir\w*|regulat\w*|legislat\w*|legislature|statut\w*|ordinance\w*|bills?|codes?|acts?)\b/iu,
  },
  {
    says: /\b(?:(?:has|have|had|was|were|been) (?:bought|purchased|acquired)|bought|purchased|bought up|took over)\b/giu,
    borneOut:
      /\b(?:buy\w*|bought|purchas\w*|acqui\w*|s[eo]ll?\w*|sales?|sold|customers?|pa(?:ys?|id) (?:[$€£\d]|for)|pric\w*|orders?|ordered|cost\w*|licens\w*|[$€£]|dollars?|used|second-hand|took over)/iu,
  },
  {
    says: /\b(?:extended|renewed|prolonged) (?:the |its |their |his |her )?(?:contract|agreement|lease|grant|funding|commission|order)/giu,
    borneOut: /\b(?:exten\w*|renew\w*|prolong\w*|continu\w*|again|second|anew|further|until)\b/iu,
  },
  {
    says: /\b(?:I|we|who|has|have|had|and|was|were) (?:hired|recruited|headhunted)\b/giu,
    borneOut:
      /\b(?:hir\w*|recruit\w*|employ\w*|joined|took (?:\p{L}+ )?on|appoint\w*|engag\w*|brought|chose\w*|pick\w*|interview\w*|head-?hunt\w*|supervis\w*)\b/iu,
  },
  {
    says: /\b(?:stand|stands|stood|come|comes|came|grind|grinds|ground) (?:still|to a (?:halt|stop|standstill))\b|\bcollapsed?\b|\bbroke down\b/giu,
    borneOut:
      /\b(?:still|halt\w*|stop\w*|standstill|collaps\w*|broke\w*|break\w*|fail\w*|f[ae]ll\w*|clos\w*|shut\w*)\b/iu,
  },
  {
    says: /\bsigned (?:up|on)\b/giu,
    borneOut: /\b(?:sign\w*|contract\w*|join\w*|agree\w*|enrol\w*|regist\w*|subscri\w*|commit\w*)\b/iu,
  },
  {
    says: /\b(?:Supreme Court|Congress|Senate|White House|Pentagon|Parliament|federal (?:judiciary|courts?|government|agenc(?:y|ies))|(?:state|national) (?:government|parliament|legislature)|the government)\b/giu,
    borneOut:
      /\b(?:court|congress\w*|senat\w*|white house|president\w*|pentagon|parliament\w*|judic\w*|federal\w*|government\w*|legislat\w*|ministr\w*|department of|state|national (?:science|institutes?)|agenc(?:y|ies))\b/iu,
  },
]

/** What there would be without somebody or something. */
export const WITHOUT =
  /\bwithout (?:her|him|them|me|us|this|that|it|the|his|their|my|our|M[rs]s?\.|Dr\.)(?=[ ,])[^.;]{0,80}\b(?:would|could|might)\b/giu
export const WITHOUT_TOLD =
  /\b(?:without|but for|otherwise|would|could not|were it not|unless|if not|no longer|depend\w*|rel(?:y|ies|ied)|only|nobody|no one|lack\w*)\b/iu

/** Words of which one stands in whatever says so: where none does, nothing need be looked for. */
export const CUES: ReadonlySet<string> = new Set(
  `without hurt injured harmed die dies died dying killed death deaths fatality fatalities lost convicted imprisoned jailed acquitted deported evicted bankrupted bankrupt
  overturn overturns overturned overturning refute refutes refuted refuting disprove disproves disproved disproving debunk debunks debunked debunking overthrew upended
  law enacted legislated outlawed order decree decreed bought purchased acquired took extended renewed prolonged hired recruited headhunted
  still halt stop standstill collapse collapsed broke signed court congress senate house pentagon parliament federal government legislature`.split(
    /\s+/,
  ),
)

/** Words with which something is denied, before it. */
export const DENIES =
  /\b(?:no|not|never|nor|neither|without|nobody|none|cannot|nothing|if|whether|unless|would|could|should|might|may|will|to)\b(?: \p{L}+){0,3} $|n[’']t (?:\p{L}+ )?$/iu
