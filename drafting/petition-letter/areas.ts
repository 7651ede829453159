/** The areas in which Dhanasar, at 889, says that merit may lie, and the words by which an endeavor shows its own. */
const MERIT_AREAS: { area: string; subject: RegExp }[] = [
  { area: 'health', subject: /\b(patient|clinic|hospital|nurs|medic|disease|health|drug|therap)/gi },
  { area: 'education', subject: /\b(student|teach|school|curricul|learner|classroom)/gi },
  {
    area: 'technology',
    subject:
      /\b(software|protocol|device|system|sensor|filter|drone|batter|engineer|bridge|manufactur|equipment|tools?\b)/gi,
  },
  {
    area: 'science',
    subject: /\b(research|experiment|laborator|molecul|acid|physics|chemi|biolog|dataset|data set)/gi,
  },
  { area: 'business', subject: /\b(market|revenue|customer|startup|investor|sales|company|compan)/gi },
  {
    area: 'culture',
    subject:
      /\b(museum|music|film|theat|heritage|exhibition|tapestr|weav|loom|craft|artist|artisan|sculpt|potter|ceramic|kiln|dance|paint)/gi,
  },
]

/** Share of the first area's words under which a second is only touched on. */
const TOUCHED = 1 / 3

/** The one or two areas that an endeavor's words name most; a second that is named in passing is no area of it. */
export function meritAreas(text: string): string[] {
  const [first, second] = MERIT_AREAS.map(({ area, subject }) => ({ area, count: text.match(subject)?.length ?? 0 }))
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
  if (first === undefined) return []
  return second === undefined || second.count < TOUCHED * first.count ? [first.area] : [first.area, second.area]
}
