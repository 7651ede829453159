import type { FactCard } from '#domain/fact-card.ts'

/** A card that a person or a model has worded or decided on, as it is stored. */
export interface SettledCard extends Omit<FactCard, 'was' | 'choices'> {
  /** How the applicant was called when the card was worded: the name follows when it changes. */
  named: string
}
