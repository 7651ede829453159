import { credentialOf, issuerOf, seatOf, theName } from '../../builtin/entries.ts'
import { isApplication, isLetter, isMembership, isPress, isSpent, isTalk, isUnwon } from '../../builtin/papers.ts'
import { monthOf } from '../../builtin/dates.ts'
import { joined, plain, words, type Phrase } from '../../builtin/phrase.ts'
import { placingOf } from '../../builtin/placing.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { presentable } from '../../builtin/presentable.ts'
import type { Told } from '../../builtin/told.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { productsIn } from '../../endeavors/nouns.ts'
import { bearsOpinion, isTakenUp } from '../contributions.ts'
import type { Letter } from '../letter.ts'
import { LENGTHS } from '../lengths.ts'
import { ASK_EFFECT, ASK_JUDGMENT, ASK_SEEN } from '../manners/asked.ts'
import * as every from '../manners/every.ts'
import { question } from './question.ts'
import { knowsPost } from '../writer.ts'
import { remarksOf, tellsHowKnown } from './writer.ts'

/** What others have made of the work, how it was recognized, and what it shows of the applicant. */
export function effect(letter: Letter): void {
  const { write, writer, goals, contributions, variation } = letter
  const most = LENGTHS[variation.length]
  const elsewhere = contributions.flatMap((one) => one.elsewhere)
  const [home] = contributions.filter((one) => one.elsewhere.length > 0)
  if (home !== undefined && isTakenUp(home.elsewhere[0]) && letter.tie !== 'dependent')
    write.say(every.BEYOND, { org: home.work.say('organization') })
  write.tell(elsewhere)
  recognition(letter)
  write.close()
  duties(letter)
  if (most.honors > 1 && goals.includes('personal_abilities') && tellsHowKnown(letter)) judgment(letter)
  if (goals.includes('work_impact') && contributions.length > 0)
    question(letter, ASK_EFFECT, `referees.${writer.id}.comments`)
}

/** Words from which on a remark tells an occasion. */
const REMARK = 8

/** Words by which somebody says what they think. */
const OPINION =
  /\b(?:best|better|finest|most (?!of\b)\p{L}+|excellent|impress\w*|struck|convinc\w+|trust|respect|admir\w+|careful|thorough|reliable|rare|gifted|talented|skilled|remarkable|outstanding|recommend|rely|think|believe|consider|opinion|right to|was right|were right|(?:never|not) (?:seen|met|known|had)|only one|few (?:others|people|engineers|colleagues)|(?:I|we) would (?:not )?(?:hire|trust|choose|trade|take|go))\b/iu

/** What the writer thinks of the applicant nobody else can say: who has not told it in the comments is asked for it. */
function judgment(letter: Letter): void {
  const { writer, contributions } = letter
  const remarks = remarksOf(letter).map(({ text }) => text)
  if (remarks.some((text) => OPINION.test(text))) return
  const hasSeen = remarks.join(' ').split(/\s+/).length > REMARK
  const path = `referees.${writer.id}.comments`
  if (bearsOpinion(contributions)) question(letter, ASK_JUDGMENT, path, { product: productOf(letter) })
  else if (!hasSeen) question(letter, ASK_SEEN, path)
}

/** What the applicant made, of that which the writer has told; else the work itself. */
function productOf({ contributions, naming }: Letter): string {
  const [made] = contributions.flatMap(({ did }) => productsIn(did))
  const [first] = contributions
  const called = first === undefined ? undefined : naming.call(first.work)
  return made?.short ?? (called === undefined ? 'this work' : plain(called))
}

function duties(letter: Letter): void {
  const { write, posts, share, variation } = letter
  const [post] = posts.filter((one) => knowsPost(letter.row, { organization: one.value('organization') }))
  if (post === undefined) return
  const told = share.mine(presentable(post.told('job_summary'))).slice(0, LENGTHS[variation.length].duties)
  if (told.length === 0) return
  const slots = {
    employer: post.say('organization'),
    jobTitle: post.say('job_title', occupation),
    serves: letter.portrait.person.plural ? 'serve' : 'serves',
  }
  write.say(post.value('end_date') === '' ? every.POST : every.POST_HELD, slots)
  write.tell(told)
  write.close()
}

