import type { Questions } from './questions.ts'

/** Where an endeavor can begin that the record does not tell of yet: a title, what it would be, and the first question. */
const BEGINNINGS = `
Solving a Problem Met in Practice | to solve a problem that you have met at work | Which problem is it, where did you meet it, and what would you do about it?
Carrying a Finished Project on to Others | to carry a project of yours on to others | Which project is it, who are the others, and what do they need?
Putting a Thesis to Use | to put to use what you found in your studies | What did you find, and who could use it?
Finishing What Was Left Unfinished | to finish what an earlier project left open | What was left open, why, and what would finish it?
Meeting a Need That Users Have Named | to meet a need that users of your work have named | Who named it, in which words, and how would you meet it?
Bringing a Proven Way of Working to the United States | to bring a way of working that has proved itself elsewhere | What is it, where was it proved, and what has to be changed for it here?
Repeating a Good Result at a Second Place | to reach a good result once more at a second place | Which result is it, and which place would be the second?
Building on a Prize or a Grant | to go on from what a prize or a grant was given for | What was it given for, and what comes next?
Answering a Question That a Rule Leaves Open | to answer a question that a rule or a standard leaves open | Which rule is it, what does it leave open, and how would you answer it?
Lowering a Cost That Keeps Others out | to lower a cost that keeps others from taking part | Which cost is it, how high is it, and how would you lower it?
Making Scarce Knowledge Common | to make common what few people know today | What is known to few, how did you learn it, and how would others get it?
Reaching People Who Are Left out Today | to reach people whom such work does not reach today | Who are they, why are they left out, and how would you reach them?
Preventing a Harm Before It Happens | to prevent a harm that is only repaired today | Which harm is it, how often does it happen, and how would you prevent it?
Shortening a Wait That Costs Money | to shorten a wait that costs money or health | Who waits for what, how long, and how would you shorten it?
Measuring What Is Only Guessed Today | to measure what is only guessed today | What is guessed, who decides by it, and how would you measure it?
Joining Two Trades in One Undertaking | to join two trades that you know | Which two are they, and what can they do together?
Starting a Company on One’s Own Work | to start a company on your own work | What would it sell, to whom, and who has asked for it?
Working with a Public Body on Its Task | to work with a public body on a task of its own | Which body is it, what is its task, and what would you do for it?
Making a Process Safer | to make a process safer | Which process is it, what goes wrong today, and how would you make it safer?
Saving a Material or Energy That Is Lost | to save a material or energy that is lost today | What is lost, how much of it, and how would you save it?
Replacing a Supply from Abroad | to make in the United States what is bought abroad | What is bought abroad, by whom, and how would you make it here?
Repairing What Is Thrown Away | to repair or use again what is thrown away | What is thrown away, how much of it, and how would you use it again?
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

const ASKS: Omit<Questions, 'what'> = {
  change: 'what changes, and for whom',
  scope: 'who beyond the first users could use the result, and how it reaches them',
  urgency: 'why the work should begin now, with a date or a source',
  beneficiaries: 'who gains, and how many they are, with a source',
  outcome: 'the measurable outcome and its date',
}

export interface OpenIdea {
  title: string
  text: string
  asks: Questions
}

/** Ideas for a record that suggests no more of its own; in the field that it names, or in none. */
export const openIdeas = (field: string): OpenIdea[] =>
  BEGINNINGS.map(([title = '', text = '', what = '']) => ({
    title: field === '' ? title : `${title} in ${field}`,
    text,
    asks: { what, ...ASKS },
  }))
