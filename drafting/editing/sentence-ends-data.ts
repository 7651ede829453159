/** Words with a full stop that never end a sentence: something always follows. */
export const NEVER_LAST: ReadonlySet<string> = new Set(
  (
    'dr mr mrs ms mx prof rev hon gen col lt sgt capt st ste mt ft no nos vs v e.g i.e cf viz ca approx est fig figs eq eqs ' +
    'vol vols ch sec secs art para par ex exs exh pp p n nn dept univ assn bros messrs ph supp stat reg dec pub fed op ' +
    'jan feb mar apr jun jul aug sept sep oct nov'
  ).split(' '),
)

/** Words with a full stop that may end a sentence or stand inside a name: the word that follows decides. */
export const MAY_BE_LAST: ReadonlySet<string> = new Set(
  (
    'inc ltd corp co llc plc gmbh jr sr esq etc al u.s u.k u.s.a u.n e.u d.c ph.d m.d m.sc b.sc m.s b.s m.a b.a m.eng b.eng ' +
    'm.b.a j.d ll.m ll.b ed.d d.sc r.n p.e a.m p.m a.d b.c c.f.r u.s.c'
  ).split(' '),
)

/** Words that open a sentence far more often than they go on with a name. */
export const OPENERS: ReadonlySet<string> = new Set(
  (
    'a about above according accordingly across after again all also although among an and another any as at because before besides between ' +
    'both but by currently despite during each every finally first for from further furthermore given had has having he her here his how ' +
    'however i if in indeed instead into is it its last later likewise many meanwhile moreover most my nearly neither nevertheless next no none ' +
    'nor not nothing now of on once one only or other our over rather second several she similarly since so some such that the their then there ' +
    'therefore these they third this those three through throughout thus to today together two under unless until upon using was we were what ' +
    'when where whereas whether which while who why with within without yet you your'
  ).split(' '),
)
