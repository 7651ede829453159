import type { FactKind } from '../case-file.ts'

/** How the entries of a section become facts: what they are called, and which fields in which order. */
export interface FactSection {
  kind: FactKind
  /** The entry as the applicant's form calls it. */
  label: string
  /** The field that names an entry. */
  name: string
  fields: Readonly<Record<string, string>>
}

const PASSAGES = {
  background: 'Background',
  goal: 'Goal',
  challenge: 'Challenge',
  solution: 'Solution',
  impact: 'Impact',
}

export const PERSON_FIELDS = {
  pronoun: 'Prefix',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  native_name: 'Name in its own script',
  gender: 'Gender',
  email: 'Email',
  phone_number: 'Phone number',
  occupation: 'Occupation',
  field_of_endeavor: 'Field of endeavor',
  eb2_basis: 'How you qualify for EB-2',
} as const

/** Sections in the order in which the filing numbers them. */
export const FACT_SECTIONS = {
  academichistory: {
    kind: 'degree',
    label: 'Education',
    name: 'school_name',
    fields: {
      degree: 'Degree',
      major: 'Major',
      school_name: 'School name',
      school_city: 'City',
      school_state: 'State',
      school_country: 'Country',
      school_website: 'School website',
      learning_type: 'Learning type',
      start_date: 'Start date',
      end_date: 'End date',
      is_current: 'Currently studying',
      total_gpa: 'Total GPA',
      max_gpa: 'Max GPA',
      courses: 'Courses',
    },
  },
  academicprojects: {
    kind: 'academic_project',
    label: 'Academic Project',
    name: 'project_name',
    fields: {
      project_name: 'Project name',
      organization: 'Organization',
      research_domain: 'Research domain',
      role: 'Role',
      start_date: 'Start date',
      end_date: 'End date',
      ...PASSAGES,
      comments: 'Comments',
      is_published: 'Published',
      published_journal: 'Published journal',
      published_date: 'Published date',
      published_url: 'Published URL',
      citation_count: 'Citation count',
      funding_source: 'Funding source',
      funding_source_country: 'Funding source country',
      funding_amount: 'Funding amount',
    },
  },
  professionalhistory: {
    kind: 'employment',
    label: 'Employment',
    name: 'organization',
    fields: {
      job_title: 'Job title',
      organization: 'Organization',
      organization_type: 'Organization type',
      organization_industry: 'Industry',
      organization_website: 'Organization website',
      city: 'City',
      state: 'State',
      country: 'Country',
      start_date: 'Start date',
      end_date: 'End date',
      is_current: 'Currently employed',
      job_type: 'Job type',
      working_hours_per_week: 'Working hours per week',
      annual_salary: 'Annual salary',
      job_summary: 'Job summary',
      required_skills: 'Required skills',
    },
  },
  professionalprojects: {
    kind: 'employment_project',
    label: 'Professional Project',
    name: 'project_name',
    fields: {
      project_name: 'Project name',
      organization: 'Organization',
      department: 'Department',
      job_title: 'Job title',
      role: 'Role',
      start_date: 'Start date',
      end_date: 'End date',
      ...PASSAGES,
    },
  },
  evidence: {
    kind: 'evidence',
    label: 'Evidence',
    name: 'name',
    fields: {
      name: 'Name',
      issuing_organization: 'Issuing organization',
      category: 'Category',
      sub_category: 'Sub category',
      received_date: 'Received date',
      expired_date: 'Expired date',
      status: 'Status',
      domain: 'Domain',
      level: 'Level',
      brief_introduction: 'Brief introduction',
    },
  },
  futureplan: {
    kind: 'plan',
    label: 'Future Plan',
    name: 'plan_title',
    fields: {
      plan_title: 'Plan title',
      area_of_focus: 'Area of focus',
      current_progress: 'Current progress',
      plans: 'Plans',
      expected_outcomes: 'Expected outcomes',
      eta: 'ETA',
      status: 'Status',
      impact: 'Impact',
      comments: 'Comments',
    },
  },
  endeavors: {
    kind: 'endeavor',
    label: 'Proposed Endeavor',
    name: 'title',
    fields: {
      title: 'Title',
      exp_applicant_qualifications: 'Applicant qualifications',
      exp_related_experience: 'Related experience',
      exp_subs_merit_intric_val: 'Substantial merit, intrinsic value',
      exp_subs_merit_impact: 'Substantial merit, impact',
      exp_subs_merit_evidence: 'Substantial merit, evidence',
      exp_nation_impt_scope: 'National importance, scope',
      exp_nation_impt_urgency: 'National importance, urgency',
      exp_nation_impt_beneficiaries: 'National importance, beneficiaries',
      exp_nation_impt_impact: 'National importance, impact',
    },
  },
  referees: {
    kind: 'recommender',
    label: 'Recommender',
    name: 'last_name',
    fields: {
      pronoun: 'Prefix',
      first_name: 'First name',
      middle_name: 'Middle name',
      last_name: 'Last name',
      native_name: 'Name in its own script',
      gender: 'Gender',
      title: 'Title',
      organization: 'Organization',
      department: 'Department',
      category: 'Category',
      relationship: 'Relationship',
      frequency: 'Frequency',
      years_of_known: 'Years known',
      same_employer: 'Same employer',
      was_supervisor: 'Supervised you',
      co_author: 'Co-author',
      email: 'Email',
      country_code: 'Country code',
      phone: 'Phone',
      linkedin: 'LinkedIn',
      comments: 'Comments',
    },
  },
} as const satisfies Record<string, FactSection>

export type SectionName = keyof typeof FACT_SECTIONS

/** The fields by which the entries of these sections are called. */
export const namesIn = (...sections: readonly SectionName[]): ReadonlySet<string> =>
  new Set(sections.map((section) => FACT_SECTIONS[section].name))