function recognition(letter: Letter): void {
  const { write, writer, share, variation, portrait } = letter
  const most = LENGTHS[variation.length].honors
  if (letter.tie === 'dependent')
    for (const degree of letter.studies
      .filter(
        (one) => one.value('school_name') === writer.value('organization') && !/^residency/i.test(one.value('major')),
      )
      .slice(0, 1))
      write.say(every.STUDIES, { major: degree.say('major'), school: degree.say('school_name') })
  for (const honor of honorsOf(letter).slice(0, most)) {
    const { person } = portrait
    write.say(bankOf(honor, writer.value('organization')), {
      item: theName(honor),
      credential: credentialOf(honor),
      membership: membershipOf(honor),
      letter: isLetter(honor) ? honor.say('name', () => 'our letter') : undefined,
      received: honor.say('received_date', monthOf),
      issuer: issuerOf(honor),
      hers: person.plural ? 'theirs' : person.subject === 'she' ? 'hers' : 'his',
    })
    const isOwn = honor.value('issuing_organization') === writer.value('organization')
    const about = presentable(honor.told('brief_introduction'))
    const told = about
    write.ofHouse = isOwn
    write.tell(share.mine(isOwn ? told.map(ours) : told.filter(isOfItself)).filter(isTelling), 2)
    write.ofHouse = false
  }
}

/** "The license was renewed in 2021" adds nothing to a letter, nor does "It is a certification after an examination." */
const isTelling = ({ text }: Told): boolean => text.split(/\s+/).length > 5 && !/^It is an? [^\d]*$/.test(text)

/** What a house's own paper says of "them" is said of the writer's house. */
const ours = (told: Told): Told => ({ ...told, text: told.text.replace(/^They\b/, 'We') })

/** True of a sentence that needs none before it to tell who is meant. */
const isOfItself = ({ text }: Told): boolean => !/^(?:They|He|She|We|There)\b/.test(text)

/** "a member of the panel on timing, of the Continental Society"; a body that the name tells is not told again. */
function membershipOf(honor: Entry): Phrase | undefined {
  const issuer = honor.value('issuing_organization')
  const seat = honor.say('name', (name) => article(seatOf(name)))
  if (seat === undefined || issuer === '' || honor.value('name').includes(issuer)) return seat
  const of = honor.value('name').includes(' of ') ? ', of ' : ' of '
  const body = honor.say('issuing_organization', (name) => (/^the\b/i.test(name) ? name : `the ${name}`))
  return body === undefined ? seat : joined(seat, words(of), body)
}

/** What the writer's own house gave first; of the rest each writer begins at another, and licenses are for those who employ. */
function honorsOf({ honors, writer, share, few, portrait }: Letter): Entry[] {
  // A paper of a house that speaks for itself is left to that house's own letter.
  const house = writer.value('organization')
  const standing = honors.filter(
    (honor) => !isSpent(honor, portrait.caseFile.profile.today) && !isApplication(honor) && !isUnwon(honor),
  )
  const own = standing.filter((honor) => honor.value('issuing_organization') === house)
  // Users and officials vouch for what they have; a license is known to those who work with its holder.
  if (share.manner === 'client' || share.manner === 'official') return own
  const employs = share.manner === 'supervisor' || share.manner === 'colleague'
  const others = standing.filter(
    (honor) =>
      !own.includes(honor) &&
      // A letter or an article speaks for its own author.
      !isLetter(honor) &&
      !isPress(honor) &&
      !isTalk(honor) &&
      !/^(?:coach|judge|reviewer|speaker|chair|organizer)\b/i.test(honor.value('name')) &&
      honor.value('category') !== 'Project',
  )
  // Whoever does not employ the applicant reports a credential after all else.
  const isLast = (honor: Entry): boolean => !employs && !few && honor.value('category') === 'Professional'
  const turned = (items: readonly Entry[]): Entry[] => {
    const from = share.rank % Math.max(items.length, 1)
    return [...items.slice(from), ...items.slice(0, from)]
  }
  return [...own, ...turned(others.filter((one) => !isLast(one))), ...turned(others.filter(isLast))]
}

/** A letter about what its author would like to have or to do. */
const INTENDED = /\b(?:inten[dt]s?|interest(?:ed)?|wants?|would|wishes|plans?|try)\b/i

function bankOf(honor: Entry, house: string): readonly string[] {
  if (isMembership(honor)) return every.SEATED
  if (isLetter(honor) && INTENDED.test(`${honor.value('name')} ${honor.value('brief_introduction')}`))
    return every.OWN_LETTER
  const isPlaced = placingOf(honor)?.isTaken === true
  const isAward = honor.value('category') === 'Achievement' || honor.value('sub_category') === 'Academic Award'
  if (honor.value('issuing_organization') === house)
    return isAward ? (isPlaced ? every.OWN_PLACED : every.OWN_AWARD) : every.OWN_DOCUMENT
  if (isAward) return isPlaced ? every.PLACED : every.AWARD
  return every.CREDENTIAL
}

/** One or two works of which the letter tells, by the writer's place, so that letters do not all name the same pair. */
export function foremost({ contributions, share, works }: Letter): Work[] {
  const told = contributions.length > 0 ? contributions.map(({ work }) => work) : works
  const [one, two] = told
  const pairs = [[one, two], [one], [two, one], [two ?? one]]
  return (pairs[share.rank] ?? [share.rank % 2 === 0 ? one : (two ?? one)]).filter((work) => work !== undefined)
}
