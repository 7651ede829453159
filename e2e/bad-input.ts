import type { Filling } from './fill.ts'

const REQUIRED = 'This field is required'
const WEAK =
  'Password must be at least 6 characters long and contain at least one uppercase letter, one lowercase letter, and one number'

export interface BadInput {
  form: string
  path: string
  /** Not signed in. */
  who?: 'nobody'
  press?: string
  typed: Filling
  /** What each field then says. */
  says: Record<string, string>
  /** Forms of a field or two have no summary; the first field in error takes the focus. */
  summary?: false
}

const account = { who: 'nobody', summary: false } as const
const registering = { ...account, path: '/register', press: 'Sign up' }

/** What is typed into each form but the profile's, whose rules stand in a table of their own, and what it answers. */
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
