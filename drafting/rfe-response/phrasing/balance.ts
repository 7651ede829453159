import { arguing, quoting } from '../../proof/frames.ts'

/** On each factor of the balance, what a paper of the filing reads: Matter of Dhanasar names them as considerations, not as requirements. */
export const BALANCE_READS = {
  impractical: quoting(
    'As to whether securing a job offer or obtaining a labor certification would be impractical, {where} reads: {quoted}.',
    'On the first consideration, whether a job offer or a labor certification would be impractical, {where} states: {quoted}.',
  ),
  benefit_despite_workers: quoting(
    'As to the benefit to the United States even if other qualified workers are available, {where} reads: {quoted}.',
    'On what the contributions are worth even with other qualified workers at hand, {where} states: {quoted}.',
  ),
  urgency: quoting(
    'As to whether the national interest in the contributions is urgent, {where} reads: {quoted}.',
    'On the urgency of the work {where} states: {quoted}.',
  ),
}

/** Where all that speaks of it is quoted on an earlier point. */
export const BALANCE_ABOVE = {
  impractical: arguing(
    'What is quoted above on the way in which the work is done is offered on the first consideration as well.',
  ),
  benefit_despite_workers: arguing(
    'What is quoted above of the work and its results is offered as well on the benefit even if other qualified workers are available.',
  ),
  urgency: arguing(
    'What is quoted above on the time in which the work has to be done is offered on its urgency as well.',
  ),
}

/** What is asked where no paper speaks of it. */
export const BALANCE_ASKS = {
  impractical: 'why a job offer or a labor certification would be impractical for this endeavor',
  benefit_despite_workers: 'the contributions that only come with this person, each with its exhibit',
  urgency: 'why the work cannot wait for a labor certification',
} as const
