import type { Point } from './point.ts'

/** Whether the person is well positioned: the factors of Matter of Dhanasar, 26 I&N Dec. at 890. */

const COLLEAGUES_ALONE =
  'Letters of independent writers weigh more than letters of colleagues, and concrete examples more than praise ({caron@795}).'

export const educationAndSkills: Point = {
  title: 'Education, skills and knowledge for the endeavor',
  fields: [
    'derived.highest_degree',
    'endeavors.exp_applicant_qualifications',
    'academichistory.diploma_en',
    'professionalhistory.job_title',
  ],
  also: ['evidence.supporting_doc', 'professionalhistory.job_summary'],
  papers: /\b(?:diploma|transcript|certif|licen[sc]e|resume)/iu,
  words: /\b(?:degree|doctorate|master|trained|training|skills?|knowledge|certif|licen[sc]e|expertise|qualif)/giu,
  risk: 'some',
  needs: [
    {
      what: 'Record of degrees, certificates and training for this work',
      asked: /\b(?:degree|education|certif|training|skills?|knowledge|licen[sc]e)/iu,
      usual: true,
      papers: /\b(?:diploma|transcript|certif|licen[sc]e)/iu,
      days: 21,
    },
  ],
  advice: [
    'Tie each degree, certificate and skill to a step of the endeavor; expertise by itself is not enough for a waiver ({dhanasar@886 n.3}).',
    'Education is one of several factors ({dhanasar@890}): let the record of past work follow right after it.',
  ],
}

export const recordOfSuccess: Point = {
  title: 'A record of success in similar work',
  fields: [
    'professionalprojects.impact',
    'academicprojects.impact',
    'derived.total_citations',
    'endeavors.exp_related_experience',
    'academicprojects.published_journal',
  ],
  also: ['evidence.brief_introduction'],
  papers: /\b(?:award|prize|article|project documents|adopt|grant|patent|media|citation)/iu,
  words:
    /\b(?:cited|citations?|published|adopted|awards?\b|honored|prize|results?|success|achiev|used by|implemented|granted|patent|led|reduc|improv|percent)/giu,
  risk: 'medium',
  needs: [
    {
      what: 'Papers that show others using the work, not only citing it',
      asked: /\b(?:used|use of|implement|adopt|impact|influence|success|relied|appl(?:y|ied))/iu,
      usual: true,
      papers: /\b(?:adopt|licen[sc]e agreement|implementation|patent|users?)/iu,
      get: 'Letters or records of users that say what they use and with what result',
      days: 21,
    },
    {
      what: 'Proof of your own part in joint work',
      asked: /\b(?:role|co-?author|part in|contribution|joint|lead)/iu,
      papers: /\bletter of recommendation\b|\bcontribution\b/iu,
      get: 'A letter of a project leader or first author that says what was your own part',
      days: 21,
    },
    {
      what: 'Citation report with the date on which it was made',
      asked: /\b(?:citations?|cited|google scholar|scopus|web of science|h-index)/iu,
      papers: /\b(?:citation|google scholar|scopus|web of science)/iu,
      days: 1,
    },
    {
      what: 'Grants, awards or media reports',
      asked: /\b(?:awards?|grants?|funding|media|press|prizes?)\b/iu,
      papers: /\b(?:award|prize|grant|media|press|news)\b/iu,
      days: null,
    },
  ],
  advice: [
    'Put the success nearest to the endeavor first, and say what came of it and for whom.',
    'Lead with what was there on the day of filing: later citations, prizes and papers may only support it ({cfr-103-2-b-12}).',
    'It is not asked that the endeavor be more likely than not to succeed ({dhanasar@890}). In joint work, show your own part.',
  ],
}

export const plan: Point = {
  title: 'A model or plan for future activities',
  fields: ['futureplan.plans', 'futureplan.supporting_doc', 'futureplan.expected_outcomes', 'futureplan.eta'],
  papers: /\b(?:plan|budget|proposal|timeline|projection)\b/iu,
  words: /\b(?:plans?|will|steps?|phase|timeline|budget|fund|milestone|schedule|by the end of)\b/giu,
  risk: 'medium',
  needs: [
    {
      what: 'Plan with dated steps, means and place of work',
      asked: /\b(?:plan|model|steps?|timeline|schedule|detail|how (?:you|the))/iu,
      usual: true,
      papers: /\b(?:plan|proposal|timeline)\b/iu,
      days: 5,
    },
    {
      what: 'Where the money for it comes from',
      asked: /\b(?:fund|financ|capital|invest|budget|resources|bank)/iu,
      papers: /\b(?:budget|funding|grant|invest|bank|financ)/iu,
      get: 'Bank, grant or investment papers for the first steps',
      days: 14,
    },
    {
      what: 'Agreements or letters of those who take part in the plan',
      asked: /\b(?:agreements?|contracts?|letters?|partners?|employer|collaborat)/iu,
      papers: /\b(?:agreement|contract|letter of intent|memorandum|collaboration)\b/iu,
      days: 21,
    },
  ],
  advice: [
    'Write the plan of the petition out in steps with dates, means and people, and prove those steps that can be proved. A plan is one of the factors of the second prong ({dhanasar@890}).',
    'Add detail, but nothing that changes the endeavor ({izummi}).',
    'If the plan costs money, show where the money for the first steps comes from.',
  ],
}

