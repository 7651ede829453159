import { toldIn } from '../builtin/told.ts'
import { buildCaseFile } from '../case-file.ts'
import { mainsEngineer } from './profiles/mains-engineer.ts'

/** What a post that asks for these skills is told to ask for. */
export function toldSkills(required_skills: string): string {
  const [post] = mainsEngineer.professionalhistory
  if (post === undefined) throw new Error('The profile has no post')
  const profile = { ...mainsEngineer, professionalhistory: [{ ...post, required_skills }] }
  return toldIn(buildCaseFile(profile), 'professionalhistory', post.id, 'required_skills')
    .map(({ text }) => text)
    .join(' ')
}
