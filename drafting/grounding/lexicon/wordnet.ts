/**
 * Which words mean the same or a broader thing: the frequent senses of WordNet 3.1, reduced to numbers.
 * A line is a word, its parts of speech (P: only ever a proper noun) with the kind of noun and of verb that it
 * mostly is, the senses it has, and the broader ones they fall under.
 *
 * WordNet Release 3.0
 *
 * This software and database is being provided to you, the LICENSEE, by
 * Princeton University under the following license.  By obtaining, using
 * and/or copying this software and database, you agree that you have
 * read, understood, and will comply with these terms and conditions.:
 *
 * Permission to use, copy, modify and distribute this software and
 * database and its documentation for any purpose and without fee or
 * royalty is hereby granted, provided that you agree to comply with
 * the following copyright notice and statements, including the disclaimer,
 * and that the same appear on ALL copies of the software, database and
 * documentation, including modifications that you make for internal
 * use or for distribution.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.
 *
 * THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
 * IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
 * UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
 * ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
 * OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
 * INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
 * OTHER RIGHTS.
 *
 * The name of Princeton University or Princeton may not be used in
 * advertising or publicity pertaining to distribution of the software
 * and/or database.  Title to copyright in this software, database and
 * any associated documentation shall at all times remain with
 * Princeton University and LICENSEE agrees to preserve same.
 */
export const WORDNET: string = `aaron P.i.||0 1
ab n.a.||2 3
aback r..
abaft r..|4
abandon nv.7.14|5 6 7 8 9 a|b c d e f
abandoned a..|g|h
abandonment n.4.|8 7 a i j|k l m
abasement n.q.|n|o p q
abashed a..|r|s
abasia n.q.||t u v
abatement n.b.|w|x
abbess n.i.|y|z 10
abbey n.6.|y|11 12
abbot n.i.|y|z 10
abbreviated a..|13|14
abbreviation n.a.||15 16
abdicate v..15|17 18 19|1a 1b
abdication n.a.|19 17|1c
abdomen n.8.|1d 1e
abdominal na.8.|1e 1d|1f 1g 1h
abductor n.i.|1i 1j|1k 1l 1m 1n
abed r..
abel P.i.||1o
aberrant na.i.|1p 1q 1r|1s 1t
aberration n.q.|1r 1q|1u
abet v..15||1v 1w
abhor v..11|1x 1y 1z|20 21
abhorrent a..|1y 1z 1x|22
abide v..16|23 24 25|26 27
abiding a..|28|29
ability n.7.|2a 2b 2c 2d 2e
abject a..|2f 2g|2h 2i
abjection n.q.|n|o p q
abjectly r..||2j
ablated a..|2k|2l
ablation n.4.||2m 2n
ablaze a..|2o|2p
able a..|2d 2e 2a
ably r..|2q|2r 2b 2s 2t
abnormal a..|1t 1u 2u|1p 2v 2w 2x 2y 2z
abnormality n.q.|1u 1t
abnormally r..||1t
aboard r..
abode n.f.|30 31|32 33
abolish v..15|34 35
abolition n.4.|35 34|36
abolitionist n.i.||37 38
abominable a..|39 1x|3a
aboriginal na.i.|3b 3c
aborigine n.i.|3b 3c
abort nv.4.u|3d 3e|36
abortion n.4.||36
abound v..16|3f 3g 3h
abounding a..|3i|3g
about r..|3j
above ar.a.|3k 3l|3m
aboveground a..
abraham P.i.||3n 3o 3p
abrasion n.q.|3q 3r|3s 3t
abrasive na.r.|3u 3v 3w 3r 3x|3y
abreaction n.4.|3z|40 41 42
abreast ar..|43|44
abridge v..u|45 46
abridged a..||47
abridgment n.a.|46|48
abroad ar..|49 4a|4b
abrogate v..15|4c|34
abrupt a..|4d 4e 4f|4g 4h
abruptly r..|4i|4h 4e
abruptness n.7.|4j 4k|4l 4m 4n
abscess n.q.
abscissa n.9.||4o 4p
absence n.q.|4q 4r 4s 4t|4u 4v 4w
absent va..u|4t 4x 4s 4r 4q|4y
absenteeism n.4.||4s 4w
absently r..|4z|50 51
absentminded a..|50|51
absentmindedly r..|4z|50 51
absinthe n.k.||52 53
absolute a.9.|54 55 56|57 58 59 5a
absolutely r..|5b|5c 56
absolution n.q.|5d 5e
absolve v..w|5e 5f 5d|5g 5h
absorb v..z|5i 5j 5k 5l 5m 5n 5o|5p 5q 5r 5s
absorbable a..|5t
absorbed a..|5u|5v
absorbency n.7.|5w 5j|5x 5y 5z
absorbent na.r.|5l 5i 5j 5w 5t|60 61 62 63 64 65 66 67
absorbing a..|68|69
absorption n.m.|5k 5o 5i 5t|6a
absorptive a..|5j 5t 5i|61 62 63 64 65 66 67
abstain v..15|6b 6c 6d 6e 6f|6g
abstemious a..||6c 6h
abstention n.7.|6d 6c 6b|6i 6j
abstract nva.9.v|57 6k 6l 6m 6n 6o 6p|6q 6r 6s 6t 6u 6v 6w 6x 6y 6z 70
abstraction n.9.|57 6m 6o|71 72 73 74 75 76 77 78 79
abstractionism n.6.||7a 79
abstractive a..|6n 6l 6m|7b
abstractly r..||6k
abstruse a..|7c 7d 7e|7f
abstruseness n.7.|7e 7c|7g
absurd a.q.|7h 7i 7j 7k|7l 7m 7n
absurdity n.a.|7i 7h 7k 7j|7o 7p
abundance n.7.|3h 3g 3f|7q 7r 7s
abundant a..|3g 3f 3h|3i 7t 7u 7v 7w
abundantly r..|7x|7u 3g
abuse nv.4.15|7y 7z 80 81 82 83|84 85 86
abused a..|87|88
abusive a..|89|8a
abyss n.h.|8b|8c 8d
acacia n.k.|8e
academic a.i.|8f 8g 8h|8i
academically r..||8g
academicianship n.4.|8j|8k
academy n.e.|8f 8h 8g 8j|8l 8m 8n
acanthus n.k.
acapulco P.f.||8o
accede v..w|8p|8q
accelerate v..u|8r 8s|8t
accelerated a..|8u|8v
acceleration n.7.|8w 8x|8y 8z 90 91
accelerator n.6.|8w 92|93 94 95 96 97
accent n.a.w|98 99 9a 9b|9c 9d 9e 9f 9g 9h 9i
accented a..
accenting n.4.|9j
accentuate v..w|9b 9a 9j|9h 9i
accept v..v|9k 9l 9m 9n 9o 9p
acceptability n.7.|9q 9r 9s 9t 9u|9v
acceptable a..|9s 9q
acceptance n.9.|9m 9k 9o 9l|9w 9x 9y 9z
accepted a..|a0|a1
accepting a..
access n.7.14|a2|a3 57 a4
accessible a..|a5|a6 a7
accession nv.m.w||a8 a9 aa
accessory na.6.|ab ac ad ae|af ag ah
accident n.b.|ai aj ak|al am an
accidental na.a.|ak aj|ao ap aq
accidentally r..|ar|as
accipitridae P.5.||at
acclaim nv.a.w|au av aw|ax ay az
acclimatize v..u|b0 b1|b2 b3
accommodate v..16|b4 b5 b6 b7 b8|b9 ba
accommodating a..|bb|bc
accommodation n.b.|b6 b4 bd b7|be bf 8y
accompanied a..
accompaniment n.b.|bg bh|bi bj
accompany v..16|bh bg bk bl
accompanying a..|bm|bn
accomplice n.i.|bo|bp
accomplish v..10|bq br bs bt|bu bv bw
accomplished a..|bx by|bz 5a
accomplishment n.4.|bs bt bq
accord v.q.16|c0 c1 c2|c3 c4
accordance n.a.|c1|c5
according a..||c1
accordingly r..|c6|bm
accordion n.6.||c7 c8 c9
accost v..w|ca|cb
account n.a.16|cc cd|ce cf cg ch ci cj
accountable a..|ck|cl
accountant n.i.|cm cn co|cp cq
accounting n.a.|co cn|cr cs ct cu
accouterment n.6.|ab
accredit v..15|cv cw|cx cy
accreditation n.4.|cw cv|cz d0 d1
accredited a..|d2|d3
accretion n.m.|d4 d5|a8
accrue v..u|d6
accrued a..|d7|d8
acculturate v..u|d9 da db dc dd de|df b2
acculturation n.4.|de da d9|dg
accumulate v..14|dh di dj dk d6 dl|dm
accumulated a..|d7|d8
accumulation n.m.|d4 dk dh d6 dl|a8 dn do
accuracy n.7.|dp
accurate a..|dq|dr ds
accurately r..||dq dt
accursed a..|du|dv
accusation n.a.|dw dx|dy dz
accusative na.a.|e0 e1 dx|e2 e3 e4 e5
accuse v..w|dx e0 dw|e1
accused n.i.||e6 e7 e8
accusing a..|e0|e5
accusingly r..||e0
accustom v..u|e9
accustomed a..|ea|eb
ace n.n.15|ec ed|ee ef eg eh ei ej
acetaminophen n.6.|ek|el
acetate n.r.||em
acetic a..
acetone n.r.||en eo ep
acetonemia n.q.|eq
acetyl n.r.||er es
acetylcholine n.r.||et eu
acetylene n.r.||ev
ache nv.q.13|ew ex ey ez f0|f1 f2 f3 f4
acheron P.h.|f5|f6 f7
achieve v..15|bt br bs f8|bw
achievement n.4.|bs bt
achilles P.i.||f9
aching na.q.|ew ey ez ex|f1 fa
achromatic a..|fb|fc fd fe ff fg fh
acid na.r.|fi fj fk|fl
acidic a..||fi
acidity n.7.|fm fi|fn
acidosis n.q.||fo
acknowledge v..w|fp fq fr fs ft fu fv|fw
acknowledged a..|a1|a0 fx fy
acknowledgement n.q.|fr|fz 7l
acknowledgment n.q.|fr fp g0|fz 7l
acne n.q.|g1|g2 g3
acolyte n.i.||g4 g5 g6 9g
acorn n.k.
acoustic na.6.|g7 g8|g9
acoustical a..|g7 g8
acoustically r..||g7
acoustics n.9.|g8 g7|ga
acquaint v..w|gb gc gd
acquaintance n.9.|gc gb ge|cj
acquainted a..|gf|gg
acquiesce v..w|gh gi gj gk|gl
acquiescence n.q.|gj gh gk gi|fz 7l c5
acquire v..14|gm gn go gp gq gr gs gt
acquired a..||gu
acquirer n.i.|gs gm
acquiring n.4.|gp gm
acquisition n.4.|gr gm|gp
acquisitive a..|gn gm|dj gv gw gx gy
acquit v..w|gz|h0 fw
acquitted a..|h1|h2
acre n.n.||h3
acreage n.7.||h4 h5 7s
acres n.l.|h6|h7 h8
acrid a..|h9|ha
acrobat n.i.||1
acrobatic a..|hb hc|hd
acrobatics n.4.|hc hb|he hf
acronym n.a.||15 16
across r..
acrylic n.r.||hg hh
act nv.a.15|hi hj hk hl hm hn ho hp|hq
actin n.r.||hr hs
acting na.4.|ht hu hv hw|hx hy hz
actinium n.r.||i0
actinometer n.6.||i1
actinomycete n.5.|i2|i3 i4
actinomycosis n.q.||i5 i6
action n.4.15|ho hm hn i7
actium P.f.
activate v..10|hl i8 i9 ia|ib
activated a..|ic|id
activating na.4.|ie if|ig
activation n.m.|i8 ih hl
active na.r.|ii hn ij ik il im in io|ip iq ir is
actively r..||il
activism n.9.|it ir iu|iv iw ix
activist na.i.|iu ir it|37 38 il
activity n.4.|io in iy hn ik ij ii
actor n.i.|iz hu hv
actress n.i.|j0|iz
acts P.a.||j1 j2
actual a..|j3 j4 j5 j6|j7
actuality n.q.|j5 j8 j6 j9 j3|ja
actually r..|jb|j7 j8
actuate v..10|hl hj jc|ib
actuated a..|jd|je
acuity n.9.||jf jg jh
acuminate va..u|ji|jj jk
acute a.a.|jl jm jn|jo jp jq jr
acutely r..|js|jm jl
acuteness n.9.||jt jh ju
acyl n.r.|er|es
ad n.a.|jv|jw
adagio nar.a.||jx jy jz
adam P.i.||k0 k1
adamant na.r.|k2 k3 k4|k5 i0 k6 k7 k8 k9
adamantly r..||k3
adams P.i.||ka kb kc
adapt v..u|b7 kd ke b2 kf|ba b3
adaptable a..|ke b2 b7 kg|kh ki kj kk
adaptation n.a.
adapted a..|kl|km
add v.q.u|kn ko kp
adder n.i.||kq ej
addict nv.i.y|kr ks kt|ku kv kw e9
addicted a..|kx|ky kz
addiction n.q.|kt kr
addictive a..|ks kr
addition n.6.|l0 l1 kp kn|af ag dn do
additional a..||l2
additionally r..
additive n.6.|l2 ko l3 kn|l0 af ag l4
addlebrained a..|l5|l6
addled a..|l7|l8
address nv.a.w|32 l9 la|lb lc ld le
addressed a..
adductor n.8.||1f 1g 1h
adelgid n.5.||lf lg
aden P.f.||8o
adenine n.r.||lh li
adenoma n.q.||lj lk
adenosine n.r.||ll lm
adept na.i.|ed ln lo|ej bz
adequacy n.7.|lp lq|9v
adequate a..|lr lp ls|lt lu
adequately r..||ls
adhere v..16||c3 c4 lv bu
adherence n.4.|lw|9y 9z
adherent na.i.|lx ly lz m0 m1|m2 m3
adhesion n.q.||fo
adhesive na.r.|m4 m3 m1 lz|ly m5 m6 m7 m8 m9
adiantaceae P.k.||ma
adieu n.a.|mb|mc fv
adige P.h.||f6 f7
adios n.a.|mb|mc fv
adjacent a..|md me mf mg|mh mi mj
adjectival a..|mk ml mm
adjective n.a.|mm mk ml|mn mo 16 mp mq e4
adjoin v..z|mr
adjourn v..u|ms mt|mu
adjournment n.4.|mt ms|36
adjudication n.4.||mv
adjunct n.h.|ad|ah
adjust v..u|mw mx b2 kf b6|my b3
adjustable a..|kh mz|ke
adjusted a..
adjustment n.b.|b6 b2 n0 mz|be bf 8y
administer v..15|n1 n2 n3 n4 n5 n6|n7 n8
administration n.4.|n6 n1 n5 n9 na|d1 dg nb nc nd ne
administrative a..|n2 n1|n5
administrator n.i.|nf n1|ng nh
admirable a..|ni nj nk|nl
admirably r..|nm|nn ni
admiral n.i.|no|np nq nr
admiration n.c.|ns nt|nu
admire v..11|nt ns kv nv|nw 6q nx
admired a..|ny|nz
admirer n.i.|kv nt|kw
admissible a..||o0 o1
admission n.4.|o2 o3|o4 o5
admit v..w|fp o6 o3 o0 o2|fw 27
admittedly r..
admix v..u|o7|o8
admixture n.q.||o9
admonish v..w|oa ob oc|od oe
admonition n.a.|oc oa of|og oh
ado n.4.|oi|oj ok ol
adobe n.r.||om on oo
adolescence n.s.|op oq or os|ot
adolescent na.i.|ou oq or os|ov op
adonis n.i.||k0 k1
adopt v..14|ow 9o ox oy oz|p0 9n
adopted a..|oy
adoption n.4.|9o ow|9x 9y 9z
adoptive a..|p1|p2
adoration n.c.|p3|p4 p5
adore v..11|p6 p7 nv|p8
adored a..|p9|nz
adorn v..10|pa
adorned a..|pb|pc pd pe pf pg ph pi pj pk pl pm pn
adornment n.6.|po pp
adp P.r.||pq pr
adrenal na.8.||ps pt
adrenergic na.6.||pu pv pw
adriatic P.h.||px
adrift ar..|py|pz
adroit a..|q0 lo|q1 q2 q3 q4
adroitly r..||q0
adroitness n.9.|lo q0|q5
adsorb v..z|q6 q7 q8 q9|5p
adsorbent na.r.|q9 q7 q6|60
adsorption n.m.|q8 q6|6a
adult na.i.|qa qb qc qd qe|qf
adulterating a..||qg
adulterer n.i.|qh qi|qj
adulterous a..|qk qi|ql
adultery n.4.|qi qm qk qh|qn qo
adulthood n.s.|qc qa qe|ot
advance nv.b.12|qp qq qr be qs qt qu qv|qw qx bf 8y qy qz r0
advanced a..|r1 r2 r3|r4 r5 r6
advancement n.a.|r7 r8|r9 ax
advancing a..|ra|r5
advantage n.7.15|rb rc|rd
advantageous a..|rc rb re|rf rg
advantageously r..||rc
advent n.4.|rh|ri bs
adventitious a..|rj|rk
adventive a..|rl|rm
adventure nv.4.15|rn ro rp rq rr rs|rt ru
adventurer n.i.|rq rn rs rr
adventurous a..|ro rn rv|rw
adverb n.a.|rx ry|mp mq e4
adverbial na.a.|ry rx rz|mn mo
adversary n.i.|s0
adverse a..|s1 s2|s3
adversely r..||s1
adversity n.q.|s2 s1|s4 s5 s6
advertise v..w|s7|s8
advertised a..|s9|sa
advertisement n.a.|jv sb|jw
advertising n.a.|jv sb sc|jw sd se sf
advice n.a.|og|oh
advisability n.7.|sg sh|si sj
advisable a..|sh od sg|sk
advise v..w|od sh sl sm sn so sp qy|oe sq
advised a..|sr|ss
advisedly r..|st|su sv
adviser n.i.|so od|sw ej
advisor n.i.|so od|sw ej
advisory na.a.|sm sl od|sx sy
advocacy n.4.|sz t0|9y 9z
advocate nv.i.w|kw t0 t1|qy
aegean P.h.||px t2
aegis n.4.||t3 9y 9z
aeon n.i.
aerate v..13|t4 t5 t6|t7 t8
aerated a..|t9|id
aeration n.m.|t6 t4
aerator n.6.|ih|ta
aerial na.4.|tb tc|td te tf
aerobic a..|tg|th
aerodynamic a..
aeronautical a..|ti tj
aeronautics n.9.|tj ti|tk
aerosol n.j.|tl tm|tn
aerosolize v..z|tm tl|to tp
aerosolized a..|tq|tr
aeschylus P.i.||ts
aesculapius P.i.|tt|tu
aesir P.i.||tv
aesthetic a.9.|tw tx|ty tz u0 u1
aesthetically r..||u2
afar r..
affably r..||u3
affair n.9.|u4 u5 u6|u7 u8 u9 ua ub
affairs n.9.||u7 u8 u9
affect v.c.u|uc ud
affectation n.4.||ue uf ug
affected a..|uh ui uj|uk ul um un uo up
affectedly r..||ui
affecting a..|uq|ur
affectingly r..||uq
affection n.c.|us
affectionate a..|ut us uu|uv
affectionately r..||ut uw
affective a..|ux uy|uz
afferent na.8.|v0|v1 v2 v3 v4
affidavit n.a.||v5 v6 ci
affiliated a..|v7|v8
affiliation n.q.|v9|cj va vb
affine na.i.|vc|vd ve
affinity n.j.||vf vg
affirm v..v|vh vi vj vk vl vm vn vo
affirmation n.a.|vl vj|vp vq
affirmative na.a.|vr vo vn|vl vp vq vs
affirmed P.5.||vt vu
affix v.a.z|vv vw vx vy vz|w0 w1
affixed a..|w2|w3 w4 w5
afflict v..11|w6 w7 w8 w9|wa
afflicted a..|wb|wc
affliction n.q.|w8 w6 wd|s2 s4 s5
affluence n.q.|we wf|wg wh
affluent na.i.|wf we|wi wj
afford v..y|wk|wl
affront nv.4.w|wm wn|wo wp wq
afghan na.6.|wr ws|wt wu wv
afghanistan P.f.|ws wr|ww wx
afield r..|4a
afire a..|wy|wz
aflame a..|2o|2p
aflare a..|x0 wy|x1 wz
afloat a..|py|pz
afoot ar..|x2|x1
aforesaid a..|x3|x4
afraid a..|x5|x6 x7 x8 x9 xa xb xc
africa P.h.|xd xe|xf xg
african P.i.|xh xe xd
afro P.8.||xi xj xk
aft ar..|xl 4|xm
after r..|xm xn|xl xo bn
aftereffect n.j.||xp
afternoon n.s.||xq
afterward r..|xn|xo bn
afterwards r..|xn|xo bn
again r..
agamemnon P.i.||f9
agape na.c.|xr|p4 p5 xs
agar n.r.
agaric n.k.
agaricales P.k.||xt
agate n.r.||xu xv xw
agathis P.k.||xx
agavaceae P.k.||xy xz
agave n.k.||y0
age n.7.u|y1 y2|y3
aged na.e.|y4 y5 y6|y7 y8 y9 ya
agency n.e.|yb|yc yd
agenda n.9.|ye|ix
agent n.h.|pv yf yg
agglomerate nva.r.z|yh|yi yj yk yl ym yn
agglomeration n.e.|yo
agglutination n.m.||yp yq
agglutinin n.r.||yr hs
aggravate v..u|ys yt yu yv yw|yx
aggravatingly r..||yy
aggravation n.c.|yw yu|yz z0 p5
aggregate nva.6.16|z1 z2 z3 z4|z5 z6 yn
aggregated a..|z2|yn
aggregation n.e.|dk
aggression n.7.|z7 z8 z9|za zb zc zd ze p5
aggressive a..|zf zg|zh zi zj zk
aggressively r..|zl|zf
aggressiveness n.7.|zg zf z7|zm zd ze p5
aggressor n.i.|zn z9|1m zo
aghast a..|x6|x5
agile a..|zp zq|hd
agilely r..|zr|zp
agility n.7.|zq zp|zs zt zu
aging na.m.|zv|y9
agitate v..15|zw zx zy|zz 100 101 uy
agitated a..|102 103|104 105 106 107 108 109 10a 10b 10c 10d
agitating a..|zy|10e
agitation n.q.|10f|10g
ago r..
agony n.c.|10h 10i|10j 10k f1
agoraphobia n.q.|x7|10l 10m 10n
agrarian a..|10o|10p
agree v..w|10q c5 gl 10r
agreeable a..|10s 10t
agreeably r..|10u|10v 10s 10w
agreed a..|10x|10y
agreement n.a.|10r gl 10z c3 110 111|112 113 114 115
agricultural a..||116
agriculture n.4.|117 116|sd se sf 118 119 11a
aground ar..
ague n.q.
ahead r..|11b|11c
ahorseback ar..|11d 11e|x1
ai n.e.||yb
aid nv.7.15|11f 11g 9z 11h|11i rd 11j 11k r0
aide n.i.|11l|11m bp
aided a..|11n|11o 11p
aides P.i.|11q|11r
aids P.q.||11s 11t 11u 11v
ailing a..|11w|wc
ailment n.q.|11x 11y
aim nv.9.x|11z 120 121 122 123 124|125 126 127 128 129 12a 9i
aimless a..|py 12b|pz
aimlessly r..||py
aimlessness n.7.|12b 12c 12d|12e 12f
air n.r.13|t5 t4 ih 12g tc tb|12h 12i
airborne a..||12j
aircraft n.6.|12k
airfield n.6.|12l|12m
airflow n.b.||12n qw qx
airfoil n.6.|12o
airforce n.e.|12p|12q 12r
airframe n.6.||12s 12t
airily r..||12u
airless a..|12v|12w
airlift nv.4.z|12x|12y 12z 130 131
airline n.6.||132 133 134
airliner n.6.||135 136 12k
airmail nv.a.w||137 138 139
airplane n.6.|135|136 12k
airport n.6.||12l 12m
airs n.7.|13a|uj 13b
airship n.6.|13c|13d 12k
airspeed n.s.||13e 90 91
airtight a..|13f|13g
airway n.6.||134 13h
airy a..|13i 13j|13k
aisle n.6.||13h 13l
akimbo ar..|13m|13n
akin a..|13o|13p
akkadian P.a.||13q 13r
al P.r.|13s|13t i0
alabama P.f.||13u 13v 13w
alabaman P.i.|13x|13y
alabamian P.i.|13x|13y
alabaster na.r.||13z xw
alamo P.4.||140 141 142 143 144 145
alarm nv.c.11|146 147 148|149 p5 14a 14b 14c
alarmed a..|x8|x5
alarming a..|14d|14e 14f 14g 14h 14i 14j 14k 14l
alarmingly r..||14d
alaska P.f.|14m 14n|13u 13v
alaskan P.i.|14n 14m|13y
albania P.f.|14o 14p|14q 14r wx
albanian P.i.|14p 14o|14s
albany P.f.||14t
albatross n.9.||14u 14v 14w
albert P.i.||14x 14y
alberta P.f.||14z 13v
albigensianism P.9.||150 151 152
albinism n.q.||153 154
album n.a.||155 156 157
albumin n.r.||hr hs
alcea P.k.||158
alchemy n.o.||159
alcohol n.d.|15a 15b
alcoholic na.i.|15c ky 15b 15d 15a|15e 15f 15g 15h 15i
alcoholism n.q.||kt
aldehyde n.r.|15j
alder n.k.||15k 15l
alderman n.i.
ale n.d.|15m|15n 15o 15a
alert va.q.w|148 15p|14c 15q 15r 15s 15t
alerting n.q.||15u
alertly r..||15v
alertness n.9.|15w 15v|15x ju
aletris P.k.||15y
aleut P.i.|15z|160
aleutian P.i.|15z|160
alexander P.k.
alexandria P.f.
aleyrodidae P.5.||161
alfalfa n.k.
alfred P.i.||162 163
alfresco ar..|164 165|166
alga n.5.|167|168
algae n.5.|167|168
algebra n.9.|169 16a|16b 16c
algebraic a..|16a 169
algebraically r..||16a
algeria P.f.|16d 16e|16f wx
algerian P.i.|16e 16d|xh
algonquian P.i.|16g|160
algorithm n.9.
ali P.i.||16h 16i 16j
alibi nv.a.w|16k|16l 16m cr 16n 16o
alien na.i.14|16p 16q 16r 16s 16t|16u rk rm
alienate v..11|16v
alienated a..|16w|16x
alienation n.c.|16y|16z
alight va..12|wy|170 171 wz
align v..u|mx 172 173 174|my c3 c4
aligned a..
alignment n.e.|174 173 172 mx|175 176
alike ar..|177 178
alimentary a..|179 17a|17b
aliphatic a..
aliquot na.n.|17c|17d 17e
alive a..|17f 17g|17h 17i 17j
alkali n.r.|li
alkaline a..|17k 17l
alkalinity n.7.|17l 17k|17m 17n 17o
alkaloid n.r.|17p
alkalosis n.q.||fo
alkane n.r.|17q|ev
alkyl n.r.|17r|es
alkylbenzenesulfonate n.r.||em
all a..|17s 17t|17u 17v 17w 17x 5a 17y
allah P.i.||17z
allegation n.a.|180 181|dw dy dz 182 vp vq
allege v..w|181|183 184
alleged a..|185 186|187 188
allegedly r..||185
allegheny P.h.||f6 f7
allegiance n.4.|189 18a|18b
allegorical a..|18c 18d 18e|18f
allegory n.a.|18e 18c|18g 18h 18i
allegro nar.s.||18j 18k 18l 18m
allele n.8.|18n|18o 18p 18q
allemande n.d.||18r 18s
allen P.i.||18t
allergen n.r.
allergic a..|18u 18v
allergy n.q.|18v 18w 18u|18x 18y
alleviate v..t|18z 190 191 192 193|11g r0
alley n.6.|194|195 196 197
alleyway n.6.|194|195 196 197
alliaceae P.k.||xy xz
alliance n.q.|198|199 19a
allied a..||19b
allies n.e.||174
alligator nv.r.u||19c 19d 19e 19f 19g 19h
alligatored a..|19i|3y
alliteration n.a.|19j|19k 19l 19m
alliterative a..|19n 19j|19o
allium P.k.||15y
allocable a..|19p 19q|19r
allocate v..14|19q 19p 19s 19t 19u|19v n8
allocation n.l.|19s 19q 19t|19w 19x
allot v..14|19v c2 n8 19t
allotment n.l.|19s|19w
allotrope n.r.|19y 19z|i0
allotropic a..|19z 19y
allotted a..|1a0|1a1
allover a..|1a2|5a
allow v..15|1a3 27 o1
allowable a..|1a4|1a5
allowance n.l.14|1a6 1a7|19w 1a8 1a9 1aa 1ab 1ac 1ad 1ae 1af
alloy nv.r.u|1ag|1ah 1ai
alloyed a..|1aj|1ak
allspice n.k.||1al
alluring a..|1am|1an
allusion n.a.||1ao 1ap
alluvial a..|1aq
ally nv.e.15|1ar|1as 1at 1au 1av 1aw
almond n.k.||1ax
almost r..|1ay
alms n.4.||1az 1b0 1b1
aloeaceae P.k.||xy xz
aloes n.6.||1b2
aloft r..
alone ar..|1b3 1b4 1b5 1b6 1b7|1b8 1b9 1ba
aloneness n.7.|1b4 1b3 1b5|zb zc
along r..|1bb
alongside r..
aloof ar..|1bc|1bd
aloofness n.c.||1be 1bf
aloud r..
alpha na.a.|1bg|1bh 1bi 1bj 1bk
alphabet n.a.|1bl 1bm 1bn 1bo|1bp 1bq 1br 1bs 1bt
alphabetic a..|1bm 1bl
alphabetical a..|1bm 1bl
alphabetically r..||1bm
alphabetize v..u|1bo 1bl|1bu
alphabetized a..||1bn
alphanumeric a..
alpine a..
alps P.h.||1bv
already r..
also r..|1bw
alstroemeriaceae P.k.||xy xz
altaic P.i.|1bx 1by|1bz
altar n.6.||1c0 1c1 1c2
alter v..u|1c3 1c4 n0 8y
alterable a..|1c4 1c5 1c3
alteration n.b.|8y 1c3 n0 1c5
altercation n.a.|1c6|1c7 1c8 1c9
altered a..|1ca|1cb 1cc 1cd 1ce
altering n.4.|1cf|1cg 2m 2n
alternate va.i.u|1ch 1ci 1cj 1ck 1cl|1cm 1av ba 1cn 1co
alternately r..||1cl
alternating a..
alternation n.4.|1ck 1cj|1cp 1cq 1cr
alternative na.9.|1cs 1ct 1ci|1cu 1co
alternatively r..|1cv|1ct
altitude n.7.|1cw 1cx|1cy 1cz 1d0
alto na.i.|1d1|1d2 1d3 1d4
altogether r.q.|17t|17x 5a 17y
altruism n.7.|1d5|1d6 1d7 1d8
altruistic a..|1d5
alum n.r.||13s 13t i0 em
alumina n.r.|1d9|1da xw
aluminum n.r.|13s|13t i0
alundum n.r.||1d9 1da xw
alveolar a.a.|1db|1dc 1dd 1de
alveolus n.8.|1de 1df|1dg 1dh
always r..
alyssum n.k.||1di
am P.r.||13t i0
amanita P.k.||1dj
amaryllidaceae P.k.||xy xz
amaryllis n.k.||1dk
amass v..u|dl
amateur na.i.|1dl|1dm
amateurish a..|1dn 1do|1dp
amateurishness n.9.|1do 1dn|1dq 1dr
amaze v..v|1ds 1dt 1du|1dv uy 1dw
amazed a..|1dx|1dy
amazement n.c.|1dt 1ds
amazing a..|1dz 1e0|1e1 1e2
amazingly r..|1e3|1dz 1e1
amazon n.i.||1e4 1e5
ambassador n.i.||1e6 1e7
amber na.7.|1e8|1e9 1ea 1eb 1ec
ambiance n.q.|1ed
ambient a..|1ee 1ed|mh
ambiguity n.a.|1ef 1eg 1eh 1ei 1ej|1ek 1el 1em 7g
ambiguous a..|1eh 1ei 1ef 1ej|1en 1eo 1ep 1eq
ambition n.c.11|1er 1es 1et 1eu|1ev zm
ambitious a..|1eu 1et 1es 1er|1ew 1ex 1ey
amble nv.4.12|1ez 1f0|1f1 1f2 1f3
ambrose P.i.||1f4 1f5 g4 1f6 1f7 1f8 1f9 1fa 1fb
ambulance n.6.||1fc 1fd 1fe
ambulatory na.6.||1ff 1fg
ambuscade nv.4.x|1fh 1fi|1fj 1fk 1fl 1fm
ambush nv.4.x|1fh 1fi|1fj 1fk 1fl 1fm 1fn 1fo
ameba n.5.|1fp 1fq|1fr 1fs 168
amen P.i.||1ft
amenable a..|1fu 1fv|1fw
amend v..w|1fx 1fy 1fz 1g0|1g1 1g2
amended a..
amendment n.4.|1fz 1fx 1fy|1g3 42
amends n.l.|1g4|1a9 1aa 1ab
america P.f.|1g5 1g6|1g7 wx
american P.i.|13y 1g6 1g5
americana P.6.
americanism P.7.||1g8 1g9 1ga
amerindian P.i.|160
amethyst na.r.||xv xw k6 k7 k8 1ec
amiable a..|1gb u3|1gc 1gd
amicable a..|1ge|1gf
amide n.r.|1gg
amine n.r.|1gh 1gi|17q ev
amino na.r.|1gi|es 1gh
aminomethane n.r.||1gj 17r es
amiss ar..|1gk 1gl
amity n.7.|1gm|1gn zb zc
ammo n.6.|1go|1gp
ammonia n.r.
ammoniac na.r.||1gq 1gr 1gs 1gt
ammonium n.r.||1gt 1gu
ammunition n.6.|1go|1gp
amnesia n.9.|1gv|1gw 10g
amniocentesis n.4.||1gx 1gy 1gz 1h0
amnion n.5.|1h1 1h2|1dg 1dh
amniotic a..|1h2 1h1
amoeba n.5.|1fp 1fq|1fr 1fs 168
amorist n.i.||1h3 m2
amorous a..|1h4 1h5|uv
amorously r..||1h4
amorphous a..|1h6|1h7
amount nv.l.16|1h8 7r 1h9 1ha 1hb z5|7s z6 1hc
amp n.n.||1hd 1he
ampere n.n.||1hd 1he
amphetamine n.6.||1hf
amphibia n.5.|1hg 1hh|1hi
amphibian na.6.|1hh 1hj|1fd 1fe 1hk 1hg
amphibious a..|1hh 1hg
amphibole n.r.|1hl|xw
amphibology n.a.||1ef 1ek 1el
amphipod n.5.||1hm 1hn
amphitheater n.6.
ample a..|1ho 7t|1hp 3g
amplification n.4.|1hq|1hr dn do
amplifier n.6.|1hs 1ht|1hu
amplify v..u|1ht 1hs|1hv
amplitude n.b.||1hw 1hx qw
amply r..|1hy|1ho
amputate v..z
amsterdam P.f.||1hz
amuck ar..|104|102
amulet n.6.|1i0|1i1
amuse v..15|1i2 1i3 1i4 1i5 1i6|1i7 1i8 1i9
amused a..|1ia|1ib
amusement n.c.|1i6 1i5 1i4 1i2|1ic 1id
amusing a..|1i3|69
amyl n.r.||es
amyloid na.r.|1ie|1if 1ig 1ih 1ii
an P.a.||2 3
anabaptist P.i.||1ij 1ik
anacardiaceae P.k.||1il
anachronism n.s.|1im
anachronistically r..||1im
anaconda n.5.||1in 1io 1ip
anaerobic a..
anaesthesia n.q.|1iq 1ir 1is
anal a..|1it 1iu
analeptic na.6.||1hf 1iv
analgesic na.6.|el 1iw|1ix
analog na.7.|1iy 1iz|1j0 1j1
analogous a..|1j2 1j3 1j4|13p
analogously r..||1j2
analogue na.7.|1iy 1iz|1j0 1j1
analogy n.9.|1j3 1j2 1j5 1j4|1j6 76 1j7 1j8 1j9 1ja
analyse v..v|1jb 1jc
analysis n.4.|1jd 1je 1jf|1ja
analyst n.i.|1jg 1jh 1jb|ej
analytic a..|1je 1ji 1jj
analytical a..|1je 1ji 1jd
analytically r..
analyticity n.7.|1jj 1je
analyze v..v|1jb 1jg 1ji
analyzed a..
analyzer n.6.|1jc 1jf 1jh
anaphor n.a.||16
anaplasmosis n.q.||i6
anarchism n.9.|1jk|1jl 1jm 9w
anarchist n.i.|1jn 1jk 1jo|1jp
anarchy n.q.|1jo 1jn 1jq|1jr
anastomosis n.8.|1js 1jt|1ju 19a
anastomotic a..|1jt 1js
anatidae P.5.||at
anatolian P.a.||1jv
anatomic a..|1jw 1jx
anatomical na.a.|1jw 1jx|1ek 1el
anatomically r..||1jw
anatomist n.i.|1jy 1jz 1jx|ej
anatomy n.9.|1jz 1jy 1jx 1jw|1k0 1k1 1k2 1k3 1jd 1ja
ancestor n.i.|3p 1k4|ve
ancestral a..|1k4 3p|1k5
ancestry n.e.|1k6|1k7 1k8
anchor nv.6.z|1k9 1ka 1kb|1kc 1kd 1ke 1kf 1kg
anchorage n.q.
anchusa n.k.
ancient a.i.|1kh 1ki|1kj 1kk y9
anciently r..||1ki
ancistrodon P.5.||1kl
andante nar.s.||18j 18k 18l jz
andean P..|1km 1kn
andes P.h.|1kn 1km|1bv
andrena n.5.||1ko 1kp
andrew P.i.||1kq 1ik 1fa
androgen n.r.|1kr|1ks 1kt 1ku
androgenic a..||1kr
andromeda n.k.
anecdotal a..|1kv 1kw
anecdote n.a.|1kw 1kv|1kx 1ky
anemia n.q.||1kz 1l0 1l1
anemic a..|1l2|1l3
anemone n.k.
anesthesia n.q.|1iq 1ir 1is
anesthetic na.6.|1l4 1ir 1l5|1iq
anesthetize v..t|1l5 1l4|1l6 1l7
aneurysm n.q.||1l8
anew r..
angel n.i.|1l9 1la
angelic a..|1lb|1lc
angelica n.k.
anger n.c.11|z0 1ld 1le yx 1lf 1lg|p5
angina n.q.||g3
angioma n.q.||lj lk fo
angiospermae P.k.||1hi
angiotensin n.6.||pu pv
angle nv.p.12|1lh 1li 1lj 1lk 1ll|8d 1lm 1ln 1lo 9w
angled a..|1lp|1lj
anglican P.i.||1ij 1ik
angling n.4.||1lq 1lr hf
anglophilia P.c.||ns nu
angola P.f.||16f wx
angora P.f.||1hz
angrily r..||1ld
angry a..|1ld 1lf z0 1lg|1ls 1lt 1lu 1lv 1lw 1lx 1ly
angst n.c.||1lz p5
anguish n.c.11|1m0 1m1|1m2 10k 1m3 s2 s4 1m4 1m5
anguished a..|1m6|1m7
angular a..|1li 1lh 1lj 1m8|1lp 1m9 1ma 1mb 1mc
anhydride n.r.
anhydrous a..
aniline n.r.||1gh 17q ev
animal n.3.|1md
animate va..11|1me|14b
animated a..||1mf
animation n.q.|1mg|ja
animism n.9.|1mh 1mi|1mj
animistic a..|1mi 1mh
animize v..u
animosity n.c.||zd ze p5
anion n.h.|1mk 1ml|1mm 1mn 1mo
anionic na.r.|1ml 1mk|1mp 1mq ip
anise n.k.
anisotropic a..
ankle n.8.||1mr 1ms 1mt
ankylosis n.q.||fo
anna n.n.
anne P.i.||1mu 1mv 1mw
annelid na.5.|1mx|1my 1mz
annelida P.5.|1mz|1n0
annexation n.4.||1n1 dn
annihilate v..u|1n2 1n3 1n4 1n5|1n6
annihilated a..|1n7|1n8
annihilating a..|1n3|1n9
annihilation n.4.|1n5 1n2 1n4|1na 36 1nb 1nc
anniversary n.s.|1nd|1ne 1nf
announce v..w|s8 1ng 1nh 1ni sx
announced a..|1nj|187
announcement n.a.|1ni 1nh sx
announcer n.i.|1ng 1nh s8
annoy v..11|1nk 1nl 1nm|1nn
annoyance n.q.|1no yz|10g z0 p5
annoyed a..|1np|1nq
annoying na.4.|1nm 1nr|84 85 1ns
annoyingly r..||1nr
annual na.k.
annually r..|1nt|1nu
annuity n.l.|1nv|1nw 1ab 1ac
annul v..15|1nx 1ny|1nz fw
annulment n.q.
annulus n.p.|1o0|1o1 1o2
annum n.s.||1o3
anode n.6.||1o4 1o5
anomalopidae P.5.||1o6
anomalous a..|2v 1o7 1s|1t
anomaly n.q.|1o7 2v|1u
anomic a..|16w 1o8|16x
anomie n.q.|1o8 16w|1o9 1oa
anonymity n.q.|1ob 1oc 1od|1oe 9f 9g
anonymous a..|1od 1ob 1oc|1of 1og
anorexia n.q.|1oh 1oi
another a..|1oj|1ok
anoxia n.q.||1ol 1om
answer nv.a.w|1on 1oo 1op 1oq 1or|1os
answerable a..|1ot
answering a..|1ou|1ov
ant n.5.||1kp
antacid na.r.
antagonise v..15|1ow 1ox
antagonism n.q.|1oy 1oz 1p0 s0 1p1
antagonist n.i.|s0 1p2 1oy 1ox 1p3
antagonistic a..|1p2 s0 1ox 1p0 1oy|1p4 1p5
antagonize v..11|1p1 1oy 1p3|1nk 1nn
antarctic P.f.||1p6 1p7 1p8 1p9
antarctica P.h.||xf xg
antares P.h.||1pa 1pb 1pc
anteater n.5.
antebellum a..
antecedent na.i.|3p 1pd 1pe 1pf|ve 1pg 1ph 1pi 1pj 1pk 1pl
antediluvian na.i.||3n 3o 3p
antelope n.5.|1pm|1pn 1po 1pp
antenna n.6.||1pq 1pr 2a
anterior na.8.|1ps|1pt 1pu 1pv 1pw 1px
anthelmintic na.6.|1py 1pz|1q0
anthem n.a.||1q1 jx
anther n.k.|1q2
anthill n.h.||1q3 1q4 1q5
anthology n.a.||1q6 1q7 1q8
anthony P.i.|1q9|1qa 1qb 1qc
anthrax n.q.||i5 i6
anthropoid na.i.|1qd|1qe 1qf
anthropologist n.i.|1qg 1qh|1qi
anthropology n.9.|1qh 1qg|1qj
anthropomorphic a..|1qk|1ql
anti a.i.
antiaircraft na.6.|1qm|1qn 1qo 1qp
antiarrhythmic n.6.
antibacterial na.6.|1qq|1qr
antibiotic na.6.|1qs|1qq
antibody n.r.|yr|hs
antic nva.4.t|1qt 1qu 1qv|1qw hp 1qx
anticancer a..|1qy|lj 1qz
anticholinergic na.6.
anticipate v..v|1r0 1r1 1pk 1r2 1r3|1r4 1r5 1r6
anticipated a..|1r7|1r8
anticipation n.c.|1r9 1ra 1rb|1rc 1rd 76 1j7
anticoagulant n.6.
anticoagulation n.4.||ne 1re 1rf
anticonvulsant n.6.
antidepressant n.6.|1rg
antidiabetic n.6.
antidote n.6.|1rh|g9
antiemetic n.6.
antifreeze n.r.
antifungal na.6.|1ri 1rj
antigen n.r.|1rk
antigonus P.i.||1qa 1qb 1qc 1rl 14s
antigua P.f.||1rm
antihistamine n.6.
antihypertensive n.6.|1rn
antiknock na.r.
antilles P.f.||1ro
antimalarial n.6.|1rp|1rq
antimony n.r.|1rr|13t i0
antineoplastic na.6.|1qy|lj 1qz
antioch P.f.
antioxidant n.r.|1rs|1rt
antiparticle n.h.||1ru 1mn 1mo
antipathetic a..|1rv 1rw|1rx
antipathy n.c.|1rw 1p0 1rv|16z
antipodal na.o.||1ry 176
antipollution a..||1rz
antipsychotic n.6.|1s0|1s1 1s2
antipyretic na.6.
antique nva.i.14|1s3 1s4 1s5|1s6 1kj 1s7 1s8 1s9 1sa
antiquity n.s.|1s3|y2 y3
antiredeposition n.m.
antiseptic na.6.|1sb 1sc|1sd 1se 1sf
antiserum n.8.||1sg 1sh 1si
antisocial a..|1sj|1sk
antispasmodic n.6.|1sl
antitank a..|1sm|1qp
antithesis n.o.|1sn 1so|1sp
antithetical a..|1so 1sn|1sq
antithyroid a..||1sr
antitoxin n.r.||yr hs
antitrust a..|1ss|1st
antitype n.9.||1su
antiviral na.6.|1sv
antler n.5.||1sw 1sx
antony P.i.|1q9|1qa 1qb 1qc
anu P.i.||1sy
anus n.8.|1iu 1it|1sz 1t0
anvil n.6.||1t1
anxiety n.q.|1t2 1lz|10g p5
anxious a..|1t3|1t4
anxiously r..|1t5|x9 1t6 1t7
any a..|1t8|1t9
anyhow r..|1ta
anymore r..
anyway r..|1ta
anywhere r..
aorta n.8.|1tb 1tc|1td
aortic a..|1tc 1tb
apache n.i.||1te 160
apalachicola P.h.||f6 f7
apart r..|1tf 1tg|1th
apartheid n.a.||1ti 1tj
apartment n.6.|1tk|33
apathetic a..|1tl 1tm 1tn|1to
apathy n.c.|1tm 1tp 1tl
apatite n.r.||xw
ape nv.5.16|1tq 1tr 1ts|1tt 1tu 1tv
apennines P.h.||1bv
aperture n.6.||1tw 97
apetalous a..
apex n.f.|1tx 1ty|1tz 1u0
aphasia n.q.|1u1|1u2 1u3
aphid n.5.||lf lg
aphrodite P.i.||11r
apical a..|1ty 1tx|1u4
apiece r..|1u5
aplomb n.7.|1u6|1u7 zb zc
apnea n.q.
apoapsis n.f.||1u8
apocalypse n.b.|1u9|1ua am an
apocalyptic a..|1u9|1ub
apocrypha P.a.||1uc
apocryphal a..|1ud|188
apogee n.s.|1ue|1uf
apollo P.i.||11r
apologetic a..|1ug 1uh 1ui|1uj
apologetically r..||1ug
apologia n.a.|1uh|16l 16m cr
apologist n.i.|1uk 1uh|kw
apologize v..w|1ul 1ui
apology n.a.|1ui 1ug 1ul 1um|fv
apoplexy n.q.|1un|1uo w9 an
apostle n.i.||1up kv kw
apostolic a..|1uq 1kq
apothecary n.i.|1ur|1us
apothecium n.k.||1ut 1uu
appalachian P.i.||13y
appalachians P.h.||1bv
appalled a..|x6|x5
appalling na.b.|14e|1uv 14d
apparatus n.6.|ta
apparel nv.6.t|1uw 1ux
apparent a..|1uy 1uz 1v0 1v1|1v2 1v3
apparently r..|1v4|1v5 1v1
apparition n.i.|1v6|1v7
appeal nv.a.15|1v8 1v9 1va 1vb 1vc 1vd|1ve 1vf 1vg 1vh 1vi 1vj 100 1vk
appealing a..|1va|1vl
appear v..13|1vm 1vn 1v0 1uy 1vo 1vh
appearance n.7.|1vh 1v0 1vo
appearing n.4.||1vp
appease v..11|1vq|1vr 1vs b9 1vt 10q
appeasing a..|1vu|1vv
appellate a..|1vd|1vc
appellation n.a.|1vw|1vx
append v..z|vy 1vy w3
appendage n.8.|1vz|1w0
appendix n.a.||1w1 1w2
appetite n.c.||1w3 1ev
appetizer n.d.||1w4
applaud v..w|av 1w5 ay nn|1w6 az 1w7
applause n.a.|1w8|ax
apple n.d.|1w9|1wa 1wb
applejack n.d.||1wc 1wd 15a
applesauce n.d.
appliance n.6.|1we
applicability n.o.|1wf 1wg|1wh 1wi
applicable a..|1wg 1wj 1wk 1wl 1wf|1wm
applicant n.i.|1wn 1wo
application n.4.|1wp 1wj 1wl 1wq 1wr 1wo 1ws 1wt|1wu 1wv 1ww 1wx
applicator n.6.
applied a..
apply v..y|1wq 1wy 1wp 1wk 1wg 1wo 1wr 1wn|1wz
appoint v..15|1x0 1x1 1x2 1x3 1x4|1x5 ib
appointed a..|1x1 1x6 1x7 1x8|1x9 1xa 1a1 1xb 1xc
appointee n.i.|1x3 1x0 1x4 1x2|1e7
appointment n.4.|1xd 1xe|1xf 1xg 1xh 1xi 1c2
apportion v..14|19q 19p 19t|19v n8
apportioning n.4.|19t|19x
apportionment n.4.|19t 19q|19x
apposition n.o.||1xj 1xk 1xl
appraisal n.9.|1xm 1w7|1xn
appraise v..v|1w7 1xo 1xp 1xm
appraiser n.i.|1xp 1w7|1xq sw ej
appraising a..|1xr|1xs
appreciable a..|1xt|1xu
appreciably r..||1xt
appreciate v..11|1xv 1xw 1xx 1xy|1xz 1y0 6q 6r
appreciated a..|1y1|1y2
appreciation n.9.|1y3 1y4|1y5 1y6 1y7
appreciative a..|1xw 1xv 1y8|1y9
apprehend v..v|1ya 1yb 1yc 1y5 1yd 1ye 1yf|1yg 1yh 1yi
apprehended a..|1y1|1y2
apprehension n.c.|1yj 1y5 1ya|149 p5 1y6
apprehensive a..|1yc 1ya|jr
apprentice nv.i.v|1yk 1yl|1ym 1yn 1yo 1yp
apprenticeship n.4.|1yl 1yk|8k
approach nv.4.12|1yq 1yr 1ys 1yt a6 1yu|1yv 1yw 1yx cb 1yy 1tv
approachable a..|1yz|1z0
approaching na.b.|1yu 1z1|qx 1z2
appropriate va..v|1a6 1z3 1z4|19v n8 1z5 1z6
appropriately r..|1z7|1z8 1z6 1z9 1z5 1za 1z3
appropriateness n.7.|1zb|1zc 4n
appropriation n.l.||1zd 1ze 1zf
approval n.4.|9x 1zg 1zh 1zi|9y 9z nu
approve v..w|1zg 1zj 9x 1zi 1zh|cy 27
approved a..|1zk|d3
approving na.4.|9x 1zj|9y 9z 1zl
approvingly r..||1zj
approximate va..16|1yy 1zm|1tv c3 1zn 1zo
approximately r..|3j
approximation n.9.|1zp|1zq 1zr 1j7 1j0 1j1
apricot n.k.||1ax
april P.s.||1zs 1zt
apron n.6.||1zu
apt a..|1zv|1zw
aptitude n.9.|1zx
aquarium n.6.||1zy 1zz 200
aquarius P.i.
aquatic na.k.||201
aqueous a..||201
aquila P.h.||202
ara P.h.||202
arab P.i.|203|204 205
arabia P.f.|206 207|208
arabian P.i.|203 207 206|204 205
arabic P.a.||13q 13r 203
arabis P.k.||158
arable a..|209|20a
araceae P.k.||xz
arachnid n.5.|20b
arachnoid na.8.|20c 20b|20d 20e 20f
arafat P.i.||20g 20h
aragon P.i.
aramaic P.a.|20i|13q 13r
arbiter n.i.||ej
arbitrage nv.4.14||20j 20k sd 20l
arbitrarily r..|20m|20n 20o 20p
arbitrary a..|20q 20r|20s
arbitrate v..w|20t 20u|20v oe
arbitration n.a.|20u 20t|20w 20x 20y
arbor n.k.|20z 210 211
arboreal a..|210 20z|212
arborescent a..|211|213
arc n.j.12|214 215 216 217|218 219 21a 21b
arcade n.6.||13l 13h
arch nv.p.12|216 21c 21d 21e|21a 21b 21f 21g 21h
archaebacteria n.5.
archaeological a..|21i 21j
archaeologist n.i.|21k 21j|1qg 1qi
archaeology n.9.|21j 21i 21k|1qh 1qj
archaic a..||1s9
archaize v..u
archangel n.i.|21l|1l9
archbishop n.i.||1f4 1f5 g4
archdeacon n.i.||g4 g5
archduke n.i.||14x 14y
arched a..|217|21d 21m
archegonium n.k.
archeological a..|21i 21j
archeologist n.i.|21k 21j|1qg 1qi
archeology n.9.|21j 21i 21k|1qh 1qj
archer n.i.||ej
archery n.4.||hf
archil n.r.||21n 21o
arching a..|217|21m
archipelago n.h.|1ro
architect n.i.|21p
architectural a..||21q
architecture n.6.|21q|21r hy 21s
archive nv.6.z||21t 12m 21u dh
archives n.a.||1q6 1q7 1q8
archosaurian na.5.|21v
arctic na.f.||1p6 1p7 1p8 1p9
arcuate a..|217 215|21m
ardent a..|21w|2p
ardently r..||21w
ardor n.c.|21x|21y 21z
arduous a..|220 221|222
are n.n.||h3
area n.f.|223|224
areaway n.6.||13l 13h
arena n.q.|225|226 7l
ares P.i.||11r
argentina P.f.|227 228|229 wx
argentine na.5.|228|22a 227
argentinian P.i.|228 227|22b 22c
argive P.i.|22d 22e 22f|22g 14s
argon n.r.||i0 22h
argos P.f.|22e 22f 22d
argot n.a.|22i|22j 1el
argue v..w|22k 22l 22m 1tj 22n 22o 22p 22q|22r 22s 22t
arguing n.a.|22q|1c8 1c9
argument n.a.|22u 22v 22q 22o|cf cg 1c8 1c9
argumentative a..|22p 22o|22w 22x
aria n.a.||1q1 jx
arianism P.9.|22y 22z|230 1mj 152
arianist n.i.|22z 22y|1ik
arianrhod P.i.||231
arid a..|232 233|234
aridity n.7.|235
aries P.i.
arise v..16|236 237|238 239 23a
aristocracy n.e.|23b 23c 23d|23e 23f 23g y8
aristocrat n.i.|14y 23c
aristocratic a..|23c 23d 23b|23h
aristotelian P.i.|23i 23j 23k 23l|lx m2
aristotelianism P.9.|23j 23i|23m 1mj
aristotle P.i.|23l 23k|23n
arithmetic na.9.||16b 16c
arizona P.f.||13u 13v
ark n.6.||23o
arkansas P.f.||13u 13v
arm n.8.x|23p 23q 23r 1qo 23s 23t|23u 1vz 1w0
armada n.e.
armadillo n.5.||23v
armament n.6.|23t 23s|1gp
armature n.6.|23w|23x 23y 1pq
armchair n.6.|23z|240 241 1c1
armed a..
armenia P.f.|242 243|ww wx
armenian P.i.|243 242|1bz
armful n.n.||244 245
armhole n.6.||246 247
arminianism P.9.||248 150 151
arminius P.i.||1f6
armless a..
armlike a..
armoire n.6.||249 1c1 1c2
armor nv.6.14|24a|24b 24c
armored a..|24d|24e 24f
armpit n.8.||1dh
arms n.6.|1gp
army n.e.|24g|12q 12r
arnold P.i.||24h 24i 24j
aroma n.7.|24k 24l 24m
aromatic a..|24l 24k
around r..
arousal n.4.|24n 24o
arouse v..11|24o 24n 24p
aroused a..|24q 24r|24s 24t
arraign v..15||dx e1
arrange v..z|1bu 175 24u 24v 24w|10q
arranged a..|24x|24y
arrangement n.9.|24w 24v 24z 250|251 1j7 252
arranging n.4.|253|254 1yw 1yx
array nv.e.z|255|24z 256 1bu
arrest nv.4.z|1yf 1ye|257 gp 1yh 1yi
arrhythmia n.q.|258|259 1l8
arrival n.4.|ri o5 171 25a|bs 16u
arrive v..12|171 25a o5
arrogance n.7.|25b 25c|25d 25e 25f
arrogant a..|25c 25b|25g
arrogantly r..||25c
arrogate v..14|25h
arrow n.a.|25i|jp 1bj 25j 1qo
arrowhead n.6.||25k 25l 1u0
arrowroot n.r.||1if 1ig 1ih
arroyo n.h.||25m 25n 25o
arsenate n.r.||em
arsenic n.r.||25p
arson n.4.|25q 25r|25s 73
art n.6.|79 25t ty 25u 25v 25w|1yx
artaxerxes P.i.||162 163 25x 1bz
artemis P.i.||11r
artemisia n.k.|25y
arterial a..|25z 1td
arteriolar a..|260 261
arteriole n.8.|261 260|1td
arteriolosclerosis n.q.||262 fo
arteriosclerosis n.q.|263|262 fo
artery n.8.|1td 25z
artful a..|264|265
artfully r..||266
arthritis n.q.|267 268|g3
arthropod n.5.
arthur P.i.||269
arthurian P..
artichoke n.k.||26a
article n.a.w|26b 26c|26d 26e 26f
articular a..|1mt
articulate va..14|26g 1mt 26h 26i 26j 26k 26l 26m|9h 9i 26n
articulated a..|26o|26p
articulation n.a.|26k 26i|9c 9d
articulatory a..|26j 26i|26k
artifact n.3.
artifice n.4.||26q 26r 1xf
artificial a..|26s 26t um|26u 26v 26w 26x 26y 26z 270 271
artificiality n.7.|26t 26s|13b
artificially r..||26s
artillery n.6.|272 273|23t 1gp 274 275
artilleryman n.i.|276
artisan n.i.|277
artist n.i.|25v ty 25u 278 279 79 25w
artistic a..|25u 25v 79 ty|tx
artistically r..||ty
artistry n.9.|279|27a
artless a..|27b 27c|27d 27e
arts n.9.|hy
artwork n.a.|278|27f
arty a..|25t 79|27g
arum n.k.||1if 1ig 1ih
as r.r.|27h|27i
asbestos n.r.||1hl xw
ascend v..12|27j 27k 27l 27m
ascendancy n.q.|27n 27o
ascendant na.q.|27o 27k 27j 27p|27n 27q
ascending na.4.|27m 27q|27k 27r 27s 27t
ascension n.s.||27u 27v 27w
ascent n.h.|27x 27p|27y
ascertain v..w|27z 280 281|282 vh
ascertainable a..|280 27z 283|284
ascertained a..|285|286
ascetic na.i.|6f 6h
asceticism n.9.||1mj
ascii P.a.||lb lc
ascocarp n.k.|1ut|1uu
ascomycetes P.k.||1hi
ascomycetous a..|287
ascomycota P.k.||288 1n0
ascribe v..v|289 28a
ascus n.k.
aseptic a..|1sd 1sc|1sb
asexual a..|28b
asexually r..||28b
ash nv.r.u|fd|28c
ashamed a..|28d|28e 28f 28g
ashen a..|28h|28i
ashore r..
ashram n.f.||28j
asia P.h.|28k 28l|xf xg
asian P.i.|1bz 28l 28k 28m
asiatic P.i.|1bz 28l 28k 28m
aside r.a.|1tg
ask v..w
askance ar..|28n|28o
asking n.a.|1ve
asleep ar..|28p|28q 28r 28s 28t
asocial a..||1b8
asparagaceae P.k.||xy xz
asparagus n.k.
aspect n.9.|28u|28v 28w 113
aspen n.k.
aspergillus P.k.||1dj
asphalt nv.r.z||28x 28y
asphodel n.k.||28z 1dk
asphodelaceae P.k.||xy xz
asphyxia n.q.|290 291 292
asphyxiation n.q.|290 291 292|1ol 1om
aspirant na.i.|293 1ew 294|1wn 1eu
aspiration n.7.|295 294|1et zm
aspire v..v|294 1ew 1er 295 293|296 129
aspirin n.6.||em el
asplenium P.k.||297
ass n.8.|298|299 29a
assail v..x|29b zn
assailant n.i.|zn 29c 29b 29d|1m
assam P.f.||13v
assassin n.i.|29e 29f|29g 1k 1l
assassinate v..15|29f 29e|1n6
assassinated a..|29h|29i
assassination n.a.||29j 29k 29l
assault nv.4.x|29b 29m 29n zn|29o 142 29p 29q
assay nv.9.v|29r 29s 29t|1xm 1xn 1jb
assemblage n.e.|29u 29v 29w 29x 29y 29z|2a0
assemble v..10|29y dk 29x 29w 29u 29z|2a1
assembling n.4.|2a2|2a3
assembly n.6.||2a4 2a5 1yx 12m
assent nv.a.w|gk gh vs|c5 gl
assert v..w|183 vi vp vj vk vm|184
asserted a..|2a6|187
asserting a..|2a7
assertion n.a.|vp 183 vk vj|vq
assertive a..|2a8 2a9|2aa 2ab
assertiveness n.7.|2a9 2a8|2ac
assess v..v|1w7 2ad 1xm 2ae
assessment n.9.|1xm 1w7|1xn
assessor n.i.|2ae 1w7|2af 1e7
asset n.7.|rd
assets n.l.
assiduity n.7.|2ag 2ah|2ai 2aj 2ak
assign v..15|2al 2am 1xd 19v 19t 289 2an 2ao|1x4 n8 p0
assigned a..|1a1|1a0 1x6
assignee n.i.|2ap|e8 2aq gs
assigning n.4.|2ar|19x
assignment n.4.|2am 2al 2ap 2ar|2as 19x
assimilate v..v|5m 2at df 2au 5n 2av|5q b2 b3
assimilation n.q.|2au 2av df|cj
assimilative a..
assist v.4.15|9z 11g 2aw 2ax bp 1v 2ay|2az r0 1w
assistance n.4.|9z 11g
assistant na.i.|bp 2ay 11g 1v|2b0
assisted a..|11n|11o 11p
associate nv.i.v|1au 2b1 2b2 2b3 2b4 2b5 2b6|1av
association n.e.|2b7 1aw 2b1 va 2b5 2b2 2b6|vb 19a 2b8
associative a..|2b3 2b2|2b4
assonance n.a.|2b9 2ba|19k 19l 19m
assorted a..|2bb|2bc
assortment n.e.|2bd
assume v..v|2be fx 2bf 2bg 2bh gt|1r0 2bi 2bj
assumed a..|2bk|2bl
assuming a..|2bm|2bn
assumption n.a.|2bf 2be 2bg|2bo 2bp 2bq
assurance n.9.|2br|2bs 1gw 10g
assure v..w|2bt 2bu 281|vj 2bv 2bw 282 vh
assured a..|2bx 2by 1u6|2bz 2c0
assuredly r..||2bx
assyria P.f.
assyrian P.i.||204 205 20i 13q 13r
assyriology P.9.||21j 1qh 1qj
aster n.k.
asteridae P.k.||1hi
asterisk nv.a.u||1bi 1bj 2c1
astern r..
asteroid na.h.|2c2 1m9 2c3|2c4 1pc 1lj
asteroidal a..|2c3 2c2
asthma n.q.|2c5|2c6
astigmatism n.q.||2c7 2c8 u
astonish v..v|1ds 1dt|1dv uy
astonished a..|1dx|1dy
astonishing a..|1dz|1e1
astonishingly r..|1e3|1dz 1e1
astonishment n.c.|1dt 1ds
astound v..v|1ds|1dv uy
astounded a..|1dx|1dy
astounding a..|2c9|2ca
astral a..||1pb
astray r..
astride r..
astringent na.6.||2cb
astrological a..|2cc 2cd
astrology n.9.|2cd 2cc|2ce 2cf
astronaut n.i.||16u
astronomer n.i.|2cg|2ch
astronomical a..|2ci 2cj 2ck|2cl
astronomy n.9.|2cj 2ci|tk
astrophysics n.9.||2cj tk
astute a..|2cm 2cn|2co
asymmetric a..|2cp 2cq|2cr 2cs 2ct
asymmetrical a..|2cp 2cq|2cr 2cs 2ct
asymmetrically r..
asymmetry n.7.|2cq 2cp|2cu
asymptote n.p.|2cv 2cw|2cx 21b
asymptotic a..|2cw 2cv
asymptotically r..||2cw
asynchrony n.o.|2cy|2cz
at n.r.||i0 2d0
ataxia n.q.||1u3
ate P.i.||11r
athabascan P.a.||2d1
athapaskan P.i.|1te|160
atheist na.i.|2d2 2d3 2d4|2d5
atheistic a..|2d3 2d2 2d4|2d6
athelstan P.i.||162 163 2d7 14s
athena P.i.||11r
athenian P.i.|2d8 2d9 2da|22g 14s
athens P.f.|2da 2d9|1hz
atheromatous a..
atherosclerosis n.q.||263 262 fo
athlete n.i.|1 2db
athletic a..|2db 1 hb hf|hd
athleticism n.7.|2dc|2dd 2de 2df
athletics n.4.|hf hb
atlanta P.f.||14t 140 141 142
atlantic P.h.||2dg
atlas n.i.||2dh
atm n.n.|2di|2dj
atmosphere n.q.|1ed 2di 2dk 2dl 2dm|2dj 2dn 2do
atmospheric a..|2dl 2dm 2dp 2dk
atoll n.h.||2dq 2dr
atom n.r.|2ds 2dt
atomic a..|2dt 2ds 2du|2dv
atonally r..
atone v..15|2dw 2dx|2dy
atonement n.l.|2dx 2dw|1g4 1a9 1aa
atop r..
atp P.r.||pq pr
atrioventricular a..||2dz 2e0 2e1
atrium n.8.|2e1|2e2 1dh
atrocious a..|2e3 2e4 2e5|2e6
atrociously r..||2e7 2e8
atrophic a..||2e9
atrophied a..
atrophy nv.q.t|2e9 2ea|2eb 2ec
atropine n.6.||17p 1sl 2ed 1rh g9
attach v..z|vz 2ee 2ef
attache n.i.||2eg ej
attached a..|v7|v8
attachment n.c.|2eh|us l0 af ag
attack nv.4.x|1fk z9 29c zn 29d|1fl 2ei 2ej 2ek
attacker n.i.|zn 29b z9 29c 29d|1m
attacking a..|29m|2el
attain v..15|bt 2em 2en 2eo 2ep|bw 171
attainable a..|2em bt|2eq
attained a..|2er|2es
attainment n.4.|2en bt 2ep 2et 2eo|bs ri
attempt nv.4.15|2eu ru 2ev 2ew|ib
attempted a..|2ex|2ey
attend v..16|2ez 2f0 2f1 1vp
attendance n.4.|1vp 2f2 2ez
attendant na.i.|2f1 2aw 2f2 2f0 1vp|bp 2f3
attended a..
attending n.9.|2f4
attention n.9.|2f4 2f5 1rf 2f6
attentive a..|5v 2f5 2f7|5u 2f8
attentively r..||5v
attentiveness n.9.|2f7 5v|2f4
attest v..w|2f9|2fa vj
attested a..|2fb|2fc
attic na.6.|2fd 2fe|2ff 2fg
attica P.f.|2fg
attire nv.6.t|2fh|2fi
attired a..|2fj|2fk
attitude n.9.|9w 2fl|zu
attorney n.i.|2fm
attract v..z|2fn 1vl 2fo 2fp 1vb 2fq|2fr
attraction n.j.|vf 2fo 1vb 2fn 2fp|vg 2fs
attractive a..|2fq 1vb 1vf 1vl 2fn 2fp|2ft 2fu 2fv 2fw 2fx 2fy
attractively r..|2fz|2fq 2g0
attractiveness n.7.|2fp 1vl
attributable a..|2g1 289|28a 2g2 2g3
attribute nv.9.v|28w 289 2g1
attribution n.9.||1xn
attributive a..
attune v..u||mw
atypical a..|2g4
atypically r..||2g4
au P.r.|2g5|2g6 13t i0
auburn a..||1ec
auction nv.4.14||2g7 2g8 2g9 2ga
audacious a..|2gb 2gc|2gd
audacity n.7.|2gc 2gb rw 2ge|2gf 2gg 2gh 2gi zg zm
auden P.i.||24h
audible na.4.|2gj|te tf iw
audibly r..||2gj
audience n.e.|2gk 2gl|2gm
audio n.a.|2gn
audit nv.l.v|2go|2gp 2gq 2gr 1jb
audition nv.9.10|2gs|jg jh ju 2gt jt 2gu
auditor n.i.|2gv|2gw
auditorium n.6.
auditory a..||2gs
aug P.s.|2gx|1zs 1zt
augment v..u|2gy|qz
augmented a..|2gz|d8
augur nv.i.w|2h0|2h1 2h2 2h3 2h4
august n.s.|2gx|1zs 1zt
augustine P.i.||1f6 1f9 1fa 1fb
augustinian P.i.||2h5 10
augustus P.i.|2h6|20g 20h 2h7 2h8 163
auk n.5.||2h9
aunt n.i.||2ha ve
aura n.q.
aurally r..
aureomycin P.6.||1qs 1qq
auricle n.8.|2dz|2hb 1dg 1dh
auricular a..||2hc 2hd
aurora n.s.|2he|2hf 2hg 2hh
auscultation n.4.||2hi 2hj 2hk 1h0
auspicious a..|2hl 2hm|2hn
auspiciously r..||2ho 2hl
austen P.i.
austenite n.r.||2hp 1ah
austere a..|2hq 2hr|2hs
austerity n.7.|6h|6i 6j
austin P.f.||14t
australasia P.f.|2ht 2hu|1ro
australasian P..|2hu 2ht
australia P.f.|2hv 2hw|wx
australian P.i.|2hw 2hv
australopithecus P.5.
austria P.f.|2hx 2hy|14r wx
austrian P.i.|2hy 2hx|14s
austronesian P.i.|2hz 2i0
authentic a..|2i1 2i2 2i3|2i4 2fc
authenticate v..v|2i5 2i6 2i7 1xo|2f9 2fa
authentication n.a.|2i6 2i5|2i8
authenticity n.7.|2i2 2i1 2i3|2i9
author n.i.10|2ia 2ib 2ic|2id
authoritarian na.i.|2ie 2if|2ig 2ih 2ii 2ij
authoritative a..|2ik|2il
authoritatively r..||2im 2ik
authorities n.e.|2in|2io
authority n.7.|2ip 2iq|2ir 2is
authorization n.a.|2it
authorize v..w|cy 2iu|27
authorized a..|d3|d2 1zk 2iv 2iw
authorship n.4.|2ib 2ia|2ix 1yw 1yx
autistic a..|2iy|wc
auto n.6.|1fc|1fd 1fe 1hk
autobiographical a..|2iz 2j0|2j1
autobiography n.a.|2j0 2iz 2j1|2j2 cc ce
autoclave nv.6.t|2j3|200 2j4 2j5
autocratic a..|2j6|2j7
autofluorescence n.j.||2j8 2j9 2ja
autoimmune a..
autoloader n.6.|2jb|2jc 1qn 1qo
automate v..u|2jd 2je
automatic a.6.|2jf 2jd 2jg 2jh 2ji 2jj|2jk 2jl
automatically r..||2jm
automation n.4.|2je 2jd|2jn 1wp
automaton n.i.|2jj 2jh 2ji
automobile n.6.12|1fc 2jo|1fd 1fe 1hk
automotive a..||1fc
autonomic a..||2jp
autonomous a..|2jq 2jr|2js
autonomy n.q.|2jr 2jt 2jq|2ju 2jv
autopsy nv.4.13|2jw|1j9 1ja 2jx
autosomal a..|2jy 2jz
autosome n.8.|2jz 2jy|2k0 1mo
autumn n.s.|2k1 2k2|2k3
autumnal a..|2k2 2k1
auxiliary na.i.|11l ad 2k4|bp 1co
avail nv.7.y||2k5 2k6 1wq 11g r0
availability n.7.|2k7 2k8|2k9 2ka
available a..|2k8 2k7|go 2kb 2kc
avarice n.4.|2kd gv|25e 25f 2ke
avatar n.i.|2kf|2kg
avenge v..x|2kh 2ki|2kj
avens n.k.||53
avenue n.4.||1yq 1yv 1yw
average nva.9.16|2kk 2kl 2km 2kn|2ko 2kp 1ha 2kq 2kr
averse a..|1rv|1rx
aversion n.c.|1rw|16z
aversive a..||1rw
avert v..15|2ks 2kt|2ku 2kv
avesta P.a.||1uc
aviary n.6.
aviation n.e.
aviator n.i.|2kw 2kx
avid a..|2ky|2kz
avignon P.f.
avocado n.d.||1wa
avoid v..w|2l0 2l1 2ks 2kt 2l2|2ku
avoidance n.4.|2l1 2l0|k
avoirdupois n.n.||2l3 2l4
avon P.h.||f6 f7
avowed a..|2l5|187
await v..v|2l6
awaited a..|1r7|1r8
awake va..t|24p 2l7|2l8 2l9 2la
awaken v..t|2lb 2lc 24p
awakened a..|24s|24q
awakening n.4.|2lc 24p 2lb|24n
award nv.4.14|2ld 3 2le 2lf 2lg|2lh 19t 19x 11j 11k 19q 19v 2li
awarding n.4.|2ld|2lh 19t 19x
aware a..|2lj 2lk|15v 2ll
awareness n.9.|2lk 2lm 2lj 2ln|1y6 2lo 1gw 10g
away r..|2lp
awe nv.c.11|2lq|2lr 1dt 14a 14b
awed a..|2ls 2lt|2lu 2lv
awestruck a..|2lt|2lv
awful ar..|2e8 2lw 14g 2lx|2ly 14d
awfully r..|2lx
awfulness n.7.|2lw 2e8 14g 2lz|2m0
awhile r..
awkward a..|2m1 2m2 2m3|2m4 2m5 2m6 2m7 2m8
awkwardly r..||2m2
awkwardness n.9.|2m3 2m9 2m2|1dq 1dr
awl n.6.||2ma
awry ar..|2mb 1gl|13n
ax nv.6.z|2mc 2md|2me 2mf 2mg 2mh
axe n.6.z|2mc 2md|2me 2mf 2mg 2mh
axial a..|2mi 2mj
axially r..||2mi
axil n.k.|2mk 2ml|1lh 8d 1lm
axillary a..|2ml 2mk
axiom n.a.|2mm|1ek 1el
axiomatic a..|2mn|1v2
axis n.9.|2mo|2mp
axle n.6.||2mq 2mr
axon n.8.||2ms
azerbaijan P.f.||ww wx
azimuth n.p.||1lh 8d 1lm
azo a..
azores P.f.||1rm
aztec P.i.||2mt 160
aztecan P.a.||2mu 2d1
azygos a..||2mv
baal P.i.||1sy
babassu n.k.||2mw
babble v.a.w|2mx|2my 7o 2mz
babe n.i.|2n0|2n1 2n2 ve
babelike a..|2n3|2n4
baboon n.5.||2n5 2n6 1tt
baby n.i.15|2n0 2n7 2n8 2n9|2n1 2n2 ve
babylon P.f.|2na 2nb
babylonia P.f.
babylonian P.i.|2nc 2nb 2na|204 205
babysitter n.i.||2nd 2ne 2nf
bacchus P.i.||tu
bach nv.i.16|2ng|2nh 1d3 1f7 1f8 2ni
bachelor nv.i.16|2ng|k0 k1 2ni
bacillus n.5.|2nj|i3 i4
back nr.8.15|2nk 2nl 2nm 2nn 2no 2np 2nq|2nr 2ns 1zg cy r0 2nt
backbend n.4.||2nu 2nv 2nw
backboard n.6.||2nx
backbone n.9.|1k9 2ny|1ke 1kf 1kg 2nz 2gh 2o0
backdrop n.6.||2o1 2o2 2o3
backed a..
backer n.i.|2o4|2o5 2o6 2o7
backfield n.e.||2o8 24z
backfire nv.b.15|2o9|2oa 2ob 23a
backflow n.b.|2oc|12n qw qx
background n.7.u||2od 2oe 2of 2og
backhand nva.4.z|2oh|2oi 2oj 2ok 2ol
backhanded a..|2oh
backing n.4.|2nn 2no 2nm 2o4 2om|9x 9y 9z 2on 2oo
backless a..
backlog nv.e.u|2op|dl
backpack nv.6.12|2oq|2or 2os 1f3
backspace nv.6.w||94 95 2ot 2ou
backspin n.b.||2ov 2ow
backstage nar.6.|2ox 2oy|2oz 2p0 2p1 2p2
backstairs na.6.|2p3|2p4 2p5
backstitch nv.6.z||2p6 2p7 2p8 2p9
backup n.m.|2pa|d4 a8
backward ar..|2pb 2nq|2pc 2pd 2pe 2pf 2pg 2ph 2pi
backwards r..|2nq
backwoods n.f.||2pj
backyard n.6.||2pk 2pl 2pm
bacon n.d.||2pn 2po 2pp
bacteria n.5.|i4 1qr
bacterial a..|1qr i4
bacteriologist n.i.|2pq 2pr|2ps
bacteriology n.9.|2pr 2pq|2pt 2pu 1k2
bacteriophage n.5.|2pv|2pw
bacterium n.5.|i4 1qr
bad a.7.|2px 2ly|2e8 2py 2pz 2q0 2q1 2e7 2q2 2q3
badge n.a.z|2q4|18d 2q5 2q6 28v 28w 2q7
badger nv.i.11|2q8|13y 2q9 2qa
badly r..|2qb 2qc|2qd 2qe 2qf
badminton n.4.|2qg|2qh 2qi hf
badness n.7.|2px 2qj 2qk 2ly
baffle nv.6.v|1du 2ql|2qm 2qn 1dw
baffled na.e.|2qo|y8 2qp
baffling a..|2qq|1ey
bag n.6.z|2or 2qr 2qs 2qt|245 2qu 2qv 1fo
baggage n.6.|2qw|2qx
baggy a..|2qy|2qz
baghdad P.f.||1hz
bagpipe n.6.||c7 c8
bahaism P.9.||151
bahamas P.f.||wx
bahrain P.f.||1rm
baikal P.h.||2r0
bail nv.l.15|2r1|2r2 2r3
bailiff n.i.||1e7
bait nv.9.w|2r4 2r5|2r6 1kf 1kg 2r7
bake v..u|2r8 2r9 2ra 2rb 2rc|2rd 2re
baked a..|2rf 2rg|234 2rh
baker n.i.|2ra 2r9|2ri cp cq
baking na.4.|2rb 2r9 2rj|2a5 1yx 2rk
balance nv.q.16|2rl 2rm|2rn 7l 2ro mw co 2rp
balanced a..|2rq|2rr 2rs 2rt
balancing n.4.|2ru|2rv
balcony n.6.
bald va..u|2rw 2rx 2ry|2rz 2s0 2s1
balder P.i.||tv
balding a..|2s2|2s1
baldness n.q.|2ry 2rx|2s3
bale nv.6.z||2s4 2s5 dh dm
baleen n.r.|2s6|2s7 2s8
baleful a..
bali P.f.||1rm
balinese P.a.||2s9 2sa
balk nv.f.15||h4 h5 7s 2sb 2sc
balkan P.i.||14s
balkanize P..15||2sd
balkans P.h.||1bv
balkiness n.7.|2se|2sf
balking a..|2se|2sg
ball n.6.z|2sh 2si|2nx
ballad n.a.|2sj|1q1 jx 2sk 18i
ballast nv.6.u||2sl 2sm
ballerina n.i.||2sn
ballet n.4.||2so 2sp
balletomane n.i.||ku kv kw
ballistic a..
balloon nv.6.12||13d 12k 2sq 2kx 2sr
ballot nv.a.15|2ss|1xg 2st p0
ballpark n.6.||2su
ballplayer n.i.|0|1 2sv
ballroom n.6.||2sw
ballyhoo nv.a.w||jw s7 s8
balsa n.k.||15k 15l
balsam n.k.|2sx 2sy
balsamic a..|2sy 2sx
baltic P.h.||px 2sz
baltimore P.f.||8o
balustrade n.6.|2t0|2t1 2t2
balzac P.i.||2t3
bamboo n.k.||15k 15l
ban nv.a.15|2t4 2t5 2t6|2t7 hi 2t8 2t9 2ta
banal a..|2tb 2tc|2td
banana n.k.||1wa
band n.e.z|2te 2tf|2tg 2th
bandage n.6.z|2ti 2tj|2tk wv
bandaged a..||2tl
banded a..
bandit n.i.||2tm 1k 1l
bandleader n.i.|2tn|2to 1f8
bandoleer n.6.||2tp ab
bandstand n.6.||2p0 2p1 2ns
bandwagon n.9.||2tq 1y4 1y7
bandwidth n.n.||2tr 2l4
bandy va..x|2ts|2tt 2tu
bane n.q.||w9 an
bang nvr.b.z|2tv 2tw 2tx 2ty 2tz 2u0|2u1 2u2 2u3 2u4 2u5 xi xj xk 2u6 2u7
banging na.b.|2u8|2u4 2u5 2u9 2ua 2cl
bangladesh P.f.||ww wx
banish v..15|2ub 2uc 2ud 2ue|2uf 2ug
banishment n.q.|2uc 2ub|2uh 7l
banister n.6.|2t0|2t1 2t2
banjo n.6.||2ui c8
bank n.h.12|2uj 2uk 2ul|27y 2um 2un 2uo 2up 2uq
banker n.i.|2ur 2uk|2us cq
banking n.4.|2uk|2ut d1 dg
bankrupt nva.i.14|2uu 2uv 2uw 2ux|2uy 2uz 2v0 2v1
bankruptcy n.q.|2ux 2uw|2v2 s5 s6 2v3 wh
banks P.i.||2v4 2ps
banned a..|2v5|2v6
banner na.6.|2v7|2v8 2v9 2va 2vb
bannerlike r..
banning n.a.|2t6|2vc 2vd 2ve
banquet nv.e.y|2vf 2vg 2vh|2vi 2vj 1xi 2vk 1i7
banshee n.i.||1v7
banter nv.a.w|2vl|2vm 2r5 2r7
bantu P.i.|2vn 2vo|xh
baptism n.4.|2vp 2vq 2vr 2vs|2vt 2vu 2vv
baptismal a..|2vq 2vp
baptist P.i.|2vr 2vw 2vp|1ij 1ik
baptistic P..|2vw 2vr
baptize v..w|2vs 2vp|2vx ld
baptized a..
bar nv.6.w|2vy 95 2vz 2w0 2w1|2sw 2w2 1c0 1c1 2t9 2ta 2w3 2w4
barb nv.a.z|2w5|1ap
barbados P.f.||wx
barbarian na.i.|2w6 2w7|2w8 2w9
barbaric a..|2w7 2wa|2w9
barbarous a..|2wb 2e4|2wc
barbary P.f.
barbecue nv.d.u|2wd|2we 2rd
barbed a..|2wf|2wg
barbell n.6.||2wh 2qv
barber nv.i.t||1f7 1f8 2wi 2wj
barbital n.6.||2wk 2wl 2wm
barbiturate n.6.|2wk|2wl 2wm
barbuda P.f.||1rm
bard nv.i.10|2wn|24h pa
bare va..z|2wo 2wp|2wq 2wr 2ws
barefoot ar..
barely r..|2wt
bargain nv.a.14|2wu 2wv 2ww 2wx|10r 20v oe
bargainer n.i.|2wy|2ri cp cq
bargaining n.a.|2wx 2wv|20x 20y 1el
barge nv.6.12|2wz|2x0 2x1 2x2
baritone na.i.||1d2 1d3 1d4
barium n.r.||13t i0
bark nv.k.w|2x3 2x4|2x5 2u4 2u5 2x6 2x1
barkeep n.i.|2x7|2x8
barley n.d.||2x9
barn n.6.||2xa
barnacle n.5.||1hn
barnburner n.i.||25r 1k 1l
barnful n.n.||244 245
barnyard n.6.||1zy
barometer n.6.|2xb 2xc|i1
barometric a..|2xc 2xb
baron n.i.|2xd 2xe|2xf 2xg 14y
baronet n.i.||14y
baronial a..|2xe 2xd|1e2
barony n.l.||h6 h7 h8
baroque na.s.|2xh|y2 y3 2xi
baroreceptor n.8.||2xj
barrack nv.6.16||2xk 2xl 33 2xm 2xn
barracuda n.5.
barrage nv.a.w|2xo 2xp 2xq|2xr 1fk 1fl 29d 2ej
barred a..|2xs|2xt
barrel n.6.z|2xu|133 134 13h 200 2xv
barreled a..
barrels n.n.||2xw 245
barren na.f.|2xx 2xy 235|2xz 2y0
barricade nv.6.z|2w1|2t1 2t2 2w3 2w4
barricaded a..|2xs|2xt
barrie P.i.||ts
barrier n.6.|2t1 2y1 2y2|2t2 2y3 14u 14v 2y4
barrister n.i.||2fm
barroom n.6.|2vy|2sw
barrymore P.i.||iz
bars n.6.||2y5 2qv
bartender n.i.|2x7|2x8
baryon n.h.|2y6|2y7 1ru 1mn 1mo
basal a..|2y8
basalt n.r.||yi yj yk
base nv.6.v|2y9 2qr 2ya 2yb|2yc 12m 2yd 12t 2qu 2qv 2ye 2yf
baseball n.4.|2si|2yg 2yh
based a..|2yi|2yj 2yk
baseline n.o.||1zf 2l4
basement n.6.|2yl|2ff
bash nv.b.z|2tv 2ym|2u1 2u2 2u3 2u6
bashful a..|2yn|2yo
basic a.a.|2ye|2y9 2yp 2yq 2yr 2ys
basically r..|2yt|2yu 2yq
basidiomycete n.k.|2yv 2yw
basidiomycetous a..|2yw 2yv
basidiomycota P.k.||288 1n0
basidium n.k.
basil n.k.
basilar a..||2y8
basileus n.i.
basilica n.6.||11 12
basin n.6.|2yx|200
basis n.o.|2yb|2yy 2bg 2bq
bask v..11|2yz|2z0
basket n.6.||244 245
basketball n.4.|2z1|2qh 2qi hf
basketry n.4.||2z2
basophilic a..
basque P.i.||14s
bass na.7.||2z3 2z4 bi bj 1d4
bassinet n.6.||2z5 1c1 1c2
bassoon n.6.||2z6 2z7 2z8
basswood n.k.|2z9|15k 15l
bast n.k.||2za hh
bastard n.i.|2zb|2ih 2ii
baste nv.6.u||2p6 2p7 2p8 2zc 2zd
bastille n.6.||2ze 2zf
bastion n.e.
bastnasite n.r.||xw
bat nv.5.z|2zg 2zh 2zi 2zj 2zk|2ei 2u6 2zl 2zm
batch nv.e.z||2zn 2zo
bated a..|2zp|2l
bath n.6.||200 2zq 2zr
bathe v.4.t|2zs 2zt 2zu 2zv 2zq|2zw 2zx hf 2zy 2wi 2zz
bather n.i.|2zu 2zs 2zt|16u
bathing n.4.|2zq 2zv|2zr 41 42
bathos n.a.
bathrobe n.6.||300
bathroom n.6.||2sw
bathtub n.6.|301|200
baton n.6.||2mr
bats a..|302|303
batsman n.i.|2zj|0 1
battalion n.e.||274 275
batter nv.i.z|2zj 2zh 304|0 1 305
battered a..|306 307|308 ya
battery n.e.||273 274 275 1pq
batting n.4.|2zk 2zh|2eu
battle n.4.x|29o 309 2ua 16j|142
battlefield n.f.|30a|2pm
battlefront n.f.|30b|30c 30d
battleful a..|zh|zf
battleground n.f.|30a|2pm
battlement n.6.||30e 30f 30g
battleship n.6.||30h 30i 2x1
batwing na.6.|30j|30k 30l 30m
bauxite n.r.||xw
bavaria P.f.|30n 30o 30p|13v
bavarian P.i.|30p 30n 30o|30q 14s
bawdy na.a.|30r 30s 30t|30u 9d 30v
bawdyhouse n.6.|30w
bawl v..w|30x|30y
bay nv.h.w|30z|310 2u5 311
bayes P.i.||1o
bayonet n.6.z||312 1qo 313 314
bazaar n.6.||315 316 317
bc P..
be v.r.16
beach n.h.12
beachhead n.f.||318 319 31a
beacon nv.a.13|31b|31c 31d
bead nv.6.16|pc 31e|31f po ym
beaded a..|31g|31h
beading n.6.
beadle n.i.||1e7
beads n.6.|31i|31j
beadsman n.i.||31k
beady a..|31l 31e|31m
beak nv.5.z|31n 31o|31p 1sz 1t0 305
beaked a..|31q|31r 31s
beaklike a..|31r|31q
beam nv.a.t|31t 31u 31v 31w 31d|31x 31y 31z ag 320 321 322 2j9 2ja 323 324 9h
beaming a..|325|326
bean nv.d.z||327 328 2u6
bear v.5.16|329 25 32a 32b 32c 32d|32e 32f 27 131
beard nv.8.16|32g|32h xj xk 32i 32j
bearded a..|32k|32l
beardown a..|32m|32n
bearer n.i.|32c 32b 32d|16u 32o
bearing na.o.|32p 32q 32r|32s 1wi 32t 32u 2mp 4m 4n
beast n.3.|1md 32v 32w|zn 1m
beastly ar..|32x|fl 32v
beat v.f.x|32y 32z 330 331 332 333 334 335|32u 2mp 336 18k 18l 337 305
beaten a..
beating n.4.|334 332|2u9 2ua
beatles P.e.||338 2tg
beatnik n.i.||339
beats n.e.||33a 33b 33c
beau n.i.|33d|k0 k1 33e
beautiful a..|2g0|33f 33g 33h 33i 33j 33k 33l 33m
beautifully r..|2fz|2fq 2g0
beautify v..u|2wj 1vg
beauty n.7.|1vg 33f pp pa 2wj|1vh
beaver nv.r.15||33n 19d 19e 1w
bebop nv.a.12||33o 33p 33q 33r
beckon v..w|33s|1w6
become v..u|33t z6|1hc
becoming a..|33u|1z8
bed n.6.14|33v 33w|33x 1c1 1c2
bedamn v..w|33y|33z 340
bedclothes n.6.|wu|wv
bedded a..|341|342
bedding n.6.|wu|wv
bedfast a..|343|wc
bedground n.f.
bedpost n.6.||31y
bedraggled a..|344|345
bedridden a..|343|wc
bedrock n.h.||346
bedroom n.6.|347|2sw
bedside n.f.||348
bedspread n.6.|349|wu wv
bedstead n.6.||1c1 1c2
bedstraw n.k.
bedtime n.s.||2hf 2hg 2hh
bee n.5.|1ko|1kp
beebread n.r.||34a 1ah
beech n.k.
beef n.5.w|34b 34c 34d|34e 34f 1pn 2pp 34g
beefy a..|34h|34i
beehive n.6.||34j
beer n.d.|15n 34k|15o 15a
beeswax nv.r.z||34l 34m 19e 2s8 34n
beet n.k.||26a
beethoven P.i.||1f7 1f8
beetle nva.5.16|34o 34p|34q 34r
befall v..u||23a
befit v..16||c3 c4
befitting a..|1z5|1z3
befog v..13|34s|34t
before r..|34u
beforehand ar..|34v|34w
befriend v..15||2eh 34x
befuddle v..v|1dw 2ql
befuddled a..||l6
beg v..w|34y 34z 350|351 1v9
beget v..t|352 353
beggar nv.i.16|354|355 2uz 356 357
beggary n.a.|34z 358 350 34y|359 1v8 1ve
begging n.a.|34z|359 1v8 1ve
begin v.i.u|35a 1ym 35b 35c
beginner n.i.|1ym 35a|1yn
beginning n.b.|1pi 35d 35e|35f 35g
begonia n.k.
beguile v..15|35h 35i 35j 35k 35l|35m 35n 1vb
beguiling a..|1am|1an
behalf n.4.||35o 35p 2as 35q 35r sj
behave v..t|hp 32r|2rp
behavior n.4.|wp 4n|hn
behavioral a..||wp
behaviorism n.9.|35s 35t|35u 35v
behavioristic a..|35t 35s
behead v..z||1n6
beheaded a..|35w|35x
behind r.8.|298 35y|35z
behold v..13|2gw|360 f2
behoove v..16
beijing P.f.||1hz
being n.q.|ja 361 362
bel P.n.
belabor v..15||1w 2ej 2ek
belarus P.f.||14r wx
belated a..|363|364
belch nv.4.t|365 366|367 368 ij 369 jc 36a 36b
belching n.4.|365|369 jc 367 368 ij
belfry n.6.||36c
belgian P.i.|36d 36e|14s
belgium P.f.|36e 36d|14r wx
belie v..16|36f|36g 36h
belief n.9.|36i 36j 36k 36l
believable a..|36m 36j 2i9|36n 36o
believably r..||36m
believe v..v|36j 36m 36i 1up 6r 36l 36k|9k 1r0
believer n.i.|1up 36j 36p|kv kw
believing n.9.
belittle v..w|36q|36r 2ej
belittling na.a.|36s|29k 29l 36t
belize P.f.||36u 1g7 wx
bell n.6.z|36v|36w 36x 36y 97
belle n.i.||36z 1e4 1e5
bellflower n.k.
bellhop n.i.||2f1 bp
bellicose a..|zh|zf
bellied a..
belligerent na.i.|16j 370 371 372|1p5
belligerently r..||1p5 371
bellow nv.a.w|373 374 30x|375 9d 30y
bellows n.6.||376
belly n.8.u|1d|377 378 379
belmont P.6.||37a 37b
belong v..14|37c h8
belonging n.c.|37d|37e
belongings n.l.|h8 37c
beloved a.i.|37f uw|33e nz
below r..|37g
belowground a..|37h|37i
belshazzar P.i.||1qa 1qb 1qc
belt nv.6.10|37j 2tp 2tv|37k 37l 37m ab 37n 2u6
belted a..
bemoan v..w|37o|34g
bench nv.6.15|37p|241 1c1 1c2 37q
bend v.p.12|37r 21g 37s 37t 37u 37v|21a 21b qx 37w ag 2kv
bended a..||37x
bending n.b.|37s|qx
bends n.q.
beneath r..|37g
benedict n.i.||1qg 1qi
benedictine na.i.||10
benediction n.4.|37y|37z 380
benefactor n.i.|2o6|2o7
benefice nv.l.14|381 382 383 384|h8 385 386
beneficent a..|387 388
beneficial a..|rf 35r|rc
beneficiary na.i.|384 383 382 381|2aq gs
benefit nv.l.14|389 35r rf 388 38a 387|1ab 1ac sj 38b
benet P.i.||24h
benevolence n.c.||p4 p5
benevolent a..
bengal P.f.|38c
bengali P.i.||1bz 38c
benighted a..|38d|364
benign a..
benin P.f.||16f wx
benjamin n.r.|38e|38f 38g 38h
bennington P.f.
bent na.9.|38i 38j|38k 9w 38l
bentham P.i.||23n 38m ej
benzene n.r.||38n
benzodiazepine n.6.|38o|38p 1s1 1s2 38q
benzoic a..||38e
bequest n.l.|38r|11j 11k 38s
berate v..w|38t|2ej 2ek
berber P.i.||xh
bereaved na.i.|38u|1m7
bereavement n.q.|38v|38w 38x 38y
berg n.h.|38z|390 391
bergamot n.k.||392 393 1ax
beriberi n.q.||394 395 396
bering P.i.||397 rp
berkeley P.i.||23n 1f4 1f5 g4
berlin n.f.||1hz
bermuda P.f.||1rm
bern P.f.||1hz
berry nv.d.z|398 399|1wa 39a 39b
berrylike a..
berth nv.4.14|8k 39c 39d
beryl n.r.|39e|xw
beryllium n.r.||13t i0
beseech v..w|39f|351 1v9
beset v..11|2qa|1nk 1nn 29b
besides r..
besiege v..x|39g 39h|29c
besieged a..|39i|39j
besieger n.i.|39h 39g|39k s0
besmirch v..w|39l|e1 39m 39n
bespeak v..w|2h4
bespectacled a..|pe|pb
bessemer P.i.||39o 39p
best ar.4.x|39q 39r|2eu 39s 39t 39u
bestial a..|32v 1md|2wc
bestow v..14|39v 39w|2le 19q
bestowal n.4.|39w 39v|1b0 1b1 19x
bestubbled a..|39x|32l
bet v.l.w|39y 39z 3a0|3a1 3a2 3a3 1r3 1r5
beta na.a.|3a4|1bh 1bi 1bj 1bk
betel n.k.||3a5
bethink v..13||3a6
bethlehem P.f.
betray v..w|3a7 3a8 3a9|3aa 3ab 35n 3ac 3ad
betrayal n.4.|3a9 3a7|3ae 3af
betrothed na.i.|3ag|33e
better ar.7.x|3ah|3ai 3aj
betterment n.b.|be 3ak|bf 8y
betting a..|3al|3am
between r..
bevel nv.6.z|3an 3ao|3ap 2nr 2ns
beverage n.d.|3aq
bevy n.e.
bewail v..w|37o|34g
beware v..v||3ar
bewhiskered a..|32k|32l
bewilder v..v|1du 2ql|1dw wa
bewildered a..|2qo|2qp
bewilderedly r..||2qo
bewilderingly r..||3as
bewilderment n.9.|2ql 1du|3at 1gw 10g
bewitch v..11|35j 35k|1vb
bewitched a..|3au|3av
beyond r..
bhutan P.f.||ww wx
bi P.r.|3aw|13t i0
bias nva.9.x|3ax 3ay 3az|3b0 38k 9w 3b1 3b2 3b3
biased a..|3b4|3b5
bib nv.6.y||3b6 31z ag 3b7
bible n.a.|3b8 3b9|1uc
biblical a..|3b9 3b8
bibliographical a..|3ba 3bb
bibliography n.a.|3bb 3ba|1bq 1br ci
bicarbonate n.r.||3bc em
biceps n.8.||1f 1g 1h
bicker nv.a.w|3bd 3be|1c7 1c8 1c9 22o 22s
bickering n.a.|3bd|1c7 1c8 1c9
bicycle n.6.12|3bf 3bg 3bh|1hk 3bi 3bj
bid nv.a.14|3bk 39f 3bl 3bm 3bn gi|2eu 3bo ca 351 1v9
bidder n.i.|3bm 3bl|1wn
bidding n.a.|3bk 39f
bide v..16|23|26
biennial na.k.
biennially r..
bier n.6.||3bp 23o
biflagellate a..||3bq
big a..|2cl 3br|3bs 2ck 3bt 3bu 3bv 3bw 3bx 3by 3bz 3c0 3c1 3c2
bigger a..|3bu|2cl
bighorn n.h.||f6 f7
bight nv.p.z||37k 37l 37m
bignoniaceae P.k.||3c3 1il
bike nv.6.12|3c4 3bh 3bf|1fd 1fe 1hk 3bi 3bj
bilateral a..|3c5|3c6
bilaterally r..||3c7
bile n.8.||1sh
bilge nv.r.u|3c8|201 1gu 3c9
bilharziasis n.q.||3ca 3cb 3cc
bilingual na.i.||3cd
bilirubin n.r.||3ce 3cf 21o
bilk v..15||35m 35n
bill n.a.14|3cg 3ch 3ci 3cj 3ck|3cl 3cm 3cn 3co 1ze co sb az
billed a..|31s|31q
billiard a..||3cp
billiards n.4.|3cp|2g8
billion na.n.||3cq ef 3cr
billionth na.o.||3cs 9g 3ct
billow nv.b.12|3cu 3cv 3cw|3cx qx 3cy 3cz
bimolecular a..||3d0
bin nv.6.z|3d1|dm
binary na.h.|1pa|1pb 1pc
bind v.9.z|m1 3d2 2eh 3d3 3d4 2tj 3d5|3d6 3d7 34x
binder n.6.|3d4 2th 3d3|3d8 3d9
binding na.7.|3d2 m1 3d5 2tj 3da|2fp 2p8 3db ne 1re 1rf 3dc
bindweed n.k.
binocular a..||3dd
binoculars n.6.||3de
binomial a.9.||3df
bioassay nv.9.v||29t 3dg 2eu 29s 1jb
biochemical a..|3dh 3di
biochemist n.i.|3dj 3di|3dk
biochemistry n.9.|3di 3dh 3dj|3dl
biographical a..|3dm 2j2
biography n.a.|2j2 3dm|cc ce cf
biological a..|3dn 3do 1k1
biologically r..||3dn
biologist n.i.|2ps 3do 1k1
biology n.9.|1k1 3dn 2ps|1k2
biomedical a..|3dp 3dq
biomedicine n.9.|3dq 3dp|2pt 2pu 1k2
biophysicist n.i.||2ch
biopsy n.9.||29t 3dg
bioweapon n.6.||1qo
bipartisan a..|3dr|3ds
bipedal a..
bipinnate a..||3dt
bipolar a..
birch nva.k.z|3du|15k 15l 3dv 335 3dw
bird n.5.x
birdbath n.6.||2yx 200
birdcall n.a.
birdhouse n.6.||3dx 24b
birdie v.n.z||3dy 3dz 2ol
birefringence n.j.||3e0
birmingham P.f.
birth n.s.t|329 3e1 3e2 3e3|35e 35f 8y 32f
birthday n.s.||1nd 1ne 1nf
birthplace n.f.||3e4
birthright n.7.||2od
biscuit n.d.|3e5 3e6|3e7 3e8 3e9
bishop n.i.|1f4|1f5 g4 g5
bishopry n.4.||8k
bismarck P.i.||20g 20h
bismuth n.r.|3aw|13t i0
bison n.5.|3ea|1pn 1po 1pp
bissau P.f.||1hz
bit n.n.|3eb 3ec|3ed 245 3ee
bitch nv.q.w|34c|3ef 34g
bite nv.q.z|3eg 3eh 3ei 3ej 3ek|3s 3t 3el 3ed 245 3em 1yh ez
biter n.i.|3ej 3eg
biting a..|2wf|2wg
bitt nv.6.z||3en 3eo 31x
bitter a.d.13|3ep 3eq 3er fk|3es 3et fl
bitterly r..||3ep 3er
bittern n.5.||3eu 3ev
bitterness n.c.|3ew 3ex 3eq fk 3ep|zd ze p5 3ey zb zc
bitters n.d.||1wd 15a
bittersweet na.k.|3ez|3f0 3f1
bitumen n.r.|3f2 3f3|38n
bituminous a..|3f3 3f2
bivalent a..|3f4|3f5
bivalve na.5.|3f6|3f7
bivouac nv.6.16|3f8 3f9 3fa|2xk 2xl 33 3fb
bizarre a..|3fc 3fd|3fe
blab v..w|3ff 3a8|3aa
black a.7.u|3fg 3fh 3fi|3fj 1eb 3fk
blackberry nv.d.z||398 1wa 3fl 3fm 399 39a
blackbird n.5.||3fn 3fo
blackboard n.6.||2qn
blacken v..u|3fh|3fp
blackened a..|3fq|3fr
blackening n.4.|3fs|3ft
blackish a..|fe|fb
blackmailer n.i.|3fu|1k 1l 1m
blackness n.7.|3fg 3fv 3fw 3fi 3fx|3fj 1eb 3fk 3fy 3fz
blackout n.s.||3g0 3g1 3fy 3fz
blacksmith n.i.
bladder n.8.|3g2 3g3|1dg 1dh
bladderlike a..|3g3
blade n.k.|3g4|3a5 3g5 ov 3g6 1qo
bladed a..||3g4
blame nv.a.w|3g7 3g8 3g9 3ga|dw dy dz 3gb 3gc 3gd e1 2ej 2ek 289
blamed a..|3ge|dv
blameless a..|3gf|h2
blanch v..t|3gg|3fp
blanched a..|28h|28i
bland a..|3gh 3gi|3gj
blandly r..||3gk
blandness n.7.|3gl|3gm
blank nva.a.15|3gn 3go|1bi 1bj 3gp
blanket n.6.z|wt 3gq|wu wv 2x5
blare nv.b.13|3gr 3gs|2u4 2u5 3gt
blaring na.b.|3gr 3gu|2u4 2u5 3gv
blase a..|3gw|3gx
blaspheme v..w|3gy
blasphemous a..|3gz 3h0|3h1
blasphemy n.a.|3h2|30u 9d 29l
blast nv.4.13|3h3 2tx 3gs 3h4|3h5 3h6 3h7 2u4 2u5 3gt 2u6 3h8 29c
blasted a..|3ge|dv
blasting a..|3h9|1n9
blastula n.5.||3ha
blatancy n.7.|3hb 3hc 3hd|3he 3hf 3hg 3hh 2m0
blatant a..|3hc 3hb 3hd|3hi
blatantly r..||3hc
blaze nv.m.17|3hj 3hk|3hl 3hm 3hn an 3ho 3hp 3af 31d 3hq 3hr
blazing na.m.|3hj 3hs|3hl 3hm 3hn 31m
bleach nv.7.u||3ht 3fj 1eb 3hu
bleached a..|3hv|28i
bleachers n.6.||3hw
bleak a..|3hx 2xy|3hy 2y0
bleakly r..||3hx
bleary a..|3hz|3i0
bleat nv.b.w||310 2u5 34g
bleb n.8.|3i1 3i2|3i3 1dg 1dh
bleed v..t|3i4 3i5 3i6|36b 3i7
bleeding n.q.|3i5 3i4|3t
blemish nv.7.z|3i8 3i9|1vh 3ia 3c9
blemished a..|3ib|3ic 3id 3ie
blend nv.b.z|3if o8 3ig 3ih|3ii 3ij 3ik 3il c0 c3
blended a..|3im|3in
blender n.6.|3ih 3if|3io 3ip 3iq
blending n.4.|3ig|3ir 73
bless v..w|37y|33z 340 39v 2le 1w6
blessed a..|3is 3it 3ge|3iu 3iv dv
blessing n.4.|9x|9y 9z
bletia n.k.||3iw
blight nv.q.17|3ix|3iy 3iz 3j0 wd 3c9
blighted a..|3j1|1n8
blind nva.e.13|3j2 3j3 3j4 3j5 3j6 3j7|y8 3j8 24b 3j9 3ja 3jb
blinded a..|3j9|3j5
blindfolded a..|3ja|3j5
blinding a..|3hs|31m
blindly r..||3j5 3j7
blindness n.q.|3j6 3j5|2c8 u v
blink v.4.t|2zl 3jc|2zm hp 3jd
blinker nv.6.z|3je 3jf 3j4|3jg 3jh
blinking na.4.|3jc 2zl 3ji|367 368 ij 3jj
bliss n.q.|3jk|3jl 10g
blissful a..|3jm 3jk|3jn
blissfully r..||3jm
blister nv.q.u|3i1|3jo 154 378 379
blistering na.m.|fk 3jp|fl 2rk
blithe a..|3jq 3jr 3js|3jt 326
blithely r..|3ju|3jv 3jr 3jw 3jx 3jn
blizzard n.j.||3jy 2do
bloat nv.q.u||3jz 3k0 378 379
blob nv.p.z|3k1|1lm 3k2
bloc n.e.||174
block nv.6.z|1t1 2w1 3k3 3k4 3k5 3k6|2w3 2w4 2ku
blockade n.4.15|141 3k5|142 2ku
blockading a..||3k7
blockage n.q.|3k6 3k5
blocked a..|3k8|3k9
blocker n.i.|3ka|3kb 1
blocking n.4.|3k4 2w3 2w1 3ka|3kc 2az
bloke n.i.|3kd|k1
blond na.i.|3ke 3kf|3kg 3kh 3ki 3kj 3kk
blonde na.i.|3ke 3kf|3kg 3kh 3ki 3kj 3kk
blood n.8.z|3kl 3km|1sh 1si
blooded a..|3kn|3ko
bloodhound n.5.||3kp 3kq 3kr
bloodless a..|3ks|29i
bloodshed n.4.|3kt|144 145 3ku
bloodstained a..|3kv|3km
bloodstream n.8.||3kl 1sh 1si
bloodsucking a..|3kw|3km
bloodthirsty a..|3kx 3ky|3km
bloody a..u|3km 3kl 3ky 3kz|3l0 3kv 3kw 3kx 3l1 3l2 3l3 3l4
bloom nv.m.u|3l5 3l6 3l7 3l8|ot 3l9 3la
blooming na.m.|3l5 3lb|3lc
bloomsbury P.f.||3ld
blossom nv.k.u|3l7 3l6 3le 3lf|3la
blot n.7.z|3lg 3k1|3i8 1vh 5o
blotch nv.7.10|3lh 3id 3li|3lg 3i8 1vh 3lj
blotched a..|3lh|3lk
blouse n.6.||3ll 3lm
blow nv.4.t|3ln 2u1 3lo 3lp 3lq 3lr|3ls ol 2u2 2u3 3lt 3lu 36b
blower n.6.|376
blowfish n.d.||3lv 3lw
blowfly n.5.||3lx 3ly
blowing n.m.||3lz
blown a..|3m0|x1
blubber nv.r.t|3m1|3m2 3m3 34m 3m4 3m5
bludgeon nv.6.15||3m6 3m7 3m8 3m9
blue na.7.u|3ma 3mb|1ea 1eb 3fk 1ec 3mc
blueberry n.k.|3md
bluefish n.5.
blues n.a.||33q 33p
bluestocking n.i.||1e4 1e5
bluff n.h.x|3me|2dr 1q5 3mf 3mg 3mh 3mi 3mj
bluish a..|3ma|1ec
blunder nv.4.15|3mk 3ml|3mm 3mn 3mo 3mp
blunt va..u|3mq 3mr|3ms 3mt 3mu 3mv
blunted a..||3mu
bluntly r..||3mw 3mr
blur nv.9.13|3mx 3my 3mz|1su
blurred a..|3mx|3n0
blurt v..w|3n1
blush v.q.t|3l8 3n2 3n3 3n4|3l9 3fp
blushing a..||s
bluster nv.q.17|3n5 3n6 3n7 3n8|3n9 1jr 3na 256 3lq 3nb 3nc
blustery a..|3nd 3n7|3ne
bmi P.a.||3nf 3ng ci
boa n.6.||3nh
boar n.5.||3ni 1pp
board nv.e.12|3nj 3nk 3nl|3nm 3nn 3no 3fb
boarding n.4.|3np|m
boardinghouse n.6.||3nq 31 33
boards n.6.||2oz 2p0
boast nv.a.w|3nr 3n6 3ns 3nt|3nb 3nc 32e
boastful a..|3nu|25g
boastfully r..||3nu
boasting n.a.|3nr
boat n.6.12|2x0 3nv|2x1
boater n.6.||3nw 3nx
boating n.4.|3ny 3nv|3nz 1f2
boatload n.n.||2xw 245
boatswain n.i.||3o0 3o1
bob v.n.12
bobbin n.6.|3o2|3o3 1kd
bobby n.i.||3o4 3o5 2ne
bobbysoxer n.i.||36z 1e4
bode v..w|2h0|2h4
bodhisattva P.i.
bodice n.6.||3ll 3lm
bodied a..
bodily ar..|3o6 1k3
body n.8.16|1k3 3o7 3o6
bodybuilder n.i.
bodybuilding n.4.|3o8|3o9 3oa 1wx
bodyguard n.i.|3ob|2ne 2nf
boeotia P.f.|3oc 3od
boeotian P..|3od 3oc
bog nv.h.u|3oe 3of|3og 3oh 3oi
bogartian P..
bogey nv.i.z||3oj 1v7 3dz 2ol
boggle v..12||3ok
boggy a..|3of 3oe|3ol
bogus a..|3om|2bl
bogy n.6.||12k
bohemia n.f.|3on 3oo
bohemian na.i.|3oo 3on|3op 1bz
bohr P.i.||3oq 2ch
boil v.q.u|3or 3os 3ot 3ou 3ov
boiled a..|3ow|2rh
boiler n.6.|3os 3ov 3or|200
boiling nr.m.||3ox 3oy 3oz 3p0
boisterous a..|3p1|3p2
boisterously r..|3p3|3p4 3p5
bold a.a.|2gd 2gf 3p6 3p7|2gb 3p8 3p9 3pa 3pb 3pc 3pd 3pe 3pf
boldly r..||2gd
boldness n.7.|2gf 2gd|2gg 2gh 2o0
boletaceae P.k.||3pg
bolete n.k.
bolivar n.n.
bolivia n.f.|3ph 3pi|229 wx
bolivian P.i.|3pi 3ph|22b 22c
bolo n.6.||3pj 3pk
bolometer n.6.||i1
bolshevik P.i.|3pl|1jp 3pm
bolster nv.6.u||3pn 3po 3pp 3pq 2sm
bolt nvr.j.12|3pr 3ps|3pt 3pu 3pv 95 3pw 3px 3py 3pz
bomb nv.6.x|3q0 3h8 3q1 3q2|3q3 1gp 29c
bombacaceae P.k.||3q4 1il
bombardment n.a.|2xo 2xp
bombast n.a.||3q5
bombay P.f.
bomber n.6.|3q1 3h8|135 136 12k 3q6
bombing n.4.|3q2 3h8|1fk 1fl
bombproof nva.6.u|3q7|3q8 1zy 3q9 3qa 13g
bombshell n.i.
bombus P.5.
bonaparte P.i.|3qb|1qa 1qb 1qc 2h8 163
bond n.j.z|2eh|vf vg 3qc 3qd 1wi
bondage n.q.||3qe cj
bonding n.o.||3qf
bondsman n.i.||3qg
bone n.8.v|1pu 3qh 3qi 3qj 3qk|1pv 2s8
boned a..|3ql|3qm
boneheaded a..|3qn 3qo|3qp
boneless a..|3qm|3ql
bonelike a..||3qi
bonemeal n.r.||3qq 3qr
bones n.6.|3qs|3qt c8
bonfire n.b.||3qu
bonn P.f.
bonnet nv.6.t||3nw 3nx 3qv 3qw
bonny a..|33g|2g0
bonus n.9.|3qx|3qy 3qz
bony a..|3r0 3r1|3r2
boo nv.a.w|3r3 3r4|375 9d 3r5
booby n.i.||29a
book n.a.v|3r6 3r7 156 3r8 3r9 3ra 3rb 3rc 3rd 3re|1q7 1q8 157 3rf 3rg a9 aa
bookbinding n.4.||3rh 2z2
bookcase n.6.||1c1 1c2
booked a..|3ri|3rj
booker n.i.|3r9 3r8|yg
booking n.4.|3ra 3r8 3rd 3rb|3rk 3rl
bookkeeper n.i.||cm cp cq
bookkeeping n.4.|3rm|cn
booklet n.a.|3r7 3rn 3r6 156|1q7 1q8
bookshelf n.6.||3ro 31y
bookstore n.6.||315 316 317
boom nv.b.13|3rp 3rq 3h3|2u4 2u5 2u6
boomerang nv.6.12|2o9|25j 1qo 3rr
booming a..|3rs|3rt
boon na.q.||3ru s5 s6 3rv
boost nv.4.12|3rw 3rx 3ry qs kv 3rz qv|9z 3s0 7r 7s 3s1 qz r0
boot n.6.z||3s2
booted a..|3s3|3s4
bootes P.h.||202
booth n.6.|3s5|1c0 1c1 1c2 3s6 2sw
bootlegger n.i.|3s7|1k 1l 1m
bootlegging n.4.||3s8 se sf
booty n.l.|3s9|3sa
booze nv.d.y|1wd 3sb 3b7 15c|15a
boraginaceae P.k.||3sc
borate n.r.||em
bordeaux P.f.||8o
border nv.f.z|3sd 3se 2uq mr 3sf 3sg 3sh 3si|3sj 1u0 3sk 21b 3sl 3sm 2up
bordered a..|3sn|3so 3sp 3sq 3sr
borderline na.f.|3sd 3ss|3sj 1u0 3st
bore v.i.11|3su 3sv 3sw
boreal a..|3sx
bored a..|3sy 3sz|3i0 3t0
boredom n.c.|3t1|3t2 3t3 3t4
borgia P.i.||3t5 g5
boric a..|3t6 3t7
boring na.4.|3t8 3t9 3ta|3tb 1yx 3tc
born a.i.|3td|3oq 2ch 3te
borneo P.f.||1rm
boron n.r.|3t7 3t6|i0
borough n.f.|3tf
borrow v..14|3tg 3th ox|9n
borrower n.i.|3th 3tg|2aq gs
borrowing n.4.|oz|3ti gp
bos P.5.|3tj
bosnia P.f.||13v
bosom nv.q.13|3tk 3tl|3tm 1o9 1oa 3tn 1w0 wv 9o 9x 9y 34t
bosomed a..|3to|3tp
boson n.h.|3tq|1mn 1mo
bosporus P.h.||3tr 3ts
boss n.i.z|3tt 2j6 3tu|3tv 3tw 3tx
boston P.f.||14t
botanical na.6.|3ty
botanist n.i.|2v4 3ty|2ps
botany n.e.|3tz
both a..|3u0|1t9
bother v.b.15|3u1 1nk 1no 3u2 3u3 3u4|3u5 3u6 1nn
bothered a..||s
bothersome a..|1nr|1ns
bothidae P.5.||1o6
botswana P.f.||16f wx
bottle n.6.14|3u7|200
bottleneck nv.p.15|3u8|3u9 3ua 2cu 3k5 2ku
bottom n.f.14|3ub|3uc 3ud 3sj
bottomed a..
bottomland n.h.||3oh
bottomless a..|3ue|3uf
botulinal a..
boucle n.6.
bouffant na.8.|3bx|xi xj xk 2cl
bough n.k.||3ug 3uh 3ui
boulder n.h.|3uj 3uk|346
boulevard n.6.||195 196 197
bounce nv.7.12|3ul 3um 3un|3uo 3up 3uq jc 3ur 2ol
bouncing na.b.|3un 3us|3ut qx 3uu
bound va.p.12|3sk 3se 3uv 3ur 3uw 3um 3sj 3ux 3uy 3uz|21b 3sl 3sm 3v0 3v1 3v2 3v3 3v4 3v5
boundary n.f.|3sj 3se 3sk|1u0 21b
bounded a..|3v6 3v7|3v8
boundless a..|3v9 3va|3vb
bounds n.f.|3sj|1u0
bountiful a..|3vc|3vd
bounty n.l.||3ve 1ab 1ac
bouquet n.6.|3vf|3vg 24z
bourbon n.i.||3vh 3vi 3vj 1wd 15a
bourgeois na.i.|cp 3vk|cq 3vl
bourgeoisie n.e.||23g y8
bout n.s.||35g
bovine na.5.|34f|1pn 1po 1pp 3tj
bow nv.6.w|3vm 3vn 3vo 8p|3vp 3vq 3vr 3m7 3vs 2nr 2ns 1qo 1w6 8q
bowed a..
bowel n.8.|3vt|3vu
bowels n.f.||3vv
bower nv.6.z|3vw|12s 12t 2up 2uq
bowing na.a.|3vo 3vx|3vy 27f 3vz
bowl nv.6.12||200 3w0 1o2 3w1 3w2 3w3 3w4
bowlder n.h.|3uj|346
bowler n.i.||3w5 1
bowling n.4.|3w6|2g8
bowls n.4.||3w6 2g8
bowsprit n.6.||3w7 3w8 2mr
bowstring n.6.||3w9 3wa
box n.6.z|23o 3wb 3wc|3wd 2sw
boxcar n.6.||3we 1hk
boxed a..|3so|3sn
boxer n.i.|16i 3wf 3wg|16j
boxers n.6.|3wh|3wi 3wj
boxing n.4.|3wf 3wg|3wk hf
boxlike a..|3wb
boy n.i.|3wl 3wm|k1 k0
boycott nv.4.15||3wn 3wo 3wp
boyfriend n.i.|33d|k0 k1 33e
boyhood n.s.|3wm 3wl|3wq ot
boyish a..|3wr|3ws
brace nv.6.11|3wt 2sl 3wu 3wv|31y 2oo 3ww 2sm 3wx
braced a..|3wy|3wz
bracelet n.6.||3x0 3x1
braces n.6.||3x2
brachial a..||23p
brachycephalic na.i.|3x3|3x4
bracing na.6.|3wv 3wt 3x5|31x 31y 2oo 3x6
bracken n.k.||3x7 3x8
bracket nv.e.z|3x9|3xa 3wx
brackish a..|3xb|3xc
bract n.k.|3xd|3xe 3xf 2x5
bracted a..||3xd
brad nv.6.z||3xg 3vq 3vr
brag nva.a.w|3xh 3nu 3n6 3ns 3xi|3nr 3nb 3nc 2vb
braggadocio n.a.|3n8|3nr
brahmin n.i.||14y
brahms P.i.||1f7 1f8
braid nv.8.10|3xj|xi xj xk 3xk
braided a..|3xl|3xm
braiding n.6.|3xj|3xn po
brain n.8.z|3xo 3xp 3xq 3xr|3xs 3xt
brainstem n.8.||3xs
brainwashed a..
brainwave n.j.||3xu
brainy a..|3xq 3xv 3xp|3xw
braised a..|3xx|2rh
brake nv.6.12|3xy|3vr 3xz
brakes n.6.||3xy 3vr
bramble n.k.|3y0 3y1
bran n.r.||3y2 15l
branch n.e.u|3y3 3uh 213 3y4 3y5|3y6 3ui 3y7 3y8
branched a..|3y9|3ya
branching na.4.|3yb|3yc 72 73 213
brand nv.a.15|3yd|1vx 3ye 3yf 2i8 2c1
branded a..|3yg|3yh
brandish nv.a.z|3yi|3yj 3vy 27f 3yk 3yl
brandy n.d.|1wc|1wd 15a
brash a..||2bn
brass n.r.|3ym 3yn|3yo 1ag 1ah c7 c8
brassbound a..|3yp|k9
brassica P.k.||158
brassiere n.6.||3wj 3lm
brassy a..|3yn 3ym
bravado n.a.|3n5|3na 256
brave va.i.16|3yq 3yr 2gh|3ys 3yt 3yu 3yv 3yw 3yx 3yy 3yz 3z0
bravely r..||3yr
bravery n.7.|2gh|2o0 3z1
brazen va..w|2ge 3z2|3z3 100 3z4
brazenly r..||2ge
brazenness n.7.|3z2 2ge|2gf 2gg 2gh
brazil n.f.|3z5 3z6|229 wx
brazilian P.i.|3z6 3z5|22b 22c
breach nv.4.15|3mo 3z7|3z8 3z9 3mm 3mp 34x 3za
bread nv.d.z|3e8|3zb
breadfruit n.k.||1ax
breadth n.9.|3zc 3zd|3xt 3ze 7s
break v.b.u|x 3zf 3zg 3zh 3zi|aj
breakable na.6.|3zg 3zj 19h 3zk 3zl 3zf 3zm|26c 3zn 3zo 3zp 3zq
breakaway na.4.|3zr 3zs|3zt 72 73 3zu
breakdown n.4.|3zv|3zw ok ol
breakfast nv.d.y||3zx 3zy
breaking n.4.|3zi|73
breakneck a..|3zz|400
breakthrough n.9.|401|402 1y5 1y6 403
breakup n.4.|404 405 406|36 8y
breakwater n.6.||2t1 2t2
bream nv.d.z||407 3lw 408
breast n.8.16|3tn 409|1w0 40a 40b pt 40c
breastbone n.8.|40d|1pu 1pv
breasted a..|3tp|3to
breastplate n.6.||40e 40f 40g
breastwork n.6.||40h 2zf
breath n.4.|40i 40j|ij t5 12h 12i
breathe v..t|3lu 40k
breathed a..|40l|40m
breathing na.4.|40k 40n 3lu|ij
breathless a..|40o 40p 40q|40r 40s
breathlessly r..||40o
breech n.6.||247
breeches n.6.||40t
breed nv.e.10|40u 40v|40w 40x 3d7
breeding na.7.|40y 40z|410 411
breeze n.j.17|13j 412|413 2dn 2do 3lq
breezy a..|414 415|17j
breton P.i.||416 14s
brevity n.a.|417 418 419 41a|41b 41c 41d
brew nv.d.10|15o 41e 41f 41g|15a
brewer n.i.|41f 41e|2id
brewery n.6.|41g 41e|41h 41i
brewing n.4.||119 11a sd
briar n.k.||41j
bribe nv.l.14|41k 41l 41m 41n|1ab 1ac
briber n.i.|41m 41k|1k 1l 1m
bribery n.4.|41n 41k|41o 29p 29q
brick n.6.|41p|41q 3no 2o7
bricklayer n.i.||277
bricklaying n.4.||41r 2z2
bride n.i.||41s 41t ve
bridegroom n.i.||41s 41t ve
bridge nv.6.16|41u|41v 1pq 1wi 2a1
bridgehead n.f.|318|319 31a
bridges P.i.||41w
bridle nv.6.11||41x 41y 41z 1le 1m5
brief na.a.w|420 421 41a 419 418 417|422 423
briefcase n.6.||2qx
briefing n.a.|421 420|1ky
briefly r..||41a 418 423
brier n.k.||3tz
brig n.6.||2x6 2x1
brigade n.e.x||274 275
brigadier n.i.||1qb 1qc nr
bright a..|31m 424 425 426 427 428|429 42a 42b 31l 31w 3hs 42c 42d 42e 42f
brighten v..u
brightly r..|428|31m 42c
brightness n.7.|424 425 31m|42g 3fk
brilliance n.7.|3hk 42c 42h 42i 42j|424 42g 3fk 410
brilliancy n.7.|42k 42i 42l 3xq 42j 425 42c|424 42g 3fk
brilliant a..|42i 42k 42h 3xq 42m|2vb 3xw
brilliantly r..|428|31m 42c 3xq
brim nv.6.16||3ap 2nr 2ns 32e
brimless a..
brimming a..|42n|42o
brindle a..|42p|3lk
brine nv.r.u|42q|201 1gu 42r 2zd
bring v..12|42s 42t|131
bringing n.4.|42u|12y 12z
brink n.p.|42v|3sk 21b
brisk va..u|42w 3x5|8r 8t 42x 3x6
briskly r..||42w
bristle nv.6.16|42y 42z|hh 430 1sx 32e
bristled a..|42y|431
bristlelike a..||431
bristly a..|432|433
bristol P.f.||8o
britain P.f.|434 435|436 wx
britannic P..|435 434|437
briticism P.a.||438
british P.i.|437|439 y8
brittany P.f.||43a
brittle na.d.|43b 3zn|43c 43d 43e 3zg
broad a.i.|43f 43g 43h 43i|43j 43k 43l 43m 43n 43o 43p 43q 43r
broadcast nv.a.w|31t 43s 43t|138 43u
broadcasting n.a.||43v 43w
broaden v..u||43x qz
broadening n.4.||43y 43z 42
broadly r..||43r 43i
broadside nvar.a.z|440 441|jv jw 442 443
broadway P.f.||195 196 197
brocade nv.6.10||3xk
brocaded a..|pf|pb
broccoli n.k.||1di
broil nv.4.u|444 445 446 2rc|447 2we 2rd 2re
broiled a..|448|2rh
broiler n.6.|446 445|449 44a 44b
broiling n.4.|444|447
broke a..|44c|44d
broken a..
broker nv.i.14|44e 44f 44g|cp cq 20v oe
brokerage n.e.|44g 44f|2um
bromide n.r.||44h em
bromine n.r.||i0 2d0
bronc n.5.||44i vu
bronchial a..|44j 44k
bronchiolar a..|44l 44m
bronchiole n.8.|44m 44l|44n 1t0
bronchiolitis n.q.||44o 2c6
bronchitis n.q.|44o 44p|2c6
bronchodilator n.6.
bronchus n.8.|44k 44j|44q 44n 1t0
bronte P.i.
bronze nva.r.u||3yo 1ag 1ah 44r 3fp 1ec
bronzed a..|44s|44t
brooch nv.6.z|44u|44v 31f po
brood nv.e.v|44w 44x 44y|40w 44z 450 451
brooding na.m.|452 453 454|3e3 455 456 457
brook nv.h.v|458 25|f7 27
brooklyn P.f.||3tf
brooks P.i.||24i 24j
broom nv.6.z|459|45a 45b 45c
broomstick n.6.||45d 1vy ag
broth n.d.||45e
brothel n.6.|30w
brother n.i.|45f 45g|45h ve 45i 1au 1av
brotherhood n.o.|45j|45k 23g y8 45l nu
brotherly ar..|45g 45f
brow n.8.|45m 45n|45o xj xk 2x5 45p 3e4
browbeat v..11|45q|45r 14a
brown a.7.u|45s 45t|1ea 1eb 3fk 1ec
browned a..||44t
browning n.i.||39p
brownish a..|45t|1ec
browse nv.e.14|1s7 45u|3tz 1s8
browser n.i.|45u 1s7|45v 2gw
browsing n.a.||45w 45x
bruce P.i.||45y 45z 1us 2pq 2ps
brucellosis n.q.||11u 11v
bruchidae P.5.||161
bruise nv.q.z|460 461 462|3t 314 463
bruising a..|464|465
bruit v..w|466|467 22t
brunei P.f.||468 wx
brunswick P.f.
brush nv.e.z|469 46a 46b|3tz 45c 46c 408
brushed a..|46d 46e|46f 46g
brushing n.4.||1rf
brushlike a..||431
brushy a..|46a 469|46h
brusque a..|3mw 4j|46i
brussels P.f.||1hz
brutal a..|2wb 46j|2wc
brutality n.7.|46j 2wb 2wa|46k 46l 46m 2e5 46n 7y
brutally r..|46o|2wb
brute na.i.|32w 32v|zn 1m 2wc
bryophyta P.k.||288 1n0
bubble nv.h.u|46p 46q 46r 46s 366|46t 46u 46v 36a 36b
bubbling a..|46q|46w
bubbly na.d.|46x 46q 46p 46y|46z 470 15a 46w
bubonic a..
buck nv.6.15||2y5 2qv 471 ru 472
buckboard n.6.||473 474 1hk
bucket nv.6.z|475|200
buckeye n.k.||476
buckle nv.6.z|477 478 479|3vq 3vr 47a 3k2
buckram nva.6.u|47b|47c 47d
buckskin n.5.||47e vu 47f
buckwheat n.k.
bucolic na.i.|47g 47h|47i 47j 10p
bud nv.k.u|47k 47l|3l7 47m 3la 35c
buddha P.i.||47n 36p
buddhism P.e.|47o 47p 47q|47r
buddhist P.i.|47q 47o 47s 47p
budding na.m.|47t|47u 47v 47w
buddy n.i.|47x|47y
budge nv.i.12|47z|480 1
budget nv.l.v|481 482 483|484 1zd 1ze ix 1zn
budgetary a..|482 483 481
buff nva.i.z|1h3|m2 2u6 1ec
buffalo nv.5.11||3ea 1pn 1po 485 2lq
buffer nv.r.u||486
buffet nv.6.z|487 304|1c1 1c2 305
buffoon n.i.|488|299 29a
bufonidae P.5.
bug nv.5.11|489 2q8|2q9 2qa
bugbane n.k.||28z 1dk
bugged a..|48a|48b
buggy na.6.|302|473 474 1hk 303
bugle nv.6.10|48c 48d|3ym c7 c8 48e
bugler n.i.|48d 48c|48f 1d3
build v.7.10|48g 48h 2a4
builder n.r.
building n.6.|48i
buildup n.4.|48j|d6 dn do
built a..|48k|48l
bulb n.k.|48m 48n 48o|3ui 48p 48q 3jh ag
bulbous a..|48o 48n|48r
bulgaria P.f.|48s 48t|14q 14r wx
bulgarian P.i.|48t 48s|14s
bulge nv.p.u|48u 48v 48w 48x|48y 48z 1o2
bulging a..|490 48v|491 492 493 494 495 496 497 498 34r
bulk nv.7.u|499 49a 3bz|49b 7r 7s 48x
bulky a..|3bz 49a 49c|2cl
bull nv.5.15|462 49d 49e|34e 34f 1pn k0 k1 49f 49g 3mk 3mm 3mn 49h
bulldog nv.5.x||49i 3kr 49j 29b
bullet n.6.|49k|25j 1qo
bullethead n.8.||49l 1w0
bulletin nv.a.w||cd ch ci 43u
bulletproof va..u|24e|3q9 3qa 49m
bullfight n.6.||49n 49o 2o3
bullfighter n.i.|49p
bullnecked a..|49q|32n
bullshit nv.a.w|49d 49e|49f 49g 49r 49s
bully nva.i.11|49t 45q 49u|zn 1m 45r 14a 49v
bullyboy n.i.||49t zn 1m
bum nva.i.14|49w 49x 49y 49z 4a0|2ih 2ii 4a1 4a2 16u 4a3 4a4
bumblebee n.5.||1ko 1kp
bump nv.q.z|4a5 2u1 4a6|3t 442 33r
bumper n.6.||4a7
bun n.d.||3e8
bunch nv.e.12|4a8 4a9 yl 4aa|yo 4ab 29w ym
bundle nv.e.z|4ac yl 2s4|2s5 4ad 4ae
bunk n.6.15|39d|33v 33x 1c1
bunker nv.6.z||4af 2t2 2ol
bunkmate n.i.||ge
bunt nv.4.z|4ag 4ah|3h6 3h7 2ol
bunter n.i.|4ah 4ag|2zj 0 1
bunting n.6.
bunyan P.i.||4ai g4 g5
buoy nv.a.12|4aj 4ak|4al 4am 4an
buoyancy n.c.|4ao 4ap|3js 37e
buoyant a..|4ak 4aj 4ap 4ao|4aq 326
bur nv.k.u|4ar 4as|4at 2x5
burden n.9.z|4au 4av 4aw 4ax|4ay 4az 3qz 4b0 4b1
burdened a..|4b2|4b3
burdensome a..|4b4 4b5|4b6
bureau n.e.|yb 4b7|1c1 1c2
bureaucracy n.e.|4b8 4b9|4ba n5 nb
bureaucrat n.i.|2af|1e7
bureaucratic a..|4b9 4b8|2af
burgeon v..u
burglar n.i.|4bb 4bc|2tm 1k 1l
burglary n.4.|4bd 4bc|41o 29p 29q
burgoo n.d.|4be|4bf
burgundy n.f.||43a
burial n.b.|4bg 4bh|4bi 4bj u6
buried a..|4bk|4bl
burke nv.i.15||20g 20h 4bm 4bn 26l 4bo 1n6
burlesque nva.a.w|4bp 4bq|2fs 4br 4bs
burly a..|34h|34i
burma P.f.|4bt|ww wx
burmese P.i.||1bz 4bt
burn v.q.u|3ek 4bu 4bv 4bw 4bx 4by 4bz|f1 4c0 4c1 31d
burned a..|4c2|id
burner n.6.||ta
burning na.4.|25s 4c3|73 1bk
burns P.i.||18t
burnt a..|4c4|2rh
burr nv.k.u|4ar 42y 4as|4at 2x5 4c5
burrow nv.h.12|4c6 4c7|4c8 25o 4c9
bursa n.f.
burseraceae P.k.||4ca 1il
bursitis n.q.||4cb
burst nv.4.u|4cc 4cd 4ce 42z|73 2xr 1fk 1fl 3zf 3m5 3ur
burton P.i.||rp
burundi P.f.||16f wx
bury v..13|4bh 4bg 4cf|34t 4cg 4ch
burying n.4.|4cf|4ci
bus nv.6.12||4cj 4ck
busboy n.i.||4cl 2x8
bush n.k.14|4cm 4cn 4co|2xz 3tz 4a4
bushel nv.n.u|4cp|4cq
bushwhack v..x|1fi|1fm
bushwhacker n.i.|4cr|47i 47j
bushwhacking a..|4cs|4ct
bushy a..|4cu|4cv
busily r..||4cw
business n.e.|yc sd 4cx|yd se sf
businesslike a..|4cy|4cz
businessman n.i.|4d0|cp cq
businessmen n.e.||4d1 4d2 nb
businessperson n.i.|cp|cq
bust nva.b.z|3zj 44c|4d3 4c1 44d
busted a..|4d4|308
buster n.i.||k0 k1
bustle nv.4.12|oi 4d5|oj ok ol
bustling a..||4d6
busy a..15|4cw 4d7|4d8 4d9
but r..|4da|4db
butcher nv.i.z|4dc 4dd 143|2ri cp cq 1n6
butcherbird n.5.||4de 3fo
butler n.i.||4df 4dg
butt nv.6.z|mr|45d 1vy 305
butter nv.d.z|4dh|4di
buttercup n.k.|4dj
butterfat n.r.||4dk 34m
butterfly nv.5.12|4dl|4dm 4dn 4do
buttermilk n.d.||4dp 4di
buttocks n.8.|298
button n.6.z|31l pg 36x|3vq 3vr 36y 97
buttoned a..
buttonhole nv.6.15|4dq|246 247 350
buttonlike a..|31l|31m
buttress nv.6.u||2yd 12t 3pq 2sm
buttressed a..||2yj
butyric a..
buy v.l.14|4dr 2ww 4ds 4dt
buyer n.i.|4ds 4dr|4du 15g 4dv
buying n.4.|4dt 4dr|4dw gr gp
buyout n.4.||gr gp
buzz nv.b.13|4dx 36v|2u5 4dy
buzzing a..|4dz|3hi
bw P.4.||4e0 142
by r..|4e1
bygone na.s.|4e2|4e3 18l 1kk
bypass nv.6.w||4e4 197 2l0
byron P.i.||24h
byte n.n.
byzantine P.i.||1bz
byzantium P.f.
cab nv.6.12|4e5|3wd 2sw 3bi 3bj
cabana n.6.||4e6 4e7
cabaret n.6.|4e8|4e9 317 4ea
cabbage nv.d.14|6p 4eb|4ec 328 6s 6t
cabin n.6.z||3wd 2sw 3nq 31 33 4ed 3jd
cabinet n.6.||1c1 1c2
cabinetmaker n.i.||4ee 277
cabinetry n.4.||4ef 2z2
cabinetwork n.6.||4eg 1q8 157
cable nv.a.w|4eh 4ei|4ej 138 1o5 4ek 3wa 4el
cacao n.k.
cache nv.6.14||4em 4en
cackle nv.b.w|4eo 4ep 4eq|310 2u5 4er 3m5
cackly a..|4ep 4eo|4es
cactaceae P.k.||4et 1il
cactus n.k.|4eu|4ev
cadaver n.8.|4ew|4ex
cadaverous a..|4ey|3r2
caddo P.i.||4ez 160
caddoan P.a.||2d1
cadence n.a.|4f0|4f1 19l 19m
cadenza n.a.||jy jx
cadmium n.r.|4f2|13t i0
cadre n.e.|4f3|1at 4f4 3xa
caesar P.i.|4f5|1qa 1qb 1qc 20g 20h
cafe n.6.|4f6|4f7
cafeteria n.6.||4f7
caffein n.r.|4f8|17p
caffeine n.r.|4f8|17p
cage n.6.15||1zy 4f9 4fa 3qe 4fb
cagey a..|4fc|2co
cain P.i.||k0 k1
cairo P.f.
cake nv.6.z|4fd|1t1 3l0
cakewalk nv.4.12||2so 2sp 33r
calamity n.b.|1ua 4fe|am an
calamus n.k.|4ff|2mw
calcareous a..|4fg|4fh
calcification n.m.|4fi 4fj|4fk
calcify v..u|4fj 4fi 4fl|4fm
calcite n.r.|4fn|4fo xw
calcium n.r.|4fl 4fj|13t i0
calculable a..|4fp 4fq 4fr 1zn|4fs
calculate v..v|1zn 4fp 1zq 4ft kq 4fu 4fr
calculated a..|su|4fv
calculating a..|4fw|4fx
calculatingly r..||4fw
calculation n.4.|4ft co 4fq 4fr 1zn 1zq|1zr 1j7
calculator n.i.|kq 1zn|ej
calculus n.h.||346
calcutta P.f.
caledonia P.f.
calendar nv.s.v|4fy|250 252 1bq 1br ci 3rf 3rg
calf n.5.||4fz 4g0 1f 1g 1h
caliber n.7.|4g1 3sw|4g2 4g3 4g4
calibrate v..u|4g5 4g6|mw
calibrated a..|4g7
calibration n.4.|4g6 4g5
calibre n.7.|4g1|4g2
calico na.6.|4g8
california P.f.|4g9 4ga|13u 13v
californian P.i.|4ga 4g9|13y
caliper nv.6.v||i1 4gb
caliph n.i.||4gc
calisthenics n.4.||85
call v.a.w|4gd 4ge 375 4gf 2vx 4gg 4gh|4gi 4gj 155 38k 9w 9d ld le 4el
calla n.k.
caller na.i.|4gk 4gl|4gm 16u 4gn
calling n.4.|4go 4ge
callous va..u|4gp 4gq|4gr e9 4gs
calloused a..||4gt
callously r..||4gu 4gp
callousness n.7.|4gq 4gp|4gv 4gw
callus nv.q.u||4gx 4gy
calm nva.7.11|1u7 4gz 4h0 1vr 4h1 4h2|zb zc 1vs 4h3 4h4
calming n.4.|4h5|dg
calmly r..||4gz
calmness n.7.|1u7 4gz|zb zc
calochortus P.k.||15y
caloosahatchee P.h.||f6 f7
caloric a..|4h6|4h7
calorie n.n.||4h8
calorimeter n.6.||i1
calorimetric a..
calumniate v..w|39l 29j 4h9|e1
calumny n.a.|29j 4ha 39l|29k 29l
calvin P.i.||3dk
calving n.m.||3e3
calvinism P.9.|4hb 4hc 4hd|248 150 151
calvinist P.i.|4hd 4hc 4hb|23n
calyx n.k.||4he 2xv
cam n.h.||f6 f7
camaraderie n.7.|4hf|4hg 4hh zc
camas n.k.||28z 1dk
cambium n.k.||4hi 4hj
cambodia P.f.||ww wx
cambridge P.6.||4hk 4ea
camel n.5.||1pp
camelot P.f.
camera n.6.||4hl 1hu
cameroon P.f.||4hm 4hn 1q5
camouflage nv.7.13|4ho 4hp|4hq 1vh 4hr 34t
camp nv.6.16|3f8 3f9 4hs 4ht|2xk 2xl 33 3fb
campaign nv.b.x|4hu 4hv 4hw 4hx|4hy 4hz 4i0 rt 1fl 4i1 sb az
campaigning n.4.|4i2|4hu 4i0 rt
campania P.f.||4i3 13v
campeche P.f.
camper n.i.|4hs 3f9|4i4 4i5
campfire n.b.||3qu
camphor n.r.||38g 38h
camping n.4.|4ht 3f9|4i6 4i7 24
campmate n.i.||ge
campsite n.f.|3fa|4i8 2pm
campus n.f.||2pl 2pm
can nv.6.u|4i9|4ia 4ib 37q
canaan P.f.|4ic
canada P.f.|4id 4ie|1g7 wx
canadian P.i.|4ie 4id|4if 22c
canal nv.h.14||3ts
canaries P.f.||1rm
canary na.i.||3a8 4ig 1ec
cancel v.a.15|1nz 4ih 4ii|ao ap
cancellation n.4.|4ii 4ih 1nz|4ij
cancelled a..
cancer n.q.|1qz 4ik|4il lj lk
cancerous a..|4ik 1qz|4im
candela n.n.|4in|4io 1he
candelabrum n.6.||4ip 4iq
candid a..|3mr 4ir|3mv
candida n.k.
candidacy n.4.|4i2|4hu 4i0 rt
candidate n.i.|4hx|20h
candidly r..|4is|3mr 4it
candied a..|4iu|4iv
candle nv.6.13|4in|48q 3jh 2jx
candlewick n.6.||3w9 3wa
candor n.9.||4iw 38k 9w
candour n.7.|4ir|4ix 4iy 4iz
candy nv.d.13|43c 4j0|43d 43e 4j1 4j2
cane nv.6.z|4j3|3m7 335
canescent a..|ff|fb
canidae P.5.||4j4
canine na.8.||1pt 1pu 1pv
caning n.6.|4j5|1q8 157
canis P.5.
canker nv.q.t||4j6 4j7 4j8
canna n.k.
cannabis n.k.|4j9
canned a..|4ja|4jb
cannibalism n.4.|4jc 4jd|85
cannibalistic a..|4jd 4jc
cannon n.6.x|4je 276|272 23t 1gp
canoe nv.6.12|4jf 4jg|4jh 2x0 2x1 3nv 3bi
canon n.a.|4ji 4jj|4jk 4jl
canonical a..|4jm|4ji
canonist na.i.|4jj 4jm 4ji|2eg ej
canonization n.4.|4jn 4jo|4jp 2vu 2vv
canonize v..w|4jo 4jn|fw
canonized a..|2iv|d3
canopied a..|4jq|31h
canopy nv.6.z|4jr
cant nv.a.12|4js 3an|7o
cantankerous a..|4jt|4ju
canteen n.6.||4jv 3u7 200
canter nv.4.12|4jw|4jx 4jy 4jz 4k0
canterbury P.f.
cantering a..
cantilever nv.6.16||31u 31x 31y 4k1
cantle n.6.||31y
canton nv.f.16|4k2 3f8|8o 2xm 2xn
canute P.i.||4k3 162 163
canvas n.6.z|4k4|77 78
canvass nv.q.15|4k5 4k6 4k7|4k8 226 7l 4k9 1jb
canyon n.h.||4ka 25n 25o
canyonside n.h.||27y
cap nv.6.16|4kb 4kc|3nx 4kd
capability n.7.|4ke 2r|2a
capable a..|2r 4kf 4ke 4kg 4kh|2c 4ki 4kj
capacitance n.j.||4kk
capacitor n.6.|4kl|1pq
capacity n.7.|4kh 4km 3c0|4ke 2a 4kn 4ko
caparison nv.6.10|4kp 2wn|41y 41z pa
cape n.h.||4kq 4kr
caper nv.k.12|4ks|3ur
capillary na.6.||133 134 13h xj
capital n.l.|4kt cq 4ku
capitalism n.e.|4kv 4kw 3vl 4kx|4ky 4kz
capitalist na.i.|4kx 4kw 3vl 4kv|3vi
capitalistic a..|3vl 4kv|3vk 4l0 4l1
capitalization n.a.
capitalize v..14||38a
capitate na.8.|4l2|4l3 1pu 1pv 48r
capitol n.6.||4l4
capitulate v..x|4l5|4l6 4l7
capped a..|4l8|4l9
capricious a..|4la 4lb|4lc
capricorn P.i.
capricornus P.h.||202
caprimulgidae P.5.||at
caprine a..||4ld
capsicum n.k.|4le
capstan n.6.||4lf 4lg
capsular a..||4lh
capsule nv.6.z||4li 4lj 2zz
captain n.i.15||1qc nr 11m nq 3o4 3o5 2ne 4lk 3o0 3o1
caption nv.a.14|4ll 4lm 4ln|4lo 4lp
captious a..|4lm 4ll|4lq
captivate v..11|35j 4lr 4ls 4lt|1vb
captivating a..|2ft|2fq
captive na.i.|4lu 4lv 4lr 4lw 4lx|2uz 4ly
captivity n.q.|4lw 4lv 4lx|4fa 3qe cj
captor n.i.|1n
capture nv.4.10|257 4lz 4m0 35j 4m1 4m2|gp 4m3 1vb 1yh 1yi
car n.6.|1fc|1fd 1fe 1hk
carabao n.5.||1pn
caramel na.d.||43c 43d 43e 1ec
carangidae P.5.||1o6
carapace n.5.||xk
caravan nv.e.12||4m4
caraway n.k.
carbide n.r.
carbine n.6.||4m5 2jc 1qn
carbohydrate n.r.|1ih
carbon n.r.|k5 4m6 4m7 4m8|i0
carbonate nv.r.16|3bc 4m7 4m9 k5|em
carbonated a..||46w
carbonation n.m.|4m9|4ma 4mb
carbonic a..|4m6 4m8 k5
carboniferous na.s.||4mc 4md 18l
carboxyl na.r.|4me 4mf|es
carboxylic a..|4mf 4me
carburetor n.6.||1kd
carcass n.5.||4ex
carcharhinidae P.5.||1o6
carcinogenic a..||4mg
carcinoma n.q.|4mg|1qz 4il lj
card n.6.z|eh 4mh|ei 4mi 4mj cf 4mk 4ml
cardboard na.r.|26v|ei 4mm 26s
cardiac a..||4mn
cardinal na.i.|4mo|1f4 1f5 g4 1bk
cardiomegaly n.q.
cardiopulmonary a..||4mn 4mp 4mq
cardiovascular a..
cardroom n.6.||2sw
cards n.4.|2g7|2g8
care nv.4.11|1rf 4mr 4ms 4mt 4mu|4mv 4mw 4mx 4my 4mz
careen nv.4.12|4n0 4n1 4n2|4n3 ol 1f3
career nv.4.12|4go 4n4|qu
careerism n.4.|4n4|85
carefree a..|4n5 4n6|4n7
careful a..|4n8 4n9|4na 4nb 4nc 4nd 4ne 4nf
carefully r..|4ng|4n8 4nh
careless a..|4ni 4nj 4nk|4nl 4nm 4nn
carelessly r..||4no 4ni
carelessness n.7.|4nj 4np 4ni 4nk|4nq 3mn
caress nv.4.z|4nr|4ns 3h7 4nt
caretaker n.i.|4nu|4nv 2ne 2nf
careworn a..|4nw|3i0
cargo n.6.|4nx|4ny
cariama P.5.
carib P.i.||160
caribbean P.h.||px
caribou n.5.|4nz|4o0 1po 1pp
caricature nv.a.w|4o1|2vm 4br 4bs
carina n.h.||202
caring na.c.|4mu 4o2 4mt|p4 p5 4o3
carload n.e.
carmelite P.i.||2h5 10
carminative na.6.|4o4|1q0
carnal a..|4o5 4o6|4o7
carnallite n.r.||xw
carnegie P.i.||8i
carnival n.4.||4o8
carnivore n.5.|4o9
carnivorous a..||4o9
carob n.k.||4oa 476
carolina P.f.|4ob
carolinas P.f.|4ob
carolingian P.i.|4oc 4od|163
carotene n.r.||38n
carotenoid n.r.||3cf 21o 1rs 1rt
carotid a..
carp nv.d.w||407 3lw 4oe 4of
carpal na.8.|4l3 4og|1pu 1pv
carpel n.k.||4oh
carpenter n.i.15|4oi 4ef|4ee 277 1w
carpentry n.4.|4ef 4oi|2z2
carpet nv.6.16|4oj 4ok|4ol 1c2 3l0
carpetbag na.6.||4om 2qw 2qx
carpeted a..
carpeting n.6.|4oj 4ok|4ol 1c2
carpinaceae P.k.||1il
carping n.a.|4on|3gd 4oo
carpinus P.k.||4op
carriage n.6.|473|3we 1hk 474
carrier n.i.|32c 131 4oq 4or|16u 1fe 1hk 30h 30i 2x1
carrion n.5.||4ex
carroll P.i.
carrot n.k.||4os
carry v.4.z|131 32c 4ot 4oq 4or 4ou|32e
carson P.i.||2ps 4ov 37 38
cart nv.6.z|4ow 4ox 4oy|4oz 1hk 2fr
cartel n.e.|4p0|4p1 2b7
carter n.i.||4p2 21k 1qg
cartesian P.i.||m2
carthage P.f.|4p3 4p4|1as 1at
carthaginian P.i.|4p5 4p4 4p3|xh
carthusian P.i.||4p6 10
cartilage n.8.|4p7 4p8
cartilaginous a..|4p8 4p7
carton n.n.||244 245
cartoon nv.a.10|4p9 4pa 4pb 4pc|2vm 4pd 4m3
cartoonist n.i.|4pa 4pc 4p9 4pb
cartridge n.6.||1go 1gp
cartwheel nv.6.12||4pe 4pf 1kd 2nu 2nv 2nw 4pg 4ph
carve v..z|4pi 4pj 4pk 4pl 4pm|4pn
carved a..|4po|4pp 4pq 4pr 4ps
carven a..|4po|4pp 4pq 4pr 4ps
carving n.6.||4pt 4pu 79
caryophyllaceae P.k.|4pv 4pw|4et 1il
caryophyllaceous a..|4pw 4pv
caryophyllales P.k.||4px
cascade nv.h.12||4py 4pz
case n.b.13|4q0|4q1
casebook na.a.|4q2|4q3 ce cf 2ys
cased a..|4q4|4q5
cash nv.l.14|4q6|3co 1ze 1zf 2ga
cashed a..|4q7|4q8
cashew n.k.||4q9
cashier nv.i.15||2ur 2us cq 34
cashmere n.6.
casing n.6.|4ae|4qa 24b
casino n.6.
cask n.n.||244 245
caspian P.h.||2r0
cassava n.r.||1if 1ig 1ih
casserole n.d.
cassette n.6.
cassia n.k.
cassiopeia P.i.||f9
cassite P.a.
cassius P.i.||20g 20h
cassocked a..|4qb|2fk
cast nv.e.10|4qc 4qd|4qe
castanea P.k.||4op
castanets n.6.|3qs|3qt c8
caste n.q.||9g
castigate v..w|4qf 4qg 4qh|38t 2ej
castigation n.a.|4qg 4qf|3gc 3gd 4oo
castile P.f.
casting n.6.|4qi|4qj 2o3
castle nv.6.x|4qk 4ql|4qm 3nq 31 40h 2zf 3mi
castor n.h.||1pb 1pc
castrated a..
castro P.i.||4qn 20h
casual a..|4qo 4qp 4qq|3jt 4qr 4qs
casually r..||4qp 4qo
casuarina n.k.
casuarinaceae P.k.||1il
cat n.5.z|4qt|4qu
catabolism n.m.
cataclysmic a..|4qv 1ua|1n9
catalan P.i.|4qw 4qx|14s
cataleptic na.i.||4qy 4qz 2uz
catalog nv.a.10|4r0 4r1 4r2 4r3|3r6 1q7 1q8 1bq 1br ci 4r4 4r5
catalogue nv.a.v|4r3 4r1 4r2 4r0|1bq 1br ci 2zo 4r6 4r4 4r5
catalonia P.f.|4qx 4qw
catalpa n.k.
catalysis n.m.|4r7 4r8|4fk
catalyst n.r.|4r9 4ra|ia
catalytic a..|4r8 4r7
catalytically r..||4r8
catalyze v..u|4ra 4r9
catapult nv.6.z|4rb 4rc 4rd 4re 4rf|2sq 4rg 4rh
catapultian a..|4rc 4re 4rf
cataract n.q.||4ri
catastrophe n.b.|1ua 4rj|am an s2 s4 s5
catastrophic a..|4rk|465
catastrophically r..||4rk
catatonic a..
catcall nv.a.w||375 9d 4rl 2r7
catch v.7.v||1dv uy f2
catcher n.i.|4rm|4rn 4ro 0
catchfly n.k.
catching na.4.|4rp 4rq|4rr 4rs
catchy a..|4rt 4ru|1ey
catechism n.a.|4rv 4rw|4rx 4ry 1ve
catechize v..w|4rw 4rv|4rz 4s0
catecholamine n.r.|4s1|1kt 1ku 1sh
catechu n.k.||4s2 2hp 1ah
categorize v..v|4r6 4s3 1xn 4s4 4s5 3yf
categorized a..|4s6|4s7
category n.e.|4s5 4r6 3yf
cater v..y|4s8 4s9
caterer n.i.|4s9 4s8|4sa cp cq
caterpillar n.5.|4sb|4sc
catfish n.d.||407 3lw
catharsis n.4.|3z 4sd|40 41 42
cathartic na.6.|1b2 4se 4sd 3z|1q0
cathedral na.6.||11 12
cather P.i.
catherine P.i.||4sf 1e4 1e5
catheter n.6.||133 134 13h
cathexis n.g.||4sg
cathode n.6.||1o4 1o5
catholic na.i.|4sh 4si 4sj|1ik
catholicism P.9.|4sj 4si|150 151
cation n.h.||1mm 1mn 1mo
catkin n.k.||4sk 3l7
catostomidae P.5.||1o6
catsup n.d.||18s
cattle n.5.|34e|34f 1pn 1po
cattleman n.i.||4sl 4sm
cattleya n.k.||3iw
caucasia P.f.|4sn 4so
caucasian P.i.|205 4sp 4so 4sn
caucasus P.h.|4so|1bv
caucus nv.e.15||4sq 29w
caudal ar..||4sr 4ss
cauliflower n.k.||1di
caulk nv.r.z|4st|4su 4sv 4sw 2u7
caulking n.r.|4st|4su 4sv
causal a..|4sx 1pg 4sy 4sz|ig
causally r..||4sx
causation n.4.|4t0 4t1 2bw
causative a..|ig 4t1 2bw|if 1oi 4sx 4t2 4t3 4t4 4t5 4t6
cause nv.b.10|1pg 4sx 4t1 2bw 4sy 4hu ig 4t0 4sz|1ph 1pi 16m cr 4i0 rt
causeless a..||4t7
causing n.4.|4t0
caustic na.r.|4t8 4t9 fk|fl
caution nv.7.w|4ta 4tb ob of 4ms 4nh|4tc 4td 1ky 4mv 4mw 4mx 14c
cautious na.e.|4te 4nh 4ms 4ta|y8 4tf 4tg
cautiously r..|4ng|4n8 4nh
cavalcade n.e.||4m4
cavalry n.e.||4th 12r
cavalryman n.i.|4ti|4tj 4tk
cave nv.h.z|4tl|4tm 4tn
caveat n.a.|4tb|4td 1ky
caveman n.i.||2w8
cavern nv.h.z|4to 4tp|4tq 8d 1lm 4tl 4tm 4tn
cavernous a..|4tp 4to|4tr
caviar n.d.||4ts 3lw
cavity n.h.|4tt|4c8 25o
cavort v..12|4tu|4tv i7
cavy n.5.||4tw
caw nv.b.w||310 2u5
cayuga P.i.||4tx 160
cc na.n.|4ty|4tz 4cq 3cr
cd na.r.|4f2|13t i0 3cr
cdna P.r.||4u0 4u1
cease v.s.16|4u2 4u3 mu
ceaseless a..|4u4 4u5|4u6
ceaselessly r..|4u7|4u6 4u8 4u4 4u9
cebu P.f.
cecum n.8.||1dh
cedar n.k.||4ua 4ub
ceiling n.6.||2nr 2ns 1cw 1cy 1cz 4uc 1ti
celebes P.f.||1rm
celebrant n.i.|4ud 4ue 4uf
celebrate v..15|4ue 4ug 4o8 4ud 4uf|4uh
celebrated a..|4ui|4uj
celebration n.b.|4ug 4ue 4uf 4o8|u6
celebrity n.i.|4uk|4ul
celerity n.7.|4um|4un 41d
celery n.k.
celestial a..|4uo 4up|4uq 4ur 4us
celiac a..
celibacy n.q.
cell n.6.|4ut 4uu 4uv 2ms|4uw 8d 1lm
cellar n.6.|2yl|2ff
cello n.6.||4ux 2ui c8
cellular a..|4uu 4f3 4ut 2ms
celluloid na.r.|26w|4uy 4uz 26s
cellulose n.r.||1ig 1ih
celsius P.i.||2cg 2ch
celtic P.a.|4v0 4v1 4v2|1jv
cement nv.r.z|4v3|4v4 3no m4 3d3
cemetery n.f.|4v5|4i8 2pm
censor nv.i.15|4v6 2t5|2t8 2t9
censorship n.4.||4v7 4v8 4v9
censure nv.a.w|4va|4vb 4oo 2ej 2ek
census nv.4.w||4vc 1ja 4vd 27z
cent n.n.||4ve
centaurea P.k.
centaurus P.h.||202
centaury n.k.
centenary na.s.|4vf 4vg|1nd 1ne 1nf 4vh
centennial na.s.|4vf 4vg|1nd 1ne 1nf 4vh
center nv.f.16|4vi 4vj 4vk 4vl 4vm 4vn 4vo|1wz
centered a..|4vp|4vj
centerfield n.6.||2pm
centering n.9.|4vn 4vl 4vo|4vq 15x ju
centesis n.4.|1gx|1gy
centigrade a..
centimeter n.n.|4vr|4vs 4vt
centipede n.5.
central a.6.|4mo 4vm 4vu 4vj 4vv 4vi 3vv|1bk 4vw 4vp 4vk 4vx 4vy
centralization n.4.|4vz 4w0|4w1 3ir 73
centralize v..u|4w0 4vz
centralized a..
centrally r..||4vj
centrifugal a..
centrifugation n.m.|4w2 4w3
centrifuge nv.6.12|4w4 4w3 4w2|ta 4w5 4w6
centromere n.8.
century n.s.|4vh
ceo P.i.||4w7 4w8 nf
cephalic a..||49l
cephalopod na.5.|4w9|3f7
cephalosporin n.6.||1qs 1qq
ceramic na.6.|41q 4wa 4wb
ceramics n.4.|4wb 4wa 4wc|25w 1yx
ceratopsian n.5.||4wd 4we 21v
cereal na.k.|4wf 2x9|4wg 4wh 4wi
cerebellar a..|4wj 4wk
cerebellum n.8.|4wk 4wj|3xs
cerebral a..|4wl|4wm
cerebrate v..v|4wn 1j7
cerebrospinal a..||3xo
cerebrum n.8.|4wm|3xs
ceremonial na.b.|4bj 4wo 4wp 2vv|u6 47d
ceremonially r..|4wq|4wr
ceremonious a..||4wp
ceremoniously r..|4wq|4wr
ceremony n.b.|4bj 4wo 4wp 4wr 2vv|u6
cerium n.r.||13t i0
certain a..|4ws|4wt
certainly r..|4wu|4wv 4ww
certainty n.9.|2bs 4wx|1gw 10g
certificate nv.a.14|4wy 4wz 3qd|2le 19q
certification n.4.|cz cx 4wz 4x0 2f9|d0 d1 dg 4x1 ci
certified a..
certify v..w|2f9 4x0 2i7 3qd cx 4x2 4wy cz|2fa 4x3 cy 27
certiorari n.a.||4x4
certitude n.9.|4x5|2bs 1gw 10g
cervical a..
cervix n.8.|4x6|1w0
cesarean na.4.
cesium n.r.||13t i0
cessation n.b.|4u3 4u2|4x7 1nc
cetacean na.5.||4x8
cetus P.h.||202
ceylon P.f.||1rm
cgs n.n.||2l4
chablis P.f.
chad n.r.||ei
chadic P.a.||13r
chaetognatha P.5.||1n0
chafe nv.q.13|4x9 4xa|4xb f1 4xc ys
chaff nv.r.w|3y2 4xd 2vl|15l 2r5 2r7
chaffy a..|4xd 3y2
chafing n.c.||4xb f1
chagrin nv.c.11|4xe 4xf|4xg 4xh wq
chain n.e.z||18q 4xi 24z
chained a..|3v0|3ux
chainlike a..||4xj
chains n.6.|4xk|4xl 3vr
chair n.6.15|240|241 1c1 1c2
chairman n.i.15|4xm 4xn|4xo 4xp
chairmanship n.4.|4xn 4xm|8k
chaise n.6.||240 241 1c1
chalcedony n.r.|xu|xv xw k6 k7 k8
chaldea P.f.
chalk nv.r.10|4xq fg 4xr|4fn 4fo xw 4pd 4m3
chalky a..|4fg 4xr|4fh
challenge nv.q.w|4xs 100 4xt 4xu|7l 4xv 4xw 1vk
challenger n.i.|4xu 100
challenging a..|1es|1ey
chamber nv.6.16|3q8 2e2|1zy 1dh 2sw 2xn 4xx
chambered a..|4xy|3ya
chambermaid n.i.||4xz 4y0 4dg
chambers P.i.||21p
chameleon n.i.
chamois n.r.||19c 19d 19e
champ nv.i.y|4y1|4xu 4y2 4y3
champagne n.d.|46x|46z 470 15a
champion n.i.x|4y1 4y4 kv|4xu 2nm 1zg
championship n.q.||4y5 9g
champlain P.i.||rp
chance n.q.15|4y6 4y7 rs 4y8|4y9 ja 23a ru 4qr
chancel n.6.
chancellor n.i.||4w8
chandelier n.6.||4ya 4yb
chandelle nv.4.12||4yc 4yd 3cz
chang P.h.|4ye|f6 f7
change nv.b.u|8y ba 1c3 4yf 4yg
changeable a..|4yh 4yi
changed a..|4yj 1cb|4yk 4yl 4ym 1ca
changing a..|4yn|4yo
channel nv.a.12|4yp 4yq 4yr 4ys|43v 43w 13h 42s 131
channels n.a.||43v 43w
chant v.a.w|4yt 4yu 4yv 4yw|4yx 4yy 33q 37n
chanted a..||4yz
chanting n.4.|4yw 4yv|4z0 4z1 4z2
chantlike a..|4z3|4z4
chaos n.q.|4z5 4z6|3n9 1jr
chaotic a..|4z7 4z6 4z5|4z8 4z9
chap nv.i.u|3kd|k1 19g 19h
chaparral n.e.|4cn|3tz
chapel n.6.||12
chaplain n.i.||g4 g5
chapter n.a.||j2
char nv.r.17|4za 4zb|k5 i0 4zc
character n.i.z|4zd 4ze 4zf 4zg 4zh 3z1 4zi|28w 4zj ht
characteristic na.9.|28v 113 4zf 4ze|28w 4zk 4zl 4zm
characteristically r..||4zf
characterization n.a.|4zn|4zo
characterize v..w|4zh 4ze 4zg|4zp 4zq
charcoal nv.r.10|fh|4zr k5 i0 4zs 4pd 4m3 fb
charge nv.4.x|4zt dy e1 4zu 4zv 3ci 4zw|1fk 1fl dz 4zx 29b co
charged a..|4zy 4zz|500 501 uz
charger n.5.|4zv 4zt|502 47e vu
chariot nv.6.12||473 474 1hk 131
charisma n.7.|503 2fu|1vf 1vg 1vh 504 2is
charismatic a..|2fu 503|2fq
charitable a..|505|506 507
charity n.e.|506|508 2um 1d8 509 50a 50b 50c 1b0 1b1 19x
charlatan n.i.|50d|35i 1m
charlemagne P.i.|4od|2h8 163 4oc
charles P.i.||162 163
charleston P.f.12||14t 33r
charlotte n.f.
charm nv.7.11|1va 35j 50e 50f 50g 1i1 35l|1vf 1vg 1vh 1el 1vb
charming a..|50h|nl
charnel na.6.||50i 50j 50k 22
chart nv.a.v|50l 50m|27f 50n 2o3 50o 4m3 3rg
charter nv.a.15|50p|50q 50r
chartered a..|50s
chase nv.4.12|50t 50u 50v|50w
chased n.i.|50x|50y 50z 2uz
chassis n.8.|1jx|1k3
chaste a..||510 511
chastisement n.4.|4qh 4qf|512 dg
chastity n.4.|513|514 515 127
chat nv.a.w|516 517 518|519 1el 22s 22t
chattahoochee P.h.||f6 f7
chatter nv.a.13|4eq 518 2mz 51a 51b 2mx|51c 519 1el 22s 22t
chattering n.b.|51b 51a|2u4 2u5
chauffeur nv.i.12||51d 51e 51f
cheap a..|51g|51h 51i 51j 51k 51l 51m 51n
cheaply r..||51o 51p
cheat v.k.15|35m 51q 35i 51r 51s 51t|4wg 4wh 35n 51u 332 337 3ab
cheating na.4.|51q 51t 35m qm|uf ug 3af
chechnya P.f.
check nv.l.v|51v 29r 51w 51x 51y 51z 281|520 521 1xm 1xn 1jb 2jx 282 vh
checkbook n.l.||2gr 3qc
checked a..|522|3lk
checker nv.i.10||2f1 bp 4pd 4m3
checkerboard n.6.||523 2ns
checkered a..|522|3lk
checklist n.a.||1bq 1br ci
checkout n.4.|51x 51w|524 1j9 1ja
checkup n.4.|525|1j9 1ja
cheddar n.f.||526 527
cheek n.8.w|528|45o
cheekbone n.8.|529|1pu 1pv
cheer nv.a.11|52a 52b 52c|ax 52d 1me ay az
cheerful a..|326 52e|325 52f 3jr 4ap 52g 52h
cheerfully r..||52i
cheerfulness n.7.|52e 326
cheering na.a.|52c 52b 52a 52j 52k|r9 ax 52l
cheery a..|52g 52e|326
cheese nv.d.16|52m|4di 4u2
cheesecloth n.6.||52n 52o
cheeselike a..|52p|52q
chef n.i.||52r
cheiranthus P.k.||158
chela n.i.||52s
chelate nva.r.16||52t 52u 52v
chemical na.r.|52w 52x 3dl
chemically r..||52w
chemist n.i.|3dk 3dl 1ur|1us
chemistry n.9.|3dl 52x 1ur 3dk 52w
chemotherapy n.4.||nd ne 1re
chenopodiaceae P.k.||4et 1il
cherish v..11|52y|p8
cherished a..|52z|nz
cherokee P.a.||530 2d1
cherry na.k.|531|15k 15l 1ec
chert n.r.||532 25p
chess n.k.||4wg 4wh
chest n.8.|533 534
chesterton P.i.
chestnut na.k.||15k 15l 1ec
chevrotain n.5.||1po 1pp
chew v.d.y|535 4y2 536|3eh 3el 3ed 4y3 537
chewing n.4.|536 4y2
chewy a..|536|538
cheyenne P.f.||14t 539 2d1
chic na.7.|53a 53b|410 53c
chicago P.f.||8o
chick n.5.||53d 53e 53f 53g 4g0
chicken n.d.|53d|53h 2pp 53e 53f
chickenpox n.q.||53i 53j 11v
chickweed n.k.
chicory n.k.||4os
chide v..w|38t 53k|2ej 2ek
chief na.i.|ng 3tt 53l|3tv 3tw 1bk
chiefly r..|53m|53n 53l
chieftain n.i.
chignon n.8.||xi xj xk
child n.i.|53o 53p 3wq 53q 2n1|ov 2n2 ve
childbirth n.m.||3e3
childhood n.s.|3wq 53o 53q|ot 53r
childish a..|53s 53t|53u
childishly r..||53s
childishness n.7.|53t 53s|53v y1
childlike a..|53p 53w|3ws 53x
chile n.f.|53y 53z|229 wx
chilean P.i.|53z 53y|22b 22c
chili n.d.
chill nv.7.11|540 541 542 543 544 545 546 547|548 549 149 p5 54a 54b
chilling na.m.|547 541 542 14j|3oy 14d
chilly na.d.|54c|54d 54e
chimera n.i.||54f 54g
chimney n.6.|54h|54i 134 13h
chin nv.8.12||45o 3s1
china n.f.||ww wx 54j 54k 3iq
chinese P.a.|54l|54m 54n 54o
chinked a..
chinless a..
chinook n.j.||413 2dn 2do
chip nv.h.z|3ec 54p 54q 54r|3ee 54s 54t
chipper a..|52h|326
chipping n.4.|54r 54p 54q|3zi 73
chips n.d.||54u 54v 328
chiropractor n.i.||54w ej
chirp nv.b.w|54x|2u5
chisel nv.6.15|51t 54y|2me 2mf 2mg 3ab 35n
chiseled a..|54z|550
chitinous a..
chivalrous a..|551
chivalry n.7.||552 4m 4n
chivy v..11|2qa|1nk 1nn
chiwere P.a.||553 2d1
chlamydia n.q.||554 53j 11v
chloride n.r.
chlorine n.r.|555|i0 12h 12i 2d0
chloroform nv.6.t||556 557 1l4 1l5 1l6
chlorophyll n.5.||3cf 21o
chlorothiazide n.6.||558 1rn
chlorpromazine n.6.||1s0 1s1 1s2 559 55a
chock nvr.6.z||1t1
chockful a..|55b|42o
chocolate n.d.|55c
choice na.9.|55d 1xg 1cs 55e 55f|1cu 2vb
choir nv.e.10|55g 55h 55i 55j 55k|55l 2tg 37n
choirboy n.i.||55i 1d2 1d3
choke v.6.t|55m 55n|3lu 55o 55p
chokecherry n.k.
choked a..|55q|2xt
choking n.q.|55n 290 55m
cholelithiasis n.q.||fo
cholera n.q.||11u 11v
cholesterol n.r.||15d
cholinergic a..
cholinesterase n.r.||55r hs
chomp nv.4.y|3ei|55s 55t ij 4y2 4y3
choose v..v|p0 55u
choosy a..|55v|55w
chop nv.j.z|55x 55y 55z 560 561
chopin P.a.
chopped a..|562|563
chopper n.4.||564 3h6 3h7
choral na.a.|55h 55k 55g 55l 565 566|567 4yx 4yy
chord nv.p.10|568|2cx 21b 569 ao ap 56a 56b
chordata P.5.||1n0
chore n.4.|56c|2as
chorea n.q.||i6
choreograph v..10|56d 56e
choreographer n.i.|56e 56d
choreographic a..
choreography n.4.|2so|2sp 2fs
chorine n.i.||2sn
chorion n.5.|56f 56g|1dg 1dh
chorionic a..|56g 56f
choroid n.8.||20e
chortle nv.a.t|56h 56i|56j 9d 4er 3m5
chorus nv.b.w|565 55h 55l 55j 566|2u5 2tg
chosen n.i.||56k 33e
chowder n.d.||45e
christ n.i.|56l 56m 56n|56o 56p 56q
christendom P.e.|56r 1ik|nb
christening n.4.|2vs|2vp 2vt 2vu
christian na.i.|1ik 56r 56n 56l|150
christianity P.9.|150 56m|151
christmas P.s.||56s 56t 56u 1ne 27u 27v 27w 56v 56w
christopher P.i.||56x 2ne 2nf
chromate n.r.||em
chromatic a..||1eb
chromatically r..||1ec
chromatin n.8.||1si
chromatogram n.6.||56y
chromatographic a..|56z|570
chromatography n.m.|570 56z
chrome nv.r.z||571 13t i0 572
chromium n.r.|571|13t i0
chromosomal a..|573 2k0
chromosome n.8.|2k0 573|1mo
chronic a..|574|575
chronically r..
chronicle nv.a.w|cc|ce cf cg a9 aa
chronological a..|576 577 578
chronologically r..||576
chronology n.o.|577 576|2cz
chrysanthemum n.k.||3l7
chuck nv.d.z|579 57a|57b 4rh
chuckle nv.a.t|56h 56i|56j 9d 4er 3m5
chuff v..t||3lo 3lt
chug nv.b.13||2u4 2u5
chump n.i.|57c|57d
chunk nv.e.z|57e 57f 57g 57h|yo dh dm
chunky a..|57f 57e|57i
church n.e.12|57j 11 57k|47r 12
churchgoer n.i.|57l
churchgoing a..|57m|57n
churchill P.i.||1qa 1qb 1qc
churchillian P..
churchman n.i.|57o|g4 g5
churchyard n.f.||57p 2pm
churn nv.6.z||200 57q
churning a..|10c 10b|103
chute nv.6.12|57r 57s|57t 57u 4yr 13h 57v 4pz
chutney n.d.||18s
chyle n.8.||1sh 1si
cia P.e.||57w 57x yb
cicada n.5.||lg
cider n.d.
cigar n.6.||57y 57z 580
cigarette n.6.||57y 57z 580
ciliary a..
ciliate na.5.|581 582|1fs 168 583
ciliated a..||584
cilium n.5.|583 582|585
cinch nv.4.z|586 587 588|rt
cinchona n.k.||2x3 2x5
cincinnati P.f.
cinema n.a.|589 58a|155
cinematic a..|58a 589
cinnamon n.k.||2x3 2x5
cipher nv.a.w|58b|138 58c 58d
circassian P.i.||205
circle nv.p.12|58e 48r 2te 58f 58g 58h|58i 58j 58k
circuit n.6.12|41v 58l|1pq 58m 1f2
circuitous a..|58n|58o
circuitry n.6.||1hu
circular a.a.|440 58p 43s 48r 58e|jv jw 58q 58r 58s 48o 4l2 58t 58u 58v
circulate v..w|58w 43s 58p 440 58x 58y 58z 590|43u 591
circulating a..|592|593
circulation n.a.|58x 58p 590 58y|594 43v 43w 3xu
circulatory a..|58z
circumboreal a..
circumference n.7.|595|596 7s
circumpolar a..|597|598
circumscribe v..z|599|59a 2c1
circumscribed a..|59b|59c
circumspect a..|59d|59e
circumstance n.q.|4q1 59f 59g|226 7l
circumstances n.q.|s5|s6
circumstantial a..|59g 59f|59h
circus n.e.||59i 59j 1i4 ok ol
cirrhosis n.q.||59k
citadel n.6.||59l 2zf
citation n.a.|59m 59n|3
cite v.a.w|59o 59p fu 59n 59m 59q|59r 2b2 ft 59s 59t
citizen n.i.|59u 59v|59w
citizenship n.q.|59v 59u|59x 9g
citrate nv.r.u|59y|em pr
citric a..||59y
citron n.d.||59z 1wa
citrus n.d.|59z|1wa
city n.f.|5a0
civet n.5.||5a1
civic a..
civil a..|5a2 5a3 5a4|5a5
civilian na.i.|5a5|59u 59w 5a2
civilization n.e.|5a6|5a7
civilized a..
clad a..|2fk|2fj 5a8 5a9 5aa 5ab 4qb 5ac 5ad 5ae 5af 5ag 5ah
claim nv.a.w|25h 182 5ai 5aj 5ak|vp vq 5al vn
claimant n.i.|5ak 25h 5aj|1wn
clairvoyance n.a.|5am 5an|5ao 5ap
clam nv.5.z|5aq|3f6 3f7 39b
clamber v.4.12|5ar|5as 27m 5at
clammy a..|5au 5av|3ol
clamor nv.b.w|3gr 3hd 5aw 5ax 5ay|2u4 2u5 5az
clamoring n.a.|5ax 5aw 5ay|375 9d
clamorous a..|3hd 3gr 5ax|3hi
clamp v.6.z||4iq 5b0
clams n.l.|4eb|1zd 1ze 1zf
clamshell n.5.||2x5
clan n.e.|1k8
clandestine a..|5b1|2p5
clang nv.b.13|5b2 5b3|2u4 2u5
clanging a..|5b4|3hi
clangor nv.b.13|5b2 5b4 5b3|2u4 2u5
clangoring n.b.|5b2|2u4 2u5
clank nv.b.13|5b2|2u4 2u5
clanking a..|5b5|3hi
clannish a..|5b6|5b7
clannishness n.7.|5b8 5b9|5ba 25b 25d
clap nv.b.z|2tx av 1w5 1w8 5bb|2u4 2u5 5bc 1w6
clapping n.a.|1w8 av 5bb|ax
claret nv.7.y||5bd 5be 1ea 3b7
clarification n.a.|5bf 5bg|5bh cr
clarify v..w|5bg 5bf|5bi
clarifying a..|5bj|5bk
clarinet n.6.|5bl 5bm|5bn 2z7 2z8
clarinetist n.i.|5bm 5bl|1d3
clarion nva.6.10|5bo|3ym c7 c8 56a 56b 3gv
clarity n.7.|5bp 5bq 5br 5bs|5bt
clark P.i.||rp
clash nv.b.z|5b2 5bu 5bv 5bw|2u4 2u5 5bx 442
clasp nv.6.z|44u 477 5by 5bz|3vq 3vr 5c0 5c1
class n.e.v|4s5 5c2 2zo 5c3 23g|y8 4r6
classic na.6.|5c4|5c5 5c6 5c7 5c8
classical a.a.|5c9 5c4|33q 5c5 5c6 5c7 5c8
classically r..||5c4
classicism n.9.|5ca 5cb|hy 5cc 5cd
classicist n.i.|5cb 5ca
classics n.9.||5ce hy
classification n.4.|4s4 5c2 2zo 4s3|2a3 24z
classificatory a..|5cf 5c2 2zo|4s4
classified na.a.|4s7|jv jw 4s6 5cg
classifier n.i.|5ch 5c2 2zo|5ci
classify v..v|2zo 5cf 1hi 23g 4s3 1xn 4s4 5ch 4s5|4r6
classless a..|5cj|5ck
classmate n.i.|5cl|ge
classroom n.6.|5cm|2sw
clastic a..|5cn|5co
clatter nv.b.13||2u4 2u5 3gt
claudius P.i.||2h7 2h8 163
clause n.a.|5cp|5cq 5cr 5cs j2
claustrophobia n.q.||10l 10m
clavicle n.8.|5ct|1pu 1pv
claw nv.5.12|1kc 5cu|5cv 1kd 1vz 1w0 5cw 5cx 1yh 1yi
clawed a..
clay n.r.|om|on oo
clean va.4.z|408 5cy 41 5cz|5d0 5d1 5d2 5d3 5d4 5d5
cleaner n.6.|5cy 408|5d6
cleaning n.4.|41 408 5d7 2zy|42
cleanliness n.q.||5d8 5d9 85
cleanly ar..|5d0|5cz q1 5da
cleanse v..t|2zy 5cy 41|2wi 2wj
cleansing na.4.|41 2zy|42
clear va.q.u|5db 5dc 5bs 5bp|5dd 5de 5df 5dg
clearance n.7.|5dh|1cz 1d0
cleared a..
clearheaded a..||5di
clearing n.f.|5dc 5db|2pm
clearly r..|5dj|5bs 1z0 550
clearness n.7.|5bp 5bq 5dk 5dl 5dm 5di 5br 5bs|5bt
cleat nv.6.14||4c5
cleavage n.q.
cleave v..z|5dn 5do 561|5dp
clef n.a.||ao ap
cleft na.p.|5do 5dn 5dq|5dr 3w0 1o2 3ya
clematis n.k.||5ds
clemency n.q.||5dt 2dn 2do
clench nv.6.z|5du 5bz|5dv 37k 37l 1yh 1yi 5dw 5dx
clenched a..|5dy|5dz
cleome n.k.
cleopatra P.i.||1mv 1mw 14y 5e0 xh
clergy n.e.|5e1 5e2|5e3 4d1 4d2
clergyman n.i.|g4|g5
cleric n.i.|57o|g4 g5
clerical a..|5e4 5e5 5e2 5e1
clerk n.i.15|5e5 5e4 5e6 3rm|2x8 5e7 1w
clerking n.4.|3rm 5e6|cn
cleveland P.f.
clever a..|4fc 2s 427|2co 3xw
cleverly r..|5e8|4fc
cleverness n.9.|5e9
cliche n.a.|2tc|1ap 5ea 5eb
click nv.b.12|5ec 5ed|2u5
client n.i.||5ee
clientele n.e.||y8
cliff n.h.|5ef
climactic a..|5eg 5eh 5ei 5ej
climate n.q.|b1 b0 5ek|5el
climax nv.b.u|5eh 5eg 5em 5ei 5ej|5en 5eo 35f 5ep 5eq 36 mu
climb v.h.12|5er 27x 5as 5ds 5es 5et|3cz
climber n.k.|5ds 5er
climbing n.b.|5et 5er 5eu|27l qw qx
clinch nv.4.z|5du|4yc 4yd 5ev
clinched a..|5dy|5dz
cling v.d.z|m0|5c0 5c1
clinic n.e.|5ew 5ex
clinical a..|5ex 5ew 5ey
clinically r..||5ex
clink nv.b.13|5ec 5ez|2u5 56b
clinker nv.h.u||3ee 4tn
clinton P.i.||5f0 5f1 5f2
clip nv.6.z|5f3 5f4 5f5|1kd 4q0 3vq 3vr
clipped a..|5f6|5f7
clipping n.a.||5f8 5f9 j2
clique n.e.|5fa|2te
clitoris n.8.||5fb
cloak nv.6.13|5fc|4hr 34t
clobber nv.l.z||5fd h8 335
clock n.6.u|5fe 5ff|5fg i1 5fh 5fi
clocking n.s.|5ff 5fe|5fj
clocks n.k.||5fk
clockwise ar..
clod n.e.|57e 5fl|yo 5fm
clodhopper n.6.||5fn 3s2
clog nv.6.z|2pa|3s2 2w3 2w4
clogged a..|5fo|5fp
clogging a..|5fq|3k7
cloister nv.6.16|5fr 5fs|5ft 3nq 31 2uq
clomp v..12||1f3
clone nv.i.10||5fu
clonic a..
cloning n.4.||5fv 5fw
close var.s.z|5fx 5fy 2u7 3k3 5fz 5g0 5g1 5g2 5eq mh|5g3 35f md 1ee 5g4 5g5 5g6
closed a..|3k9 5g7 3jj|3k8 5g8 5g9 3ji 5ga 5gb
closely r..||mh
closeness n.c.|3rv|37d 37e
closer nr.i.|5g1 5fy 5gc
closest r..|5gd
closet n.6.z|5ge 249 3s6|4em 5gf 2sw 1c1 1c2 4ed 3jd
closeup n.6.||5gg 2o3
closing na.4.|5fz 5gh 5g0 2u7 5gi|ol 5gj 5gk
clostridium n.5.||i3 i4
closure nv.4.u||1ys
clot nv.8.u|5gl 5gm 5gn 5go 5gp|57e yo
cloth n.6.|5gq
clothe v..t|1ux 5gr|24c
clothed a..|2fk|2fj 5a8 5a9 5aa 5ab 4qb 5ac 5ad 5ae 5af 5ag 5ah
clothes n.6.|1uw
clothesbrush n.6.||46b
clotheshorse n.6.||12s 12t
clothesline n.6.||3w9 3wa
clothing n.6.|5gr 1ux
clotted a..|5fo|5fp
clotting n.m.|5gp 5gn 5go
cloud n.j.17|tn 5gs 5gt 5gu 5gv 34s|2do 5gw 34t 3cw 3cy
cloudburst n.j.|5gx|5gy 5gz 2dn
clouded a..|5h0 5h1|5h2 5gt
clouding n.m.|5gv 5gu|3oz 3p0
cloudless a..
cloudy a..|5h3 5h4|3n0
clove n.k.||47l 47m
clover n.k.|5h5
clown nv.i.t|488 5h6 1qv 5h7 5h8|299 29a 18t 1qw hp
clowning n.4.|5h8 1qv|5h9 4ks
club n.e.15|5ha 5b9|5hb 2b7
clubfoot n.q.||5hc 5hd
clubhouse n.6.
cluck nv.b.w||310 2u5
clue n.a.z|5he 5hf|cg cf
clump n.e.13|4a8 4ab yl 5hg 5hh|yo
clumping n.b.||2u5
clumsily r..||2m5
clumsy a..|2m5 5hi 2m9 5hj|2m2 5hk
clusia n.k.
cluster nv.e.12|4a8 4ab yl|yo 29w ym
clustered a..
clutch nv.4.z|5bz 5hl 1yh|5hm 127 5hn 1yi
clutches n.4.|5bz|5hm 127
cluttered a..|5ho|5hp
clyde P.h.||f6 f7
clytemnestra P.i.||f9
cm n.n.|4vr|4vs 4vt
cns P.8.||5hq
co P.r.||5hr 25p
coach nv.i.w|5hs 5ht 5hu|5hv 5hw 5hx 2sr
coaching n.4.|5hu 5ht|3rk
coagulate va..u|5go 5gl 5gp 5hy|5fp
coagulated a..|5hy|5fp
coagulation n.m.|5gp 5gm 5go
coal n.r.17|5hz 4zb|5i0 4zr 5i1 4zc
coalesce v..u|o8 5i2 199 5i3|5i4 5i5
coalescence n.4.|5i2 5i6 5i3|5i7 3ir 73
coalition n.e.|174
coarse a..|5i8 5i9 5ia 5ib|5ic 5id 5ie 5if
coarsely r..||5i8
coarsened a..||4a4
coast n.h.12|5ig 5ih 5ii 5ij|5ik 5il
coastal a..|5ih 5ig 5ii
coastline n.f.||5im 3sj 1u0
coat nv.6.z|5in 5io 5ip 5iq 1ws|4kr 1ux
coated a..|5ir|5is
coating n.6.|5ip 4fd 5io
coattail n.6.||5it
coax v.6.w|5iu 5iv 5iw|4ei 1o5 2bv 2bw
coaxial a..|5ix|5iy
coaxing na.a.|5iw 5iu 5iz|5j0 5j1 5j2 5j3
cobalt n.r.||13t i0
cobbler n.i.||2id
cobra n.5.||5j4 1ip
coca n.k.
cocaine n.6.||5j5 5j6
coccidia P.5.
coccidioidomycosis n.q.||5j7 5j8 5j9
coccidiosis n.q.||3ca 3cb
coccoid a..|58t|48r
coccus n.5.|5ja|i3 i4
coccygeal a..|5jb 5jc
coccyx n.8.|5jc 5jb|1pu 1pv
cochineal n.r.||21n 21o
cochlea n.8.
cock nv.8.12|5jd|5je 5fb 4js
cockatoo n.5.||5jf
cockeyed a..|2mb|13n
cockney na.i.||5jg 5jh 5ji
cockpit n.6.||3wd 2sw
cockroach n.5.||5jj
cocktail n.d.|5jk|5jl 15a
cocky a..|2aa 5jm|2a8
cocoa n.d.|55c
coconut n.d.||5jn 5jo 476
cocoon nv.5.12
cod nvar.k.w|5jp 5jq 5jr|3xe 3xf 2x5 5js 3nc 5jt
coddle v..15|2n9 5ju
code nv.a.z|5jv 5jw|2q7
codfish n.d.||3lv 3lw
codification n.4.|5jx 5jw 5jv|5jy 1cr
codified a..|5jz|5k0
codify v..u|5jw 5jv 5jx|5k1 5k2
coding n.4.|5k3 58b|5k4
coefficient n.n.|5k5|5k6
coelenterate n.5.|5k7
coenzyme n.r.
coerce v..15|3m8 5k8 5k9 5ka|3m9 2bw
coercion n.4.|5k9 3m8|5kb dg
coercive a..|5k8 3m8|5kc
coexist v..16|5kd 5ke 5kf|5kg 361
coexistence n.q.|5kf 5ke 5kd|ja
coexistent a..|5ke 5kf 5kd 5kg|5kh
coextensive a..|5ki|5kj
coffee n.d.|5kk
coffeehouse n.6.|4f6|4f7
coffeepot n.6.|5kl|5km 5kn 3ip
coffin nv.6.z|3bp|23o
cogitation n.9.
cognac P.d.||1wc 1wd 15a
cognate na.i.|5ko 5kp|ve v8
cognition n.3.|5kq
cognitive a..|5kr|5kq
cognizance n.9.|2lk 2lj 5kr|1y6
cohabitation n.4.||4i6 4i7 24
cohere v..z|m0 m6 m5 5ks
coherence n.q.|5ks m5 m0|5kt 19a
coherent a..|5ku 5kv|5kw
cohesion n.q.|5ks m0|5kt 19a
cohesive a..|m6 m0 5ks|m3
cohesiveness n.q.|5ks 5kx m6|5kt 19a
coil nv.6.12|5ky 5kz 5l0 4he|2kv
coiled a..|5l1|5l2 5l3 5l4
coiling a..|5l2|5l1
coin nv.l.10|5l5 5l6|5l7 3co 1ze 59t
coincide v..16|5l8 5l9 5la 5lb|5kg 361 23a c3 c4
coincidence n.b.||aj
coinciding a..|5l9|5kh
coitus n.4.|qo 5lc|5ld ij
coke nv.r.u||4zr
cola n.k.||158
colchicaceae P.k.||xy xz
cold na.q.|548 5le 5lf 5lg 5lh|2c6 11v 549 pu pv 5li 5lj 543 5lk
coldly r..||5lg
coldness n.9.|5lf 5le 5lh 5ll 5lm 5lg|5ln 5lo 5lp 3gm
coleridge P.i.||24h
coleus n.k.
colic n.q.|5lq|f1
colitis n.q.||4cb
collaborate v..15|5lr 5ls 5lt 5lu|1w
collaboration n.4.|5lt 5lr|18b
collaborator n.i.||1k 1l
collage n.6.|5lv|5lw 5lx 5ly 2o3
collagen n.8.||5lz hr hs
collapse nv.q.12|5m0 5m1 47a 5m2|5m3 5m4 5m5
collapsible a..|5m6 5m7|5m8
collar nv.6.z|5m9 1ye 1yf|3x0 3x1 1yh 1yi
collarless a..||5m9
collate v..v||5ma 1jb
collateral na.l.|5mb|5mc 5md 19w
colleague n.i.|5me|1au 1av
collect v.a.14|dh 2a2 5mf 5mg 39b 21u|dm 5mh
collected a..|5mi
collecting n.4.|2a2 dh 21u 39b|2a3
collection n.e.|dk
collective na.e.|5mj|yd 5b7
collectively r..|5mk|5ml yn 5b7
collectivism n.e.|3pm 5mm 5mn|5mo 5mp 5mq
collector n.i.
college n.e.|5mr 5ms|nb
collegian n.i.|5mt|5mu 5mv
collegiate a..|5ms|5mr
collide v..16|5bv|5mw 5mx
collider n.6.|5my|5mz 5n0
collision n.b.|5n1 5bw 5my|2u3
colloid n.r.|5n2 5n3|1ah
colloidal a..|5n3 5n2
colloquial a..|5n4|5n5
colloquially r..||5n5 5n4
collusion n.9.|5n6|24w 251 1j7
colombia P.f.|5n7 5n8|229 wx
colombian P.i.|5n8 5n7|22b 22c
colon n.8.||3vt 3vu
colonel n.i.||1qc nr 11m
colonial na.i.|5n9 5na 5nb|5nc
colonialism n.4.||5nd 84 85
colonist n.i.|5ne 5na 5nb|5nf 16u
colonization n.4.|5ng 5nh 5ni|5nj 35b
colonize v..15|5nh 5ng 5nk 5nb|5nl
colonized a..|5nm|5nn
colony n.e.|5nb 5n9 5ne 5nh 5ni|nb
color nv.7.u|1eb 5no 3fp 3lj 5np 5nq 5nr|3fk
colorado P.f.||13u 13v
coloration n.7.||5ns 2z4
coloratura n.i.|5nt|5nu 1d2 1d3
colored a..|311 5nv|5nw 30z
colorful a..|5nx 5ny|425 5nz 5o0 5o1 5o2
coloring n.d.|5np 3lj
colorless a..|5o3|5o4
colors n.6.||2v8 2v9 2va
colossal a..|3c1 5o5|2cl
colour nva.r.15|21o 5no 3fp 5nr|3b2
colt n.5.||5o6 4fz 4g0 5o7 5o8 5o9 2jc
colubridae P.5.||5oa
columba P.h.||202
columbia P.h.||f6 f7
columbidae P.5.||at
columbine n.k.
columbus P.f.||14t
column n.e.||5ob 2o8 133 134 13h 255 24z
columnar a..|5oc 5od|5oe
columned a..|5oe|5oc
columniation n.7.||175 176
columnist n.i.|5of 5og|5oh
columnlike a..|5oc|5oe
coma n.9.|5oi|5oj 1gw 10g
comate a..
comatose a..|5oi
comb nv.6.z|5ok 5ol|1sx 5om 5on 2jx 2wi 2wj
combat nv.4.x|5oo 309 zh 5op 2u9 16j|29o 142
combatant na.i.|16j 5op 309
combed a..
combinable a..||5oq
combination n.e.|5or z3 5os o8
combine v.6.16|5ot 3ij 5os 5or 3ir 5ou 5oq|32e kn 3il
combined a..|5ov|5ow 5ox 5oy
combining n.b.|3ij 5ot z3|3ik
combo n.e.||338 2tg
combretaceae P.k.||1il
combustible na.r.|5oz 4zc 5p0 4bz|4zr 4bx 5p1
combustion n.m.|3hm 4bz|3hn 5p2 4fk
come v.8.12|cb 1ys 171 25a rh|23a
comeback n.a.|5p3 5p4|1os
comedian n.i.|18t
comedienne n.i.||iz
comedy n.a.|5p5 5p6 5p7|5p8 26f
comer n.i.||4xu
comet n.h.|5p9 5pa|5pb
cometary a..|5pa 5p9
comfort nv.q.11|5pc 5pd 5pe 5pf 1vs 5pg 5ph|1id 5pi 9z 18z
comfortable a..|5pj 5pc|5pk 5pl 5pm
comfortably r..||5pn 5pj
comforted a..||5pn
comforting a..|52k 5po|52l 5pp
comforts n.l.|5pq|5pr 5ps
comic a.i.|18t 5p7 5h7 5p6 5p5|5pt
comical a..|5p7 5h7 5p5|5pt
comically r..||5p7
coming na.4.|1ys cb rh 171 1z1|ri bs 1z2
comma n.a.||5pu jp 1bj
command nv.a.w|3bk 2ta 5pv 5pw 5px 5py|275 5pz 5q0 5q1 5aj
commandeer v..z|5q2|5q3 1yi
commander n.i.|5pw 5q4 5pv 5px|11m
commanding a..|5q5|5q6
commandment n.a.|5py 2ta|3bk
commando n.i.
commemorate v..v|5q7 5q8 5q9 5qa|4ue
commemorating a..|5q8|5q9
commemoration n.b.|5q9 5q7 5qa|4bj u6
commence v..u|35a 35b 35d 5qb
commencement n.s.|35e|35f
commend v..w|5qc ax 59m|az 1w7
commendable ar..|nn nm|5qd ni
commendation n.a.|59m 5qc|3
commensurate a..|5kj 5qe|5ki 5qf
comment nv.a.w|1ap 5qg 2ek 5qh 5qi 5qj|5qk
commentary n.a.|5qh 2ek 5qi
commentator n.i.|5ql 5qg|ej
commerce n.4.|se 5qm|sf
commercial na.a.|5qm se|jv jw 5qn 5qo
commercialism n.4.|se|sf
commercialization n.4.|5qp|5qq 1wu
commercialized a..|5qn|5qm
commercially r..||5qm
commie n.i.|5qr|4qn 20h
commiserate v..11|5qs 5qt 5qu|4my 4mz
commiseration n.c.|5qu 5qs|5qv
commissary n.6.||315 316 317
commission n.e.15|3nm|24c
commissioned a..
commissioner n.i.||5qw ng
commit v..15|5qx 5qy 5qz 189|1wq
commitment n.7.|5r0 189 5qz 5r1|5r2 18b 5r3
committed a..|5r4 5r0|5r5
committee n.e.|3nm 5r6
committeeman n.i.||5r7 45i 1au
commodity n.6.
common a.f.|5r8 5r9 5ra 2kr 5rb 5rc 5rd|5re 5rf 2km 5rg 5rh 5ri 5rj 5rk
commoner n.i.|47j
commonly r..|5rl|5rm 2kr 5rn eb
commonplace na.a.|2tc 2tb 5ro 5rb 5rp|1ap 5ea 5eb 5rm 5rq
commons n.f.|5r9|2pm
commonsense a..|5rr|5rs
commonwealth n.f.|1as|13v 1at
commotion n.q.|5rt oj|1jr ok ol
communal a..|5re|5r8 5ru
commune nv.f.w|5ru 3pl 5rv 5rw 5rx
communicable a..|4rp|4rs
communicate v..w|5ry 5rz 5s0 43w 5s1 5s2
communicating n.a.|43w 5s3 5ry 5s2
communication n.a.|43w 5s4 5s3 5ry 5s2 5s1 5s5 5s6
communicational a..|5s4 43w 5s1|5s0
communications n.9.
communicative a..|5rz 5ry|5s1
communion n.4.|5s6 5rx 5rw|5s7 85 5s8 5s9 43w
communique n.a.|5sa|cd ch ci
communism n.e.|5mo 5sb 5sc 5qr 3pl 5rv|5mp 5mq 5sd
communist na.i.|5sc 5mo 5se 5qr 5sb|20h 4qn
communistic a..|5sb 5mo 5se
community n.e.|5sf
communize v..u|3pl 5mo 5se
commutation n.4.|5sg 5sh|1f2
commutator n.6.||36y 97
commute v.4.u|5si
commuter n.6.|5sh|5sj 4cj 5sk 16u
commuting n.4.|5sg 5sh|1f2
compact nva.6.z|5sl 5sm 5sn|2qx 5so
compactly r..||5sm
companion n.i.16|5sp 5sq 5sr|47y 16u
companionship n.q.|5sq 5sr 5sp|5ss cj
company n.e.16|5st|274 275
comparable a..|5su
comparative na.a.|5sv|mm mn mo rz 5sw
comparatively r..|5sx|5sy
compare v.7.v|5ma 5su 5sw 1j8 5sy|1jb
comparing n.4.|1j8 5sv 5ma|1j9 1ja
comparison n.4.|1j8 5ma 5sw|1j9 1ja
compartment n.6.|4uw 3wd 5sz|8d 1lm 2sw
compartmented a..||5sz
compass n.6.15|5t0|5t1 h5 7s bt bw
compassion n.c.|5t2 4my 5t3 4o3|5qv 5t4 5t5
compassionate va..11|4my 5t2 5t3 4o3|4mz 1m4 4o2
compassionately r..|5t6|4o3
compatibility n.c.||5qv
compatible a..|112|5t7
compatriot n.i.|5t8|59w
compel v..15|3m9 5ka|2bw
compelling a..|5t9|5kc
compensate v..16|5ta 5tb 1a9|2rm 2ro
compensation n.l.|1a9 2dy 5tc 5tb 5td|1aa 1ab 1ac
compete v..x|5te 5tf 5tg 4xu
competence n.7.|5th 2t|2a
competent a..|2t 5th lt|2b 5ti 5tj lr
competently r..|2q|2r 2b 2s 2t
competition n.o.|4hz 5tg 5te
competitive a..|5tf 5te 5tk 4l0|5tl 5tm 3vl
competitively r..||5tf
competitiveness n.7.|5tk zi 5tf|zg zm
competitor n.i.|4xu 5te
compilation n.a.|5tn dh 4r4|1q6 1q7 1q8
compile v..14|dh 5tn 5to 4r4 5tp|dm 4r5
compiler n.i.|5tp 4r4
compiling n.4.|5to 4r4|2a2 2a3
complain v..w|34g 5tq 5tr
complaining a..|5ts|5tt 5tu
complaint n.q.|11x 5tv 5tq 34g|5tw 9d 4lp
complaisance n.7.|5tx bc|10t zb zc
complement nv.a.u||5cq 5cr 5cs 2rm 2ro
complementary na.7.||1ea 1eb 3fk 5ty
complete va..u|bu 5eq 5a 5tz|56 by 1a2 5u0
completed a..|by|5a
completely r..|17t|17x 5a 17y
completeness n.q.|5tz 5u1 5a|5u2
completing a..||l2
completion n.4.|5eq bu|2az 36
complex na.9.|5u3 5u4 5u5 5u6|5u7 5u8 5u9 5ua 5ub 5uc 5ud 5ue
complexion nv.7.u|5uf|1eb 3fk 5ug 3lj
complexity n.7.|5u6 5u5
compliance n.4.|5uh 5ui|18b
compliant a..|1fw 5tx 5ui|1fu 5uj
complicate v..u|5uk 5ul 5um 5un 5uo
complicated a..|5u9 5uo|5u5
complication n.4.|5um 5un 5uk 5ul|5up 7l
complicity n.q.||5uq
compliment nv.a.w|5j1 5ur 5us|5j2 ax az 1w7 5ut
complimentary a..|5ur 5j1
compliments n.a.|5uu|5uv fv
comply v..15|5ui 5tx 5uh 1fw|5uw b2
component n.9.|5ux 5uy 5uz|35g
comportment n.7.|32q 32r|4m 4n
compose v..16|5uy 5ux 5v0 jx 254 1f7 59s 2ib|52v 59t
composed a..|4h4|4gz 5v1 5v2 5v3 5v4
composer n.i.|1f7 5v0|1f8
composing n.7.|5v5|175 176
compositae P.k.||3c3 1il
composite na.9.|5u3 5ua|5u7 5u5
composition n.7.|5v5 5v6 34a|175 176 1ah
compositor n.i.|5v7 4r4|5v8
compost nv.r.u||34a 1ah 58d
composure n.7.|1u7|zb zc
compound nv.9.u|5ub 5v9 5ou 5os 5va 3ir|5u7 1zy kn
compounded a..|5ow|5ov
compounding n.4.|3ir 5v9 5ou 5os|73
comprehend v..v|1ya 1z0 5vb|1yg
comprehended a..|1y1|1y2
comprehensible a..|1z0 1ya 5bt|1yz 1yb
comprehension n.9.|5vb f2 1ya|1y5 1y6
comprehensive a.a.|43q 5vc 5vd|5ve 43w 43h 5vf 5vg
comprehensively r..||43q
compress nv.6.z|5vh 5vi 55o 5vj 5vk 5vl|2tk wv 5vm 55p
compressed a..|5ga|3jj 5vk
compressing n.4.|5vi 5vh 55o|5vn 5vo jc
compression n.b.|5sl|5vp 5vq 8y
compressor n.6.|5vl 55o|1kd
comprise v..16|5vr|5vs
compromise nv.4.w||18b 5vt 10r 111 5vu 5vv
compromising a..|5vw|5vx
compulsion n.g.|5vy 5vz 5w0 5w1 5ka 3m9|5w2 4sg 4t0
compulsive na.i.|5w1 5vz 1ex 5w0 5vy 5w3|5w4
compulsively r..||5w5 5vz
compulsiveness n.7.|5w3 5vz
compulsivity n.7.|5w3 5vz
compulsory a..|5w6|5w7
compunction n.c.|5w8|5w9 456
computation n.4.|4ft 5wa 1zn 1zq|1zr 1j7
computational a..|5wa 1zq 4ft|5wb
compute v..v|1zn 1zq 4ft kq 5wb
computer n.6.|5wb 1zn
computing n.9.||5wc
comrade n.i.|5sp 5wd 4hf|47y
con nvr.a.15|5we 5wf|22u cf cg 35m 35n
concave a..|5wg 3w0|5wh 5wi
concavity n.p.|3w0 5wg|1o2
conceal v..13|34t 3tm 4ci
concealed a..|5wj 4ct|5wk 4cs 5wl 5wm 5wn
concealing na.4.|4ci 34t
concealment n.q.|3tm 34t|1o9 1oa
concede v..w|5wo 5h 5wp 5wq|fp fw 10q
conceit n.c.|5wr|5ws
conceited a..|5wt|25g
conceivable a..|5wu
conceivably r..||5wu
conceive v..10|5wv 5ww 5wx 5wy 6r|5wz
concentrate nv.r.u|5x0 5vp 17o 5x1 4vo 4vq 2ag|5x2 xw 5x3 5x4 1su
concentrated a..|5x5 5x6 5x7|4a9 5x8 5x9 5xa
concentration n.7.|17o 5x0 5xb|1d0 175 176
concentric a..|5iy|5ix
concept n.9.|5wx 6x 5wv
conception n.9.|5wx 6w|5ld ij
conceptual a..|6x 5wv 5wx 5xc|6k
conceptuality n.9.|5xc 6x
conceptualization n.4.|1yv 5wv|1yw 1yx
conceptually r..||6x
concern nv.9.16|u7 5xd 5xe 1wz 4ay|u8 u9 1gw 1lz p5
concerned a..|5xf 5xg|5xh 5xi is
concert n.a.10||5xj 2fs 5xk 5wz
concerted a..|5xl|5b7
concertina nv.6.12||5xm 5xn 5m7 5xo
concerto n.a.||5c9 33q
concession n.a.|5xp 5wp 5wq 5h|5xq 5xr 10r gk c5
concessionaire n.i.||4d0 cp
concierge n.i.||4nu 4nv 2ne
conciliate v..11|1vq 1vv 5xs|1vr 1vs
conciliatory a..|5vw 1vt|5vx
concise a..|423 5xt|5xu 418 5xv 5xw 5xx 5xy
conciseness n.a.|5xt 423|41b
conclave n.e.||4sq
conclude v..v|5xz 5y0 1xf 36
concluded a..|5y1|5y2
concluding a..|5gj|5gi
conclusion n.9.|5y3|5y4 5y5 2bg 2bq
conclusive a..|5y0 5vv 5xz 5y6
conclusively r..||5y0
concoct v..z||3il
concoction n.d.|5y7
concord nv.f.16|c0 114|14t c3 c4
concordance n.q.|114|115
concordant a..|5y8|5y9
concrete na.r.z|4v4 5ya 5yb|3no 28x 5yc
concretely r..||5ya
concretistic a..
concur v..w|10q 5yd 5la 5l9 5lb|23a
concurrence n.a.|5yd 10q|c5 18b
concurrent a..|5l9 5lb 5la|5kh
concussion n.b.||5ye ai al 2u1 2u2 2u3
condemn v..w|5yf 5yg 4vb|5yh 2ej
condemnation n.a.|4vb 5yi 5yf 3r5 5yj|4oo 5yk mv 5yl
condemnatory a..|5yg 5yf|e5
condemning a..|5yg|e5
condensation n.9.||5ym
condense v..u|5yn 5yo 46|5yp 45
condenser n.6.|4kl|1pq
condescending a..|21e|21h
condescension n.7.|5yq|25b 25d 25e
condiment n.d.|18s
condition n.q.15|5yr 5ys 5yt 5yu 5yv 5yw 5yx|2bf 2bo 2bp 5hw 5yy 50q 50r
conditional a..|5yz|5z0
conditioned a..
conditioner n.4.|5yr|3o9 3oa
conditioning n.9.|5yv 5yu|gq
conditions n.q.||59f 226 7l
condone v..w|5z1|5g 5h
condor n.5.||5z2 5z3
conducive a..|4t2 5z4|ig
conduct v.4.15|wp 32r 4n 5z5 5z6 5z7|n7 5z8
conducting n.4.|5z6 5z5|n6 d1 dg
conduction n.j.|219 4yp
conductivity n.j.|219
conductor n.i.|2to 5z9 4yp|1f8 5mg
conduit n.6.|134|13h
condyle n.8.||1sx
cone nv.6.z|5za 5zb 5zc|3ao
coneflower n.k.
conelike a..|5zb|5zc
confectioner n.i.||2id
confectionery n.d.||43d 43e
confederacy n.f.|5zd 5ze|5zf 1at
confederate nva.i.15|5zg 5zh 198 5zd 1ar bo|kv kw 5zi 13y 5zj 5zk 5zl
confederation n.q.|198 5ze 5zh|199 19a
confer v..w|5zm 5zn 5zo|oe sq
conference n.e.|5zn 5zm 5zp 5zo|4sq 2b7 20y 1el
confess v..w|5zq 5zr 5zs 5wo|fp fw
confession n.a.|5zs 5wo 5zq 5zr 5zt|o6 fv 5zu 2vt 2vu
confessor n.i.|5zt|1f5 g4 g5
confidant n.i.|5zv 5zw|47y
confidante n.i.||5zv 47y
confide v..w|5zw 5zv 5r6 5zx|3aa 5zy
confidence n.9.|2br 2bz 5zz|2bs 1gw 10g 600 601 602
confident a..|2bz 5zz 2br|2bx 603 604
confidential a..|605 5zx|2p2
confidentiality n.q.||3tm 1o9 1oa
confidentially r..||606
confidently r..||2bz
confiding a..|607|608
configuration n.9.|609 60a 3ua|60b 250 252 2cu
configure v..10|60a 609|29y 2a1
confine v..u|3uv 4ed|3jd
confined a..
confinement n.q.|60c 4fb|3e3 60d 127
confines n.7.||5t0 h5 7s
confining a..|60e|60f
confirm v..v|vh 5mb 4x1 51z 60g|vn
confirmation n.9.|51z 60g vh 4x1|60h ci
confirmed a..|60i|60j
confirming a..
confiscate va..14|60k 60l|5mh 60m
conflict nv.4.16|2ua 5mw 29o 5bx 60n|142 5mx 36h 3mo 3mp
conflicting a..|60o|60p
confluence n.f.|60q 60r
confluent na.h.|60s 60r 60q|60t f7 60u
conform v..16|5uh 60v b2 60w|b3
conformable a..|60x|60y
conforming a..|60z|610
conformist na.i.|60w 611 b2|3vi
conformity n.7.|60v 5uh 611|10z 112 113 18b 1jm 9w
confound v..v|1dw
confounded a..|2qo|2qp
confrere n.i.|5me|1au 1av
confront v..x|612 613 614 615|616 1yr
confrontation n.a.|613 612|4xs
confucianism P.9.||23m 1mj
confuse v..v|1dw 3at|617 618
confused a..|2qo 3at 619 61a 61b|2qp 61c 16x 4z8
confusing a..|3as|61d 61e
confusion n.q.|3n9 3at 1dw|1jr 1gw 10g
conga nv.a.12||61f 33r
congeal v..u||61g
congenial a..||61h
congenital a..|61i|gu
congested a..|61j|42o
congestion n.q.|61k 2pa|61l 7l
congestive a..|2pa|61k
conglomerate nva.r.u|5ox dl z4|yk 5ov
congo n.f.||16f wx
congratulate v..w|5us 61m 61n 61o 61p|az 1w7 3bn 3bo
congratulation n.a.|61p 61q 61o
congratulations n.a.|5j2|ax
congratulatory a..|61m 61r 61q 61o 5us|61s
congregate v..12|61t 61u|29w
congregation n.e.|61u 61t
congregational a..||61u
congress n.e.||61v 61w
congressional a..
congressman n.i.|61x|5f1 5f2
congruent a..
conic na.p.|58j 5zb 5zc 5za|58k 3y8
conical a..|5zb 5zc 61y 5za
conifer n.k.|4ua 61z|4ub
coniferous a..|61z 4ua|620
conjecture nv.9.v|621 622 623 75|2bq 1r0
conjoin v..z|3d7 624
conjoined a..|5ml|5b7
conjugal a..||625
conjugate n.r.u||2hp 1ah o8
conjugated a..|3v5|3uy
conjunct a..
conjunction n.7.|5lb 1ju 626|627 628 629 19a 62a 16
conjunctiva n.8.|62b|62c 20e
conjunctive na.a.|626 624 3d7|62a 16 62d
conjunctivitis n.q.||4cb
conjuring n.9.|62e 33z|62f 62g
connect v..z|62h 62d 62i 2b2 2b6 62j 62k|2a1
connected a..|v7 5kt mi|v8 mf 62l 62m
connectedness n.q.|5kt v7 mi|19a
connecticut P.f.||13u 13v
connection n.o.|1wi 5kt 62i 62n|19a
connective na.a.|626 62d 62j 62h 2b2|62a 16 624
connector n.6.|62i 62n 62h
connoisseur n.i.||sw ej
connotation n.a.|62o 62p|62q 62r
connote v..w|62p 62o|9h 9i
conquer v..u|62s 62t 62u 4lz 62v|62w 3jd 5nl 6t 337
conqueror n.i.|62t 62v 62s|62x 16j
conquest n.4.|62u|257 gp 62y 2en bs
conrad P.i.
conscience n.g.|62z 630 631|632 4sg 4iz
conscientious a..|4nc 633|4n8
conscientiousness n.7.|631|630 4iz
conscious a..|634 2lo 635 2ll 2lk|4fv 2lj
consciously r..||635
consciousness n.9.|2lo 634 635|1gw 10g
conscript nv.i.x|636 637 638|639 63a
conscription n.4.|638 637|63b dg
consecrate va..15|63c 63d 63e|63f 63g 63h 63i
consecrated a..|63e|63h 63i
consecration n.4.|63d 63c 5qz 63j|189 18b
consecutive ar..|63k|63l 63m
consensus n.q.||110 114 115
consent nv.a.w|63n 9p|63o ax
consequence n.j.|xp bm 63p 63q 63r|63s 1nc 63t 63u 63v
consequent a..|bm xp|bn
consequently r..|c6|bm
conservation n.b.|4ov 63w|be bf 8y 63x 63y
conservatism n.9.|63z|1jl 1jm 9w
conservative na.i.|3vi 63z 640|641
conservatively r..||4tg
conserve nv.d.16|642|643 43d 43e 644
conserved a..||645
consider v..v|6q 646 647 5yx 648 6u|6r 3a6 6v
considerable a..|1xu|1xt 649 64a
considerably r..|64b|64a 1xu
considerate a..|64c 64d|64e
considerately r..||64c
consideration n.9.|648 64f 646 64g 6r 5yx 64h 6u|1j7
considered a..|ss|sr
consign v..14|64i|6 d 5r6 5zy
consist v..16|64j|361
consistence n.7.|64k 5ku 64l|64m 1j0 1j1
consistency n.7.|5z 64k 64l|64m 1j0 1j1
consistent a..|5y9|5y8 64n 64o 64p
consistently r..|64q|5y9 64r
consolation n.c.|64s 1vs|5pe 1id
console nv.6.11|1vs 5po 64s 5pf|1c0 1c1 1c2
consolidate v..u|64t 64u 64v 4w1|5i4 5i5 3qa
consolidated a..|64w|10y
consolidation n.b.|4w1 64t|3ij 3ik 3ir 73
consoling a..|5po|5pp
consonance n.a.||19k 19l 19m
consonant n.a.|1dc 64x 64y 64z|1dd 1bh 1bi 1bj 650
consonantal a..|64x 1dc
consort nv.i.15|1aw|41t ve
conspicuous a..|3pf 3hf|651 3p6 652 653 654
conspicuously r..|655|3hc 3pf 654
conspiracy n.a.|656 657 5n6 658 659|10r 65a 65b iw 2te
conspirator n.i.|65c 657 659|1k 1l 1m
conspire v..v|659 657 65c 658 5n6 656|65d 3rg
constable n.i.||3o5 2ne 2nf
constancy n.7.|65e 65f|65g
constant na.9.|65h 65f 65e 65i|3df 65j 65k
constantine P.i.||2h7 2h8 163
constantinople P.f.|65l
constantly r..|65m|65j 65f 4u4
constatation n.9.||2bg 2bq
constellation n.9.|609 65n 4ab|60b 250 252
consternation n.c.|146|149 p5
constipated a..
constipation n.q.|65o
constituency n.e.||nb
constituent n.6.|af 52u 65p 52v|ag 65q 59u 59w 2yu
constitute v..16|52v 65p
constituted a..|65r|65s 65t 65u 65v 65w 65x 65y 65z
constitution n.a.|5nj 1x5|660 35b
constitutional na.4.||1f1 1f2 5v6
constrain v..15|661|3m9 2bw
constrained a..|un|ui
constraining a..|60e|60f
constraint n.q.|4f9|4fa 3qe cj
constrict v..z|55o 662 1io|55p
constricted a..
constricting a..|663|664
constriction n.p.|3u8 665|3u9 3ua 2cu
construct v.9.10|48g 2a4 48h 666|4r5
construction n.4.|2a4 48g 5cq|2a5 1yx 5cr 5cs 667
constructive a..|668|669 66a 66b 66c
constructively r..||668
construe v..v|66d|1yg
consul n.i.||1e6 1e7
consult v..w|66e sl 66f 66g 66h|66i 66j 66k
consultant n.i.|so 66l|sw ej
consultation n.a.|66g 5zm 66e 66f 66h 66l|5zo 20y 1el
consume v..y|66m 66n 66o 55t 15g 66p|66q 66r wl
consumer n.i.|15g 66n|4dv
consuming a..|66s|5xa
consummate va..10|5ep 66t|bq bu bz
consummated a..|66u|66v
consumption n.4.|55t 66n|ij
consumptive na.i.|66w 66o 66x 66n|4qz 2uz 66y
contact nv.4.w|66z 670|671
contagious a..|672 673|4rs
contain v..16|5vr 3sm 674 4km 675|5vs
contained a..|676|677
container n.6.|675 3sm
containment n.9.||iv iw ix
contaminate v..u|678 679 67a 67b|39n
contaminated a..
contaminating a..|67c
contamination n.q.|67a 67b 678|o9
contemplate v..13|67d 67e 67f 67g 67h 454|64f 1jb 6u 6v
contemplation n.4.|67f 67d 67e 67g 3a6 67h|67i 67j 2hj 648 1j7
contemplative na.i.|454 3a6 67h 67k|457
contemporaries n.e.|67l|y8
contemporary na.i.|67m 67n|1av 67o 593
contempt n.c.|67p 67q 67r|16z 4l 4m 4n
contemptible a..|2h 67s|2f 67t
contemptibly r..||2h
contemptuous a..|67q 67p 67u 67r|67v
contemptuously r..|67w|67x 67q
contend v..w|67y 67z 22o 22q|5ai vn 22s 22t
content nv.e.y|680 681 682 683 684|b9 685
contented a..|686 684|687 688
contentedly r..||686
contention n.a.|67z 67y 22q 689 22x 22o 4xv|vp vq 1c8 1c9
contentious a..|22x 22q 68a|22p
contentment n.c.|683 682|37e
contents n.e.|680
conterminous a..|62l|mi
contest nv.b.w|4hz 4xv 68b 22q|4xw 22o
contestant n.i.
contested a..
context n.a.|59f|68c 226 7l
contiguous a..|5g5 me|mh
continence n.7.|510|6i 6j
continent n.h.|xf 68d 68e 68f 674 3sm|xg 68g
continental a..|68f 68e
contingency n.b.|68h 68i
contingent na.e.|68i 68h|2eq
continual a..|68j|68k 68l 68m 68n 68o
continually r..||68j
continuance n.4.|68p 68q
continuation n.4.|68p 68q 68r 68s
continue v..16|68q 68t 68p 68s|22t
continued a..|68u|68v
continuing a..|68v|68u
continuity n.q.|68w 68x 4u6|5ks 5kt 19a
continuous a..|4u6 68y 4u5 68w 68z 68x|4u4 690 691 692
continuously r..|4u7|68x 4u6 4u8 4u4 4u9
continuum n.s.|68y 68x 4u6|18l
contorted a..|693|13n
contortion n.4.|694 695|43y 696
contour n.a.10|3ua|697 698 699 2cu 69a 4pd
contraband na.6.|69b 69c|4ny 2v6
contrabass na.6.||4ux 2ui c8 69d 1d4
contraception n.4.||69e 69f
contraceptive na.6.|69g|69h
contract nv.a.w|5xq 69i 50q 69j 55o 69k 1h 69l 4rq|5xr 10r 50r 69m 55p 4j7 4j8
contracted a..|69n|69o
contractile a..|69o|69n
contracting n.4.|4rq 69l|gp
contraction n.4.|69k 55o|69p 69q do
contractor n.i.|69j 50q|48h e8
contractual a..|69i 5xq
contradict v..16|36f 69r 60o 69s 69t 69u|36g 36h 69v
contradiction n.o.|69w 69x|1sp 3mh
contradictorily r..||69r
contradictory na.o.|69t 69y 36f 69u|69z 5ty
contradistinction n.9.||6a0 1y7
contralto na.i.|1d1|1d2 1d3 1d4
contraption n.6.|1we
contrapuntal a..||6a1
contrary na.o.|6a2 6a3|1sp 1sq 5ty
contrast nv.o.v|5mx 6a4 6a5 6a6|1sp 1j8 1j9 1ja 6a7 6a8 36h
contrasting a..|6a5|1sq
contrastive a..|6a6 5mx|5ty
contribute v..14|l1 6a9 6aa 1az 6ab 5z4 4t2|qs r0
contributing a..|4t2|ig
contribution n.4.|6aa 6a9 6ac 1az|2eu 11j 11k 1b0 1b1 19x
contributor n.i.|6ab 6a9|6ad 2o6 2o7
contributory a..|4t2 5z4|ig
contrition n.c.||5w9 456
contrivance n.6.|1we|5ww
contrive v..10|5xk 6ae 6af 6ag|5wz
contrived a..|6ah|6ai
control nv.7.15|2ir 5q4 6aj 62w 6ak 2sr 97|2is 3jd 6al 6am
controlled a..|677|676 6an 6ao 6ap 6aq
controller n.i.|cm|cp cq
controlling a..|6ar|6as
controversial a..|6at 22q|6au 689 6av 6aw
controversy n.a.|22q 6at|1c8 1c9
contusion n.q.|460|3t
convalescent na.i.|6ax 6ay 6az|4qz 2uz wc
convallariaceae P.k.||xy xz
convection n.m.||3oy
convene v..12|6b0|29w
convenience n.q.|6b1 6b2 2k9|5pc 2ka
conveniences n.l.|5pq|5pr 5ps
convenient a..|6b2 6b1 2k9 1we
conveniently r..||6b2 a7 6b3
convent n.6.|5fs|5fr 5ft 3nq
convention n.e.|6b4|4sq 6b5
conventional a..|6b6|6b7 6b8
conventionalize v..u
conventionalized a..|26x|26s
conventionally r..||6b6
converge v..16|40c 60u 6b9 6ba
convergence n.b.|6ba 60u 6bb 40c
converging n.4.|6b9 40c 6bb|62k 73
conversation n.a.|519 5n4 22s|1el
conversational a..|5n4 519|5n5
converse v.a.w|22s 519 6bc|2bp 22t 5ty
conversely r..||6bc
conversion n.b.|6bd 6be|bf 8y 1zq 1zr 1j7 6bf 62y 2en
convert nv.i.u|6be 6bd 6bg 58d ki 6bh 6bi 6bj|6bk 6bl
converter n.6.|6bg 6be
convertible na.6.|6bj 6bi|1fc 1fd 1fe 4q6
convex a..|490 6bm 48z|491 492 493 494 495 496 497 498
convexity n.7.|6bm 490|3ua 2cu
convey v..w|9i 6bn 6bo 5fi
conveyance n.a.
conveyer n.i.|6bn 42s|32o 16u
conveying n.4.||sf
conveyor n.i.|6bn 9i 6bp|32o 16u 37j 37k 37l
convict nv.i.w|6bq 6br 6bs|4lu 2uz h0 fw
conviction n.9.|6bs 6br|6bt 6bu 1vj
convince v..w|6bv|2bv 2bw
convinced a..|6bw|4ww
convincing a..|6bx|6by 6bz
convincingly r..||6bx
convivial a..|6c0 6c1|6c2
convoluted a..|5l3|5l1
convolution n.p.|6c3|2xv
convolvulus n.k.
convoy nv.e.12||4m4 6c4 bk
convulse v..w|6c5 6c6 6c7|1i5 1i9 4er 3m5
convulsion n.q.|6c8|1uo w9 an
convulsive a..|6c9 6c6 6c5 6c7|6ca 6cb
convulsively r..||6c9
cooccurring a..|5l9|5kh
cook nv.i.10|52r 6cc 4ib 2rd 447
cooked a..|2rh|2rg 3ow 3xx 448 4c4 6cd
cookery n.4.|447 6cc 4ib 2rd
cookfire n.6.||6ce 6cf
cookie n.d.|3e6|3e9
cooking n.4.|447 6cc 4ib 2rd
cookout n.d.|2wd|6cg 3zx
cool va.7.u|541 6ch 6ci 547 6cj 4gn 6ck|4gl 6cl
coolant n.r.|6ci 541 542
cooler n.6.|6ch 541|6cm 6cn 44b
cooling n.m.|547 541 542 6cj|3oy
coolly r..||4qo 5v3
coolness n.c.|6co 6cp 6ck 4gn 6cq 5v3|4h2 548 549 2gg 2gh 2o0
coon n.i.||47i 47j
coop n.6.||2xa
cooper nv.i.10||6cr 4d0 cp 1d5 6ad 2o6 4r5
cooperate v..15|5lr 5xl 6cs 6ct 18b 5lu|1w
cooperation n.4.|18b 5lr 6ct|85
cooperative na.4.|5xl 5lr 6cs 1fv|6cu yd 2b7 5b7 5ls 6cv
coordinate nv.9.u|4p 6cw 6cx 6cy 6cz 6d0 6d1|1bu n7 27i
coordinated a..|6d2 q3|6d3 q0
coordinating a..
coordination n.9.|6cz 6cy 6d0|q5 6d4 127
coordinator n.i.|6cx 6cy 6cw|24u 5ci
cop n.i.14|1ye|3o4 3o5 2ne
copal n.r.|6d5|38g 38h
cope v.6.15|6d6 6d7|41p 41q
copenhagen P.f.||1hz
copepod n.5.||1hn
copernican P..|6d8|1bk
coping n.6.|6d6|41p 41q
copious a..|7u 3h|3g
copiously r..|7x|7u 3g
copper nv.r.z||13t i0 5z9
coppery a..||1ec
coptic P.a.||6d9 13r
copula n.a.||6da mo 16
copulate v..z|40x 5lc qo|3d7
copulation n.4.|qo 40x|5ld ij
copy nv.a.10|6db 6dc 4qj 5fu 4bs 6dd|4q3 ce cf 2o3 6de 1w2 6df 59a 6dg
copying n.4.|6dd 6dc 5fu 4bs|6dh 68p
copyright nv.a.14||6di a3 57 6dj 4a3
coquette nv.i.w|6dk 6dl|1e4 1e5 22t
coraciiformes P.5.
coral na.7.||6dm 1ea 1eb 1ec
corbel nv.6.14||3x9 31y
cord n.6.z|3w9|3wa 6dn 1bu
cordage n.n.
cordate a..||jk
cordial na.d.|6do u3 1gm|15a 1gd
cordiality n.7.|1gm 6dp u3|1gn zb zc
cords n.6.|6dq|40t
corduroy nv.6.10||48g
corduroys n.6.|6dq|40t
core n.e.z|4f4 4vu|3xa 3vv 4tm 4tn
corinth P.f.||8o
cork nv.r.z|6dr|2x3 2x5 15l 6ds 5gh
corkscrew nv.6.12||6dt 2ma 2kv
corky a..|2py 6dr|2ly
corm n.k.|6du 6dv|3ui
cormous a..|6dv 6du
corn n.k.y|6dw 6dx|4wf 4wg 4wh 4wi 476 2x9 6dy
cornbread n.d.||3e7 3e8
cornea n.8.|6dz 6e0|20e
corneal a..|6e0 6dz
corned a..|6e1|6e2
cornell P.i.||j0 iz
corner n.f.15||6e3 6e4 3e4
cornered a..|6e5|4ly
cornet n.6.|6e6 48f|3ym c7 c8
cornfield n.f.||2pl 2pm
cornice nv.6.14||12s 12t
cornmeal n.d.
cornus P.k.
cornwall P.f.||6e7
corolla n.k.||4he 2xv
corona n.j.||6e8 2j9 2ja
coronary na.q.||259 1l8 6e9 6ea 1uo
coronation n.b.|6eb 6ec|6ed 4bj u6
coroner n.i.||ej
corporal n.i.|6ee|6ef 11m 4o7
corporate a..|6eg|6eh 6ei
corporation n.e.|6eh|6ej yc yd
corporatism n.7.||2ir 2is
corporeal a..|6ei 6ek|3o7 6eg
corporeality n.7.|6ek 6ei
corps n.e.|6el|274 275 nb
corpse n.8.|4ew|4ex
corpulence n.7.|6em 6en|6eo 6ep zu
corpus n.l.||4ku
corral nv.6.z||1zy 2up 2uq
correct va..u|6eq 1g3 2dy 6er 6es 6et 6eu|6ev dt 6ew 6ex 1z8
corrected a..
correction n.4.|1g3 6ey 6eq|42 245 6ez
correctional a..|6ey 6f0 1g3|6f1
corrections n.e.||6f2 6f3
corrective na.6.|6f4 6f5 4qf|6f6
correctly r..||ds
correctness n.7.|6es 6er
correlate nva.9.16|6f7 6f8 6f9 6fa 6fb|6fc 3df c3 c4 v8
correlated a..|6f8|v8
correlation n.o.|6f9 6fd 6f7 6fb|6fe 2ko 2kp
correlational a..|6fd 6f9 6fa 6fb
correspond v..16|c3 1j2 10z 6ff 6fg 6fh 4mk|c4
correspondence n.a.|4mk 6fg 10z c3|137 138 112 113
correspondent n.i.|6fh 6fg 6fi 1j2 5qe 6fj 6ff 6fk c3|5oh 13p
corresponding a..|6fl 6fm|v8 13p
correspondingly r..
corridor n.6.|6fn|13l 13h
corroborate v..v|vh 5mb 4x0 6fo|60g vn
corrode v..u|6fp 4t9 6fq|3c9
corrosion n.q.|6fr|3iz 3j0 6fs
corrosive na.r.|4t9 6fp 6fr|1n9
corrugated a..|6ft|6fu
corrupt va..15|6fv 41l 6fw 6fx 6fy|6fz
corrupted a..|6g0|6g1
corrupting a..|6g2|1an
corruption n.7.||6g3 6g4 6g5
corsage n.6.|3vf|3vg 24z
corsica P.f.|6g6 6g7|1rm
corsican P..|6g7 6g6
cortex n.8.|6g8 6g9 6ga|3xs 4hj
cortical a..|6g9 6g8 6ga
cortically r..||6g9
corticofugal a..||6gb
corticosteroid n.r.|6gc|1ks 1kt 1ku
corticotropin n.8.||1kt 1ku 1sh
cortina n.k.||6gd
corundum n.r.|1da|xw
corylus P.k.||4op
corymbose a..
cosecant n.o.||6ge 6gf 6gg
cosigner n.i.||6gh
cosily r..||5pk
cosmetic na.6.|6gi 6gj|6gk 6gl
cosmetically r..||tz
cosmic a..|6gm 6gn
cosmology n.9.||6go 6gp hy
cosmopolitan na.i.||6gq
cosmos n.h.|6gn 6gm
cosponsor v..14||6gr 5s
cost nv.l.16|1ac 6gs 6gt|6gu
costa n.8.
costing n.4.||cn
costly a..|6gv 6gt 6gw 6gs 6gx|6gy
costs n.l.||1a8 1a9 1aa
costume nv.6.t||2fh 1ux
cottage n.6.||3nq 31 33
cotton n.r.11|6gz 6h0 6h1|6h2 2za hh 6h3
cottonmouth n.5.||6h4 6h5 1ip
cottony a..|6h0 6gz|52q
cotyledon n.k.||3a5
couch nv.6.w|6h6 6h7|241 1c1 1c2 26h 9h
cough v.q.t|6h8 6h9|6ha 36b
coughing n.q.|6h8 6h9
council n.e.
counsel nv.i.w|od 6hb 6hc|2fm oe sq
counseling n.a.|6hb od
counselor n.i.|6hc od|so sw ej 3tv 3tw
count nv.n.w|4vc 4vd 4fs 6hd 6he 6hf|1ja 27z
countable a..|4fs 4vd|4fp
countenance n.7.w|6hg 6hh 27 6hi|1vh ax 6hj 1w0
counter nvar.6.w|2w2 6hd 4vd 6he 487 5p3 1r1 1p2|1c0 1c1 1c2 2nx 4fu 1oo 1p4
counteract v..15|1ow 6hk|62w 3jd 6hl 2rm
counterattack nv.4.x||1fk 1fl 29c
counterbalance nv.6.16|6hm 6hn 5ta 6ho|4b0 2rm 2ro
counterbalanced a..|2rr|2rq
counterchallenge v..w||100 1vk
counterclockwise ar..
counterfeit nva.6.10|6hp 6hq 6hr 2bl|6hs 4qj 2o3 2bk 6ht 3om 6hu 6hv 1v5 6hw
counterintelligence n.4.|4v7|4v8 4v9 1fl
counteroffensive n.4.||6hx 1fl
counterpart n.9.||6hy
counterpoint nv.a.16|6a1 5mx|36h
counterproposal n.a.||oh
counterrevolutionary na.i.||6hz 1jp
countershot n.4.||6i0 jc
counterweight nv.6.16|6hm|4b0 6hn 5mx
countess n.i.||6i1 1mw 14y
counting n.4.|4vc 4vd|1ja
countless a..|6i2 6i3|6i4
country n.e.|1as wx|1at
countryman n.i.||5t8 59w
countryside n.f.||2pj
county n.f.|6e7
coup n.4.|6i5|62y 2en bs
couple nv.e.z|6i6 6i7 40x 6i8 6i9 6ia 6ib|6ic 6id 1k8 3ed 245 2a1 5zj 5zk
coupled a..|6ie|10y
couplet n.n.|6i9|6if ee ef
coupling n.6.|6ia 6i8|62i
coupon n.a.||3cm 6ig 6ih
courage n.7.|2gh 3yr|2o0 3z1
courageous a..|3yr 2gh|3yu 3yv 3yw 3yx 3yy 3yz 3z0
courier n.i.|32o|16u
course n.4.12|6ii 6ij|6ik 18q 4xi 24z
court nv.e.15|6il 6im 6in 6io|61w
courteous a..|6ip|6iq
courtesy n.4.||5a4
courtier n.i.||2f1 bp
courting n.a.|6in 6im|1v8 1ve
courtroom n.6.||2sw
courtship n.a.|6in|1v8 1ve
courtyard n.6.
cousin n.i.||ve
covalent a..
cove n.h.||6ir
covenant nv.a.15||5xr 10r 6is 50r
coventry P.q.|2uc|2uh 7l
cover nv.6.z|3j8 3l0 wt 6it 6iu 2x5 6iv|wu wv 4ci 6iw b9
coverage n.l.|6ix 6iy|1h8 h5 7s
coverall n.6.||1zu
covered a..|31h|31g 4jq 6iz 6j0 6j1 6j2 6j3 6j4
covering n.h.|2x5 3l0
coverlet n.6.|6it wt|349 wu wv
covert na.e.|2p5|6j5 40w 2p3 5b1 6j6 6j7
covertly r..||2p5
covet v..11||6j8 f4
covetous a..|6j9|2kz
covetousness n.c.||6ja 3ew zd
cow n.5.11|6jb|34e 34f 1pn
coward n.i.|6jc 6jd 485 6je
cowardice n.7.|6jf|2o0 3z1
cowardly a..|6jd 6jc 6jf|6jg
cowboy n.i.|6jh|6ji 6jj 6jk
cower v..12|6jl|6jm 21g
cowhand n.i.|6jh|6ji 6jj 6jk
cowhide nv.r.z||19c 19d 19e 3dv 335
cowl nv.6.z|6jn 6jo|24b
cowled a..|5ae|2fk
cowling n.6.|6jn 6jo|24b
cowpuncher n.i.|6jh|6ji 6jj 6jk
cows n.5.|34e|34f 1pn 1po
cox nv.r.15||55r hs 6jp
coy a..|6jq 6jr|6js
coyness n.7.|6jr 6jq 6jt|uj 13b
coyote n.5.||6ju 49j
cozy na.6.|5pk 6jv|wv 5pj
cpa P.i.||cm cp cq
cps n.s.|6jw|90 91
cpu P.6.|6jx|1hu af ag
cr P.r.|571|13t i0
crab nv.5.12||6jy 1hn 6jz
crabmeat n.d.||6k0 3lw
crabs n.q.||6k1 3ca 3cb
crack nv.h.u|6k2 19g 6k3 6k4 6k5 19h 6k6 2ty 6k7|8c 8d 1lm 247 6k8 3w0 1o2 2u4 2u5 2vb
cracked a..|6k9|3y
cracker n.d.||3e8
crackers a..|302|303
cracking na.b.|6k5 6k6 49u|2u4 2u5 3zi 73 49v
crackle nv.b.13|6ka 6kb|2u4 2u5 6kc 3gt ba 2xi
crackling n.r.||28c
crackpot n.i.||6kd
cradle nv.6.z|6ke|2z5 1c1 1c2 6kf 5c1
craft nv.4.10|2z2 6kg 6kh 6ki|6kj 4r5
crafter n.i.|6ki 6kg
craftsman n.i.|6kk 6kh 6ki 277
craftsmanship n.9.|6kh 6kk 6ki 277|6kl
crafty a..|6km 6kn|266
crag n.h.||5ef
craggy a..|6ko|3y
cram v..z||6kp 6kq
cramp nv.q.z|6kr
cramped a..
crane nv.i.t||6ks 6kt
cranial a..|6ku 6kv
craniometric a..
cranium n.8.|6kv 6ku|1pu 1pv
crank nva.i.12|6kw 6kx 6ky 6kz|2ih 2ii 6l0
crankshaft n.6.||2mr
cranky a..|6kz|6l0
crape nv.d.z|6l1 6l2|6l3 3e9
craps n.n.||6if ee ef
crash nv.b.12|5b2 6l4|2u4 2u5 ai al am 4pz 5bw 442
crashing a..|3lb|3lc
crassness n.7.||4gv 4gw
crassulaceae P.k.||3sc
crate nv.6.z||23o 4ae 2up
crater n.h.
crave v..y|6l5 1w3|f4
craved a..|6l6|6l7
craven na.i.|6jg|6jc 6jd
craving n.c.|1w3 6l5|1ev
crawl v.4.12|6l8 6l9 6la 6lb
crawling n.4.|6l9 6l8|4jy
crayfish n.d.||6k0 3lw
craze nv.9.11|6lc 6ld 6le|6lf 2tq 1y4
crazed a..|6lg|303
crazily r..|6lh|6li 303
crazy a.i.|6li 6le 6lj 5h9|303 6lk
creak v.b.13|6ll 6lm 6ln|2u4 2u5 3gt
creaking n.b.|6ll 6ln|2u4 2u5
creaky a..|6lo|ya
cream nv.e.z|6lp|23e 23f 23g 6lq
creamy a..||1ec
crease nv.p.z|37v 6lr 6ls|1m8 5xo 3k2
create v..10|6lt 1md 6lu 669 6lv 6lw 6lx 1yx
creation n.4.|1yx 6ly 6lu 6lz 6lw 6lv 6m0 6lx|1pi 35b
creative a..|6m1 6m0 6lz 6m2 669 6lu|6m3 6m4 668
creatively r..||6m1
creativeness n.9.|6m2 669 6m1
creativity n.9.|6m2 669 6m1
creator n.i.|6m5 6lz|17z
creature n.3.|1md 6lt
creche n.6.||6m6 6m7
credentials n.a.|4wy
credibility n.7.|2i9 6by 36m
credible a..|36m 2i9 6m8|36n 36o 6m9
credit nv.a.v|6ma 6mb fu 6mc|ax 6md 2gp 2gq bs 289 co
creditable a..|6me|5qd
credited a..|2g2|2g1
creditor n.i.|6mc 6mb
credits n.a.||fv 1bq 1br ci
credo n.9.|6mf|1mj
credulous a..|6m9 6mg|6m8 6mh
creed n.9.|6mf 6mi 6mj|1mj
creedal a..|6mi 6mj 6mf
creek n.h.|458|f7
creep v.i.12|6l8 6l9 6la 6mk 6ml|1f3
creeper n.k.
creeping n.4.|6l9 6l8|4jy
creeps n.q.||i6
creepy a..|6ml|22
cremate v..u|6mm 6mn|4bw 4c1
cremation n.4.|6mn 6mm|25s 73
creole na.i.||22c
creosote nv.r.u||6mo
crepe nv.r.z|6l1 6l2|ei
crepuscular a..|6mp 6mq|6mr
crescendo nva.7.u|6ms|6mt 2z4
crescent na.p.|6mu|21a 21b 6mv
cress n.k.||1di
crest n.f.16|4kc 45p|2mp 3e4
crested a..|pm|pb
cretaceous na.s.||4mc 4md 18l 4xq
crete P.f.||1rm
crevice n.p.|6k4|6k8 3w0 1o2
crew n.e.x|6mw
crib nv.6.15||2z5 1c1 1c2 51t 3ab
cribbage n.4.||2g7 2g8
cricetidae P.5.||4j4
cricket nv.5.x|6mx 3w5|6my 2tt
cricketer n.i.|3w5 6mx|1
crime n.4.|29p 6mz dx 6n0 2t8|29q 2ke 3af
crimea P.f.||208
criminal na.i.|1k 6n1 6n2 6n3|1l 1m 6n4 6n5
criminality n.q.|6n3 6n2|5uq
criminally r..||6n1
criminology n.9.||6n6 1qj
crimson na.7.t|531 3n2 3l1|5be 1ea 1eb 1ec 3km
cringe v..12|6n7 6je|21g
crinkled a..|6n8|6n9
crinkly a..|6n8 6ls|6n9
cripple nv.i.u|6na|3ms
crippled a..|6nb|2tu
crippling a..|6nc|6nd
crisis n.q.|6ne 6nf 6ng|6nh 3ef 5en
crisp nva.d.z|6ni 6lr 6nj|6nk 5xo 3k2 550
crispness n.7.|6nl|6nm 6nn y1
crisscross nvar.7.12|6no 6np|6nq 2va 6nr 5cx 6ns
crisscrossed a..|6np|6ns
criterion n.a.|1zf 6nt|2l4 6nu
critic n.i.|24j 6nv 2ej 6nw 1xs|1xq sw ej
critical a..|4lq 6nx 3gd 1xs 6nw 6ny 6nz 6o0|4lm 4v6 6o1 1xr 6o2 6o3
critically r..||1xs
criticise v..w|2ej 6o4 3gd 6ny|2ek 5qk
criticism n.a.|3gd 4lq 2ej 6ny 1xs 6o4 6nv|4oo 6o5 1xm 1xn
criticize v..w|2ej 6nx 6nw 24j|2ek 5qk
critique nv.a.w|6o6 6o7 6ny|6o4
croak nv.a.u|6o8 6o9 6oa 6ob|9d
croaking n.a.|6o8 6oa|9d
croatia P.f.|6oc 6od|14r wx
croatian P.i.|6od 6oc|6oe 14s
crochet nv.6.10|6of|3db
crocheting n.6.|6of 6og|3db
crocked a..|6oh|6oi
crocketed a..|pn|pb
crocodile n.5.||19f
crocus n.k.|6oj|6ok 1dk
crofter n.i.||4sm
crohn P.i.||45y 45z 1us
cromwell P.i.||1qa 1qb 1qc 20g 20h
crone n.i.||1kj
cronus P.i.||2dh
crony n.i.|47x|47y
crook nv.i.12|1k 37r 6ol|1l 1m 21a 21b 21g
crooked a..|13n|13m 6om 2mb 693 6on 6oo 6op 6oq
croon v..w|2sj|37n
crop nv.k.z|6or 6os 6ot|6ou 119 11a
cropped a..
croquet nv.4.z||2yh 2qi hf 2ol
cross v.6.12|6no 6ov 6nr 6ow 6ox 6e3 6oy|6nq 2va 2v9 5cx 6oz 6p0 433
crossbar n.6.||95
crossbow n.6.||3vn 1qo
crossbreeding n.4.|6p1|6p2 5ld ij
crossed a..|6p3|6p4 6p5
crossing n.4.|6ow 6nr|1f2
crosspiece n.6.|6p6|31u 31x 31y
crossroad n.6.|6e3|6e4 3e4
crossroads n.e.|6p7|5sf 6ne 6nh 3ef 6p8 1su
crosstown ar..|6p4|6p3
crosswise ar..|6p0|6oy
crotchety a..|6p9 6pa|433
croton n.k.
crouch nv.4.12|6jm 6pb|6pc 43y 21g 6pd
crow nv.5.w|6pe 3xh|6pf 3fo 310 2u5 3n6 3nb
crowbait n.5.||47e vu 47f
crowd nv.e.12|6pg 6ph 6pi 6pj 61l|6pk 29w
crowded a..|6pl|6pm 6pn 6po
crowding n.q.|61l 6pi 6pj 6ph|7l
crowfoot n.k.|4dj
crown nv.a.15|6ec|6pp 6pq 3vg 24z 3nx 6pr 41z 63f 63g 5em
crowned a..|4l9|4l8
crowning a..|6ps|6pt
crucial a..|6pu 6o0|6nf 6pv
cruciferae P.k.|6pw 6px|3q4 1il
cruciferous a..|6px 6pw
crucifix n.6.|6py 6pz|6ov 2v9 2va
crucifixion n.4.|6q0 6pz|6q1 6q2 512
crucify v..15|6pz 6q0 6py 2q9|6q3 1n6 2qa 1nk
crude a.r.|6q4 6q5 6q6 6q7 6q8|3m3 34m 5i0 4zr 6q9 6qa
crudely r..||6qb
crudeness n.q.|6qc 6qd|6qe
crudity n.q.|6qc 6qf 6qd 6qb 6q8 6q7|6qe 6qg 4l 4m
cruel a..|2wb 46k|2wc
cruelly r..
cruelty n.4.|46n 6qh 46k|7y 84 85 1bf 46l 46m 6g5
cruise v.4.12|6qi 6qj 6qk|6ql 3nz 1f2 6qm
cruiser n.6.|6qk 6qj|1fc 1fd 1fe
crumb nv.n.z|6qn|3ed 245
crumble v..12|6qo
crumbly a..|3zo 6qn 6qp|3zg
crummy a..|49x|4a4
crumple v..12|6qo
crumpled a..|6qq|308
crunch nv.b.w|6ka|2u4 2u5 3gt
crupper n.6.||6qr 6qs
crusade nv.4.15|4hu 4hv 37|4i0 rt 6qt 4hw 1fl sb az
crush nv.r.15|6qu 6qv 6qw 6qx 332 6qy|19c 19d 19e 5dx 337 537 3zf
crushed a..|6qz 6r0|3y 6r1
crusher n.6.|6qx 6qw 6qy
crushing na.4.|6qv 6qu 6r2|2w0 5up 1n9
crust nv.h.u|6r3|6r4 3k2
crustacean na.5.|1hn
crusted a..|6j0|31h
crustose a..||6r3
crusty a..|6j0 6r3|31h
crutch n.6.||3m7 6r5 6r6 6r7
cry nv.a.w|375 4gf 5tw 3m4 6r8 6r9 6ra|9d 3m5
crying na.4.|6r9 3m4 6rb|ij 6rc
cryostat n.6.||6rd 1tw 97
cryptic a..|6re|6rf
crystal n.r.|k8 6rg 6rh 6ri|af ag 346
crystalline a..|6rj|6rk
crystallite n.h.||6ri 346
crystallization n.j.|6rl 6rg 6rh|6rm
crystallize v..u|6rn 6rg 6rl 6ri 6ro k8|6rp 5bg 5bi
crystallized a..
crystallography n.9.||tk
ctenophore n.5.
cub nv.i.t|6rq|1ym 1yn 329 32f
cuba P.f.|6rr 6rs|wx
cuban P.i.|6rs 6rr|6rt 22c
cube nv.p.v|6ru 6rv 6rw 6rx|6ry 1o2 6rz 1zn
cubic a..|6rw 6rx 6rv
cubism n.e.|6s0 6s1 6s2|6s3 6s4
cubist a.i.|6s2 6s0 6s1|6s5
cuckoo nv.i.w|6s6|299 29a 6s7
cuculidae P.5.||at
cucumber n.k.||6s8 6s9
cucurbita P.k.
cucurbitaceae P.k.||1il
cud n.d.||6sa
cuddle nv.4.z|6sb 6sc 6sd 6se|6sf 5bz 5hm 5hl 5c1 3tl 5by
cudgel nv.6.z||3m6 3m7 2u6
cue nv.a.w|6sg|6sh 6de
cuff nv.6.z||6si 5it 6sj 305
cufflink n.6.||31f po
cuirass n.6.||24a 24b
cuisine n.d.|6sk|447
culinary a..||6sk
culminate v..u|5em 1ue 5ei 5eq|mu
culmination n.s.|1ue 5em|1uf
culprit n.i.|6sl|1m
cult n.e.|6sm 6sn 6lc|47r 6lf 2tq 1y4
cultist n.i.|6sn 6sm|m2
cultivate v..10|6so 118 117 6ot 6sp|3ww
cultivated a..
cultivation n.4.|118 6ot 6so|de dg 119 11a sd
cultural a..|6sq dd 6sr dc 6ss|6st
culturally r..||6ss
culture n.e.u|db d9 dd 6sr 6sq dc 6ss|5a7 1y4 1y7
cultured a..|6su|6sv
cum n.8.|6sw|1sh 1si
cumberland P.i.||1qa 1qb 1qc
cumbersome a..|6sx 6sy|6sz
cumin n.k.
cumulative a..|di dl|l2
cumulus n.h.||5gs 2do
cunning na.9.|6kn 2fv|2cn 3xt 2fq
cup n.6.u||3w2 3w3 6t0 244 245 6rp
cupboard n.6.|5ge|4em
cupid n.i.||6t1
cuplike a..|5wi|5wg
cupressaceae P.k.||6t2 3sc
cur n.5.||3kr 49j
curator n.i.||4nv 2ne 2nf
curb nv.6.15|62w|3ap 2nr 2ns 3jd
curbside n.6.||6t3 6t4 2p1
curd n.d.
curdled a..|5hy|5fp
cure nv.6.t|g9 6t5 6t6|38b
cured a..|6t7|6t8
curfew n.s.||6t9 35f
curie n.n.||6ta 1he
curing n.m.|6tb
curio n.6.|6tc
curiosity n.9.|u9 6td|1gw 10g
curious a..|6te 6tc 6td 6tf u9|1qx 6tg 6th 6ti
curiously r..|6tj|6te 6rf 6tg 6td
curl v.p.u|4he 5l0 6tk|2xv 3k2 21g 6tl 6tm 2kv
curled a..|6tn|6to
curlew n.5.||6tp 3ev
curling na.4.|6tn|2g8 6to
curly a..|6to 6tk 6tq|6tn 6tr
currant n.d.||398 1wa
currency n.l.|3co|1ze 1zf 2l4 6ts 6tt
current na.j.|6tu 6tv 593 6tw|4kk 12n qw qx j9 6tx 592 67n 6ty
currently r..||593 6tz
curricular a..|6u0 6u1
curriculum n.a.|6u1 6u0|ci
currier n.i.||6u2
curry nv.d.13||6u3
curse nv.a.w|6u4 3gy 5yj 33y 6u5|30u 9d 5yl 50f 1el 89 29d
cursed a..|dv|du 3ge 6u6 6u7
cursive na.a.|6u8 6u9|6ua 6ub
cursor n.6.|6uc|6ud
cursory a..|4nl|4ni
curt a..|3mw 4j|46i
curtail v..u|6ue|599
curtain n.6.14|6uf|3j3 24b 1c2 2y2 2y4
curtained a..
curtly r..|6ug|3mw
curtness n.7.|4j 3mw|4l 4m 4n
curvaceously r..||3tk
curvature n.q.|6uh 6ol 216
curve nv.p.12|21a 6ui 37t 6uj 216 6uh|21b 2kv 21g
curved a..|21m|217 6uk 6ul 6um 6un 6uo 6up 6uq 6ur 6us 6ut 6uu
curving a..|21m|217 6uk 6ul 6um 6un 6uo 6up 6uq 6ur 6us 6ut 6uu
cushion nv.6.z|6uv 3pp|6uw 486
cushioned a..|6ux|52q
cushioning n.6.|3pp 6uv
cushitic P.a.||13r
cusp n.6.|1ma|25k 25l 1u0
cuss nv.i.w|6uy 3kd 3gy 6u4|6uz 2ig 2ih k1
custard n.d.
custer P.i.||1qa 1qb 1qc
custodial a..|6v0 4nv 6v1|69h
custodian n.i.|4nv 6v0|2ne 2nf
custody n.q.|6v2|4fa 3qe cj
custom n.4.|5d9 ea 6v3 6b7|85 68p 6b5
customarily r..||ea
customary a..|6b7 6v3 ea 5d9|6b6 eb
customer n.i.|4du|15g 4dv
customs n.l.||6v4 6v5 6v6
cut v.l.z|6v7 2mf 6v8 6v9 563 6va 47|19w 6vb 5f9 j2 6vc 6vd 6ve 562 6vf
cutaneous a..||6vg
cute a..|2fv 6vh|2fq 266
cuticle n.8.||6vg 1pv
cutlass n.6.||3g4 1qo
cutlery n.6.|2mf|2mg
cutter n.i.||6vi
cutting na.4.|6v8 6v7 6vj|3tb 1yx 3ui 3yc 72 73 6vk
cuttlefish n.5.||4w9 3f7
cuzco P.f.
cyanide n.r.
cyanobacteria n.5.||i3 i4
cyanosis n.q.
cyatheaceae P.k.||ma
cybele P.i.
cycad n.k.||6vl
cycadaceae P.k.||6t2 3sc
cyclades P.e.||t2 db 5a7
cycle nv.s.12|6vm 1cn 6vn|3g1 18q 4xi 24z 6vo 336 5cx
cyclic a..
cyclist n.i.|3bg 3bf 3bh|6vp 6vq 16u
cycloid na.p.|6vr|6vs 21a 21b 6mv
cyclotron n.6.||5mz 5n0
cygnus P.h.||202
cylinder n.p.|6vt|1o2
cylindrical a..|6vt|6mv
cyme n.k.||4sk 3l7
cymose a..
cynic n.i.|6vu 6vv|2ih 2ii
cynical a..|6vv 6vu|6vw
cyperaceae P.k.||xz
cypress n.k.|6vx|15k 15l
cyprinidae P.5.||1o6
cypripedium P.k.
cyprus P.f.||wx
cyrillic P.a.||1bl 1bp 1bq 6vy 6vz
cyst n.q.||fo
cystic a..|3i3
cytisus P.k.
cytologic a..
cytoplasm n.8.||6w0
cytosine n.r.||6w1 li
czar n.i.||163
czech P.i.|6w2 6w3|14s 6w4
czechoslovakia P.f.|6w4 6w2
czechoslovakian P.i.|6w3 6w2 6w4|14s
da P.i.||6w5 1e7
dab nv.4.z|6w6 6w7 6w8 6w9|3h7 1wt 305
dabble v..12||6wa 6wb
dabbled a..|6j1|31h
dace n.5.||6wc 6wd 22a
dacrydium P.k.||xx
dactyl n.a.||6we 4f0 4f1
dad n.i.|6wf|353 6wg 6wh
dadaism n.e.||6s3 6s4
daddy n.i.|6wf|353 6wg 6wh
dado nv.6.14||6wi 2qn
daedalus P.i.||f9
daffodil n.k.||6wj 1dk
dagger n.6.||312 1qo
daily r.a.||6wk
daintily r..||6wl
dainty na.d.|43e 6wm 6wn 6wo|6wp
daiquiri n.d.||5jk 5jl 15a
dairy n.6.||6wq 34j
dairyman n.i.||4sm
dais n.6.|6wr|2p0 2p1 2ns
daisy n.k.|6ws
daisylike a..||6ws
dakota P.i.||6wt 4ez 160
dallas P.f.
dalmatia P.f.|6wu 6wv
dalmatian na.i.|6wv 6wu|14s
dam nv.6.z|6ww|2t1 2t2 2w3 2w4
damage nv.b.u|6wx 3c9 6wy|8y
damaged a..|308|306 6wz 6qq 4d4 6x0
damages n.l.|1g4|1a9 1aa 1ab
damaging a..|6x1|465
damascus P.f.||1hz
damask na.6.|6x2|6x3 6x4 6x5 2xi
dame n.i.||36z 1e4 1e5
damn va.7.w|6x6 33y 6x7 6u6 3kz|6x8 33z 340 dv 3l4
damnation n.a.|6x7 33y|5yl
damned na.e.|3ge 6x9|y8 dv 6xa 6u7
damon P.i.||47y
damp a.q.13|6xb 6xc 6xd 6uw|6xe 6xf 6xg 3ol
dampen v..u|6xh 2zc 6xi 6xj|6xk 2zd
damper n.6.|6xl|2qm 2qn
dance nv.a.12|33r 6xm 2sn 2sp|79 2vj 1xi
dancer n.i.|2sn 6xm 33r
dancing n.4.|2sp 33r|hx hy
dandelion n.k.
dandily r..||49u
dandy na.i.|6xn 49u|k0 k1 49v
dane P.i.||14s
danger n.q.|6xo 6xp 6xq 400|4i0 rt
dangerous a..|400 6xq|3zz 6xr 6xs 6xt 6xu
dangerously r..|6xv|400 6xr 6xs
dangle v..16|6xw 6xx|34q 6xy 6xz
daniel P.i.||56q
danish na.a.||6y0 6y1 1jv 6y2
dank a..|5au 5av|3ol
dante P.i.||24h
danube P.h.||f6 f7
dapper a..|6y3 6y4|6y5
dappled a..|6y6|3lk
dardic P.a.||6y7 6y8 1jv
dare v.a.15|6y9 6ya 2gf 3z3|100 1vk
daring na.a.|6ya 3z3 2gf 6y9 rw|4xs 2gg 2gh 2o0 ro
dark na.q.|3fy 6mr 6yb 6yc 6yd 6ye|3fz 6yf f5 3fx 6mp 6yg 6yh
darken v..u|6yi 3fs
darkened a..|6yj|y9
darkening na.4.|3fs 5gw 6yi 6yg|3ft 6mr
darkling a..|6yh|6mr
darkly r..||6mr
darkness n.q.|3fy 6yd 6mr|3fz 6yf
darling na.i.|56k uw|33e nz
darn nv.7.z|6x6|6x8 4cp
darned a..|3ge|dv
dart v.6.12|4dn 6yk 6yl|25j 1qo 4do 2x2 6ym
darts n.4.||2g8
darwin P.i.|6yn 6yo|6yp 2ps
darwinian P.i.|6yo 6yn|kw 6yq
darwinism P.9.|6yq|6yr 6ys 6yt
dash nv.7.12|6yu 6yv 6yl 3pr 6yw|410 6yx 4jy 2x2 3zk 6yy
dashed a..|6yz|6z0
dashing a..|6z1|6z2
dasypodidae P.5.||4j4
data n.e.|6z3
database n.a.|1br|ci
date nv.s.15|6z4 6z5 1xe 6z6|6z7 6z8 f 6z9 6za 6zb
dated a..|6zc|1sa
dateless a..|4u9|3vb
dating n.4.|6z6 6z4|6zd 1jd 1ja
datum n.9.|2kp
datura P.k.
daub nv.r.z|6ze 6zf|om on oo
daughter n.i.||2n1 2n2
daunt v..11|6zg|6zh 54b
dauntless a..|2gb|2gd
davallia n.k.||3x7 3x8
david P.i.||56x 2ne 2nf
dawn nv.s.v|2he 6zi|2hf 2hg 2hh
dawning n.s.|2he 6zi|2hf 2hg 2hh
day n.s.|6z7 6wk 1ne|6z8 6zj 1nf
daybed n.6.||6h6 241 1c1
daybreak n.s.|2he|2hf 2hg 2hh
daydream nv.9.10|6zk 6zl 6zm|6zn 6zo 5wz
daylight n.s.|xq|2j9 2ja 320
days n.s.
daytime n.s.|xq
dazed a..|6zp|l6 6zq
dazzle nv.7.13||424 42g 3fk 3j2
dazzled a..|3jb|3j5
dazzling a..|6zr|1e2
dc P.f.||6zs 322
de P.f.||13u 13v
deacon n.i.||1e7
dead na.e.|6zt 29i|y8 6zu 29h 3ks 6zv 6zw 6zx 6zy
deaden v..u||6xl 6zz
deadened a..|700|701
deadhead n.i.||4i5
deadline n.s.|6t9|35f
deadlock n.q.|702|6nh 3ef
deadly a..|703 704 705|706 707 708
deadpan ar..|709|70a
deaf na.e.13|70b 70c|y8 70d
deafening a..|70e|3gv
deafness n.q.|70c 70b|u v
deal nv.4.w|70f 70g 70h 2wu 6iy 6u 70i 70j 70k|sf 10r 70l oe 6v
dealer n.i.|2wy 70m 70h 70g|2ri cp cq 6ej yc yd
dealing n.4.|70k 70i|70n d1 dg
dealings n.4.|70j 70i|70o 671
deamination n.m.||4fk
dean n.i.||nf ng
dear na.i.|37f uw|33e nz
dearly r..||70p 6gw
death n.b.|70q 6ob 70r 70s|8y 3xu
deathbed n.s.||ot
deathlike a..|6zw|29i
deathly ar..|6zw|29i
debacle n.b.||5m1
debase v..15|6fv 70t
debased a..|70u|1ak
debate nv.a.v|22m 22o 70v 70w 22n 64g 6au 70x|20y 1el 70y la oe sq 22s 22t
debauch nv.4.15|70z 6fv qj|710 711 4o8
debilitate v..u|712 713 714 715|3ms
debilitating a..|716|713 717
debility n.q.|714 718 712|v
debit nv.l.14||6md 2gp 2gq co
debris n.r.|719|71a 71b
debt n.q.|71c|71d 71e 71f
debtor n.i.
debunking n.4.|71g|71h 71i 59j
debut nv.4.10|71j|35b 71k ib 71l
dec n.s.|71m|1zs 1zt
decade n.s.|71n
decadent na.i.|71o 71p 71q|3am
decapod n.5.|6jy|1hn
decay nv.m.u|71r 71s 71t 71p 3j0 71o|71u 3xu
decayed a..|71v|71w
deceased na.i.|71x 6zu|29i
decedent n.i.|71x 6ob
deceit n.7.|71y|6g3 6g4 6g5
deceitful a..|71z|720
deceive v..15|3ab 721 722 3mg uf 5js 35i|35n 51u 3nc
decelerate v..u|3oi 723|2ec
deceleration n.7.|723 724 3oi|8y
december P.s.|71m|1zs 1zt
decency n.7.|725 726 727|1zc 4n 728 729 4iy
decent ar..|726 727 725 72a 72b|72c 1z8 1z6
decently r..||726
decentralize v..u
decentralized a..|72d|72e
deception n.a.|3mg 3ab|3mh
deceptive a..|721 3ab 5js|72f
deceptively r..||722 721
decertify v..15
decide v..v|72g 72h 1xf 1cu
decided a..|72i|4wt
decidedly r..|72j|2ab 72k 72i
deciding na.9.|1cu 72l 72m 72g|72n
deciduous a..
decimal na.n.|72o|72p 72q 72r
decimeter n.n.||4vs 4vt
deciphered a..
decision n.4.|1xf 72g 5y3|1xg 5y4 5y5
decisive a..|72n 5y6|72l 72s
decisively r..||72h
decisiveness n.7.|72h|2ak
deck n.6.16|pp|2p0 2p1 2ns 2s5
declaim v..w|72t|5z8
declamation n.a.|72u|72v la
declaration n.a.|vq 72w|v5 v6 ci
declarative na.o.|72x 72y 2a7 1nh fw 72z 72w|730 1xk 1xl
declare v..w|72w 2a7 vq 1nh 1ni 72z vm fw|vj
declared a..|187|185 1nj 2a6 2l5 731
declination n.q.|732 4j8
decline nv.m.u|733 734 732 4j8 71s 735 736 737 2sc|71u 2ec
declivity n.h.|738 739|27y
decompose v..u|73a|4ml
decomposition n.9.|73b|169 16b 3j0 6fs
decongestant n.6.
decor n.6.|73c pa 73d
decorate v..10|pa 6gj 73c 73e 73f 73g
decorated a..|pb|pc pd pe pf pg ph pi pj pk pl pm pn
decoration n.6.|73e pp pa 73d
decorative a..|6gj pp pa 73d 73h|6gl
decorativeness n.7.|73h 6gj|1vh
decorator n.i.|73g pa|2eg ej
decorum n.7.|33u 73i|1zc 4n
decoy nv.i.15|73j|35i 1m bo bp 73k zz
decrease nv.b.u|73l 73m 2ec 69q 73n 71u|8y
decreased a..|2l|2k 73o 73p 2zp 73q 73r 73s 73t 73u 73v
decreasing a..|73w|73x 73y 73z 740
decree nv.a.w|2t7 741 742|hi
decreed a..|1x7|1xb
decrement n.7.|73n|7r 7s
decry v..w|5yf|5yh 2ej
decumbent a..||37x
dedicate v..w|5qz 743 744 189|1wq
dedicated a..|745|746
dedication n.7.|744 5qz|1ga
dedifferentiated a..|747|748
deduce v..v|749 74a 74b 74c 74d|5xz
deduct v..v|74e 74f 74g 1a5|1zn
deductible na.l.|1a5 74g|1h8 1a4
deduction n.l.||74h 74i
deductive a..|74c 74d 749|74b
deed n.a.
deeds n.4.|74j
deem v..v||6q 6r
deep a.s.|74k 74l 74m 3uf 74n|74o 74p 74q 8b 3ue 74r
deepen v..u|5va 8t
deepening na.m.|74s|74t 74u
deeply r..|74v 74n|74k 74p 3uf
deer n.5.|4o0|1po 1pp
default nv.4.14||4s 4w 74w 74x 3mn 74y
defeat nv.b.x|74z 750 337|1nc 4d3 751 3t2 3t3 752 753
defeated na.e.|754 755|y8 756 757
defecate v..t|758 759|75a 36b
defecation n.m.|759 758|75b 75c ij
defect n.q.15|153 3jo 3i8 75d i 75e|154 75f 75g 2px 1vh 75h 75i
defection n.4.|i 75d|l m
defective a..|75j 75k 2x|6g1 1t
defence n.m.||yq 5ym
defend v..w|75l 2ne 16l 75m 75n 1qp|22k 22r
defendant n.i.|e6|e7 e8
defender n.i.|2ne 4y4 75o 75l|2nf
defending a..|75p|1qp
defense n.4.||142 63y
defenseless ar..|75q 75r|75s
defensible a..|75n 4y4 75o 75m|13g
defensive a.9.|1uj 1qp 75o 75m|9w 1qm 1sm 75p
defensiveness n.7.||1pr 2a
defer v..16|75t 75u 8p 75v 75w|75x 75y 8q
deference n.4.|75z 75v|5a4
deferential a..|75v 75w 5tx 75z|760
defiance n.7.|761 762 763 3z3|2sf 4xs
defiant a..|762 3ys 763 761|764 765
defiantly r..|766|762 767 768
deficiency n.q.|4u 769 76a 76b 76c|4v 7r 7s
deficient a..|76b 76a|76d
deficit n.7.|76e|76a 7r 7s
definable a..|76f|284
define v..16|76g 76h 76i|76j p0 4zg 4zq
defined a..
defining n.m.|76k 76l
definite a..|4wt|4ws 72i
definitely r..|72j|2ab 72k 72i
definition n.a.|76i 76h 76l|cr 76m 76n
definitive a..|76o|76p
deflate v..z||5m7 5xo
deflated a..|76q|76r
deflation n.m.||76s 76t
deflection n.q.|76u|1r 1u
defoe P.i.
deformation n.b.|76v|6wx 8y
deformational a..|76w 694
deformed a..|76x 5hc|57i
deformity n.q.|5hc 76x|5hd
defraud v..15|5we 54y|35m 35n
defray v..14|76y
defrost v..u||76z 5yp
deft a..|q4 lo|q0
deftly r..|770|q4
defunct a..|771|772
defy v..16|3ys 762 356|3yt 773 357 1du
degas nv.i.u||6s5
degenerate nva.i.t|774 775 776 575 777|778 1m 4j8 779
degeneration n.m.|777 776
degenerative a..|575 776|574
deglycerolize v..12||77a
degradation n.4.|70t 77b
degrade v..z
degraded a..|775|779
degrading a..|77c|77d
degree n.7.|4g2 77e 2|3
dehiscent a..
dehydrated a..||77f
dehydration n.q.||77g
deign v..15
deity n.i.|77h
dejected a..|76r|76q 77i 77j 77k
dejection n.q.|54a|77l 10g
delaware P.h.||f6 f7
delay nv.s.u|77m 77n 75x 77o 77p|3g0 3g1 77q 3oi 2ec 75y
delayed a..|77r|77s
delegate nv.i.15|2al 77t 77u 77v|1x4
delegation n.e.|77u 77t
delete v..z|77w 77x 77y
deletion n.m.|77z|yp yq
delhi P.f.
deliberate va..w|64g 780 sn su 781 782|oe sq 4fv 783
deliberately r..|st|su sv 781
deliberation n.a.|780 64g 70v sn|20y 1el 648 1j7
deliberative a..|784 70v|457
delicacy n.7.|6wo 43e|410
delicate a..|6wp 785 3zp|6wn 786 787 788 bz 3zg
delicately r..|789|6wn 6wp
delicious na.d.|78a|78b 1w9 1wa nl
deliciously r..||10v 78a
delight nv.c.11|1ic 78c 78d 78e|1id 685
delighted a..|78f|1ib
delightful a..|78a|nl
delightfully r..||78a
delimit v..16|76g
delimited a..|3v6|3v8
delineated a..|78g|78h 78i 78j
delineation n.a.|4zn 76g|4zo
delinquent na.i.|78k 78l|1m 6n5
deliriously r..||78m
delirium n.q.|6le 78n 78m|78o 78p 10n
deliver v..w|78q 78r 78s 78t 42u|78u 4yq 5zy
deliverance n.4.|78v 78w|78x
deliverer n.i.|56l 78y|56o 56p 56q
delivery n.4.|42u 78s|12y 12z
dell n.h.||78z 25n 25o
delphi P.f.
delphinium n.k.|790
delta n.h.||1aq 791
deltoid na.8.||1f 1g 1h jk
delude v..15|3ab 792 721 793 794 795|35n 51u
deluge nv.n.z|796 797 798 5gx|799 2xw 245 79a
delusion n.q.|793 79b 3ab|10g
delve v..z|4c9
demagogue n.i.||20h
demand nv.a.w|79c 5az 79d 6gu 5al 79e 4v|1wv 79f 79g dg
demander n.i.|79e 5q1 5az
demanding a..|79h|79i 79j
demandingly r..||79h
demarcate v..v|79k 79l 6a4|6a7 6a8
demarcation n.f.|79l 79k|3sj 1u0
demean v..11|77b|4xf wq
demeanor n.7.|4n
dementia n.q.||79m 79n 10g
demimonde n.e.||23g y8
demineralization n.q.||fo
democracy n.9.|79o 5ck 79p 79q 79r 79s|1jl 1jm 9w 79t
democrat n.i.|79u|20h kw
democratic a..|5ck 79o 79s 79r|5cj 79v 79w 79u
democratically r..||5ck
democratize v..15|79q 79r 79o 79p
demographic na.9.||2ko 2kp
demolish v..10|79x 1nb|79y 79z
demolished a..|7a0|1n8
demolition n.b.|1nb 79x|1nc
demon n.i.|7a1|3oj 1v7
demonstrable a..|7a2|49m
demonstrably r..||7a2 7a3
demonstrate v..13|7a4 7a5 71i 7a6 7a7 7a8|3yl vh
demonstrated a..||49m
demonstration n.4.|71i 7a4 7a9|59j 1i4 3wn 3wo
demonstrative na.a.|7a8|7aa 62a 16 7ab
demonstrator n.i.|7a6 7a4|7ac 8i
demoralization n.4.|6fv|70t
demoralized a..|7ad|7ae
demote v..15|7af|2al 1x4
demotic na.a.||7ag 7ah 1bt
demur nv.a.w|7ai|4lp 4oe 4of
demure a..|6jq 6jr|6js
demythologization n.a.|7aj 7ak|7al
demythologize v..u|7ak 7aj
demythologized a..|7am|5kw
den n.f.|7an|7ao 7ap 7aq
denatured a..|4yk|4yj
denial n.a.|2ve 7ar 7as 7at|vp vq
denim n.6.|7au|40t 7av 1uw
denmark P.f.|6y2|7aw 14r wx
denomination n.e.|7ax le|7ay
denominational a..|7az|7ax
denominationally r..||7az
denominator n.n.||17d
denote v..w|7b0 7b1 7b2 7b3|le 7b4
denouement n.b.||63s 1nc
denounce v..w|5yh 5yl|2ej 2ek ld le
dense a..|7b5 7b6 7b7 5xb 7b8|5fp 7b9 7ba
densely r..||7bb
denseness n.9.|7bc 7bb|7bd 1dr
densitometry n.4.||7be
density n.7.|7b6 7b5 7b8|5sn 7bf 5z
dent nv.j.z|7bg 7bh|xp 7bi
dental na.a.|1db|1dc 1dd 1pt
dentate a..||584
dentist n.i.||45z 1us
dentistry n.9.||2pt 2pu 1k2
denture n.6.||3x2
denunciation n.a.|5yl
denver P.f.||14t
deny v..w|7at 7as 7ar 2ve 7bj|69u 69v 7bk 7bl 7bm
deoxyribose n.r.||1ih
depart v..12|7bn 7bo m 7bp 36g 7bq 7br|7bs 36h f
departed na.i.|71x 6zu 4e2|1kk
department n.e.|6f3 7bt|3y6
departmental a..|7bt 6f3
departure n.4.|m 7bn 7br 7bq 36g|7bu 8y
depend v..16|7bv 7bw
dependability n.7.|7bx 7by 7bz 7c0|7c1 7c2
dependable a..|7c0 7bx 7by|7c3 7c4 7c5 2i4
dependence n.q.|7c6 2n4
dependency n.q.|7c6 2n4 7c7
dependent na.i.|2n4 7c6 7bw 7bv|2aq gs 2n3 7c8 7c9 7ca 7cb 7cc
depersonalize v..u
depict v..10|7cd 7ce 7cf 5ly 7cg 7ch 4zn 7ci 77|4m3 7cj 7ck
depicted a..|78h|78g
depicting n.9.|7cg 7ci 7cd|2q6
depiction n.a.|4zn 7ch|4zo
deplete v..y|66x 7cl|wl
depleted a..|7cm|76c
depletion n.4.|7cl 66x|69q do
deplorable a..|2pz|2ly
deplorably r..|7cn|7co 2pz
deplore v..w||2ej 2ek
deploy v..x||128
deportation n.4.|7cp 7cq|2ue k
deportee n.i.|7cr 7cq|16p 16u
deportment n.7.|4n 32r
depose v..15|7cs|7ct 37q
deposit nv.j.z|7cu 791 7cv 2ul 7cw 4ch 7cx|7cy
deposition n.m.|7cz|d4 a8
depositor n.i.|7cw 2ul|7d0 cq
depository n.6.|21t|12m
depot n.6.|7d1|7d2 12m
deprave v..15|6fv 7d3
depraved a..|6fz 7d3|6fy
depravity n.7.|7d3 6fz 6fv|6g5 2ke 3af
deprecating a..|36s|36t
deprecatory a..|36s|36t
depreciation n.4.|74h|69q do 74i 7d4 7d5 1ac
depredation n.4.||7d6 z8
depress v..11|54a 7d7 2wm|54b 7d8
depressed a..|7d9|7da
depressing a..|7db|7dc
depression n.q.|77l 7dd 25o|10g 7de 6ne 6nh 3ef
depressive n.i.||4qz 2uz
deprivation n.q.|7df 7dg|7dh wh
deprive v..14|7dg 7df 7di 2v0|5mh 7bm 7bj
deprived a..|7dj|7dk
depth n.7.|7dl 7dm|h5 7s 4g2
depths n.f.
deputy n.i.|7dn|3o5 2ne 2nf
deranged a..|6lg|303
derby n.6.||3nw 3nx
dereliction n.7.|78l|7do 4nj 4nq 4nk 3mn 3af
deride v..w|4rl 7j 7dp 7dq 7dr|2r7
derision n.a.|7dq 4rl|29l
derisive a..|7dp 4rl|67v
derivation n.f.|7ds 7dt 7du 7dv 7dw 7dx 749|6kf cr 1j6 76 1j7
derivative na.9.|7dy 7dz 7e0 7dt 7du 7dv|1zq 1zr 1j7 7e1
derive v..v|749 7dx 7e2 7du 7dz 7ds 7dw|5xz 4a3 7e3 3la
derived a..|7e1|7dz
deriving n.a.|7dw 7du|cr
dermatitis n.q.||7e4 g2
dermis n.8.|7e5|7e6 6r4
derogatory a..|7e7 36q|36t
derrick n.6.||12s 12t
dervish n.i.||7e8 2o7
des P.r.|7e9|7ea 1ks 1kt
descend v..12|4pz 7eb 7ec 7dt 1k6 7ed
descendant na.i.|7ed 7dt 7eb 4pz|ve 7ee
descendants n.e.
descendent na.i.|7ed 7dt 7eb 4pz|ve 7ee
descending a..|7ee|739 7eb 7ef 7eg 7eh
descent n.b.|7ec 4pz 7ei 5m3|qw qx 7ej 7ek 7el
describe v..w|7ch 7em 7en 7eo|7cj 7ck
described a..|78i|78g
description n.a.|4zo
descriptive a..|7eo 7en
desecrate v..15|7ep 3h0|29b
desecration n.4.|3h0 7ep|7eq 7er 2ke
desert nv.f.v|7es j i 7et 75e 75d 8|2pm 7eu 7ev 7ew 75h 75i
deserted a..|g|h
desertion n.4.|i j|l m
deserve v..16|7ex
deserved a..|7ey|7ez
deserving a..|7f0 7f1|5qd
desiccated a..|7f2|234
design nv.4.10|7f3 7f4 60b 5xk 5ww 11z 7f5 2va 21p|1yw 1yx 250 252 5wz 7f6 3rg 6m0
designate v..w|le 1vw 7f7
designation n.a.|1vw le|1vx
designed a..|7f8|7f9
designer n.i.|21p 7f5 7f4|2eg ej
designing na.4.|7f3 7f5 7f4|1yw 1yx 266
desirability n.7.|7fa 7fb|sj
desirable a..|7fb 7fa|7fc 7fd
desire nv.c.11|1ev f4 7fe 7ff 7fg|7fh 7fi
desired a..|6l6|6l7
desirous a..|2kz 7fg|7fj 2ky 6j9 7fk
desk n.6.|7fl|1c0 1c1 1c2
desktop n.f.||7fm 3uc 3ud
desolate va..v|j 7fn 2xy|7ew 2y0
desolation n.q.|3iy 7fo|3iz 3j0 6fs
desorption n.m.
despair nv.q.11|7fp 7fq 7fr 7fs
despairing a..|7ft|3hy
despairingly r..||7fu 7ft
despatch nv.a.12|5sa 7fv 7fw|cd ch ci 7fx
desperate na.i.|7fs 7fq 7ft 7fy|2uz 3hy 38l
desperately r..|7fz|7g0 7g1 7ft
desperation n.q.|7fp 7fq
despicable a..|7g2 67s|2e6
despicably r..||7g2
despise v..11|7g3|20 21
despised a..|7g4|7g5
despite n.c.|67p|16z
despoil v..14|7g6 7g7|6t
despoiler n.i.|7g7 7g6|2tm 1k 1l
despondency n.c.|7g8 7fu 7g9|456
despondent a..|7fu 7g8 7g9|3hy
despot n.i.|7ga 2if 7gb|7gc
despotic a..|7gb 7ga
despotism n.q.|7gd|27n
dessert n.d.|7ge|1w4
destination n.f.|7gf 7gg 7gh 7f6|25l 1u0 125
destine v..w|7gg 7gf 7gh 7f6|7gi 742 3rg
destined a..|7gj|7gk
destiny n.b.|7gl 7gm
destitute a..|7gn|44d
destroy v..10|79y 1n9 1na 7go 7gp 4c1 1nb|79z
destroyed a..|1n8 7gq|1n7 3j1 7gr 7a0 7gs 7gt 7gu
destroyer n.6.|7gp 79y 4c1|30h 30i 2x1
destruction n.4.|1na 79y 4c1 1nb|36 1nc
destructive a..|1n9 79y 7gv|1n3 3h9 4qv 4t9 6r2 7gw
desultory a..||pz
desynchronizing n.o.|2cy|2cz
detach v..z|7gx 7gy 7gz|7h0 6yy
detachable a..
detached a..|7h1 7h2 7h3|3jt 7h4 1th
detachment n.c.|7gy 7gx|1be 1bf 72 73
detail n.9.w|7h5 7h6|7h7 7h8 43w 7ck 5bg 2an p0
detailed a..|4nd|4n8
details n.a.||ci
detain v..15|4fb 6v2
detect v..13|7h9 7ha 7hb 7hc|7hd f2
detectable a..|7he 7hf|7hg 7hh
detected a..|7hi|7hj 7hk
detecting n.4.|7hc 7h9|7hl 1ja
detection n.9.|7hm 7ha 7h9|5lp 403
detective n.i.|7hn|3o4 3o5 2ne
detector n.6.|7hb 7h9
detention n.q.|6v2 4fb|4fa 3qe cj
deter v..w|7ho 7hp 14u 7hq|4of
detergency n.7.|7hr 7hs|2k6
detergent n.r.|1mp 7hr 7hs|1mq ip 5cy 5d6
deteriorate v..u|7ht 3iz 735 776|71p 4j8
deterioration n.q.|3iz 7ht 776|3j0 6fs
determinable a..|284|280 76f
determinant na.9.|1kg 72l 7hu 76j 72g|14w 72n
determinate a..|7hv 7hw|7hx
determination n.4.|7hy 283 27z 7hz 2aj|403 2ak
determine v..w|27z 1xf 7hy 7hu 1kg
determined a..|7i0|38l
determinedly r..|7i1|7i2 7i0
determiner n.a.|5vu|22u cf cg
determining a..|72l|72n
deterrent na.9.|14u 7hp 7ho 7hq 7i3|14v 14w 3k7
detest v..11|20 1z|21
detestable a..|1y|22
detonate v..u|7i4 7i5 7i6
detonation n.b.|2oa|2ob
detract v..u|7i7 73x 7i8|6v9
detractor n.i.|7i8 7i7|6vu 2ih 2ii
detribalize v..u||d9 df
detrimental a..|6x1 7i9|465
detroit P.f.||8o
deuterium n.r.||2ds 7ia
devastate v..u|7fo 3iy 1na|4c1
devastating a..|7ib 1n3|67v 1n9
devastation n.q.|3iy 7fo|3iz 3j0 6fs
develop v..10|7ic 43z 7id 7ie|6lu 5wz
developed a..|7if|7ig 7ih
developer n.i.
developing na.m.|7ii|3lz 7ij
development n.4.|43z 7ic 7ik 74t 7il|42
developmental a..|7im
devi P.i.||7in
deviant na.i.|774 1p 36g 1r 7io|778 1m 1t
deviate nva.i.12|774 36g 7ip 7iq 1p 7bq 7ir 7io 1r|778 1m 2kv 36h 1t
deviation n.b.|7bq 36g 7ir|7bu 8y 2ko 2kp
device n.6.
devices n.9.||38k 9w
devil n.i.11|7is 7a1 7it|3oj 1v7 7iu 9d
devilish ar..|7iv|2e6
devilment n.4.|3ho 1nk|3hp 3af
devious a..||58o
devise v.l.10|6af 6ae 7iw 6ag|5wz
devisee n.i.||384 2aq gs
devoid a..|7ix|7iy
devonian P.s.||4mc 4md 18l
devote v..w|5qz 7iz 1h3|1wq
devoted a..|746 7j0|745
devotee n.i.|1h3 5qz|m2
devotion n.c.|7j0 7iz 5qz|p4 p5 189 18b
devotional na.4.|7j1|2vu 2vv 7j2
devour v..z||4c1
devouring a..|2ky|2kz
devout a..|7j3 7j4|57n
dew n.r.|7j5|5yn 2do
dewar P.6.||4jv 3u7
dewey P.i.||7j6
dexamethasone n.r.||6gc 1ks 1kt 7j7
dexterity n.9.|7j8 q4|lo q5
dexterous a..|q4|q0
dexterously r..|770|q4
dextral a..
dextrous a..|q4 7j8|q0
dhegiha P.i.|7j9|6wt 4ez 160
diabetes n.q.|7ja 7jb 7jc|7jd
diabetic na.i.|7jb 7jc 7ja|4qz 2uz
diachronic a..
diacritical a..|7je jo|7jf
diagnose v..v|7jg 7jh 7ji|1jb
diagnosing n.4.|7jh 7ji 7jg|7f7 7hy 403
diagnosis n.4.|7jh 7jj 7ji 7jg|7f7 7hy 403
diagnostic a..|7jj 7jh
diagnostician n.i.|7jk|7jl 45y 45z
diagonal na.p.|7jm|2cx 21b 3b3
diagonalizable a..
diagonally r..||7jm
diagram nv.6.10|7jn 78j 7jo|7jp 2o3 4pd 4m3
dial nv.6.w||3vs 2nr 2sr 6al
dialect n.a.|7jq 7jr|22j 1el
dialectal a..|7jr 7jq
dialectic n.9.|7js 7jt 7ju|6gp hy 69w 1sp
dialectical a..|7jt 7ju 7js
dialectically r..||7jt
dialogue n.a.||51c 519 1el 3rn hq 18i
dialysis n.4.|7jv 7jw|6zd 1jd 1ja
dialyze v..u|7jw 7jv|4ml
diam n.7.|4g3|4g4
diameter n.7.|4g3|4g4
diametrically r..||7jx
diamond n.l.|k2|7jy 31f po k5 i0 k6 k7 k8
diapensiaceae P.k.||3q4 1il
diaper n.6.
diaphragm n.6.||1kd 7jz 5hq 20e
diaphyseal a..
diapsid n.5.
diarrhea n.q.|7k0 7k1
diarrhoea n.q.|7k0 7k1
diary n.a.|7k2
diatom n.5.||167 168
diatomic a..||2ds
diatonic a..
dicarboxylic a..||4me
dice n.6.z|7k3 6ru|7k4 1t1
dichondra n.k.
dichotomously r..||7k5
dichromacy n.q.||2c8 u
dick n.i.||7hn 3o4 3o5
dickens n.a.|7it|7iu 9d
dicot n.k.
dicotyledonous a..
dictate nv.a.w|7k6 7k7 2ie 3bk|4jk 4jl 7k8 7k9 5b0
dictated a..|7ka|1xb
dictation n.a.|3bk 7k6 7k7
dictator n.i.||4bn 26l
dictatorial a..|7gc
dictatorship n.e.|7kb 7gc|7kc 79t
dictionary n.a.||7kd 7ke 3r6
dictum n.a.|7kf|vq
die v.6.u|7k3 6ob 70q 70r 70s|7k4 1t1
diencephalon n.8.||3xs
diesel n.i.||39o
diet n.d.y|7kg 7kh 7ki 7kj 7kk 7kl|57b 7km 6b
dietary na.d.|7kk 7kh 7kj 7ki 7kg 7kl|57b
diethylstilbestrol n.r.|7e9|7ea 1ks 1kt
differ v..16|36h 7kn 7ko 7kp 1sq 1ae
difference n.7.|1ae 7kq 1sq 4zq 6a7 7kr 36h 7bq|7bu 8y
different a..|1sq 1ae 36h 7kp|1so 7ks 6a3 6a5 7jx 7kt 7ku 7kv 7kw 7kx
differentiable a..||7dy
differential na.9.|7dy 7kq 1ae|1zq 1zr 1j7
differentiate v..v|6a7 7bq 1ae 6a0 7ky 4zq|6a8 6zb 4zh 4zp
differentiated a..
differentiation n.9.|6a0 4zq 6a7 7kr|1y7 7kz 4ft
differently r..|7l0|7kp
difficult a..|1ey 7l1|1es 7l2 7l3 2qq 4rt 7l4 7l5 7l6 7l7 7l8 7l9 7la
difficulty n.4.|7lb 14v 3ef 7l1|3oa 1wx 14w
diffident a..|7lc|1bd
diffidently r..||7ld
diffraction n.j.||7le
diffuse va..12|7lf 7lg 7lh 7li 43s 7lj|7lk 7ll 43u 7lm
diffused a..|7ln|7lm
diffusely r..||7lj
diffusing a..|7li|19r
diffusion n.m.|4mb 7lo|7lp qw qx 7lq 1d0 175
dig v.f.z|4c9 7lr 7ls 7lt|4tm 4tn
digest nv.a.y|5yo 7lu 7lv 7lw 7lx 5tn|7ly 1q7 1q8 6mo 1ya 1yg
digestible a..|7lv 7lu 7lz|7m0
digestion n.m.||4fk
digestive na.r.|7lw 7lu 7lz|7lx
digging n.4.|7ls 4c9|3tb 1yx
digit n.n.|ee|ef
digital a..||ee
digitalis n.r.|7m1|7m2
digitalization n.4.|7m1|ne 1re 1rf
digitally r..
digitate a..|7m3|7m4
dignified a..|7m5 7m6|2im 25g
dignify v..15|7m7 7m8|7m9 7ma
dignitary n.i.||4ul
dignity n.7.|7m8 7m7 7mb|5ws 32q 4m 4n
digress v..w|7mc 7iq
digs n.6.||7md
dike nv.i.z|6ww|7me 2up 2uq
dilapidated a..|6wz|308
dilatation n.q.|7mf 7mg
dilate v..u|7mg 7mh 7mi 7mf|7mj
dilation n.a.|7ck|7h8 43w
dilemma n.9.||7mk 3at 1gw
diligence n.7.||633 4n9 4tc
diligent a..|7ml 2ai|7mm
diligently r..||7mn
dill n.k.
dilute va..u|7mo 7mp 7mq 7mr 7ms|3ms 7mt 7mu 7mv
diluted a..|7ms|7mt 7mu 7mv
dilution n.r.|7mp 7mo 7mq|2hp 1ah 7mw 69q do
dim a..13|7mx 7my 7mz|6xg 6mr 3n0
dime n.l.||5l5 5l7 3co
dimension n.7.w|3ze 28w|7s
dimensional a..|7n0 7n1|3ze 7n2
dimensioning a..|7n3|7n4
dimer n.r.
dimethylglyoxime n.r.||7n5
diminish v..u|2ec 733
diminished a..|7n6|7n7
diminishing a..|73y|73w
diminution n.m.|733 2ec|71u
diminutive na.a.|7n8 7n9|16 7na
dimly r..|7nb|3n0 7my
dimmed a..
din nv.b.13|3gr 3rq oj|2u4 2u5 ok ol 7nc 7nd
dinar n.n.
dine v..y|7ne 2vi 7nf 7ng 7nh|3zy
diner n.i.|7ng 7ne|7ni 15g 4dv
dingy a..|7nj|345
dining n.4.|7nh 7ne|55s 55t ij
dinner n.d.|7nf 7ne 2vi|3zx 2vj 1xi
dinnertime n.s.||2hf 2hg
dinosaur n.5.|4we|21v
diocese n.f.||7nk
diode n.6.||7nl 7nm
dioecious a..
dionysus P.i.||11r
dioxide n.r.||25p
dip v.p.z|6wa 7nn 7no|6k8 3w0 1o2 6wb 7ll 734 2ec 7np 44r
diphtheria n.q.||53j 11v
diphthong n.a.||7nq 1dd
diploid na.5.
diplomacy n.a.|7nr 7ns 1e6 7nt 7nu|20x 20y 1el 7nv 64d 1d8
diplomat n.i.|1e6 7nu|1e7
diplomatic a..|7ns 7nr 7nu 7nt|3gl
dipole n.h.
dipped a..|7nw|2tu
dipper n.6.|7nn 7no 6wa|7nx 200
dipterous a..
dipylon P.f.||7ny 30l 2t1
dire a..||7nz
direct va..w|7o0 7o1 122 7o2 7o3 7o4 7o5|5q0 123 128 7o6 7o7 7o8
directed a..|7o9|7gk
directing a..|7oa|7ob
direction n.f.|32t 1ry|32u 2mp 176 38k 9w
directional a..|7oc 7od|1ry
directionality n.7.|7od 7oc|7oe 2cq 2cu
directive na.a.|7o1 7oa 7o0 4xp 7of|7kf vq 7ob
directivity n.7.|7od|7oe 2cq 2cu
directly r..|7og 7oh|7oi 7o4 7o5 7o8
director n.i.|7oj 4xp 7o3 7o2|nf ng 5r7 45i 1au 3tv 3tw
directory n.a.||7ke 3r6 1q7
dirge n.a.|7ok|1q1 jx
dirigible na.6.|13c 7ol|13d 12k 7om
dirt n.r.|on 7on 67c 345|oo 7oo 7op
dirty a..z|345 7on 7oo 30v|7oq 344 7or 7nj 3fw 489 7os 7ot 7ou 7ov 7ow 7ox
disability n.q.|u 7oy|v
disable v..u|7oz u
disabled na.e.|7p0 7oy u|y8 2tu
disabling a..|6nc|6nd
disabuse v..w
disadvantage nv.7.15|75f 7p1 7p2|75g 2px 7p3 6a7
disadvantaged a..|7dj|7dk
disadvantageous a..|7p1 75f
disagree v..w|69v 7p4 1c9
disagreeable a..|1ns|1nr
disagreeably r..||1ns
disagreement n.q.|7p4 69v 1ad|5bx 1ae
disallow v..w|2t9|2ta 5q0
disappear v..u|4y 7p5
disappearance n.4.|7p5 4y 7p6 7p7 7p8|m 36
disappoint v..11|3ac 751 7p9|3ad 2ku
disappointed a..|7pa|2ey
disappointing a..|7pb|7pc
disappointment n.c.|751 3ac 7p9|3t2 3t3 3t4 3z8 3z9 3mm
disapprobation n.a.|4vb|4oo
disapproval n.c.|7pd 7pe 4oo|16z
disapprove v..v|7pe 7pd 4of 5yk
disarm v..x|7pf 7pg
disarmament n.4.|7pg 7pf|dg
disarray nv.9.u|3at 7ph|1gw 10g
disassemble v..10||79y 79z
disassembly n.4.
disaster n.q.|4rj 1ua 4fe|s2 s4 s5 am an
disastrous a..|4fe 1ua|2i
disband v..12||7pi 6yy 406 7pj
disbelief n.9.|7pk|7pl 1gw 10g
disbelieve v..v|7pm|7bl
disburse v..14|7d5 7pn 7po
disc n.6.|7pp|7pq 7pr 7ps
discard nv.h.14|d|e
discarded a..|7pt|7pu
discern v..13|7pv 7pw 7px 7py 7pz
discernable a..|7py 7q0
discernible a..|7py 7pv 7pw|7hg
discerning a..||5dm
discernment n.9.|1y5|1y6
discharge nv.b.15|2ob 7q1 tp 7q2|7q3 7q4 bq bu 7lk
discharged a..|7q5|7q6
disciple n.i.|lx|m2
disciplinarian n.i.||2ie 2ig 2ih
disciplinary a..|7q7 6j 6f0
discipline nv.9.15|7q8 5yw 6j 7q7 7q9 6f5|cs ct cu 7qa 5yy
disciplined a..|6an 7qb|677 7qc
disclose v..w|3aa 7qd|7qe 3yl
disclosed a..
disclosure n.a.|7qd 3aa
discoid a..|58v|48r
discoloration n.7.|7qf 3hu 3fp|1vh
discomfited na.e.|754 7pa|y8 2ey
discomfort n.q.|7qg
discomycete n.k.||287
discomycetes P.k.||1hi
disconcerted a..||s
disconcerting a..|7qh|7qi
disconcertingly r..||7qh
disconnect nv.7.z|7qj 7h0|7qk 7ql 1ae 7qm 6ev
disconnected a..|4g|4d
discontent nva.c.11|3t3 7qn|3t4 1ev 7qo 1nn 7qp 7qq 7qr
discontented a..|7qn 3t3|7qp 7qq 7qr
discontinuance n.4.|7qs 4u2|36
discontinuation n.4.|7qs 4u2 7qt|36
discontinue v..16|4u2 7qs 7qu|mu
discontinued a..|7qv|7qw
discontinuity n.q.|7qx 7qy 7qz|1oa
discontinuous a..|7qy 7qx
discord nv.q.16|7r0 7r1 7r2 7r3|1jr
discordant a..|7r2 7r1 7r3|7r4 7r5
discorporate a..|7r6|7r7
discount nv.4.w|7r8 7r9|69q do 7bl
discourage v..w|7ho 54b 7ra|4of
discouraged a..|7ad|7ae
discouraging a..|7rb|7rc 7rd
discourse nv.a.w|68c 7re 7h8|6iy 70l
discourteous a..|46i|4k 3mw 7rf
discover v..13|7h9 7rg 7rh 401 403 7ri 7rj 39p 7rk|7hd f2 5wv 5wz
discovered a..|285|286
discoverer n.i.|39p 7rj
discovery n.4.|403 7h9 7rl 7rj 7ri 7rk 7rh 3aa 401|7qd 402 1y5 1y6
discredit nv.q.v|7rm 7rn|q 9f 9g 7r9 7bl
discredited a..|7ro|7rp
discreet a..|7rq 7nt
discreetly r..||7rq
discrepancy n.7.|1ad 7rr 7rs 7r4 7rt|1ae 7bq 7bu 8y
discrete a..|7ru 7rv|7h4
discretion n.q.|7rw 20s 7rx|7ry 2jv 4mw 4mx cu
discretionary a..|20s 7rw|20q
discriminate va..v|7rz 7s0 1y7 7ky 7p3 7s1 rg 7s2 7s3|6a7 6a8
discriminating a..|7jf|1xy 7je 7s0 7s4 7s5
discrimination n.4.|7s3 7p3 1y7 7rz|dg
discriminatory a..|7s2 7p3
discuss v..w|7re 7h8 oe 20y|6iy 70l sq
discussion n.a.|7h8 7re 20y oe|43w 1el
disdain nv.c.11|67p 7g3 7s6|16z 20 21 2sc
disdainful a..|67q 5yq|67v
disease n.q.
diseased a..|7s7|77f
disembodied a..|7r6|7r7
disenfranchise v..15|7s8 7s9|2v0 7bm
disenfranchisement n.4.|7s9 7s8|d1 dg
disengage v..z|7sa 7gy|7sb
disengagement n.4.|7gy 7sa 7sc|72 73
disentangle v..z|7sd 7se|7sf 5k2 1bu
disfavor nv.q.15|7sg 7p2|7sh 7l 7p3 6a7
disfigured a..|7si|7sj
disgrace nv.q.15|p 7rn 7sk|q 9f 9g
disgraceful a..|7sl|779
disgruntled a..|7qq|7qn
disguise nv.7.13|4ho 4hr 4hp 7sm|4hq 1vh 34t
disguised a..|6j6|2p5
disgust nv.c.13|7sn 7so 7sp|16z 7sq 7sr
disgusted a..|7ss|1nq
disgusting a..|7st 7su|22
disgustingly r..||7sv 7st
dish n.6.y|3w1|3w2 3w3 6t0
dishearten v..11|7ra|54b
disheartened a..|7ad|7ae
disheartening a..|7rc|7rb
disheveled a..|7sw|5hp
dishonest a..|720|7sx 71z 722 7sy 7sz 7t0
dishonestly r..||7sx 41l 720
dishonesty n.7.|6g3|6g4 6g5
dishonor nv.q.15|q 7t1 7sk 7t2|9f 9g
dishonorable a..|7t3|7t4
dishonored a..|28e|28d
dishonour nv.q.15|q 7sk 7t2|9f 9g
dishware n.6.|3w2|3w3 6t0 26c
dishwasher n.6.||6cn 44b 7t5
dishwater n.r.||201 1gu
disillusioning a..|6bz|6bx
disillusionment n.9.||7t6 7t7 7t8
disinclination n.c.||16z
disinclined a..|1rx|1rv 7t9
disinfect v..t|2j5 1se 7ta|408
disinfectant na.6.|7ta 1se 2j5|1sb
disingenuous a..|264|265
disintegrate v..u|7tb 5co 73b 7tc
disintegration n.q.|73b 7tb|3j0 6fs
disintegrative a..|5co 7tb|5cn
disinter v..15|7td 7te|7tf 4a3
disinterest n.9.|7tg|7th 9w
disinterested a..|7ti|7tj
disjoint va..15|7tk 7tl|404 7h4
disjointed a..|619|61c
disk n.p.10|7tm 7tn 7to|2xv 2qm 2qn 58h 7tp 7tq 7tr
disklike a..|58v|48r
dislike nv.9.11|16z 21|38k 9w
disliked a..
dislocation n.b.|3zv|x 3zw ok ol
dislodge v..z|7ts
disloyal a..|7tt|7tu
disloyalty n.7.|7tv|7tw
dismal a..|7dc|7db
dismally r..|7tx|7dc
dismay n.c.11|7ra 54a 146 147|7fr 149 p5 54b
dismayed a..|x6|x5
dismaying a..|14e|14d
dismember v..z||1n6
dismiss v..w|7r9 7ty 7tz 7u0|7bl
dismissal n.4.|7u0 7tz|6bu 1vj
dismissed a..|7q5|7q6
dismissive a..|7ty 7r9|3t0
dismount v.4.12||7qs 36 4pz
disney P.i.||7u1 7u2
disneyland P.f.||5r9 2pm
disobedience n.4.|7u3 7u4 2sb|7u5 3wo
disobedient a..|7u4 7u3 2sb|7u6 7u7 7u8
disobey v..15|2sb 7u9 7u4 7u3|2sc
disorder n.q.11|7ua|101 uy
disordered a..|61b 619|4z8 61c
disorderly a..|3p2 7ub 7uc 7ph|3p1 7ud 7ue 5hp
disorganized a..|4z8|61b 4z7 7uf
disorientation n.9.||794 2cf
disoriented a..|61a|16x
disown v..14||2v0 7bm
disparagement n.a.|29k 36r|29l
disparaging a..|7e7|36t
disparate a..|7ku 7qk|1sq
disparity n.7.|7qk 7ug 7ku|7ql 1ae
dispassionate a..|7uh|7tj
dispassionately r..||7uh
dispatch nv.a.12|5sa 7fv 7fw 7q1|cd ch ci m 7fx bq bu
dispel v..12|2ug
dispensary n.6.|na|5ey 6m7
dispensation n.4.||7ui d0 d1
dispense v..14|n8 7uj
dispensed a..|7uk|7lm
dispenser n.6.|7uj n8
dispersal n.4.|7lg 43s|7ul 7um 7un
disperse v..z|to 7li 7pi 7lg|tp 7lk 6yy
dispersed a..|7uo|7lm
dispersion n.b.|7up 7uq|7lp qw qx
dispirited a..|7ur|1to
displace v..12|7us
displacement n.4.|7ut 1hw|7uu 5si 1hx qw qx
display nv.a.13|7uv 7uw 3yk 49o|7a5 27f 59j 1i4 2o3 3yl
displeased a..|1nq|1np 7ux 7ss 7uy 7uz
displeasing a..|7qi|7qh 7v0
displeasure n.c.|1nn|3t2 3t3 3t4 yz z0 p5
disposable na.6.||7v1 7v2
disposal n.7.|n6 7v3 d|2is d1 dg
dispose v..14|7v4 7v3 d 7v5 38k|2g9 2ga e 7hu
disposed a..|7v6|7v7
disposition n.7.|zb 7v3 7v4 d|zc
dispossessed a..|7v8|2i
dispossession n.4.||1vj
disproportionate a..|7v9
disproportionately r..||7v9
disprove v..v|7va 7vb|7vc 7a7
disputable a..|70x|68b
disputant n.i.|38 7vd
disputation n.a.|70w 7vd|70y la
dispute nv.a.w|1c8 22x 7vd 4xt 22q 70w 38|1c9 4xv 4xw 22o 22s
disputed a..|6av|6at
disqualified a..|7ve|7vf
disqualify v..u|7vg
disquieting a..|7vh|7vi
disregard nv.9.w|7vj 7r9 7vk 7vl 7vm|7vn 84 85 7bl
disregarded a..|7vo|7vp
disregarding r..|7vq
disregardless r..|7vq
disrepair n.q.||6fs
disreputable a..|7rp|7ro 7vr 7vs
disrepute n.q.|7rm|q 9f 9g
disrespect nv.a.15|29l 3mp 67r|34x
disrespectful a..|67v|7ib 67q 67x 7dp 7vt
disrobe v..t|7vu|7vv
disrupt v..w|7vw 7vx 7vy 7vz 3zw|7qt
disrupted a..||7qz
disruption n.4.|7vx 7vw 7w0|77o 77q
disruptive a..|7vz 7vy|7w1
dissatisfaction n.c.|3t2 7qo|3t3 3t4 1ev
dissatisfied a..|7qq|7qn
dissect v..z|7w2 7w3
dissected a..||3dt
dissection n.4.|7w3 7w2 1jh|6v8 3yc 72 1ji 76 1j7
dissemble v..w|49r 7w4 3mf|49s 7w5
disseminate v..w|43s 7li 594 7lo 7lg|43u
dissemination n.a.|594 43s|43v 43w
dissension n.a.|69v|1c9
dissent nv.a.w|7r5 69v 7w6|4lp 1c9
dissenter n.i.|339 7w7 69v
dissenting a..|7w6|7w8
dissertation n.a.||7w9
disservice n.4.||7wa 3af
dissident na.i.|339 7wb 7w6|7wc
dissimilar a..|7wd 7we
dissimilarity n.7.|7we 7wd|1ae
dissipate v..12|7pi 7wf 7uq 7wg 7wh|6yy 7pj 66p wl
dissipated a..|775|779
dissipation n.b.|7wf 7pi 7uq|7up 7lp qw
dissociate v..15|7tk 7wi 7wj|404
dissociation n.4.|7wj 7tk 7wk|72 73
dissociative a..|7wl 7wk|7wm
dissolute a..|775|779
dissolution n.m.|7tc
dissolve nv.a.u|7wn 7wo 7wp eo|6vb 5f9 j2
dissolved a..|7wq|7wr
dissolving n.m.|7wp 7wo|7ws 3p0
dissonance n.q.|7p4|5bx
dissonant a..
dissuade v..w|7i3|od oe
distal a..|7wt
distally r..||7wt
distance n.7.16|1cz 7wu|1d0 175 176
distant a..|7wv|7ww
distaste n.c.|1rw|16z
distasteful a..|7wx 7su|3xc
distastefully r..||7st
distensible a..|7wy 7mg|7wz
distension n.4.|7mg|7un dn do
distill v..u|7x0 7x1 7x2 7x3
distillation n.m.|7x1 7x0 7x3 7x2
distinct a..|7kv 550 76m|1sq 54z 5dl 6nj 7x4
distinction n.9.|6a0 6a7 7x5|1y7 4y5 9g 1ae
distinctive a..|4zl 7x6 7x7|4zf 7x8
distinctively r..||7x7
distinctly r..|5dj|550
distinctness n.7.|76m 72i 5dd 550|76n
distinguish v..v|6a7 6a0 7pv 4zq|6a8 6zb 4zh 4zp
distinguishable a..
distinguished a..|7x9 2im|1bk 7m5
distort v..w|7xa 7xb 7xc 696|49s 7w5
distortable a..||7xd
distorted a..|76x|57i
distortion n.b.|76v 696 7xc 695|6wx 8y 7le
distract v..11||7xe
distracted a..|7xf|51
distractedly r..||7xf
distraction n.9.|7ua|3at 1gw 10g
distraught a..|106|102
distress n.c.15|1m2 1m3|10k s2 s4 s5 3u3
distressed a..|7xg|5h2
distressing a..|7xh|4b6
distribute v..14|n8 19x 19u 7lk 7xi 7xj 7xk 19r|386
distributed a..|7lm|7lj 7ln 7uk 7uo 7xl 7xm 7xn
distribution n.9.|7xo 7lq 19x n8 7lk|250 252 1d0 175 176
distributive a..|19r 7xk|19p 7li 7xp 7xq
distributor n.i.|7xj 7xi|4sa cp cq
district n.f.15|7xr 7xs
distrust nv.9.v|7xt 7xu 7xv|7pl 1gw 10g 7pm 7bl
distrustful a..|6vw 7xv|6vv 7xw 7xx 7xy
disturb v..11|101 7xz 6lq|uy
disturbance n.b.|7y0 7xz 101|10f 10g
disturbed a..|7y1 7y2|7y3 5h2 5w4
disturbing a..|7xh|4b6
disturbingly r..||7xh
disuse n.q.|7y4|732
ditch nv.6.14|6ve|7md j 7ew
ditty n.a.||1q1 jx
diuretic n.6.|558
diurnal a..
diva n.i.||1d2 1d3
divalent a..|3f4|3f5
divan n.6.||6h6 241 1c1
dive nv.6.12|7y5 57v 7y6|4e8 4e9 317 2zw 2zx hf 4pz 7y7 7y8
diver n.i.|7y9|rp
diverge v..12|7ya 7yb 7yc
divergence n.4.|7yc 7yb 7ya|72 73
divergent a..|7kt 7yc 1ad 36g|1sq
diverging a..|7yb|7yd
divers a..|7kx|1sq
diverse a..|7kx 7ye 7kw|1sq
diversification n.4.|7yf
diversified a..
diversion n.4.|7yg 1i2 7iq 7yh 7yi 7ip|7yj 7yk 7yl 1fk 1fl
diversity n.7.|7ye 7kx 7kw 7yf|7ym 7yn 7we
divert v..12|7ip 7iq 1i2 7yg|2kv 4qe 1i7 1i8
diverted a..|1ia|1ib
diverticulum n.q.||7yo 7yp 3t
divertimento n.a.|7yq|jx
diverting a..|1i3|69
divest v..14|7dg 7yr|5mh
divestiture n.a.|7yr 7dg|4x4
divide v.q.15|2sd 7wm 3yc 7ys 7yt 7yu|1zn
divided a..|3ya|3y9 4xy 5dq 7k5 7yv
dividend n.l.||7yw 7yx 7yy
divider n.i.|7ys 2sd|7yz 2ps
divination n.a.||7z0 7z1
divine na.i.13|6m5 7z2 7z3 2h2 7z4 7z5 7z6 77h|17z f2 4us
divinely r..||7z4
diving n.b.||7z7 4hz
divinity n.i.|77h 7z6 7z8
divisible a..|7wm 2sd 6yy 54t 7yu|7z9 7wl
division n.e.|7za 7zb 35g 7zc 3yc 2sd 3y6|274 275 72 73
divisional a..|7zb 7za
divisive a..|7r5|7r2
divisor n.n.|7zd|ef
divorce nv.4.15|7ze 7tk 7zf|7zg 404
divorced a..|7zh|7zi
divorcee n.i.|7zf 7ze|1e4 1e5
divulge v..w|3aa
dizzily r..||7zj
dizziness n.q.|7zk 7zj
dizzy va..u|7zj 7zk 7zl|wc 7zm
djibouti P.f.||1hz 8o
djiboutian P.i.||xh
dna P.r.|4u0|4u1
dnieper P.h.||f6 f7
do v.b.15|7zn 5z8 7zo|bq bu
docile a..|7zp|7zq 7zr 7zs
dock nv.6.12|7zt 7zu|1zy
docket nv.a.w||4fy 1bq 1br
doctor n.i.u|45y 7zv|45z 1us
doctoral a..|7zv 7zw
doctorate n.a.|7zw 7zv|2 3
doctrinaire na.i.|7zx|7zy kw 5bk
doctrinal a..|7zz 1mj
doctrinally r..||7zz
doctrine n.9.|1mj 7zz 800
document nv.a.w|801 802 803 804 805 806 4x0|2o3 a9 aa vh
documentary n.a.|806 805 807 802 3qc 801 804|808 2fs
documentation n.a.|4x0 803|4x1 ci
documented a..|809|80a
dodge nv.9.12|80b 6km 80c 80d 2l1 80e|65b iw ix 4yd 5ev 80f 2l0
dodging n.4.|80e 80c|4nk 3mn
dog n.5.12|3kr 50u|49j 80g 50w
dogfight nv.b.10||4hz 80h ib
dogfish n.5.
dogged a..|80i 80j|4ju
doggedly r..|80k|80i
doggerel n.a.||80l 2sk 18i
dogging a..|690|4u6
doghouse n.6.||80m 3dx 24b
doglike a..|80n|80o
dogma n.a.|80p 80q|6mj 1mj
dogmatic a..|80q 80p|80r
dogmatically r..||80q
dogsled nv.6.12||80s 80t 3bi
dogtooth n.k.||28z 1dk
dogwood n.k.
doleful a..|80u|3f1
dolichos P.k.
doll n.6.||2sq
dollar n.n.||3cj 3cn 3co
dolomite n.r.||yk
dolphin n.5.
domain n.q.|225 80v|226 7l
dome n.p.||3w0 1o2
domed a..|80w|6mv
domestic a.i.||80x 31
domesticated a..|80y|80z
dominance n.7.|27n 6as 810|zu
dominant a.a.|6as 27n 810 5pz|27o 6ar 811 812 813 814
dominate v..16|815 810 6as 816 817 818 27n 5pz 2ip|3b2
dominated a..|6ao|677
dominating a..|27o|6as
domination n.4.|818 810 817 5pz|dg 27n
domineer v..11|819|45q 45r
domineering a..|2j7 81a|81b 2j6 81c
dominica P.f.||wx
dominican P.i.||2h5 10
dominion n.q.|816 810|27n
domino n.i.||1d3 81d 1f7 1f8
domitian P.i.||2h7 2h8 163
don nv.i.t|3qw|81e k0 k1 2fi
donate v..14|81f 6ac 1az|386
donation n.l.|6ac 81f 1az|11j 11k 1b0 1b1 19x
done a..|81g|5y2
donkey n.a.||18d 2q5 2q6
donne P.i.||24h g4 g5
donor n.i.|6ad|2o6 2o7
doom nv.b.w|7gg|7gl 7gi 742
doomed na.e.|81h 6zx|y8 29i
door n.6.|30k 81i|30l 2t1 2t2 81j a2
doorbell n.6.|36v|36x 36y 97
doorhandle n.6.|81k|81l 45d 1vy
doorknob n.6.|81k|81l 45d 1vy
doorman n.i.|81m|81n 2ne 2nf
doorway n.6.|81i|81j a2
dooryard n.6.||2pk 2pl 2pm
dope nv.6.y|81o 81p|81q 81r 81s 81t
doped a..|81u|id
dorado P.h.||202
doric na.a.||81v 81w 1jv
doris P.i.||11r
dorm n.6.|81x|2xl 33
dormant a..|28q 81y|28p
dormitory n.6.|81x|2xl 33
dormouse n.5.||4tw
dorsal a..|2nk
dosage n.n.|81z 820 1l6|245
dose nv.6.u|4lj 1l6 81z 820|245 6mo
dosed a..||2tl
dot nv.p.16|65n|7tm 2xv 6iv
dotted a..|821 6yz|3lk 6z0
double nva.4.u|822 823 824 825 826|827 828 2nw 829 qz 2ol 82a
doubled a..|826|82a
doubleheader n.4.||82b 4hz
doubles n.4.||2qg 2qh 2qi
doubling n.m.|823 822|82c a8
doubly r..|82d|826
doubt nv.9.v|7pl 82e 82f|1gw 10g 82g 7pm 7bl
doubtful a..|82h 82e 82i 7pl|188 82j
doubtless r..|82k
dough n.d.|82l 82m 4eb|5y7 1zd 1ze 1zf
doughnut n.p.|1o0|1o1 1o2
douglas P.i.||20h
dour a..|80i|4ju
dourly r..|82n|82o
douse v..17||82p
dove n.5.||82q 82r 53f
dovetail nv.6.16||82s 82t 82u 6rp
dowdy na.i.|82v|1qa 1qb 1qc 82w nr
doweling n.4.||2ee 62k 73
down ar.5.y|66m 35z 7ef 82x|82y 66q 66r 337 35y 82z 830 831 832 833
downcast na.6.|82z|13h 35z
downfall n.b.||4d3
downfield ar..|830|35z
downgrade nv.7.v||834 176 835
downhill nar.h.|739|738 27y 7ee
downpour n.j.|5gx|5gy 5gz 2dn
downright ar..|836 837|838
downstairs r..
downstream ar..
downtown na.f.||3ld
downturn n.4.
downward ar..|7ef 831 82x|7ee 35z
downwards r..|82x
downwind ar..|839|83a
downy a..|83b 83c|52q
dowry n.l.||11j 11k
doze nv.4.t|83d 83e|83f ij 83g 83h
dozen na.n.|83i 83j|3cq ef 3cr
dozens n.n.|83k|2xw 245
drab na.7.|83l 82v 83m|1ea 1eb 83n 28i
draco P.i.||5f2 2d8 22g 14s
draft nv.l.10|520 83o 83p 83q 83r 83s 83t 638 636|521 413 2dn 2do 83u 7jp 2o3 59s 59t 83v 83w
drafting n.4.|83s 83r 83q|2ib 2ix 1yw 2z2
drafty a..|83p 83o|83x
drag v.j.z|83y 83z 4oy|2fr
dragging a..|840|222
dragon n.i.||54f 54g
dragonfly n.5.
drain nv.4.12|841 842 843 844|845 71 72 591 66x wl 4tn
drainage n.4.|841 843 842|845 71 72
drained a..||846
draining a..|717|716
drainpipe n.6.|844|847 133 134
dram n.n.||848 849
drama n.a.|84a 84b ts 84c 84d 84e 84f 84g 84h|hq 84i
dramatic a..|84g 84e 84f|84j 84k 1e2
dramatically r..||84f 84g 84b
dramatics n.4.||6ik
dramatist n.i.|ts 84a 5p8 84c
dramatize v..10|84c ts 84a 5p8 84d 84e 84h|59s 59t 7w5 3nb 3nc
drape nv.6.z|6uf|3j3 24b 1c2 1bu
draped a..|6iz|31h
draper n.i.||2wy 2ri cp
drapery n.6.|6uf|3j3 24b 1c2
drastic a..|84l|84m
drastically r..||84l
draught nv.d.10|84n 83q|84o 84p 3ed 84q 55t ij 7f4 5wz
draughty a..|83p 83o|83x
dravidian P.i.|84r|3op 1bz
draw v.h.z|2fr 84s|25m 25n 25o
drawer n.6.|84t|4em
drawers n.6.|3wh|3wi 3wj
drawing n.a.|4pd 7jp 59a 84u|278 27f 2o3 25w 1yx
drawl nv.a.w||98 9c 9d 26i
drawn a..|4nw 5g8|3i0 3k9
drawstring n.6.||84v 3w9 3wa
dread nv.c.11|1yj 14g 84w|149 p5 14d
dreaded a..|14g|14d
dreadful a..|14g 2e8 2lw|14d 2ly
dreadfully r..|84x|14f 14g
dream nv.9.10|84y 84z 6zn 850 6zl 851 852|853 2q6 6zo 5wz f2
dreamed a..|854|855
dreamer n.i.|852 84z|856 857
dreamfully r..||850
dreaming n.9.|6zn 6zl
dreamless a..|858|4n7
dreamlike a..||72f
dreamy a..|850 6zn 859|51
drearily r..|7tx|7dc
dreary a..|83l 3ta|83n
dregs n.h.||791
drenched a..|6j2|31h
dress nv.6.t|85a 2fh 85b 2fi 1uw 85c 1ux|3lm
dressage n.4.||85d hf
dressed a..|2fj|2fk
dresser n.6.|4b7|1c1 1c2
dressing n.d.|85e|18r 18s
dressy a..|85b 2fh|2xi
drew P.i.||iz
dribble nv.b.12|85f 85g 85h|12n qw qx 591
dried a..|85i 85j|234 6e2
drier n.r.|85k 85l 85m|ip
drift nv.j.12|85n 85o 85p 85q 85r 4a1|vg
drifting na.4.|85q 85p 85r 12c|85s 1f2 85t
drill v.6.z|3sv 3t8|85u 5hw
drilled a..|85v|7qc
drilling n.4.|3t8 3sv|3tb 1yx
drink nv.d.y|84o 82y 85w 85x 3b7 3aq 84q 85y 85z 15f|84p 3ed 245 860 861 2ke
drinker n.i.|85y 82y|15g 4dv
drinking n.4.|85z 82y 85w 85x 3b7|55t ij 860 861 2ke
drip v.b.12|85f|4pz
dripping nr.b.|862|12n qw qx
drippy a..|863|3ol
drive nv.4.12|864 865 4hu 124 3u6 866 867 5hx 868|jc 4i0 rt 197 2sr 6al 131
driven a..|869|86a
driver n.i.|51d 51f 5hx|51e
driveway n.6.|867|197
driving na.4.|86b|86c 2ok 2az 4yo
drizzle n.j.17|863|5gy 5gz 2dn 86d 86e
drizzling a..|7eg|7ee
drone nv.5.13|86f|1ko 1kp 86g 86h 78r
droop nv.p.12|86i 86j 86k 86l|6k8 3w0 1o2 86m 239
drooping a..|86n|3i0
drop nv.p.12|31e 86o 86p 85g 86q 86r|46v 2xv 3ed 245 4pz
droplet n.n.|86o 31e 86p|3ed 245
dropout n.i.
dropping a..|7eh|7ee
droppings n.r.|86s|86t 86u 71b
droseraceae P.k.||1il
dross n.r.|86v|71b
drought n.q.||77g
drove n.e.||40w
drover n.i.|86w|6jj 6jk 86x
drown v..z|86y|3l0 86z 79y 6ob 1n6
drowse nv.4.t|83d 28r 83e|83f ij 83g 83h
drowsily r..||28t 870
drowsiness n.q.|871 28r|5hn
drowsy a..|28r 83d 871|28p
drug n.6.t|1ur 81s 1l6 872|1l7 3i7
drugged a..|873|6oi
drugging n.4.|872 1l6|n9 nc nd
drugless a..|874|1q0
drugstore n.6.|875|315 316 317
drum nv.6.13|876 331 877|3qt c8 2u5 56a 56b
drumfish n.5.
drumhead na.6.|878|879 2qn 87a
drumlin n.h.||87b 1mo
drummer n.i.|877 331 876|87c 1d3
drumstick n.d.||84p 3ed 245
drunk na.i.|15e 6oi 87d|15f 15g 4dv 87e 34k 6oh 87f 3sb 873 87g 87h 87i
drunkard n.i.|15e 85x|15f 15g 4dv
drunken a..|3sb 87j|6oi
drunkenly r..||3sb
drunkenness n.q.|87j 3sb|5hn
drupaceous a..|87k 3fm
drupe n.k.|3fm 87k 3fl
dry va.i.u|85l 85k 87l 85m 234 77g|2rf 232 7f2 85i 87m 87n
dryden P.i.||24h ts
dryer n.6.|87l|7t5
drygoods n.6.|87o
dryly r..||87p 5xw
dryness n.q.|77g 234
dryopteris P.k.||297
dual a..|825|82a
dualism n.9.|87q 87r|1mj
dualistic a..|87r 87q
dub nv.9.w|87s|87t 87u 5lp 2vx ld 87v
dubious a..|82i 7pl 82h 82e|82j 188
dublin P.f.||1hz 8o
duchess n.i.||6i1 1mw 14y
duchy n.f.|87w|80v
duck nv.5.12|87x|87y 87z 57v 4pz
ducking n.4.||880 1lr hf
duct n.8.|44n|1t0
ductile a..|881|882
due na.7.|5jt 883|a3 57 5jr 5mf 884 885 1r8
duel nv.4.x|886 887 888 889|2u9 2ua 88a 2eu
duelist n.i.|887 889 886 888|s0
duet n.n.|6i9|6if ee ef
duffer n.i.||5fm
dug n.5.||40a 40b pt
dugout n.6.||4e7
duke n.i.|87w|88b 2xf 2xg
dull va..z|83n 88c|83l 88d 88e 88f
dullard n.i.|88g|29a
dulled a..|88h|3t0
dullness n.9.|7bb|7bd 1dr
dully r..||83n 88c
dumb a..|7bb 7bc|3qp
dumbbell n.6.||2wh 2qv
dumfounded a..|88i|1dy
dummy nva.i.10|26y|88j 88k 26s
dump v.m.14|88l|d e
dumping n.4.||3s8 se sf
dumpling n.d.|88m|88n
dumplings n.d.|88m|88n
dumps n.q.||77l 10g
dun nva.5.11|2q9|47e vu 47f 2qa 1nk 1ec
dune n.h.||2dr 1q5
dung nv.r.u|86s|86t 86u 71b 88o 88p
dungeon n.6.||59l 2zf
dunk nv.4.z|6wa|2eu 6wb 7ll
duo n.n.|6i9|6if ee ef
duodecimal na.n.|88q|88r 72p 72q 72r
duodenum n.8.||88s 3vt 3vu
dupe nv.i.w|57d 5jq 88t|5js 3nc
duple a..|825|82a
duplex nva.6.u|88u|3nq 31 33 58d 82a
duplicable a..|88v 88w|88x
duplicate nva.6.10|88y 88z 890|6dg 891
duplication n.6.|892 88y|4qj 2o3 6dd 6dh 68p
duplicator n.6.|893 88y|ta
dura n.8.|894|20d 20e
durability n.7.|895 896 897|898 41c 41d
durable a..|897 895|899
duration n.s.|5fj 41c|18l 41d
dusk n.s.u|6mq 89a|2hf 2hg 2hh 6yi
dusky a..|89a 6mq 89b 89c|6mr 44t
dust n.r.z|89d 6j3 719|89e 71a 71b 408 89f 45c
dustbin n.6.||3d1
dustpanful n.n.||244 245
dusty a..|6j3 89d|31h
dutch P.i.||439 y8 89g
dutchman P.i.|89h|14s
dutiable a..|89i|89j
dutiful a..|89k|60y
dutifully r..||89k
duty n.4.|79g 89k 2as|dg
dwarf nv.i.16||89l 89m 4kd
dwarfism n.q.||7jd
dwell v..v|44x 64j 3fb 89n 31|44z 450 361
dweller n.i.|89n 3fb
dwelling n.6.|31 3fb|33
dwindle v..u|89o 89p|2ec
dwindling na.b.|89p 89o 73z|73l 8y 73w
dye nv.r.u|21n 44r 89q|21o 3fp
dyed a..|26u|26s
dyeing n.4.|89q 44r|89r 3ft
dying na.s.|89s|5g3 35f
dylan P.i.||81d 1f7 1f8 1d2 1d3
dynamic na.g.|4yo|89t 89u 4sg 4yn 86b 89v 89w 89x
dynamics n.9.|89y|89z tk
dynamite nv.6.u||8a0 8a1 7i4
dynasty n.e.|8a2|8a3 1k6 1k7
dyne n.n.||8a4
dysentery n.q.||11u 11v
dysfunction n.q.|8a5 8a6|fo
dysphemism n.a.||1ek 1el
dysplasia n.q.|8a7|1u
dystrophy n.q.||7jd
ea P.i.||1sy
each ar..|17u 1u5|17s
eager a.b.|1t4 21y|1t3 8a8
eagerly r..||7fj 1t4
eagerness n.c.|21y 1t4|21z
eagle nv.5.z||5z3 3dz 2ol
ear n.8.|2hd 2hc|2xj 2gs jg jh 8a9
eardrum n.8.||20e
eared a..|8aa|ya
earl n.i.||88b 2xf 2xg
earless a..
earlier r..|34u 8ab
earliest ar..|8ac|34w
early ar..|34w 8ad|8ae 34v 8ac 8af 8ag
earn v..14|8ah 8ai 8aj
earned a..|2es|2er
earnest na.l.|8ak 5r2|2r2 8al
earnestly r..|8am|8ak 8al
earnestness n.c.|8an 70p|8ao
earnings n.l.|7yw 8aj 8ai|7yx 7yy 8ap 1nw 1ab 1ac
earphone n.6.|8aq|8ar 8as 1pq
earring n.6.||31f po
earsplitting a..|70e|3gv
earth n.h.13|8at 8au oo 8av|8aw 8ax 1pc
earthball n.k.
earthborn a..|8ay|8az
earthbound a..|8b0|8b1
earthen a..||oo
earthenware n.6.||54k 3iq
earthlike a..||1ec
earthly a..|8b1|8b0
earthman n.i.|8au
earthquake n.b.|8b2|7cy
earthshaking a..|8b3|3gv
earthstar n.k.
earthy a..|6q7 8b4 8b5|6qa 8b6 8b7
ease nv.7.12|8b8 5pd 192 193 8b9|18z 11g r0
eased a..|8ba|8bb
easel n.6.||8bc 8bd 31y
easily r..|8be|8bf
easiness n.c.|8bg|8bh 4h2
easing n.b.|8b9 193|8y
east na.o.|8bi 8bj 8bk|8bl 8bm 1ry 28m 8bn 8bo 8bp 8bq
easter n.s.||8br 56w 56u
easterly nar.j.|8bo|413 2dn 2do 8bk
eastern a..|8bp|8bk
easternmost a..|8bq|8bk
eastward nar.o.|8bi 8bn|8bl 8bm 1ry 8bk
easy a..|8bf 8b8 8be|8bs 8bt 8bu 8bv
easygoing a..|8bw|783
eat v..y|66r 7ni 55s 3zy
eatable na.d.|8bx 8by|8bz 8c0 8c1
eater n.i.|7ni 3zy 66r|15g 4dv
eating n.4.|55s 8c2 3zy 66r|55t ij
eats n.d.|579|57b
eaves n.6.||8c3 4c5
ebb nv.m.12|8c4 8c5|733 71u 8c6
ebbing n.m.|8c4 8c5|733 71u
ebola P.q.||8c7 3cc
ebony na.7.||3fg 3fj 1eb fb
ebullient a..|8c8 8c9|6z2
eccentric na.i.|6kd 3fc 8ca|3fe
eccentricity n.7.|8ca 3fc|8cb 8cc 8cd
ecclesiastic na.i.|57o 8ce|g4 g5 57j
ecclesiastical a..|8ce|57j
ecclesiasticism n.4.||lw 9y 9z
echo nv.7.w|8cf 8cg 6s7|8ch 3up
echoing a..|8ci|8cj
eclat n.a.|au|ax
eclectic na.i.|7s4|23n 7jf
eclipse nv.b.16|8ck 8cl|x 44y 451 8cm 34s
ecliptic n.f.||8cn 2mp
ecological a..|8co 8cp
ecology n.q.|8cp 8co|226 7l
econometrics n.9.||8cq 1qj
economic a..|8cr 4ky
economical a..|8cs 8ct 8cu 8cr 4ky|4cz
economically r..||8cv
economics n.9.|8cq|1qj
economist n.i.|8cw 4ky 8ct|1qi
economize v..14|8ct 8cx 8cu|aa
economy n.e.|4ky 8cr 8cv 8cw|4kz
ecstasy n.q.|8cy 8cz 8d0|38y p5 3jk 3jl 10g
ecstatic a..|8cz 8d0 8cy|8d1
ectopic a..
ecuador P.f.||229 wx
ecumenical a..|8d2|8d3
eczema n.q.|7e4|g2
eddy nv.i.12|8d4|591
edelweiss n.k.||8d5
edema n.q.|8d6 8d7|3jz 3k0
edematous a..|8d7 8d6|77f
eden P.f.|8d8
edentate na.5.|23v 8d9|8da
edentulous a..|8db|8da
edgar P.i.||4k3 162 163
edge n.f.12|3sg 8dc|3sj 1u0 qr
edged a..|3sp|3sn
edgewise r..
edging n.6.|mr|3sh 8dd 79l
edgy a..|8de 8df|8dg
edible na.d.|8bx 8by|8bz 8c0 8c1
edict n.a.||1ni
edifice n.6.|48i
edify v..w|8dh 7t6|5hw
edifying a..
edinburgh P.f.||1hz
edison P.i.||39p
edit v..u|8di 8dj 6ez
edited a..|1cc|1ca
editing n.a.|6ez 8di
edition n.a.||1q7 1q8
editor n.i.|8dj 8di
editorial na.a.|5og 5of 8dk|26b 26d 26e
editorially r..||8dk
educate v..15|8dl 8dm 5mu 8dn 6ik 8i 85u 8do 7t8|5hw
educated a..|8dp|8dq 8dr
education n.4.|6ik 8ds 8dl 85u 7t8
educational a..|8do 8ds 6ik|5bk
educator n.i.|8i 8dl
edward P.i.||4k3 162 163
edwardian P.i.||8dt
edwy P.i.||4k3 162 163
eeg P.a.|8du|8dv 27f
eel n.d.||8dw
eellike a..|6ul|21m
eerie a..|8dx|8dy
efface v..u|8dz|3my 8e0
effect nv.j.10|xp bv 5ti 8e1
effected a..|8e2|1xb
effective a..|8e1 bv 8e3 5ti 8e4|8e5 8e6 2t 8e7
effectively r..||8e1 8e7
effectiveness n.7.|8e3 8e4 5ti 8e1 8e8|2is
effects n.l.||5fd h8
effectually r..
effectuate v..10|bv xp 6r7
effeminate a..|8e9|8ea
effervescent a..|8eb
effete a..|8ec|6sv
efficacious a..|8e7 8ed|8e4
efficacy n.7.|8ed 8e1 8e7|8e3 2is
efficiency n.o.|8ee 4cz|8ef 91 q5
efficient a..|4cz 8ee 5ti|4cy 8cs 8eg 8eh 2t
efficiently r..||8eg 5ti
effigy n.6.|8ei|2o3
effloresce v..u|8ej|3l6 3la
effluent n.r.|8ek|71b
effort n.4.|2eu 3oa|1wx
effortful a..|222|220 840 8el 8em 8en
effortless a..
effortlessly r..||8bs
effusive a..|8eo 8ep|17j
effusively r..||7ab
egalitarianism n.9.||1mj
egg n.5.z|8eq|8er 8es 8et
egghead n.i.
eggplant n.d.||54d 328
eggs n.d.
ego n.c.|8eu 8ev|5ws 2lo 1gw 10g
egotism n.7.|8ew 8ex 8ey|8ez
egotist n.i.|8ey 5wt 8ex 8eu 8ew|2ih 2ii
egotistical a..|8ex 8ey|8f0
egret n.5.||3eu 3ev
egypt P.f.|8f1 8f2|16f wx
egyptian P.i.|5e0 8f2 6d9 8f1|xh
egyptologist P.i.|4p2|21k 1qg 1qi
eider n.5.||8f3 87x 87y
eight a.n.|8f4|3cr
eighteen a.n.||3cq ef 3cr
eighteenth a.o.||3cs 9g 3ct
eighth a.o.||3ct
eighty a.n.||3cq ef 3cr
einstein P.i.||2ch
eisenhower P.i.||1qa 1qb 1qc 269
either r..
ejaculate nv.8.w|6sw 3n1 8f5|1sh 1si
ejaculation n.a.|8f5 3n1|7iu 9d
eject v..z|8f6 8f7 36b 369|2uf
ejection n.4.|369 8f8 36b|jc
el n.o.|8f9|8fa 176
elaborate va..w|7ck 8fb 1hq 8fc 4nd|5bg 5bi 2xi 4n8
elaborated a..|4nd|4n8
elaborately r..|8fd|5ud 8fc
elaboration n.4.|1hq 7ck|1hr dn do
elapid n.5.|5j4|1ip
elapse v..12|8fe|qr
elapsed a..
elastic a.6.|8ff 3uo kj|3x0 3x1 8fg 8fh 8fi 8fj 8fk 8fl
elasticity n.7.|3uo 8ff|3up
elasticized a..|8fh|8ff
elate v..11|8fm 3jl 8fn|14b
elated a..|8fo|8fp 8fq 8fr
elation n.q.|3jl 8fm 8fn|10g 8fs p5
elbe P.h.||f6 f7
elbow nv.8.12||8ft 1ms 1mt 8fu 8fv
elder na.i.|8fw|8fx
elderly a.e.|y4 y5|y7 y8 y9
eldest na.i.|8fy 8fz|2n2 ve 8g0
elect v.e.15|8g1 8g2 8g3 8g4 8g5 65q 8g6|p0
elected a..|8g3|8g7 8g8
election n.4.|8g4 8g9 8g1|8ga
elective na.4.|8g3 8g1|6ii 6ik 8g7 8g8
elector n.i.|65q 8g7 8g1|59u 59w
electoral a..|8g9 8g4
electorate n.e.|8g5 8g1|8gb
electric a.6.|8gc 6zs 8gd
electrical a..||8gd
electrically r..||8gc
electricity n.j.|8gd 8gc 8ge 6zs|322
electrifying a..|8gf|40s
electrocardiograph n.6.||8gg
electrode n.6.|1o4|1o5
electroencephalogram n.a.|8du|8dv 27f
electroencephalograph n.6.||8gg
electrolysis n.m.||73a 5p2 4fk
electrolyte n.r.|8gh|2hp 1ah
electromagnet n.6.||8gi
electromagnetic a..
electromechanical a..
electromotive a..||6tu
electromyography n.4.||1h0
electron n.h.||8gj 1ru 1mn
electronic a..|8gk 8gl
electronically r..||8gk
electronics n.9.|8gl 8gk|tk
electrophoresis n.m.|8gm
electrophorus n.6.||1pq
electropositive a..|500|4zy
electroshock n.4.||nd ne 8gn
electrostatic a..
electrotherapist n.i.|8gn|54w ej
elegance n.7.|410 8go 8gp
elegant a..|8gp 410|8gq 8gr
elegantly r..||8gp
elegiac a..||8gs
elegy n.a.|8gs|2sk 18i
element n.9.|5ux af 2yp|35g ag
elemental a..||i0
elementary a..|8bt|8bf
elements n.j.||2dn 2do
elephant n.5.|8gt|8gu
elephantidae P.5.||4j4
elevate v..15|r8 8gv 3s1 1q5 8gw 1cy 8gx 8gy|2al 1x4
elevated na.6.|8gz|8h0 8h1 4ot 8h2
elevation n.b.|8gw 3s1 8gv r8 8gy 8f9|27l qw qx 77e 8fa 176
elevator n.6.|8gx 3s1|4lg
eleven a.n.||3cr
eleventh na.o.||3cs 9g 3ct
elf n.i.|8h3|8h4
elfin a..|8h5 8h6|8dy 7na
elicit v..11|24o 8h7|66d 1yg
elicited a..|8h8|8h9
eligibility n.7.|8ha 8g2|8hb 8hc 2ka
eligible a..|8g2 8g1 8ha|8hd
eliminate v..u|86z 8he 8hf|79y 79z
elimination n.4.|8he 86z|71 72 73
eliot P.i.||24h ts
elite n.e.|23e 8hg|23f 23g y8 8hh
elizabeth P.i.||1mu 1mv 1mw
elizabethan P.i.
elk n.5.|8hi|4o0 1po 1pp
ell n.6.||l0 af
ellipse n.p.|58i 8hj|58j 58k 3y8
ellipsoid n.p.|8hk|58k 3y8 6mv
elliptic a..||jk
elliptical a..|8hj 58i|6mv
elm n.k.
elocution n.a.|8hl uo 8hm 8hn|78r
elocutionary a..|8hm 8hl
elongate va..u|8ho 8hp|8hq qz jk
elongated a..|8hr|8hs
elongation n.7.|8hp 8ho|8ht 4g4
eloquence n.a.|8hu 26n
eloquent a..|26n 8hu 8hn|26m
elsewhere r..
eluate n.r.||2hp 1ah
elucidate v..w|5bg 5bj 5bp 5bf|5bi
elude v..12|8hv 8hw 8hx 357 8hy 8hz|8i0 75h 1du 1dw
eluding n.4.|8hx 8hv|4yd 5ev 80f
elusive a..|8hy 357 8hw 8hv|8i1 266
elute v..z|8i2 8i3|8i4 8i5
elution n.m.|8i3 8i2|8i6
elymus P.k.
em n.n.||h3
emaciated a..|4ey|3r2
emaciation n.7.|3r1 8i7|8i8 zu
email nv.a.w||43v 43w 4el
emanate v..u|8i9 8ia 7q3|cb
emanation n.r.|8ia 8i9 8ib 7q3|7q4
emancipate v..15|8ic 8id|8ie 8if
emancipated a..|8ig|2js
emasculate va..u|8e9|3ms 8ea
embankment n.6.|30f|30g
embargo nv.a.15||4uc 2t5 2t8
embark v..12|8ih 3np|3nk 35a
embarrass v..11|7xe 8ii|wa
embarrassed a..|r|s
embarrassing a..|7l3 8ij|1ey fl
embarrassment n.c.|4xg 8ii 7xe|4xh 38y p5 an
embassy n.6.||4l4
embattled a..|8ik|5h2
embed v..z|8il|8im
embedded a..|8in|39j
embellish v..w|84h 8io|3nb 3nc
embellishment n.a.|8io 84h|8fb 7h8 43w
embezzle v..14||6s 6t
embitter v..11
emblem n.6.|2v9 8ip 8iq 18d|2va 2q5 2q6
emblematic a..|8iq 18d 2v9|18f
embodied a..|6eg|6ei
embodiment n.i.|2kf|2kg
embody v..16|8ir 8is 8it|8iu 12a 7w5
embolden v..11|52b|52d 1me
emboldened a..|3p9|2gd
embolism n.s.||3g1
embolus n.q.||5gl 57e yo
emboss v..z|8iv|6za 3k2
embossed a..|pf|pb
embrace nv.4.16|6sf 3tl 5vc|5bz 5hm 127 8iw 7l 5vs 5by 5c0
embracing n.4.|6sf 3tl|5bz 5hm 127
embroider v..10|8ix|pa
embroidery n.a.|8io 84h|8fb 7h8 43w
embroil v..16|8iy|8iz 8j0
embryo n.k.
embryology n.9.|8j1 8j2|1k1 1k2
embryonic a..|8j2 8j1 3ha|8j3
emerald n.r.||k6 k7 k8 39e xw
emerge v..u|8j4 8j5 7q4|1v0
emergence n.b.|8j6 8j5 8j4|1pi
emergency n.b.|8j7 8j8|6ng 5en
emergent a..|8j8 8j7|4h
emerging a..|8j9|1z2
emeritus na.i.|8ja|8jb 4i5 y9
emery n.r.||xw
emetic n.6.|8jc|g9
emigrate v..u|8jd 8je|8jf 8jg
emigration n.4.|8je 8jd|8jh
eminence n.q.|7x5 8ji|4y5 9g
eminent a..|8ji 7x5|21h
eminently r..||8ji
emir n.i.
emission n.4.|7q3 8jj 36a|7q4
emit v..t|36a 7q3 8jj|36b
emotion n.c.|p5 8jk 8jl
emotional a..|8jl p5 8jm uz|ux 8jn 8jo 4zz 8jp 8jq
emotionalism n.7.|8jm
emotionality n.7.|8jm 105 8jk 8jl uz
emotionally r..||uz 8jk
empathy n.c.|8jr 8js|5qv
empedocles P.i.||23n
emperor n.i.|2h8 8jt|163
emphasis n.q.|9a 2ab 9b 8ju 8jv|9e 9f 9g 2df 4g2
emphasize v..w|9b 9j 9a|9h 9i
emphasized a..|8jv|8jw
emphasizing n.4.|9j 8jx 9b
emphatic a..|8jv 8jy 8ju|8jw
emphatically r..|72j|2ab 72k 72i
emphysema n.q.|8jz 8k0|2c6
emphysematous a..|8k0 8jz
empire n.f.|8k1|80v 2in 2io
empirical a..|8k2|8k3 8k4 8k5 8k6
empirically r..||8k2
empiricism n.9.|8k7|23m 1mj
emplacement n.6.||2yc 12m
employ v.q.y|1wq 1wu 69m 8k8 3rl 2x8 3tx
employed a..|8k9|8ka 8kb
employee n.i.|2x8 69m
employer n.i.|3tx 69m
employment n.q.|8k8 3rk 3rl 69m
empower v..15|8kc d0|1x4
empowered a..|2iw|d3
empress n.i.|8kd|2h8 163
emptiness n.q.|8ke 846 3gp
empty va.6.u|4tn 845 9 3gp 8ke 8kf 8kg|f 3go 8kh 8ki 8kj 8kk 8kl 8km
emptying n.4.|845 4tn|71 72 73
emulate v..16|1tr|4bs 6dg
emulsifier n.r.|8kn 8ko 8kp|1mq ip
emulsion n.r.|8ko 8kp|5n2 1ah
en n.n.||4vt
enable v..u|8kq
enabling a..||8kr
enact v..15|8ks 8kt 4zj|742 hv
enactment n.4.|8kt 8ks|8ku 8kv dg
enamel nv.8.10||8kw 1si pa
enamored a..|8kx 1h5|uv
encamp v..16|3f9 4ht|3fb
encampment n.f.|3fa|4i8 2pm
encase v..z|4ae|2up 2uq
encased a..|4q4|4q5
encephalitis n.q.||4cb
encephalogram n.a.|8du|8dv 27f
enchained a..|3v0|3ux
enchant v..11|8ky 8kz|78d 685
enchanted a..|3av|3au 8l0
enchantment n.c.|4lt 35j|nu
encipher v..w|58b|58c 58d
encircle v..z|58f 141|6rp
encircling a..|8l1|8l2
enclave n.f.
enclose v..z|2zz 1zy 8l3 3sl 4tq 2up|3sm 5vs 2uq
enclosed a..|39j|39i 8in 8l4
enclosing n.4.|8l3 2zz|8l5 12z
enclosure n.6.|1zy 3sl 2zz 8l3 2up|8l5 12z
encoding n.4.|58c|5k3 5k4
encompass v..16|5vc|5vs
encounter nv.4.12|8l6 616 8l7 4a6 6oz|2u9 2ua 6ba 62k 73
encourage v..15|qs 3rw 52d|r0 1me 14b
encouraged a..|8l8|1ib
encouragement n.a.|r9 3rw qs|ax 9z
encouraging a..|8l9|8la 8lb 8lc
encouragingly r..||8l9
encroach v..12|8ld 8le 8lf 8lg|qr
encroachment n.b.|8le 8ld|8lh qw qx
encrust v..z|6r3
encrusted a..|6j0|31h
encumbered a..|8li|8lj
encumbrance n.9.|4au|4ay 4az 3qz
encyclopedia n.a.||7ke 3r6 1q7
end nv.f.16|25l mu 5g3 8lk 125 8ll|1u0 35f 1nc
endanger v..16|8lm 8ln|361
endangered a..|8lo|75s
endear v..11||78d 685
endearing a..|p7|8lp
endeavor nv.4.15|8lq 471 2eu|rt ru
ended a..|5y1|5y2
endemic na.q.
ending n.a.|8lr 36 8lk|w1
endless a..|8ls 8lt|899 3vb
endlessly r..|8lu 4u7|4u9 3vb 4u6 4u8 4u4
endocardium n.8.||8lv 20e
endocrine na.8.|1kt|1ku 1sh 1si ps
endometrial a..|8lw 8lx
endometrium n.8.|8lx 8lw|62c 20e
endorse v..15|2nm 8ly t3 8lz|1zg cy
endorsement n.a.|8ly 2no 2nm|jw
endoscope n.6.||8gg
endothelial a..
endow v..15|8m0 8m1 385|8kq 386
endowed a..
endowment n.9.|8m1 8m0|8m2 1zx
endpoint n.f.|8m3|25l 1u0
endurance n.7.|8m4 25|8m5
endure v..v|25 8m4 3yq 8m6 8m7 8m8|27 3ys 3yt 8m9 8ma
enduring a..|28 895|29
enduringly r..||28
endways r..
enema n.4.||8mb ne 1re
enemy n.e.|39k|275 s0
energetic a..|42x 8mc 2dd 8md 8me|42w 8mf 8mg 8mh 8mi
energetically r..||42x
energize v..t|8mj 8me 2dd 8mc 322 ie|ud
energy n.j.|322 8mk 8mj 2dd 42x 8me 8md|2de 2df 4g2 zm
enervate v..u|8ml 715 8mm|3ms
enervating a..|713|716
enervation n.7.|8mm 8ml|8mn
enforce v..15|8mo 5kb 661|3m9 2bw
enforceable a..
enforced a..|8mp
enforcement n.4.|5kb 661 8mo|dg
engage v..15|8mq 5r3 8mr|8ms
engaged a..|4d9 8mt|4cw is
engagement n.4.|29o 8mu 1xe 8mv 8mw|142 1xh 1xi 8mx
engaging a..|2fw|2fq
engagingly r..||2fw
engels P.i.||4qn 20h
engender v..10|40v
engine n.6.|8my|8mz
engineer n.i.v|39o 8n0 7of
engineering n.4.|8n0 5wc|2jn 1wp 1wu 21s
england P.f.|8n1 8n2|14r wx
english P.a.|8n3 8n2 8n1|8n4 6y1 1jv 439 y8 hy
englishman P.i.|8n5|5jh 5ji 14s
engrave v..z|8n6 8n7|4pk
engraved a..|4pp|4po
engraver n.i.|8n7 8n6
engraving n.6.|8n8|8n9 78 79
engross v..v|8na 4vq 8nb 8nc|4vo
engrossed a..|5u 8nd|5v 6ub
engrossing a..|68|69
engulf v..v|8na|4vo 2zz
enhance v..u|8ne 2gy 8nf tz 8ng 8nh|5va
enhanced a..|8ni|d8
enhancement n.4.|8ng 8nf|42
enigma n.9.|8nj 8nk 1eq|7mk 3at 1gw
enigmatic a..|8nk 8nj|8nl
enjoin v..w|5q0 8nm|2t9 2ta
enjoy v..11|2yz 8nn 8no|1wq
enjoyable a..|10v|10w
enjoyment n.c.|8nn 8np 2yz 78c 8no|1id
enlarge v..u|8nq 7un 8nr 8ns 1hv|qz
enlarged a..|8nt
enlargement n.4.|7un 8nq|dn do
enlighten v..w|8dh 7t7|5hw
enlightened na.e.|8nu 8nv|y8
enlightening a..|8nw
enlightenment n.9.|7t7 8dh|7t8
enlist v..x|639 8nx 8ny|63a 5zk 6dj 4a3
enlisting n.4.|8nz 83t|bs
enliven v..11|1me|14b 8mj ud
enlivened a..
enmesh v..z||8o0 7xc
enmity n.q.|1oy 8o1
enormity n.7.|8o2|8o3 8o4 4n
enormous a..|8o5 8o6|2cl
enormously r..|8o7|8o8 8o5
enough ar.n.|8o9 ls 8oa|8ob lu
enquire v..w|66i 8oc 8od
enrage v..11|8oe|yx
enraged a..|1lt|1ld
enrich v..u|88p 8of
enrichment n.4.|8of 88p|42
enrol v..15|83v 8og|83w a9
enroll v..15|83v 8og 5mv|83w a9
enrollee n.i.|5mv 83v
enrollment n.4.|8og 83v|o4 o5
ensconce v..z
ensemble n.e.||2tg
enshrine v..z|8oh|2up 2uq
ensue v..16|8oi|8oj
ensuing a..|8ok|63l
ensure v..w|2bt 281|282 vh
entablature n.6.
entail v.l.16|8ol 8om 8on|h6 h7 h8 8oo 8op 8oq
entangle v..16|8or 8os|8iz 8j0
entangled a..|8ot 8ou|is 8ov
entanglement n.6.|8os 8or|8ow
enter v..12|8ox 81j 8oy 8lh o4 8oz
entering n.b.|8lh 8ox|qw qx
enteritis n.q.||4cb
enterobacteria n.5.|8p0|i3 i4
enterotoxemia n.q.||i6
enterprise n.4.|8lq 8p1 yd|rt
enterprising a..|8mi 8p2|8md 8p3
entertain v..15|1i7 1i4 8p4|1i8
entertained a..|1ia|1ib
entertainer n.i.|8p4 1i7
entertaining a..|8p5|69
entertainment n.4.|1i4 1i7
enthalpy n.7.||3up
enthrall v..11|8ky 4lt|78d 685
enthrone v..15|63f 6eb|63g
enthusiasm n.c.|21z 8p6 8c9 8p7|8p8 8p9 im u8 u9 1gw
enthusiast n.i.|ku|kv kw
enthusiastic a..|8p6 21z 8p7|8pa 6ld 8pb
enthusiastically r..||8p6
entice v..w|73k 2r6 8pc 8pd|zz 100
enticing a..|1am|1an
entire a.5.|17x 8pe|17y
entirely r..|17t|17x 5a 17y
entirety n.q.|8pe|5tz 5u2
entitle v..15|8pf|8kc 1x4 2vx ld
entitled a..|8hd|8g2
entity n.3.
entomb v..15|4bh 4bg|4cg
entrance n.6.11|81j 8lh 8ox o4|a2 qw qx o5
entranceway n.6.|81j|a2
entrant n.6.
entrap v..15||3ab 35n
entreaty n.a.|1v8|1ve
entrench v..z
entrenched a..|8pg|13g
entrepreneur n.i.|8p1 8p3|cp cq
entropy n.7.||2tr 2l4
entrust v..14|5r6|5zy
entry n.a.|a9 71j|4q3 ce cf 35b
enumerate v..w|8ph 8pi|8pj 7b1
enunciate v..w|26i
envelop v..z|2zz 8l3
envelope n.6.||8pk
enveloping a..||mh
enviably r..||7fc
envious a..|6j9 6ja|2kz
environment n.q.|226 8pl|7l
environmental a..|8pl 226
environmentalist n.i.|4ov|37 38
environs n.f.|7aq
envisage v..10|6zo|5wz
envision v..10|8pm 8pn 8po|6zo 5wz
envy nv.c.11|6ja 6j8|3ew zd ze nt nw
enzymatic a..|8pp 55r
enzyme n.r.|55r 8pp|hs 4r9 ia
eocene P.s.||8pq 4md 18l
eon n.s.|8pr|4md 18l
eos P.i.||11r
eosinophilic a..
epacridaceae P.k.||3q4 1il
eparchy n.f.||13v
epaulet n.6.||po
ephedra n.k.
ephemeral na.5.|8ps 8pt|hz
ephesus P.f.
epic na.a.|8pu 8pv|2sk 18i 2cl
epicenter n.f.
epicondyle n.8.||1sx
epicure n.i.|8pw 8px|8py
epicurean na.i.|8pw 8px|8py
epicyclic a..
epidemic na.b.|8pz 8q0|8q1 8q2 8q3
epidendrum P.k.
epidermal a..|8q4 8q5
epidermis n.8.|8q5 8q4|7e6 6r4
epididymis n.8.||44n 1t0
epidural na.q.||8q6 1iq 894
epigastric a..
epigram n.a.|8q7 5xu|1ek 1el
epilepsy n.q.|8q8 8q9|1u2 1u3
epileptic na.i.|8q9 8q8|4qz 2uz
epinephrine n.8.|pw|1kt 1ku 1sh 4s1 et eu pu pv
epiphany n.b.||8qa 1vo
epiphyseal a..|8qb 8qc
epiphysis n.8.|8qc 8qb|8qd 1pu 1pv
epiphyte n.k.|8qe 8qf
epiphytic a..|8qf 8qe
episcia n.k.||8qg
episcopal a..
episode n.b.|84i|j2
episodic a..||3ya
epistemology n.9.||6gp hy
epistle n.a.|8qh|8qi 6de 1w2
epistolatory a..|8qh|5n5
epitaph n.a.||8qj
epithelial a..|8qk 8ql
epithelium n.8.|8ql 8qk
epithet n.a.||29j 29k 29l
epitome n.9.|5x3 8qm|5x4 1su
epitomize v..16|8qm 5x3|8iu 12a
epoch n.s.|y3 8qn
eponym n.a.||1vx
epoxy nv.r.z||8qo 38h 8qp
equable a..|8qq|8qr
equal va.i.16|c4 27i 1av 8qs|8qt 6d1 8qu 8qv 8qw 8qx
equality n.7.|8qs 27i 8qy|1j1 9g
equalize v..x|2rv|8qz 8r0
equally r..|27h 8r1|27i 8qw
equanimity n.7.|1u7 5v2|zb zc
equate v..v|5sv 1av|646 3a6
equation n.a.|8r2 6ff|8r3
equator n.f.|8r4|8cn 2mp
equatorial na.6.||8r5 8r6 5n0
equidae P.5.||4j4
equidistant a..|8qu|27i
equilateral na.p.|8qv|3y8 27i
equilibrate v..u|8r7 2rn 8r8 8r9
equilibrium n.q.|2rn 2rm 8r7 8r9|7l 5p2 4fk
equinox n.s.||8ra 18l
equip v..14|24c 8rb 8rc 23r
equipment n.6.|8rb 24c
equipotent a..|8rd|8re
equipped a..|8rf|8rg
equipping n.4.|23r 24c|63b dg
equitable a..|8rh
equitably r..||8rh
equity n.l.
equivalence n.q.|8qy|9g
equivalent n.9.|6hy 8qt
equivocal a..|1eh 1ei|1en 1eo 1ep
era n.s.|y3
eradicate v..u|1n2|1n6
erase v..u|8ri|1n6
eraser n.6.
erect va..10|8rj 8rk|48g 8rl 8rm 8rn
erectile a..|8rl|8rj
erection n.q.||15u
ergot n.q.||4j6
ergotropic a..
erica n.k.||8ro
ericaceae P.k.||3q4 1il 4px
erie P.i.||4tx 160
eriophyllum P.k.
eritrea P.f.||16f wx
erode v..u|8rp 4t9 8rq 7gw 76s|71p 3c9
eroded a..|8rr|ya
erosion n.m.|76s 8rq|76t
erosive a..|7gw 8rq|1n9
erotic na.i.|8rs 8rt|8py 8ru
erotically r..||8rs
err v..v|8rv 8rw 8rx 3mm 85p 8ry
errand n.4.||8rz 58m 1f2
errant a..|8rw|8s0
erratic a..|8s1|7xd
erratically r..|8s2|4lc 8s1
erroneous a..|8s3 8rx|8s4
erroneously r..|8s5|8s3 8s6
error n.4.|3mm 8rv 8rx|3mn 8s7 2cf
ersatz na.9.|26z|8s8 6hy 26s
erudite a..|8s9 8sa|8sb
erudition n.9.|8sa|7t8
erupt v..u|8q1|35c 8t
eruption n.b.||2ob
eruptive a..||8sc
eryngo n.k.||53
erysimum P.k.||158
erythema n.q.||g2
erythroid a..
esau P.i.||8sd 8se 2n1
escalation n.4.|8sf|dn do
escapade n.4.|rn|rt
escape nv.4.12|5ev 8i0 80e|80f 75h 75i 2l0
escaped a..|8sg|2js
escheat n.l.||8sh 5md 19w
eschew v..w|8si|2l0
escort nv.i.12|3ob bl 6c4 6z5|2ne 2nf 63y bk
escritoire n.6.||7fl 1c0 1c1
eskimo P.i.|8sj|160
esophagus n.8.|8sk|1t0 7jz 5hq
esoteric a..|7f|7c 8sl
especial a..|8sm|8sn
especially r..|8so|8sm 8sp
esperanto P.a.||8sq
espionage n.4.||4v8 4v9
espouse v..14|ow 9o|p0
espresso n.d.||5kk
essay n.a.15|8sr 8ss ru 2ev|2eu
essayist n.i.|8ss 8sr
essence n.9.|4vu 8st
essential a.h.|8su 8sv 2yu 8st 4vu|8sw 65p 8sx 8sy 8sz 8t0 8t1 1bk
essentially r..|2yt|2yu 2yq
establish v..15|8t2 5nj 1x5 7a7 8t3|8t4 ib vh
established a..|65r|65s 65t 65u 65v 65w 65x 65y 65z
establishment n.4.|5nj 8t2 1x5 8t5 n5 4ea|35b nb
estate n.l.|h6|h8 h7
esteem nv.q.v|8t6 nw 8t7 ns|8t8 9f 9g 6q 6r
esteemed a..|8t9|8ta
ester n.r.|pr
esther P.i.||8tb 56p 8tc 1mw 14y
esthetic na.9.|tw tx|23m 1mj ty tz u0 u1
estimate nv.9.v|1zp 1zm 8td 4fr kq|1zq 1zr 1j7 mv 3cm 1zn
estimation n.a.|8td 1zm|3cm
estonia P.f.||2sz
estradiol n.r.||7ea 1ks 1kt
estranged a..||7g5
estrangement n.q.|16v|1o9 1oa
estranging a..||61d
estrogen n.r.|7ea|1ks 1kt 1ku
estrous a..|8te 8tf
estrus n.q.|8tf 8te
estuary n.h.
etcetera nr.6.||8tg
etch v..10|8th 8ti|8tj 6dg
etched a..|4pp|4po
etching n.6.|8ti 8th|8n8 8n9 78
eternal a..|4u8 8tk|29
eternally r..|8tl|4u8
eternity n.s.|8tm 8tk 4u8 8ls|18l ja 3g1
ethanol n.r.||15d 580 15l
ethelred P.i.||162 163
ether n.r.|4up
ethereal a..|8tn|8to
ethic n.9.||8tp 8tq 6nu
ethical a..|8tr 632 8ts|8tt
ethically r..||8tr
ethics n.g.|632 8ts 8tr|4sg
ethiopia P.f.|8tu 8tv|16f wx
ethiopian P.i.|8tv 8tu|xh
ethnic na.i.|6sr|6st
ethnically r..||6sr
ethnography n.9.||1qh 1qj
ethos n.7.
ethyl n.r.||17r es
etiolation n.7.||1vh
etiology n.b.||1pg 1ph 1pi
etiquette n.a.||4jk 4jl
etymological a..|8tw 8tx 8ty
etymology n.a.|8tx 8tw|cc ce cf
eucalyptus n.k.||15k 15l
eucharist P.4.|8tz 8u0|2vt 2vu 2vv
eucharistic P..|8u0 8tz
euclid P.i.|8u1 8u2|8u3 1o
euclidean a..|8u2 8u1
eugenic a..
eukaryotic a..
eulogize v..w||az 1w7
eumycota P.k.||288 1n0
eupatorium P.k.
euphemism n.a.|8u4 8u5|1ek 1el
euphemistic a..|8u5 8u4
euphorbia P.k.
euphorbiaceae P.k.||4ca 1il
euphoria n.c.|8u6|8fn 8fs p5
euphoric a..|8u6
euphrates P.h.||f6 f7
eurasia P.h.|8u7 8u8|xf xg
eurasian P.i.|8u8 8u7|14s 1bz
eurasiatic P..|8u8 8u7
europe P.h.|8u9 8ua|xf xg
european P.i.|14s 8ua 8u9
europeanize P..u
eutectic n.r.||1ah
eutheria P.5.||1hi
evacuate v..12|8ub 8uc 8ud 845|8jg 4tn
evacuation n.4.|845 8ud 8uc 8ub|71 72 73 l m
evade v..w|80c 80e 8hv 4yd|2l0 8i0 75h
evaluate v..v|1w7 1xr 63v 8ue 8uf 1xq
evaluation n.4.|8uf 1w7 8ue|mv 1xm 1xn
evaluative a..|1xr 8ug 1w7|1xs
evangelical a..|8uh
evangelist n.i.|8ui 8uj 8uk|4ai g4 g5
evangelistic a..|8uj 8ui|8uk
evaporate v..u|8ul 3oz
evaporated a..|8um|tr
evaporation n.m.|3oz 8un 8uo|3p0
evasion n.a.||3mg 3mh
evasive a..|1eo|1eh
evasively r..||1eo
eve n.i.||1e4 1e5 6z7 6z8
even r.s.z
evening n.s.||xq
evenly r..|8r1|27i 8qw
evensong n.s.||2hf 2hg
event n.3.
eventful a..||8up
eventual a..|8uq|6pt
eventually r..|8ur|8uq
eventuate v..16|xp|mu
ever r..
everest P.h.||8us 45p 3e4
evergreen na.k.|620|61z
everlasting na.k.|4u8|8ut 29
everlastingly r..|8tl|4u8
every a..|17v 17w|17s
everyday a..|5rn 5rb|5rm
everywhere r..
evidence nv.9.w|8uu 8uv 1uy 2fa cf 8uw 7px 2f9 v6|cg
evidenced a..|8ux|8uy
evident a..|1uy 8uu|1v2
evidential a..|8uv 8uu|8uz
evidentiary a..|8uw cf
evidently r..|8v0|1uy 1v2
evil na.4.|7er 46m 2e6|2ke 3af 2px 6g5 2e3 2qk 6yc 6fw 8v1 7g2 7iv
evildoer n.i.|8v2|1m
evocation n.9.|8v3|853 2q6
evoke v..11|24o 8v4 8h7 8v5
evoked a..|8h8|8h9
evolution n.m.|74t 7e3
evolutionary a..|8v6
evolve v..10|7id 7e3 74t 8v6 7ie|5wz 3la
ewe n.i.||xh
ex na.i.|1s5|k0 k1 1sa
exacerbate v..u|ys yt
exacerbation n.4.|yt ys|8v7 dn do
exact a..w|5q1 8v8 8v9 8va dt|5aj 8vb 8vc 8vd 8ve 6er
exacting a..
exaction n.4.|8v8 5q1|5al
exactly r..|8vf|8v9 8vg
exactness n.7.|8va dt 8v9|dp
exaggerate v..w|3nb 8vh 8vi 8vj 8vk|3nc 7zn
exaggerated a..|8vl|8vm
exaggeration n.a.|8vh 3nb 8vj 8vk|8vn 8vo 8vp dn do
exalt v..w|8vq 8vr 8cy|az 1w7 8fm 14b
exalted a..|8vs|8vt
exam n.a.|5ve|43w
examination n.4.|1j9 2jx|1ja
examine v..v|1jb 2jx 1j9 8vu 4rx 5ve 8vv|66k
examiner n.i.|8vw 8vx|8oc 4bn 26l
example n.9.|6ih 8ip 8vy 8vz 5x4|1su
exasperate v..11|yu yw|yx
exasperated a..|7ux|1nq
exasperating a..|7v0|7qi
exasperation n.c.|yw 8w0 yu|yz z0 p5
excavate v..13|8w1 7lr 7md 7ls|7qe 3yl
excavation n.4.|7ls 8w1 7tf|3tb 1yx
exceed v..16|8w2 8w3 8w4 8w5|8w6 332 337
exceeding a..|8w7|8w8
exceedingly r..|8w9|8wa
excel v..16|8w6 8wb 8wc
excellence n.7.|8wc 8wb 8w6
excellent a..|8wb 8wc 8w6|2vb
excellently r..|8wd|8wb 42j
excelsior n.r.||4mm
except v..w|7ai 4lo 8we 8wf|4oe 4of 86z 79y
exception n.9.|8wf 8we 8wg 8w7|8wh 7vj 7vn 6ih
exceptional a..|8w7 8wg 8sm|8w8 8sn
exceptionally r..||8w7
excess na.7.|8wi 8wj 8wk|8wl 3h 7q 8wm 4g2 8wn
excessive a..|8w4 8w3 8w5 8wj|8vm
excessively r..|8wo|8w4
exchange nv.j.14|2ga 6bi 8wp|6rm 519 1el sf 6bk 6bl
exchangeable a..
exchanged a..|4yl|4yj
excise nv.l.z|8wq 77x|6v5 6v6 8wr 77w
excitability n.9.||8ws jt jh
excitatory a..|8wt 8mk 8wu|1iv
excite v..11|8wv 8ww 8wx 8wu 8wt 8wy
excited a..|105 24t 78n|102 8wz 87d 24r 8x0 8x1 8x2 4z9
excitedly r..||24t
excitement n.c.|8wx 8wv 8ww 7sq 14b 8wy zx 8wu|8fs p5 8x3 15u 24n
exciting a..|40s 8x4|40q 8gf 8x5 8x6 8x7 8x8
excitingly r..||40s
exclaim v..w|6ra 8x9 7iu 8xa
exclaiming n.a.|7iu 6ra|9d
exclamation n.a.|7iu 6ra|9d
exclude v..v|8we 1ba 8wf 3wp 2uh|86z 79y
exclusion n.q.|2uh 3wp 2vz|7l
exclusive a.a.|1ba 8we|cd ch ci 8xb
exclusively r..|1b6|1ba
exclusiveness n.7.|5b8|5ba 25b 25d
excommunicate v..w||3wp
excoriate v..w|5yf|5yh 2ej
excrement n.r.|86u|71b
excrescence n.p.|48u|48y 48z 1o2
excreta n.r.|86u|71b
excrete v..t|75a 8xc 75b|36b
excretion n.m.|75b 75a|75c ij
excretory a..|8xc 75a|75b
excruciating a..|8xd|fa
excursion n.4.|8xe|58m 1f2
excursus n.a.|7mc
excusable a..||8xf
excuse nv.a.w|16k 5z1 1um 16n 8xg 1ug|16l 16m cr 5g 5h 16o 8xh 75l 22k
excused a..|8xi|8xj
execute v..15|6q3 6q1 144 bq 8xk 8xl|1n6 2kj 4bo bu bv
executed a..|6zy|29i
executing n.4.|6q1 6q3|6q2 512 dg
execution n.4.|6q1 8xm 6q3 8xn 5z8|6q2 512 dg
executioner n.i.|8xm 6q1|8xo
executive na.i.|4w8 8xk 8xp bq|nf ng n5 nb 8xl
executor n.i.|8xp|nh
exegesis n.a.||5bh cr
exemplar n.9.|8xq 8xr|6nu
exemplary a..|8xr 8xq|5qd
exemplify v..16|8vy 8xs 5x4 6ih 8vz 8xt 4q0 8xq|8is 8iu 7ck 5bg
exemplifying a..|8xu|sy
exempt va..15|8xv 8xw 8xj|8xi
exemption n.q.|8xw 8xv|8xx
exercise nv.4.y|3o9 8xy 8xz 8y0 1wu 8y1|3oa 1wx 1wq
exercising n.4.|3o9 8xy|3oa 1wx
exert v..y|8y0 8y2|1wq
exertion n.4.|3oa|1wx
exhalation n.r.|8y3 8ib 3lt|40j t5 12h
exhale v..t|3lt 8y3 8y4|3lu
exhaust v.r.t|8y5 66x 8y6|12h 12i 71b 8y7 8y8 wl
exhausted a..|8y9|3i0
exhausting a..|717|716
exhaustion n.q.||8ya 5hn
exhaustive a..|5u0|5a
exhaustively r..|8yb|4nf
exhibit v.a.16|8yc 8yd 3yk 7uw 7a4|v6 ci 8ye 32e 3yl
exhibition n.4.|8yd 8yc 3yk 8yf|71i 59j 1i4
exhilarating a..|8yg|3x6
exhortation n.a.|52j 49h|43w
exhumation n.4.|7te 7td
exigency n.q.|6rb|6ne 6nh 3ef
exile nv.i.15|8yh 7cq 7cr 7cp|4x 16u 2uf
exist v..16|361 j3 j7 8yi ja
existence n.q.|ja j3 j7 8yi 361
existent a..|8yi ja 361|iy
existential a..|8k4|8k2
existentialism n.9.|8yj 8yk|23m 1mj
existentialist na.i.|8yk 8yj|23n
existing a..|8yl 8yi|6tz iy
exit nv.6.12|7bs|247
exocrine na.8.|40b|pt
exodus n.4.||5ev 80f
exogenous a..
exonerate v..w|gz 5f 8ym|h0 fw
exorbitant a..|8yn|8vm
exorcise v..z||8f6 2uf
exoskeleton n.8.||8yo 5hq xk 2x5
exotic a..|16q|rm
expand v..12|8yp 8yq 8fi 7wz 379 8yr 8ys|8nq qz
expanded a..
expanse n.7.|8yt h4|5t0 h5 7s
expansion n.4.|7un|dn do
expansionism n.9.||1mj
expansive a..|7wz 8yp 8yr 379 8yu 8yv|7wy 8yq 8yw
expansively r..||8yx
expansiveness n.7.|8yv 8yx 7wz 8ep 8yy|8yz 8wc
expect v..v|1r0 8z0 1rc 1rd 8z1|5az
expectable a..|8z2|1r8
expectancy n.c.|1r9 8z0 1ra 2l6|1rc 1rd
expectant a..|8z0 1r9 2l6 1r0|8z3
expectantly r..||8z0
expectation n.9.|1rd 8z1 1r0 2l6|602
expected a..|1r8 5rd|1r7 883 8z2
expectorant n.6.
expediency n.7.|8z4|rb rd
expedient na.4.|6r5 8z5 8z6|6r6 6r7 8z7
expedite v..15|8z8|11g r0
expedition n.4.|6qt 8z9|4hw 1fl 58m 1f2
expel v..15|2uf 8f7
expelling n.m.|75c 36b|ij
expend v..y|86 wl 6gy 7po 8za 8zb
expendable a..
expenditure n.l.|8za wl 8zb|7pn 76y se
expense n.l.u|7d5|1ac 7i9 6wx 8y
expensive a..|6gy 8zc wl|6gw 6gv 8zd
experience nv.9.13|8ze 8k4 8zf 8m9 8zg 8zh 1m5 5m5 8zi 1uv|7t8 8ma
experienced a..|8zf|8zj 8zk 8zl
experiential a..|8zh 8zg 8k4 8ze|8k2
experiment nv.4.15|8zm 8zn 8zo 8zp|5fv 5fw 1ja 8zq 1zr 1j7 66k 1jb
experimental a..|8k5|8zo 8k2
experimentalism n.9.||8k7 23m 1mj
experimentally r..||8k5
experimentation n.9.|8zo 8zn 8zm|8zq 1zr 1j7 5fv 5fw 1ja
experimenter n.i.|8zp 8zn|8zr
expert na.i.|ej ln 8zs|bz
expertise n.9.|8zs 8zt|q5
expiate v..15|2dw 2dx|2dy
expiration n.s.|8zu 8zv|5g3 35f
expire v..16|8zv 8zu 6ob 7bo|7qu mu
expired a..
explain v..w|5bi 8zw
explanation n.a.|cr 8zx 8zy|1j7
explanatory a..|8zw 8zx 5bi|5bk
expletive n.a.|6u4|30u 9d
explicit a..|76p|8zz 76o 900 901 902
explicitly r..||76p
explode v..u|7i4 4cc 2oa 4cd
exploded a..|903|1th
exploit nv.4.y|2nw 904 66y 5nd 5qq 905 906|bs 1wq
exploitation n.4.|5qq 907 906 904 5nd|1wu 84 85
exploited a..
exploration n.4.|908 909 90a 90b 90c 90d|8z9 58m 1f2 90e 648 1j7
exploratory a..|90f 90a 90b 909 90d|90g 90h
explore v..v|90d 90f 90c 909 908 rp|66k 1jb
explorer n.i.|rp 909
explosion n.b.|2oa 7i4 4cc 4cd|2ob 73
explosive a.6.|8a1 90i|7i5 6l0
explosively r..
exponent n.i.|kw
exponential na.o.|90j|6gf 6gg
export nv.6.14|90k 90l|20l
exporter n.i.|90l 90k|cp cq
expose v.a.13|t7 90m 90n 3aa 90o 90p 3yk 71h|t8 3yl
exposed a..|90q 90r|90s 2wr
exposition n.a.|90t 7cj|5bh cr
expository a..|90u 7ck|5bk
exposure n.7.|90m t7 90n 90o 3aa|90v 8mn 90w 4t0 7qd 2oe 2of 2og
expound v..w|7ck 90u 90t|5bg 5bi
express v.a.w|9h 90x 90y 90z 910 5fi|9i
expressed a..|911 76p|912 8zz 76o 900 901 902
expressible a..|90x 913 5fi 9h 90z|914
expression n.7.|915 916 910 90z|6hg 1vh 7a5 27f 43w
expressionism n.e.|917 918 919|6s3 6s4
expressionist na.i.|919 918 917
expressionistic a..|918 917
expressionless a..|709|70a
expressive a..|90y 5fi 9h 90z 91a|5s0
expressively r..
expressiveness n.7.|91a 90y
expressly r..||900
expressway n.6.|91b|4e4 197
expulsion n.4.|8f7 7ct 2uf|2ue k
expunge v..z|8wq 8ri|77w
expurgation n.4.||77y 71 72
exquisite a..|91c|5xa
extant a..|91d|91e
extend v..u|43x 91f 7um 91g 91h h5 6iv|qz
extended a..|91i 91j|899 91k 91l 91m
extendible a..|91n|8hs
extensile a..||91o
extension n.s.|7um 43x|77m 3g0 3g1 7un dn do
extensive a..|91f 43x 43h|2cl 43q
extensively r..||91f
extent n.q.|91g 43x h5 91h 6iv|77e 7s
extenuate v..w|91p 91q 91r|1um 75l
exterior na.f.|91s 91t|3ud 3sj 1u0
exterminate v..z||1n6
extern n.i.||45y 45z 1us
external a.9.|91u 91v 91w|91x rk 4b
externally r..||91u
extinct a..
extinction n.q.||91y
extinguish v..u|91z 920|86z 79y
extinguished a..|7gu|1n8
extinguisher n.6.|82p
extinguishing n.4.|920 82p|36
extirpate v..10||79y 79z
extortion n.l.|921|4zw 1ac
extra nar.i.|8wk|iz 8wn
extracellular a..||2ms
extract nv.r.z|4s2 922 923 924|2hp 1ah
extraction n.m.|8i6 7x3
extracurricular a..|925|926
extralegal a..|927|2v6
extramarital a..|qk|ql
extramural a..
extraneous a..|928 929 92a|92b rk
extraneousness n.o.|929 92a 91v 928 qg|92c 92d
extraordinarily r..||92e 8w4
extraordinariness n.7.|92f 92e 8w8
extraordinary a..|8w8 92f 92e|8w7 8o8 92g 92h 92i
extrapolate v..w|92j 92k 92l|5xz 1zn 749
extrapolation n.9.|92l 92k|1zq 1zr 1j7
extraterrestrial na.i.|16s|8at
extravagance n.7.|92m 92n|8wj 8wm 4g2
extravagant a..|92n 92m 92o 92p 92q|92r 92s
extravagantly r..|7x|7u 3g
extravaganza n.4.||1i4
extravasation n.r.||92t 12i
extreme na.7.|1tz 8wa 92u|4g2 1u0 5xa 8vm
extremely r..|92v 8w9|r6 8wa
extremist na.i.|92w|1jp 8vm
extremity n.8.|1vz|1w0
extremum n.f.|1tz|1u0
extricate v..z|7sd 7se|7sf
extrinsic a..|rk|rj 16r 91v 92a
extrude v..10
exuberance n.c.|92x 8c8 92y|21z 8fs p5
exuberant a..|8c8 92y 92x|6z2
exudate nv.r.t|1gr 92z|1gs 75a 36b
exudation n.r.|1gr 92z|1gs
exude v..t|92z 1gr|75a 36b
exultant a..|8fp 930 92y|8fo
exultantly r..||8fp
exultation n.c.|931 930|8fs p5
eye n.8.13|3dd 932|2xj nx
eyeball nv.8.13|933 932|4lh nx
eyebrow n.8.|45n|xj xk 2x5
eyed a..|934|935
eyeglasses n.6.|936|3de
eyeless a..
eyelid n.8.|937|938 939
eyelike a..|935|934
eyepiece n.6.|93a|93b 93c
eyes n.9.||5y5
eyeshadow n.6.||93d 6gi 6gk
eyesight n.9.|93e|jf jg jh
eyestrain n.q.||8ya 5hn
ezra P.i.||93f g5 6db 2x8
fabian na.i.||4qn 20h
fabled a..|93g|855
fabric n.6.|5gq
fabricated a..|93h|855
fabrication n.a.|93i 93j|3mh
fabulous a..|93k|nl
facade n.6.||3vs 2nr 2ns
face nv.8.w|6hj 93l 615 612 2gi 93m|1w0 1yr 616 4kd
faced a..|93n|93o
faceless a..|1og|1oc
facet n.9.|28u|28v 28w
facetious a..|93p|5pt
facetiously r..||93q 93p
facial na.8.|93l 93r 6hj|93s v1 v2
facile a..|93t|1v3
facilitate v..u|193 93u|11g r0
facilitatory a..|93v|93w
facility n.6.|12m
facing n.6.||93x 24b
facsimile nv.6.w|93y 93z|4qj 2o3 4el
fact n.9.|7h7 3ng|ci
faction n.e.||5fa 2te
factor n.b.v|940 5ux 7zd|1pg 1ph 1pi 35g 1zn
factory n.6.|941|41h 41i
factual a..|j8|j7
faculty n.9.|ju 942|nb
fade v.4.u|7p8 943 944|8e0 2ec 4y
faded a..|3hv 73o|28i 2l
fadeout n.b.|945 7wn|7p6
fading n.b.|944 943|946 bf 8y
faggot nv.i.10|947|7me 8ix pa
fahrenheit P.i.||2ch
fail v..15|74y 3z8 948 74x 2v2 2uy 4d3
failing na.q.|949 94a 94b|154 7pc
failure n.4.|74x 948 4d3 94a|3mn
faint a.b.t|94c 94d 94e 7mz 7my 94f|94g 7hg 3n0 1l3
faintly r..||94e
faintness n.c.
fair a.4.z|1st 94h 94i|59j 1i4 2a1 1ss 94j 94k
fairly r..|94l|94k 94i 1st
fairness n.7.|94h 94i 1st|94m 4iy 4iz
fairway n.f.||4i8 2pm
fairy n.i.|8h4
fairyland n.9.||94n
fairytale n.a.||94o
faith n.9.|151 94p 47r|50a 50b 50c
faithful na.e.|94q 1ga dr|94r 2gm 94s dq
faithfully r..|94t|7c0 94q
fake nva.6.10|94u 270 49e 94v 6hq 94w 3om|6hs 4qj 2o3 2bl
faker n.i.|94w 94v 49e|35i 1m
falcate a..|6um|21m
falcon nv.5.x|94x 94y 94z|950 5z3 1fn 1fo
falconiformes P.5.
falconry n.9.|94z 94y|279 27a
fall nv.s.12|2k1 951 86q 4pz|2k3 952 al am
fallacious a..|953 2ce|954
fallacy n.9.|2ce 953|2cf
fallen a..|832|35z
falling a..|740|73w
falloff n.m.|955 956|735 733 71u
fallout n.r.||89d 89e
fallow na.h.|957|958 3oh 959
falls n.k.||95a
false a..|95b 95c 3mh|95d 95e 95f 95g
falsehood n.a.|3mh
falsely r..||95h
falsetto na.7.||95i 5ns 95j
falsification n.9.|95k 95l
falsify v..w|7xa ug 95c 3mh|49s 7w5
falsity n.q.|95c 792 8s6 95m 94v 7xa 95l 3mh 95h 95b|95n 95o 95p
falter v.4.16|95q 95r 95s 95t 95u|95v 77q 95w 1f3
faltering na.4.|95q 95t 95x|95v 77q 6ca
fame n.q.|95y 4ui|8t8 9f 9g
famed a..|4ui|4uj
familial a..|95z 6id
familiar a.i.|gg 5sp 960|gf
familiarity n.9.|gc 961 962 960 5rk gg 963|964 5rb 965 1gn zb zc
familiarize v..w|gd
familiarly r..||962
family n.e.|966 6id 95z|1k8
famine n.q.|967|4u 4v
famous a..|4ui 95y|4uj
fan nv.6.z|1h3|ku kv kw m2 74y 5va 968
fanatic na.i.|969 96a 96b|ku kv kw 2p
fanatical a..|96a 969|2p
fanatically r..||96a
fanaticism n.9.|96b|96c 9w
fancied a..|93h|855
fanciful a..|6m3|6m1
fancy nva.9.10|96d 8pm 96e 2xi|2cf 6zo 5wz f4 96f 2xh 85b 6kb 6x2 8fc
fanfare n.a.|3na|256
fang n.a.||2vo 96g 96h
fanlike a..|43n|43f
fanned a..|7xl|7lm
fanny n.8.|298
fantasia n.a.||jx
fantasist n.i.|96i 96j 94n
fantastic a..|1qu 8o8 96k 94n|1qx 8w8 96l
fantasy n.9.10|94n 96m 96k 96i 96j 96d|18h 18i 2cf 6zo 5wz
fantods n.q.
far ar.e.|96n 96o|7wu 96p 96q 96r 96s 96t 96u 8hs
farad n.n.||1he
faraway a..|96q 96o|96n
farce nv.a.u|96v 96w 96x|5p5 5p8 26f 79a
farcical a..|96w 96v|5pt
fare nv.9.16||ye ix 23a
farewell n.a.|mc|fv
farm n.6.15|6wq 96y 96z 4sm|34j 970
farmer n.i.|4sm 96y 96z
farmhouse n.6.||3nq 31 33
farming n.4.|116 96z|118 119 11a
farmland n.f.||2pj
farsi P.i.||25x 1bz
farsighted a..||971
farther ar..|96r 96t 972|96n
farthest ar..|96s|96n
fasciculation n.q.||973 6kr
fascinate v..16|974 4ls 975|976 1wz 8ms
fascinated a..|8l0|3av
fascinating a..|68|69
fascinatingly r..||68
fascination n.q.|4ls 974 975|8kz 10g
fascism n.9.|977 978 979|1jl 1jm 9w
fascist na.i.|979 978 977
fashion nv.7.10|5cd 6kj 7iw|85 4r5
fashionable a..|6y5|6cp 6y3 97a 97b 97c 97d
fashioned a..|7f9|7f8
fashioning n.4.|7iw 6kj|97e
fast ar.4.y|8v 97f|8u 97g 97h 97i 97j
fastball n.4.||97k 97l jc
fasten v..z|97m 97n 3vq 2ee 97o|3d6 3d7
fastened a..
fastener n.i.|97n 97m
fastening n.6.|3vq 97o|3vr
faster r..|97p|97q
fastest r..||97q
fastidious a..|55w|55v 6wl 97r
fasting n.4.|7km|514 515 127
fat na.r.y|4dk 97s 377 97t 97u 6ep|34m 97v 6en 97w 97x
fatah P.e.||97y 6s4 97z
fatal a..|706 72s|703 705 72n
fatally r..||72s
fate n.b.w|7gl 7gg 7gm s5|s6
fateful a..|72s|72n
father n.i.t|353 352|6wg 6wh 980
fathom nv.n.v|981 982|4vt 1yg
fatigue nv.q.t|8ya 8y7 983|5hn 776 4j8
fatigued a..|8y9|3i0
fatness n.7.|6ep 97u|zu
fatten v..y|97t
fattened a..|984|985
fattening a..|986|985
fatty na.i.|97s 377|987 4dh 988 989
fauces n.8.||1t0
faucet n.6.|98a|1tw 97
faulkner P.i.||2t3
fault nv.4.w|3mm 98b 3g8 3jo 75j|3mn 154 e1
faultfinding na.a.|4on 4lm|3gd 4oo 98c
faulting n.h.|3zh|6k2 8c 8d
faultless a..|98d|98e
faulty a..|75j 3jo 75k|6g1
fauna n.e.|98f
fauteuil n.6.||23z 240 241
fauvism n.e.||6s3 6s4
faux a..|270|26s
favor nv.4.15|98g|98h rb rd r8 2al 6q 6r
favorable a..|1zl re 98i|1zj 2ho
favorably r..||1zl
favored a..|98j|nz
favorite na.9.|98j 56k 98k|55d 1cu 33e 98l nz
favoritism n.9.||38k 9w
fawkes P.i.||65c 1k 1l
fawn nv.7.12|6je 98m|98n 45s 1ea 21g
fawning a..|98o|98p
fax nv.6.w|93z 93y|893 ta 4el
faze v..11||wa
fbi P.e.||98q yb
fda P.e.||yb
fear nv.c.11|149 84w 5xd|p5 98r
fearful a..|xa 149 14g|x5 14d
fearfully r..||xa 14g
fearless a..|98s 601|98t 98u 98v
feasibility n.7.|98w 98x|98y 2k6
feasible a..|98x 98w|2eq
feast nv.e.y|2vf 2vg 98z 990 2vh 991|2vi 2vj 1xi 3zy
feasting n.4.|991 98z|55s 55t ij
feat n.4.|2nw|bs
feather nv.5.z|992 993 994|xk 2x5 2s8 3d7
feathered a..|994|pb
featherlike a..|993|995
feathery a..|993 992 83c|995
feature nv.9.16|28v 32e 45o 3nt|28w
featured a..|653 93o|3pf 93n
featureless a..||2hs
feb P.s.|996|1zs 1zt
febrile a..||997
february P.s.|996|1zs 1zt
fecal a..||86t
feces n.r.|86t|86u 71b
fecund a..|998 999|99a
fecundity n.9.|99b
fed P.i.||1e7
federal a.i.||99c
federalize v..u|99d|5zj 5zk
federally r..
federated a..|99e|10y
federation n.e.|99d
fedora n.6.|99f|3nw 3nx
fee n.l.14|99g|99h 4zw 1ac
feeble a..|99i|1l3
feebleness n.q.|714 99j 718|v
feebly r..||94f
feed nv.d.y|6sa 8c2 99k 99l 6dy
feedback n.m.||1on
feeder n.5.||80g
feeding n.4.|55s 8c2 99l 99k 6dy|55t ij 99m
feedlot n.6.
feel v.9.11|1m5 99n 99o 99p 36k 99q 99r|5xz f2
feeler n.5.|99s|1sx
feeling n.3.|99o 1m5 36k 99p 99t|1ed
feelings n.c.|99n 1m5|99u
feign v..w|49r 3mf|49s 7w5
feigned a..|99v|98p
feigning n.a.|3mf 49r|3mg 3mh
feint nv.4.10||26q 26r 1xf 99w 99x
feldspar n.r.|99y|4fo xw
felicitate v..w|61o 99z 61n 61p|3bn 3bo
felicitous a..|61s 99z|61m
felicity n.7.|99z 61s 61o|1z4 2ka
feline na.5.|4qu|4qt
fell nva.r.z|9a0 9a1 9a2 2wb|19d 19e 2s8 2wc
fella n.i.|3kd|k1
fellow n.i.|3kd 5sp 5sq 5me 9a3|k1 47y 1au 1av
fellowship n.e.|9a3 5me 5sq 5sp|2b7 5ss cj
felon n.i.|1k|1l 1m
felony n.4.|41o 6mz|29p 29q 2ke
felt nv.6.z|9a4|8o0 7xc
felted a..||9a5
female na.5.|9a6 1e5 9a7 9a8|9a9
feminine a.a.|9a9 9a8 9aa|9ab e4 4s5 9a7 9ac
femininity n.7.|9aa 9a9
feminist na.i.|9ad|37 38
femoral a..|9ae 9af|9ag
femur n.8.|9af 9ae|9ah 8qd 1pu
fence n.6.z|9ai 9aj 9ak|2t1 2t2 2up 2uq
fencing n.6.|9ai 9aj|2t1 2t2
fender n.6.|9al|2t1 2t2
fenestra n.8.||1sz 1t0
fennel n.k.
ferdinand P.i.||162 163
feria n.s.||9am 9an 1nf
ferment nv.q.11|9ao 9ap|9aq 1jr
fermentation n.q.|9ao 9ap 9ar 9as 9at|9aq 1jr 4fk
fermenting n.m.|9ar 9as|4fk
fern n.k.|3x7 9au 9av|3x8
fernlike a..|9au|9av
ferny a..|9av 3x7|9au
ferocious a..|9aw 46j 9ax|6cb
ferociously r..|9ay|9aw
ferocity n.7.|9ax 9aw|2df 4g2
ferret nv.5.12||9az 9b0 50u
ferric a..||9b1
ferromagnetic a..
ferry nv.6.12||2x0 2x1 42s 131
fertile a..|99a 999 99b|998 20a
fertility n.s.||90 91
fertilization n.b.|9b2 9b3|6lv 1pi
fertilize v..u|88o 3qr|88p
fertilizer n.r.|3qr 88o
fervent a..|21w 9b4|2p
fervently r..||21w
fervid a..|21w 9b4|2p
fervor n.c.|9b4|9b5
festival n.s.|9b6
festive a..|3jx 4o8|8d1
festivity n.4.|4o8 3jx
fetal a..|9b7 9b8
fetch nv.4.z|78u|4yq
fetching a..|2fx|2fq
fete nv.b.15|990 4uf|9b9 u6 4uh
fetid a..|9ba 9bb|9bc
fetish n.c.||8rt 1ev
fetus n.5.|9b8 9b7
feud nv.4.x||2ua
feudal a..|9bd 9be
feudalism n.e.|9be 9bd|4kz
fever n.q.|997|1r9 1rc
feverish a..|108|102
feverishly r..||108
few a.e.
fewer a..
fiance n.i.||3ag 33e
fiat n.a.|2t7|hi
fiber n.r.|hh 9bf
fiberglass n.r.||9bg 3no
fibrillation n.q.||973 6kr
fibrin n.r.||hs
fibrinogen n.r.||9bh 9bi hs
fibrinolysis n.m.||7tc
fibrocalcific a..
fibrosis n.q.|9bj|fo
fibrous a..|9bf hh|538
fibula n.8.||9ah 8qd 1pu
fickle a..|9bk 9bl|9bm
fictile a..
fiction n.a.|18h 9bn 93h|18i
fictional a..|9bn 18h 93h 93i|855
fictitious a..|93h 18h|855
fictive a..|2bk|2bl
fiddle nv.6.15|9bo 9bp|4ux 2ui c8 2l2
fidelity n.7.||dp
fidget nv.c.12|9bq 9br|9bs
fiduciary na.i.|nh|9bt
field n.f.x|2pl 30a|2pm
fielder n.i.|4ro 9bu|0 1
fieldhand n.i.||6jj 6jk 86x
fielding n.4.|9bu|9bv 3h7
fields P.i.||18t
fieldstone n.r.||yk
fiend n.i.|9bw 7a1|2ih 2ii 3oj 1v7
fiendish a..|8v1|2e6
fierce a..|9aw 9ax 9bx|6cb 5xa
fiercely r..|9ay|9aw
fierceness n.7.|9ax 9aw 9by 9bz 9bx|2df 4g2
fiery a..|21w 9b4 9c0 3hl|2p 2rk
fifteen a.n.||3cq ef 3cr
fifteenth a.o.||3cs 9g 3ct
fifth na.n.||9c1 9c2 4cq 3ct
fifties n.s.||71n
fiftieth na.o.||3cs 9g 3ct
fifty a.n.||3cq ef 3cr
fig n.a.|9c3|9c4 278 27f
fight nv.4.x|29o 9c5 2u9 16j 9c6 773|142 2ua
fighter n.i.|16j 773 9c5 9c6|135 136 12k 3q6
fighting na.4.|2u9 9c5 ik|2ua iq
figurative a..|9c7|1j5 9c8 9c9
figuratively r..||9c7
figure nv.a.v|9c3 1jx 4fr|9c4 278 27f 1k3
figured a..||3lk
figurine n.6.|9ca|9cb 9cc 2o3
figuring n.9.|1zq 1zn|1zr 1j7
fiji P.f.|9cd 9ce|wx
fijian P.i.|9ce 9cd|9cf 2hz
filament n.r.|9cg 9ch|hh
filamentous a..|9ch 9cg|9ci
file nv.a.w|4zu 9cj 9ck|ce cf cg 83w a9 9cl 3k2
filial a..||2n2
filing n.a.|9ck 9cj|9cm
filipino P.i.|9cn 9co|3b 9cp
fill v.n.u|9cq b9 79a 9cr 9cs 9ct 9cu|8o9 8ob
filled a..|9cv|42o
filler n.r.|9cw 9cx|4sv
filling n.r.|9cr 9cu 9ct|9cy
fillip n.9.|3qx|3qy 3qz
filly n.5.||5o6 4fz 4g0 9a6
film n.a.w|808 9cz 9d0 589 9d1 9d2|2fs 157 155 a9 aa
filmed a..|9d3|4jb
filming n.4.|9d2 9cz 9d0|9d4 9d5 9d6
filmmaker n.i.|7u1|7u2
filmy a..|9d7|9ci
fils n.n.
filter nv.6.z|9d8 9d9 9da 9db|1pq 4ml 7ll
filth n.r.||71b
filthy a..|7ov 7on|345
filtration n.m.|9da 9db 9d9
fin nv.n.14|9dc|ee ef 24c
final a.b.|5gj 5y6 9dd|5gi 6pt
finale n.a.||8ll j2
finality n.7.|5y6 9de 9dd 5gj|7hw 9df 4wx
finally r..|8ur 9dg 9dh|8uq 9dd 9di 9dj
finance nv.4.14|20k 9dk 9dl 2ut 9dm 9dn|sd se sf
finances n.l.|9do
financial a..|9dk 9dm 2ut 20k
financially r..||9dk
financier nv.i.15|2us|cq 9dp 4xp
financing n.4.|9dn 9dl|20k sd se
finch n.5.|9dq|3fo
find v.9.14|4a6 403 7rg 7h9 7hy 9dr 9ds|7hd f2
finder n.i.|9ds 9dr|9dt
finding n.4.|7hy 7h9 9du 9dv|403 6bu 1vj
findings n.e.
fine ar.l.15|9dw 9dx 9dy 9dz 8gr 9e0 789|52l 8vg 9ci 8gp 6wn 6wp
finely r..||9e1 8gr
fineness n.7.|55f|9e2 4g1 4g2
finer a..|3ai|3ah
finger n.8.z|9e3 99s 9e4 9e5|9e6 1vz 1w0 9e7
fingerboard n.a.||9e8 9e9
fingered a..|7m4|7m3
fingering n.4.|9e5|9ea
fingerlike a..|7m3|7m4
fingernail n.8.|9eb|9ec 5cv
fingerprint n.a.10|9ed 9ee|699 cg 4mj cf 6dg
fingerprinting n.4.|9ee 9ed
fingertip n.8.||9ef 25l 1u0
finicky a..|97r|55w
finish v.7.u|5iq 9eg bu 1nc 5fx|73h 1vh
finished a..|985 5y2|984 986 5y1 81g
finishing n.7.|5iq 9eg|73h 1vh
finite a..|3v8 3v7|3v6
finland P.f.|9eh|14r wx
finn P.i.||14s
finnic P.a.|9ei|9ej 9ek 9el
finnish P.a.||9ei 9ej 9eh
fipple n.6.||9em 9en 2t2
fir n.k.||15k 15l
fire nv.b.x|3qu 4bw 2xr 3hr 9eo 9ep 3hl|1fk 1fl 3hq 2r8 2rd
firearm n.6.|2jc|1qn 1qo
firecracker n.6.|2ty|9eq 9er 8a1
fired a..|7q5|7q6
firelight n.j.||2j9 2ja 320
fireman n.4.
fireplace n.6.|6ce|6cf 1zy
firepower n.7.||9es 4ke 2a
fireproof va..u||3q9 3qa 9et
fireside n.f.
firewall n.4.||864 jc
firewood n.r.||4zr
firework n.6.|9eq|9er 8a1
firing n.4.|2xr 9eo 9ep 3hr|1fk 1fl 6i0 jc
firm na.e.u|6ej 7i2 2ak 9eu 9ev|yc yd 38l 9ew 84m
firmly r..|9ex 9ey|7i2 9ez
firmness n.7.|9f0 2ak 7i2 94s|8m5
first ar.o.|8g0|3cs 9g 9f1 9f2 9f3 8fz 9f4 9f5 9f6 9f7 9f8
firstborn na.i.|8fy 8fz|2n2 ve 8g0
firsthand ar..|9f9|53n
firth n.i.||9fa
fiscal a..|9dk|20k
fish nv.5.z|9fb 9fc 9fd 8dw 9fe 1lq|1s8 4rm 1yh
fisher n.i.|9fe 9fd
fisherman n.i.|9fe
fishing n.4.|1lq 9fd|1lr hf
fishmonger n.i.|9ff|2wy 2ri cp
fishnet n.6.||9fg 8ow
fishwife n.i.|9ff|2wy 2ri cp
fishy a..|9fc 9fb
fissile a..|9fh
fission n.m.||47u 47v
fissionable a..|9fh
fissiped n.5.
fissure nv.p.u|6k4 6k2|6k8 3w0 1o2
fist n.8.||9fi 9e7 1w0
fistfight nv.4.x||2u9 2ua
fit nva.q.16|9fj 6c8 82u 9fk b4 b6 1z9 8hc 9fl|9fm z0 p5 1uo w9 an 5cd b9 9fn 6rp 9r 1za
fitful a..|9fo 9fp|9fq
fitness n.7.|8hc 9fl 1z9|2ka 3l9
fitted a..
fitting a.b.|b6 82u 2ro 72a 8hc|be bf 8y 1z8 9fr
five a.n.|9dc|ee ef 3cr
fix v.q.u|4cp 9fs 9ft 97m 9fu 4yb 76j 4ib|3ef p0
fixation n.q.|9fv|1u
fixative n.r.
fixed a..|7hx 9fw 9fx 9fy 9fu|7hv 9fz
fixer n.i.||4ul
fixing n.4.|9fs 4cp|42
fixity n.7.|9fu 9g0 9fx 9g1|9g2 9g3
fixture n.6.|4yb 97m
fizzle nv.b.16|9g4|2u4 2u5 7qu mu
flabby a..||2tu
flaccid a..|9g5|52q
flag n.6.w|2v8|2v9 2va 9g6 2c1
flagellate nva.5.z|3bq 9g7 9g8 9g9 9ga|1fs 168 3dv 335 9gb 9gc
flagellated a..|3bq|9gb 9gc 9g7
flagellum n.6.|9g9 9g8|9gc
flagrant a..|652|3pf
flail nv.6.z|9gd|335
flair n.9.|6yu|8m1 8m2 1zx 410
flake nv.j.z||k8 ym
flaky a..|3ec
flamboyant na.k.|96f 9ge 9gf|9gg
flamboyantly r..||5o2 9ge
flame n.m.17|3hl 9gh|3hm 3hn 5p2
flaming na.m.|3hl 9gh 3lb|3hm 3hn 5p2 3lc
flaminius P.i.||1qa 1qb 1qc 20g 20h
flammable a..|5p1|5oz
flanders P.f.|9gi|14r wx
flank nv.e.16|9gj|2o8 24z 4kd
flannel n.6.
flap nv.6.12|5it 9gk 9gl 9gm 5bc|32z
flapper n.i.||36z 1e4 1e5
flapping n.b.|9gl 5bc 9gk 9gm|9gn qx
flaps n.6.||12o
flare nv.p.17||3hl 3hm 3hn 31c 4bz 7mj
flaring a..|x0|x1
flash nv.b.13|9go 3jf 3je 9gp 9gq 9gr|424 42g 3fk 9gs 1v0 3yk 3yl 9i
flashback n.a.||6vb 5f9 j2
flashing n.b.|9gq 9gp|1uv
flashlight n.6.||48p 48q 3jh
flashy a..|9gt 9gu 5o2 3na|9gv 5ny
flask n.6.|4jv|3u7 200
flat na.h.|9gw 9gx 9gy|9gz 23o 9h0 9h1
flatbottom a..||9h0
flatfish n.d.|9h2|3lv 3lw
flatly r..||9h3 9h4
flatness n.7.|9gx 9h5 9gy 9gw|7n0 2cu
flats n.6.||3s2
flatten v..u|9h6|6rp
flattened a..|9h7|9h1
flatter v..w|9h8 5j0|az 1w7
flattering a..
flattery n.a.|5j0 9h8|5j1 5j2 ax
flatulence n.q.|5lq
flatus n.4.||367 368 ij
flaunt nv.a.13|9h9 9gr|256 3yk 3yl
flautist n.i.|9ha 9hb|1d3
flavor n.q.13|99t 9hc 9hd 6u3 9he|1ed 9hf 87u 5lp
flavorful a..|9hd|ha
flavoring n.d.|9he 6u3
flaw nv.q.u|3jo 3i9|154 3c9
flawless a..|5da 9hg|98e
flax n.r.||6h2 2za hh
flea n.5.||9hh
fleck nv.h.z|3ec 3k1 9hi|3ee 3k2
flecked a..|821|3lk
fledged a..|9hj|9hk
fledgling na.i.|9hl 9hm 9hk|1ym 1yn 9hj 9hn
flee v..12|75h 5ev 9ho|75i f
fleece nv.r.14|9hp 9hq|9hr 9hs 2za 35m 35n
fleet nva.e.12|4dn 97g|4do 8v
fleeting a..|9ht 8pt|422
fleming P.i.
flemish P.e.||9hu 9gi
flesh n.8.14|1jx|1k3
fleshy a..|97w 6eo|97u
flex nv.4.12||6pc 43y 9hv 2ec
flexibility n.7.|9hw 8fk 9hx 9hy kj|9hz 3up kg 2a
flexible a..|9i0 9hy 9hx 7bi 9hw kj 8fk|9i1 9i2 37u 9i3 9i4 ke 8ff
flexion n.q.|9i5
flexuous a..|6uo|21m
flexure n.q.|9i5
flick nv.b.13|9i6 9i7|2u3 3jf 9gs 9i8 2jx 4rh 8fv
flicker nv.b.12|9i9 9i7 9ia 9ib|9go 9ic
flickering a..|9id|6ca
flies n.f.||9ie
flight n.e.15|9if 5ev 75h|2o8 24z 9ig 1f2 2p4 80f
flightless a..|9ih|9ii
flighty a..|9ij 20r|7zm
flimsy na.r.|9ik 9il|9im ei 1l3
flinch nv.4.12|9in 6n7|9io 367 368
fling v.4.z|9ip|4rh
flint na.r.|9iq|532 25p 9ir
flintlock n.6.||9is 2jc 1qn
flip nv.4.12|9it 9iu 9iv 9iw 7vt|9ix 2nu 2nv 2kv 9iy 67v
flipper n.6.||5fn 3s2
flirt nv.i.w|6dk 9iz 6dl 9j0|1e4 1e5 22t
flirtatious a..|9iz 6dk 9j0|8ru
flit nv.4.12|6yk 4dn|ol 4do
float v.s.12|85o 4an 9j1 391 54s|4ck
floating na.4.|9j1 4an|2zw 2zx hf
floc n.r.
flocculate v..16|9j2 9j3 9j4
flocculation n.m.|9j4 9j2
flock nv.e.12|6j5 799 4ab|61u 40w 2xw 245 6pg
flog v..z|3dv 9ga|335
flogging n.4.|9ga 4j3 3dv|9j5 6q2 512
flood nv.j.z|9j6 9j7 798 796 9j8 9j9 9ja|7cy 799 2xw 245 3jg 3jh 9jb 79a 3l0
flooded a..|9jc|42o
floodhead n.j.||9j6 7cy
flooding n.4.|9ja 798|9jd nd
floor n.6.11|9je 2ff|2p1 2ns
floorboard n.6.||9jf 2qn
flooring n.6.|9je|2p1 2ns
flop v.m.12|5m2|9jg 9jh 9ji 47a 4pz
floppy na.6.|5m2|7ps 9jj
flora n.e.|3tz
floral a..|9jk|3lk
florence P.f.|9jl
florentine P.i.||9jm 14s 9jl
floret n.k.||3l7
florid a..|96f 9gf|2xi
florida P.f.||13u 13v
floridian P.i.||13y
florist n.i.||9jn 2ri cp 315 316 317
floss nv.6.t|83b|9jo 3w9 3wa 2zy 2wi
flounce nv.6.12|9jp|po 1f3
flounder v.d.12|9jq|9h2 3lv 3lw 1f3 9jr ru
flour nv.d.z
flourish nv.a.u|8ys|3vy 27f
flourishing a..|3rs|3rt
flout v..w|9js 9jt|7r9 7bl
flow nv.b.12|12n 591 9jb 9ju 9jv|qw qx 90 91
flower n.k.u|9jw 9jx 3l6 3l7
flowerbed n.6.||9jy 9jz 2pm
flowered a..|9jk|3lk
flowering na.m.|8ej 3l6 9k0|7im 74t
flowerless a..
flowery a..|9jx 9jw
flowing na.b.|12n 591 9k1|qw qx 9k2
flu n.q.|9k3|53j 11v 2c6
flub nv.4.15|3mk 9k4|3mm 3mn 948
fluctuate v..12
fluctuating a..|9k5|6ca
flue n.6.||4c5
fluency n.a.|8hu 26n
fluent a..|9k6|9k7
fluently r..||26n
fluff nv.r.15|9k8 83b 9k4|948
fluffy a..|83b 9k8 83c|52q
fluid n.r.|9k9|7xd
fluidity n.7.|9ka 9k9|5z
fluke n.j.||9kb
fluoresce v..13|9kc 9kd 5o0 2j8|9ke 9gs
fluorescein n.r.||21n 21o 9kf
fluorescence n.j.|2j8 9kd 9kc|2j9 2ja 320
fluorescent na.6.|9kd 2j8 9kc|4ya 4yb 9kg
fluoridation n.4.|9kh|kp dn do
fluoride n.r.|9kh|44h em
fluorine n.r.||i0 12h 12i 2d0
fluoroboride n.r.||em
fluorocarbon n.r.
flurry nv.4.12|oi|oj ok ol 9ki 5gz 2dn
flush nvar.s.t|3lf wf 3l8 3n2 3n3 9kj|3l9 3fp 591 9h0
flushed a..|9kk 5nw|3uu 311
fluster nv.7.11|9kl|zb zc 32r 2rp
flute nv.6.z|9hb 9ha|2z8 c7 c8 9km 5xo
flutter nv.4.12|9ib 9ia 4dn 9gl|ol 4do 9ic
flux n.s.12|5yp|90 91 12n qw qx
fly nv.5.12|3lx 4dy 9if|3ly
flyblown a..|9kn|l8
flycatcher n.5.||3fo
flyer n.a.|440|jv jw
flying na.4.|9if 2kx 4dy 130 9ko|9ig 1f2 x1
flyway n.f.||32u 2mp
fm P.a.||9kp 43v 43w
foam nv.h.u|9kq 8eb 46q|46p 46t 46u 46s 36a
foaming a..|46q|46w
foamy a..|9kr|77f
focal a..|4vx|4vj
focally r..||4vx
focus nv.9.v|4vn 4vo 9ks 9kt|4vq 15x ju 76m 76n 5bp 5bt 6xg
focused a..|9ku
focusing n.9.|4vn 4vo|4vq 15x ju
focussed a..|9ku
fodder nv.i.y|9kv|4tj 4tk 6dy
foe n.i.|39k|s0 4xu
fog n.j.13|9kw 9kx 9ky 9kz 34s|tl tn 2dm 2dn 2do
fogbound a..||5gt
foggy a..|6zp|6zq
foible n.7.|9l0|7x6 9l1
foil nv.6.16|9l2 9l3 8nh 3ad 9l4|2qn 5mx 36h 2ku
foiled a..|7pa|2ey
fold nv.p.z|37v 5xo 61u|1m8 3k2 9l5 5ou
folder n.a.|3r7|3r6 1q7 1q8
folding na.m.|5m8|5m6
foliage n.k.|3a5|9l6
foliate va..10|9l3 9l2 9l7|9l8 9l9 3a5
foliated a..|9l7|3a5
folk n.e.|9la|y8
folklore n.9.||9lb
folks n.e.||1k8
folksy a..||2yf
follicle n.8.|9lc 9ld|3i3 1dg 1dh
follicular a..|9ld 9lc
follow v..12|9le 9lf 50t
follower n.i.|m2
followers n.e.|94r|2gm
following a.e.|9lg 9lh|63l
folly n.7.|7p 9li|3mm 3mn
fond a..|ut us 9lj uu 9lk 96e|uv 1zw
fondle v..z|4nr 6se|4nt
fondly r..|9ll|uv 9lj
fondness n.c.|96e 9lk|nu
font n.a.|6vy|6vz 1bi 1bj
food n.3.|9lm
foodstuff n.6.
fool nv.i.15|299 5jq 9ln 57c|29a 57d 3ab 35n
foolhardy a..|3pa 9lo|2gd
fooling a..||9lp
foolish a..|7n|7j 9lq 9lr 9ls 9lt 9lu
foolishly r..|9lv|7n
foolishness n.7.|7p 9lw
foolproof va..u|9lx|3q9 3qa 9ly
foot n.8.14|9lz 9m0|9m1 9e7 1w0 4vt
footage n.6.||9d1 9m2 4hl
football n.4.|9m3 3kb|2yg 2yh 2qi 3wk hf 2sh 2nx
footbridge n.6.||41u
footed a..
footer n.n.||4vt
foothold n.f.|318|319 31a
footing n.q.|9m4|9g
footloose a..|9m5|2js
footnote nv.a.10||9m6 5qh 59s 59t
footpath n.6.|9m7|1fg
footprint n.a.|9m8|699 cg
footrace n.b.|9m9|9ma 4hz
footstep n.b.|9mb 9mc|2u5 9md 4jy 245
footwear n.6.|9me
footwork n.4.||2az
foppish a..|8gq|8gp
forage nv.d.14|9mf 9mg 9mh|9kv 6sa 1fn 1fo
foraging n.4.|9mh 9mg|90e
forbid v..w|2t9 2t6 9mi|2ta 5q0
forbidden a..|9mj|9mk
forbidding na.a.|2t6 2t9 9ml|2vc 2vd 2ve fl
force nv.7.15|9mm 9mn 9mo 9mp 3m8 vg 8fv 2de 12r 9mq 9mr|9ms 2is 2df 4g2 3m9 2bw
forced a..|9mt|86a
forceful a..|84m 2de|84l 8x9 9ev 9mr
forcefully r..||84m
forcefulness n.7.|2de 2ab 84m|2df 4g2
forceless a..
forceps n.6.||924
forcible a..|9mr 8fv|84m
forcibly r..||9mr
ford nv.i.12||7u1 7u2 6nr 5cx
fore nar.6.|3vm|3vs 2nr 2ns
forearm nv.8.x||23u 1vz 1w0 23q
forebear n.i.|9mu|3p ve
foreboding na.c.|9mv 1r3 9mw|1yj 149 p5 1ub
forecast nv.a.w|2h0 4fq 4fr 9mx 9my|1r3 1r5 2h4
forecasting n.a.|9my 4fq
foreclose v..15|2ku|9mz
forefather n.i.|3o|3p ve
forefinger n.8.||9e3 9e6 1vz
forefoot n.5.||9n0 9m1 9e7
forefront n.f.|9n1|9n2 3uc 3ud
forego v..16|1pe
foregoing a..|9n3|3m
foreground nv.9.u|9n4|2oe 2of 2og 9n5 9b
forehead n.8.|45m|45o
foreign a..|4b rm|49 91w rl 16q 9n6 9n7
foreigner n.i.|16p|16u
foreknow v..v|1r2|1r4
foreknowledge n.a.||5am 5ao 5ap
foreleg n.5.||9n8 23u 1vz
forelimb n.5.|9n8|23u 1vz 1w0
foreman n.i.|3tt|3tv 3tw
foremast n.6.||9n9 3w7 3w8
foremost ar..|39t 9na|39q 9nb
forensic a..||9nc
forequarter n.d.||2po 2pp
forerunner n.i.|9nd 9ne|cg
foresee v..v|1r2 8po 1r1|1r4 6zo 5wz
foreseeable a..|9nf|9ng
foreshorten v..u|45
foresight n.7.||9nh 9ni 9nj
foreskin n.8.||6vg 1pv
forest n.e.z|9nk 9nl|3tz
forestall v..15|2ku 9nm
forested a..|9nn|46h
forestry n.9.|9nl|1k1 1k2
forethought n.9.|9no|251 1j7
forever r..|8tl|4u8
forfeit nva.l.14|9np 60l|7d4 6 d 60m
forfeited a..|60l|60m
forge nv.6.10|9l8 6hq 6hr 6hp 6af|9nq 3q8 1zy 9l9 4pn 5wz
forged a..|6ht|2bl
forget v..v
forgetful a..|9nr 9ns
forgetfulness n.9.|9ns 9nr|1gv 1gw 10g
forgive v..w|5g 9nt|5h 10q
forgiveness n.c.||9nu 5t2 5qv
forgiving a..|9nv|9nw
forgo v..15|9nx
forgotten a..|7vo|7vp
fork n.6.z|3yb 3y5 9ny|9nz 3w3 6t0 3yc 72 73 3y4 3y7 3y8 9o0
forked a..|3y9|3ya
forlorn a..|9o1|3hy
form nv.a.15|15 3ye 9o2 6rp 9o3 2o8 5nj 52u 19m 9o4|16 3yf 252 52v 238
formal a.b.|47d 9o5 9o6|4wo 4wr 47b 9o7
formaldehyde n.r.||15j 12h 12i
formalism n.9.|9o8|1mj
formalities n.b.|9o6|4bj u6
formality n.b.|9o6 9o5|4bj u6
formalized a..|9o8
formally r..|9o9|9o7 9o5 47d
format nv.a.10|9oa 9ob 9oc 9od|ci
formation n.e.|2o8 9o3 9oe 4pn 6rp 5nj|24z 9of 2a5 1yx 35b
formative na.a.|66b|668
formatting n.a.|9oa 9od 9oc 9ob|ci
formed a..|4xj|2nj
former a.o.|9og|1kk
formerly r..|9oh
formicariidae P.5.||at
formidable a..|9oi 9oj 14k|1e2 14d
formless a..|1h6|1h7
formosa P.f.||1rm
formula n.a.|9ok 9ol 9om 6af|8r3 4jl
formulate v..w|9on 1yv 6af 9om 26h 438|623 1r0 5wz 9h 9i
formulated a..|7ig|7if
formulation n.r.|5d6 9ol 1yv 6af 9on 26h|1yw 1yx
fornix n.8.
forsake v..v|j|7ew
forswear v..w|9oo 9op|7bk 7bl
fort nv.6.12|9oq 9or 23q 2ze|9os 2yc 12m 2zf 29w
forte nar.7.|9ot 9ou|rd
forth r.h.|2lp 9ov|f6 f7
forthcoming a..|9ow|6c2
forthright ar..|3mr 4ir 9ox|3mv 9oy
forthwith r..|7oh|7o8
forties n.s.||ot
fortification n.6.|40h 9or|2zf
fortified a..|9oz|9p0
fortify v..u|2sm
fortitude n.7.|2nz|2gh 2o0 3z1 9p1 50b 50c
fortress n.6.|2ze|2zf
fortunate a..|9p2 3iu|9p3 9p4 9p5 9p6 9p7 3is
fortunately r..|9p8|9p9 9p4 9p2
fortune n.j.|4y7 9kb|9pa 9pb 9pc
forty a.n.|9pd|3cr
forward ar.i.12|9pe 9pf 9pg|7fx
forwarding n.4.|9pf 9pe|9ph 9pi 4t0
forwardness n.7.|5jm 2bn|2a9 2ac
forwards r..|9pg
fossa n.p.||3w0 1o2 1dh
fossil na.i.||1kj
fossilized a..|9pj|k9
foster v.i.15|9pk 9pl 9pm|qs r0
fostering n.a.|9pl 9pk 9pn|r9 ax
foul va.4.x|678 7st 9ba 9bb 9po 9pp|9pq 3af 2ol 39n 22 9bc 9pr
fouled a..|7or|345
foulness n.q.|9pp 9po|6yb
found v.l.15|8t2 508 9ps 6lx 1x5|8aj 1nw 1ab 8t4 ib
foundation n.o.|2yy 2ya 508 8t2|2um
founder nv.q.15|9ps 8t2 1x5|4cb 5wy 948
founding n.4.|6lx 8t2 1x5|35b
foundry n.6.||941 41h 41i
fountain n.6.
fountainhead n.a.||9pt
four na.n.|9pu 9pv|ee ef 3cr
fourfold ar..||82a
foursome n.e.
foursquare nar.p.|9pw 9px|9py 9pz 9q0 9q1 9q2 9q3 38l
fourteen na.n.|9q4 9q5|3cq ef 3cr
fourteenth na.o.||3cs 9g 3ct
fourth a.o.||3ct
fovea n.8.||9q6
fowl nv.5.x|53e 9q7|53f 1fn 1fo
fox nv.5.15|9q8 80d 6km 9q9|49j 35i 1m 3ab 35n
foxglove n.k.
foxhound n.5.||3kp 3kq 3kr
foyer n.6.|9qa|2sw
fracas n.a.|1c6|1c7 1c8 1c9
fraction n.r.v|9qb 9qc 17e|ag
fractional a..|17e 9qc|17c 7zc 9qd 9qe
fractionate v..z|9qf 9qg 9qh|4ml
fractionation n.m.|9qg 9qf 9qb 9qh|3yc 72 73
fractious a..|7u7 9qi|7u4
fracture nv.q.u||3t 82 86
fragile a..|3zp 3zm 787|3zg 6wp
fragment n.h.u|3ee 9qd 537 9qj 9qk 9ql|31z ag 3zf
fragmentary a..|9qd 3ee 9qk 9qj|17e
fragmentation n.4.|9ql 537|3yc 72 73
fragmented a..|7yv|3ya
fragrance n.9.|9qm 9qn|9qo 87u 5lp
fragrant a..|9qn 9qm|9qp 9qq 9qr
frail na.n.|9qs 714|849 718
frambesia n.q.|9qt|11u 11v
frame nv.6.z|6h7 3si 1jx|12s 12t 5gg 2o3 1k3 2up 2uq 3sl 3sm
framed a..
framework n.9.|9qu|2bq 9qv 5v6
framing n.4.||1yv 1yw 1yx
franc n.n.
france P.f.|9qw|14r wx
franchise nv.a.15|70m|5xp 5xq 5xr cx cy
franciscan P.i.||2h5 10
franco P.i.||1qa 1qb 1qc 7gc
frangipani n.k.
frank nva.i.z|9qx 9qy 3mr 9qz 4ir|14s 6z9 6za 3mv
frankenstein P.q.||yf hn
frankfurter n.d.||9r0 2pp
frankish P..||9qx
franklin n.i.||9r1
frankly r..|4is|3mr 4it
frankness n.7.|4ir 3mr|4ix 4iy 4iz
frantic a..|109|102
frantically r..|9r2|109 78n
fraternal a..|9r3 9r4|45j
fraternisation n.4.|9r5 9r6|va vb
fraternity n.e.|9r4 9r3 45j 9r6|5ha 2b7 23g y8
fraternize v..15|9r6 9r5 45j|1i8
fraud n.4.|9r7 94w 88t|29p 29q 2ke 35i 1m 9r8 uf ug
fraudulent a..|71z 71y 88t|720
fraudulently r..||71z
fraught a..|9r9|5h2
frayed a..|9ra|ya
freak nv.i.11|9rb|9rc 9rd 84w
freakish a..|4la|4lc
freckle nv.8.u||9hi 6nq
freckled a..||3lk
frederick P.f.
free va.e.15|2r3 9re 9rf 7ts 2js|8sg 2jq 8ig 9m5 9rg 9rh
freedom n.q.|2jv
freehand a..|9ri|9rj
freeing n.4.|9re 8if 2r3|bs
freely r..||2js
freeman n.i.||59u 59w
freemasonry n.q.||5sq 5ss cj
freetail n.5.||2zg
freeway n.6.|91b|4e4 197
freewheeler n.i.
freewheeling a..|9rk|92r
freeze v.m.12|9rl 9rm 9rn|9ro
freezing n.m.|9rm 9rl|547 3oy 3p0
freight n.6.12|4nx 9rp 9rq 9rr|4ny 9rs sd se 4ck
freighter n.6.|9rr 9rq 9rp|9rt 30i 2x1
french P.a.z|9ru|9rv 9rw 9rx 439 y8 9qw
frenchman P.i.|416|14s
frenzied a..|9ry|4z9
frenziedly r..||108 109
frenzy n.q.|6le|78o 78p 10n
frequency n.s.|9rz 9s0|90 91 8ef
frequent va..15|9s1 9s2 9s3 9s4 9rz 5rh|r0 9s5 9s6 9s7 9s8 2kr
frequently r..|9s9|9s2
fresh a..|9sa 6nm 9sb 9sc 3x5 9sd|6nl 9se 3x6
freshly r..|9sd
freshman na.i.|9hl 9f4|9sf 9sg 5mt 1ym 1yn 8g0
freshness n.7.|6nm 9sh 3x5 5d1 9sa 9sc 9sb|6nn y1 9si
freshwater n.r.|9sj|201 1gu
fret v.q.11|9sk 9sl|10f 10g 98r
fretful a..|9br|8dg
fretted a..
freud P.i.|9sm 9sn|9so 7jl 45y 9sp 9sq
freudian P.i.|9sn 9sm|m2
friable a..|3zo 6qp|3zg
friar n.i.|2h5|10
friction n.q.|5bu|5bx
frictional a..|9sr 9ss
frictionless a..||9sr
friday P.s.||9am 9an 1nf
fried a..|6cd|2rh
friend n.i.|47y 1gd 5ss
friendliness n.c.|45l 1gf|nu
friendly a.e.|1gd 47y 1gn 1gf 45l|u3 5wd 9st 9su 9sv 1ge
friendship n.q.|5ss ge 47y|cj
friesland P.f.
frieze n.6.||9l6
frigate n.6.||30h 30i 2x1
fright nv.c.11|149 14a|p5 14b
frighten v..11|14a 9sw|14b
frightened a..|xb 9sx|x5
frightening a.4.|9sw 14a 14g|9sy 9sz wp 14d
frightful a..|14f 92g|14d 8w8
frigid a..|5ll 5li|9t0 5le
frill n.8.||9t1
frilled a..|9t2|pb
fringe n.p.10|9t3 9t4|3sk 21b pa
fringed a..|3sq|3sn pb
fringillidae P.5.||at
frisbee P.6.||7tn 2qm 2qn 2sq
frisia P.f.
fritter nv.d.y|7wg|3e9 66p wl
frivolity n.7.|9t5 7zm
frivolous a..|7zm 9t5 5h8|7zl 9ij 12u
frivolously r..||7zm
frizzle v..u||9t6 2rd
frock nv.6.t|85a|4kr 1ux
frog nv.5.z|9t7|1hj 1fo
frogmarch v..12||9t8 9t9
frolic nv.4.12|4ks 4tu|4tv i7
frond n.k.||3a5
front na.f.16|9n2 1pw 93m 30b 9ta 3vs 9nb|3uc 3ud 3sj 30c 30d 4kd 612 616 qq 9na
frontage n.7.||h5 7s
frontal na.6.|1pw 9ta 9n2 3vs|po 1ps
frontier n.f.||2xz
frost nv.r.z|9rn 5lk 9tb 9tc|9td k8 2dn 2do
frostbite n.q.||3t
frostbitten a..|9te|9tf
frosted a..|9tg|9th
frosting n.d.|9tc 9tb|9ti 9tj
frosty a..|9tk|5lg
froth nv.h.u|9kq 9tl 8eb 46q|46p 46t 46u 46s 36a
frothing a..|9kr|77f
frothy a..|46q 9kq 46y|46w
frown v.a.t|9tm 9tn|324
frowningly r..||7uy
frowzled a..|7sw|5hp
frozen a..|9tf 9to 9tk|9te 9tp 9tq 9tr 9fz 5lg
fructose n.r.||9ts
frugal a..|9tt|9tu
frugally r..||9tt
fruit n.k.10|9tv 9tw 9tx|157
fruitful a..|411 9ty|40z 9tz
fruitfulness n.7.|9ty 411
fruiting a..||qf
fruitless a..|9u0 235|9u1
fruity a..|9tw 9tv|ha
frustrate v..15|3ad 750 9l4|2ku
frustrated a..|7pa|2ey
frustrating a..|7rd|7rb
frustration n.c.|750 3ad 9l4|751 3t2 3t3 5up
fry nv.i.16|9t6 9u2|6s5 24j 9u3 2rd
frying n.4.|9u2 9t6|447
ft n.n.|9m0|4vt
fucaceae P.5.
fudge nv.d.15|94v|43c 43d 43e 51t 3ab
fuel nv.r.14|4zr 9u4 9u5 9u6
fueled a..
fugal a..
fugitive na.i.|9ho 9ht|422
fugue n.q.||7wi 10g
fula P.i.||xh
fulcrum n.6.||9u7 2mj
fulfil v..10|bq 9u8 b9 9u9|bu bv
fulfill v..10|bq 9u8 6iw b9 9u9|bu bv
fulfilled a..|66v|66u
fulfillment n.c.|9u9 b9 9u8 6iw bq|9ua 683 37e 5ep 5eq 36
full a.s.z|42o 3cb 17x 9ub|9jc 42n 55b 61j 9cv 9uc 9ud
fullback nv.i.x||9ue 9uf 3kb 2tt
fuller n.i.||9ug 9uh 1e7
fullerene n.r.||k5 i0
fullness n.q.|5vd 9ui 9uj 9uk|5tz 5u2
fully r..|9ub|9ui
fulminate nv.r.w||em 5yh 2ej
fumble nv.4.z|9ul 9um|3mk 3mm 3mn 1s8 5cx 6am
fumbling a..|9un|6q9
fume nv.j.11|9uo 9up|tl tn 1m5
fumes n.r.|8y5|12h 12i 71b
fun n.4.|9uq 5p7 9ur|2vm
function nv.o.z|6gf 9us 9ut 9uu 9uv|6gg 2k6 9uw 6iw
functional a..|9ux|9uy
functionally r..
functioning na.m.|9uv 9uu|9uz
fund n.l.14|484 5r|1zd 1ze 1zf
fundamental a.b.|4mo 2yq|1bk 2ye
fundamentalism n.9.|9v0 9v1|248 150 151
fundamentalist na.i.|9v1|lx m2 9v0
fundamentally r..|2yt|2yu 2yq
fundamentals n.9.||7k8 7k9
funded a..
funding n.l.|9v2 5r|5ps
funds n.l.|9do
fundus n.8.
funeral n.b.|4bi 9v3|4bj u6
fungal a..|9v4 9v5
fungi P.k.||9v6
fungicide n.6.|1ri 1rj
fungous a..|9v4 9v5
fungus n.k.|9v5 9v4
funky a..|9ba|9bc
funnel nv.p.z||5zc 2xv
funny a.a.|5p7 9uq 5h7 6te 9v7|5pt 1qx 188
fur n.r.|33n|19d 19e 2s8
furious a..|9aw 9ax 1lt 9v8 9v9|6cb 1ld 3ne
furiously r..||9v9 9aw
furl v..u
furled a..|3v2|3ux
furlong n.n.||4vt
furlough nv.s.15|9va|9vb 9vc 4i9 37q
furnace n.6.|9nq|3q8 1zy
furnish v..14|9vd
furnished a..|1xc|1x8 9ve 9vf
furnishing n.6.||ab
furniture n.6.|1c1|1c2
furor n.9.|6lc|6lf 2tq 1y4
furred a..|9vg|9vh
furrow nv.6.z|6vc 9vi|6vd 6ve 7md 4c9
furrowed a..|6fu|6ft 9vj
furry a..|9vg 9vk|9vh
further vr..15|9pk r7 qs 96t 972|r0 96n
furtherance n.a.|r7 9pk qs|r9 ax
furthermore r..|9vl
furthest ar..|96s|96n
furtive a..|5wl 9vm|4ct
furtively r..||5wl
fury n.c.|9v8 1lt 8w0 6le 9ax 9v9|z0 p5 78o 78p 10n 2df 4g2
fuse nv.6.u|o8 9vn 9vo|1pq 5yp
fused a..|64w|10y
fuselage n.6.
fusiform a..|9vp|9vq
fusion n.b.|9vo o8|3ik
fuss nv.q.11|9sl 9vr oi|10f 10g 98r 4mr 11g
fussily r..||9vs
fussy a..|9vs 9vt|433
futile a..|9vu 9vv 9u0|9vw 9u1
futility n.7.|9vv 9vu|9vx
future na.s.|9vy 1z2 9vz 9w0|18l 1z1 8j9 9w1 9w2
fuzz n.k.|9w3|9w4 1sx
fuzzed a..|9w5|9vh
fuzzy a..|9w5 3mx 9w6|9vh 3n0
gabardine n.6.
gabble nv.a.w|9w7 2mz|2my 7o
gable n.6.||9w8 7yt
gabled a..
gabon P.f.||16f wx
gabriel P.i.||21l 1l9
gadfly n.i.|6uy|6uz 2ig 2ih
gadget n.6.|1we
gadgetry n.6.||1we
gaea P.i.||11r
gaelic P.a.|4v1|4v0 1jv 4v2
gag nv.a.13|9w9 9wa 9wb|2vm 9wc 62s
gage nv.6.x|81o 9wd 9we|81q 81r i1 39z 9wf
gagwriter n.i.|9wa
gaiety n.c.|9wg|37e
gaily r..||3jx
gain nv.n.14|9wh 9wi 7e2 9wj|245 rb rd 3s0 7r 7s 4a3
gainful a..|9wk|9wl
gait n.s.|9wm|90 91
gal n.n.|9wn|9c1 9c2 4cq
galactose n.r.||9wo 9wp 9wq
galapagos P.f.||1rm
galaxy n.e.
gale n.j.||413 2dn 2do
galileo P.i.||2cg 2ch
gall nv.q.13|4x9|i6 4xc ys
gallant na.i.|6xn 3yv|k0 k1 3yr
gallantry n.7.|9wr|2gh 2o0 3z1
gallbladder n.8.||3g2 1dg 1dh
gallery n.e.||2gk
galley n.6.||2x1
gallic P..
gallinaceous a..||53f
galling a..|1nr|1ns
gallinule n.5.
gallon n.n.|9wn|9c1 9c2 4cq
gallop nv.4.12||4jx 4jy 4jz 4k0 9ws
gallows n.6.|9wt|9wu
gallus n.6.|9wv
galsworthy P.i.
galvanic a..|9ww 9wx|9wy
galvanism n.j.|9wx 9ww|8gd
galvanometer n.6.||9wz i1
galveston P.f.
gambia P.f.||16f wx
gamble nv.l.15|3a1 9wf rs|3a2 3a3 ru
gambler n.i.|8dt 9wf
gambling n.4.|9x0 9wf|861 2ke 3af
game n.4.x|2g8 82b 9x1|4hz
gamecock n.5.
gamete n.8.|8es|8et 2ms
gametoecium n.k.
gametophyte n.k.
gamin n.i.||9x2 53o
gamma n.a.||1bh 1bi 1bj
gamopetalous a..|9x3|9x4
gamut n.7.||5t0 h5 7s
gandhi P.i.||20g 20h
gang n.e.x|9x5 9x6 9x7 4aa 6mw|2b7 9x8 29w
ganglion n.8.||3xs
gangrene nv.q.t||fo 776
gangster n.i.|9x7 9x5|1k 1l 1m
gap n.7.z|9x9 8c 3z7 6k3|7qk 7ql 1ae 8d 1lm 247 3za
gape nv.a.13|9xa|9xb 3vy 27f nx
gaping a..|xr|xs
garage nv.6.14||80m 9xc
garb nv.6.t|2fh 1ux
garbage n.r.||71b
garbed a..|2fj|2fk
garbled a..|619|61c
garden nv.6.10|9xd 9xe 9xf 9xg|9jz 2pm 3tz 2pk 2pl 9xh 2f6
gardener n.i.|9xf 9xe|ej
gardenia n.k.
gardening n.4.|9xg 9xe|116 118 119
garish a..|9gt 9xi 9gu|9gv
garland nv.i.10|6pq|1d2 1d3 j0 iz pa
garlic n.k.||9xj 28z 1dk
garment nv.6.t|1ux
garner nv.6.14|9xk 8ai|9xl 21t 12m
garnet n.r.||xw k6 k7 k8
garnish nv.d.14|9tj 9xm|60k 5mh
garret n.6.|2fd|2ff
garrison nv.6.x|9oq|9os 2yc 12m 9xn
garter nv.6.z||3x0 3x1
gas n.q.x|9xo 9xp tr 12g 12h 9xq|9xr 6rm 12i 4zr 38n
gaseous a..|tr 12h 9xo|tq 8um 9xs 9xp 9xt
gash nv.q.z|9xu 9xv 9xw|3s 3t
gasoline n.r.|9xq|4zr 38n
gasp nv.4.t|9xx 9xy|9xz 40i ij 3lo 3lt
gassing n.m.||4fk 9y0 3ku 36
gasteromycete n.k.
gasteromycetes P.k.||1hi
gastric a..|9y1|9y2
gastritis n.q.||4cb
gastrocnemius n.8.||1f 1g 1h
gastroenteritis n.q.||g3
gastroesophageal a..||9y2 8sk
gastrointestinal a..
gastropod n.5.|9y3|3f7
gate n.6.14|7ny|30l 2t1 2t2
gatekeeper n.i.
gatepost n.6.||3en 3eo 31x
gates P.i.||8p1 cp cq
gateway n.6.||81j a2
gather v.6.z|39b 9y4 29w 29u 29z
gathered a..|5mi
gathering n.e.|29u 29v 29w 29z 9y4 dl|2a2 2a3
gauche a..|9y5 6q8|9y6
gaudy na.e.|9gt 9y7 9gu 9xi 5o2|2vf 2vi 2vj 9gv 5ny
gauge nv.6.v|9wd 1zm|i1 1zn
gaul P.i.|9ru|416 14s
gaunt a..|4ey 3r1|3r2
gauntleted a..|9y8|9y9
gauss n.n.||1he
gauze n.6.||6h1
gavotte n.4.||9ya 2sp
gawk nv.i.13|5fl 2m5 9xa|5fm nx
gay a.i.|52g 3jw 9yb 5o1|326 8d1 3am 5ny
gayly r..|3ju|3jv 3jr 3jw 3jx 3jn
gaza P.f.
gaze nv.4.13|9yc 9yd|67i 67j 2hj nx
gazelle n.5.||1pm 1pn 1po
gear nv.6.u|9ye|4pe 4pf 1kd b7 ba
geared a..
gearing n.6.||1kd
gearset n.6.||9yf
geastraceae P.k.||3pg
gee nv.n.12||8a4 2kv
gegenschein n.j.||2j9 2ja 320
gel nv.r.u||5n2 1ah
gelatin n.r.|9yg 9yh|5lz hr hs
gelatinous a..|9yh 9yg 9yi|5fp
gelding n.5.||vu 47f
gem n.6.|9yj|79
gemini P.i.
gemstone n.r.|k7|k8
gender n.a.|9ab|e4 4s5
gene n.8.|18o 9yk|18p 18q 4xi
genealogical a..|9yl 1k7
genealogy n.e.|1k7 9yl|1k8
general na.i.w|1qa 43r 6tt|1qb 1qc nr 43i 9ym 9yn 9yo
generalist n.i.
generalization n.9.|9yp 92j 9yq 6o|9yr 2b6 2b8 74 75 76
generalize v..w|92j 6o 9yp|5xz
generalized a..
generally r..|9ys|43r
generate v..10|9yt 9yu 9yv 2ic 9yw
generation n.e.|67l 352|y8
generative a..|9yu 9yx 9yt
generator n.6.|9yx|ta 8my 8mz
generic na.d.|9yy 9yz|470 15a
generosity n.7.|1d7 9z0|1d8 509 4iz
generous a..|3vd 1d7 9z1 9z0 1hp|3vc 9z2 9z3 1ho
generously r..||3vd 9z2 3vc
genesis n.b.|9yv|1pi
genetic a..|9z4|1k5
genetically r..||9yk
geneticist n.i.|9z5 9z6|2ps
genetics n.9.|9z6 9yk 9z5|1k1 1k2
geneva n.f.
genial a..|u3 1gb|1gd
geniculate a..|6on|13n
genie n.i.||1v7
genista P.k.
genital a..|9z7|9z8
genitalia n.8.|9z8|9z9
genitals n.8.|9z8|9z9
genitive na.a.|9za 9zb|e2 e3 e4
genitourinary a..||9z8 9zc
genius n.i.|3xv 42m ed|3xt ej
genoa P.f.
genome n.e.||4xi 24z
genomics n.9.||9z6 1k1 1k2
genotype n.e.
genre n.9.||3ye 3yf
genteel a..|6su 40y|6sv
gentian n.k.
gentiana P.k.
gentianaceae P.k.||1il
gentianales P.k.||4px
gentianopsis P.k.
gentile na.i.|9zd|2d5
gentle va..11|1vq 9ze 9zf 9zg 9zh|1vr 1vs 9zi 9zj 9zk
gentleman n.i.|81e 9zl|k0 k1
gentlemanly a..|9zl 81e|6sv
gentleness n.7.|9zm|834 176
gently r..|9zn 9zo|9zm 9zi 9zh 9zp
gentry n.e.|23d|23f 23g y8
genuine a..|2fc 2i2 9zq 9zr 9zs|2i3 2fb 9zt 9zu
genuinely r..|9zv|9zr 9zu
genuineness n.q.|9zs 9zr|j5 ja
genus n.9.|9ym 9yz 9yy|3ye 3yf
geochemistry n.9.||3dl
geographer n.i.|9zw 9zx|ej
geographic a..|9zy|9zx
geographical a..|9zy 9zx
geographically r..||9zy
geography n.9.|9zx 9zy 9zw|9zz
geologic a..|a00 a01
geological a..|a00 a01
geologist n.i.|a02 a01
geology n.9.|a01 a00 a02|9zz
geometric a..|a03 a04 a05|70
geometrical a..|a04 a05
geometrid n.5.||a06 4dm
geometry n.9.|a05 a04 a03 8u3|16b 16c
geophysicist n.i.||a02
george P.i.||a07 50z 2uz 56x 2ne 2nf
georgia P.f.|a08|13u 13v
georgian P.i.|a08|13y
geraniaceae P.k.||4ca 1il
geraniales P.k.||4px
geranium n.k.|5fk
gerardia n.k.
gerbil n.5.||4tw
geriatric a..||y4
germ n.9.|a09 a0a 7id|a0b
german P.i.|30q a0c a0d a0e|14s 8n4 6y1 1jv a0f
germanic P.a.|6y1 a0d a0e a0c|1jv
germanium n.r.||i0 a0g 5z9
germany P.f.|a0f|14r wx
germinal na.s.|a0a a09|1zt 9rj
germinate v..u|a0h a0i|a0j 3la
germination n.m.|a0i a0h|7im
gerundial a..
gestalt n.9.||9o2 252
gestation n.s.||a0k 18l
gesticulate v..w|1w6 3vy a0l
gesticulating a..||5s0
gesture nv.4.w|a0l 1w6 3vy|ol 27f
get v.4.14|gm gp 33t
getting n.4.|gp gm a0m
gettysburg P.f.
geyser nv.h.12||a0n a0o a0p
ghana P.f.||16f wx
ghastly a..|14l a0q|14d
ghetto n.f.||a0r 3ld
ghost nv.9.12|a0s a0t a0u|a0v a0w 1vn
ghostlike a..|a0x|8dy
ghostly a..|a0x a0u|8dy
ghoul n.i.||2tm 1k 1l 3oj 1v7
giant na.5.|a0y a0z a10 a11 a12 a13 5o5|4ul yd 2cl
gibberish n.a.|2my|7o
gibbet nv.6.15||9wt 9wu a14 6q3
gibelike a..|7dp|67v
gibraltar P.f.||5nb nb a15 1q5
gibson P.i.||a16
giddiness n.7.|a17 7zl|9t5
giddy a..|7zj 7zk|wc
gielgud P.i.||iz
gift n.l.15|11j 386 8m0 8m1 1b0|11k 8m2 1zx 1b1 19x 8kq
gifted a..|a18
gig n.6.||4jh 2x0 2x1
gigantic a..|a0z a12 a13 5o5 a11 a0y|2cl
giggle nv.a.t|a19 a1a|56j 9d 4er 3m5
gilbert n.n.||1he
gild nv.e.10|5ha a1b|2b7 pa
gilded a..|a1c|1ec
gilgamish P.i.||f9
gill n.n.||a1d 9c2 4cq
gilled a..
gilt na.6.|a1b a1c|5ip 1ec
gimmick n.7.|4ru|75f 75g
gin nv.d.z||1wd 15a
ginger nva.k.13|a1e|a1f 6u3 311
gingerly ar..|4tf|4nh
gingerroot n.d.|a1e
gingham n.6.
ginkgo n.k.||4ub
ginmill n.6.|2vy|2sw
ginseng n.k.||4os
giraffe n.5.||1po 1pp
gird v..x|23q
girdle nv.8.z|a1g|21f a1h
girl n.i.|36z a1i a1j|1e4 1e5
girlfriend n.i.||1e4 1e5 47y 33e
girlish a..|a1k|3ws
girlishly r..||a1k
girth nv.7.z|587 588|595 596 7s
give v.7.14|2li wk a1l 6ad 1b0
giveaway n.l.||11j 11k
given na.9.|a1m fy a1n 1zv|2bg 2bq a1 1zw
givenness n.7.|a1n fy|a1o 4wx
giver n.i.||2o7
giving na.4.|1b0 6a9 a1l 6dy 3vc|1b1 19x 3vd
glabrous a..|a1p|2s1
glacial a..|a1q a1r a1s
glaciation n.q.|a1r a1q a1t a1u|5el
glacier n.h.|a1s a1q a1t a1u|390
glad a.k.|a1v a1w
gladiator n.i.||16j
gladly r..||a1x
gladness n.c.|a1w a1y 325 a1v|37e
glamor n.7.|a1z 8x5|1vg 1vh
glamorous a..|8x5 a1z|40s
glance nv.4.13|a20 a21|67j 2hj 2hk nx
gland n.8.|pt a22
glanders n.q.||i5 i6
glandular a..|a22 pt
glare nv.7.t|3hk a23 a24|424 42g 3fk 67i 67j 2hj a25 nx
glaring a..|3hs 652|31m 3pf
glasgow P.f.||8o
glass n.r.14|a26 a27 4a7
glasses n.6.|936|3de
glassless a..|a28
glassware n.6.||3w3 6t0 26c
glassy a..|a27 a26 8kh|9k2 3gp
glaucoma n.q.||4ri
glaucous a..|a29|9th
glaze v.d.z|4j0 a2a|9ti 9tj
glazed a..|8kh|3gp
gleam nv.7.13|a2b a2c a2d a2e|a2f 424 42g 9go 1vm 9gs
gleaming na.b.|a2c a2d a2b 429|9go a2f 424 42g 31m
glean v..z|a2g|39b
gleba n.k.
glee n.c.|a2h|9wg 37e
gleeful a..|3jv a2h|8d1
glial a..|a2i
glib a..|a2j a2k|1v3
glibly r..||a2l
glibness n.7.|a2k a2l a2m a2j|a2n 7dm 4g2
glide nv.a.12|a2o 5il 5ij a2p|1dd
glider n.6.|a2p a2q 5il|136 12k
gliding n.4.|a2r a2q|9if 9ig 1f2
glimmer nv.b.13|a2c 42d a2d|9go 9gs
glimpse nv.4.13|a20|67j 2hj 2hk 2oe 2of 2og 360 f2
glint nv.b.13|9i9 a2e a21|9go 1vm nx
glinting a..|42b|31m
glissando nr.a.|a2s|bj
glisten nv.7.13|a2t a2e|424 42g 3fk 1vm
glistening a..|42e|31m
glitter nv.7.13|a2t 42b a2e|424 42g 3fk 1vm
glittering a..|42b|31m
gloat nv.c.w|6pe|9ua 683 37e 3n6 3nb
global a..|a2u 8at|a2v
globe n.h.|8at a2u|8aw 8ax 1pc
globose a..|58r a2w|48r
globular a..|58r 46u a2w|48r
globulin n.r.||hr hs
glom v..14|a2x|6s 6t
glomerular a..
gloom n.q.|a2y a2z|a30 3fy 3fz
gloomily r..||77i
gloomy a..|a2z a2y a31|6mr
glorified a..|2iv|d3
glorify v..w|8vq a32 a33 a34|az 1w7
glorious a..|a35 a32|a36 a37 a38 a39
gloriously r..||a35
glory n.q.w|a32 a35 8vq a34 a33 42j 33i|8t8 9f 9g 1vg 1vh 92y a3a
gloss nv.a.10|5qj a3b|cr a3c 2wj
glossary n.a.||7kd 7ke 3r6
glossitis n.q.||4cb
glossy na.a.|a3d|a3e a3f a3g 98p
glottis n.8.||a3h
glottochronological a..|a3i a3j
glottochronology n.9.|a3j a3i|578 hy
glove n.6.||2qu 2qv
gloved a..|9y9|9y8
glow nv.q.13|a3k 9ke a3l 4by a2b|3l9 a3m 3up 2j9 2ja 320 9gs 1vm 31d
glower nv.4.t|a23 9tm a24|67i 67j 2hj a25 nx
glowering a..|82o|433
glowing na.j.|6e8 8pb|2j9 2ja 320 8p6
glucose n.r.||9ts
glue v.r.z|a3n m7 8qp|4v3 m4
glued a..|w4|w2
glum a..|77j a3o|76r
glut nv.7.y|9j8 a3p|8wl 3h 7q 3zy
glutamate n.r.||em
gluteal a..
gluten n.d.|a3q m7|hs
glutinous a..|m7 a3q 9yi|m3
glutton n.i.|a3r a3s|7ni 15g 4dv
gluttonous a..|a3s a3r|a3t
glyceride n.r.|a3u|a3v pr 3m2 3m3 34m
glycerin n.r.|a3w|15d
glycerine n.r.|a3w|15d
glycerol n.r.|a3w a3x|15d
glycerolize v..12|a3x a3w
glycogen n.r.||1ig 1ih
glycoprotein n.r.|a3y|a3z hs
glycoside n.r.|lm
gm n.n.|a40|a41 a42
gnarled a..|6oo|13n
gnash v..t||4y3 537
gnat n.5.||3ly
gnaw v..z|4tw 8rp|4y2 4y3 3eg 3em 71p
gnetaceae P.k.||6t2 3sc
gnome n.i.||8h4
gnostic na.i.||kw a43
gnosticism P.9.|a43|230 1mj 152
gnp P.l.||63v a44
go v.s.12|a45 a46
goad nv.6.11|a47 a48 a49 a4a|52d 1me a4b
goal n.9.|125
goat n.5.|4ld|1pn 1po 1pp
goatskin n.r.||9a0 19d 19e
goatsucker n.5.
gobble nv.b.y||310 2u5 66r 3zy
goblet n.6.||4a7
god n.i.|17z 7z4 77h
godchild n.i.||2n0 2n1 2n2
goddam ar..|3ge a4c|dv
goddamn ar..|6u6 a4c|dv
goddamned ar..|3ge a4c|dv
goddess n.i.
godforsaken a..|a4d|2y0
godless a..|a4e a4f|a4g
godlike a..|a4h|a4i
godly a..|a4j|7j2
going na.4.|m 7bn|4d6
goiter n.q.|a4k
goitre n.q.|a4k
goitrogen n.r.
gold na.l.|a4l 1e8 a1c 2g5|a4m a4n 9pa 1e9 1ea 1eb a4o 1ec
golden a..|a1c a4p|1ec 3jn
goldenrod n.k.||8d5
goldfish n.5.||6wc 6wd 22a
goldsmith n.i.||a4q 2id
golf n.4.x|a4r a4s a4t|2yh 2qi hf 2tt
golfer n.i.|a4s a4r|2sv
golfing n.4.|a4t a4r|4rr
gomorrah P.f.
gonadotropic a..
goncourt P.i.
gone a..|7gt 6zu|1n8 29i
goner n.i.||7fs 2uz
gonorrhea n.q.||554 53j 11v
good a.7.|509 sj 49v a4u a4v|rb rd 4iz 49u 9u a4w
goodbye n.a.|mb|mc fv
goodness n.7.|sj a4x a4y a4z rf 49v
goodwill n.l.||a50
goof nv.i.15|6s6 9lr 3ml 5h6|299 29a 3mo 3mp
google nv.a.v||a51 a52 90d 66k
goose nv.5.z||87y 87z a53 3em
goosefoot n.k.
gop P.e.|a54|a55
gopher n.i.||7zo
gore nv.i.z|3kt|4w8 a56 7ll
gorge nv.h.y|a3p|4ka 25n 25o 3zy
gorgeous a..|33j|2g0
gorilla n.5.||1tq
gory a..|3kv|3km
gospel n.a.|8uh|1uc 5eb
gospeler n.i.|8ui|4ai g4 g5
gospels P.a.|8uh|1uc
gossamer na.6.|786|52n 52o 6wp
gossip n.a.w|517 518 a57 467 a58|516 519 1el 1kx 1ky 22t
gothic na.a.||6y1 1jv
gouge v.7.z|7bh 921 54y|3i8 1vh a59 a5a 9hq 35m 4tm 4tn
gourd n.6.||3u7 200
gourmet n.i.|8pw|8py
gout n.q.||267 g3
govern v..15|a5b 8kv a5c 2in a5d
governed n.e.||8gb
governess n.i.||7ac 8i
governing na.4.|8kv a5c 811|dg 6as
government n.e.|2in a5c|2io
governmental a..|a5e|a5f
governor n.i.|a5d a5g a5c|a5h
gown n.6.t|a5i|85a 3lm 1ux
gowned a..|5ah|2fk
grab v.6.z|4rm a5j a5k|1yh 1yi 5mh
grace nv.q.10|a5l a5m pp pa 6ip|zs zt zu 1zc 4n
graceful a..|9k7 zs|9k6 a5n
gracefully r..||9k7
gracefulness n.7.|zs 9k7|zt zu
graceless a..|a5o|a5p
gracious a..|a5m a5l|8go
graciously r..||8go a5m
grade n.e.v|5c3 a5q 835 a5r a5s a5t|3cs 9g
graded a..|a5u|a5v
gradient n.o.||4yf
grading n.4.|a5t 835|1cq 1cr
gradual a.a.|a5w|a5x 4yy 33q a5y
gradually r..||a5w
graduate nva.i.14|a5z a60 a61 a62|a63 39v 2le r6
graduated a..|4g7
graduation n.4.|a61 a5z a60|5eq 36
graft nv.8.z|a64 a65 a66 a67|3d7
grafting n.4.|a67 a65 a66|vz 3ir 73
graham n.i.||8ui 4ai g4
grain nv.h.z|a68 5ic a69 2x9|a6a 7ll
graining n.7.|a6b a69|a6c a6d 3fk
grainy a..|5ic a68 a6e|5i8
gram n.n.|a40|a41 a42
gramineae P.k.||xz
grammar n.9.|a6f a6g a6h|a6i a6j
grammarian n.i.|a6k|9fa
grammatic a..|a6h a6f
grammatical a..|a6h a6f
grammatically r..||a6g
granada P.f.
granary n.6.|9xk|9xl 21t 12m
grand a.n.|a6l 8yx 8o6 a6m|3cq ef 1e2 23h
grandchild n.i.|a6n|2n2 ve
granddaughter n.i.||a6n 2n2 ve
grandeur n.7.|42h a6o|410 729 4iy 4iz
grandfather n.i.||a6p 9mu 3p
grandiloquent a..|3q5|9nc
grandiose a..|a6q|1e2
grandly r..||8yx
grandma n.i.|a6r|a6p 9mu 3p
grandmother n.i.|a6r|a6p 9mu 3p
grandparent n.i.|a6p|9mu 3p ve
grandson n.i.||a6n 2n2 ve
grandstand nv.e.10||2gk 2gu
granite n.r.|a6s a6t 9iq|a6u yj yk a6v 9g2 9g3
granitic a..|9iq a6t|9ir
granny n.i.|a6r|a6p 9mu 3p
grant nv.l.14|a6w 2lg 2lh a6x 1af a6y 5h|11h 11j 11k 19t 19x 2li 10q
granted a..|fy|a1
grantor n.i.|a6x|a6y
granular a..|5ic a68 a6e|5i8
granulated a..|5id|5i8
granule n.h.||a68 a6a
granulocytic a..
granuloma n.q.||lj lk
grape n.d.|a6z|1wa
grapefruit n.k.||393 1ax
grapelike a..||a6z
grapevine n.a.|a70|a57 1kx 1ky
graph n.a.10|8dv a71 50m 50l|27f 4m3
graphic na.6.|a72 901|5ly 2o3 6ub 76p
graphical a..|a71 8dv 50l
graphically r..||78j
graphics n.a.|278|27f
graphite n.r.||k5 i0
grapple v.6.15|6d7 a73 a74 a75 a76|1yh 1yi
grappling n.4.|a75 a73|a77 3oa 1wx
grasp v.9.z|5c0 5bz 5hm 1ya 1y3 a78|5c1 1yg
grasping na.9.|a78 1ya gv 5hm|1y5 1y6 gn
grass n.k.x|4wg a79|4wh
grassfire n.b.||3qu
grasshopper n.5.|a7a|6my
grassland n.f.|a7b|2pm 7eu 7ev
grasslike a..|a7c|a79
grassroots a..|2yr|2ye
grassy a..|a79 4wg|a7c a7d a7e
grate nv.6.14|a7f|12s 12t
grateful a..|1y9 1y8|1xw a1y
gratification n.q.|a7g 685 a7h a7i|38y p5 a7j
gratified a..|a7k|1ib
gratify v..11|685 a7g a7h
gratifying a..|a7l|nl
gratifyingly r..||10v
grating na.6.|a7f a7m|2t1 2t2 4es
gratitude n.c.|a7n
gratuitous a..|a7o|a7p
gratuitously r..||a7o
grave na.s.z|50k a7q a7r 2qd|89s 5g3 35f 3e4 8al 7nz
gravel nv.r.11|a7s a7t 1nk|yk 1nn
gravelly a..|a7t a7s|3y
gravely r..|a7u|a7v a7q
graves P.i.
gravestone n.6.||a7w 3no a7x
graveyard n.f.|4v5|4i8 2pm
gravid a..|a7y|a7z
gravitation n.j.|a80 a81 a82|vf vg
gravitational a..|a81 a80
gravity n.j.|a80 a82 a7r a7q a83|vf vg 5r2
gravy n.d.||18r 18s
gray na.7.u|a84 a85 a86 a87|3fj 1eb 3fk fb y9
graybeard n.i.|1s6|1kj k0 k1
graze v.q.z|a88 a89|3q 3s 3t 8c2 314 463
grazed a..|a8a|46f
grazing n.4.|a89 a8b a88|55s 55t ij
grease nv.r.z|7ox 7on|3m3 34m
greasy a..|988 a8c|97s
great a.i.|8o6 a8d a8e|2cl 1bk
greatcoat n.6.|a8f|5in 4kr
greater a..
greatest a..|a8g|2vb
greatly r..||92h
greatness n.7.|a8e a8d|63u 63v a44
grebe n.5.||2h9
grecian P.i.|a8h 22g|14s a8i
greece P.f.|a8i|14q 14r wx
greed n.7.|a8j gv|7fe 7fh 7fi
greedily r..||gv
greedy a..|gv a8j 2kd a8k|gn
greek P.a.|81w a8h 22g|1jv 14s a8i
green na.7.u|a8l a8m 5r9|1ea 1eb 3fk 2pm 1ec
greenhouse na.6.
greenish a..|a8m|1ec
greenland P.f.||1rm
greenly r..||a8m
greenness n.7.||a8n 3h 7q
greenroom n.6.||2sw
greens n.d.||328
greenwich P.f.||3tf
greet v..w|3bo a8o 5uv 5ut|ca cb
greeting n.a.|5uv 5ut 3bo|fv
gregarious a..|a8p|a8q 6st
gregorian P..
gregory P.i.||1f6 1f9 1fa 1fb
grenada P.f.||wx
grenade n.6.||3q0 3q3
grey nva.i.u|a86 a84 a85|3lj fb
greyish a..|a85|fb
grid n.9.||9o2 252
griddle nv.6.u||5kn 3ip 3iq 9t6 2rd
grief n.c.||a8r 456
grievance n.c.|a8s|3ew zd ze 180 dw dy 5tq 4lp
grieve v..11|4mz a8t|1m4 1m5
grievous a..|2qd|7nz
grill nv.6.u|2we 444|4f7 2rd
grille n.6.||247
grilled a..|448|2rh
grim a..|a8u a8v 14l a0q a8w|a8x 14d 2wg
grimace nv.a.t|324|9xb 3vy 27f
grimly r..||a8u
grimm P.i.
grimy a..|7nj 7on|345
grin nv.a.t|a8y a8z|9xb 3vy 27f 323 324
grind v.i.z|a90 a91 4y3 a92|2at 5dx 537 3zf
grinding n.h.|a93 a92 4y3|a6a 2u4 2u5
grinning n.a.|a8y a8z|9xb 3vy 27f
grip nv.4.z|5bz a73 3em 45d 975 a94|5hm 127 1yh 1yi 8ms
gripe nv.a.w|34d 34c|4lp 34g
gripping a..|68|69
gristmill n.6.||a95 a96
grit nv.r.z|a97 5ic|a98 a99 a9a
gritty a..|5ic a97|5i8
grizzled a..||44t
groan nv.a.w|a9b a9c|9d
grocer n.i.||2ri cp cq
grocery n.6.|a9d|a9e 316 317
groggy a..|6zp|6zq
groin nv.8.10||9q6 48g
groom nv.i.15|a9f 7qa|a9g 1au 1av 8dl 2wj
groomed a..|46g|46e a9h a9i a9j
groove nv.p.z|a9k 9vi a9l a9m|6k8 3w0 1o2 a9n a1h
grooved a..|65u|65r
grope v.4.z|9um|3h7 1s8 ru
groping a..|a9o|82j
grosbeak n.5.||9dq 3fo
gross a.n.14|a9p a9q|3cq ef 8ah a9r
grossly r..||652
grotesque na.6.|a9s 1qu|79 7sj 1qx
grotesquely r..||a9s
ground n.h.z|8av 1ka|a9t 7oz 5hw
groundcover n.k.||3tz
grounder n.4.|564|3h6 3h7
groundless a..|a9u|a9v
grounds n.9.|8uu 2pk|2pl 2pm
groundwork n.9.|2yb|2bg 2bq
group n.3.v|a9w 9x8 2zn
grouped a..|5cg|4s7
grouping n.3.|a9w 2a3 9x8 2zn
grouse nv.d.x||a9x 53h 2pp 9q7 1fn
grove n.e.|a9y|9nk 3tz 9xd 9jz 2pm
grovel v..12|6je 98m|21g
grow v..u|2rz 8j6 a8 a0j 7im|3la
grower n.i.|117 96z a9z|4sm
growing na.m.|7im aa0 a0j a9z
growl nv.b.w|aa1 aa2|310 2u5
growling n.a.|aa2 aa1|9d
grown a..|qb|qf
grownup na.i.|qa qb|qf
growth n.m.|7im a0j a9z aa0|74t
grub nv.d.14|579 aa3 49z|57b 4sc 4a3
grudge nv.c.11|a8s|3ew zd ze aa4 21
grudging a..|aa5|aa6
grudgingly r..||aa5
gruel n.d.|aa7|4bf
gruesome a..|14l a0q|14d
gruff a..|4j aa8 aa9|433 4es
grumble nv.b.w|aaa aab aa1 aac aad 5tr aae|2u4 2u5 34g
grumbling na.b.|aaa aab aa1 aad aae aaf|2u4 2u5 5tq 4lp 9uk
grunt nv.b.w|aag|2u4 2u5
guam P.f.||1rm
guanaco n.5.||1pp
guanine n.r.||lh li
guarantee nv.a.w|aah aai 4x3 2bt aaj|aak 743 6is 50r
guard nv.i.15|81n aal aam 75o|2ne 2nf aan 51w aao 75m
guarded a..|4tg|4nh
guardian n.i.|2ne aap aaq|2nf
guarneri P.i.||2id
guatemala P.f.|aar aas|36u 1g7 wx
guatemalan P.i.|aas aar|aat 4if 22c
gubernatorial a..|a5g a5d
guerilla n.i.|aau|aav
guerrilla n.i.|aau|aav
guess v.a.v|7z0 aaw 1zm 1r5 aax|7z1 1zp 1zq 1zr 1r0 1r6
guessing n.9.|aax 1r5|1zp 1zq 1zr
guest n.i.|aay|4gm 16u
guiana P.f.
guidance n.a.|6hb aaz ab0|d1 dg
guide nv.i.12|ab1 ab2 6jz ab0 ab3 ab4 aaz|2f1 bp ab5 7ke 3r6 5x4 1su 4xp n7
guidebook n.a.|ab3|ab5 7ke 3r6
guided a..
guidepost n.9.||ab6
guiding a..|ab7|7ob
guilt n.q.|5uq 6n5 ab8 28f|5w8 5w9 456
guiltily r..||28f
guilty a..|6n5 5uq 28f ab8|3ga 6n2 78k ab9 28d
guinea n.l.||5l5 5l7 3co
guise n.7.|aba|4hq 1vh
guitar n.6.|abb abc|2ui c8
guitarist n.i.|abc abb|1d3
gulf n.h.|7qj|7qk 7ql 1ae
gull nv.i.15|57c 9ln 5jq|57d 3ab 35n 5js 3nc
gullible a..|abd 6mg|53x
gully n.h.|25m|25n 25o
gulp nv.4.y|84n abe abf abg abh|84q 55t ij 82y
gulping n.4.|abf abh|367 368 ij
gum nv.d.z|a3n|43d 43e 1wt
gummed a..|m8|m3
gummy a..|m7 a3n abi|m3
gun n.6.x|1qn abj 272|1qo 23t 1gp
guncotton n.r.||pr abk
gunfire n.4.|abl|6i0 jc
gunlock n.6.
gunman n.i.|abm|29g 1k 1l
gunner n.i.|276 abj
gunplay n.4.||2u9 2ua
gunpoint n.6.||abn 247
gunpowder n.r.|abo|8a1
gunshot n.4.|abl|6i0 jc
gunsight n.6.||abp 3de
gunslinger n.i.|abm|29g 1k 1l
guru n.i.||abq
gush v.b.12|9kj abr abs|12n qw qx abt 591 az 1w7
gushing a..|abu|abv
gust n.j.|3lr abw|413 2dn 2do
gusto n.c.|abx|8nn 1id 21z
gusty a..|abw 3lr|3ne
gut nv.8.z|3vt|3vu 4tn
guts n.7.|2ny aby|2nz 2gh 2o0
gutsy a..|aby 2ny abz
gutter nv.6.17|57u|4yr 13h 4by 31d
guttural na.a.|ac0 6o9|1dc 1dd 4es
guy n.i.w||k0 k1
guyana P.f.||229 wx
guzzle v..y|abg|82y
gwydion P.i.||231
gym n.6.||12m
gymnast n.i.|ac1|1
gymnastic a..|hb he|hd
gymnastics n.4.|he hb|hf
gymnosperm n.k.|6vl ac2
gymnospermae P.k.|ac3|1hi
gymnospermophyta P.k.|ac3|1hi
gymnospermous a..|ac2 6vl|ac3
gynecologist n.i.||7jl 45y 45z
gypsum n.r.|13z|xw em
gypsy n.i.|ac4|6jk 86x 2x8
gyrate v..12|5kz ac5|2kv
gyration n.b.|2ov ac6|2ow qx
gyromitra n.k.
gyroscope n.6.||7tp
gyrus n.8.
habenaria P.k.
haberdashery n.6.||315 316 317
habit n.9.t|81t 5d8 ea|6v3 6b5 5d9 85
habitable a..|ac7|ac8
habitat n.f.|7ap|7aq
habitation n.f.|7ao|7ap 7aq
habitual a..|ea 5d8|eb
habitually r..||ea
hack nv.i.z|2mh|1yn
hacker n.i.||a4s 2sv
hackneyed a..|2tb|2td
hackwork n.4.||1wx
haddock n.d.||8dw
hades P.i.|11q|11r
hadrian P.i.||2h7 2h8 163
hadron n.h.|2y7|1ru 1mn 1mo
haemulidae P.5.||1o6
hagfish n.5.
haggard na.i.|4nw 4ey|3i0 3r2
haggardly r..||4nw
haggle nv.a.14|ac9 aca|2wx 20x 20y 2wv 20v
haiku n.a.||2sk 18i
hail nv.j.w|aw|5gz 2dn 2do ay az acb 5q0 3bo ca
hair n.8.|xj 9vh|xk 2x5
haircut n.8.||xi xj xk
hairdo n.8.|xi|xj xk 2x5
hairdresser n.i.|acc|277
haired a..|9vh|acd ace acf acg ach aci acj ack 9vg 9w5 acl acm
hairless a..|2s1 2s3|2rx 2s2 a1p
hairlike a..|acn|9ci
hairline n.a.||698 699 cg
hairpiece n.6.|aco|2fh
hairy a..|9vh xj 430|acd ace acf acg ach aci acj ack 9vg 9w5 acl acm
haiti P.f.|acp acq|wx
haitian P.i.|acq acp|6rt 22c
halal na.d.|acr|2pp 1z8
haldane P.i.||9z5 2ps
half nar.n.|9qe acs|88r 72p 72q 17e act
halfback n.i.||9ue 9uf 3kb
halftime n.s.||3g0 3g1
halfway ar..|4vw acu acv|4vj acw
halibut n.d.||9h2 3lv 3lw
hall n.6.|acx 9qa|6fn 13l 13h 2sw
hallelujah n.a.||380
hallmark n.7.|acy|113
halloo nv.a.z||375 9d a4b
hallowed a..|acz|3iv
halloween P.s.||1ne 1nf
hallucination n.q.|ad0|793 10g
hallucinatory a..|ad1 ad0|855
hallucinogen n.6.|ad2 ad3|ad4
hallucinogenic a..|ad3 ad2|ad5
hallway n.6.|acx|6fn 13l 13h
halo n.7.||42g 3fk
haloform n.r.|556|557
halogen n.r.|2d0
halt nv.q.12|ad6 3xz 4x7 ad7 ad8|91y 1nc 95v 77q ad9 2ku
halter nv.6.15||41x 41y 41z a14 6q3
halting a..|6nb|2tu
haltingly r..
ham nv.d.10|ada adb|2pn 2po 2pp hu 2gu
hamas P.e.||97z 97y 6s4
hamburger n.d.||adc 6nk
hamilton P.i.||1o
hamlet n.e.|6p7|5sf
hammer nv.6.z|5jd add 9l8 ade adf|adg 1kd 2ma adh 305
hammered a..
hammerhead n.i.|3qo|88g 29a
hammering n.4.|adf ade|3ln 3ls ol
hamming n.4.|adb ada|ht
hamper nv.6.u|4xl adi|3vr 3uv 7p2 7p3
hampshire P.f.||6e7
hampton P.i.||adj 1d3
han P.e.||8a2 8a3 1k6
hand n.8.14|9fi 5zy|9e7 1w0
handbag n.6.|2qs
handball n.6.||2sh 2nx
handbook n.a.|ab5|7ke 3r6 1q7
handcart n.6.|4ox|1hk
handclasp n.a.|adk|fv
handed a..
handel P.i.||1f7 1f8
handful n.n.||3ed 245 244
handgrip n.6.|45d|1vy ag
handgun n.6.|5o9|2jc 1qn 1qo
handheld a..
handicap nv.q.t|u adl|v rb rd 314 463
handicapped na.e.|7p0 7oy|y8 2tu
handiwork n.6.||1q8 157
handkerchief n.6.||3b6 31z ag
handle v.6.15|45d 6am n7 70n adm|1vy ag
handlebar n.6.||95
handled a..
handless a..
handling n.4.|adn 9bv 6am 70n n7|1ww 1wx 3h7 d1 dg
handloom n.6.||ado adp
handmade a..|adq|adr
hands n.4.|6v1|aaq 79g dg
handsaw n.6.||ads 2ma
handset n.6.||adt 1hu
handshake n.a.|adk adu|fv
handshaking n.a.|adk adu|fv
handsome a..|33h 3vc|2g0 3vd
handsomely r..||33h
handspike n.6.||95
handstand n.4.||3o9 3oa
handwoven a..|adr|adq
handwriting n.a.|6ua
handwritten a..|adv|6ub
handy na.i.|a7 2k7|1f7 1f8 a5
handyman n.i.||adw 9ft
hang v.9.z|34q adx 6xz ady a14|6q3 1n6
hanger n.i.|ady 6xz
hanging n.6.|adx 34q 6xz
hangout n.f.|adz
hangover n.q.||7qg
hanker v..11|f3 ae0|f4
hannibal P.i.||1qa 1qb 1qc 4p5 xh
hanover P.f.||8o
hanoverian P.i.
hanukkah P.s.||ae1 27w 56u
haphazard ar..|20n ae2|20p 4nm
haphazardly r..|20m|20n 20o 20p
hapless a..|2qf|2i
haploid na.5.
happen v..u|23a ae3
happening n.b.|ae3 23a
happily r..|3ju|3jv 3jr 3jw 3jx 3jn
happiness n.q.|ae4 9p3 3jn 37e|38y p5
happy a..|3jn ae4 37e|3jm a4p ae5
harangue nv.a.w||72u 72v la l9
harass v..11|2qa ae6|1nk 1nn
harassed a..|ae7|5h2
harassment n.c.||yz z0 p5
harbor nv.f.11|ae8 ae9|8o 1m5 4xx 34t
hard ar..|1ey 4fx 4gq 9ew aea|1es 7l2 7l3 2qq 4rt 7l4 7l5 7l6 7l7 7l8 7l9 7la
hardbake n.d.||43d 43e
harden v..u|4fm 6tb
hardened a..||4fx
hardening n.q.|4gx
hardly r..|2wt
hardness n.7.|aea 9ew|5z
hardship n.q.|s2 a8v|s4 s5 s6 7l1
hardtack n.d.||3e5 3e7 3e8
hardware n.6.||1gp
hardwood n.r.||15k 15l
hardworking a..|aeb|7mn
hardy na.i.|aec aed|18t 34i
hare nv.5.12||aee aef aeg 4do
harem n.6.||2xl 33
harlem P.f.||3ld
harm nv.q.t|3t 6wx 6wy|8y 73 314 463
harmful a..|465 aeh|80 464 aei 4ha 4rk 6x1 aej aek ael
harmfulness n.7.|aeh 465|7gv
harmless a..|aem|aen
harmlessly r..||aem
harmonic na.9.|aeo aep|aeq 87t 87u aer
harmonically r..||aeo
harmonious a..|650 aer aep 64z 2rs 114 aes|64y 2rq
harmoniously r..||5t7
harmonize v..16|c0 114 aes|c3 c4
harmony n.7.|aes 64y c0 aer 650|112 113
harness nv.6.z|aet|31y 41y 41z 906 1wq
harnessed a..|6ap|677
harp nv.6.w|aeu|aev 2ui c8 aew
harpoon nv.6.x||aex 4rm 1yh
harpsichord n.6.|aey|aez c9 c8
harrier n.i.|af0 2qa|zn 1m
harrison P.i.||iz
harrow nv.6.10|7to|6sp 3d9 7tq 7tr
harry v..11|2qa af0|1nk 1nn
harsh a..|af1 af2 af3 af4|fl
harshen v..u
harshly r..||af5 af3 a7m
harshness n.7.|3x 5i8|af6 af7 99r
hart n.i.||ts
harvard P.6.||4hk 4ea
harvest nv.k.z|6or a2g af8 3d8 af9|6ou 119 11a 39b
harvesting n.4.|af8 a2g|9y4 2a2 2a3
hash nv.d.z||55y
hashish n.6.||81r
hasp nv.6.z||afa 3vq 3vr
haste n.7.|afb afc afd 3pw|97f 4un 41d
hasten v..u|afe 2x2 8z8|11g r0
hastily r..|aff|afd afg
hastings P.i.||21p
hasty a..|afd afb|afg
hat n.6.t|3nw 3qv|3nx 3qw 2fi
hatch nv.m.t|afh 44w afi afj|3e3 3e1 5wz
hatched a..|3te|3td
hatchet n.6.||1qo
hatching n.m.|afh afi|3e3
hatchway n.6.||81j a2
hate nv.c.11|ze 20 afk|p5 21
hated a..|7g4|7g5
hateful a..|3a afl afm|39 2lz
hatefully r..||afm
hater n.i.|afk 20
hatless a..
hatred n.c.|ze|p5
hatted a..
haughtily r..||afn
haughty a..|afn 25b|25g
haul nv.4.z|84s afo 4oy afp|afq jc 2fr 131
hauling n.4.|afp 4oy afo|9rs sd se
haunch n.8.||afr
haunt nv.f.12|adz 9s4 afs a0t|50w aft
haunted a..|5xh|5xf
haunting a..|afu|afv
hausa P.i.||xh
have v.i.14|wi 32e
havelock n.6.||wv
haven n.6.||4e7
haversack n.6.|2oq|2or
havoc n.4.||ok ol
hawaii P.f.|afw afx afy|13u 13v 1rm
hawaiian P.a.|afx afy afw|afz ag0 2i0
hawk nv.5.14|950 ag1 ag2 ag3|5z3 70h ag4
hawker n.i.|ag2 ag1|ag5 2ri cp
hawkmoth n.5.||a06 4dm
hawkweed n.k.
hawthorn n.k.
hawthorne P.i.
hay n.d.u||9kv 6sa
hayfield n.f.|ag6|a7b 2pm
haystack n.e.||ag7 yh
hazard nv.q.w|ag8 6xr rr rs 4y7 1r5|6xq 1r6
hazardous a..|6xr ag8 ag9|400
haze n.j.17|aga 9kx|tl tn 5gu 5gw
hazel na.k.||1ec
hazelnut n.k.||4q9
hazy a..|9kx aga agb|5gt
he n.r.|agc|i0 22h
head nv.8.12|49l 9n1 32p 4xo ng|1w0 68r 4xp n7
headache n.9.|4ay agd|4az 3qz ew f1
headband n.6.||3x0 3x1
headdress n.6.|3nx
headed a..|age|7gk
header n.a.|agf agg|6sh 6de 1w2
headful n.n.||244 245
headgear n.6.|3nx
heading n.a.|agf agg|6sh 6de 1w2
headland n.h.|a15|1q5
headless a..|35x|35w
headlight n.6.||3jg 3jh
headline nv.a.w||agf 6sh 6de s7 s8
headlinese n.a.
headlong ar..|afd|afg
headmaster n.i.|agh|agi 8i
headquarters n.6.||agj 317 4ea 2yc 12m
headscarf n.6.||agk 3nh
headsman n.i.||8xm 8xo
headstand n.4.||2nu 2nv 2nw
headstrong a..|7u8|7u4
heal v..u|agl agm agn|3ak
healed a..|6t7|6t8
healer n.i.|54w 6t5|ej
healing na.m.|agm agl agn 6t6|ij 1q0
health n.q.|ago 3uu|agp agq 3ru
healthcare n.4.||1rf
healthful a..|1q0|1pz 4o4 4sd 6t6 874 a4z agr ags agt
healthily r..||agu
healthy a..|3uu ago 3l9 agv|9kk 3us 9f0 agw agx
heap nv.e.14|yh 6dn 799|2xw 245 1bu
hear v..13|agy 2gj 2gs 7ri|f2
heard a..|7hk|7hi
hearer n.i.|2gv agz|2gw
hearing n.4.||1vi 1vj 4y6 4y9 ja ah0 ah1 1u0
heart n.9.|4mn|ah2 36k 3vu
heartbeat n.b.|32y|336
heartening a..|8la|8l9
heartfelt a..|70p|9zt
hearth n.6.|6ce|6cf 1zy 31 33
heartily r..|ah3|ah4 6dp ah5
heartland n.f.
hearts n.4.||ah6 2g7 2g8
heartwood n.k.||15k 15l
hearty a..|ah5 us ah7|ah4
heat nv.j.u|4h7 9u3 ah8 2re ah9 aha ahb ahc|322 549 5ln 5lo 5lp
heated a..|ahd ahe|2rk ahf
heater n.6.|ahc ah8 2re
heath n.k.|8ro
heathen na.i.|9zd ahg|2d5 2d6
heathlike a..||8ro
heating n.m.|3ox 9u3|3oy
heave v.b.w|3cv ahh ahi ahj|4rh ahk 8yr 9o0
heaven n.f.|8d8
heavenly a..|4uo 4ur
heavens n.f.||3ud 3sj 1u0
heaver n.6.||95
heavily r..||ahl ahm
heaviness n.7.|ahn 9uc 97w 7ba|aho 3up
heaving n.b.|ahh 3cv|27l qw qx
heavy a.i.|7ba ahn ahl 4b5|7b8 82m ahp ahq
heavyweight n.i.||16i 16j
hebephrenic a..|ahr|303
hebraic P..|ahs aht
hebrew P.a.|aht ahs 56p|ahu 13q 13r
hebrews P.e.|ahv|9hu ahw y8
hebrides P.f.||1ro
hectic a..|108|102
hedge nv.6.w|ahx 80c|9ai 2t1 2t2 2l0
hedgehog n.5.|ahy|4tw
hedging n.l.||ahz
hedonism n.g.|8px|632 4sg
heed nv.9.15|2f7 ai0|2f4 5uw b2
heedful a..|ai1
heedless a..|4no ai2|4np ai3
heel n.6.12||3ub 3uc 3ud 21f 1lk 21g
heft nv.7.z|ai4 ai5 ahp ahi|ahn aho 3up 9o0
hefty a..|ai5 ai4|32n
hegel P.i.|ai6 ai7|23n
hegelian P.i.|ai7 ai6|m2
hegemony n.e.||79t
heifer n.5.||6jb 34e 34f 4fz 4g0
height n.7.|ai8 8gv|3ze 7s 77e zu
heighten v..u|ai9 8ne|qz 5va
heights n.f.|aia|3e4
heir n.i.|aib|2aq gs
heist nv.4.15|4bc aic|aid aie 41o 6s 6t
held a..
helen P.i.||f9
heliacal a..||aif
helical a..|5l2 5ky|5l1
helicopter n.6.||136 12k
helios P.i.||11r
helipterum P.k.
helium n.r.|agc|i0 22h
helix n.p.||21a 21b
hell n.f.|aig
hellenic P.a.|81w a8h|1jv aih
hellespont P.f.||3tr 3ts
hellion n.i.||2ii
hellish a..|32x|fl
hello n.a.|aii|5uv fv
helm nv.6.12||aij 6jz
helmet n.6.||40e 40f 40g
helotiales P.k.||xt
help v.4.15|9z aik 38b 11g bp 2o6 11f|r0
helper n.i.|bp aik 11g 2o6|2o7
helpful a..|93w 2k5|2ax 93u 93v ail aim ain aio aip
helpfully r..||93w
helping n.d.|84p aiq|3ed 245
helpless a..|air ais ait 7c8|aiu 3hy 2n4
helplessly r..||aiv air
helplessness n.7.|ais air|aiw
helvella n.k.
helvellaceae P.k.||3pg
hem nv.6.z||8dd 79l 3sj 2p9
hematite n.r.||aix 5x2 xw
heme n.r.||3cf 21o
hemingway P.i.
hemisphere n.f.|aiy aiz
hemispherical a..|aiz aiy
hemline n.f.||2mp
hemlock n.r.||aj0 aj1 2ed
hemochromatosis n.q.||fo
hemoglobin n.r.||aj2 a3z hs
hemolysis n.m.|aj3 aj4|7tc
hemolytic a..|aj4 aj3
hemophilia n.q.||1kz 1l0 1l1 1r
hemoprotein n.r.|aj2|a3z hs
hemorrhage nv.q.t|3i5 aj5 3i4|3t 36b
hemorrhagic a..|aj5 3i5
hemorrhoid n.q.|aj6
hemosiderin n.r.||3cf 21o
hemp n.r.||6h2 2za hh
hen n.5.||53d 53e 53f
hence r..|aj7
henceforth r..
henpecked a..|aj8|3vz
henry n.n.||1he
hepatic na.k.|aj9|aja ajb ajc
hepaticopsida P.k.||1hi
hepatitis n.q.||11u 11v 59k
hera P.i.||11r
herald nv.i.w|ajd 9ne aw|32o 16u ay az
heraldic a..||5s0
heraldry n.9.||8zq 1zr 1j7
herb n.k.|aje ajf ajg
herbaceous a..||ajh
herbage n.k.
herbal na.d.|ajf aje ajg|aji
herbert P.i.||1f8
herbicide n.r.
herbivore n.5.
herbivorous a..
herculean a..|ajj ajk 7l7|a4i 1ey
hercules P.i.|ajk ajj 7l7|f9
herd nv.e.12|ajl 6pj ajm 86w|40w 6ph 29w
here r.f.
hereabouts r..
hereafter nr.s.|ajn|ajo
hereby r..
hereditary a..|9z4 7el ajp|1k5
heredity n.m.|ajp 9z4
herein r..
hereinafter r..|ajn
heresy n.9.|ajq 7wb|1jm 9w
heretic n.i.||ajr 2uz
heretical a..|7wb ajq 152|7wc
heretofore r..|ajs
heritage n.9.|2od|6b5
herman P.i.||adj 1d3 2tn 2to 1f8
hermaphroditic a..
hermeneutics n.9.||ajt
hermes P.i.||11r
hermetic a..||aju
hermit n.i.|ajv|10
hernia n.q.|7yo|7yp 3t
hero n.i.|3pb|4zi 4zj ht
herod P.i.||162 163
heroic a.a.|8pv 3pb|8pu 2sk 18i 2cl 2gd
heroics n.4.||ht
heroin n.6.||ajw 5j6 5j5
heroine n.i.||4zi 4zj ht
heroism n.7.|9wr|2gh 2o0 3z1
heron n.i.||1o 39p
herpes n.q.|ajx|11u 11v
herpetologist n.i.||ajy 2ps
herring n.d.||3lv 3lw
herringbone n.6.
hertz n.s.|6jw|90 91
hesitancy n.c.|ajz ak0|7lc ak1 149
hesitant a..|ak0 95w ajz ak2|ak3
hesitantly r..||ak0
hesitate v..16|95w ak0 ak4 ak2 ak5 ak6 95q|75x 75y
hesitating a..|ak0|ak3
hesitation n.9.|ak4 95w ak2 95q ak6|ak7 7pl 1gw ak8 zb zc 95v 77q
het a..|ahd|2rk
heterocyclic na.r.|52t
heterogeneous a..|2bc 7ym|2bb 7ug
heterokontophyta P.5.
heterosexual na.i.
heterozygous a..
hew v..z||4pi
hewn a..||6va
hex nva.a.w|6u5 ak9|50f 1el 50g
hexagonal a..
hexameter n.a.||aka 6sh 6de
heyday n.s.|3lf
hi n.a.|aii|5uv fv
hibachi nv.6.u||ahc 2we 2rd
hibernate v..t||83h akb
hibiscus n.k.||akc
hickory n.k.||15k 15l
hidden a..|5wj|5wk
hide nv.r.13|9a0 akd 34t ake|19d 19e 2s8 xk 2x5
hideaway n.f.|akf|akg 3e4
hideous a..|akh aki|22 7sj
hideously r..||a9s akh aki
hideout n.f.|akf ake|akg 3e4
hiding n.4.|4ci akj
hieracium P.k.
hierarchical a..|a5v akk|a5u
hierarchically r..||a5v
hierarchy n.e.|akk a5v|18q 4xi 24z
hieratic na.a.|7ag akl|7ah 1bt 5e3
high a.7.|r6 5q6 aia akm|r3 a62 akn ako akp 1cx 5q5 akq
higher a..|akn|r6
highflying a..|27s|27q
highland na.h.|akr aks|1q5 akt aku akv
highlands P.f.||akr 1q5
highlight nv.o.u|9n4|7h6 9n5 9b
highly r..|92v|r6
highness n.i.||14y
highroad n.6.||4e4 197
highschool n.e.||8l 8m 8n
highway n.6.|4e4|197
highwayman n.i.|akw|akx 2tm 1k
hijack nv.4.z|5q2 akw aky|29p 29q 2ke 5q3 1yi
hijacker n.i.|akw 5q2|akx 2tm 1k
hike nv.4.12|akz 2os 3ry 3rx al0|1f1 1f2 3s1
hiker n.i.|al1 2os|al2 16u
hiking n.4.|akz|1f1 1f2
hilar a..|al3 al4
hilarious a..|al5 a2h|5pt
hilariously r..||al5
hilarity n.c.|a2h al5|9wg 37e
hill n.h.10|1q4 6ko|1q5
hillary P.i.||al6 5es 1
hillbilly n.i.|4cr|47i 47j
hillock n.h.|1q3|1q4 1q5
hillside n.h.||27y
hilly a..|6ko 1q4|3y
hilt n.6.||45d 1vy ag
hilum n.8.|al4 al3|al7 al8
himalaya P.h.|al9|1bv
himalayan P..|ala al9
himalayas P.h.|al9 ala|1bv
hind na.5.|alb|alc
hindbrain n.8.||3xs
hinder v..15|2w4 3k5 14u adi alb|2ku 7p2 7p3 alc
hindering a..|5fq|3k7
hindfoot n.5.||9n0 9m1 9e7
hindi P.a.|ald|ale 6y7 6y8 alf
hindquarters n.8.|298
hindrance n.9.|14u 3k5|14v 14w
hindu P.i.|ald 52s|1bz alf
hinduism P.e.||47r
hinge nv.6.z||82s 82t 62i
hint nv.a.w|alg alh 5he ali|alj oh cg 9i
hip n.8.|alk all|a1g 21f 1ms 1mt 44
hipbone n.8.||1pu 1pv
hiplength a..||alm
hipline n.f.|alm|2mp
hippies n.e.||33a 33b 33c
hippocampus n.8.||3xs
hippocrates P.i.||45z 1us
hire v.i.15|69m 3tu
hired a..|8ka|8k9
hirundinidae P.5.||at
hispaniola P.f.||1rm
hiss nv.b.w|9g4 3r4 aln alo 3r3|2u4 2u5
hissing n.b.|9g4 3r4 aln alo|2u4 2u5
histamine n.8.||1gh 17q ev
histologist n.i.|alp alq|1jy ej
histology n.9.|alq alp|1jz 1k0
historian n.i.|9r1
historic a..|alr als|1kk
historical a..|alt alu alv alr|j7 1kk
historically r..||alr
history n.s.|als alr cc alu alt|4e3 18l ce cf cg hy 68y
histrionics n.a.|alw alx|5xj 2fs
hit nv.4.z|828 2ol 8qz aly 3h6 442 5n1 2u6|2nw bs
hitch nv.s.z|8nx alz am0 am1 am2|1f3
hither r..
hitherto r..|ajs
hitler P.i.||7gc am3 979
hitless a..|am4|2ey
hitter n.i.|2zj|0 1
hitting n.4.|3h6 2ol 442 2u6 am5|3h7
hiv P.q.||8c7 3cc
hive nv.e.14||am6 am7 dm
hoarse a..|aa8 aa9|4es
hoarsely r..||aa8
hoary a..|a87|y9
hoax nv.4.15|88t am8|9r8 uf ug 3ab 35n
hobble nv.6.12|am0 am1 am9|4xl 3vr 1f3 2w4
hobby n.4.||ama
hock nv.d.14|amb|470 15a 64i 5r6
hockey n.4.||2yg 2yh 2qi
hodgepodge n.e.||2bd
hodgkin P.i.||45y 45z 1us
hoe nv.6.10||7tr amc
hog nv.i.14|amd|ame 2ih 2ii a5k 5mh
hoist nv.6.z||4lg 3s1
hokan P.a.|amf|2d1
hold v.4.16|644 5c1 5bz|4xp n7
holder n.6.|4ip 3wx|4iq
holding n.4.|amg amh|ami 127
holdup n.4.|aic amj|aid aie 41o
hole n.h.z|amk aml 246|8c 8d 1lm 247 amm
holiday n.s.16|amn amo 56u|amp 9vc 1ne 1nf
holland P.f.|89g 89h|14r wx
holler nv.a.w|373 amq 4gf 34c|375 9d 30y 34g
hollering n.a.|373 amq 4gf|375 9d
hollow na.p.z|4tr 78z 4c8 4tm amr ams 8kf amt|amu 8d 1lm 25n 25o 4tp amv amw 8cj 8km
hollowly r..||ams 8kf
hollowness n.q.|amr 4tr|8ke
holly n.k.
hollyhock n.k.||akc
hollywood P.e.||amx 6cu
holmes P.i.||4zd
holocaust n.4.||1na 36
holography n.9.||amy tk
holster n.6.||amz 24b
holy na.f.|3iv an0|3e4 3it an1 acz
holystone nv.h.z||a98 a99 a9a an2 45c
homaridae P.5.||161
home nr.f.15|an3 5pl 31|30 32 33
homebound na.e.||y8
homefolk n.e.||8a3 1k6 1k7
homegrown a..|an4|an5
homeland n.f.|an6|wx
homeless na.i.|7v8|2uz 85t
homely a..|an7 82v 5pl an3|an8 5pj
homemade a..||an9
homer n.4.x||827 828 2nw
homeric P..
homespun na.6.|ana anb an9|3y
homesteader n.i.||5ne 5nf 16u
hometown n.f.
homeward ar..|anc|7gk
homework n.4.||and 2ao rt
homicidal a..|3l2 145|3km
homicide n.4.|145 3l2|3ku 36
homing a..|ane|7n4
hominid na.5.|anf ang|1tt 1ql
hominidae P.5.||4j4
hominoidea P.5.||1hi
hominy n.d.||6dx 2x9
homo n.i.|7me
homobasidiomycetes P.k.||1hi
homogenate n.r.
homogeneity n.7.|anh ani|64m 1j0 1j1
homogeneous a..|ani anh|anj ank
homogeneously r..||ani
homogenization n.4.|anl anm|3ig 3ir 73
homogenize v..u|anm anl|ann
homogenized a..|3in|3im
homologous a..
homosexual na.i.|7me ano anp
homosexuality n.4.|anp ano|5ld ij
homozygous a..
honduras P.f.||36u 1g7 wx
honest a..|838 4ix 4it|836 9zt
honestly r..|4is|3mr 4it 838
honesty n.7.|4ix|4iy 4iz
honey na.d.13|37f|anq 33e 1ec
honeybee n.5.||1ko 1kp
honeycomb nv.h.10||4pi
honeymoon nv.s.16|41s|amn amp 9vc amo anr
honeysuckle n.k.
honkytonk n.6.|7y5|4e8 4e9 317
honolulu P.f.||14t 8o
honor nv.a.15|3 ans 7m9 8t8 ant|9f 9g 4iy 4iz 7ma 1xx
honorable a..|838 729|836
honorably r..||anu anv
honorary a..|ans 8t8 3|anw
honored a..|8t9|8ta
honoring n.4.|anx|5uh 18b
honour nv.q.15|8t8 7m9 3|9f 9g 7ma 1xx
honours n.a.||2 3
honshu P.f.||1rm
hood nv.i.z|any|1k 1l 1m
hoof n.5.12|9lz|9n0 9m1 9e7 1f3
hoofed a..|anz|ao0
hook nv.6.z|1kc 9hq 6og|afa 3vq 3vr 35m 35n ao1 ao2 2ol
hooked a..|6om kz|13n kx
hooklike a..|6up|21m
hooks n.8.||9fi 9e7 1w0
hookup n.6.||62i
hookworm n.5.||1my
hoop nv.6.z|ao3|12t 3x0 3x1 3d3
hoops n.4.|2z1|2qh 2qi hf
hoot nv.a.w|3r3|375 9d
hoover nv.i.z|ao4|6cr 4d0 cp 408
hop nv.4.12|ao5 ao6 564|3uq jc 3ur
hope nv.c.11|7ff ao7 ao8|1r9 1rc 1rd ao9 f4 296 129
hopeful na.i.|293 2hn 8z3 602|1wn 8z0 2hl
hopefully r..||8z3
hopeless a..|3hy aoa|2j 3hx 7ft 7fu 9o1 ait
hopelessly r..||2q0
hopelessness n.c.|aoa aob 3hy|7fr
hopper n.6.|ao6 ao5|am7
hops n.k.
hopscotch n.4.||aoc 2g8
horde n.e.|aod|am6
horehound n.k.
horizon n.f.||2mp 5t0 h5 7s
horizontal na.o.|aoe|aof 1ry 176 aog
horizontally r..||aoe
hormonal a..|aoh 1kt
hormone n.8.|1kt aoh|1ku 1sh 1si
horn n.6.z|1sw aoi aoj|aok 1sx
horned a..||aoi
hornless a..
hornlike a..||9ew
hornpipe n.4.||aol 9ya 2sp
horny a..|aom|8ru
horoscope n.a.||9my
horowitz P.i.||aon 1d3
horrible a..|14f|14d
horribly r..|84x|14f 14g
horrid a..|2q1 2lw|2ly
horrified a..|xc|x5
horrifying a..|14f|14d
horrifyingly r..||14f
horror n.c.|147 aoo|149 p5 7sn 16z
horse n.5.y|vu|47f aop
horseback nr.5.|11e
horsehair n.r.||9hs 2za hh
horselaugh n.a.||56j 9d
horseman n.i.|aoq aor|6vq 16u
horsemanship n.9.|aor aoq|6kl
horseradish n.k.||4os
horseshoe nv.6.14||2nx 24c
horseshoes n.4.||2yh 2qi hf
horsetail n.k.||aos 3x8
hose nv.6.u|aot 132|9me aou 2zd
hosiery n.6.|aot|9me
hospitable a..
hospital n.6.|6m6 aov|6m7
hospitality n.a.|aow|aox 5uv fv
hospitalization n.s.|aov
host n.i.y|aoy 2vk aod|am6
hostage n.i.||4lu 2uz
hostelry n.6.|aoz|ap0
hostess n.i.||aoy ap1 2f1 bp
hostile a.e.|1p5 zd ap2 ap3|4th 12r 371 1p0 3ex ap4 8o1
hostilities n.4.|ap3 ap2|5oo 29o 142
hostility n.7.||za zb zc
hot a..|2rk ah9|2rj 3jp 9c0 ahb ahd ap5
hotel n.6.|ap0
hotelman n.i.||nf ng
hotly r..||ahf ahe
hotness n.7.|ah9 2rk|549
hotshot n.i.|ed|ej
hound nv.5.12|3kp 9b0|3kq 3kr 49j ap6 2ii 50u 50w
hour n.s.|ap7 ap8 2hf|6z8 2hg 2hh 2kp
hourly ar..|ap8 ap7|ap9
hours n.s.|apa|apb
house n.6.16|3nq 2xn 4qa apc 33|31 b8 4xx
housebreaker n.i.||4bb 2tm 1k
housebreaking n.4.||4bd 41o 29p
housecleaning n.4.||apd 42
housefly n.5.||3lx 3ly
household n.e.|966 ape
householder n.i.|ape 966|apf
housekeeping n.4.|apg
houseplant n.k.|8qg
housewife n.i.||4sf 1e4 1e5
housework n.4.|apg
housing n.6.|33 2xn
houston P.f.||8o
hover v..16|aph api|95w 4dy
however r..|apj
howl nv.a.w|apk apl apm|9d 4gf
howling na.a.|apk apm apl 8o8|9d 8w8
hp P.n.||apn 1he
hr n.s.|ap7|6z8
hub n.6.||ag
hubbub n.b.|apo|2u4 2u5
hubris n.7.||25b 25d 25e
huckleberry n.k.||3md
huckster nv.i.14|aca ag1|ag5 2ri cp 70h ag4
huddle nv.a.12|app 6jl|5zo 20y 1el 4ab 29w 6jm 21g
huddled a..|6pm|6pl
hudson P.h.||f6 f7
hue n.7.u|apq|3fk
hug v.4.z|3tl 6se|6sf 5bz 5hm 5by 5c0
huge a..|apr|2cl
hugging n.4.|6se 3tl|aps 5ld ij
hulk nv.i.16|a12 apt|987 30i 2x1 apu 1vm
hull nv.k.u|apv|3xe 3xf 2x5
hum nv.q.w|4d7 apw apx|hn 37n
human a.5.|apy 1ql apz aq0|anf 1tt 1qk aq1 ang
humane a..||hy
humanely r..||aq2
humanism n.9.|aq3 aq4|1mj
humanist na.i.|aq5
humanistic a..||aq4
humanitarian na.i.|aq6 aq3|2o6 2o7 aq2
humanities n.9.|hy
humanity n.7.|apz aq0 1ql|5t5
humanize v..11
humankind n.5.|aq7|apy anf 1tt
humans n.5.|aq7|apy anf 1tt
humble va..11|4xf aq8 aq9 6r1 aqa|wq aqb 6r0 aqc
humbly r..|aqd|aqc 6r1
humdrum na.7.|aqe 5rp|aqf aqg 65g 5rq
humerus n.8.||aqh 8qd 1pu
humic a..|aqi aqj
humid a..|aqk aql|3ol
humidity n.q.|aql aqk aqm|6xe
humiliate v..11|4xf o 4xe|wq
humiliated a..|6r0|6r1
humiliating a..|aqn|aqo
humiliation n.q.|o 4xf 4xe|p q 9f 4xg 4xh
humility n.7.|aqa 6r1 aqp
humming n.b.|4dx apx apw|2u4 2u5 4z0 4z1 4z2
hummingbird n.5.
humor n.a.w|2vm 5pt aqq aqr aqs aqt|9t5 a7i
humorist n.i.|aqq 2vm aqr aqu
humorless a..
humorous a..|5pt 2vm aqr aqu aqv|93p 5p7 87p 96w al5 93q aqw aqx
humorously r..||5pt
hump nv.p.12|48u aqy|48y 48z 1o2 239
humped a..||2tu
humus n.r.|aqj aqi|on oo
hun P.i.||aqz 4a2 16u
hunch nv.9.12|ah2 aqy|36k 239
hundred na.n.||3cq ef 3cr
hundredth na.o.||3cs 9g 3ct
hungarian P.i.|ar0 ar1|14s
hungary P.f.|ar1 ar0|14r wx
hunger n.q.13|ar2 ar3 ar4|1om ez
hungry a..|ar3 ar2 7fj ar5 3t4|2kz
hunt v.i.x|1fn 880 ar6 ar7 9b0|ar8 1fo 50u 50w
hunted a..||x5
hunter n.i.|ar7 9b0 ar9 1fn
hunting n.4.|880 ar9 1fn|1lr hf
hurdle nv.6.12|ara arb|2t1 2t2 arc 3ur
hurdles n.b.|arb|9m9 9ma
hurl v.4.z|4rg 4qd ard 6ym|4rh
hurler n.i.|ard 4rg|are 0 1
huron P.h.||2r0
hurricane n.j.||arf arg 3jy
hurried a..|afg afb|arh afd afc ari
hurriedly r..|aff|afd afg
hurry nv.q.12|arj afb afe 4do 3pw 8z|ark arl 4v 97f 4un 41d
hurrying na.4.|8z 4do 97h|8v
hurt nv.q.13|3t ey arm 1m2 ez 463 f1 10j 1m1 7i9 arn|10k 8y8 wa 3c9 aro
hurtle v..12|6ym
husband n.i.14||41t ve
husbandry n.4.|116|118 119 11a
hush nv.7.u|arp arq 9wc|arr 2z4 62s 62w
hushed a..|ars|9zk
husk nv.r.u|3y2 3xe art|15l
husky na.5.|34h aru aa8 aa9|49i 3kr 49j 34i 4es
hussein P.i.|arv
hustle nv.4.12|5wf 4d5 oi|51s 9r7 29p
hut n.6.|arw|4e7
hutment n.6.||3f8 2xk 2xl
huxley P.i.||arx 2ps
hyacinth n.r.||ary xw
hyacinthaceae P.k.||xy xz
hyaline na.r.||arz as0
hyalinization n.q.
hybrid na.a.||16
hybridization n.4.|6p1 as1|6p2 5ld ij
hydnocarpus P.k.||158
hydra n.i.||54f 54g
hydrangeaceae P.k.||4ca 1il
hydrant n.6.||98a 1tw 97 as2 4yb
hydrate nv.r.u
hydrated a..|as3
hydraulic a..||201
hydraulically r..
hydride n.r.||1gu
hydrocarbon n.r.|38n
hydrocephalus n.q.||1u
hydrochloride n.r.||5u4
hydroelectric a..
hydrogen n.r.||i0 12h 12i
hydrolysis n.m.||5p2 4fk
hydrophilic a..
hydrophobic a..
hydroplane nv.6.12|as4 as5|135 136 12k 2kx 2sr
hydrostatic a..|as6 as7
hydrostatics n.9.|as7 as6|89z tk
hydrous a..|as3
hydroxide n.r.|as8
hydroxyl n.r.||es
hydroxymethyl n.r.||1gj 17r es
hydrozoan n.5.|as9|5k7
hygiene n.q.|asa asb|asc 7op
hygienic a..|asb asa|asd
hygrometer n.6.||i1
hygrophoraceae P.k.||3pg
hygroscopic a..|63|5j
hymen n.i.||11r
hymenium n.k.
hymenomycetes P.k.||1hi
hymenoptera P.5.
hymn n.a.10|567|4yx 4yy 33q ase 37n
hyperbolic a..|asf 8vh|d8
hyperbolically r..||asf
hypercellularity n.q.||asg
hyperemia n.q.|ash asi|61k
hyperemic a..|asi ash
hyperfine a..|asj|9ci
hyperplasia n.q.||8a7 1u
hypersensitivity n.q.|18x 18w|18y 4kn
hypertension n.q.||1l8
hypertext n.a.||6de
hyperthyroidism n.q.|ask|asl
hypertonic a..
hypertrophied a..|8nt
hypertrophy nv.q.t|asm|8a7 1u
hypervelocity n.s.||13e 90 91
hypnosis n.q.|asn 2fy aso|10g
hypnotic na.6.|asp|asq asn
hypnotism n.4.|asr ass|90w 4t0
hypnotist n.i.|ass asr|ast
hypnotize v..t|aso ass asn|4h0 ud
hypoactive a..||asu
hypoadrenocorticism n.q.||asl
hypocellularity n.q.||asg
hypochlorite n.r.||em
hypocrisy n.a.|asv asw asx|3mf 3mg 3mh amt asy 6g3
hypocrite n.i.|7w4|35i 1m
hypocritical a..|asw asx asv|98p
hypocritically r..||asw
hypodermic na.6.|asz|at0 8gg 6vg
hypoglycemia n.q.
hypophyseal a..|at1
hypophysectomised a..
hypotenuse n.p.||9gj 3y7 3y8
hypothalamic a..|at2 at3
hypothalamically r..||at2
hypothalamus n.8.|at3 at2|3xs
hypothesis n.a.|at4 623 2bq|oh
hypothesize v..v|623 7z0 at4 2bq|1r0
hypothetical na.9.|622 7z0|2bq 7b
hypothyroidism n.q.||asl
hypoxia n.q.|1ol|1om
hyssop n.k.
hysteria n.q.|6le 10a at5|78o 78p 10n 149 p5
hysterical a..|at6 10a 6le at5|5w4 102
hysterically r..||10a
iambic na.a.||aka 6sh 6de
iberian P.i.||1bz
ibis n.5.||3ev
icbm P.6.||at7 at8
ice n.r.z|9td|k8
iceberg n.h.|38z|390 391
icebound a..|9tp|9tf
icebox n.6.|6cm|6cn 44b 7t5
iceland P.f.|at9|14r wx 1rm
icelandic P.a.||6y0 6y1 1jv at9
icicle n.r.||9td k8
icing n.m.||9rm 547 3oy
icon n.a.
icteridae P.5.||at
icy a..|9tk 5lh 5li 9tq 540|5lg 5le 9tf
idaho P.f.||13u 13v
idea n.9.|ata 6y 6zo
ideal na.9.|6nu atb atc atd 6y ata|ate 98e 6k
idealist n.i.|851 atf|atg
idealistic a..
idealization n.4.|atb|9x 9y
idealized a..|ath|98e
ideally r..||atd
identical a..|ati atj atk|891 x4
identically r..||ati
identifiable a..|7x8 atl 6a8|fq 7x7 atm
identification n.4.|7f7 8pj atl 4mj|7hy 403 cf cg
identified a..|atn|4uj
identify v..v|6a8 7x8 ato atp atq 8pj 4mj 7f7|6zb 7b1 7b4
identity n.7.|atq 6a8 atp 8pj atl|atr ato 2b8
ideological a..|ats 1jl
ideologist n.i.|att atu 1jl|kw
ideology n.9.|1jl att ats atu 6z|1jm 9w 74 75 76
idiom n.a.|atv atw 7jq 5cc|438 22j 1el 5cd
idiomatic a..|atw atv atx
idiosyncrasy n.7.|9l0 aty|7x6 9l1
idiosyncratic a..|aty 9l0|atz
idiot n.i.|au0 au1|29a
idiotic a..|au2|303
idiotically r..||au2
idle va.q.z|au3 4a0 au4 au5 a9u au6|au7 hn au8 a9v
idleness n.4.|au4 au9 au6|77q
idler n.i.|4a0 au3|4i5
idly r..||au8 au5
idol n.6.|aua aub auc|8ei 2o3 aud iz
idolatry n.4.||380
idolize v..11|aub auc aue aua|p6 p8
idolized a..|p9|nz
idyllic a..|auf|98e
igneous a..||ah9
ignite v..17|aug 4bx auh aui auj 5p0|4zc
ignited a..|auk|wz
ignition n.m.|auh aug|3hl 3hm 3hn
ignoble a..|aul|aum
ignoramus n.i.|aun|1yn
ignorance n.9.|auo aup auq
ignorant a..|aup auo aur|aus
ignore v..w|7vm 7r9|7bl
ignored a..|aut|7vp
iguanidae P.5.||5oa
ii na.n.|6if auu|ee ef 3cr
iii na.n.|auv auw|ee ef 3cr
ijsselmeer P.h.||2r0
ileum n.8.||88s 3vt 3vu
iliac a..
iliad P.a.||8pu 2sk 18i
ilium n.f.|aux
ilk n.9.||3ye 3yf
ill ar.q.|11x wc auy aej 2q2 2qc|wb auz 11w av0 2iy 343 av1 44p av2 6ax 78m 7jb
illative a..|av3|1j6
illegal a..|2v6 av4|2v5 69b 6mz av5 927 av6 av7
illegality n.7.|av4 2v6|av8
illegally r..||av9 av6 2v6
illegible a..||ava
illegitimacy n.q.||9g
illegitimate na.i.|av6|2n2 ve 2v6
illicit a..|ql|qk
illicitly r..||ql
illinois P.f.||13u 13v
illiterate na.i.|avb aur|aun 1yn avc avd aus
illness n.q.|auy wc
illogical a..|7m|7h ave
illuminant n.r.|avf avg|4zr
illuminate v..u|avg 3fz avf 6rn 5bf|avh 5bg 5bi
illuminated a..|avi|9kg
illuminating a..|8nw
illumination n.q.|3fz avg
illumine v..u|avg|avh
illusion n.9.|a0w avj 96d avk|1vn 1su 2cf
illusionary a..|avj 795|855
illusory a..|avk 96d|855
illustrate v..w|8vz 8xu 8xt 6ih avl 7a8 9c4 avm|7ck 5bg 7cd 4m3
illustration n.a.|9c4 avn avl 8xt 8vz|278 27f 7a5
illustrative a..|8xu 8vz|sy
illustrator n.i.|a16 avn
illustrious a..|4ui a8e a39|4uj a35
image n.9.13|avo 8pm avp 5ly|1su 1vh 2o3
imagery n.9.|853 8pm|2q6
imaginary a.n.|avq avr|855
imagination n.9.|avs 6zo 853 avt|2q6 5e9
imaginative a..|6m4 6zo avs|6m1
imaginatively r..||6m4
imagine v..10|6zo 6m4 853 avs aaw|5wz 1r0
imaging n.9.|853 8pm|2q6
imbalance n.q.|avu|avv 7l
imbecile na.i.|au0 au1|29a 77s
imbed v..z|8il|8im
imbibe v..z|5o 15f
imbue v..z|7lh|7ll
imitate v..10|4bs avw avx 1tr 1tu|6dg 1tv c3
imitation na.9.|avy 6hs avx 4bs 270|1mj 4qj 2o3 6dd 6dh 68p 26s
imitative a..|avw 4bs|avz aw0
immaculate a..|5d2 aw1|5cz
immanent a..
immaterial a..
immature a..|53u 53r|53s
immaturity n.q.|53r aw2 53u 8j3
immeasurable a..|aw3|aw4
immeasurably r..||aw3
immediacy n.7.|aw5 aw6|113 aw7 4um 4un 41d
immediate a..|aw8 aw6 5g5 aw5 7o8|6tz mh 7o5
immediately r..|7oh|7o8
immense a..|apr 8o6|2cl
immensely r..|aw9|apr
immensity n.7.|8o6 apr|3br 596 7s
immerse v..z|6wb 8na 4vq|7ll 4vo
immersion n.b.|awa|awb 7ec qw
immigrant n.i.|awc|5nf 16u
immigration n.4.|awc|8jh
imminence n.q.|awd 5g4
imminent a..|5g4 awd|mh
immobile a..|awe awf awg|awh awi awj
immobility n.q.|9fy|awk
immobilization n.4.|awf|63x 63y
immobilize v..14||7bm 7bj
immoderate a..|8vm 8wm|3l4 8vl 8w4 8yn 92e 92u 92w
immodest a..
immoral a..|779 6g5 awl|775 7sl 6n4
immorality n.7.|6g5 awl 779
immortal a.i.|awm awn|4uk 4ul
immortality n.7.|awn awm|898 41c 41d
immovable na.l.|h7 awh 9g2|h8 awe
immune na.i.|awo|8xx
immunity n.q.|8xx
immunization n.4.|awp awq|63y
immunodeficiency n.q.|11s|11t
immunoelectrophoresis n.m.||8gm
immunoglobulin n.r.||9bi hs yr
immunological a..|awr aws
immunologically r..||awr
immunology n.9.|aws awr|2pt 2pu 1k2
immunosuppressive na.6.
imp n.i.|8h3|8h4
impact n.b.z|2u2 awt uc|2u3 xp
impacted a..|5so|5sm
impair v..u|awu 6wx 3ia|3c9
impaired a..|7n7|7n6 8a6
impairment n.b.|6wx awu|8y
impale v..z|awv|a56 7ll
impalpable a..|aww
impart v..14|awx 6bo l1
impartial a..|7tj 4iw|7ti 7uh awy awz
impartially r..||7tj
imparting n.a.|6bo awx|43v 43w
impassable a..
impasse n.q.|702|6nh 3ef
impassioned a..|21w|2p
impassive a..|ax0 ax1|54e
impatience n.q.|ax2 ax3 ax4 8a8|1no 10g 9bq 9bs
impatient a..|ax3 ax2 ax5 8a8 ax4|1t4
impatiently r..||ax3
impeccable a..|98d|98e
impeccably r..||98d
impede v..15|2w4 14u 2w3 2t2
impeded a..|ax6|2xt
impediment n.9.|14u 2w4|14v 14w
impeding a..|5fq|3k7
impel v..10|9mp 86b 85n
impelled a..|ax7|je
impelling a..|8e5|8e1
impending a..|5g4|mh
impenetrable a..|7b9 ax8|7b7
imperative na.o.|6rc ax9|730 1xk 1xl 6rb 7g0 7g1
imperceptible a..|axa
imperceptibly r..||axb axa
imperfect na.o.|axc 6g1 154 aq1|axd e4 4s5 6g0 75j 1ql
imperfection n.q.|154
imperfectly r..||6g1
imperial na.8.||32g 32h xj
imperialism n.a.||axe 1ti 1tj
imperil v..16|8lm|361
imperious a..|afn 81a|25g
impermanent a..|hz axf|hw 8ps axg axh axi axj axk axl axm axn axo axp
impermeable a..
impersonal a..|axq|axr
impersonate v..10|axs 4zi axt|hv
impertinent a..|axu axv|6z2
imperturbable a..|5v1 6co|4h4
impervious a..|axw ax8|axx
impetuous a..|axy|axz
impetus n.j.|85n|vg
impinge v..15|ay0 2u3|ay1 ay2
impinging n.b.|2u3 ay0
impious a..|a4g|a4e
implacable a..|a8x|a8u
implant nv.6.z|8il ay3|ay4 6f4 8im
implantation n.m.|ay3 8il
implanted a..|65s|65r
implausible a..|ay5
implement nv.6.15|ail ay6 6r7 8mo lv 8xl|1wq 3m9 2bw bu
implementation n.4.|8xl lv 6r7 ay6|5kb dg
implemented a..|8mp
implicated a..|ay7|is
implication n.9.|8om ay8 8ol 8on ay9 62p|1j6 76 1j7 62r
implicit a..|aya|ayb ayc ayd
implike a..|aye|ayf
implore v..w|34y|351 1v9
imply v..w|62p ayg ay9 ayh|9h 9i
impolite a..|ayi 6qg|ayj ayk
import nv.6.14|ayl 62q aym ay9 ayn|16p 16u 62r 20l
importance n.7.|63u 8uz 6pu 1bk|63v a44
important a..|1bk 63u|8st 1bg 3a4 4c3 4mo 53l 63r 6d8 7x9 a83
importantly r..||8uz 1bk
importation n.4.|ayn ayl|se sf
imported a..|9n7|rm
importunity n.a.|ayo|359 1v8 1ve
impose v..15|661 5b0 ayp ayq|3m9 2bw 3ci co
imposed a..|ayr|5w7
imposing a..|2xe|1e2
imposition n.4.|ayp ayq 5b0|5kb dg
impossible a.9.|ays ayt|ayu ayv ayw ayx
impossibly r..||ays
imposter n.i.|94w|35i 1m
impotence n.7.|aiw aiv
impotency n.7.|aiw aiv
impotent a..|aiv aiw
impoverished a..|7gn|44d
impracticable a..|ayu|ays
impractical a..|6lk|6lj ayy ayz
imprecate v..w|33y az0|33z 340
imprecation n.a.|az0 33y|5yj 5yl
imprecise a..
impregnable a..|az1 az2|13g
impregnate v..u|az3|79a
impregnation n.r.
impresario n.i.||3r9 yg
impress v.4.11|uy az4 8e6 1e2 az5
impressed a..|uk|uh
impression n.9.|36k az6 az7|1vh
impressionism P.6.|az8 az9 aza|6s3 6s4
impressionist na.i.|aza az8 az9|6s5
impressionistic a..|az6 36k az7
impressive a..|1e2 8yz uy az5|1e0 azb azc 2xe 6zr 84f 8yx 9oi azd 42j a6q
impressively r..||2xe 1e2
impressiveness n.7.|8yz 1e2|8wc
imprimatur n.a.|6hh|ax
imprint nv.9.15||1kf 1kg 14w 3b2
imprison v..15|aze azf azg 4lw|4fb
imprisoned a..|4lv|4ly
imprisonment n.4.|azf aze|512 dg
improbability n.7.|azh azi|82g
improbable a..|azi azh|azj
impromptu nar.a.|azk|la azl
improper a..|azm 8o4|azn
improperly r..||azm
impropriety n.7.|8o4|4n
improve v..u|1g0 42 aq6 l0 3ak azo be
improved a..|48l 3aj|48k azp 3ah
improvement n.b.|be 3ak 42 1g0 azo|bf 8y
improving a..|azq|azr
improvisation n.6.|azs azt
improvise v..10|azt azs|5z8
improvised a..|axj|hz
imprudent a..|azu|azv azw
impudent a..|7vt azx azy|67v 2bn
impudently r..||azx axu
impulse n.g.|azz b00|4sg 1ev
impulsive a..|b01|b02
impulsively r..||axy
impunity n.q.||8xw 8xx
impure a..|1ak o9 86v|70u 1aj b03 b04
impurity n.r.|86v 1ak o9|71b
imputation n.a.||dw dy dz
impute v..v|289
in nr.n.|b05 b06|4vt
inability n.9.|1dr
inaccessible a..|b07|b08
inaccuracy n.7.
inaccurate a..||98b
inaction n.q.|91y
inactive a..|b09 91y b0a|b0b b0c
inactivity n.q.|91y b09 b0d
inadequacy n.7.|76a|7r 7s
inadequate a..|76d|76b b0e
inadequately r..||76d
inadvertence n.9.||8wh 7vj 7vn
inadvertent a..|ak|aq
inadvertently r..|b0f|ak b0g
inadvisable a..
inanimate a..
inappropriate a..|b0h b0i|b0j
inappropriately r..|b0k|b0h
inarticulate a..|b0l|1u1 b0m b0n b0o
inarticulately r..||b0l
inattention n.9.|7vn
inattentive a..|51|50 7xf 850 870
inaudible a..|40m|40l b0p
inaugural na.a.|b0q|la b0r
inaugurate v..15|b0s b0t|5qb 35d
inauguration n.4.|b0t b0s|35b
inboard a..
inca P.i.
incalculable a..|6i4|6i2
incan P.i.||b0u 22b 22c
incandescent a..|a3l|9kg
incantation n.a.||50f 1el
incapability n.9.|b0v|1dr
incapable a..|b0w b0v|b0x b0y
incapacitate v..u|7oz
incarnate va..10|b0z 2kf 6eg|j4 6ei
incarnation n.i.|2kf 8ir b0z|2kg 6mj 1mj
incautious a..|axz|axy
incendiary na.i.|25r|1k 1l 1m 25q
incense nv.r.13||b10
incensed a..|1lv|1ld
incentive n.g.|89t|89u 4sg 1ab 1ac
inception n.b.|1ph|1pi
incertain a..|82j|b11 82i a9o
incessant a..|4u4 4u5|4u6
incessantly r..|4u7|4u6 4u8 4u4 4u9
incest n.4.||qn qo 5ld
inch n.n.12|b05 8dc|4vt
incidence n.o.||9s0 8ef 91
incident na.b.|b12
incidental na.l.|b13|b14 b15
incidentally r..||b13
incipience n.s.|b16 b17|35e 35f
incipiency n.s.|b16 b17|35e 35f
incise v..z|a1h b18 7bg
incised a..||3dt
incision n.p.|7bg b18 a1h|6k8 3w0 1o2
incisive a..|jm b19|jr
incisor n.8.||1pt 1pu 1pv
incite v..10|hk b1a b1b b1c b1d b1e b1f|zz 100
incitement n.4.|b1e b1c b1a hk|24n r9 ax
inclination n.9.|38k b1g 7v5 b1h|9w 1lh 8d 1lm
incline nv.h.16|27y b1h b1i b1g b1j 38k 7fh|b1k 4pf 1kd
inclined a..|1zw|1zv 9lk b1l
inclining n.4.|b1m|ol
inclose v..z|2up|2uq
include v..16|5vs
included a..|8l4|39j
inclusion n.q.|8iw|7l
inclusive a..||b1n
incoherent a..|61c|619
income n.l.|7yx|7yy 8ap 1h8
incoming na.4.|o4 9w2|o5 9w0 b1o
incomparable a..|b1p|b1q
incompatibility n.o.|7rr|69y 1sp
incompatible a..|b1r|1oz 69s
incompetence n.7.|9un b0e 2q3 b1s|4gw
incompetent na.i.||1yn
incompetently r..||b1s
incomplete a..|act|acs b1t b1u b1v b1w
incompletely r..||act
incomprehensibility n.7.|7g 6rf 8nl
incomprehensible a..|6rf 7g 8nl|6re b1x b1y b1z b20 8nk b21
inconceivable a..|ayt|ayx
inconceivably r..||ayt
inconclusive a..
incongruity n.7.|b22 b23|b1r 113
incongruous a..|b23 b22|7rs b24 b25
inconsequential a..|b26|b27
inconsiderable a..
inconsiderate a..|b28 b29|b2a
inconsiderately r..||b28
inconsistent a..|60p b2b|60o 7rr b2c b2d
inconspicuous a..
inconstant a..|9bm 9bl b2e|95m 9bk
incontinence n.m.||75b 75c ij
inconvenience nv.q.15|3u3 b2f b2g|7qg 7l1
inconvenient a..|2m4 b2g|2m1
inconveniently r..||2m4
incorporate v..u|9l5 b2h 1n1 5vr b2i|5ou 3il 5vs 10y
incorporated a..|b2i|10y
incorporation n.4.|b2h 9l5|4w1 3ir 73
incorporeal a..|7r7 b2j|7r6 b2k
incorrect a..|8s4 8s7|8s3 b2l 8s6
incorrectly r..||8s4 8s6
incorrigible a..
incorruptibility n.7.|b2m b2n|4ix 4iy 4iz
incorruptible a..|b2n b2m|1sf
increase nv.n.u|9wh qz 5vq dn 3s0 a8|245 8y
increased a..|d8|d7 2gz 8ni asf b2o b2p b2q
increasing a..|b2r|8s d5 b2s b2t b2u
increasingly r..|b2v|b2t b2r
incredible a..|2ca|2c9 b2w b2x b2y
incredibly r..||2ca ay5 b2x
incriminating a..||e5
incrimination n.a.|3g7 6n0 dx|dw dy dz
incubate v..u|b2z b30 44w 452|3la b31
incubation n.4.|b30 b2z|1rf
incubus n.i.||7a1 3oj 1v7
inculcate v..v|7nc b32|7nd 5hw
inculcation n.4.|b32 7nc|b33 b34 8dn
incumbent na.i.||1e7 b35 apf b36
incur v..16|b37 b38|t8
incurable na.i.||4qz 2uz
incurably r..||b39
incurring n.4.|b38 b37|gr gp
incursion n.4.||o4 o5
indebted a..|b3a|b3b
indecent a..|azn 8o3 6qa|azm 6q7 b3c
indecision n.9.|ak7|7pl 1gw 10g
indecisive a..|ak3 ak7|ak0
indecisiveness n.9.|ak7 ak3|7pl 1gw 10g
indeed r..
indefatigable a..|8mf b3d|42x
indefensible a..|b3e|b3f
indefinable a..|b3g|b3h
indefinite a..|b3i b3j|6jt b3k
indefinitely r..||b3i
indefinity n.7.|b3j b3i|82g
indehiscent a..
indelible a..
indelicate a..||9gv
indentation n.p.|5dr|3w0 1o2
independence n.q.|2ju b3l 2jq 3zu|2jv
independent a.i.|3zu 2ju|2jt 3zs b3m
independently r..||3zu
indescribable a..|b3n|b3o
indeterminate a..|b3j
index nv.o.15|3nf|b3p 1zf 2l4 3ng ci b3q 83w
indexing n.4.||4s4 2a3
india P.f.|b3r b3s|ww wx
indian P.i.|3op b3s b3r|1bz 160
indiana P.f.||13u 13v
indianapolis P.f.||14t
indic P.a.|6y7|6y8 1jv
indicate v..w|2h4 b3t cg 4am b3u 7b0
indication n.a.|cg 22v 2h4
indicative na.o.|72x 72y|730 1xk 1xl
indicator n.a.|3nf 4am 2h4 6ud|3ng ci
indict v..15|b3v b3w b3x|e1
indictment n.a.|b3x b3v b3w|dw dy dz
indifference n.c.|1be awz b3y b3z awy ax1 1tn 1tp|1bf 1tm b40 b41
indifferent a..|1tp 1tn b3z 1be ai3|3t0 3jt 4no
indifferently r..||1tp
indigenous a..|b42|an5
indigent a..|7gn b43|44d
indigestion n.q.
indignant a..|1lv|1ld
indignantly r..||1lv
indignation n.c.|b44|z0 p5
indignity n.4.||wm wo wp
indigo na.r.||21n 21o 311
indirect a..|b45 28o|b46 28n b47 7yh b48
indirection n.4.
indirectly r..||58o
indiscreetly r..||7rq
indiscriminate a..
indiscriminately r..|20m|20n 20o 20p
indispensable a..|6o3 b49 8su|6nz 8sw
indisposed a..|11w|wc
indisputable a..|b4a a1o|b4b
indistinct a..|3n0 9w6|3mx 5h3 7my
indistinctly r..|7nb|3n0 7my
indistinguishable a..|ati atj|891
individual na.3.|b4c b4d atz 9l1 b3m|aty b4e b4f b4g b4h 3zu
individualism n.7.|9l1 b4e b4i
individualist na.i.|b4i 9l1 b4e|atz
individualistic a..|b4e 9l1 4l1|atz 3vl
individuality n.7.|9l1 atz
individualized a..|b4j|b4k
individually r..|b4l|atz 7h4
indivisible a..|b4m|b4n
indochina P.f.||208
indoctrinate v..v|800 1mj b33|5hw
indolence n.7.|b4o au8|b41
indolent a..|au8 b4o|au5
indonesia P.f.|b4p b4q|wx
indonesian P.i.|b4r b4q b4p|1bz
indoor a..
indoors r..|b4s
indorse v..15|2nm 8ly t3|1zg cy
indriidae P.5.||4j4
indubitable a..|b4t a1o|72k
induce v..10|b4u 4t3 b4v 2bw 89t b4w b4x b4y|9yt bv
induced a..|8h9|8h8
inducement n.g.|89t 2bw|89u 4sg
inducing n.4.|b4v b4y b4u 2bw|4t0
induct v..15|b4z 636 6ed|63g
inductance n.j.|b50|4kk
induction n.b.|6ed b51 b4z b50 9yp|4bj u6 4kk 9yr 2b6 2b8
inductive a..||b50
indulge v..15|b52 aqt a7i b53 b54 b55|66x wl
indulgence n.7.|b55 b54|c
indulgent a..|3am b53 b56|71q 3al b57 9yb 8px b58 b59
indulgently r..||b56
indulging n.4.|aqt 2n9 a7i|a7h a7j
indus P.h.||202
indusium n.k.||2x5
industrial a..|b5a|11a b5b
industrialism n.e.|b5c 6cr b5d|4ky 4kz
industrialist n.i.|6cr amx b5c|4d0 cp cq
industrialization n.4.|b5d|11a sd se
industrialized a..|b5b|b5a
industrious a..|aeb 2ai|7mn
industriously r..||aeb
industry n.e.|amx 6cr 11a|6cu yd sd se sf
inebriated a..|6oi|87e 34k 6oh 87f 3sb 873 87g 87h 87i
inedible a..||b5e
ineffable a..|b3n|b3o
ineffective a..|b5f b5g|b5h b5i
ineffectively r..||b5f
ineffectual a..|b5f b5g|b5h b5i
inefficient a..|b5j|b5k
inefficiently r..
inelegance n.7.|b5l 9y6
ineligible a..|7vf|7ve
inept a..|2m9 2m3 b5m b5n|5hk b1s
ineptitude n.9.|2m3|1dq 1dr
ineptly r..||b5m
inequality n.7.|7ql|1ae
inequitable a..
inert a..|b5o|9fz b0b
inertia n.7.|b41
inertial a..
inescapable a..|b5p|b5q
inescapably r..|b5r|b5p b5q
inevitability n.7.|b5s b5t b5q|4wx
inevitable na.b.|b5q b5s b5t|7gl b5p b5u 9ng
inevitably r..|b5v b5r|b5u b5q b5p
inexcusable a..|b5w|b5x
inexhaustible a..|b5y|3vb
inexorable a..|a8u b5z k3|a8x k9
inexorably r..||a8u
inexpensive a..|51g|51h 51i 51j 51k 51l 51m 51n
inexperience n.9.|9hn|auo
inexperienced a..|9hn|9hm b60 b61
inexplicable a..|6rf|6re b1x b1y b1z
inexpressible a..|b3o|b3n
inextricable a..
infallibility n.7.|b62 9ly|7bx 7c1 7c2
infallible a..|9ly b62|9lx b63
infamous a..|7vr b64 b65|7rp
infamy n.q.|b65 7vr|q 9f 9g
infancy n.s.|2n7 2n0|ot
infant n.i.|2n0 2n7 2n8|2n1 2n2 ve
infantile a..|53s|53u
infantry n.e.||274 275
infantryman n.i.||4tj 4tk
infarction n.q.||fo
infatuated a..|8kx|uv
infatuation n.c.||9b5
infect v..t|b66 b67 b68 b69 b6a 5j9 3cc|2li 678 39n
infected a..|b6b|b6c b6d 679 b6e b68 b6f b6g
infection n.q.|3cc b68 b6a
infectious a..|b68 3cc 4rs 673|b6b 4rp 672
infective a..|b67 b66 b6a|6nd
infelicitous a..|5hk|2m9
infer v..v|749 1j6 92j|5xz
inference n.9.|1j6 av3 92j 74d 749|76 1j7
inferential a..|av3 1j6|74a
inferior na.i.|aqb 4a4 b6h|m2 aq8 b6i 2qj 49x 4co b6j
inferiority n.q.|769 b6h 4a4|b6k 9g 4g1 4g2
infernal na.i.|aig 8v1 3ge|71x 2e6 dv
infertile a..|b6l b6m|b6n b6o b6p
infest v..12|b6q 3ca b6r|b6s 29c
infestation n.q.|3ca b6t b6q|3cb
infidelity n.7.|7tw
infield n.6.|b6u 4rn|2pm
infielder n.i.|4rn b6u|4ro 0 1
infiltrate v..12|b6v b6w|9db 7ll 5zk
infiltration n.4.|b6w b6v|b6x 1fk 1fl
infinite a.3.|b6y 3vb 3va 8tm|3v9 4u9 8lt b5y
infinitely r..|8lu|aw3 3v9 4u9 3vb
infinitive n.a.||b6z mp mq
infinity n.s.|8tm 3vb|18l
infirm a..|718 714|9qs
infirmary n.6.|6m6|6m7
infirmity n.q.|714 718|v
inflame v..t|b70 b71 4cb|ys
inflamed a..||77f 9kg
inflammation n.q.|4cb b70 b72
inflammatory a..|b71 b70 b72|77f
inflatable a..|8yw ahk|7wz
inflate v..u|8yu ahk 8yw|qz 8yr 8nq
inflated a..|asf|d8
inflation n.m.||79f
inflect v..w|b73 b74|486
inflected a..
inflection n.o.|b74 b75 b73 86h b76|1xk 1xl 78r
inflectional a..|b75 b74
inflexible a..|k9 b77|k3 9pj 3yp
inflexibly r..||k9
inflict v..w|5b0 b78
infliction n.4.|ayp b78 5b0|5kb dg 3af
inflorescence n.m.|8ej|7im
inflow n.m.|b79|9cy
influence nv.7.15|9ms 2il 50e 3b2 90w 7hu 1kf b7a b7b|2is 4t0 1kg 14w
influent a..|b1o|9w2
influential a..|2il b7b b7a 9ms|2ik b7c
influenza n.q.|9k3|53j 11v 2c6
influx n.m.|b79|9cy
inform v..w|b7d 5bk 8nw sy 6z3 ci b7e b7f 4ig 1ky
informal a..|4qs b7g|4qq b7h 87a
informally r..||4qs
informant n.i.|4ig b7d
information n.a.|ci b7d b7e
informed a..|44|43 961 8nv all b7i
informer n.i.|3a8 b7j|4ig
informing n.a.|b7j|7qd
infrared na.7.|b7k|9rz 90 91 5wk
infrequent a..|b7l b7m|b7n b7o
infrequently r..||b7l
infringe v..15|60n 9pq b7p|3mo 3mp
infuriate v..11|8w0 6le 9v8 8oe|yx
infuriating a..|7v0|7qi
infuse v..v|7nc|7nd 5hw
infusion n.r.|4s2|2hp 1ah
ingenious a..|q2 5e9|q0
ingenuity n.9.|5e9 q2
ingenuous a..|27b|27d 27e
ingest v..y|66n 55t 5m|5q
ingestion n.4.|55t 66n|ij
inglorious a..|7t4|7t3
ingratiating a..|b7q|nl
ingratitude n.c.|b7r
ingredient n.6.|5ux|af ag 35g
ingroup n.e.|5fa|2te
inhabit v..16|3fb 4i6 89n
inhabitant n.i.|89n 3fb
inhabited a..|5nn|5nm b7s b7t b7u
inhalant na.r.|b7v b7w b7x b7y|12h 12i 9xz
inhalation n.4.|9xz b7x b7w|40i ij
inhale v..y|b7x b7y 9xz b7v|b7z 81t
inherent a..|b80|b81
inherently r..||b80
inherit v..14|b82 aib b83
inheritable a..|1k5|1k4 9z4
inheritance n.4.|b83 b82|gr gp
inherited a..|9z4|1k5
inhibit v..u|b84 b85 1rt 9mi|2ku
inhibited a..|b86|b87 b88
inhibition n.4.|6xk|514 515 127 b89 6j
inhibitor n.r.|1rt b84
inhibitory a..|b85 b84|60f
inhospitable a..|2y0|2xy a4d
inhuman a..|b8a b8b b8c|2wc 1qf
inhumane a..|2wc b8b|2wb 32v b8a
initial a.a.w|9f3|1bh 1bi 1bj 8g0
initially r..||9f3
initiate v.i.10|b8d b0q b4w 6lx ib zo b51 1ym b8e 8nu 6ed|8j0 27
initiation n.b.|6ed b51 6lx b8d ib|4bj u6 35b
initiative n.7.|8p2 b8f b0q b8d|zm 35b b0r
inject v..t||na 3i7 kn
injection n.4.||8l5 12z
injudicious a..|azv|azu
injunction n.a.|8nm 5q0|3bk
injure v..t|314 3t 5ye 7wa|463 8y8
injured a..|aro|arn b8g b8h
injurious a..|aei 3t aeh|465
injury n.q.|3t aei 314 5ye|ai al am
injustice n.4.|b8i|3af
ink nv.r.w||b8j 50q
inkling n.9.|b8k|b8l
inlaid a..||pb
inland ar..|b8m|b8n
inlay nv.6.10||3x2 pa
inlet n.h.|6ir
inmate n.i.|6bq|5nc b8o 5ee 4lu 2uz
inn n.6.|aoz|ap0
innate a..|b8p|b8q
innately r..||61i
inner a..|b8r|b8s
innermost a..|b8t|b8s
innervate v..14
inning n.s.||35g
innings n.4.||2ei
innocence n.7.|27c b8u|b8v
innocent a.i.|h2 aen|5dk h1 3gf aem
innocuous a..
innovate v..10|71k b8w b8x 6lx b8y|ib
innovation n.6.|b8x b8w 71k 5ww
innovative a..|r2|r5
innumerable a..|6i2 6i3|6i4
inoculation n.4.|b8z awq|awp 63y
inoffensive a..
inoperable a..
inoperative a..|772|771
inordinate a..|8w4 8wj|8vm
inorganic a..
input nv.a.z||8im
inquest n.4.||b90 1ja
inquire v..w|66i 8oc 8od 4ry b91 b92 6tg|4s0
inquiring na.a.|4ry b93 66i b94|1ve b95 b92 b96
inquiry n.9.|8zq 8od 66i b90 b93|1zr 1j7 4ry 1ve 1ja
inquisition n.e.||6il 61w
inquisitive a..|6tg 6tf b91|6td
inquisitiveness n.9.|6tf b92 6tg|u9 1gw 10g
inquisitor n.i.|b97 b98|8oc 4bn 26l
inquisitorial a..|b98 b97
inroad n.4.||8lf 3af
insane a..|303 b99 79m|302 6li au2 6lg ahr b9a b9b b9c
insanely r..|6lh|6li 303
insanity n.q.|79m 303|79n 10g
insatiable a..|b9d
insatiably r..||b9d
inscribe v..z|8n6|4pk
inscribed a..|b9e|6ub
inscription n.a.|8qj
inscrutability n.7.|b9f 6re|7g
inscrutable a..|6re b9f|6rf
insect n.5.
insecticide n.r.|b9g|b9h
insectivorous a..
insecure a..
insecurely r..
insecurity n.q.|b9i b9j|6xo
insensate a..
insensibility n.9.|b9k b9l b9m|5oj 1gw 10g
insensible a..|b9m b9k|1ir b9n
insensitive a..|701|700
inseparable a..|b4n|b4m
insert v.a.z|8im 8l5 b9o b9p b9q|2up 2uq
insertion n.a.
inset nv.6.u|b9o|5ly 2o3 b9p
inshore ar..|b9r
inside nr.f.|b9s b9t b4s b9u|3ud 3sj 1u0 b9v
insidious a..|b9w|1an
insidiously r..||b9x aek
insight n.9.|b9y b9z 402|ba0 ba1 99u 1y5 1y6
insightful a..|ba2 ji|jr
insignia n.a.||2q4 18d 2q5
insignificance n.7.|12e ba3 ba4|12f 63v a44
insignificant a..|ba4 12e ba3|8km ba5
insignificantly r..||ba4
insincere a..|98p amt|98o ba6 95h 99v a3d asw
insincerely r..||98p
insincerity n.7.|amt 98p|asy 6g3 6g4
insinuation n.a.|ba7|dw dy
insipid a..|3gh 3gi|3gj
insist v..w|184 ba8
insistence n.a.|ba8 68k 184|79c 1wv
insistent a..|68k ax9 ba8 6rb|68j 6rc
insofar r..
insolence n.7.|azy 2ge 7vt|4l 4m 4n
insolent a..|7vt azy 2ge|67v 3z4
insolently r..||2ge
insoluble a..
insolvent na.i.|2uu 2v1 2v3|2uy 2uz 2uv
insomnia n.q.||ba9
insouciance n.c.|baa 4qo|3js 37e
inspect v..13|bab|2jx
inspection n.4.|524 bac|1j9 1ja
inspector n.i.||3o4 3o5 2ne
inspiration n.9.|a0b bad|157
inspirational a..|bae|baf
inspire v..11|1me bad a0b bag|14b bah 2bw
inspired a..|a37|a35
inspiring a..
instability n.q.||1jr bai baj bak
instal v..z|bal bam
install v..z|bal bam
installation n.4.|bam 63g bal 12m|35b
installing n.4.|bam bal|35b
installment n.l.||1ab 1ac
instance n.b.w|4q0 6ih 8vz
instancy n.7.|aw6 97j|4um 4un 41d
instant n.s.|ban 5eo 97j aw6|bao 6zj 35f 8v
instantaneous a..|97j 5eo aw6|8v
instantly r..|7oh|7o8 97j
instead r..|1cv bap|1ct
instep n.8.||21c 21f
instigate v..w|b1c b1d b1f|zz 100
instill v..14||l1
instillation n.4.||8l5 12z
instinct na.9.|9ud|1zx 42o
instinctive a..|baq|b02
instinctively r..||baq
institute v.e.10|1x5 6lx|2b7 ib
institution n.e.|8t5 bar bas
institutional a..|bar 8t5 bat bau
institutionalize v..14|bat
institutionalized a..||bas
instruct v..w|5hw 5bk 6ik 7ac|5q0
instruction n.a.|4jl bav 6ik 5hw
instructional a..|bav 4jl 6ik b34
instructions n.a.||baw ab5 7ke
instructive a..|5bk 5hw|5bj 7a8 7zx 8dm 8ds 8zw 90u bax
instructor n.i.|7ac 5hw|8i
instrument n.6.14|bay ail baz|6r6 6r7
instrumental a..|c8
instrumentalist n.i.|1d3 c8
instrumentality n.e.|ail|2k6
instrumentation n.6.|baz|6r7
insubordinate a..|bb0|767 7u9 bb1 768
insubordination n.7.||761 2sf
insubstantial a..|8to|8tn bb2
insufferable a..|bb3|3et
insufferably r..|bb4
insufficiency n.q.||949 154
insufficient a..|76c 76a|7cm bb5 bb6
insufficiently r..||76c
insular a..|bb7 bb8|1rm
insularity n.q.|bb8 bb9 bb7|1o9 1oa
insulate v..u|bba bbb bbc bbd bb8|7p3 6a7
insulation n.q.|bb8 bbd|1o9 1oa
insulator n.r.|bbc bba
insulin n.8.||1kt 1ku 1sh
insult nv.a.w|bbe wn wm|29l wq
insulting a..|67q|67v
insuperable a..|bbf|bbg
insurance n.l.|6ix|ahz 5xq 5xr 10r
insure v..v|281 2bt|282 vh
insured na.i.
insurgency n.4.|bbh bbi|bbj 2ua
insurgent na.i.|bbk bbi bbh|6hz 1jp 37 38 bbl
insurmountable a..
insurrection n.4.|bbj bbk|2ua
insurrectionist n.i.|bbk bbj|6hz 1jp 37 38
intact a..|bbm bbn|17y bbo
intaglio n.a.||bbp
intake n.4.|55t|ij
intangible na.l.|a50 aww
integer n.n.|ef
integral na.9.|b80 bbm 8pe|1zq 1zr 1j7 b81 17y
integrate v..u|9l5 64v bbq 4w1 bbr bbs|5ou 3il
integrated a..|b2i|10y
integrating n.4.|bbs bbr 5i5
integration n.4.|bbs bbr
integrity n.q.|5u2 bbt|4ix 4iy 4iz
intellect n.9.|4wl bbu|3xt ju
intellectual na.i.|bbv bbw|bbx bby a4y
intellectually r..||bbw
intelligence n.9.|3xt bbz 3xw 57x
intelligent a..|3xw 3xt bc0 agu|2s 3xq 426 bc1 bc2 3gx 5rs
intelligently r..||3xw
intelligible a..|1yb|1z0
intemperance n.7.||b c
intemperate a..
intend v..v|129 11z 7f6|3rg
intended a..|4fv|634 su sv
intense a..|5xa 2df|5x7 66s 91c 8wa 9bx bc3
intensely r..||5xa
intensification n.4.|8v7 8sf 5va 8t|dn do
intensified a..|bc3|5xa
intensifier n.a.|bc4 5va|mn mo 16
intensify v..u|8sf 2df 8v7 5va bc4 8t|qz
intensifying a..|74u|yy 2gy 74s
intensity n.7.|2df 5xa 8sf 5va 8t|7s 4g2
intensive na.a.|bc4 2df|mn mo 16 5xa
intensively r..||5xa
intent na.9.|11z 129 bc5 12a 5u 8nc|125 62q 5v
intention n.9.|11z|125
intentional a..|sv|4fv
intentionally r..|st|su sv
intently r..||5u
intentness n.7.|8nc 5u|2ag 2ai 2aj
inter v..15|4bh 4bg|4cg
interact v..15|bc6 bc7 671
interaction n.4.|671 bc7 bc6
interactive a..|bc8
interbreeding n.4.|6p1 as1|6p2 5ld ij
intercede v..w|20t bc9|20v oe
intercept nv.9.z|bca bcb bcc|bcd 5ux 35g 4rm 1yh
interception n.4.|bcb bca|2w0 5up
interceptor n.6.|bcc bca|9c6 135 136
interchange n.6.14|70o 2ga bce|6e4 3e4 671
interchangeable a..|bcf|3c6
interchangeably r..||bcg
interconnect v..16|bch|62j
interconnected a..|bci bch|6ns
interconnectedness n.q.|bch bci 6d2|5kt 19a
intercontinental a..|bcj|bck
intercostal na.8.||1f 1g 1h bcl
intercourse n.a.|5s8|5s9 43w
interdepartmental ar..||6f3
interdependence n.o.|bcm 7c9 bcn|6fe
interdependent a..|7c9 bcm bcn|2n4
interest n.9.11|u8 5xe 8ms 35q 504 976|u9 1gw 10g 35r sj 2is 1wz
interested a..
interesting a..|69 504|68 8p5 1i3
interestingly r..||69
interface n.6.||3ud 3sj 1u0
interfaith a..|bco|57n
interfere v..15|bcp 5up bcq bcr|2w4
interference n.a.|bcr bcq 5up bcp bcs|axe 1ti 1tj an 3k4 3kc 2az
interfering a..|bct|bcu
interferometer n.6.||i1
interferon n.6.||1sv
interim na.s.|axk|3g1 hz
interior n.f.|b9s bcv b9v|b9t
interject v..w|bcw 8f5 bcx|7vw 7qt
interjection n.a.|8f5 bcw|7iu 9d
interlace v..z|bcy|7xc
interlaced a..|bcz|6ns
interlacing a..|5uc|5u5
interlayer n.6.||2on
interlinear a..||6sh
interlobular a..||bd0
interlock nv.6.u|bd1 bd2|6cw 1bu
interlocking na.b.|bd3 5uc|2u3 5u5
interlude nv.s.10||3g1 2gu
intermarriage n.q.||625 bd4 59x
intermediary n.i.|bd5
intermediate na.r.w|acw|acu bd6 bd7 bd8
intermeshed a..|bd9|8ov
interminable a..|8ls|899
intermission n.4.|bda|95v 77q
intermittent a..|bdb|9fq
intermittently r..||bdb
intermolecular a..||3d0
intern nv.i.15|bdc azg|45y 45z 1us 4fb
internal a..|bdd
internalize v..v|bcv|289
internally r..||bdd
international a.e.|a2v 91w|a2u bde bdf 4b
internationally r..||a2u a2v
interne n.i.|bdc|45y 45z 1us
internet n.6.|bdg|bdh bdi 2a0
interpenetrate v..z||7ll
interpersonal a..||6st
interplanetary a..||8ax
interplay n.4.||671
interpol P.e.
interpose v..12|bcw bcx|7vw 7qt
interposition n.4.|bcx bcw|7vx 77o 77q
interpret v..v|66d 5bh bdj bdk bdl bax bdm|1yg 5bi
interpretable a..
interpretation n.9.|bdj bdl 66d bdm 4m3 bdn|1su bdo 71i 59j
interpretative a..|bax bdn bdl|5bk
interpreted a..|bdp|1y2
interpreter n.i.|bdq bdr 4m3 bdn|bd5
interpreting n.9.|bdk bdl|8zy 1j7
interpretive a..|bax bdn bdl|5bk
interracial a..|bds|bdt
interred a..|4bk|4bl
interrelated a..|bci bdu|6ns
interrelation n.o.|bdu bdv
interrelationship n.o.|bdu
interrogation n.a.|bdw bdx|bdy 667 bdz
interrogative na.a.|bdw|bdy 667 bdz
interrupt v.j.w|7vw 7vx 7w0|7qt
interrupted a..|7qw|7qv
interruption n.4.|7vx 7vw 7w0 x|77o 77q
intersect v..12|6ox 6p5|6oz
intersecting a..|6p5|6p3
intersection n.9.|be0 6e3|bcd 5ux 35g 6e4 3e4
interspecies a..
intersperse v..z
interstate na.6.||4e4 197
interstellar a..||1pb
interstitial a..
intertidal a..||be1
intertwine v..z|bcy|7xc
interval n.s.|3g1|be2
intervene v..15|bcq bc9
intervening a..||be3
intervention n.4.|bc9 bcq|5r3
interview nv.a.w|be4 66g be5|4rx 4ry 1ve 5zo 20y 1el 22s 22t
interviewer n.i.|be5 be4|8oc 4bn 26l
interweave v..z|be6|7xc
interwoven a..|5uc|5u5
intestate a..
intestinal a..|be7 3vt
intestine n.8.|3vt be7|3vu
intima n.8.|be8 be9|20e
intimacy n.7.|963|1gn zb zc
intimal a..|be9 be8
intimate va.i.w|ba7 b8k bea alg beb 9st 962|alh 9i ayh 9h 3rv b4k 1gd
intimately r..||3rv
intimidate v..11|45r 9sy 6zh|14a 14b 54b
intimidation n.4.|9sy 6zh 45r|9sz wp
intolerable a..|3et|3er bb4 bec bb3 bed
intolerance n.7.||ax5 bee zb
intolerant a..|bef 96c|beg
intonation n.a.|86g beh 4yv|86h 78r
intone v..w|4yu 4yw 4yv 86g|37n
intoxicated a..|6oi|87e 34k 6oh 87f 3sb 873 87g 87h 87i
intoxicating a..|15h|15b
intoxication n.q.|bei
intracellular a..||2ms
intractable a..|2sg 2sf|2se bej bek
intradepartmental a..||6f3
intrados n.p.||21a 21b
intramuscular a..|bel|1g
intramuscularly r..||bel
intransigence n.7.|k3|bem 2ak
intransitive na.a.||b6z mp mq
intrapulmonary a..||4mq
intravenous a..|ben|beo
intravenously r..||ben
intrenchment n.6.||40h 2zf
intricate a..|5ud|5u5
intricately r..|8fd|5ud 8fc
intrigue nv.9.16|bep 974|65a 65b iw 976 1wz
intrinsic a..|b81|b80
intrinsically r..||b81
introduce v..w|gb beq 71k b9p 8l5 ber|ib
introduction n.4.|71j bes beq gb|35b j2 1ky bet 3r6 1q7
introductory a..|beu bev|b0r
introject n.9.u||8tq 6nu
introjected a..||6d3
introspective a..|bew
introverted a..|bew
intrude v..12|bex bcu 8lf bey bez|3mo 3mp
intruder n.i.|bey bez bex|8oy 16u 2ii
intrusion n.b.|8le|8lh qw qx o4 o5
intrusive a..|bcu bf0 bex|bf1 bct
intrust v..14|5r6|5zy
intuition n.9.|aw7 ah2|36k
intuitive a..|bf2|b02
intuitively r..||ave
inuit P.i.|8sj|160
inundation n.j.|9j6 798 bf3|7cy
inure v..u|4gr|e9
inured a..||4gt
invade v..x|b6s bf4 bf5 8lg bf6 bf1 8le|29c
invader n.i.|8lg bf6 b6s|bey 8oy 16u
invading a..|bf4|2el
invalid nva.i.15|adl 954|4qz 2uz 37q 953 bf7 bf8
invalidate v..15|1nx 1ny bf9|1nz fw
invaluable a..|bfa bfb|bfc
invariable na.9.|65h 65j aqg|3df 65f bfd bfe
invariably r..|65m|65j 65f
invariant na.9.|bfe|28v 28w 65j
invasion n.4.|bf5 b6s 8le bf6 b6t|b6x 1fk 1fl 8lh qw qx
invasive a..
inveigh v..w|bff|34g
invent v..10|6af 6m4 5ww bfg 39p 93j|5wz afj
invention n.9.|5ww 6af b8x bfg 93j|1yw 1yx
inventive a..|6m4 6af 5e9|6m1
inventor n.i.|39p 6af
inventory n.a.15|bfh|1bq 1br ci 4ny b3q 83w
inverse na.o.|2pc|1sp 2pb
inversely r..||bfi
inversion n.j.||2do
invert v..u
invertebrate na.5.
inverted a..|bfj|bfk
invest v..14|5r1 3a3 20j 7d0 8m0|wl 8kq
investigate v..w|66k 1ja 8zr b93 b95 bfl 7hn|1jb 8vu
investigating n.4.|1ja b93 66k
investigation n.9.|bfl b93 1ja 66k|8zq 1zr 1j7
investigative a..|b95 b93|b94
investigator n.i.|8zr 66k
investing n.4.|20j 5r1|20k sd se
investment n.4.|20j 5r1 3a3|20k sd se
investor n.i.|7d0 5r1|cq
invigorating a..|3x6|3x5 8yg bfm
invincible a..|bfn|bbg
inviolable a..
inviolate a..|bbn|bbo
invisible a..|5wk|5wj b7k bfo bfp bfq
invitation n.a.|bfr bfs bft 1vk|1ve 8qi 6de 1w2
invite v.a.11|bfs bfu aay bfr bfv 1vk|14b
inviting a..|bfw|bfu bfx bfy
invocation n.a.|bfz 1v9|bg0 1ve
invoke v..10|33z 62e|340 59o 59r
involuntarily r..||86a
involuntary a..|86a|869 9mt bg1 bg2
involve v..16|bg3 bg4 8iz 5r3 bg5 ay8|1wz 8j0 27 32e
involved a..|is|in 5xg 8ot 8mt ay7
involvement n.4.|5r3 8iz bg4 bg3 ay8 u8|1wi u9 1gw 10g
invulnerability n.q.|az2|bg6
invulnerable a..|13g|13f 3q7 75n 8pg az1 bg7 bg8
inward ar..|b8s|b8t b8r bg9
inwardly r..||b8s
inwardness n.9.|4vu
inwards r..|b06
iodide n.r.||44h em
iodinate v..u|bga bgb
iodinated a..||bgb
iodinating a..
iodination n.m.|bgc|4fk
iodine n.r.|bgb bga bgc|i0 2d0
iodocompound n.r.
iodoprotein n.r.|bgd|hs
iodothyronine n.r.||bge bgf
iodotyrosine n.r.||bge bgf
ion n.h.|1mm bgg bgh|1mn 1mo
ionia P.f.
ionian P.i.||22g 14s 2fg
ionic na.a.|2fe bgg 1mm|81v 81w 1jv
ionization n.q.|bgh
ionized a..
ionosphere n.f.
iowa P.i.||6wt 4ez 160
ipsus P.4.||bgi 29o 142
iq P.o.||8ef 91
ira n.e.||97z 97y 6s4
iran P.f.|bgj bgk|ww wx
iranian P.i.|25x bgk bgl bgj|1bz
iraq P.f.|bgm|ww wx
iraqi P.i.||1bz bgm
ireland P.f.|bgn bgo bgp|14r wx 1rm
iridaceae P.k.||xy xz
iridescent a..|5nz bgq|5nx
iridium n.r.||13t i0
iris n.k.||6ok 1dk
irish P.i.|bgp bgo|439 y8
irishman P.i.||bgn 14s
irksome a..|3t9|3tc
iron nva.r.z|9b1 bgr bgs bgt|13t i0 bgu 9h6 34i
ironclad na.6.|bgv|30h 30i 2x1 4q5
ironed a..|bgw|bgx bgy
ironic a..|87p bgz|5pt
ironical a..|b25 bh0 87p bgz|b23 5pt
ironically r..
ironing n.6.|bgs bgr|6x5 87o
ironlike a..|bh1|32n
ironmonger n.i.||2wy 2ri cp
irons n.6.|4xk|4xl 3vr
ironshod a..|bh2|3s4
ironworker n.i.||2id
irony n.a.|bgz 87p bh3 bh0 b25|2vm b22 b1r 113
iroquoian P.a.|530|2d1
iroquois P.i.|4tx|160
irrational na.n.|bh4 bh5|bh6 avq 3j7 bh7
irrationally r..||bh4
irreconcilable a..|b2d|b2b
irreducible a..
irregular a.i.|aau bh8 bh9 2u bha 65o|aav bhb 9fq
irregularity n.4.|2u 2w bh8 bh9 bhc bhd|3hp 3af 2cq 2cu
irregularly r..||bh8
irrelevant a..|92b|bhe 928
irremediable a..
irremovable a..
irreparable a..
irreproducibility n.7.||bai baj bak
irresistible a..|bhf|bhg
irresolute a..
irresolution n.9.|ak7|7pl 1gw 10g
irrespective r..|7vq
irresponsibility n.7.|baj bhh|bak
irresponsible a..|bhh baj
irresponsibly r..||bhh
irretrievable a..
irreverence n.9.|a4e|9w
irreverent a..|3h1 7eq|3gz
irreverently r..||3h1
irreversible a..
irrevocable a..|bhi
irrevocably r..||bhi
irrigate v..u|aou bhj|2zd
irrigation n.4.|bhj aou|99m
irritability n.c.|9vt 6kx|bhk aqs
irritable a..|6kx 9vt bhl|433
irritably r..|bhm|6kx
irritant n.9.|bhn 1nk|3u2 4az 3qz
irritate v..11|1nk 1no bho 1nm yv bhn 4xc|1nn ys
irritated a..|1np|1nq
irritating a..|1nr|1ns
irritation n.q.|1no 1nk bho|10g yz z0 p5
irruption n.4.|bex|o4 o5
isaac P.i.||3n 3o 3p
isabella P.i.||1mv 1mw 14y
isis P.i.||1ft
islam P.e.|bhp bhq|5a6 5a7
islamic P..|bhq bhp bhr
island n.h.|1rm|bhs 3e4
isle n.h.||1rm
ism n.9.|1mj
isn P.e.||57x
isocyanate n.r.||em
isogram n.f.|bht|2mp
isolate v..u|bbd bhu 1o9 bhv|7p3 6a7
isolated a..|bhw 7h2 bhx|9fq 7h4
isolation n.q.|1o9 bbd|1oa 16y 16z 7zg
isolationism n.a.|bhy bhz bi0|axe 1ti 1tj
isolationist na.i.|bi0 bhz bhy|kw
isomer n.r.|bi1 bi2
isomeric a..|bi2 bi1
isometric na.a.|697|698 699 cg
isopleth n.f.|bht|2mp
isopod n.5.||1hm 1hn
isothermal a..|8qx|27i
isotonic a..
isotope n.r.|7ia bi3|2ds
isotopic a..|bi3 7ia
isotropic a..
israel P.f.|bi4|wx
israeli P.i.||1bz bi4
israelite P.i.||1bz
israelites P.e.|ahv|9hu ahw y8
issuance n.4.|bi5|99m
issue nv.9.w|bi6 bi7 bi8 bi9 bi5|43u 7xi
issuer n.e.|bi8 bi9 bi6
issuing n.4.|bi5 bi9|99m
istanbul P.f.|65l
isthmus n.h.
it P.9.||5wc
italian P.i.|9jm bia bib|14s 9rv 9rw 9rx
italic na.a.|bic bid bie|6u8 6ua
italicize v..10|bid bic bie|bif 6df
italy P.f.|bib bia|14r wx
itch nv.q.13|big bih bii|3cc 4xc ys ez
itching n.9.|bii big|bij bik 5lp
itchy a..|9br|8dg
item n.a.|bil 8ph 7h6 7v1
itemize v..w|8ph bim 7h6 bin bil 7h5 7v1|8pj 7b1
iteration n.m.|aew
itinerant na.i.|ac4|6jk 86x 2x8 85t
iv na.n.|9pu 9pv|ee ef 3cr
ives P.i.||1f7 1f8
ivory n.r.|bio bip|biq 2s8 3ht 3fj 1eb
ivy n.k.
ix na.n.|bir bis|ee ef 3cr
ixodes P.5.
jab nv.4.z|bit biu|a0l ol biv 3ln 3ls biw 8fv 305
jabber nv.a.w|9w7 bix|2my 7o
jabbing n.4.|bit biu|a0l ol
jack nv.n.z||3ed 245 3s1
jackass n.i.|6s6|299 29a
jackdaw n.5.||6pf 3fo
jacket n.6.z||5in 4kr 8pk
jackson P.i.||j0 iz 20h
jacksonian P.i.||m2
jacob P.i.||3dj 3dk
jacquard n.i.||39p
jade nva.r.t|983|biy k7 k8 776 4j8 1ec
jaded a..|biz bj0|3i0 bj1
jaeger n.5.||bj2 2h9
jagged a..|bj3|6n9
jail nv.6.15|bj4 aze bj5|bj6 bj7 bau 4fb
jalapeno n.k.||4le
jam nv.d.12|bj8 bj9 bja|642 643 43d 6ph 29w 8fv 461 314 7vw 7qt
jamaica P.f.|bjb bjc|wx
jamaican P.i.|bjc bjb|6rt 22c
james P.i.||162 163
jammed a..|6pn|6pl
jamming n.4.|bja bj9|142
jan P.s.|bjd|1zs 1zt
jangle nv.b.13|bje bjf bjg|2u5 3gt
jangling a..|bjf|4es
janissary n.i.||m2
janitor n.i.||4nv 2ne 2nf
jansenist P.i.||kw
january P.s.|bjd|1zs 1zt
janus P.i.||6t1
jap P.i.||bjh 1bz
japan n.f.10|bji|1ro ww wx bjj pa
japanese P.i.|bjh|1bz 1by 9el bji
jar nv.6.16|bjk 5bv bjl bjm|200 5mw 5mx
jargon n.a.|22i|22j 1el
jarring a..||4es
jasmine n.k.
jason P.i.||f9
jaundice nv.q.u|3eq|6rp
jaundiced a..||77f
jaunty a..|6y3 6y4 52h 415|6y5 326
java n.f.|bjn bjo 5kk|1rm
javanese P.i.|bjo|b4r 1bz bjn
jaw nv.8.w|bjp 4y2 518|1pu 1pv 22s 22t
jawbone nv.8.w|bjq|bjp 1pu 1pv bjr a3h 518 22s
jawed a..
jawless a..
jay n.i.||1e6 1e7 9ug 9uh
jazz nv.a.10|bjs 33o|51c 519 1el 48e
jazzy a..|bjt bjs 33o|4z4
jealous a..|6j9 7xx|2kz 6vw
jealously r..||6j9
jealousy n.c.||6ja 3ew zd
jean n.6.
jeans n.6.|7au|40t 7av 1uw
jeep n.6.|bju|1fc 1fd 1fe
jeer nv.a.w|bjv bjw 9jt|7dq 29l 2r5 2r7
jeering na.a.|bjv bjw 7dp|7dq 29l 67v
jefferson P.i.|bjx bjy|269
jeffersonian P.i.|bjy bjx|m2
jehovah P.i.||17z
jejune a..|bb5|76c
jejunum n.8.||88s 3vt 3vu
jelled a..|bjz|bk0
jellied a..|bjz|bk0
jelly nv.d.u||43e 642 643 43d
jellyfish n.5.||bk1 as9 5k7
jellylike a..|9yh|5fp
jeopardize v..16|8lm ag8 rr|361 bk2 ru
jeopardy n.q.|ag8 8lm rr|6xq
jerboa n.5.||4tw
jeremiah P.i.||56q
jerk nv.i.z|9lw bk3 258 9i6 am2 bk4 bk5 bk6 bk7 bk8|1qe ol 2fr
jerking na.4.|bk3 bk5 bk4 258|ol 6ca
jerky na.d.|258 bk3 9fp|2pp 6ca
jerome P.i.||1f6 1f9 1fa 1fb
jersey n.f.||13u 13v
jerusalem P.f.||1hz
jest nv.a.w|9w9 1qw bk9 bka bkb|2vm
jester n.i.|bkb 1qw bk9|5h6 18t
jesuit P.i.||10
jesus P.i.|56l|56o 56p 56q
jet nva.6.z|bkc bkd|135 136 12k 7q2 12n qw 591 fb
jetting a..|bke|abv
jew P.i.|56p bkf bkg
jewel nv.6.10|7jy a4q bkh 31f|po pa
jeweled a..|pc|pb
jeweler n.i.|a4q 7jy bkh|2id
jewelry n.6.|31f bkh|po
jewish P..|bkf|56p
jibe nv.a.16|2w5 c3|1ap c4
jig nv.a.12||61f 33r
jihad n.4.||bki 2eu
jilt nv.i.v||1e4 1e5 7ew
jimdandy n.i.|bkj|atc ate
jimhickey n.i.|bkj|atc ate
jimmy nv.6.z|bkk|bkl 94 95 3za
jingle nv.b.13|bje bkm bjg|2u5 3gt
jingling a..|bkm|8cj
jitters n.q.||bkn 10g
jive nv.a.10|bko|33o 33p 33q 33r
job n.4.15|4cx 56c bkp|2as
jockey nv.i.x|51r|aoq 6vq 16u 332 337
jocose a..|93q aqv bkq|5pt
jocular ar..|93q 9w9 bka bkq|5pt
jog nv.p.16|bkr|1m8 68s 22t
joggle nv.6.12|bks|3vq 3vr 968
john n.6.|5gf|2sw
johnny P.i.|bkt|bku 4tj 4tk
johnson P.i.||bkv 5tp
join v.p.15|5zk 2a1 62k
joined a..|bkw|bkx
joining n.4.|62k 62j 2a1 3d7|73
joint na.8.16|1mt 82s 26g 5b7 bky|4e9 317 4ea 9fk 9fn 5b6 5xl 5ml 5mj 5rj
jointed a..|26p|26o
jointly r..|5mk|5ml yn 5b7
joist n.6.||31u 31x 31y
joke nv.a.w|9w9 93q bkz 1qw bk9 bka|2vm hp
joker n.i.|bkz bk9 1qw|18t
joking a..|93q|5pt
jolly nvar.b.w|3jw 2vl bl0 94l|9b9 u6 2r5 2r7 8d1 94k 94i
jolt nv.b.12|bjm bjl bk3|2u1 2u2 2u3 ol
jolted a..|10d 107|103 102
jonathan P.d.||78b 1w9 1wa
jones P.i.||41w
jonquil n.k.||6wj 1dk
jordan P.h.||f6 f7
joseph P.i.||bl1 bl2 bl3 bl4
joss n.6.||aua 8ei 2o3
jostle nv.4.12|bl5 8fu bl6|bl7 5vo jc 5cw 5cx
jostling n.4.|bl5 bl6 8fu|bl7 5vo jc
jot nv.a.w||bl8 4q3 ce 2ou
joule n.n.||4h8
journal n.a.|7k2|7ly 1q7 1q8
journalese n.a.
journalism n.a.|bl9 bla 5oh|a3g 155
journalist n.i.|5oh bl9 blb
journalistic a..|bla bl9 blb
journey n.4.12|58m 6qm blc bld|1f2 9s6
journeying n.4.|58m blc|1f2
joust nv.b.x|ble|88a 2eu
jovial a..|3jw bl0 6c1|8d1
jovian P..|blf blg
jowl n.8.|bjq|bjp 1pu 1pv bjr a3h
joy n.c.11|8fs 8d1 blh 78e|p5 3qy 3qz
joyful a..|8fs
joyless a..|bli|9v3 blj
joyous a..|8d1 8fs|8cz 3jv 3jx 3jw
jr P.i.||8sd 8se 2n1
jubilant a..|8fp 931 92y|8fo
jubilantly r..|3ju|3jv 3jr 3jw 3jx 3jn
judah P.i.||3n 3o 3p
judaic P..|bkg 56p|blk
judaism P.e.|bkg|47r
judas n.i.||1kq 1ik 1fa
judea P.f.
judge nv.i.v|9uh bll blm 72m 1xq 6o2 1zm 8ug bln|1e7 blo sw ej 1zn
judges P.a.||j1 j2
judging n.9.|1zm 8ug|1cu
judgment n.9.|5y4 98c mv h0 bln 8ug|5y5
judicial a..|bll 9uh|blp
judicially r..||bll
judiciary n.e.|blm|n5 nb
judith P.i.||1e4 1e5
judo n.4.||blq blr 63y hf
jug nv.6.15|aze|3u7 200 4fb
juggle nv.4.15|35h|bls 253 254 35m 35n
jugular na.8.||beo 4x6
juice n.d.|blt blu
juicy a..|blu blt blv blw blx|bly blz 8ru 9wl
juju n.9.||62f 62g
jukebox n.6.||bm0
julian P.i.|4f5|2h7 2h8 163
july P.s.||1zs 1zt
jumble nv.q.16|bm1 bm2 bm3|bm4
jumbled a..|7uc|5hp
jump v.b.12|3ur 3uq 3ok 9io
jumper n.i.
jumping n.4.||hf
jumpy a..|8de bm5|8dg
junction n.6.|6e4|3e4
juncture n.b.|5en
june P.s.||1zs 1zt
jung P.i.|bm6 bm7|ast
jungermanniales P.k.||4px
jungian P.i.|bm7 bm6|m2
jungle n.f.
junior na.i.|bm8 bd7|2ih 2ii 9sf 9sg 5mt bm9 bma acw
juniper n.k.
junk nv.r.14|719 bmb|71a 71b d e
junkyard n.f.||57p 2pm
jupiter P.h.|blg blf|bmc 8ax 1pc bmd bme
jurassic P.s.||4mc 4md 18l
jurisdiction n.7.|7nk|2is
jurisprudence n.9.|bmf bmg 9uh 38m|6gp hy
jurisprudentially r..||bmg
jurist n.i.|38m bmh bmf|ej
juror n.i.||6nw 1xq
jury n.e.||nb
just r..|4da 8vf|4db 8v9 8vg
justice n.7.|94m|4iy 4iz 9p1 50b 50c mv
justifiably r..||8xf
justification n.9.|bmi 16o 16m|5yx cr
justified a..||9h0
justify v..w|16o bmj 1uj 16m bmi 1uk 8xf|8xh 60g
justly r..|bmk|9fr 8tt
justness n.7.|bml anu|60v 10z 112
jute n.r.||6h2 2za hh
jutland P.f.||208
jutting na.4.|bmm 4k1 bmn|43y 34r
juvenile na.i.|ov bmo
juxtapose v..z|bmp bmq
juxtaposition n.4.|bmq bmp|9ea
kabbalah n.a.||bmr ci
kafka P.i.
kale n.l.|4eb|1zd 1ze 1zf
kamarupan P.a.||bms 54n
kamikaze n.6.||9c6 135 136
kanawha P.h.||f6 f7
kangaroo n.5.||bmt bmu
kannada P.a.
kansas P.f.||13u 13v
kapok n.r.||6h2 2za hh
karakul n.5.||bmv 1pn
karat n.n.
karate n.4.||blq blr 63y
kashmir P.f.
kasparov P.i.||2sv
kauri n.r.||6d5 38g 38h
kazakhstan P.f.||ww wx
kc n.s.|bmw|90 91
keel nv.p.12|4n1|48y 48z 1o2 1f3
keeled a..|bmx
keen nva.a.11|bmy jm jn|7ok 1q1 jx 3m5 jr
keenly r..|js|jm
keenness n.9.|jn jm|3xt
keep v.l.16|644
keeper n.i.|2nd bmz|2ne 2nf
keeping n.4.|aaq bmz|5uh 18b 79g dg
keepsake n.6.|bn0
keg n.n.||244 245
keller P.i.||bn1 4bn 26l
kelvin n.n.||bn2
ken n.9.||1y6
kennedy P.i.||269
kent P.f.||6e7
kentucky P.f.||13u 13v
kenya P.f.|bn3 bn4|16f wx
kenyan P.i.|bn4 bn3|xh
kepler P.i.||2cg 2ch
kept a..
keratin n.r.||5lz hr hs
kerchief n.6.|agk|3nh
kernel n.k.
kerosene n.r.|bn5|4zr 38n
kerosine n.r.|bn5|4zr 38n
kerygma n.a.||bn6 la
ketch n.6.||2x6 2x1
ketone n.r.|en
ketosis n.q.|eq
kettle n.6.|3ou|5km 5kn 3ip
key na.6.v|atl 4mo|8zy 1j7 1bk
keyboard n.6.
keyed a..
keyhole n.6.||246 247
keynes P.i.||8cw 1qi
keynote nv.a.u||bn7 l9
keystone n.9.|1k9|1ke 1kf 1kg
khaki na.6.||1ec
khan n.i.
khartoum P.f.||1hz
khmer P.a.
kick nv.4.z|bn8 bn9 bna bnb|3ln 3ls ol 8wx 8fs p5 2u6
kicking n.4.|bnb|ol
kickoff n.4.|35e b0s|bn8 3ln 35b 35f
kid nv.i.w|53o 2vl|ov 5jq 5js 2r5 2r7
kidnap v..z|1j 1i bnc|5q3 1yi
kidnapper n.i.|1i 1j|1k 1l 1m 1n
kidnapping n.4.|bnc 1j|4m2 41o 29p
kidney n.8.|bnd|9zc 3vu
kill v.4.z|3ku bne 1n6 8bz 8xo bnf|36 1na
killable a..|8bz 1n6|8by
killer n.i.|8xo 1n6
killifish n.5.||6wd 22a
killing n.b.|bnf bne 1n6 3ku aqw|70q 8y 36 5pt
kiln n.6.|bng|9nq 3q8 1zy
kilogram n.n.||a41 a42
kilohertz n.s.|bmw|90 91
kilometer n.n.|bnh|4vs 4vt
kin na.i.|vd 5ko 45k 1k8|ve 19b
kind n.9.|3ye 9zj 1d8 98h|3yf bni 9zg
kinda r..|bnj
kindergarten n.e.||bnk 8n
kindled a..|auk|wz
kindly ar..|bni|9zj
kindness n.7.|1d8 9zj|509 4iz
kindred na.e.|1k8 13o|13p
kinesthetic a..|bnl
kinesthetically r..||bnl
kinetic a..||89y
king n.i.|162 bnm bnn|163
kingbird n.5.
kingdom n.q.|bno 436 bnm 162|225 226 7l wx 80v
kingfisher n.5.
kinglet n.5.||3fo
kinship n.o.|bnp 45k vd 1k8
kipling P.i.
kiribati P.f.||wx
kiss nv.4.z|bnq 6se|3h7
kissing n.4.|6se bnq|aps 5ld ij
kissinger P.i.||1e6 1e7
kit nv.6.14|bnr|2qx 24c
kitchen n.6.|bns|2sw
kitchenette n.6.||bns 2sw
kite nv.l.14||51v 520 521 qz
kitten n.5.t||4fz 4g0 329 32f
kittenish a..|bnt|ayf
klan P.e.||2b7 97z 97y 6s4
kleenex P.r.||ei
klondike n.f.
km n.n.|bnh|4vs 4vt
knack n.9.||8m1 8m2 1zx
knapsack n.6.|2oq|2or
knapweed n.k.||53
knead v..z||6al 6am
knee n.8.|bnu|8ft 1ms 1mt
kneecap nv.8.x||1pu 1pv am5 314
kneel v.4.z|bnv bnw|ol bnx
kneeling n.4.|bnv bnw|ol
knife n.6.z|bny 313 312|2me 2mf 2mg 1qo
knifelike a..
knight nv.i.15|bnz bo0 551|2xg 14y r8
knighthood n.e.||23b 23e 23f
knightly a..|bo0 bnz|1kk
knit nv.6.10|bo1 bo2 ao2|3d7
knitted a..||9a5
knitting n.6.|bo2 bo1|3db
knob n.6.|81l|4c5 45d 1vy ag
knobbed a..|6oo|13n
knock nv.b.z|bo3 bo4 bo5 bo6 bo7 2tv 4a5|2u5 6ny 6o5 1xm 305 bo8 442
knockabout na.6.|3p4|bo9 2x6 2x1 6z2
knocker n.i.||4ul
knocking n.b.|bo3 bo4 bo6|2u5
knockout na.i.|boa bob|1e4 1e5 32n
knoll n.h.|1q3|1q4 1q5
knot nv.e.10|3vp boc|4a8 yo 3vq 3vr 15k 15l 2th
knotted a..
knotty a..|2qq 5uo|1ey
know v.9.v|5kr 1yd 1y6 bod 1r4
knowing na.9.|1y6 5kr b7i 2lk|44
knowingly r..|boe|sv 634
knowledge n.3.|5kq
knowledgeable a..|8dq|8dp
known a..|4uj|4ui atn bof bog
knuckle nv.8.z||1ms 1mt 5dx
knuckleball n.4.||97k 97l jc
knuckles n.6.||1qo
kola n.k.||4q9
koran P.a.||1uc
korea P.f.|boh boi|208
korean P.i.|boi boh|1bz
kosher na.d.
krauthead P.i.||30q 14s
krishna P.i.||boj 7in
kudu n.5.||1pm 1pn 1po
kurdish P.a.||bgl 6y8 1jv bok
kurdistan P.f.|bok
kuwait P.f.||1hz
kuwaiti P.i.||1bz
kwa P.a.||96g 96h
kyrgyzstan P.f.||ww wx
kyushu P.f.||1rm
la n.r.||13t i0
lab n.6.|bol|34j
label nv.a.w|h0 2q7 ld bom|7em 3yd 1vx 7ia 2ds 2i8 le fw
labeled a..|bon
labiatae P.k.||3c3 1il
labor nv.e.15|boo 1wx 220 a90 3u6 rt 6jk|23g y8 9jr ru 970
laboratory n.6.|bol|34j
labored a..|2m7|2m2
laborer n.i.|6jk 3u6 a90|86x 2x8
laborious a..|220 1wx|222
laborsaving a..|aim|93w
labour nv.e.15|boo a90 1wx 6jk|23g y8 970
labrador P.f.
labridae P.5.||1o6
laburnum P.k.
labyrinth n.6.|bop 5ue|2a0
labyrinthine a..
lac n.r.|boq|19e 2s8
lace nv.6.z|bor bos bcy|3w9 3wa 7xc
laced a..
lacerate va..z|bot|bou 584
lacerated a..|bot|584
lacewing n.5.
lacework n.6.||1q8 157
lack nv.q.16|4u|4v
lackadaisical a..|bov|6zq
lackey n.i.||4dg
lacking a..|76b|76d
lacquer nv.r.10|bjj|1gq 1gr 1gs pa
lacrimal a..||bow
lacrosse n.4.||2yg 2yh 2qi
lactating a..
lactation n.s.|box
lactic a..||4dp
lactose n.r.||9wp 9wq 1ih
lacy a..|boy|2xi
lad n.i.|3kd boz|k1 3wl
ladder n.6.u||bp0 2p4 3zf
laden va..z|bp1|42o
ladened a..|bp1|42o
ladle nv.6.z|7nx|200
ladoga P.h.||2r0
lady n.i.||1e4 1e5
ladylike a..|bp2|6sv
lag nv.4.12|bp3 bp4|77o 77q 9le
lager n.6.||3f8 2xk 2xl
laggard na.i.|bp4 bp3 bp5|4a0 4i5 bp6
lagging n.r.||bbb 3no
lagoon n.h.||2r0
laid a..|24y|24x
lair n.f.|7an|7ao 7ap 7aq
laity n.e.||2gm
lake n.h.|2r0
lam nv.4.12|75i 9gd|5ev 80f f 335
lama n.i.||93f g5
lamaism P.9.||47s 151
lamarckian P.i.||m2 bp7
lamarckism P.9.|bp7|6yr 6ys 6yt
lamb n.5.t||4fz 4g0 329 32f
lamblike a..|5uj|1fw
lame nva.i.t|6na 99i|29a a5a 314 1l3
lameness n.q.|6nb|t u v
lament nv.a.11|bp8 bmy 8gs 7ok a8t|5tv 5tw 9d 3m5
lamentation n.a.|bp8 bmy|5tv 5tw 9d
lamented a..
lamenting a..|bp9|1m7
laminate nv.6.10|bpa|2qn
lamnidae P.5.||1o6
lamp n.6.|48q|3jh 1c1 1c2
lamplight n.j.||2j9 2ja 320
lampoon nv.a.w|4bq bpb bpc|4o1 2vm bpd 2r7
lamppost n.6.||3en 3eo 31x
lancaster P.f.
lancastrian P.i.||5jh 5ji 14s
lance nv.6.12|bpe|1qo
lanceolate a..||jk
lancet n.6.||21d
land nv.l.12|3oh 80v 8av bpf 170|h7 h8 171
landed a..
landing n.6.||2p0 2p1 2ns
landler n.a.||61f
landlocked a..|b8n|b8m
landlord n.i.||bpg b35 apf
landmark n.f.||bph 5en
landmass n.h.|xg
landowner n.i.|bpg|b35 apf
landrover n.6.|bju|1fc 1fd 1fe
landscape n.f.10||bpi bpj bpk
landscaped a..|azp|48l
landscaping n.4.||9xg 116 118
landslide n.b.||bpl 1nc bpm 7ec qw
lane n.6.||1fg
language n.a.|bpn
languid a..|bov|6zq
languish v..u||8e0 2ec
languor n.c.|859|8bg 8bh 4h2
laniidae P.5.||at
lanky a..|bpo bpp|bpq 3r2
lantern n.6.||48q 3jh
lanthanide n.r.
lao P.i.||1bz
laos P.f.||ww wx
lap nv.8.16|6si bpr bps|9ag 23u 1vz 4kd 4nt
lapel n.6.||6si 5it
lappet n.8.|bpt|bpu 1sx
lapping n.6.|bpv
lapse nv.4.12|8fe bpw bpx|3mm 3mn 3g0 3g1 74x bpy ba mu bpz 4j8 bq0 6ev
lapsed a..|bq1|2d6
larceny n.4.|aie|41o 29p 29q
larch n.k.||15k 15l
lard nv.d.10||bq2 4dk 34m 4ib
large a.7.|2cl 3br|3bs 2ck 3bt 3bu 3bv 3bw 3bx 3by 3bz 3c0 3c1 3c2
largely r..|bq3|bq4
largeness n.9.|3zc b1n|3xt
larger a..|3bu|2cl
laridae P.5.||at
larix P.k.||xx
lark nv.5.12|bq5 4tu|3fn 3fo 4tv i7
larkspur n.k.||790
larva n.5.|4sc bq6
larval a..|bq6 4sc|8j3
laryngeal a..|bq7 bq8
larynx n.8.|bq8 bq7|8a9 a3h
lascivious a..|bq9 4o6|8ru
laser n.6.||93c
lash nv.8.z|3dv bqa 9gb|xj xk 2x5 335
lasher n.i.||bqb
lashing na.4.|9ga bqc|9j5 6q2 512 6cb
lasso nv.i.z|bqd|1f7 1f8 4m1 1yh
last va.s.16|8m6 bqe 9dj 5gj|bqf 1kk bqg 9di 5gi
lasting a..|29 895 897|28 4u8 bqh bqi 899
lastly r..|9dh|9dj
lat n.8.||1f 1g 1h
latch nv.6.z||bqj 3vq 3vr
late ar..|bqk|bql 363
lateen na.6.|bqm|bqn 3b6 bqo
lately r..|bqp|bqq
latency n.s.||3g1
latent a..|bqr b0c|bqs b0a
later ar..|xo xn|bn
lateral na.4.|bqt|td te tf 443
laterally r..||bqt
lateran P.f.||4i8 2pm
latest na.a.||bqu ci 593
latex n.r.|bqv|1gr 1gs
lathe n.6.||bqw
lather nv.h.z|bqx bqy 3dv|9kq 46p 46t 335
latin P.a.|9rw|9rx 1jv
latitude n.f.||bqz 1lh 8d
latter a.o.
latticework n.6.|br0|12s 12t
latvia P.f.||2sz
laudanum n.6.||ajw 5j6
laugh nv.a.t|56j 4er 5p7 9w9|9d 3m5
laughable a..|7j|7n
laughing a..|ae5|3jn
laughingly r..
laughter n.a.|56j|9d
launch v.6.15|8t2 br1 4re br2|8t4
launcher n.6.|br2 br1|23t 1gp
launching n.4.||jc
laundering n.4.||2zr
laundry n.6.|br3 br4|6x5 87o
laureate na.i.||ant 2aq gs anv
laurel n.k.|br5
laurels n.a.|3 8t8|9f 9g
lava n.r.||yi yj yk
lavage n.4.|br6|8mb ne 1re
lavatory n.6.|5gf|2sw
lavender na.k.|br7|1ec
lavish va..14|br8 9z2 br9 92q|66p wl 3vd
lavishly r..||9z2 92o
law n.e.|bmh 660
lawful a..|av9 bra
lawfully r..|brb|brc av9
lawless a..|1jq 1jo|brd
lawman n.i.|3o5|2ne 2nf
lawn n.f.||2pl 2pm
lawrence P.i.||a07 50z 2uz 1fa
laws P.a.||1uc
lawsuit n.4.|bre|1vi 1vj
lawyer n.i.|2fm
lax a..|brf brg|brh
laxative na.6.|bri|1b2 4se
laxness n.7.|brg brf|7do 4nj 4nq
lay v.a.z|brj 4cg
layer nv.6.z|2on 6r4|4pn
layered a..|342|341
layette n.6.||bnr 41z
laying n.m.||3e3
layman n.i.|brk|47j
layoff n.4.|9va|5g2 36
layout n.9.||60b 250 252 1cq 1cr
laze v..15|au3
lazily r..||brl
laziness n.7.|b4o au8|b41
lazy a..|brl au8 b4o|bp6 au5
lb n.n.|brm|brn a42
ldl P.r.||bro a3z hs
le P.q.||brp g2
leaching n.m.
lead v.7.12|brq brr brs 5z7 4xo ab2 brt 8oq 8op|rb rd 13t i0 aij bru
leaded a..||9g1
leaden a..|brv|5gt 4b6
leader n.i.|brt brw brx bry aij 4xo ab2
leaders n.e.|brx|nb
leadership n.4.|aij brt brx brw bry|nb 9g
leading a.6.|brz bs0 7ob|3x1 bs1 21h 7oa ab7
leaf n.k.13|3a5 bs2
leafed a..|bs3|bs2
leafhopper n.5.||lg
leafless a..|bs4|bs5
leaflet n.8.||939
leaflike a..||bs2
leafy a..|bs2 3a5|3vw bs3
league nv.e.u|5zp|2b7 5zf 1at 5zj 5zk
leak nv.h.w|bs6 bs7|amk 8c 8d 3aa
leakage n.b.|bs8 bs7 bs6|7q2 12n qw
leakey P.i.||bs9 1qg 1qi
leakiness n.q.|83x
lean va.7.12|1lk bsa 3r2 8i8|21g 1oh 4ey bpp bsb bsc bsd 3r0 bse
leaning na.c.|bsf bsg|b1j nu bsh
leap nv.4.12|3um 3ur 3uw|3uq jc 8y
leapfrog nv.4.12||qu 3ur
leaping n.4.|3um|3uq jc
learn v..v|5q 1yk 2at 7ri
learned a..|8s9 8sa 8dq|8sb 8dp
learner n.i.|2at 5q
learning n.9.|gq 8sa|7t8
lease nv.l.15|bsi bsj bsk bsl 50p|h8 5xq 5xr 10r 50q 50r
leased a..|50s
leash nv.6.z|bsm bsn|3vr 2th
least ar.9.||u4 u7 u8
leather n.r.z|19c bso|19d 19e 2s8
leathered a..|bso|538
leatherleaf n.k.||3x7 3x8
leathery a..|bso 19c|538
leave v.s.12|f 7bp bsp 7ew|bsq
leaved a..|bs3|bs2
leaven nv.r.12|bsr|3s1
leavened a..
leavening n.9.||1kf 1kg
leaving n.4.|m
lebanese P.i.||1bz bss
lebanon P.f.|bss|ww wx
lecher n.i.|bst bsu|774 778 1m
lecherous a..|bsu bst bsv|8ru
lecithin n.r.||34m 8kn 1mq ip
lecture nv.a.w|bsw bsx bsy bn1 38t|la 5hw 2ej 2ek
lecturer n.i.|bsy bsw bn1|8i 4bn 26l
lecturing n.4.|bsx|b34 8dn 21s
led P.6.||bsz 1o5
ledge n.h.||2dr 1q5
ledger n.l.||2gr 3qc 156 157
lee na.i.|839|7u1 7u2 83a
leech nv.5.t|3i6|1mx 1my 3i7
leek n.k.||9xj 28z 1dk
leer nv.a.13|bt0 7xy|67u 29l nx
leering a..|bt1|bt2
leeward nar.o.|83a|1ry 176 839
left na.f.|bt3 bt4|bph bt5 bt6
leftfield n.6.||2pm
leftist na.i.|5mn|4qn 20h bt7
leftover na.o.|bt8 bt4|bt9 bt6
leftovers n.d.
lefty n.i.
leg n.8.|bta|23u 1vz 1w0
legacy n.l.|38r|11j 11k 38s
legal a..|blp btb btc btd|bll brc bte bmh 3dc
legality n.7.|btb btd blp|bra
legally r..||brc btc blp
legatee n.i.||384 2aq gs
legation n.4.||8k
legato ar..
legend n.a.|93g|18g 18h 18i
legendary a..|bof|4uj
legged a..
legging n.6.
leggy a..|btf|bpq
legibility n.7.|7q0|76m 76n
legible a..|btg bth|5bq
legion na.e.|bti|24g 12q 12r btj
legislate v..15|btk btl 61v btm 8ku 5f1|8ks 742
legislation n.a.|btm btk 8ku|btn bmh 8kv dg
legislative a..|btl btk|61v btm
legislator n.i.|5f1 btk|5f2 a5h
legislature n.e.|61v btk|61w
legitimacy n.7.|bto btp|bra
legitimate va..15|btp bto btq 65v brc|27 btr 3dc 65r blp
legitimately r..|brb|brc av9
legitimize v..15|btp|27
legless a..
legs n.7.||bts 8m4 8m5
legume n.k.|btt btu|5ds
leguminosae P.k.||4ca 1il
leguminous a..|btu btt
leishmaniasis n.q.||btv 3cc
leisure n.s.|amp 8bw btw|9vc btx 77q
leisurely ar..|8bw amp|783
leitmotiv n.a.||bj
lemma n.a.||2bp
lemnaceae P.k.||xz
lemon n.d.|bty|59z 1wa 1e9 1ea 1eb
lemonade n.d.
lemur n.5.||1tt
lemuroidea P.5.
lend v..14|l1 btz 2kc bu0
lender n.i.|bu0 btz|7d0 cq
lending n.4.||7v3
length n.7.|4g4 41c 91i|3up 3ze 7s 41d
lengthen v..u|8hq|qz
lengthened a..|8hr|8hs
lengthening n.4.|bu1|68p
lengthily r..||91i
lengthwise ar..||2mo
lengthy a..|91i 41c 68t|899
lenient a..|b56 b53 bu2|b59
lenin P.i.||5qr 4qn
lennon P.i.||bu3 bu4 1d3 81d 1f7 1f8
lens n.6.|93b|93c
lent P.s.||56s
lenticular a..|492|490
lentil n.d.||327 328
leo P.i.
leon P.f.
leonard P.i.
leonardo P.i.||bu5 6s5 4pj 39o 21p
leone n.n.
leopard n.r.||33n 19d 19e
leprosy n.q.||11u 11v
leptosporangiate a..
lesbos P.f.||1rm
lesion n.q.|bu6|fo
lesotho P.f.||16f wx
less ar..
lessen v..u|2ec 73m bu7|8e0
lessened a..|7n6|7n7
lessening n.b.|73l|8y
lesser a..
lesson n.4.|bu8|b34 8dn 21s oc og oh 62q and 2ao rt
let v.e.15|1a3
letdown n.c.|751 3ac|3t2 3t3 3t4
lethal a..|705 704|706
lethality n.7.|704 705|bu9
lethargic a..|6zq|6zp bov bua
lethargy n.q.|bub|buc 8mn
letter n.a.14|8qi|6de 1w2 804 2o3
letterhead n.a.||bud 9im ei
lettering n.a.|8qj
letterman n.i.||1
letters n.9.||dd 1y4 1y7
letting n.l.|bsi|h8
lettuce n.l.|4eb|1zd 1ze 1zf
leukemia n.q.||1qz 4il lj
leukocyte n.8.|bue|buf bug 2ms buh
levant nv.r.12||bui 19c 19d 75h
level n.7.x|4g2 a5q 77e 2p1 buj 9gw buk aog|3cs 9g 123 128 79y 79z 3k2 9h0 bul aoe
levelheaded a..|agu|5rs
lever nv.6.z|94 bkk bum|95 3za
leverage nv.j.14|bum bkk|bun buo kn
levis n.6.||7au 40t
levy nv.l.14|8wr ayq|bup 71f 3ci co
lewd a..|buq 30t|30v
lewis P.i.||bu3 bu4 1d3 aon
lexical a..|bur bus|16
lexicographer n.i.|bkv|5tp 9fa
lexicon n.9.|bus bur
lexicostatistic a..|but buu
lexicostatistics n.9.|buu but|8ty a6j
lexington P.f.
leyte P.4.||1fl
liabilities n.l.|71f
liability n.q.|buv|4kn
liable a..|buw 75g bux|buy buz 4kj
liaison n.q.|u5 670|ua ub 4ys 43w
liar n.i.|bv0|35i 1m
libel nv.a.w|4ha bv1|29j 29k 29l 39l e1
liberal na.i.|bv2 bv3 bv4 3vc|bv5 bt7 bv6 bv7 bv8 bv9 3vd
liberalism n.9.|bv6|1jl 1jm 9w 6yt 8zy
liberalize v..15
liberally r..
liberate v..15|8ic 2jr 2r3 9re
liberated a..
liberation n.4.|9re 2r3 8ie|bs
liberia P.f.||16f wx
libertine na.i.|qj 775|779
liberty n.q.|2jr 8ic 8ie 7ry|2ju 2jv
libidinal a..|bva bvb
libido n.c.|bvb bq9 bva|8rt 1ev
libocedrus P.k.||xx
libra P.i.
librarian n.i.|7j6
library n.6.||2sw 21t 12m
librettist n.i.|bvc bvd
libretto n.a.|bvd bvc|3rn hq
libya P.f.|bve bvf|16f wx
libyan P.i.|bvf bve|xh
license nv.a.15|bvg cx 7ui|7ry 2jv cy 27
licensed a..|d2|d3
licentious a..
lichen n.q.||g2
lichenes P.k.||288 1n0
lick v.h.z|bvh bpr bps|332 337 4nt
licked a..|756|755
licking n.b.|74z|1nc 4d3
licorice n.k.
lid n.8.|937|938 939
lidded a..
lidless a..
lie v.a.16|bvi bv0 4kd 2z0|3mh
liechtenstein P.f.||14r wx
lied n.a.||1q1 jx
lien n.l.||5mc 5md 19w
lieu n.4.|35o|35p 2as
lieutenant n.i.||1qc nr 11m 3o5 2ne 2nf
life n.q.|bvj|ja 8zg
lifeless a..|707 8ki awk|29i 3gp
lifelike a..|bvk bvl|bvm bvn
lifelong a..|bvo|899
lifestyle n.7.||5cd
lifetime n.s.|ajo
lifo P.4.||cn
lift v.4.12|3s1 ahj 12x 8gx 8gw bvp 9o0
lifted a..|bvq|8h2
lifter n.i.|bvp 3s1|1
ligament n.8.||1pv
ligature n.a.||bvr jy jx
light nva.j.u|2j9 avg 3jg bvs 42g a3m auj 4aq bvt bvu|2ja 320 321 3jh avh aug 4zc bvv 4ak
lighted a..|wz avi|wy auk 9kg
lighten v..11||52a ay
lighter nv.r.12|aui aug 2wz|4zr 4ck
lighthearted a..|3jr baa|326
lighthouse n.6.|31b|36c
lighting n.q.|bvs|3fz ta 2z2
lightly r..|9zo|9lp 4aq 9zp
lightness n.c.|8fn 9lp|8fs p5
lightning n.j.|3pt|3pu 3pv 2ob 9go
lightweight na.i.|bvv|16h 16i 16j 4aq
lignite n.r.||5hz 5i0 4zr bvw
lignum n.k.||4hj
like va.9.11|bvx 6h3 bvy 178|f4
liked a..
likelihood n.7.|bvz|bw0
likely ar..|buy bvz bw1|buw bw2 bw3 bw4
likeness n.7.|178 bw5 177 bvy|1j0 1j1
likewise r..|bw6 1bw|13p
liking n.c.|nu
lilac na.k.|br7|1ec
liliaceae P.k.|bw7 bw8|xy xz
liliaceous a..|bw8 bw7
lilliput P.9.|bw9 bwa
lilliputian na.i.|7n8 bwa bw9|89l
lilt nv.7.w|bwb|bwc 2z4 26i
lilting a..|bwd|4z4
lily n.k.||28z 1dk
lima P.f.||1hz
limb n.8.|23u|1vz 1w0
limbed a..
limber nva.6.z|9i1|474 1hk 9i0
limbic a..
limbless a..
limbo n.q.|bwe|1oe 9f 9g
lime nv.r.12||as8 bwf 58p
limestone n.r.||yk a9a
limit nv.7.u|bwg 76j 599 3uv bwh bwi bwj|h5 7s
limitation n.9.|bwh 3uv 599 bwi bwk|ab6 75f 75g 2px 245
limited a.6.||bwl bwm
limiting na.o.|1xj 60e|1xk 1xl 60f
limitless a..|aw4 3va|aw3
limnology n.9.||9zz
limousine n.6.||1fc 1fd 1fe
limp va.4.12|am1 am0 am9 bwn|bwo bwp 4jy 1f3 68r 1l3
limpet n.d.||6k0 3lw
limpid a..||as0
lincoln P.i.||2fm 269
linden n.k.|2z9|15k 15l
line n.e.16|bwq 32j 5ob bwr 93x|2o8 24z 4kd
lineage n.e.|1k6|1k7 1k8
lineal a..|1k6
linear a..|ko bws|l4 bwt
linearly r..||ko
linebacker n.i.||3kb 1
lined a..|3sr|3sn 3y
lineman n.i.|bwu|3kb 1
linemen n.e.||bwq 2o8 24z
linen n.6.||ei
liner n.4.||3h5 3h6 3h7
lineup n.a.||bwv 1bq 1br
linger v..16|bww bwx|f
lingerie n.6.|bwy|bwz 3wj
lingeringly r..||91i
lingua n.8.|bx0 bx1|bjr a3h
lingual na.a.|bx1 bx0|1dc 1dd bpn
lingually r..||bx1
linguist n.i.|9fa bx2 a6j bx3
linguistic a..|bx1 bx2 3cd bx3 a6j 9fa|bpn
linguistically r..||bx3
linguistics n.9.|a6j bx3 9fa
lining n.6.|93x bwr|24b
link nv.o.v|62h bx4 2b2 5kt bx5|1wi 3vq 3vr
linkage n.o.|bx5 2b2|1wi
linked a..|62m|mi
links n.6.||37b 12m
linoleum n.r.||9bg 3no
linseed n.r.||476
lint n.r.||hh
lion n.5.||bx6 4qu
lionize v..15||anx 9k
lip n.8.||1w0 bjr a3h
lipid n.r.|34m
lipoprotein n.r.|bro|a3z hs
lipped a..
lipstick nv.6.10||93d 6gi 6gk 69a 4pd
liquefied a..|bx7|bx8
liquefy v..17|bx9 7ws
liqueur n.d.|6do|15a
liquid na.r.|5yp 92t bx8 9ka|9xr 6rm 12i 9k9 bx9 bx7 bxa bxb
liquidambar n.k.||1gq 1gr 1gs
liquidate v..z|8hf 29g|1n6
liquidation n.4.||36 1na
liquor n.d.|1wd|15a
lisbon P.f.||1hz 8o
lisp nv.q.w||bxc 26i
list nv.a.w|1bq bxd b3q bxe bim|1br ci 8ph 8pj 83w a9
listed a..
listen v..13|bxf 2gv 2hi agz|f2 4vo
listener n.i.|2gv agz bxf|2gw
listening n.4.|2hi ai0 agz bxf|2hj 2hk
listeria n.5.||i3 i4
listing n.a.|1bq bxd bxe|1br ci
listless a..|bua bxg|6zq
listlessly r..||bua
lit na.9.|avi|5ce hy 9kg
liter n.n.||4tz 4cq
literacy n.9.||6kl
literal a.a.|9zr bxh|9zu
literalism n.9.||1mj
literally r..||bxi
literalness n.7.|bxh 9zr 8vc bxi|5yb 6ek
literary a..|bxj bxk
literate na.i.|bxl
literature n.a.|bxk bxj
lithe a..|a5n bxm|9k7
lithium n.r.||13t i0
lithography n.a.|6u2|bbp
lithophytic a..
lithuania P.f.||2sz
litigant n.i.|e7 bxn|e8
litigation n.4.|bxn bxo|1vi 1vj
litmus n.r.||9kf 21o
litter nv.e.16||40w 71a 71b bxp 7lk
littered a..|5ho|5hp
little a.n.|7na bxq bxr|3ed 245 bxs bxt 7n8 3eb bxu bxv 8h6 bxw bxx bxy
littoral na.f.|be1|5ig 5ik
liturgical a..|bxz 8tz
liturgy n.4.|8tz bxz|2vt 2vu 2vv
livable a..|ac8 3fb|ac7
live v..16|3fb ac8 2ni bvj 8m6
liveborn a..|17h|17f
livelihood n.l.|5pr|5ps
liveliness n.4.|by0 8up 17j
lively a..|17j by0|17g 414 by1 8eo
liver n.8.|ajc av1|3vu
liverpool P.f.||8o
liverwort n.k.|aj9|aja ajb
livery na.6.|av1 ajc|by2 wc
livestock n.5.
livid a..|28h by3 1lw|28i 9kg 1ld
living na.9.|bvj 2ni by4 59|8zg y8 bvm 55
lizard n.5.
load nv.6.z|4aw by5 by6 4nx 7zu by7|4b0 245 79a
loaded a..|bp1 by8|42o by9
loading n.6.|4aw by6|4b0 245
loads n.n.|83k|2xw 245
loaf nv.d.16|4a0|3e8 au3
loam n.r.||on oo
loan nv.l.14|btz|71c 71f
loathe v..11|1x 1z|20 21
loathsome a..|7sv bya 7st|byb 22
lob nv.4.z||2oi 2oj 2ok 4rh
lobar a..|byc byd
lobate a..||byd
lobby nv.6.15|9qa 4dq|2sw 350
lobe n.8.|byd byc
lobed a..||3dt
lobelia n.k.
lobeliaceae P.k.||1il
loblolly n.d.||aa7 4bf
lobscouse n.d.|bye|byf
lobscuse n.d.|bye|byf
lobster n.d.||6k0 3lw
lobular a..|bd0 byg byh
lobularity n.7.|byh bd0|3ua 2cu
lobule n.8.|byg bd0|byd
local a.6.|byi|4cj
locale n.f.|byj byk byl|6yf
locality n.f.|bpj|bpk
localization n.4.|bym byk byl|7hy 403
localized a..||byn
locally r..||byi
locate v..14|byo bym byp byq|9dr 27z
located a..|byr|2yk
locating n.4.|9ea
location n.3.|byp byq bys byo byt
lock nv.6.z|bqj 3px 6tk 9iy|3vq 3vr xj xk 2x5
locker n.6.||3wd 2sw
locking n.4.||63y
lockup n.6.||bj4 bj6 bj7
locomotion n.7.|byu byv a45|byw
locomotive na.6.|byv byu 4jy a45|1fe 1hk
locomotor a..|byv|4jy
locus n.f.|byj|6yf
locust n.5.||a7a 6my
lodge v.i.16|byx aoz byy 7cv 4zu|2ch 3fb dx e1
lodging n.6.|33
lodgings n.6.|byy byx 2xm|2xl 33
loft nv.6.14|2fd|2ff 9xc
lofty a..|8vs akq byz akm|8vt 5q6
log nv.r.w|bz0 9a2 bz1|15k 15l a9 aa 9a1
logarithm n.a.|bz2 bz3|90j ap
logarithmic a..|bz3 bz2
logger n.i.|9a2 bz0|6jk 86x 2x8
logging n.4.|bz1 bz0
logic n.9.|bz4 bz5|6gp hy 4mw 4mx 7k8 7k9
logical a..|bz6 btq|3dc
logically r..||btq bz6
logician n.i.|bz5 bz4|ej
logistic a..|bz7 bz8
logistics n.4.|bz8 bz7|99m
loin n.d.||2po 2pp
loins n.8.||9q6
loire P.h.||f6 f7
loiter v..16|bww bwx
loki P.i.||tv
loloish P.a.||bms 54n
lombardy P.f.||4i3 13v
london P.f.|bz9 5jg|1hz
londoner P.i.|5jg bz9|5jh 5ji 14s
lone a..|1b5 bza|1b9 1b8
loneliness n.q.|bzb 1b5 7fn 77k|1o9 1oa 456
lonely a..|1b5 bzb 77k 7fn|1b9 76r
lonesome a..|1b4|2mv
long ar..11|899 bzc 8hs 8ht|91i 897 8ls bvo
longer r.i.||899
longest r..||899
longevity n.7.||bzc 41c 41d
longfellow P.i.||24h
longhand na.a.|6u8 bzd|6ua 6ub
longing n.c.|3t4 f3|1ev
longitude n.f.|bze bzf|bqz 1lh 8d
longitudinal a..|bzf bze
longitudinally r..
longshoreman n.i.|7zu|6jk 86x 2x8
longshot n.6.||5gg 2o3
longstanding a..||899
look nv.7.13|915 1vm 67j nx 45v 99t|6hg 1vh 2hj 2hk
looking na.4.|67j bzg|2hj 2hk 1v3
lookout n.i.|bzh 3ar|bzi 81n 2ne
lookup n.m.||9jh 9ji 3lz
loom v.6.16|ado apt 44y|adp 1vm apu 451
loon n.i.||4a0 4i5 2h9
loop nv.6.12|ao1 37k|3vq 3vr 58g ao2 3d7
loophole n.a.||1ef 1ek 1el 246 247
looping n.m.
loose var..15|2r3 bzj bzk 2qz b7g|7sb bzl brd 2qy 87a
loosely r..||bzm
loosen v..u|bzn bzo
loosened a..
looseness n.q.|7k0
loosening n.b.|bzo bzn|946 bf 8y
loosestrife n.k.||53
loot nv.l.14|3s9 7g6 4eb bzp|3sa 1zd 1ze 1zf 6s 6t
looted a..|8kj|3gp
lope nv.4.12|bzq 4jw|4jy aeg 4do
lopsidedly r..||13n 2mb
lord n.i.15|6m5 bzr|17z
lordly a..|a6m 2xf 7mb|23h
lordship n.a.|2xf|1vw 1vx
lore n.9.|9lb
lorelei P.i.||bzs bzt bzu
lorisidae P.5.||4j4
lose v..14
loser n.i.
loss n.l.|7d4 74w|733 71u 74x 3mn
losses n.l.||74i 7d4
lost a.e.|81h bzv 61a 6xa|y8 bzw bzx bzy bzz 16x 6x9 7gq
lot n.n.15|799 2te|2xw 245 2pm
lotion n.6.||6gk
lots n.n.|83k|2xw 245
lottery n.b.||aj
lotus n.k.||c00
loud a..|3gv 6mt|3gu 5bo 70e 8b3 c01 c02
loudly r..||3gv
loudness n.7.|6mt 9ou 3gv|2z4
loudspeaker n.6.|c03|8ar 8as 1pq
louis P.i.||16h 16i 16j
louisiana P.f.||13u 13v
louisianan P.i.||13y
lounge nv.6.z|6h6|241 1c1 1c2 6pd
louse n.5.|c04 c05
lousiness n.q.|6k1 c05|3ca 3cb
lousy a..|2e7 bya c05 lf c04 6k1|2ly 345
lovable a..|8lp c06 p8|p7 1la 6sc
love nv.c.11|p4 c06 8np p8 8lp 37f 1h3 33e|p5 6h3
loved a..|nz|ny p9 uw 52z 98j
loveless a..||9t0
loveliness n.7.|c07 p7 33k|1vg 1vh
lovely a.i.|33k c07|2g0
lovemaking n.4.||5ld ij
lover n.i.|33e 8np c06 p8 1h3|m2
loving a..|uv 4mu uu|9lj ut 1h4 c08 8kx
lovingly r..|9ll|uv 9lj
low a.q.w|7da c09|7d9 c0a c0b c0c c0d
lowell P.i.||24h
lower v.6.12|7d8|1ai
lowercase na.a.|c0e|1bi 1bj
lowered a..
lowering na.4.|c0f c0g|69q do 5gt
loweringly r..||c0g
lowermost a..||c0h
lowest ar..|c0i|c0j
lowland na.h.|c0k|25o
lowlands P.f.||c0k 25o
lowly a..|aq8 bm9|aqb bm8
lowness n.q.|b6k aq8|9g
lowset a..|c0b|c09
loyal a..|80o|18a 80n
loyalist n.i.|c0l|kv kw
loyalty n.7.|1g9|1ga p4 p5
lp P.6.||7pp 7pq 7pr
lsd P.6.||ad2 ad4 c0m
lubricant n.r.|c0n c0o c0p c0q
lubricate v..16|c0q c0r c0n
lubrication n.q.|c0r c0q c0o c0p
lucid a..|5de 5bp|5bs
lucidity n.7.|5bp 5de 5bg 6rn|5bt
lucifer n.i.|7is
luck n.q.|s5 4y7 9kb 9p7 9p9|s6
luckily r..|9p8|9p9 9p4 9p2
lucky a..|9p7 9kb 3ru|9p2
lucrative a..|c0s|9wl
ludicrous a..|96w|5pt
lug v.i.z|c0t 2qw|231 131
luger n.6.||c0u 5o9 2jc
luggage n.6.|2qw c0t|2qx
lugubrious a..|c0v a31|1m7
luke P.i.||1uq 1ik c0w g5 1fa
lukewarm a..|c0x c0y c0z|c10 c11
lull nv.s.11|1vr c12|3g0 3g1 1vs 9wc 62s
lullaby n.a.||1q1 jx
lumbar a..
lumber nv.r.12|3nn bz0|3no 1f3
lumbering na.4.|ahm|2z2 c13
lumen n.n.||4io 1he
luminance n.7.|a3m|3up
luminary n.i.|c14|4uk 4ul
luminescence n.j.|c15 c16 c17|2j9 2ja 320
luminescent a..|c16 c15 a3k c17|9kg
luminosity n.7.|a3m 42a|3up
luminous a..|42a a3m|31m
lummox n.i.|5fl|5fm
lump nv.e.z|57e c18 3jz 5fl c19 57f 57h 57g|yo 3k0 5fm dh dm
lumpish a..|c1a|3qp
lumpy a..|57f c19|57i
lunar a..||c1b
lunatic na.i.|c1c b9a b99 5h9|4qz 2uz 303
lunation n.s.||c1d 6z8
lunch nv.d.y|c1e|3zx 3zy
luncheon n.d.|c1e|3zx
lunchroom n.6.||4f7
lung n.8.|4mq|3vu
lunge nv.4.12|c1f 6ym
lunkhead n.i.|3qo|88g 29a
lupus n.q.|brp|g2
lurch nv.4.12|c1g 4n1 c1h c1f 4n3|bwo bwp 4jy 1f3
lure nv.7.w|8pc 73k 73j 2r4|2fp zz 100
lurid a..|c1i a0q c1j by3|6cb c1k 31m
lurk v..16|c1l c1m|34t
luscious a..|blw|8ru
lush na.i.|15c 7v c1n|15e 15f 15g 3g
lust nv.c.y|bsv c1o 6l5 c1p|8rt 1ev 25e 25f 2ke f4
luster n.7.|42k c1q|424 42g 3fk a2f
lusterless a..|88e|83n
lustily r..||agw
lustre n.7.||a2a 5iq 73h
lustrous a..|c1r|c1s
lusty a..|c1o bsv c1p agw aed|2p 3uu
lute n.r.||4sv
luther P.i.|c1t|1f6
lutheran P.i.||lx m2 c1t
luxembourg P.f.||1hz
luxuriant a..|8fc c1n|2xi
luxurious a..|b57 c1u|3am
luxuriously r..||b57
luxury n.7.|c1v br9|b55 c 8zc 6gs 63v
luzon P.f.||1rm
lycaenidae P.5.||161
lychnis n.k.
lycopodiales P.k.||4px
lye n.r.||4t8
lying n.4.|bv0|ug 3af
lymph n.8.|c1w c1x|1sh 1si
lymphatic a..|c1x c1w
lymphoblast n.8.||c1y bue buf
lymphocyte n.8.|c1y c1z|bue buf bug
lymphocytic a..|c1z c1y
lymphoid a..||c1w
lyophilize v..u||4ia
lyre n.6.||aeu aev 2ui
lyric na.a.10|c20 c21 c22 8jp|6de 1w2 uz
lyrical a..|c23|c24
lyricist n.i.|c21 c20
lysis n.m.||6az agm ij
ma n.i.|c25|c26 6wg 6wh
macabre a..|14l|14d
macao P.f.
macaque n.5.||2n5 2n6 1tt
macaroni n.i.||6xn k0 k1
macaulay P.i.||9r1
macedon P.f.
macedonia P.f.|c27 c28|14q 14r wx
macedonian P.i.|1rl c28 c27|14s
machiavelli P.i.||20g 20h 23n
machine n.6.10|c29 c2a c2b c2c
machinelike a..|2jh|2jl
machinery n.6.|a96 c2b|4kz
machinist n.i.|c2a 1fc c29 c2c c2b|277
mackerel n.d.||3lv 3lw
mackinaw n.6.||5in 4kr
macromolecular a..
macrophage n.8.||buh bug 2ms
macroscopic a..|c2d|598
macroscopically r..
mad a..|1lu 9v8 6li b99 78n|1ld 303 4z9
madagascar P.f.||16f wx
madam n.i.||1e4 1e5
maddened a..|1lt|1ld
maddening a..|7v0|7qi
made a..
madeira P.h.||f6 f7
madly r..|9r2|109 78n
madman n.i.|c1c|4qz 2uz
madness n.q.|b99 6li|79m 79n 10g
madonna P.i.|c2e|8tb 56p c26 6wg 6wh
madras n.f.||13v
madrigal nv.a.10||c2f 1q1 jx ase 37n
mafia n.e.||c2g 9x6
magadhan P.a.||ale 6y7 6y8
magazine n.a.|a3e|a3f a3g 155 1q7 1q8 157
magellan P.i.||397 rp
magenta na.7.||5be 1ea 1ec
maggot n.5.|9kn|aa3 4sc
magic na.9.|62f c2h c2i|62g 8dy
magical a..|c2h 62f c2j|8dy
magician n.i.|c2j
magisterial a..|c2k c2l
magistrate n.i.|c2l c2k|9uh 1e7
magma n.r.||yk
magnanimous a..|a6o|8vt
magnesium n.r.||13t i0
magnet n.6.|8gi c2m c2n c2o c2p
magnetic a..|c2m 8gi c2n|c2q c2r
magnetically r..||c2m
magnetism n.j.|c2q|vf vg
magnetite n.r.||aix 5x2 xw
magnetization n.n.|c2s c2o c2p
magnetize v..u|c2p c2s 8gi
magnetized a..|c2n|c2r
magnification n.4.|c2t 1ht|7un dn do
magnificence n.7.|8yz 42j|8wc
magnificent a..|42j 8yz 42h|1e2
magnificently r..|8wd|8wb 42j
magnified a..|b2o|d8
magnify v..u|1ht 7s 8vi 8ns c2t 3nb 8nr 8r6|1hv 3nc qz
magnitude n.7.|7s 8nr 1ht
magnolia n.k.||2x3 2x5
magnoliaceae P.k.||c2u 1il
magpie n.5.||6pf 3fo
mahayana P.e.||47o 47r
mahogany n.k.||15k 15l
maid n.i.|4xz|4y0 4dg
maiden na.i.|9ac a1i b0q|36z 1e4 1e5 b0r
mail nv.a.z|137 c2v c2w 139 c2x c2y|138 43w c2z 4yq
mailbox n.6.||23o
mailed a..|24f|24d
mailing n.e.|c2y c2v 139|c2x
mailman n.i.||78t 2x8
maimed na.e.|c30|y8 2tu
main a.h.|53l|1bk
maine P.f.|c31|13u 13v
mainland n.h.|68g
mainly r..|53m|53n 53l
mainmast n.6.||9n9 3w7 3w8
mainstream n.9.
maintain v..16|644 c32 63w c33 c34 c35 c36|bmz
maintained a..||645
maintenance n.4.|c33 63w c35 c34|9fs 42 5pr 5ps
maize n.k.|6dw|4wf 4wg 4wh
majestic a..|azd byz|21h 1e2
majestically r..||azd
majesty n.7.|byz azd|8yz 8wc
major a.i.v|bs1 c37 c38 499|brz
majority n.7.|499 c37 c38|49b 7r 7s 8ob
majors n.e.||5zp 2b7
majuscule na.a.||1bi 1bj
make v.9.15|7zn bsq 6lt 7iw
maker n.i.|2id 48g 6ly
makeready n.4.||69f
makeshift na.4.|axj|6r5 6r6 6r7 hz
makeup n.6.|93d c39|6gi 6gk
making n.4.|7iw 48g 4r5 6m0 6ly 6lt|97e
maladjusted a..
maladroit a..|2m3
malady n.q.|auy
malaise n.q.||7qg
malaria n.q.|c3a c3b|btv 3cc
malarial a..|c3b c3a
malawi P.f.||16f wx
malay P.i.|c3c c3d 2s9|1bz
malaya P.f.|c3e
malayan P.i.|c3c c3d c3f c3g|1bz c3e
malaysia P.f.|c3g c3f c3d|ww wx
malaysian P.i.|c3f c3g|1bz c3e
male na.5.|5o7 k1 c3h c3i c3j c3k|1q2 c3l
malediction n.a.|az0 33y|5yj 5yl
maleness n.7.|c3k c3h c3i c3j|c3m c3n zu
malevolency n.7.|46l|46m 6g5
malevolent a..|c3o c3p|bt2
malfeasant n.i.||1m
malformation n.q.|5hc|5hd
malformed a..|76x|57i
malfunction nv.b.z||4d3 3zl
mali P.f.||16f wx
malice n.c.|c3q bt2|c3p ze p5
malicious a..|bt2 c3q|c3r bt1 c3o c3s
maliciously r..||bt2
malign va..w|c3t bv1|39l e1
malignancy n.q.|c3u 4im
malignant a..|4im c3u|4ik
malinger v..15|c3v c3w c3x|9bp 2l2
malingering n.4.|c3x c3v|80e 4nk 3mn
mall n.6.||1ff 1fg
malleable a..|881|882
mallee n.k.
mallet n.6.
mallow n.k.|akc
malnutrition n.q.|395|396
malodorous a..|9bc 9bb|3c8 9ba c3y c3z
malposed a..|6op|13n
malpractice n.4.||3af
malt nv.d.u|c40|c41 84o 84p 6mo
malta P.f.||wx
malted na.d.|c40|c41 84o 84p
malthus P.i.||8cw 1qi
maltreat v..15|7z 7y 81
malvaceae P.k.||3q4 1il
mama n.i.|c25|c26 6wg 6wh
mamma n.i.|c25|c26 6wg 6wh
mammal n.5.|c42
mammalia P.5.|c43|1hi
mammalian na.5.|c42|c43
mammary a..|40a
mammoth na.5.|a0z|8gt 8gu 2cl
man n.i.15|k0 c3h c44 c45|k1
manage v..15|c46 n7 7om d1|bw
manageable a..|7om c47 n7|n3 7ol
management n.4.|d1 c47 n7|dg n5 nb
manager n.i.|7oj c47 5hs|nf ng 5hv
manchester P.f.
manchu P.i.||c48 1bx 1bz
manchuria P.f.
mandamus n.a.||4x4
mandarin n.k.||393 1ax
mandate nv.a.15|2it c49 c4a c4b|2al 1x4
mandatory na.i.|c4b c4a 5w6 c49|2aq gs 5w7
mandible n.8.|bjq c4c|bjp 1pu 1pv bjr a3h
mandibular a..|c4c bjq
mane n.5.||xj xk 2x5
manes P.i.||56q
maneuver nv.4.12|6jz c4d|1fl
maneuverability n.7.|c4e c4d|byw
maneuverable a..|c4d c4e 6jz|12j
manfulness n.7.|c4f c3h c44|c4g
manganese n.r.||13t i0
mangled a..|b8g|aro
mango n.k.||1ax
mangrove n.k.
mangy a..|c4h c4i|ya
manhattan n.f.||3tf
manhood n.q.||qd c4j
mania n.g.|c4k 9ry|5w2 4sg
maniac na.i.|c1c b9b|4qz 2uz 303
maniacal a..|b9b c1c|303
manic a..|9ry 78o c4k|4z9
manichaeism P.9.|87r|151
maniclike a..|b9c|303
manifest v.a.w|2f9 916 c4l 1uy|2fa 1v2
manifestation n.b.|8qa c4l 2f9|1vo cg
manifestly r..|8v0|1uy 1v2
manifesto n.a.||vq
manifold na.6.u|c4m|847 133 134 82a
manila n.r.||ei
manipulate v..15|c4n c4o 6al 9bv|3b2 6am
manipulation n.4.|c4o c4n|90w 4t0
manitoba P.f.||14z 13v
mankind n.5.|aq7|apy anf 1tt
manly ar..|c44 k0 c4f
manna n.k.||c4p 2hp 1ah
manned a..
manner n.7.|5cd c4q 4m|4n
mannered a..|up|ui
manners n.7.||4n
manometer n.6.||9wd i1
manor n.6.||4qm 3nq 31
manpower n.e.|c4r|12r
mansard na.6.||c4s 24b
manse n.6.|4qm|3nq 31 33
manservant n.i.|4df|4dg
mansion n.f.|c4t
mantel n.6.||3ro 31y
mantic a..|7z2|1ub
mantis n.5.||5jj
mantle nv.a.12|3gq|7lf 7lk
mantrap n.i.|boa|1e4 1e5
manual na.a.|baw c4u|ab5 7ke 3r6 9fi
manually r..||c4u
manufacture nv.4.10|11a 666 9of c4v c4w 93j|sd se sf 4r5 afj 5wz
manufactured a..
manufacturer n.e.|c4w 666 c4v|yc yd 2id
manufacturing n.4.|9of|2a5 1yx
manumission n.4.|8id|9re bs
manure nv.r.12||3qq 3qr bwf 58p
manuscript n.a.
many a..|btj|bti
manzanita n.k.
mao P.r.||55r hs
maoist P.i.||kw
map nv.6.10|50n 50o c4x|2o3 4m3 909 66k
maple n.k.||15k 15l
maplelike a..||213
mapping n.o.|6gf|6gg
mar v.s.u|c4y 3ia 3i8|1zs 1zt 3c9
maraschino n.d.||6do 15a
marathon n.4.||rt
marattiaceae P.k.||ma
marauding a..|c4z|2el
marble n.r.10|c50 c51|yk 2sh 2nx 7np 44r
marbled a..|c52|3lk
marbleized a..|c52|3lk
marbleizing n.7.|c50|a6d 3fk
marbles n.4.||aoc 2g8
march nv.s.12|c4y c53 7a9 9t8 c54 c55|1zs 1zt bwp 4jy 1f3 9t9 bk
marches P.f.||4i3 13v
marching n.4.|c53 c54|bwp 4jy
marduk P.i.||1sy
mare n.5.||vu 47f aop
margarine n.d.||c56 18s
margin n.p.|3sf 9t4|3sk 21b 7r 7s
marginal a..|9t4 3sf c57 3ss|8l2 3st
marginality n.7.|c57 9t4|176
marginalize v..15
marginally r..||3ss
maria n.h.
marianas P.f.||1ro
marigold n.k.
marijuana n.k.||4j9
marinade nv.d.u|c58 c59|18s c5a c5b
marinate v..u|c59 c58|c5a c5b
marine na.i.||px
marines P.e.||12q 12r
marino P.i.||24h
mariposa n.k.||28z 1dk
marital a..|c5c|625
maritime a..|c5d|c5e
mark nv.9.z|a5r 2i8 4zq 2c1 c5f 2q7 c5g 699 c5h 5q7|8ue 1xm 1xn 4al 4am 2h4 4zh 4zp 4ue
marked a..|c5i|7hh
markedly r..||c5i
marker n.6.|c5h c5g
market nv.4.14|c5j 5qp a9d c5k c5l ag5|23g y8 a9e 316 317 20l
marketable a..|c5m 5qp|c5n
marketing n.4.|3s8 c5k|se sf
marketplace n.4.|c5j a9e|316 317 4ea
marking n.a.|2i8 2q7 6nq|2va
marks P.i.||4d0 cp cq
marksman n.i.|c5o c5p|c5q ej
marksmanship n.9.|c5p c5o|6kl
markup n.l.||7yw 7yx 7yy
marmalade n.d.||642 643 43d
marmoset n.5.||2n6 1tt
marmot n.5.||4tw
maroon nva.i.14|c5r|2uz j 7ew 1ec
marooned a..|c5s|1b9
marquee n.6.||4e6 4e7
marred a..|3ie|3ib
marriage n.q.|625|bd4 59x 9g 6id 1k8
married a.i.|bkx|bkw c5t
marrow n.8.|c5u|1pv
marrowbone n.d.||1pu 1pv
marry v..15|c5v c5w|5zj 5zk
mars P.h.|c5x c5y|8aw 8ax 1pc bmd
marsh n.h.|c5z 3of|3og 3oh
marshal nv.i.12|82w c60|3o5 2ne 2nf 1bu 39b
marshall n.i.||iz
marshland n.h.|c5z|3og 3oh
marshy a..|3of c5z|3ol
marsupial na.5.|bmt|bmu
marten n.5.||9az
martial na.i.|c61|24h c62
martian P.i.|c5y c5x
martin n.i.||1f4 1f5 g4 1fa
martini n.d.||5jk 5jl 15a
martyr n.i.z|c63 a07|50z 2uz 1n6
marvel nv.b.w|c64 c65 c66
marvelous a..|8o8 b2x|8w8 2ca
marvelously r..|c67|8o8 c68 42i
marx P.i.||18t
marxism P.9.|c69 c6a|5se 1jl 1jm
marxist P.i.|c6a c69|kw
mary P.i.|c2e|8tb 56p c26 6wg 6wh
maryland P.f.||13u 13v
mascara n.6.||93d 6gi 6gk
masculine na.a.|c6b c4g c3k|9ab e4 4s5 c3h
masculinity n.7.|c3k c6b|c3m c3n zu
masdevallia n.k.||3iw
mash nv.r.z|a93 6qw|c6c 1ah 5dx
mask nv.6.13|5fc 6iu c6d c6e|7sm 2fh 4ci 4hr 34t
masked a..|6j6|2p5
masking n.4.|6iu 5fc|4ci
mason n.i.||ka kb kc
masonic a..||41r
masonry n.6.
masorah P.a.||6o4
masquerade nv.e.13|c6d c6e|2vj 1xi 4hr 34t 5js
mass n.7.12|c6f 799|3up 2xw 245 6ph 29w
massachuset P.a.||539 2d1
massachusetts P.f.||13u 13v
massacre nv.4.u|143 c6g|144 145 3ku 1n6
massage nv.4.z|c6h|1re 1rf 6al 6am 3i7
masse n.4.||2ok 2az
masses n.e.|2gm
masseur n.i.||c6h 54w
massive a..|c6i ai4 49c|2cl
mast n.6.|9n9|3w7 3w8 2mr
masted a..||9n9
master nv.i.v|c6j 66t c6k bzr 5pz 6ak c6l c6m 817|bod 332 337
mastered a..|c6n|98e
masterful a..|66t|bz
mastering n.9.|c6l c6k|8do gq
masterly a..|66t c6o c6j|bz
mastermind nv.i.v|5wy 7of|3rg
masterpiece n.6.||1q8 157 bs
masters P.i.||24h
mastery n.9.|6ak c6k 817 5pz|q5 27n
mastiff n.5.||49i 3kr 49j
mastoid na.8.||1sx
masturbation n.4.|c6p|5ld ij
mat n.6.z|8o0 88f|4ol c6q 12s 12t 2qv 7xc 88c
matador n.i.||49p
match nv.6.16|7z7 c6r c6s c3 6i8 6i7|auj 4hz 892 4qj 2o3 c4 2a1
matched a..|5tm|5tf
matching a..|c6t|c6u
mate nv.i.z|c6v 40x 41t 6p2 6i8 c6s|4lk 3o0 3o1 1au 1av 3d7 2a1
mated a..
mater n.i.||c26 6wg 6wh
material n.r.|c6w c6x c6y 6ek|ci c6z c70 c71
materialism n.q.|c72 c73|7fg 15u
materialistic a..|c73 c72|c6z
materialize v..u|c74|23a
materially r..||c75
materiel n.6.|8rc
maternal a..|c76 c77|c78
mates n.e.|6i7|6id 1k8
math n.9.|16c
mathematical a..|c79 16c
mathematically r..||c79
mathematician n.i.|1o 16c
mathematics n.9.|16c 8vd c79 1o
mating n.4.|6p2 40x|5ld ij
matriarch n.i.||1e4 1e5 ng
matricaria P.k.
matriculate nv.i.15||5mt 5mu 83v 83w
matrimony n.q.|625 c5c|bd4 59x 9g
matrix n.e.|c7a|255 24z
matron n.i.|c7b|4sf 1e4 1e5
matsyendra n.7.||2fl zu
matted a..|c7c|8ov
matter nv.9.16|u4 224 6hf|u7 u8 u9
matthew P.i.||1kq 1ik c0w g5 1fa
matting n.6.|9a4
mattress n.6.||3pp
maturation n.m.|c7d aa0 7im
mature va..u|aa0 c7d 7ih|3la 7if
matured a..||qf
maturity n.s.|qc qf c4j 9hj|ot
maundy P.b.||4bj u6
mauritania P.f.|c7e|16f wx
mauritius P.f.|c7e|wx
mausoleum n.6.||50j 50k 3e4
mauve na.7.||c7f 1ea 1eb 1ec
maxilla n.8.|c7g|bjp 1pu 1pv
maxillary na.8.|c7g|bjp 1pu 1pv
maxim n.a.|2mm|1ek 1el
maximal a..|c7h|c7i
maximally r..||c7h
maximize v..u|c7j c7k c7l c7m|qz 906 1wq
maximum na.n.|c7k c7m c7j c7h|c7n bwk 245 2xw c7i
may n.s.||1zs 1zt
mayan P.i.||160
maybe r..|c7o
mayflower n.6.||30i 2x1
mayonnaise n.d.||85e 18r 18s
mayor n.i.||2iq a5h
maze n.6.|bop 5ue|2a0
mc P.s.|c7p|90 91
mckinley P.i.||269
me P.f.|c31|13u 13v
mead n.i.||1qg 1qi
meadow n.f.|ag6|a7b 2pm
meadowlark n.5.|bq5|3fn 3fo
meager a..|2ws c7q|2wp
meal n.d.|3zx
mean v.9.w|2kl 12a 62q 62r 8ol 7b4 afm c7r aum|2kk 2ko 2kp 9i 8oo 8op 2kq 2lz aul
meander nv.h.12|c7s c7t|21a 21b
meandering a..|b48|28o
meaning n.a.|62q 7b4 12a 62r
meaningful a..|c7u c7v|c7w
meaningfulness n.7.|c7v c7u|63t 63u 63v
meaningless a..|8km 7o|8kf ba4 c7x c7y
meanly r..||afm 2lz
meanness n.7.|c7r c7z afm aum|46l 46m 6g5
means n.4.|6r6|6r7
meanspirited a..|c80
meanwhile r.s.
measles n.q.||53j 11v
measurable a..|c81 4gb 5fh|1bk
measure nv.4.v|c82 1h9 1w7 5fh 4gb 3cg 7be bqf c81 c83|26q 26r 1xf 5fi
measured a..
measurement n.4.|7be 4gb 5fh
measuring n.4.|7be 4gb
meat n.d.|2pp c84
meatus n.8.||1t0
meaty a..|c84 2pp
mecca n.f.
mechanic na.i.|c2a c85|277 adw 9ft 2jl
mechanical a..|2jl c86|2jh c85 c87 c88 c89 a96
mechanically r..||2jh c8a 2jl
mechanics n.9.|89z c8a c86 2jl|tk 8xn
mechanism n.m.|c86 2y4 c87|4fk 8xn
mechanistic a..|c87 2y4|2jl
mechanized a..|c88|2jl
mecoptera P.5.
medal n.a.||3
meddle v..15|c8b c8c c8d|bcq
meddler n.i.|c8c c8b|2ii
meddling na.4.|c8d c8b bct|bcu
medial a..|c8e|c8f
medially r..||4vy
median na.9.|c8g|2kk 2ko 2kp 2kq
mediate va..w|20t 20w bd5 b46|20v oe b45 c8h
mediated a..|c8h|b46
mediation n.a.|20w 20t|20x 20y 1el
mediator n.i.|bd5 20t
medical a.4.|c8i 525 c8j
medically r..||c8i
medication n.6.|c8k 1l7
medicinal a..|agr c8k|1q0
medicinally r..||agr
medicine n.9.t|2pt tt 1l7 c8k agr c8j c8i|2pu 1k2 21s
medieval a..
medina n.f.
mediocre a..||4a4
mediocrity n.7.|2kn c8l|965
meditate v..v|3a6 454 c8m
meditation n.9.|c8m 67h 3a6|67e 648 1j7
meditative a..|454 67k 67h 3a6|457
mediterranean P.h.||px
medium na.a.|155 c8n|7aq 43w 94k
medley n.a.||jx
medulla n.r.|c8o|4dk 34m
medusa n.i.||54f 54g
medusoid na.5.||5k7
meek a..|aqc c8p|6r1
meekly r..|aqd|c8q aqc 6r1
meekness n.c.|c8p aqc 7zq|aqp
meet v.b.12|6oz 4sq 8l7 4uh 2f0 1xh c8r 40c
meeting n.e.|4sq 6oz
megachiroptera P.5.
megahertz n.s.|c7p|90 91
megakaryocytic a..
megalithic a..
megalomania n.q.|c8s|79n 10g
megalopolis n.f.
megaton n.n.
meiosis n.m.||c8t
mekong P.h.||f6 f7
melamine n.r.||li
melancholy na.c.|455 c8u|456 3f1
melanesia P.f.||1ro
melanin n.r.|3fh|3ce 3cf 21o
melanthiaceae P.k.||xy xz
melee n.4.|c8v|ok ol
meliaceae P.k.||4ca 1il
melioration n.4.|1g0 3ak|42
mellow var..u|c8w|c8x c8y 87h
mellowed a..|c8z|c90
mellowingly r..
melodic a..|c24|c91 c92 c93 c23
melodically r..
melodious a..|c94 bj c95 c96
melodrama n.a.|alx|5p5 5p8 26f
melodramatic a..|84j|84g
melody n.a.|bj c94 c24 c95|5lp
melolonthidae P.5.||161
melon n.d.||1wa
melt v.m.u|c97 76z c98 c99|3ox 3oy 3p0 7wo 5yp o8
melted a..|7wr|7wq 9vn c9a c9b
melting na.m.|c97 c98 76z c9c|3ox 3oy 3p0 c9d
melville P.i.
member n.i.|45i c9e c9f|1au 1av
membership n.e.|c9f 45i c9e|nb cj
membrane n.6.|879 c9g|2qn
membranous a..|c9g 879|20e
memoir n.a.||2j0 2j2 cc
memorabilia n.a.||ce cf cg
memorable a..|c9h|afv
memoranda n.a.|c9i|bl8 4q3 ce
memorandum n.a.|c9i|bl8 4q3 ce
memorial n.a.||6ma ax
memorization n.9.|c9j c9k|gq
memorize v..v|c9k c9j c9l 2b8 c9m|c9n 5q
memory n.9.|c9l c9k 2b8 c9m|1su ju
memphis P.f.
men n.e.|c4r|12r
menace nv.q.16|c9o 8lm|6xq 361 9h 9i
menacing a..|14h|14d
menarche n.b.||c9p 1pi
mend v.6.u|c9q 4cp 9fs 9ft agl|2p8 3db 3ak
mendacious a..|c9r|c9s
mendel P.i.||4p6 10 2v4 2ps
mendicant na.i.|2h5 c9t 354 34z|10 c9u
mending n.6.
menelaus P.i.||f9
menial na.i.|c9v|4dg 6q9
meninges n.8.|20d|20e
meningitis n.q.||11u 11v
menopause n.s.||a0k 18l
menstrual a..||c9w
menstruation n.m.|c9w|75c ij
mental a..|bbx c9x 3xp c9y|bbv c9z ca0 3xr
mentality n.9.|c9x c9y bbx 3xp|9w 3xt
mentally r..||bbx
menthol n.r.
mention nv.a.w|1ao 5qk 59o fu|1ap 59r 2b2
mentor nv.i.w|ca1|5hw
menu n.a.||1bq 1br
meq n.7.||c6f
mercantile a..
mercenary na.i.|ca2 c73|rq c6z
mercer n.i.||2wy 2ri cp
merchandise nv.6.14|4ny 20l 2ri 3s8
merchandising n.4.|3s8 20l|se sf
merchant n.i.|2ri|cp cq
merciful a..|9nu ca3
merciless a..|ca4 6qh ca5|9bz ca6
mercilessly r..|ca7|ca6 ca4
mercurial a..|8s1|7xd
mercury n.r.|ca8|13t i0
mercy n.4.|ca3 5t4 9nu|bu2 ca9 caa 5t5 5t2 5qv
mere a.h.|cab 4db|cac 2hs
meredith P.i.||cad 37 38
merely r..|4da|4db
meretricious a..||30s
merganser n.5.||8f3 87x 87y
merge v..u|5i4 cae caf o8|5i5
merged a..|b2i|10y
merger n.4.|cae cag 5i4|4w1 3ir 73
merging na.4.|caf 5i4 60r|6b9 62k 73 60u
meridian na.q.|8gv|77e cah
meringue n.d.||9ti 9tj
merit nv.7.16|cai 7f1 caj 7ex|a44 cak sj
merited a..|7ey|7ez
meritorious a..|caj 7f1|5qd
mermaid n.i.
merovingian P.i.||163
merrily r..|3ju|3jv 3jr 3jw 3jx 3jn
merriment n.c.|9wg 9uq|37e
merry a..|3jw aqv 3jx|8d1
merrymaking n.4.|711 cal|4o8
mescal n.k.||4eu 4ev
mesenteric a..|cam can
mesentery n.8.|can cam|cao 8lv 20e
mesh nv.n.z|9iy bd3 bd2 bd1|4vt 6cw 1bu
mesial a..|c8f|c8e cap
mesmerize v..w|c2o|50e 2bv
mesoderm n.5.|caq car
mesodermal a..|car caq
meson n.h.||2y7 1ru 1mn 3tq 1mo
mesopotamia P.f.
mesozoic P.s.||cas 4md 18l
mesquite n.k.
mess n.q.y|cat cau|bm4
message n.a.w|138 681
messenger n.i.|32o|16u
messiah n.i.|cav caw|cax 2o6 2o7
messianic a..|caw cav
messy a..|cau cat cay|5hp
mestranol n.r.||7ea 1ks 1kt
metabolic a..|caz
metabolism n.m.|cb0
metabolize v..y|caz
metacarpal na.8.||1pu 1pv
metal na.r.z|13t a4o|i0 cb1 cb2 1rr cb3 cb4 cb5 cb6 a4l cb7 cb8 cb9
metallic na.6.|a4o 1ag 13t|cb1 cb2 1rr cb3 cb4 cb5 cb6 a4l cb7 cb8 cb9
metalloid a..|cba|cbb
metalworking n.4.||9oe 9of 2a5
metamorphic a..||cb0
metamorphism n.m.||76t
metamorphose v..u||6ev
metamorphosis n.m.|cb0
metaphor n.a.|cbc 9c8|8vn 8vo 8vp
metaphoric a..|9c8 cbc|9c7
metaphorical a..|9c8 cbc|9c7
metaphorically r..||9c8
metaphysical a..|cbd 6go cbe|8dy
metaphysics n.9.|6go cbd|6gp hy
metastasis n.m.||cbf
metatarsal na.8.||1pu 1pv
meteor n.h.|cbg|5pb
meteoric a..|cbh|cbi
meteorite n.h.|cbj cbk|cbg 5pb
meteoritic a..|cbk cbj
meteoroid n.h.|cbg|5pb
meteorological a..|cbh cbi
meteorology n.a.||9my
meter nv.n.u|cbl cbm 9wz|4vs 4vt i1 5fh 5fi
methane n.r.||17q ev 12h 12i
method n.9.|ct cbn|cu
methodical a..|cbn ct cbo|cbp
methodically r..||cbn
methodist P.i.||1ij 1ik
methyl n.r.|1gj|17r es
meticulous a..|cbq|8vg
meticulously r..||cbq
metis P.i.
metrazol P.6.
metric na.o.|cbm cbl|6gf 6gg
metrical a..|cbm cbl
metrically r..||cbr
metro n.6.|cbs|8h0 8h1 4ot
metropolis n.f.|5a0 cbt
metropolitan a.i.|cbt 5a0
meuse P.h.||f6 f7
mew nv.b.w||310 2u5
mexican P.i.|cbu cbv|aat 4if 22c
mexico P.f.|cbv cbu|1g7 wx
mg n.n.|cbw|a41 a42
miami P.i.||16g 160
miasma n.q.|c3y|1ed
mica n.r.||xw arz
micelle n.h.||1mn 1mo
michael P.i.||21l 1l9
michelangelo P.i.||4pj bu5 6s5 21p
michelson P.i.||2ch
michigan P.f.||13u 13v
micro a..||7na
microbial a..
microbiology n.9.||1k1 1k2
microchip n.6.|cbx|bsz 1o5
microcomputer n.6.||5wb
microcosm n.9.||5x4 1su
micrometeorite n.h.|cby cbz|cbj cbg 5pb
micrometeoritic a..|cbz cby
micron n.n.||4vs 4vt
micronesia P.f.||wx
microorganism n.5.
microphone n.6.|cc0|8ar 8as 1pq
microphoning n.m.
microprocessor n.6.||cbx bsz 1o5
micropyle n.k.||amk 8c
microscope n.6.|cc1 cc2|8r6 5n0
microscopic a..|cc2 cc3 cc1
microscopically r..||cc2
microscopy n.4.|cc3 cc2|5fw 1ja
microsecond n.s.||6z8
microsomal a..
microwave nv.j.u||320 321 322 2rd
mid a..||be3
midair n.f.
midbrain n.8.||3xs
midday n.s.|cah|2hf 2hg 2hh
middle na.f.z|4vi cc4 bd6 4vw|35g 9q6 acw 4vj
midline n.p.||cc5
midnight n.s.||2hf 2hg 2hh
midrib n.k.||4hi
midsection n.8.|cc4|9q6
midshipman n.i.||cc6 1ym
midst n.f.||b9s
midsummer n.s.||cc7 8ra 18l
midwatch n.s.||cc8 cc9 apa
midway nar.f.|4vw acv|2pm 4vj
midwest P.f.
midwestern a..|cca|ccb
mien n.7.|32q|4m 4n
might n.7.|ccc ccd|8m5
mighty ar..|ccd ccc|5kc
mignonette n.k.||cce
migraine n.q.||agd ew f1
migrate v..12|8jf 8jh 5nf|8jg
migration n.4.|8jh 8jf
migratory a..
mike n.6.|cc0|8ar 8as 1pq
milan P.f.
mild a..|9zi 9zf|9ze ccf
mildew nv.m.u|ccg cch|cci 71r
mildly r..|9zn|9zi 9zh
mile n.n.|ccj|4vt
mileage n.7.||1cz 1d0 175
milestone n.a.||2i8 5en
milieu n.q.|cck|226 7l
militant na.i.|iu ccl zi|37 38 ccm zf
militarily r..||ccn
militarize v..x|63b
military a.e.|ccn c62|cco c61
militate v..15||3b2
militia n.e.|ccp|275
milk nv.d.u|4dp ccq|4di 77a 906 1wq
milkshake n.d.|c41|84o 84p 3ed
milkweed n.k.
milkwort n.k.||53
milky a..|ccq 4dp|9th
mill nv.6.12|941 a91 a95|41h 41i a93 537
millenarianism n.9.||230 1mj
millennium n.s.
miller n.i.||2tn 2to 1f8
millet n.k.|ccr|4wf 4wg 4wh
milliampere n.n.||1hd 1he
millidegree n.n.||bn2
milligram n.n.|cbw|a41 a42
milliliter n.n.|4ty|4tz 4cq
millimeter n.n.|ccs|4vs 4vt
milling n.6.||3ap 2nr 2ns
million na.n.||3cq ef 3cr
millionaire n.i.||wi
millionth na.o.||3cs 9g 3ct
millivoltmeter n.6.||cct 9wz i1
millpond n.h.||ccu 2r0
mills P.i.||21p
millwheel n.6.||4pe 4pf
milquetoast P.i.||6jc
milton P.i.||24h
milwaukee P.f.
mime nv.i.10|ccv ccw|iz 4bs 6dg
mimesis n.9.|ccx ccy|avy 1mj
mimetic a..|ccy ccx|ccz
mimic nva.i.10|ccw avz cd0|35i 1m 4bs 6dg avw
mimicry n.4.|1ts|axt ht
mimosa n.k.||8e
min n.s.|cd1|6z8 54l 54m 54n
mince nv.d.w
mincing a..|cd2|6sv
mind nv.9.w|3xr 450|4oe 4of 6v
minded a..|cd3|7gk
mindful a..|2lm ai1|8v4
mindless a..|c7x cd4 cd5|8km
mindlessly r..||cd5
mine nv.6.y|cd6 cd7 cd8|7md 3q3 906 1wq
mined a..
miner n.i.|cd7 cd6|6jk 86x 2x8
mineral n.r.|xw
mineralogy n.9.||a01 9zz
mingle v..z|3il cd9 cda
mingling n.4.|cda cd9|vb
miniature na.6.||77 78 79 4qj 2o3 7na
minimal a..|3st|3ss cdb cdc cdd
minimalism n.e.||6s3 6s4
minimally r..||3st
minimize v..u|cde cdf cdg
minimized a..|73t|2l
minimum na.n.|cdf cdg 36q cde 3st|c7n bwk 245 3ed 3ss cdb cdc cdd
mining n.4.|cd8 cd6|119 11a sd
minister nv.i.15|cdh cdi cdj ain 5pi|g4 g5 2f6 4mr
ministerial a..|cdi cdh
ministration n.4.|5pi cdj|9z
ministry n.e.||5e3 4d1 4d2
minneapolis P.f.
minnesota P.f.||13u 13v
minoan P.i.|cdk cdl|14s
minor na.i.v|53o ba5 cdm cdn|ov ba3
minority n.e.|cdn cdm|49b 7r 7s
minos P.i.|cdl cdk|11r
minotaur P.i.||54f 54g
minstrel nv.i.10||1d2 1d3 37n
mint nva.n.10|799 5l6 cdo cdp|2xw 245 98e
minuet n.4.||cdq 9ya 2sp
minus na.4.|cdr|cds 7kz 4ft
minuscule na.a.|c0e|1bi 1bj
minute n.s.|cd1 bxy 7n9|6z8 7na
minutely r..||59g bxy
minutes n.a.|cdt|4q3 ce cf
minutia n.9.||7h5 7h7
miocene P.s.||8pq 4md 18l
miracle n.b.|cdu c65 cdv 9p6
miraculous a..|c65 cdu|8dy
miraculously r..||c65
mire nv.h.16|3of cdw 8or|3oe 3og 3oh 8iz 8j0
mired a..|8lj|8li
mirror nv.6.17||cdx cdy
mirth n.c.|a2h|9wg 37e
misanthrope n.i.|cdz 6vv|6kw 2ih 2ii
misappropriated a..|av5|2v6
misbehavior n.4.|3hp ce0|3af
misbranded a..|av7|2v6
miscalculate v..v|ce1 ce2|ce3 8rv
miscalculation n.4.|ce2 ce1|3mm 3mn
miscarry v..15|948 3e
miscegenation n.4.||ce4 5ld ij
miscellaneous a..|2bb|2bc
mischief n.4.|3ho ael|3hp 3af
mischievous a..|aye ce5|ayf
miscible a..|ce6
misconception n.9.|2cf ce7
misconduct nv.4.15|ce8 ce0 3af|d1 dg
misconstruction n.a.|ce9 ce7|cea 5bh cr 5cr 5cs 667
misconstrue v..v|ce7 ce9|66d 1yg
misdeed n.4.|3hp|3af
misdemeanor n.4.|b7p|29p 29q 2ke
miserable a..|ceb cec 2qf 2f|ced 2i 2h
miserably r..||cee
miserly a..|c7z|51p
misery n.q.|cec|cef s2 s4
misfire nv.b.x||4d3 3zl
misfortune n.b.|am s4|an s5 s6
misgauge v..v||1zm 1zn
misgiving n.c.|ceg|1lz p5 1rd
misguided a..|9ls|7n
mishna P.a.||1uc
misinterpret v..w||bdl 5bi
misinterpretation n.a.|cea ce7|5bh cr
misjudge v..v|ce3|8rv
mislay v..z|ceh|cei
mislead v..12|3nc|ab2
misleading a..|722|720
mismanage v..15|ce8 cej|n7
mismanagement n.4.|cej ce8|d1 dg
misname v..w||4gg ld
misnomer n.a.||1vx
misogynist n.i.||cdz 6kw 2ih
misperceive v..13||f2
misplace v..z|ceh|cei
misplaced a..||7y3
misquote nv.a.w||59p 5f8 5f9 cek aew
misread v..v||66d
misrelated a..|cel|cem
misrepresent v..w|49s 3mg|7w5
misrepresentation n.a.|3mg 94v 49s|3mh
miss v.i.13|36z cen ceo cep|1e4 1e5 4d3 f4 74y
missed a..|b21|8nl
misshapen a..|76x 5hc|57i
missile n.6.|at7 25j|at8 1qo
missing a..|bzw|bzv
mission n.e.|ceq|7ay 1fl 2am 2as
missionary na.i.||7ac 8i ceq
mississippi P.h.||f6 f7 13u 13v
missive n.a.|8qi|6de 1w2 804 2o3
missouri P.f.||13u 13v f6 f7
misstep n.4.||3mk 3mm 3mn
mist nv.j.u|cer ces 9kx|9kw tl tn 3l0
mistake nv.4.v|3mm 8rv cet 617 cea|3mn 2cf 618 ceu
mistaken a..|cev 8s6|6n4 8s4
mistakenly r..|8s5|8s3 8s6
mistaking n.a.|cea 617|5bh cr
mistletoe n.k.||9hh
mistress n.i.||1e4 1e5 cew
mistrust nv.9.v|7xt 7xu 7xv|7pl 1gw 10g 7pm 7bl
misty a..|9kx cer agb|5gt
misunderstand v..v|ce7 cea cet|66d 1yg
misunderstanding n.a.|cea ce7|5bh cr
misunderstood a..||cex
misuse nv.4.y|83 82|1wu 1wq
misused a..|88|87 cey
mite n.n.|cez|3ed 245
miter nv.6.z||82s 82t 62i 3ao
mitigate v..w|91p 190 91q 91r|1um 75l
mitigation n.4.|91r 91p|69q do
mitosis n.m.||c8t
mitral a..
mitzvah n.9.||cf0 1mj
mix v.d.u|cf1 o8 ce6 3io o7 3ii 1ah 2bd 5y7
mixed a..|2bb|2bc
mixer n.e.|cf2|2vj 1xi
mixing n.4.|o7 3il|3ir 73
mixture n.r.|1ah o8 5y7
mizzenmast n.6.||9n9 3w7 3w8
ml n.n.|4ty|4tz 4cq
mm n.n.|ccs|4vs 4vt
moa n.5.||cf3
moan nv.a.w|a9b a9c 5tr|9d
mob n.e.12|cf4 bj8|6pg
mobcap n.6.||4kb 3nx
mobile na.h.|cf5 byw|f6 f7 85t
mobility n.7.|byw cf5 12j
mobilization n.4.|63b cf6 c60|dg
mobilize v..u|c60 63b cf7 cf6|39b acb 5q0
moblike a..|7ud|3p2
mock va.4.w|4br 2r7 9jt bjv 6hv|7dr wo wp 2bl
mocker n.i.|9jt 4br 2r7|2ih 2ii
mockery n.a.|bjv 2r7|7dq 29l
mocking a..|7dp|67v
modal na.a.|cf8|b6z mp 2kq
modality n.o.||69z
mode n.7.|5cd
model n.9.10|9qu cf9 cfa cfb cfc 5x4 9cc cfd cfe|2bq 3ye 3yf bp 4bs 6dg 4pn
modeled a..|cff|cfg
modeling n.6.|cfh cfd|4pt 4pu 79
modem n.6.||1hu
moderate va.i.w|brs cfi cfj 94k cfk ccf|oe sq 724 c8n 94i cfl 9zi
moderately r..|94l|94k 94i
moderating a..|1ix|190 1iw
moderation n.7.|cfj 62w cfi|4g2
moderator n.r.||1rt
modern a.i.|67o cfm|67m cfn cfo
modernism n.6.|97b|7a 79
modernity n.7.|cfm r2 97b 67o|6tw cfp 628
modernization n.4.|cfq 7ik|42
modernize v..u|cfr 7ik cfq|6bl
modernized a..|cfs|r5
modest a..|cft cfu cfl cfk cfv|cfw 94k cfx
modestly r..||cft
modesty n.7.|cfu cfy|725 1zc 4n
modification n.4.|n0 486 1c3 cfz|4qj 2o3
modified a..|km cg0|kl cg1 5z0
modifier n.a.|mn cg2|mo 16
modify v..u|486 4yg 8y cfz n0
modular a..|cg3|cg4
modulate v..10|cg5 cg6|48e
modulated a..|cg7|cg8
modulation n.a.|cg6 cg5 9kp|jy jx 43v 43w
module n.9.|ju
mogul n.p.||48u 48y 48z
mohammed P.i.||56q
mohawk n.i.||4tx 160
moire na.6.|cg9|3lk
moist a..|6xc 6xb|3ol
moisten v..u|2zc 6xi cga 6xj|2zd
moisture n.q.|cga 2zc aqm|6xe
molal a..|cgb cgc
molar na.8.||1pt 1pu 1pv
molasses n.d.||cgd anq
mold nv.p.10|cge 4pn 4qi cfd 8fj cfh cgf cfe cch cgg ccg|1o2
moldboard n.6.||cgh b1k 4pf
molded a..|cgi|4xj
molding n.4.|cgf cfd 4qi|2a5 1yx
moldova P.f.||14r wx
moldy a..|cgj cgg|l8
mole n.n.|cgc cgb|a41 a42
molecular a..|cgk 3d0
molecule n.r.|3d0 cgk
molest v..15||29b
mollify v..11|1vq cgl|1vr 1vs
mollusc n.5.|3f7
mollusk n.5.|3f7
moloch n.i.||9mq
molten a..|c9a|7wr
molybdenum n.r.||13t i0
moment n.s.|5eo bao 9ht|35f 6zj
momentarily r..
momentary a..|9ht bao|422
momentous a..|cgm 63q|8uz
momentum n.7.||2de 2df 4g2 3up
mommy n.i.|c25|c26 6wg 6wh
mon P.s.|cgn|9am 9an 1nf
monaco P.f.||cgo 80v 14r wx
monarch n.i.|163 cgp cgq
monarchal a..|cgq 163|23h
monarchy n.e.|cgp|7kc 79t
monastery n.6.||5fr 5ft 3nq
monastic a.i.|4p6 5fs|10 cgr
monaural a..|cgs|cgt
monazite n.r.||xw
monday P.s.|cgn|9am 9an 1nf
monetary a..|cgu cgv 1zd
money n.l.|1zd cgu cdo cgw|1ze 1zf 2l4 cgx h8
moneymaker n.i.||cq
moneymaking na.4.|5qo c0s|gr gp 9wl
mongol P.i.|cgy cgz|1bz
mongolia P.f.|ch0 ch1|ww wx
mongolian P.i.|cgy cgz ch1 ch0|1bz
mongrel n.6.||ch2
monilia n.k.
moniliaceae P.k.||3pg
monitor v.i.13|ch3 ch4|3tv 3tw ch5 ch6
monitoring n.4.|ch4 ch3|ch7 67j 2hj
monk n.i.|4p6|10
monkey n.5.z|2n6 ch8|1tt 6al 6am
monkish a..||6f6
monoamine n.r.|ch9|1gh 17q ev
monochrome na.6.||77 78 79 311
monocle n.6.||93b 93c
monoclinic a..
monocotyledones P.k.||1hi
monocotyledonous a..
monoecious a..
monogamous a..
monograph n.a.||7w9
monolingual na.i.
monolithic a..|c6i|2cl
monologist n.i.
monologue n.a.||1el
monomer n.r.
monongahela P.h.||f6 f7
mononuclear a..
mononucleosis n.q.||11u 11v
monophonic a..|cgt|cgs
monopolization n.4.|cha chb|818 dg
monopolize v..15|chc chd che chb chf cha
monopoly n.q.|che chg chc chb chd chf|c5j 27n
monosaccharide n.r.|9ts|1ih
monosyllable n.a.||16
monotheistic a..|chh
monotone na.a.|86f chi|86g 86h 78r chj chk
monotonic a..|chi|chj chk
monotonous a..|88d|83n
monotonously r..||88d
monotony n.7.|aqe|aqf aqg 65g
monotreme n.5.
monotypic a..
monovalent a..
monoxide n.r.|5hr|25p
monsieur P.i.||k0 k1
monsoon n.j.||413 2dn 2do
monster n.i.|54g 5o5 chl 9rb a9s|1s 9rc
monstrosity n.i.|9rb a9s chl chm 2e3|9rc 4d3
monstrous a..|chl 5o5 9rb 2e3 9bw chm|2cl 2e6
montana P.f.||13u 13v
montane a..||4hn
montenegro P.f.
monterey P.f.
montgomery P.i.
month n.s.|1zt chn c1d|6z8
monthly nar.a.|chn 1zt c1d|cho 7ly 1q7 ap9
montreal P.f.
montserrat P.f.||1rm
monument n.6.|a7x chp
monumental a..|chp a7x
moo nv.b.w||310 2u5
mood n.c.|aqs 8jq 5ek
moody na.i.|82o|480 1 433
moon n.h.15|c1b|1pc
moonless a..
moonlight n.j.15|chq|2j9 2ja 320 970
moonlit a..
moonshine nv.j.u|chq 3s7|2j9 2ja 320 7x3
moor nv.i.z|chr chs 39c|4gc
moore P.i.||1f7 1f8
mooring n.f.|39c chs|1kb
moorish P.9.||3ye chr
moose n.5.|8hi|4o0 1po 1pp
mop nv.6.z|cht chu chv|45a 5o
moraceae P.k.||1il
moral na.a.|bu8 chw 4iz|62q 513 chx
morale n.q.||10g zb zc
moralist n.i.|chy|23n
moralistic a..|chx 632 4iz|chw
morality n.7.|4iz chx chw 632|4sg
moralization n.a.|chz|ci0 90t 5bh
morally r..
morals n.g.|632|4sg
morbid a..|ci1 bu9|byb
mordant na.r.|4t9 a8w|21o 2wg
more ar.i.
morel n.k.||2yv
moreover r..|9vl
mores n.9.||6b4 6b5
morgan P.i.||1qg 1qi
morgue n.6.
morley P.i.||3dk
mormon P.i.||56q ci2
mormons P.e.|ci2|7ax 7ay
morning n.s.
moroccan P.i.|ci3 ci4|xh
morocco n.f.|ci4 ci3 bui|16f wx 19c 19d 19e
morose a..|82o a3o ci5|433
morosely r..||82o
morpheme n.a.|w1 ci6
morphemic a..|ci6 w1
morphine n.6.||ajw 5j6 el
morphologic a..|ci7 1k0
morphological a..
morphology n.9.|1k0 ci7|1k1 1k2
morphophonemic a..||ci8
morphophonemics n.9.|ci8|a6i a6j
morrow n.s.||6z7 6z8
morse P.a.||lc
morsel n.n.|3eh|3ed 245 3el
mortal na.3.|b4c 8az ci9 cia|8ay cib
mortality n.7.|ci9 8az|axf 41c 41d
mortally r..
mortar nv.6.z||4je 272 3no 6ze
mortgage nv.l.14||5mc 5md 19w cic
mortician n.i.|cid
mortification n.c.|4xe 4xf|4xg 4xh
mortise nv.6.z||246 247
mosaic na.6.||79 cie
moscow P.f.||1hz
moses P.i.|cie|56q
moslem P.i.|4gc bhq|bhr
mosque n.6.||12
mosquito n.5.||3ly
moss n.k.|cif 6j4|aja ajb
mossy a..|6j4 cif|31h
most ar..|bq4
mostly r..|bq3 9ys|bq4
motel n.6.||ap0
moth n.5.|a06|4dm
mother n.i.15|c26 c78 352 9vr|6wg 6wh 980
motherland n.f.|an6|wx
motherly ar..|c78 c26 c77|c76
motif n.6.|cig|2va cih bj
motile na.i.|cii cij|2gw 12j
motility n.7.|cij cii|byw
motion n.a.w|3vy 1w6 qx ol cik|27f
motional a..|cil|qx
motionless a..|b0d awk|9fz
motivate v..10|hk 4t4 cim 4sg 89t
motivated a..|je|jd ax7
motivating na.4.|cim 4t4|ig
motivation n.3.|4sg hk
motive n.3.|4sg 4t4 hk 4t5 byu|ig
motley nva.e.u|2bd 2bb cin|7yf 2bc
motor nva.6.12|8mz 4t5 868 2jo|131 6gb
motorbike nv.6.12|cio|3c4 1fd 1fe 3bi 3bj
motorboat nv.6.12|cip|2x0 2x1 3nv 3bi
motorcar n.6.|1fc|1fd 1fe 1hk
motorcycle nv.6.12|3c4 cio|1fd 1fe 1hk 3bi 3bj
motorist n.i.|2jo 868|51d 51e
motorized a..
mottle nv.7.10|3li|1eb 3fk 3lj
mottled a..|6y6|3lk
motto n.a.|ciq|1ek 1el
mould nv.r.10|cfd cfh cfe|on oo 4pn
mound n.6.10|1q3 yh 30g|2qu 2qv 1q4 1q5 4pn
mount nv.5.z|47e cir 5as 5er cis 2om 5et cit c6q|vu 47f aop 27m 3ww
mountain n.h.|4hn akv 6ko al6|1q5
mountainous a..|6ko 4hn akv|3y 2cl aks
mountainside n.h.||27y
mounted a..|w5|w2 pb
mounting n.b.|5et 5er cis|27l qw qx
mourn v..11|ciu a8t 38v civ|4mz 1m4 4ue
mourner n.i.|a8t civ ciu|2uz
mournful a..|ciw cix|1m7
mournfully r..||80u
mourning na.q.|38v ciu 38u|38w 38x 38y 1m7
mouse n.5.12||4tw
mouselike a..||1ec
mousse nv.d.t||7ge 1w4 2wi 2wj
moustache n.8.|ciy|32h xj xk
mousy a..|ciz|2yo
mouth n.8.w|cj0 cj1 31p cj2|cj3 1sz 1t0 49r 49s
mouthful n.n.||244 245
mouthlike a..
mouthpiece n.6.||247 36w
movable na.l.|cj4 cj5|5fd h8 cj6
move v.4.12|26r hm cj7 8jg a45 cil qx cj5 cj8 cj4|1xf 1xg
moved a..|cj9|cja
movement n.4.|ol cik cil a45 8jg cj5 qx
mover n.i.|cj5|86x 2x8
movie n.a.|808|2fs 157
moviegoer n.i.||45v 2gw
moving a..|x1 ur|x2 11d cjb 3m0 9ko x0 cjc cjd
movingly r..||ur
mow nv.6.z|cje cjf|2fd 2ff
mower n.6.|cjf cje
mown a..
mozambique P.f.||16f wx
mozart P.i.||1f7 1f8
mph n.s.||90 91 2hh 2kp
mr P.a.||cjg 1vw 1vx
mrna P.r.||cjh 4u1
mrs P.a.||cjg 1vw 1vx
msec n.s.||6z8
much nar.n.|cji|2xw 245 cjj cjk
mucilaginous a..|m7 a3n|m3
mucin n.r.||a3y a3z hs
muck nv.r.u|cjl cjm cdw
muckraking n.a.||90o 7qd
mucky a..|3of|3ol
mucosa n.8.|62c|20e
mucous a..|cjn cjo
mucus n.8.|cjo cjn|1ku 1sh 1si
mud n.r.z|cjp 3of cdw|on oo
muddied a..|b04|1ak
muddle nv.q.z|bm1|bm4 6lq
muddleheaded a..|l5|l6
muddy a..z|3of cjp cjq cjm|39n 3ol 345
mudguard n.6.||9al 2t1 2t2
muff nv.6.15|9ul|74y
muffin n.d.||3e7 3e8
muffle nv.6.z|cjr|bng 9nq 3q8 6xk
muffled a..||9zk 31h
muffler n.6.|cjs 6xd|36w
mug nv.n.14|cjt cju|244 245 amj cjv
mugger n.i.|cju cjt|cjw 2tm 1k
muhammad P.i.||iu 37
muishond n.5.||9az
mulberry n.k.||1ax
mulch n.6.z||24b
mule n.5.||47f aop
mull nv.h.v|3a6 cjx|a15 1q5
mullein n.k.
mullet n.d.||8dw
multicellular a..||4uv
multicolored a..|4g8|311
multidimensional a..|7n2|7n1
multilateral a..|cjy|cjz
multimedia n.a.||43v 43w
multinational a..|bde|a2v
multiple a.9.|82a ck0|3df 826 825 824 88u c4m ck1
multiplication n.4.|ck2 b31 40u|ce4 5ld ij
multiplicative a..|b2s 6rz 829|b2r
multiplicity n.7.|ck0 82a|7s
multiplied a..|b2p|d8
multiplier n.n.|ck3 6rz
multiply v..v|6rz b2s ck3 829 82c|1zn qz
multitude n.n.|ck4 6i2|2xw 245
multitudinous a..|6i2 ck4|6i4
multivalent a..
mum na.k.|ck5|70a
mumble v.a.w|ck6 ck7|9d
mummy n.i.|c25|c26 6wg 6wh
mundane a..|5rn 965|5rm
mung n.k.||4oa 476
munich P.f.
municipal a..|ck8 ck9
municipality n.f.|ck9 80x ck8
munificent a..|9z2|3vd
munition nv.6.14|1gp|23s
mural na.6.||77 78 79 9w8
murder nv.4.15|144 3l2 4bo 29g|145 3ku 36 1n6 7xa 49s
murdered a..||29i
murderer n.i.|29g 4bo|1k 1l 1m 8xo
murderous a..|3l2 144|3km
muridae P.5.||4j4
murky a..|cka 9ky 5h4|9th
murmur nv.b.w|ckb ckc ckd ck7|2u5 7nq 1dd
murmuring na.b.|ckb ckd|2u5 9zk
musaceae P.k.||xz
muscicapidae P.5.||at
muscidae P.5.||161
muscle n.8.12|1g|1h
muscleman n.i.||49t zn 1m
muscular a..|cke|1g
musculature n.8.|7jz|5hq
muse nv.i.v|3a6 cjx 67e|11r
museum n.6.||21t 12m
mush nv.h.12|ckf ckg|87b 1mo 8fv
mushroom nv.k.z||2yv 39a 39b
mushy a..|ckg ckf ckh|52q
music n.a.|cki 1d3 1f8 c24|87t 87u 5lp
musical a.a.|c24 4yz|ckj 2fs 808 cki
musically r..||4yz
musician n.i.|1d3 ckk cki 4z2 1f8
musicianship n.9.|ckk 1d3 1f8|279 27a
musicology n.9.||hy
musing na.9.|67e 3a6 454|648 1j7 457
musk n.r.||1ku 1sh 1si
musket n.6.||9is 2jc 1qn
musketry n.e.||274 275
muskhogean P.i.|ckl|160
muskmelon n.k.||6s8 6s9
muskogee P.i.||ckl 160
muskrat n.r.||33n 19d 19e
musky a..|9qr|9qn
muslim P.i.|4gc bhq|bhr
muslin n.6.
mussel n.d.||6k0 3lw
mussolini P.i.||7gc
must na.h.|8sx|8sv 2yu
mustache n.8.|ciy|32h xj xk
mustached a..|ckm|32l
mustard n.k.|ckn|1di
mustelid n.5.|9az
mustelidae P.5.||4j4
musteline n.5.|9az
muster v.e.z|cko 638|39b acb 5q0
mutable a..|4yh
mutant na.i.|9rc ckp|ckq
mutation n.i.|9rc ckr ckp
mutational a..|ckr 9rc ckq
mute nva.i.13|88j b0m 6xd b0n cks|88k 6xf 6xg b0l
muted a..|ars|9zk
mutely r..|ckt|cku ck5 b0n
mutilate v..u|ckv ckw|3c9
mutilation n.b.|ckw ckv a59|5ye ai al
mutineer n.i.|ckx cky ckz|bbk 6hz 1jp
mutinous a..|bb1 cky|bb0
mutiny nv.4.15|cky ckx bb1 ckz|bbj 2ua cl0 7w7
mutter v.b.w|ck6 ckb ck7 aae aad|34g
muttering n.b.|ckb ck6|2u5
mutton n.d.||2pp
mutual a..|5rc cl1 bcm|5rj
mutuality n.o.|cl1 5rc bfi|6fe
mutually r..||bfi
muzzle nv.6.14|abn|247 93r 1w0 24c
mv P.n.||cl2 1he
myanmar P.f.|4bt|ww wx
mycelium n.k.
mycenae P.f.|cl3 cl4
mycenaean P..|cl4 cl3
mycoplasma n.5.||i3 i4
myelin n.r.|c8o|4dk 34m
myelinated a..||c8o
myelofibrosis n.q.||9bj fo
myeloid a..||c5u
myeloma n.q.||4il lj lk
myocardial a..|cl5 cl6
myocardium n.8.|cl6 cl5|cke
myofibril n.8.|cl7|9cg hh
myofibrilla n.8.|cl7|9cg hh
myopia n.q.|cl8 cl9|2c7 2c8 u
myositis n.q.|cla|4cb
myotonia n.q.||clb clc
myriad na.n.|6i2|2xw 245 6i4
myrrh n.k.||38f 38g 38h
myrsinaceae P.k.||1il
myrtaceae P.k.||1il
myrtales P.k.||4px
myrtle n.k.||cld 53
mysterious a..|6re 8nj 8sl|6rf 7f
mysteriously r..||6re 8nk
mystery n.9.|8nj 6re 8sl 1du|7mk 3at 1gw
mystic na.i.|47n 8sl cle clf|36p 7f
mystical a..|cle 47n clg
mysticism n.9.|clg cle clf|151
mystify v..v|1du clh 8nj|1dw
mystique n.7.
myth n.a.|cli clj clk cll|18g 18h 18i
mythic a..|clk cli
mythical a..|clj cli|855
mythological a..|clj clm|855
mythology n.e.|clm clj cll
na P.r.|cln|13t i0
nab v..z|1ye|clo 1yh 1yi
nadir n.q.||s2 s4 s5
nag nv.i.w|clp|2ih 2ii 34g clq 7ua
nagging a..|clr|433
nahuatl P.i.|2mt|160
nail nv.8.z|9ec 3xg 1ye|5cv 3vq 3vr 1yh 1yi
naive a..|53x b8v|53w abd b8u cls clt
naively r..||53x
naked a..|2wo clu clv|2wr 90s
nakedly r..||clv
nakedness n.q.|clu clv 2wo
name nv.a.w|1vx 59o atl clw 2vx clx|ld le
nameless a..|1of 1ob|1od
namely r..
names n.a.||29j 29k 29l
namesake n.i.
namibia P.f.||16f wx
naming na.a.|clx clw 59o 2vx 8pj atl|7b2
nanna n.i.|a6r|a6p 9mu 3p
nap nv.s.t|cly 83g|83h akb
naphthalene n.r.||38n
naphthol n.r.||clz
napkin n.6.|cm0|6x3 6x4 6x5
naples P.f.||8o
napoleon n.i.|3qb cm1|1qa 1qb 1qc 2h8 163
napoleonic P..|cm1 3qb
napped a..|cm2|52q
naprapath n.i.||54w ej
narcissus n.k.|6wj|1dk
narcolepsy n.q.||ba9
narcotic na.6.|5j6 cm3
narcotize v..t|cm3 5j6|1l6 1l7
narrate v..w|cm4 94o cm5
narration n.a.|94o cm4 cm6
narrative na.a.|94o cm6|5s0
narrow va.h.u|cm7 665 3u9 664 cm8|7hz 76g ba 55p 663 cm9 cma cmb cmc cmd
narrowed a..|cm9|664
narrowing na.7.|3u9 665 cmd|3ua 2cu 664
narrowly r..||bwm
narrowness n.7.|cm8 664|3zd 3ze 7s
nasal na.a.|cme|1dc 1dd cmf 95j
nasale v..w
nascent a..|3e2
nashville P.f.||14t
nasopharynx n.8.||1dh
nassau P.f.||1hz
nasturtium n.k.
nasty a..|2lz cmg|afm
natal na.f.||3e2
nation n.e.|1as 439|1at y8
national a.i.|cmh 59w cmi cmj|1as cmk
nationalism n.7.|1g8 cml cmm|1g9 1ga 1mj
nationalist na.i.|cmm cmk 1g8|59w cmj
nationalistic a..|cml 1g8|cmn
nationality n.e.|cmi cmh 99c cmj|y8
nationalize v..u
nationally r..|cmo|cmj cmh
nationwide ar..|5vf cmo|43q cmh
native na.i.|3b an5 3c|b42 an4
nato P.e.||cmp 174
natural a.i.|8b6 cmq|8b4
naturalism n.9.|cmr cms|23m 1mj
naturalist n.i.|cms cmr|23n
naturalistic a..|cmt|ccz
naturalization n.7.||cmu
naturalize v..u
naturalized a..|9n6|rm
naturally r..||cmq
naturalness n.7.|cmu bvl
nature n.7.||6gn
naturopath n.i.||54w ej
naught n.n.|cmv|8ob
naughty a..|cmw|8ru
nauru P.f.||wx
nausea n.q.|cmx cmy
nauseated a..|cmy|wc
nauseous a..|7sv|byb
nautical a..|c5d|c5e
nautilus n.6.||cmz cn0 30h
naval a..|cn1 cn2
nave n.6.
navel n.8.|cn3
navigable a..|cn4 cn5|cn6
navigate v..12|cn5 cn4 c5e|blc 9s6
navigation n.4.|cn7 cn8 cn9|126 127
navigational a..|cn8 c5e cna cn7
navigator n.i.|cn9|4lk 3o0 3o1
navy n.e.|cn2 cn1|12q 12r
nay nr.a.||cnb 2ve
nazareth P.f.
nazi na.i.|am3|979 cnc 5mp
nazism P.e.|cnc|977 1jl 1jm 5mp 5mq 5sd
nd P.r.||13t i0
neanderthal na.5.||apy anf 1tt 5if
near var..12|1yt mj cnd cne|cb mg cnf cng cnh
nearby ar..|cnf|mj
nearer r..|5gc
nearest r..|5gd
nearly r..|1ay
nearness n.7.|cnd mj|1cz 1d0 175
nearsighted a..|cl9 cl8
neat a..|cni cnj|cnk
neatly r..||cnl
neatness n.q.|cnm|cnn cno
nebraska P.f.||13u 13v
nebuchadnezzar n.i.||162 163
nebula n.r.||5d6
nebulous a..|5h3|3n0
necessarily r..|b5v|cnp 8sw b5u b5q
necessary a.h.|8sw arl 8sv|8su cnp
necessitate v..16|6gu arl 8sv 8oo|8op 8oq
necessity n.q.|arl 8sw 6gu 8sv 7gn|4v
neck n.8.z|4x6|1w0
necked a..|cnq|cnr
necklace n.6.|cns|31f po
neckline n.6.||247
necktie n.6.|3pj|3pk
necromantic a..|cnt
necropsy n.4.|2jw|1j9 1ja
necrosis n.j.|cnu cnv|70r 3xu
necrotic a..|cnv cnu
nectar n.r.||1ku 1sh 1si
nectary n.k.
need nv.q.16|4v cnw 6gu 4sg|8sv
needed a..|cnp|8sw
needle nv.k.w||3a5 cnx 6ud 2qa 1nk
needled a..||jk
needlelike a..|cny|9vq
needlepoint n.6.||boy
needless a..|cnz|8wn
needlessly r..||cnz
needlework n.6.|3db
needs r..|b5v|b5u b5q
needy na.e.|7gn 7df b43|y8 44d
neem n.k.
nefarious a..|co0 co1|co2
negation n.a.|69u
negative a.a.15|cnb 752 1p4 7w8 69u 7vc|2ve 1p2 co3 7w6
negatively r..
neglect nv.9.v|7vj 7vk co4 7y4 7vl co5 4nk 74y 7do brh|7vn 732 84 85
neglected a..|aut|7vp co6
neglectful a..|co7 7do|brh
negligence n.4.|4nk|3mn
negligent a..|brh 7do co4 7vk|brf co7
negligible a..|cdb|3st
negociate v..15|c46|bw
negotiable a..||cn6
negotiate v..w|20v 9i2 20x co8|oe sq
negotiation n.a.|20x 20v|20y 1el
negotiator n.i.|co8 20v
negro na.i.|co9 5nv
negroid P.i.|co9
neighbor n.i.16|coa 9su bpj cob
neighborhood n.f.|bpj coa coc cob|bpk 5sf
neighboring a..|mf|mi
neighborliness n.7.|9su|1gn zb zc
neighbourhood n.f.|bpj coa coc|bpk
neither a..|b1t|act
nelson n.i.||no np nq
nematoda P.5.||1n0
nemesis n.i.||11r
neo a..|cfn|67o
neoclassical a..|5c8|5c4
neocortex n.8.|cod coe|6g8 3xs
neocortical a..|coe cod
neoliberal na.i.|bv7|bv2 bv4
neolithic na.s.
neon n.r.||i0 22h
neoplasm n.q.|lj cof|lk
neoplastic a..|cof lj
neoplatonism P.9.||23m 1mj 230
neoromanticism n.e.||6s3 6s4
nepal P.f.||ww wx
nephew n.i.||45h ve
nepotism n.4.||7s3 dg
neptune P.i.||6t1
nereus P.i.||11r
neritic a..
nero P.i.||2h7 2h8 163
nerve n.8.11|v1 cog 3pc coh|v2 v3 2gh 2o0 3z1
nerveless a..|5v3 6cq|4h4
nerves n.q.|bkn|10g coi 2ak
nervous a..|coj 1t7 bkn bm5|8dg 5h2
nervously r..||coj
nervousness n.c.|bm5 1t7 8wz|1lz p5
nest nv.h.16||3fb 8il 8im
nestle v.4.z|6sb 6sd|6sf 5bz 5hm 5hl 5c1
nestled a..|cok|mh
nestling n.5.||53g 4g0
nestorius P.i.||col g5
net nva.6.14|bdg 9fg 9dd|bdh bdi 2a0 8ow 38a 6pt
nether a..||c0h
netherlands P.f.|89g|14r wx
netlike a..|com|6ns
netted a..|com|6ns
netting n.6.|52n|52o
nettle nv.k.13||con 3ek ez
nettlesome a..|1nr|1ns
network n.e.w|coo|4kz 12m
neural a..|cog|cop
neuralgia n.q.|coq|f1
neuroglia n.8.|a2i cor
neuroglial a..|cor a2i
neurological a..|cos cot cou
neurologist n.i.|9so cot cou|7jl 45y 45z
neurology n.9.|cou cos 9so|2pu 1k2
neuromuscular a..||1g v1
neuron n.8.|cov cow|bug 2ms
neuronal a..|cow cov
neurophysiology n.9.||cox coy 1k1 coz 1k2
neuropsychiatric a..
neuroscience n.9.|cox|coy 1k1 1k2
neurosis n.q.|cp0 cp1 5w4|10n
neurotic na.i.|cp2 5w4 cp1 cp0|4qz 2uz 5vz 79b 7y2 at6 c8s cp3 5w5
neurotoxin n.r.||aj1 2ed
neurotransmitter n.r.|et|eu
neuter nva.a.t|cp4|9ab e4 4s5 cp5
neutering n.4.|1cf cp4|1cg 2m 2n
neutral a.i.|cp6 axq 7tg b5o cp7|axr b0b
neutralism n.a.|cp8 cp9|axe 1ti 1tj
neutralist n.i.|cp9 cp7 cp8|kw
neutrality n.4.|cp7 cp6 cp9
neutralization n.4.|cpa cpb|4ij
neutralize v..15|cpb cpa 6hk|3ms
neutralized a..
neutrino n.h.||8gj 1ru 1mn
neutron n.h.||cpc 2y6 2y7
neutrophil n.8.||bue buf bug
nevada P.f.||13u 13v
never r..
nevertheless r..|apj
nevis P.f.||1rm
new a..|9se 6nn|9sb cpd cpe cpf cpg
newborn a.i.|cpd|2n0 2n1 2n2 3ws 9se
newcastle P.f.||8o
newcomer n.i.|9hl|1ym 1yn 25a 16u
newfoundland P.5.||3kr 49j
newly r..|9sd
newman P.i.||iz
newport P.f.||8o
news n.a.|bqu ch|ci
newsboy n.i.||78t 2x8
newsletter n.a.||cd ch ci
newsman n.i.|cph
newspaper n.a.|cpi|a3f a3g 155 cpj 6ej yc
newspaperman n.i.|6fi|5oh
newt n.5.||cpk 1hj
newton n.i.|cpl cpm|1o 2ch
newtonian P.i.|cpm cpl|m2
next a..|9lh md|63l mh
nh P.f.||13u 13v
niacin n.r.||cpn cpo cpp
niagara P.h.||4py
nibbed a..|cpq|9vq
nicaragua P.f.|cpr cps|36u 1g7 wx
nicaraguan P.i.|cps cpr|aat 4if 22c
nice a.f.|cpt 726 cpu|cpv 72c
nicely r..||cpt
nicene P..
nicety n.7.|bml|60v 10z 112
niche n.q.|cpw 6cf|9g 3w0 1o2 1zy
nicholas P.i.||1f4 1f5 g4 1fa
nick nv.7.z|7bh cpx|3i8 1vh
nickel n.r.z||13t i0 5l5 5l7 3co 572
nicklaus P.i.||a4s 2sv
nickname nv.a.w|87s|1vw 1vx 2vx ld
nicotine n.r.||aj0 aj1 2ed 17p pu pv
nidulariaceae P.k.||3pg
niece n.i.||2ha ve
niger P.h.||f6 f7
nigeria P.f.||16f wx
niggardly a..|cpy|51p
nigh ar..|mj cne|mg cnf cng cnh
night n.s.|6ye cpz
nightclothes n.6.|cq0
nightclub n.6.|4e8|4e9 317 4ea
nightdress n.6.||bwy bwz 3wj cq0
nighted a..|38d|364
nightfall n.s.|6mq|2hf 2hg 2hh
nightingale n.5.||cq1 3fo
nightlife n.4.||1i4
nightly ar..|cpz 6ye|ap9
nightmare n.q.||6nh 3ef 84y 853 2q6
nightmarish a..|14i|14d
nightshade n.k.|3f0
nightshirt n.6.||cq0
nighttime n.s.|6ye
nihilism n.9.|cq2 cq3 1jn|1mj
nihilistic a..|cq3 cq2
nil n.n.|cmv|8ob
nile P.h.|cq4 cq5|f6 f7
nilotic P.a.|cq5 cq4|cq6
nilpotent a..||cq7
nimble a..|zp zq|hd
nimbly r..|zr|zp
nine na.n.|bir bis|ee ef 3cr
nineteen na.n.||3cq ef 3cr
nineteenth a.o.||3ct
nineties n.s.||71n
ninety na.n.||3cq ef 3cr
nineveh P.f.
ninkhursag P.i.||1sy
ninth na.o.||3cs 9g 3ct
niobite n.r.||xw
nip nv.n.z|a53 5cu|3ed 245 3em 1yh 3eg
nipple n.8.|cq8|9z9
nirvana n.q.||ae4 38y
nitrate nv.r.u|abk cq9|6mo
nitric a..||cqa
nitrite n.r.||es
nitrobacteria n.5.||i3 i4
nitrogen n.r.|cqa cqb cq9|i0 12h 12i
nitrogenous a..|cqb cqa
nitroglycerin n.r.||abk cqc 7mh
nixon P.i.||269
no nar.a.|cqd|cnb 2ve cqe cqf
noah P.i.||3n 3o 3p
nobel P.i.||3dk 1d5 6ad 2o6
nobility n.e.|23b 23h a6o 8vt|23e 23f 23g 729 4iy 4iz
noble a.i.|2xf 2xe 23h 23b 8vt a6o|2xg 14y 1e2 23c a6m cqg 8jt bnn cgq cqh cqi
nobleman n.i.|2xf|2xg 14y
noblewoman n.i.|6i1|1mw 14y
nobody n.i.|cqj|47j
nociceptive a..|cqk|cql
noctuid n.5.||a06 4dm
nocturnal a..
nocturnally r..
nod v.a.w||3vy 27f b1m ol 1w6
nodding a..|cqm|37x
node n.p.
nodular a..|cqn cqo
nodule n.8.|cqo cqn|8kw 1si
noise n.b.13|2u4 3gt|2u5
noisemaker n.6.|aok
noisily r..||3hi
noisy a..|3hi|3hd 4dz 5b4 5b5 6lm cqp cqq cqr cqs
nomadic a..|cf5|85t
nomenclature n.a.|cqt|16
nomia n.5.
nominal na.a.|cqu cdc|cqv 5cq 5cr 1vx 3st
nominally r..||cqu
nominate v..w|cqw 1x9 cqx|p0
nominated a..|1x9|1x1
nomination n.4.|cqx 1x0 cqw|1xd 1xf 1xg
nominative na.a.||e3 e4 4s5
non r..|cqy
nonaddictive a..
nonassertive a..|cqz|cr0
nonchalant a..|4qo cr1|3jt
nonchurchgoing a..|bq1|2d6
noncom n.i.|6ef|11m
noncommissioned a..
noncommittal a..|b3k|b3i
noncompetitive a..||b5 chg
nonconformist na.i.||1ij 1ik
nondescript na.i.|cr2|5rm
nondriver n.i.||al2 16u
none nar.s.|cqe|2hf 2hg 2hh cqd
nonelective a..|1xa|1x1
nonenzymatic a..||55r
nonequivalence n.7.|cr3 cr4|7ql 1ae
nonequivalent a..|cr4 cr3|cr5
nonetheless r..|apj
nonexistent a..|7iy 95o|cr6 7ix cr7
nonfiction n.a.|26d|26e 26f
nonflammable a..||9et
nonfunctional a..|6gl|6gj
nonhuman a..|1qf|1qd b8c
noninterference n.a.||axe 1ti 1tj
noninvasive a..
nonionic a..
nonlethal a..
nonlinear a..
nonlinguistic a..||bpn
nonliving a..
nonmagnetic a..
nonmetallic a..|cbb|cba
nonmilitary a..
nonmotile a..|awi|awe
nonmusical a..|cr8
nonobservant a..||2d6
nonoccurrence n.q.||4q 4u 4v
nonparametric a..
nonparticulate a..
nonpartisan na.i.|3ds|3dr b3l
nonpasserine a..||cr9
nonphotosynthetic a..||cra
nonpoisonous a..||crb
nonpolitical a..
nonporous a..
nonprehensile a..
nonproductive a..|crc|9u1
nonprofessional a..|1dm|1dl
nonproliferation n.4.||2w0 5up
nonresident na.i.
nonresidential a..
nonsectarian a..|8d3|8d2
nonsense na.a.|7o c7y|8km
nonsensical a..|7j|7n
nonspatial a..||b6y
nonspecific a..|crd
nonspecifically r..||crd
nonstandard a..
nonsteroidal na.r.
nonstop nar.4.|7o6|8rz 58m 7o4
nonsurgical a..||2m
nonsyllabic a..
nontechnical a..
nonturbulent a..
nonunion a..
nonvenomous a..||crb
nonverbal a..|cre|5s0
nonverbally r..||cre
nonvolatile a..
nook n.f.||28j
noon n.s.|cah|2hf 2hg 2hh
noose nv.6.10|crf 5dv|8ow ao1 ao2
noradrenaline n.8.|crg|4s1 1kt 1ku crh ch9 1gh pu pv
nordic na.a.|6y0|6y1 1jv
norepinephrine n.8.|crg|4s1 1kt 1ku crh ch9 1gh pu pv
norethandrolone n.r.|cri|crj 1ks 1kt
norethindrone n.r.|cri|crj 1ks 1kt
norfolk P.f.||8o
norgestrel n.r.||crj 1ks 1kt
norm n.o.|crk 2kk|1zf 2l4 2ko 2kp
normal a.9.|2kq|2kl c8g cf8 crl
normalize v..u
normally r..|5rl|5rm 2kr 5rn eb
norman P.i.||5nu 1d2 1d3 crm
normandy P.f.|crm
normative a..||crk
norse P.i.|crn cro|14s crp
north nar.f.|crq crr|crs crt cru crv crw crx
northeast nar.o.|cry crv|8bm 1ry 176 crq
northeastern a..|crv|crq
northeastward nar.o.|cry crw|8bm 1ry 176 crq
northerly nar.j.|3sx crt crr|413 2dn 2do crq
northern a.a.|3mc crt|3mb crz cs0 crq
northerner P.i.|cs1|13y
northernmost a..|cru|crq
northland n.f.
northumbria P.f.
northward nar.o.|crs crr|8bl 8bm 1ry crq crt
northwest nar.f.|crx|crq
northwestern a..|crx|crq
norway P.f.|cs2 cs3|7aw 14r wx
norwegian P.i.|cs3 cs2|14s
nose n.8.13|cmf cs4 cs5|cs6 2xj cs7 2jx
nosed a..
nostalgia n.c.|cs8 7fk|3t4 1ev
nostalgic a..|7fk cs8|2kz
not r..|cqy
notable na.i.|c14 4ui|4uk 4ul 4uj
notably r..
notarize v..w||2f9 2fa
notation n.a.|ap
notch nv.p.z|cs9 cpx csa|5dr 3w0 1o2 a1h
notched a..|csb|584
note nv.a.w|bl8 5qk 9m6 csc csd|4q3 ce cf 8qi 6de
notebook n.a.||156 157
noted a..|4ui|4uj
noteworthy a..|cse|8uz
nothing n.n.|cmv|8ob
notice nv.a.13|csf sp csg ft csc 7h9 csh 7he 7hh|sx 2f4 1ve 7hd f2
noticeable a..|7hh 3he csc 7he|7hf 7px c5i csi 7hg
noticeably r..||7px 7hh 7hg
noticed a..
notification n.4.|csj|1vj
notify v..w|sp csh csk csf csl
notion n.9.|36k 6w
notional a..|avr|855
notochord n.5.||csm 21f
notorious a..|7vr|7rp
notoriously r..
notwithstanding r..|apj
noun n.a.||mo 16 csn mp mq e4
nourish v..y|cso 179 17a csp|6dy
nourished a..
nourishing a..|179|17b
nourishment n.d.|17a cso
nov P.s.|csq|1zs 1zt
nova n.h.||1pb 1pc
novel na.a.|csr 2t3 css|18h 18i 9rj
novelist n.i.|2t3 csr
novelty n.7.|9sc|9si cst
november P.s.|csq|1zs 1zt
novitiate n.s.
now r.s.|csu
nowadays nr.s.|csv csu|18l
nowhere nr.q.||1oe 9f 9g
nowise r..
noxious a..|77d|b9x 77c
nozzle n.6.|csw|csx 247
nuance n.a.|csy|62q
nub n.p.|anb|48u 48y 48z
nubbin n.h.
nubia P.f.
nubile a..||qf
nuclear a..|2du|2dv csz
nucleate va..16|ct0 ct1 ct2|z6 1hc
nucleated a..|ct2|ct1
nucleolus n.8.||585
nucleoside n.r.|ll|lm
nucleotide n.r.|pq|pr
nucleus n.8.|ct1 ct0 csz 4f4|585 3vv 3xa
nude na.6.|2wo clu|77 78 79 2wr
nudge nv.4.z|ct3|5vo jc 8fv
nudity n.q.|clu 2wo
nuisance n.9.||3u2 4az 3qz
null na.n.|cmv bf8|8ob 954
nullify v..15|1nx bf9 4ij|1nz fw
numb va..13|b9n ct4|70d b9m
number n.7.16|49b 4vd bxd ct5 1ha ct6 ct7 ct8 8pi|7r 7s le
numbering n.a.|8pi ct5 bxd|1bq 1br ci
numbers n.a.||j1 j2
numbing a..
numbness n.q.|ct4 b9n
numeral na.a.|ct8 ct7|ct6
numeration n.a.||clx
numerator n.n.
numerical a..|ct9 ct7 ct6|72r
numerically r..||ct9
numerous a..|bti|btj
numinous a..|cta|baf
nun n.i.||10
nurse nv.i.t|ctb ctc box ctd ae9|1us 1e4 1e5 2nd 2ne 2nf 3i7 1m5
nursed a..|cte|ctf
nursery n.6.|box|347 2sw
nursing n.4.|ctd ctb ctc|1rf
nurture nv.7.w|ctg cth 9pn 9pm|cti 2od 52d 1me
nut nv.k.z|5jo ctj|476 1ft 1t1 39b
nuthatch n.5.||3fo
nuthouse n.6.||bat 6m6 6m7
nutlike a..|ctj|ha
nutmeg n.k.||1al
nutrient na.3.|9lm 179 csp cso|17b
nutrition n.m.|ctk ctl 179 csp
nutritional a..|ctl ctk 17a
nutritionally r..||ctl
nutritious a..|179 ctk 17a ctm|17b
nutritive a..|179 ctm|17b
nuts a..|302|303
nutshell n.k.||apv 3xe
nuzzle v..z|6sd|5hl 5c1
nylon n.r.||hg hh 4u1
nymph n.i.|ctn|tu 4sc
nymphaeaceae P.k.||c2u 1il
nymphomaniac na.i.|cp3|774 778 1m 5w4
nystagmus n.4.||ol
nyx P.i.||11r
oahu P.f.||1rm
oak n.k.||15k 15l
oaken a..|cto|3dw
oar n.6.
oarsman n.i.|ctp
oat n.k.||4wf 4wg 4wh
oath n.a.|6u4|30u 9d
oatmeal n.d.|4be|4bf
ob P.h.||f6 f7
obdurate a..|ctq
obedience n.4.|ctr 60y 5uw|cts
obedient a..|60y ctt ctr 5uw|gi 60x 89k
obediently r..||7zs 60y
obelisk n.6.
obesity n.7.|6eo 6en|6ep zu
obey v..15|5uw 60y ctr ctt|b2 b3
object nv.3.w|ctu 4oe ctv 3wn 339|4of
objectification n.4.|ctu|ctw 1yw 1yx
objection n.a.|ctv 4oe 4lp 3wn|43w 3wo
objectionable a..|ctx afl|22
objective na.9.|121 axr cty|125 axq ctz
objectively r..||axr
objectivity n.7.|cty axr
obligated a..|b3b|cu0 b3a cu1
obligation n.4.|79g 3m9|dg
obligational a..
obligatory a..|5w7|5w6 ayr cu2
oblige v..15|3m9 79g|2bw
obliged a..|cu0|b3b
obliging a..|bc 5tx|bb
obligingly r..||bb bc
oblique na.a.|e2 3b3|e3 e4 4s5 3az cu3 7jm
obliquely r..
obliterate va..u|akj 8dz 1n5 7gr|3my 8e0 1n8
obliterated a..|7gr|1n8
obliteration n.4.|1n5 8dz|1na 36
oblivion n.q.|bwe|1oe 9f 9g
oblivious a..|cu4|cu5
oblong na.p.||58k 3y8 jk
obnoxious a..|ctx afl|22
oboe n.6.||2z6 2z7 2z8
obovate a..||jk
obscene a..|b3c 30t|6qa
obscenity n.7.|30t b3c buq|8o3 8o4 4n
obscure va..13|34s 3mz cu6 7e b20|34t 61e 8nl
obscurely r..||b20
obscurity n.7.|7e cu6 b20 1oe cu7|7g 9f 9g a30 3fy 3fz
obsequious a..|98o cu8|98p
observable a..|7px 7h9 csd ch5|7hh
observance n.4.|ch7 ch5|67j 2hj 2hk
observant a..|2f8 csg csd|5v
observation n.4.|cu9 7h9 ch7 aan csd ch5|7be 67j 2hj 2hk
observational a..|8k5|8k2
observatory n.6.
observe v..13|7h9 7px cua 2gw cu9 csg 5qk 5ql csd 2f8|7hd f2
observed a..|285|286
observer n.i.|2gw aan 7h9 csd 5ql 5qk|ej
observing a..|cua|jr
obsess v..11|a0t|aft
obsessed a..|5xh|5xf
obsession n.g.|5w0 5w5|5w2 4sg
obsessive na.i.|5w5|cp2 4qz 2uz 5w4
obsidian n.r.||yi yj
obsolescent a..||cub
obsolete a..||cub
obstacle n.9.|2y3 4af|14u 14v 14w 2t2
obstetrics n.9.||2pt 2pu 1k2
obstinate va..u|bem 4ju|cuc cud 4jt cue cuf 80i cug cuh cui cuj cuk
obstinately r..|cul|ctq cui cuf 4ju
obstreperous a..|765|762
obstruct v..15|3k5 cum cun 2w3 5fq 2t2|2ku 2w4
obstructed a..|2xt|2xs 55q ax6 cuo cup cuq
obstruction n.6.|2t2
obstructive a..|5fq 2w3|3k7
obtain v..14|4a3 2kb cur
obtainable a..|2kb 4a3|2k8
obtrusive a..|cus cut|34r
obtrusiveness n.7.|cut cus csi|3hf 3hg cuu
obtuse a..
obverse n.9.||1cs 1cu
obvious a..|1v2 3he|1uy 2mn 7a3 cuv
obviously r..|8v0|1uy 1v2
occasion nv.b.10|5en u6 bah|cuw 89u 4sg
occasional a..|b7n|b7l
occasionally r..||b7n
occasions n.9.||121 125
occidental na.i.|cux cuy|cuz
occipital a..
occlude v..z|2w3 cv0 3k3|2w4
occluded a..|cuo 5oy|2xt 5ov
occlusion n.q.|6ea|1uo w9 an
occlusive na.a.|cv0 2w3|cv1 1dc 1dd 6ea
occult nva.i.13|cv2 8sl 8ck bfo|8cm 34s 5wk
occupancy n.4.|4i7 5nc cv3|24
occupant n.i.|5nc cv4 4i7 cv3
occupation n.4.|4cx 8mr
occupational a..||4cx
occupied a..
occupy v..15|cv3 cv4 5nc 4i7 6pk|1w 3fb
occur v..u|23a|238
occurrence n.b.|ae3 6ty
ocean n.h.|2dg cv5
oceangoing a..|cv6|cv7
oceania P.f.||1ro
oceanic na.a.|afz cv5 2dg|ag0 2i0 px
oceanus P.i.||2dh
ocelot n.5.||cv8 4qt 4qu
ocher na.7.||1e9 1ea 1ec
oct P.s.|cv9|1zs 1zt
octahedron n.p.||6ry 1o2
octal a..
octane n.r.||38n
octave n.s.||9b6
octavian P.i.|2h6|20g 20h 2h7 2h8 163
october P.s.|cv9|1zs 1zt
ocular na.6.|93a cva|93b 93c 3dd
odd a..|cvb|cvc 1zo
oddly r..|6tj|6te 6rf
odds n.7.||bvz bw0
ode n.a.||2sk 18i
odessa P.f.||8o
odin P.i.||tv
odious a..|39 1z 3hh|3a
odor n.7.|24k cvd b10 9qo|87u 5lp
odorless a..
odorous a..|cvd 24k
odysseus P.i.||f9
odyssey n.4.||58m 1f2
oedipus P.i.||f9
oeuvre n.6.|cve|cvf 157
off ar..15|cvg 2lp|7pc
offbeat na.a.|cvh|330 18k 18l 3fe
offence n.4.|6hx|1fl
offend v..11|cvi 8a cvj|yx
offended a..|7uz|1nq
offender n.i.|1m 3mo
offending a..|cvk|cvl cvm
offense n.4.|wo wq cvj 29q 3mo|wp z0 p5 2ke 3af
offensive na.4.|6hx cvm 3hh 3mo|1fl cvk
offensively r..||22
offer v.a.14|cvn
offering n.a.|cvo
offhand ar..|azk|azl
office n.6.|agj yb|317 4ea
officer n.i.w|11m|1e7 b35 apf
official na.i.|1e7 4ba 9o7 cvp|9o5
officially r..|9o9|cvq 9o7 9o5
officiate v..15|35p cvr cvs cvp 8k|cvt cvu 970
officiating n.4.|cvs cvr|1cu
officious a..|bct bf0|bcu
offing n.s.||9vy 18l
offsaddle v..z
offset v.s.16|35e 6ho 6hl|35f 2rm 2ro
offshoot n.j.|cvv|xp
offshore ar..|cvw
offside nar.4.||3mm 3mn
offspring n.i.|2n2 c74|ve xp
offstage nar.6.|2ox|2oz 2p0 2p1
often r..|9s9|9s2
oftentimes r..|9s9|9s2
ogle v..13||nx
ogress n.i.||a13
oh P.f.|cvx|13u 13v
ohio P.f.|cvx|13u 13v
ohm n.n.|cvy cvz|1he
ohmic a..|cvz cvy
oil n.r.z|3m3 5is cw0 cw1|34m cw2 5ip
oilcloth n.6.
oiled a..
oilfield n.f.
oily a..|988 a8c ba6 5is 3m3|97s 98p 5ir
ointment n.6.|cw3|g9
ok nar.f.|cw4 9dw 9e0|13u 13v 52l
okay nvar.a.w|1zg 9dw|6hh ax cy 27 52l
okeechobee P.h.||2r0
oklahoma P.f.|cw4|13u 13v
okra n.k.||cw5
old a.s.|y9 cw6 1s9 cw7|y5 zv 1kh 6yj cw8 8ja a87
older a..|y5 8fw|y9 8fx
oldness n.7.|cw6 y9|y1
oldster n.i.|1kj
oleaceae P.k.||1il
oleander n.k.
oleophilic a..
oleophobic a..
oleoresin n.r.|cw9|38g 38h
olfactory a..||cwa
oligarchy n.e.||79t
oligocene P.s.||8pq 4md 18l
olive na.k.||1ec
olivelike a..||6mv
oliver P.i.||adj 1d3
olivine n.r.||xw
ology n.9.
olympia P.f.||14t
olympiad P.s.
olympian na.i.||1
olympic P..||cwb
olympics P.b.|cwb|4hz
oman P.f.|cwc|ww wx
omani P.i.||203 204 205 cwc
omega n.b.||1nc
omelet n.d.
omen nv.b.w|cwd 14h 2h0|1uv 2h4
ominous a..|14h cwd|14d
ominously r..||14h
omission n.4.|3z9 8we co5 77z|3mm 3mn 7y4 732 yp yq
omit v..v|8we b14 3z9|86z 79y
omnidirectional a..||1ry
omniscient a..|cwe|cwf
omnivorous a..
on ar..|1bb
onagraceae P.k.||4ca 1il
once r..|9oh
oncidium n.k.||3iw
oncoming na.b.|cwg cjb|c9p 1pi x1
one na.n.|ec|ee ef cwh 5u7 3cr
oneness n.7.|cwi|atj 1j1
onerous a..|4b4 4b5|4b6
onetime a..|9og|1kk
ongoing a..||593
onion n.k.||48m 3ui
onlooker n.i.||45v 2gw
only r..|4da 1b6|4db 1ba
onrush n.4.|1fk|1fl cwj 12n qw
onset n.b.|cwg|c9p 1pi
onshore ar..|b9r
onslaught n.b.|1fk|an 1fl
ontario P.h.||2r0
onward r..|9ov
oomycetes P.k.||1hi
opal n.r.||xw biy k7 k8
opalescent a..|42f bgq|31m
opaque a..|9th|cka 9kz 9tg a29 ccq
opec P.e.||cmp 174 4p0 4p1
open va.f.z|3za cwk 6dt cwl 8t4 cwm b8f cwn 90q|cwo cwp 90s
opened a..|xs cwo|xr cwq cwn
opener n.b.|cwr|c9p 1pi
opening na.h.|8c cwm cwr 8t4 cwl 3za b0r b8f|8d 1lm 4bj u6 73 b0q beu cws
openly r..||cwn
openmouthed a..|cwt|1dy
openness n.7.|cwu|1d0 175 176
openwork n.6.||1q8 157
opera n.a.|cwv cww|5c9 33q
operagoer n.i.||9s3 4du 15g
operand n.9.||3df
operant a..|cwx 9uu|cwy
operate v..15|9dp cwz 9uu 9uz cwx 9uv cx0 2sr 51e|4xp n7 6al 6am
operatic a..|cww cwv
operating a..
operation n.q.|au7 9iy cwz 9dp|hn cx1 8lq rt
operational a..|cx2 iq|cx0 cx3 ik
operationally r..||cx4
operations n.4.||sf
operative na.i.|cx5 cwy|yg cwx cx4
operator n.o.|51e 2sr|6gf 6gg
operculum n.5.||9t1
operetta n.a.||cwv 5c9
ophioglossaceae P.k.||ma
ophthalmic a..||cx6
ophthalmology n.9.|cx6 cx7|2pt 2pu 1k2
opinion n.9.|5y5 aaw 7z1
opinionated a..||80r
opium n.6.||5j6 c0m
opossum n.5.||bmt bmu
opponent na.i.|cx8 c6r s0 ap4 4xw 472 773 753|1p5
opportune a..|cx9 4y6 cxa|a4x cxb
opportunism n.7.|8z6 8z7|cxc cxd
opportunistic a..|8z7 8z6|8z5
opportunity n.q.|4y6 cx9|4y9 ja
opposable a..
oppose v..w|4xw ap4 cxe s0 773 614|22o 22s
opposed a..
opposing a..|ap4|1p5
opposite na.a.|6a2 cx8 cxf cxg cxh|16 1sp 1ok
opposition n.4.|cxe 4xw 1sp 614 773|3wo
oppress v..15|6qu 81c cxi 2ig
oppressed a..|4b3|4b2
oppression n.4.|cxi 6qu|cxj 7y 84
oppressive a..|cxk 4b5|4b6
oppressively r..||cxk
optic na.8.|3dd cxl cva|2xj
optical a..|cxm amy cxl|jf
optically r..||cxm
optics n.9.|amy cxm|tk
optimal a..|39u cxn|39q
optimism n.c.|cxo cxp cxq cxr|ao7
optimist n.i.|cxr cxo cxs
optimistic a..|cxq cxo cxs|52i cxt
optimistically r..||cxq
optimization n.4.|cxu cxv|42
optimize v..u|cxv cxu cxn|cxw
optimum na.7.|cxn 39u cxv|sj 39q
option n.l.||7e0
optional a..||8g6
opulent a..|c1v c1u|cxx
opus n.a.|jx
or P.f.|cxy|13u 13v
oracle n.i.|2h1 1eq|2h2 2h3
oracular a..
oral a.a.|cxz|5ve 43w 912
orally r..
orange na.d.|392|59z 1wa 1ea 1eb 3fk 393 1ax 1ec
oration n.a.||72v la
orator n.i.|4bm cy0|4bn 26l
oratorical a..|cy0 4bm 72v|9nc
oratorio n.a.||5c9 33q
oratory n.a.|72v cy0|la
orb nv.8.12|933 cy1|4lh 58g
orbicular a..||jk
orbit nv.f.12|cy2 cy3 cy1 cy4 cy5|32u 2mp 58g
orbital a..|cy3 cy4 cy2
orchard n.6.|a9y|9xd 9jz 2pm
orchestra n.e.|cy6 cy7 cy8|2tg
orchestral a..|cy7 cy6
orchestration n.a.|cy8|jx 253 254 1yw
orchid n.k.|3iw
orchidaceae P.k.||xz
ordain v..15|8ks 63c|742 63f 63g
ordained a..|1x7|1xb
ordeal n.b.||1uv
order nv.a.w|7k7 5q0 835 115 a5b cni 2t7 cy9 1cq|3bk 7s
ordered a..|cya|63m
ordering n.e.|4xi 1cq 835 5k2|24z 1cr
orderliness n.7.|cbo cyb|cyc
orderly na.i.|cyb cbo|2f1 bp 4tj 4tk
ordinal na.n.|9f1 3ct
ordinance n.a.|cyd|4jk 4jl
ordinarily r..|5rl|5rm 2kr 5rn eb
ordinariness n.7.|965 2km 5rm
ordinary na.i.|5rm 965 2km|9uh 1e7 s6 c8l cr2 5ro 5rn
ordinate nv.9.15|63c|4o 4p 63f 63g
ordination n.q.||9g
ore n.r.|5x2|xw
oregon P.f.|cxy|13u 13v
organ n.8.|cye
organelle n.8.|585
organic a.r.|cyf
organically r..||65p cyf
organification n.m.
organise v..u|6cw 250 cyg 1cr cyh|1bu
organism n.3.|362 cye
organist n.i.|2nh|1d3
organization n.e.|cyi cyj 9o3 cyk 250 6cw n5 cyl 7of|252 nb
organizational a..||250
organize v..15|9o3 n5 cyi 5nj cyh cyl 1cr 7of 6cw 24u|n7 3rg 1bu
organized a..|cbp|cbn
organizer n.i.|24u 6cw|5ci
organophosphate n.r.||b9g b9h
organs n.d.||2pp
orgasm n.4.|5ej|5ep 5eq 36
orgiastic a..|cym 70z cyn|8ru
orgy n.4.|cyn cym 87e|aqt a7h a7j cyo 2vu 2vv
orient nv.f.16|8bj cyp cyq|28m 4kd 128
oriental a..|cyp 8bj
orientation n.4.|1jm|9ea 9w
oriented a..|7gk|7gj 7o9 age anc cd3
orienting a..|7n4|cyr 7n3 ane
orifice n.8.|1sz|1t0
origin n.f.|6kf 7ei|7ej 7ek 7el
original na.6.|9rj 9f5 cys 9si|5x4 1su 8g0 53n 9ri css a0a b8w
originality n.9.|cst 9si 9rj
originally r..||9rj
originate v..16|236 a0a 1ph 6lx b8d 6m1 5wy|238
originator n.i.|5wy b8d
orinoco P.h.||f6 f7
oriole n.5.||3fo
orion P.i.||f9
orleans P.f.
ornament nv.6.10|73e 6gj pa
ornamental na.k.|6gj 73e|6gl
ornamentation n.q.
ornate a..|3q5|9nc
ornately r..
ornery a..|6p9|433
ornithischian n.5.|4wd|4we 21v
orphan nv.i.14||53o ov 7dg 5mh
orpheus P.i.||f9
orthicon n.6.||7nl 7nm
orthodontic a..
orthodox a..|610|blk cyt 60z cyu cyv
orthodoxy n.7.|cyw|cyx
orthogonal a..|928|92b
orthographic a..|cyy 1bt
orthography n.a.|1bt cyy
orthopedic a..
orthophosphate n.r.|cyz|em
orthoptera P.5.
os n.8.||1sz 1t0
osage P.i.||7j9 6wt 4ez
osaka P.f.||8o
oscan P.i.||9jm 14s
oscillating a..|cz0|ap9
oscillation n.m.|aph cz1 cz2|9gn qx
oscillator n.6.||7nm
oscines P.5.
osiris P.i.||1ft
osmosis n.m.|cz3 cz4|4mb
osmotic a..|cz4 cz3
osseous a..|3qh|3qk
ossicle n.8.|3qj|1pu 1pv
ossification n.m.
ossified a..|9pj|k9
ossify v..u
ostensibly r..|1v4|1v5 1v1
ostentation n.a.|3na 9gg 9gr|256
ostentatious a..|9gg 3na cz5|9h9 9ge
ostentatiously r..|cz6|9ge 9gg
osteoporosis n.q.||fo
ostracize v..15|2ub 2uc|2uf
ostrich n.i.
ostryopsis P.k.||4op
ostyak P.i.||cz7 3b
othello P.i.||4zd
other a..|1ok|7kp 1oj 7kn cxh cxf cxg
otherwise r..|7l0|7kp
ottawa P.i.||16g 160
otter n.r.||33n 19d 19e
ottoman na.i.||cz8 cz9 1bz
ounce n.n.||848 849
ouse P.h.||f6 f7
oust v..15|7ct|37q
out ar.4.w|ayv|708 ays
outboard na.6.||cip 2x0 2x1 cza
outbreak n.b.|8q1
outbuilding n.6.|80m
outburst n.a.|abs czb|916 7a5 27f
outcast na.i.|ajr czc|2uz 7pu
outclass v..v||czd 835
outclassed a..|b6i|aqb
outcome n.b.|63s|1nc
outcry nv.a.x|375|9d 8w5 332
outdated a..||cub
outdistance v..12
outdo v..x|8w5|332 337
outdoor a..|166|164 cze czf
outdoors nr.f.|czf cze 165|91s
outdraw v..x||8w5 332
outer a..|czg czh|czi czj czk
outermost a..|czi|czg
outerwear n.6.|czl
outface v..13||9yd nx
outfield n.6.|czm czn|2pm
outfielder n.i.|czn czm|4ro 0 1
outfight v..x||332 337
outfit n.e.14|24c bnr
outfitted a..|9ve|1xc
outflow n.b.|bs8|7q2 12n qw
outgeneral v..x||czo czp
outgoing a..||czq
outgrow v..u||7il
outgrowth n.j.|cvv|xp
outing n.4.|8xe|58m 1f2
outlaw nva.i.15|1k av6 2t8|1l 1m 2t9 2ta 2v6
outlay n.4.|7pn|76y se sf
outlet n.6.|316|317 4ea ac
outline nv.f.w|5im 69a czr czs 83r|3sj 1u0 48 ix 7ch 7cj
outlined a..|7x4|550
outlive v..16|czt
outlook n.9.|c9x 1rd|9w
outlying a..|96u|96n
outmaneuver v..x|czo|czp 332
outmode v..u
outmoded a..|1s5|1sa
outnumber v..16||1ha
outplay v..x||332 337
outpost n.f.||czu bph 5nb nb 9os 2yc 12m
outpouring n.h.|a0n
output nv.6.10|cvf 6ou|157 119 11a sd
outrage nv.c.11|b44 czv 7t1 czw czx|z0 p5 2e5 46n 7y 7so czy
outraged a..|1lv|1ld
outrageous a..|akh czw 8o2|22
outrageously r..||akh
outreach n.4.||czz ol
outright ar..|d00|d01
outrun v..12||aeg 4do
outset n.s.|35e|35f
outside nar.f.|91s 91t 926 91v 91x 166 165|3ud 3sj 1u0 925 rk 91u 164 cze
outsider n.i.||16t bey 8oy
outskirt n.f.||3ld
outskirts n.f.||bpk
outsmart v..x|d02|8w5 332
outspoken a..|d03 9qz|5s0
outspread a..|91k|91j
outstanding a..|d04 654|2vb 3pf
outstandingly r..||d04
outstretched a..|91l|91j
outstrip v..x|8w5|332 337
outward ar..|czk d05 d06|czh
outwardly r..
outwardness n.9.|d05 czk|1gw 10g
outwards r..|d06
outweigh v..x|d07|8w5 332 815
oval na.p.|58i 8hj|58j 58k 3y8 6mv
ovarian a..
ovary n.k.
ovate a..||jk
ovation n.a.||6ma ax
oven n.6.|449|44a 44b 7t5
over ar.s.|5y1|5y2
overabundance n.q.|d08|3cb
overachievement n.4.||d09 bs
overachiever n.i.||5mu 5mv
overactive a..|d0a d0b|hd
overactivity n.m.|d0b d0a|ij
overall na.6.|9yn a9r|43r a9q
overbearing a..|81b 81a|2j7
overboard r..
overburden nv.h.w|d0c|3oh 4av 2ta
overcast na.q.17|5h1 5gu|d0d 2dn 2do 5gw 5gt
overcoat n.6.|a8f|5in 4kr
overcome v..x|337 d0e c6m d0f|332
overconfident a..|603 4x5|2bz
overcurious a..|6ti|6td
overdone a..|8vl|8vm
overdose v..t||1l6 1l7
overdrive nv.q.15||hn 907 d0g
overdue a..|884|5jt
overeat v..y|a3p d0h|3zy
overeating n.4.|d0h a3p|25e 25f 2ke
overemphasize v..w||3nb 3nc
overestimate nv.a.v|d0i d0j d0k|8td 3cm ce3 8rv
overestimation n.a.|d0i d0j d0k|8td 3cm
overexpose v..13|d0l d0m|t8
overexposure n.4.|d0m d0l|9d4 9d5
overfamiliar a..||2bn
overfeed v..y||6dy
overfill v..u||79a
overflow nv.4.12|9j9 a0o d0n|9jb a0p 591
overflowing a..|9jc|42o
overgrown a..||31h
overgrowth n.q.||asm 8a7 1u
overhand a..
overhang nv.6.16|8c3 34p|4c5 4k1
overhaul nv.4.12|d0o cfr d0p|c33 9fs 42 qr 6bl
overhead nar.l.||7d5 1ac
overhear v..13||agy f2
overheat v..u||9u3
overheated a..|ap5|2rk
overindulge v..y|a3p|3zy
overland a..
overlap v.9.16|6p8 d0q d0r 6si bpv|1su 5l8 5kg 6iv
overlapping n.6.|bpv d0r
overlay nv.6.z|d0s d0t|24b
overload nv.6.z|d0c|4aw 4b0 79a
overloaded a..||42o
overlook v.f.13|89m|3e4 ceo 4kd
overlooked a..|d0u|7vp
overlooking a..|5q5|5q6
overly r..|8wo|8w4
overlying a..|d0v|b36
overnight ar..||899
overnighter n.i.||4du 15g
overpayment n.l.||1ab 1ac
overpower v..x|d0f|332 337
overpowering a..|bhg|bhf
overpriced a..|8zd|6gy
overproduce v..10|d0w d0x|96z 6so
overproduction n.4.|d0x d0w|119 11a sd
overprotection n.4.||63y
overprotective a..|d0y|69h
overreach v..15|d02|948 8w5 332
override nv.6.v|d0z|741
overriding a..|812|6as
overripe a..|d10|c90
overrun nv.4.12|d0x a0o b6q|119 11a sd b6s 29c
overseas ar..|49|4b
oversee v..15|c47 d11|n1 n7
overshadow v..16|8cl|44y 451
overshoe n.6.||3s2
overshoot nv.4.x||1ys cen 3hq 3hr 294 296
oversimplification n.4.||d12 8he 71
oversized a..||2cl
overstep v..12||5cx
overstrain nv.j.y||d13 76w 8y d14 1wq
overstuffed a..|d15|52q
overt a..|2s0|2rw d16 d17
overtake v..x|d0p|qr
overthrow nv.4.15|d18|36 7cs 7ct
overtime nr.s.||apb
overtly r..||2s0
overtone n.a.||62q
overture n.a.|d19|1ph 1pi alj oh
overturn nv.4.12|d1a d0z|ol 2kv 741
overturned a..|d1b|bfk
overuse nv.4.y||5qq 1wu 1wq
overvaliant a..|3pe|2gd
overweening a..|92n|92r
overweight na.7.|6em 97w|6eo 6ep zu 97u
overwhelm v..11|d0f 797|4av 2ta
overwhelming a..|bhg|bhf
overwhelmingly r..||bhf bhg
overwork nv.4.10|907|1wx amc d1c
ovoid na.p.|8hj|1o2 6mv
ovulation n.m.|d1d
ovule n.k.|d1e
ovum n.8.|8er d1d|8es 8et 2ms
owe v..14|cic
owing a..|d1f|d1g
owl n.5.||5z3
own va..14|d1h ap1 apf d1i|b4k
owned a..
owner n.i.|ap1 d1j ami d1h apf|4d0 cp cq
ownership n.l.|d1j apf ap1 ami|127
ox n.5.||34e 34f 1pn
oxalic a..
oxcart n.6.||4ow 4oz 1hk
oxen n.5.|34e|34f 1pn 1po
oxeye n.k.||8d5
oxford n.f.|d1k
oxidase n.r.||55r hs
oxidation n.m.|3hn d1l d1m|5p2 4fk
oxidative a..|th d1l d1m|tg
oxide n.r.|25p d1m
oxidise v..u|d1m 3hn d1n 25p
oxidised a..|d1o
oxidize v..u|d1l 3hn
oxidized a..|d1o
oxonian P.i.|d1k|5jh 5ji 14s
oxygen n.r.|d1p d1q|i0 12h 12i
oxygenate v..u|d1q d1p d1r|6mo
oxygenation n.m.|d1r d1q
oxytetracycline n.6.||1qs 1qq
oyabun n.i.||3tv 3tw
oyster nv.5.z||3f6 3f7 39b
ozone n.r.||12h 12i
pa n.i.|6wf|353 6wg 6wh
pace nv.s.12|9wm d1s 9ws d1t 9mc 4un d1u d1v|90 91 245 41d 1f3
pachinko n.4.||d1w 9x1
pacific n.h.||2dg
pacification n.4.|cgl 1vq|4h5 dg
pacify v..11|1vq cgl d1x d1y 5pg|1vr 1vs
pacing n.s.|18j d1v d1t|18k 18l bwo bwp 4jy
pack nv.n.z|ck4 4ad 4ac d1z|2xw 245 2s5 4ae 2up
package nv.e.z|4ac 3wc 4ad 2s5 d20|4ae 2up
packaged a..|d21|d22
packaging n.4.|d20 3wc|sd se sf
packed a..|6pn|6pl
packet n.e.|4ac
packing n.r.|4mm d23 d1z 4ad|8l3 8l5 12z
packinghouse n.6.
pact n.a.|d24|5xr 10r
pad nv.r.w|84h|ei 3nb 3nc
padded a..|6ux|52q
padding n.6.|3pp
paddle nv.6.12|4jg|2zi 3m6 3m7 3nv 3bi
padlock nv.6.z||bqj 3vq 3vr 3px
paean n.a.||5j2 ax
pagan na.i.|9zd ahg|2d5 2d6
paganism n.9.||151
page n.a.w||d25 ei
pageant n.4.||9d6
paging n.a.||9d
paid a..|4q8 d26|4q7 d27 ca2 d28
pail n.6.|475|200
pain n.q.t|f1 1m1 11y 10k|5lo 5lp 463 8y8
painful a..|fa 10k|ex 8xd d29 d2a d2b
painfully r..||2pz 2e8 d2b fa
painless a..|8bu|8bf
painlessly r..
pains n.4.|bki|2eu
painstaking a..|4nc 633|4n8
painstakingly r..||55w 4nc
paint nv.6.10|cw2 d2c d2d d2e d2f 6s5 77 d2g d2h|5ip 21o 6lz 4m3
paintable a..
painted a..|d2i|d2j 26s
painter n.i.|6s5 u0 d2f d2d
painting n.6.|77 d2f d2d d2g d2h d2c d2e|78 79 25w 1yx 21r hy 1ws 1ww 1wx
pair nv.e.15|6i8 6i9 6ic 40x 6i6|3xa 6if ee ef 5zj 5zk 2a1
paired a..||c6u
pairing n.4.|6p2 40x|5ld ij
paisa n.n.||4ve
paiute P.i.||160
pakistan P.f.|d2k|ww wx
pakistani P.i.||1bz d2k
palace n.6.|4qk|4qm 3nq 31 2in 2io
palatability n.7.|d2l d2m|fn
palatable a..|d2m d2l
palatal na.a.|d2n d2o|a2o 1dd
palate n.8.|d2o d2n|3ud 3sj 1u0
palatial a..
palatine na.i.|d2n|14s d2o
pale a.6.t|d2p 3gg by3 d2q 5o4|d2r 3nn 3no 3fp bvu 1l3 5o3
paleocortex n.8.|d2s d2t|6g8 3xs
paleocortical a..|d2t d2s
paleolithic na.s.
paleontologist n.i.|bs9 d2u
paleontology n.9.|d2u bs9|9zz
paleozoic P.s.||cas 4md 18l
palermo P.f.||8o
palestine P.f.|d2v d2w
palestinian P.i.|d2w d2v 4ic|203 204 205
palette n.7.||5t0 h5 7s 9jf 2qn
pall nv.c.u|546 6zg|1yj 149 p5
palladium n.r.||13t i0
pallid a..|by3 d2q|28i 1l3
pallor n.7.|by3 3gg|5uf 1eb 3fk
palm nv.8.z|d2x d2y 6am|9q6
palmae P.k.||xz
palmar a..|d2y d2x|d2z
palmate a..|d30|d31
palmately r..
palmlike a..||d32
palpable a..|d33
palpably r..||d33
palpation n.4.||1j9 1ja 3h7
palsy nv.q.u|d34|8a5 fo d35 awg
pampas n.f.
pamper v..15|2n9 5ju aqt
pampering na.4.|aqt b58 2n9|a7h a7j 3am
pamphlet n.a.|3r7 d36 d37|3r6 1q7 1q8 7w9
pamphleteer n.i.|d36 3r7 d37
pan nv.6.12|d38|5kn 3ip 3iq 4ml
panacea n.i.||11r
panama P.f.||36u 1g7 wx
pancake n.d.|6l3|3e9
pancreas n.8.|d39 d3a|40b pt
pancreatic a..|d3a d39
pandanaceae P.k.||xz
pandemic na.b.|8q2|8pz 8q1 8q0
pander nv.i.y|d3b d3c a7i|1m
pane n.6.|d3d|d3e 2qn
panel nv.6.10|6wi d3f d3g|2qn pa
paneling n.6.|d3g d3f|6wi 2qn
panfish n.d.||8dw
pang n.c.|d3h
panhandle nv.f.14||358
panhellenic P..||aih
panic nv.c.11|d3i 9sx 9rd d3j|149 p5 1t2 10g 84w d3k 14a
panicked a..|9sx|x5
panicle n.k.|d3l|d3m d3n 4sk
panicled a..||d3l
paniculate a..||d3l
panoptic a..|d3o|598
panoramic a..|43k 2oe|43f
pansy n.k.||d3p
pant v.b.t|9xy 9xx d3q|2u4 2u5 3lo 3lt
pantheism n.9.|d3r d3s|d3t 151
pantheistic a..|d3s d3r
pantheon n.e.
panther n.5.||bx6 4qu
panting n.4.|d3q 9xy|40k ij
pantomime nv.4.10|cd0 ccv|ht hu 2gu
pantropical a..||8r4
pantry n.6.||d3u 2sw
pants n.6.||3wi 3wj
pap n.a.||49g
papa n.i.|6wf|353 6wg 6wh
papacy n.e.||2in 2io
papal a..|d3v 3t5
paper n.r.z|ei d3w d3x d3y cpi|8sr a3f a3g 155
paperback na.6.||156 157 3uz
paperlike a..|d3x|ei
papers n.a.|801
paperwork n.4.
papery a..|d3w ei|9ci
paphiopedilum P.k.
papillary a..
paprika n.k.||4le
papua P.f.
papule n.q.||d3z g1 g2
papyrus n.r.||ei
par nv.n.x|8qy|3dy 9g 8qz 8r0
parable n.a.|18e d40|18g 18h 18i
parabolic a..|d40 18e
parachute nv.6.12|57r 57s|57t 57v 4pz
parade nv.e.12|c55|4m4 d41 18q 4xi d42 3m9 c54 1f3
paradigm n.o.|d43 d44 5x3|b74 1xk 1xl 5x4 1su
paradigmatic a..|d44 d43
paradise n.f.|8d8
paradox n.a.|d45 b1x|69x 3mh
paradoxical a..|b1x d45|6rf
paradoxically r..||b1x
paraffin n.r.||34l 34m
paragon n.9.|aue|6nu
paragraph n.a.15||2sd
paraguay P.f.||229 wx
parakeet n.5.||5jf
parallax n.j.||7le
parallel nva.7.16|1iy d46|1j0 1j1 2mp c3 c4
parallelism n.7.|6fj|1j0 1j1
parallelogram n.p.|9pz|9q0 9q3 58k
paralysis n.q.|d34 d47|8a5 fo
paralyze v..u|d35|awg 6ue
paralyzed a..|d47|wc
paramagnet n.6.|d48 d49|8gi
paramagnetic a..|d49 d48
paramecium n.5.||581 1fs 168
parameter n.9.|d4a d4b|65h 3df 940 1pg 1ph
parametric a..|d4b d4a
paramilitary na.e.||12r
paramount a..|812|6as
paranasal a..
paranoia n.q.||d4c 79n 10g
paranoiac n.i.|d4d|4qy 4qz 2uz
paranoid na.i.|d4d|4qy 4qz 2uz 303
parapet n.6.||9w8 7yt
paraphernalia n.6.|41z
paraphrase nv.a.w|1cd d4e|d4f d4g 6ez aew
parasite n.5.|9hh d4h
parasitic a..|d4h 9hh
parasympathetic a.8.||cop 5hq
parathyroid n.8.||ps pt
parcel nv.6.15|2s5 d4i 2pm 19t|19x 2sd
parch v..u||85l
parched a..|2rf|234
parchment n.r.||ei
pardner n.i.|5lu|1au 1av
pardon nv.4.w|8xg 9nt|98h 5g 5h
pardonable a..
pare v..u
parenchyma n.8.
parent n.i.15|6wg d4j d4k cth|6wh 980 3p
parental a..|d4j 6wg
parenteral a..
parenthesis n.a.||5pu jp 1bj
parenthood n.q.|d4k 6wg|qd c4j
paridae P.5.||at
parietal a..
parietales P.k.||4px
parimutuel n.4.||d4l 9x0
paris P.f.|d4m d4n|1hz
parish n.e.|d4o d4p|5sf
parishioner n.i.||57l
parisian P.i.|d4n d4m|416 14s
parisology n.a.||1ef 1ek 1el
parity n.q.||d4q
park nv.f.z|5r9 d4r d4s d4t d4u|2pm 6jz
parked a..
parking n.n.|d4s d4r d4u d4t|d4v 176 26q 26r 1xf
parkinson P.i.||d4w 45y 45z
parkinsonism P.q.||1u2 1u3
parks P.i.||cad 37 38
parlance n.a.|atv|438
parlay nv.4.x||d4l 9x0 9we 39z
parliament n.e.|d4x d4y|61v 61w
parliamentary a..|d4y d4x 79v|5ck
parlor n.6.||2sw
parmesan P.d.||52m 4di
parochial a..|d4p d4o
parody nv.a.10|4bq bpc 4bp|4o1 2vm hv
parole nv.a.15||8mx 2r3
parotid a..
paroxysm n.q.|6c8|1uo w9 an
parrot nv.5.w|5jf|6s7
parrotlike a..|aw0|avw
parry nv.4.x|3ka|3k4 3kc 2az
parsley n.k.
parsnip n.k.||4os
parson n.i.|cdh|g4 g5
parsonage n.6.||5ft 3nq 31
part n.o.12|5uz b1u d4z
partake v..16||d50 d0q
parted a..||3dt
parthenogenesis n.m.||47u 47v
parthenon P.6.||d51 12
partial a.9.|b1u 5uz ag 3b5 3b0|7dy 1zq 1zr act 3b4
partiality n.c.|96e|nu
partially r..|d4z|b1u
participant n.i.|a9g 8oz|1au 1av
participate v..15|d52 bg5 5r3
participating a..|in|is
participation n.4.|5r3 d52 8oz
participial na.a.|d53 d54|b6z mp mq
participle n.a.|d53 d54|b6z mp mq
particle n.r.|a6a 1mn|1mo
particular na.9.|d55 d56 d57 8sm|7h7 59h 8sn
particularistic a..
particularly r..|8so|8sm 8sp
particulate na.r.|89e
parting n.4.|bsp 7pj 7br|m
partition nv.6.z|7yt d58|54t
partitioning n.9.||1ji 76 1j7
partitive na.a.||16 5uz
partly r..|d4z|b1u
partner n.i.14|41t 5lu d59|ve cew 1au 1av
partnership n.e.|d59 5lu|yc yd
partridge n.d.||a9x 53h 2pp
parts n.f.||7aq
partsong n.a.|c2f|1q1 jx
parturient a..|60c|3e3
parturition n.m.|3e3
party n.e.15|a55 2vj|1xi 2te
parulidae P.5.||at
pas n.4.||9md 4jy
pascal n.n.||2dj
pass v.4.12|d5a td d5b 5cx d5c d5d btk 8kt|bs 9vb 9vc te tf iw 8ks 742
passage n.4.|d5e bpx 5f9 13h 8kt btk|j2 8ku 8kv dg
passageway n.6.|13l 1t0|13h
passenger n.i.|5sk|16u
passerby n.i.|d5d|al2 16u
passerine na.5.|cr9
passing na.4.|td d5b 7bo 6ob 8ps|te tf iw 70q 8y hz 8w7
passion n.c.|9b5|8jm
passionate a..|2p 9b5|2o 21w 96a c1o d5f
passionately r..||2p
passionflower n.k.
passive a.o.|d5g b40|1xk 1xl
passively r..||d5g
passivity n.7.|b40 d5g|b41
passover P.s.||8br 56w 56u
passport n.a.||63o ax
password n.a.||4mi 4mj cf bmr ci
past nar.s.|4e3 1kk czq 4e1|18l 1ki 4e2 bo0 9og d5h alr bqe bqq
pasta n.d.|d5i
paste nv.r.z|8qp d5j d5k|34a 1ah
pasted a..|w4|w2
pastel na.7.|788|1ea 1eb 3fk 6wp bvu
pastelike a..|d5l|28i
pasteurization n.4.||d5m 41 42
pastime n.4.|ama
pastor n.i.|cdh d5n|g4 g5
pastoral na.a.|47h d5n cdh|jx
pastry n.d.||82l 5y7
pasture n.f.z|a8b a88 9mf|a7b 2pm 9kv 6sa 6dy
pasty na.d.|d5l d5k m7|d5o d5p 28i m3
pat v.b.z|6w6 6w8 d5q|4nr 4nt 305
patch nv.7.z|9hi d5r 9jz d5s c9q|6nq 2va 2pm 3b6 31z ag 3d7
patched a..||1s9
patchwork n.9.|bm3|d5t
patchy a..|d5r 9hi|6n9
pate n.d.||c56 18s
patent nv.a.14|d5u|6dj 4a3 d5v
patented a..|d5w|3yh
paternal a..||353
paternalistic a..||d5x
paternally r..||d5x
paternity n.q.|d5x
path n.4.|1fg 32u|2mp
pathetic a..|2qf 5qu 67t|2i 2h
pathetically r..||2qf
pathless a..|b08|b07
pathogen n.5.|d5y b67|d5z pv
pathogenesis n.m.||cbf
pathogenic a..|b67 d5y|6nd
pathologic a..|7s7 fo|77f
pathological a..|d60 d61 fo|5w4
pathologically r..||d60
pathologist n.i.|7jk fo d61|7jl 45y 45z
pathology n.9.|d61 d60 7jk|2pu 1k2
pathos n.7.|d62
pathway n.8.|9m7|v3 1fg
patience n.7.|d63 7mm|zb zc
patient n.i.|b8o 7mm d63|5ee 4qz 2uz 7ml d64
patiently r..||7mm
patina n.6.||5ip
patio n.6.|d65
patriarch n.i.|col|g5
patriarchal a..
patrician na.i.|23c d66|6sv
patriot n.i.|cmm|59w
patriotic a..|cmn 1g8|cml
patriotism n.7.|1g8 cmn|1g9 1ga
patristic a..||1f9
patrol nv.e.15|d67 d68|7gz 274 275 aal aan
patroller n.i.|d68 d67|bzi 81n 2ne
patrolman n.i.||3o5 2ne 2nf
patron n.i.|9s3 9s1|4du 15g 4dv
patronage nv.4.y|2nn|9x 9y 9z c34
patronize v..14|6gr 2o5 9s1 9s3|5s r0
patronizing a..|21e|21h
patronne n.i.||2o5 2o6 2o7
patter nv.a.17|d69|4ys 43w 86d 86e
pattern n.9.10|9o2 85 2va cf9|252 4bs 6dg
patterned a..|3lk|3lh 42p 522 6y6
patty n.d.
paucity n.7.||d6a 76a 7r
paul P.i.||9ad 37 38
pauli P.i.||3oq 2ch
pause nv.s.16|3g0 bda ak6 95v|3g1 77q 75x 75y 7vw 7qt
pave nv.6.z|28y 28x d6b 6t3|cit c6q 12s
paved a..
pavement n.6.|6t3 28y 28x d6b|6t4 2p1 2ns 1ff 1fg
paving n.r.|28x 28y
paw nv.5.z|9fi|9n0 9m1 9e7 d6c 45c 4nr 4nt
pawn nv.l.14|amb|d6d 5mc 5md 64i 5r6
pay v.l.14|8aj d6e d6f 5tc d6g 1ab 76y d6h|1nw 1ac
payable na.q.|5mf|71d 71e 5jt
paycheck n.l.||51v 520 521
payday n.s.||1ne 1nf
paying a..|9wk|9wl
payment n.l.|1ab d6f d6g 76y|1ac se sf
payroll n.l.||2gq 2gr 3qc
pb P.r.|brq|13t i0
pbs P.r.||2hp 1ah
pea n.d.||327 328
peace n.q.|d6i d1x 1vq d1y|115 114 8bh 4h2
peaceable a..|d6j|d6k
peaceful a..|d6k|d6j
peacefully r..||d6k
peacekeeping na.4.||1fl
peacetime n.s.
peach nv.k.w|3ff|1ax 3aa
peacock n.5.||4dl 4dm d6l d6m d6n
peafowl n.5.|d6l|d6m d6n d6o
peak nv.n.12|c7n d6p 3lf 8gv 45p|bwk 245 77e 3e4 2et
peaked a..|11w d6q|wc 9vq
peaky a..|d6p c7n|95j
peal nv.b.13|d6r d6s d6t|2u5
pealing n.b.|d6r d6s d6t|2u5
peanut na.k.|ba3|cw5 ba5
peanuts n.l.||1h8
pear n.d.||1wa 1wb
pearl nv.l.z|bip d6u|7jy 31f po 3ht 3fj 1eb 39b
pearlite n.r.||1ah
pearly na.8.|560 d6u bip|1pt 1pu 1pv fb
peasant n.i.|47g|47i 47j 6jk 86x
peat n.r.||5i1 bvw
pebble n.h.|a7t|346
peccary n.5.||1pp
peck nv.n.z|799 31n 31o|2xw 245 305 66r 3zy
pecs n.8.|d6v|1f 1g 1h
pectoral na.8.|d6v d6w|1f 1g 1h 533
pectoralis n.8.|d6v|1f 1g 1h
peculiar a..|6te 6tc d55|1qx 59h
peculiarity n.9.|7x6 4zm|28v 28w 9l1
peculiarly r..|6tj 8so|d55 6te 6rf 8sm 8sp
pedagogical a..|6ik b34
pedal nva.a.12|3bh 93 6vp|569 ao ap 3bi 3bj 9m1
pedantic a..|d6x d6y|8sb
peddle v..14|ag1 ag2 ag3|70h ag4
peddler n.i.|ag2 ag1|ag5 2ri cp
pedestal n.6.|d6z|31y
pedestrian na.i.|al2 d70|16u 3tc
pediatric a..|d71
pediatrician n.i.|d71|7jl 45y 45z
pedigree na.e.|1k6 d72|1k7 1k8 3ko
peduncle n.q.||lk
peel nv.i.z||20h
peeled a..|d73|2wr
peeling n.j.||3xu
peep nv.b.13|54x|310 2u5 nx
peer nv.i.13|1av|nx
peerage n.e.||23b 23e 23f
peevish a..|6kx 9vt|433
peg nv.6.15||d74 3vq 3vr bw
pegasus P.i.||f9
pegboard n.6.||523 2ns
pejorative a..|d75|36t
pejoratively r..||d75
pelagic a..|cv5|px 2dg
pelican n.5.||2h9
pellet n.p.||46u 46v 2xv
peloponnese P.f.|d76|208
peloponnesian P..|d77 d76
peloponnesus P.f.|d76 d77|208
pelt nv.r.z|33n d78 d79 d7a|19d 19e 2s8 4rh 29c
peltate a..||jk
pelting n.7.|d79 d78|d7b 629 41d
pelvic a..|d7c alk
pelvis n.8.|alk d7c|a1g 21f
pemmican n.d.||2pp
pen nv.6.10|d7d 59s 2ib|4zs 59t
penal a..||512
penalize v..15|2kj 512
penalty n.4.|512 2kj d7e|dg 1ab 1ac 75f 75g 2px
penance n.c.|d7f 5zu|5w8 5w9 456 2vt 2vu 2vv
pencil n.6.10||4zs 4pd 4m3
penciled a..
pendant na.6.|d7g d7h|po 2yj
pendent na.6.|d7g d7h|po 2yj
pending a..||d7i
pendulous a..|cqm|37x
pendulum n.6.||ta
penetrable a..|d7j
penetrate v..z|7ll 982 jm b9y|1yg
penetrating a..|jm|jr
penetration n.4.|b6x b9y 982|1fk 1fl ba0 o4 o5
penguin n.5.||2h9
penicillin n.6.||1qs 1qq
penicillinase n.r.||55r hs
peninsula n.h.|208 d7k
peninsular a..|d7k 208
penis n.8.|5je|5fb
penmanship n.a.|d7l|6ua
pennant n.a.||3
penniless a..|d7m|44d
pennsylvania P.f.||13u 13v
penny n.n.||4ve 5l5 5l7 3co
pennyroyal n.k.||d7n
penobscot P.i.||16g 160
pension nv.l.14|d7o d7p|1nw 1ab 1ac 2lg 2li
pensioner n.i.|d7p d7o|384 2aq gs
pensive a..|454 453|457
pentagon n.6.||4l4 4b8 4ba n5
pentameter n.a.||aka 6sh 6de
pentavalent a..||3f5
pentecost P.s.||56v 27v 27w
pentecostal na.i.||1ij 1ik
penthouse n.6.||1tk 33
penutian P.a.|d7q|2d1
peony n.k.
people n.e.u|y8
peopled a..|b7s|5nn
peoples n.e.||y8
pepper nv.k.13|d7r d7a|a1f 6u3 29c
peppermint n.k.||d7n
peppery a..|d7s d7r|ha
pepsin n.r.|d7t d7u|55r hs
peptic a..|d7u d7t|7lx
peptidase n.r.|d7v|55r hs
peptide n.r.|d7w|1gg
perambulating a..||12j
perceivable a..|d7x|7hg
perceive v..13|f2 7hf d7y 2hj 2gw d7z 7hg jr 5dm 5lp|1y0
perceived a..|7hj|7hi
percent n.o.|d80|d81 d82 8ef
percentage n.o.|d80 19w|d81 d82 8ef
percept n.9.|2og|1su
perceptible a..|7hg d7z cuu|7he 7pw 94e d7x d83 d84
perception n.9.|2og 5lp d7z|1su 5xc
perceptive a..|d7y b9z 1y4 f2 jr 7pz d7z|2hj jm 1yc ba2 cua d85
perceptual a..|2hj
perch nv.6.z|d86|31y 6pd
perchance r..|c7o
perchlorate n.r.||em
perciformes P.5.
percoid n.5.
percolator n.6.||5kl 5km 5kn
percussion n.4.|d87 87c|4z2 7i6 4cc 73
percussive a..||d87
peregrine na.5.|cf5|94x 950 5z3 85t
peremptory a..|2j6|2j7
perennial na.k.|d88
perennially r..||d88
perfect va.o.u|cxw d89 d8a 98e|5u1 c6n 98d 5da atd ath auf cdp
perfected a..||4xj
perfectibility n.9.|d89|4kf 1zx
perfection n.q.|9hg d8b
perfectionism n.7.|d8c d8b|zb zc
perfectionist n.i.|d8b 9hg aue d8a d8c|5w1
perfective n.o.||axd e4 4s5
perfectly r..|5b|5c 56 98e
perforated a..|6vf|563
perforation n.6.||246 247
perform v..10|5z8 8xn cvt 2gu d8d ht 5xj
performance n.a.|5xj 2gu bdo 8xn 5z8|2fs 71i 59j 1i4
performer n.i.|d8d 2gu
performing n.4.|ht 2gu|hx hy
perfume nv.9.13|9qm d8e 24m d8f d8g|9qo 87u 5lp 6gk b10
perfumed a..|9qq|9qn
perfumery n.6.|d8g 24m d8e|d8f 6gk
perfunctorily r..||4nl
perfunctory a..|4nl|4ni
perfusion n.4.||8l5 12z
perhaps r..|c7o
perianth n.k.|95a|2x5
periapsis n.f.|d8h|1u8
pericardial a..|d8i d8j
pericardium n.8.|d8j d8i|8lv 20e
pericarp n.k.|4at|2x5
peridium n.k.||2x5
perihelion n.f.||d8h 1u8
peril nv.q.16|ag8 6xs 8ln 8lm d8k|6xq 361
perilous a..|6xs d8k ag8 6xp ag9|400
perilously r..|6xv|400 6xr 6xs
perimeter n.p.|3sf|3sk 21b
perineum n.8.||9q6
period n.s.
periodic a..|ap9 d8l|6vn cz0 d8m 6wk cpz d8n d8o ap8 d8p 1nu
periodical na.a.|7ly ap9|1q7 1q8 157 6vn cz0 d8m 6wk cpz d8n d8o ap8 d8p
periodically r..||ap9 9fq
periodicity n.7.|d8l ap9|cyc
peripheral na.6.|8l2 9t3 b15|1hu 9t4 8l1 b13
peripherally r..||b15 8l2
periphery n.p.|9t3 8l2|3sk 21b
perish v..u|6ob
perishable na.d.
peritoneal a..|d8q cao
peritoneum n.8.|cao d8q|8lv 20e
periwinkle n.k.|cld|53
perjure v..w|d8r d8s|bv0 3nc
perjury n.4.|d8s d8r|b7p 29p 29q
perky a..|4ap 4ao|326
permanence n.7.|898 29|41c 41d
permanent a.8.|29 898|28 4u8 bqh bqi
permanently r..||29
permeable a..|d8t 5x|d8u d8v
permeate v..z|7lh 7xp 4ma|7ll
permian P.s.||4mc 4md 18l
permissible a..|d8w 27
permission n.a.|63o 7ui 27|ax d0 d1 dg
permissive a..||2r1
permit v.a.w|bvg 1a7 27 7ui d8w b59 1a3|d0 d1 dg
pernicious a..|b9x|77d
peroxide nv.r.u||d1n ip d8x
perpendicular na.p.|d8y|2cx 21b d8z
perpendicularly r..|d90
perpetrate v..15|5qx 5qy 6sl
perpetration n.4.|5qy 5qx|29p 29q 2ke
perpetrator n.i.|6sl 5qx|1m
perpetual a..|4u8 d91|29
perpetuate v..16|d92 bu1|cud 644
perpetuation n.4.|bu1 d92|68p
perpetuity n.7.|d91 4u8 4u4|898 41c 41d
perplexed a..|2qp 7mk|d93 2qo d94
perplexing a..|3as|61e
perry n.i.||23n
persecute v..15|d95 cxj 6uz|2q9 2qa
persecution n.4.|cxj d95|7y 84 85
persephone P.i.||11r
perseus P.i.||f9
perseverance n.7.|80j|2aj 2ak
persevere v..u|cuc d96|cud 644
persevering a..|7ml|7mm
persia P.f.||8k1 80v
persian P.i.|25x bgk bgj|1bz
persist v..16|d97 cuc 68n 80j d96|d98 cud 644
persistence n.7.|68z 68n 80j 80i|895 898 41c 2aj 2ak
persistency n.7.|80j 68n cuc|2aj 2ak
persistent a..|68n 80j 68z cuc|68j
persistently r..||68n
persisting a..|690|4u6
persnickety a..|d99|25g
person n.3.|b4c
persona n.9.|4zi axs 8is|4zj ht
personage n.i.
personal a.a.|b4k d9a|b4j d1i beb d9b
personality n.7.|atr d9c|4uk 4ul
personalize v..u|b4d
personalized a..|b4j|b4k
personally r..||d9c b4k
personification n.i.|2kg d9d
personify v..16|d9d 2kg 8is 4zi avp|8iu 12a
personnel n.e.|12r
perspective n.9.|d9e|1jm 9w 1vh
perspiration n.8.|d9f d9g|1ku 1sh 1si
persuade v..15|d9h 6bv 5j3 2bv d9i b4x|3b2 2bw
persuasion n.a.|d9i 2bv|43w
persuasive a..|5j3 2bv d9h|5iz a2m
pert a..|axu axv|6z2
pertain v..16|1wz d9j 1wf
pertinence n.o.|1wf d9k d9j 1wz|1wh 1wi
pertinent a..|d9k 1wf d9j 1wz|1wm
perturb v..11|7ua 7xz 9kl|101 uy
perturbation n.q.|7xz 7ua|10f 10g
perturbed a..||s
peru P.f.|d9l d9m|229 wx
perusal n.a.|d9n 9i8|45w 45x
peruse v..13|9i8 d9n|2jx
peruvian P.i.|d9m d9l|22b 22c
pervade v..z|7lh 7xp 4ma|7ll
pervaporation n.4.||5x1 d9o dn
pervasive a..|7xp 7lh|19r
perverse a..|co3|1p4
perversely r..||6fz
perversion n.p.||21a 21b
perverted a..|2y|1t
pervious a..|d9p d7j|d9q
pessimism n.c.|d9r 7ae d9s|7fr
pessimist n.i.|d9s d9r d9t|82f
pessimistic a..|7ae d9r d9t|7ad
pest n.q.|d9u|d9v 11u 11v
pester v..11|2q8 6uy|2q9 2qa
pestered a..|ae7|5h2
pestering a..|1nr|1ns
pesticide n.r.|b9h
pestilential a..|8q3 d9w|8q0
pestle nv.6.u||a93 537
pet nva.5.z|56k 98j|4nr 4nt nz
petal n.k.|d9x 9x4|d9y 3a5
petaled a..|9x4|9x3
petaloid a..||d9x
peter P.i.||1kq 1ik 1fa
petersburg P.f.
petite na.7.|7n8 7n9|7na
petition nv.a.w|1wv d9z da0
petitioner n.i.|da1|1wn
petrel n.5.||2h9
petrify v..u||6zz
petroleum n.r.|6q4|3m3 34m 5i0 4zr
petticoat n.6.||3wj
petticoated a..||2fk
petting n.4.|6se|aps 5ld ij
petty na.4.|bm9 da2|aie 41o 29p bm8
petulance n.c.|9vt 6kx|bhk aqs
petulant a..|6kx 9vt|433
petulantly r..|bhm|6kx
petunia n.k.
pew n.6.||37p 241 1c1
pezizaceae P.k.||3pg
pfennig n.n.
ph P.7.|17m|17n 17o
phage n.5.|2pv|2pw
phagocyte n.8.|buh da3|bug 2ms
phagocytic a..|da3 buh
phalangeridae P.5.||4j4
phalanx n.8.||1pu 1pv 6pg
phalaropidae P.5.||at
phallic a..|5je
phallus n.k.||1dj
phantasy n.9.|96d|2cf
phantom na.i.|1v6 a0v|1v7 a0w 1vn 1su 72f
pharaoh P.i.
pharmaceutical na.6.|da4 da5 875|1ur
pharmacist n.i.|1ur da4 da5|1us
pharmacological a..|da6 da7
pharmacology n.9.|da7 da6|2pt 2pu 1k2
pharmacy n.9.|da5 da4 1ur 875|2pt 2pu 1k2 315 316 317
pharyngeal na.a.|ac0 da8 da9|1dc 1dd
pharynx n.8.|da9 da8|daa 1dh
phase n.s.10|1uf|9xr 6rm
phaseolus P.k.
phasianidae P.5.||at
pheasant n.5.|d6m|d6n d6o
phenol n.r.|clz
phenolic n.r.||8qo 38h
phenomenal a..||dab
phenomenon n.3.|dab|dac 8y
phenothiazine n.r.|559|55a
phenotype n.7.||5v6
phenylalanine n.r.||bgf
philadelphia P.f.
philanthropic a..|507|505
philanthropist n.i.|1d5|6ad 2o6 2o7
philharmonic na.e.|dad|cy6 2tg
philip P.i.||14x 14y
philippic n.a.||5yl 72u 72v la
philippine P.a.|9co 9cn|2sa ag0 2i0 9cp
philippines P.f.|9cp|wx
philistine na.i.||47j
philological a..|bx2
philologist n.i.|bx2|aq5
philosopher n.i.|23n dae 6gp
philosophic a..|dae 6gp 23n
philosophical a..|dae 1mj 6gp daf dag|54e
philosophically r..||daf
philosophize v..v|dah 6gp ci0
philosophizing n.a.|ci0 dah|90t 5bh cr
philosophy n.9.|1mj dae dag 6gp daf 23n dah|hy
phintias P.i.|dai|47y
phlegm n.c.|ax1 daj|1tm
phloem n.k.||4hi 4hj
phobia n.q.|10l|10m 10n
phoenicia P.f.|dak
phoenician P.i.||204 205 dak
phoenix n.f.||14t
phone nv.6.w|adt 4gd 4gh|1hu 4el
phoneme n.a.|dal dam|1dd
phonemic ar..|dam dal
phonemics n.9.|dan|a6i a6j
phonetic a..|dao dap 1dd
phonetician n.i.|daq dap|9fa
phonetics n.9.|dap dao daq|g8 ga
phonic a..
phonograph n.6.|bm0
phonologic a..|dar dan
phonological a..|dar dan
phonology n.9.|dan dar|a6i a6j
phony na.i.|7w4 3om|35i 1m 2bl
phosgene n.r.||12h 12i
phosphate n.r.|cyz|em
phosphorescent a..||9kg
phosphoric a..|das dat
phosphorus n.r.|dat das|i0
photo n.6.|5gg|2o3
photochemical a..
photoelectric a..||8gd
photoengraving n.6.||2qm 2qn
photograph nv.6.w|5gg dau dav 9d4 daw dax|2o3 a9 aa
photographer n.i.|dax day 9d4 daw
photographic a..|dau dav day 9d4 5gg
photographically r..||dau
photography n.4.|9d4 dau 5gg dax|9d5 9d6
photomechanical a..
photomontage n.6.||5lv 5lw 5lx
photon n.h.||3tq 1mn
photosensitive a..|daz db0|cql
photosphere n.h.||3ud 3sj 1u0
photosynthesis n.m.|cra db1|4fk
photosynthetic a..|db1 cra
phrasal a..|db2 atx bvr cqv
phrase nv.a.w|cqv db2 26h bvr atx db3|5cq 5cr 5cs jy jx 9h 9i
phraseology n.a.|db3|438
phrasing n.4.||2a3
phrygia P.f.
phyllostomatidae P.5.||4j4
phylogenetic a..|8v6
phylum n.e.
physical a..|4o7 6ek|4o5 6ee c75 db4
physically r..||db5
physicalness n.7.|6ek c71 c70 4o7
physician n.i.|45y|45z 1us
physicist n.i.|2ch tk
physicochemical a..
physics n.9.|tk db5 2ch
physiognomy n.8.|6hi|6hj 1w0
physiological a..|db6|coz
physiologically r..||db4
physiologist n.i.|arx coz db6|2ps
physiology n.9.|coz db4 arx|1k1 1k2
physique n.7.||zu
pia n.k.
piaget P.i.||ast
pianism n.a.||5xj 2fs
pianist n.i.|aon db7|1d3
pianistic a..|db8 db7|aon
piano n.6.|db7 db8 aon|c9 c8 2ui 3qt
piazza n.f.|db9|dba 2pm
picaresque a..|7sy|720
picasso P.i.||6s5 4pj
picidae P.5.||at
pick v.9.v|55d 1xg 6lp dbb 39a dbc|1cu p0 39b
picket nv.i.15|bzh d2p|bzi 81n 2ne 7gz 274 275 7a9 7w7
picking n.n.|dbc|dbd 245
pickle nv.d.u||18s 4ia 4ib
pickled a..|dbe|6e2
pickup n.6.|1ye|dbf 1fd 1fe dbg 4x4 6f4
picnic nv.s.y|586 6cg|amn amp 9vc rt 3zy
pictorial na.a.|dbh bvk|7ly 1q7 1q8 7cf bvm
pictorially r..||dbh
picture n.6.10|5ly dbh 7cd 77 7ci 8pm 8pn 7cf 9d5|2o3 78 79 avo 1su 6zo 5wz 4m3
pictured a..|dbi|855
picturesque a..|33l|2g0 5ny
picturing n.9.|8pn 8pm 9d5 7cd|853 2q6 9d6
pidgin n.a.||8sq
pie n.d.|d5o|d5p
piece n.6.z|31z 29y d5s|ag 7v1
pied a..|4g8|311
piedmont n.f.
pier n.6.|7zt|2p0 2p1 2ns
pierce nv.i.z||269 7ll uy
pierced a..|6vf|563
piercing a..|jm|jr
piety n.7.|dbj|4iy 4iz
piezoelectric a..|dbk dbl
piezoelectricity n.j.|dbl dbk|8gd
pig n.5.16|aag amd|3ni 1pp 2ni
pigeon n.5.|82q|82r 53f
piggyback nvr.4.12||4ou 12y 12z 3bi 3bj
pigheaded a..|cuf bem|4ju
pigment nv.r.u|3cf dbm dbn|21o apq
pigmentation n.m.|dbn dbm|7cz d4 a8
pigskin n.r.||19c 19d 19e
pike n.6.|91b|4e4 197
pile nv.e.z|yh bj8 6dn 799|2xw 245 cgw cgx h8 1bu 6ph 29w
piles n.q.|aj6
pilfer v..14|6p|6s 6t
pilgrim n.i.||bld 16u
pilgrimage n.4.||58m 1f2
pill n.6.|4li|ch2 4lj
pillaging n.4.|7d6 7g6|z8
pillar n.9.||dbo 9yq
pillory nv.6.15||3yk 3yl
pillow n.6.z|3pn|3po 3pp
pilot nv.i.12|dbp 2kx cn7 cn9|2kw 2sr 6al 6jz
pimp nv.i.y|d3b d3c|1m
pimple n.q.|d3z 3ic|g1 g2
pin nv.6.z|44v awf d74|31f po
pinaceae P.k.||6t2 3sc
pinafore n.6.||85a 3lm
pinball n.4.|d1w|9x1
pinch v.q.z|a53 9km|3ef 3em 1yh 5xo 3k2
pinched a..|cme 4ey|95j 3r2
pine n.k.11|dbq f0|4ua 4ub 15k 15l f3 f4
pineal a..
pineapple n.k.
pinecone n.k.||61y
ping nv.h.z||f6 f7 442
pinion nv.6.z|dbr|9ye 4pe 4pf a9t 7oz
pink na.7.13|6dm dbs|1ea 1eb 3fk 1ec
pinkish a..|dbs|1ec
pinnacle nv.6.16||dbt 36c dbu agg
pinnate a..|dbv|3dt
pinnately r..||dbv
pinnatifid a..||3dt
pinnatisect a..||3dt
pinning n.a.||8mx
pinon n.k.||dbq 4ua 4ub
pinophytina P.k.|dbw|1hi
pinopsida P.k.|dbw|1hi
pinpoint nv.s.14|dbx|5eo 35f 9hi 6nq 2va byo 9dr
pint n.n.||a1d 9c2 4cq
pinwheel n.k.||53
pioneer nv.i.10|b8y ib|5wy 5ne 5nf 16u 71k
pious a..|7j2 dbj|7j1 a4j dby
pipe nv.6.w|847 dbz|133 134 13h 4gf
pipeline n.a.|a70|a57 1kx 1ky
piper n.i.||1d3
piping nr.6.|dc0|3w9 3wa
pipturus P.k.
piquant a..||ha
pique nv.6.11|cvi bho|yx
piracy n.4.|5q2|aky aid aie
pirate nv.i.14|dc1 dc2 dc3|2tm 1k 1l 7g7 6s 6t
piratical a..|dc2 dc1 dc3
pirogue n.6.||4jf 4jh 2x0
pisa P.f.
pisces P.f.||c4t
piss nv.r.t|dc4 dc5|86u 71b 75a 36b
pistil n.k.|4oh
pistol n.6.|5o9 dc6|2jc 1qn 1qo
pistoleer n.i.|dc6 5o9|4tj 4tk
piston n.i.||1f7 1f8
pit nv.h.x|4tt c6r|4c8 25o 612 616
pitch nv.7.z|2z3 97k dc7 dc8 c1h 4n3|2z4 97l jc 9ip 4rh 4pz
pitched a..
pitcher n.i.|ard dc7|are 0 1
pitchfork nv.6.z|9ny|2ma 9o0
pitching n.4.|4n3 c1h|4rr ol
piteous a..|2qf 5qu dc9|2i
piteously r..||2qf
pitfall n.9.||14v 14w
pith nv.k.14||4hj e
pithy a..|5xx 4vu 5xt|423
pitiable a..|67t|2h
pitiful a..|67t|2h
pitiless a..|ca6 dca|ca4
pitilessly r..|ca7|ca6 ca4
pitted a..|1df|4uv
pittsburgh P.f.
pituitary n.8.|at1|ps pt
pity nv.c.11|5qu 2qf 4my dc9 5t3|5qv am an 4mz 1m4
pityingly r..|5t6|4o3
pivot nv.i.12|6pv dcb 9u7|c55 al2 16u 2kv
pixel n.6.||af ag
pixie n.i.|8h3|8h4
pizza n.d.
placating a..|1vu|1vv
place nv.f.z|3e4 byl 122 brj dcc bys bph 175
placebo n.6.
placed a..|byr|2yk
placement n.7.|175 byk bys byl brj|176 66z 671
placenta n.k.|dcd dce
placental na.5.|dce dcd
placer n.h.||1aq 791
placid a..|dcf dcg|dch 1gc
placidly r..||dcf
plagioclase n.r.||99y 4fo xw
plague v.q.17|d9u 3ix b6r d9w 2qa|d9v 11u 11v wd 3c9 1nk 1nn
plaguey ar..|8q3 d9w|8q0 1nr
plaid n.6.|dci
plain na.h.w|9gz 1uy|1v2
plainclothesman n.i.||7hn 3o4 3o5
plainly r..|8v0|1uy 1v2
plainness n.q.|dcj|dck
plainsong n.a.||4yt 4yx 4yy
plainspoken a..
plaintiff n.i.||e7 e8
plaintive a..|ciw|1m7
plaintively r..||ciw
plan nv.9.v|ix 5xk 3rg 60b 296 6ae 69e 251|250 252 129 5wz
planar a..|9h1 cc5|9gy dcl 9h7
planck P.i.||2ch
plane n.6.z|135 cc5 9gw 9h1 9gx|136 12k 9h0
planet n.h.|8ax dcm|1pc
planetary a..|dcm 8ax
planetoid n.h.|2c4|1pc
plank nv.r.z|3nj|3nn 3no
planking n.r.||3nn 3no
plankton n.5.
planned a..|6ai|6ah dcn
planner n.i.|6ae 7f4 5xk 3rg
planning n.4.|69e 3rg 7f4|69f 7f3 1yw 1yx
plant nv.6.z|41h dco 8il dcp|41i 8im
plantain n.k.
plantar a..||d2z
plantation n.l.||h6 h7 h8
planted a..|65s|65r
planter n.i.||4sm
planting n.4.|dcp 8il|9ea
plaque n.8.||9hi 6nq 2va a7x
plasma n.8.||1sh 1si
plasmin n.r.||55r hs
plaster nv.r.z|dcq 6ze 6zf|1ah 9bg 3no
plastered a..|a9h|46g
plasterer n.i.|6ze
plastic na.r.|4uz 8fj 9hz|8ff
plastically r..||8fj
plasticity n.7.|9hz 8fj|3up
plasticizer n.r.||dcr
plat nv.6.v||50n 2o3 50o 4m3
plate n.6.z|2qm 572|2qr 2qu 2qv 2qn avm 2o3 3w3 6t0
plateau n.h.||akr 1q5
platelike a..|dcl|9h1
platform n.6.|2p0|2p1 2ns
platinum n.r.||2g6 13t i0
platitudinous a..|dcs 2tc|2td
plato P.i.|dct dcu|23n
platonic a..|dcu dct
platonism P.9.|dcv dcw|23m 1mj
platonist P.i.|dcw dcv|kw
platoon n.e.||274 275 5hb
platte P.h.||f6 f7
plausibility n.7.|dcx dcy|2i9
plausible a..|dcy dcx|22l a2l
play nv.a.x|84a 71l hu hv ckj tf 2tt amm|hq 2fs iw ix
playable a..
playacting n.4.|ht hu|hx hy
playback n.4.|dcz|dd0 6dd
played a..
player n.i.|2sv 2tt 1d3 dd1
playful a..|ayf dd2|3p5 dd3 aye bnt dd4
playfully r..||ayf
playfulness n.c.|dd2 ayf
playground n.f.|dd5
playing n.4.|dd1 56a 48e|dd6 bdo 71i
playmate n.i.||5sp 47y
playoff n.b.|c6r|4hz
plaything n.6.|2sq
playwright n.i.|ts
plaza n.f.|db9|dba 2pm
plea n.a.|dd7|1v8 1ve
plead v..w|351 dd8 dz|1v9 1um 75l
pleading na.a.|dz dd8 c9u|c9t d9z dd9
pleasant a..|10w 1id dda 78d|10v
pleasantly r..|10u|52g cpv 10v 10s 10w
pleasantness n.c.|cpv|1id
please v..11|78d 10w 1id 78e ddb|685 bvx f4
pleased a..|1ib ddc|1ia 8l8 78f a7k 25g
pleasing a.4.|ddb 78d nl|a7h a7j nk 50h 78a 93k a7l b7q
pleasingly r..||nl
pleasurable a..|10v|10w
pleasure n.c.|1id 78d 78e|3qy 3qz
pleat nv.6.z|ddd|37v 1m8 5xo 3k2
plectranthus n.k.||8qg
plectrum n.6.
pledge nv.l.w|d6d 6is aak|5mc 5md 19w 50r
pledged a..|5r5|5r4
pleiades P.i.||ctn tu
pleistocene P.s.||8pq 4md 18l
plenary a..||43q
plenitude n.7.|dde|3h 7q 7r
plentiful a..|7w dde 7t|3g
plenty nr.7.|dde 7t 799 8oa|3h 7q 7r 2xw 245
pleochroism n.j.||7le
pleura n.8.|ddf ddg|8lv 20e
pleural a..|ddg ddf
pleuronectidae P.5.||1o6
plexus n.8.
pliable a..|ddh|4kj
pliant a..||az4
pliers n.6.||2ma ddi 94 95
plight n.q.w|ddj 8mw|3ef ddk 6is
pliocene P.s.||8pq 4md 18l
plo P.e.||97y 6s4
plod v.4.12|ddl ddm|bwp 4jy 1f3
plodding na.4.|8em|1wx 222
plot nv.9.v|65a 65d 9jz ddn ddo 7jo c4x|65b iw ix 2pm 18g 18h 18i 3rg 4pd 4m3
plotted a..|ddp|ddq
plover n.5.||6tp 3ev
plow nv.6.10|7tq ddr 6iy|7tr amc 70l oe
plowed a..|dds|ddt
plowing n.4.|ddr 7tq|ddu 118 119
plowshare n.6.||cgh b1k 4pf
pluck nv.7.z|abz ddv aby ddw|2gg 2gh 2o0 2fr
plucked a..
plug nv.6.z|9em 6ds|9en 2t2 5gh 9cx cuc cud
plugged a..
plum nr.k.|ddx|1ax
plumage n.5.|992|xk 2x5 2s8
plumaged a..||995
plumb nvar.6.v|ddy ddz|de0 4b0 5fh 5fi de1
plumbaginaceae P.k.||1il
plumber n.i.||277
plumbing n.6.||12m 2z2
plume nv.p.14|9hq|35m 35n
plumed a..||995
plumelike a..||995
plumlike a..||6mv
plummet nv.6.12|ddy de2|de0 4b0 86r 4pz
plump nvar.b.12|de2 97v de3|2u4 2u5 86r 4pz 97u
plumping a..||2cl
plumpness n.7.|de3 97v|6eo 6ep zu
plunder nv.l.14|3s9 bzp de4 7g6|3sa 6s 6t
plundered a..|8kj|3gp
plundering na.4.|7d6 de4 7g6 de5 gx|z8 gn
plunge v.4.z|6wa 6wb 7y6 57v|2zw 2zx hf 7ll 4pz 6yl 2x2 35a
plunk nvr.b.13|5hg|2u5
plunker n.4.||3h6 3h7
plural na.a.||15 16
pluralistic a..
plurality n.q.
plus na.7.|rd
plush na.6.|5ie|cxx
pluto P.i.||4zd
plutonic a..|a6u
plutonium n.r.||i0
ply nv.6.y|4s8|de6 3wa
plymouth P.f.
plywood n.6.||bpa 2qn
pm P.4.|2jw|1j9 1ja
pneumatic a..||t5
pneumococcus n.5.||i4
pneumonia n.q.||2c6
po P.r.||13t i0
poach v..x||1fn 1fo 2rd
poached a..|3ow|2rh
pocket n.6.14||de7 2or 5mh
pocketful n.n.||244 245
pocketknife n.6.||bny 2me 2mf
pod nv.k.u|5jp cw5|3xe 3xf 2x5
podocarpus P.k.||xx
poe P.i.||24h
poem n.a.|2sk|18i
poet n.i.|24h de8
poetic a..|de9 9c9|dea 9c7
poetry n.a.|dea de9|26f
pogonia n.k.||3iw
poignancy n.q.|deb d29|38w 38x 38y
poignant a..|uq d62 d29 deb|ur fa
poinciana n.k.
point nv.9.w|bcd b3u 25i 6uc cnx cyq|5ux 35g 62q 4kd 123 128
pointed a..|9vq|cny 9vp cpq d6q dec ded dee
pointer n.a.|25i cyq b3u|jp 1bj
pointillism n.e.||def nb 6s3 6s4
pointless a..|3mt|3mq
poise nv.n.12|3wu 1u6|api 4dy 3ww
poised a..|2rt|2rq
poison nv.r.15|2ed b5e deg deh c3s 9y0|7gv 6fv 1n6
poisoning n.q.|bei
poisonous a..|deh deg|dei
poke v.k.z|biu bit cs5|biw 8fv cs7 2jx
poker n.6.
pokeweed n.k.
poland P.f.|dej|14r wx
polar a..|501 dek del 7jx dem den|4zy 1sq
polaris P.h.||1pb 1pc
polarity n.o.|den 7jx del 501|1sp
polarization n.j.|deo dep deq der des|7le
polarize v..u|des der dep deo deq|54t
pole nv.6.z|3w8 dem 7jx|2mr 14s 5y5
polemical a..|6aw|6at
polemoniaceae P.k.||3c3 1il
polemoniales P.k.||4px
police nv.e.15|det d67|12r 98q yb aal aan
policeman n.i.|3o4|3o5 2ne 2nf
policy n.9.|iv 1ti|iw ix 1tj 76 1j7
polio n.q.|deu|11u 11v
poliomyelitis n.q.|deu|11u 11v
poliovirus n.5.||dev
polish nva.7.z|a3b a3c dew dex dey|a2f 424 42g dez af7 99r 9hg 2wj dej
polished a..|c1s|c1r
polishing n.4.|dey a3c
polite a..|6iq 5a4 6su|c4q 6ip 6sv
politely r..||6ip 6iq
politeness n.7.|cpu 5a3|552 4m 4n
politic a..||8z4
political a..|a5f df0|a5e
politically r..||df0 a5f
politician n.i.|a5h df1 20h
politics n.o.|df1 a5h 20h|159 1qj
polka nv.a.12||61f 33r
poll nv.9.15|4k7 4k6 4k5|8zq 1zr 1j7 4k9 1jb
pollen n.k.|df2|df3 df4
pollination n.b.|df2|9b2 6lv 1pi
polls n.f.||bph
polluted a..|b03|1ak
pollution n.q.|1rz 678|5el o9
polo n.i.||16u
polybutene n.r.||12h 12i
polychete n.5.||1mx 1my
polycrystalline a..|6rk|6rj
polyelectrolyte n.r.||8gh 2hp 1ah
polyester n.r.||8qo 38h
polyethylene n.r.||8qo 38h
polygamy n.q.||625 bd4 59x
polygon n.p.|9q3|58k 3y8
polygonal a..||9q3
polyhedron n.p.|6ry|1o2
polymer n.r.|4u1 df5 df6 df7
polymeric a..|df5 4u1
polymerization n.m.|df6 df7|4fk
polymyositis n.q.||cla 4cb
polynesia P.f.|df8|1ro
polynesian P.i.|9cf|2hz df8
polynomial n.9.||6gf 6gg
polyp n.q.||lk
polypeptide n.r.||d7w 1gg
polyphonic a..
polyphosphate n.r.||em
polyploid na.5.
polypodiaceae P.k.||ma
polyporaceae P.k.||3pg
polystichum P.k.||297
polystyrene n.r.||8qo
polytonal a..|df9|dfa
polyunsaturated a..
polyvalent a..
pomade nv.6.t||6gk 2wi 2wj
pomaded a..|a9i|46g
pommel nv.6.z|dfb|45d 1vy ag 2u6
pomp n.a.|dfc dfd|7uv 7a5 27f
pompous a..|dfd dfc cz5|27g
pompously r..||dfd
pompousness n.7.|cz5 dfd|b5l
poncho n.6.||4kq 4kr
pond n.h.|ccu|2r0
ponder v..v|3a6 cjx
ponderous a..|ahm ai4 ahq|c13 7ba
pongidae P.5.||4j4
pons n.i.||5nt 5nu 1d2
pony n.5.|44i|vu 47f aop vt
pooch nv.5.u||3kr 49j dfe dff
poodle n.5.||3kr 49j
pool nv.6.14||7md dfg 1wq
poor a.e.|2qf 44d 7dh|2i 44c 7gn d7m
poorly r..|11w 2qc|wc 2qf
poorness n.q.|7dh 44d|wh
pop nv.i.12|6wf 48w dfh dfi dfj dfk|353 6wg 6wh 2ol 3hr
popcorn n.k.||6dw 4wf 4wg
pope n.i.|3t5 d3v|g5 4sh 1ik
poplar n.k.||15k 15l
poplin n.6.
popliteal a..||bnu
popping n.b.|dfi dfh dfj|2u5
poppy n.k.
populace n.e.|dfl|y8
popular a..|98l dfm 79w 5rg|98k dfn 5ck 2kr
popularism n.a.
popularity n.7.|dfm dfk 98l
popularize v..w||43s 43u
popularly r..||79w
populate v..16|3fb dfo
populated a..|b7t|5nn
population n.e.|dfo 3fb|y8
populous a..|b7u|5nn
populus P.k.||4op
porcelain n.6.|54j|54k 3iq
porch n.6.|dfp
porcine a..||3ni
porcupine n.5.|ahy|4tw
porcupines n.d.
pore nv.p.v|aml dfq 4vo|8d 1lm 44n 1t0
pork n.d.|dfr|2pp
porkchop n.d.||55z 2po 2pp
pornographic a..|dfs dft|8ru
pornography n.4.|dft dfs|1yx
porosity n.7.|5y d8u dfq|5z
porous a..|d8u 5y|d8t
porpoise n.5.||dfu
porridge n.d.|4bf
port n.f.12|8o bt5|dfv 470 15a 247 2nr 2ns dfw bt3
portable na.6.|cza cj6|dfx dfy dfz cj4 dg0
portal n.6.||81j a2
portend v..w|2h0 cwd|2h4
portentous a..|dg1 cwd 9mw|8uz 1ub
porter nv.i.z|81m|6jk 86x 2x8 81n 2ne 2nf 131
porterhouse n.d.||dg2 2po
portfolio n.6.||2qx
portico n.6.||dfp
portion n.o.14|5uz
portland P.f.||dg3 8o
portrait n.a.|dg4 dg5|4zn 4zo 5ly 2o3
portray v..w|dg5 dg4 7ci 7cg axs 4zj|7w5 4m3 hv
portrayal n.a.|dg4 dg5 4zj axs|4zn 4zo ht
portrayed a..|78h|78g
portugal P.f.|dg6|14r wx
portuguese P.a.||9rv 9rw 9rx dg6
portwatcher n.i.||bzi 81n 2ne
pose nv.7.16|13a dg7 cfb cfa dg8|uj 13b 52v 3yk 3yl
posed a..
poseidon P.i.||11r
poseur n.i.||8ey 2ih
posing n.4.|dg8 cfb|ol
position n.f.12|bph 128 30d d9e|1jm 9w
positional a..||bph
positioning na.4.|9ea 128 cyr|7n4
positive a.a.|2ac|cxp
positively r..||6bw
positivism n.9.|dg9 dga dgb|8k7 23m 1mj
positivist na.i.|dgb dga dg9|2d5
positron n.h.||1ru 1mn
posse n.e.||det 12r
posseman n.i.||k0 k1
possess v..16|8ye d1h 813 gw ami apf|32e
possessed a..|6aq|677
possession n.4.|ami d1h|127
possessive na.a.|9za 9zb gw d1h|e2 e3 e4 gn
possibility n.9.|dgc bqs 4y9 2eq 2bq|1rd ja
possible a.9.|2eq 4y9 bqs dgc|br vi 2em 68i 98x bqr
possibly r..|c7o
possum n.5.||bmt bmu
post nv.f.z|czu 9os 8k 3en dgd dge 3ck dgf|bph 2yc 12m 3eo 31x 31y vx s8
postage n.l.||4zw 1ac
postal a..|c2w
postcard n.a.||4mh 4mk
posted a..
poster n.a.|3ck dge dgf|9e9
posterior a.8.|298 alc|alb 4ss
posthumous a..|bql|bqk
postmark nv.a.z|9qy|2i8 6z9 6za
postmortem na.a.||20y 1el
postoperative a..||dgg
postpone v..16|75t 75u dgh|75x 75y
postponement n.s.|77m|3g0 3g1
postscript n.a.||9m6 5qh
postulate nv.a.w|2bo 67y|2bp 5ai vn dgi 2be
posture n.7.15|2fl cfb dg7|zu 32r 2rp
postwar a..
pot nv.6.z|5km dgj|5kn 3ip 3iq 200 as2 4yb 8il 8im
potamogetonaceae P.k.||xz
potassium n.r.||13t i0
potato n.d.|54u|54v 328 3zb 54d
potency n.7.|2ip dgk 8e8 8re|2ir 2is
potent a..|b7c dgk 2ip 8re 8e8|2il 5kc 8rd
potential na.q.|dgl bqs dgm|4y9 ja bqr 9w1
potentiality n.q.|dgl dgm 4kf|4y9 ja 1zx
potentially r..||bqs
potentiometer n.6.||i1
potherb n.d.||328
pothole n.h.||4c8 25o
potomac P.h.||f6 f7
potpourri n.e.|2bd
potshot n.4.||6i0 jc
pottage n.d.||byf
potted a..
potter nv.i.z|4wc dgn|277 1w
pottery n.6.||54k 3iq
pouch nv.6.z|de7|2or 2qt 4ad
pouched a..||2hb
pouchlike a..|5wh|5wg
poultry n.5.|53e|53f
pounce nv.4.12|dgo|3um 3uq jc 4pz
pound nv.n.z|brm dgp adf dgq|brn a42 2u6 biw 8fv
pounding n.b.|dgr 32z|2u1 2u2 2u3 32y 336
pour v..12|dgs dgt abt|6ph 29w 591
pouring a..|abu|abv
poverty n.q.|7dh|wh
pow P.i.||4lu 2uz
powder n.r.u|dgu dgv dgw abo|8a1
powdered a..|dgv|9e1
powdery a..|dgv dgu|9e1 bvu
power n.7.y|2is
powered a..
powerful a..|5kc 2is|5k8 5t9 ccd dgk dgx dgy
powerfully r..||32n 5kc
powerfulness n.7.|2is ajj b7c 5kc
powerless a..|aiu aiw|99j air
powhatan P.i.||bl1 bl2 16g 160
powwow nv.a.w|app|5zo 20y 1el oe sq
pox n.q.|dgz|554 53j 11v
practicable a..|dh0 98y 98x|dh1 2eq
practical a..|dh1 85 dh2|1wy dh3 dh0 dh4
practicality n.7.|dh2 dh5 dh1|2k6
practically r..
practice nv.4.15|85 dh5 dh1 1wl dh6 dh7 8y1 dh8|7qa 1yp 5z8
practiced a..|ln|bz
practise v..10|dh7|5z8
practised a..|8zk|8zf
practitioner n.i.
praetorian na.i.||3ob 2ne 2nf
pragmatic na.a.|dh3 dh9|2t7 hi dh1
pragmatism n.9.||23m 1mj
prairie n.f.||a7b 2pm
praise nv.a.w|5j2 az|ax 1w7
prance nv.4.12|dha dhb|bwo bwp 4jy 1f3
prank nv.4.10|5h8|5h9 4ks pa
prattle nv.a.w|2mz|4eq 51c 519
prawn nv.d.z|dhc|3lw 9fd 4rm
pray v..w|dhd 31k bg0 37z|5rw
prayer n.4.|37z dhd bg0 1v8|380 1ve
preach v..w|dhe 4ai bn6 t0|bsw 5hw 49h od
preacher n.i.|4ai dhe|g4 g5
preaching n.a.|bn6 dhe|la
preakness P.b.||9ma
preamble nv.a.w||bes j2 bev
prearrange v..10||dhf 5v0
precambrian P.s.||8pr 4md 18l
precarious a..|dhg 82g 6xs|1t6 400
precast a..||4xj
precaution n.4.|dhh dhi 4ms|c82 26q 26r 9nj dhj 4mv 4mw 4mx
precautionary a..|dhi dhh|3k7
precede v..16|1pe dhk dhl dhm 1pf dhn dho dhp dhq|4kd
precedence n.q.|dhr dhs|4y5 9g
precedent na.9.|dhm 1pe dhk dho dhl 1pf dhn|6ih btn bmh 3m
preceding a..|3m|3k 9n3 dht dhk dhu dhv
precession n.q.||dhw
prechlorination n.m.||4fk
precinct n.f.||3ld
precious a..|52z bfb dhx 6gx|nz bfc
precipice n.h.|dhy|5ef
precipitate nv.r.10|dhz afc 7n5 4f|bv afg
precipitating a..|4t6|ig
precipitation n.n.|86e|245
precipitin n.r.||yr hs
precipitous a..|afc 4f|afg
precipitously r..
precise a..|8vg|9dx cbq di0
precisely r..|8vf|8v9 8vg dt
precision n.7.||8va dp
preclude v..15|2ku 9nm
precocious a..|r4|r1
preconceived a..
preconception n.9.||5y5
precondition nv.a.u|5ys|2bf 2bo 2bp 3ww
precooked a..|di1|3wz
precooled a..|6cl|4gn
precursor n.r.
predaceous a..|di2|di3
predacious a..|di2|di3
predator n.i.||zn 1m
predatory a..|c4z|2el
predecessor n.i.|dhq dhp|9nd
predestination n.b.||7gl
predetermined a..|dcn|6ai
predicament n.q.|ddj|3ef
predicate nv.a.w|di4 di5|5cr 5cs bdv
predicator n.a.|di5 di4|5cq 5cr 5cs
predict v..w|1r3 di6 1rb 9mx|1r5 1r6
predictable a..|9ng 9df|9nf b5t
predictably r..||9ng
prediction n.9.|1rb 1r3|76 1j7
predictive a..|di6 2h0 1r3|1ub
predigested a..|7m0|7lv
predilection n.9.|di7|di8 38k 9w
predisposed a..|di9|4kj
predisposition n.q.|18y|4kn
prednisone n.r.||1kt 1ku 7j7
predominance n.q.|dia 812 815|27n
predominant a..|9s7 815|9s2
predominantly r..||812 9s7
predominate va..16|815 9s7 dia 812|6as
predomination n.q.|dia 815|27n
preeminent a..|bs0 7x5|21h
preempt nv.a.14|dib dic
preemptive a..|dic dib|3k7
preexistence n.q.|did 1pl die|ja
preexistent a..|1pl did die|1pd
preexisting a..|1pl|1pd
preface nv.a.w|dht bev|bes j2
prefect n.i.||5qw ng
prefer v..11|dif dig 55u dih di7|6h3
preferable a..|7fd|7fb
preferably r..
preference n.c.|dig dif di7 rg 98j 55u|nu di8 38k 9w
preferential a..|rg di7|rc
preferentially r..||rg
preferment n.4.|dih 98g 55u|dii
preferred a..|7fd|7fb
prefix nv.a.z||vv w0 w1 vw
prefrontal a..|1px|1ps
pregnancy n.q.|d4q a7z
pregnant a..|a7z d4q c7w|a7y c7u
prehensile a..
prehistoric a..||1kk
preisolate v..u||bhv
prejudice nv.9.15|3ax 3b1|3b0 38k 9w 7p2 7p3
prejudiced a..|dij|d9b
prejudicial a..|6x1|465
prelate n.i.|dik|1f5 g4 g5
preliminary a.b.|90g d19|90f
preliterate a..|avc|avb 2w9
prelude nv.b.16|d19|1ph 1pi 9ut 9uw
premature a..|dil
prematurely r..||dil
premeditated a..|ddq|ddp
premeditation n.9.|9no|251 1j7
premier nva.i.10|9f7 dim|8g0
premiere nva.a.10|9f6 dim|5xj 2fs 8g0
premise nv.a.w|2bf|2bo 2bp 7cj 7ck
premises n.f.||4i8 2pm
premium na.l.||1ab 1ac 2vb
premix n.d.|cf1|5y7
premonition n.c.|9mv|1yj 149 p5
premonitory a..|din|1ub
prenanthes P.k.
prenatal a..
preoccupation n.9.|dio aft 8nb|1gw 10g
preoccupied a..|dip 8nb 5xh|457 5xf
preoccupy v..11|aft dio 8nb
prepackaged a..|d22|d21
preparation n.4.|69f 3ww 5d6
preparative a..|dhu a9f cyk 3ww|3m
preparatory a..|dhu a9f 85u 1yo 3ww|3m
prepare v..u|3ww dhu diq 69f 4ib 447
prepared a..|3wz diq|3wy di1 dir
preparedness n.q.|diq 7v6 3wz
preponderance n.7.|812 d07|2is
preposition n.a.|dis|62a 16
prepositional a..||dis
preposterous a..|7j|7n
prepubescent a..||8j3
prepupal a..||8j3
prerequisite na.9.|dit cu2|79g dg 5w7
presage nv.c.w|2h0 cwd|9mv 1yj 149 2h4
presbyterian P.i.||1ij 1ik
preschool n.e.|bnk|8n
prescott P.f.
prescribe v..w|7k7 diu div|5b0
prescribed a..|1x7|1xb
prescription na.a.|div 7k7 diw|4jl
prescriptive a..|diu 7k7
preseason n.s.||dix
presence n.q.|2f3|ja bpj bpk
present va.s.13|csv 6tz 2f3 diy 7a4 71i diz 22r dj0|18l 11j 11k 3yl 8yl aw8 2f2
presentable a..|dj1|72c
presentation n.4.|2le diy 71i 7a4 diz 78q 22r|2vv 59j 1i4 256
presentational a..||diz
presently r..|dj2
presentment n.4.|csj|1vj
presentness n.7.|cfp 6tz|628 629 41d
preservation n.4.|63x 63w|63y
preservative na.r.|dj3 dj4 63w 4ia|69h
preserve v.q.16|cud 63w dj4 63x aa|644 bmz
preserved a..|6e2 645|dj5 6e1 85j dbe dj6
preserver n.i.|dj7
preserves n.d.|642|643 43d 43e
preset a..|dcn|6ai
preside v..15|dj8 269 4xm dj9 dja djb djc
presidency n.s.|n4 269 djc 4xm dj9 dja djb|djd dje
president n.i.|dja djf djg n4 dj8 269 djb|4w7 4w8 nf
presidential a..|djf 269 djg dj9 dja djb
presocratic a..||djh
press v.q.z|ax9 a3f 5dx 5vn dji 49h djj|ark arl 4v a3g 155 od oe
pressed a..|bgx|bgw
pressing na.4.|5vn 55o bgu 5dx 7g1|5vo jc 6rc
pressure n.j.15|dji 5dx djj 3fu 3m8 49h|9mm 9ms 2is
prestige n.q.|djk 8t9|9f 9g
prestigious a..|8t9 djk|8ta
presto ar..||18m
presumably r..
presume v..v|2be djl 36o a1m djm|1r0
presumption n.9.|a1m 2be|2bg 2bq
presumptive a..|djl 2be|bw4
presumptuous a..|2bm djm|2bn
presumptuously r..||2bm
presuppose v..v|dgi djn|2be 1r0 ayh 9h
presupposition n.9.|djn dgi|djo 75 76
pretence n.7.|djp aba|26t 13b 4hq 1vh
pretend v.4.w|49r 94w 3mf ue 99x|49s 7w5
pretended a..|2bk|2bl
pretending n.4.|ue 49r|uf ug 3af
pretense n.4.|ue 49r|uf ug 3af
pretension n.7.|djp|26t 13b
pretentious a..|27g 3mf|25t dfd djq djr
pretentiously r..||27g
pretext n.a.||3mf 3mg 3mh
prettiness n.7.|6vh 33m|1vg 1vh
pretty ar..|33m 6vh 94l|2g0 2ly 94k 94i
prevail v..16|815 d97 6ts 9s7|361 d98
prevailing a..|9s7|9s2
prevalence n.7.|6ts d97 9s7|6tt
prevent v..15|2ku 3k7 djs 2w0
prevention n.4.|2w0 djs|5up
preventive na.6.|djt ags|g9 1q0
previous a..|dhv d5h|3m 1kk
previously r..||1pd dhv
prevision n.9.||dju 853 2q6
prewar a..
prey nv.i.y|djv|50z 2uz 904 1wq
priapic a..|c3l|c3j
price n.7.14|6gs djw 6gw djx djy djz|63v a44 1ac 6zb
priceless a..|bfa bfb|bfc
pricing n.9.|djz djy djx|8ue 1xm 1xn
prick nv.i.z|2zb 7bg dk0 a48|2ih 2ii dk1 7ll ey f2 3s1 biw
prickly a..|432|433
pride nv.c.11|5ws 61r|9ua 683 37e 1m5
priest n.i.|1f5 5e3 93f|g4 g5 g6 9g
priestess n.i.||1f5 g4 g5
priesthood n.e.|5e3 93f 1f5|4d1 4d2 nb
priestly a..|akl|5e3
prima na.d.|brz|78b 1w9 1wa bs1
primacy n.q.||9e 9f 9g
primarily r..|53m|53n 53l
primary na.4.|53n 53l|8g4 8ga 992 xk 9f9 cys
primate n.i.|dik|1f5 g4 g5
primates P.5.
prime nva.n.u|9f7 9f8 55e|3ww 8g0 2vb
primed a..|9fl|dk2
primer n.a.||bet 3r6 1q7
primeval a..|8ae|34w
priming n.4.||69f
primitive a.i.|6qd 6qc 2w8|8ad
primly r..||dk3
primordial a..|8ae|34w
primping n.4.||85c 63y
primrose n.k.
prince n.i.|14x cgo cqh|14y
princely a..|c1v|cxx
princess n.i.||14y
princeton P.f.
principal na.l.|agi 53l|71c 71f 8i 1bk
principality n.f.|cgo|80v
principally r..|53m|53n 53l
principe P.f.||1rm
principle n.9.|dbo 8tp 7k8|9yq 8tq 6nu 7k9
principled a..
print nv.a.10|bif dk4 8n9 5v8 dfz bbp|78 79
printable a..
printer n.i.|5v8 dk4 bif
printing n.a.|dk5|sd se sf
prior a.i.|1pj 1pf|1pd
priority n.q.|dhr|4y5 9g
prise v..z|bkk|3za
prism n.p.||6ry 1o2
prison n.6.||bj6 bj7 bau
prisoner n.i.|4lu|2uz
pristine a..|dk6|dk7
privacy n.7.|dk8 3tm|dk9 1b4 zb 1o9 1oa
private na.i.|2p2 dk8|dka 4tk 5b9 dkb 606 605 bb9 2oy
privately r..||2p2
privet n.k.
privilege n.7.15||rb rd a3 57
privileged a..|dkc|dkd
privy na.6.|5gf dke|2sw 80m 2p2
prize nv.l.14|2lf 1xx|11j 11k 6q 6r
prizefight nv.b.z|dkf 16h|7z7 4hz 3wf
prizefighter n.i.|16h dkf|16i 16j
prizewinning a..|39s|39q
pro na.i.|dkg|1
probability n.7.|dkh bw4
probable a.i.|bw4 dkh bw2 bw0|djl buy
probably r..|bw1|bw4
probate nv.a.16||4wy 75t 75x
probation n.s.|dki
probe v.9.w|bfl 8vu|8zq 1zr 1j7 66k 1jb 7ll
probity n.7.||bbt 4ix 4iy
problem n.q.|2qq dkj|3ef dkk bn7
problematic a..|dkl|188
proboscis n.8.||cmf cs6 2xj
procedural a..|dkm dkn cx0 dko
procedure n.4.|dko dkm a46 cx0
proceed v..w|68s 68r qu a46 dko 1vi|22t
proceeding n.4.|1vi a46|1vj
proceedings n.4.|1vi a46|1vj
proceeds n.l.|dkp|7yx 7yy 8ap
process n.4.u|dko amc dkq 6mo dkr 3lz 6jx|n7 1zn
processed a..|dir|3wz
processing n.m.|3lz dkq 6mo
procession n.b.||1ph 1pi
processional na.a.||4yy 33q 4m4
processor n.e.|dkr 6mo|yc yd
proclaim v..w|dks 1ni dkt 8xa|8pf 2vx
proclaimed a..|1nj|187
proclamation n.a.|1ni dks
proconsul n.i.||1e7
procrastinate v..16|dku dkv dgh|75x 75y
procrastination n.4.|dkv dku|77o 77q
procreation n.4.|ce4 b31|5ld ij
procreative a..|9tz b31|411
procumbent a..||37x
procure v..14|6dj dkw dkx|4a3
procurement n.4.|dkw 6dj|gr gp
procurer n.i.|d3b d3c|1m
prod nv.a.z|a4a a4b ct3 a47|r9 ax 8fv
prodigal na.i.|92o 92q 92p|15g 4dv 92s
prodigious a..|3c1|2cl
prodigy n.i.||3xv
produce v.d.10|32f dky 6ly c4v 4ny 157 bru
producer n.i.|c4v 6ly 7u2 dkz dky 32f|2id 1pg 1ph 1pi
product n.6.|4ny 6ly 157
production n.4.|97e dkz dl0|diz 256
productive a..|20a dl1|209 99b
productivity n.7.|dl1 dl2|9ty
profane va..15|6fv 3h2 30u|30v
profanely r..||3h2
profanity n.a.|30u 3h2|9d
profess v..w|5wo|5ai vn fp fw
professed a..|dl3|d28
professedly r..||731
profession n.e.|4d1 21s|4d2 nb
professional na.i.|dkg c6o d28|1 sw ej d26 dl3 4d1
professionally r..
professor n.i.|dl4 dl5|8f 8i
professorship n.4.|dl5 dl4|8k
proffer nv.a.14|alj cvn|oh
proficiency n.7.|dl6 ln|5th 2a
proficient a..|ln dl7 dl6|bz
profile n.a.10||50l 27f 5im 3sj 1u0
profit nv.l.14|7yw 9wi 38a|7yx 7yy 8ap rb rd 8ah
profitability n.7.|dl8 9wl|9wi rb rd
profitable a..|9wl dl8 re|blx 9wk c0s
profitably r..||20a
profits n.l.|7yw|7yx 7yy 8ap
profound a..|74q 74m dl9 7d|74l dla 5xa
profoundly r..|74v|74k 74p
profundity n.9.|7d dlb dl9 74q|dlc 7dm 4g2
profuse a..|7v a8n|3g
profusely r..|7x|7u 3g
profusion n.7.|a8n|3h 7q 7r
progenitor n.i.|980|3p ve
progesterone n.r.||crj 1ks 1kt
progestin n.r.|crj|1ks 1kt 1ku
program n.9.w|ix dld dle dlf a51 dlg|cs ct cu dlh 3rg 5wz
programing n.4.|dle dld|69e 69f
programmer n.i.|dlg dlf|39o
programming n.4.|dle dld|69e 69f
progress nv.4.u|qt qu qr qp|43z 42 qw qx 3la
progression n.e.|qp qu qr|18q 4xi 24z qw qx
progressive a.o.|axc r5 bv2 bv8|axd e4 4s5 r2 ra cfs bv4
progressively r..|b2v|b2t b2r
progressivism n.9.||1jl 1jm 9w
prohibit v..w|2t9 9mi|2ta 5q0
prohibited a..|9mj|9mk
prohibition n.a.|2t4|660 2t7 hi
project nv.4.w|rt 5xk 4k1 bmm|4yq
projected a..|bmn|34r
projectile na.6.|25j 89v at8|1qo 4yo
projecting a..|bmn|34r
projection n.9.|dli|1rb 76 1j7 27f
projector n.6.||93c
prokaryotic a..
prolapse nv.q.12||u v 4pz
proletariat n.e.|boo|23g y8
proliferate v..u|dlj dlk
proliferation n.m.|dlk dlj|7im
prolific a..|99b|20a
prolix a..|dll dlm|dln dlo
prolong v..u|91n 68t bu1|8hq qz
prolongation n.4.|bu1 dlp 91n|68p
prolonged a..|91i|899
prometheus P.i.||2dh
prominence n.q.|dlq 651 dlr|9f 9g 63u 63v a44
prominent a..|654 651 dlq dlr|3pf
prominently r..|655|3pf 654
promiscuous a..|dls|20o
promiscuously r..||20o dls
promise nv.a.w|8mx dlt 50r ao8 dlu|743 1rd
promising a..|bw3 2hn|buy 2hl
promissory a..|dlu dlt 50r|8mx
promontory n.h.|a15|1q5
promote v..15|qs 8lb r7 r8 dii|r0 2al 1x4
promoter n.i.|3rz sb|dlv
promotion n.a.|jw sb dii r8
promotional a..||jw
prompt va.a.10|hk bag dlw dlx dly|2bw dlz
prompter n.i.|6sg|bp
prompting n.a.|dlw bag|d9i 43w
promptly r..|dm0|97q dm1 dlx
promulgate v..w|8xa sx dkt dm2 dm3|1nh
promulgator n.i.|dm3 dm2|5f2
prone a..|b1l|1zw 37x
pronged a..||3ya
pronoun n.a.|7aa|62a 16
pronounce v..w|26i 9c h0 7kf|fw
pronounced a..|c5i|7hh
pronouncement n.a.|7kf h0|vq
pronunciation n.a.|9c 26i|9d
proof n.9.10|60h|22u cf cg
prop nv.6.z||2yd 12t 3wx
propaganda n.a.|dm4 dm5 dm6|ci
propagandist n.i.|dm6 dm5 dm4
propagandistic a..|dm5 dm4|dm6
propagate v..14|dm7 ck2|dm8
propagation n.a.|43s ck2 dm7|594 43v 43w ce4 5ld ij
propane n.r.||12h 12i 4zr
propel v..z|dm9 89w jc dma dmb
propellant na.r.|dmb 89w dm9|4yo
propeller n.6.|dma dm9|1kd
propelling a..|89w|4yo
proper a..|1z8 1zc|33u 6et 6eu 72a acr dk3
properly r..|72b|1z8 1z6
property n.l.|h8
prophase n.m.||1uf
prophecy n.9.|dmc 1ub 7z3|1rb 76 1j7 9my
prophesy v..w||1r3 1r5
prophet n.i.|2h1 1ub 56q|2h2 2h3
prophetic a..|1ub 56q 2h1 7z3 dmc|1u9 5an 7z2 9mw din di6
prophetically r..||1ub
prophets P.a.||1uc
prophylactic na.6.|djt ags 69g|g9 69h
propitious a..|2ho 2hm|98i
proponent n.i.|kw
proportion n.o.u|d81|d82 8ef 91 7s
proportional a.9.|dmd|3df dme
proportionality n.o.|dmf|8ef 91
proportionally r..|dmg|dmd 5qf
proportionate a..|dme 5qe 5qf|dmd dmf 5kj
proportionately r..|dmg|dmd 5qf
proposal n.a.|oh
propose v..w|qy dmh dmi alj|3rg
proposition nv.a.w|2bp alj dmi|oh qy
proprietary na.l.|dmj 3yh ap1|d1j 3yg d5w dmk
proprietor n.i.|ap1 3yh dmj|4d0 cp cq
proprietorship n.l.|dmj ap1|d1j
propriety n.7.|1zc|4n
props n.4.||75z 5a4
propulsion n.j.|dml|vg
propulsive a..||dml
propylthiouracil n.r.
proscribe v..w|2t9 2t4 2ue|2ta 5q0
prose n.a.|26e|26f
prosecute v..15|dmm dmn 6w5 dmo
prosecution n.4.|dmn dmm dmo|1vi 1vj
prosecutor n.i.|6w5 dmm dmo|1e7 2fm
prosimii P.5.
prosodic a..||86h
prosody n.a.|86h|78r
prospect n.q.13|1rd|dgl 4y9 ja
prospective a..|9w1|dgm 9vz
prospectus n.a.||cvo
prosper v..14|dmp
prosperity n.q.|dmq 3rs agq dmr|7de 3ru s5 s6
prosperous a..|dmr agq 3rs dmq|wj 3rt
prostate na.8.|dms dmt|ps pt
prostatic a..|dmt dms
prosthesis n.6.|ay4|6f4
prostitute nv.i.15|30s dmu dmv|1e4 1e5 2g9 2ga
prostitution n.4.|dmv dmu|29p 29q
prostrate va..12||239 37x
prostration n.q.|5m0
protagonist n.i.|kv|kw
proteaceae P.k.||1il
protease n.r.|d7v|55r hs
protect v..x|aao 69h 24b 63y 2ne|75m
protected a..|9p0|9oz dmw dmx dmy
protecting a..|dmz|69h
protection n.4.|63y aao 24b
protective a..|69h aao|69g 6v0 d0y dj4 dmz dn0
protectively r..||dn1
protector n.i.|2ne aao|2nf
protectorate n.f.
protege n.i.||2aq gs
protein n.r.|hs
proteolysis n.m.|dn2 dn3|4fk
proteolytic a..|dn3 dn2
protest nv.a.w|dn4 dn5 dn6 3wn 7w7 5tu dn7 339|4lp 3wo 34g 753 dn8
protestant na.i.|1ij|1ik 57j 47r 248
protestantism P.9.|248|150 151
protestation n.a.|dn4 dn5 dn7 dn6|4lp vq
prothrombin n.r.||9bh 9bi hs
protista P.5.||288 1n0
proto a..|8ag|34w
protocol n.a.|dn9|4jk 4jl
protoctist n.5.|168
protoctista P.5.||9v6
protogeometric a..||70
proton n.h.||cpc 2y6 2y7
protoplasm n.8.|6w0
prototype n.9.|5x3 9f2|5x4 1su
prototypical a..|9f2 5x3|8g0
protozoa P.5.|dna|1n0
protozoan na.5.|1fs|168 dna
protrude v..16|4k1 91o 34r bmm
protruding a..|bmn|34r
protrusion n.p.|48u 48w 48x|48y 48z 1o2
protuberance n.p.|48u 48v|48y 48z 1o2
proud a..|25g azd|25c dnb d99 3nu 7m6 afn 5wt ddc
proudly r..||25g
provable a..|7a3|1v2
prove v..16|8oj 7a7|vh
proved a..|8uy|dnc 8ux dnd dne
proven a..|8uy|dnc 8ux dnd dne
provenance n.f.|6ke|6kf
provence P.f.||43a
proverb n.a.|dnf dng|1ek 1el
proverbial a..|dng dnf
proverbially r..||bog
proverbs P.a.||j1 j2
provide v..14|9vd 99m 4sa
providence n.f.|7z5|14t aap 63y
provident a..|9nh
providential a..|9p6|9p2
province n.f.|13v dnh dni|225 226 7l
provincial a.i.|dnh 13v dni|1e7 dnj
provincialism n.9.||96c 9w 3b0 38k
provision n.a.14|dnk dki 99m 9vd 4s8 dnl|5ys 2bf 2bo
provisional a..|dki|7cc
provisions n.d.
proviso n.a.|dnk|5ys 2bf 2bo
provocation n.4.|yv 2qa|9sz wp
provocative a..|10e 2qa 24o zz|zy b1d
provoke v..11|24o 10e b1b 8v5 zz b1a|100 1vk
provoked a..|1ls|1ld
provoking a..|zy|10e
prowess n.9.|279|27a
prowl nv.4.12|dnm dnn|bwp 4jy 1f3 bww
prowler n.i.|dnn dnm|bey 8oy 16u
proximal a..|dno dnp
proximate a..
proximity n.7.|dnp dno|cnd 1cz 1d0
proxy n.i.||yg
prudence n.7.|9ni dnq|9nj dhj 9p1 50b 50c
prudent a..|59e 7rx|59d dnr dnq
prudently r..||59e
prudish a..|dk3|1z8
prune nv.d.z|6os|1wa dns 6v9
pruning n.h.
prunus P.k.
prurient a..|dnt 4o6|8ru
pruritus n.9.||bii bij bik
prussia P.f.|dnu dnv
prussian P.i.|dnv dnu|30q 14s
pry v.6.z|bkl bkk dnw dnx cs5|94 95 3za 66i cs7 2jx
prying na.9.|dnx cs5 dnw 6th|6tf u9 1gw 6td
psa P.r.||hs
psalm nv.a.10||1uc 37n
psalms P.a.||j1 j2
pseudo a.i.|94w 6hw|35i 1m 2bl
pseudophloem n.k.||4hj
psi n.n.||2dj
psilocybin n.6.||ad2 ad4
psithyrus P.5.
psittacidae P.5.||at
psoriasis n.q.||g2
psyche n.9.|3xr c9z dny|dnz do0
psychedelic a..|do1|ad5
psychiatric a..|do2 do3
psychiatrist n.i.|9sq do3|7jl 45y 45z
psychiatry n.9.|do3 do2 9sq|2pt 2pu 1k2
psychic na.i.|c9z 3xr|do4 bbx
psychical a..|c9z dny 3xr|bbx
psychically r..||c9z
psychoactive a..|ad5|ad3 do1
psychoanalysis n.4.|do5 do6|9jd nd ne
psychoanalyst n.i.|9sp|9sq 7jl 45y
psychoanalytic a..|do6 do5
psychogenic a..
psychological a..|ca0 do7 35v|bbx
psychologically r..||ca0
psychologist n.i.|ast 35v
psychology n.9.|35v do7 ast
psychomotor a..||ata 368
psychopath n.i.|do8|cp2 4qz 2uz
psychopathic a..|79n|303
psychopharmacological a..
psychophysics n.9.|do9|35u 35v
psychophysiology n.9.||35v
psychopomp n.i.
psychosis n.q.|d4c doa|79n 10g
psychotherapeutic a..|dob doc 9jd
psychotherapy n.9.|doc dob|do3 2pt 2pu
psychotic na.i.|4qy doa d4c|4qz 2uz 303
pteridaceae P.k.||ma
pterocarpus P.k.
pterygium n.8.||62b 62c 20e
ptolemaic P..|dod doe
ptolemy P.i.|doe dod|2cg 2ch
pub n.6.|dof|dog
puberty n.s.|doh|ot
pubescent a..|doh|8j3
pubic a..|doi doj
pubis n.8.|doj doi|1pu 1pv
public na.e.|dfl dok 5rf|y8 dol 5r8
publication n.a.|1q7 dk4 bi6 bi7|1q8 157 dk5 sd se
publicist n.i.|dlv s7
publicity n.a.|jw
publicize v..w|43u dlv sc s7|s8
publicized a..|sa|s9
publicly r..||dok
publish v..10|dk4 1q7 bi7 dom don cpj bi6|43u
published a..
publisher n.e.|cpj dk4 bi6 don|6ej yc yd
publishing n.4.|dom bi6|sd se sf
puck n.i.||8h4
pucker nv.p.z|doo dop|37v 1m8 6lr 5xo
puckish a..|aye ce5|ayf
pudding n.d.
puddle nv.r.12|doq|9bg 3no dor 1f3
pudendal a..
pueblo n.i.||160
puff nva.j.y|dos abw dot dou 9xy 3lp dov dow|3lr 413 2dn b7z 81t b7w 3lu 3lo 3lt 2xi
puffball n.k.
puffed a..|dow|2xi
puffin n.5.||2h9
puffing n.4.|dou dot|dox 40k ij
puffy a..|3bx|2cl
pug n.5.||3kr 49j
pugnacious a..|doy|doz
puke nv.i.t|49w dp0 dp1 dp2|2ih 2ii 75a 36b
pull nv.4.z|afq dp3 2fn 2fr 83z|jc vg
pulley n.6.||4pf 1kd
pulling n.4.|afq dp3 2fr|jc
pulmonary a..||4mq
pulp nv.h.z|ckf dp4|87b 1mo 4hj
pulpit n.6.|6wr|2p0 2p1 2ns
pulpwood n.r.||dp5 15k 15l
pulpy a..|dp4 ckf ckh|ajh
pulsate v..12|dp6 32y dp7|32z
pulsation n.b.|dp8 dp9|9gn qx
pulse nv.b.12|dp8 dp9 32y dp6 dp7|9gn qx 336 32z
pulseless a..|6zv|29i
pulverize v..u|dgw a91|7tb
pulverized a..|dgv|9e1
pummel v..z|dfb|2u6
pump nv.6.z||1kd dpa 6al 3hq 3hr 77a
pumped a..||8dg
pumpkin n.k.||dpb
pun nv.a.10|dpc dpd|9ur 2vm bk9
punch nv.4.z|biv|3ln 3ls ol 2u6 biw 8fv
puncher n.i.|6jh|6ji 6jj 6jk
punctual a..|dlz dly|dlx dpe
punctuality n.7.|dly dlz|628 629 41d
punctuate v..u|5pu|kn
punctuation n.b.||x
puncture nv.b.z|dpf 1gy|al am an dk1 7ll
punctured a..|6vf|563
pundit n.i.|b8e
pungency n.a.|2wf|2vm
pungent a..|h9|ha
pungently r..||2wf
punic na.a.|4p4|ahu 13q 4p3
punish v..15|2kj 6f1 512
punishable a..|ab9|6n5
punished a..
punishing a..
punishment n.4.|512 2kj|dg
punitive a..|6f1 2kj|6ey dpg
punk na.i.|any 49x|1k 1l 1m 4a4
punster n.i.|dpd dpc|aqq
punt nv.n.z|dph dpi|bn9
punting n.4.|dpi dph|bn8 3ln 3ls
puny a..|dpj da2|1l3
pup nv.5.t|dpk|4fz 4g0 329 32f
pupa n.5.|dpl dpm dpn
pupal a..|dpm dpl|8j3
pupate v..t|dpn dpl|a0m
pupil n.i.|5mu|5mv
puppet n.6.||9cb 9cc 2o3
puppis P.h.||202
puppy n.5.||dpk 4fz 4g0 3kr 49j
puppyish a..||3ws
purchasable a..|41l|6fy
purchase nv.4.14|4dw 4dr 4ds 4dt|gr gp 11k
purchasing n.4.|4dt 4dr|4dw gr gp
pure a..|dk7 dck|9sh dpo dcj dk6
purebred na.5.|3ko|3kn d72
puree nv.d.z||45c 46c
purely r..|dpp
purgative na.6.|1b2 4se|bri
purgatory n.q.||6nh 3ef
purge nv.4.15|dpq dpr|dps 9re bs d95 2q9
purging na.4.|40 dpt|41 42 dpq
purification n.4.|dpu 7x0|41 42
purify v..u|7x0 dpv dpu dck dpr dpw
purifying a..|dpt|dpq
purim P.s.||ae1 27w 56u
purine n.r.|lh|li
puritan n.i.||1ij 1ik
purity n.q.|dck dk7 7x0 dpw dpr
purkinje P.i.||arx 2ps
purl v.6.12|8d4|9jo 3w9 3wa 591 3gt bo1
purloin v..14|6p|6s 6t
purple na.7.u|c7f dpx|1ea 1eb 3fk 1ec
purplish a..|dpx|1ec
purport nv.a.w|bc5 120|62q 5ai vn 129
purportedly r..|dpy
purpose n.9.v|11z 120 9us|125 2k6
purposeful a..|dpz
purposefully r..||dpz
purposely r..|st|su sv
purse nv.6.u|2qs dfe|1h8 2or dff 6rp
pursuant a..|64n dq0|5y9
pursue v..15|8mq ama 50w 50t 50v dq1 dq2 dq0 64n|1s8 472
pursued na.i.|50x|50y 50z 2uz
pursuer n.i.|50v 50w|9lf 16u
pursuing a..
pursuit n.4.|50t 50w dq2 dq1|dq3
purulent a..|b6e|b6b
purveyor n.i.|dnl|4sa cp cq
pus n.s.||1zt
push v.4.12|5vo 8fv dq4|jc vg
pushing n.4.|5vo 8fv|jc
pushup n.4.||3o9 3oa
pussy na.8.|dq5 b6e|dq6 9z8 9z9 b6b
pussytoes n.k.
pustule n.q.|3ic|d3z g1 g2 3i1 3i3 1dg
put v.4.z|brj
putout n.4.||dq7 74x 3mn
putrefaction n.q.|dq8|3j0 6fs
putrid a..||dq8
putt nv.4.z|dq9 dqa dqb|86c 2ok 2az 2ol
putting n.4.|dq9 dqa dqb|86c 2ok 2az
putty nv.r.z||4v3 m4 9cw 4sv 1wt
puzzle v.a.v|clh dqc 1du 2ql|dkj dkk bn7 1dw
puzzled a..|d93|2qp
puzzlement n.9.|2ql dqc 1du|3at 1gw 10g
puzzling a..|8nk 3as|8nl 61e
pygmy n.i.||89l
pyknotic a..
pyloric a..
pyralidae P.5.||161
pyramid nv.p.14|dqd dec|6ry 1o2 38a
pyramidal a..|dec dqd|9vq
pyrenees P.h.||1bv
pyrex P.r.||a26
pyrimidine n.r.|6w1|li
pyrography n.4.||84u 25w 1yx
pyrola n.k.|dqe
pyrolaceae P.k.||3q4 1il
pyrometer n.6.||dqf i1
pyrotechnic na.6.|9eq|9er 8a1
pyroxene n.r.||xw
pyrrhic na.a.||6we 4f0 4f1
pythagoras P.i.|dqg dqh|1o 23n
pythagorean P..|dqh dqg
pythias P.i.|dai|47y
python n.5.||1in 1io 1ip
qaeda P.e.||97z 97y 6s4
qatar P.f.||ww wx
quack na.i.w|dqi|45y 45z 1us 50d 35i 1m
quackery n.4.|dqi|dh8 1wu
quad n.i.||dqj ve
quadratic na.a.||8r2 8r3 dqk
quadriceps n.8.||1f 1g
quadrilateral na.p.|9q0 cjz|9q3 58k 3y8 cjy
quadrillion n.n.||3cq ef
quadrillionth na.n.||88r 72p 72q 3ct
quadruped na.5.|dql dqm
quadrupedal a..|dqm dql
quadruple nva.e.u|dqn dqo|3xa 829 qz 82a
quadrupling n.m.|dqo dqn|82c a8
quahog n.d.||5aq 6k0 3lw
quail nv.d.12|6n7|a9x 53h 2pp
quaint a..|dqp dqq|1qx
quaintness n.7.|97c|cw7 y1
quake nv.b.12|8b2 dqr dqs dqt|7cy dqu 968
quaker n.i.||1ik
quakers P.e.||dqv 47r
qualification n.7.|8hb dqw 5yt dqx dqy|8hc 2ka dqz dr0 73
qualified a..|5z0|5yz cg0
qualify v..16|dqx 8hb 4g1 dqw|9uw 6iw h0 fw
qualifying n.o.|1xj cg2|1xk 1xl
qualitative a..
qualitatively r..
quality n.7.|4zh 4g1 dqx dqw 4ze dqy|4g2 28w
qualm n.c.|ceg|1lz p5
quandong n.k.
quantification n.9.||bwh ab6
quantifier n.a.||16
quantitative a..|72r|72o 88q ct9 dr1
quantitatively r..
quantity n.3.|1h9 7q|7r 7s
quantum n.9.||3df
quark n.h.||1ru 1mn 1mo
quarrel nv.a.w|1c7 7vd|1c8 1c9 22o 22s
quarrelsome a..|22w 68a|22p
quarry nv.i.y|djv 6vi|50z 2uz 906 1wq
quart n.n.||9c1 9c2 4cq
quarter n.n.16|a0r|88r 72p 72q 3ld
quarterback n.i.x||9uf 3kb 1 2tt
quarterly nar.a.||cho 7ly 1q7
quarters n.6.|2xl 4k2|33
quartet n.n.|9pu|ee ef
quartz n.r.|6ro|a26
quash v..15|dr2|6qu
quasi a..|dr3|13p
quassia n.r.
quatrain n.a.||dr4 6de 1w2
quaver nv.b.w||2u5 dr5 26i
quavering a..|dr6|6ca
quaveringly r..||dr6
quebec P.f.||dr7
quechua P.i.|b0u|22b 22c
queen n.5.15|1mv cqi|1mw 14y
queenly a..|cqi 8tc 1mv|23h
queens P.f.||3tf
queensland P.f.||dr8 13v
queer a.i.15|947 3ad 6te 6pa|7me 2ku 1qx
quell v..u|dr9 6qv|62s 62w
quench v..y||b9
quenched a..||8bb
querulous a..|5tt|5ts
querulously r..||6kx 5tt
query nv.a.w|8od 4s0 8oc|4ry 1ve 66i
quest nv.9.14|dq2 dra 9dt|dq3 drb f4
question nv.a.w|8od be4 4s0 bdx dkk 82e bdw 4ry 8oc|1ve bn7 100 1vk 66i
questionable a..|188|186 1ud dkl 82h 9v7
questioner n.i.|8oc 4s0|4bn 26l
questioning na.a.|4ry bdx 4s0 d94|1ve 2qp
questioningly r..||6tg
questionnaire n.a.
queue nv.e.12||5ob 2o8 24z drc bnx
quick ar.8.|97q 4um arh dm0|8v afg dm1
quicken v..u|8r 8x|8t
quickening n.m.
quicker r..|97p|97q
quickie n.4.||9fs 42
quickly r..|drd dm0|97q dre dm1
quickness n.9.|lo zp|q5
quicksilver na.r.|ca8 8s1|13t i0 7xd
quickstep nv.a.12||33q 33r
quiescent a..|81y
quiet na.q.13|c12 drf arr arq 1vr dcg drg 8bh drh dri|drj 5dt 2dn 115 2z4 6xg 1vs drk
quietly r..|drl|9zk drh drg
quietness n.7.|dri drh 8bh dcf drg|arr 2z4 4h2
quill n.6.||d7d 4zs drm 1sx
quilt nv.6.10|5ph|wu wv 3d7
quilted a..|drn|dro
quinine n.6.||1rp 1rq
quintet n.a.||jx
quintillion n.n.||3cq ef
quip nv.a.w|8q7 9wb drp|1ek 1el bk9
quirk nv.7.z|6pa cvh|8cb 8cc 8cd 6tm 2kv
quirt n.6.||9gc
quit v..16|4u2
quite r..
quits a..||27i
quiver nv.c.12|544 dqs drq drr|149 p5 dqu 968
quivering n.q.|drr dqs|dhw
quixotic a..|ayy|6lk
quiz nv.a.w|drs 8vw|5ve 43w 4rz 4s0
quizzical a..|dd4|ayf
quota n.n.
quotable a..
quotation n.a.|fu 59p cek|9m6 5qh 5f8 5f9 j2
quote v.a.w|cek 59p|aew
quotient n.o.|d82|8ef 91
rabat P.f.||1hz
rabbi n.i.|drt dru|g5
rabbinical a..|dru drt
rabbit n.5.x||aee aef 1fn 1fo
rabble n.e.|cf4|6pg
rabid a..||drv
rabies n.q.|drv|i5 i6
raccoon n.r.||33n 19d 19e
race nv.b.12|4hy 4i1 9ma drw drx 2x2 dry|4hz
racecourse n.6.|37a|37b 12m
racehorse n.5.|vt|vu 47f aop
raceme n.k.|d3m|d3n 4sk 3l7
racemose a..
racetrack n.6.|37a|37b 12m
rachel P.i.||4sf 1e4 1e5
racial a..|drx drw bdt|bds drz
racially r..||drx
racine P.i.||ts 24h
racing n.4.|dry 4i1|hf
racism n.9.|ds0 ds1|3ax 3b0 38k
racist na.i.|ds1 ds0 drz|ds2 7zy kw bdt
rack nv.6.12||12s 12t 9ws ds3 w6
racket nv.b.15|cqp cal ds4 ds5|2u4 2u5 8lq rt 4uf 4uh
racketeer nv.i.15|ds5 ds4|1k 1l 1m 5z5 n7
racy a..|ds6|6z2
radar n.6.||i1
radial na.6.|ds7 ds8|ds9 ao3
radially r..||dsa
radiance n.j.|6e8 a2f 31w dsb 9gs|2j9 2ja 320 424 42g 3fk
radiant a..|31w a2f dsb 9gs dsc|31m
radiate va..17|dsb 31w 321 a2f dsa|8jj 36a 36b 3c6
radiating a..|7yd|7yb
radiation n.j.|321 dsb|322 7q3 7q4
radiator n.h.|dsc
radical na.r.|es 1jp 92w cpf|2ds 8vm 9se
radicalism n.9.||1jl 1jm 9w
radically r..||cpf
radio n.a.w|dsd|dse 4gj 155 dsf dsg 1hu dsh 2a0
radioactive a..|dsi dsj
radioactivity n.m.|dsj dsi|dsk
radiochlorine n.r.||555 i0
radiography n.m.||dav
radiology n.9.||2pu 1k2
radiometer n.6.||9wz i1
radiopaque a..
radiosensitive a..|dsl db0|cql
radish n.d.||54v 328 4ec
radium n.r.||13t i0
radius n.7.|ds8 ds7|4g4 2cx 21b
radix n.n.
raf P.e.||12p 12q 12r
raffia n.r.||6h2 2za hh
raft nv.6.12||54s 4ck
rafter nv.6.14||31u 31x 31y
raftered a..
rag n.6.11|dsm 2q9|3b6 31z ag 2qa 1nk
ragamuffin n.i.||9x2 53o ov
rage nv.c.16|9v8 dsn|z0 p5 1lf 8x3 15u hp
ragged a..|dso dsp dsq af6|ya 3i0 6n9
raggedly r..
raging a..|dsr|6cb
ragtime n.a.||61f
ragweed n.k.|dss|con
ragwort n.k.|dss|con
raid nv.4.15|7g7|b6x 1fk 1fl 29c bf6
rail nv.6.w|dst dsu dsv dsw dsx bff|2t1 2t2 8h0 8h1 4ot 34g
railhead n.6.||9xl 21t 12m
railing n.6.|dst dsw dsv dsu|2t1 2t2
railroad n.6.15|8h0|8h1 4ot yc
rails n.6.|dsy|95
railway n.6.|8h0 dsz|8h1 4ot yc dt0
rain nv.j.17|5gy dt1 86d dt2|5gz 2dn 2do 9sj 201 1gu 86e
rainbow n.h.||21a 21b
raincoat n.6.|dt3|5in 4kr
rainfall n.j.|5gy|5gz 2dn 2do
rainless a..|87n|234
rainwater n.r.|dt2|9sj 201 1gu
rainy a..|dt1 dt2 5gy|3ol
raise v.7.u|al0 3s1 ahj 27x|qz
raised a..|8h2 pf|8gz bvq pb
raising na.b.|8gw b2u|27l qw qx b2r
raja n.i.|dt4|14y
rajah n.i.|dt4|14y
rake nv.i.12||qj 9cl 3k2
rakishly r..||6y3
rally nv.e.z|cko cf6|2nw bs 21u dh acb 5q0 39b dt5 bq0
rallying na.4.|8lc|cf7 29z 8l9
ram nv.6.z|dgq 866 6l4|7ps biw 8fv 5bw 442
rama P.i.||boj 7in
ramadan P.s.||1zt
ramble nv.4.16|c7t 85r bkr|1ez 1f1 1f2 68s 22t
rambling a..|dt6|5hp
ramification n.4.|3yb 3y5|3yc 72 73
ramp nv.6.16|b1i dsn dt7|b1k 4pf 1kd hp
rampant a..|dt7 dsn|brd
rampart n.6.|30e|30f 30g
ramrod n.6.||2mr
ranch nv.6.15|dt8 dt9 dta dtb|6wq 34j 96y 970
rancher n.i.|dta dt9|4sm
rancid a..|dtc|l8
rancor n.c.|3ew dtd|zd ze p5
random a..|20p ae2|20n dte
randomization n.4.||1cr
randomly r..|20m|20n 20o 20p
range nv.7.16|5t0 dtf ah0|h5 7s ah1 1u0
ranging a..
rangy a..|bpo|bpq
rank n.e.v|3cs 835 dtg dth|bwq 2o8 24z 9g
ranked a..|a5u|a5v
ranking na.q.|dth dtg dti|9f 9g 8fx
ransack v..14|7g6 5ol dtj|6t 5on 2jx
ransom nv.l.14||1ac 76y se sf 2ga
ranunculaceae P.k.||c2u 1il
rap nv.a.z|3g9 bo8 bo7 dtk|3gb 3gc 3gd 305
rapacious a..|zj|zf
rape nv.k.15|7t1 29n dtl|ckn 1di 29b
raped a..|7gs|1n8
rapid a.h.|dre 4um|8v
rapidity n.7.|4um dtm dre|4un 41d
rapidly r..|drd|97q dre
rapist n.i.|dtl|zn 1m 1k 1l
rapport n.o.||bnp
rapture n.q.|8cy 8cz|38y p5
rare a..|dtn b7o b7m dto|8sn b7l dtp
rarefied a..|dtq|dtr
rarely r..|dts|b7o
rarified a..|dtq|dtr
rascal n.i.|dtt 7sz|ap6 2ii
rash na.q.|azw ai2|8sc azu
rashly r..||azw
rasp nv.a.z|dtu a7m dtv|9d 3r
raspberry n.k.||3y0
rasping na.a.|dtu dtv a7m|9d 4es
rat n.5.15|dtw 49w 7et|4tw 75d 75h
ratable a..|dtx|89j
rate nv.s.v|90 835|91 4zw 1ac
rates n.l.||6v6 8wr bup
rather r..|bap bnj
rathole n.h.||amk 8c 8d
ratified a..|bte|blp
ratify v..15|dty 8lz|dtz cy
rating n.9.|8ue 8uf|1xm 1xn mv
ratio n.o.|8ef|91
ration n.d.14|du0 du1|57b 19w 6ue 599
rational a.n.|72q 5kw du2 bbv|bh6 avq 5kv 7am bbz du3 bbx
rationale n.9.||8zy 1j7
rationalism n.9.||23m 1mj
rationality n.q.|du2 5kw|du4 du5 10g
rationalization n.9.|du6 1um|8zy 1j7
rationalize v..w|1um du6|75l 22k 86z 79y
rationally r..||5kw
rationed a..|7xn|7lm
rationing n.4.|du1 du0|19t 19x
ratite n.5.|cf3
ratlike a..||dtw
rattan n.k.||4ff 2mw
rattle nv.b.13|du7 6kc du8 du9|2u4 2u5 968
rattler n.5.|du9 du8|6h4 6h5 1ip
rattlesnake n.5.|du9|6h4 6h5 1ip
rattling nar.b.|du7 6kc du8 8o8 dua|2u4 2u5 8w8
raucous a..|dub 7ue|4es 3p2
raucously r..||dub
rauwolfia n.r.||17p
ravage nv.b.u|7fo|1nb 1nc 4c1
raven nv.5.z||6pf 3fo 5q3 1yi
ravine n.h.|4ka|25n 25o
raving nr.a.|bix|72u 72v la
ravishing a..||2g0
raw a.q.|b8h 4xb|aro
rawhide n.r.||9a0 19d 19e
rawness n.q.|5lj|6xb 6xe
ray n.j.17|31v|2j9 2ja 320
rayless a..
rayon n.6.
razor n.6.t||2me 2mf 2mg duc 2wi
rbi n.4.||dud 6bf 62y
re n.r.||13t i0
reach v.f.12|2et 2eo due czz|171
reaching n.4.|czz due|ol
react v..v|duf dug 368
reactance n.j.||4kk
reactant n.r.|duh
reaction n.m.|5p2 duh 368 duf|4fk ij
reactionary na.i.|3vh|3vi
reactivate v..u||i9
reactive a..|dui duh|duj
reactivity n.9.|8ws dug|jt jh ju
reactor n.6.|23y|1pq
read v.a.v|duk dul 45w|66d 1yg
readable a..|5bq bth|btg
readapt v..u||b2 b3
reader n.i.|dul duk|4du 15g 4dv
readily r..
readiness n.q.|diq dk2|dum zb zc 1gw 10g
reading n.9.|45w duk|45x 5bh cr
readjust v..u|dun duo|b2 b3
readjustment n.4.|duo dun|b6 be bf
ready a.q.10|dk2 diq|9fl dm1 dup duq
reaffirm v..w|dur|vn
reagan P.i.||269
reagent n.r.||ip
real ar.n.|j7 dus dua|j6 j8 807 alv
realign v..u||mx my
realism n.7.|dh9 dut dus duu|dh2 2k6 j5 ja 23m 1mj
realist n.i.|duu dus dcv|23n
realistic a..|bvm dut|dh5 bvk by4 duv duw
realistically r..||bvm
reality n.9.|dux dus duv 9zr duy j7|8zg j5 ja
realization n.9.|duz dv0 1y0 ctw j4|1y5 1y6 1yw 1yx
realize v..v|dv0 duz 1y0|5kr
realized a..|by|5a
really r..|9zv jb|9zr 9zu j7 j8
realm n.q.|bno|225 226 7l
ream nv.n.z||2xw 245 922
reap v..z|a2g af9 3d8|39b 7e2 4a3
reappear v..u|dv1 dv2|1v0
reappearance n.b.|dv2 dv1|1vo
rear nv.e.12|dv3 2nt cth ctg 9pm 2nl|2o8 24z 3uc 3ud 3sj bph dv4 239 2np
rearguard n.e.||7gz 274 275
rearing na.7.|ctg cth 9pm 8rm|cti 2od de dg 8rj
rearrange v..u|dv5 bls|1bu
rearrangement n.4.|bls dv5|253 254 1yw
rearward nar.f.|2nt 2pd 2nq|dv3 3uc 3ud 2np
reason n.g.v|cuw 5xz du2 bbu 22k dv6 76|89u 4sg cr 22r
reasonable a..|5rs dv7 94i cfk|5rr agu dv8 94k
reasonableness n.q.|du2 du3|du4 du5 10g
reasonably r..|94l|94k 94i
reasoned a..|dv9|3dc
reasoning n.9.|76 dv6 bbz|1j7 5kw
reasonless a..|dva|b3f
reassail v..x||29b
reassemble v..10||29y 2a1
reassert v..w|60g dur|vn
reassign v..15|dvb|2al 1x4
reassurance n.4.|dvc dvd dve|9y 9z
reassure v..11|dvd dvc dve|1vr 1vs 2bu 2bv
reassured a..|604|2bz
reassuring a..|5pp|dvf 5po
reassuringly r..||5pp
reawaken v..t||2lb
reb P.i.|bkt|bku 4tj 4tk
rebate nv.l.14||dvg 1ab 1ac 7r8
rebel nv.i.15|bkt bbk cl0 bbj dvh dvi|bku 4tj 4tk 6hz 1jp 37 38 7w7 753
rebellion n.4.|dvi 768 7qp dvh bbj cl0|3wo 2ua
rebellious a..|768 dvi 7u5 7qp bbj 761|bb0 7qn
rebelliously r..|766|762 767 768
rebirth n.j.
reborn a..|dvj|dvk
rebound nv.b.12|3ut 3ul|qx 3ur
rebuff nv.4.w|dvl dvm dvn dvo|wo wp 7s6 2sc 773
rebuild v..10|dvp dvq|48g
rebuilding n.4.|dvq dvp|dvr 9fs 42
rebuke nv.a.w|3gc 38t dvs|3gd 4oo 2ej 2ek
rebut v..w|dn8 7vb dvt|7bk 7bl 7va 7vc
recalculate v..v||1zn
recall v.a.v|dvu dvv
recapitulate v..w||dvw aew
recapitulation n.m.||7im
recapture nv.4.11||dvx 3ti gp 1m5 4m0 4m3
recast v..10||4qc 2al
recede v..12|8c6
receding na.b.|945 2pe|7p6 2pb
receipt n.4.w|dvy fs|gp fv
receipts n.l.|a9p|1h8
receive v..14|a63 dvy 2aq cur
received a..||9t
receiver n.6.|dsf|dsg 1hu nh 8aq 8ar 8as
recent a.s.|cpe bqq|9se 1kk
recently r..|bqp|bqq
receptacle n.6.|am7
reception n.a.|dvz dw0|5uv fv 2vj 1xi dse 4gj 155
receptionist n.i.|dw0 dvz dvy|dw1 bp
receptive a..|d9q bft|d9p
receptor n.8.
recess nv.q.z|6cf cpw|91y
recession n.q.|dw2|7de
recessive na.8.||18n 18o 18p dw2
rechargeable a..|dw3|dw4
recipe n.a.|9ok|4jl
recipient n.i.|2aq a63|gs
reciprocal a.o.|bfi 6fe|3c7 bc7
reciprocally r..||bfi
recital n.a.|cm5 cm6|1kx 1ky 5xj 2fs
recitation n.a.|dw5 dw6|1w2
recite v..w|72t dw6 dw5|5z8 6s7
reckless a..|3pa 9lo|2gd
recklessly r..||4nn
recklessness n.7.|9lo 4nn 3pa|dw7
reckon v..v|aaw 4fr|1r0
reckoning n.9.|1zq 1zn|1zr 1j7
reclaim v..14|9mz
reclaimed a..|dw8|dw9
reclassification n.4.||4s4 2a3
reclassify v..v||2zo 4r6
recline v..12|dwa dwb|1lk 21g
reclining n.4.|dwb dwa dwc|ol
recluse na.i.|dwd dwe|b4i 1b8
reclusive a..|dwe dk9|1b8
recognition n.q.|fr ato ceu|fz 7l 2b8
recognizable a..|d83 atm|7hg 7x8
recognize v..v|g0 dv0 7pv|9k 5kr
recognized a..|a0|a1
recoil nv.b.12|6n7|qx
recollect v..v|dvu dwf dvv
recollection n.9.|dwg dvv dvu|c9m ju 2b8
recombinant na.5.||2ms
recombination n.b.||3ij 3ik
recommend v..w|t1 dwh|qy
recommendation n.a.|dwh t1|og oh
recompense nv.l.14|1aa 5td 5tb|1ab 1ac
reconcile v..u|bd 2ru 5xs 1vt dwi dwj|34x mw 10q 9k
reconciled a..|64o|5y9
reconciliation n.4.|dwi 1vt|18b
reconciling a..||kd
recondition v..u||5yr
reconnaissance n.4.|dwk dwl|4v8 4v9 1fl
reconnoiter v..13|dwl dwk dwm|ch5 ch6
reconsider v..v|dwn dwo dwp|6q 6r
reconsideration n.a.|dwo dwn|647 7h8 43w
reconstruct v..v|dvp dvr|623 1r0 48g
reconstructed a..
reconstruction n.s.|dvr dvp dwq|y2 y3 9fs 42
reconstructive a..|66c dwr|668
reconvene v..12||6b0 29w
reconvert v..u||58d
recopy v..10||6dc 6df
record nv.a.w|ce a9 7pp dws 2gr dwt dwu|cf cg 7pq 7pr 7ps aa
recorded a..|4jb|4ja 9d3
recorder n.6.|dwt dws a9
recording n.6.|56y dwu dws|2a5 1yx
recount v.4.w|cm6 dwv|4vc 1ja
recoup v..14|dww|5td
recourse n.4.|dwx|9z
recover v..14|a4 dwy 78x 6ay 6az dt5 dwz|3ak bq0 6ev
recoverable a..|dx0|dx1
recovered a..|6t7|6t8
recovering a..|6ax|wc
recovery n.b.|dwz dt5 6az 6ay 78x a4|be bf 8y agm ij
recreate v..t|dx2 dx3|8mj ud
recreation n.4.|7yg dx4
recreational a..|dx4 dx3 7yg 1dl|1dm
recrimination n.a.||dw dy dz
recruit nv.i.15|dx5 83v dx6 8nz|dka 4tk 9hl 1ym 1yn 83w a9 8ny 6dj 83t
recruitment n.4.|8nz dx6 dx5|bs
rectal a..|dx7 dx8
rectangle n.p.|9py 1mb|9pz 9q0 9q3
rectangular a..|1mb 9py d8z|1lj d8y
rectifier n.6.||1pq
rectify v..w||27z
rectilinear a..|bwt|bws
rectitude n.7.|dx9|4iy 4iz
rectum n.8.|dx8 dx7
recuperate v..14
recuperation n.m.|6az 6ay|agm ij
recur v..u|dxa 68m dxb|23a 7b1
recurrence n.b.|dxb 68m dxa|6vo 336
recurrent a..|68m dxb dxa|68j
recurring a..|68o|68j
recurved a..|6ur|21m
recycling n.r.
red na.7.|5be 531 3l1 5nw 4cb|1ea 1eb 3fk f6 f7 1ec 3km 311
redcoat n.i.||4tj 4tk
redden v..t|3n2|3fp
reddened a..|5nw|311
reddish a..|531|1ec
redecorate v..10||pa
rededicate v..w||5qz 1wq
redeem v..15|78y dxc dxd dxe 56l
redeemable a..|dx1|dx0
redeeming a..|dxc|1lc
redefine v..16|dxf dxg|76g
redefinition n.a.|dxg dxf|76i cr
redemption n.4.|dxe dxd 78y|78v 78x
redeposition n.m.||7cz d4 a8
redevelopment n.4.|dxh|42
redheaded a..|3kk|3kf
redheader n.i.
redirect v..12||4qe
rediscover v..13|dxi dxj|7rl
rediscovery n.4.|dxj dxi|403
redistribute v..z|dxk dxl|7lk
redistribution n.4.|dxl dxk|19x
redly r..||531
redness n.q.|4cb 5nw
redolent a..|8v4|2lm
redouble v..u||8sf qz
redoubled a..|b2q|d8
redoubtable a..|14k|14d
redress nv.l.15|1g4 2dy dxm|1a9 1aa 1ab
reduce v..u|6v9 dxn 69q
reduced a..|2l c0a|2k 73o 73p 2zp 73q 73r 73s 73t 73u 73v 7da
reducing n.m.|dxo|5p2 4fk
reduction n.4.|69q dxp 6v9 dxo|do 5p2 4fk
redundancy n.a.|dxq 8wk dxr dlo|dxs dxt 8wj 8wm
redundant a..|8wk dxr dxq|8wn
redwood n.k.||15k 15l
reecho v..13||8cg
reed n.k.|bsb|4wh
reedlike a..|bsb|3r2
reef nv.h.12|2dq dxu|2dr 1q5 7d8
reek nv.9.13|dxv dxw dxx|9qo 87u 5lp 8v3 9h dxy dxz 92z 75a
reeking a..|dy0|3ol
reel nv.6.12|4n1 dy1 ac6|9d1 9m2 4hl 1f3 4ph dy2
reelect v..15|dy3 dy4|8g1 p0
reelection n.4.|dy4 dy3|8g4 8ga
reenact v..10||8ks 742
reenforce v..u|3pq dy5|2sm
reenforcement n.a.||4x1 ci
reestablish v..15
reevaluate v..v|dy6 dy7|1w7
reevaluation n.9.|dy7 dy6|8ue 1xm 1xn
reexamine v..v|dy8 dy9|1jb
refashion v..10|dya
refectory n.6.||2sw
refer v..w|59o 1ao 1wz 7b3|59r 2b2 2zo 4r6
referee nv.i.x|dyb dyc cvs|dyd blo bln 72m
reference n.a.10|1ao 59o fu 59q 4al 7ke 66h|1ap 9m6 5qh 4am 3r6 1q7 1q8
referenced a..|80a|809
referendum n.4.||8ga
referent na.a.|7b3|62q 7b2
referral n.i.||5ee
refill nv.6.u|dye dyf|diw 79a
refinance v..14||9dl
refine v..u|dex dew dyg 5un
refined a..|6sv|6su cd2 dyh 8ec 9zl bp2 d66
refinement n.q.|dew dex dyg|9hg be bf 8y
refining n.m.|dpv|3lz
reflect v..13|3a6 454 bby cdy cdx|b3u
reflectance n.n.||5k5 5k6
reflected a..
reflecting a..||dyi
reflection n.9.|67e 916|648 1j7 7a5 27f
reflective a..|454 3a6|457
reflectively r..||454
reflector n.6.|cdx cdy|8r5
reflex n.4.|367 2jm|368 ij 2jp
reflexive na.a.|2pf 2jm|7aa 62a 2jp
reflexly r..||2jm
reflux n.q.||fo
refocusing n.4.||9kt 8v7 dn
reform nv.4.u|apd dyj dyk aio 37|42 4hu 4i0 rt
reformation n.q.|dyj|azo
reformed a..|dyl|7wc
reformer n.i.|37 dyk|38
refraction n.j.|3e0 dym
refractive a..|dym|3e0
refractory na.6.|bej|93x 24b 2sg
refrain nv.a.16|566 6g
refreshed a..|dyn|dyo
refreshing a..|3x5|3x6
refreshingly r..||3x5
refrigerant na.r.|dyp dyq|5le
refrigerated a..||5le
refrigeration n.m.|dyq dyp|547 3oy
refrigerator n.6.|6cm dyq dyp|6cn 44b 7t5
refuel v..14|dyr 9u6 dys|9u5 9u4
refueling n.4.|9u6 dyr dys|99m
refuge n.f.|dyt
refugee n.i.||8yh 4x 16u
refund nv.l.14|dvg dyu dyv|1ab 1ac 76y se sf
refurbish v..u|dyw dyx|6bl
refusal n.a.|2vd 7bj dyy 736|2ve
refuse v.r.w|2sc 736 dyy
refutation n.a.|dyz dn8|1oq 1os
refute v..w|dn8 dyz 95k 7vb dvt|7bk 7bl 7va 7vc
regain v..14|a4 dz0
regal a..|8jt|23h
regale v..y
regalia n.6.|6pr|41z
regard nv.9.v|dz1 bg3 2f7 5uu 9yc 6q|7h5 7h7 2f4 5uv fv 67i 67j 2hj 6r nx 1wz
regardant a..|2pg|2pb
regardless r..|7vq
regenerate va..10|6bl dvk|dvj
regenerating a..
regent na.i.|dz2 dgx|5r7 45i 1au 5kc
reggae n.a.||33p 33q
regime n.e.|2in|2io ix
regiment n.e.15|dz3 dz4|274 275
regimental a..|dz4 dz3
regimentation n.4.||ayp 5kb dg
region n.f.
regional a..|dz5
regionally r..||dz5
register nv.a.15|dz6 9cj 83w 95i 2gq 8og dz7|4q3 ce cf 5ns 2z4 a9 aa 83v
registered a..
registrant n.i.|dz7 83w
registration n.4.|8og 83w|o4 o5
registry n.a.|dz6 83w 9cj|4q3 ce cf
regression n.q.|9fv|1u
regret nv.c.11|5w9 dz8|456 1m5 cep f4
regretfully r..||dz9
regrets n.a.|737|dyy fv
regrettable a..|dza|2i
regroup v..15|dzb|9o3
regrow v..t||a0m
regular a.i.|dzc cyc dzd dze|cvq dzf dzg cg4
regularity n.7.|dzh cyc dzi dzj dze dzk crl 9s8 dzc|dzl 2cu
regularly r..||dzc
regulate v..u|dzm dzn 1tw a5b ab6 6d4|mw
regulated a..
regulating n.4.|6d4 a5b|127
regulation na.a.|cyd ab6 a5b dzo|4jk 4jl cg4
regulator n.6.|1tw dzm|97
regulatory a..|dzn dzm|60f
regurgitation n.b.||2oc 12n qw
rehabilitate v..15|dzp dzq dzr|dwr 6bl
rehabilitation n.4.|dzr dzp dzs|dzt 9fs 42
rehabilitative a..|dzq dzp
reharmonization n.a.||aer
rehash nv.a.y||c6x ci dzu 1wq
rehearing n.4.||2hi 2hj 2hk
rehearsal n.4.|dzv dh7|dh6 7qa
rehearse v..10|dh7 dzv|5z8
reich P.e.||1as 1at
reign nv.s.15|815 dzw|a5c
reigning a..|dgy|5kc
reimburse v..14|dzx 1a8|dyu
reimbursement n.l.|1a8 dww dzx|1a9 1aa 1ab
rein nv.6.15|aet|6qr 6qs
reincarnation n.i.||2kf 2kg
reindeer n.5.|4nz|4o0 1po 1pp
reinforce v..u|3pq 2oo dy5|2sm
reinforced a..|dzy|32n
reinforcement n.4.|dy5 3pq|1fl
reinstall v..z||bal
reinstate v..15||dwr 6bl
reinterpret v..w||bdl 5bi
reissue nv.a.10|dzz e00|1q7 1q8 157 6dg
reiterate v..w|aew e01
reject v.9.v|7bl k 736
rejected a..||7g5
rejection n.4.|k 736 4of 7bl 7sh|7l
rejoice v..11|blh e02 92y e03|1m5 a3a 930
rejoicing na.c.|e02 e03 blh 8fp|37e 8fo
rejoin v..15|5p4|5zk 1oo
rejoinder n.a.|5p3|1os
relace v..z||bos 2th
relate v..v|2b2 e04 1wz dwv|cm6
related a..|v8 32s 19b|v7 5kp 6f8 6fl vc 5ko
relatedness n.o.|32s v8 19b|1wi
relation n.3.|e04 ub 45k 3qf bdv 2b2
relational a..|e05|5sy
relations n.o.||159
relationship n.o.|3qf ve e04 ub cj
relative na.i.|ve 5sy|e05
relatively r..|5sx|5sy
relativistic a..|e06 e07
relativity n.9.|e07 e06|6ys 6yt 8zy
relax v..t|e08 e09 e0a btx e0b|bzn
relaxant na.6.|38q e09 e08|7d7
relaxation n.m.|e0a e0b e08|a8
relaxed a..|c8y|c8w
relaxing a..|e0c|e0d
relay nv.4.w||42u 12y
relearn v..v||5q
release nv.6.z|bi6 9re 2r3 dsk e0e 36b 7sb e0f|4ny bs sx 4yq
releasing a..|8jo|uz
relegate v..15|77v 7af|e0g dyc 2al 1x4
relent v..16
relentless a..|a8u b5z 68n|a8x 68j
relentlessly r..||68n
relentlessness n.7.|b5z a8u 68n|ca5 b8b
relevance n.o.|1wh 1wm|1wi
relevancy n.o.|1wh 1wm|1wi
relevant a..|1wm 1wh|1wg d9k
reliability n.7.|7bx 7by 2i1 7c0|7c1 7c2
reliable a..|7c0 7bx|7c3 7c4 7c5
reliably r..|94t|7c0 94q
reliance n.9.|e0h 7c7 e0i 7ca|2bs 1gw 10g 7c6
relic n.6.||1s4
relief n.c.|191 e0j|5pe 1id 5pc 1g4 1a9 1aa
relieve v..t|18z 1cm|8if
relieved a..|8ba|8bb
religion n.9.|151 57n e0k 47r e0l|50a 50b 50c
religionist n.i.|e0k e0m 47r 151
religious a.i.|e0l 7j4 47r e0m 57n 151|baf 57m 57k 7j3 bco
religiously r..||baf e0l
religiousness n.7.|7j4 e0l 57n|dbj 4iy 4iz
relinquish v..14|e0n e0o|5zy
relinquishing n.a.|e0o|e0p 1c
relish nv.c.11|abx 2yz|8nn 1id 21z
relive v..v|e0q e0r|8zi 8m9
reliving n.9.|e0r e0q|8zg
reload v..z||by7 79a
reluctance n.j.||4kk
reluctant a..|e0s ak2 7t9|aa6 1rx
reluctantly r..||e0s
rely v..v|7c7 7ca e0i e0h|e0t 36j
relyric v..10||c22 59s
remain v..u|e0u 26 e0v bt9 bt8
remainder n.o.14|bt9 e0v|2g9 2ga
remaining a..|bt4|bt6
remains n.h.
remake nv.6.10|dya
remand nv.4.w|aze|e0w 100 1vk
remark nv.a.w|1ap 5qk
remarkable a..|92i cse|8w8 8uz
remarkably r..|e0x|92i cvc
remarry v..15||c5v 5zj
rembrandt P.i.||bu5 6s5
remediable a..
remedial a..|e0y dxm
remedy nv.4.u|dxm e0y g9 6t6|1g3 42 6eq 6ev
remember v..v|dvu dwg 2b8 4zp e0z
remembering n.9.|2b8 e10 e0z dvu
remembrance n.9.|dwg 5qa e10 e0z 4zp dvu|c9m ju
remind v..v|e11 e12 e13 6sg
reminder n.a.|e13 e11 e12|8zg
reminisce v..v|e14 8v4 e15 dvv|e0z
reminiscent a..|8v4 e15 dvv e14|2lm
remission n.b.|e16|w x
remit nv.9.14||224
remnant n.o.|bt8 e0v|bt9
remodel v..u|dwq
remonstrance n.a.|ctv|43w
remonstrate v..w||4oe 4of
remorse n.c.|5w8|5w9 456
remorseful a..|e17|e18
remorseless a..|ca6|ca4
remote a.6.|7wu 96o e19 96p|96n e1a
remount nv.5.12||47e vu 47f cir
removable a..||923
removal n.4.|71 e e1b|72 73
remove v.7.u|e1b 71 e1c
removed a..
remover n.r.|e1c e1b|eo ep
remuda n.e.||ajl 40w
remuneration n.l.|8aj 5td|1nw 1ab 1ac
remunerative a..|d27 5td|4q8
remus P.i.||f9
renaissance P.s.||y2 y3 e1d be bf
renal a..||bnd
rename v..w||2vx ld
rend v..z|e1e|bou
render v.r.u|9vd bdn bdm e1f|bsq 5z8
rendering n.a.|e1f bdn bdk bdm|5xj 2fs 8zy 1j7 bdo 71i 59j
rendezvous nv.4.15||c8r 29z 3e4 4uh
rending a..|e1g|4es
rendition n.a.|e1f|5xj 2fs
renew v..10|6bl e1h|e1i
renewable a..
renewal n.4.|dzs e1h 6bl|dzt 9fs 42 6dh 68p
renewed a..|e1j|e1k
renewing a..|bfm|3x6
renounce v..15|17 e0p 9op|1a 1b
renovate v..u|e1l dyx dxh dj7|6bl
renovation n.4.|dxh dyw e1l|42
renowned a..|4ui|4uj
rent nv.l.15|50p bsl bsj bsk e1m|1nv 1nw 8c 8d 1lm 50q 50r
rental na.l.|bsi|h8
renunciation n.a.|e1n 7bk|e1o
reopen v..z||3za
reorder nv.a.v|e1p|cy9 3cm 835
reorganization n.4.|e1q dzb e1r|cyh n6 d1
reorganize v..15|e1r e1q dzb|cyl n7 9o3
reorientation n.9.||1jm 9w
repair nv.4.u|9fs 4cp 9ft|42
repairman n.i.|adw|9ft
repay v..14|dyu dyv e1s
repayable a..|885|5jt
repayment n.4.|dyv e1s dyu|76y se sf
repeal nv.4.w|4c e1t|4ii 4ij 1nz fw
repeat v.b.w|6vo dxa 88z aew 6dh 68k e1u|336 6dg 23a
repeated a..|68m|68j
repeatedly r..||68m
repeating n.4.|6dh 88z|68p
repel v..z|865 czy aki 1y e1v 7st e1w dvn|8fv 1nn 773
repellent na.r.|e1v e1w|fl
repelling a..|7st|22
repent v..11|e1x e18
repentance n.c.|d7f e18 dz8|5w8 5w9 456
repentant a..|e18 d7f e1x dz8|e17
repertoire n.e.
repertory n.6.||21t 12m
repetition n.b.|6vo e1u dxa 6dh 88z aew|336 68p
repetitious a..|e1u 6vo 6dh dxs|e01
repetitive a..|68k dxs 88z dxa|68j
repetitively r..||e1u
rephrase v..w|d4e d4f|aew
replace v..u|6bk 1ch e1y 8s8 7uu e1z|6bl e20
replaceable a..||bcg
replacement n.4.|7uu e1z bce 6bk 1ch e1y|5si 1cm 1av 7bu 8y
replacing n.4.|7uu e1z 6bk|5si
replant v..z||dco
replay nv.b.10|dcz|6vo 336 6dg
replenish v..u|dye dyf|79a
replenishment n.m.|dyf dye|9cu 9cy
replica n.6.|88z|4qj 2o3
replicate v..12||21g
replication n.4.|dd0|6dd 6dh 68p
reply nv.a.w|1on 1oo 1os
report nv.a.w|7en 1kx e21 cd|1ky ch ci s8
reportable a..
reported a..|e22|csl
reportedly r..||e22
reporter n.i.|cph e21
reporting n.a.|e21|ch ci
repose nv.4.y|btx dwc|77q 1wq
repository n.6.|21t|12m 5zv 47y
reprehensible a..|6n1|6n4
represent v..16|6fk 9d6 8iu 18f 1su|c4 12a 9i
representation n.9.|1su 22r 8iu 2o3 4m3
representational a..|ccz|7ce ccy cmt
representative na.i.|e23 61x e24 18f 8iu 7w5|kw 5f1 5f2 dzg 18c 8iq
represented a..|78g|78h 78i 78j
repress v..15|dr2 b85 e25|6qu
repressed a..|b87|b86
repression n.q.|e25 dr2|3qe cj
repressive a..|b85 dr2|60f
reprieve nv.q.16|e26 e27 e28|e0j 5pc 75t 75x
reprimand nv.a.w|3gc 38t 4va|3gd 4oo 2ej 2ek
reprint nv.a.10|dzz e00|1q7 1q8 157 6dg
reprisal n.4.||e29 e2a
reproach nv.a.w|3gb dvs|3gc 3gd 4oo p q 9f dx e1
reprobate nva.i.v|778 6fz|1m 7bl 6fy
reproduce v..10|6dg dd0
reproducibility n.7.|88w 88x|7bx 7c1 7c2
reproducible a..|88x 88w|88v
reproducibly r..||88x
reproduction n.m.|47v b31
reproductive a..|9tz b31|411
reproof nv.a.w|3gc|3gd 4oo 2ej 2ek
reprovingly r..||e2b
reptile n.5.
reptilia P.5.||1hi
republic n.e.|79r|79t
republican na.i.||20h a54
repudiate v..w|7bk e1n|7bl
repudiation n.a.|e1n 7bk|e1o
repugnance n.c.|aoo 1y|7sn 16z
repulse nv.a.x|dvo 865 dvn|e1o 773
repulsion n.j.|aoo|vg 7sn 16z
repulsive a..|1y bya 7sp czy|22
reputable a..|8ta 728|8t9 e2c e2d
reputation n.q.|e2e e2f e2g|8t8 9f 9g b64 7rm
repute nv.q.v|e2e e2f e2g|8t8 9f 9g 6r
reputedly r..
request nv.a.w|1wv 1ve
requested a..
require v..16|6gu 79d
required a..|cnp|8sw
requirement n.9.|79d 6gu 8z1 8sv cnw dit|79g dg
requisite na.h.|8sv cnp|8sw
requisition nv.a.w|2ta|79c 1wv 5q0
reread v..v||duk 66d
rerun nv.a.w||43t 2fs 31t 43u
resale n.4.||3s8 se sf
reschedule v..w||dlh 3rg
rescind v..w|e1t|1nz fw
rescue nv.4.15|78v 78w cax|78x e2h
rescued a..|dw8|dw9
reseal v..z||4sw 2u7
research n.4.w|5fw 90d|1ja
researcher n.i.|8zr 66j 90d
resemblance n.7.|e2i 1tv|178 1j0 1j1
resemble v..16|1tv e2i|c3 c4
resent v..11|aa4 3ew|21
resentful a..|3es|3ep dtd
resentfully r..||3es
resentment n.c.|3ew aa4|zd ze p5
reserpine n.6.||1rn
reservation n.f.|3rd 3rb|7pl 1gw 10g 3rl
reserve nv.7.14|cfy 2op 1a6 e2j|1zc 4n e2k 7yw 7yx 1 7bm 7bj 19v n8
reserved a..|3rj|3ri 3rc
reserves n.e.|ccp|275
reservoir n.n.||e2l 245 2r0 1zz 200
reset nv.6.w||76j p0
resettle v..u||byt
reshape v..v||7hu
reshuffle nv.4.z||19t 19x e2m 6al
reside v..16|e2n e2o 5nc 24|3fb
residence n.f.|30 5ft 24 e2p e2o cv3 e2n|32 3nq 31 33
resident na.i.|5nc e2o cv3 e2n 24
residential a..|e2p 24
residual na.o.|bt9 e2q 28c
residue n.r.|28c e2q bt9
resift v..z||e2r 4ml
resign v..15|1a 1c|1b e2s
resignation n.c.|e2t dwj 1c 1b 1a|7fr
resignedly r..
resile v..15
resilience n.7.|8fg|3uo 3up
resilient a..|e2u|6z2
resin n.r.|38h m9
resinous a..|m9 38h|m3
resiny a..|m9 38h|m3
resist v..16|356 3yt 764|357 1du 773
resistance n.4.|cxe e2v e2w|bun 4kk
resistant a..|awo|b0y
resistive a..|e2w
resistor n.6.||1pq
resmudge v..z||89f 45c
resolute a..|38l 2ak|38j 7i0 7fy 7i2 9px e2x e2y e2z
resolutely r..||38l
resoluteness n.7.|2ak e30 38l
resolution n.a.|e31
resolve v.7.v|2ak 72m e31 5vv 1ot|10q e32 1yg
resolved a..|e2x|38l
resonance n.j.|e33 e34 e35|cz1 9gn qx
resonant a..|e34 e33 e36 8cg 3gt|8cj
resonating a..|e34|8cj
resorcinol n.r.||clz
resorption n.m.
resort nv.f.15|dwx|ap0 1wq
resound v..13|8cg e34
resounding a..|e34|8cj
resource n.l.|5ps 11i|rd
resourceful a..|4ki avt e37|2r
resourcefulness n.7.|e37 4ki|11i rd
respect nv.9.v|dz1 8t6 anx nw 8t7 75z 75w|7h5 7h7 8t8 9f 9g 9w 6q 6r 9k
respectability n.7.|728 e2c 72c|729 4iy 4iz
respectable a..|72c 728 e2c 649|726 dj1 8ta 1xu
respected a..|e2d|8ta
respectful a..|760 75w|75v
respective a..|b4g|atz
respectively r..||b4g
respects n.a.
respiration n.4.|4mp e38|caz
respiratory a..|e38 3lu|4mp
respite n.q.16|e26 w e27 e28|e0j 5pc 95v 77q x 75t 75x
resplendent a..|33i a33|2g0
respond v..v|duf 1ov 1ou 1or 1oo
response n.j.|368 1on e39 dvz|xp ij 5uv fv
responsibility n.4.|79g|dg
responsible a..|cl 7c1|ck buv e3a
responsibly r..||cl
responsive a..|e39 1on|a5x
responsiveness n.9.|8ws|jt jh ju
rest nv.o.z|bt9 bnx 857 40n|bda 7vw
restate v..w|aew 7al
restatement n.a.|7al aew
restaurant n.6.|4f7
rested a..|dyo|dyn
restful a..|e0c|e0d
restive a..|8de bm5|8dg
restively r..||8de
restless a..|7qr cjc e3b|7qn x1
restlessly r..
restlessness n.7.|e3b cjc|byw
restock v..14||e3c
restoration n.s.|dzt dwr e1i dz0|y2 y3 9fs 42 gr gp
restorative na.6.|bfm agt e1i|3x6
restore v..15|dwr dzt dj7 dyx e1i bfm agt|6bl
restrain v..z|a9t 6aj 4f9|7oz 3uv
restrained a..|e3d|e3e
restraint n.4.|60d 3jd b89|127 6j
restrict v..u|6ue 60f bwj e3f dn0 3uv|599
restricted a..|59c cg1|59b km
restricting a..|60e|60f
restriction n.9.|bwh bwj e3f 6ue 3uv|ab6 6d4 127
restrictive a..|60f 6ue 3uv dn0 e3f|60e b85 dzn e3g 69h
result nv.j.16|xp 8oq 8oi 1op 63s bm e3h|1nc 8oj bru
resultant a.q.|e3h bm 8oi 63s 8oq|77e bn
resume nv.a.u|e3i dvw e3j e3k|48 cud 644 2bh 2bi
resumption n.4.|e3k e3j|35b
resurrect v..t|e3l|e3m e3n
resurrection n.b.||cdv
resuscitation n.4.|e3m|e1d be bf
resuspend v..u|e3o e3p|e3q
resuspension n.r.|e3p e3o|c6c 1ah
retail nvr.4.16|e3r e3s e3t|3s8 se sf e3u
retailer n.i.|e3r|2ri cp cq 7xj 4sa
retailing n.4.|e3t e3s e3r|3s8 se sf
retain v..16|e3v dwf amh amg|3sm 5vs dlp cud
retained a..||645
retaliate v..x|2kh dpg e29 2ki e3w|2kj e3x 29c
retaliation n.4.|e29 2kh e3w|e2a
retaliatory a..|dpg 2kh e3w|6f1
retard nv.i.u|au0 77n|29a 724
retardation n.7.|723 3oi|8y
retarded na.e.|77s|y8 au1 77r e3y
retch nv.4.t|dp0|662 5vi 75a 36b
retention n.4.|amg amh|ami 127
retentive a..|dwf c9m e3v
retentiveness n.9.|c9m dwf|ju
rethink nv.9.v|dwp|1cu 6r
reticence n.7.||e3z
reticulate va..16|6ns|6np bcz bci com
retie v..z||2th
retina n.8.|e40 e41|20e
retinal na.r.|e41 e40|3cf 21o
retire v..15|e42 e43 8jb e44|1b e2s 4u2
retired a..
retirement n.q.|e43 e42|9g
retiring a..|cfw|cft
retort nv.a.w|5p3 5p4|1os 1oo
retrace v..12||3rr
retract v..w|9oo e45|7bk 7bl
retractable a..|e46|e47
retracted a..|2ph|2pb
retractile a..|e47|e46
retraction n.a.|e45 9oo|e48 2ve
retraining n.4.||7qa
retranslate v..w||bdr aew
retreat nv.4.12|8c6|l m
retreated n.e.||y8
retribution n.l.||d7e 1ab 1ac 1g3 42
retrieval n.m.||9jg 9jh 9ji
retrieve v..14|a4 78x
retrogressive a..||e49
retrospect nv.9.v|e4a e4b|67e 648 1j7 e0z
retrospective na.e.|e4b e4a|8yf
retrovirus n.5.||dev 2pw
retrovision n.9.||dju 853 2q6
return nv.a.12|3rr e0w|o5
returning a..||e49
reunion n.e.|e4c e4d e4e|2vj 1xi 5i7 3ir 73
reunite v..15|e4d e4c e4e|4uh 5zj 5zk
reuptake n.m.||yq
reuse v..y|dzu|1wq
rev nv.s.u|e4f|90 91 qz
revamp v..u||6bl
reveal v..13|7qe 3aa e4g 7qd|3yl
revealing na.a.|7qd 3aa e4h|sy
revel nv.4.y|710 cal 78c|711 4o8
revelation n.a.|7qd e4g 3aa|402 1y5 1y6
reveller n.i.|cal|4ud
revelry n.4.|710 cal|711 4o8
revenant na.i.
revenge nv.4.x|e29 2kh|e2a 2kj
revenue n.l.|a9p|1h8
reverberant a..|8cj e36 cdy 8cg|42l 8ci ams bkm e34 e4i
reverberate v..13|8cg e34 8cj 8cf e36
reverberation n.7.|8cf 8cg|8ch 3up
revere nv.i.11|aub a4j 2lu e4j e4k e4l|a4q 2id ka kb kc p6 p8 nw 6q
revered a..|e4m|anv
reverence nv.c.11|e4l e4n a4j e4k e4j|p5 nw 6q
reverend na.i.|g4 e4o|g5 baf
reverent a..|2lu e4j aub e4k|2ls e4n
reverie n.9.|6zk e4p|6zn e4q 8nb 1gw
reversal n.4.|e4r 6ev
reverse nv.o.u|6a2 2pc e1t 6ev e4r e4s|1sp 9yf 2pb
reversed a..|e4t|bfk
reversibility n.7.||4yi
reversible na.6.|e4s dw4|dw3
reversion n.l.|8sh|5md 19w
revert v..u|bq0 2pi bpw|6ev
revery n.9.|e4p|e4q 8nb 1gw
revetment n.6.||2t1 2t2
review nv.9.v|dy8 6o6 6o7 dy9 e4u e4v 524|1xm 1xn 6o4 1j9 1ja 1jb bab 2jx
reviewer n.i.|e4u 6o7|6nw 1xq sw
revile v..w|bbe|89 29d
revise v.a.w|e4w 1g1 dqz e4x d4g e4y|6ez 1g2 2ou e1r cyl
revised a..|1ce|1ca
revising n.a.|d4g 1g1|6ez
revision n.4.|dqz e4y 1g1 e4w e4z|dr0 73 d4g 6ez
revitalize v..t
revitalized a..|e50|e1k
revival n.4.|e1d e51|be bf 8y
revive v..t|e3m dx2 e51 e1d|e3n 2lb 8mj ud 8ys
revived a..|e1k|e1j e50
revolt nv.4.15|bbj e52 e53|2ua cl0 7w7
revolution n.b.|e54 cpf 6hz e55 e53 e52|8y
revolutionary a.i.|6hz cpf e54|1jp 9se
revolutionize v..u|e55 e54
revolve v..12|4ph 2ov cy1|dy2 58g
revolver n.6.|5o8|5o9 2jc 1qn
revulsion n.c.|aoo|7sn 16z
reward nv.b.15|e56 7m9 3ve|63p 63s 1nc 1ab 1ac 9x 9y 9z 7ma 1xx 5hw
rewarding a..
rewrite nv.a.w|e4z 1g2 e4x d4g|2ou
rewriting n.a.|d4g 1g2|6ez
rh P.r.||1rk
rhabdomyosarcoma n.q.||e57 1qz 4il
rhea n.i.||e58
rhetoric n.a.|e59 4bm
rhetorical a..|e5a|e59
rhetorically r..||9nc
rhetorician n.i.|4bm e59 e5a|4bn 26l
rheumatic na.i.|268 e5b|4qz 2uz 77f
rheumatism n.q.|e5b 268
rheumatoid a..|268|77f
rhine P.i.||ast
rhinitis n.q.||4cb
rhino n.5.|e5c|aop
rhinoceros n.5.|e5c|aop
rhinotracheitis n.q.||i6
rhizoctinia n.k.
rhizomatous a..|e5d e5e
rhizome n.k.|e5e e5d|3ui
rhodes P.i.||2us cq 5nk 9ps 5wy
rhodesia P.f.|e5f|16f wx
rhododendron n.k.
rhomboid na.p.||9pz 9q0 9q3
rhone P.h.||f6 f7
rhubarb n.d.||328
rhus P.k.
rhyme nv.a.10|19k 80l|19l 19m 26f 2sk 18i 59t
rhymed a..|19o|19n 2ba e5g
rhyming a..|19o|19n 2ba e5g
rhythm n.a.|330 e5h 4z4|18k 18l d8l cyc
rhythmic a..|4z4 6vm e5h bwc|e5i e5j e5k bjt bwd cbr e5l 4z3 e5m e5n
rhythmical a..|4z4 e5h|e5i e5j e5k bjt bwd cbr e5l 4z3 e5m e5n
rhythmically r..||4z4
rib n.6.10|bcl|31y 1pu 1pv bo1
ribald na.i.|30r|e5o 2ih 2ii 30v
ribbed a..|e5p|e5q
ribbon n.h.|3g6 e5r
ribbonlike a..|e5r|9ci
ribes P.k.
riblike a..|e5q|e5p
riboflavin n.r.||cpn cpo cpp
ribose n.r.||1ih
ribosome n.8.||585
rice n.d.z||2x9 3zb 4wf 4wg 4wh e2r 4ml
rich a.e.|wj we e5s a8n|wf dmr
richards P.i.||24i 24j e5t 9fa
riches n.l.|9pb|9pc
richly r..|1hy|1ho
richmond P.f.||14t
richness n.7.|a8n 7t e5s we wj 9uj|3h 7q 7r wg wh
rickets n.q.||394 395 396
rickettsia n.5.|e5u e5v|i3 i4
rickettsial a..|e5v e5u
rickety a..|e5w|6l0
rico P.a.||660
ricochet nv.b.12|3ul|3ut qx 3ur
rid v..14|9rf 8he
riddle nv.a.z||dkj dkk bn7 dk1 7ll 1du 1dw
riddled a..|6x0|308
ride v.4.12|3bi 4k0 6vq 5sk|58m 1f2 3bj
rider n.i.|6vq 4k0|16u 5cp j2
ridge n.h.16|2dr|1q5 6iv
ridged a..|bmx
ridicule nv.a.w|96w bpd 7dr bh3|29l 2r7
ridiculous a..|e5x 7dr 7j 7i|aqo 7n
ridiculously r..||96w 5p7
riding n.4.|85d|hf
riffle nv.b.z|e5y e5z|3cx qx
rifle n.6.14|4m5|2jc 1qn 1qo
rifleman n.i.||c5o c5q ej 4tj 4tk
rifling n.4.|a9m|9oe 9of 2a5
rift n.h.||8c 8d 1lm
rig nv.6.15|51s|41z 51t 3ab djy 6zb
rigged a..|bqo|bqm
rigger n.i.|e60|277 e61 46b
rigging n.6.|e60|41z
right nar.7.15|a3 2dy e62 6er 6es 6et 1zb 8tt e63|57 bph e64 dt 6ew 6ex 1z8 8ts
righteous a..|e65 4iy|anu
righteousness n.7.|4iy e65|4iz
rightfield n.6.||2pm
rightful a..||9fr
rightfully r..||btr
rightly r..|bmk|9fr 8tt
rightness n.7.|e63 8tt|4iz
rigid a..|3pz e66 beg b77|bef
rigidity n.7.|e66 3pz|e67 3up
rigidly r..|3ps|3pz
rigor n.7.|a8v|7l1
rigorous a..|8ve af2 e68 79i|8v9 79h
rigorously r..||8ve
rim nv.p.16|32i|3sk 21b 2xv 32j 4kd
rimless a..
rimmed a..
rind n.d.
ring nv.7.13|8cg 1o0 ao3 d6s e69 e36 e6a e6b|e6c 2z4 1o1 1o2 3x0 3x1 56b
ringed a..|e6d|6mv
ringing n.b.|e69 e6a d6s|2u5 8mv 8mx
rings n.6.||2y5 2qv
ringworm n.q.|e6e|5j7 5j8 5j9
rink n.6.
rinse nv.r.z|8i4|21n 21o br4 408 8i5 78s
rio P.f.
riot nv.4.15|e6f 7vz|e6g z8
riotous a..|7v 7vz e6f|3g 7w1
rip v.i.z|e1e e6h e1m|bou 2x2
ripe a..|c90 dup|e6i c8z d10 dk2
ripen v..u|e6j c7d e6k|aa0 3la
ripened a..|e6i|c90
ripening n.m.|c7d e6j e6k
ripped a..|6oi|87e 34k 6oh 87f 3sb 873 87g 87h 87i
ripping a..|e1g|4es
ripple nv.b.12|e5y 46r e5z|3cx qx cz1 9gn 9ju
rippled a..|6n8|6n9
rise nv.b.12|ai9 27m 237 3cz 27l 5eu|8j6 1pi 239
risen a..|e6l|11c
rising na.b.|27l 3cz azr|qw qx azq
risk nv.q.15|ag8 6xr bk2 6xp e6m rs|6xq 4i0 rt ru
risky a..|6xr ag8 6xp d8k|400
rite n.4.|cyo e6n e6o e6p|2vu 2vv 5d9 85
ritual n.4.|e6o e6p e6q 5s7 e6n cyo|5d9 85
ritualistic a..
ritualize v..u|e6q 5s7 e6o|fw
ritually r..||4wo
rival nv.i.16|4xu 5tl
rive v..z|e1e|bou
river n.h.|f6|f7
riverbank n.h.||2uj 27y
riverbed n.h.||e6r 25o
rivet nv.6.v|e6s 4vo
riviera P.f.
rivulet n.h.|e6t|f7
riyal n.n.
rna P.r.|cjh|4u1
roach nv.8.z||xi xj xk 5ok 5om
road n.6.|197
roadblock n.9.|2y1|2y3 14u 14v
roads n.f.||1kb
roadside n.6.|e6u|8dd 79l 3sj
roadway n.6.||197
roam v..12|85r 4a2
roar nv.b.w|3rp e6v 373 apl apm e6w e6x|2u4 2u5 375 9d 3gt 30y 4gf
roarer n.i.|e6x 374 e6w
roaring nar.b.|3rp e6v 3rs|2u4 2u5 3rt
roast nva.d.u|e6y e6z e70|2po 2pp 2rd 2rh
roasted a..|e6y|2rh
roasting n.4.|e70 e6z|447
rob v..14|cjv cjw aid 9hq|6s 6t 35m 35n
robber n.i.|cjw cjv|2tm 1k 1l
robbery n.4.|aid cjv|aie 41o 29p
robe nv.6.t|300 e71 a5i|czl 1ux
robed a..|2fj|2fk
robert P.i.||ej
robin n.5.||cq1 3fo
robot n.6.|2jg
robust a..|34i aed|34h 534 bgt aec e72
robustness n.7.|aed 34i|8m5
rock nv.h.12|346 3uk yk e73 4n0|9ic
rockers n.e.||33a 33b 33c
rocket nv.6.12|at8|8my 3cz
rockies P.h.||1bv
rocklike a..|a6s|9ew
rocky a..|3uk 346|3y
rococo na.7.||5cc 5cd 2xi
rod n.6.|2mr|i4
rodent n.5.|4tw
rodeo n.4.||8yd 71i 59j
rodlike a..||6mv
roe n.d.|4ts|3lw
roentgen n.n.||6ta 1he
roentgenographic a..|e74 e75
roentgenography n.4.|e75 e74|9d4 9d5 1h0
rogue n.i.|dtt|ap6 2ii
roguish a..|dd3|ayf
roiling a..|10b|103
role n.4.|35p 4zi 9us|2as 4zj ht 2k6
roleplay v..10|hu e76|2gu
roleplaying n.4.|e76 hu|ht
roll nv.b.12|6tl 3w4 bwv|2ov 2ow qx 1bq 1br ci 3cx 9d1 9m2 4hl 2kv
rolled a..|5l4|5l1
roller n.4.||564 3h6 3h7
rollickingly r..|3p3|3p4 3p5
rolling na.b.|d6r|2u5
roman na.i.||9jm 14s e77
romance n.q.15|e78 c08 6dl 6im|ub 9rv
romania P.f.|e79 e7a|14r wx
romanian P.i.|e7a e79|14s
romans P.a.||j1 j2
romantic na.i.|c08 e78|851 atg uv
romantically r..||ayy
romanticism n.7.|ayy e7b|atf 9vx
romanticize v..v||atb 6q
rome P.f.|e77|1hz brx nb
romp nv.b.12|e7c 4tu 4ks|bpl 1nc 4tv i7
romulus P.i.||f9
roof n.6.z|c4s e7d|24b
roofed a..
roofer n.i.|e7d|277
roofing n.6.
rooftop n.f.||7fm 3uc 3ud
rooftree n.6.||31u 31x 31y
rook nv.6.15|4ql 5we|2nx 35m 35n
rookie n.i.|6rq|1ym 1yn
room n.6.16|2sw 3nl
roomful n.n.||244 245
rooms n.6.|e7e|1tk 33
roosevelt P.i.||269
roost nv.6.z|d86|3dx 24b 6pd
rooster n.5.||53d 53e 53f
root nv.k.u|4os e7f e7g
rooted a..|9to|9fz
rooting n.m.|e7g e7f|7im
rootless a..|e7h|85t
roots n.q.||s6
rootstock n.k.|e5e|3ui
rope n.6.z|4ek bsn bqd|3wa 4m1 1yh
rosa P.k.
rosaceae P.k.||4ca 1il
rosary n.6.||31i 31j
rose na.k.|41j e7i|1ec
roseate a..|e7i|1ec
rosebud n.k.||47k 3l7
rosette n.6.||po
rosewood n.k.||15k 15l
rosin nv.r.z|38h|45c 46c
ross P.i.||rp
rossetti P.i.||ar8
roster n.a.|bwv|1bq 1br ci
rostrum n.6.|6wr|2p0 2p1 2ns
rosy a..|cxt 9kk 3l8 e7j|cxq 3uu 1ec
rot nv.q.u|dq8 e7k e7l|3j0 6fs 71r 71t
rotary na.6.|e7m|6e4 3e4 2ov
rotatable a..||12j
rotate v..12|4ph e7n|dy2
rotated a..|e7o|bfk
rotation n.4.|e7n 4ph e7p|ol
rotational a..||e7n
rotc P.e.||6el 274 275
rote n.9.||c9j gq
rotenone n.r.||b9g b9h
rotor n.6.||23w 23x 23y
rotted a..|71v|71w
rotten a..|2e7|2ly
rotting n.m.|e7l e7k|71r
rotundity n.7.|a2w|e7q 3ua 2cu
rouge nv.6.t|3n4|93d 6gi 6gk c39 2wi
rouged a..
rough a.f.10|3y af6|3v 19i 2x4 6k9 e7r 6ko 6qz
roughen v..z||3k2
roughhewn a..|e7s|e7t
roughly r..|3j
roughneck n.i.|49t|zn 1m
roughness n.7.|af6 584 3y af4 a7m 6q6 6q5 af1|af7 99r 2m0 b5l
roulette n.p.|6vs|21a 21b
round nvar.6.12|6vm 58h dff 48r e7q|1go 1gp 3g1 6rp 58q 58r 58s 48o 4l2 58t 58u 58v
roundabout na.6.|e7m 58n b47|6e4 3e4 58o 28o
rounded a..|6mv|e6d 6mu 6vr 6vt 80w
rounder n.i.|qj
roundheaded a..|3x4|3x3
roundhouse n.6.||34j biv 3ln
rounding n.4.||ce2 3mm 3mn
roundish a..||48r
roundly r..||48r
roundness n.a.||e7u 78r
roundup n.4.||dtb 116 118
roundworm n.q.|e6e|5j7 5j8 5j9
rouse v..12||cj7
rousing na.4.|24n zx e7v|8x8
rousseau P.i.|e7w e7x|23n
rousseauan P..|e7x e7w
rout nv.e.x|cf4|6pg 337
route n.f.12|32u 197|2mp
routine na.4.|a9n e7y 5rn|5xj 2fs 5rm
routinely r..
rove v..12|85r 85s
row nv.e.12|e7z e80 ctp|bwq 2o8 24z 3nv 3bi
rowboat n.6.||4jh 2x0 2x1
rowdy na.i.|49t 7ue 7ub|zn 1m 3p2
rowing n.4.|e80 e7z|hf
royal a.6.||bqn 3b6 31z 163 e81
royalty n.l.|e81|1ab 1ac e82 8a3 1k6
rpm n.s.|e4f|90 91
rub v.9.z|45c e83 9ss|46c
rubber nva.r.u|e84 8fl|bqv 1gr 1gs 2ly
rubberlike a..|8fl|8ff
rubbery a..|8fl e84|8ff
rubbing n.j.|9sr 4xa|e2v bun
rubbish nv.r.w|71a e85|71b 29d 2ej
rubble n.r.|719|71a 71b
rubiaceae P.k.||3c3 1il
rubidium n.r.||13t i0
ruble n.n.
rubric nv.a.u||4jk 4jl e86
ruby na.l.|531|7jy 31f po 1ec
ruck nv.e.z|ajm dop doo|am6 6lr 5xo
rudder n.6.||12o
rudderless a..|py|pz
rudderpost n.6.||3en 3eo 31x
ruddy a..|agx e7j|3uu
rude a..|ayj 4l|ayi 5if
rudely r..||ayj ayk ayi
rudeness n.7.|4l ayj e87|4m 4n
rudimentary a..|2yq b1v|2ye act
rudiments n.a.||3ng ci
rue nv.k.11|dz8 5w9|1m5
ruefully r..||e17
ruff nv.8.x|e88|1w0 3mi
ruffian n.i.|49t e89|zn 1m
ruffle nv.6.12|9jp ddd e5z|po 9ju 1nk 1nn
ruffled a..|9t2|103 pb
rug n.6.|4oj|4ol 1c2
rugby n.4.||9m3 2yg 2yh
rugged a..|aru
ruin nv.q.z|e8a 4rk 4c1 e8b e8c 7go|3iy 3iz 3j0
ruined a..|7gq|6xa
ruinous a..|4rk e8a e8c|465
rule nv.9.15|ab6 6b4 4jk 741 a5c 816 e8d|6b5 4jl
ruled a..||e8e
ruler n.i.|e8d a5c 741|c83 i1
ruling na.4.|9dv dgy|6bu 1vj 5kc
rum na.d.|6te|1wd 15a 1qx
rumania P.f.|e79 e7a|14r wx
rumanian P.a.|e7a e79|9rv 9rw 9rx
rumba nv.a.12||61f 33r
rumble nv.b.13|aaa aa1 aab|2u4 2u5
rumbling na.b.|aaa aab aa1 aaf|2u4 2u5 9uk
rumen n.5.|e8f|9y2 3vu
ruminant na.5.|1po e8f|1pp
rummage nv.q.z|dtj|bm1 bm4 5on 2jx
rumor n.a.w|466|a57 1kx 1ky 467 22t
rump n.5.|afr
rumpus nv.4.15|oj|ok ol zw zz
run v.4.12|dud 3dg aeg 6yx 9m9 e8g 75i|6bf 62y 2en 2eu 4do f
runaway na.b.|e7c e8h|bpl 1nc brd
rundown n.a.|e8i|48
rung n.6.||e8j 3wv 31x
runner n.i.|69c e8g aeg|1k 1l 1m 16u 32o 0 1
running na.4.|e8k 6yx aeg abv 68l|te tf iw 4jy abu bke 68j
runoff n.b.|d0n e8l|12n qw qx
runway n.6.|dsy|95
rupture nv.q.z|7yp bou|3t
rural a..|10p|10o 47h e8m 2pj
rush nv.4.12|3pw afe arj 2x2 cwj 4zx|12n qw qx 29b
rushed a..|ari|afg
rushing n.4.|3pw 2x2 afe|e8k te tf
rushlike a..|a7d|a79
russell P.i.||abq
russet na.6.||ana 1ec
russia P.f.|e8n|wx
russian P.i.|cz7|3b e8o e8p 1jv e8n
rust nva.r.u|e8q e8r e8s 6fp 6fr e8t|25p 71p 1ec
rusted a..|e8u|e8r
rustic na.i.|47i e8m dnj|47j 10p dni
rusting n.m.|e8t|6fq 4fk 3hn 5p2
rustle nv.b.13|e8v e8w e8x e8y e8z|2u4 2u5 6s 6t
rustler n.i.|e8y e8x|2tm 1k 1l
rustling n.4.|e8z e8x e8v e8w ckc|aie 41o 29p 2u4 2u5 9zk
rusty a..|e8r e8q e8s|e8u 1ec
rut nv.p.16|9vj 9vi a9l 8tf|a9k 6k8 3w0 a9n
rutabaga n.d.||54v 328
rutaceae P.k.||4ca 1il
ruth n.i.||0 1
ruthless a..|ca6 6qh dca|ca4
ruthlessness n.7.|dca ca6|ca5 b8b
rutted a..|9vj|6fu
rwanda P.f.||16f wx
rye n.k.||4wi 476
sabbath P.s.|e90 e91|e92 9an 1nf
sabbatical na.s.|e91 e90|9vb 9vc
saber nv.6.z|e93|3g4 1qo
sabine P.h.||f6 f7
sable na.6.|e61|46b fb
sabotage nv.4.15|e94|1na 36 2sb 2sc
sac n.p.||amu 8d 1lm
sacerdotal a..
sack nv.6.14|de4|2or 6t
sacked a..|7gs|1n8
saclike a..|5wh|5wg
sacral a..
sacrament n.4.|2vt|2vu 2vv
sacramento P.f.||14t
sacred a..|baf e95 an1|7z8 bae cta e0l e4o 5qd 3iv
sacrifice nv.4.14|9np|73l e0n 5zy
sacrificial a..
sacrilege n.4.|3h0 3gz|7eq 7er 2ke
sad a..|3f1 38w 456|3ez 80u c8u e96
sadat P.i.||20g 20h
saddam P.i.|arv
sadden v..11||uy
saddle nv.6.z|41y 4av|e97 31y 4ax 4b1 2ta 5q0
saddlebag n.6.||2or
saddled a..
sadism n.c.|e98 e99|1id
sadistic a..|e99 e98
sadly r..||3f1 e9a
sadness n.c.|456 3f1
safe na.6.||e9b 23o
safebreaker n.i.||2tm 1k 1l
safeguard nv.4.x|dhh|c82 26q 26r aao 75m
safekeeping n.4.|aaq|79g dg
safely r..
safety n.q.|bg6 dyt
safflower n.k.
saffron n.k.||6oj 6ok 1dk
sag v.p.12|86i 86l|6k8 3w0 1o2 86m 239
saga n.a.||e9c 18g 18h
sagacious a..|e9d 4mw|cwf
sage na.i.|e9e|ca1 ajg cwf
sagebrush n.k.||53
sagging a..|86j|9jj
sagittal a..|cap|c8f
sagittarius P.i.
sagittate a..||jk
sago n.r.||1if 1ig 1ih
sahara P.f.|e9f|7es 2pm
saharan P.a.||cq6 e9f
said a..|x3|x4
sail nv.6.12|bqn e9g e9h 6qi cn5 e9i 3o1 e9j|3b6 31z ag 6ql 3nz 1f2 6qm
sailboat n.6.||2x6 2x1
sailing n.4.|cna e9g|3rk 3nz 1f2 m
sailor n.i.|3o1 e9h e9i
saint n.i.11|1fa 1lb 4jo e9k 7e8 dpr atc|2o7 ate e4k nw
sake n.7.|35q|35r sj
salable a..|c5n|c5m c5l
salacious a..|dnt 30t buq|8ru 30v
salad n.d.
salamander n.5.|cpk|1hj
salaried a..
salary n.l.|8aj|1nw 1ab 1ac
sale n.4.||3s8 se sf
sales n.l.||7yx 7yy 8ap
salesgirl n.i.|e9l|5e7 2x8
saleslady n.i.|e9l|5e7 2x8
salesman n.i.|e9m e9n|5e7 2x8
salesmanship n.9.|e9n e9m|6kl
salesperson n.i.|5e7|2x8
salient na.f.|654|48y 48z 1o2 3pf
saline n.r.||2hp 1ah
salish P.a.|e9o|e9p 2d1
salishan P.a.|e9o|e9p 2d1
saliva n.8.|e9q e9r e9s|1ku 1sh 1si
salivary a..|e9r e9q
salivate v..t|e9s e9q|2zm hp
sallow nva.k.u|e9t|e9u 3hu 77f
sally n.a.|drp|1ap
salmon na.5.||22a e9v 1ec
salmonella n.5.||8p0 i3 i4
salmonidae P.5.||1o6
salon n.6.||2sw
saloon n.6.|2vy dof|2sw dog
salsa n.d.||18s
salsify n.k.||4os
salt n.r.13|em|6u3 jq
salted a..|dj6|6e2
saltiness n.a.|e9w e9x
saltwater n.r.|42q|201 1gu
salty a..|e9x e9w|8x8
salubrious a..|e9y|17b
salutary a..|a4z|1q0
salutation n.a.|e9z ea0|6ma ax
salute nv.a.y|e9z ea0 5uv a8o|6ma ax 7m9 7ma 3bo ca az 1w7
salvador P.f.||36u 1g7 wx
salvage nv.l.15|ea1 ea2 ea3|h8 78w e2h
salvation n.4.|dxe|78v 78x
salve nv.6.15|cw3 ea2 ea1 ea3|g9 dxm 1g3 42 78w e2h
salvia n.k.
salvo n.b.|4ce|czb 2xr 1fk 1fl
sam P.6.||at7 at8
samba nv.k.12||33r
same a.i.|x4 891 1j1|x3 atk 2b9 bw5 890 ati
sameness n.7.|1j1 891
samoa P.f.||wx
samoyed P.i.||cz7 3b
samoyedic P.a.||9ek 9el
sample nv.9.y|6ig ea4 ea5|6ih 7xo 250 252
sampler n.6.||7d2 12m
sampling n.4.||1xg
samuel P.i.||56q
sanctification n.4.|4jp e9k dpr|2vu 2vv
sanctified a..|an1|3iv
sanctimonious a..|dby|7j2
sanction nv.a.w|6hh 1zg 8kr 2iu|ax dg cy 27 8kc 1x4
sanctioned a..|cyt|610
sanctity n.7.|an0
sanctuary n.6.||dcc
sand nv.r.z|ea6 ea7|on oo 9cl 3k2
sandal n.6.||5fn 3s2
sandalwood n.k.||15k 15l
sandgrouse n.5.||82r 53f
sandpaper nv.r.z|ea6|3u 9cl 3k2
sandpiper n.5.||6tp 3ev
sands n.f.|be1|5ig 5ik
sandstone n.r.|a98|a99 a9a yk
sandwich n.d.10|adc|6nk cyk ib
sandy a..|3ki|3kf
sane a..|ea8 du4
sang n.k.
sanguineous a..|3l3|3km
sanicle n.k.|ea9
sanitary a..|asd asc|asb
sanitation n.q.|eaa|asc 7op 41 42
sanitize v..z|eaa|408
sanity n.q.|du4 ea8|du5 10g
sanskrit P.a.|ale|6y7 6y8 1jv
santa P.i.||56x 2ne 2nf
santiago P.f.
sap nv.r.14|c4p blz 8y6|2hp 1ah 66x wl
sapiens a..
sapling n.k.
saponin n.r.||lm
sapphire na.r.||k6 k7 k8 1da xw 1ec
sappy a..|blz c4p|blu
saprophytic a..
saracen P.i.||aqz 4a2 16u
sarcasm n.a.|bgz 2wg|2vm
sarcastic a..|2wg bgz|2wf a8w eab eac
sarcolemmal a..
sarcoma n.q.|e57|1qz 4il lj
sarcosomataceae P.k.||287
sardine n.d.||3lv 3lw 22a e9v
sardinia P.f.||4i3 13v
sardonic a..|eab|2wg
sari n.6.||85a 3lm
sarsaparilla n.k.
sash n.6.|ead|12s 12t 3x0 3x1
sashay nv.4.12|eae|aol 9ya
saskatchewan P.f.||14z 13v
sassafras n.k.||br5
sassing n.a.|cj2|5p3 1os
sat P.s.|eaf|9am 9an 1nf
satan P.i.|7is
satanic a..|8v1|2e6
satellite nva.6.w|cy5 czj|31t 43u czg
satiate va..y|9cq bj1|bj0
satiety n.q.||3cb
satin n.6.|eag eah
satiny a..|eah eag|31m
satire n.a.|bgz eac bh3 bpb|2vm
satiric a..|eac bgz|2wg
satirical a..|eac bgz|2wg
satirically r..||eac
satirist n.i.|bh3 bgz|aqq
satisfaction n.c.|9ua a7g|683 37e 38y p5
satisfactorily r..||52l
satisfactory a..|52l 9v 6iw b9 9u|9dw 52k 49v
satisfied a..|687|686
satisfy v..16|6iw 9u 52l a7j 685 b9
satisfying a..|eai|17b
saturate v..u|eaj eak
saturated a..
saturation n.m.|eak eaj|4ma 4mb 9cs 73
saturday P.s.|eaf|9am 9an 1nf
saturn P.h.||bmc 8ax 1pc bmd bme
satyr n.i.|bst|774 778 1m
sauce nv.d.15|18r|18s hp
saucer n.p.|7tm|2xv
saudi P.i.||203 204 205
sauk P.i.||16g 160
saul P.i.||162 163
sauria P.5.
saurischian n.5.|eal|4we 21v
sausage n.d.|9r0|2pp
saute nva.d.u|9u2 eam|9t6 2rd 2rh
sauteed a..|eam|2rh
savage na.i.x|2w6 2w7 32w 2wa 2wb ean eao|2w8 29b 2wc eap 2w9
savagely r..|46o|2wb eao
savageness n.7.|ean eao 9aw 2w7 2wb|9ax 2df 4g2
savagery n.7.|ean|9ax 2df 4g2
savannah n.f.||8o
save v.4.15|ea2 dwy aa|78w e2h
saved a..|dw9|dw8
saver n.i.|dwy ea2
saving na.4.|8cu 78v dxc|78x 1lc
savings n.l.|4en|484 1zd 1ze
savior n.i.|56l|56o 56p 56q
savor v.9.11|9hc eaq 2yz|9hf 87u 5lp ear f2
savory na.k.
savvy nv.9.v|1y5 1ya|1y6 1yg
saw nv.a.z|dnf ads|1ek 1el
sawdust n.r.||15k 15l
sawhorse n.6.||12s 12t
sawtooth n.6.||csa 5dr
saxifragaceae P.k.||4ca 1il
saxifrage n.k.
saxon P.i.|2d7|14s
saxophone n.6.|eas eat|5bn 2z7 2z8
saxophonist n.i.|eat eas|1d3
say v.q.w|eau
saying n.a.|1ek|1el
scab nv.i.t||agn 3ak
scaffold nv.6.z||2p0 2p1 2ns 3wx
scalar na.9.||6fc 3df
scale n.o.16|b3p|1zf 2l4 91 d81 d82 8ef bqf cf9 4bs
scaled a..
scaleless a..
scalelike a..||mh
scaling n.4.|a5t|1cq 1cr
scallop nv.p.10||21a 21b pa
scalloped a..||584
scalp nv.8.14||6vg 1pv 2g9 2ga
scaly a..||3y
scamper nv.4.12|eav eaw|3pw aeg 4do
scan nv.4.13||1j9 1ja 2jx
scandal n.a.|eax czv czw 7sl|a57 1kx 1ky an
scandalize v..11|czv czx czw eax|7so czy
scandalous a..|7sl czw|779
scandent a..|27r|27q
scandinavia P.f.|eay cro|208
scandinavian P.i.|crn cro eay crp|14s
scanning n.m.||dav
scant va..15|bb6 c7q|1w 76c
scanty na.6.|2wp c7q|3wi 3wj 2ws
scapose a..|bs5|bs4
scapula n.8.|eaz eb0|1pu 1pv
scapular na.5.|eb0 eaz|992 xk 2x5
scar n.q.z|eb1 eb2 eb3|3i8 1vh
scarce ar..|dtp d6a 2wt|dto
scarcely r..|2wt
scarcity n.7.|d6a dtp|76a 7r 7s
scare v.q.11|d3j 14j 6zg 14a eb4|1t2 10g 14b 6zh 54b
scarecrow n.6.|eb4|8ei 2o3
scarecrowish a..|bsd|3r2
scared a..|xb|x5
scarf nv.6.z|3nh|c6p 7sq
scarify v..z|eb2 eb1|dpf dk1
scarlet na.7.|eb5 531|5be 1ea 1eb 1ec
scarred a..|3ie|eb6 3ib
scathing a..|6o1|4lq
scathingly r..||6o1
scatter v.7.12|7pi eb7 eb8 7up 7uq to|6yy 7pj tp 7lk
scatterbrained a..|9lt|7n
scattered a..||7lm
scattering n.n.|eb9|3ed 245
scavenger n.r.|5d7|ip
scenario n.a.||3rn hq
scene n.f.|6yf 2oe eba|b12 2of 2og 1su
scenery n.6.|2o1 bpi|2o2 2o3 bpj bpk
scenic a..|eba 2oe|2g0
scent n.9.13|9qm d8e b10 cs4 24k|9qo 87u 5lp
scented a..|9qq 9qp|9qn
scentless a..
scepter n.q.||dzw 816 27n
scepticism n.9.|ebb ebc 7xw
schedule nv.9.v|ye dlh 3rf ebd dle|ix 1bq 1br ci 3rg
scheduled a..||dzk
schematic na.6.|czs|7jn 7jp 2o3 70
scheme nv.9.v|65b bep|iw ix 65d 3rg
schemer n.i.|ddo|6ae
scheming a..|4fw|4fx
scherzo n.a.||jx
schism n.4.|ebe ebf|3yc 72 73
schismatic a..|ebf ebe
schizophrenia n.q.|ebg ebh ebi|d4c 79n 10g
schizophrenic na.i.|ebh ebg ebi|4qy 4qz 2uz 303
schlesinger P.i.||9r1
schnauzer n.5.||ebj 3kq 3kr
schoenberg P.i.||1f7 1f8
scholar n.i.|ebk 8sb 8sa 2at ebl
scholarly a..|8sb ebk|d6x ebm 8s9
scholarship n.l.|ebl 2at 8sa ebk|11h 11j 11k 2lf 7t8
scholastic na.i.|d6y ebn 8m ebo ebp ebq
scholastically r..||ebn
scholasticism n.9.|ebq ebp|23m 1mj
school n.e.15|8m ebn ebr|8n
schoolboy n.i.||3wl k1 3g5 ov
schooldays n.s.||ot
schoolgirl n.i.||a1j 1e5
schoolgirlish a..|a1k|3ws
schoolhouse n.6.|ebo
schooling n.4.|ebr|b34 8dn 21s
schoolmarm n.i.|ebs|ebt 7ac 8i
schoolmaster n.i.|agh|agi 8i
schoolmate n.i.|5cl|ge
schoolmistress n.i.|ebs|ebt 7ac 8i
schoolroom n.6.|5cm|2sw
schubert P.i.||1f7 1f8
sciaenidae P.5.||1o6
sciatica n.q.||coq f1
science n.9.|ebu ebv ebw
scientific a..|ebx eby|ebz
scientifically r..||ebx
scientist n.i.|ebv ebu
scilla n.k.||28z 1dk
scimitar n.6.||e93 3g4 1qo
scintillating a..|bc1|3xw
scissors n.6.|ec0|2me 2mf 2mg ddi 94 95
sclera n.8.||ec1 20e
scleroprotein n.r.|5lz|hr hs
sclerosis n.q.|262 ec2|fo
sclerotic a..|ec2 262
sclerotium n.k.||1dj
scoff nv.a.w|bjv 9js bjw 9jt|7dq 29l 2r5 2r7
scoffing n.a.|bjv 9js bjw|7dq 29l
scold nv.i.w|clp aac 38t 53k|2ih 2ii 2ej 2ek 34g
scolding n.a.|53k 38t|3gc 3gd 4oo
scolopacidae P.5.||at
scombridae P.5.||1o6
scoop nv.n.z||244 245
scoot v..12|6yl|2x2
scope n.7.|5t0|h5 7s
scopes P.i.||ebt 7ac 8i
scopolamine n.6.||17p
scorch nv.q.u|ec3 ec4 ec5|ec6 3t 2re
scorched a..|2rf|234
scorching ar..||2rk
score nv.9.x|a5r ec7 8qz 6bf 3dy ec8 ec9|8ue 1xm 1xn jx 8r0 cs9 a1h
scoreboard n.6.||9jf 2qn eca
scoreless a..|ecb|2ey
scores n.n.|83k|2xw 245
scoring n.4.|ec7|8uf mv
scorn nv.c.11|67p 7g3 67u ecc 7s6|16z 29l 20 21 2sc
scornful a..|67q|67v
scornfully r..|67w|67x 67q
scorpion n.i.
scorpius P.h.||202
scot P.i.|ecd|14s
scotch nva.p.15|ec9 3ad ece|7bg 6k8 3w0 2ku ecf
scotchman P.i.|ecd|14s
scotland P.f.|ecf|14r wx
scotoma n.q.||2c8 u v
scots P.a.|ecg ece|8n3 8n4 6y1 ecf
scott P.i.||iz
scottish P.a.|ecg ece|8n3 8n4 6y1 ecf
scoundrel n.i.|ap6 7sz|2ii
scour nv.f.z|3w an2 ech eci ecj|3e4 1s8 45c 46c
scoured a..|8rr|ya
scourge nv.6.15|9g9 9g8|9gc 2kj
scouring n.4.|eci ech ecj an2|90e 41 42
scours n.q.||i6
scout nv.i.13|bzh dwl dwm|bzi 81n 2ne ch5 ch6
scouting n.4.|dwm dwl|dwk 4v8 4v9
scowl nv.a.t|9tn|9xb 3vy 27f 9tm 324
scraggly a..|eck|5hp
scramble nv.4.12|bm2 eav 5ar|88a 2eu 5at
scrambled a..|7uf|4z8
scrap nv.h.14|3ec bmb 71a|3ee d e
scrape nv.b.z|ecl d6c eb3 3q ecm|2u4 2u5 45c 46c a1h
scrapheap n.f.||88l 4i8 2pm
scraping n.h.|ecl|3ee 2u4 2u5
scratch v.q.z|3q 3v bih ecm 4xa eb3 7bg|3s 3t a1h
scratchiness n.7.|3x 3v|af6 af7 99r
scratching n.b.|ecl|2u4 2u5
scratchy a..|3v 3x 3q|3y
scrawl nv.a.10|ecn eco|6ua 6df 59a
scrawny a..|3r0 ecp|3r2
scream nv.a.w|ecq 4gf ecr|375 9d 2u4 2u5
screamer n.i.|e6x
screaming na.a.|ecq 4gf|375 9d 5xa
screech nv.b.13|ecr ecs 6ln ecq ect|2u4 2u5 375 9d 3gt
screeching n.b.|ecr 6ln|2u4 2u5
screechy a..|ecs ecr ecq|95j
screen nv.6.15|ecu 3j3 ecv ecw 3j8 ecx|2ns 24b 7nm 51y 2jx 1jb
screening n.a.|ecy ecu|256
screenplay n.a.||3rn hq
screw nv.i.z|bj5 33w|3o5 2ne 2nf 2nd 40x 3d7
screwdriver n.6.||2ma
scribble nv.a.w|ecn eco d7l|6ua 2ou
scribe nv.i.z||ts ec8 cs9
scrimmage nv.4.10|c8v|dh6 7qa ok ol dh7 5z8
script n.a.10|3rn|hq 59s 59t
scriptural a..|3b9 3b8
scripture n.a.|3b8 3b9|1uc
scrofula n.q.||ecz 11u 11v
scroll nv.p.u|4he|2xv bpy ba
scrophulariaceae P.k.||3c3 1il
scrophulariales P.k.||4px
scrotal a..|ed0 ed1
scrotum n.8.|ed1 ed0|2hb 1dg 1dh
scrounge v..14|9mg|1fn 1fo
scrub v.e.z|4cn ed2 an2 ecj ed3|3tz 45c 46c br6 2zy ed4
scrubbed a..|5d3|5cz
scrubbing n.4.|ecj an2|41 42
scrubby a..|ed2 4cn|46h
scruples n.g.|62z|632 4sg
scrupulous a..|ceg|ed5
scrupulously r..||ed5 4nc
scrutinize v..13|ed6 ed7 1j9|2jx
scrutiny n.4.|1j9 ed6 2go ed7|1ja 67j 2hj 2hk
scuba n.6.||ed8
scud nv.4.12|6yl|8z 2x2
scuff nv.6.12||ed9 3s2 eda 1f3
scuffle nv.4.12|eda|2u9 2ua 1f3
sculpin n.5.
sculptor n.i.|4pj edb edc
sculptural a..|edd 4pt
sculpture nv.6.10|4pt cff edd edc edb 4pm 4pj|4pu 79 3y8 25w 1yx 21r hy 4pn
sculptured a..|4pq|4po
scum nv.e.14|ede|9la y8 e
scurfy a..
scurry nv.4.12|eav eaw|3pw aeg 4do
scurrying a..|97h|8v
scurvy na.q.|2f|394 395 396 2h
scuttle nv.6.12|eaw|aeg 4do
scythe nv.6.z||2me 2mf 2mg cje
sea n.h.|px
seabed n.h.||e6r 25o
seabird n.5.|2h9
seaboard n.h.|edf|5ig 5ik
seacoast n.h.|5ig|5ik
seafarer n.i.|3o0|3o1
seafaring na.4.|cna cv6|3rk cv7
seafood n.d.|3lw
seagoing a..|cv6|cv7
seagrass n.5.||edg 167 168
seagull n.5.||bj2 2h9
seahorse n.5.|edh|edi 4x8
seal nv.6.z|4sw 4su|3vq 3vr 2va 2u7 5gh 9cx
sealed a..
sealing n.4.|edj edk|63y
sealskin n.r.||33n 19d 19e
seam nv.6.z|edl edm|82s 82t 62i 2a1
seaman n.i.|3o0|3o1
seamstress n.i.||edn edo 2id
seance n.e.||1xh 1xi
seaplane nv.6.12|as4 as5|135 136 12k 2kx 2sr
seaport n.f.|ae8|8o
seaquake n.b.||8b2 7cy
sear va..u|ec5 87m|2re 234
search nv.4.z|90e 1s8 cs7 90d 9dt|1ja 2jx
searching a..|b96|b94
searchingly r..||bc2
searchlight n.6.||3jg 3jh
seashore n.h.|5ig|5ik
seaside n.h.|edf|5ig 5ik
season n.s.13|dix 2k3
seasonable a..|edp
seasonal na.i.|edq
seasonally r..||edq
seasoned a..
seasoning n.d.|9he 6u3
seat nv.f.z|edr 298 e97 241 3hw b4z|9ie b8 63g
seated a..|eds
seating n.6.|3hw edr|d4v 176
seats n.6.|3hw|d4v 176
seattle P.f.||dg3 8o
seaward nar.o.|cvw|1ry 176
seawater n.r.|42q|201 1gu
seaweed n.5.|edg|167 168
sebaceous a..|988|97s
sec na.s.|edt|6z8
secede v..15|3zr 3zt|404
secession n.e.||def nb 6s3 6s4
secessionist n.i.||kw
seclude v..u|edu|bbd 7p3
secluded a..|dke|2p2
seclusion n.7.|dk8|dk9 1b4 zb
second na.s.15|edt bao edv|6z8 6zj 3ct
secondarily r..||1co
secondary a.e.|1co|1ci 2k4 edw edx edy edz ee0
secondhand ar..|edw ee1|1co 1s9
secondly r..|edv
secotiaceae P.k.||3pg
secrecy n.7.|ee2 3tm|e3z 1o9 1oa
secret na.a.|5wm 5b1|ci 4ct 2p5 ee3
secretarial a..|ee4 dw1
secretary n.i.|ee5 ee6 dw1 ee4|ng bp
secretaryship n.4.|ee6 ee5 dw1|8k
secrete v..t|e0e ee7 pt|92z 75a
secretion n.m.|ee7 e0e 1ku|1sh 1si
secretive a..|ee8 ee2|70a
secretively r..||ee8
secretly r..||bg9
sect n.e.|dqv ee9 eea|47r
sectarian na.i.|ee9 eea dqv|ds2 7zy kw
section n.a.z|j2|eeb
sectional na.6.||1c1 1c2
sectioned a..||3ya
sector n.p.|eec|58k 3y8 28u 28v 28w
secular na.i.|brk|47j eed
secularism n.9.|eed eee|1mj
secularist n.i.|eee eed|kw
secularize v..u
secure va..14|6dj dkx 97m 600 2c0 eef|4a3 2by
securely r..|9ey|9ez
security n.q.|eef 2c0 ahz eeg|bg6
sedan n.6.||1fc 1fd 1fe
sedate va..t|4h0 eeh 872 a7v eei|ud 73i
sedation n.q.
sedative na.6.|2wm eeh 4h0|7d7
sedentary a..||asu
sedge n.k.|a7e|c00
sediment nv.h.12|791 eej eek 7cu|4ch
sedimentary a..|eej 791
sedimentation n.j.|7cu eek|7cy
seduce v..z||2bv 2bw
seduction n.4.||8pd 90w 4t0
seductive a..|1an|1am 6g2 b9w
seductively r..||1am 1an
sedulously r..||2ah
sedum n.k.
see v.f.13|360 eel 93e 1y0|f2
seed n.k.z|476 eem een|d1e eeo
seedbed n.6.||9jy 9jz 2pm
seeded a..
seedless a..
seedling n.k.
seedpod n.k.|cw5
seedy a..|eem 476
seeing na.9.|eel 360 eep 93e|5lp eeq
seek v.b.14|drb 1s8 dra ru|f4
seeker n.i.|9dt
seeking n.4.|dra 1s8|90e
seem v..13|1vm 1uz
seeming a..|1v1|1v3
seemingly r..|1v4|1v5 1v1
seep v..12|eer ees|591
seepage n.b.|ees eer|12n qw qx
seeping a..||83x
seer n.i.|2h3 8pm
seesaw nv.6.12|eet eeu|2sq 2tt
seething a..||103
segment nv.6.z|37w d58|ag 54t
segmental a..|eev|3ya
segmentation n.m.||c8t
segmented a..|eev|3ya
segregate v.i.15|eew eex|7p3 6a7
segregated a..
segregation n.m.
segregationist n.i.|eex eew eey|ds2 7zy kw
seine nv.h.x||f6 f7 9fd 4rm
seismic a..|eez 8b2|6l0
seismograph n.6.||i1
seize v..z|1yh 5hm 5q3 4m2 4lz 257 60k dvx|1yi 5nl 6t 5mh
seizing n.6.||4ek 3wa
seizure n.q.|257 4lz|1uo w9 an gp
seldom r..|dts|b7o
select v..v|p0 7s5 1xg dbb 55e|2vb
selected a..|8hh|8hg
selection n.4.|1xg p0|2bd
selective a..|7s5 p0|7jf
selectively r..||7s5
selectman n.i.||1e7
selene P.i.||11r
selenium n.r.||i0 1rs 1rt
self n.9.|8ev|2lo 1gw 10g
selfish a..|8f0 cxc|8ex
selfishness n.7.|cxc 8f0|cxd
sell v.4.14|2g9 ag5 3s8 e3u|2ga
seller n.i.|ag5 70h 2g9|2ri cp cq
sellers P.i.||iz
selling n.4.|3s8 e3u 70h 2g9|se sf
semantic a..|ef0 ef1
semantically r..||ef0
semantics n.9.|ef1 ef0 e5t|a6j
semblance n.7.|4hq|1vh
semen n.8.|6sw 9b3|1sh 1si
semester n.s.||ef2 dje
semi n.b.||7z7 4hz
semiaquatic a..
semiarid a..||234
semiautomatic na.6.|c0u 2jk|5o9 2jc 1qn 2jb 2jf
semicircle n.p.|ef3 6us|58k 3y8
semicircular a..|6us ef3|21m
semiconductor n.r.|a0g|5z9
semidesert n.f.
semiempirical a..|8k6|8k2
semiliquid a..|bxa|bx8
semiliterate a..|8dr avd|8dp avb
seminal a..||6sw
seminar n.e.||5zn 4sq
seminarian n.i.|ef4|5mu 5mv
seminary n.e.|ef4|8m 8n
seminiferous a..||6sw
semipermeable a..|d8v|d8t
semiprecious a..|ef5|bfc
semipublic a..|dol|dok
semiskilled a..|ef6|6q9
semisolid a..|ef7|bk0
semisweet a..|ef8|ha
semisynthetic a..|271|26s
semiterrestrial a..||8av
semitic P.a.|13q|13r
semitone n.a.||ao ap
semitrance n.9.||5oj 1gw 10g
semitransparent a..|ef9 efa|as0
sen n.n.||4ve
senate n.e.||61v 61w
senator n.i.|5f0 efb|5f1 5f2
senatorial a..|efb 5f0
send v..12|4qe 9pi c2z efc 139|4yq
sender n.i.|efc c2z 139
sending n.4.|9pi 4qe c2z 139|4t0
seneca P.i.||20g 20h ts 23n
senecio P.k.
senegal P.f.||16f wx
senile a..|cw8|y9
senior na.i.|8fx efd bqg|9sg 5mt 5mu 8fw dhs dti 9dj
seniority n.q.|efd 8fx|4y5 9g
sensation n.9.|87u 99q|5lp
sensational a..|c1k azb|c1j 1e2
sense nv.9.13|efe eff efg jh efh u1 efi 99q d84 efj cql|2lk 1y6 62q ju f2
sensed a..|7hj|7hi
senseless a..|dva b9l|b3f efk
sensibility n.9.|efj ba1|2lo 1gw 10g 99u
sensible a..|5rs|5rr agu dv8
sensibly r..||du3 5rs
sensing n.9.|7hm|5lp
sensitive a.i.|cql efl efi 99q jt efm 99u 1pr efe|daz dsl cqk dug
sensitiveness n.c.|99u efm
sensitivity n.9.|jt d2b cql efl 99u efm|jh ju 3up
sensitize v..u|eff
sensitized a..|18w|4kj
sensor n.6.|7hb 99q
sensory a..|v4 efh|v0
sensual a..|4o5 efn|4o7
sensuality n.c.|efn 4o5|8rt 1ev
sensuous a..|u1 jh|tx
sent na.n.
sentence nv.a.w|bdy 6bs 5yi|667 bdz 18p 6bt 6bu 1vj
sententious a..|djq|27g
sentient a..|2ln
sentiment n.c.|efo efp 8jn 5y5
sentimental a..|efp efo 8jn efq|efr uz
sentimentalist n.i.|e7b
sentimentality n.7.|efq 8jn|8jm
sentimentalize v..u||49s 7w5
sentinel n.i.|bzh|bzi 81n 2ne
sentry n.i.|bzh|bzi 81n 2ne
sepal n.k.||d9y 3a5
separable a..|7z9|7wm
separate va.a.16|72 6a7 2sd 7h4 7rv|6a8 6zb 7h2 7ru 7tl bhx bhu
separated a..|7h2 efs|7h4 7lm
separately r..|b4l|atz 7h4
separation n.q.|1oa 405 54t|8y
sepia n.7.||45s 1ea 1eb
sept n.s.|eft 8a3|1zs 1zt 1k6 1k7 1k8
septation n.4.||d58 72 73
september P.s.|eft|1zs 1zt
septic a..|b6b efu|b6c b6d 679 b6e b68 b6f b6g
septicemia n.q.|b6g|efu 3cc 1kz 1l0 1l1
septum n.8.
sepulchral a..|50j
sequence n.e.v|18p d7b 63m 1cp|18q 4xi 24z 629 41d 9d1 9m2 4hl 1cq 1cr 835
sequential a..|63m d7b 1cp|cya
sequestered a..|dkb|2p2
sequestration n.4.|eey edu|7zg
sequoia n.k.||6vx 15k 15l
serbia P.f.|efv efw
serbian P.i.|efw efv|6oe 14s
serenade nv.a.10|7yq|jx 5z8
serene a..|4gz|4h4
serenely r..||4gz
serenity n.7.|dcg d1y|1u7 zb zc 8bh 4h2
serf n.i.|efx|efy efz 3qg
serge n.6.
sergeant n.i.||6ef 11m 3o5 2ne 2nf
serial na.a.|eg0 63m eg1 cho 18q|43t 2fs cya
serialism n.a.
serially r..||eg2
series n.e.|18q 63m eg2 eg1 eg0|4xi 24z 43t 2fs
serious a..|8al 5r2|8ak a7q duy eg3 eg4 1bk
seriously r..|8am|8ak 8al
seriousness n.c.|8an 2qd|8ao eg5 2df 4g2
sermon n.a.|bn6 chz|la
serological a..
serotonin n.r.||crh ch9 1gh
serous a..|eg6 1sg
serpent n.5.|1ip
serpentine a..|6ut|21m
serranidae P.5.||1o6
serrate va..z|csb|584
serrated a..|csb|584
serratus n.8.||1f 1g 1h
serum n.8.|1sg eg6|1sh 1si
servant n.i.|4dg 2aw
serve v.4.16|9ut cvu|9uw 6iw 970
server n.i.|eg7 aiq|4cl 2x8
service n.4.15|eg8 eg9 d0o|9z 9uu ega mw
serviceable a..|cx3 egb|896 cx2
serviceman n.i.|c45
services n.4.||3rk
servicing n.4.||6p2 5ld ij
serviette n.6.|cm0|6x3 6x4 6x5
servile a..|cu8|egc
serving n.d.|84p aiq|3ed 245
servitude n.q.||egd 3qe cj
sesame n.k.
sesquipedalian na.a.|djr|16 27g
sessile a..
session n.a.|ege ef2|5zo 20y 1el dje c8r 29z
sessions P.i.||1f7 1f8
set nv.e.z|3xa be2 brj 6zb 38i 9fl 9fx byr|3o9 3oa 1wx dk2 9fz 2yk
setaria P.k.
setback n.b.
setting n.f.|4k8|7aq 226 7l
settle v.6.12|72m 5vt 5vu|5vv 10q
settled a..|1xb 2yk 5nm|8e2 1x7 7ka 2yi byr 5nn
settlement n.e.|5nb egf byt egg 5vt 5vu 72m 5ng|nb 5sf 10r 5nj 35b
settler n.i.|5ne egf byt|5nf 16u
settling n.b.||awb 7ec qw
setup n.6.|ta|5cd
seurat P.i.||6s5
seven a.n.|egh egi|ee ef 3cr
seventeen a.n.||3cq ef 3cr
seventeenth na.o.||3cs 9g 3ct
seventh na.o.||3cs 9g 3ct
seventy na.n.||3cq ef 3cr
sever v..z|egj egk
several a..|egl|1t9
severalty n.q.|7rv|1oa
severe a..|2qe eg5 a8v bob 2hq 2hr|5xa 32n 2hs
severed a..||563
severely r..|2qb egm|2qd 2qe egn ego
severing n.4.|egk egj|6v8 3yc 72
severity n.7.|eg5 2qe|2df 4g2
severn P.h.||f6 f7
sew v..z|2p9 egp egq
sewage n.r.||71b
seward P.i.||20h
sewer n.6.|egp egr 2p9|844 847 133 edo 2id
sewing n.4.|egq 2p9|3rh 2z2
sewn a..|egs|egt
sex n.4.11|5ld egu|ij 4s5
sextant n.n.
sextet n.a.||jx
sexual a..|egv c3m
sexuality n.7.|c3m egv|c3n zu
sexually r..||egv egu
sexy a..|8ru|aom 9iz 8rs cmw blw bq9 bsu dnt
seychelles P.f.||wx
sforzando n.a.||568 569 ao
shabbily r..||egw
shabby a..|egw c4i|ya
shack nv.6.16|arw e2n|4e7 3fb
shackle nv.6.z|4xl dbr|3vr a9t 7oz
shackled a..|3v1|3ux
shad n.d.||8dw
shade nv.q.17|egx egy egz eh0 eh1 eh2|a30 3fy 3fz 1eb 3fk 24b 5gw 4pd 4m3 d2f 6lz ecw
shaded a..|eh3|egy
shades n.9.||e12 8zg
shadiness n.q.|egx egy|a30 3fy 3fz
shading n.7.|eh2 eh1|6nq 2va a5s 7be
shadow nv.q.12|eh4 egy egz 6yd eh5 eh6|egx a30 3fy 6yf 9le
shadowed a..|egy|eh3
shadowy a..|egy eh4 egx|eh3
shady a..|5wn|4ct
shaft n.a.14|2w5 2mq|698 699 cg 1ap 2mr 24c
shag nv.r.12||57z 580 15l 33r
shaggy a..|4cu|4cv
shah P.i.||163
shahaptian P.i.|bl3|bl4 160
shake v.r.12|968 eh7 eh8 eh9 drr|eha
shakedown na.b.||b6 be bf
shaken a..|107|102
shaker n.i.
shakespeare P.i.|ehb ehc|ts 24h
shakespearean P.i.|ehc ehb
shakiness n.q.|drr ehd e5w|dhw
shaking n.4.|eh8 968|ehe ol
shakti P.i.||7in
shaky a..|e5w eh9 drr|6l0
shale n.r.||a9a yk
shallow a.h.u|ehf|dxu
shallowly r..||ehf
shallowness n.7.|a2n ehg|7dm 4g2
sham nva.6.10|94u 2bk 49r 99w 94w c3w|6hs 4qj 2o3 99x 2bl
shamanism n.9.||151
shamble nv.4.12|ehh eda|bwp 4jy 1f3
shame n.c.15|4xh 7sk p|q 9f 9g
shamefaced a..||6js
shamefacedly r..||28g
shameful a..|7t4|7t3
shameless a..|ehi 3z2|3z4
shampoo nv.6.t||5cy 5d6 br6 2zy
shamrock n.k.||5h5
shank nv.d.z||2po 2pp 2ol
shantung n.6.
shanty n.6.|arw|4e7
shape nv.7.v|3ua 6rp 7hu 9o2 8it 76k 4pn ehj 2id 9oe bqw|2cu
shaped a..|cgi|4xj
shapeless a..|1h6|1h7
shapely a..|cfg ehj|3tk cff
shaping na.m.|76k 7hu 66a|668
shard n.6.|9qj|31z ag
share nv.l.16|19w ehk d50 dfg ehl d4i ehm|3qd d0q 5l8 1wq
shared a..|5rj|5rc bky
shareholder n.i.|ehn|7d0 cq
sharer n.i.|ehm ehk|a9g 1au 1av
shari P.h.||f6 f7
shariah n.e.||bmh
sharing na.o.|ehl dfg eho|bcm 6fe ehp
shark nv.5.15||51t 3ab
sharp a.a.|6nj 76m cny jm jn 2cm|550 9vq jr 2co
sharpen v..z|ehq ehr 9ks|5va 8t mw
sharpened a..|ded|9vq
sharper n.i.||2sv 54y 35i 1m
sharply r..|zl|zf 6nj
sharpness n.9.|jn 2cm jm|3xt
shasta P.i.||160
shastan P.a.||amf 2d1
shatter v..u|ehs eht|3zf
shattered a..||1n8
shattering na.4.|eht ehs c01|3zi 73 3gv
shave v.4.t|ehu duc|ehv 41 42 2wi 2wj
shaved a..|ehw|ehx ehy
shaven a..|ehw|ehx ehy
shaving n.4.|ehu duc ehz|ehv 41 42 3ee
shaw P.i.||5bm 1d3 2tn 2to 1f8
shawl n.6.||4kq 4kr
shawnee P.i.||16g 160
sheaf n.6.|2s4|2s5
shear nv.j.z|ei0 ei1 ei2|76w 8y 6os dns
sheared a..
shearing n.4.|ei2 9hp ei0|69p 69q
shears n.6.|ei1 9hp ei0|ec0 2me 2mf
sheath n.6.|amz 3xf|24b 2x5 85a 3lm
sheathe v..z|ei3 d0s
sheathed a..|4q5|4q4 bgv
sheathing n.6.|d0s ei3|24b
shed nv.6.z|ei4 ei5|80m dgs
shedding n.m.
sheen n.7.|c1q 42e|a2f 424 42g
sheep n.5.|bmv|1pn 1po 1pp
sheepdog n.5.||49i 3kr 49j
sheeplike a..|7zr|7zp
sheepman n.i.||4sl 4sm
sheepskin n.r.||19c 19d 19e
sheer va..12|6ui 56 dcj d90|2kv 5a dk7
sheet n.h.17|d25|ei6 8d 1lm ei
sheikhdom n.f.||80v
shelf n.6.|3ro|31y
shelflike a..||3ro
shell n.6.x|ei7 3h4 2xq|1go 1gp 2s8 3h8 29c
shellac nv.r.z||boq 19e 2s8 edk
shelled a..
shelley P.i.
shellfish n.d.|6k0|3lw
shelling n.4.|2xq 3h4|2xr 1fk 1fl
shelter n.6.16|4e7 4xx
sheltered a..|bg7|13g
shelve v..16|75t|75x 75y
shenanigan n.4.|3ho 9r8|3hp 3af uf ug
shepherd nv.i.15||g4 g5 86w 6jj 6jk aam aao
sheriff n.i.||3o5 2ne 2nf
sherman P.i.||1qa 1qb 1qc
sherry n.d.||dfv 470 15a
shetland P.f.||1ro
shibboleth n.a.|ciq|1ek 1el 78r
shield nv.6.x|40g ecv 2ne ei8|24b 24a aao 75m
shielded a..|dmw|9p0
shielding n.4.|ei8 ecv|63y 40g 24b
shift nv.b.u|1hw ei9 eia bf eib cc9 eic eid eie eif|1hx qw qx 8y apa apb
shifting na.4.|eie 47z eid eig|eih
shiftless a..
shifty a..|eii eij|eik
shiism P.9.||bhr chh d3t
shiite P.i.||4gc
shim n.6.||cgh b1k 4pf
shimmy nv.b.12||eil qx eim 33r
shin nv.8.12|5ar|5at
shinbone n.8.|ein|9ah 8qd 1pu
shine v.7.17|eio a2f 31d a2e|8jj 1vm
shingles n.q.||ajx 11u 11v
shining na.4.|dey a3c|2vb
shinto P.e.||47r
shiny a..|42e c1q|31m
ship nv.6.12|30i 8ih 7fx 4nx 7fw 9rs|2x1
shipboard a..|axm|hz
shipbuilding n.4.||2a4 2a5 1yx
shipment n.6.|4nx 7fx 7fw|4ny m
shipping n.4.|9rs 7fx|sd se sf
shipshape a..|eip|cnk
shipwreck nv.6.15||30i 2x1 3ad
shipyard n.6.||34j
shirk v..15|9bp eiq eir|2l2
shirking n.4.|eir 9bp|80e 4nk 3mn
shirt n.6.t|eis|1ux
shirtfront n.6.||3vs 2nr 2ns
shirtsleeve n.6.||eit wv
shirtsleeves n.q.
shit nv.r.w|758 49d|86t 86u 71b 49f 49g
shiva n.s.||eiu
shiver nv.4.12|eh9 eiv eiw eix 544 545|367 368 ij dqu 968 eha
shivering na.q.|545 eiw ehd|6ca
shivery a..|eiv eh9|5le
shock nv.c.11|eiy eiz czv ej0|ej1 1dt 2u9 2ua 367 368 ij 1dv uy 7so czy
shocked a..|x6|x5
shocking a..|c1j|c1k
shockingly r..
shod a..|3s4|3s3 bh2 ej2
shoddily r..||b6j
shoddy na.r.|b6j 9il|9hr 9hs 2za 4a4
shoe n.6.t|5fn|3s2
shoeful n.n.||244 245
shoelace n.6.|ej3|bor 3w9 3wa
shoes n.q.||ej4
shoestring n.6.|ej3|bor 3w9 3wa
shook n.6.||2xu 200
shoot v.k.x|am5 ej5 c5q ej6 abm ej7 3hq 6i0|314 463 1n6 3hr
shooter n.6.|3dz|c51 2sh 2nx
shooting n.4.|6i0 3hq ej7 ej6|jc 145 3ku 36
shop nv.6.14|315 9s1 1s7 ej8 ej9 eja|316 317 4ea 4a3 r0
shopkeeper n.i.|9jn|2ri cp cq
shopper n.i.|ej9 9s1 1s7 ej8|4du 15g 4dv
shopping n.4.|eja 1s7 ej8|4dt 4dw gr
shore n.h.16|5ik bpf
shorebird n.5.|6tp|3ev
shoreline n.h.||3sj 1u0
short a.6.15|422 14 ejb|2pm ejc 41a 9ht 13
shortage n.7.|76e 967|76a 7r 7s 4u 4v
shortcut n.6.||197
shorten v..u|45|6v9
shortened a..||14
shortening n.d.||bq2 4dk 34m
shorthand na.a.|ejd eje|6ua 6ub
shortly r..|dj2 6ug|3mw
shortness n.7.|ejb 14|4g4
shorts n.6.|ejf|40t
shortsighted a..
shortstop n.i.||4rn 4ro 0
shoshonean P.a.||2mu 2d1
shot n.4.|6i0|jc 25j 1qo
shotgun n.6.||2jc 1qn 1qo
shoulder n.8.z|ejg|3s1 biw 8fv
shouldered a..||ejg
shout v.a.w|375 6ra 4gf 30y e6x ejh|9d
shouted a..|c02|3gv
shouting n.a.|52c ejh 4gf|r9 ax 375 9d
shove v.4.12|8fu bl7|8fv
shovel nv.6.z|eji 7lt|2ma 4c9
show v.4.13|59j ejj 7a4 7uv 2fs ecy 7uw 7a7 2fa|1i4 7a5 27f 3yl vh
showcase n.q.||4k8 226 7l
showdown n.a.||1c9
shower nv.6.14|br8|as2 4yb 2zq 2zr 66p wl ejk to 2zv 2zy
showerhead n.6.||csw csx 247
showily r..|cz6|9ge 9gg
showing n.a.|ecy 7a4 7uw|256 59j 1i4
showman n.i.
showpiece n.6.||6tc
showroom n.6.
showy a..|9ge 9gf|9gg
shrapnel n.6.||ei7 1go 1gp
shred nv.n.z|ejl dsm|3ed 245 bou
shredded a..|562|563
shrew n.i.||2ih 2ii
shrewd a..|2cm 2cn|2co
shrewdly r..||2cm e9d
shrewdness n.9.|2cn 2cm 4fw|3xt
shrewish a..|clr|433
shriek nv.a.w|ecq dbz ecr|375 9d 2u4 2u5 4gf
shrieked a..
shrieking n.a.|ecq dbz|375 9d
shrike n.5.|4de|3fo
shrill va..w|dbz ejm ejn|4gf 95j
shrilly r..||ejm
shrimp nv.i.x|dhc|89l 9fd 4rm
shrine nv.6.z|8oh|12 2up 2uq
shrink v.i.u|9sq 2eb 6n7 dxp ejo 9hv|7jl 45y 45z 2ec
shrinkage n.b.|ejo dxp 9hv|73l 8y
shrinking n.b.|ejo dxp|73l 8y
shriveled a..|87m|234
shroud nv.6.z||3wa 2zz
shrub n.k.|4cm ejp ejq
shrubbery n.f.||3tz
shrubby a..|ejp 4cm
shrublet n.k.|ejq 4cm
shrug nv.a.t||3vy 27f 1w6
shtik n.n.||3ed 245
shuck nv.r.u|3y2|15l
shucks n.7.|6x6|6x8
shudder v.c.t|544 14j eiw ejr eix|149 p5 eha dqu 968
shuddering a..|ejs|6ca
shuffle v.4.12|e2m eda ehh|e1p bls 253 1f3 eif
shuffling n.4.|ehh eda|bwp 4jy
shun v..w|8si 2l1|2l0
shunt nv.8.12||1t0 1o5 eif
shut va..z|2u7 ejt eju 5fz 5g0 5g7 3jj|3ji 5ga 5gb
shutdown n.4.|5g2 5fy|36
shutter n.6.z|eju 3wp 5g0 2u7 ejt|1kd 3j3 24b
shuttered a..
shutting n.4.|5fz 2u7|ol
shuttle nv.6.12|ejv|ejw 2qv
shuttlecock nv.6.x|ejv|ejw 2qv 2ts 2tt
shy nva.4.12|7ld ejx|97l jc 3ok
shyly r..|ejy|2yn 2yo 7ld
shyness n.c.|ejx 7ld|ak1 149 p5
si n.r.|ejz|i0 a0g 5z9
siamese na.a.|ek0 ek1|54n
siberia P.f.|ek2 ek3
siberian P.i.|ek3 ek2|cz7 3b
sibilant na.a.|aln alo|cv1
sic vr..x||29b
sicilian P.i.||9jm 14s ek4
sicily P.f.|ek4|4i3 13v
sick a.e.t|6li wc dp0 auy cmy cmx|y8 wb auz 11w av0 2iy 343 av1 44p av2 6ax 78m
sicken v..11|7so 4j7|czy 1nn 4j8
sickening a..|7sv 7su|byb
sickish a..|cmy|wc
sickle n.6.||2me 2mf 2mg
sickly a..|e9t|77f
sickness n.q.|auy wc
sickroom n.6.||2sw
side n.f.x|348 443|441 bqt
sidearm ar..||97k
sideboard n.6.||9jf 2qn
sidelong ar..|28n|28o
sidereal a..||202
sidestep nv.4.w|80c|9md 4jy 2l0
sidewalk n.6.|d6b|1ff 1fg
sideways ar..|cu3|3b3
sidewinder n.5.||du9 6h4 6h5
sidewise r..
siding n.6.||dsz dt0
sidle v..12|eae
siege n.4.|140|141 142
siegfried P.i.||f9
sienna n.r.||xw
sierra n.h.||1bv
sieve nv.6.15|ek5 e2r|ek6 9d8 p0
sift v..12|e2r ek7 ek5|4ml
sigh nv.a.t||9d 3lu
sight n.9.13|7hd ek8 jf ek9|2of 2og 1su 256 jg jh ju 2gt jt f2
sighted a..|eeq 93e|eep
sighting n.4.|ek9 7hd|ch7 67j 2hj
sights n.6.|abp|3de
sightseeing n.4.||67j 2hj 2hk
sigmoid a..||21a
sign nv.a.w|eka ekb 9e9 ekc ekd 6gh dty b8j|5hf cf cg 2ou dtz cy 50q 50r
signal nv.a.w|eke 2h4 9g6
signaling n.a.|eke 9g6
signature n.a.|ekd ekc|1vx 5cd
signboard n.6.|eca
signed a..
signer n.i.|9g6
significance n.7.|63t 8uz ay9 c7w|63u 63v a44 62r
significant a..|8uz 63t 64a|cgm 8qn 8uv dlb cse dg1 1xu
significantly r..||64a 8uz
signified n.a.|efg|62q
signifier n.a.|15 7b4|16
signify v..w|7b4 62q 15 ekb c7w eke eka|12a 9i
signing n.a.|9g6
signore n.i.||k0 k1
signpost nv.a.w|9e8|9e9 c5g 2h4
sikh P.i.||lx m2 ekf
sikhism P.9.|ekf|151
silence nv.q.u|ekg drk 9wc arr cks ck5 cjs|2z4 e3z 62s 62w
silenced a..
silent a..|drk ekg arr ck5 cks|drh 70a
silently r..|ckt|cku ck5 b0n
silhouette nv.f.13||5im 3sj 1u0 dli 3yl 4m3
silica n.r.|532 ekh|25p
silicate n.r.||em
siliceous a..|ekh 532
silicon n.r.|ejz|i0 a0g 5z9
silicone n.r.||4u1
silk n.6.|eki eah|9hs 2za hh
silken a..|eah|31m
silklike a..|eah|31m
silks n.6.
silkworm n.5.||4sb 4sc
silky a..|eah eki|31m
sill n.6.|ekj|31x 31y
silly a.i.|9lr 7k 7zl a17|53o ov 7n 7zm
silo n.6.||36c
silt nv.r.z|bzl|on oo 2pa 2w3
silver na.r.z|ekk ekl fc cb8|2g6 13t i0 5z9 a4m a4n 9pa a84 3fj 1eb ekm 3w3
silverware n.6.|ekm|3w3 6t0 26c
silvery a..|ekl ekk|31m
simaroubaceae P.k.||4ca 1il
similar a..|13p 1j0|13o 1j2 6fm dr3 ekn
similarity n.7.|1j0 eko bcg 177 bvy 13p|1j1
similarly r..|bw6|13p
simile n.a.||8vn 8vo 8vp
similitude n.7.|178|1j0 1j1
simmer v.7.u|ekp ekq|549 3ot
simmering n.4.|ekq ekp|447
simon P.i.||1kq 1ik 1fa
simple a.k.|ekr eks 8bt 8b8|ekt eku 8bf
simpleton n.i.|29a
simplex a..|ekv|ekw
simplicity n.7.|eks ekr jk e3y cls 53w|b8v
simplification n.a.|ekx eky|cr
simplify v..u|eky ekx d12
simplistic a..|ekt|ekr
simply r..|4da|4db
simulate v..10|4bs|6dg
simulated a..|270|26s
simulation n.4.||cfc 9d6
simultaneous a..|5l9 627|5kh
simultaneously r..||5l9
sin nv.7.15|ekz 25f el0 8v2|6g4 6g5 2ke 3af 3mo 3mp
sinai P.h.||8us 45p 3e4
sincere a..|9zt el1|70p 4it 9zq el2
sincerely r..||9zq 9zt
sincerity n.c.|8an 8ak el1 9zt|8ao el3 4ix 4iy cmu
sine n.o.||6ge 6gf 6gg
sinewy a..||538
sinful a..|el4 ekz|co2
sinfulness n.7.|ekz el4 el5|6g4 6g5
sing v..10|ase 1q1 1d2 4z0 37n|bdn 5z8
singapore P.f.||1hz
singe nv.q.u|ec3|ec6 3t ec4
singer n.i.|1d2 ase 37n|1d3
singing n.4.|4z0 ase 37n c92|4z1 4z2 dd6 bdo 71i c24
single a.4.z|atz|827 828 2nw 2ol aty b4e b4f b4g b4h
singles n.4.||2qg 2qh 2qi
singly r..||atz
singsong nva.a.w|4z3|86g 86h 78r 4yv 37n 4z4
singular a.a.|92i 6te b4h el6|15 16 8w8 1qx atz
singularity n.7.|el6 b4h el7|9l1
singularly r..||92i
sinhalese P.i.||1bz
sinister a..|14h 6yc|14d 2e6
sinistral a..
sink nv.6.12|el8 86m bpx|as2 4yb 239 bpy ba
sinking n.b.|awb 7y8|7ec qw qx 73l 8y
sinner n.i.|8v2 el0|1m
sinning na.4.|25f el0 cvl|2ke 3af cvk
sintered a..
sinuous a..|6uu|21m
sinus n.8.||1t0
sinusoid n.8.||1t0
sinusoidal a..||21m
siouan P.i.|6wt el9|4ez 160 553
sioux P.i.|6wt el9|4ez 160
sip nv.4.y|ela elb|84q 55t ij 82y
siphon nv.6.12||133 134 13h 77a
siphonophore n.5.|bk1|as9 5k7
sipper n.i.|elb ela|85y 15g 4dv
sir n.i.||k0 k1
sire nv.i.t|352 3o|2xf 2xg 14y
siren n.i.|bzs|bzt bzu ctn
sirenian n.5.||4x8
sirloin n.d.||2po 2pp
sis n.i.|elc|eld 2ha ve
sister n.i.|elc|eld 2ha ve
sit v..z|6pd ele
site n.f.14|4i8 bys|2pm
sitter n.i.||2cg 2ch
sitting na.4.|dg8 cfb ele 6pd eds|ol
situate v..16|byq 4ch|27z
situated a..|byr|2yk
situation n.q.|7l ej4
siva P.i.||7in
six a.n.|elf elg|ee ef 3cr
sixteen a.n.|elh eli|3cq ef 3cr
sixteenth na.o.||3cs 9g 3ct
sixth a.o.||3ct
sixties n.s.||71n ot
sixty a.n.||3cq ef 3cr
sizable a..|3bs|2cl
size n.7.z|596|7s
sized a..
sizing n.r.||9cw 4sv
sizzle nv.b.w||2u4 2u5 3gt
sizzling a..||2rk
skate nv.6.12|elj elk ell|2qv 5il
skater n.i.|elk elj|1
skating n.4.|ell elj|hf
skedaddle nv.4.12||5ev 80f 75i f
skeet n.4.||ej5 6i0 jc
skeletal a..|8yo
skeleton n.n.||cdf c7n bwk
skeptic n.i.|82f ebc 7xw
skeptical a..|ebc 82f ebb 7pk 7xw|6vw
skepticism n.9.|7pk ebc 7xw|7pl 1gw 10g
sketch nv.6.10|83u elm czr e3i|7jp 2o3 7em 4pd 4m3 7ch 7cj
sketchy a..|b1w e3i|act
skewer nv.6.z||d74 3vq 3vr awv
ski nv.6.12|eln elo elp
skid nv.6.12|elq|3nj 3nn 3no elr 5il
skier n.i.|elo eln|1
skiff n.6.||4jh 2x0 2x1
skiing n.4.|elp eln|hf
skill n.9.|6kl ebw
skilled a..|bz|bx ln 66t 785 8zt els
skillet n.6.||d38 5kn 3ip
skillful a..|ln q5|bz
skillfully r..||ln
skillfulness n.9.|q5 ln
skim nva.h.12|elt elu|2x5 5il elv
skimmed a..|elu|elv
skimming n.4.|elt|71 72 73
skin n.8.12|6vg akd|1pv xk 2x5 2ns
skinned a..
skinny na.a.|3r0 ecp|ci 3r2
skip v.4.v|ao5|bwo bwp 4jy co5
skirmish nv.4.x|8l6 elw elx|2u9 2ua
skirmisher n.i.|elx elw|16j
skirt nv.6.w|80c|wv 2l0 d5c
skit n.4.||ht
skulk v..16|c1l c1m|34t
skulking n.4.|c3x c3v|80e 4nk 3mn
skull n.8.||1pu 1pv
skullcap n.6.||4kb 3nx
skunk nv.i.x|49w|2ih 2ii 337
sky n.h.z|4uq|2dp 12h 12i
skylark nv.5.12|4tu|3fo 4tv i7
skylight n.6.||ely 12s 12t
skyscraper n.6.
slab n.6.|elz|1t1
slack a.r.15|eiq eir bzm|719 71a 71b 9bp 2l2 9jj
slacken v..u|em0|8e0 2ec
slacks n.6.||40t
slag nv.r.u||ede 58d
slain na.e.||6zt y8 29i
slam v.b.z|2tz 2tw|2u7 2u6
slander nv.a.w|em1 4ha 39l 4h9 bv1|29j 29k 29l e1
slanderous a..|4ha em1 4h9|465
slang nv.a.w|em2 em3 22i|22j 1el em4
slangy a..|em3 em2 22i|5n5
slant nv.9.16|1ll em5 4js 1lk|1ln 1lo 9w 834 176 4kd 3ay 3b1
slanted a..|em6|bsh
slanting a..|em6|bsh
slantingly r..||em6
slantwise r..
slap v.b.z|6sj em7 em8|305
slapdash ar..|4nm|4ni
slapstick na.a.|aqx|5p5 5p8 26f 5pt
slash v.q.z|9xw 9xu 3dv 9xv|335 6v9
slashed a..||3lk 6va
slashing a..|89x|4yo
slat nv.6.14||d2r 3nn 3no
slate nv.6.v||em9 elz 1t1 7f6 3rg
slaty a..||fb
slaughter nv.4.z|4dc ema 4dd c6g 143|3ku 36 74z 1nc 1n6
slave n.i.15|3qg
slaver nv.i.t||emb e9s 2zm
slavery n.q.|egd|3qe cj
slavic P.a.|e8o emc 6oe|e8p 1jv
slavish a..|emd|2td
slavonic P.a.|e8o emc 6oe|e8p 1jv
sleazy a..||9ci
sled nv.6.12|80s 80t|3bi 3bj
sledgehammer nv.6.z||add 2ma ade adh
sleek va..z|eme a9j|a3c 2wj 46g
sleep nv.q.t|emf 28s 83h cly 856 emg|akb dwc
sleeper n.i.|856 83h|857
sleepily r..||28s
sleepiness n.q.|871 28s|5hn
sleeping na.9.|emg 83h|emf 37x
sleeplessness n.q.|2l9|5hn
sleepwalker n.i.||856 857
sleepy a..|28s emf 871|28p
sleet nv.j.17|9tr|5gz 2dn 2do 86e
sleeve n.6.|eit|wv
sleeveless a..
sleigh nv.6.12|80s 80t|3bi 3bj
slender a..|emh emi cma emj|3r2 664
slenderness n.7.|emk|76a 7r 7s
slew nv.n.12|799 6ui|2xw 245 2kv
slice nv.l.z|9xu eml emm emn emo eeb|19w 84p 3ed 245 3s 3t 86c 2ok 2az 2ol e3x 29c
sliced a..|562|563
slicing n.4.|emm emo emn|86c 2ok 2az
slick nva.7.z|emp eme emq|dez af7 99r a3c 2wj emr
slicker n.6.||dt3 5in
slide nv.6.12|bpm elr ems 5ij|d3e 2qn 7ec qw qx a2s bj 2sq 5il
sliding a..|emt|emr
slight nva.4.v|dvl bxr|wo wp 7r9 7bl
slightly r..|emu
slim va..t|emh emi|3r2
slime nv.r.z|cjl emv|39n
slimy a..|emv cjl|emr
sling nv.d.z|4rd 4rb emw|5jl 15a 4rg 4rh
slinging n.4.|emw 4rd|97l jc
slingshot n.6.|4rb|2sq
slink v..12||1f3
slip nv.4.12|8rv emx elq 8hx elr bpz|3mk 3mm 3mn b9p 5il 4j8
slipknot n.6.||3vp 3vq 3vr
slippage n.m.||71u
slipper n.6.|ed9|3s2
slippered a..|ej2|3s4
slippery a..|emr emp|emq emt emv emy
slipping a..|emy|emr
slit nv.6.z|emz dq5 eml 7bg|247 dq6 9z8 9z9 a1h
slivery a..|en0 en1 ehz
slob n.i.|en2|e5o 2ih 2ii
sloe n.k.||ddx 1ax
slogan n.a.|ciq|1ek 1el
sloganeering n.a.||d9i 43w
sloop n.6.|bo9|2x6 2x1
slop nv.d.z|en3 en4|6sa ddl 1f3
slope n.h.12|27y b1h 834|176
sloping a..|em6|bsh
sloppy a..|en5 en6|5hp
slot nv.a.v||176 emz 247 3rf 3rg
sloth n.7.||ak2 ak8 zb
slovakia P.f.||14r wx
slovenia P.f.||14r wx
slovenliness n.q.|en6 en7|en8 bm4
slovenly a..|en7 en2 en6|5hp
slow va..u|3oi 723 em0 bp6 782 en9|2ec 8e0 bp5 brl ena
slower r..||bp6
slowing n.7.|723 em0 3oi|8y
slowly r..|en9|bp6
slowness n.9.|2m3 7bb 782 jz bp6|1dq 1dr 4un 41d
sludge n.r.||dhz
slug nv.6.z|49k enb 2zj biv|25j 1qo 2u6
slugger n.i.|2zj enb|0 1
sluggish a..|ena|bp6
sluggishly r..||ena
sluggishness n.q.|bub|buc
sluice nv.6.17||134 13h 86d 42r 2zd
sluicing a..
slum nv.f.15||3ld anr
slumber nv.q.t|emf 28t 83h 856|akb dwc
slump nv.m.12|955 956 7dd|735 733 71u 86l 86m 47a 734
slur nv.a.10||ao ap 48e
slurp v..y||66r 3zy
slurred a..|enc|end
slushy a..|ene|c9d
sly a..|6km 6kn|266
smack nvr.b.z|em8 enf em7 dxx 2u0|2u1 2u2 2u3 2u6 8v3 9h
small a.8.|7na bxq|bxs bxt 7n8 3eb bxu bxv 8h6 bxw bxx bxy
smaller a..||7na
smallish a..||7na
smallness n.7.|bxq bwl 7na|596 7s
smallpox n.q.||53i 53j 11v
smart a.q.13|ez eng 2co 427 53b 53a 426 azx|2cm 4fc 53c 3xw 2bn
smartly r..|5e8|4fc
smartness n.q.|eng|f1
smash nv.b.z|2tv 6yw 3h3 eht|2u1 2u2 2u3 2u6 3zk 6yy
smashed a..|6oh|6oi
smashing na.4.|eht 6yw 49u|3zi 73 49v
smear nv.a.z|c3t 39l 39m 3lg|29j 29k 29l 39n
smell nv.9.13|9qo dxy dxz enh 24k 9ba eni cwa|87u 5lp f2
smelling na.4.|eni enh|2hj 2hk cvd
smelly a..|9ba 24k|9bc
smelt nv.d.10||8dw
smile nv.a.t|a8y enj 323 6hi enk|9xb 3vy 27f 324
smiler n.i.|enk enj 323
smiling na.a.|a8y 52f 323|9xb 3vy 27f 326
smilingly r..
smirk nv.a.t||a8y 9xb 3vy 323 324
smite v..z||2u6
smith n.i.||20g 20h
smithereens n.e.
smitten a..|ul|uh
smog n.q.||1rz 5el
smoke nv.j.y|9uo 3fr 9up b7z dox 81o 57y enl|tl tn 81t
smoked a..||6e2
smokehouse n.6.||apc
smokeless a..
smoker n.i.|enl b7z|15g 4dv
smokestack n.6.||54h 54i 134
smoking na.4.|dox b7z enm|40k ij 3fr
smoky a..|3fr 9uo|3fq enm
smolder nv.b.u||3qu 4bz
smoldering a..|1lx|1ld
smolderingly r..||1lx
smooth va.4.z|9cl ea7 a3c 9k2 dez 3gl enn|3k2 2wj a27 eno 9k1 enp 7nu
smoothed a..|bgy|bgw
smoothen v..z|9cl|3k2
smoother n.6.|ea7 9cl|enq
smoothly r..||8bv
smoothness n.7.|dez 9k2|af7 99r
smother nv.q.z|bm1 enr 291 cjr ens|bm4 1n6 6xk
smothered a..|b88|b86
smothering a..|40r|40o
smudge nv.b.z|89f 3lg|3qu 45c 46c
smug a..|688|686
smuggle v..14|ent 69c|90k 20l ayl
smuggler n.i.|69c ent|1k 1l 1m
smut nv.r.u|enu dft|k5 i0
smuts P.i.||4tj 4tk 20g 20h
snack nv.d.y||3zx 3zy
snaffle nv.6.14|a5k|41y 41z 5mh
snag nv.p.z||48u 48y 48z alz
snail nv.5.z||9y3 3f7 39b
snake nv.5.12|1ip 6ut|5il
snakeroot n.k.|ea9
snap v.4.w|a5j env enw bou|3h7 3zf
snapdragon n.k.
snapper n.i.||bwu 3kb 1
snappy a..||433
snapshot n.6.||5gg 2o3
snare nv.9.z|enx eny crf|60b 250 252 1fo
snarl nv.a.w|enw|9d 9xb 3vy 27f
snarled a..|boc|8ov
snatch v.a.z|env a5j|1yh 1yi
sneak nva.i.12|enz 5wl eo0 6mk dnn|2ih 2ii 1f3 4ct
sneaker n.6.||5fn 3s2
sneaky a..|eo0 enz 9vm|eo1
sneer nv.a.t|bt0 ecc|67u 29l 9h 9i 323 324
sneering a..||36t
sneezing n.q.||367 368 ij
snellen P.i.||cx7 7jl 45y
snicker nv.a.t|eo2 eo3|56j 9d 4er 3m5
sniff v.4.13|eo4 eo5|eni 2hj 2hk enh f2 b7w 3lu
snigger nv.a.t|eo2 eo3|56j 9d 4er 3m5
snip nv.6.z|6os 5f4 5f5|31z ag
snipe nv.5.x||6tp 3ev 1fn 1fo
sniper n.i.||c5o c5q ej
sniveling n.4.|3m1|6r9 ij
snobbish a..|5b9 5ba|2p2
snoop nv.i.w|6th eo6|eo7 45v 2gw ch3 ch5
snore nv.b.t|eo8 eo9|2u4 2u5 3lu
snoring n.4.|eo9 eo8|40k ij
snorkel nv.6.12||ed8 7y9 eoa
snort v.a.w|eo2 eob 3r3 eoc eod dov|56j 9d 3lt 3lu b7w
snorter n.i.|eoc eob eod|2ih 2ii
snorting n.4.|dov eod|8y4 40i ij
snout n.5.||cmf cs6 2xj
snow nv.j.17|9ki eoe eof|5gz 2dn 2do 6r4 86e
snowball nv.k.u||8d5
snowboard nv.6.12||9jf 2qn 5il
snowfall n.j.|9ki|5gz 2dn 2do
snowy a..|eof eoe|31h
snub nva.a.w|dvo dvm 7vm|e1o 7s6 2sc 14
snuff nva.r.13|eo4|4za k5 i0 enh f2 1ec
snuffbox n.6.||23o
snuffer n.6.|91z
snug na.6.|dmx 6jv|2sw 9p0
snuggle nv.4.z|6sb 6sd 6se|6sf 5bz 5hm 5hl 5c1
snuggled a..|cok|mh
snugly r..||eog dmx
so r.a.
soak v.m.z|eoh c5b eoi 9hq 42r 5gx eoj|6wb 7ll 35m 35n 2zd
soaked a..|6oh|6oi
soaking nr.m.|eoh eoi 862
soap n.6.t|eok eol bqy|5cy 5d6 2zy 2wi
soapsuds n.h.|bqx|9kq 46p 46t
soapy a..|eol eok
soar v.4.12|eom 3cy a2r|27m 3cz 2kx 2sr 4dy 5eu
soaring na.4.|a2r eom akp|9if 9ig 1f2 r6
sob nv.q.t|40p|3m4 3m5
sober a..u|eon a7q a7r|8al
sobering a..|eg4|8al
soberly r..|a7u|a7v a7q
sobriety n.q.|eon|5hn
soccer n.4.||9m3 2yg 2yh
sociability n.7.|4hg 61h 6c2|4hh zc
sociable na.e.|cf2 6c2 4hg|2vj 1xi 6c0 9ow eoo
sociably r..||6c2 a8p
social a.e.|eop|5a7
socialism n.9.|eoq eor 4qn|1jl 1jm 9w
socialist na.i.|4qn eor 5mp eoq|20h eos 5mm
socialistic a..|eor 5mp eoq|eos 5mm
sociality n.7.|4hh eoo a8q 9sv 6st|zc
socialization n.4.
socialize v..15|1i8
socialized a..|bv9|bv4
socially r..||eop
societal a..|eop 5a7
society n.e.|5a7 eop
socioeconomic a..||8cv
sociological a..|eot 6n6
sociologist n.i.|eou 6n6|1qi
sociology n.9.|6n6 eot eou|1qj
sociopathic a..|do8
sock nv.6.z|2ym|aot 9me 2u6
socket n.8.||1dh
socrates P.i.|djh|23n 2d8 22g 14s
sod nv.h.z|eov|3oh
soda n.r.||em
sodden a..|eow|3ol
soddy n.6.||3nq 31 33
sodium n.r.|cln|13t i0
sodom n.f.
sofa n.6.|6h6|241 1c1 1c2
soft a..|52q eox 9zf|cm2 52p 5vj 6h0 6ux eoy 83b 9g5 9j3 ckg d15
soften v..13|6xf 6xl|6xg 6zz
softened a..|cg8|cg7
softening na.m.|c8x eoy|52q
softly r..|drl 9zo|9zk 9zp
softness n.7.|eox 52q|5z
software n.a.|a52|lb lc
softwood n.r.|dp5|15k 15l
soil n.q.z|7on 39n on|7oo 7op oo
soiled a..|345|7oq 344 7or 7nj 3fw 489 7os 7ot 7ou 7ov 7ow 7ox
soiling n.4.|eoz 39n
sojourn nv.4.16||ep0 anr
sol n.r.||5n2 1ah
solace nv.c.11|64s 1vs 5pf|5pe 1id
solanaceae P.k.|ep1 ep2|3c3 1il
solanaceous a..|ep2 ep1
solanum P.k.
solar a..||aif
sold a..
solder v.r.z|ep3 ep4|1ag 1ah 3d7
soldering n.4.|ep4 ep3|2ee 62k 73
soldier n.i.x|4tj c61 ep5 ep6|4tk
soldiering n.9.|ep5 ep6|6kl
soldiery n.e.|4th ep6|12r
sole na.6.u|1ba|3ub 3uc 3ud 4cp 8xb
soled a..
soleidae P.5.||1o6
solely r..|1b6|1ba
solemn a..|a7q eei 8ao|8al
solemnity n.7.|eei 8ak a7q|5r2
solemnly r..||a7q
solicit v..w|350 359 ep7
solicitation n.a.|359 350|1v8 1ve
solicitor n.i.|ep7 350|da1 1wn
solicitous a..|5xi ep8|5xf
solicitude n.c.|ep8|5qv
solid na.r.|61g a4w bk0 ep9 7bf ank|49v epa bjz ef7 ani
solidarity n.7.||5ra 6tt
solidification n.m.|6tb epb 61g
solidified a..|epa|bk0
solidify v..u|epb 6tb ep9
solidity n.7.|7bf 9eu|5z
solidly r..
solipsism n.9.||23m 1mj
solitaire n.6.||7jy 31f po
solitary na.q.|bza dwd 1b4 bzb|4fa 3qe cj 1b8
solitude n.q.||1o9 1oa
solmization n.a.||ao ap
solo nvar.4.12|epc epd 1b7|2kx 2sr 1b9 1b5
soloist n.i.|epd epc|1d3
solomon P.i.||162 163
solstice n.s.|cc7|8ra 18l
soluble a..||c99
solute n.r.
solution n.r.|2hp 1op|1ah ct cu be2
solvation n.m.|epe epf|4fk
solve v..v|e32 1op epg eph|1yg 1zn
solved a..
solvent na.r.|eo epe epf|ep
solving n.4.|epg eph e32|7hy 403
somali P.i.|epi|xh epj
somalia P.f.|epj epi|16f wx
somatic a..|6ee|4o7
somber a..|83m a2y|28i
some a..|1t9|1t8 3u0 egl
somebody n.3.|b4c
someday r..
somehow r..
someone n.3.|b4c
someplace r..|epk
somersault nv.4.12|9it epl|9ix 2nu 2nv epm 2kv
somersaulting n.4.|9it epl|9ix 2nu 2nv
sometime r..|9og|1kk
sometimes r..
somewhat r..|emu
somewhere r.f.|epk
somnolent a..|28t 871|28p
son n.i.|8sd|8se 2n1 2n2
sonar n.6.||i1 5t1
sonata n.a.|epn|5c9 33q
song n.a.|1q1 81d 37n ase|jx
songbird n.5.||3fo
songlike a..|c91|c24
songwriter n.i.|81d|1f7 1f8
sonic a..
sonnet nv.a.10||2sk 18i az 1w7
sonny n.i.|boz|3wl k1
sonogram n.6.||5ly 2o3
sonority n.7.|e36 epo|5ns 2z4
sonorous a..|epo e36|9uk
soon r..|dj2
sooner nr.i.|8ab|13y
soot nv.r.z|enu bkd|k5 i0
soothe v..11|1vs|18z
soothing a..|5pm|5pj
soothingly r..||dvf
soothsayer n.i.|9mx|2h3
sooty a..|bkd enu|fb
sophisticate nv.i.15|6gq epp|dex
sophisticated a..|3gx|3gw bc0
sophistication n.9.|7t6|7t7 7t8
sophomore na.i.|bd8|9sf 9sg 5mt acw
soporific na.6.|asp epq|asq 7d7
soprano na.i.|5nu epr|1d2 1d3 95j
sorb v.d.z|5p 6a 60|1wa
sorbed a..|5oy|5ov
sorcerer n.i.|c2i|do4
sorcery n.9.|cnt c2h|62f 62g
sordid a..|7vs 67s|7rp
sore na.q.|d2b 4xb|3cc fa
sorely r..||w7
sorghum n.k.||ccr 4wf 4wg
sorority n.e.||5ha 2b7
sorption n.m.|6a 5p
sorrel na.k.||1ec
sorrow n.c.11|a8r 4mz 5w9 38w a8t|456 4az 3qz 1m4 1m5
sorrowful a..|1m7 38w cix|1m6 38u eps bp9 c0v ciw e9a 7co
sorry a..|dz9 2pz|2ly
sort n.9.15|3ye 2zo|3yf
sorting n.m.|2zo|9jh 9ji 3lz
sotho P.i.||2vn xh
souffle n.d.
soughingly r..||ckc
sought a..
soul n.i.|dny b4c|dnz do0
soulful a..|ept|uz
soulfully r..||ept
sound nv.7.13|e6c 56b 87t epu 2u5 2gn epv epw|2z4 87u 5lp bun 1vm eeg agv epx 5rs
soundbox n.6.||3q8 1zy
sounding na.7.|981 bzg|7dl h5 7s 1v3
soundly r..||74o
soundness n.q.|epw epv
soundproof va..u|axx|bba axw
soundtrack n.6.||7pq 7pr 7ps
soup nv.d.t|45e|81p 1l6
sour nva.d.u|9at fj fm epy c3z|5jk 5jl 15a 4j2 9bc
source n.f.14|6kf 9pt a09|a0b
sourdough n.r.||bsr
soured a..
sourly r..||82o
souse nv.i.u|15c 42r eoj|15e 15f 15g 2zd
soutane n.6.||epz a5i
south nar.f.|13w eq0|eq1 eq2 eq3 eq4 eq5 eq6 eq7 eq8 eq9
southbound a..|eq1|eq0
southeast nar.o.|eqa eq5|8bm 1ry 176 eq0
southeastern a..|eq4|eq0
southeastward nar.o.|eqa eq6|8bm 1ry 176 eq0
southerly nar.j.|eq2 eqb|413 2dn 2do eq0
southern a..|5zl eq2|5zg eq0
southerner P.i.|5zi|13y
southernism n.a.||1ek 1el
southernmost a..|eq3|eq0
southpaw n.i.||ard are
southward nar.o.|eq1 eqb|8bl 8bm 1ry eq0 eq2
southwest nar.o.|eqc eq8|8bm 1ry 176 eq0
southwestern na.a.|eq7|8n3 8n4 eq0
southwestward nar.o.|eqc eq9|8bm 1ry 176 eq0
souvenir n.6.|bn0
sovereign na.i.|163 2jq 814|2js 6as
sovereignty n.q.||2jr 2ju
soviet a.e.||e8n
soviets P.e.||eqd 2in 2io
sow v.5.z|een|3ni 1pp 43s 43u
sowbelly n.d.||dfr 2pp
soy n.k.|eqe|4oa 476
soya n.k.||btt
soybean n.k.|eqe|4oa 476
spa n.f.||dd5
space n.3.12|b6y eqf 8d eqg 9ie eqh 3gn 1d0|1lm
spacecraft n.6.||cy5
spaced a..|efs|7lm
spaceflight n.4.||eqi 58m 1f2
spacing n.s.|1d0 eqg|90 91 175 176
spacious a..|3by eqj|2cl
spaciousness n.7.|eqj 3by eqh|3br 596 7s
spade nv.6.z||eg eh ei eji 2ma 4c9
spadefoot n.5.||9t7 1hj
spadix n.k.||3ui
spaghetti n.d.||d5i
spain P.f.|eqk|14r wx
span nv.s.16|eql|5fj 1cz 1d0 175 6iv
spang v..z||442
spangled a..|pc|pb
spaniel n.5.||3kq 3kr
spanish P.a.||9rv 9rw 9rx 439 y8 eqk
spanking na.4.|42w|6f0 512 dg 42x
spar nv.r.14|4fo 3w7|xw 24c
spare va.6.15|eqm eqn 8wk|6g 8xv 3r2 8wn
sparidae P.5.||1o6
sparing a..|9tt|9tu
sparingly r..||emk 9tt 2ws
spark nv.b.10|9i9 eqo 214 hl|9go eqp eqq 8p8 915 6hg 1vh 218 219 ib 8jj
sparkle nv.7.17|eqo by1 eqr a2t eqs|eqp eqq 8p8 915 6hg 1vh eio 8jj
sparkling na.b.|eqs eqr eqt|8y equ
sparring n.a.||22q 1c8 1c9
sparrow n.5.
sparse a..|eqv eqn|7lm
sparsely r..||eqv
sparta P.f.|eqw eqx
spartan na.i.|eqx eqw|22g 14s
spasm n.q.|6kr
spasmodic a..|6c9|6ca
spasmodically r..||258 6c9
spastic na.i.||6kr
spat nv.a.17|3bd|1c7 1c8 1c9 86e
spathe n.k.||3xd 3xe 3xf
spatial a..|eqf b6y 2cu
spatiality n.7.|2cu eqf
spatially r..||eqf
spatter nv.b.z|eqy eqz er0|2u4 2u5 d2h 1ws 1ww to tp
spattered a..|6j1|31h
spatula n.6.||5kn 3ip
spavin n.q.||i6
spawn nv.5.10|40v|8eq 8er 8es
speak v..w|cj1 er1 4bn er2 22t em4
speakeasy n.6.||2vy 2sw
speaker n.i.|4bn cj1 c03|26l 8ar 8as 1pq
speaking na.a.|er2 em4 cj1|9d
spear nv.6.z|bpe aex|1qo awv a56
spearhead nv.i.15||4xo 4xp
special a.a.|d55 7x6 er3|59h 8w8
specialist n.i.|2eg er4 er5 er6|ej
specialization n.4.|er7 er8 er5 er6|4go
specialize v..u|cm7 er9 er8 er7|ba 7ck 5bg 486
specialized a..||er4
specially r..|8so|8sm er3 8sp
specialty n.7.|9ot|rd
species n.e.||3ye 3yf
specific a.9.|59h|59g d55 d57 era
specifically r..||59h
specification n.a.|erb 5yt|4zo
specificity n.7.|erc|d56
specified a..|cac|cab erc
specify v..w|5yt erb erd 76j 76g er9|50q 50r p0 7ck 5bg
specimen n.9.||6ih
specious a..|95d|95b
speck nv.7.z|dbx a6a cez|9hi 6nq 2va 3ed 245 2c1
speckled a..|821|3lk
spectacle n.a.|654 49n 84k|ek8 256 49o 2o3
spectacles n.6.|936|3de
spectacular a.a.|84f 84k 49n|5xj 2fs 1e2 84g
spectacularly r..||azb 84f
spectator n.i.|45v|2gw
specter n.9.|a0s 1v6|a0v a0w 1vn 1v7
spectral a..|ere erf a0x|8dy
spectrograph n.6.||erg 3de
spectrometer n.6.||erg 3de
spectrophotometer n.6.||i1
spectroscopy n.4.||6zd 1jd 1ja
spectrum n.j.|erf ere|255 24z
specular a..||dyi
speculate v..v|623 erh 621 eri 1r6 7z0|1r0
speculation n.a.|7z0 1r6 621 623 3a2 erj|7z1 2bq 3a3
speculative a..|e6m erj erh 1r6 623|erk 7b
speculatively r..||6tg
speculator n.i.|eri 1r6 623|5ci
speech n.a.|la l9 1el er1 cj1|9d
speechless a..|b0o erl|b0l
speechlessness n.7.|erl b0o|arr 2z4
speed nv.s.12|13e dtm 4do 8w 2x2 8r 97f 97q 8z|90 91 4un 41d 8t
speedboat n.6.||cip 2x0 2x1
speedily r..|drd|97q dre
speedy a..|dtm 4um 13e 8z 97q 97f|8v
spell nv.q.w|8kz erm ern ero erp aym erq|10g cc9 apa apb 6zj dw6 6s7 12a 9i
spellbinding a..|2fy|2fq
spellbound a..|8l0|3av
spelling n.a.|erp erq ero|1bt
spend v..16|anr wl 7po 7pn
spending n.4.|7pn wl|76y se sf
spent a..
sperm n.8.|err ers|8es 8et 2ms
spermatic a..|ers err
spermatozoon n.8.|err|8es 8et 2ms
sphagnum n.k.||cif aja ajb
sphenoid n.8.||1pu 1pv
sphere n.q.|225 ert 58r eru eec|226 7l 28u 28v 28w
spherical a..|eru ert 58r a2w|46v 48r
spheroid n.p.|8hk|2xv
spherule n.p.||46u 46v 2xv
sphincter n.8.||1g 1h
sphinx n.i.
spic na.i.|5d2|22c 5cz
spicate a..
spice nv.r.u|a1f erv|dj3
spicy a..|erv|ha
spider n.5.|erw 20c|20b
spiderlike a..|20c|20f
spidery a..|20c erw|20f
spike nv.b.15||3pv 2ob 2qv 2ud 2uf
spiked a..|dee|9vq
spikelike a..||9vq
spikemoss n.k.||aos 3x8
spill nv.r.z|ei5 a0p en3 e0f eeo|92t 12i 591
spin v.b.12|ac6 erx 4w5|4ph dy2 4w6 591
spinach n.k.||26a
spinal na.q.|ery csm drm|8q6 1iq
spindle n.8.||hh
spine n.8.|csm ery|21f
spinel n.r.||xw
spineless a..|erz|1l3
spinnability n.7.|9i3
spinning n.4.||3rh 2z2
spiny a..
spiral nv.p.12|5kz 5ky 5l2|21a 21b 2kv 5l1
spiraling a..|5l2|5l1
spirally r..||5l2
spiranthes P.k.
spire n.6.|dbt|36c
spirit n.i.u|dnz 99t|do0 1ed
spirited a..|6z2 8p9|3p4 6z1 8c8 ddv axu ds6 e2u es0 es1 es2
spiritless a..|1to 1tn|1tl 7ur es3
spirits n.d.|1wd 15i|15a
spiritual na.a.|e0l|4yx 4yy 33q baf
spiritually r..||b2k
spirochete n.5.||i3 i4
spit v.h.t|es4 es5 e9q|6ha 36b
spite nv.c.11|c3q wq cmg|c3p ze p5
spiteful a..|c3r c3q cmg|bt2
spitting n.4.|es5 es4|369 jc
spitz n.5.||3kr 49j
splash nv.b.z|er0 es6 eqz en4 6w9|2u4 2u5 to tp ddl 1f3 d0t
splashed a..||7lm
splashing n.4.|eqz es6 er0|d2h 1ws 1ww
splatter nv.b.z|eqy en3|2u4 2u5
splattered a..|6j1|31h
spleen n.8.|es7 es8
spleenwort n.k.||3x7 3x8
splendid a..|33i|2g0
splendidly r..|8wd|8wb 42j
splendor n.7.|42k 42h|424 42g 3fk 410
splenic a..|es8 es7
splenomegaly n.q.||asm 8a7 1u
splice nv.6.z|es9 esa|82t 62i 3d7
splicing n.6.|es9 esa|82t 62i
splint nv.h.t||ehz 3ee 3i7
splinter nv.h.15|en1 3zq en0 3zr 54r|3ec 3ee 404 2sd 537 3zf
splinters n.r.||15k 15l
splintery a..|3zq en1|3zg
split nv.4.15|2sd 5dn e6h e1m 404 ebe 7pj 7yv|2nu 2nv 2nw 5dp 3ya
splitting a..|e1g|4es
splutter nv.b.w|eqy|2u4 2u5
spoil nv.l.15|de5 9k4 esb cci|3sa 948 71t 486
spoilage n.n.||245
spoiled a..|esc|433
spoiling n.m.|cci esb|71r
spoilt a..|esc|433
spoke n.6.||31y
spoken a..|912|911 cxz
spokesman n.i.||e23 kw
spokesperson n.i.|e23|kw
sponge nv.r.z|66|5l 60 45b 45c
spongy a..||52q
sponsor nv.i.14|2o5 esd 6gr|2o6 2o7 5s r0
sponsorship n.4.|esd 2o5|9y 9z
spontaneity n.7.|ese b02|cmu
spontaneous a..|b02 ese|b01 bf2 baq
spontaneously r..||b02
spool nv.6.14|3o2|3o3 1kd
spoon nv.6.z|esf|9nz 3w3 6t0
spoonful n.n.|esf|244 245
sporadic a..|9fq|9fo bdb bha bhw
sporangium n.k.
spore n.k.|df3|df4
sporophyte n.k.
sporozoan n.5.||1fs 168
sport n.4.16|hf 4tu esg 3nt|32e
sporting a..|94j|1st hf
sportsman n.i.|esh|1
sportswoman n.i.|esh|1
spot nv.f.13|3e4 esi bzh 7rg 7ha|7hd f2
spotless a..|5d2 aw1|5cz
spotlessly r..||5d2
spotlight nv.q.u|9n4|dlq 9f 9g 9n5 9b
spots n.q.
spotted a..|esj|3lk
spotty a..|esj|3lk
spousal a..||esk
spouse n.i.|41t|ve cew
spout nv.6.12|csx abr bix 2mx|247 abt 591
sprain nv.q.t|esl|esm 3t 314 463
sprawl v.f.z|esn eso esp|6pd 2z0 7lk
sprawling na.7.|eso esn dt6|2fl zu 5hp
spray nv.r.z|ejk|b9h 3ed 245 3vg 24z 7uj to tp
spraying n.4.||7lg 7ul 7um
spread nv.b.z|7lp 7lf bwf 58w 43s esq 7lk 9x9 dt8 7ul eb7|qw qx 7qk 7ql 1ae 6wq 34j 7lm 3wz 91j
spreading n.b.|7lp esq|qw qx
spree nv.4.y||aqt a7h a7i
sprightly a..|es1 8p8|6z2
spring nv.s.12|esr 3ur 3um 9o4|2k3 238
springboard n.6.||9jf 2qn
springfield P.f.||14t
springtime n.s.|esr|2k3
springy a..|8fg|8ff
sprinkle v.j.z|d69 to eb9 es6 ess|5gy 5gz tp 7lk
sprinkler n.6.|ess es6|1kd
sprinkling n.n.|eb9 to|3ed 245
sprint nv.4.12|6yv est esu|6yx 4jy aeg 4do
sprinter n.i.|esu est|esv 1
sprout nv.k.u|47m a0h a0i|a0j 3la
sprouted a..|esw|11c
spruce nva.k.u|6y3 cnm|15k 15l 2wj 6y5
sprue n.q.
spume nv.h.u|9tl 46q|9kq 46p 46t
spur nv.a.15|a4a a49|r9 ax 48y 48z 1o2 9w4 1sx a47 qs r0 52d 1me
spurge n.k.
spurious a..|bf7|954
spurn v..w|7s6|2sc
spurt nv.b.12|bkc abr|7q2 12n qw abt 591
sputnik n.6.||cy5
sputter nv.b.13|eqy esx|2u4 2u5 dfh
sputtering n.b.|eqy esx|2u4 2u5
sputum n.8.||cjo 1ku 1sh
spy nv.i.13|eo6 esi 7ha eo7 esy|cx5 yg 7hd f2 ch3 ch5
spying n.4.|esy eo6|esz et0 7hl
squabble nv.a.w|3bd 3be|1c7 1c8 1c9 22o 22s
squad n.e.|5hb|274 275
squadron n.e.||274 275
squalid a..|7vs|7rp
squall nv.j.w|et1 4gf|413 2dn 2do apm
squalling a..|et2|7w1
squandering n.4.|66p|7wh
square nva.p.u|9pw dqk et3 et4|9py 9pz 9q0 9q1 9q2 9q3 6rp 6rz 1zn b2 b3 128
squared a..||et3
squarely r..|9ox et4|9oy
squash nv.k.z|dpb 6qw|5dx
squashed a..
squat va.4.z|et5 6pb et6 et7 c0d|et8 3o9 3oa 6pd et9 c09
squatting n.4.|et5 et6 6pb|et8 3o9 3oa ol
squawk nv.b.w|4ep ect 5tr|2u4 2u5 4gf
squeak nv.b.13|eta ecs 6ln|2u4 2u5 3gt
squeaking a..|ecs|95j
squeaky a..|ecs eta|95j
squeal nv.b.w|aag|2u4 2u5
squeeze v.4.z|etb a53 5dw 6qw etc 5vm|5vi 5vn 5vo 5dx
squeezing n.4.|etb 5dw|5vi 5vn 5vo
squelch nv.a.u|dr9|7dq 29l 62s 62w
squid n.d.||3lw
squint nva.q.t|etd 28n|1u 324 28o
squire nv.i.12||2f1 bp bpg b35 apf 6c4 bk
squirm nv.4.12|ete etf etg|ol
squirrel n.5.||4tw
squirt nv.i.z|8f8 bkc|cqj 47j tp 7lk
squirting a..|bke|abv
ss P.e.||57w 57x
stab nv.c.z|d3h 313 eth|314 463
stabbing a..|eti|465
stability n.7.|etj epx|a6v 9g2 9g3
stabilization n.4.|etk etl|etm dg
stabilize v..u|etl etk etn
stabilized a..|eto|etp
stabilizer n.r.|etn etl
stabilizing a..|aip|93w
stable nva.6.15|etq etp etj 65e epx|2xa 4xx eto epv
stably r..||etp
staccato ar..|4g|4d
stack nv.e.z|ag7 6dn|yh by5 79a
stacked a..
stacks n.n.|83k|2xw 245
stadium n.6.|2su
staff nv.e.x|942|12r
stag nv.5.15||4o0 1po
stage nv.s.10|1uf 77e 2oz dj0 etr ets 80h|2p0 2p1 2ns ib
staged a..
stager n.i.|etr 80h dj0|3tv 3tw
stagger v.4.12|4n1 c1g dy1 9jq|1f3
staggering a..|azc|1e2
staggeringly r..|8o7|8o8 8o5
staginess n.7.|ett etu|26t 13b
staging n.a.|ets dj0|dl0 diz 256
stagnant a..|etv
stagnate v..16|etw etx
stagnation n.q.|etx etv etw au3|91y
stain nv.7.u|7qf ety 7on 7np|1vh 21o 7oo 7op 44r 3fp
stained a..
staining n.4.|ety|89q 89r 3ft eoz
stair n.6.||31y
staircase n.6.|2p4
stairs n.6.|bp0|2p4
stairway n.6.|2p4
stairwell n.6.||13l
stake nv.l.15|5md dgd rr 39y 9we|19w 31c 9wu bk2 ru 39z 9wf 2c1
stakes n.l.|39y|3a1 3a2 3a3
stale va..t|l8|dc5 75a l7 9kn cgj dtc etz
stalin P.i.|eu0|5qr 4qn 20h
stalinist P.i.|7kb|m2 eu0
stalk v.r.12|3y2 afs|15l 1f3 50w
stalked a..
stalking n.4.||ar6 1wx
stalkless a..
stall nv.6.16|3s5 dku eu1 eu2|3wd 2sw 3s6 315 316 75x 75y 3xz 77p 3oi
stalling n.4.|eu1 eu2|cum 5up
stalls n.6.|etq|2xa
stalwart na.i.|c0l aec|kv kw 34i
stamen n.k.
stamina n.7.|bts|8m4 8m5
staminate a..|1q2|c3j
stammer v.q.w|eu3 95r eu4|bxc
stamp nv.p.12|cge eu5 8iv 6z9 eu6 eu7|1o2 4s5 bin 1f3 6za 3k2
stampede nv.4.12
stance n.7.|eu8 drc|2fl zu
stand v.6.z|d6z drc eu8|31y bph 3tz 1c0 1c1 1c2 bnx
standard na.a.|1zf eu9 6nt cg4 5ri|2l4 6nu cg3 dze dzo eua 2kr
standardize v..u|eu9 4g6 1zf 6nt|a5b
standardized a..|eua|cg4
standby na.6.|edx|ch2 1co
standing na.q.|9f 8rn bqi|9g 8rj 29
standoffish a..|eub 1bc|euc
standpoint n.9.|1ln|1lo 9w
standstill n.q.|702 9ro|6nh 3ef
stanza n.a.|dr4|6de 1w2
stapes n.8.||3qj 1pu
staphylococcal a..|eud eue
staphylococcus n.5.|eue eud|5ja i3 i4
staple nva.6.z|8sy|2yu
star nv.h.16|1pb equ ed euf eug aud brz|1pc ej 32e bs1
starboard nva.6.12|e64|2nr 2ns 6jz e62
starch nv.r.u|1if 1ii|1ig 1ih 47c
starches n.d.|3zb
starchy a..|1ii 1if|1ie
stardom n.q.|eug|4y5 9g
stare v.4.13|67i a25 9yd|67j 2hj 2hk nx
starfish n.5.
staring a..|cwq|xs
stark ar..|euh|9h3
starkly r..||5c
starlet n.i.||j0 iz
starlight n.j.||2j9 2ja 320
starlike a..|eui|equ
starred a..||eb6
starry a..|equ euf 1pb|eqt eui
start v.b.u|c9p 2bj 5qb b8d 35c 35d 35a 35e 35b 9hl|1pi 35f
starter n.6.||8mz
starting na.4.|cws|2ei 34r b0r
startle v.4.11|9io 3ok|367 368 ij ej0 1dv
startled a..|euj|1dy
startling a..|euk|1e1
startup n.4.||35b
starvation n.q.|eul ar4 eum eun|ar2 1om 7di dg
starve v..y|ar4 eul eun eum|arm 6ob 2v0 7bm
starved a..|euo|eup
starving na.4.|eum eun euo|7di dg eup
state nv.f.w|13v eqd eau vk euq eur 22u|2in 2io qy
stated a..|8zz|76p
stately a..|2xe byz|1e2
statement n.a.|euq eau 22u eur|cf cg
statesman n.i.|20g eus eut|20h
statesmanlike a..|eus
statesmanship n.7.|eut 20g|dhj
static na.b.|b0d|bcs an 9fz
station nv.6.x|7d2 9xn czu|12m
stationary a..|9fy|9fz
stationery n.a.|bud|9im ei
stations P.4.||37z 380 18q 4xi 24z
statistic n.9.|2ko|2kp
statistical a..|euu euv
statistically r..||euu
statistician n.i.|euw euv|1o
statistics n.9.|euv euu euw|16c
statuary na.e.|eux euy
statue n.6.|euy eux 9ca|4pt 4pu 79
statuette n.6.|9ca euy|9cb 9cc 2o3
stature n.q.||8t6 8t8 9f
status n.q.|9g
statute n.a.|euz 5jz|hi 5k0
statutory a..||euz
staunch va..u|ad7 65k|ad9 65i
stay v.4.u|e0u ep0 ev0 23 26|ev1
stays n.6.||3wj
stead n.4.|35o|35p 2as
steadfast a..|7i2|38l
steadfastly r..|9ex|7i2
steadied a..|ev2|bul
steadily r..||bul
steadiness n.7.|7i2|2ak
steady va.i.u|4h1 2sl bul|4h3 2sm 7bz dzj buk ev2 ev3
steadying a..||93w
steak n.d.|dg2|2po 2pp
steakhouse n.6.||4f7
steal v.l.14|6s 2tm aie emx ev4|6t
stealing n.4.|aie 6s|41o 29p 29q
stealth n.4.|ev4 5wl|4ci
stealthily r..||5wl
stealthy a..|5wl ev4 9vm|4ct
steam nv.r.12|ev5 ev6 ev7|ev8 c6c 1ah 8jj
steamboat n.6.||2x0 2x1
steamed a..||2rh
steamer nv.d.12|ev5 ev6 ev7|5aq 6k0 3lw
steaming ar..|dc0|3ol
steamroller nv.i.15||9mq 3m8 3m9
steamship n.6.|ev7|30i 2x1
stearic a..||4dk
steed n.5.||502 47e vu
steel n.r.11|coh|1ag 1ah 3wu 3ww
steep va.h.v|8na 3mj|738 27y 4vo dhy 3me
steeper n.6.|c5a|200
steeple n.6.|dbt|36c
steeplechase n.b.||9m9 9ma 4hz
steeply r..||3mj
steer v.a.12|ali ab0 6jz aaz 126|6hb 4xp n7
steering n.4.|aaz 6jz|d1 dg
stein n.6.||200
stellar a..|brz|bs1
stellate a..|dsa|3c6
steller P.i.||6yp 2ps
stem nv.a.16|3ui|15 16
stemless a..
stemmed a..
stench n.9.|dxv|9qo 87u 5lp
stencil nv.6.10||2qn 8tj 6dg
stenography n.a.|ejd|6ua
stenosis n.q.||fo
stentorian a..||9uk
step nv.4.12|c82 9mc d1s ev9 9mb 9md 9m8|26q 26r 1xf 245
stepchild n.i.||2n1 2n2 ve
stepmother n.i.||6wg 6wh
steppe n.h.||9gz
steprelationship n.o.||45k
steps n.6.|bp0|2p4
stepwise ar..|a5y|a5w
sterculiaceae P.k.||3q4 1il
stereo na.6.|eva evb|1hu evc
stereophonic a..|evb eva|evc
stereoscopic a..
stereotype n.9.v|evd eu5|1su 2zo 4r6
stereotyped a..|evd
sterile a..|b6l b6m|b6n b6o b6p
sterilization n.4.|1cg cp5|2m 2n
sterilize v..t|2j4 d5m 2j3|2j5 408
sterling na.l.|a8g|cgv 3co 1ze 2vb
stern na.6.|ego a8u 79j|2nl 2nr 2ns 6f6 a8x 79h
sternal a..|eve 40d
sternly r..|egm|egn ego
sternness n.7.|2hq|a8v 7l1
sternum n.8.|40d eve|1pu 1pv
steroid n.r.|7m2
stethoscope n.6.||8gg
stetson P.6.|99f|3nw 3nx
stevens P.i.||do9 ast
stevenson P.i.
stevia n.k.
stew nv.q.11|9sk|10f 10g
steward n.i.||nh
stewed a..|3ow|2rh
stewing n.c.||9bs
stick nv.6.z|3m7 7cv ev0 m1 d5j|3ug 3uh 3ui 94 95 ev1 3d6 3d7
sticking a..|bmn|34r
stickpin n.6.||44v 31f po
sticky a..|m7|m3 3ol
stiff na.i.|awj evf 47b 5hj|k0 k1 awe 32n 47d
stiffen v..u|evg evh 47c
stiffening n.4.|evh evg
stiffly r..|3ps|awj 3pz
stiffness n.7.|evf 3pz awj|e67 3up 5hi zt zu
stifle nv.5.z|cjr ens 6qv 6xh|1mt 6xk
stifling na.4.|6qv cjr evi|2w0 5up 2rk
stigma n.k.
stigmata n.q.||3s 3t
still r.6.11|b0d awk drk arp apj|9fz drh
stillborn a..|3d
stillness n.7.|arp drk dcf|arr 2z4 drj 5dt 2dn
stilt n.6.||3eo 31x
stilted a..|um|ui
stimulant na.9.|3qz 8wu 1hf 8mj evj 7sq zz|1iv
stimulate v..u|8wu 1iv evj 3qz 2bw evk 14b 8mj 1hf|ud
stimulated a..|24r|24t
stimulating a..|8x8|8x4 e9x e7v
stimulation n.4.|evk 2bw 3qz|24n
stimulus n.9.|3qz 7sq 2bw zz 8wu
sting nv.q.13|evl dk0 3ek|f1 ez dk1 7ll 9mo 3m9
stinger n.d.||5jk 5jl 15a
stinging na.q.|evl dk0 6vj|f1 6vk
stingless a..||evl
stingy a..|51p cxd|51o cpy c7z
stink nv.9.16|dxv 9bc dxw|9qo 87u 5lp
stinkhorn n.k.
stinking a..|2e7|2ly
stipe n.k.||3ui
stipendiary na.i.||c2l 9uh 1e7
stipulate v..w|5yt erd|50q 50r
stipulation n.a.||c5
stir v.q.12|57q 47z 7sq 14b|7sr
stirred a..|cj9|cja
stirring na.4.|e7v|ehe ol 8x8
stirrup n.6.||31y
stitch nv.6.z|2p7 2p9 egq 2p8|3db
stitched a..|egs|egt
stitching n.4.|egq 2p9|3rh 2z2
stochastic a..|dte|20p
stock n.l.14|evm bfh|4kt
stockade nv.6.x||40h 2zf 9ak aao
stockbroker n.i.||44e cp cq
stocked a..|9vf|1xc
stockholder n.i.|ehn|7d0 cq
stocking n.6.|e3c|aot 9me 99m
stocks n.6.||12s 12t
stocky a..|evn|et9
stodgy a..
stoic na.i.|evo evp|23n 54e
stoical a..|evp evo evq|54e
stoicism n.7.|evq evp|3gm 23m 1mj
stoke v..15
stoker n.i.
stole n.6.||3nh
stolid a..|ax0 evq ax1|54e
stolidly r..||ax0
stoloniferous a..
stomach n.8.y|9y2 9y1 1d|3vu
stomp nv.4.12|eu6 eu7|9ya 2sp 1f3
stone n.h.z|346 3uk a7w yk|3no
stonily r..||9iq
stony a..|3uk 346|3y
stooge nv.i.12||m2 6qj
stool nv.6.w||241 1c1 1c2 73k zz
stoop nv.4.12|6jm|b1m ol 21g
stooped a..|evr|37x
stooping a..|evr|37x
stop v.b.12|4x7 ad9 4u2 3xz 7qt ad8|1nc ep0 2ku
stoppage n.q.|ad6|91y
stopped a..|cup|2xt
stopper nv.a.z|9em|e7y 5xj 2fs 6ds 5gh
stoppered a..|5g9|3k9
stopping n.6.||3vq 3vr
stops n.4.||2g7 2g8
storage n.4.|evs 9xc dm|amg ami 127
store nv.6.14|315 evm dm evs 9xc 9xl|316 317 4ea e2k 7yw 7yx
storefront n.6.||3vs 2nr 2ns
storehouse n.6.|9xl|21t 12m
storekeeper n.i.|9jn|2ri cp cq
storeria P.5.||1kl
storeroom n.6.|d3u|2sw
storied a..|a36|a35
stork n.5.||3ev
storm nv.j.16|3jy 3ne evt evu dsn|2do 5rt 1jr hp 7ll
storminess n.q.|evv 3ne|d0d 2dn 2do
stormy a..|3ne evv 3jy evu evt|9v9 3cu 3nd 9by 412 55x abw et1 evw ccm
story n.a.|94o 18g|18h 18i
storyline n.a.||ddn 18g 18h
storyteller n.i.|evx|4bn 26l
stout a.d.|e2y 97x 6em aec|15m 15n 15o 38l 97u 34i
stoutly r..||e2y
stove n.6.||44a 44b 7t5 ahc
stow v..z||4ad 4ae
strabismus n.q.|etd|1u
straddle v.9.16|dtf|d9e 1jm 9w 52v
strafe nv.4.x||1fk 1fl 29c
straggle nv.e.12|dt6 esp evy evz|7ip 2kv 7lk
straggler n.i.|evz evy|bp4 4a0 4i5
straggling a..|dt6|5hp
straight ar.i.|691 7oi 7og|4u6 7o4 3mv
straightaway nar.6.|ew0 97i 7oh|37w ag 8v 7o8
straighten v..12|ew1 5om dv4|239
straightforward a..|ew2 837 9oy|ew3 3mv
strain nv.j.x|d13 ew4 6kt bj ew5 3u5 ew6 bki ds3 d14|76w 8y 3ef bkn 10g 3u6 9jr w6 wa 1wq
strained a..|2m7 ew7|2m2 8dg
strainer n.6.|ek6 e2r 9d9|9d8
straining na.4.|ew6 d14 8en|3oa 1wx 222
strait na.h.|3tr cmb|3ts 664
straitlaced a..|dk3|1z8
strand nv.9.14|de6 ew8 c5r|9o2 252 3wa cns 31f po j 7ew
stranded a..|c5s|1b9
strange a..|1qx 8cb ew9|1qu 6te dqp dqq ewa
strangeness n.7.|8cb ew9 1qx|8cc 8cd 92f
stranger n.i.|16t|bey 8oy 16u
strangle v..z|ewb ewc ewd|1n6
strangled a..|b88|b86
strangling n.4.|ewc ewb|ewe 3ku 36
strangulation n.4.|ewc ewb|ewe 3ku 36
strap nv.6.z|6qr|6qs 2th
strapless na.6.||85a 3lm
straplike a..|cmc|664
stratagem n.4.||26q 26r 1xf
strategic a..|ewf ewg 65b|1bk
strategically r..||ewf
strategist n.i.|ewh ewg 65b|6ae
strategy n.9.|65b ewf ewh|iw ix
stratification n.4.|ewi ewj|4s4 2a3
stratified a..|a5u|a5v
stratify v..15|ewj ewi 7e6 ewk|6a7 6a8 1bu
stratosphere n.h.||6r4
stratum n.f.|7e6 ewj ewk|6r4
strauss P.i.||1f7 1f8
stravinsky P.i.||1f7 1f8
straw na.r.z|3y2|6h2 2za hh 15l 1ec
strawberry n.d.||398 1wa
stray nva.5.12|bzy 85r evz 85p bhw|80g 9fq
straying a..|bzz|bzv
streak nv.e.12|ewl ewm 3li|d41 18q 4xi 113 6nq 2va
streaked a..|ewm|3lk
stream nv.h.12|f7 e6t 4w6 9jv dgt|6ij 18q 4xi 85o 92z 75a 6ph 29w
streaming na.j.||3xu
streamlined a..|8eh|4cz
streamliner n.6.||5sj 4cj
street n.6.|195|196 197
streetcar n.6.||1fe 1hk
streetlight n.6.||48q 3jh
strength n.7.|8m5 9es|4ke 2a
strengthen v..u|2sm 2oo d9o
strengthened a..|dzy|32n
strengthening n.b.|3qa|bf 8y
strenuous a..|8mg ew6 221 2dc|42x
strenuously r..||8mg
streptococcus n.5.||i3 i4
streptomyces n.5.||i2 i3 i4
streptomycin n.6.||1qs 1qq
stress nv.a.w|8jy 99 9b|86h 78r 9h 9i 26i
stressed a..||5h2
stretch nv.h.16|czz 6ks|ei6 8d 1lm ol ew0 37w ag 3o9 3oa 1wx 6kt ud
stretched a..|9i4 91m|9hx 91j
stretcher n.6.||12s 12t
stretching n.4.|8ho|7un dn do
strew v..z|bxp eb8|7lk 3l0
striate va..u|ewn ewo|2c1
striation n.p.|ewo ewn|a9k 6k8 3w0
stricken a..|wb ul|wc uh
strickle nv.6.z||ehr buj 3k2
strict a..|8ve ewp bfd|8v9 65j
strictly r..|dpp ewq|79i 8ve
strictness n.7.|ewp bfd 8ve|633 4n9 4tc
stride n.4.12|d1u 9mc|9md 4jy 245 1f3
strident a..|3hd ejn|3hi
strife n.q.|7r0|1jr 2ua
strigidae P.5.||at
strike nv.4.z|ewr ews e3x 305 dtk aly adg 3h6 uy 442 2u3|ewt ewu 3wn 1fk 1fl
strikeout n.4.||dq7 74x 3mn
striker n.i.||1
striking a.b.|84f 3p7|1e2
strikingly r..||84f
string nv.6.z|ewv eww 4ux ew8 31j|3w9 3wa 2ui c8 1bu kn
stringently r..|ewq|79i 8ve
stringer n.i.||2sv
strings n.e.||2tg
stringy a..|ewx|3r2
strip nv.h.14|3x1 7dg 7vu ewy|12l 12m 5mh 7vv
stripe nv.6.z|ewz ewl|po 2c1
striped a..|ewz|3lk
stripes n.a.||2q4 18d 2q5
stripped a..|cdd|3st
stripping n.4.|art|71 72 73
striptease n.i.|ewy
strive v..15|471 bki 3u5|ru 3u6 9jr
striving n.4.|bki 471|2eu
stroke nv.4.z|2ok 1un 4nt 4ns|2az qx 1uo w9 an ex0 2u3 e3x 29c
stroking n.4.|4ns 4nt|3h7
stroll nv.4.12|1ez 1f0|1f1 1f2 1f3
stromateidae P.5.||1o6
strong a..|32n|32m ai5 49q bob bh1 dzy
strongbox n.6.|e9b|23o
stronghold n.6.|59l|2zf
strongly r..||32n
strontium n.r.||13t i0
strop nv.6.z||6qr 6qs ehr ehq
struck a..|ul|uh
structural a..|ex1|252 9qv
structurally r..||ex1
structure n.6.u|9qv 252|5v6
structured a..
struggle nv.4.15|88a 9jr 2ua 9c5 a77 5ar|2eu ru 471 5at
struggling a..||5h2
strum nv.b.13||2u5 56b
strung a..
strut nv.4.12|dha dhb|bwo bwp 4jy 1f3
strychnine n.r.||aj0 aj1 2ed 17p
stuart P.i.||6s5
stub nv.h.z
stubborn a..|4ju bem|4jt cue cuf 80i cug cuh cui cuj cuk
stubbornly r..|cul|ctq cui cuf 4ju
stubbornness n.7.|bej bem 4ju|2sf 2ak
stubby a..|et7|14
stucco nv.r.10||dcq 1ah pa
stuck a..
stud nv.i.16|65n e6s|k0 k1 6iv
studded a..||pb
student n.i.|5mu ex2 ebk|5mv
studied a..
studio n.6.||34j
studious a..|4ne|4n8
studiously r..||4ne
study nv.4.v|ex3 646 1jb ebm c9n 1yp ex2 7q8 5mu|1j9 1ja gq 3a6
studying n.a.|d9n c9n 1yp|45w 45x
stuff nv.r.z|c6w 8tg 6kp ex4|6kq 8fv
stuffed a..||42o
stuffing n.d.|96x|5y7
stuffy a..|12v 6b8|12w 6b6
stumble v.4.12|95u c1g ex5 ex6|1f3
stump nv.k.v||1du 1dw
stumping n.4.||4i2 4hu 4i0
stun v..u||awg 6ue 2u6
stung a..|1np|1nq
stunned a..|1dx|1dy
stunning a..|azb|1e2
stunt nv.4.15|2nv ex7|2nw bs 2w4
stunted a..||4a4
stunting n.4.|ex7|9if 9ig 1f2
stupefied a..|88i|1dy
stupefying a..|azc|1e2
stupendous a..|3c1|2cl
stupid na.i.|88g ex8 3qp 7bd|29a 9lw 3qn ex9 7bb c1a
stupidity n.9.|7bd ex8 3qp 9li|1dr 3mm 3mn
stupidly r..||ex9 3qp
stupor n.c.|eiy 6zp|ej1 1dt 5oj 1gw 10g
sturdy a..|aec|34i
stutter nv.q.w|eu3 95r eu4|bxc
style n.7.w|5cd acc exa exb exc exd|3ye 3yf
stylemark n.7.|acy|113
stylish a..|53c 53a|53b exe
stylist n.i.|exd exb
stylistic a..|exc exb 6yu|9nc
stylization n.4.|exa|etm dg
stylized a..|26x|26s
stylus n.6.
styrax n.k.
suave a..|dyh enn 3gl|6sv 7nu
sub nv.d.14|exf exg|adc 6nk 2ga
subarctic a..
subatomic a..||2ds
subclass n.e.
subclavian a..||5ct
subcommittee n.e.||3nm
subconscious na.9.|exh|3xr efk
subconsciously r..||exh
subcontinent n.h.||xg
subcontract nv.a.15|bkp|5xq 5xr 10r 69m
subculture n.e.|33c
subcutaneous a..|asz|6vg
subdivide v..u|exi exj|54t
subdivision n.f.|exj exi 3y3|2pm d58 72 73 3y6
subdue v..15|dr2 d0e 62s|6qu 62w 3jd
subdued a..|ars 7mx e3e|9zk e3d
subfamily n.e.
subfigure n.p.|3y7|3y8
subgenus n.e.
subgroup n.e.
subhuman a..
subject nv.a.13|bn7 7q8 224 t8|exk
subjective a..|d9b|d9a dij
subjectivist n.i.
subjugate v..15|dr2|6qu
subjugated a..|757|755
subjugation n.q.|3qe|cj
subkingdom n.e.
sublime va..u|a38 e4o 8fq|a35 baf 8fo
sublimely r..||8fq a38 8vs e4o
subliterary a..||5n5
sublunary a..||c1b
submarine n.6.12|cmz exl|cn0 30h 30i elr 5il 37i
submerge v..12|7y7 exm awa 86y|7y8 4pz 3l0
submerged a..|exn|37i
submerging n.b.|awa 7y7 exo bf3|awb 7ec qw
submersible na.6.|exm cn0 7y7 exo bf3|ta
submission n.a.|9cm e0g cts exk 8p
submissive a..|3vz exp exk 8p|3vx c8q exq aj8
submissiveness n.7.|exp egc 3vz|ctt exr
submit v..w|e0g 9cm eur exk egc 3vz cts|dyc 4qe qy
submucosa n.8.||1pv
subnormal na.i.|2z|29a 1t
suborbital a..||cy2
suborder n.e.
subordinate nva.i.v|exs 2b0 czd ext exu|bp 835 2ay exv
subordination n.q.|ext czd|7c6
subpart n.o.
subpoena nv.a.w||4x4 8i5 78s
subroutine n.a.|dkn|a52 lb lc
subscribe v..14|ekc exw 8lz|3bl 2ou 10q
subscription n.l.||1ab 1ac c5
subsection n.6.||37w ag
subsequent a..|bn|bm xo
subsequently r..|xn|xo bn
subservient a..||e8e
subset n.e.||be2
subshrub n.k.|53
subside v..u|bu7 e16|8e0 2ec
subsidiary na.i.|exs 2k4 exu|bp 1co
subsidize v..14|exx 2lh exy|5s
subsidized a..|exz|ey0
subsidy n.l.|exy exx|a6w 11h 11j
subsist v..16|ey1 ey2 ey3
subsistence n.l.|ey3 ey1|5pr 5ps 8m7 1mg ja
subsoil n.r.||on oo
subspace n.e.||b6y
subspecies n.e.
substance n.3.
substandard a..|769
substantial a..|64a|1xu
substantially r..|64b|64a 1xu
substantiate v..v|vh 5mb 51z ey4
substantive na.a.|csn 8sz|16 2yu
substation n.6.||7d2 12m
substitute nv.9.14|8s8 1ci exf bce e1y 5si 1cm e2j exg|6hy 2ga
substituting n.4.|exg 7dn exf
substitution n.b.|e1y exf bce|7bu 8y
substrate n.r.
subsurface a..|37i|37h exl exn ey5
subsystem n.e.||4kz
subtend v..16
subterfuge n.a.||3mg 3mh
subterranean a..|ey5|37i
subtitle nv.a.14|4ln|ey6 4q3 ce
subtle a..|8hz
subtlety n.a.|csy|62q 7l1
subtly r..||8hz
subtract v..v|74e ey7 cdr 74f|1zn
subtraction n.4.|cdr 74e|cds 7kz 4ft
subtractive a..|ey7 74e|dxn
subtropical a..|ey8|ey9
subtropics n.f.|ey9 ey8|1p7 1p8
suburb n.f.|eya|eyb
suburban a..|eya
suburbanite n.i.||5nc
suburbanized a..|72e|72d
subversion n.4.|6fx 6fv|70t
subversive na.i.|6hz bbi eyc d18|1jp bbl
subvert v..15|d18 bbi 6hz|7cs 7ct
subway n.6.|cbs|8h0 8h1 4ot
succeed v..15|bw f8 e20 63m d7b 1cp eyd eye
succeeding a..|63l|63k 8ok 9lg 9lh
success n.b.|eyf 62y|2en bs agq 3ru s5
successful a..|3rt agq|3rs dl2 eyg
successfully r..||3rt
succession n.7.|d7b e20 d41 1cp|629 41d 18q 4xi 24z 1cq 1cr
successive a..|63m d7b e20|cya
successively r..||63m
successor n.i.|eyd e20 eye|1av 8s8 6hy
succinct a..|5xv 5xt|423
succinctly r..||5xv
succor nv.4.15|5pi|9z 11g r0
succulent na.k.|4ev bly blv|blu
succumb v..w|8q
such ar..|cjj|cji
suck nv.4.y|eyh box 5o eyi|55t ij 82y 77a
sucker n.i.|57c 5o|57d
sucking n.4.|eyh eyi|55t ij
suckled a..|cte|ctf
sucrose n.r.|9wo|9wp 9wq 1ih 580 15l
suction nv.j.12|eyh|dji
sudan P.f.|eyj|16f wx
sudanese P.i.||xh eyj
sudden a..|4h 4f|4e 8j8
suddenly r..|4i|4h 4e
suddenness n.7.|4f 4h|afb 97f 4un
suds nv.h.z|bqx 9tl|9kq 46p 46t br4 408
sue v.i.15|bxo bre da0|100 1vk
suede n.r.||19c 19d 19e
suet n.d.|989|bq2 4dk 34m
suez P.f.
suffer v..13|8m8 5m4 4qz 1m4 c63 eyk 1m2|8m9 8ma 5m5 1m5
sufferer n.i.|4qz ey 5m4 arm|2uz
suffering n.q.|10i ey arm eyk 1m4 1m2 ceb|f1 cec cef s2 10k 5h2 ced
suffice v..16|9uw lu eyl 8o9 lq|6iw b9
sufficiency n.q.|eyl 9uw|wg wh
sufficient a..|lu 8o9 lq 9uw|ls
sufficiently r..||lu
suffix nv.a.z||vv w0 w1 8lr vw
suffocate v..z|291 ewe|1n6
suffocating a..|40r|40o
suffocation n.4.|ewe 291 292|3ku 36
suffrage n.7.|eym eyn|6di a3
suffragist n.i.|eyn eym|kw
suffuse v..u|7xq 4ma|aou
sugar nv.d.13||anq 4j1 4j2
sugarcane n.k.||3ui
sugary a..|4iv eyo|4iu eyp
suggest v..w|qy eyq dlw alj dmh alh bea b3t ayg|9i ayh 9h
suggestion n.9.|b8l alj alh qy|oh
suggestive a..|ayg bea
suicidal a..|6xt eyr|400
suicide n.4.|eyr 6xt|3ku 36
suit nv.6.16|bre bxo b4|1vi 1vj b9
suitability n.7.|2ka
suitable a..|1za 2ka|1z9
suitably r..|1z7|1z8 1z6 1z9 1z5 1za 1z3
suitcase n.6.|4om|2qw 2qx
suite n.a.|e7e|jx 1tk 33
suited a..|1za|1z9 2fk
suitor n.i.|eys|nv 33e
sulcus n.8.||al7 al8
sulfa n.6.|eyt|1qq
sulfate nv.r.u|eyu|em 58d
sulfide n.r.|eyv
sulfonamide n.6.|eyt|1qq
sulfur nv.r.u|eyw eyx eyy eyz|i0 6mo
sulfuric a..|eyx eyw
sulfurous a..|eyy eyw
sulkily r..||ez0
sulky na.6.|ez0 ci5|474 1hk 433
sullen a..|82o ci5|433
sullenly r..|82n|82o
sullivan P.i.||21p
sulphate n.r.|eyu|em
sulphide n.r.|eyv
sulphur nv.r.u|eyw eyx eyy eyz|i0 6mo
sulphuric a..|eyx eyw
sultan n.i.
sultanate n.f.|468|wx
sultry a..|evi|ahf 2rk
sum n.l.16|1h8 1hb l3|3df
sumac n.k.||15k 15l
sumatra P.f.||1rm
sumer P.f.|ez1 ez2
sumerian P.i.|ez2 ez1|2nc 204 205
summarily r..||878
summarize v..w|dvw 48|aew
summary n.a.|48 5xv dvw 878|87a
summate v..w|l3 1hb z1|4vd 27z
summation n.a.|e8i|48
summer n.s.16||2k3
summit nv.q.12|8gv 45p|77e 2et
summon v..w|ez3 ez4 ez5|acb 5q0
summoning n.9.|ez5 ez4|62e 62f 62g
summons nv.a.w|ez3|bfr 1ve acb 5q0
sumo n.4.||a76 3wk hf esg
sumptuous a..|c1v c1u br9|cxx
sun n.h.t|aif ez6|1pb 1pc 2j9 2ja 320
sunbaked a..|2rf|234
sunburn nv.q.t|4bu 4bv|4c0 3fp
sunburnt a..||77f
sunday P.s.||e92 9an 1nf
sunder v..u||537 3zf
sundial n.6.||5fg i1
sundown n.s.|ez7|2hf 2hg 2hh
sundry a..|2bb|2bc
sunfish n.d.||407 3lw
sunflower n.k.
sung P.e.||8a2 8a3 1k6
sunglasses n.6.||936 3de
sunk a..|ez8|2ey
sunken a..|amv|4tr
sunlight n.j.|ez6|2j9 2ja 320
sunni P.i.||4gc
sunny a..|52g 52e|326
sunray n.j.||31v 2j9 2ja
sunrise na.s.|2he cpg|2hf 2hg 2hh 9se
sunset na.s.|ez7|2hf 2hg 2hh 1s9
sunshade n.6.||4jr 3dx 24b
sunshine n.j.|ez6|2j9 2ja 320
sunstruck a..||9kg
suntanned a..|44s|44t
super ar.i.|6k7 8w9|4nu 4nv 2ne 2vb 43q 8wa
superb a..|42i|2vb
superbly r..|c67|8o8 c68 42i
supercilious a..|afn 5yq|25g
superfamily n.e.
superficial a..|1v3 a2n|1v1 93t a2j bzg ehg
superficiality n.7.|a2n 1v3|7dm 4g2
superficially r..||1v3
superfine a..||9e1
superfluous a..|12d|ez9
superhighway n.6.|91b|4e4 197
superhuman a..|a4i|a4h ajj
superimpose v..z
superimposed a..|d0v|b36
superintend v..15|c47 d11 eza|n1 n7
superintendent n.i.|d11 c47|3tv 3tw
superior na.i.|3tw z 2vb 9e2 21h ezb|10 6k7 2v7 3xi 42i 55e 8wb a8g
superiority n.7.|9e2 2vb ezb dti 21h|4g1 4g2 rb rd 25b 25d 25e
superlative na.a.|a8g 8gv|5j2 ax 2vb
superman n.i.|ezc
supermarket n.6.||a9d a9e 316
supernatant na.h.||2yj
supernatural na.i.|cv2 8dy|a0x 8dx ezd 8h5 c2h c65 cbe eze ezf
supernaturalism n.9.|62g
supernormal a..
superorder n.e.
superoxide n.r.||25p
superposition n.m.||7cz d4 a8
supersede v..15|e1z|e20
supersonic a..
superstition n.9.|ezg bh7
superstitious a..|bh7 ezg|bh4
superstructure n.6.
supervise v..15|c47 ezh eza 3tv|n1 n7
supervised a..
supervision n.4.|eza c47 ch3|d1 dg
supervisor n.i.|3tv c47 ch3|3tw
supervisory a..|ezh c47|3tv
supine a..||37x
supper n.d.||3zx
supplant v..15|e1z ezi 7ut|e20
supple va..u|a5n bxm|9k7
supplement nv.a.14|1w1 vy buo ac 2k4|1w2 3s0 7r 7s af ag kn
supplemental a..|2k4 ac|1co
supplementary a..|2k4 ac|1co
suppleness n.7.|bxm a5n|zs zt zu
supplicate v..w|dd9 dd7 da1|34y 351
supplication n.a.|bfz|bg0 1ve
supplier n.i.|4sa 9vd|cp cq
supply nv.n.14|e2l 4s8 bi9 9vd 99m 4sa|245 79f 7xi
supplying n.4.|99m 9vd
support nv.4.15|5s 9y 75l exw 2nm r0 ah 1ke 2o5 bp 9v2|9z 1zg cy
supported a..|ey0|exz
supporter n.i.|kv 2nm 75l|kw
supporting na.4.|3wx ezj|ah
supportive a..|ah 2nm r0 75l|ad ae 4x2 5mb ezj
suppose v..w|ezk 7z0 2bg aaw djo 623|1r6 1r0
supposed a..|cu1 azj|b3b azi
supposedly r..|dpy
supposition n.a.|7z0 622 ezk|7z1
suppress v..u|62s e3g 6qv 6qu 6xk|62w 3jd
suppressed a..|ezl|ezm
suppression n.m.||7im
supra r..|3l
supranational a..|bdf|a2v
supraorbital a..
supremacy n.q.|817|27n
supreme a..|ezn 814|6pt 6as
supremely r..||c7i
sure ar..|4ww 2br 4na 4wu|6bw 4n8 4wv
surefooted a..|ev3|bul
surely r..|4wu|4wv 4ww
surety n.7.||4wx
surf nv.b.12|ezo|3cx qx 5il
surface n.6.12|2ns 5io 3ud|3sj 1u0
surfactant n.r.|1mq|ip
surfboard nv.6.12|ezo|9jf 2qn 5il
surfeit nv.q.14|d08|3cb
surge nv.b.12|cwj 3cv ezp 3cy|12n qw qx dn do ahk 8yr
surgeon n.i.|d4w|45y 45z 1us
surgery n.9.|ezq ezr dgg|2pu 1k2
surgical a..|ezr ezq|2m
surgically r..||ezr
surging a..|3cu|3ne
suriname P.f.||229 wx
surly a..|bhl|433
surmise nv.a.v|7z0 ezs|7z1 749 5xz 1r5 1r6
surmount v..x|c6m dbu|332 337 agg 4kd
surmounted a..
surname n.a.||1vx
surpass v..16|8w6 8w5 d5c|332 337
surpassing a..|ezt|2vb
surplus na.7.|8wi 8wk|8wl 3h 7q 8wn
surprise nv.c.v|1dv|1dt 8y uy
surprised a..|1dy|1dx 88i cwt euj
surprising a..|1e1 ezu|1dz euk
surprisingly r..|1e3|1e1 1dz
surreal a..|ezv|96l
surrealism n.e.|ezw ezv ezx|6s3 6s4
surrealist n.i.|ezx ezw
surrender nv.c.x|e2t ezy 4l6 4l5|7fr e0o e0p 1c 4l7 386
surreptitious a..|5wl|4ct
surreptitiously r..||5wl
surrogate na.i.|1ch p2|1cm 1av p1
surround v.f.z|7aq 9ak 2uq enr
surrounded a..||39j
surrounding a..|5g6|mh
surroundings n.q.|cck 7aq 2uq|226 7l
surveillance n.4.|et0|7hl 1ja
survey nv.4.v|ex3 e4v e3i|1j9 1ja 48 1jb 2jx
surveying n.4.|ezz|7be
surveyor n.i.|ezz|39o
survival n.q.|8m7 f00 8m6 ey1|1mg ja
survive v..16|8m6 8m7 f00 ey2 ey1|337
surviving a..|91e|91d
survivor n.i.|ey2 f00 czt|2uz
susceptibility n.q.|4kn 4kj
susceptible a..|4kj 4kn|18w 4kg 6bv ddh bux di9 eyq f01 f02
sushi n.d.
suspect nva.i.w|7xu ezs ah2 7xt 9v7|1r5 1r6 7pm 7bl 188
suspected a..
suspend v..z|6xy 6xx 9wv e3q c6c|6xz
suspended a..||2yj
suspense n.c.||1yj 149 p5 7pl 1gw 10g
suspension n.r.|c6c e3q|1ah
suspicion n.9.|ah2 ezs 7xt 7xy 7xu|36k 7pl 1gw 10g
suspicious a..|7xy 7xt 9v7|6vw 188
suspiciously r..||7xy
sussex P.f.||6e7
sustain v..16|dlp c32 c36 5m4|cud 644 5m5 8ma
sustained a..|692|4u6
sustenance n.d.|17a cso
suture nv.8.z||1mt edm 2a1
swab nv.6.z|6w7 cht chv|chu 5o
swad n.e.||4a8 yo
swagger nva.i.12|dhb dha 97a|ac4 6jk 86x 1f3 6y5
swaggering a..|afn|25g
swahili P.a.||2vo 96g 96h
swallow nv.d.y|84q 3py|3el 3ed 245 55t ij 337
swami n.i.||52s
swamp nv.h.17|f03 3of 798|3og 3oh 9j7 3l0 79a
swampy a..|3of f03|3ol
swan nv.5.w|vj
swap nv.4.14|f04 f05|8wp se sf 2ga
sward n.h.|eov|3oh
swarm nv.e.16|dgt f06|6pg 4dx 6ph 29w
swart a..|89b|44t
swarthy a..|89b 89c|44t
swash nv.b.12|er0|3cx qx
swashbuckler n.i.||rq
swatch n.6.||3b6 31z ag
swathe nv.6.z|f07 f08 f09|2ti 2tk wv 3d3
swathing n.6.|f09 f08
sway nv.7.12|d9h e73 4n0 f0a|2is 9ic 3b2
swaybacked a..|7nw|2tu
swaziland P.f.||16f wx
swear v..w|3gy 6u4 vj
swearing n.a.|6u4 3gy|30u 9d
sweat nv.8.t|d9f d9g f0b|1ku 1sh 1si 75a 36b
sweatband n.6.||3x0 3x1
sweater n.6.|f0c
sweating n.m.|f0b d9g|ij
sweatshirt n.6.||f0c
swede n.i.||14s
sweden P.f.|f0d|7aw 14r wx
swedish P.a.||6y0 6y1 1jv f0d
sweep v.7.12|8yt eql e9j 459 f0e|5t0 h5 7s 45b 45c
sweeping na.4.|f0e 459 43o|41 42 43f
sweet a.i.|f0f eyo 1la dda c93 f0g|f0h f0i 8lp c24
sweeten v..13|4j1 anq|4j2
sweetened a..|eyp|4iv
sweetener n.d.|anq 4j1
sweetening n.d.|anq 4j1
sweetheart n.i.|f0j dkd|33e 2o7 dkc
sweetish a..|f0i|f0f
sweetly r..|f0g|1la
sweetness n.9.|eyo f0f|9hf 87u 5lp
swell nv.b.u|378 3jz 49u|3cx qx 1q5 6ms 6mt 2z4 hp 379 49v
swelled a..|dnb|25g
swelling n.q.|3jz 378|3k0
sweltering a..||2rk
swept a..
swerve nv.4.12|f0k 6ui|7yj 7yk 7yl 2kv
swift a.i.|97g 97f|8v
swiftly r..||97g
swiftness n.7.|97f 97g|4un 41d
swig nv.4.z|84n abe enb|84q 55t ij 2u6
swim v.4.12|eoa 2zw 2zu f0l
swimmer n.i.|f0l eoa|1
swimming na.4.|2zw eoa f0m|2zx hf f0n
swimsuit n.6.
swindle nv.4.15|51s 5we 54y|9r7 29p 29q 35m 35n
swine n.5.|3ni|1pp
swing v.q.12|6xw f0o f0a 86c|hn 1kd 2sq 3ln 3ls ol 9ic
swinging na.4.|f0o 6xw bwd|4z4
swingy a..|bwd bko bwb|4z4
swipe nv.4.z||2ok 2az 2u6
swirl nv.p.12|6c3 8d4 f0p|2xv 4ph dy2 591
swish nva.b.13|cqq exe|2u5 53c
swiss P.i.||439 y8 f0q
switch nv.6.u|36y 9iw e1y f05 eic ei9|97 7bu 8y 6ev 2ga
switchboard n.6.||4vv 34j
switching n.4.|eic f05 eia
switzerland P.f.|f0q|14r wx
swivel nv.6.12|dcb|6ib 1kd 2kv
swollen a..|5wt|25g
swoon nv.b.t|94d 94c|8y 94g
swoop nv.a.12|ems dgo|a2s bj 4pz
sword n.6.|3g4|1qo
swordlike a..||jk
sworn a..|5r5|5r4
sycamore n.k.||15k 15l
syllabic a..|f0r f0s f0t
syllabicity n.a.|f0t f0r|4kz
syllable n.a.|f0s f0r
syllogism n.9.|f0u f0v|74b 76 1j7
syllogistic a..|f0v f0u
sylviidae P.5.||at
symbiotic a..|7cb|2n4
symbiotically r..||7cb
symbol n.a.|f0w f0x 8iu
symbolic a..|f0x f0w 8iq 2q5|18f f0y
symbolically r..||8iq
symbolism n.a.|f0y f0z f10 f11|85
symbolist n.i.|f11 f10
symbolize v..w|8iu 2q5 f0z f12 f0w|12a 9i
symbolizing n.4.|f12 8iu|9d6
symmetric a..|3c6 f13 dzl|3c5 f14 f15 dzh bcf f16 dsa f17 f18
symmetrical a..|3c6 dzl 2rs|3c5 f14 f15 dzh bcf f16 dsa f17 f18 2rq
symmetrically r..||3c6
symmetry n.7.|dzl 3c6 f13|2cu 8r8
sympathetic a..|f19 f1a 5qv f1b|5qt 8jr
sympathetically r..||f19
sympathize v..11|f1c f1d 8js f1b|1m5
sympathy n.9.|f1b f1a 8js 5qv 5qs f1d f1c ekn|38k 9w bnp
symphonic a..|f1e f1f
symphony n.a.|f1f f1e dad|epn 5c9 33q cy6 2tg
symposium n.e.||5zn 4sq
symptom n.q.|f1g 4zk f1h|cg
symptomatic a..|4zk f1g f1h|4zf
synagogue n.6.||12
synapse n.8.||1ju 19a
synchronism n.o.|f1i|2cz
synchronize v..u|f1j f1i|mw
synchronized a..|f1k|5kh
synchronous a..|5kh f1i|5ke 5l9 f1k
synchrony n.o.|f1i 5kh 87v f1j|2cz
syncopated a..|e5m|4z4
syndicate nv.e.15|c2g 4p1|9x6 2b7 62j
syndrome n.9.||5u3 5u7
synergism n.m.|f1l 6cv bc8
synergistic a..|bc8 f1l
synonym n.a.|f1m f1n|16
synonymous a..|f1n f1m|eko
synovial a..
syntactic a..|f1o f1p
syntactically r..||f1o
syntax n.9.|f1p f1o a6k|252 4kz
synthesis n.m.|f1q f1r f1s f1t|4fk 76 1j7
synthesise v..v|f1r f1t f1u f1q 74b f1s|5os kn
synthesize v..v|f1r f1t f1u|5os kn
synthetic a.r.|271|26s
synthetically r..||271
syphilis n.q.|dgz|554 53j 11v
syracuse P.f.
syria P.f.|f1v f1w|ww wx
syrian P.i.|f1w f1v|1bz
syringa n.k.
syringe nv.6.z|at0|8gg ejk to
syrup n.d.|cgd|anq
syrupy a..|f0h|f0f
system n.6.|2a0 4kz
systematic a..|64r cyg
systematically r..|64q|5y9 64r
systematization n.4.|5jy 5k1|1cr
systematize v..u|5k1 5jy|5k2 1bu
systemic a..
systole n.b.||32y 336
tab n.a.||3ch 3cl 3cm
table n.e.16|f1x f1y f1z 1c0|255 24z 1c1 1c2
tableau n.e.||24z 2oe 2of 2og
tablecloth n.6.||6x3 6x4 6x5
tablet n.6.|em9|elz 1t1
tabletop n.6.||2ns
tableware n.6.|3w3|6t0 26c
taboo nva.9.15|9mj|3ax 3b0 38k e3f 6ue 9mk
tabular a..|f1z f1x
tabulate v..10|f1y f20 f1x|dhf 5v0
tabulation n.a.|f20 f1y|ci
tacit a..|ayc|aya
tack nv.f.z||32p 32t 32u e9g 3nv
tackle nv.i.15||bwu 3kb 1 615 1yr
tact n.7.|7nv|64d 1d8 509
tactful a..|7nv
tactic n.9.|f21 f22|iw ix
tactical a..|f22 f21 f23
tactically r..||f22
tactics n.9.|f23 f22|cco
tactile a..|f24|f25 bik
tactless a..
tactual a..|f24|f25 bik
tactually r..||f24
tadpole n.5.||4sc
taffy n.d.||43c 43d 43e
tag nv.a.z|2q7 clo|bom 2i8 2vx ld
tagged a..|bon
tagus P.h.||f6 f7
tahiti P.f.||1rm
tai P.i.|ek1 ek0|1bz
tail n.5.12|4sr 50u eh5 eh6|1sx 5g3 35f 50w
tailback n.i.||9uf 3kb 1
tailed a..||f26
tailgate nv.6.12||7ny 30l 2t1 9le
tailless a..
taillike a..||f26
tailor v.i.u|edl egr|edn edo 2id b7 ba 7f5 6m0
tailored a..||2hs
tails n.6.||f27 2fh
taint nv.q.z|67a b6a|o9 3ia 3c9
tainted a..|etz|l8
taiwan P.f.|54o|1rm
tajikistan P.f.||ww wx
take v.l.15
taken a..|bdp|1y2
takeoff n.4.|7br|m
takeout na.d.|dg0|cj6
takeover n.4.|6i5 5nl
taking na.4.|1yi 2fx|2fq
takings n.l.|dkp|7yx 7yy 8ap
talc nv.r.t||xw c39
tale n.a.|94o f28 cm6|bvi 3mh
talent n.9.|8m1|8m2 1zx ej
talented a..|a18
taliban P.e.||6s4
talismanic a..|ezf 1i0|8dy
talk v.a.w|51c em4 cj1 22t 8yy 4bn|519 1el
talkative a..|f29|f2a
talker n.i.|4bn bsw em4 cj1|26l
talking n.a.|51c 22t|519 1el
talks n.a.|20x|20y 1el
talky a..|f29|f2a
tall a.7.|bpq ai8|bpo bta btf
tallow n.r.||3m2 3m3 34m
tally nv.4.16|dud 8qz c3|6bf 62y 2en c4
talmud P.a.||1uc
tame va..u||5rq
tamed a..|80z|80y
tamil P.i.||84r 3op 1bz
tamper nv.6.z|ch8|6al 6am
tampering n.4.|c8d c8b
tampon nv.6.z||9em 9en 2t2 6ds 5gh
tan nva.q.u|4bu f2b|4c0 98n 45s 1ea 58d 1ec
tanacetum P.k.
tanbark n.k.||2x3 2x5
tandem nr.7.||175 176
tang n.7.|f2c|erv fn
tanganyika P.h.||2r0
tangent n.p.||2cx 21b
tangential a..|bhe|92b
tangible a..|5yc|5ya
tangibly r..
tangle nv.h.16|8o0 8iy|7mk 3at 1gw 8iz 8j0
tangled a..|8ov 5u8|bd9 8ou boc c7c 5u5
tango nv.4.12||cdq 9ya 2sp 33r
tank n.6.14|1zz|f2d 1fe 1hk 200 9xc
tanker n.6.|cw1|9rt 30i 2x1
tanned a..|44s|44t
tannin n.r.||clz
tanning n.m.|f2b|ij
tansy n.k.||8ut
tantalize v..w|2r5 f2e|2r7
tantalizing a..|bfy bfx|bfw
tantalizingly r..||bfw bfy
tantalum n.r.||13t i0
tantrum n.q.|9fj|9fm z0 p5
tanzania P.f.||16f wx
taoism P.e.|f2f f2g|dqv 47r
taoist P.i.|f2g f2f|lx m2
tap nv.b.z|d5q bo5 6w6 dtk 906|2u5 f2h 305 1wq
tapa n.k.||2x3 2x5
tape n.6.z|f2i dws f2j|3x1 7pr 7ps
taped a..||9g1
taper nv.p.u|jj f2k f2l|48z 1o2 2ec
tapered a..|cmd|664
tapering na.4.|f2l f2k cmd|c0f 69q do 664
tapestry n.7.||5u6
tapeworm n.5.||1my
tapioca n.d.
tapped a..
tapping n.b.|bo5|2u5
taproot n.k.||4os
taps n.a.
tar nv.r.z||3f2 38n
tardy a..|363|364
target n.a.x|c5f djv 122|4al 4am 50z 2uz 3e4 2qv
tariff nv.l.14|6v4|6v5 6v6 8wr f2m ayq
tarnish nv.7.z||7qf 1vh 3k1 3k2
taro n.k.||4os
tarpaulin n.6.||4k4
tarragon n.k.||25y
tarry va..16|bww m9|m3
tarsal na.8.|f2n f2o|1pu 1pv
tarsus n.8.|f2o f2n|21f
tart na.i.|30s bty epy|1e4 1e5 2cb
tartan n.6.|dci
tartar n.r.|f2p f2q|em
tartaric a..|f2q f2p
tartly r..||f2r
tartrate n.r.||em
task n.4.15|rt 56c|2as
tasmania P.f.|f2s f2t|dr8 13v
tasmanian P..|f2t f2s
tassel n.6.||po
taste nv.9.13|9hf ear eaq dig 1y4 f2u ea4 3el ea5|87u 5lp nu 1y7 f2
tasteful a..||u2
tasteless a..|3gj|3gh
tastelessly r..||9gv
tasting n.9.|ea4|6ig 6ih
tasty a..|ha f2u|ef8 6wm 9hd 9tw d7s
tat nv.7.10|9gt|b5l
tattered a..||ya
taunt nv.4.w|f2v 2r5|yv 9sz wp 2r7
taunting na.4.|f2v 2r5 7dp|yv 9sz wp 67v
taurus P.i.||f2w 1jp
taut a..|f2x f2y f2z clc|f30 8dg
tavern n.6.|dog
tawdry a..|9gt 9gu|9gv
tawny a..||1ec
tax nv.l.14|6v6 f2m 89j|8wr bup 71f ayq 3ci
taxable a..|89j f2m|2ad 89i dtx
taxation n.l.|6v6 f2m|8wr bup 71f
taxi nv.6.12|f31 4e5|1fc 1fd 1fe
taxicab n.6.|f31|1fc 1fd 1fe
taxidriver n.i.||51d 51e
taxing a..|4b4|4b6
taxis n.4.||368 ij
taxodiaceae P.k.||6t2 3sc
taxonomic a..|f32 f33
taxonomically r..||f32
taxonomy n.e.|f33 7yz f32|akk 18q 4xi
taxophytina P.k.|f34|1hi
taxopsida P.k.|f34|1hi
taxpayer n.i.||d6h f35
taxpaying a..||buz
taylor P.i.||1f7 1f8 24j
tcp P.a.||dn9 4jk 4jl
tea n.d.|aji|3zx
teacart n.6.||4ox 1hk
teach v.i.w|5hw f36 7ac 6ik
teacher n.i.|7ac 5hw|8i
teaching n.4.|b34 cf0|8dn 21s 1mj
teak n.k.|f37|15k 15l
teakettle n.6.||3ou 5km 5kn
teakwood n.k.|f37|15k 15l
teal na.7.||a8l 1ea 1eb 1ec
team n.e.x|5hb f38 f39|40w
teammate n.i.|c6v|1au 1av
teamster n.i.|f39 f38|bqb
teapot n.6.||5km 5kn 3ip
tear nv.8.z|bow f3a e1m 5dp bou|86p 3ed 245 8c 8d 1lm
tearful a..|f0n|f0m
tearfully r..||eps
tearing na.m.|f3b f3a 9bx|ij 5xa
tears n.4.|6r9|ij
tease nv.i.11|1nl 2r5 2q8 f2e|2ii 2q9 2qa 2r7
teased a..|8x0|24t
teasel n.k.
teasing na.4.|f2e 2r5 dd4|ae6 84 85 ayf
teaspoon n.n.|f3c|244 245
teaspoonful n.n.|f3c|244 245
teat n.8.|cq8|9z9
tech n.e.||8m 8n
technical a.6.|f3d dl7 f3e f3f f3g|f3h 5wc
technicality n.q.|f3f f3e
technically r..||f3d
technician n.i.|f3i dl7 f3h
technique n.9.|f3h f3i|ct cu
technological a..|ebz 5wc f3g 2jn|eby
technologically r..||f3g
technology n.4.|2jn f3g 39o c89 5wc ebz|1wp 1wu
tectonic a..
tectonics n.9.
ted P.i.||49t zn
tedious a..|3t9 3t1 f3j|3tc
tediously r..||3t9
tee nv.f.z||4i8 2pm
teem v..16|f06|4dx
teeming a..|3h|3g
teen a.i.|ou oq|ov 3ws
teenage a..|oq|3ws
teenager n.i.|ou|ov
teens n.s.||ot
teensy a..|3eb|7na
teeter nv.6.12|eet eeu|2sq
teeth n.8.||3xa
teetotaler n.i.||6e
telecommunication n.a.|4gj 4el|155
telegram n.a.|4ej|138
telegraph nv.6.w|f3k f3l f3m 4eh|ta 4el
telegrapher n.i.|f3m f3n f3k 4eh|51e
telegraphic a..|f3l f3k
telegraphy n.a.|f3n f3m|4gj 155
telemetry n.4.||7be
teleost n.5.
telepathy n.a.||5ap
telephone nv.6.w|adt 4gd 4gi 4gh|1hu 4el
telephonic a..|f3o 4gi
telephony n.a.|4gi f3o|4gj 155
telescope nv.6.z|8r5 f3p 971|8r6 5n0 6qw 5dx
telescoped a..||14
telescopic a..|f3p 8r5|598
televise v..w|f3q f3r f3s|31t 43u
television n.a.|f3r f3q f3s|dse 4gj 155 dsh 2a0
tell v.i.w|eau evx csk f28 94o cm6 dwv
teller n.i.||3oq 2ch
telling na.a.|dwv cm6 e4h|cm5 1kx 1ky sy
telltale na.i.|e4h|a58 sy
tellurium n.r.||i0
telosporidia P.5.||1hi
temerity n.7.|2gc 3p8|2gf 2gg 2gh
temper n.c.u|bho aqs bhl|yz z0 p5 bee zb zc 4gy
temperament n.7.|zb f3t|zc
temperamental a..|f3t zb
temperamentally r..||f3t
temperance n.7.||b89 6j 9p1 50b 50c
temperate a..|8qr|8qq
temperately r..
temperature n.7.|549|3up
tempered a..
tempest n.q.|evt evu|5rt 1jr
template n.9.|ab4|5x4 1su
temple n.6.|d51|12 45o
tempo n.s.|18j|18k 18l 90 91
temporal na.a.|axn|e4 4s5 hz
temporarily r..||hz
temporary a.i.|hz|hw 8ps axg axh axi axj axk axl axm axn axo axp
tempt v..w|f01 73k 8pd|1vk zz 100
temptation n.9.|2r6 bfv|1kf 1kg 14w
tempting a..|1am|1an
ten na.n.||3cq ef 3cr
tenable a..|dv8 dv7|5rs
tenacious a..|dwf 80j
tenaciously r..|80k|80i
tenacity n.7.|80j 80i|2aj 2ak
tenancy n.4.|4i7 f3u f3v|24
tenant nv.i.15|f3v 4i7 f3u|d6h f35 3fb
tend v..16|b1g bsf 38k
tendency n.9.|38k f3w b1g bsf 7fh|9w b1j nu 7fi
tendentious a..|f3w 38k
tender va.l.14|efr d2b 4xb ut us f3x|1ze 1zf 2l4 386 dn1 efp fa 3ws uv
tenderloin n.f.||3ld
tenderly r..||ut
tenderness n.7.|f3x ut|uu 8jm
tending na.4.|1rf 9xh 1zv|1zw
tendon n.8.||1pv
tendril n.k.
tenebrous a..||6mr
tenement n.6.
tenet n.a.|80p|6mj 1mj
tenfold ar..||82a
tennessee P.f.||13u 13v
tennis n.4.||2qh 2qi hf
tennyson P.i.||24h
tenon n.6.||4c5
tenor na.a.||f3y 2z3 2z4 95j
tenpin n.6.||2nx
tenpins n.4.||3w6 2g8
tense nva.a.z|axd ew4 f3z 8dg f40|e4 4s5 55p f2z 9br 8de coj ew7
tensed a..
tensely r..||8dg
tensile a..||f3z
tension n.q.|f40 clc 6kt f41 f3z ew4|ew5 bkn 10g 2rl 2rn 7l vg
tensional a..||f41
tensionless a..||9jj
tent n.6.16|4e6 3f9|4e7
tentacle n.7.||a94 9ms 2is
tentative a..|dki|7cc
tentatively r..||dki
tenth na.n.||88r 72p 72q 3ct
tenting n.4.|4ht 3f9|4i6 4i7 24
tenuity n.7.|emj|3ze 7s
tenuous a..||dtr
tenuously r..
tenure nv.s.15|djd|dje r8 2al
tepid a..|c0x c0y|c10
term nv.a.w|dje|16 2vx ld
terminal na.6.|7d1 dek|7d2 12m 82t 62i
terminally r..
terminate v..u|8lk 5gk 36 mu 8m3
terminated a..|5y1|5y2
termination n.s.|8zu|5g3 35f
terminology n.a.|cqt|16
termite n.5.
terms n.q.|9m4 djw|9g 1ac
terrace nv.6.14|d65
terrain n.f.||2pm
terrestrial a..||8av 8at
terrible a..|14g 2lw 2e8|14d 2ly
terribly r..|2lx
terrier n.5.|ebj|3kq 3kr 49j
terrific a..|8o8|5xa 8w8
terrified a..|9sx|x5
terrify v..11|d3k d3i|14a 14b
terrifying a..||14d
territorial na.i.|f42 7xr|4tj 4tk
territory n.f.|7xr f42|223 224
terror n.c.|d3i f2w f43 d3k|149 p5
terrorism n.4.|f44 f2w|5k9 5kb
terrorist n.i.|f2w d3i f44|1jp
terrorize v..15|f43 d3i|3m8 3m9
terrycloth n.6.||f45
terse a..|5xw 41b|423
tersely r..||5xw 5xy
terseness n.a.|41b 5xw
tertiary na.s.|f46|4mc 4md 18l 3ct
test nv.9.15|8vx drs f47 ecx|8zo 8zq 1zr 7be 51y 2jx
testament n.9.|f48|6mf 1mj
testator n.i.
tested a..|dnd 7c4|8uy 7c0
testicle n.8.|f49|f4a 9z9 f4b ps pt
testify v..w|f4c f4d f4e v5
testily r..|bhm|6kx
testimonial na.a.|f4d f4f f4g|cf cg ax
testimony n.a.|v5 f4f f4c f4e 2fa f4d|v6 ci vp vq cf cg
testing n.4.|f47 8vx 8vv drs|8zm 5fv 5fw 1j9 1ja
testis n.8.|f49|f4a 9z9 f4b ps pt
testosterone n.r.||1kr 1ks 1kt
tetanus n.q.||3cc
tether nv.6.z|bsm|3vr
tethered a..|3v3|3ux
teton P.i.||6wt 4ez 160
tetracycline n.6.||1qq
tetramerous a..||cjy
tetravalent a..||3f5
teutonic P..|a0d
texan P.i.|f4h f4i|13y
texas P.f.|f4i f4h|13u 13v
text n.a.|6de f4j|1w2
textbook na.a.|bet 4q2|3r6 1q7 1q8 2ys
textile n.6.|5gq
textual a..|f4j 6de
texture n.7.|af7|99r 4ze 28w
textured a..||3y
th P.s.|f4k|9am 9an 1nf
thackeray P.i.
thai P.i.|ek1 ek0|1bz
thailand P.f.||ww wx
thalamus n.8.||3xs
thalidomide n.6.||2wl 2wm pv
thalloid a..||f4l
thallus n.k.|f4l
thames P.h.||f6 f7
thamnophis P.5.||1kl
thank v..w|1xz|9i
thankful a..|1y9 1y8|1xw a1y
thankfulness n.c.|1y8 1y9|a7n
thanks n.a.||fv 9z
thanksgiving n.s.||56t 56u 1ne 56w
thatch nv.8.z||xi xj xk e7d
thaw nv.m.u|c97 76z|3ox 3oy 3p0 2dn 2do 5yp
thawed a..|c9b|7wr
thawing n.m.|c97 76z|3ox 3oy 3p0
theater n.6.|f4m f4n f4o f4p|43w
theatre n.6.|f4m f4n|43w
theatregoer n.i.||45v 2gw
theatrical na.a.|alw f4p f4o f4n ett|5xj 2fs alx ejj etu
theatrically r..||f4p etu
thebes P.f.
theft n.4.|aie|41o 29p 29q
theistic a..|d3t
thelypteris P.k.||297
thematic a..|f4q bn7 cig
theme n.a.14|bn7 f4q cig
then r.s.
thence r..|f4r
thenceforth r..|f4s
theologian n.i.|1f6
theological a..|f4t ajt f4u
theology n.9.|ajt f4t 1f6 f4u|cs ct cu
theorem n.a.||2bp
theoretical a..|7b|6n 622 erh
theoretically r..||7b
theorist n.i.|f4v d5t 2bq 6yt
theorize v..v|623 f4v d5t 2bq|1r0
theory n.9.|6yt f4v 7b 2bq 623|8zy 1j7
theosophy n.9.||cs ct cu
therapeutic a.6.|g9 6t6 f4w nd|1q0
therapeutically r..||6t6
therapist n.i.|54w nd|ej
therapsida P.5.
therapy n.4.|nd f4w 54w|ne 1re 1rf
there r.f.
thereafter r..|f4s
thereby r..
therefor r..
therefore r..|aj7
therefrom r..|f4r
therein r..
thereof r..
thereon r..
thereto r..
theretofore r..
therewith r..
thermal a.j.|4h6|4h7
thermally r..||4h6
thermionic a..
thermistor n.6.||bsz 1o5
thermocouple n.6.||dqf i1
thermodynamic a..|f4x f4y
thermodynamically r..||f4x
thermodynamics n.9.|f4y f4x|tk
thermogravimetric a..
thermometer n.6.|dqf f4z|i1
thermometric a..|f4z f50 dqf
thermometry n.4.|f50 f4z|7be
thermonuclear a..|2dv|2du
thermopile n.6.||dqf i1
thermoplastic na.r.|4uy|4uz
thermosetting a..
thermostat nv.6.15|6rd|1tw 97 62w 3jd
thermostatics n.9.||f4y tk
theropod n.5.||eal 4we 21v
theseus P.i.||f9
thesis n.a.||2bf 2bo 2bp
thessaly P.f.
thiamin n.r.||cpn cpo cpp
thick a.f.|dro 5x8 5fp|drn f51 5x5 5fo
thicken v..u|f52 f53
thickened a..|f51|dro
thickener n.r.|f53 f52
thickening na.r.|f53 74s|74u
thicket n.e.|469|3tz
thickly r..||enc 5x8
thickness n.7.|7b7|3ze 7s
thickset a..|evn|et9
thickspread a..||31h
thief n.i.|2tm|1k 1l 1m
thievery n.4.|aie a2x|41o 29p 29q
thieving na.4.|aie a2x 7t0|41o 29p 29q 720
thigh n.8.|9ag|23u 1vz 1w0
thighbone n.8.|9af|9ah 8qd 1pu
thill n.6.||2mq 2mr
thimble n.n.||244 245
thin a..u|9ci emj 3r2 8i8 cma 9dz|acn 9h5 9d7 9ch 9dy asj d3w e5r
thing n.q.||7l
things n.l.||h8
think v.9.v|6r 5y5 ata aaw 4wn 1j7 f54 5ci|1r0
thinker n.i.|f54 4wn
thinking n.9.|1j7 4wn
thinly r..||es3
thinned a..|7mt|7ms
thinner n.r.|7mr 7mo
thinness n.7.|emj 9ci 8i8 3r2|3ze 7s zu
thinning n.4.|7mo|7mq 7mw 69q
thiocyanate n.r.||em
thiouracil n.r.
third na.n.|f46|88r 72p 72q 3cs 9g 3ct
thirdhand ar..|edy|1co
thirst nv.q.13|ar5 7fj 6l5|1om 7fe 7fh 7fi ez
thirsty a..|233|234
thirteen na.n.|f55 f56|3cq ef 3cr
thirteenth na.o.||3cs 9g 3ct
thirties n.s.||ot
thirtieth na.o.||3cs 9g 3ct
thirty na.n.||3cq ef 3cr
thistle n.k.||con
thistlelike a..||431
thither r..
thomas P.i.||277
thong n.6.|9gb|6qs
thor P.i.||tv
thoracic a..|d6w|533
thorax n.8.
thoreau P.i.
thoriated a..|f57
thorium n.r.||13t i0
thorn n.9.|bhn|3u2 4az 3qz
thornless a..
thorny a..||1ey
thorough a..|4nf f58 5u0|4n8 5a
thoroughbred na.i.|d72|3ko
thoroughfare n.6.|196|197
thoroughgoing a..|5u0|5a
thoroughly r..|8yb a4v|4nf 5u0
thoroughness n.7.|f58 5u0 4nf|633 4n9 4tc
thou n.n.|a6l|3cq ef
though r..
thought n.9.|ata 6r aaw dvu 1j7 4wn
thoughtful a..|dla 457 67e eg3|74q dip 454 784 8al
thoughtfully r..||457 64e
thoughtfulness n.9.|67e 457|648 1j7
thoughtless a..|f59 dw7 b2a b29|f5a f5b b28
thoughtlessly r..|f5c|f5b f59
thousand na.n.|a6l|3cq ef 3cr
thousandth na.o.||3cs 9g 3ct
thrace P.f.
thrash nv.4.z|f5d 9gd 9j5|bnb ol 335 968
thrashing n.b.|ema bvh|74z 1nc
thread nv.6.12|9jo eww c7s 3g6|3w9 3wa 46c
threadbare a..|2tb|2td
threaded a..
threadlike a..|9ch|9ci
threads n.6.
threat n.q.|c9o|6xq 4td 1ky vq
threaten v..16|8lm|361 14c 2h0 2h4
threatened a..|f5e|75s
threatening a..|14h|14d
three a.n.|auv auw|ee ef 3cr
threefold ar..||82a
thresh v..12|f5d|968
threshing n.4.||f5f f5g 2a3
threshold n.s.||35e 35f
thrice r..
thrift n.k.||53
thrifty a..|9tu 8cx|9tt
thrill nv.c.13|bna 8vr f5h 544 f5i|8wx 8fs p5 149 8wy 24n 7sq 7sr 14b
thrilled a..|8x1|24t
thriller n.a.|f5i f5h|e9c 18g 18h
thrillful a..|8x2|24t
thrilling a..|8gf|40s
thrips n.5.
thrive v..u|8ys dmp
thriving a..|3rs|3rt
throat n.8.|da9|daa 1dh
throated a..|cnr|cnq
throb nv.q.13|f5j dgr dp6|f1 ez 32z
throbbing na.b.|dgr f5j e5n|32y 336 4z4
throe n.q.||10i f1
throes n.c.||10j 10k
thrombin n.r.||55r hs
thrombosed a..|cuq|2xt
thrombosis n.q.|6e9|6ea 1uo w9
thrombus n.q.||5gl 57e yo
throne nv.6.15||240 241 a5c
throng nv.e.12|am6 bj8|6ph 29w
thronged a..|6po|6pl
throttle nv.6.u|92 3uv ewb ewd ewc|96 97 1n6
through ar..|81g|5y2
throughout r..
throw v.4.z|97l 4rh are|jc 4y6 4y9 ja
thrower n.i.
thrown a..|833|35z
thrush n.q.||5j7 5j8
thrust nv.j.12|dq4 ex4 eth a56 6ym 864 biw bit|vg 3ln 3ls ol jc 8fv
thrusting n.4.|bit 6ym|a0l ol
thruway n.6.|91b|4e4 197
thud nv.b.13|5hh f5k|2u5 442
thudding a..
thuggee n.4.||144 145 3ku
thumb nv.8.12|9e4|9e3 9e6 1vz 3bi 3bj
thumbnail n.8.||9eb 9ec 5cv
thump v.b.12|5hh f5k 32z dgp|2u5 2u6
thumping na.b.|5hh f5k 2u8|2u5 2cl
thunder nv.b.12|3rp 70e e6w evw|2u4 2u5 30y
thundering a..|cqr|3hi 1e2
thunderous a..|70e 3rp|3gv
thunderstorm n.j.||3jy 2do
thursday P.s.|f4k|9am 9an 1nf
thus r.r.|aj7
thwack nv.4.z|enf|3ln 3ls ol 2u6
thwart nv.6.15|3ad cun 9l4|e8j 3wv 31x 2ku
thwarted a..|7pa|2ey
thyme n.k.
thymine n.r.||6w1 li
thymus n.k.
thyroglobulin n.r.||bgd hs
thyroid n.8.|f5l 1sr|ps pt
thyroidal a..|1sr f5l
thyronine n.r.||bgf
thyrotoxic a..||ask
thyrotrophin n.r.|f5m|1kt 1ku 1sh
thyroxine n.8.||1kt 1ku
tibet P.f.|f5n f5o|ww wx
tibetan P.a.|f5o f5n|bms 54n
tibia n.8.|ein|9ah 8qd 1pu
tick nv.b.13|f5p 5ed f5q f5r|2u5 20b
ticket nv.a.15||3cm 3re a9
ticking n.b.|f5p f5q 5ed|2u5
tickling na.4.|8x7|3h7 40s
ticonderoga P.4.||bgi 29o 142
tidal a..|f5s f5t
tidbit n.d.||43e
tide n.b.12|f5t f5s ezp|336 7bu 8y 591
tidewater n.h.
tidings n.a.|bqu|ci
tidy nva.6.u|cnk cnn cnj|am7 5k2 1bu cni cnl eip
tie nv.6.z|3pj v9 2eh 2th 84v bx4 f5u|3pk cj 8qy 9g ann 3uv
tied a..|3v4|3ux 10y
tier n.q.|a5q|3cs 9g
tiered a..
tiger n.i.||bx6 4qu
tigers P.e.||97z 97y 6s4
tight ar..|5dz f2x f2y|5dy eog f5v f30 4nb
tighten v..u|f5w f5x
tightening n.4.|f5x f5w|n0
tightly r..||5dz
tightrope n.6.||4ek 3wa
tights n.6.||aot 9me
tigris P.h.||f6 f7
tile nv.6.z||elz 1t1
tiled a..||31h
till nv.r.10|7tr 6sp 958 ddu|on oo amc d1c
tilled a..|ddt|dds
tilt v.b.12|ble 1lk bsa 4n0|88a 2eu 21g
tilted a..|bsg|bsh
tilth n.q.
timber n.r.|3nn|3no 31u 31x 31y 3en 3eo
timbered a..|f5y|46h
timbre n.7.|5ns|2z4
time n.b.u|5f3 5fe 6zj|4q0
timed a..|dzf|dzc
timeless a..|f5z 8tk|f60
timeliness n.7.|edp dpe cxb|628 629 41d
timely ar..|dpe edp cxb cxa|dlz cx9
timepiece n.6.|5fg|i1
timer n.6.|5fe|5fg i1
times n.s.
timetable n.a.||ebd 1bq 1br
timeworn a..|2tb|2td
timid na.e.|4te 2yo ak1|y8 2yn f61 ciz
timidity n.c.|ak1 2yo|149 p5
timidly r..|ejy|2yn 2yo 7ld
timing n.7.|628|629 41d
timor P.f.||1rm
timorous a..|f61 ak1|2yo
tin n.r.z||13t i0 572
tincture nv.r.u|5ug az3|21o 79a
tine n.6.||4c5
tinge nv.n.w|cez 5nq|3ed 245
tingle nv.c.13|544 f62 f63|149 p5 big ez
tingling na.9.|f63 f62 8x7|5lo 5lp 40s
tinker nv.i.z|dgn|1w
tinkle nv.b.13|e4i 5ez|2u5
tinkling a..|e4i|8cj
tinned a..|dj5|6e2
tinsel nv.6.14|pj|l1
tinseled a..|pj|pb
tint nv.7.u|eh0 5ug|1eb 3fk 3lj
tiny a..|7n8 7n9|7na
tip nv.f.12|9ef ali 2un|25l 1u0 389 1ab 6hb 2uo dfw 2c1
tipped a..
tipsy a..|87f 87j|6oi
tiptoe nvar.8.12||9ef 25l 1u0 1f3 drh
tire nv.6.t|ds9 983 8y7|ao3 3x0 3x1 776 4j8 8y8
tired a..|3i0 8ya|f64 3hz 3sy 4nw 86n 8y9 biz dsp
tiredly r..|f65|f64 3i0
tireless a..|8mf b3d|42x
tiresome a..|3t9 f3j|3tc
tiring a..|8el|222
tishri P.s.||1zt
tissue n.8.10
tit n.8.|409|40a 40b pt
titan n.i.|a10 f66|4ul
titaness P.i.|e58|11r
titanic a..|f66 a10|2cl
titanium n.r.||13t i0
titer n.7.||17o
titillating a..|8x6|40s
title n.a.w|8pf f67|agf 6sh 6de 1vx 2vx ld
titled a..|cqg|23h
titmouse n.5.||3fo
titration n.4.||6zd
titter nv.a.t|a19 a1a|56j 9d 4er 3m5
tittering a..|f57
titular a..|f67
titus P.i.||1ik
tnf P.r.||hs
tnt P.6.||8a0 8a1
toad n.5.|9t7|1hj
toast nv.d.u|6ni f68 ea0|3e8 2re 7m9 7ma
toasted a..||2rh
toasting n.4.|f68 6ni|447
tobacco n.6.|57z|580 15l
tobago P.f.||1rm
toboggan nv.6.12||80s 80t 3bi
today nr.s.|csu|csv 18l 6z7 6z8
toddler n.i.||53o ov
toddy n.d.||5jl 15a
toe n.8.12||9e6 1vz 1w0 9e7
toed a..
toenail nv.8.z||9ec 5cv 866 biw
toffee n.d.|43b|43c 43d 43e
together r..
toggle nv.a.14||lb lc
togo P.f.||16f wx
toil nv.4.15|1wx a90|970
toilet n.6.|5gf dgj|2sw as2 4yb
toiletry n.6.|6gk
toiling a..|4d8|4cw
token na.a.|bin cdc|3st
tokenish a..|cdc|3st
tokyo P.f.||1hz
tolerable a..||32a
tolerance n.7.|ca9 25|8m4 8m5 zb zc caa 7ui d0
tolerant a..|7th 9nw 25 bv3|9nv bv5
tolerate v..v|25 d64 9nw ca9|27
toll nv.l.13|6gt e6b|99g 99h 4zw 63v a44 e6a 56b
tollgate n.6.||7ny 30l 2t1
tollhouse n.6.||3s5 3s6 2sw
toluene n.r.||eo ep
tom n.5.||4qt 4qu
tomato n.d.||54d 328
tomb n.6.|50k|3e4
tome n.a.||3r6 1q7 1q8
tomentose a..||9w3
tomorrow nr.s.||6z7 6z8 9vy 18l
ton n.n.||brn a42
tonal a..|f69 f6a dfa aeq 5ns f6b|df9 f6c
tonality n.a.|f6b dfa|ao ap
tone n.a.w|e7u beh f6a f69 b76 5ns dfa|78r 2z3 2z4
toned a..|f6c|dfa
tonga P.f.|f6d f6e|wx
tongan P.i.|f6e f6d|9cf 2hz
tongs n.6.
tongue n.8.10|bx0|bjr a3h
tongued a..
tongueless a..
tonic na.d.|clb
tonight nr.s.||csv 18l
tons n.n.|83k|2xw 245
tonus n.q.|clb|clc
too r..|8wo 1bw|8w4
tool nv.6.12|bay|6r6 6r7 5hx 2sr 3bi 3bj
tooth n.8.|1pt f6f|1pu 1pv
toothbrush n.6.||46b 6gk
toothed a..|f6g|f6h f6f
toothless a..|8da|8d9 8db
toothlike a..|f6h|f6g
toothpaste n.6.||5cy 5d6
top na.f.16|6pp 7fm 5dh 45p 8w3 8gv 39r|3uc 3ud 3sj 3e4 8w6 d0p qr 1ty f6i f6j
topaz n.r.||xv xw
topgallant n.6.||bqn 3b6 31z
topic n.a.|bn7 224
topical a..|f6k|byn
topically r..||f6k byn
topless a..
topmast n.6.||9n9 3w7 3w8
topmost a..|f6i|1u4
topnotch a..|6k7|2vb
topographical a..|f6l f6m f6n
topography n.7.|f6n f6l|3ua 2cu
topology n.9.||f6m 9zx 9zz
topped a..
topping na.d.|9ti c68|9tj 2vb
topple v..12|f6o|4pz
tops a..|6k7|2vb
topsoil n.r.||on oo
torah P.a.||1uc
torch nv.6.u||3jg 3jh 4bw 4c1
tore n.6.
torment nv.q.11|f6p f6q 1m0 f6r 10h 6uz|f1 1m2 10k 10j 1m1 wa
tormented a..|1m6|1m7
tormentor n.i.|6uz 2q9 f6r|2ig 2ih 2ii
torn a..|b8g|aro 3ya
tornado n.j.|f6s|arf arg 3jy
toronto P.f.||dr7
torpedo nv.i.x|abm|29g 1k 1l 29c
torpid a..|bxg buc|asu
torpor n.q.|buc
torque n.j.||vg
torrent n.j.|5gx f6t f6u|5gy 5gz 2dn 6tv 12n qw
torrential a..|f6u f6t
torrid a..|21w|2p
torso n.8.
tort n.4.|f6v|3af
tortilla n.d.||6l3 3e9
tortoise n.5.
tortuous a..|5u8 5uo|5u5
torture nv.c.11|1m0 f6r 10h f6q f6w f6p|1m2 10k 1m1 wa 314 463
tortured a..|1m6|1m7
torturing na.4.|f6w f6q 8xd|cxj 7y 84 fa
tory P.i.||13y
toss nv.4.z|9iv 9iu 57a dc8|9x0 97l jc 9ip 4rh 2kv
total nva.6.16|z1 1ha l3 1hb 17x|3df 17y
totaled a..||1n8
totalistic a..
totalitarian na.i.||lx m2 2ij
totalitarianism n.e.|7kb|7kc 79t
totality n.q.|8pe|5tz 5u2
totally r..|17t|17x 5a 17y
totem n.e.||1k8
totemic a..
toter n.i.|32c c0t|16u
totter v..12||e73 9ic
tottering a..|f6x|6ca
touch nv.b.z|ex0 f6y f25 3h7|2u3 jg jh 2gt jt
touchdown n.4.||6bf 62y 2en
touched a..|46f|46d a8a
touching na.b.|ex0 f6y uq|2u3 ur
touchstone n.a.|1zf|2l4
tough a.i.|doz 7la 9oj|doy 1ey
toughness n.7.|bts|8m4 8m5
tour nv.4.12|58l f6z f70 erm|58m 1f2 cc9 apa apb blc 9s6
tourism n.4.|f71 f6z|sd se sf
tourist n.i.|f6z dfn 58l f71 f70|16u
tourmaline n.r.||k6 k7 k8 xw
tournament n.b.||4hz
tours P.f.
tousled a..|7sw|5hp
tow nv.4.z|f72|84s afq jc 83y
towboat n.6.|f72|2x0 2x1
towel n.6.z||3b6 31z ag 45b 45c
toweling n.6.|f45
tower nv.6.16|36c 5od apt|apu 1vm
town n.f.
townsman n.i.||1av
toxic a..|dei aj1 f73|f74 deh
toxicity n.n.|f73 dei
toxin n.r.|aj1 dei|2ed
toy nv.6.15|2sq 9j0
trace nv.n.v|f75 59a f76|3ed 245 cg 1jb 2c1
traceable a..|2g3|2g1
tracery n.6.
trachea n.8.|f77|44q 44n 1t0
tracing n.4.|f76 59a|84u 25w 1yx
track nv.h.12|f78 6nr 50u brr f79|2mp ber ch5 ch6 50w
tracked a..
tracking n.4.|f79 50u|50t
trackless a..
tract n.f.|2pm d37|5hq 7w9
tractable a..|882 exr|881 f36
tractarian P.i.||1ik
traction n.j.||9sr e2v bun
tractor n.6.||1fe 1hk
trade nv.4.14|70h 20l 2z2 70f 2wy f04 f05|se sf cx1 8lq 2ga e3u
trademark nv.7.z|acy|113 2i8 2q7
trademarked a..|dmk|3yh
trader n.i.|2wy 20l|2ri cp cq
tradesman n.i.|9jn|2ri cp cq
trading n.4.|70h|se sf
tradition n.9.|f7a cyu f7b 6v3|6b5
traditional a..|f7b 6v3 f7a|f7c
traditionalism n.7.|f7d f7c f7e f7f|cyw cyx lw 9y 9z
traditionalist n.i.|f7e f7c f7d f7f 641|3vi 640
traditionally r..||f7b
trafalgar P.4.||29o 142
traffic n.e.14
tragedian n.i.
tragedy n.b.|1ua e96|am an
tragic a..|e96 1ua|3f1
tragically r..||e96
tragicomic a..
trail nv.h.12|f7g bp4 50u f79|f78 2mp 197 bp3 9le 50w
trailer n.i.|bp4 f7g|4a0 4i5
trailing n.4.|f79 50u|50t
train nv.6.v|5sj dsx 85u cc6 5hv 7qa 1yo 5yw a9f|4cj 5hw 1yp 5yy 8dl
trained a..|7qc|7qb 85v
traineeship n.l.|cc6|11h 11j 11k
trainer n.i.|5hv a9f 5ht 85u
training n.4.|7qa a9f 5ht 85u
trainman n.i.||2x8
trait n.7.
traitor n.i.|f7h 95f|1k 1l 1m
traitorous a..|95f f7h eyc|bbl
trajan P.i.||2h7 2h8 163
trajectory n.j.||bun
tramontane na.j.||3sx 413 2dn
tramp nv.i.12|49y akz al1|4a1 4a2 16u 2os 1f3
trample v.b.12|f7i f7j eu7|2u5 1f3 314 463
trampling n.b.|f7i f7j|2u5
trance n.q.11|8kz 35j|10g 5oj 1gw 1vb
tranquil a..|dcf 8bh drf|dch
tranquility n.7.|dcg|1u7 zb zc
tranquilizer n.6.|1s1 1vr 4h0|1s2 2wl 2wm
tranquilly r..||4gz
transact v..14|ag4 sf
transaction n.4.|sf ag4
transactions n.a.|cdt|4q3 ce cf
transcend v..16|8w2 ezt f7k 8w3|8w6
transcendental a..|eze|8dy
transcontinental a..||68d
transcribe v..w|f7l f7m|2ou 1g2
transcribed a..|4ja|4jb
transcriptase n.r.||55r hs
transcription n.a.|f7m f7l
transcultural a..||db
transdermal a..||6vg 7e5
transducer n.6.|8as|1pq
transduction n.m.
transfer nv.4.15|12y dvb f7n eif|12z 2al 1x4 7us
transferable a..|cj8|12j
transfix v..11|975|8ms
transform v..u|d1c dr0
transformation n.b.|bf|8y
transformed a..|4ym|4yj
transformer n.6.||1pq
transfusion n.4.||8l5 12z
transgress v..15|3mo 2ke|3mp 34x
transgression n.4.|2ke el0 3mo|3af
transience n.7.|f7o|axf 41c 41d
transient na.i.|8ps|16u
transistor n.6.||bsz 1o5
transit nv.6.12|f7p d5e|5cx
transition n.4.u|d5e f7p 6bd|bf 8y
transitional a..||6bd
transitive na.a.||b6z mp mq
transitory a..|8ps f7o|hz
translatable a..
translate v..w|bdr ey6 f7q bdq f7r dr0 f7s|aew 1yg
translation n.a.|ey6 bdr 1hx dr0 f7r|4q3 ce cf qw qx 73
translator n.i.|f7q bdr|3cd
translucence n.7.|efa ef9|76n
translucent a..|ef9 efa|as0
transmissible a..|4rp 5s5|4rs
transmission n.4.|9ph 4yq 43v 4yp 31t|9pi 4t0 43w
transmit v..14|5s5 9z4 4rp b69 4yp 43v 9ph 31t|42s 131 43u
transmitted a..|9z4|1k5
transmitter n.i.|efc 4yq
transmitting n.4.|9ph 4yq|9pi 4t0
transmutation n.4.|f7t d1c bf|6bh 8y
transmute v..u|1hc d1c f7t
transparency n.j.|f7u 9d7 f7v
transparent a..|f7v f7u 9d7|as0 9ci
transparently r..||cuv
transpirate v..12|f7w|9ju
transpiration n.m.|f7w
transpiring a..
transplant nv.8.12|a64 a65 f7n|7us
transplantable a..||12j
transplantation n.4.|a65|2m 2n
transport nv.6.12|4yq 4ck 9rs 7fx f7x 131 12y 6bp|4mb sd se sf 78d 685
transportation n.6.|f7x 4ck 12y 131|12m 12z
transpose nv.e.u||c7a 255 24z 6ev eib
transposition n.q.||1u
transuranic a..||f7y
transvaal P.f.||13v
transversally r..|f7z|6oy
transverse a..|6oy|6p0
transversely r..|f7z|6oy
transvestitism n.4.||85
trap nv.6.15|8ow eny enx f80|844 847 133 4fb 1fo 5c1
trapezoidal a..
trapped a..|6e5|4ly
trapper n.i.|f80 eny|ar7
trapping n.6.|4kp|41y 41z
trash nv.r.14|71a e85 bmb|71b d e
trauma n.q.|3t f81 eiz
traumatic a..|f81 3t
travel nv.4.12|1f2 f82 6qm blc qw 3bj a45 4jy 16u|qx 9s6
traveled a..|f83|f84
traveler n.i.|16u f82 blc 3bj 9s6 a45
traveling n.4.|1f2 blc
travelled a..|f83|f84
traveller n.i.|16u f82 6qm blc 3bj 9s6 a45
travelling n.4.|1f2 blc
travelogue n.a.||2fo 2fs
traverse v.6.12|6p6 6nr eql|31u 31x 31y 5cx 6iv
tray n.6.||am7
treacherous a..|6xu|400
treachery n.7.|95g|7tv 7tw
tread nv.4.12|d1u ev9 f7j|9md 4jy 1f3 6qw 5dx 3wt 3wx
treadmill n.6.
treason n.4.|95f f7h|29p 29q 2ke
treasure nv.l.14|9pa 9yj 52y 1xx|9pb 9pc 79 6q 6r
treasured a..|52z|nz
treasurer n.i.||f35
treasury n.l.||9do 6f2 6f3 3y6
treat v.d.15|adm 6mo 70n 3i7 1re 6iy 7h8|70l oe
treated a..|id|ic t9 4c2 81u
treatise n.a.|7w9
treatment n.4.|1re 3i7 70n 6mo|1rf d1 dg
treaty n.a.|d24|5xr 10r
treble nva.7.w|epr|2z3 2z4 37n 95j
tree n.k.12|212
treeless a..
treelike a..|211|213
treetop n.k.||6pp
trellis nv.6.15||br0 12s 12t 62w
tremble nv.4.12|eh9 dqu dqt drr|367 368 ij 968
trembles n.q.||i6
trembling na.q.|drr dqu ehd|dhw 6ca
tremellales P.k.||xt
tremendous a..|8o5 8o8|2cl 8w8
tremendously r..|8o7|8o8 8o5
tremor nv.4.12|ejr dqr|drq ol 8b2 7cy 968
tremulous a..|dr6|6ca
trench nv.6.15|ay0|6ve 7md ay1 ay2
trenchant a..|bc2 b19|3xw
trend n.f.12||32t 32u 2mp
trendy a..|97d 2tq|6y5
trent P.h.||f6 f7
trepidation n.c.||1yj 149 p5
trespass nv.4.15|bez 8lf bey|f6v 3af 3mo 3mp
trespassing a..|bf1|bcu
trestle n.6.||36c
triad n.n.|auv|ee ef
trial n.4.|3dg|2eu
triamcinolone n.r.||6gc 1ks 1kt
triangle n.p.|f85 1mc|9q3 58k 3y8
triangular a..|1mc f85|1lj
triassic P.s.||4mc 4md 18l
tribal a..|f86 1k8 f87
tribe n.e.|f87 f86
tribunal n.e.|6il|61w
tributary na.h.|60s edz|60t f7 1co
tribute n.a.|f4g|ax
triceps n.8.||1f 1g 1h
trichromatic a..|f88|311
trichrome a..|f88|311
trick nv.4.15|6km 35i 9q9 1qt am8 f89 9r8|f8a 26q 26r cc9 apa apb 3ae 3af 3ab 35n
trickery n.a.|f89 9q9|3mg 3mh
trickle nv.b.12|85f 85h|12n qw qx 591
tricky a..|f8b eij|eik
tricolor na.6.|f88|2v8 2v9 2va 311
tricyclic n.6.||1rg
tried a..|dnd|8uy
trifling na.4.|f8c f8d|77o 77q ez9
trifoliate a..||3dt
trigger nv.6.10|hl b4w|94 95 ib
triglidae P.5.||1o6
triglyceride n.r.||34m a3u a3v pr
trigonal a..|f18|3c6
trigonometric a..|f8e f8f
trigonometry n.9.|f8f f8e|16b 16c
trill nv.a.w|f8g|569 ao ap 26i
trillion na.n.||2xw 245 3cr
trillionth na.n.||88r 72p 72q 3ct
trillium n.k.||28z 1dk
trim nva.q.z|3xn 9xm eqm|cnm cnn cno po 3r2
trimmed a..|5f7|5f6
trimming n.4.||73f
trimmings n.6.||ac af ag
trinidad P.f.||1rm
trinity n.n.|auv|ee ef
trinket n.6.|9y7|po
trio n.n.|auv|ee ef jx
trip n.4.12|8rz 9s6 ex5 952 ex6|58m 1f2
triphammer n.6.||enq
triple nva.4.u|ck1|827 828 2nw 829 qz 2ol 82a
tripod n.6.|8bc|8bd 31y
trite a..|2tb|2td
triumph nv.b.x|bpl f8h 8fp e03 f8i|1nc eyf 931 8fs p5 f8j
triumphal a..||bpl
triumphant a..|8fp e03 92y f8i f8h|8fo f8k
triumphantly r..||8fp
trivalent a..||3f5
trivial a..|f8l da2|b27
triviality n.7.|da2 f8l|12f 63v a44
troglodytidae P.5.||at
troika n.6.||473 474 1hk
trojan na.i.|aux|1bz
troll nv.i.12||54f 54g 58g
trollope P.i.
troop n.e.12||274 275
trooper n.i.|4ti|4tj 4tk
troops n.e.|4th|12r
trophotropic a..
trophy n.a.||3
tropic na.f.|f8m f8n f8o f8p|d46 2mp 8r4
tropical a..|f8n f8m f8o|8r4
tropics n.f.|f8p f8n|1p7 1p8
tropidoclonion P.5.||1kl
troposphere n.h.||6r4
trot nv.4.12|bzq|4jy aeg 4do 4jz 4k0
trouble nv.9.11|3u3 3u4 an 11y 7ua 101 7lb 3u1 f8q|14v 14w 7y0 3oa 1wx uy
troubled a..|5h2 7vz|ae7 1t7 5h0 7y1 7xg 8ik 9r9
troubleshooter n.i.||adw 9ft
troublesome a..|b2f|1ey
troubling a..|7xh|4b6
trough n.h.|57u|25o 4yr 13h
troupe n.e.|59i
trouser n.6.
trousers n.6.|40t
trout n.d.||8dw
trowel nv.6.z||2ma 4c9
troy n.n.||2l3 2l4
truce n.q.||d6i 115
truck n.6.12|dbf f8r afp|1fd 1fe 1hk 4ck
trucking n.4.|afp f8r|9rs sd se
truculence n.7.|f8s zk|372 3ey zb
truculent a..|zk f8s|zf
trudge v.4.12|ddl ddm|akz 1f1 1f2 1f3
true a.7.u|9zu f8t|9zr f8u
truly r..|9zv|9zr 9zu
truman P.i.||269
trump nv.6.13|e88 6e6|eg eh ei
trumpet nv.6.w|6e6 f8v ajd|3ym c7 c8 8xa
trumpeter n.i.|48f f8v|1d3
trumpets n.k.
truncate va..14||bce 14
truncated a..|ejc|422
trundle nv.6.12||33v 33x 1c1
trunk n.k.||3ui 2qw 2qx
trunks n.6.|ejf|40t
truss nv.6.z||2ti 2tk wv 2th
trussed a..|3v4|3ux
trust nv.l.v|9bt e0h 36l f8w 2i4 5r6 e0t 94p 1up|h8 2bs 1gw 10g 36j 9k 27 1r0
trusted a..|f8x|2i4
trustee n.i.|5r6 dz2|nh 5r7 45i 1au
trustful a..|608 f8w|607 f8y
trustfully r..||607 608
trusting a..|608 f8w|607 f8y
trustworthy a..|2i4 7c2 e3a|2i1 7by f8x cl
truth n.9.|f8t 5eb|7h7 j5 ja
truthful a..|f8z el3 f8u|f90 9zu
truthfulness n.7.|el3 f8z|4ix 4iy 4iz
try v.4.15|ru 2eu 2ev
trying a..||1ey
trypsin n.r.||55r hs
tsh P.r.|f5m|1kt 1ku 1sh
tsunami n.b.||1ua am an 3cx qx
tub n.6.|301|200
tuba n.6.||3ym c7 c8 69d
tube n.6.14|133 amw 7nl|134 13h 7nm
tuber n.k.|f91 f92|3ui
tubercle n.q.|f93 f94 f95|bu6 fo
tubercular na.i.|66w f95 f93 ecz|4qz 2uz
tuberculin n.r.||92t 12i
tuberculosis n.q.|ecz f94 f95|11u 11v
tuberous a..|f92 f91
tubing n.6.|133|134 13h
tubular a..|amw 133|4tr
tubule n.8.
tucana P.h.||202
tuck v.d.z|b9q|8bx 2up 2uq
tucked a..
tudor P.e.||8a2 8a3 1k6
tuesday P.s.||9am 9an 1nf
tuft n.e.|f96|4a8 yo
tufted a..
tug nv.4.z|bk7 83z|afq jc 2fn 2fr
tuition n.l.||99g 99h 4zw
tularemia n.q.||i5 i6
tulip n.k.||28z 1dk
tulipwood n.k.||15k 15l
tumble v.4.12|9ix f97 f6o 951|2nu 2nv 2nw 4pz 8fv epm 2kv
tumbler n.i.|f97|ac1 1 4a7
tumbling n.4.|hc f97|he hf
tumor n.q.|lj|lk
tumour n.q.|lj|lk
tumult n.q.|f98 7vz|5rt 1jr
tumultuous a..|7vz f98|7w1
tuna n.k.||4eu 4ev
tundra n.h.||9gz
tune nv.a.u|bj ega f99|mw
tuneful a..|c94 c96
tunelessly r..
tung n.k.
tungsten n.r.||13t i0
tungusic P.i.|c48|1bx 1bz
tunic n.8.|ec1|20e
tunicate n.5.
tuning n.4.|f99 ega|4g6
tunisia P.f.|f9a|16f wx
tunisian P.i.|f9a|xh
tunnel nv.6.12|4c7 4c6|13l 13h 4c9 7ll
turban n.6.||3nx
turbinate na.8.||1pu 1pv
turbine n.6.
turbulence n.j.|f9b 10b
turbulent a..|7vz 9aq 10b f9b|7w1 103
turf nv.h.z|eov|3oh
turk P.i.|cz8|cz9 1bz
turkey n.5.|f9c|53e 53f wx
turkic P.a.|f9d|1by 9el
turkish P.a.||f9d 1by 9el f9c
turkmenistan P.f.||wx
turmoil n.q.||5rt 1jr 9bs
turn v.p.12|37r 7yj 2kv 2ei 2ow|21a 21b 7yk 7yl
turned a..|bfk|bfj d1b e4t e7o
turner n.i.||3qg bbk 6hz 1jp
turning n.4.|7yj 2kv|7yk 7yl
turnip n.k.||1di
turnover n.o.||8ef 91
turnpike n.6.||7ny 30l 2t1
turntable n.6.||2p0 2p1 2ns
turpentine n.r.||cw9 38g 38h
turtle nv.6.12||f0c eis d1a 2kv
tuscany P.f.||4i3 13v
tusk nv.r.z|bio aoj|biq 2s8 a56 7ll
tussock n.e.|f96|4a8 yo
tut v..w
tutor nv.i.w|f9e f9f|7ac 8i 5hw
tutorial na.a.|f9f f9e|ege 5zo 20y
tuvalu P.f.||wx
tuxedo n.6.||f27 2fh
tuxedoed a..||2fk
tv n.a.|f3r|dse 4gj 155
twain n.n.|6i9|6if ee ef
twang nv.b.13||2u5 56b
tweed n.6.|f9g anb
tweedy a..|anb 5i9 f9g|3y
tweeze v..z||ddw 2fr
twelfth na.o.||3cs 9g 3ct
twelve a.n.|83i 83j|3cq ef 3cr
twenties n.s.||ot 71n
twentieth na.o.||3cs 9g 3ct
twenty a.n.||3cq ef 3cr
twice r..|82d|826
twiddle nv.4.12|f0p|e7n ol 4ph dy2
twig nv.k.u|bsc|3uh 3ui 3y5 7ya
twilight na.s.|6mq 89a|2hf 2hg 2hh 2j9 2ja 320 6mr
twill nv.6.10||f9h 2va 3xk
twilled a..|e7r|3y
twin nva.i.16|c6t|dqj ve c3 c4 c6u
twine v.6.z|ewv bcy|3w9 3wa 7xc
twinge nv.c.13|d3h dk0|ey f2
twinkle nv.b.13|eqs 3jf|8y 9gs
twinkling na.s.|ban|bao 6zj 31m
twins n.r.||k8
twirl nv.p.12|f0p erx ard f9i f9j|37v 1m8 4ph dy2 e7p 2kv
twirler n.i.|f9j f9i
twirlingly r..
twist nv.b.12|f9k f8a erx f9l 6tm etf f9m f6s 7bi|dac 8y 5bh cr 26q 26r 1xf e7n ol
twisted a..|265|264
twisting na.4.|7xb f9k 6oq|ug 3af 13n
twitch v.q.t|973 bk5 bk4|6kr eha
twitching n.q.|973 bk5 bk4|6kr
two a.n.|6if auu|ee ef 3cr
twofold ar..|824 826|82a
twoscore a..|9pd|3cr
tycoon n.i.||4d0 cp cq
tying n.4.|f5u 2th|2ee 62k 73
tylenol P.6.|ek|el
tympanic a..
tyne P.h.||f6 f7
type n.9.w|f9n 8qm|3ye 3yf
typeface n.a.|6vy|6vz 1bi 1bj
typewriter n.6.|dfx 2ot|dfy dfz
typewriting n.a.|f9o 2ot
typhoid n.q.||11u 11v
typhon P.i.||54f 54g
typhus n.q.||11u 11v
typical a..|dzg|8ip e24 dzd
typically r..||dzg
typify v..16|8qm 8xs f9n|8iu 12a
typing n.a.|f9o 2ot
typist n.i.|2ot|2x8
typographic a..|f9p f9q f9r
typography n.4.|f9r f9p 5v7 f9q|2z2 bbp
tyranni P.5.
tyrannical a..|81c 7gd|2j7
tyrannidae P.5.||at
tyranny n.e.|7kb|7kc 79t
tyrant n.i.|7ga 81c 819|7gc
tyrol P.f.||13v
tyrosine n.r.||bgf
ubermensch P.i.|ezc
ubiquitous a..||2f3
udder n.5.||40a 40b pt
uganda P.f.||16f wx
ugliness n.7.|f9s 7sj|1vh
ugly a..|7sj f9s|7si a9s aki f9t
ugric P.a.||9ej 9ek 9el
uighur P.i.||cz9 1bz
ukraine P.f.|f9u f9v|wx
ukrainian P.a.|f9v f9u|e8o e8p 1jv
ulcer n.q.|f9w f9x f9y f9z|bu6 fo
ulcerated a..|f9x|77f
ulceration n.q.|f9w|bu6 fo
ulcerative a..|f9y f9z|f9w
ulmaceae P.k.||1il
ulna n.8.|fa0 fa1|aqh 8qd 1pu
ulnar a..|fa1 fa0
ulterior a..|6j7|2p5
ultimate a.7.|6pt 9di|6ps 8uq 9dd ezn 9dj
ultimately r..|9dg|9dd 9di
ultimatum n.a.||79c 1wv
ultra a..|92w|8vm
ultracentrifugation n.m.|fa2 fa3|4w2
ultracentrifuge nv.6.12|fa3 fa2|4w4 ta 4w3 4w5
ultramodern a..|cfo|67o
ultrasonic a..|b0p fa4|40m
ultrasonically r..||b0p
ultrasonography n.4.||9d5 9d6 1gz 1h0
ultrasound n.j.|fa4 b0p|epu bun
ultraviolet na.j.|bfp|2ja 320 321 5wk
umbel n.k.|fa5 fa6|4sk 3l7
umbellate a..|fa6|fa5
umbelliferae P.k.||4ca 1il
umbilical na.8.|cn3|44n 1t0 20e
umbrella na.6.||4jr 3dx 24b 43q
umbrellalike a..||6mv
umpire nv.i.x|dyb cvs|dyd blo bln 72m
un P.e.||cmp 174
unabated a..||5xa
unable a..|b0x|b0w
unacceptable a..|fa7|7pc
unaccommodating a..
unaccompanied ar..|1b9 1b7|1b5 c5s
unaccountable a..|b1y|6rf
unaccustomed a..|fa8|cvc
unachievable a..|ayw|ays
unacquainted a..|fa9|faa
unadjusted a..
unadvised a..
unaffected a..|fab|fac fad 4gs
unafraid a..|98s|98t 98u 98v
unaided a..
unalienable a..
unalterable a..|9fw|b39 9de
unaltered a..|f60|f5z fae faf fag fah
unambiguity n.7.|fai ew3 faj|5bp 5bt
unambiguous a..|faj fai ew3|54 ew2 fak
unambiguously r..|fal|ew3 faj
unanalyzed a..||6qf
unanimous a..|63n|c1
unanimously r..||63n
unannounced a..|fam|as
unanswered a..|fan|fao
unappealing a..
unapproachable a..|euc|eub
unarmed a..
unashamedly r..||2ge ehi 3z4
unasked a..||fap
unassertive a..|cr0|cqz
unassisted a..|faq|a9v
unasterisked a..|far|fas
unattached a..|fat|1th
unattainable a..|ayw|ays
unattended a..
unattractive a..|an8|an7
unauthentic a..|6hu|2bl
unauthorized a..|fau|fav
unavailable a..|faw|fax
unavailing a..|9vu|9vw
unavoidable a..|b5p|b5q
unavoidably r..|b5r|b5p b5q
unaware a..|cu5 fay|cu4 faz
unawareness n.9.|fay cu5|5oj 1gw 10g
unawares r..
unbalance nv.q.16|avu|avv 7l
unbalanced a..
unbearable a..|3et fb0|3er bb4 bec bb3 bed
unbearably r..|fb0 3et
unbelievable a..|2ca|2c9 b2w b2x b2y
unbend v..12|ew1|239
unbiased a..|awy|7tj
unblinkingly r..||fb1
unborn a..
unbounded a..|3v9 3va|3vb
unbranched a..||d32
unbreakable a..
unbridgeable a..
unbroken a..|fb2|fb3 eap
unbuttoned a..
uncanny a..|ezd|8dy
uncastrated a..
uncaused a..|fb4|aq
unceasing a..|4u8|29
unceasingly r..|4u7|4u6 4u8 4u4 4u9
unceremonious a..|b7h|4qs
unceremoniously r..||7rf
uncertain a..|82j 82g|b11 82i a9o
uncertainly r..|fb5|82j 95x 6ca
uncertainty n.7.|82g 7pl|1gw 10g
uncertified a..
unchangeable a..|60j 65g|60i 9g0
unchanged a..|f60|f5z fae faf fag fah
unchanging a..|64p 65g|5y9
uncharged a..
uncheckable a..||fb6
unchecked a..|fb7|92r
uncial na.a.||1bs 1bt
uncivil a..|e87
uncivilized a..|2w7|2w9
unclaimed a..|fb8|7pu
unclasp v..z||7sb
uncle n.i.||45h ve 2o6 2o7
unclean a..|345 7oo|7oq 344 7or 7nj 3fw 489 7os 7ot 7ou 7ov 7ow 7ox
unclear a..|fb9 1em
unclearness n.7.|1em ava fb9 61e|7g
unclothed a..|2wr|2wo d73 90r
unclouded a..|dpo 76n|dk7
uncolored a..
uncombable a..||fba
uncomfortable a..|7vi 7qg fbb|7vh cee
uncomfortably r..||fbb
uncommon a..|8sn 8cd|8sm dtn
uncommonly r..||8sn
uncommunicative a..|70a e3z|ee8 709 ck5
uncomplaining a..
uncompleted a..||d7i
uncomplicated a..|eku|ekr
uncomplimentary a..
uncompromising a..
unconcern n.7.|cr1|4n6 baj bak
unconcerned a..|3jt fbc|3jq 4qo 7h1 b3z 4n7
unconcernedly r..||3jt
unconditional a..|9h3|euh fbd
unconditionally r..
unconfessed na.e.||y8 ee3
uncongenial a..
unconnected a..|1th 92d|1tf 7h3 903 fat
unconquerable a..|bbg|bbf bfn
unconquered a..||f8k
unconscious na.9.|efk 5oj bg1 faz|3xr b9l exh 86a cu5
unconsciously r..||efk
unconsciousness n.9.|5oj faz efk|1gw 10g
unconsidered a..|f5a|f59
unconstitutional a..
unconstrained a..|9rg|2js
uncontrollable a..|bek|2sg
uncontrollably r..||brd
uncontrolled a..|brd|1jq 8ry bzk dt7 e8h
unconventional a..|fbe|bhc
unconvincing a..
uncooked a..
uncooperative a..
uncoordinated a..|fbf|fbg
uncork v..z||fbh 7sb
uncorrected a..
uncorrupted a..||98e
uncousinly a..
uncouth a..|5ia|5if
uncover v..z|2wq
uncovered a..|90r|2wr
uncritical a..
uncritically r..
uncrossed a..
uncultivated a..
uncurl v..12||239
uncut a..
undamaged a..
undaunted a..|e2z 3yz|38l 3yr
undecided a..|fbi|fbj
undeclared a..
undefined a..|b3h|b3g
undemanding a..
undeniable a..|b4b|b4a
undependable a..|bai
undepicted a..
under ar..|c0c exv|c09 2b0
underachievement n.4.|fbk|d09 bs
underachiever n.i.|fbk|5mu 5mv
underbrush n.e.|fbl|469 3tz
undercoat nv.6.z||5ip d2e
undercover a..|5b1|2p5
undercurrent n.9.||62r
underdeveloped a..|7ii|7ij
underdevelopment n.q.||azo
undereducated a..|fbm|aus
underestimate nv.9.v|fbn fbo|1zp 1zq 1zr 6zb 1zm 1zn ce3 8rv
underfoot r..
underfur n.5.||9vk xj
undergarment n.6.|3wj
undergo v..13|8ma
undergraduate n.i.|9sg|5mt 5mu 5mv
underground a.e.|5b1 37h|1at 37i
undergrowth n.e.|fbl|469 3tz
underhand ar..||eo0
underhanded a..|eo0|eo1
underlie v..16
underline v.a.w|fbp fbq 8jx|fbr 699 cg 9b 9h
underling n.i.|exs|bp
underlying a..|ayb|aya
undermine v..15|e94|2sb 2sc
underneath r..
undernourished a..||eup
underpants n.6.|3wi|3wj
underpin v..z||3wx
underprivileged a..|7dk|7dj
underrate v..v|fbo fbn|ce3 8rv
underscore nv.a.w|fbp fbq 8jx|fbr 699 cg 9b 9h
undersea a..|exl|37i
undersecretary n.i.||ee5 ng
undershirt n.6.||3wj
undershot a..||34r
underside n.f.|3ub|3uc 3ud 3sj
understand v..v|1yg 1yb 1y5 1y0
understandable a..|1yb 8js f7s 1y0 1yg 5bt|1z0
understanding n.9.|1y5 1y0 1yg|1y6
understandingly r..||d85
understate v..w|cdg fbs
understatement n.a.|fbs cdg
understood a..|1y2 ayc|1y1 bdp aya
undersurface n.f.|3ub|3uc 3ud 3sj
undertake v..10|2ew rt|ib
undertaker n.i.|cid
undertaking n.4.|rt 2ew
underwater a..|exn|37i
underway a..|6tx|593
underwear n.6.|bwz|3wj
underworld n.e.||23g y8
underwrite v..w|6ix|aaj 50r aai 2nm
undescended a..
undeservedly r..||fbt
undesirable na.i.|fbu|2ii
undesirably r..||7pu fbu
undesired a..|fbv|7pu
undetected a..
undeveloped a..|47w|47t fbw
undifferentiated a..|748|747
undigested a..||cex
undignified a..|aqo|aqn e5x
undiluted a..|5x9|3fv 5x6
undiminished a..|fbx|3lc
undisciplined a..|fby|fbz
undisguised a..|d16|2s0
undisputed a..
undisturbed a..|fc0|4n7
undivided a..||10y
undo v..z|7qm fc1 79z|6ev
undocumented a..
undoing n.4.|fc1 7qm
undomesticated a..||eap
undone a..||d7i
undoubtedly r..|82k
undress nv.q.t|7vu|clu 7vv
undressed a..|fc2|e7t
undrinkable a..
undue a..|fc3
undulate va..12|e5z|9ju
unduly r..||fc3
unearned a..|anw|ans
unearth v..14||byo 9dr
unearthly a..|fc4|cgr
uneasily r..|1t5|x9 1t6 1t7
uneasiness n.c.|8df 1t6|1lz p5
uneasy a..|1t6 8df|dhg
uneconomical a..|b5k|b5j
uneducated a..|aus|aur aup fbm
unemotional a..|54e 3gm|54c ax0 daf daj evp fb1
unemployed na.e.|7q6|y8 7q5 au9
unemployment n.q.
unending a..|4u8|29
unenforceable a..
unenlightened a..
unenthusiastic a..|c11|5lm c0z
unequal a..|cr5|fc5 cr4
unequally r..||cr5 fc5
unequivocal a..|ew3 fai|54 ew2 fak
unequivocally r..|fal|ew3 faj
unerring a..|b63|9ly
unerringly r..||b63
unethical a..|fc6
unethically r..||fc6
uneven a..|6n9 fc7 fc5|6n8 bhd bj3 c18 d5r dsq cr5
unevenly r..||6n9
unevenness n.7.|fc7 b2c 6n9|bh9
uneventful a..
unexciting a..||3gk
unexpected a..|as ezu|fam fc8 fc9
unexpectedly r..|ar|as
unexplainable a..|b1y|6rf
unexplained a..|b1z|6rf
unexploded a..|by9|by8
unexplored a..|fca|fcb
unexpressed a..|ayd|aya
unfailing a..|9lx|9ly
unfair a..|9pr b8i|fcc 9po fcd
unfairly r..||9pr
unfaithful a..|7tw|95g
unfaltering a..|7i2|38l
unfalteringly r..|7i1|7i2 7i0
unfamiliar a..|8cb|ew9
unfashionable a..|1sa|1s5 6zc
unfasten v..z|cwk|7qm 6ev
unfastened a..|fce|fcf
unfavorable a..|s3|e2b s1 7s1
unfavorably r..||s3
unfeathered a..
unfeeling a..|4gu 4gq
unfertile a..|b6l|b6n b6o b6p
unfertilized a..|b6p|b6l
unfettered a..
unfinished a..|e7t|e7s fc2
unfit va..u|7vg fcg|fch
unfitness n.q.|v fci 2tu
unfitting a..|b24|b23
unfixed a..
unflagging a..|8mf|42x
unfledged a..
unfocused a..
unfold v..u|3le 9k0|3la 7qe 3yl
unfolding n.m.|9k0 3le|74t
unforeseen a..|fc8|as
unforgettable a..|afv|afu c9h
unfortunate na.i.|2uz 2i fcj|2g 4fe 7v8 2qf fck dza fcl
unfortunately r..|fcm|dza fck 2i
unfounded a..|a9u|a9v
unfriendly a..
unfrosted a..||as0
unfrozen a..|c9d|c9c ene
unfulfilled a..|fcn|2ey
unfurrowed a..
ungainly a..|2m5|2m2
ungenerous a..|c80
unglazed a..|a28
ungodly a..|el4 a4f|co2
ungracious a..|a5p|a5o
ungrammatical a..
ungrateful a..|b7r
unguarded a..|fco|75s
ungulate na.5.|anz|ao0
unhampered a..|fcp|92r
unhappiness n.c.|456 fcq ced
unhappy a..|ced 38x 456 fcq|ceb
unhealthful a..|fcr|fcs
unhealthy a..|77f|268 2c5 fci 3i2 f9x
unheated a..||5le
unheeded a..|aut|7vp
unheeding a..|4no|4np ai3
unhesitatingly r..||e30
unhitch v..z||7qm 6ev
unholy a..|8v1|2e6
unhurried a..|783 782|781 8bw
unhurriedly r..||783
unhurt a..|fct|bbo
unicellular a..||2ms
unicorn n.i.
unidentified a..|fcu|fcb
unidirectional a..|ekw|ekv
unification n.b.|9vo cag 5i4|3ik
unified a..|b2i|10y
uniform na.6.14|by2 fcv 64m fcw anj|ani
uniformed a..||2fk
uniformity n.7.|fcw anj 748 fcv|cyc
uniformly r..||anj
unify v..u|5i4 9vo 5i7 cwh 3il|5i5
unifying a..|64u|bbq
unilateral a..
unimaginable a..|ayt|ayx
unimaginative a..
unimpaired a..
unimpassioned a..
unimpeachable a..|fcx|72k
unimpeachably r..|fcy|fcx 72k
unimportant a..|b27 aq9 12f|b26 b3y f8l
unimposing a..|fcz|fd0
unimpressed a..|fac|fab
unimpressive a..|fd0|fcz
unimproved a..|ed4|ed3
unincorporated a..|fd1|fbg
uninflected a..
uninformed a..|faa|auq fa9
uninhabited a..|h|g
uninhibited a..|8b7|8b5
uninitiate na.e.|b60|y8 9hn
uninitiated a..|b60|9hn
uninjectable a..
unintelligent a..|ex8
unintelligible a..|end|enc
unintended a..|aq|ak fb4 b0g
unintentional a..|7f8|7f9
unintentionally r..||ak b0g
uninterested a..|3t0|1tp 3sz 7ty 88h
uninteresting a..|3tc|3t9 epq d70
uninterrupted a..|fb3|fb2
uninterruptedly r..||fb3
uninvited a..|fd2|fd3
uninvolved a..
union na.e.|cyj crz|3mc
unique a..|b1q el6 era|b1p 59h
uniquely r..||el7
uniqueness n.7.|el6 era el7 b1q|9l1
unisexual a..||egu
unison n.q.||110 114 115
unit n.n.|cwh 5i4|5u7
unitarian P.i.||lx m2
unitary a..||5u2
unite v..15|5zj 5i4 5i7|5zk 5i5
united a..|10y|10x 64w 5i6 5kx 6ie 99e b2i cwi
uniting n.4.|cae cag|4w1 3ir 73
unity n.q.|5u2 ec|ee ef
univalent a..
universal a.a.|5vg fd4 6gn fd5|43q
universalistic a..
universality n.7.|fd5 5vg|6tt
universalize v..w|fd4 5vg|92j 5xz
universally r..
universe n.h.|6gn 5vg
university n.e.|4hk|nb 4ea
unix P.a.||fd6 a52 lb
unjust a..|9pr fd7|fcc 9po fcd
unjustified a..|fd8|b3f
unjustly r..
unkempt a..|en6|fba
unkind a..|6vk|6vj af5
unknowable a..||f7k
unknown na.f.|fcb 16t|fca fcu
unlace v..z|fd9|7qm 6ev
unlash v..z||fd9 7qm
unlawful a..|bhb av8|bh8
unlawfully r..||av6
unlearned a..|b8p|b8q
unleash v..z|fbh bzj|7sb
unleavened a..
unlicensed a..|fav|fau
unlike a..
unlikely a..|azi e1a|azj e19
unlimited a..|fda|fdb
unlined a..|eno|9k2
unlisted a..
unliterary a..||5n5
unload v..z||78s 78u
unloaded a..
unloading n.4.||adn 1ww 1wx
unlock v..z||3za 7sa 7sb 7sc
unlocked a..|fcf|fce
unlovely a..|f9t|7sj
unluckily r..|fcm|dza fck 2i
unlucky a..
unmalicious a..
unmalted a..
unmanageable a..|6sz|fdc 6sx
unmanageably r..||fb6
unmanned a..
unmarked a..|fas|far
unmarried a..|7zi|7zh fdd fde
unmask v..w|90p|71g bpd
unmated a..
unmerited a..|a7p|a7o fbt
unmeritorious a..|fdf|fdg
unmistakable a..|5df|5bs
unmistakably r..||5df
unmitigated a..|3lc|5c 3lb fbx
unmixed a..|dcj|dk7
unmolested a..|fdh|4n7
unmoved a..
unmusical a..|cr8
unmyelinated a..||c8o
unnatural a..||fdi
unnaturally r..||ui
unnecessarily r..||8wn
unnecessary a..|8wn|8wk cnz fdj fdk
unneeded a..|8wn|8wk cnz fdj fdk
unnoticeable a..|axb|fdl
unnoticed a..|7vp|7vo aut d0u
unnumbered a..|6i2|6i4
unobstructed a..|d5v|cwu d5u
unobtainable a..|fax|faw
unobtrusive a..|fdl|axb
unobtrusively r..||fdl
unoccupied a..
unofficial a..|87a|878 b7g
unopened a..
unopposed a..
unorganized a..|fbg|fbf fd1
unoriginal a..|2td fdm cyx|2tb dcs emd
unoriginality n.9.|fdm 2td|1dr
unornamented a..
unorthodox a..|bhc 7wc|fbe 7wb dyl
unpack v..z
unpaid a..|d1g|d1f
unpaintable a..
unpainted a..
unpaired a..||fdn
unpalatable a..|3xc|3xb 7wx
unparalleled a..|b1q|b1p
unpardonable a..|cib|cia
unpatriotic a..|7tt|7tu
unpaved a..
unperformed a..
unpicturesque a..|f9t|7sj
unplanned a..|4qr|4y8 4qp fdo
unplayable a..
unpleasant a..|fl fdp 2m0|fk 32x 9ml 8ij af1 af3 w7 e1v f2r
unpleasantly r..||fl
unpleasantness n.c.|fdp fl|10k
unplowed a..|959|957
unplumbed a..|74r|3uf
unpolished a..
unpopular a..
unposed a..
unprecedented a..
unpredictability n.7.|4lb|b2e 4yi
unpredictable a..|4lc|4la
unpredictably r..|8s2|4lc 8s1
unpremeditated a..|fdo|4qr
unprepared a..|azl|azk
unpretentious a..|cfx|cfv
unprincipled a..
unproblematic a..|8bt|8bf
unprocurable a..|fax|faw
unproductive a..|9u1|9u0 crc
unprofessional a..|1dp|1dn
unprofitable a..
unpromising a..|fcl|fcj
unprotected a..|90s 75r|90q clv fdq
unproved a..
unprovoked a..|fdr|4t7
unpublished a..
unpunished a..
unqualified a..|d01|9h4 d00
unqualifiedly r..||d01
unquestionable a..|72k a1o|b4t fcx
unquestionably r..|fcy|fcx 72k
unquestioning a..|6mh|6m9
unquestioningly r..||58
unquiet a..|7w1|7vz et2
unravel v..z||7qm 6ev
unready a..
unreal a..|855 95n fds|854 dbi 93g 93h clj avr 96m ad1 avj avk
unrealism n.9.||1su
unrealistic a..|96l|792 96k ezv
unrealistically r..||96l
unreality n.7.|fds 855|b2j
unrealized a..|fcn|2ey
unreason n.q.|bh5|79m 79n 10g
unreasonable a..|b3f|b3e dva fd8
unreasonably r..||b3f
unreasoning a..|3j7|bh4
unrecognizable a..||8i1
unrecognized a..||ee3
unreconstructed a..
unredeemed a..|6x9|6xa
unrefined a..|6qb
unreflective a..|f5b|f59
unreformed a..|cyv|610
unregenerate a..|4ju|4jt cue cuf 80i cug cuh cui cuj cuk
unregistered a..
unregretting a..
unregulated a..
unrelated a..|cem 92c|cel
unreleased a..|ezm|ezl
unreliable a..|bai|8s0
unremarkable a..|5rn|5rm
unrequited a..|fan|fao
unreservedly r..
unresolved a..|fdt
unresponsive a..|fdu fdv
unresponsiveness n.7.|fdv fdu
unrest n.q.|9ao|9aq 1jr
unrestrained a..|92r|92n 9rk fb7 fcp
unrestricted a..|9rh|2js
unrhymed a..
unrighteous a..|fdw 6g4|el5
unripe a..|aw2
unruffled a..|5v4|4h4
unruly a..|3p1 9qi|3p2
unsafe a..|b9j
unsaid a..|ayd|aya
unsanitary a..|fcr|fcs
unsatisfactoriness n.7.|fdx 7pc
unsatisfactory a..|7pc fdx|7pb 94b cvg fa7
unsaturated a..
unscathed a..|fct|bbo
unscheduled a..
unscientific a..
unscramble v..u
unscrew v..z||bzn
unscrupulous a..|fdy
unscrupulously r..||fdy
unsealed a..
unseasonable a..
unsecured a..|fcf|fce
unseeing a..
unseen na.9.|bfq|5wk
unsegmented a..||10y
unselfconscious a..|fdz fe0|bvn
unselfconsciousness n.9.|fe0 fdz|fay 5oj 1gw
unselfish a..|ehp 1d6 9z1|eho
unselfishness n.7.|1d6 9z3 ehp|1d7 1d8 509
unservile a..
unsettled a..|fbj|fbi
unshaded a..
unshakable a..|7i2|38l
unsharpened a..||3mu
unshaved a..|32l|32k 39x fe1 ckm
unshaven a..|32l|32k 39x fe1 ckm
unsheathe v..z||84t
unshielded a..|fdq|90s
unsigned a..
unsized a..
unskilled a..|6q9|fe2 9un 6q5 aob c9v ef6
unskillful a..|fe2 1dq|6q9
unsloped a..|fe3|de1
unsmiling a..|blj|bli
unsmilingly r..||blj
unsociable a..|1sk|1sj
unsold a..
unsolder v..z||54t
unsolicited a..||fap
unsolved a..|fdt
unsophisticated a..|clt|53x
unsound a..|71w 6fs|71v
unsounded a..|74r|3uf
unsoundness n.q.|6fs 71w erk
unsparing a..|9z2|3vd
unspeakable a..|b3n 2e8|b3o 2ly
unspecified a..
unspoken a..|b0n|b0l
unsportsmanlike a..|9po|9pr
unstable a..|6l0 duj dhg|6kz 90i e5w eez dui 1t6
unstained a..
unstated a..|ayd|aya
unsteadily r..|fb5|82j 95x 6ca
unsteady a..|6ca|258 6c9 95x 9id 9k5 ehd dr6 ejs f6x
unstilted a..||bvn
unstratified a..
unstressed a..
unstructured a..||1eg
unstrung a..||s
unstuck a..
unstudied a..
unsuccessful a..|2ey 3d|2ex 7pa ez8 am4 ecb fcn
unsuccessfully r..||2ey
unsuitable a..|fch b5n|fcg
unsuitably r..|b0k|b0h
unsuited a..||fdn
unsullied a..|5d4|5cz
unsung a..|cu7
unsupported a..|a9v|a9u faq
unsure a..|7ld
unsuspected a..
unsuspecting a..|f8y|608
unsweetened a..
unswept a..
unswerving a..|7o7|7o4
unsworn a..
unsympathetic a..
unsystematic a..
untapped a..
unteach v..w||5hw
untellable a..|b3n|b3o
untempered a..
untenable a..|b3e|b3f
untended a..||co6
untested a..|b61|9hn
unthaw v..u|76z|5yp
unthematic a..||cih
unthinking ar..|f5b f5c|f59
untidy a..|5hp en8 cay|5ho 7sw 7uc en7 cau eck en5 dt6
untie v..z|fd9 cwk|7qm 6ev
untied a..
untimely ar..||8af
untold a..|cjk|cji
untouchable na.i.|bg8|ajr 2uz 13g
untouched a..|fad|42o fab
untoward a..|azn|azm
untraditional a..
untrained a..|fbz|fby
untrammeled a..|fdb|fda
untreated a..
untried a..|b61|9hn
untroubled a..|4n7|4n5 858 fbc fc0 fdh
untrue a..|95e|95b
untrustworthy a..|eik bak|eii f8b
untruth n.a.|3mh
untruthful a..|c9s asy|c9r
unusable a..|fe4|9vw
unused a..|5d1|5cz
unusual a..|cvc 8cc|7ko cvb 8sp fa8
unusually r..|e0x|92i cvc
unutterably r..||b3o b3n
unvarying a..|65f|65j
unveil v..z||2wq
unventilated a..|12w|12v
unwanted a..|7pu|18 7pt czc fb8 fbv
unwarranted a..|b5x|b5w
unwary a..
unwashed a..||2yf
unwavering a..|7i2|38l
unwebbed a..
unwed a..|fdd|7zi
unwelcome a..|fd3|fd2
unwell a..|11w auy|wc
unwholesome a..|byb bu9|ci1 7sv
unwieldiness n.7.|ayz|b2f 7l1
unwieldy a..|6sz 6sy|fdc 6sx
unwilling a..|aa6 ak8|aa5 e0s
unwillingly r..||aa6
unwillingness n.7.|ak8 bg2 aa6|zb zc
unwind v..z
unwire v..z||7qm 6ev
unwise a..|9lu 7p|7n
unwisely r..|9lv|7n
unwitting a..|b0g|aq
unwittingly r..|b0f|ak b0g
unwomanly a..
unworldly a..|cgr|ajv 5fs fc4
unworthiness n.7.|fe5 7g2 fdg|2px
unworthy a..|fdg fe5|fdf
unwrapped a..
unwrinkled a..
unwritten a..
unyielding a..|80i k4|4ju
up ar..u|11c 2l8 fe6|11b e6l esw fe7 2l7
upbeat na.q.|agp 52i|agq 3ru s5 cxq
upbringing n.7.|cti|2od
upcoming a..|1z1|1z2
update nv.a.u|fe8 fe9 fea feb|ci 486
updating n.4.|feb fe8 fea fe9
upgrade nv.h.v|27x|27y 835
upheaval n.q.|9aq|1jr
uphold v..16|cud c32 8xh|644 75l 22k 60g vn
upholster v..14|fec fed
upholstery n.6.|fed fec
upkeep n.4.|c33|9fs 42
upland na.h.|akr aks|1q5 akt aku akv
uplift nv.b.11|8fm|27l qw qx 14b
uplifted a..|8fr|8fo
uplifting n.b.||27l qw qx
upper a.6.|f6j|1u4 5q6
uppercut n.4.||3ln 3ls ol
uppermost ar..|f6i|1u4
upraise v..t|e3l|e3m e3n
upraised a..|bvq|8h2
upright a.6.|3eo fe3 8rk anu dx9|31x 31y de1 e65
uprising n.4.|bbj|2ua
uproar n.q.|f98 cqp apo|5rt 1jr 2u4 2u5
uproarious a..|cqp f98 apo|3hi
uproot v..15||7us
upset nva.q.u|7xz wa 101 7y1 61b fc9|10f 10g ok ol uy 5h2 4z8 as
upsetting a..|7qh|7qi
upshot n.j.|xp
upside n.f.|7fm|3uc 3ud 3sj
upstage nvar.6.15||ag
upstairs ar.6.
upstate r..
upstream ar..
uptake n.4.|55t|ij
uptown nar.f.||eyb
upturned a..|d1b|bfk
upward ar..|fe7 27t fe6|11c 27q
upwardly r..|fe6
upwards r..|fe6
uralic P.a.|9ek|9el
urals P.h.||1bv
uranium n.r.|f7y|13t i0
uranus P.i.||11r
urban a..|fee fef|5a0 feg
urbanize v..u|fef fee
urbanized a..|feg|fee
urchin n.i.|9x2|53o ov
urea n.r.
ureter n.8.||44n 1t0
urethra n.8.|feh fei|44n 1t0
urethral a..|fei feh
urge v.g.w|azz 49h 7g1 a4a t1 ayo|4sg 1ev od oe qy
urgency n.q.|ark fej 7g1|arl 4v 63u 63v a44
urgent a..|7g1 fej 49h|6rc
urgently r..|7fz|7g0 7g1
urging n.a.|a4a 49h 52j|r9 ax sz 9y 9z
uric a..||dc4
urinary a..|fek dc4
urinate v..t||75a 36b
urination n.m.|dc5|75b 75c ij
urine n.r.|dc4 fek dc5|86u 71b
urn n.6.||fel bjk 200
ursus P.5.
urticaceae P.k.||1il
uruguay P.f.||229 wx
us P.f.|1g5|1g7 wx
usable a..|fem egb 1wq|fen
usage n.4.|1wu 1wq
use nv.4.y|1wu 1wq 81t 9us fem cx2 7v2 4dv|2k6
useable a..|cx2 egb 1wq|cx3
used a..|cey ee1|88 1s9
useful a..|fen|6b3 fem feo fep
usefulness n.7.|2k6 9uy
useless a..|9vw 9vx|9vu fe4
uselessly r..||9vw
uselessness n.7.|9vx 9vw
user n.i.|4dv 1wq 905 ay2|ame 2ih 2ii
usher nv.i.12|ab1|dik 1f5 g4 ab2
using n.4.|5nd ay2|84 85
ussr P.f.|e8n|wx
ustilaginales P.k.||xt
usual a..|eb 964|ea dzi
usually r..|5rl|5rm 2kr 5rn eb
usurp v..14|5nl ezi|6t
utah P.f.||13u 13v
utensil n.6.|3iq
uterine a..||feq
uterus n.8.|feq|fer 9z9
utilitarian na.i.|9uy 2k6|chy 23n 9ux
utilitarianism n.9.||1mj
utility n.e.|2k6 feo 9uy fen 1wq|eg9 5st eg8 4a4
utilization n.4.|1wu 1wq
utilize v..y|1wq fep 1wu 2k6
utmost na.7.|c7l 8wa ako|bwg h5 7s 5xa r6
utopia n.a.|fes fet|3r6 1q7 1q8
utopian na.i.|feu fet fes|37 38
utopianism P.9.||1jl 1jm 9w
utter va..w|90z 914 fev 9d few 5c|3lc
utterance n.a.|9d few 90z cj1
uttered a..|911|912
utterly r..|5b|5c 56
uvula n.8.||939
uzbekistan P.f.||ww wx
vacancy n.q.|fex 8kk fey|8ke 8d 1lm
vacant a..|8kl 8kk fex fey 1a 9|3gp
vacantly r..||8kl
vacate v..15|1a 8kk 9|1b e2s f
vacation n.s.16|amn 4i4 amo fez|amp 9vc anr
vacationing n.4.|fez amo|btw btx 77q
vaccinated a..||b0y
vaccinating n.4.|awq|63y
vaccination n.4.|b8z awq|awp 63y
vaccine n.6.|awq|1rk
vacuolated a..
vacuolization n.q.
vacuous a..|9lq cd4|7n
vacuum nv.q.z|ao4|8ke 408
vagabond nva.h.12|e7h 12c 85r 4a1 85s|85t
vagina n.8.|ff0 ff1|44n 1t0
vaginal a..|ff1 ff0
vagrant na.i.|4a1 12c|4a2 16u 355 2uz 85t
vague a..|cu6 ff2 b3h|61e b3g
vaguely r..||cu6
vagueness n.7.|ff2 cu6 b3h|1em 7g
vagus n.8.||93s v1 v2
vain a..|5wt 5wr 8kg 8ez 9u0|25g 9u1
vainly r..||9u0
valedictory na.a.||72v la
valence n.7.||2is
valentine n.i.||f0j 33e
valet nv.i.15||4df 4dg 2aw 11g
valiant a..|3z0 9wr|3yr
valid a..|3dc ff3 e68|3da btd btq dv9
validate v..15|dtz ff4 5mb 8t3 ey4|cy 27 vh
validation n.4.|ey4 6fo ff4|7hy 403
validity n.7.|e68 3dc ff3|2i9 btb bra
valium P.6.||38o 38p 1s1
valley n.h.|25n|25o
valois P.e.||8a2 8a3 1k6
valor n.7.|9wr 3z0|2gh 2o0 3z1
valuable a.l.|bfc a4n bfb 1xx ff5 nw|bfa dhx ef5 ff6 5qd
valuation n.9.|8ue 1w7|1xm 1xn
value n.9.v|63v 1w7|3df a44
valued a..|dr1|72r
valueless a..|ff7|ez9
values n.9.
valve n.8.
vamp nv.i.10|6dk|1e4 1e5 93j afj
vampire n.i.||3oj 1v7
van n.e.||6s3 6s4
vanadium n.r.||13t i0
vancouver P.i.||397 rp
vandal n.i.||7go
vandalism n.4.||3ho 3hp 3af 1na 36
vane n.6.||1kd
vanguard n.e.||274 275
vanilla na.k.||3iw
vanish v..u|4y 7p7|mu
vanished a..|cr7|7iy
vanity n.c.|5wr 5wt|5ws
vanquish v..x|332 333 62t|337
vapid a..|3gh|3gj
vapor n.r.|ev8 9xt 8un 8uo 8ul 12g 3oz|c6c 1ah 3p0
vaporization n.4.||1n5 1na 36
vaporized a..|9xs|tr
vaporous a..|9d7|9ci
vapors n.q.||77l 10g
vapour n.r.|ev8|c6c 1ah
vaquero n.i.||6jh 6ji 6jj
variability n.7.|ff8 kk eih|4yi
variable na.h.|eih 6fc ff8 ba ff9 ffa cin fc7|3df eig ffb ffc
variably r..||eih
variance n.b.|7rt|7bq 7bu 8y
variant na.b.|7rt ffd 36g ffe ff9 ba|7bq 7bu 8y 1sq
variation n.b.|7bu ff9 ffe 36g|8y
varicose a..||77f
varied a..|ffc|fff ffg ffa ffh
variegate v..u
variegated a..|ffg|ffc
variety n.e.|2bd 7ye|7ym 7yn 7we
various a..|7ks b4g|1sq atz
variously r..||fff 7kw
varnish nv.6.z|edk|5ip
vary v..u|ba ffa eih ffd ffi 36g 9rc ffe 7rt ff9 ffb|36h
varying a..|ffa|ffc
vas n.8.|ffj
vascular a..||ffj
vase n.6.|fel|bjk 200
vasoconstriction n.4.||662 5vi 5vn
vasoconstrictor n.6.|pu|pv
vasodilation n.4.||7mi 7un dn
vasodilator n.6.|cqc|7mh
vasopressin n.8.||1kt 1ku 1sh pu pv
vast a..|apr 8o6|2cl
vastly r..|aw9|apr
vastness n.7.|8o6 apr|3br 596 7s
vatican P.6.||5ft 3nq 31
vaudeville n.a.||2fs
vault nv.6.12|50i arc ara|50j 50k 3e4 3ur
vaulted a..|80w|6mv
vaulting na.6.|3pd|2gd
veal n.d.||2pp
vector n.9.||6fc 3df
veda P.a.|ffk|1uc
vedanta P.9.||alf 151
vedic P..||ffk
veer v..12|6ui f0k|2kv
vegetable n.d.|328
vegetarian n.i.||7ni 15g 4dv
vegetarianism n.d.||7kg 57b
vegetate v..16||2ni
vegetation n.e.|3tz
vegetative a..||3tz
vehemence n.7.|8ju|2df 4g2
vehement a..|9bx|5xa
vehemently r..||9bx
vehicle n.6.|ffl ffm|155
vehicular a..|ffm ffl
veil nv.6.z||34t
veiled a..
vein nv.8.10|beo ffn|7np 44r
veined a..||3lk
vela P.h.||202
vellum n.r.||9im ei
velocity n.s.|13e|90 91
velour n.6.|ffo
velours n.6.|ffo
veloute n.d.||18r 18s
velum n.k.|6gd
velvet na.6.|enp|9k2
velvety a..|enp|9k2
vena n.8.|beo
vending n.4.|ag3 ag1|3s8 se sf
vendor n.i.|ag5 ag1|2ri cp cq
veneer nv.6.z||5ip
venerable a..|e4m|y9 anv
venerate v..11|e4k e4l|nw 6q
veneration n.c.|e4l e4k|p5
venereal a..|9z7|9z8
venetian P.i.|ffp ffq|9jm 14s
veneto P.f.||4i3 13v
venezuela P.f.|ffr ffs|229 wx
venezuelan P.i.|ffs ffr|22b 22c
vengeance n.4.||e29 e2a
venice P.f.|ffq ffp
venison n.d.||2pp
venom n.r.|fft f74|aj1 2ed
venomous a..|f74 fft|dei
venous a..|ffn beo
vent nv.6.w|ffu ffv|246 247 1sz 1t0 9h 9i
ventilate v..u|ffv ffu|6bl
ventilated a..|13k|13i
ventilation n.4.||42 2a0
ventral a..|1d
ventricle n.8.|ffw ffx|1dh
ventricular a..|ffx ffw 2e0
venture nv.4.15|4i0 3a2 rw rr rq 1r5|rt 3a3 sd se sf a46 1r6
venturesome a..|rw rv|ro
venus P.h.||8aw 8ax 1pc 6t1
veracity n.7.|f90|el3 4ix 4iy
veracruz P.f.||8o
veranda n.6.|ffy|dfp
verandah n.6.|ffy|dfp
verb n.a.|b6z ffz 6da|mp mq e4 mo 16
verbal a..||5s0 16
verbalization n.a.||db3 438
verbally r..||ffz
verbatim ar..|8vb|8v9
verbena n.k.
verbenaceae P.k.||3c3 1il
verbose a..|dln dxt|dll
verdict n.4.||9du 6bu 1vj
verge nv.p.16|42v|3sk 21b bwg h5 7s 3se 3sl
veridical a..|duv|bvm
verification n.9.|51z 282|60h
verified a..|dne|8uy
verify v..v|282 5mb ctz 8k3 51z fg0|vh 8vx
verisimilitude n.7.||4hq 1vh
veritable a..|dzd 2i3|dzg 2fc
vermiform a..||4xj
vermifuge n.6.|1py
vermilion nva.7.u|eb5|5be 1ea 1eb e86 3lj 1ec
vermin n.i.
vermont P.f.||13u 13v
vermouth n.d.||470 15a
vernacular na.a.|22i|22j 1el 5n5
vernal a..|fg1|3ws
versailles P.f.
versatile a..|ffh fg2|ffc
versatility n.9.|fg2 ffh els|q5
verse n.a.10|dea de8 80l aka|26f 2sk 18i 6sh 6de 1w2 59s 59t
versed na.6.|8zj|38o 38p 1s1 8zf
version n.a.|ffi|5bh cr f9n 3ye 3yf
vertebra n.8.|fg3 fg4|1pu 1pv
vertebral a..|fg4 fg3
vertebrate na.5.
vertex n.9.||be0 bcd 5ux
vertical a.o.|de1 3eo 8rk|aof 1ry 176 ddz fe3
vertically r..||de1
vertigo n.q.|7zk 7zj
verve n.7.|eqp|eqq 8p8 8p9
very ar..|di0 atk dua|8vg x4
vesical a..|3g2
vesicle n.8.|3i3|1dg 1dh
vesicular a..||3i3
vespasian P.i.||2h7 2h8 163
vespertilionidae P.5.||4j4
vessel n.8.|ffj 2x1
vest nv.6.15|63f|63g
vesta P.i.|fg5|6t1
vestal na.i.|511|1e4 1e5 fg5
vested a..|fbd|9h3
vestibular a..
vestibule n.6.|9qa|2sw
vestige n.a.|f75|cg
vestigial a..|fbw|47w
vestment n.6.|epz e71|a5i czl
vestry n.e.||3nm
vesuvius P.f.||4hm 4hn 1q5
vet nv.i.15|fg6|45y 45z 1us 6jp
vetch n.k.||btt
veteran na.i.|8zl|ej 8zf
veterinarian n.i.|fg6|45y 45z 1us
veterinary na.i.|fg6|45y 45z 1us
veto nv.4.15|2t9 752|2ss 1xg 753 dn8 2ta 5q0
vex v..11|1nk 1no 1nm 1nl|1nn
vexation n.c.|yz|z0 p5
vexatious a..|1nr|1ns
vexed a..|ae7|5h2
vexing a..|7v0|7qi
vi na.n.|elf elg|ee ef 3cr
viability n.7.|17i
viable a..|98x|2eq
viand n.d.
viatical a..
vibrancy n.7.|e36 e35|5ns 2z4
vibrant a..|es2|6z2
vibrate v..12|eim drr cz2 cz1 drq|f0a 9ic
vibration n.4.|drq cz2|ol
vibrionic a..
vicar n.i.||1f5 g4 g5
vicarious a..|ee0|1co
vice n.7.||46m 6g5
viceroy n.i.||a5d a5h
vicinity n.f.|bpj|bpk
vicious a..|2wb 46j fg7 861|2wc co2
viciously r..|46o|2wb
victim n.i.|50z 35n fg8 57d|2uz
victimize v..15|35n emb 57d 50z fg8|51u 2kj
victor n.i.|62x|16j
victoria P.i.|fg9 fga|1mu 1mv 1mw 8kd 2h8 163
victorian na.i.|fga fg9
victorious a..|eyg bpl|3rt
victoriously r..||f8i
victory n.b.|bpl f8i eyg|1nc eyf
victrola P.6.||bm0
video n.a.|fgb|27f 7pr 7ps
videotape nv.6.w|f2j|f2i 7pr 7ps fgb a9 aa
vie v..x|5te
vienna P.f.|fgc|1hz
viennese P..||fgc
vientiane P.f.||1hz
vietnam P.f.|fgd|ww wx
vietnamese P.i.||1bz fgd
view nv.9.v|d9e 64f 6q 2oe fge 7z1 5y5|1jm 9w 2of 2og 1su 6r 1jb
viewer n.i.|45v fge|2gw
viewers n.e.||2gl 2gm
viewing n.a.|ecy|256
viewpoint n.9.|1ln|1lo 9w
vigil n.9.||fgf fgg 2lo
vigilance n.9.|15w 15q|15x ju
vigilant a..|15q 15w fgh|15p
vigilantism n.4.||5kb dg
vignette n.a.|elm|7em
vigor n.7.|2dd e72 8mh|2de 2df 4g2
vigorous a..|8mh 2dd|42x
vigorously r..||8mh
vii na.n.|egh egi|ee ef 3cr
viii na.n.|8f4|ee ef 3cr
vile a..|7g2|2e6
villa n.i.||6hz 1jp
village n.e.|egg 526|5sf 527
villager n.i.
villain n.i.|ap6 co0|2ii 4zi 4zj ht
villainous a..|co0 ap6|co2
villein n.i.|efx|efy efz 3qg
vinaigrette n.d.||85e 18r 18s
vindicate v..w|16o bmj 16l 1uk|8xh 60g
vindication n.4.|8ym|dps 9re bs
vindictive a..|c3r|bt2
vine n.k.
vinegar n.d.||18s
vineyard n.6.||6wq 34j
vintage n.d.||470 15a
vinyl n.r.||es
viol n.6.||4ux 2ui c8
viola n.k.|d3p
violate v..16|fgi cvm 9pq 3mo|3mp 34x
violated a..
violation n.4.|b7p 9pq fgi 8lf 7ep|29p 29q 2ke 3af
violence n.4.|e6g fdi 9ax 6cb|z8 2df 4g2
violent a..|6cb 9ax|6c6 9aw dsr bqc c1i e89
violently r..||6cb
violet na.k.|dpx|d3p c7f 1ea 1eb 1ec
violin n.6.|9bo fgj|4ux 2ui c8
violinist n.i.|fgj 9bo|1d3
viper n.5.|6h5|1ip
viral a..|fgk 2pw
virgil P.i.||24h
virgin na.i.|fgl 511 fgm|9se
virginal na.6.|fgm fgl|aey aez c9 fgn
virginia P.f.||13u 13v
virginian P.i.||13y
virginity n.q.|fgn 511
virgo P.i.
virile a..|c3h c4f|32n c6b
virility n.7.||c3k c3m c3n
virology n.9.||2pt 2pu 1k2
virtual a..|duw|bvm
virtually r..|1ay|8t0
virtue n.7.|fgo fgp cai|509 4iz a44
virtuosity n.9.||ebw
virtuoso na.i.|ed 66t|ej bz
virtuous a..|fgp fgo 50c
virulence n.7.|fgq f74|aeh 7gv
virulent a..|f74 fgq|dei
virus n.5.|2pw fgk|d5z pv
visa nv.a.w||6hh ax b8j
visage n.8.|6hi 6hg|6hj 1w0 1vh
viscera n.8.|fgr|3vu
visceral a..||fgr
viscid a..|m7 abi|m3
viscoelastic a..||8ff
viscometer n.6.||i1
viscosity n.7.|fgs fgt|5z
viscount n.i.||2xf 2xg 14y
viscous a..|fgt fgs|5fp
vise n.6.||4iq
viselike a..|f5v|5dz
vishnu P.i.||7in
visibility n.7.|3hg 598|cuu 3up
visible a..|598 3hg d17|597 c2d d3o f3p 2s0
visibly r..||598
vision n.9.|dju fgu jf|853 2q6 jg jh ju 2gt jt 87u 5lp
visionary na.i.|atg fgu dju|feu
visit nv.4.15|fgv 4gk bac fgw 4gm 9s5 fgx|c8r 29z 1xh 1xi f70 blc 9s6 4uh
visitation n.b.|5b0|w9 an
visiting n.4.|fgx 9s5|fgv c8r 29z
visitor n.i.|4gm fgw 4gk bac 9s5 518|16u
visor n.6.||40e 40f 40g
visored a..|8rg|8rf
vista n.9.|2oe|2of 2og 1su
visual a..|cxl|jf
visualization n.9.|fgy 8pm|avo 1su
visualize v..10|8pm fgy|6zo 5wz
visually r..
vital a..|6nz b49|6o3
vitality n.7.|eqp 1mf|eqq 8p8 8p9
vitally r..||8t1
vitals n.8.
vitamin n.r.|cpp
vitreous a..
vitrified a..
vivacious a..|es2 fgz|6z2
vivacity n.7.|fgz es2|8p8 8p9
viverrine n.5.|5a1
vivid a..|bvk fh0 5dg|bvm 5bs
vividly r..||bvk
vividness n.7.|fh0 bvk 5dg|504 2is
vivify v..t|dx2|8mj ud
viviparous a..
viyella P.6.
vocabulary n.a.|bus|7kd 7ke 3r6
vocal na.a.|d03|f3y 5s0
vocalic a..|fh1 7nq
vocalist n.i.|1d2 f3y|1d3
vocalize v..w|dr5 f3y fev 1d2|26i
vocally r..||d03
vocation n.4.|4go
vocational a..|fh2|4go
vocationally r..||fh2
vociferous a..|3hd|3hi
vociferously r..||3hd
vodka n.d.||1wd 15a
vogue n.9.|2tq|1y4 1y7
voice n.7.w|f3y dr5|e6c 2z4
voiced a..
voiceless a..|fh3 fh4|fh5
void nva.q.15|1nx bf9 bf8|95o 95p 1nz fw 954
volatile na.r.
volcanic a..|4hm
volcano n.h.||6k2 8c 8d
vole n.5.||4tw
volga P.h.||f6 f7
volition n.9.|fh6 fh7|ju
volley n.4.12|4ce|2xr 1fk 1fl 7uq 7pj
volleyball n.4.||2qh 2qi hf
volt n.n.|fh8 9ww|cl2 1he
volta P.i.||2ch
voltage n.j.|9wy|4kk
voltaic na.a.|9ww fh8|96g 96h 9wx 9wy
voltaire P.i.
voltmeter n.6.|cct|9wz i1
volume n.n.|4ko fh9 49a 156|7s 157
volumed a..
volumetric a..|fha
volumetrically r..||fha
voluminous a..|fh9 4ko 49a|2cl
voluntarily r..||fhb
voluntary na.i.|fhc fhb fhd|fhe
volunteer nv.i.w|fhc fhd|1w
voluptuous a..|blw|8ru
voluptuously r..||3tk
volva n.k.
vomit nv.r.t|dp1 dp0 dp2 8jc|86u 71b 75a 36b
vomiting n.4.|dp2 dp0|367 368 ij 369 jc
voodoo nv.6.w||1i1 ak9 50g
voracious a..|gy a8k|gn
voraciously r..||a3t
votary n.i.||10
vote nv.4.15|2ss fhf 2st 8ga eym 65q|1xg p0 913 7b1
voter n.i.|65q 2st fhf|59u 59w
voting n.4.|2ss 2st fhf|1xg
votive a..|63i|63e
vouch v..w|fhg fg0|f4c
voucher n.i.|fg0 4x3 fhg|kv kw
vouchsafe v..14||1af
vow nv.a.w|63j ddk|aak 743 6is 50r
vowel n.a.|7nq fh1|1dd
voyage n.4.12|6ql cn5 eqi|3nz 1f2 58m
voyager n.i.|cn5|16u
vulcanization n.m.||3lz
vulcanized a..
vulgar a..|5ia 5ib|5if
vulgate P.a.||3b8 1uc
vulnerability n.q.|fhh f02|6xo
vulnerable a..|75s 90v|75q 8lo b9i f5e fco
vulpine a..||9q8
vulture n.5.|5z2 zj|5z3
vulva n.8.||dq6 9z8 9z9
wacky a..|9lr|7n
wad nv.r.z|d23 535|1bu
wade nv.i.12|dor 3ev fhi|480 1 1f3
wading n.4.|fhi dor|bwp 4jy
wads n.n.|83k|2xw 245
wafer n.r.||d5k m4
waffle nv.d.16|95w|3e9
waft nv.6.12||2v8 2v9 2va 85o
wag nv.i.12|fhj fhk eh7|aqq bks 968
wage nv.l.15|8aj 8mu|1nw 1ab 1ac
wager nv.4.x|d4l 39z 3a0 39y|9x0 9wf 2tt
wages n.b.|e56|63p 63s 1nc
waggish a..||5pt
waggle nv.4.12|eh7 fhk|ehe ol bks 968
wagner P.i.||21p
wagnerian P.i.||m2
wagon n.6.|4oz|1hk
wail nv.a.w|bp8 apm fhl fhm|5tv 5tw 9d 4gf 3m4 3m5
wailful a..|bp9|1m7
wailing na.4.|fhm apm bp9|6r9 ij 1m7
wainscoted a..||pb
waist n.8.|fhn|9q6
waistband n.6.|ead|3x0 3x1
waistline n.8.|fhn|9q6
wait v.s.16|1fm fho 75y 77m 2l6
waiter n.i.|eg7 fhp|4cl 2x8
waiting na.4.|fho 1fm duq|77q dk2
waitress nv.i.15|fhp|eg7 4cl 2x8 1w
waive v..15|9nx
wakashan P.i.||160
wake nv.j.t|fhq fgg 24p|xp
wakeful a..|15q 15w|15p
wakefulness n.9.|fgf|fgg 2lo 1gw
waking na.9.|fgg fhq 2la|2lo 1gw 10g 2l7
wales P.f.|fhr|cgo 80v
walk v.4.12|bwp d42 1f3 d5a 1f1 1ff al2|4jy bs zt zu 1f2
walker n.i.||ccj esv
walking na.4.|bwp 1f3|4jy mh
walkout n.4.|ews|ewr ewt ewu
walkover n.4.||2nu 2nv 2nw
walkway n.6.|1ff|1fg
wall n.6.x|9w8 9ak|7yt
wallace P.i.||bbk 6hz 1jp
wallboard n.6.||9jf 2qn
wallet n.6.||2qx
wallflower n.k.
wallop v.j.z|awt fhs fht ema|xp 2u6 337
walloping na.b.|ema fht 2u8|74z 1nc 2cl
wallow v.h.y|3cw|doq b52 3cy 3cz
wallpaper nv.r.z|d3y|ei
walnut n.d.||5jn 5jo 476
walrus n.5.|edh|edi 4x8
walter P.i.||2to 1f8
waltz nv.b.12||bpl 1nc 33r
wan nva.6.t|d2q|bdh bdi 2a0 4j7 4j8 1l3
wand n.6.||2mr
wander v..12|85r 4a2 85s
wanderer n.i.|4a2 85r|16u
wandering na.4.|85s 85r cf5 b48|1f2 85t 28o
wane nv.m.u|8c4 734 fhu fhv fhw|733 71u 2ec
wangle nv.9.15|94v|80b 65b iw bt bw
waning na.b.|fhv 734 fhu fhw|73l 8y
want v.q.11|f4 fhx
wanted a..|6l7|6l6
wanting a..|cr6|7iy
wanton nva.i.16|f8c fdr 5|8py wl 4t7
wantonly r..||fdr
war n.4.x|4e0 fhy|142 1oy
warble nv.5.w|f8g fhz|i6 37n
warbler n.i.|fhz f8g|1d2 1d3
ward n.i.x|aam|33 aao 75m
wardrobe n.6.|249|1c1 1c2
wardroom n.6.||2xk 2xl 33
ware nv.6.y|6t0 66p|26c wl
warehouse n.6.14|fi0 fi1|9xl 21t 12m 9xc
warehousing n.4.|fi1 fi0|7cx 48j d6
warfare n.4.|4e0|142
warhorse n.6.||79
warily r..||fi2
warlike a..|ccl|ccm
warm a..u|fi3 3ox fi4 ahc c10 fi5 ah4 us|c0x fi6 fi7 6dp ah5
warmed a..|fi6|c10
warmer n.6.|ahc fi4
warmhearted a..|fi8 us
warming na.m.|3ox fi3 fi7|3oy c10
warmly r..|ah3|ah4 6dp ah5
warmongering n.9.||1jl 1jm
warmth n.9.|aha fi8 fi5|5ln 5lo 5lp 4mu p4 p5 ah9 549
warn v..w|14c 4td oa oc|od oe
warning n.a.|4td 14c oc oa|1ky og oh
warp nv.q.w|76u 7xa 478 479|1r 1u 49s 7w5 3k2
warped a..||13n
warrant nv.a.w|dbg|4x4 16o 8xh
warranty n.a.|aah|aak 743
warring a..|370|ccm
warrior n.i.|aav fhy
warsaw P.f.||1hz
warship n.6.|30h|30i 2x1 f2d
wart n.p.||48u 48y 48z
wartime n.s.
wartlike a..|fi9|3y
warty a..|fi9|3y
wary a..|fi2
wash nv.6.z|2zr fia br4 br6 8i4 fib br3 fic|fid cw2 5ip e6r 25o 8i5 78s 2zy 2wi 408
washable a..|fib fia 8i4 br4
washbasin n.6.|fie|el8 as2 4yb
washbowl n.6.|fie|el8 as2 4yb
washed a..|5d5|5cz
washer n.i.|fic 8i4 br4
washing n.4.|2zr br6
washington P.f.||1hz
washup n.4.|2zq|2zr 41 42
washy a..|7mu|7ms
wasp n.i.||205 1ij 1ik
waste nv.r.14|71b e8l 7wh 66p|86 1wq
wastebasket n.6.
wasted a..|12d bzx|ez9 bzv
wasteful a..|b5k 7wh|b5j
wastefully r..||92o 92s
wasteland n.f.|2xx|2xz
wastewater n.r.|8ek|71b
wasting n.q.|8i7|714 v
watch v.6.13|f5r cc8 esz aan fge fif ch6 45v|5fg i1 cc9 apa apb et0 7hl 1ja 51w 1jb
watchdog n.i.||2ne 2nf
watcher n.i.|45v fif ch6|2gw
watchful a..|15p 15w fgh|15q 15r 15s 15t
watchfully r..||15p 15q
watching n.4.|ch7 fif|67j 2hj 2hk
watchmaker n.i.||2id
watchman n.i.|bzi|81n 2ne 2nf
water n.r.u|201 fig bxb aou|1gu 92t 12i 2zd e0e 92z
waterborne a..||12j
watercolor n.6.10|fih fii fij|77 78 79 fid cw2 5ip
watercolorist n.i.|fii fih fij|6s5
watered a..|cg9|3lk
waterfall n.h.|4py
waterfront n.f.||3ld
wateriness n.q.|cjq fig|6xe
watering n.m.|f3b|ij
waterline n.f.||2mp
waterloo n.f.
watermark n.f.||2mp
waterproof nva.6.z|fik fil dt3 edj|4sw 2u7 aju
waterproofed a..|fik|aju
waterproofing n.4.|edj fil|63y
waters n.i.||j0 iz 1d2 1d3
watershed n.f.||2mp
watertight a..||aju
waterway n.h.
watery a..|fig cjq 201 dy0|3ol
watt n.n.||apn 1he
wattle nv.8.10|bpt|bpu 1sx 12s 12t 48g
watts P.i.||24h 1f6
wave nv.b.w|3cx e5y 9gk 33s 3yj fim 3yi|qx ol 1w6
waveform n.b.||9gn qx
wavelength n.7.||1cz 1d0 175
wavelike a..|6n8|6n9
waver v.i.16|fim 3yi 33s 95w 95q ak5 ak4 95s 95t 9ib
waving n.a.|3yj 33s|3vy 27f
wavy a..|6tr 6tq 6n8|6to 6n9
wax nv.r.z|34l fin 34n fio cis|34m
waxed a..
waxen a..|fin|34l
waxing na.4.|fio 34n|1ws 1ww 1wx
waxlike a..||28i
waxy a..|fin 34l
way n.7.|5cd 6r6|6r7
waylay v..x|1fi|1fm
ways n.6.
wayside n.6.|e6u|8dd 79l 3sj
wayward a..|7u6|7u4
weak a..|1l3 8mn 7mu|1l2 94f 99i 9ik erz d2q dpj fhh bwn
weaken v..u|3ms 7mw 8e0 946|2ec
weakened a..|7n6|7n7
weakening na.b.|946 8e0 713|bf 8y 716
weakly ar..|718|9qs 1l3
weakness n.q.|949|154
wealth n.q.|wg wf|wh 3h 7q 7r
wealthy a..|wf wg 9pb|wj
wean v..y|fip fiq|2v0 7bm
weaned a..
weaning n.4.|fiq fip|5si
weapon n.6.|1qo
weaponry n.6.|1gp
wear v.q.t|fir 5gr fis|32e
wearer n.i.|fis fir|4dv
wearied a..|biz|3i0
wearily r..|f65|f64 3i0
weariness n.q.|8ya f64|5hn
wearing na.m.|76s 8el|76t 222
wearisome a..|3t9|3tc
weary va..t|8y7 f64 8ya|8y8 3i0
wearying a..|8el|222
weasel n.i.
weather n.j.16|2dn fit|2do fiu
weathered a..||ya
weatherproof va..u|dmy|3q9 3qa 9p0
weatherstrip nv.6.u||3x1 bba
weave nv.6.z|f9h 3xk be6 fiv|2va 7xc f0a 9ic
weaverbird n.5.||3fo
weaving n.4.|fiv 3xk|3rh 2z2
web nv.h.10|fiw com 8os coo|8ow 3xk
webbed a..|d31|d30
webbing n.h.||fiw
weber n.n.||c2s
wed nva.s.15|fix c5v c5w c5t|9am 9an 1nf 5zj 5zk bkx
wedding n.b.|esk c5w c5v|4bj u6 e6o 5d9 85
wedge nv.p.z|5vm 7cv|f85 9q3 58k
wedged a..|5so|5sm
wedlock n.q.|625|bd4 59x 9g
wednesday P.s.|fix|9am 9an 1nf
wee nva.s.t|dc5 3eb 7n9|6zj 75a 36b 7na
weed nv.k.u|con fiy
weeds n.6.
weedy a..|fiy con
week n.s.|eiu d8n
weekday n.s.|9am|9an 1nf
weekend n.s.16
weekly nar.a.|d8n eiu|cho 7ly 1q7 ap9
weep v..t|3m4 6r8 6r9|3m5
weeping na.4.|6r9 3m4 eps|ij 1m7
weevil n.5.||34o
weft n.6.||9jo 3w9 3wa
weigh v..16|64h sn|bqf
weighing n.9.|sn 64h|648 1j7
weight n.7.z|aho fiz 2wh 4ax 4b0 em5 fj0|3up 2qv 4b1 3ay 3b1
weighted a..|brv|4b6
weighting n.n.|fj0|5k5 5k6
weightless a..|fj1 bvt
weightlessness n.7.|bvt fj1|aho 3up
weightlift nv.4.x|bvp|3o8 3o9 3oa 8xy
weighty a..|fiz ahn aho
weimar P.f.
weir n.6.||6ww 2t1 2t2
weird a.i.|ezd 3fd|8dy
weirdly r..||ewa
welcome va.q.14|aox a8o|fz 7l 9n 3bo ca
welcoming a..||aow
weld nv.k.z|fj2 fj3|cce 3d7 cag
welding n.4.|fj3 fj2|2ee 62k 73
welfare n.4.|35r|11h 11j 11k sj
well r.6.12|fj4 6t8 ago 9p5 sk a4u|7md 6t7 9p2 sh
wellbeing n.q.|agp|agq 3ru s5
wells P.i.
welsh nva.i.15||14s 35m 35n fhr
welt nv.q.z|3dv|3t 335
weltanschauung P.9.||d9e 1jm 9w
welter nv.q.12|bm1|bm4 epm 2kv
wend v..12
weser P.h.||f6 f7
wesley P.i.||g4 g5
wessex P.f.
west na.f.|cuy fj5 fj6|8bl 8bm 1ry fj7 fj8
westerly nar.j.|fj8|413 2dn fj6
western a.a.|cuz ccb|808 2fs cux cca
westerner n.i.
westminster P.f.||3tf
westward nar.o.|fj5 fj7 fj9|8bl 8bm 1ry fj6
westwards r..|fj9
wet va.q.u|cga fja 2zd fjb 3ol 6xe|7j5 3of 5au 6xc eow 863 aqk ces dy0
wetness n.q.|6xe fja 3ol
wetting n.4.|fjb 2zd
whack nv.b.z|fhs bo7 9j5|2u5 2u6
whacking nar.4.|9j5 fhs|6q2 512 dg 2cl
whale nv.i.x|a12 dfu|987 1fn 1fo
whalebone n.r.|2s6|2s7 2s8
wharf nv.6.14|7zt|2p0 2p1 2ns
whatever a..|1t8|1t9
whatsoever a..|1t8|1t9
wheat n.k.||4wf 4wg 4wh
wheatgrass n.k.||4wg 4wh
wheedle v..w|5iu 5iv|2bv 2bw
wheel nv.6.12|4pe 3bh 3w4 4pg|4pf 1kd 97 4ph dy2 4ck
wheelchair n.6.||240 241 1c1
wheeled a..
wheeze nv.4.t|2c5|40k ij 3lu
wheezing a..|2c5|77f
whence r..
whereabouts n.f.
whet v..13||7sq 7sr
whetstone n.6.||a7w 3no
whey n.r.||1sg 1sh 1si
whiff nv.j.13|dos eo5|3lr 413 2dn enh f2
whig P.i.||8n5 5jh 5ji bv2
while n.s.|ern|6zj
whim n.c.|b00|1ev
whimper nv.a.t|fjc fhl|5tq 4lp 3m4 3m5
whine nv.a.12|fjc 5tt 5tr|5tq 4lp
whinny nv.b.w||310 2u5
whip nv.6.z|9gc 3dv bqa 9ga ema|335 332 337 f5d 968 305
whiplike a..|3bq|9gb 9gc 9g7
whipping na.4.|9ga 3dv es0|9j5 6q2 512 6z2
whir nv.b.13|fjd fje|2u5
whirl nv.b.12|f0p 8d4 ac5 f9i 6c3 erx|qx 4ph dy2 e7p 2kv
whirling n.4.|ac5 f0p|e7n ol
whirlpool nv.b.12|8d4|6tv 12n qw 591
whirring na.b.|fjd fje cqs|2u5 3hi
whisk nv.6.12||3io 3ip 3iq 42s 131
whiskered a..|32k|32l
whiskers n.8.|32g|32h xj xk
whiskey n.d.|3vj|1wd 15a
whisky n.d.|3vj|1wd 15a
whisper nv.a.w|fh4|er2 9d
whispered a..|fh5|fh3
whist n.4.|ah6|2g7 2g8
whistle v.b.13|fjf fjg fjh fji fjj|2u5
whistling n.b.|fjf fjh fjg fjj fji|2u5 4z2
whit n.n.|ejl|3ed 245
white na.i.u|205 3ht fjk d8x|3fj 1eb 3fk 4sp
whiteface n.5.||34b 34e 34f
whitefish n.d.||3lw
whitefly n.5.||lg
whitehead n.i.||23n 1o
whiten v..u|d8x fjl|3fp
whiteness n.7.|3ht fjk|3fj 1eb 3fk
whitening n.4.|fjl d8x|3ft
whitewash nv.b.13||74z 1nc 34t
whitewashed a..|d2j|d2i
whiting n.d.||3lv 3lw
whitish a..|ccq|9th
whiz nv.i.13|ed fje|ej
who P.e.
whodunit n.a.||18g 18h 18i
whole a.9.|5u7 17y|17x bbm
wholehearted a..|el2 ah7|9zt
wholesale nvar.4.14|fjm fjn|3s8 se sf 2g9 2ga 20o
wholesaler n.i.|fjn fjm|7xj 4sa cp
wholesome a..|17b|179 e9y eai
wholly r..|17t|17x 5a 17y
whoop nv.a.w||375 9d 4gf
whore nv.i.15|30s dmv|1e4 1e5 1w
whorl n.p.|4he|2xv
whorled a..|5l2|5l1
why n.g.||cuw 89u 4sg
wicca P.e.||6sm 47r
wick n.6.||3w9 3wa
wicked a..|co2 6yb co1 7er el5 ekz 2qe|fg7 el4 co0 fdw 5xa
wickedly r..||2e6 co2
wickedness n.4.|7er co2|2ke 3af
wicker n.r.||15k 15l
wickerwork n.6.|4j5|1q8 157
wicket n.6.||2qv
wide a..|43f 43g 43h 8o6|43j 43k 43l 43m 43n 43o 43p 43q
widely r..
widen v..u|7mj fjo
widening n.m.|fjo 7mj|a8
widespread a..|9yo 7xm|43r 7lm
widow nv.i.u|fjp fjq|1e4 1e5
widowed a..|fde|7zi
widower n.i.||k0 k1
widowhood n.s.|fjq fjp|ot
width n.7.|3zd|3ze 7s
wield v..14|8y2 dpa|6al 6am
wife n.i.|4sf fjr|1e4 1e5 41t ve
wifely a..|fjr 4sf
wig n.6.||aco 2fh
wiggle v.4.12|ete cjd bks etg 6lb|ol 968
wigmaker n.i.||2id
wild a.q.|4z9|4z6 78n 9ry
wildcat na.6.|90h 32w cv8|cw0 fj4 7md zn 1m 4qt 4qu erk
wildcatter n.i.||4d0 cp
wilderness n.q.||7sg 7sh 7l
wildflower n.k.|8d5
wildlife n.e.
wildly r..||4z9 d5f
wildness n.c.|d5f 9ax 9v9|9b5 2df 4g2
wile n.4.|9r8 6km|uf ug 3af
wilfully r..|fjs|fhe
will nv.9.w|fh6 fjt f48 dm8 fju|ju 11z 125 7gi 742
willamette P.h.||f6 f7
willful a..|fhe|fhb
willfully r..|fjs|fhe
williams P.i.||1d2 1d3 81d 1f7 1f8
willing a.4.|fju fjt 7v7 dum|1xg 7v6 a1x fh7
willingly r..||fh7 7v7
willingness n.7.|dum 7v7|zb zc
willow n.k.|e9u
willpower n.7.|coi|2ak
wilson P.i.
wilsonian P..
wilt nv.q.u|86k|4j6 8e0 2ec
wilted a..|86k|9jj
wily a..|6km 9r8 6kn|266
wimbledon P.f.||eya eyb
win v.b.x|f8j fjv fjw 9wj f8 fjx
wince nv.a.12|6n7 9in|9xb 3vy 27f 324
winch nv.6.z|4lf|4lg 2fr
winchester P.f.
wind nv.j.12|413 412 c7s 6uj 6tl 3o3 fjy|2dn 2do
windbag n.i.||3su 2ih 2ii
windblown a..||13n
windbreak n.6.||ahx 9ai 2t1
winder n.i.|fjy 6tl
winding na.4.|6oq b48|e7n ol 13n 28o
windlass n.6.|4lf|4lg
windmill n.6.||a95 a96
window n.6.|ely|12s 12t
windowpane n.6.||d3d d3e 2qn
windows P.a.||fd6 a52 lb
windowsill n.6.||ekj 31x 31y
windpipe n.8.|f77|44q 44n 1t0
windshield n.6.||24b
windstorm n.j.|arg|3jy 2do
windward nar.o.|fiu|1ry 176 fit
windy a..|412 413|3ne
wine n.d.y|470|15a 5bd 5be 1ea
wineglass n.6.||4a7
wing nv.5.12|4dy 2ox|12o 2oz 2p0 2p1
wingback n.i.||9uf 3kb 1
winged a..|30m|30j fjz
wingless a..|9ii|9ih
winglike a..|fjz|30m
wingman n.i.||dbp 2kw
wings n.4.||6r6 6r7
wink v.s.t|ban 3jf|bao 6zj 1w6 9gs
winless a..||2ey
winner n.i.|fjv f8j
winning na.4.|fjx 9wj eyg|62y 2en bs 3rt
winnings n.l.|fjw 9wj f8j|7yy 8ap 1h8
winnipeg P.f.||dr7
winnow nv.4.z|ek7 fk0|f5f f5g 2a3 e2r 4ml
winnowing n.4.|ek7 fk0|f5f f5g 2a3
winter n.s.16|fk1 fk2|2k3 anr
wintergreen n.k.|dqe
wintertime n.s.|fk1|2k3
wintry a..|fk2 fk1
wipe v.4.z|45b e83|45c 46c
wire nv.6.14|5xm fk3 8ge fk4 4eh 4ej|5xn 2ef 62i 1o5 24c 4el
wired a..|48b|48a
wireless na.a.|dsd|dse 4gj 155
wiring n.6.|fk4 fk3|41v 1pq
wiry a..|ewx|3r2
wisconsin P.h.||f6 f7
wisdom n.9.|dlc dhj 4mx|cu
wise na.7.|cwf dhj dnr si|5cd cwe e9d e9e 59e
wisecrack nv.a.w|drp|1ap 2ek 5qk
wisely r..||e9e cwf
wisenheimer n.i.||2ih 2ii
wish v.c.11|fhx bvx ao9|1ev 1ve f4
wishing n.c.|fhx ao9|1ev
wisp n.e.||f96 4a8 yo
wispy a..||3r2
wisteria n.k.
wit n.a.|2vm fk5 3xp|3xt
witch n.i.w|ak9 fk6|do4 50g
witchcraft n.9.|fk6|cnt 62f 62g
withal r..|apj
withdraw v..12|8c6 l e44 3zt 7sa|4u2 7sb
withdrawal n.a.|f2h l 8c6 7sa e1b edu|e45 e48 2ve 71 72 73 m
withdrawn a..|dwe 1bc|1b8
withe n.6.||2tf 3vr
wither v..u|2eb|2ec
withered a..|bse|3r2
withering na.b.|2ea 943 1n3|946 bf 8y 1n9
withhold v..14|7bm fk7|7bj
withholding n.4.|74g fk7 7bm|74f 69q do 6v6 8wr amg ami 127
within r..|b9u
withstand v..16|3ys|3yt 773
witness nv.i.13|b7f 45v|2gw 4bn 26l v5 v6 ci ch6 8m9 8ma
wits n.9.||3xt
wittingly r..|boe|sv 634
witty a..|fk5 fhj 2vm|5pt
wizard na.i.|ed c2h c2i|ej 8dy
woad n.r.||21n 21o
wobble v.b.12|eil e5w 4n2|qx
wobbling a..||6ca
wobbly na.i.|e5w eil|1jp 6l0
woe n.q.|eyk|cec cef s2
woeful a..|7co|1m7
woefully r..|7cn|7co 2pz
wolf nv.5.y|6ju|49j 66r 3zy
wolflike a..||6ju
woman n.i.|1e4 fk8|1e5
womanly a..|fk8 1e4|c7b
womb n.8.|feq|fer 9z9
won na.n.
wonder nv.c.v|2lr c66 c64 8o8 u9 b91|1dt 1gw 10g 4s0 66i 3a6
wonderful a..|8o8 nj|8w8
wonderfully r..|c67|8o8 c68 42i
wonderfulness n.7.|nj 8o8|8wc
wonderworking a..||8w8
wondrous ar..|8o8 c64 c67|8w8 c68 42i
wondrously r..|c67|8o8 c68 42i
woo v..15|6io eys 6im 6in
wood n.r.|15k 3dw 9nk|15l 3tz
woodcarver n.i.|4pl|4ee 277
wooded a..|46h|fk9 46a 3y1 9nn ed2 f5y
wooden a..|fka|3dw
woodenly r..||2m8 9y5 2m6
woodgrain n.7.||a6c a6d 3fk
woodgraining n.7.|a6b|a6c a6d 3fk
woodland n.h.||7eu 7ev
woodpecker n.5.
woods n.e.|9nk fk9|3tz
woodshed n.6.||ei4 80m
woodwind n.6.|2z8|c7 c8
woodwork n.6.|4eg|1q8 157
woodworker n.i.|4ee|277
woodworking n.4.|4ef|2z2
woody a..|3dw 15k|3du cto fka
wool n.6.|fkb
woolen na.6.|fkb fkc
woolf P.i.
woolgather v..10|6zl 6zm|6zo 5wz
woollen na.6.|fkb fkc
woolly a..|9j3|52q l6
wooly a..|9j3|52q
word n.a.w|16 26h
wording n.a.|db3 26h|438
wordlessly r..|ckt|cku ck5 b0n
wordnet n.a.||1br
words n.a.|c20|1el 6de 1w2
wordsworth P.i.||24h
wordy a..|dln dlm|dll
work nv.4.15|1w d0g 1q8 fkd 3rk 970 7zo fke|157 bw
workable a..|98x fkd 42t amc e32|2eq
workbench n.6.||fkf 1c0 1c1
workboard n.6.||9jf 2qn
worker n.i.|fke 970 1w
workhorse n.6.
working a.6.|8kb dh4|8k9 dh1
workings n.6.
workman n.i.|86x 6kh|2x8
workmanlike a..|5tj|2t
workmanship n.9.|6kh 86x|6kl
workout n.4.|3o9 8xy 8xz|3oa 1wx
workpiece n.6.||1q8 157
workplace n.6.|34j
works n.6.|41h 74j|41i 8pe 5tz 5u2
worksheet n.a.||d25 ei
workshop n.6.||34j 6ii 6ik
worktable n.6.|fkf|1c0 1c1 1c2
workweek n.s.||apb
world n.h.|6gn dux 8at|23g y8 8zg 8aw 8ax 1pc
worldliness n.7.|epp 3gw
worldly a..|c6z|c6y c73
worldwide a..|bck|bcj
worm n.5.12|1my etf|2ih 2ii
wormlike a..|exq|3vz
wormwood n.k.|52|53
worn a..|ya 4nw|y6 307 6lo 8aa 8rr 9ra c4h dso
worried a..|7y1|5h2
worriedly r..||7y1
worriment n.7.|b2f 98r|7l1
worry nv.9.11|4ay 44z clq 98r f8q b2f fkg|4az 3qz 1lz p5 450 6v 7ua 101
worrying na.4.|fkg clq 7xh|ae6 84 85 4b6
worse ar.7.|fkh|2px
worsen v..u|4j8 735
worsened a..|fkh
worsening na.m.|735 4j8|733 71u
worship nv.4.11|380 fki aub p3 fkj 36p|p6 p8 e4k nw 2ez
worshipped a..|p9|nz
worshipper n.i.|36p fki fkj
worst na.b.x|c0j|63s 1nc c0i
worsted n.6.
worth na.n.|ff6 a44 7f0 5qd|245 bfc
worthless a..|ez9 6x8|f8d 12d e85 ff7
worthlessness n.7.|6x8 ez9
worthwhile a..||5qd
worthy a.i.|5qd cak a44|nn 6me 7f0 8xr caj e95 ff5
wound nv.q.t|3s 314 fkk|3t 463 8y8
wounded a.e.|c30 arn|y8 aro
wounding na.4.|fkk 314 eti|6wy 73 465
woven a..|3xm|3xl
wrack nv.5.z|fkl|edg 167 168 4c1
wraithlike a..|bb2|8to
wrangle nv.a.w|1c7 ac9|1c8 1c9 7vd 22o
wrap nv.6.z|fkm 8pk fkn f07 6tl|4kq 4kr
wrapped a..|6iz 5u|31h 5v
wrapper n.6.|fkn fkm|3lm
wrapping n.6.|8pk
wrasse n.5.
wrath n.c.||9v8 z0 p5
wrathful a..|1ly|1ld
wrathfully r..||1ly
wreak v..10|42t
wreath n.6.|6pq|3vg 24z
wreathe v..12
wreck nv.q.z|fkl 7yi fko e8b|732 4c1
wreckage n.6.|fko fkl|ag
wrecked a..||1n8
wren n.i.||21p
wrench v.q.z|esm esl f9l f9m|3t dp3 9mn etf
wrenching a..|d2a|fa
wrest v..z||5q3 1yi
wrestle nv.4.x|a75 fkp fkq a74|a77 3oa 1wx 309 64g oe
wrestler n.i.|a74 fkq|16j
wrestling n.4.|a75 fkp a76|a77 3oa 1wx 3wk hf
wretch n.i.||778 1m 50z 2uz
wretched a..|cee|4a4 fbb
wretchedness n.q.|cec ceb 2qf|cef s2 s4
wriggle nv.4.12|ete cjd etf etg|ol
wright n.i.
wring nv.b.z|etc 695|qx 7xc
wrinkle nv.p.z|6ls 6lr|6k8 3w0 1o2 dxp 5xo 3k2
wrinkled a..
wrist n.8.|4og|1mr 1ms 1mt
writ n.a.|4x4
write v..10|59s 2ia 2ib 2ou fkr 5k4|59t
writer n.i.|2ia 59s fkr 2ou 6df|bxl
writhe v..12|etf
writhed a..|693|13n
writhing a..|cjd|x1
writing n.4.|2ib 59s|2ix 1yw 1yx cve cvf 157
writings P.a.||1uc
written a..|6ub|6u9 8nd a72 adv b9e bzd eje
wrong na.7.15|fks 6n4 51u 8s4 8s7 b0j b0i 1gk|fd7 6g4 6g5 3af 8s3 b2l 8s6 6n1 awl cev b0h
wrongdoing n.7.||46m 6g5
wrongful a..|fks
wrongfully r..
wrongly r..||6n4 98b
wrought a..|cgi|4xj
wry a..|87p|5pt
wryly r..||87p
wyoming P.f.||13u 13v
xenon n.r.||i0 22h
xenotime n.r.||xw
xerographic a..|fkt fku
xerography n.4.|fku fkt|9d4 9d5 9d6
xerophytic a..|y0
xiii na.n.|f55 f56|3cq ef 3cr
xiv na.n.|9q4 9q5|3cq ef 3cr
xvi na.n.|elh eli|3cq ef 3cr
xylem n.k.||4hi 4hj
xylophone n.6.||3qt c8
yacht nv.6.12|3ny|2x1 3nv 3bi
yale P.6.||4hk 4ea
yam n.k.||f91 3ui
yang n.9.||dbo 9yq
yangtze P.h.|4ye|f6 f7
yank nv.i.z|cs1 bk6 bk8|13y 2fr
yankee P.i.|cs1 cs0|13y 3mc
yap nv.8.w|fkv|cj0 cj3 1sz fkw
yard n.n.|2pk|4vt 2pl 2pm
yardage n.7.||1cz 1d0 175
yardstick n.a.||1zf 2l4
yarn nv.a.w|cm5|1kx 1ky cm6
yawl nv.6.w|apm|4jh 2x0 2x1 4gf
yawn nv.4.t|fkx fky|367 368 ij 3lu
yawning na.4.|fkx fky cwp|367 368 ij cwn
yaws n.q.|9qt|11u 11v
year n.s.|1o3 1nu
yearly nar.a.|1nu 1o3 1nt|7ke 3r6 1q7 ap9
yearn v..11|f3 3t4|f4
yearning n.c.|3t4 f0 f3|1ev
yearningly r..
years n.s.||ot
yeast n.r.|fkz fl0|bsr
yeastlike a..|fl0|fkz
yell nv.a.w|375 4gf 5tw ejh e6x|9d 30y
yelled a..|c02|3gv
yelling n.a.|ejh 4gf|375 9d
yellow na.7.u|1e9 fl1|1ea 1eb 3fk 3fp 1ec
yellowish a..|fl1|1ec
yellowstone P.h.||f6 f7
yellowwood n.k.||15k 15l
yelp nv.b.w|fl2 fkv|310 2u5 fkw
yelping n.b.|fl2 fkv|310 2u5
yemen P.f.|fl3|ww wx
yemeni P.i.||203 204 205 fl3
yen nv.c.11|ae0 f0|3t4 1ev f3 f4
yenisei P.h.||f6 f7
yes n.a.||vr vl vp
yesterday nr.s.||6z7 6z8
yesteryear n.s.|4e3|18l
yet r..|ajs
yew n.k.||15k 15l
yiddish P.a.||a0c 8n4 6y1
yield nv.4.14|6ou d6e 9yw dkp 9tx wk dbd 5wq|119 11a sd 7yx 7yy 8ap 157
yielding na.a.|ezy 8q 7zs|e0o e0p 1c 7zp
yin n.9.||dbo 9yq
yodeling n.4.||4z0 4z1 4z2
yoga n.9.||7q9 7qa
yogurt n.d.||4di
yoke nv.6.z|6ia|3d7
yokel n.i.||47i 47j
yokuts P.a.||d7q 2d1
yolk n.d.
yon ar..|7ww fl4|7wv
yonder ar..|7ww fl4|7wv
york P.e.||8a2 8a3 1k6 e81 e82
yorkshire P.f.
young a.5.|4g0 3ws 53v|oq 3wr 53p a1k
younger a..|bma|bm8
youngish a..||3ws
youngster n.i.|53o|ov
youth n.i.|3g5|ov
youthful a..|fg1 bmo|3ws
yr n.s.|1o3
yttrium n.r.||13t i0
yuan n.n.
yucatan P.f.||13v
yucca n.k.
yugoslavia P.f.||14r wx
yukon P.h.||f6 f7
yuman P.a.||amf 2d1
zaire n.n.
zambia P.f.||16f wx
zeal n.c.|21x 8pa fl5|21y 21z 9b4 9b5
zealand P.f.||1rm
zealous a..|8pa fl5 21x|8p6
zebra n.5.||47f aop
zebrawood n.k.||15k 15l
zen P.e.||47o 47r
zenith n.f.||1u8
zeno P.i.||23n
zeolite n.r.||xw dcr
zero na.n.u|cmv cq7 cqf|8ob ee ef 3cr cqd 3ct
zest nv.c.13|abx a1f f2c|8nn 1id 21z 6u3
zeus P.i.||11r
zigzag nvar.p.12|6ky|1m8 13n
zimbabwe P.f.|e5f|16f wx
zinc n.r.z||13t i0
zinnia n.k.
zionism P.a.|fl6 fl7|1ti 1tj 76
zionist P.i.|fl7 fl6|56p
zip nv.n.z|cmv fl8 fl9|8ob
zipper nv.6.z|fl9 fl8|3vq 3vr
zircon n.r.|ary|xw
zirconium n.r.||13t i0
zither n.6.||2ui c8
zloty n.n.
zoarcidae P.5.||1o6
zodiac n.f.|fla flb
zodiacal a..|flb fla
zombie n.i.||71x
zonal a..|flc
zone nv.f.15|bhs flc 7xs|3e4 a5b
zoning n.4.||d58 72 73
zoo n.6.||12m
zoological a..|fld
zoologist n.i.|ajy fld|2ps
zoology n.e.|98f
zoom nv.b.12|3cy|27l qw qx 4do
zoroaster P.i.|fle flf|56q
zoroastrian P.i.|flf fle|lx m2
zoroastrianism P.9.||151
zulu P.i.||xh
zurvan P.i.
zygomatic na.8.|529|1pu 1pv 528
zygomycota P.k.||288 1n0
zygote n.8.||2ms
`
