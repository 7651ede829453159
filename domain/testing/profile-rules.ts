import { ACADEMIC_PROJECT_RULES } from './rules/academic-project.ts'
import { APPLICATION_RULES } from './rules/application.ts'
import { EDUCATION_RULES } from './rules/education.ts'
import { EMPLOYMENT_PROJECT_RULES } from './rules/employment-project.ts'
import { EMPLOYMENT_RULES } from './rules/employment.ts'
import { EVIDENCE_RULES } from './rules/evidence.ts'
import { FUTURE_PLAN_RULES } from './rules/future-plan.ts'
import { RFE_RULES } from './rules/rfe-notice.ts'
import type { FormRules, RuleForm } from './rule.ts'

/** Every rule of the profile, once. Schema, API and form are each held to it. */
export const PROFILE_RULES: Readonly<Record<RuleForm, FormRules>> = {
  application: APPLICATION_RULES,
  academichistory: EDUCATION_RULES,
  academicprojects: ACADEMIC_PROJECT_RULES,
  professionalhistory: EMPLOYMENT_RULES,
  professionalprojects: EMPLOYMENT_PROJECT_RULES,
  evidence: EVIDENCE_RULES,
  futureplan: FUTURE_PLAN_RULES,
  rfenotice: RFE_RULES,
}

export const RULE_FORMS = Object.keys(PROFILE_RULES) as RuleForm[]
