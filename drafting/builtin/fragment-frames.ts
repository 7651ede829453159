/**
 * How a sentence that was typed without its subject or verb becomes whole, by the field that it stands in. The frames
 * speak as the applicant; `{…}` takes the words as typed. Of several frames an entry's own number picks one.
 */
export interface FragmentFrames {
  /** A thing or a list of things: "mixed chemistries and unknown histories". */
  thing: readonly string[]
  /** "to restore the lithium content", and a bare verb with "to" put before it. */
  to: readonly string[]
  /** "leading a team of four" */
  doing: readonly string[]
}

const background: FragmentFrames = {
  thing: ['The starting point was {words}.', 'The work began from {words}.', 'At the outset there was {words}.'],
  to: ['The task was {words}.', 'It was necessary {words}.'],
  doing: ['The starting point was the task of {words}.'],
}
const goal: FragmentFrames = {
  thing: ['The goal was {words}.', 'The aim was {words}.'],
  to: ['The goal was {words}.', 'The aim was {words}.'],
  doing: ['The aim was {words}.', 'The goal was {words}.'],
}
const challenge: FragmentFrames = {
  thing: ['The main difficulty was {words}.', 'The difficulty lay in {words}.'],
  to: ['The difficulty was {words}.'],
  doing: ['The difficulty lay in {words}.', 'The hard part was {words}.'],
}
const solution: FragmentFrames = {
  thing: ['The solution was {words}.', 'The approach taken was {words}.'],
  to: ['The solution was {words}.', 'The approach was {words}.'],
  doing: ['The solution consisted in {words}.'],
}
const impact: FragmentFrames = {
  thing: ['The result was {words}.', 'The outcome was {words}.'],
  to: ['The effect was {words}.'],
  doing: ['The effect lay in {words}.'],
}
const duties: FragmentFrames = {
  thing: ['My duties include {words}.', 'My work there includes {words}.'],
  to: ['My task is {words}.', 'It is my task {words}.'],
  doing: ['My duties include {words}.', 'My work there includes {words}.'],
}
const pastDuties: FragmentFrames = {
  thing: ['My duties included {words}.', 'My work there included {words}.'],
  to: ['My task was {words}.', 'It was my task {words}.'],
  doing: ['My duties included {words}.', 'My work there included {words}.'],
}
const skills: FragmentFrames = {
  thing: ['The position requires {words}.', 'The requirements of the position are {words}.'],
  to: ['The position requires the ability {words}.'],
  doing: ['The position requires {words}.'],
}
const pastSkills: FragmentFrames = {
  thing: ['The position required {words}.', 'The requirements of the position were {words}.'],
  to: ['The position required the ability {words}.'],
  doing: ['The position required {words}.'],
}
const item: FragmentFrames = {
  thing: ['{Item} is described as follows: {words}.'],
  to: ['The purpose of {item} is {words}.'],
  doing: ['{Item} stands for {words}.'],
}
const progress: FragmentFrames = {
  thing: ['The progress to date is {words}.', 'What has been reached so far is {words}.'],
  to: ['The next step is {words}.'],
  doing: ['I am {words}.'],
}
const plans: FragmentFrames = {
  thing: ['The plan provides for {words}.', 'Part of the plan is {words}.'],
  to: ['I plan {words}.', 'I intend {words}.', 'My plan is {words}.'],
  doing: ['The plan includes {words}.'],
}
const outcomes: FragmentFrames = {
  thing: ['The expected outcome is {words}.', 'The plan is expected to bring {words}.'],
  to: ['The plan is expected {words}.'],
  doing: ['The outcome expected lies in {words}.'],
}
const effects: FragmentFrames = {
  thing: ['The expected effect is {words}.', 'What the plan would bring is {words}.'],
  to: ['The work is meant {words}.'],
  doing: ['The effect expected lies in {words}.'],
}

/** What a field's fragments are about. */
export const FRAMES_BY_FIELD: Readonly<Record<string, FragmentFrames>> = {
  background,
  goal,
  challenge,
  solution,
  impact,
  job_summary: duties,
  'job_summary, past': pastDuties,
  required_skills: skills,
  'required_skills, past': pastSkills,
  brief_introduction: item,
  current_progress: progress,
  plans,
  expected_outcomes: outcomes,
  'impact, plan': effects,
  exp_applicant_qualifications: {
    thing: ['My qualifications include {words}.'],
    to: ['I am qualified {words}.'],
    doing: ['My qualifications include {words}.'],
  },
  exp_related_experience: {
    thing: ['My experience includes {words}.'],
    to: ['My task was {words}.'],
    doing: ['My experience includes {words}.'],
  },
  exp_subs_merit_intric_val: {
    thing: ['The subject of the endeavor is {words}.'],
    to: ['The endeavor is meant {words}.'],
    doing: ['The endeavor consists in {words}.'],
  },
  exp_subs_merit_impact: {
    thing: ['The effect of the endeavor is {words}.'],
    to: ['The endeavor serves {words}.'],
    doing: ['The merit of the endeavor lies in {words}.'],
  },
  exp_subs_merit_evidence: {
    thing: ['The evidence includes {words}.'],
    to: ['The evidence serves {words}.'],
    doing: ['The evidence lies in {words}.'],
  },
  exp_nation_impt_scope: {
    thing: ['The scope of the endeavor is {words}.'],
    to: ['The endeavor is planned {words}.'],
    doing: ['The scope includes {words}.'],
  },
  exp_nation_impt_urgency: {
    thing: ['The urgency comes from {words}.'],
    to: ['It is urgent {words}.'],
    doing: ['The urgency lies in {words}.'],
  },
  exp_nation_impt_beneficiaries: {
    thing: ['Those who benefit are {words}.'],
    to: ['The benefit is {words}.'],
    doing: ['The benefit lies in {words}.'],
  },
  exp_nation_impt_impact: {
    thing: ['The impact expected is {words}.'],
    to: ['The endeavor is expected {words}.'],
    doing: ['The impact lies in {words}.'],
  },
}

/** For any other field. */
export const OTHER_FRAMES: FragmentFrames = {
  thing: ['A further point is {words}.'],
  to: ['A further aim is {words}.'],
  doing: ['A further point is {words}.'],
}
