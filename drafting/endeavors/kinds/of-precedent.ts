import type { Kind } from './kind.ts'

/** What can follow from a building, a film, an exhibition, a book or a repair: it cannot be copied, but others can learn from it. */
export const OF_PRECEDENT: readonly Kind[] = [
  {
    id: 'lessons',
    of: 'work',
    after: ['precedent'],
    weight: 30,
    fits: /\b(details?|drawings?|method|technique|rules?|how|made|built|changed|asked for|tested|map|recipes|dyed)\w*/gi,
    yields: 'guide',
    titles: [
      'A Practice Guide to {Focus}, Drawn from {Call}',
      'A Practice Guide Drawn from {Call} for {Actors}',
      'A Practice Guide Drawn from the Records of {Call}',
    ],
    undertaking: [
      'I propose a practice guide that shows, on the example of {work}, how such work is planned, carried out and checked.',
    ],
    method: [
      'I would set out the decisions of {ref} and what I would do otherwise today, and let colleagues plan a case of their own by the text.',
    ],
    merit: ['One example that is described in full teaches more than many that are only shown.'],
    scope: [
      'I would write the guide for the profession and not for the clients of {org}.',
      'I would write the guide for the whole profession.',
    ],
    urgency: ['Those who took part in {ref} can still be asked.'],
    beneficiaries: [
      'The gain would be for {actors}: they could plan such work without repeating known mistakes.',
      'The gain would be for colleagues, who could plan such work without repeating known mistakes.',
    ],
    impact: ['What was done once would become something that others can do.'],
    asks: {
      scope: 'who would publish the guide, with a letter if there is one',
      beneficiaries: 'the colleagues and clients who would use it, and how many they are',
      urgency: 'work of this kind that is being planned now',
    },
  },
  {
    id: 'worked-example',
    of: 'work',
    after: ['precedent'],
    weight: 26,
    fits: /\b(train|teach|taught|school|students?|carpenters?|weavers?|conservators?|technique|workshop|learn|spoke|congress)\w*/gi,
    yields: 'course',
    titles: [
      'Workshops on {Focus} with {Call} as the Worked Example',
      'Workshops for {Actors} with {Call} as the Worked Example',
      'Workshops for the Profession with {Call} as the Worked Example',
    ],
    undertaking: ['I propose workshops that go through {work} decision by decision.'],
    method: [
      'I would go through the decisions of {ref} one by one, at the place itself or from its records; each would take home a plan for a task of their own.',
    ],
    merit: ['A real case, shown by the person who did the work, says more than any drawing.'],
    scope: ['The workshops would be held in several states and open to all, whoever employs them.'],
    urgency: ['Such workshops need people who did the work and can still show it.'],
    beneficiaries: [
      'The gain would be for {actors}: they would carry the practice to their own commissions.',
      'The gain would be for colleagues, who would carry the practice to their own commissions.',
    ],
    impact: ['Works of the same kind would arise at places that I shall never see.'],
    asks: {
      scope: 'the schools or associations that would be hosts to the workshops',
      beneficiaries: 'how many colleagues would take part, with a source',
      urgency: 'why the practice should be passed on now',
    },
  },
  {
    id: 'case-record',
    of: 'work',
    after: ['precedent'],
    weight: 23,
    fits: /\b(measured|percent|costs?|dollars|visits|visitors|counted|monitor\w*|leaked|seconds|square meter)\b/gi,
    onlyIfFit: true,
    yields: 'records',
    titles: ['Monitoring {Call} Over the Years and Publishing the Case', 'A Public Long-Term Record of {Call}'],
    undertaking: ['I propose to measure how {work} stands up over the years, and to publish the case with its faults.'],
    method: [
      'What {ref} was meant to do would be set beside what can be counted now; where they differ I would look for the reason.',
    ],
    merit: ['I consider it right to examine a work over the years, and not only when it is new.'],
    scope: ['The published case would serve whoever has to decide on a similar work.'],
    urgency: ['What is not measured in these years cannot be measured later.'],
    beneficiaries: [
      'The gain is for {actors}: they could decide by what has been measured.',
      'The gain would be for clients, who could decide by what has been measured.',
    ],
    impact: ['A decision about the next such work could rest on figures.'],
    asks: {
      scope: 'the owner’s consent to measure and publish',
      beneficiaries: 'who is planning a similar work, with a source',
      urgency: 'a decision on a similar work that is near',
    },
  },
]
