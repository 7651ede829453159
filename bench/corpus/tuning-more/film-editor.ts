import type { Case } from '../case.ts'
import { filmEditorPapers, filmEditorProfile } from './film-editor-profile.ts'
import { fabricated, truths } from './say.ts'

const director = { referee: 81 }
const reader = { referee: 82 }

export const filmEditor: Case = {
  name: 'film-editor',
  profile: filmEditorProfile,
  papers: filmEditorPapers,
  sentences: [
    ...truths('petition', [
      'Ms. Ljungåker, who holds a master’s degree in film editing from the Bothnia School of Moving Image in Vaasa, Finland, has edited documentaries for Ninebark Pictures in Duluth since August 2022.',
      'Her work for the company, a part-time position of thirty hours a week, has so far comprised two feature-length films and nine shorts.',
      'From roughly ninety hours of footage, some of it with damaged sound, she shaped a film that runs for eighty minutes.',
      'The Last Ferry to Ontonagon tells of a Lake Superior ferry line that closed after 71 years.',
      'Rather than adding captions at the end, she treated them as part of the picture and adjusted the rhythm of the cut to suit them.',
      'Every version was corrected by a deaf reader, Maribel Stonecipher.',
      'The finished film was screened at four festivals and in seventeen libraries across Minnesota and Michigan, and a public television station in Duluth acquired it.',
      'At the Harbor Light Documentary Days in April 2025, where 23 films competed, the jury gave her a Special Mention for Editing.',
      '“Ninety hours of mumbling,” wrote the jury, “became eighty minutes that one understands.”',
      'Her agreement of January 2023 provided for a fee of $34,000 and a single-card credit, while reserving the final cut to the director.',
      'Merit in the field of culture is expressly among the areas that Dhanasar names. 26 I&N Dec. at 889.',
    ]),
    ...truths('endeavor', [
      'Under the plan, workshops would be held in six cities and ten regional documentaries would be captioned in collaboration with deaf readers.',
      'A sixteen-page guide already exists, and fourteen editors attended a first workshop in Duluth in May 2026.',
      'Some 120 editors are expected to be trained over the next one to three years.',
      'A film that part of its audience cannot follow is, on the view taken here, an unfinished one.',
    ]),
    ...truths(director, [
      'I am Kaisa’s employer and directed the ferry film that she edited, and in the past four years we have spoken nearly every week.',
      'She cut the scene I loved most, and the film gained by it.',
      'Two of the old sailors in our film are hard of hearing, and all of them speak very softly.',
      'Whatever a reader may think of the film, I recommend its editor without hesitation.',
    ]),
    ...truths(reader, [
      'I read and corrected the captions as a deaf viewer, and I have known Ms. Ljungåker for three and a half years.',
      'What set this project apart for me is that she came to me first and not last.',
      'The goal was a film that deaf and hearing people could watch together.',
      'I work as an accessibility librarian at the North Shore Library Circle, and I write about what I have seen with my own eyes.',
    ]),

    ...fabricated('number', 'petition', [
      [
        'The film was shown at seventeen festivals and in a number of libraries in Minnesota and Michigan.',
        'four festivals, seventeen libraries',
      ],
    ]),
    ...fabricated('number', 'endeavor', [
      [
        'A guide of 16 pages has been written, and the first workshop drew more than forty editors to Duluth in May 2026.',
        '14',
      ],
    ]),
    ...fabricated('money', 'petition', [
      ['The Special Mention came with prize money that allowed her to complete the guide on captions.', 'not endowed'],
      [
        'Under her agreement with Ninebark Pictures she received 34,000 dollars a month over a period of 14 months.',
        '34,000 in all, in four parts',
      ],
    ]),
    ...fabricated('date', 'petition', [
      [
        'She had been editing for Ninebark Pictures for three years when the work on the ferry film began.',
        'employed Aug. 2022, film Jan. 2023',
      ],
    ]),
    ...fabricated('person', 'petition', [
      ['The Last Ferry to Ontonagon was directed by Otto Brandvold, to whom the final cut was reserved.', 'Otis'],
    ]),
    ...fabricated('organization', director, [
      [
        'The film, of which I was the director and she the editor, was shown at four festivals and bought by the Sundance Channel.',
        'public television station in Duluth',
      ],
    ]),
    ...fabricated('place', 'petition', [
      ['She learned her craft in Helsinki, where she studied editing, sound and documentary dramaturgy.', 'Vaasa'],
      ['Libraries in Minnesota, Wisconsin and Michigan have shown the film to their patrons.', 'Wisconsin not told'],
    ]),
    ...fabricated('award', 'petition', [
      [
        'At the Harbor Light Documentary Days she received the jury’s prize for the best editing among 23 films.',
        'special mention, not a prize for best editing',
      ],
    ]),
    ...fabricated('award', director, [
      [
        'She is a certified caption editor as well as a trained film editor, and both showed in the cutting room.',
        'no caption certificate',
      ],
    ]),
    ...fabricated('title', 'endeavor', [
      [
        'The plan, “Captions for Every Screen,” starts from a guide of 16 pages that is free for all editors.',
        'Captions from the First Cut',
      ],
    ]),
    ...fabricated('quotation', reader, [
      [
        'I have known her for three and a half years, and when we met she told me, “I will not lock a frame before you have read it.”',
        'invented words',
      ],
    ]),
    ...fabricated('citation', 'petition', [
      [
        'National importance is discussed in Matter of Dhanasar, 26 I&N Dec. 884, 899 (AAO 2016), which does not look at geography alone.',
        'no page 899; it is 889',
      ],
    ]),
    ...fabricated('superlative', 'petition', [
      [
        'With two long films and nine short ones to her credit at Ninebark, she is the leading specialist in accessible documentary editing in the upper Midwest.',
        'not in record',
      ],
    ]),
    ...fabricated('causal', 'petition', [
      [
        'Seventeen libraries in Minnesota and Michigan showed the film, and her captions brought them a new audience of deaf viewers.',
        'no such effect told',
      ],
    ]),
    ...fabricated('causal', director, [
      [
        'It was on account of her captions that the television station decided to buy our film.',
        'reason for purchase not told',
      ],
    ]),
    ...fabricated('slipped', 'endeavor', [
      [
        'A guide of 16 pages, reviewed by a national association of the deaf, has already been written.',
        'review slipped in',
      ],
    ]),
    ...fabricated('slipped', reader, [
      [
        'As the deaf reader of the film I corrected every version of the captions, usually in long evening sessions at her side.',
        'evening sessions slipped in',
      ],
    ]),
    ...fabricated('swapped', 'petition', [
      [
        'A part of the captions was broken, so Maribel Stonecipher rewrote the sound of the film as part of the picture.',
        'sound was broken; Ljungåker wrote the captions',
      ],
    ]),
    ...fabricated('swapped', 'endeavor', [
      [
        'Ten workshops are planned, and documentaries from six cities are to be captioned together with deaf readers.',
        'six cities of workshops, ten documentaries',
      ],
    ]),
    ...fabricated('role-or-status', 'petition', [
      [
        'As editor and co-director of the ferry film, she shared the final cut with Otis Brandvold.',
        "editor only; final cut was director's",
      ],
    ]),
    ...fabricated('role-or-status', 'endeavor', [
      [
        'About 120 editors have been trained in workshops held in six cities, with a guide of 16 pages that anybody may use free of charge.',
        'planned, only one workshop of 14',
      ],
    ]),
  ],
}
