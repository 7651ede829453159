import type { Case } from '../case.ts'
import { sentences } from './sentences.ts'
import { tactileArtistPapers, tactileArtistProfile } from './tactile-artist-profile.ts'

export const tactileArtist: Case = {
  name: 'tactileArtist',
  profile: tactileArtistProfile,
  papers: tactileArtistPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        'Dr. Santoveña-Blythe was trained as a sculptor in Spain and went on to a practice-based doctorate in fine art at Saltmarsh College of Art in Norwich, which they completed part-time in February 2020.',
        'Between their two degrees they spent almost two years in Gijón as a studio assistant, casting and repairing reliefs for the sculptor Begoña Larralde.',
        'For the doctorate they carved 48 panels, showing twelve scenes in four styles each, and put them into the hands of 67 people who are blind or partially sighted.',
        'Panels carved by the nine rules were recognized by 74 percent of those who took part, copies in perspective by fewer than a quarter.',
        'The rules were not devised at a desk but written with the help of the people who had touched the panels.',
        'Their article, of which they are the sole author, was published in Touch and Museum Access in May 2020 and has since been cited 17 times.',
        'That research was funded from within the United Kingdom, by the Fenland Arts Trust.',
        'Since August 2021 they have taught sculpture part-time, twenty hours a week, at the Delancey Wharf School of Design in Philadelphia, where they also run the casting workshop.',
        'Roughly thirty students take their seminar on art and access in a given year.',
        'The Pellworth Museum commissioned seven bronzes after paintings in its own collection and wanted them to be understood without a guide.',
        'Nine blind visitors helped to choose the paintings, and next to each relief lies a small map that tells the hand where to start.',
        'In the year after the opening, 1,140 visitors who are blind or partially sighted came to the museum, more than five times the 210 of the year before.',
        'The museum itself is careful here: because it also began free transport from the station, it "cannot say how much of the rise in visits is due to the reliefs and how much to the transport."',
        'Of the 164 visitors who were interviewed, four in five could name at least five of the seven scenes without help.',
        'Visits had become longer as well, lasting 71 minutes on average where they had once lasted 34.',
        'They received one of five residencies in sculpture for 2023, for which 412 artists living in the United States had applied.',
        'The panel that selected them spoke of "work that asks to be judged by those it is made for."',
        'As they told the Harbor Courier, "[b]eauty is often in the way of the thumb."',
        'Hands First, a touring show of ten resin reliefs, stopped at eight places in three states and drew about 9,400 people, sighted visitors among them.',
        'Merit may be shown in culture and education as much as in business or science. Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
        'Dhanasar asks whether, on balance, it would benefit the United States to waive the job offer and thus the labor certification, and it names the factors of that balance at 26 I&N Dec. 884, 890-91.',
        'An officer who has never closed their eyes in a gallery may find the point hard to picture, and that is the point.',
      ],
      number: ['They carved 84 panels of the same twelve scenes and had them named by 67 people. ~~ 48'],
      money: [
        'The museum paid 190,000 dollars for the seven bronzes, most of it raised by its members. ~~ 96,000; 190 is pounds',
      ],
      date: [
        'They completed the doctorate in October 2019, five years after they had begun it as a part-time student in Norwich. ~~ February 2020',
      ],
      person: [
        'For almost two years they worked in Gijón as an assistant to the sculptor Begoña Larrañaga. ~~ Larralde',
      ],
      organization: [
        'The bronzes for the museum were cast at the Harlan Brothers Foundry in New Jersey. ~~ Kessock Foundry',
      ],
      place: [
        'Sixty-seven blind and partially sighted people in Norwich, Leeds and Gijón were asked to name the panels of the doctoral study. ~~ Norwich, Leeds and Valdemora',
      ],
      award: [
        'In 2023 they were named a Fellow of the Alder Point Foundation for life, an honor given to five sculptors a year. ~~ a residency of ten weeks',
      ],
      title: [
        'Their touring exhibition, "Seeing Hands," was shown in libraries and small museums in three states. ~~ Hands First',
      ],
      quotation: [
        'Of the finished bronzes the artist said, "My first version is always the one I keep." ~~ "My first version is always too beautiful"',
      ],
      citation: [
        'Cultural merit has long been recognized under INA § 203(b)(1)(A), the provision on which this petition is brought. ~~ that is EB-1A; 203(b)(2)',
      ],
      superlative: [
        'Among artists now working, nobody has done more for the access of blind people to painting. ~~ not in the record',
      ],
      causal: [
        'It was the seven reliefs that brought the additional 930 visitors to the museum within a year. ~~ the museum cannot say how much is due to them',
      ],
      slipped: [
        'Dr. Santoveña-Blythe, whose work is held in several national collections, teaches relief and casting in Philadelphia. ~~ no such collections',
      ],
      swapped: [
        'Copies in perspective were named by 74 percent of the participants and panels carved by the rules by 22 percent. ~~ exchanged',
      ],
      'role-or-status': [
        'They conceived and led the study Color for the Hand, for which Professor Ellingboe made the samples. ~~ the other way round',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The endeavor has three parts, all of them meant for small museums: a handbook that costs nothing, workshops, and files from which a museum can cast its own reliefs.',
        'Five chapters of twelve exist, and the handbook is to be finished in 2027 and placed on the internet.',
        'A first workshop, attended by eight museum makers, has already been held in Philadelphia, in May 2026.',
        'Four workshops a year are planned, each in a different state, and in the end about 130 makers should have been trained.',
        'Within five years, it is hoped, sixty museums and libraries in twenty states will have at least one such relief on show.',
        'The Pellworth Museum will lend its workshop, without rent, for two workshops in each of the years 2027 and 2028.',
        'No publisher has been found so far, but a handbook that is offered free of charge on the internet can do without one.',
        'What a blind visitor needs from a picture is not a copy of it but a way into it.',
      ],
      number: [
        'Ninety museums and libraries in twenty states should show at least one relief within five years. ~~ sixty',
      ],
      money: ['The museum will charge a rent of 6,500 dollars for the use of its workshop in 2027. ~~ free of rent'],
      date: [
        'The two nearby foundries that cast for museums closed in 2024, which makes the handbook urgent. ~~ they plan to close by 2029',
      ],
      person: [
        'The trustee Anselm Whitlock alone voted against lending the workshop, out of concern for insurance. ~~ the trustee is not named; Mr. Whitlock coordinates the residency',
      ],
      organization: [
        'A first workshop for museum makers took place in May 2026 with the support of the Keystone Council for the Blind. ~~ no such supporter',
      ],
      place: [
        'The touring exhibition reached libraries and small museums in Pennsylvania, New York, Ohio and Delaware. ~~ three states, not Delaware',
      ],
      award: [
        'The endeavor has won the Fenland Prize for accessible design, which comes with 21,000 pounds. ~~ research funding, not a prize',
      ],
      title: [
        'The handbook, whose working title is "Drawing for Fingers," will have twelve chapters, of which five have been written. ~~ no such title',
      ],
      quotation: [
        'In the words of one visitor to the museum, "I had forgotten that a river has an edge." ~~ "that a painting has a middle"',
      ],
      citation: [
        'The files of the first reliefs are already to be found at https://files.tactilerelief.example/forty, free for any museum. ~~ no such address; planned',
      ],
      superlative: [
        'The nine rules are the most widely used standard of their kind in the world. ~~ not in the record',
      ],
      causal: [
        'Because of the nine rules, museums across Britain have given up copies in perspective. ~~ one museum in Leeds recarved two panels',
      ],
      slipped: [
        'The handbook, drafts of which have been approved by a national association of the blind, will be free of charge. ~~ no approval told',
      ],
      swapped: [
        'Two places in each workshop are kept for the staff of museums with more than five employees. ~~ fewer than five',
      ],
      'role-or-status': [
        'All twelve chapters of the handbook have been completed, and any museum may read it on the internet without charge. ~~ five of twelve chapters',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I am the director of the Pellworth Museum of the River, which commissioned the seven reliefs, and I have known the artist for four years.',
          'I had asked two other artists before the commission went to Ilario, and both of them had turned me down.',
          'It all began with a letter from a visitor who had lost her sight; at the time we had audio guides and nothing whatever to touch.',
          'Our building, an old customs house with narrow aisles, did not make the task easier, and neither did the sun, in which bronze must not grow hot.',
          'School classes from Pennsylvania and Delaware, from schools for the blind, now visit us every term.',
          "If I have a criticism to report, it is our visitors' own: the letters on the maps should be larger, and there should be more seats.",
          'My trustees voted eight to one in favor of lending the workshop; the one who was against it worried about insurance.',
          'I can only tell what happened in one house on one river; others will have to say what it means for the rest.',
        ],
        number: [
          'The largest of our seven reliefs, four feet wide, weighs 410 pounds, and its bronze must not grow hot in the sun. ~~ 190',
        ],
        date: [
          'In June 2025 the trustees voted to lend our workshop to the artist for two workshops a year, free of rent. ~~ June 11, 2026',
        ],
        place: [
          'Schools for the blind in Pennsylvania and New Jersey now come to us each term. ~~ Pennsylvania and Delaware',
        ],
        organization: [
          'We could commission seven bronzes only with a grant from the Delaware Humanities Fund, which paid for most of them. ~~ the museum paid, most of it raised by its members',
        ],
        award: [
          "For the seven reliefs our museum was given the state's prize for accessibility in 2025. ~~ no such prize",
        ],
        superlative: [
          'When the seven bronzes opened, we became the only museum in Pennsylvania that offers blind visitors anything to touch. ~~ not in the record',
        ],
        swapped: [
          'In interviews, 164 of 1,140 visitors named at least five scenes, and "Ferry in Fog" was named most often. ~~ 131 of 164; least often',
        ],
        'role-or-status': [
          'Besides carving the seven reliefs, Ilario has headed the education department of my museum since the commission. ~~ a commissioned artist',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'Ilario and I are colleagues at the Delancey Wharf School of Design; we have known each other for five years and see each other about once a week.',
          'I proposed and led Color for the Hand; the 130 samples were made by Ilario, in clay, in resin and in bronze.',
          'Nine in ten participants told five of our six textures apart; the trouble lay with red and orange, which were confused.',
          'The samples were tested for wear, and of the three materials in which Ilario had made them, bronze lasted longest.',
          'I am partially sighted myself, so I do not speak of reliefs made for the hand as a mere onlooker.',
          'The seminar on art and access, which some thirty students take each year, is one I have attended as a guest.',
          'The study of textures has not been published; at the time of this letter the manuscript is still being written.',
          'Whether a relief succeeds is decided by the hand that reads it, and I ask that this work be measured in that way.',
        ],
        person: [
          'Ilario made the 130 samples, and our colleague Dr. Jessamyn Tolliver tested how they wear under many hands. ~~ Ilario tested it; she is the journalist',
        ],
        money: [
          'The Fenland Arts Trust gave 21,000 pounds for our work on Color for the Hand. ~~ that was the doctoral study',
        ],
        title: [
          'When the study had ended in May 2024, we presented it at the Philadelphia Symposium on Haptic Design. ~~ no such presentation',
        ],
        quotation: [
          'Ilario once said in the seminar, "A color is a promise that the finger has to keep." ~~ no such words in the file',
        ],
        citation: [
          'The textures are described at https://color.delanceywharf.example, and I may be reached at nadia@delanceywharf.example. ~~ no such page; another address',
        ],
        causal: ['The seminar has led several of our graduates to take up posts in museums. ~~ not told'],
        slipped: [
          'Five of the six textures, all of which have since been adopted by a maker of maps, were told apart by nine in ten participants. ~~ no maker of maps',
        ],
      },
    ),
    ...sentences('petition', {
      true: [
        'For Color for the Hand, a study that Professor Ellingboe proposed and led, they made 130 samples in clay, resin and bronze and tested how each of these wears.',
        'The bronzes, of which the largest is four feet wide and weighs 190 pounds, were cast at the Kessock Foundry in New Jersey after each of them had been carved three times.',
        'The museum paid $96,000 for all seven, which comes to somewhat less than $14,000 for each, and most of the money was raised by its members.',
        'The residency, ten weeks on the coast of Maine in the summer of 2023, came with a studio, a cottage and a stipend of $6,500.',
      ],
      person: [
        'The nine rules were drawn up together with Cecily Brandt, who had lost her sight and took part in the doctoral study. ~~ she is a visitor of the museum; not told of the study',
      ],
      award: [
        'The Harbor Courier named them Artist of the Year in its issue of April 7, 2024, when it reported on the opening of the seven bronzes. ~~ no such honor',
      ],
      title: [
        'The doctoral research, "Rules for a Picture in Relief: Touch and Perspective," was later published as an article of which they are the sole author. ~~ The Readable Surface',
      ],
      superlative: [
        'Of the 412 artists who applied for a residency in sculpture, the panel placed Dr. Santoveña-Blythe first. ~~ one of five; no ranking',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'Small museums cannot pay for bronze, and the two foundries near Philadelphia that cast for museums plan to close by 2029; files from which a museum can cast in resin are the answer that the endeavor proposes.',
        'Wherever Hands First was shown, librarians were trained for half a day, and three of the eight places have bought a relief of their own.',
      ],
      place: [
        'All four workshops of a year are to be held in Philadelphia, so that makers from other states will have to travel there. ~~ in a different state each time',
      ],
      citation: [
        'The first five chapters may be read in Touch and Museum Access, https://doi.example/10.5555/tma.2026.0611, ahead of the complete handbook. ~~ no such publication',
      ],
      swapped: [
        'The ten resin reliefs are on permanent show at the Pellworth Museum, while the seven bronzes have toured eight places in three states. ~~ exchanged',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'Our visitors have given a verdict of their own: 131 of the 164 whom we interviewed named at least five scenes without help, and "Ferry in Fog" was the one they named least often.',
        ],
        date: [
          'Our free transport from the station had been running for two years when the reliefs were opened, so that the rise in visits cannot be put down to it. ~~ it began in April 2024, after the opening',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'Textures wear off when thousands of hands pass over them, and so it mattered that the samples were made in three materials and that the wear of each was tested.',
        ],
      },
    ),
  ],
}
