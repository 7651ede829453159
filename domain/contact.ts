import { z } from 'zod'
import { EMAIL_FORM, optionalText, requiredLine, requiredPassage } from './field.ts'
import { WRONG_EMAIL } from './account.ts'

export const contactSchema = z.object({
  name: requiredLine(),
  email: requiredLine().pipe(z.string().refine((value) => EMAIL_FORM.test(value), WRONG_EMAIL)),
  phone: optionalText(50),
  message: requiredPassage(),
  /** A trap for programs that fill in every field: people never see it. */
  website: optionalText(),
})

export const CONTACT_THANKS = 'Thank you for your message. We will contact you soon!'
