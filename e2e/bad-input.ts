import type { Filling } from './fill.ts'

const REQUIRED = 'This field is required'
const WEAK =
  'Password must be at least 6 characters long and contain at least one uppercase letter, one lowercase letter, and one number'

export interface BadInput {
  form: string
  path: string
  /** `nobody` is not signed in, `newcomer` has no application yet. */
  who?: 'nobody' | 'newcomer'
  press?: string
  /** Where the fields stand: `entries.0.` in a list. */
  prefix?: string
  typed: Filling
  /** What each field then says. */
  says: Record<string, string>
  /** Forms of a field or two have no summary; the first field in error takes the focus. */
  summary?: false
}

const account = { who: 'nobody', summary: false } as const
const entry = { prefix: 'entries.0.' } as const
const registering = { ...account, path: '/register', press: 'Sign up' }
const published = { end_date: '2019-04-30', is_published: true }

/** What is typed into each form, first of all what is wrong, and what it answers. */
export const BAD_INPUT: readonly BadInput[] = [
  {
    form: 'register, nothing',
    ...registering,
    typed: {},
    says: {
      username: 'All fields are required',
      email: 'All fields are required',
      password: 'All fields are required',
      acceptedTerms: 'Please accept the terms and privacy policy',
    },
  },
  {
    form: 'register, wrong',
    ...registering,
    typed: { username: 'renata kőszegi!', email: 'renata@koszegi', password: 'cathode94', acceptedTerms: true },
    says: {
      username: 'Please enter a valid username, no special characters',
      email: 'Please enter a valid email address',
      password:
        'Password must be at least six characters long, contain at least one uppercase letter and one lowercase letter.',
    },
  },
  {
    form: 'login',
    ...account,
    path: '/login',
    press: 'Log In',
    typed: {},
    says: { email: REQUIRED, password: REQUIRED },
  },
  {
    form: 'forgot password',
    ...account,
    path: '/forgot-password',
    press: 'Send Reset Link',
    typed: { email: 'renata' },
    says: { email: 'Please enter a valid email address' },
  },
  {
    form: 'reset password, weak',
    ...account,
    path: '/reset-password/a',
    press: 'Reset Password',
    typed: { new_password: 'cathode', confirm_password: 'cathode' },
    says: { new_password: WEAK },
  },
  {
    form: 'reset password, two',
    ...account,
    path: '/reset-password/a',
    press: 'Reset Password',
    typed: { new_password: 'Cathode94', confirm_password: 'Cathode95' },
    says: { confirm_password: 'Passwords do not match' },
  },
  {
    form: 'contact',
    ...account,
    path: '/contact',
    press: 'Send',
    typed: { email: 'renata' },
    says: { name: REQUIRED, email: 'Please enter a valid email address', message: REQUIRED },
  },
  {
    form: 'change password',
    path: '/account-settings',
    press: 'Change Password',
    typed: { old_password: 'Wrong1password', new_password: 'cathode', confirm_password: 'cathode' },
    says: { new_password: WEAK },
    summary: false,
  },
  {
    form: 'change password, wrong old one',
    path: '/account-settings',
    press: 'Change Password',
    typed: { old_password: 'Wrong1password', new_password: 'Cathode94', confirm_password: 'Cathode94' },
    says: { old_password: 'Your current password is not correct' },
    summary: false,
  },
  {
    form: 'personal info, nothing',
    path: '/personal-info',
    who: 'newcomer',
    typed: { email: '' },
    says: {
      pronoun: 'Prefix is required',
      gender: 'Gender is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      phone_number: 'Phone Number is required',
      resume: 'Resume is required. Please upload a PDF file.',
    },
  },
  {
    form: 'personal info, wrong',
    path: '/personal-info',
    who: 'newcomer',
    typed: { email: 'renata@koszegi', phone_number: '20255x0143' },
    says: { email: 'Invalid email format', phone_number: 'Phone number must contain only numbers' },
  },
  {
    form: 'education, nothing',
    path: '/education-info',
    ...entry,
    typed: {},
    says: {
      ...Object.fromEntries(
        'school_name school_website school_country school_state school_city learning_type degree major start_date end_date total_gpa max_gpa'
          .split(' ')
          .map((name) => [name, REQUIRED]),
      ),
      courses: 'Please add at least one course',
      diploma_en: 'English diploma is required',
      transcript_en: 'English transcript is required',
    },
  },
  {
    form: 'education, wrong',
    path: '/education-info',
    ...entry,
    typed: {
      school_website: 'not an address',
      start_date: '2014-09-01',
      end_date: '2014-09-01',
      total_gpa: '4.82',
      max_gpa: '4',
    },
    says: {
      school_website: 'Please enter a valid URL (e.g., https://example.edu)',
      end_date: 'End date must be after start date',
      max_gpa: 'Max GPA must be greater than or equal to total GPA',
    },
  },
  {
    form: 'education project',
    path: '/scientific-project',
    ...entry,
    typed: { ...published, start_date: '2019-05-01', funding_amount: '1000.005' },
    says: {
      project_name: REQUIRED,
      organization: REQUIRED,
      background: REQUIRED,
      end_date: 'End date cannot be earlier than start date',
      published_journal: 'Required when published',
      published_url: 'Required when published',
      published_date: 'Required when published',
      citation_count: 'Required when published',
      funding_source: 'Required when published',
      funding_source_country: 'Required when published',
      funding_amount: 'Please enter a valid amount (e.g., 1000.00)',
    },
  },
  {
    form: 'employment, nothing',
    path: '/employment-info',
    ...entry,
    typed: {},
    says: {
      organization: REQUIRED,
      organization_type: REQUIRED,
      organization_industry: REQUIRED,
      start_date: REQUIRED,
      end_date: 'End date is required when not currently employed',
      annual_salary: REQUIRED,
      working_hours_per_week: REQUIRED,
      job_summary: REQUIRED,
      required_skills: REQUIRED,
    },
  },
  {
    form: 'employment, wrong',
    path: '/employment-info',
    ...entry,
    typed: {
      organization_website: 'not an address',
      start_date: '2019-08-01',
      end_date: '2019-07-31',
      annual_salary: '0',
      working_hours_per_week: '169',
    },
    says: {
      organization_website: 'Please enter a valid URL',
      end_date: 'End date cannot be before start date',
      annual_salary: 'Please enter a valid salary amount',
      working_hours_per_week: 'Please enter valid working hours (1-168)',
    },
  },
  {
    form: 'employment project',
    path: '/project-info',
    ...entry,
    typed: { project_name: 'x', background: ' y ' },
    says: {
      project_name: 'Project Name is required and must be meaningful',
      department: 'Department is required and must be meaningful',
      start_date: 'Start Date is required and must be meaningful',
      background: 'Background is required and must be meaningful',
      impact: 'Impact is required and must be meaningful',
    },
  },
  {
    form: 'evidence',
    path: '/evidence',
    ...entry,
    typed: { category: 'Achievement', received_date: '2022-05-19', expired_date: '2022-05-18' },
    says: {
      name: REQUIRED,
      sub_category: REQUIRED,
      status: REQUIRED,
      level: REQUIRED,
      domain: REQUIRED,
      issuing_organization: REQUIRED,
      brief_introduction: REQUIRED,
      expired_date: 'Expired date must be after received date',
    },
  },
  {
    form: 'future plan',
    path: '/future-plans',
    ...entry,
    typed: { plans: '   ' },
    says: {
      plan_title: 'Plan Title is required',
      area_of_focus: 'Area of Focus is required',
      eta: 'ETA is required',
      status: 'Status is required',
      current_progress: 'Current Progress is required',
      plans: 'Plans is required',
      expected_outcomes: 'Expected Outcomes is required',
      impact: 'Impact is required',
    },
  },
  {
    form: 'RFE',
    path: '/rfe',
    ...entry,
    typed: {},
    says: {
      description: REQUIRED,
      sent_date: REQUIRED,
      deadline: REQUIRED,
      file: 'Supporting document is required',
    },
  },
  {
    form: 'recommender',
    path: '/recommender-config',
    press: 'Continue',
    typed: { email: 'marcus@oyelaran', phone: '202555018', years_of_known: '-1' },
    says: {
      first_name: REQUIRED,
      title: REQUIRED,
      relationship: REQUIRED,
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid 10-digit phone number',
      years_of_known: 'Please enter a valid number of years',
    },
  },
]
