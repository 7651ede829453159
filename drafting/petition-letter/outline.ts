import type { OutlineSection } from '../outline.ts'
import type { Matter } from './matter.ts'
import { ELIGIBILITY } from './outline/eligibility.ts'
import { ENDEAVOR } from './outline/endeavor.ts'
import { OPENING } from './outline/opening.ts'
import { PRONG_ONE } from './outline/prong-one.ts'
import { CONCLUSION, PRONG_THREE } from './outline/prong-three.ts'
import { prongTwo } from './outline/prong-two.ts'
import type { PetitionSection } from './outline/section.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** Headings that bring their own number: the parts of the record, "2(a). …". */
const NUMBERED = /^\d+\([a-z]\)\. /

/** The sections with their headings as printed: Parts in Roman numerals, then letters, then figures. */
function numbered(sections: readonly PetitionSection[], matter: Matter): OutlineSection[] {
  let [part, letter, figure] = [0, 0, 0]
  return sections.map(({ when: _, ...section }): OutlineSection => {
    const heading = typeof section.heading === 'string' ? section.heading : section.heading(matter)
    const number = ((): string => {
      if (section.level === 1) {
        ;[part, letter, figure] = [part + 1, 0, 0]
        return `${ROMAN[part - 1]}. `
      }
      if (section.level === 2) {
        ;[letter, figure] = [letter + 1, 0]
        return `${String.fromCharCode(64 + letter)}. `
      }
      if (NUMBERED.test(heading)) return ''
      figure += 1
      return `${figure}. `
    })()
    return { ...section, heading: number + heading }
  })
}

/** The sections of the letter for this case, in order: the one place that decides which there are. */
export function petitionOutline(matter: Matter): OutlineSection[] {
  const sections = [
    ...OPENING,
    ...ELIGIBILITY,
    ...ENDEAVOR,
    ...PRONG_ONE,
    ...prongTwo(matter),
    ...PRONG_THREE,
    ...CONCLUSION,
  ]
  return numbered(
    sections.filter(({ when }) => when === undefined || when(matter)),
    matter,
  )
}
