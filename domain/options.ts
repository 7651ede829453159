/** Every list a person chooses from, in the order shown. What is stored is the word itself. */

export const GENDERS = ['Male', 'Female', 'Other'] as const
export const PRONOUNS = ['Mr.', 'Mrs.', 'Ms.', 'Dr.'] as const

export const DEGREES = [
  "Associate's",
  "Bachelor's",
  "Master's",
  'Doctoral',
  'Professional Degree',
  'High School Diploma',
  'Certificate',
  'Other',
] as const

/** On what EB-2 may rest (8 CFR 204.5(k)(2) and (3)(ii)). */
export const EB2_BASES = ['Advanced degree', "Bachelor's degree plus five years", 'Exceptional ability'] as const

export const LEARNING_TYPES = [
  'Full-time, on campus',
  'Part-time, on campus',
  'Online',
  'Hybrid, campus and online',
  'Exchange or visiting',
  'Other',
] as const

export const ORGANIZATION_TYPES = [
  'For-Profit Companies',
  'International Organizations',
  'NGO',
  'Government Agencies',
  'Academic Organizations',
  'Other Non-Profit',
] as const

export const JOB_TYPES = ['Full-Time', 'Part-Time', 'Temporary', 'Internship', 'Other'] as const

/** The sectors of the North American Industry Classification System (2022), the largest under the names people know. */
export const INDUSTRIES = [
  'Accommodation and Food Services',
  'Administrative and Support Services',
  'Agriculture, Forestry, Fishing and Hunting',
  'Arts, Entertainment, and Recreation',
  'Construction',
  'Educational Services',
  'Finance and Insurance',
  'Health Care and Social Assistance',
  'Information Technology',
  'Management of Companies and Enterprises',
  'Manufacturing',
  'Media and Telecommunications',
  'Mining, Quarrying, and Oil and Gas Extraction',
  'Professional, Scientific, and Technical Services',
  'Public Administration',
  'Real Estate and Rental and Leasing',
  'Transportation and Warehousing',
  'Utilities',
  'Wholesale and Retail Trade',
  'Other Services',
] as const

export const FIELDS_OF_STUDY = [
  'Aerospace Engineering',
  'Agriculture and Food Science',
  'Architecture and Urban Planning',
  'Artificial Intelligence and Machine Learning',
  'Arts and Design',
  'Biology and Biotechnology',
  'Biomedical Engineering',
  'Business and Management',
  'Chemical Engineering',
  'Chemistry',
  'Civil and Environmental Engineering',
  'Communication and Media',
  'Computer Science',
  'Cybersecurity',
  'Data Science and Statistics',
  'Earth and Climate Science',
  'Economics and Finance',
  'Education',
  'Electrical and Electronic Engineering',
  'Energy',
  'History and Humanities',
  'Industrial and Systems Engineering',
  'Law and Public Policy',
  'Materials Science and Engineering',
  'Mathematics',
  'Mechanical Engineering',
  'Medicine and Clinical Science',
  'Music and Performing Arts',
  'Neuroscience and Psychology',
  'Nursing and Allied Health',
  'Pharmacy and Pharmacology',
  'Physics and Astronomy',
  'Public Health',
  'Robotics and Automation',
  'Social Sciences',
  'Other',
] as const

export const EVIDENCE_SUB_CATEGORIES = {
  Academic: ['Course Certificate', 'Degree', 'Academic Award'],
  Professional: ['Certification', 'License', 'Training Certificate', 'Others'],
  Achievement: ['Award', 'Recognition', 'Competition'],
  Project: ['Research', 'Development', 'Innovation'],
} as const
export const EVIDENCE_CATEGORIES = ['Academic', 'Professional', 'Achievement', 'Project'] as const
export type EvidenceCategory = (typeof EVIDENCE_CATEGORIES)[number]
export const EVIDENCE_STATUSES = ['Active', 'Inactive', 'No-expiration Date'] as const
export const EVIDENCE_LEVELS = ['International', 'National', 'Regional'] as const

export const PLAN_ETAS = ['within 1 year', '1-3 years', '3-5 years', '5+ years'] as const
export const PLAN_STATUSES = ["Haven't Started Yet", 'In Progress'] as const