export const progress: Point = {
  title: 'Progress toward the endeavor',
  fields: ['futureplan.current_progress', 'endeavors.exp_subs_merit_evidence'],
  also: ['professionalprojects.impact', 'endeavors.exp_related_experience'],
  papers: /\b(?:project documents|report|adopt|agreement|patent|permit|prototype)\b/iu,
  words:
    /\b(?:progress|already|have (?:written|built|tested|published|begun|started)|first|adopted|completed|under way|prototype|pilot|trial|now)\b/giu,
  risk: 'some',
  needs: [
    {
      what: 'Dated papers that show steps already taken before the filing',
      asked: /\b(?:progress|steps?|taken|achiev|toward|begun|start)/iu,
      usual: true,
      papers: /\b(?:report|project documents|adopt|agreement|permit|patent|pilot|trial)\b/iu,
      days: 7,
    },
  ],
  advice: [
    'List the steps taken before the day of filing first, each with its date and its paper.',
    'Steps taken later may be told, but only as support: the petition is judged as of the day of filing ({cfr-103-2-b-1}, {cfr-103-2-b-12}).',
  ],
}

export const interest: Point = {
  title: 'Interest of customers, users, investors or others',
  fields: ['academicprojects.funding_source'],
  also: [
    'evidence.brief_introduction',
    'professionalprojects.impact',
    'futureplan.current_progress',
    'academicprojects.impact',
  ],
  papers: /\b(?:adoption|interest|intent|agreement|contract|grant|invest|customer|order|memorandum)/iu,
  words:
    /\b(?:interest|customers?|users?|investors?|adopted|funded|fund|grant|agreement|cooperative|uses|in use|use the|ordered|invited|partner)/giu,
  risk: 'some',
  needs: [
    {
      what: 'Letters or agreements of customers, users, investors or public bodies',
      asked: /\b(?:interest|customers?|users?|investors?|letters?|contracts?|agreements?|entities|stakeholders?)\b/iu,
      usual: true,
      papers: /\b(?:adoption|letter of intent|letter of interest|agreement|contract|invest|purchase|memorandum)/iu,
      get: 'Letters of those who use the work or want it, saying what for and since when',
      days: 21,
    },
    {
      what: 'Papers on grants or money received',
      asked: /\b(?:grants?|funding|invest(?:ment|ed)|capital)\b/iu,
      papers: /\b(?:grant|funding|invest)/iu,
      days: 14,
    },
  ],
  advice: [
    'First look for interest that is older than the filing: contracts, e-mails, invitations, grants, users.',
    'A new letter should say since when the writer has known and used the work; interest that began after the filing only supports the rest ({cfr-103-2-b-12}).',
    'Peer and government interest helped in the decision that made the test ({dhanasar@893}).',
  ],
}

export const letters: Point = {
  title: 'What the letters prove',
  fields: ['referees.signed_letter'],
  papers: /\bletter\b/iu,
  words:
    /\b(?:independent|I (?:have )?(?:used|read|supervised|reviewed|introduced|repeated|know)|colleague|recommend|opinion)/giu,
  risk: 'some',
  needs: [
    {
      what: 'Letters of independent writers who used or checked the work',
      asked: /\b(?:independent|experts?|outside|objective|letters?)\b/iu,
      usual: (held) => held.independentLetters === 0,
      isHeld: (held) => held.independentLetters > 0,
      get: 'A letter of somebody who never worked with you and used or checked the work',
      days: 21,
    },
    {
      what: 'Curriculum vitae of each writer',
      asked: /\b(?:curriculum|credentials?|resumes?|cv|qualifications of)\b/iu,
      papers: /\b(?:curriculum|biograph|cv)\b/iu,
      days: 7,
    },
    {
      what: 'The same letters signed and dated, on letterhead, with the address of each writer',
      asked: /\b(?:un)?signed\b|\bsignatures?\b|\bletterhead\b|\bundated\b|\bcontact (?:details|information)\b/iu,
      days: 10,
    },
    {
      what: 'Papers that bear out what the letters say',
      asked: /\b(?:corroborat|document(?:ary|ation|ed)?|support(?:ing|ed)?|(?<!contact )detail|specific|examples?)/iu,
      usual: true,
      papers: /\b(?:article|report|adopt|agreement|award|project documents)/iu,
      days: null,
    },
  ],
  advice: [
    COLLEAGUES_ALONE,
    'For each claim of a letter that the officer doubts, send the paper that proves it.',
    'Each writer must write the letter, or correct it, personally: the same sentences in two letters take away the weight of both.',
  ],
}