export const RECOMMENDER_GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const
export const RECOMMENDER_CATEGORIES = ['professor', 'supervisor', 'colleague', 'other'] as const
export const RECOMMENDER_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const

export const NOT_APPLICABLE = 'Not applicable'

/** Country codes of the applicant's phone. `country` (ISO 3166) names the numbering plan and the flag. */
export const PHONE_CODES = [
  { code: '+1', country: 'US', name: 'United States, Canada' },
  { code: '+7', country: 'RU', name: 'Russia, Kazakhstan' },
  { code: '+20', country: 'EG', name: 'Egypt' },
  { code: '+27', country: 'ZA', name: 'South Africa' },
  { code: '+30', country: 'GR', name: 'Greece' },
  { code: '+31', country: 'NL', name: 'Netherlands' },
  { code: '+32', country: 'BE', name: 'Belgium' },
  { code: '+33', country: 'FR', name: 'France' },
  { code: '+34', country: 'ES', name: 'Spain' },
  { code: '+36', country: 'HU', name: 'Hungary' },
  { code: '+39', country: 'IT', name: 'Italy' },
  { code: '+40', country: 'RO', name: 'Romania' },
  { code: '+41', country: 'CH', name: 'Switzerland' },
  { code: '+43', country: 'AT', name: 'Austria' },
  { code: '+44', country: 'GB', name: 'United Kingdom' },
  { code: '+45', country: 'DK', name: 'Denmark' },
  { code: '+46', country: 'SE', name: 'Sweden' },
  { code: '+47', country: 'NO', name: 'Norway' },
  { code: '+48', country: 'PL', name: 'Poland' },
  { code: '+49', country: 'DE', name: 'Germany' },
  { code: '+51', country: 'PE', name: 'Peru' },
  { code: '+52', country: 'MX', name: 'Mexico' },
  { code: '+54', country: 'AR', name: 'Argentina' },
  { code: '+55', country: 'BR', name: 'Brazil' },
  { code: '+56', country: 'CL', name: 'Chile' },
  { code: '+57', country: 'CO', name: 'Colombia' },
  { code: '+60', country: 'MY', name: 'Malaysia' },
  { code: '+61', country: 'AU', name: 'Australia' },
  { code: '+62', country: 'ID', name: 'Indonesia' },
  { code: '+63', country: 'PH', name: 'Philippines' },
  { code: '+64', country: 'NZ', name: 'New Zealand' },
  { code: '+65', country: 'SG', name: 'Singapore' },
  { code: '+66', country: 'TH', name: 'Thailand' },
  { code: '+81', country: 'JP', name: 'Japan' },
  { code: '+82', country: 'KR', name: 'South Korea' },
  { code: '+84', country: 'VN', name: 'Vietnam' },
  { code: '+86', country: 'CN', name: 'China' },
  { code: '+90', country: 'TR', name: 'Türkiye' },
  { code: '+91', country: 'IN', name: 'India' },
  { code: '+92', country: 'PK', name: 'Pakistan' },
  { code: '+94', country: 'LK', name: 'Sri Lanka' },
  { code: '+98', country: 'IR', name: 'Iran' },
  { code: '+212', country: 'MA', name: 'Morocco' },
  { code: '+233', country: 'GH', name: 'Ghana' },
  { code: '+234', country: 'NG', name: 'Nigeria' },
  { code: '+254', country: 'KE', name: 'Kenya' },
  { code: '+351', country: 'PT', name: 'Portugal' },
  { code: '+353', country: 'IE', name: 'Ireland' },
  { code: '+358', country: 'FI', name: 'Finland' },
  { code: '+380', country: 'UA', name: 'Ukraine' },
  { code: '+420', country: 'CZ', name: 'Czechia' },
  { code: '+852', country: 'HK', name: 'Hong Kong' },
  { code: '+880', country: 'BD', name: 'Bangladesh' },
  { code: '+886', country: 'TW', name: 'Taiwan' },
  { code: '+966', country: 'SA', name: 'Saudi Arabia' },
  { code: '+971', country: 'AE', name: 'United Arab Emirates' },
  { code: '+972', country: 'IL', name: 'Israel' },
  { code: '+977', country: 'NP', name: 'Nepal' },
] as const
